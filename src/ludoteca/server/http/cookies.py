"""The cookies of a browser: one carries the token of who it is now, one the tokens of who it was before.

A person who has become somebody else with a key can go back: the tokens of before stay good, and stay in this browser.
"""

from collections.abc import Mapping

from litestar.datastructures import Cookie

SECURE_COOKIE = "__Host-ludoteca"
"""Over HTTPS; the prefix makes browsers insist on Secure, Path=/ and no Domain."""
PLAIN_COOKIE = "ludoteca"
"""Over plain HTTP, which `security` accepts from this machine and private networks only."""
BEFORE = "-before"
"""What the name of the second cookie ends in."""
OPERATOR = "-house"
"""What the name of an operator's cookie ends in."""
COOKIE_SECONDS = 400 * 24 * 3600
FORMER = 4
"""How many people that this browser was before are kept."""
BETWEEN = "."
"""Between two tokens, which are words of letters, digits, - and _."""


def token_in(cookies: Mapping[str, str], *, secure: bool) -> str | None:
    """The token a browser sent, in the cookie that fits the connection."""
    return cookies.get(_name(secure))


def former_in(cookies: Mapping[str, str], *, secure: bool) -> list[str]:
    """The tokens of those whom this browser was before, the last one first."""
    sent = cookies.get(_name(secure) + BEFORE, "")
    return [token for token in sent.split(BETWEEN)[:FORMER] if token]


def cookie_for(token: str, *, secure: bool) -> Cookie:
    """The cookie that carries a token on this connection."""
    return _cookie(_name(secure), token, COOKIE_SECONDS, secure)


def former_cookie(tokens: list[str], *, secure: bool) -> Cookie:
    """The cookie that carries the tokens of before; without any it is taken away."""
    kept = tokens[:FORMER]
    return _cookie(_name(secure) + BEFORE, BETWEEN.join(kept), COOKIE_SECONDS if kept else 0, secure)


def cookie_gone(*, secure: bool) -> Cookie:
    """The cookie that takes the token away."""
    return _cookie(_name(secure), "", 0, secure)


def operator_in(cookies: Mapping[str, str], *, secure: bool) -> str | None:
    """What a browser sent to prove that it is the operator's."""
    return cookies.get(_name(secure) + OPERATOR)


def operator_cookie(cookie: str, seconds: int, *, secure: bool) -> Cookie:
    """The cookie of an operator's browser, which pages of others cannot make it send; 0 seconds take it away."""
    sent = _cookie(_name(secure) + OPERATOR, cookie, seconds, secure)
    sent.samesite = "strict"
    return sent


def _name(secure: bool) -> str:
    return SECURE_COOKIE if secure else PLAIN_COOKIE


def _cookie(name: str, value: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(key=name, value=value, path="/", max_age=seconds, httponly=True, secure=secure, samesite="lax")
