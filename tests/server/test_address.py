"""Links for friends: where the server can be reached, or that it cannot."""

import socket
from pathlib import Path
from types import SimpleNamespace

import pytest

from fathom.server.http import addresses
from fathom.server.http.addresses import here, origins
from fathom.server.settings import data_folder
from tests.server.conftest import Person


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.8.8.8"])
def test_a_server_on_this_computer_alone_has_no_address_for_friends(host: str):
    assert origins(host, 8000) == []


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_is_at_the_computers_own_addresses(host: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["192.168.1.4", "fd00::4"])
    assert origins(host, 8001) == ["http://192.168.1.4:8001", "http://[fd00::4]:8001"]


def test_a_server_on_one_address_is_there():
    assert origins("192.168.1.4", 80) == ["http://192.168.1.4:80"]


@pytest.mark.parametrize(
    ("host", "at"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://localhost:8000"),
        ("::", "http://localhost:8000"),
        ("::1", "http://[::1]:8000"),
    ],
)
def test_this_computer_is_told_an_address_that_it_can_open(host: str, at: str):
    assert here(host, 8000) == at


def test_own_addresses_are_those_from_which_a_route_leads_to_others(monkeypatch: pytest.MonkeyPatch):
    class Probe(SimpleNamespace):
        def __init__(self, family: int, kind: int) -> None:
            at = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "fd00::4"}[socket.AddressFamily(family)]
            super().__init__(connect=lambda target: None, getsockname=lambda: (at, 9))

        def __enter__(self) -> "Probe":
            return self

        def __exit__(self, *error: object) -> None: ...

    monkeypatch.setattr(addresses.socket, "socket", Probe)
    assert addresses.own_addresses() == ["fd00::4"]


def test_own_addresses_are_none_that_mean_this_computer():
    assert not [each for each in addresses.own_addresses() if each.startswith("127.") or each == "::1"]


def test_the_page_can_ask(ada: Person):
    assert ada.get("/api/address") == {"origins": []}


@pytest.mark.parametrize(
    ("system", "environ", "folder"),
    [
        ("nt", {"LOCALAPPDATA": "/Local"}, "/Local/Fathom"),
        ("posix", {"XDG_DATA_HOME": "/data"}, "/data/fathom"),
        ("nt", {}, "~/Fathom"),
        ("posix", {}, "~/.local/share/fathom"),
    ],
)
def test_tables_are_kept_where_each_system_keeps_what_belongs_to_a_user(
    system: str, environ: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("fathom.server.settings.os", SimpleNamespace(name=system, environ=environ))
    assert data_folder() == Path(folder.replace("~", str(Path.home())))
