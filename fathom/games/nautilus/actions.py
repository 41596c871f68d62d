"""What a seat can answer in Nautilus, each answer with its rules."""

from typing import ClassVar

from fathom.games.nautilus.board import Square
from fathom.games.nautilus.pieces import Kind, Side
from fathom.games.nautilus.state import ModuleNumber
from fathom.kernel import Action, cites


@cites("S1d")
class PlaceBase(Action, frozen=True):
    at: Square


# --------------------------------------------------------------------- phase 1: buying and building


@cites("B2a", "B1a")
class Buy(Action, frozen=True):
    kind: Kind


@cites("B2b", "B1a")
class BuyHabitation(Action, frozen=True):
    kind: Kind
    aquanauts: int


@cites("B1a")
class BuyNothing(Action, frozen=True):
    idle: ClassVar[bool] = True


@cites("B4g", "B3b")
class Build(Action, frozen=True):
    kind: Kind
    at: Square
    aquanauts: int = 0


@cites("B4b")
class TurnModule(Action, frozen=True):
    turn: int


@cites("B3b")
class Keep(Action, frozen=True):
    idle: ClassVar[bool] = True


@cites("B3c", "B3f")
class GiveBack(Action, frozen=True):
    idle: ClassVar[bool] = True


# ------------------------------------------------------------------------------- phase 2: aquanauts


@cites("A1d", "A1b")
class Walk(Action, frozen=True):
    start: ModuleNumber
    to: ModuleNumber


@cites("A1b")
class Stay(Action, frozen=True):
    idle: ClassVar[bool] = True


# ------------------------------------------------------------------------------ phase 3: submarines


@cites("U1a", "U1b")
class Launch(Action, frozen=True):
    module: ModuleNumber
    side: Side


@cites("U2c", "U2b")
class Sonar(Action, frozen=True):
    submarine: Square


@cites("U3b", "U3f")
class Sail(Action, frozen=True):
    submarine: Square
    to: Square


@cites("U6b")
class Moor(Action, frozen=True):
    """Dock from where it is: a move of no squares."""

    submarine: Square


@cites("U3a")
class Rest(Action, frozen=True):
    idle: ClassVar[bool] = True


@cites("X4a")
class LookAt(Action, frozen=True):
    at: Square


@cites("U5d", "X4a")
class Skip(Action, frozen=True):
    idle: ClassVar[bool] = True


@cites("U6b", "U6d")
class Dock(Action, frozen=True):
    module: ModuleNumber
    aquanaut: bool


@cites("U6b")
class StayAtSea(Action, frozen=True):
    idle: ClassVar[bool] = True


# -------------------------------------------------------------------------------------- the scoring


@cites("V2a")
class Upgrade(Action, frozen=True):
    """How many tokens of the mission's first and of its second kind are upgraded."""

    first: int
    second: int
