"""Prose on demand: a passage reaches a seat when it may read it, and before that nothing of it reaches anybody."""

from dataclasses import replace

import pytest

from fathom.games import load
from fathom.games.noughts import EMPTY
from fathom.kernel import SPECTATOR
from fathom.kernel.words.prose import stories
from fathom.server.tables import automatic_play
from fathom.server.typescript import game_types
from tests.cli.conftest import fathom as fathom
from tests.server.conftest import ME, OPEN, Person
from tests.server.test_leaks import received

GAME = (0, 3, 1, 4, 2)  # the cells in turn: the first seat wins
TEXTS = {
    "dawn": "The board is empty.\n\nSo is the sea.",
    "own-cross": "A cross, and it is yours.",
    "later": "Somebody is about to win.",
    "never": "Nobody ever reads this.",
}
FRENCH = {key: f"En français : {text}" for key, text in TEXTS.items()}


def told(state, seat):
    """The first passage is everybody's, the second for seat 0 after a mark, the third for everybody after three."""
    taken = sum(cell != EMPTY for cell in state.cells)
    return ["dawn", *(["own-cross"] if taken and seat == 0 else []), *(["later"] if taken >= 3 else [])]


@pytest.fixture
def tale(monkeypatch):
    """Noughts and crosses with a story."""
    game = load("noughts")
    texts = {"en": dict(TEXTS), "fr": dict(FRENCH), "es": dict(TEXTS)}
    monkeypatch.setattr(game, "story", replace(game.story, prose=texts.__getitem__))
    monkeypatch.setattr(game.state, "readable_passages", told)
    return texts


@pytest.fixture(autouse=True)
def _nobody_plays_by_itself(monkeypatch):
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)


def begun(ada: Person, bob: Person) -> str:
    opened = ada.opens("noughts", ME, OPEN)
    table = opened["table"]["id"]
    key = opened["invites"][0]["key"]
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "share": "", "seat": 1, "key": key})
    return table


def marks(person: Person, table: str, turn: int) -> None:
    """The next mark of a short game, by the one whose turn it is."""
    person.answers(table, turn % 2, lambda options: next(each for each in options if each["cell"] == GAME[turn]))


def reads(person: Person, table: str, key: str, seat: int = SPECTATOR, language: str = "en"):
    headers = {"accept-language": language}
    return person.http.get(f"/api/tables/{table}/prose/{key}", params={"seat": seat}, headers=headers)


def test_a_passage_is_served_in_the_readers_language(ada, bob, tale):
    table = begun(ada, bob)
    assert ada.view(table, 0)["state"]["readable_passages"] == ["dawn"]
    assert reads(ada, table, "dawn", 0).json() == {"key": "dawn", "text": TEXTS["dawn"]}
    assert reads(bob, table, "dawn", 1, "fr").json()["text"] == FRENCH["dawn"]
    assert reads(bob, table, "dawn").headers["cache-control"] == "private, no-store"


def test_what_is_not_told_yet_and_what_does_not_exist_are_refused_alike(ada, bob, tale):
    table = begun(ada, bob)
    unread, unknown = reads(ada, table, "later", 0), reads(ada, table, "no-such-key", 0)
    assert unread.status_code == unknown.status_code == 404
    assert unread.json()["why"] == unknown.json()["why"] == "no-such-passage"
    assert unread.content == unknown.content


def test_a_passage_for_one_seat_is_only_for_those_who_hold_it(ada, bob, tale):
    table = begun(ada, bob)
    ada.answers(table, 0)
    assert reads(ada, table, "own-cross", 0).json()["text"] == TEXTS["own-cross"]
    assert reads(bob, table, "own-cross", 1).status_code == 404
    assert reads(bob, table, "own-cross", 0).status_code == 403  # not through another's eyes
    assert reads(bob, table, "own-cross", -2).status_code == 403
    assert reads(bob, table, "own-cross").status_code == 404
    assert bob.view(table, 1)["state"]["readable_passages"] == ["dawn"]


