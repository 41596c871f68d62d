"""When a notification is due: quiet hours and pace, by the clock of the person's own time zone."""

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from fathom.server.http.errors import Refused

HOUR = 3600.0
Habits = dict[str, Any]
"""A row of the table `habits`."""


def zone_called(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("no-such-zone", 400) from None


def due(habits: Habits, now: float) -> float:
    """When a person is to be notified of a question that is asked now."""
    moment = datetime.fromtimestamp(now, ZoneInfo(habits["zone"]))
    if habits["pace"] == "hourly":
        moment = datetime.fromtimestamp(now - now % HOUR + HOUR, moment.tzinfo)
    elif habits["pace"] == "daily":
        moment = _next(moment, habits["daily_at"])
    if is_quiet(habits, moment):
        moment = _next(moment, habits["quiet_to"])
    return moment.timestamp()


def is_quiet(habits: Habits, moment: datetime) -> bool:
    """Whether a moment lies in a person's quiet hours, which may go past midnight."""
    since, until = int(habits["quiet_from"]), int(habits["quiet_to"])
    minute = moment.hour * 60 + moment.minute
    return since <= minute < until if since <= until else minute >= since or minute < until


def _next(moment: datetime, minute: int) -> datetime:
    """The next time after a moment at which the clock shows a minute of the day."""
    found = moment.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return found if found.timestamp() > moment.timestamp() else found + timedelta(days=1)
