"""Which active abilities a unit may use now, and on what (EXP1a, MON1b, ABL2)."""

from fathom.games.machina_arcana.actions import Use
from fathom.games.machina_arcana.in_play import ALL, FREE
from fathom.games.machina_arcana.library import items, printed
from fathom.games.machina_arcana.pieces import Card, Type, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.refusals import USED_UP
from fathom.games.machina_arcana.steps.spaces.targets import aimed
from fathom.games.machina_arcana.steps.using.costs import against_use
from fathom.kernel import Judged, Refusal
from fathom.kernel.cards.effects import Bound, Context

NOT_EQUIPPED = Refusal("ITEM1b", "not-equipped")


def uses(g: Machina, unit: Unit, include_refused: bool, key: str = ALL) -> Judged:
    """The abilities of a unit, each with everything it could be aimed at."""
    stamina = g.figures[unit].stamina
    for card, _, (place, ability) in g.abilities.of(key, unit):
        if ability.cost.stamina > stamina and not include_refused:
            continue
        refusal = against_use(g, unit, card, ability)
        if refusal is None:
            yield from aimed(g, unit, card, place, ability, include_refused)
        elif include_refused:
            yield from ((use, refusal) for use, _ in aimed(g, unit, card, place, ability, include_refused))
    if include_refused:
        yield from _put_away(g, unit)


def free_uses(g: Machina, unit: Unit, include_refused: bool) -> Judged:
    """What an explorer may use although it is not its turn: what costs no stamina (ABL2f, ABL3a)."""
    return uses(g, unit, include_refused, ALL if include_refused else FREE)


def matters(g: Machina, unit: Unit, use: Use) -> bool:
    """Whether an ability would do now what it is there for: to heal who is not hurt does not matter."""
    named = {"target": use.unit, "space": use.space, "door": use.door}
    names: dict[str, Bound] = {name: value for name, value in named.items() if value is not None}
    return printed(use.card).active[use.ability].do.matters(g, Context(0, use.card, unit, names=names))


def _put_away(g: Machina, unit: Unit) -> Judged:
    """The abilities of items that an explorer does not wear, or has used up."""
    explorer = g.explorer(unit)
    for gear in explorer.gear if explorer is not None else ():
        card = items()[gear.item]
        if gear.spent or not (gear.worn or card.type is Type.CONSUMABLE):
            refusal = USED_UP if gear.spent else NOT_EQUIPPED
            yield from ((Use(Card(gear.item), place), refusal) for place in range(len(card.active)))
