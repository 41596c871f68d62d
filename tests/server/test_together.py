"""Several answers at once: along the live line or without one, all are taken or none, and there is one receipt."""

from typing import Any

import pytest

from fathom.server.tables import automatic_play
from tests.kernel.market import Buying, Rest, Selling, game
from tests.server.conftest import ME, Person, table_of, tables_of

EVE = {"kind": "me", "name": "Eve"}
ENOUGH = {"do": "enough"}


@pytest.fixture
def table(ada: Person, offer: Any, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(automatic_play, "wake", lambda tables, table: None)
    offer(game(Buying(), Selling(), Rest()))
    return str(ada.opens("market", ME, EVE)["table"]["id"])


def goods(ada: Person, table: str) -> list[dict[str, Any]]:
    question = ada.view(table, 0)["question"]
    assert question["batch"]
    return [each for each in question["options"] if each["do"] == "buy"]


def given(ada: Person, table: str, *actions: dict[str, Any], number: int = 0, status: int = 200) -> Any:
    body = {"seat": 0, "number": number, "actions": list(actions)}
    return ada.post(f"/api/tables/{table}/answers", body, status=status)


def test_answers_that_follow_each_other_are_given_at_once(ada: Person, table: str):
    first, second, *_ = goods(ada, table)
    assert given(ada, table, first, second, ENOUGH) == {"kind": "receipt", "number": 0, "accepted": True}
    view = ada.view(table, 0)
    assert (view["answers"], view["question"]["prompt"], view["question"]["batch"]) == (3, "sell", False)
    held = table_of(ada, table)
    ada.http.blocking_portal.call(tables_of(ada).forget, held)
    again = ada.view(table, 0)
    assert (again["answers"], again["state"]) == (3, view["state"])
    assert [ada.get(f"/api/tables/{table}/history", at=at)["answers"] for at in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("wrong", ["twice", "nonsense", "beyond"])
def test_one_wrong_answer_refuses_all_and_changes_nothing(ada: Person, table: str, wrong: str):
    first, second, *_ = goods(ada, table)
    before = ada.view(table, 0)
    actions, why, status = {
        "twice": ([first, second, first], "not-an-option", 409),
        "nonsense": ([first, {"do": "dance"}], "not-an-option", 422),
        "beyond": ([first, second, ENOUGH, {"do": "sell", "good": first["good"]}], "not-together", 409),
    }[wrong]
    assert given(ada, table, *actions, status=status)["why"] == why
    assert ada.view(table, 0) == before
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert ada.view(table, 0)["state"] == before["state"]
    assert given(ada, table, first, ENOUGH)["accepted"]


def test_along_the_line_there_is_one_receipt_or_one_refusal(ada: Person, table: str):
    first, second, *_ = goods(ada, table)
    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:

        def says(**message: Any) -> Any:
            socket.send_json(message)
            while (heard := socket.receive_json())["kind"] != "refusal" and heard.get("receipt") is None:
                pass
            return heard

        socket.send_json({"kind": "hello", "seat": 0})
        refusal = says(kind="answers", seat=0, number=0, actions=[first, first])
        assert (refusal["kind"], refusal["number"], refusal["why"]) == ("refusal", 0, "not-an-option")
        assert ada.view(table, 0)["answers"] == 0
        assert says(kind="answers", seat=0, number=0, actions=[first, second, ENOUGH])["receipt"] == 0
        late = says(kind="answers", seat=0, number=0, actions=[first, second])
        assert (late["kind"], late["why"]) == ("refusal", "stale")
    assert ada.view(table, 0)["answers"] == 3


def test_who_watches_sees_several_answers_as_one_step(ada: Person, bob: Person, table: str):
    first, second, *_ = goods(ada, table)
    with bob.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": -1})
        assert socket.receive_json()["answers"] == 0
        given(ada, table, first, second, ENOUGH)
        while (told := socket.receive_json())["answers"] == 0:
            pass
        assert told["answers"] == 3


def test_only_ones_own_and_not_too_many(ada: Person, bob: Person, table: str):
    first, *_ = goods(ada, table)
    assert given(bob, table, first, ENOUGH, status=403)["why"] == "not-your-seat"
    for wrong in ([], [ENOUGH] * 61):
        assert given(ada, table, *wrong, status=400)["why"] == "bad-request"


def test_the_last_of_several_answers_is_taken_back_alone(ada: Person, table: str):
    first, second, third, *_ = goods(ada, table)
    given(ada, table, first, second)
    ada.post(f"/api/tables/{table}/undo", {"seat": 0})
    assert ada.view(table, 0)["answers"] == 1
    number = ada.view(table, 0)["question"]["number"]
    given(ada, table, third, ENOUGH, number=number)
    assert ada.view(table, 0)["answers"] == 3
