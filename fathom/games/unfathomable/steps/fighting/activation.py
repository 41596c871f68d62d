"""Activating monsters (chapter 3): Mother Hydra, Father Dagon and the Deep Ones; the Abyss (1)."""

from fathom.games.unfathomable.actions import Activate, AnyOrder, PickSeat
from fathom.games.unfathomable.board import (
    ARROW,
    BOARD,
    BOW_OF_ROLL,
    NEAREST,
    NEXT,
    ROOMS,
    TOWARD_BOW,
    TOWARD_STERN,
    WATER,
    Space,
)
from fathom.games.unfathomable.events import Activated, DeepOneMoved, MonarchMoved
from fathom.games.unfathomable.pieces import Icon
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps.fighting.attacks import Attack
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.fighting.dice import roll
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt
from fathom.games.unfathomable.steps.loyalty.endings import spawn
from fathom.kernel import Action, Ask, Flow, SeatNumber, Step, cites

BROOD = 2  # 3.8a, 3.10a
ENOUGH = 4  # Deep Ones in the Abyss that make it overflow (3.8b)


@cites("3.0", "17.24a")
class ActivateIcon(Step):
    icon: Icon

    def run(self, g: Unfathomable) -> None:
        g.tell(Activated(self.icon))
        match self.icon:
            case Icon.HYDRA if g.hydra == Space.ABYSS:
                g.push(Stir([Icon.HYDRA]))  # 3.8a
            case Icon.HYDRA:
                g.push(DamageShip(ARROW[ARROW[g.hydra]]), Rise(Icon.HYDRA))  # 3.5, 3.6b, 3.6a, 17.24c
            case Icon.DAGON if g.dagon == Space.ABYSS:
                g.push(Stir([Icon.DAGON]))  # 3.12a
            case Icon.DAGON:
                spawn(g, BROOD, ARROW[g.dagon])  # 3.10a, 3.10b
                g.push(Rise(Icon.DAGON))  # 3.9, 17.24b
            case Icon.DEEP_ONES if not any(g.on_board()):
                g.push(Stir([Icon.HYDRA, Icon.DAGON]))  # 3.18a
            case Icon.DEEP_ONES:
                g.push(DeepOnesAct(dict(g.on_board())))  # 3.4


def place_monarch(g: Unfathomable, monarch: Icon, to: Space) -> None:
    if (g.hydra if monarch is Icon.HYDRA else g.dagon) == to:
        return
    if monarch is Icon.HYDRA:
        g.hydra = to
    else:
        g.dagon = to
    g.tell(MonarchMoved(monarch, to))


@cites("3.7a", "3.11a")
class Rise(Step):
    """A monarch moves one space toward the bow, unless it is there (3.7b, 3.11b) or has gone down meanwhile."""

    monarch: Icon

    def run(self, g: Unfathomable) -> None:
        at = g.hydra if self.monarch is Icon.HYDRA else g.dagon
        place_monarch(g, self.monarch, TOWARD_BOW.get(at, at))


@cites("3.8a", "3.12a", "3.18a")
class Stir(Step):
    """Two Deep Ones are spawned in the Abyss; if four are there, they surface with these monarchs."""

    monarchs: list[Icon]
    count: int = BROOD

    def run(self, g: Unfathomable) -> None:
        spawn(g, self.count, Space.ABYSS)
        if g.deep_ones[Space.ABYSS] >= ENOUGH:
            g.push(ComeUp(self.monarchs))  # 3.12b, 3.18b
            roll(g, g.active)


@cites("3.8b")
class ComeUp(Step):
    """The Abyss overflows at the bow space that was rolled."""

    continues = True

    monarchs: list[Icon]

    def run(self, g: Unfathomable) -> None:
        surface(g, BOW_OF_ROLL[g.rolled()], self.monarchs)


def surface(g: Unfathomable, to: Space, monarchs: list[Icon]) -> None:
    """All Deep Ones of the Abyss and these monarchs, where they are there, come up on a water space."""
    count = g.deep_ones.pop(Space.ABYSS, 0)
    if count:
        g.deep_ones[to] = g.deep_ones.get(to, 0) + count
        g.tell(DeepOneMoved(Space.ABYSS, to, count))
    if Icon.HYDRA in monarchs and g.hydra == Space.ABYSS:
        place_monarch(g, Icon.HYDRA, to)
    if Icon.DAGON in monarchs and g.dagon == Space.ABYSS:
        place_monarch(g, Icon.DAGON, to)


@cites("3.13a")
class DeepOnesAct(Step):
    """Each Deep One acts once; `waiting` counts those that still have to, by space."""

    waiting: dict[Space, int]
    any_order: bool = False

    def run(self, g: Unfathomable) -> Flow:
        waiting = {at: min(count, here) for at, count in self.waiting.items() if (here := g.deep_ones.get(at))}
        places = [at for at in BOARD if at in waiting]
        if not places:
            return
        at, any_order = places[0], self.any_order
        if len(places) > 1 and not any_order:  # 3.13b
            options: list[Action] = [AnyOrder(), *(Activate(place) for place in places)]
            match (yield Ask(g.active, options, Prompt.ACTIVATE)):
                case Activate(place):
                    at = place
                case AnyOrder():
                    any_order = True
        waiting[at] -= 1
        g.push(DeepOneActs(at), DeepOnesAct({place: left for place, left in waiting.items() if left}, any_order))


@cites("3.13c")
class DeepOneActs(Step):
    """A Deep One does the first thing it can: attack, defeat a passenger, damage the room, move."""

    at: Space

    def run(self, g: Unfathomable) -> Flow:
        at = self.at
        humans = g.humans_at(at)  # 3.14c
        if humans:
            victim = humans[0]
            if len(humans) > 1:  # 3.14b
                match (yield Ask(g.active, [PickSeat(SeatNumber(seat)) for seat in humans], Prompt.VICTIM)):
                    case PickSeat(seat):
                        victim = seat
            g.push(Attack(NOBODY, victim, at))  # 3.14a
        elif g.passengers_at(at):  # 41.10a
            g.push(DefeatPassengerAt(at, g.active))  # 3.15
        elif at in ROOMS and at not in g.damaged:  # 3.16b
            g.push(DamageShip(at))  # 3.16a
        else:
            move_deep_ones(g, at, way(g, at))  # 3.17a


def way(g: Unfathomable, at: Space) -> Space:
    """Where a Deep One goes: along the arrow, or inside toward the nearest undamaged room (3.17)."""
    if at not in ROOMS:
        return ARROW[at]  # 3.17b
    target = next(room for room in NEAREST[at] if room not in g.damaged)  # 3.17d
    return NEXT[at][target]  # 3.17c


def move_deep_ones(g: Unfathomable, start: Space, to: Space, count: int = 1) -> None:
    left = g.deep_ones[start] - count
    if left:
        g.deep_ones[start] = left
    else:
        del g.deep_ones[start]
    g.deep_ones[to] = g.deep_ones.get(to, 0) + count
    g.tell(DeepOneMoved(start, to, count))


def drift(g: Unfathomable) -> None:
    """Every monster in the water moves one space toward the stern, and from there into the Abyss (44.7)."""
    for at in reversed(WATER):
        count = g.deep_ones.get(at, 0)
        if count:
            move_deep_ones(g, at, TOWARD_STERN[at], count)
    for monarch, at in ((Icon.HYDRA, g.hydra), (Icon.DAGON, g.dagon)):
        place_monarch(g, monarch, TOWARD_STERN.get(at, at))
