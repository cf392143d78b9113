"""What the operator has set up for notices: one TOML file, which `ludoteca serve --notices` names.

    address = "https://games.example.org"        # links in notices begin with it
    contact = "mailto:house@example.org"         # whom a push service may write to

    [push]
    key = "push.pem"                             # made by `ludoteca push-key`; beside this file
    services = ["fcm.googleapis.com"]            # instead of the known ones

    [mail]
    smtp = "smtps://house:password@mail.example.org"
    from = "Ludoteca <house@example.org>"

`LUDOTECA_SMTP` in the environment takes the place of `smtp`. What is wrong is told in one line, without secrets.
"""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from email.headerregistry import Address
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Struct

from ludoteca.server.notices.push_encryption import PushKey
from ludoteca.server.notices.push_services import KNOWN, PushServices
from ludoteca.server.refusal import Refusal

SMTP = "LUDOTECA_SMTP"
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
HERE = ("localhost", "127.0.0.1", "::1")


class _Push(Struct, forbid_unknown_fields=True):
    key: str
    services: list[str] = []
    private_addresses: bool = False
    """Whether push services may have addresses in private networks: one of the house's own."""
    ca: str = ""
    """Certificates that such a service is known by, instead of the system's."""


class _Mail(Struct, forbid_unknown_fields=True, rename={"sender": "from"}):
    sender: str
    smtp: str = ""


class _File(Struct, forbid_unknown_fields=True):
    address: str
    contact: str = ""
    push: _Push | None = None
    mail: _Mail | None = None


@dataclass(frozen=True)
class PushConfig:
    """How push services are reached."""

    key: PushKey
    services: PushServices
    contact: str
    ca: str = ""


@dataclass(frozen=True)
class MailConfig:
    """How letters leave the house. `security` is "smtp" (to this machine only), "smtp+starttls" or "smtps"."""

    security: str
    host: str
    port: int
    user: str
    password: str
    sender: Address

    def __repr__(self) -> str:
        return f"MailConfig({self.security}://{self.host}:{self.port})"  # no password in any log


@dataclass(frozen=True)
class NoticeConfig:
    """What is set up; without either, people are only called by pages that are open."""

    address: str = ""
    push: PushConfig | None = None
    mail: MailConfig | None = None


def read_config(file: Path, environment: Mapping[str, str] = os.environ) -> NoticeConfig:
    """What a file says; a Refusal names what is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File)
    except OSError as error:
        raise _wrong(file, error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise _wrong(file, "it is no TOML") from error
    except msgspec.ValidationError as error:
        raise _wrong(file, str(error)) from error
    parts = urlsplit(found.address)
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise _wrong(file, "`address` is no address of a house, e.g. https://games.example.org")
    contact = found.contact or found.address
    if not contact.startswith(("mailto:", "https:")) and found.push is not None:
        raise _wrong(file, "`contact` begins with mailto: or https:")
    return NoticeConfig(
        address=f"{parts.scheme}://{parts.netloc}",
        push=None if found.push is None else _push(file, found.push, contact),
        mail=None if found.mail is None else _mail(file, found.mail, environment),
    )


def _push(file: Path, found: _Push, contact: str) -> PushConfig:
    pem = file.parent / found.key
    try:
        key = PushKey.read(pem)
    except OSError as error:
        raise _wrong(file, f"{pem}: {error.strerror or error}; ludoteca push-key makes one") from error
    except ValueError as error:
        raise _wrong(file, f"{pem} holds no such key; ludoteca push-key makes one") from error
    try:
        services = PushServices(tuple(found.services) or KNOWN, private=found.private_addresses)
    except ValueError as error:
        raise _wrong(file, f"`services` has names of hosts, not {error}") from error
    return PushConfig(key, services, contact, str(file.parent / found.ca) if found.ca else "")


def _mail(file: Path, found: _Mail, environment: Mapping[str, str]) -> MailConfig:
    name, address = parseaddr(found.sender)
    user, at, domain = address.partition("@")
    if not (user and at and domain) or not found.sender.isprintable():
        raise _wrong(file, "`from` is no address, e.g. Ludoteca <house@example.org>")
    try:
        parts = urlsplit(environment.get(SMTP) or found.smtp)
        port = parts.port
    except ValueError:
        raise _wrong(file, "`smtp` has a port that is none") from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise _wrong(file, f"`smtp` begins with smtps://, smtp+starttls:// or smtp://; {SMTP} may take its place")
    if parts.scheme == "smtp" and parts.hostname not in HERE:
        raise _wrong(file, "`smtp` without encryption goes to this machine only; write smtps:// or smtp+starttls://")
    return MailConfig(
        security=parts.scheme,
        host=parts.hostname,
        port=port or PORTS[parts.scheme],
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        sender=Address(name, user, domain),
    )


def _wrong(file: Path, reason: str) -> Refusal:
    return Refusal("serving-notices-wrong", file=str(file), reason=reason)
