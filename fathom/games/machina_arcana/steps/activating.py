"""Action spaces and sealing (CELL6 to CELL12), and what destroys and revives spaces (CELL13)."""

from collections.abc import Iterator
from typing import NamedTuple

from fathom.games.machina_arcana.actions import PickSpace
from fathom.games.machina_arcana.events import Activated, ChapterLit, Sealed, SpaceDestroyed, SpaceRevived
from fathom.games.machina_arcana.pieces import ACTION_SPACES, Attribute, Kind, Unit
from fathom.games.machina_arcana.state import Explorer, Machina
from fathom.games.machina_arcana.steps.attacks import spring_traps
from fathom.games.machina_arcana.steps.chapters import Advance
from fathom.games.machina_arcana.steps.essence import available, pay
from fathom.games.machina_arcana.steps.health import destroy, regain
from fathom.games.machina_arcana.steps.inventory import GainItem, Workbench
from fathom.games.machina_arcana.steps.places import nearest
from fathom.games.machina_arcana.steps.revealing import InvokeExploration
from fathom.games.machina_arcana.steps.threat import lower_threat
from fathom.games.machina_arcana.tiles import Feature, Space
from fathom.kernel import Ask, Flow, Result, Step, cites

SEALED = 2  # CELL6e: tokens on a sealed spawn space


class Price(NamedTuple):
    stamina: int
    essence: int = 0


PRICES = {
    Kind.LEVER: Price(2),  # CELL8a
    Kind.RECHARGE: Price(1),  # CELL9a
    Kind.WORKBENCH: Price(3),  # CELL10a
    Kind.CHEST: Price(3),  # CELL10b
    Kind.EVENT: Price(3),  # CELL10c
    Kind.CHAPTER: Price(3, 3),  # CELL11b
    Kind.RITUAL: Price(3, 2),
}
LIT = Price(3)  # CELL11c
SEAL = Price(3, 4)  # CELL6b
RECHARGE = (Attribute.HEALTH, Attribute.HEALTH, Attribute.STAMINA, Attribute.STAMINA, None, None)  # CELL9b


def kind_at(g: Machina, space: Space) -> Kind:
    """The kind of an action space."""
    square = g.ground.square(space)
    return next(kind for kind in ACTION_SPACES if g.ground.kinds[kind] >> square & 1)


def price(g: Machina, space: Space) -> Price:
    return LIT if space in g.lit else PRICES[kind_at(g, space)]


def near(g: Machina, explorer: Explorer, squares: int) -> list[Space]:
    """Which of some squares are adjacent and not destroyed (CELL7b, CELL13d)."""
    assert explorer.space is not None
    ground = g.ground
    found = ground.floor.near(ground.square(explorer.space)) & squares
    return ground.spaces_of(found & ~g.destroyed) if found else []


def activations(g: Machina, explorer: Explorer) -> Iterator[tuple[Space, Price]]:
    """The action spaces that an explorer can activate, with what they cost."""
    for space in near(g, explorer, g.ground.action_spaces):
        cost = price(g, space)
        if explorer.stamina >= cost.stamina and available(g, explorer, space) >= cost.essence:
            yield space, cost


def activate(g: Machina, explorer: Explorer, space: Space) -> Result[None]:
    """Pay for an action space and use it; it works once (CELL7c)."""
    cost, kind, unit = price(g, space), kind_at(g, space), explorer.unit
    if cost.essence and not (yield from pay(g, explorer, cost.essence, space)):
        return
    explorer.stamina -= cost.stamina
    g.tell(Activated(unit, Feature(space)))
    destroy_space(g, space)
    match kind:
        case Kind.LEVER:
            spring_traps(g, unit)
        case Kind.RECHARGE:
            gained = g.chance.pick(RECHARGE)
            if gained is not None:
                regain(g, unit, gained, 1)
        case Kind.WORKBENCH:
            g.push(Workbench(unit))
        case Kind.CHEST:
            regain(g, unit, Attribute.ESSENCE, 1)
            g.push(GainItem(unit))
        case Kind.EVENT:
            regain(g, unit, Attribute.ESSENCE, 1)
            g.push(InvokeExploration(unit))
        case Kind.CHAPTER:
            if g.exit is None and not g.blocked:  # CELL11d, CELL11e
                g.push(Advance())
        case Kind.RITUAL:
            g.check_finale()


# ------------------------------------------------------------------------------------------ sealing


def seals(g: Machina, explorer: Explorer) -> list[Space]:
    """The spawn spaces that an explorer can seal (CELL6b)."""
    if explorer.stamina < SEAL.stamina:
        return []
    return [
        space
        for space in near(g, explorer, g.ground.kinds[Kind.SPAWN])
        if available(g, explorer, space) >= SEAL.essence and not guarded(g, space)
    ]


def guarded(g: Machina, space: Space) -> bool:
    """A spawn space on which the Beast stands cannot be sealed."""
    return g.unit_at(space) == "beast"


def seal(g: Machina, explorer: Explorer, space: Space) -> Result[None]:
    if not (yield from pay(g, explorer, SEAL.essence, space)):
        return
    explorer.stamina -= SEAL.stamina
    g.tell(Sealed(explorer.unit, space))
    lower_threat(g, 1)  # CELL6c
    destroy_space(g, space, explorer.unit)  # CELL6d, CELL6e
    g.push(LightChapter(explorer.seat))  # CELL6f


@cites("CELL12a", "CELL12b")
class LightChapter(Step):
    """The nearest chapter space without a token on an explorer's tile is lit; of equally near ones it chooses."""

    seat: int

    def run(self, g: Machina) -> Flow:
        here = g.explorers[self.seat].space
        if here is None:
            return
        ground = g.ground
        chapters = ground.spaces_of(g.squares(Kind.CHAPTER) & ground.on_tile(here))
        dark = nearest(g, here, [space for space in chapters if space not in g.lit])
        if not dark:
            return
        space = dark[0]
        if len(dark) > 1:
            match (yield Ask(self.seat, [PickSpace(each) for each in dark], "pick-space")):
                case PickSpace(space):
                    pass
        g.lit.append(space)
        g.tell(ChapterLit(space))


def destroy_space(g: Machina, space: Space, by: Unit | None = None) -> None:
    """Destroyed tokens are put on a space, two on a spawn space, whose unit is destroyed too (CELL13a, CELL13b)."""
    spawn = bool(g.squares(Kind.SPAWN) >> g.ground.square(space) & 1)
    if space in g.lit:
        g.lit.remove(space)
    unit = g.unit_at(space)
    if spawn and unit is not None:
        destroy(g, unit, by)
    g.put_tokens(space, SEALED if spawn else 1)
    g.tell(SpaceDestroyed(Feature(space)))


def revive(g: Machina, space: Space) -> None:
    """All destroyed tokens leave a space: it works again (CELL13e)."""
    if g.take_tokens(space):
        g.tell(SpaceRevived(Feature(space)))
