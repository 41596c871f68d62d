"""Pictures of Machina Arcana for the documentation: `python -m tests.browser.screenshots_machina docs/images`."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.delver import arranging, descend, facing_a_monster, finale, first_turn, read_on
from tests.browser.sailor import sit_down
from tests.browser.screenshots import DESKTOP, PHONE, main, somebody
from tests.browser.server import Server
from tests.browser.small import small

# The moment (none: a finale), the device, and whether the story is read already, by the name of each picture.
PICTURES = {
    "table": (facing_a_monster, DESKTOP, True),
    "gear": (arranging, DESKTOP, True),
    "story": (first_turn, DESKTOP, False),
    "finale": (None, DESKTOP, True),
    "phone": (facing_a_monster, PHONE, True),
}


def take_pictures(browser: Browser, server: Server, folder: Path) -> None:
    for name, (moment, device, read) in PICTURES.items():
        with somebody(browser, server, **device) as ada:
            if moment is None:
                sit_down(ada, *finale())
            else:
                descend(ada, moment)
            ada.wait_for_my_turn()
            if read:
                read_on(ada)
            ada.page.wait_for_load_state("networkidle")
            ada.page.evaluate("document.fonts.ready")
            ada.page.mouse.move(5, 5)
            (folder / f"machina-{name}.png").write_bytes(small(ada.page, ada.page.screenshot()))
            print(folder / f"machina-{name}.png")


if __name__ == "__main__":
    main(take_pictures)
