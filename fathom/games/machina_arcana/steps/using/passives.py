"""What is so because of the cards in play and the markers on them: numbers and traits (ABL1, ABL4, CON3)."""

from typing import NamedTuple

from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.library import Bonus, Has, Number, Trait, items, printed, reaches
from fathom.games.machina_arcana.pieces import Type, Unit
from fathom.games.machina_arcana.state import HIGHEST, Machina
from fathom.kernel.cards.effects import Bound, Context
from fathom.kernel.cards.moments import Held

ATTRIBUTES = {Number.ARMOR: "armor", Number.WILL: "will", Number.HEALTH: "health", Number.STAMINA: "stamina"}


class Supposed(NamedTuple):
    """A unit stood on another space than it does: what would be so then?"""

    unit: Unit
    space: Space

    @property
    def names(self) -> dict[str, Bound]:
        """What conditions read of it (`effects.conditions.stands_at`)."""
        return {"supposed": self.unit, "there": self.space}


def _works(g: Machina, held: Held[Bonus | Has], unit: Unit, weapon: str, supposing: Supposed | None = None) -> bool:
    """Whether a passive works for a unit: it is about this unit, and its condition holds."""
    if not _is_about(g, held, unit) or not _fits(g, held, weapon):
        return False
    given = held.what.given
    return given is None or given.holds(  # CON1a
        g, Context(0, held.card, unit, names=supposing.names if supposing is not None else {})
    )


def _is_about(g: Machina, held: Held[Bonus | Has], unit: Unit) -> bool:
    """Whether a passive is about a unit: its owner, or whom it names on its owner's tile (TGT4a, TGT4b)."""
    card, owner, passive = held
    if passive.to is not None:
        return unit in passive.to.members(g, Context(0, card, owner or ""))
    return owner is None or owner == unit  # ITEM10b


def _fits(g: Machina, held: Held[Bonus | Has], weapon: str) -> bool:
    """A reinforcement affects only the weapon that it reinforces (ITEM3f)."""
    item = items().get(held.card)
    if item is None or not item.reinforces or item.type is not Type.WEAPON:
        return True
    return any(gear.item == held.card and gear.on == weapon for each in g.here for gear in each.gear)


# ------------------------------------------------------------------------------------------ numbers


def number(g: Machina, unit: Unit, what: Number, weapon: str = "") -> int:
    """A number of a unit with everything that changes it; `weapon` is the item an attack is made with."""
    total = _base(g, unit, what)
    if what in g.passives or g.marks:
        total += sum(changes(g, unit, what, weapon))
    return total if what in (Number.ATTACK, Number.MAGIC, Number.RANGE) else max(0, min(HIGHEST, total))  # ATT1e


def changes(g: Machina, unit: Unit, what: Number, weapon: str = "") -> list[int]:
    """What is added to a number of a unit or taken off it, by passives and by markers."""
    found = []
    for held in g.passives.get(what, ()):
        bonus: Bonus = held.what
        if (bonus.weapon is None or bonus.weapon in reaches(weapon)) and _works(g, held, unit, weapon):
            found.append(bonus.by)
    for mark in g.marks:
        found += [hold.by for hold in mark.holds if hold.unit == unit and hold.what == what]
    return found


def _base(g: Machina, unit: Unit, what: Number) -> int:
    name, figure = ATTRIBUTES.get(what), g.figures.get(unit)
    if name is None or figure is None:
        return 0
    base: int = getattr(printed(figure.card), name)
    if what in (Number.ARMOR, Number.WILL) and isinstance(figure, Explorer):
        base += sum(getattr(items()[gear.item], name) for gear in figure.gear if gear.worn)  # ATT1d
    return base


def keep_to_maximum(g: Machina) -> None:
    """Nobody has more health or stamina than its maximum, also when that falls (ATT1f, ATT1g).

    That destroys no monster: its last health is neither lost nor spent (ATT3c).
    """
    for explorer in g.here:
        explorer.health = min(explorer.health, number(g, explorer.unit, Number.HEALTH))
        explorer.stamina = min(explorer.stamina, number(g, explorer.unit, Number.STAMINA))
    for monster in g.queue:
        monster.wounds = min(monster.wounds, number(g, monster.unit, Number.HEALTH) - 1)
        monster.stamina = min(monster.stamina, number(g, monster.unit, Number.STAMINA))


# ------------------------------------------------------------------------------------------- traits


def has(g: Machina, unit: Unit, trait: Trait, weapon: str = "", supposing: Supposed | None = None) -> bool:
    """Whether something is so for a unit, or would be."""
    for hold in g.holds:
        if hold.unit == unit and hold.what == trait:
            return True
    about = g.passives.get(trait)
    return about is not None and any(_works(g, held, unit, weapon, supposing) for held in about)


def nobody_has(g: Machina, trait: Trait) -> bool:
    """Whether nothing in play makes something so for anybody."""
    return not g.passives.get(trait, ()) and all(hold.what != trait for hold in g.holds)
