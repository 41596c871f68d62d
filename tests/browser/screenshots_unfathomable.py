"""Pictures of Unfathomable for the documentation: `python -m tests.browser.screenshots_unfathomable docs/images`."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.screens import bring
from tests.browser.screenshots import DESKTOP, PHONE, main, somebody
from tests.browser.server import Server
from tests.browser.small import small

# The screen and the device of each picture, by its name.
PICTURES = {
    "table": ("action", DESKTOP),
    "crisis": ("crisis", DESKTOP),
    "test": ("revealed", DESKTOP),
    "end": ("end", DESKTOP),
    "phone": ("action", PHONE),
}


def take_pictures(browser: Browser, server: Server, folder: Path) -> None:
    for name, (screen, device) in PICTURES.items():
        with somebody(browser, server, **device) as ada:
            bring(ada, screen)
            expect(ada.board.locator(".revealed li:not(.turned)")).to_have_count(0)
            ada.page.wait_for_load_state("networkidle")
            ada.page.evaluate("document.fonts.ready")
            ada.page.mouse.move(5, 5)
            picture = small(ada.page, ada.page.screenshot())
            (folder / f"unfathomable-{name}.png").write_bytes(picture)
            print(folder / f"unfathomable-{name}.png")


if __name__ == "__main__":
    main(take_pictures)
