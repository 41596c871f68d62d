"""Every main screen at three sizes in three languages: `python -m tests.browser.screenshots_all FOLDER`, then look.

More words on the command line choose among them: `… FOLDER fr 390x844 unfathomable` takes those that have all of these.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.browser.person import BOT, ME, Person
from tests.browser.screens import bring
from tests.browser.screenshots import main
from tests.browser.server import Server

LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}
SIZES: dict[str, dict[str, Any]] = {
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1024x768": {"viewport": {"width": 1024, "height": 768}},
    "390x844": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
PAGES = {"home": "/", "settings": "/settings", "new-table": "/new/unfathomable", "rules": "/rules/nautilus"}
GAMES = {"nautilus": {"first": 1}, "unfathomable": {"crew": "suggested"}, "machina-arcana": {}}
SCREENS = ("crisis", "add-card", "revealed", "end")
LESSONS = ("nautilus", "unfathomable", "machina-arcana")


def wanted() -> Iterator[tuple[str, str, str]]:
    chosen = sys.argv[2:]
    names = [*PAGES, *(f"table-{game}" for game in GAMES), *SCREENS, *(f"lesson-{game}" for game in LESSONS)]
    for language in LOCALES:
        for size in SIZES:
            for name in names:
                if all(any(word in part for part in (language, size, name)) for word in chosen):
                    yield language, size, name


def show(person: Person, name: str) -> None:
    """Bring a screen up."""
    kind, _, game = name.partition("-")
    if name in PAGES:
        person.visit(PAGES[name])
    elif kind == "table":
        bot = {"nautilus": "greedy"}.get(game, "random")
        person.open_table(game, ME, *({**BOT, "bot": bot},) * 2, seed="all", options=GAMES[game])
        person.wait_for_my_turn()
    elif kind == "lesson":
        opened = person.post(f"/api/lessons/{game}", {})
        person.visit(f"/t/{opened['table']['id']}")
        person.wait_for_my_turn()
    else:
        bring(person, name)


def take_pictures(browser: Browser, server: Server, folder: Path) -> None:
    for language, size, name in wanted():
        context = browser.new_context(locale=LOCALES[language], reduced_motion="reduce", **SIZES[size])
        person = Person(context, server.url)
        show(person, name)
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate("document.fonts.ready")
        file = folder / f"{name}.{size}.{language}.png"
        person.page.screenshot(path=file)
        print(file)
        context.close()


if __name__ == "__main__":
    main(take_pictures)
