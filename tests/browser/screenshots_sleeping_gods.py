"""Pictures of Sleeping Gods for the documentation: `python -m tests.browser.screenshots_sleeping_gods docs/images`."""

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.person import ME
from tests.browser.screenshots import DESKTOP, PHONE, main, somebody
from tests.browser.server import Server
from tests.browser.small import small
from tests.browser.test_sleeping_gods import close, under_way
from tests.browser.voyager import choosing, fighting, sail_to

# The moment, the device, and whether what is only to be read is closed, by the name of each picture.
PICTURES = {
    "chart": (under_way, DESKTOP, True),
    "story": (choosing, DESKTOP, False),
    "fight": (fighting, DESKTOP, False),
    "phone": (under_way, PHONE, True),
}


def take_pictures(browser: Browser, server: Server, folder: Path) -> None:
    for name, (moment, device, closed) in PICTURES.items():
        with somebody(browser, server, **device) as ada:
            sail_to(ada, moment, ME)
            ada.wait_for_my_turn()
            ada.page.wait_for_selector(".stage")
            if closed:
                close(ada)
                ada.page.locator("text.called").first.wait_for(state="attached")  # names come by themselves
            ada.page.wait_for_load_state("networkidle")
            ada.page.evaluate("document.fonts.ready")
            ada.page.mouse.move(5, 5)
            (folder / f"sleeping-gods-{name}.png").write_bytes(small(ada.page, ada.page.screenshot()))
            print(folder / f"sleeping-gods-{name}.png")


if __name__ == "__main__":
    main(take_pictures)
