"""Questions that only some hands can use: nobody can tell from outside who holds what, or who has answered."""

from types import SimpleNamespace

import msgspec
import pytest

from fathom.games.unfathomable.actions import Pass
from fathom.kernel.questions.ask import AskAll
from fathom.server.live import views
from fathom.server.people import seats
from fathom.server.tables import answering, quiet_pace
from fathom.server.tables.automatic_play import automatic
from fathom.server.tables.quiet_pace import LONGEST_PACE, STEADY, steady_pace
from fathom.server.tables.table import LIVE_WINDOW
from fathom.server.tables.watcher import Watcher
from fathom.server.wire import Proposal, TableOptions
from tests.server.conftest import ME, Person, table_of, tables_of

EVE = {"kind": "me", "name": "Eve"}
ZOE = {"kind": "me", "name": "Zoe"}


@pytest.fixture(autouse=True)
def nobody_wakes_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests move the match by hand: nobody must answer by itself in between."""
    monkeypatch.setattr("fathom.server.tables.automatic_play._look_after", lambda tables, table: None)
    monkeypatch.setattr("fathom.server.tables.automatic_play.wake", lambda tables, table: None)


def at_a_window(ada: Person, **more: object):
    """Play until a quiet question is open in which somebody could do something."""
    opened = ada.opens("unfathomable", ME, EVE, ZOE, options={"crew": "suggested"}, seed="quiet", **more)
    table = table_of(ada, opened["table"]["id"])
    table.bots_task = SimpleNamespace(done=lambda: False, cancel=lambda: None)  # nobody passes by himself meanwhile
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
    assert automatic(table) == helpless


@pytest.mark.parametrize("lesson", [False, True])
def test_who_has_answered_a_quiet_question_does_not_show(ada: Person, lesson: bool):
    table = at_a_window(ada, lesson=lesson)
    asked = list(table.match.pending.asks)
    others = [seat for seat in (-1, 0, 1, 2) if seat != asked[0]]
    before = [views.view(table, seat, "somebody") for seat in others]
    table.match.answer(asked[0], table.asks[asked[0]].options[0])
    assert isinstance(table.match.pending, AskAll), "the window must still be open"
    after = [views.view(table, seat, "somebody") for seat in others]
    assert [msgspec.json.encode(each) for each in after] == [msgspec.json.encode(each) for each in before]


def test_a_browser_learns_which_of_its_own_seats_must_answer_still(ada: Person):
    """At a hot seat the device goes on to the next who has something to decide; nobody else is told."""
    table = at_a_window(ada)
    holder = next(iter(table.seats[0].holders))
    able = [seat for seat, ask in table.asks.items() if len(ask.options) > 1]
    assert views.view(table, 0, holder).question.mine == able
    assert views.view(table, 0, "somebody").question.mine == []
    table.match.answer(able[0], table.asks[able[0]].options[0])
    assert table.quiet, "the window must still be open"
    answered = views.view(table, able[0], holder).question
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


@pytest.mark.parametrize("steady", [False, True])
def test_only_at_a_steady_table_no_window_is_over_at_once(ada: Person, monkeypatch, steady):
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    table = at_a_window(ada)
    monkeypatch.setattr(quiet_pace, "asyncio", SimpleNamespace(sleep=sleep))
    table.terms = TableOptions(steady=steady)
    table.start_clock()
    longest = steady_pace(table)
    ada.answers(table.id, next(seat for seat, ask in table.asks.items() if len(ask.options) > 1))
    assert bool(slept) == steady
    assert all(0 < seconds <= longest for seconds in slept)


def test_a_steady_window_stays_open_longer_now_and_then_whatever_the_hands_hold(ada: Person):
    table = at_a_window(ada, steady=True)
    paces = []
    for table.undone in range(200):
        paces.append(steady_pace(table))
    assert STEADY <= min(paces) < max(paces) <= STEADY + LONGEST_PACE
    assert sum(pace > 2 * STEADY for pace in paces) > 20
    table.undone = 0
    asked = next(iter(table.asks))
    table.match.answer(asked, table.asks[asked].options[0])
    assert steady_pace(table) == paces[0]


def test_a_quiet_question_costs_nobody_time(ada: Person):
    """What is left after it would tell who has thought: all clocks stand still, and the window has one of its own."""
    table = at_a_window(ada, clock={"pace": "live", "at_zero": "skip"})
    before = [seat.seconds_left for seat in table.seats]
    assert None not in before
    table.asked_at -= 20
    thinker = next(seat for seat, ask in table.asks.items() if len(ask.options) > 1)
    shown = views.info(table, "somebody").seats
    assert [seat.seconds_left for seat in shown] == before
    answers_all(ada, table, last=thinker)
    assert [seat.seconds_left for seat in table.seats] == before


def answers_all(ada: Person, table, last: int) -> None:
    """Everybody answers the open quiet question through the server, one of them last."""
    number = table.number
    for seat in sorted(table.asks, key=lambda seat: seat == last):
        idle = next(each for each in table.asks[seat].options if each.idle)
        ada.http.blocking_portal.call(answering.answer, tables_of(ada), table, seat, number, idle)
    assert table.number > number


def test_the_time_of_a_window_is_the_same_for_all_who_are_asked(ada: Person):
    table = at_a_window(ada, clock={"pace": "live", "at_zero": "skip"})
    assert 0 < table.window_left <= LIVE_WINDOW
    assert [table.time_is_over(seat) for seat in table.asks] == [False] * len(table.asks)
    table.asked_at -= LIVE_WINDOW
    assert [table.time_is_over(seat) for seat in table.asks] == [True] * len(table.asks)
    views_of_all = {views.view(table, seat, "somebody").question.seconds_left for seat in (-1, 0, 1, 2)}
    assert views_of_all == {0.0}


def test_an_agreed_undo_amid_a_quiet_question_goes_by_what_is_public(ada: Person):
    """Whether the one who asks has answered already shows neither in the number nor in where the game goes back to."""
    outcomes = []
    for answered in (False, True):
        table = at_a_window(ada)
        asked = next(iter(table.asks))
        if answered:
            table.match.answer(asked, table.asks[asked].options[0])
            assert table.quiet
        ada.http.blocking_portal.call(seats._decide_undo, tables_of(ada), table, asked)
        outcomes.append((table.number, table.match.number, table.answers, table.waiting))
    assert outcomes[0] == outcomes[1]


def test_numbers_grow_when_an_undo_reaches_into_a_window_that_was_closed(ada: Person):
    table = at_a_window(ada)
    opened, asked = table.answers, list(table.asks)
    answers_all(ada, table, last=asked[0])
    shown = table.number
    ada.http.blocking_portal.call(answering.rewind, tables_of(ada), table, opened + len(asked) - 1)
    assert table.number > shown
    assert (table.match.number, sorted(table.asks)) == (opened, sorted(asked))


def test_an_answer_to_a_quiet_question_does_not_drop_a_proposal(ada: Person):
    table = at_a_window(ada)
    by = table.match.answers[-1].seat
    table.proposal = Proposal("here", "undo", by, by, [], [seat for seat in range(3) if seat != by])
    seat = next(iter(table.asks))
    idle = next(each for each in table.asks[seat].options if each.idle)
    ada.http.blocking_portal.call(answering.answer, tables_of(ada), table, seat, table.number, idle)
    assert table.quiet, "the window must still be open"
    assert table.proposal is not None


def test_lines_are_told_of_a_quiet_answer_only_where_its_seat_is_held(ada: Person):
    """That something is sent at all would show that somebody has answered."""
    table = at_a_window(ada)
    seat, ask = next(iter(table.asks.items()))
    holder, onlooker = Watcher(next(iter(table.seats[seat].holders))), Watcher("somebody")
    table.watchers = {holder, onlooker}
    idle = next(each for each in ask.options if each.idle)
    ada.http.blocking_portal.call(answering.answer, tables_of(ada), table, seat, table.number, idle)
    assert table.quiet, "the window must still be open"
    assert (holder.fresh.is_set(), onlooker.fresh.is_set()) == (True, False)


def test_bots_that_found_nothing_to_do_while_an_answer_was_stored_are_woken(ada: Person, monkeypatch):
    table, woken = at_a_window(ada), []
    monkeypatch.setattr("fathom.server.tables.automatic_play.wake", lambda tables, table: woken.append(table.id))
    seat, ask = next(iter(table.asks.items()))
    ada.http.blocking_portal.call(answering.answer, tables_of(ada), table, seat, table.number, ask.options[0])
    assert table.quiet, "the window must still be open"
    assert woken == [table.id]
