"""The final scoring: Atlantis, missions, discovery and exploration points, and the total."""

from functools import partial

from msgspec import Struct

from fathom.games.nautilus.actions import Upgrade
from fathom.games.nautilus.discoveries import MISSIONS, discoveries
from fathom.games.nautilus.events import AtlantisAwarded, MissionRevealed, Scored, Upgraded, Won
from fathom.games.nautilus.modules import EXPLORATIONS, Kind
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.state import NOBODY, Nautilus
from fathom.kernel import EVERYONE, Ask, AskAll, Flow, Judged, Refusal, SeatNumber, Step, cites

ATLANTIS_POINTS = {2: (4, 2), 3: (5, 3, 1), 4: (5, 4, 2, 1)}  # S4b, S4c, S4d
UPGRADE_PRICE = 1  # V2b
UPGRADE_GAIN = 1  # S7c
MAJORITY, SEVERAL = 3, 1  # points of a type with its marker (M2d), and with two or more in service (M1i)


class Score(Struct, frozen=True):
    discovery: int
    exploration: int
    money: int

    @property
    def total(self) -> int:
        return self.discovery * self.exploration + self.money  # V3c


def score(g: Nautilus, seat: int) -> Score:
    return Score(discovery_points(g, seat), exploration_points(g, seat), g.players[seat].money)


def discovery_points(g: Nautilus, seat: int) -> int:
    values = sum(discoveries()[find].value * count for find, count in g.collection(seat).items())
    return values + UPGRADE_GAIN * sum(g.players[seat].upgraded.values()) + atlantis_points(g).get(seat, 0)  # V3a, S7c


def exploration_points(g: Nautilus, seat: int) -> int:
    return sum(type_points(g, seat, kind, g.in_service(seat, kind)) for kind in EXPLORATIONS)  # V3b


def type_points(g: Nautilus, seat: int, kind: Kind, in_service: int) -> int:
    if g.majority.get(kind, NOBODY) == seat:
        return MAJORITY  # M2d
    return SEVERAL if in_service >= 2 else 0  # M1h, M1i, M2e


def atlantis_points(g: Nautilus) -> dict[int, int]:
    """Seats by the number of their Atlantis tokens, ties by the highest number; each takes the next point token."""
    owned = {seat: g.atlantis_of(seat) for seat in range(len(g.players))}
    ranked = sorted((seat for seat in owned if owned[seat]), key=lambda seat: (-len(owned[seat]), -max(owned[seat])))
    return dict(zip(ranked, ATLANTIS_POINTS[len(g.players)], strict=False))  # V1b, V1c, V1d


@cites("V1a", "V2a", "V3c", "V3e")
class Scoring(Step):
    def run(self, g: Nautilus) -> Flow:
        for seat, points in atlantis_points(g).items():
            g.tell(AtlantisAwarded(SeatNumber(seat), len(g.atlantis_of(seat)), points))
        g.show()
        for player in g.players:
            player.mission_seen = EVERYONE
            assert player.mission is not None
            g.tell(MissionRevealed(SeatNumber(player.seat), player.mission))
        answers = yield AskAll(
            Ask.judged(seat, partial(upgrades, g, seat), Prompt.UPGRADE, mission_args(g, seat))
            for seat in g.clockwise()
        )
        for seat, answer in answers.items():
            match answer:
                case Upgrade(first, second):
                    upgrade(g, seat, (first, second))
        for seat in range(len(g.players)):
            result = score(g, seat)
            g.tell(Scored(SeatNumber(seat), result.discovery, result.exploration, result.money, result.total))
        g.tell(Won([SeatNumber(seat) for seat in g.winners()]))  # V3e


def mission_args(g: Nautilus, seat: int) -> dict[str, object]:
    mission = g.players[seat].mission
    assert mission is not None
    first, second = MISSIONS[mission]
    return {"first": first, "second": second}


def upgradable(g: Nautilus, seat: int) -> list[int]:
    """How many tokens of the mission's two kinds a seat has collected."""
    mission = g.players[seat].mission
    assert mission is not None
    collected = g.collection(seat)
    return [collected.get(find, 0) for find in MISSIONS[mission]]


def upgrades(g: Nautilus, seat: int, include_refused: bool) -> Judged:
    """All ways to upgrade collected tokens, and with `include_refused` one more of each kind (V2c)."""
    first, second = upgradable(g, seat)
    money = g.players[seat].money
    for a in range(first + 1 + include_refused):
        for b in range(second + 1 + include_refused):
            cost = (a + b) * UPGRADE_PRICE
            refusal = None
            if a > first or b > second:
                refusal = Refusal("V2c", "not-collected")
            elif cost > money:
                refusal = Refusal("V2c", "no-money", {"cost": cost, "money": money})
            yield Upgrade(a, b), refusal


def upgrade(g: Nautilus, seat: int, counts: tuple[int, int]) -> None:
    player = g.players[seat]
    assert player.mission is not None
    for find, count in zip(MISSIONS[player.mission], counts, strict=True):
        if count:
            player.upgraded[find] = count
            player.money -= count * UPGRADE_PRICE  # V2b
            g.tell(Upgraded(SeatNumber(seat), find, count))
