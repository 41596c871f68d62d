"""Faces on demand: what is printed on a card reaches a seat when it has seen the card, and nobody before that."""

import pytest

from fathom.games import load
from fathom.kernel import SPECTATOR
from fathom.kernel.cards import faces
from fathom.kernel.game import Face, Story
from fathom.kernel.words.phrasebook import entries
from fathom.kernel.words.words import LANGUAGES
from fathom.server.live.changes import SMALL
from fathom.server.tables import automatic_play
from tests.server.conftest import ME, OPEN, Person


@pytest.fixture(autouse=True)
def _nobody_plays_by_itself(monkeypatch):
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)


def seen(person: Person, table: str, seat: int = SPECTATOR, language: str = "en", only: str = "") -> str:
    where = f"/api/tables/{table}/faces"
    return person.http.get(where, params={"seat": seat, "only": only}, headers={"accept-language": language}).text


def machina(ada: Person) -> str:
    return ada.opens("machina-arcana", ME, ME)["table"]["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_everybody_leave_out_the_faces_and_nothing_else(ada, language):
    everybodys = ada.http.get(f"/api/words/machina-arcana/{language}").text
    keys = {line.split(" =")[0] for line in everybodys.splitlines() if line[:1].isalpha()}
    veiled = {key for face in load("machina-arcana").story.faces().values() for key in face.words}
    assert keys.isdisjoint(veiled)
    whole = faces.sources(language, load("machina-arcana"))
    assert keys | veiled >= {line.split(" =")[0] for line in whole.splitlines() if line[:1].isalpha()}
    on_faces = faces.words_on(load("machina-arcana").story.faces(), language, load("machina-arcana"))
    assert dict(entries(everybodys)) | dict(entries(on_faces)) == dict(entries(whole))


@pytest.mark.parametrize("scenario", ["ice", "statue", "beast"])
def test_how_a_scenario_is_won_stands_on_its_last_chapter_alone(ada, scenario):
    """The sentence of which its text is made would tell it as well."""
    game = load("machina-arcana")
    for language in LANGUAGES:
        assert f"finale-{scenario} =" not in ada.http.get(f"/api/words/{game.name}/{language}").text
        assert f"finale-{scenario} =" in faces.words_on([f"{scenario}-finale"], language, game)


def test_a_view_names_the_cards_that_were_turned_and_their_words_are_served(ada):
    table = machina(ada)
    turned = ada.view(table, 0)["state"]["revealed_cards"]
    assert "ice-1" in turned
    assert "ice-2" not in turned
    assert "card-ice-1 = The Door under the Snow" in seen(ada, table, 0)
    assert "card-ice-1 = " in seen(ada, table, 0, "fr")
    assert "The Door under the Snow" not in seen(ada, table, 0, "fr")


def test_only_what_is_asked_for_is_served_and_never_what_was_not_turned(ada):
    table = machina(ada)
    assert "card-ice-2" not in seen(ada, table, 0)
    assert seen(ada, table, 0, only="ice-2,no-such-card") == ""
    some = seen(ada, table, 0, only="ice-1,ice-2")
    assert "card-ice-1" in some
    assert "card-ice-2" not in some


def test_a_face_for_one_seat_is_only_for_those_who_hold_it(ada, bob, monkeypatch):
    game = load("noughts")
    monkeypatch.setattr(game, "story", Story(faces=lambda: {"cross": Face(["game-name"])}))
    monkeypatch.setattr(game.state, "revealed_cards", lambda state, seat: ["cross"] if seat == 0 else [])
    opened = ada.opens("noughts", ME, OPEN)
    table, key = opened["table"]["id"], opened["invites"][0]["key"]
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "share": "", "seat": 1, "key": key})
    assert seen(ada, table, 0).startswith("game-name =")
    assert seen(bob, table, 1) == seen(bob, table) == ""
    assert bob.http.get(f"/api/tables/{table}/faces", params={"seat": 0}).status_code == 403
    assert "game-name" not in ada.http.get("/api/words/noughts/en").text


def test_a_list_that_has_only_become_longer_is_sent_by_its_end(ada, monkeypatch):
    game = load("noughts")
    monkeypatch.setattr(game, "story", Story(prose=lambda language: {}))
    marks, before = [f"mark-{n}" for n in range(9)], [f"hour-{n}" for n in range(SMALL // 6)]
    monkeypatch.setattr(
        game.state, "readable_passages", lambda state, seat: before + marks[: sum(c >= 0 for c in state.cells)]
    )
    table = ada.opens("noughts", ME, ME)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as line:
        line.send_json({"kind": "hello", "seat": 0})
        while (whole := line.receive_json())["kind"] != "view":
            pass
        ada.answers(table, 0)
        while not (update := line.receive_json()).get("answers"):
            pass
    assert whole["state"]["readable_passages"] == before
    assert {path: new for path, new in update["changes"].items() if "readable_passages" in path} == {
        f"state/readable_passages/{len(before)}": "mark-0"
    }
