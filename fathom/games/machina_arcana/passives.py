"""What is so because of the cards in play and the markers on them: numbers, traits and triggers (ABL4, CON1, CON3)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from fathom.games.machina_arcana.library import (
    Bonus,
    Has,
    Moment,
    Number,
    Passive,
    Trait,
    When,
    items,
    printed,
    reaches,
)
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import HIGHEST, Explorer, Machina
from fathom.games.machina_arcana.tiles import Space
from fathom.kernel.effects import Bound, Context

Source = tuple[str, str]
"""A card in play and the unit that owns it; event and chapter cards have no owner (ABL1b)."""


ATTRIBUTES = {Number.ARMOR: "armor", Number.WILL: "will", Number.HEALTH: "health", Number.STAMINA: "stamina"}


LASTING = (Bonus, Has)


class Held(NamedTuple):
    """A passive of a card in play."""

    card: str
    owner: Unit | None
    passive: Passive


class Index(NamedTuple):
    """The passives of some cards, by what they do: nothing needs to look at all cards."""

    bonuses: dict[Number, list[Held]]
    traits: dict[Trait, list[Held]]
    triggers: dict[Moment, list[Held]]


def in_play(g: Machina) -> Iterator[Source]:
    """The cards that have an effect now (ABL1a)."""
    for explorer in g.here:
        unit = explorer.card
        yield unit, unit
        for gear in explorer.gear:
            if gear.worn:
                yield gear.item, unit
        for bound in explorer.bound:
            if not bound.spent:
                yield bound.event, unit
    for monster in g.queue:
        yield monster.card, monster.card
    for card in g.open_cards:
        yield card, ""


@lru_cache(maxsize=8192)
def _index(cards: tuple[Source, ...]) -> Index:
    index = Index({}, {}, {})
    for card, owner in cards:
        for passive in printed(card).passive:
            held = Held(card, Unit(owner) if owner else None, passive)
            match passive:
                case Bonus(number):
                    index.bonuses.setdefault(number, []).append(held)
                case Has(trait):
                    index.traits.setdefault(trait, []).append(held)
                case When(moment):
                    index.triggers.setdefault(moment, []).append(held)
    return index


def passives(g: Machina) -> Index:
    """The passives of all cards in play; they are kept until cards enter or leave it."""
    known: Index | None = g.__dict__.get("index")
    if known is None:
        known = g.__dict__["index"] = _index(tuple(in_play(g)))
    return known


class Supposed(NamedTuple):
    """A unit stood on another space than it does: what would be so then?"""

    unit: Unit
    space: Space

    @property
    def names(self) -> dict[str, Bound]:
        """What conditions read of it (`effects.conditions.stands_at`)."""
        return {"supposed": self.unit, "there": self.space}


def _concerns(g: Machina, held: Held, unit: Unit, supposing: Supposed | None = None) -> bool:
    """Whether a passive speaks of a unit: of its owner, or of those it names on its owner's tile (TGT4a, TGT4b)."""
    passive = held.passive
    assert isinstance(passive, LASTING)
    if passive.to is None:
        if held.owner is not None and unit != held.owner:
            return False
    elif unit not in passive.to.members(g, Context(0, held.card, held.owner or "")):
        return False
    if passive.given is None:
        return True
    return passive.given.holds(g, Context(0, held.card, unit, names=supposing.names if supposing else {}))


def number(g: Machina, unit: Unit, what: Number, weapon: str = "") -> int:
    """A number of a unit with everything that changes it; `weapon` is the item an attack is made with."""
    total = _base(g, unit, what) + sum(changes(g, unit, what, weapon))
    return total if what in (Number.ATTACK, Number.MAGIC, Number.RANGE) else max(0, min(HIGHEST, total))  # ATT1e


def changes(g: Machina, unit: Unit, what: Number, weapon: str = "") -> list[int]:
    """What is added to a number of a unit or taken off it, by passives and by markers."""
    found = []
    for held in passives(g).bonuses.get(what, ()):
        bonus = held.passive
        assert isinstance(bonus, Bonus)
        if bonus.weapon is not None and bonus.weapon not in reaches(weapon):
            continue
        if _concerns(g, held, unit) and _only_for_its_item(g, held, weapon):
            found.append(bonus.by)
    for mark in g.marks:
        found += [hold.by for hold in mark.holds if hold.unit == unit and hold.what == what]
    return found


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


def _only_for_its_item(g: Machina, held: Held, weapon: str) -> bool:
    """A reinforcement affects only what it reinforces (ITEM3f)."""
    card = items().get(held.card)
    if card is None or not card.reinforces or held.owner is None:
        return True
    explorer = g.explorer(held.owner)
    assert explorer is not None
    beside = next(gear.on for gear in explorer.gear if gear.item == held.card)
    return card.type.value != "weapon" or beside == weapon


def _base(g: Machina, unit: Unit, what: Number) -> int:
    name, figure = ATTRIBUTES.get(what), g.figures.get(unit)
    if name is None or figure is None:
        return 0
    base: int = getattr(printed(figure.card), name)
    if what in (Number.ARMOR, Number.WILL) and isinstance(figure, Explorer):
        base += sum(getattr(items()[gear.item], name) for gear in figure.gear if gear.worn)  # ATT1d
    return base


def has(g: Machina, unit: Unit, trait: Trait, weapon: str = "", supposing: Supposed | None = None) -> bool:
    """Whether something is so for a unit, or would be."""
    for mark in g.marks:
        for hold in mark.holds:
            if hold.unit == unit and hold.what == trait:
                return True
    held = passives(g).traits.get(trait)
    if held is None:
        return False
    return any(_concerns(g, each, unit, supposing) and _only_for_its_item(g, each, weapon) for each in held)


def nobody_has(g: Machina, trait: Trait) -> bool:
    """Whether nothing in play makes something so for anybody."""
    return trait not in passives(g).traits and not any(hold.what == trait for mark in g.marks for hold in mark.holds)


def triggered(g: Machina, moment: Moment, owner: Unit) -> Iterator[tuple[str, When]]:
    """The triggers of a unit's own cards for a moment, and those of chapters and events, which are everybody's."""
    for held in passives(g).triggers.get(moment, ()):
        when = held.passive
        assert isinstance(when, When)
        if held.owner in (None, owner) and (when.given is None or when.given.holds(g, Context(0, held.card, owner))):
            yield held.card, when


def triggers_of(g: Machina, card: str, moment: Moment) -> Iterator[tuple[Unit | None, When]]:
    """The triggers of one card in play for a moment that is about it, with the unit that owns the card."""
    for held in passives(g).triggers.get(moment, ()):
        when = held.passive
        assert isinstance(when, When)
        if held.card == card and (when.given is None or when.given.holds(g, Context(0, card, held.owner or ""))):
            yield held.owner, when
