"""Letters: plain text to one address, in a thread of its own. The library writes headers, so none can be slipped in."""

import re
import smtplib
import ssl
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime

from ludoteca.server.notices.config import MailConfig
from ludoteca.server.notices.push_sender import Outcome
from ludoteca.server.refusal import Refusal

SECONDS = 20.0
LONGEST = 254
LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}")
DOMAIN = re.compile(r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]")


def real_address(text: str) -> str:
    """An address that a letter can be sent to: the plain form that everybody has, nothing quoted and nothing hidden."""
    local, _, domain = text.strip().rpartition("@")
    if len(text) > LONGEST or not LOCAL.fullmatch(local) or not DOMAIN.fullmatch(domain):
        raise Refusal("notices-no-address")
    if local.startswith(".") or local.endswith(".") or ".." in local:
        raise Refusal("notices-no-address")
    return f"{local}@{domain.lower()}"


def letter(config: MailConfig, to: str, subject: str, body: str, *, id: str, end: str, now: int) -> EmailMessage:
    """A letter, ready to be sent. `id` is the same for the same letter; `end` is the link that ends all of them."""
    local, _, domain = to.rpartition("@")
    found = EmailMessage(policy=SMTP)
    found["From"] = config.sender
    found["To"] = Address("", local, domain)
    found["Subject"] = subject
    found["Date"] = format_datetime(datetime.fromtimestamp(now / 1000, UTC))
    found["Message-ID"] = f"<{id}@{config.sender.domain}>"
    found["Auto-Submitted"] = "auto-generated"
    if end:
        found["List-Unsubscribe"] = f"<{end}>"
    found.set_content(body)
    return found


def send(config: MailConfig, message: EmailMessage) -> tuple[Outcome, int]:
    """Hand a letter to the mail server; says what became of it, and the server's number."""
    try:
        with _opened(config) as server:
            server.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        status = max((code for code, _ in error.recipients.values()), default=550)
        return ("gone" if status >= 500 else "later"), status
    except smtplib.SMTPResponseException as error:  # what the server has against us may pass
        return "later", error.smtp_code
    except (OSError, smtplib.SMTPException):
        return "later", 0
    return "sent", 250


def _opened(config: MailConfig) -> smtplib.SMTP:
    context, name = ssl.create_default_context(), config.sender.domain  # not this machine's, which would be looked up
    if config.security == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(config.host, config.port, name, timeout=SECONDS, context=context)
    else:
        server = smtplib.SMTP(config.host, config.port, name, timeout=SECONDS)
    try:
        if config.security == "smtp+starttls":
            server.starttls(context=context)
        if config.user:
            server.login(config.user, config.password)
    except BaseException:
        server.close()
        raise
    return server
