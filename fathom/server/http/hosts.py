"""The host that a request names, and whether it is a name of this server."""

import re
from collections.abc import Collection
from ipaddress import ip_address

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+))(?::([0-9]{1,5}))?", re.ASCII | re.IGNORECASE)
PRIVATE_NAMES = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # nobody on the internet can have them


def host_name(host: str) -> str:
    """The name or address in a Host header, without its port; nothing if the header is malformed."""
    found = HOST.fullmatch(host)
    if found is None or int(found[3] or 0) > 65_535:
        return ""
    if found[1]:
        return found[1].lower() if is_address(found[1]) else ""
    return found[2].lower().rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_ours(name: str, names: Collection[str]) -> bool:
    """Whether a host name is one of this server's. Others are refused, against DNS rebinding."""
    if "." not in name or is_address(name) or name.endswith(PRIVATE_NAMES):
        return True
    return "*" in names or name in names


def is_near(address: str) -> bool:
    """Whether an address is this machine's own, as that of a local proxy is."""
    return is_address(address) and ip_address(address).is_loopback
