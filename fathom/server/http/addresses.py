"""The addresses at which others on the network can reach this server."""

import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")
SOMEWHERE = {socket.AF_INET: ("10.255.255.255", 9), socket.AF_INET6: ("2001:db8::1", 9)}


def own_addresses() -> list[str]:
    """This computer's addresses on its networks, found by looking up a route; no packet is sent."""
    found = []
    for family, target in SOMEWHERE.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect(target)
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    return [each for each in found if not ip_address(each).is_loopback]


def here(host: str, port: int) -> str:
    """The server's address as seen from this computer; `0.0.0.0` and `::` become localhost."""
    return _origin("localhost" if host in EVERYWHERE else host, port)


def origins(host: str, port: int) -> list[str]:
    """The origins of links that others on the network can open; none if the server listens on this computer only."""
    if host not in EVERYWHERE:
        return [] if _is_loopback(host) else [_origin(host, port)]
    return [_origin(each, port) for each in own_addresses()]


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
