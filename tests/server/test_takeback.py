"""Taking back: past bots that have answered, as far as nothing was revealed; a whole turn at once; time to regret."""

import asyncio
from types import SimpleNamespace

from fathom.server import automata, takeback
from fathom.server.table import Watcher
from tests.kernel import parley
from tests.server.conftest import ME, Person, table_of

BOT = {"kind": "bot", "bot": "random", "name": "Marlin"}
EVE = {"kind": "me", "name": "Eve"}


def mark(table, seat: int, cell: int) -> None:
    ask = table.asks[seat]
    table.match.answer(seat, next(each for each in ask.options if each.cell == cell))


def test_one_takes_back_past_bots_that_have_answered(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, BOT)["table"]["id"])
    mark(table, 0, 4)
    mark(table, 1, 0)
    assert takeback.last(table, 0) == 0
    view = ada.post(f"/api/tables/{table.id}/undo", {"seat": 0})
    assert view["answers"] == 0
    assert view["question"]["mine"] == [0]


def test_one_does_not_take_back_past_people(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, EVE)["table"]["id"])
    mark(table, 0, 4)
    mark(table, 1, 0)
    assert takeback.last(table, 0) is None
    assert takeback.last(table, 1) == 1


def test_nothing_is_taken_back_once_something_was_drawn(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, BOT)["table"]["id"])
    mark(table, 0, 4)
    table.match.state.chance.below(6)
    assert takeback.last(table, 0) is None


def test_among_bots_too_nothing_is_taken_back_once_somebody_sees_a_card(ada: Person, offer):
    offer(parley.game(parley.Draw(0)))
    table = table_of(ada, ada.opens("parley", ME, BOT, BOT)["table"]["id"])
    table.match.answer(0, table.asks[0].options[0])
    assert takeback.last(table, 0) is None


def test_a_turn_is_begun_again_but_not_the_one_before(ada: Person):
    table = table_of(ada, ada.opens("nautilus", ME, BOT, seed="turn", options={"first": 1})["table"]["id"])
    match = table.match
    while list(table.asks) != [0] or match.ask(0).prompt != "buy":
        seat = next(iter(table.asks))
        match.answer(seat, match.ask(seat).options[0])
    begun = match.number
    assert takeback.turn(table, 0) is None, "nothing was done in this turn yet"
    match.answer(0, next(each for each in match.ask(0).options if not each.idle))
    while list(table.asks) == [0] and takeback.turn(table, 0) is None:
        match.answer(0, match.ask(0).options[0])
    assert takeback.turn(table, 0) == begun
    view = ada.post(f"/api/tables/{table.id}/undo", {"seat": 0, "turn": True})
    assert view["answers"] == begun
    assert not view["can_restart"]


def test_bots_wait_longer_after_an_answer_that_may_be_taken_back(ada: Person, monkeypatch):
    table = table_of(ada, ada.opens("noughts", ME, BOT)["table"]["id"])
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def nothing(*_: object) -> None:
        pass

    monkeypatch.setattr(automata, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(automata, "bot_answers", nothing)
    table.watchers.add(Watcher("somebody"))
    tables = SimpleNamespace(settings=SimpleNamespace(bot_pause=0.5))
    asyncio.run(automata._answer(tables, table, [1]))
    mark(table, 0, 4)
    asyncio.run(automata._answer(tables, table, [1]))
    mark(table, 1, 0)
    asyncio.run(automata._answer(tables, table, [0]))
    assert slept == [0.5, 0.5 * automata.GRACE, 0.5]
