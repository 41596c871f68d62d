"""What the journal of Nautilus tells."""

from typing import Any

from fathom.games.nautilus.board import Square
from fathom.games.nautilus.library import ATLANTIS, Find, Mission
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.state import ModuleNumber
from fathom.kernel import Event, Owner, Public, SeatNumber


def what(event: Any) -> str:
    """What a token turns out to be, as players weigh it beforehand: one Atlantis token is as good as another."""
    return "atlantis" if event.find in ATLANTIS else str(event.find)


class RoundBegins(Event, frozen=True):
    round: Public[int]
    seat: Public[SeatNumber]


class BasePlaced(Event, frozen=True):
    seat: Public[SeatNumber]
    at: Public[Square]


class Bought(Event, frozen=True):
    seat: Public[SeatNumber]
    kind: Public[Kind]
    aquanauts: Public[int]
    cost: Public[int]


class Built(Event, frozen=True):
    seat: Public[SeatNumber]
    kind: Public[Kind]
    at: Public[Square]
    turn: Public[int]
    fee: Public[int]


class BuiltOver(Event, frozen=True):
    odds = ("what",)
    what = property(what)
    seat: Public[SeatNumber]
    find: Public[Find]
    at: Public[Square]


class GaveBack(Event, frozen=True):
    seat: Public[SeatNumber]
    kind: Public[Kind]
    aquanauts: Public[int]


class Walked(Event, frozen=True):
    seat: Public[SeatNumber]
    start: Public[ModuleNumber]
    to: Public[ModuleNumber]
    steps: Public[int]
    through: Public[list[ModuleNumber]] = []
    """The modules on the way."""


class PutInService(Event, frozen=True):
    seat: Public[SeatNumber]
    module: Public[ModuleNumber]
    kind: Public[Kind]
    count: Public[int]


class PaidBuilder(Event, frozen=True):
    seat: Public[SeatNumber]
    builder: Public[SeatNumber]


class MajorityTaken(Event, frozen=True):
    seat: Public[SeatNumber]
    kind: Public[Kind]


class Launched(Event, frozen=True):
    seat: Public[SeatNumber]
    module: Public[ModuleNumber]
    at: Public[Square]


class SonarUsed(Event, frozen=True):
    seat: Public[SeatNumber]
    at: Public[Square]
    tokens: Public[int]


class Sighted(Event, frozen=True):
    odds = ("what",)
    what = property(what)
    seat: Public[SeatNumber]
    at: Public[Square]
    find: Owner[Find | None]


class Sailed(Event, frozen=True):
    seat: Public[SeatNumber]
    start: Public[Square]
    to: Public[Square]


class TrenchOpened(Event, frozen=True):
    seat: Public[SeatNumber]


class Salvaged(Event, frozen=True):
    odds = ("what",)
    what = property(what)
    seat: Public[SeatNumber]
    find: Public[Find]
    at: Public[Square]
    cost: Public[int]


class LeftOpen(Event, frozen=True):
    odds = ("what",)
    what = property(what)
    seat: Public[SeatNumber]
    find: Public[Find]
    at: Public[Square]


class Earned(Event, frozen=True):
    seat: Public[SeatNumber]
    money: Public[int]


class Docked(Event, frozen=True):
    seat: Public[SeatNumber]
    module: Public[ModuleNumber]
    aquanaut: Public[bool]


class EndInSight(Event, frozen=True):
    last_round: Public[int]


class NothingDone(Event, frozen=True):
    round: Public[int]


class AtlantisAwarded(Event, frozen=True):
    seat: Public[SeatNumber]
    tokens: Public[int]
    points: Public[int]


class MissionRevealed(Event, frozen=True):
    seat: Public[SeatNumber]
    mission: Public[Mission]


class Upgraded(Event, frozen=True):
    seat: Public[SeatNumber]
    find: Public[Find]
    count: Public[int]


class Scored(Event, frozen=True):
    seat: Public[SeatNumber]
    discovery: Public[int]
    exploration: Public[int]
    money: Public[int]
    total: Public[int]


class Won(Event, frozen=True):
    seats: Public[list[SeatNumber]]
