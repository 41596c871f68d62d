"""Every main screen at four sizes in three languages: `python -m tests.browser.screenshots_all FOLDER`, then look.

More words on the command line choose among them: `… FOLDER fr 390x844 unfathomable` takes those that have all of these.
"""

import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect
from playwright.sync_api import Error as PlaywrightError

from fathom.bots import make_bot
from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.record.save import save
from tests.browser import delver, screens, voyager
from tests.browser.chromium import PATIENCE
from tests.browser.person import BOT, ME, OPEN, Person
from tests.browser.sailor import NAMES, imported, look_back, sit_down
from tests.browser.screenshots import main
from tests.browser.server import Server

LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}
SIZES: dict[str, dict[str, Any]] = {
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
    "1024x768": {"viewport": {"width": 1024, "height": 768}},
    "390x844": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
GAMES: dict[str, dict[str, Any]] = {
    "nautilus": {"first": 1},
    "unfathomable": {"crew": "suggested"},
    "machina-arcana": {},
    "sleeping-gods": {},
}
BOTS = {"nautilus": "greedy", "unfathomable": "shipmate", "machina-arcana": "delver", "sleeping-gods": "mate"}
SHORT: dict[str, dict[str, Any]] = {
    "machina-arcana": {"length": "very-short", "very_easy": True, "campaign": True},
    "sleeping-gods": {"packing": True},
}
DESCENT: dict[str, tuple[delver.Found, dict[str, Any]]] = {
    "story": (delver.first_turn, {}),
    "chest": (delver.at_a_chest, {}),
    "monster": (delver.facing_a_monster, {}),
    "arranging": (delver.arranging, {}),
    "exit": (delver.at_the_exit, {"length": "very-short", "easy": True, "very_easy": True}),
}
VOYAGE: dict[str, voyager.Found] = {
    "acting": voyager.acting,
    "story": voyager.choosing,
    "town": voyager.in_a_town,
    "test": voyager.before_a_test,
    "fate": voyager.fate_drawn,
    "fight": voyager.fighting,
    "wounds": voyager.placing,
    "attacked": voyager.under_attack,
    "market": voyager.trading,
    "port": voyager.in_port,
    "search": voyager.searching,
}
MIDDLE = 6  # the round of Nautilus in which a table stands in mid-game


@cache
def whole_game(game: str) -> bytes:
    """The record of a game that its own bots have played."""
    rules = load(game)
    match = Match.start(rules, 2, seed="end 0", **SHORT.get(game, {}))
    crew = [make_bot(rules, BOTS[game], str(seat)) for seat in range(2)]
    while (ask := match.turn) is not None:
        match.answer(ask.seat, crew[ask.seat].choose(match.view(ask.seat), ask))
    return save(match, NAMES[:2])


@cache
def middle_of_nautilus(prompt: str) -> tuple[bytes, int]:
    """A game with a city and boats, and after how many answers its first seat is asked this."""
    rules = load("nautilus")
    match = Match.start(rules, 3, seed="the deep")
    crew, at = [make_bot(rules, "greedy", str(seat)) for seat in range(3)], 0
    while (ask := match.turn) is not None:
        if not at and ask.seat == 0 and ask.prompt == prompt and match.state.round > MIDDLE:
            at = match.number
        match.answer(ask.seat, crew[ask.seat].choose(match.view(ask.seat), ask))
    return save(match, NAMES[:3]), at


# ------------------------------------------------------------------------------------------- the screens


def page(person: Person, path: str) -> None:
    person.visit(path)


def known_home(person: Person) -> None:
    """The first page of somebody who plays already, with somebody else's table to join."""
    person.open_table("nautilus", ME, BOT, BOT, options={"first": 1})
    person.wait_for_my_turn()
    person.open_table("unfathomable", ME, OPEN, OPEN, public=True)
    person.visit("/")


def first_table(person: Person, game: str) -> None:
    bot = {**BOT, "bot": BOTS[game]}
    person.open_table(game, ME, bot, {**bot, "name": "Coral"}, seed="all", options=GAMES[game])
    person.wait_for_my_turn()


def mid_game(person: Person, prompt: str) -> None:
    sit_down(person, *middle_of_nautilus(prompt))
    person.wait_for_my_turn()


def own_things(person: Person, game: str) -> None:
    """Hand and players: on a phone a tab of their own."""
    first_table(person, game)
    tab = person.page.get_by_role("tablist").first.get_by_role("tab").nth(1)
    if person.page.viewport_size and person.page.viewport_size["width"] < 600:
        tab.click()


def lesson(person: Person, game: str) -> None:
    opened = person.post(f"/api/lessons/{game}", {})
    person.visit(f"/t/{opened['table']['id']}")
    person.wait_for_my_turn()


def ended(person: Person, game: str) -> None:
    look_back(person, whole_game(game))
    expect(person.page.get_by_role("dialog")).to_be_visible()


def replayed(person: Person) -> None:
    person.visit(f"/t/{imported(person, whole_game('nautilus'))}/replay/120")
    expect(person.page.get_by_role("slider")).to_have_value("120")


def reviewed(person: Person) -> None:
    replayed(person)
    person.page.get_by_role("tab").last.click()
    expect(person.page.locator(".review h3").first).to_be_visible(timeout=20 * PATIENCE)


def history(person: Person) -> None:
    for cells in ((0, 3, 1, 4, 2), (0, 3, 1, 4, 8, 5)):
        person.visit(f"/t/{person.play_noughts(*cells)}")
        expect(person.page.get_by_role("dialog")).to_be_visible()
    person.visit("/history")


def campaign(person: Person) -> None:
    table = imported(person, whole_game("machina-arcana"))
    person.visit(f"/campaign/{person.get(f'/api/tables/{table}')['campaign']['id']}")


def lobby(person: Person) -> None:
    person.open_table("unfathomable", ME, OPEN, OPEN)
    person.page.locator("main button").first.wait_for()


def descent(person: Person, moment: str) -> None:
    found, options = DESCENT[moment]
    delver.descend(person, found, **options)
    person.wait_for_my_turn()
    if moment != "story":
        delver.read_on(person)


def finale(person: Person) -> None:
    sit_down(person, *delver.finale())
    person.wait_for_my_turn()
    delver.read_on(person)


def voyage(person: Person, moment: str) -> None:
    voyager.sail_to(person, VOYAGE[moment], ME)
    person.wait_for_my_turn()


def your_voyage(person: Person) -> None:
    table = imported(person, whole_game("sleeping-gods"))
    person.visit(f"/campaign/{person.get(f'/api/tables/{table}')['campaign']['id']}")


Show = Callable[[Person], object]
SCREENS: dict[str, Show] = {
    "home": partial(page, path="/"),
    "home-known": known_home,
    "settings": partial(page, path="/settings"),
    "account": partial(page, path="/account"),
    "admin": partial(page, path="/admin"),
    "lost": partial(page, path="/nowhere"),
    "history": history,
    "history-empty": partial(page, path="/history"),
    "campaign": campaign,
    "your-voyage": your_voyage,
    "lobby": lobby,
    **{f"new-{game}": partial(page, path=f"/new/{game}") for game in GAMES},
    **{f"rules-{game}": partial(page, path=f"/rules/{game}") for game in GAMES},
    **{f"table-{game}": partial(first_table, game=game) for game in GAMES},
    **{f"own-{game}": partial(own_things, game=game) for game in GAMES},
    **{f"lesson-{game}": partial(lesson, game=game) for game in GAMES},
    **{f"nautilus-{prompt}": partial(mid_game, prompt=prompt) for prompt in ("buy", "build", "dive")},
    **{f"unfathomable-{screen}": partial(screens.bring, screen=screen) for screen in screens.SCREENS},
    **{f"machina-{moment}": partial(descent, moment=moment) for moment in DESCENT},
    "machina-finale": finale,
    **{f"voyage-{moment}": partial(voyage, moment=moment) for moment in VOYAGE},
    **{f"end-{game}": partial(ended, game=game) for game in GAMES if game != "unfathomable"},
    "replay": replayed,
    "review": reviewed,
}


def wanted() -> Iterator[tuple[str, str, str]]:
    chosen = sys.argv[2:]
    for language in LOCALES:
        for size in SIZES:
            for name in SCREENS:
                if all(any(word in part for part in (language, size, name)) for word in chosen):
                    yield language, size, name


def take_pictures(browser: Browser, server: Server, folder: Path) -> None:
    for language, size, name in wanted():
        context = browser.new_context(locale=LOCALES[language], reduced_motion="reduce", **SIZES[size])
        context.set_default_timeout(PATIENCE)
        person = Person(context, server.url)
        try:
            SCREENS[name](person)
        except (PlaywrightError, LookupError) as problem:  # the others are worth seeing all the same
            print("could not be reached:", name, size, language, problem)
        person.page.wait_for_load_state("networkidle")
        person.page.evaluate("document.fonts.ready")
        file = folder / f"{name}.{size}.{language}.png"
        person.page.screenshot(path=file)
        print(file, *person.complaints)
        context.close()


if __name__ == "__main__":
    main(take_pictures)
