"""Pictures of the client for the documentation: `python -m tests.browser.screenshots docs/images`."""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.chromium import PATIENCE, chromium
from tests.browser.person import BOT, ME, OPEN, Person
from tests.browser.server import Server

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CREW = [ME, BOT, {**BOT, "name": "Coral"}]
ROUNDS = 6


def finished_table(person: Person) -> str:
    """A bot plays my seat to the end."""
    table = person.open_table("nautilus", *CREW, seed="the deep", options={"first": 1})
    person.post(f"/api/tables/{table}/hand-over", {"seat": 0})
    expect(person.page.get_by_role("dialog")).to_be_visible(timeout=10 * PATIENCE)
    return table


def moment_of(person: Person, table: str, prompt: str) -> int:
    """The first moment after some rounds at which my seat was asked this."""
    last = person.get(f"/api/tables/{table}")["answers"]
    for at in range(last):
        view = person.get(f"/api/tables/{table}/history?seat=0&at={at}")
        if view["state"]["round"] > ROUNDS and view["question"]["prompt"] == prompt:
            return at
    raise LookupError(prompt)


def table_in_mid_game(person: Person, finished: str) -> str:
    """Play on from a moment of the finished game at which I may build."""
    moment = moment_of(person, finished, "build")
    table: str = person.post(f"/api/tables/{finished}/fork", {"at": moment})["table"]["id"]
    person.visit(f"/t/{table}")
    person.wait_for_my_turn()
    return table


def open_review(person: Person) -> None:
    """Ask for the review of the game that is being replayed, and wait for it."""
    person.page.get_by_role("tab", name="Review").click()
    expect(person.page.get_by_role("heading", name="Answers that cost most")).to_be_visible(timeout=20 * PATIENCE)


@contextmanager
def somebody(browser: Browser, server: Server, **more: Any) -> Iterator[Person]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", device_scale_factor=1, **more)
    context.set_default_timeout(PATIENCE)
    yield Person(context, server.url)
    context.close()


def take_pictures(browser: Browser, server: Server, folder: Path) -> None:
    def picture(person: Person, name: str) -> None:
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate("document.fonts.ready")
        person.page.screenshot(path=folder / f"{name}.png")
        print(folder / f"{name}.png")

    with somebody(browser, server, **DESKTOP) as bob, somebody(browser, server, **DESKTOP) as ada:
        bob.open_table("nautilus", {**ME, "name": "Bob"}, OPEN, OPEN, public=True)
        done = finished_table(ada)
        picture(ada, "result")
        moment = moment_of(ada, done, "dive")
        ada.visit(f"/t/{done}/replay/{moment}")
        expect(ada.page.get_by_role("slider")).to_have_value(str(moment))
        picture(ada, "replay")
        open_review(ada)
        picture(ada, "review")
        table = table_in_mid_game(ada, done)
        ada.targets("Build").first.hover()
        picture(ada, "table")
        ada.visit("/")
        expect(ada.page.get_by_text("The table is waiting for you")).to_be_visible()
        picture(ada, "home")
        ada.visit("/new/nautilus")
        expect(ada.button("Open the table")).to_be_visible()
        picture(ada, "new-table")
        ada.visit("/rules/nautilus#rule-U1c")
        expect(ada.page.locator("#rule-U1c")).to_be_in_viewport()
        picture(ada, "rules")
        with somebody(browser, server, **PHONE, storage_state=ada.context.storage_state()) as traveller:
            traveller.visit(f"/t/{table}")
            traveller.wait_for_my_turn()
            picture(traveller, "table-phone")


Photographer = Callable[[Browser, Server, Path], None]


def main(take: Photographer) -> None:
    """Let somebody take pictures of a fresh server, for the folder that the command line names."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images")
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data))
        server.start()
        try:
            take(browser, server, folder)
        finally:
            server.kill()


if __name__ == "__main__":
    main(take_pictures)
