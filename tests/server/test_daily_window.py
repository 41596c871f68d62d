"""Daily windows: a relaxed clock that runs between certain hours of the day, by the zone of the table."""

from datetime import datetime
from itertools import pairwise
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.server.notify import turn_notifications
from fathom.server.people import pauses
from fathom.server.tables import automatic_play, daily_window
from fathom.server.wire import Clock
from tests.server.conftest import ME, Person, table_of, tables_of

HOUR = 3600.0
PARIS = "Europe/Paris"
EVE = {**ME, "name": "Eve"}
CLOCK = {"pace": "relaxed", "hours": 3, "at_zero": "bot", "opens": 20 * 60, "closes": 22 * 60, "zone": PARIS}
EVENING = Clock("relaxed", opens=20 * 60, closes=22 * 60, zone=PARIS)
NIGHT = Clock("relaxed", opens=23 * 60, closes=4 * 60, zone=PARIS)


def at(hour: float, day: int = 10, month: int = 1) -> float:
    """A time of a day in Paris."""
    return datetime(2026, month, day, int(hour), round(hour % 1 * 60), tzinfo=ZoneInfo(PARIS)).timestamp()


# ----------------------------------------------------------------------------------------- arithmetic


@pytest.mark.parametrize(
    ("since", "until", "hours"),
    [
        (at(9), at(19), 0),
        (at(19), at(21), 1),
        (at(20.5), at(21), 0.5),
        (at(21), at(23), 1),
        (at(21), at(21, day=11), 2),
        (at(9), at(9, day=20), 20),
        (at(21), at(20.5), 0),  # a clock of the machine that was set back
    ],
)
def test_only_the_hours_of_the_window_count(since: float, until: float, hours: float):
    assert daily_window.seconds_counted(EVENING, since, until) == hours * HOUR


def test_a_window_may_go_past_midnight():
    assert daily_window.seconds_counted(NIGHT, at(22), at(3, day=11)) == 4 * HOUR
    assert daily_window.seconds_counted(NIGHT, at(3), at(23.5)) == 1.5 * HOUR
    assert daily_window.resumes_at(NIGHT, at(1)) is None


def test_the_day_on_which_clocks_are_changed_has_an_hour_less_or_more():
    in_spring = daily_window.seconds_counted(NIGHT, at(12, day=28, month=3), at(12, day=29, month=3))
    in_autumn = daily_window.seconds_counted(NIGHT, at(12, day=24, month=10), at(12, day=25, month=10))
    assert (in_spring, in_autumn) == (4 * HOUR, 6 * HOUR)


def test_a_window_that_a_change_of_clocks_swallows_is_left_out():
    swallowed = Clock("relaxed", opens=135, closes=180, zone=PARIS)  # on 29 March 2:00 is 3:00
    assert daily_window.seconds_counted(swallowed, at(12, day=28, month=3), at(12, day=29, month=3)) == 0
    assert daily_window.seconds_counted(swallowed, at(12, day=29, month=3), at(12, day=30, month=3)) == 0.75 * HOUR


def test_outside_its_hours_a_clock_says_when_it_goes_on():
    assert daily_window.resumes_at(EVENING, at(9)) == at(20)
    assert daily_window.resumes_at(EVENING, at(20)) is None
    assert daily_window.resumes_at(EVENING, at(22)) == at(20, day=11)


@pytest.mark.parametrize("clock", [Clock("relaxed"), Clock("live", opens=60, closes=120), Clock()])
def test_other_clocks_run_all_day(clock: Clock):
    assert daily_window.seconds_counted(clock, at(9), at(10)) == HOUR
    assert daily_window.end_of(clock, at(9), 60) == at(9) + 60
    assert daily_window.resumes_at(clock, at(9)) is None


@given(st.integers(0, 1439), st.integers(0, 1439), st.floats(0, 86_400 * 400), st.integers(1, 200_000))
def test_when_a_clock_ends_is_when_it_has_counted_its_time(opens: int, closes: int, since: float, seconds: int):
    clock = Clock("relaxed", opens=opens, closes=closes, zone=PARIS)
    begun = at(0) + since
    end = daily_window.end_of(clock, begun, seconds)
    assert daily_window.seconds_counted(clock, begun, end) == pytest.approx(seconds, abs=0.01)
    steps = [begun, begun + (end - begun) / 3, end]
    parts = [daily_window.seconds_counted(clock, one, other) for one, other in pairwise(steps)]
    assert sum(parts) == pytest.approx(seconds, abs=0.01)


