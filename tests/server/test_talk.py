"""What may be said at a table: free chat, and the statements that a game allows where its rules limit talk."""

from tests.server.conftest import BOT, ME, Person

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
