"""What counts at the end: Atlantis, discovery and exploration points, and the total."""

from typing import TYPE_CHECKING

from msgspec import Struct

from fathom.games.nautilus.library import discoveries
from fathom.games.nautilus.pieces import EXPLORATIONS, Kind

if TYPE_CHECKING:
    from fathom.games.nautilus.state import Nautilus

ATLANTIS_POINTS = {2: (4, 2), 3: (5, 3, 1), 4: (5, 4, 2, 1)}  # S4b, S4c, S4d
UPGRADE_GAIN = 1  # S7c
MAJORITY, SEVERAL = 3, 1  # points of a type with its marker (M2d), and with two or more in service (M1i)


class Score(Struct, frozen=True):
    discovery: int
    exploration: int
    money: int

    @property
    def total(self) -> int:
        return self.discovery * self.exploration + self.money  # V3c


def score(g: "Nautilus", seat: int) -> Score:
    return Score(discovery_points(g, seat), exploration_points(g, seat), g.players[seat].money)


def discovery_points(g: "Nautilus", seat: int) -> int:
    values = sum(discoveries()[find].value * count for find, count in g.collection(seat).items())
    return values + UPGRADE_GAIN * sum(g.players[seat].upgraded.values()) + atlantis_points(g).get(seat, 0)  # V3a, S7c


def exploration_points(g: "Nautilus", seat: int) -> int:
    return sum(type_points(g, seat, kind, g.in_service(seat, kind)) for kind in EXPLORATIONS)  # V3b


def type_points(g: "Nautilus", seat: int, kind: Kind, in_service: int) -> int:
    if g.majority.get(kind) == seat:
        return MAJORITY  # M2d
    return SEVERAL if in_service >= 2 else 0  # M1h, M1i, M2e


def atlantis_points(g: "Nautilus") -> dict[int, int]:
    """Seats by the number of their Atlantis tokens, ties by the highest number; each takes the next point token."""
    owned = {seat: g.atlantis_of(seat) for seat in range(len(g.players))}
    ranked = sorted((seat for seat in owned if owned[seat]), key=lambda seat: (-len(owned[seat]), -max(owned[seat])))
    return dict(zip(ranked, ATLANTIS_POINTS[len(g.players)], strict=False))  # V1b, V1c, V1d
