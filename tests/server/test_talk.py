"""What may be said at a table: free chat, and the statements that a game allows where its rules limit talk."""

import pytest

from tests.server.conftest import BOT, ME, Person, table_of, tables_of

CREW = {"crew": "suggested"}
EVE = {"kind": "me", "name": "Eve"}


def opened(ada: Person, **more: object) -> str:
    table: str = ada.opens("unfathomable", ME, EVE, BOT, options=CREW, **more)["table"]["id"]
    return table


def say(person: Person, table: str, status: int = 200, **what: object):
    return person.post(f"/api/tables/{table}/chat", {"seat": 0, **what}, status)


def test_a_statement_is_offered_made_and_kept(ada: Person):
    table = opened(ada)
    offered = ada.get(f"/api/tables/{table}/statements", seat=0)
    assert {"say": "call-traitor", "seat": 1} in offered
    line = say(ada, table, statement={"say": "call-traitor", "seat": 1})
    assert line["statement"] == {"say": "call-traitor", "seat": 1}
    assert ada.get(f"/api/tables/{table}/chat") == [line]


def test_where_free_chat_is_off_the_statements_remain(ada: Person):
    table = opened(ada, chat=False)
    assert say(ada, table, 403, text="I hold a 5 of lore")["why"] == "chat-off"
    assert say(ada, table, statement={"say": "yes"})["statement"] == {"say": "yes"}


def test_what_the_rules_do_not_let_be_said_is_refused(ada: Person):
    table = opened(ada)
    for forbidden in (
        {"say": "help-much"},  # there is no test
        {"say": "call-traitor", "seat": 0},  # oneself
        {"say": "my-cards", "cards": [3]},  # no such statement
        {"say": "several-middling", "count": 1},  # would tell the value of a card
        {"say": "call-traitor"},
    ):
        assert say(ada, table, 422, statement=forbidden)["why"] == "cannot-say"
    assert ada.get(f"/api/tables/{table}/chat") == []


def test_nobody_speaks_for_another_seat(ada: Person, bob: Person):
    table = opened(ada)
    assert say(bob, table, 403, statement={"say": "yes"})["why"] == "not-your-seat"


def test_a_game_without_statements_has_none(ada: Person):
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    assert ada.get(f"/api/tables/{table}/statements", seat=0) == []
    assert say(ada, table, 422, statement={"say": "yes"})["why"] == "cannot-say"


def test_saying_nothing_is_not_saying_something(ada: Person):
    assert say(ada, opened(ada), 400)["why"] == "bad-request"


def test_only_the_last_lines_stay_in_memory_and_older_ones_can_be_asked_for(
    ada: Person, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("fathom.server.people.chat.KEPT", 3)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    for number in range(8):
        say(ada, table, text=f"line {number}")
    said = lambda **more: [line["number"] for line in ada.get(f"/api/tables/{table}/chat", **more)]  # noqa: E731
    assert said() == [5, 6, 7]
    assert said(before=5) == [2, 3, 4]
    assert said(before=2) == [0, 1]
    assert said(before=0) == []
    ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
    assert said() == [5, 6, 7]
    assert say(ada, table, text="one more")["number"] == 8
    assert [line["number"] for line in table_of(ada, table).chat] == [6, 7, 8]


def test_a_line_is_sent_what_is_kept_and_then_only_what_is_new(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.people.chat.KEPT", 2)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    for number in range(4):
        say(ada, table, text=f"line {number}")

    def heard() -> list[int]:
        while (message := socket.receive_json())["kind"] != "chat":
            pass
        return [line["number"] for line in message["lines"]]

    with ada.http.websocket_connect(f"/api/tables/{table}/live") as socket:
        socket.send_json({"kind": "hello", "seat": 0})
        assert heard() == [2, 3]
        say(ada, table, text="one more")
        assert heard() == [4]
        ada.http.blocking_portal.call(tables_of(ada).forget, table_of(ada, table))
        say(ada, table, text="after it was reopened")
        assert heard() == [5]


def test_a_table_weighs_what_is_said_there_up_to_what_is_kept(ada: Person, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fathom.server.people.chat.KEPT", 5)
    table = ada.opens("noughts", ME, EVE)["table"]["id"]
    before, weights = table_of(ada, table).weight, []
    for _ in range(10):
        say(ada, table, text="x" * 300)
        weights.append(table_of(ada, table).weight - before)
    assert weights == [700 * min(count, 5) for count in range(1, 11)]
