"""The final scoring: Atlantis, missions and their upgrades, and the total."""

from functools import partial

from fathom.games.nautilus.actions import Upgrade
from fathom.games.nautilus.events import AtlantisAwarded, MissionRevealed, Scored, Upgraded, Won
from fathom.games.nautilus.library import MISSIONS
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.scoring import atlantis_points, score
from fathom.games.nautilus.state import Nautilus
from fathom.kernel import EVERYONE, Ask, AskAll, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.names import certain

UPGRADE_PRICE = 1  # V2b


@cites("V1a", "V2a", "V3c", "V3e")
class Scoring(Step):
    def run(self, g: Nautilus) -> Flow:
        for seat, points in atlantis_points(g).items():
            g.tell(AtlantisAwarded(SeatNumber(seat), len(g.atlantis_of(seat)), points))
        g.show()
        for player in g.players:
            player.mission_seen = EVERYONE
            g.tell(MissionRevealed(SeatNumber(player.seat), certain(player.mission)))
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
    first, second = MISSIONS[certain(g.players[seat].mission)]
    return {"first": first, "second": second}


def upgradable(g: Nautilus, seat: int) -> list[int]:
    """How many tokens of the mission's two kinds a seat has collected."""
    collected = g.collection(seat)
    return [collected.get(find, 0) for find in MISSIONS[certain(g.players[seat].mission)]]


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
    for find, count in zip(MISSIONS[certain(player.mission)], counts, strict=True):
        if count:
            player.upgraded[find] = count
            player.money -= count * UPGRADE_PRICE  # V2b
            g.tell(Upgraded(SeatNumber(seat), find, count))