def test_after_the_game_all_that_was_told_may_be_read_and_no_more(ada, bob, tale):
    table = begun(ada, bob)
    for turn in range(len(GAME)):
        marks((ada, bob)[turn % 2], table, turn)
    assert reads(bob, table, "own-cross", -2).json()["text"] == TEXTS["own-cross"]
    assert reads(bob, table, "never", -2).status_code == 404


def test_a_fork_of_a_finished_game_reads_no_further_than_its_own_moment(ada, bob, tale):
    table = begun(ada, bob)
    for turn in range(len(GAME)):
        marks((ada, bob)[turn % 2], table, turn)
    fork = ada.post(f"/api/tables/{table}/fork", {"at": 1})["table"]["id"]
    assert reads(ada, fork, "own-cross", 0).status_code == 200
    for seat in (0, 1, SPECTATOR, -2):
        assert reads(ada, fork, "later", seat).status_code in (403, 404)
    again = ada.post(f"/api/tables/{table}/rematch")["table"]["id"]
    assert reads(ada, again, "own-cross", 0).status_code == 404


def test_what_is_told_of_a_finished_game_elsewhere_holds_no_prose(ada, bob, tale):
    table = begun(ada, bob)
    for turn in range(len(GAME)):
        marks((ada, bob)[turn % 2], table, turn)
    for path in ("export", "report", "history?at=0", "history?at=5&seat=-2", "review"):
        told = ada.http.get(f"/api/tables/{table}/{path}").text
        assert not any(text in told for text in TEXTS.values()), path


@pytest.mark.parametrize("turns", [0, 1, 3, 5])
def test_unread_passages_change_no_byte_that_anybody_receives(ada, tale, turns):
    table = ada.opens("noughts", ME, ME)["table"]["id"]
    for turn in range(turns):
        marks(ada, table, turn)
    before = everything(ada, table)
    read = {0: ["dawn"], 1: ["dawn", "own-cross"]}.get(turns, ["dawn", "own-cross", "later"])
    for texts in tale.values():
        texts.update({key: "Quite another story." for key in TEXTS if key not in read})
    assert everything(ada, table) == before
    assert any(TEXTS[read[-1]].encode()[-9:] in each for each in before)  # what is read was there to be compared
    tale["en"][read[-1]] = "Quite another story."
    assert everything(ada, table) != before


def everything(person: Person, table: str) -> list[bytes]:
    """Every byte about a table, for every seat and the spectator, with the passages, words, games and types."""
    found = []
    for seat in (SPECTATOR, 0, 1):
        found += received(person, table, seat)
        found += [reads(person, table, key, seat).content for key in (*TEXTS, "no-such-key")]
    for language in ("en", "fr", "es"):
        found.append(person.http.get(f"/api/words/noughts/{language}").content)
    found += [
        person.http.get(path).content for path in ("/api/games", "/api/rules/noughts", "/api/schema/openapi.json")
    ]
    return [*found, game_types(load("noughts")).encode()]


def test_stories_are_read_from_a_folder_and_lose_their_line_breaks(tmp_path):
    (tmp_path / "en.yaml").write_text("one: |\n  It was\n  dark.\n\n  It was late.\n", encoding="utf-8")
    assert stories(tmp_path)("en") == {"one": "It was dark.\n\nIt was late."}


def test_the_terminal_prints_a_passage_when_it_is_told_and_once(tale, fathom):
    shown = fathom("play", "noughts", "--seats", "you,you", "--seed", "1", typed="1\n1\n1\nq\n").output
    assert shown.count("So is the sea.") <= 2  # once to each of the two
    assert "So is the sea." in shown
    assert shown.count("A cross, and it is yours.") == 1
    assert "Nobody ever reads this." not in shown


def test_types_say_that_a_view_of_such_a_game_lists_what_was_told(tale):
    assert "export type State = Noughts & { readable_passages: string[] };" in game_types(load("noughts"))
