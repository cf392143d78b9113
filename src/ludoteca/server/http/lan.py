"""The addresses of this machine in its own network, found without sending anything, and their QR code."""

import io
import ipaddress
import socket
import struct

import segno

SIOCGIFADDR = 0x8915
"""Linux: the address of a network interface."""


def lan_addresses() -> list[str]:
    """Private IPv4 addresses of this machine, the one that leads out first."""
    found = [address for address in (*_leading_out(), *_of_interfaces()) if _is_private(address)]
    return list(dict.fromkeys(found))


def terminal_qr(address: str) -> str:
    """A QR code made of half blocks, for a phone to read off the terminal."""
    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True, border=2)
    return out.getvalue()


def svg_qr(address: str) -> bytes:
    """The same as a drawing."""
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=8, border=2, xmldecl=False)
    return out.getvalue()


def _leading_out() -> list[str]:
    """Connecting a datagram socket only picks the interface: no packet leaves. 192.0.2.1 is reserved for examples."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        return [str(probe.getsockname()[0])]


def _of_interfaces() -> list[str]:
    try:
        import fcntl
    except ImportError:  # Windows has no ioctl; there the way out must do
        return []
    addresses = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            try:
                answer = fcntl.ioctl(asker.fileno(), SIOCGIFADDR, request)
            except OSError:
                continue
            addresses.append(socket.inet_ntoa(answer[20:24]))
    return addresses


def _is_private(address: str) -> bool:
    known = ipaddress.ip_address(address)
    return known.is_private and not known.is_loopback and not known.is_unspecified
