"""Pictures of Unfathomable for the documentation: `python -m tests.browser.screenshots_unfathomable docs/images`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.chromium import PATIENCE, chromium
from tests.browser.person import Person
from tests.browser.sailor import asked, finished, moment, sit_down
from tests.browser.screenshots import DESKTOP, PHONE, somebody
from tests.browser.server import Server


def take_pictures(browser: Browser, server: Server, folder: Path) -> None:
    def picture(person: Person, name: str) -> None:
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate("document.fonts.ready")
        person.page.mouse.move(5, 5)
        person.page.screenshot(path=folder / f"unfathomable-{name}.png")
        print(folder / f"unfathomable-{name}.png")

    busy = moment(
        "action",
        lambda g, ask: (
            g.turn > 8 and len(g.players[ask.seat].hand) > 3 and 0 < len(g.damaged) < 4 and len(g.course) > 1
        ),
    )
    turned = moment("total-known", lambda g, ask: len(ask.options) > 1 and g.turn > 4 and len(g.test.revealed) > 7)
    with somebody(browser, server, **DESKTOP) as ada:
        sit_down(ada, *busy)
        asked(ada)
        picture(ada, "table")
        sit_down(ada, *turned)
        asked(ada)
        expect(ada.board.locator(".revealed li:not(.turned)")).to_have_count(0)
        picture(ada, "test")
        record = finished(lambda g: g.awakened and g.turn > 12 and any(player.revealed for player in g.players))
        sit_down(ada, record, 0)
        expect(ada.page.get_by_text("The story of this voyage")).to_be_visible()
        picture(ada, "end")
    with somebody(browser, server, **PHONE) as traveller:
        sit_down(traveller, *busy)
        asked(traveller)
        picture(traveller, "phone")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data))
        server.start()
        try:
            take_pictures(browser, server, folder)
        finally:
            server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
