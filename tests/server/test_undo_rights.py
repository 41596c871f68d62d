"""Taking back: past bots that have answered, as far as nothing was revealed; a whole turn at once; time to regret."""

import asyncio
from types import SimpleNamespace

from fathom.server import wire
from fathom.server.people import seats
from fathom.server.tables import answering, automatic_play, undo_rights
from fathom.server.tables.watcher import Watcher
from tests.kernel import parley
from tests.server.conftest import ME, Person, table_of, tables_of

BOT = {"kind": "bot", "bot": "random", "name": "Marlin"}
EVE = {"kind": "me", "name": "Eve"}


def mark(table, seat: int, cell: int) -> None:
    ask = table.asks[seat]
    table.match.answer(seat, next(each for each in ask.options if each.cell == cell))


def test_one_takes_back_past_bots_that_have_answered(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, BOT)["table"]["id"])
    mark(table, 0, 4)
    mark(table, 1, 0)
    assert undo_rights.undo_target(table, 0) == 0
    view = ada.post(f"/api/tables/{table.id}/undo", {"seat": 0})
    assert view["answers"] == 0
    assert view["question"]["mine"] == [0]


def test_one_does_not_take_back_past_people(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, EVE)["table"]["id"])
    mark(table, 0, 4)
    mark(table, 1, 0)
    assert undo_rights.undo_target(table, 0) is None
    assert undo_rights.undo_target(table, 1) == 1


def test_nothing_is_taken_back_once_something_was_drawn(ada: Person):
    table = table_of(ada, ada.opens("noughts", ME, BOT)["table"]["id"])
    mark(table, 0, 4)
    table.match.state.chance.below(6)
    assert undo_rights.undo_target(table, 0) is None


def test_among_bots_too_nothing_is_taken_back_once_somebody_sees_a_card(ada: Person, offer):
    offer(parley.game(parley.Draw(0)))
    table = table_of(ada, ada.opens("parley", ME, BOT, BOT)["table"]["id"])
    table.match.answer(0, table.asks[0].options[0])
    assert undo_rights.undo_target(table, 0) is None


def test_a_turn_is_begun_again_but_not_the_one_before(ada: Person):
    table = table_of(ada, ada.opens("nautilus", ME, BOT, seed="turn", options={"first": 1})["table"]["id"])
    match = table.match
    while list(table.asks) != [0] or match.ask(0).prompt != "buy":
        seat = next(iter(table.asks))
        match.answer(seat, match.ask(seat).options[0])
    begun = match.number
    assert undo_rights.turn_undo_target(table, 0) is None, "nothing was done in this turn yet"
    match.answer(0, next(each for each in match.ask(0).options if not each.idle))
    while list(table.asks) == [0] and undo_rights.turn_undo_target(table, 0) is None:
        match.answer(0, match.ask(0).options[0])
    assert undo_rights.turn_undo_target(table, 0) == begun
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

    monkeypatch.setattr(automatic_play, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(automatic_play, "bot_answers", nothing)
    table.watchers.add(Watcher("somebody"))
    tables = SimpleNamespace(settings=SimpleNamespace(bot_pause=0.5))
    asyncio.run(automatic_play._answer(tables, table, [1]))
    mark(table, 0, 4)
    asyncio.run(automatic_play._answer(tables, table, [1]))
    mark(table, 1, 0)
    asyncio.run(automatic_play._answer(tables, table, [0]))
    assert slept == [0.5, 0.5 * automatic_play.GRACE, 0.5]


def test_what_was_agreed_on_too_late_takes_nothing_back(ada: Person):
    """The last vote comes in while the answer that ends the game is being stored: its seed was told with it."""
    eve = {"kind": "me", "name": "Eve"}
    table = table_of(ada, ada.opens("noughts", ME, eve)["table"]["id"])
    for turn, cell in enumerate((0, 3, 1, 4)):
        ada.answers(table.id, turn % 2, lambda all, cell=cell: {"do": "mark", "cell": cell})
    ada.post(f"/api/tables/{table.id}/propose", {"seat": 1, "kind": "undo"})
    ballot = wire.Vote(0, table.proposal.id, True)

    async def at_once() -> list[object]:
        async with table.lock:
            wins = asyncio.create_task(answering.answer(tables_of(ada), table, 0, 4, {"do": "mark", "cell": 2}))
            await asyncio.sleep(0)
            agrees = asyncio.create_task(seats.vote(tables_of(ada), table, ballot))
            await asyncio.sleep(0)
        return await asyncio.gather(wins, agrees, return_exceptions=True)

    _, refused = ada.http.blocking_portal.call(at_once)
    assert getattr(refused, "why", None) == "stale"
    assert ada.get(f"/api/tables/{table.id}")["status"] == "over"
