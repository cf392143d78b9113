"""Sending one message to one browser's push service: no redirects, no proxies, one address, and not for long."""

import http.client
import socket
import ssl
from typing import Literal

from ludoteca.server.notices.config import PushConfig
from ludoteca.server.notices.push_encryption import decoded, encrypt
from ludoteca.server.notices.push_services import Endpoint
from ludoteca.server.refusal import Refusal

SECONDS = 10.0
"""For each step of a connection."""
GONE = (404, 410)
LATER = (408, 425, 429)

Outcome = Literal["sent", "gone", "later", "never"]
"""What became of it: taken by the service; the browser has no such address any more; try again; not like this."""


class _Pinned(http.client.HTTPSConnection):
    """A connection to one of some addresses, with the certificate of the host's name."""

    def __init__(self, endpoint: Endpoint, addresses: list[str], context: ssl.SSLContext) -> None:
        super().__init__(endpoint.host, endpoint.port, timeout=SECONDS, context=context)
        self._addresses, self._tls = addresses, context

    def connect(self) -> None:
        """Connect to the first that answers of the addresses that were looked at, whatever the name means by now."""
        for number, address in enumerate(self._addresses, start=1):
            try:
                plain = socket.create_connection((address, self.port), SECONDS)
                break
            except OSError:
                if number == len(self._addresses):
                    raise
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)


def send(
    config: PushConfig, address: str, key: str, auth: str, message: bytes, *, topic: str, ttl: int, now: float
) -> tuple[Outcome, int]:
    """Send, in a thread of its own; says what became of it and the status of the answer (0: there was none).

    `topic`: a message that waits at the service under the same one gives way to this one. `ttl`: seconds it may wait.
    """
    try:
        endpoint = config.services.endpoint(address)  # the operator's list may be another one since
        body = encrypt(message, decoded(key), decoded(auth))
    except (Refusal, ValueError):
        return "gone", 0
    headers = {
        "Authorization": config.key.authorization(endpoint.origin, config.contact, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(ttl),
        "Topic": topic,
        "Urgency": "normal",
    }
    context = ssl.create_default_context(cafile=config.ca or None)
    try:
        connection = _Pinned(endpoint, config.services.look_up(endpoint), context)
        try:
            connection.request("POST", endpoint.path, body, headers)
            status = connection.getresponse().status
        finally:
            connection.close()
    except (OSError, http.client.HTTPException):
        return "later", 0
    if 200 <= status < 300:
        return "sent", status
    if status in GONE:
        return "gone", status
    return ("later" if status in LATER or status >= 500 else "never"), status
