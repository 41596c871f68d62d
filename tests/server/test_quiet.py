"""Questions that only some hands can use: nobody can tell from outside who holds what, or who has answered."""

import asyncio
from types import SimpleNamespace

import pytest

from fathom.games.unfathomable.actions import Pass
from fathom.kernel.ask import AskAll
from fathom.server import automata, views
from fathom.server.automata import STEADY, _automatic, keep_pace
from tests.server.conftest import ME, Person, table_of

EVE = {"kind": "me", "name": "Eve"}
ZOE = {"kind": "me", "name": "Zoe"}


@pytest.fixture(autouse=True)
def nobody_wakes_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests move the match by hand: the watchdog must not answer in between."""
    monkeypatch.setattr("fathom.server.automata._look_after", lambda tables, table: None)


def at_a_window(ada: Person, **more: object):
    """Play until a quiet question is open in which somebody could do something."""
    opened = ada.opens("unfathomable", ME, EVE, ZOE, options={"crew": "suggested"}, seed="quiet", **more)
    table = table_of(ada, opened["table"]["id"])
    for _ in range(400):
        match = table.match
        if table.quiet and any(len(ask.options) > 1 for ask in match.asks.values()):
            return table
        for seat, ask in list(match.asks.items()):
            idle = [each for each in ask.options if each.idle and not isinstance(each, Pass)]
            action = next(iter(idle), ask.options[-1] if len(ask.options) > 1 else ask.options[0])
            match.answer(seat, action)
            break
    raise AssertionError("no window was opened")


def test_somebody_who_can_only_pass_is_passed_for(ada: Person):
    table = at_a_window(ada)
    helpless = [seat for seat, ask in table.asks.items() if len(ask.options) == 1]
    assert _automatic(table) == helpless


def test_who_has_answered_a_quiet_question_does_not_show(ada: Person):
    table = at_a_window(ada)
    asked = list(table.match.pending.asks)
    others = [seat for seat in (-1, 0, 1, 2) if seat != asked[0]]
    before = [views.view(table, seat, "somebody") for seat in others]
    table.match.answer(asked[0], table.asks[asked[0]].options[0])
    assert isinstance(table.match.pending, AskAll), "the window must still be open"
    after = [views.view(table, seat, "somebody") for seat in others]
    assert [views.encode(each) for each in after] == [views.encode(each) for each in before]


def test_a_browser_learns_which_of_its_own_seats_must_answer_still(ada: Person):
    """At a hot seat the device goes on to the next who has something to decide; nobody else is told."""
    table = at_a_window(ada)
    holder = next(iter(table.seats[0].holders))
    able = [seat for seat, ask in table.asks.items() if len(ask.options) > 1]
    assert views.question(table, 0, holder).mine == able
    assert views.question(table, 0, "somebody").mine == []
    table.match.answer(able[0], table.asks[able[0]].options[0])
    assert table.quiet, "the window must still be open"
    answered = views.question(table, able[0], holder)
    assert answered.waiting == list(table.match.pending.asks)
    assert answered.mine == able[1:]


def test_looking_back_does_not_tell_how_many_have_answered_a_quiet_question(ada: Person):
    table = at_a_window(ada)
    now = table.answers
    assert [moment(ada, table.id, at) for at in (now, now + 1)] == [200, 404]
    asked = next(iter(table.asks))
    table.match.answer(asked, table.asks[asked].options[0])
    assert table.match.number == now + 1, "the window must still be open"
    assert [moment(ada, table.id, at) for at in (now, now + 1)] == [200, 404]


def test_nobody_can_tell_from_undo_who_has_answered_a_quiet_question(ada: Person):
    """Whoever answered before may not take it back: that it is no longer allowed would tell that somebody passed."""
    table = at_a_window(ada)
    before = table.match.answers[-1].seat
    assert [views.view(table, seat, "somebody").can_undo for seat in range(3)] == [False] * 3
    ada.post(f"/api/tables/{table.id}/undo", {"seat": before}, 409)
    asked = next(iter(table.asks))
    table.match.answer(asked, table.asks[asked].options[0])
    assert isinstance(table.match.pending, AskAll), "the window must still be open"
    assert [views.view(table, seat, "somebody").can_undo for seat in range(3)] == [False] * 3
    ada.post(f"/api/tables/{table.id}/undo", {"seat": asked}, 409)


def moment(person: Person, table: str, at: int) -> int:
    return person.http.get(f"/api/tables/{table}/history", params={"at": at}).status_code


def test_at_a_steady_table_no_window_is_over_at_once(ada: Person, monkeypatch):
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    table = at_a_window(ada)
    monkeypatch.setattr(automata, "asyncio", SimpleNamespace(sleep=sleep))
    asyncio.run(keep_pace(table))
    assert slept == []
    table.steady = True
    table.start_clock()
    asyncio.run(keep_pace(table))
    assert 0 < slept[0] <= STEADY
