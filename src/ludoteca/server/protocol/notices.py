"""How the house may call somebody who is not there, as a page asks and is told."""

from typing import Literal

from msgspec import Struct


class Notices(Struct, frozen=True, rename="camel"):
    """GET /api/me/notices. How the house may call you when no page is open, and what of that it can do at all."""

    push_key: str
    """What a browser subscribes with; "" where the operator has not set Web Push up."""
    mail: bool
    """Whether letters can be sent."""
    moment: Literal["due", "turn"]
    """When you are called: when one day is left, or every time it is your turn."""
    address: str
    """Where letters go, "" without."""
    confirmed: bool
    """Whether somebody there has said yes; until then no letter goes there."""
    devices: int
    """How many browsers of yours may be called."""


class NoticeWish(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/notices. When you want to be called, and in which language."""

    moment: Literal["due", "turn"]
    language: str = "en"


class Device(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT and DELETE /api/me/notices/device. A browser's address at its push service, and its keys (base64url)."""

    endpoint: str
    key: str = ""
    """Its public key, `p256dh`."""
    auth: str = ""
    language: str = "en"


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/notices/mail. Where letters may go once somebody there has said yes."""

    address: str
    language: str = "en"


class NoticeWord(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/notices/confirm and /api/notices/end. The word behind `#` in a link that the house has sent."""

    word: str
