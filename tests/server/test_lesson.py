"""The guided first game at the server: opened in one request, its others answer by the book, its beats are told."""

import time
from typing import Any

import pytest

from tests.server.conftest import ME, Person


def asked(person: Person, table: str) -> Any:
    """What the learner sees as soon as the others have answered."""
    for _ in range(600):
        view = person.view(table, 0)
        if view["question"] and view["question"]["options"]:
            return view
        time.sleep(0.05)
    raise AssertionError("the learner is never asked")


def choosing(person: Person, table: str) -> Any:
    """What the learner sees when there is a choice; what has but one answer is answered, here or by the server."""
    while len((view := asked(person, table))["question"]["options"]) == 1:
        question = view["question"]
        only = {"seat": 0, "number": question["number"], "action": question["options"][0]}
        person.http.post(f"/api/tables/{table}/answer", json=only)
    return view


@pytest.mark.parametrize("game", ["nautilus", "unfathomable", "machina-arcana", "sleeping-gods"])
def test_a_lesson_is_played_to_its_last_beat(ada: Person, game: str):
    beats = ada.get(f"/api/lessons/{game}")
    opened = ada.post(f"/api/lessons/{game}")["table"]
    assert opened["terms"]["lesson"] is True
    assert {seat["kind"] for seat in opened["seats"][1:]} <= {"bot"}
    assert opened["seats"][0]["kind"] == "person"
    assert [beat["say"] for beat in beats if beat["free"]] == ["free"]
    for beat in beats[: [beat["free"] for beat in beats].index(True) + 1]:
        view = choosing(ada, opened["id"])
        assert view["given"] == beat["given"]
        if beat["give"]:
            wanted = [each for each in view["question"]["options"] if beat["give"].items() <= each.items()]
            ada.answers(opened["id"], 0, lambda every, wanted=wanted: wanted[0])
    assert len(choosing(ada, opened["id"])["question"]["options"]) > 1  # from here on the learner decides alone


def test_the_shelf_tells_which_games_teach_themselves(ada: Person):
    minutes = {game["name"]: game["lesson"] for game in ada.get("/api/games")}
    assert minutes["nautilus"] == 10
    assert minutes["noughts"] == 0


def test_a_game_without_a_lesson_says_so(ada: Person):
    assert ada.post("/api/lessons/noughts", status=404)["why"] == "no-lesson"
    assert ada.http.get("/api/lessons/noughts").json()["why"] == "no-lesson"


def test_a_table_that_only_calls_itself_a_lesson_plays_on_with_its_bots(ada: Person):
    bot = {"kind": "bot", "bot": "greedy"}
    table = ada.opens("nautilus", ME, bot, lesson=True, seed="another")["table"]["id"]
    first = asked(ada, table)
    ada.answers(table, 0)
    assert asked(ada, table)["answers"] > first["answers"]


def test_how_to_play_comes_in_the_readers_language(ada: Person):
    assert ada.get("/api/how-to-play/nautilus/fr")["pages"][0]["title"] == "Une cité au fond de la mer"
    assert ada.get("/api/how-to-play/noughts/en")["pages"] == []
    assert ada.http.get("/api/how-to-play/nautilus/xx").json()["why"] == "no-such-language"
