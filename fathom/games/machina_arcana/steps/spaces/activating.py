"""Action spaces and sealing (CELL6 to CELL12), and what destroys and revives spaces (CELL13)."""

from collections.abc import Iterator
from typing import NamedTuple

from fathom.games.machina_arcana.actions import Activate, PickSpace, Seal
from fathom.games.machina_arcana.board.tiles import Feature, Space
from fathom.games.machina_arcana.events import Activated, ChapterLit, Sealed, SpaceDestroyed, SpaceRevived
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.pieces import ACTION_SPACES, Attribute, Kind, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.attacks import spring_traps
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.fighting.points import regain
from fathom.games.machina_arcana.steps.items.inventory import GainItem, Workbench
from fathom.games.machina_arcana.steps.monsters.threat import lower_threat
from fathom.games.machina_arcana.steps.refusals import among, stamina_short
from fathom.games.machina_arcana.steps.spaces.places import nearest
from fathom.games.machina_arcana.steps.story.advancing import Advance
from fathom.games.machina_arcana.steps.story.ending import check_finale
from fathom.games.machina_arcana.steps.story.revealing import InvokeExploration
from fathom.games.machina_arcana.steps.using.essence import available, pay
from fathom.kernel import Ask, Flow, Judged, Refusal, Result, Step, cites

SEALED = 2  # CELL6e: tokens on a sealed spawn space


class Price(NamedTuple):
    """What a space costs, by which rule."""

    rule: str
    stamina: int
    essence: int = 0


PRICES = {
    Kind.LEVER: Price("CELL8a", 2),
    Kind.RECHARGE: Price("CELL9a", 1),
    Kind.WORKBENCH: Price("CELL10a", 3),
    Kind.CHEST: Price("CELL10b", 3),
    Kind.EVENT: Price("CELL10c", 3),
    Kind.CHAPTER: Price("CELL11b", 3, 3),
    Kind.RITUAL: Price("CHAP7d", 3, 2),
}
LIT = Price("CELL11c", 3)
SEAL = Price("CELL6b", 3, 4)
SCHEMERS_LEVER = Price("CELL8b", 3)
NOT_NEAREST = Refusal("CELL12a", "not-nearest")
SPACE_AWAY = Refusal("CELL7b", "space-away")
SPAWN_AWAY = Refusal("CELL6b", "space-away")
SPACE_USED = Refusal("CELL13d", "space-used")
GUARDED = Refusal("CELL6b", "guarded")
RECHARGE = (Attribute.HEALTH, Attribute.HEALTH, Attribute.STAMINA, Attribute.STAMINA, None, None)  # CELL9b


def kind_at(g: Machina, space: Space) -> Kind:
    """The kind of an action space."""
    square = g.ground.square(space)
    return next(kind for kind in ACTION_SPACES if g.ground.kinds[kind] >> square & 1)


def price(g: Machina, space: Space) -> Price:
    return LIT if space in g.lit else PRICES[kind_at(g, space)]


def near(g: Machina, who: Explorer | Monster, squares: int) -> list[Space]:
    """Which of some squares are adjacent and not destroyed (CELL7b, CELL13d)."""
    ground = g.ground
    found = ground.near(who.at) & squares
    return ground.spaces_of(found & ~g.destroyed) if found else []


def activations(g: Machina, who: Explorer | Monster, include_refused: bool) -> Judged:
    """The action spaces that an explorer can activate; monsters pull levers only (CELL8b)."""
    spaces = g.ground.action_spaces if isinstance(who, Explorer) else g.ground.kinds[Kind.LEVER]
    for space in near(g, who, spaces):
        yield Activate(Feature(space)), against_paying(g, who, space, _price_for(g, who, space))
    if include_refused:
        yield from ((Activate(Feature(space)), refusal) for space, refusal in _out_of_reach(g, who, spaces))


def _price_for(g: Machina, who: Explorer | Monster, space: Space) -> Price:
    return price(g, space) if isinstance(who, Explorer) else SCHEMERS_LEVER


def against_paying(g: Machina, who: Explorer | Monster, space: Space, cost: Price) -> Refusal | None:
    """What speaks against paying for a space: stamina, or the essence of all who may help (ESS3)."""
    if who.stamina < cost.stamina:  # ESS3f
        return stamina_short(cost.rule, cost.stamina, who.stamina)
    if isinstance(who, Explorer) and who.essence < cost.essence:
        essence = available(g, who, space)
        if essence < cost.essence:
            return Refusal(cost.rule, "essence-short", {"needed": cost.essence, "essence": essence})
    return None


def _out_of_reach(
    g: Machina, who: Explorer | Monster, squares: int, away: Refusal = SPACE_AWAY
) -> Iterator[tuple[Space, Refusal]]:
    """Spaces with which nothing can be done, as they are destroyed or too far away (CELL7b, CELL13d)."""
    beside = {*near(g, who, squares)}
    for space in g.ground.spaces_of(squares):
        if space not in beside:
            yield space, SPACE_USED if space in g.tokens else away


def activate(g: Machina, explorer: Explorer, space: Space) -> Result[None]:
    """Pay for an action space and use it; it works once (CELL7c)."""
    cost, kind, unit = price(g, space), kind_at(g, space), explorer.unit
    if cost.essence and not (yield from pay(g, explorer, cost.essence, space)):
        return
    explorer.stamina -= cost.stamina
    if kind is Kind.LEVER:
        pull_lever(g, unit, space)
        return
    g.tell(Activated(unit, Feature(space)))
    destroy_space(g, space)
    match kind:
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
                g.push(Advance(explorer.seat))
        case Kind.RITUAL:
            check_finale(g)


def pull_lever(g: Machina, unit: Unit, space: Space, active: Unit | None = None) -> None:
    """A lever works once, and springs the traps (CELL8a, CELL8b); the `active` unit has shoved this one into it."""
    g.tell(Activated(unit, Feature(space)))
    destroy_space(g, space)
    spring_traps(g, active or unit)


# ------------------------------------------------------------------------------------------ sealing


def seals(g: Machina, explorer: Explorer, include_refused: bool) -> Judged:
    """The spawn spaces that an explorer can seal (CELL6b)."""
    if explorer.stamina < SEAL.stamina and not include_refused:
        return
    spaces = g.ground.kinds[Kind.SPAWN]
    for space in near(g, explorer, spaces):
        yield Seal(space), GUARDED if guarded(g, space) else against_paying(g, explorer, space, SEAL)
    if include_refused:
        yield from ((Seal(space), refusal) for space, refusal in _out_of_reach(g, explorer, spaces, SPAWN_AWAY))


def guarded(g: Machina, space: Space) -> bool:
    """A spawn space on which the Beast stands cannot be sealed."""
    return g.unit_at(space) == "beast"


def seal(g: Machina, explorer: Explorer, space: Space) -> Result[None]:
    if not (yield from pay(g, explorer, SEAL.essence, space)):
        return
    explorer.stamina -= SEAL.stamina
    g.tell(Sealed(explorer.unit, space))
    lower_threat(g, 1)  # CELL6c
    g.push(LightChapter(explorer.seat))  # CELL6f: after what the destruction of a unit triggers
    destroy_space(g, space, explorer.unit)  # CELL6d, CELL6e


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
            lit = among([PickSpace(each) for each in dark], lambda: map(PickSpace, chapters), NOT_NEAREST)
            match (yield Ask.judged(self.seat, lit, Prompt.PICK_SPACE, {"purpose": "light"})):
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
