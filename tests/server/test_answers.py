"""Answers over the network: taken once, in order, from who may give them; everything else changes nothing."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from fathom.server.storage import schema
from fathom.server.tables.crew import Crew
from tests.server.conftest import BOT, ME, OPEN, Person, table_of, tables_of, votes
from tests.updates import Told

EVE = {"kind": "me", "name": "Eve"}


def test_a_stale_or_repeated_answer_changes_nothing_and_says_so(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    question = ada.view(table, 0)["question"]
    body = {"seat": 0, "number": question["number"], "action": {"do": "mark", "cell": 4}}
    ada.post(f"/api/tables/{table}/answer", body)
    after = ada.view(table, 1)
    assert ada.post(f"/api/tables/{table}/answer", body, 409)["why"] == "stale"
    assert ada.view(table, 1) == after


@pytest.mark.parametrize(
    ("change", "status", "why"),
    [
        ({"seat": 1}, 409, "not-your-turn"),
        ({"seat": 7}, 403, "not-your-seat"),
        ({"seat": 12}, 400, "bad-request"),
        ({"number": 99}, 409, "stale"),
        ({"action": {"do": "mark", "cell": 9}}, 409, "not-an-option"),
        ({"action": {"do": "castle"}}, 422, "not-an-option"),
        ({"action": {}}, 422, "not-an-option"),
        ({"action": 4}, 400, "bad-request"),
        ({"extra": 1}, 400, "bad-request"),
    ],
)
def test_a_wrong_answer_is_refused(ada: Person, change: dict, status: int, why: str):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    before = ada.view(table, 0)
    body = {"seat": 0, "number": 0, "action": {"do": "mark", "cell": 0}, **change}
    refusal = ada.post(f"/api/tables/{table}/answer", body, status)
    assert refusal["why"] == why
    assert refusal["message"] not in ("", f"why-{why}")
    assert ada.view(table, 0) == before


def test_a_refusal_names_the_rule_and_speaks_the_callers_language(ada: Person):
    table = ada.opens("nautilus", ME, EVE, EVE, options={"first": 1})["table"]["id"]
    body = {"seat": 0, "number": 0, "action": {"do": "buy-habitation", "kind": "green", "aquanauts": 4}}
    messages = set()
    for language in ("en-GB,en;q=0.9", "fr", "es-MX"):
        answer = ada.http.post(f"/api/tables/{table}/answer", json=body, headers={"accept-language": language})
        assert answer.json()["rule"] == "B2d"
        messages.add(answer.json()["message"])
    assert len(messages) == 3


def test_nobody_answers_or_looks_for_another_seat(ada: Person, bob: Person):
    table = ada.opens("nautilus", ME, EVE)["table"]["id"]
    for path in ("view", "report", "blocked"):
        answer = bob.http.get(f"/api/tables/{table}/{path}", params={"seat": 0})
        assert answer.json()["why"] == "not-your-seat"
    for path in ("answer", "undo", "redo", "chat", "vote", "propose", "link", "hand-over", "take-back"):
        body = {"seat": 0, "number": 0, "action": {}, "text": "hi", "proposal": "", "agree": True, "kind": "undo"}
        fields = {
            "answer": ("seat", "number", "action"),
            "chat": ("seat", "text"),
            "vote": ("seat", "proposal", "agree"),
            "propose": ("seat", "kind"),
        }.get(path, ("seat",))
        refusal = bob.post(f"/api/tables/{table}/{path}", {name: body[name] for name in fields}, 403)
        assert refusal["why"] == "not-your-seat"


def test_of_two_answers_at_once_exactly_one_is_taken(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    bodies = [{"seat": 0, "number": 0, "action": {"do": "mark", "cell": cell}} for cell in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda body: ada.http.post(f"/api/tables/{table}/answer", json=body), bodies))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    taken = next(cell for cell, answer in enumerate(answers) if answer.status_code == 200)
    assert answers[taken].json() == {"kind": "receipt", "number": 0, "accepted": True}
    marked = [cell for cell, mark in enumerate(ada.view(table, 0)["state"]["cells"]) if mark == 0]
    assert marked == [taken]


def test_own_answers_are_taken_back_and_given_again(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    before = ada.view(table, 0)
    after = ada.answers(table, 0)
    assert after["can_undo"]
    undone = ada.post(f"/api/tables/{table}/undo", {"seat": 0})
    assert undone["state"] == before["state"]
    assert undone["question"]["number"] > before["question"]["number"]
    assert undone["can_redo"]
    late = {"seat": 0, "number": before["question"]["number"], "action": {"do": "mark", "cell": 8}}
    assert ada.post(f"/api/tables/{table}/answer", late, 409)["why"] == "stale"
    redone = ada.post(f"/api/tables/{table}/redo", {"seat": 0})
    assert redone["state"] == after["state"]
    assert ada.post(f"/api/tables/{table}/redo", {"seat": 0}, 409)["why"] == "nothing-to-redo"
    assert ada.post(f"/api/tables/{table}/undo", {"seat": 1}, 409)["why"] == "nothing-to-undo"


def test_an_undo_is_stored_too(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    ada.answers(table, 0)
    ada.post(f"/api/tables/{table}/undo", {"seat": 0})
    before = ada.view(table, 0)
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    again = ada.view(table, 0)
    assert again == {**before, "can_redo": False}


def test_others_must_agree_to_an_undo_across_their_answers(ada: Person, bob: Person):
    opened = ada.opens("noughts", ME, OPEN)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"]})
    ada.answers(table, 0)
    bob.answers(table, 1)
    proposal = ada.post(f"/api/tables/{table}/propose", {"seat": 0, "kind": "undo"})["proposal"]
    assert (proposal["needed"], proposal["agreed"]) == ([1], [])
    assert votes(bob, table, 1, False)["proposal"] is None
    assert ada.view(table, 0)["answers"] == 2
    ada.post(f"/api/tables/{table}/propose", {"seat": 0, "kind": "undo"})
    assert votes(bob, table, 1, True)["answers"] == 0


@pytest.mark.parametrize(("by", "left"), [(0, 4), (1, 3)])
def test_an_agreed_undo_takes_back_the_proposers_last_answer_and_nothing_before(
    ada: Person, bob: Person, by: int, left: int
):
    opened = ada.opens("noughts", ME, OPEN)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {"key": opened["invites"][0]["key"]})
    people, seen = [ada, bob], []
    for number in range(5):
        seen.append(ada.view(table, 0)["state"])
        people[number % 2].answers(table, number % 2)
    people[by].post(f"/api/tables/{table}/propose", {"seat": by, "kind": "undo"})
    view = votes(people[1 - by], table, 1 - by, True)
    assert (view["answers"], view["question"]["waiting"]) == (left, [by])
    assert ada.view(table, 0)["state"] == seen[left]
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert ada.view(table, 0)["state"] == seen[left]


def test_bots_finish_a_game_by_themselves(ada: Person):
    table = ada.opens("noughts", BOT, BOT)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": -1})
        told = Told()
        while told.hear(socket.receive_json())["question"] is not None:
            pass
    view = ada.view(table)
    assert view["table"]["status"] == "over"
    assert view["winners"]
    assert view["table"]["seed"]


@pytest.mark.slow
def test_a_bot_that_dies_does_not_block_the_table(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.tables.crew.choose_option", die)
    table = ada.opens("noughts", ME, BOT)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        told = Told()
        told.hear(socket.receive_json())
        ada.answers(table, 0)
        while told.view["answers"] < 2:
            told.hear(socket.receive_json())
        assert told.view["question"]["waiting"] == [0]
    assert ada.view(table, 0)["answers"] == 2
    ada.answers(table, 0)
    while ada.view(table, 0)["answers"] < 4:
        time.sleep(0.05)
    lines = [(line["notice"], line["seat"]) for line in ada.get(f"/api/tables/{table}/chat")]
    assert lines == [("bot-failed", 1)]  # everybody is told, once


def die(*work: object) -> int:
    import os

    os._exit(1)


def test_the_clock_skips_or_lets_a_bot_play(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.wire.Clock.start", 0.05)
    clock = {"pace": "live", "at_zero": "bot"}
    table = ada.opens("noughts", ME, EVE, clock=clock)["table"]["id"]
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        while socket.receive_json()["answers"] == 0:
            pass
    assert ada.view(table, 0)["answers"] >= 1


def test_the_crew_takes_the_last_resort_when_time_is_up():
    from fathom.games import load
    from fathom.kernel import Match
    from fathom.server.tables.crew import last_resort

    match = Match.start(load("nautilus"), seed=1)
    ask = match.turn
    assert ask is not None
    assert type(last_resort(ask)).__name__ == "BuyNothing"
    assert Crew(1, 1.0).seconds == 1.0


def test_a_line_whose_table_was_overtaken_stores_nothing_more_until_it_has_looked_again(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    tables, portal = tables_of(ada), ada.http.blocking_portal
    elsewhere = {"table_id": table, "number": 0, "seat": 0, "action": '{"do":"mark","cell":8}', "seen": 0}
    row = {**elsewhere, "events": "[]", "snapshot": None, "at": 0.0, "told": 0}
    portal.call(tables.store.write, (schema.NEW_ANSWERS, row))
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        for number in (0, 1):
            action = {"do": "mark", "cell": number}
            socket.send_json({"kind": "answer", "seat": number, "number": number, "action": action})
        socket.send_text("the end")
        assert [socket.receive_json()["why"] for _ in range(2)] == ["stale", "stale"]
    assert ada.view(table, 1)["state"]["cells"][8] is not None
    assert ada.view(table, 1)["answers"] == 1