# -------------------------------------------------------------------------------------------- tables


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The time at tables: it passes only when a test says so. It begins at nine in the morning in Paris, and no
    watchdog plays for those who are late."""
    monkeypatch.setattr(automatic_play, "_timed", lambda table: False)
    now = SimpleNamespace(at=at(9))
    frozen = SimpleNamespace(time=lambda: now.at, monotonic=lambda: now.at - at(0))
    for module in ("tables.table", "tables.parked_clocks", "notify.turn_notifications", "people.pauses"):
        monkeypatch.setattr(f"fathom.server.{module}.time", frozen)
    return now


def opens(ada: Person, **clock: Any) -> str:
    table: str = ada.opens("noughts", ME, EVE, clock={**CLOCK, **clock})["table"]["id"]
    return table


def test_a_clock_stands_still_outside_its_hours_and_says_until_when(ada: Person, now: SimpleNamespace):
    table = opens(ada)
    now.at = at(19)
    seen = ada.get(f"/api/tables/{table}")
    assert (seen["seats"][0]["seconds_left"], seen["clock_resumes"]) == (3 * HOUR, at(20))
    now.at = at(21)
    seen = ada.get(f"/api/tables/{table}")
    assert (seen["seats"][0]["seconds_left"], seen["clock_resumes"]) == (2 * HOUR, None)
    now.at = at(20.5, day=11)
    assert ada.get(f"/api/tables/{table}")["seats"][0]["seconds_left"] == 0.5 * HOUR


def test_who_answers_outside_the_hours_has_the_next_wait_for_them(ada: Person, now: SimpleNamespace):
    table = opens(ada)
    ada.answers(table, 0)
    now.at = at(20.5)
    assert table_of(ada, table).seconds_left(1) == 2.5 * HOUR


def test_time_runs_out_only_within_the_hours(ada: Person, now: SimpleNamespace):
    table = table_of(ada, opens(ada))
    now.at = at(23)
    assert not table.time_is_over(0)
    assert table.until_due == at(21, day=11) - now.at
    now.at = at(21, day=11)
    assert table.time_is_over(0)


def test_a_table_that_nobody_looks_at_comes_back_when_its_clock_runs_out(ada: Person, now: SimpleNamespace):
    table = table_of(ada, opens(ada))
    parked = tables_of(ada).parked_clocks
    parked.park(table)
    now.at = at(20.5, day=11)
    assert parked.due() == []
    now.at = at(21, day=11)
    assert parked.due() == [table.id]
    parked.restore(table)
    assert table.time_is_over(0)


def test_a_pause_across_the_hours_costs_no_time(ada: Person, now: SimpleNamespace):
    table = opens(ada)
    now.at = at(20.5)
    for change, hour in ((pauses.pause, 21.5), (pauses.resume, 21.75)):
        ada.http.blocking_portal.call(change, tables_of(ada), table_of(ada, table), 0)
        now.at = at(hour)
    assert table_of(ada, table).seconds_left(0) == 2.25 * HOUR


def test_nobody_is_absent_for_the_hours_at_which_nobody_need_play(ada: Person, now: SimpleNamespace):
    table = table_of(ada, opens(ada))
    table.opened, table.last_seen = 0.0, dict.fromkeys(table.seats[1].holders, at(21))
    now.at = at(21, day=11)  # a day later, two hours by this clock
    assert not table.abandoned(1)
    now.at = at(21.5, day=12)
    assert table.abandoned(1)


def test_nobody_is_called_outside_the_hours(ada: Person, now: SimpleNamespace):
    table = table_of(ada, opens(ada))
    now.at = at(19)
    assert turn_notifications.away(table) == []
    now.at = at(20)
    assert turn_notifications.away(table) == [0]


def test_those_who_look_on_are_told_when_the_hours_begin_and_end(ada: Person, now: SimpleNamespace):
    table = table_of(ada, opens(ada))
    versions = []
    for hour in (19, 19.5, 20, 21, 22, 23):
        now.at = at(hour)
        automatic_play._tell_of_hours(table)
        versions.append(table.version)
    changes = [one != other for one, other in pairwise(versions)]
    assert changes == [False, True, False, True, False]


def test_a_zone_that_nobody_knows_is_refused(ada: Person):
    plan = {"game": "noughts", "seats": [ME, EVE], "terms": {"clock": {**CLOCK, "zone": "Atlantis/R’lyeh"}}}
    assert ada.post("/api/tables", plan, 400)["why"] == "no-such-zone"


def test_a_table_of_before_has_a_clock_that_runs_all_day(ada: Person, now: SimpleNamespace):
    plain = {name: value for name, value in CLOCK.items() if name not in ("opens", "closes", "zone")}
    table = table_of(ada, ada.opens("noughts", ME, EVE, clock=plain)["table"]["id"])
    now.at = at(10)
    assert table.seconds_left(0) == 2 * HOUR
