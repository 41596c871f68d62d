"""Daily windows: the hours of the day between which the clock of a table runs; outside of them it stands still."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import lru_cache
from itertools import count
from zoneinfo import ZoneInfo

from fathom.server.wire import Clock

DAY = timedelta(days=1)
MINUTES = 60  # of an hour


def has_window(clock: Clock) -> bool:
    """Whether a clock stands still for some hours of each day."""
    return clock.pace == "relaxed" and clock.opens != clock.closes


def seconds_counted(clock: Clock, since: float, until: float) -> float:
    """The seconds between two times (of `time.time`) for which a clock has run."""
    if not has_window(clock):
        return max(0.0, until - since)
    counted = 0.0
    for opens, closes in _windows(clock, since):
        if opens >= until:
            break
        counted += min(closes, until) - opens
    return counted


def end_of(clock: Clock, since: float, seconds: float) -> float:
    """When a clock that has run from a time on will have counted so many seconds."""
    if not has_window(clock):
        return since + seconds
    for opens, closes in _windows(clock, since):
        if closes - opens >= seconds:
            return opens + seconds
        seconds -= closes - opens
    raise AssertionError("windows never end")


def resumes_at(clock: Clock, now: float) -> float | None:
    """When a clock that stands still outside its hours goes on; None while it runs."""
    if not has_window(clock):
        return None
    opens, _ = next(_windows(clock, now))
    return opens if opens > now else None


def _windows(clock: Clock, since: float) -> Iterator[tuple[float, float]]:
    """The windows from a time on, one a day and without end; of one that is open then, what is left."""
    first = datetime.fromtimestamp(since, ZoneInfo(clock.zone)).date() - DAY
    for days in count():
        opens, closes = _window(clock, first + days * DAY)
        if closes > max(opens, since):
            yield max(opens, since), closes


@lru_cache(10_000)
def _window(clock: Clock, day: date) -> tuple[float, float]:
    """When the window of a day opens and closes; one that goes past midnight closes on the day after."""
    last = day + DAY if clock.closes < clock.opens else day
    return _time(clock, day, clock.opens), _time(clock, last, clock.closes)


def _time(clock: Clock, day: date, minute: int) -> float:
    hour, minute = divmod(minute, MINUTES)
    return datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(clock.zone)).timestamp()
