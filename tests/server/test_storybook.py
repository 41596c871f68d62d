"""Sleeping Gods over the network: of an unread page nothing reaches anybody, nor what would happen there."""

from dataclasses import replace
from random import Random

import pytest

from fathom.bots import make_bot
from fathom.bots.advice import advise
from fathom.games import load, names
from fathom.games.sleeping_gods.stories import book
from fathom.kernel import SPECTATOR, Match
from fathom.server.tables import automatic_play, opening
from fathom.server.tables.table import Table
from fathom.server.typescript import game_types
from tests.server.conftest import ME, Person, table_of
from tests.server.test_leaks import EVE, goes_on, received

GAME = load("sleeping-gods")
ANOTHER = "Quite another story."


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch):
    """The game is played also while it is not offered yet, and nobody plays by themselves."""
    monkeypatch.setattr(opening, "names", lambda: [*names(), GAME.name])
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)
    monkeypatch.setattr(Table, "away", lambda table, seat: None)


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, str]]:
    """The book as it can be rewritten."""
    found = {language: dict(GAME.story.prose(language)) for language in ("en", "fr", "es")}
    monkeypatch.setattr(GAME, "story", replace(GAME.story, prose=found.__getitem__))
    return found


def reading(ada: Person, seed: int, least: int) -> Table:
    """A table of two that has read some pages and has one of them open."""
    table = table_of(ada, ada.opens(GAME.name, ME, EVE, seed=f"book {seed}", options={"packing": False})["table"]["id"])
    chooser = Random(seed)
    while len(table.match.state.log) < least or table.match.turn.prompt != "choice":
        goes_on(table, chooser)
    return table


def everything(ada: Person, table: Table, unread: list[str]) -> list[bytes]:
    """Every byte about a table, for every seat and the spectator; what bots, odds and records are made of."""
    match = table.match
    found = []
    for seat in (SPECTATOR, 0, 1):
        found += received(ada, table.id, seat)
        keys = [match.state.bookmark.at, *match.state.readable_passages(seat)[-5:], *unread[:5]]
        found += [ada.http.get(f"/api/tables/{table.id}/prose/{key}", params={"seat": seat}).content for key in keys]
    for language in ("en", "fr", "es"):
        found.append(ada.http.get(f"/api/words/{GAME.name}/{language}").content)
    found += [ada.http.get(path).content for path in ("/api/games", f"/api/rules/{GAME.name}")]
    return [*found, game_types(GAME).encode(), *thoughts(match)]


def thoughts(match: Match) -> list[bytes]:
    """What a seat knows, what its bots would do and why, and the odds of its answers."""
    ask = match.turn
    memory, view = match.memory(ask.seat), match.view(ask.seat)
    odds = [match.odds(ask.seat, option) for option in ask.options[:4]]
    thinker = make_bot(GAME, "thinker:6i", "salt")
    told = [advise(GAME, view, ask), odds, thinker.choose(match.memory(ask.seat), ask)]
    return [memory.pack(), *(str(each).encode() for each in told)]


@pytest.mark.parametrize("seed", range(2))
def test_unread_texts_change_no_byte_that_anybody_receives(ada: Person, texts, seed: int):
    table = reading(ada, seed, 5)
    told = set(table.match.state.readable_passages(0))
    unread = [key for key in texts["en"] if key not in told]
    before = everything(ada, table, unread)
    for pages in texts.values():
        pages.update({key: ANOTHER for key in pages if key not in told})
    assert everything(ada, table, unread) == before
    assert not any(ANOTHER.encode() in each for each in before)
    last = table.match.state.bookmark.at
    assert any(texts["en"][last].encode()[:20] in each for each in before)  # what is read was there to be compared
    texts["en"][last] = ANOTHER
    assert everything(ada, table, unread) != before


@pytest.mark.parametrize("seed", range(2))
def test_what_unread_pages_do_changes_no_byte_that_anybody_receives(ada: Person, texts, seed: int, monkeypatch):
    """On every page that was not read something else is to be done; places that were visited begin as they did."""
    table = reading(ada, seed, 8)
    before = everything(ada, table, [])
    log = {book.bare(key) for key in table.match.state.log}
    begun = {str(place) for place in map(book.place_of, log) if place is not None}
    whole = book.the_book()
    other = book.Paragraph(choices={"one": book.Choice("2"), "two": book.Choice("3")})
    known = {key: text if key in log | begun else other for key, text in whole.paragraphs.items()}
    monkeypatch.setattr(book, "the_book", lambda: book.Book(whole.units, known, whole.unit_of))
    assert sum(text is other for text in known.values()) > 300
    assert everything(ada, table, []) == before


def test_a_page_is_read_by_all_seats_at_once_and_by_nobody_before(ada: Person, texts):
    table = reading(ada, 3, 4)
    key = table.match.state.bookmark.at
    for seat in (SPECTATOR, 0):
        answer = ada.http.get(f"/api/tables/{table.id}/prose/{key}", params={"seat": seat})
        assert answer.json()["text"] == texts["en"][key]
    behind = next(
        choice.goto
        for choice in book.the_book().paragraphs[key].choices.values()
        if choice.goto not in table.match.state.log
    )
    unread = ada.http.get(f"/api/tables/{table.id}/prose/{behind}", params={"seat": 0})
    unknown = ada.http.get(f"/api/tables/{table.id}/prose/no-such-key", params={"seat": 0})
    assert unread.status_code == unknown.status_code == 404
    assert unread.content == unknown.content
