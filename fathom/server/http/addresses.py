"""Where friends can reach a server: its addresses on the network, if it listens there at all."""

import socket
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")
SOMEWHERE = {socket.AF_INET: ("10.255.255.255", 9), socket.AF_INET6: ("2001:db8::1", 9)}


def own_addresses() -> list[str]:
    """This computer's addresses on its networks. Nothing is sent: a route is looked up."""
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
    """The server's address for this computer: one that listens everywhere is nowhere by that name."""
    return _origin("localhost" if host in EVERYWHERE else host, port)


def origins(host: str, port: int) -> list[str]:
    """The beginnings of links that others on the network can open; none if only this computer can."""
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
