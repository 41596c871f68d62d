"""A server, a Chromium, and people with browsers of their own; each test ends without a complaint in any console."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from fathom.server.http.app import STATIC
from tests.browser.chromium import PATIENCE, chromium
from tests.browser.person import Person
from tests.browser.server import Server

Arrive = Callable[..., Person]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

expect.set_options(timeout=PATIENCE)


# Not for the whole session: an open Playwright keeps an event loop in this thread, which is in other tests' way.
@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        pytest.fail("The client is not built: run `make client`.")
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own, to be killed."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Somebody comes with a fresh browser: English, on a desktop and without motion unless told otherwise."""
    people: list[Person] = []

    def arrive(*, to: Server = server, **more: Any) -> Person:
        habits = {"locale": "en-GB", "viewport": DESKTOP, "reduced_motion": "reduce", "accept_downloads": True}
        context = browser.new_context(**{**habits, **more})
        context.set_default_timeout(PATIENCE)
        people.append(Person(context, to.url))
        return people[-1]

    yield arrive
    for person in people:
        person.context.close()
    assert [complaint for person in people for complaint in person.complaints] == []


@pytest.fixture
def ada(arrive: Arrive) -> Person:
    return arrive()


@pytest.fixture
def bob(arrive: Arrive) -> Person:
    return arrive()
