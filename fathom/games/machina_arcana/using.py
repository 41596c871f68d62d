"""Active abilities: which a unit may use now, what they cost, and using one (EXP1a, MON1b, ABL2)."""

from collections.abc import Iterator

from fathom.games.machina_arcana.actions import PickSpace, Target, Use
from fathom.games.machina_arcana.events import SpaceDestroyed, Used
from fathom.games.machina_arcana.library import (
    Active,
    AtDoor,
    Cost,
    Melee,
    Ranged,
    Trait,
    attacks,
    free_abilities_of,
    items,
    printed,
)
from fathom.games.machina_arcana.passives import has
from fathom.games.machina_arcana.pieces import Card, Kind, Type, Unit
from fathom.games.machina_arcana.state import Explorer, Machina, Turn
from fathom.games.machina_arcana.steps.essence import available, pay
from fathom.games.machina_arcana.steps.health import spend_health
from fathom.games.machina_arcana.steps.marks import take_back
from fathom.games.machina_arcana.steps.spent import spend_card
from fathom.games.machina_arcana.steps.triggers import carry_out, count, handler
from fathom.games.machina_arcana.targets import doors_in_reach, spaces_in_reach, units_in_reach
from fathom.games.machina_arcana.tiles import Door, Feature, Space
from fathom.kernel import Ask, Flow, Result, Step, cites
from fathom.kernel.effects import Bound, Context

FreeAbility = tuple[str, int, Active]
"""An ability that costs no stamina: its card, its place there, and what it says."""


def sources(g: Machina, unit: Unit) -> Iterator[str]:
    """The cards whose active abilities a unit has (EXP1a, MON1b)."""
    explorer = g.explorer(unit)
    if explorer is None:
        if g.horror_discard:
            yield g.horror_discard[-1]  # AI4a: tried first
        yield unit
        return
    yield unit
    for gear in explorer.gear:
        if gear.worn or (items()[gear.item].type is Type.CONSUMABLE and not gear.spent):  # ITEM1b, ITEM1c
            yield gear.item
    for bound in explorer.bound:
        if not bound.spent:
            yield bound.event
    if g.exploration_discard:
        yield g.exploration_discard[-1]  # EVT2b
    if g.chapters:
        yield g.chapters[g.chapter]  # CHAP1a


def free_abilities(g: Machina) -> dict[str, tuple[FreeAbility, ...]]:
    """By explorer, the abilities in play that cost no stamina; they are kept until cards enter or leave play."""
    known: dict[str, tuple[FreeAbility, ...]] | None = g.__dict__.get("free_abilities")
    if known is None:
        known = g.__dict__["free_abilities"] = {
            each.card: tuple(
                (card, place, ability) for card in sources(g, each.unit) for place, ability in free_abilities_of(card)
            )
            for each in g.here
        }
    return known


def free_uses(g: Machina, unit: Unit) -> Iterator[Use]:
    """What an explorer may use although it is not its turn: whatever costs no stamina (ABL3a)."""
    for card, place, ability in free_abilities(g).get(unit, ()):
        if payable(g, unit, card, ability):
            yield from aimed(g, unit, card, place, ability)


def abilities(g: Machina, unit: Unit) -> Iterator[Use]:
    """Everything that a unit may use now, with what it may be aimed at."""
    for card in sources(g, unit):
        for place, ability in enumerate(printed(card).active):
            if payable(g, unit, card, ability):
                yield from aimed(g, unit, card, place, ability)


def payable(g: Machina, unit: Unit, card: str, ability: Active) -> bool:
    """Whether the whole cost can be paid and the condition holds (ABL2a, ATT2d, CON1d)."""
    cost = ability.cost
    if ability.only_if is not None and not ability.only_if.holds(g, Context(0, card, unit)):
        return False
    explorer, monster = g.explorer(unit), g.monster(unit)
    if monster is not None:
        return monster.stamina >= cost.stamina
    assert explorer is not None
    if cost.stamina and (explorer.turn is not Turn.OPEN or explorer.stamina < cost.stamina):  # ABL2f
        return False
    if (cost.essence or cost.health) and not _has_points(g, explorer, cost):
        return False
    if cost.marker and not any(mark.card == card and mark.owner == explorer.seat for mark in g.marks):  # CON6b
        return False
    return cost.space is None or bool(beside(g, unit, cost.space))


def _has_points(g: Machina, explorer: Explorer, cost: Cost) -> bool:
    """Whether there is essence and health enough, with the essence of others and instead of health (ATT2d, ESS2b)."""
    essence = available(g, explorer, g.space_of(explorer.unit)) - cost.essence
    free = has(g, explorer.unit, Trait.KEEPS_HEALTH)  # ATT2c
    return essence >= 0 and (free or explorer.health + essence >= cost.health)


def beside(g: Machina, unit: Unit, kind: Kind) -> list[Space]:
    """Adjacent spaces of a kind that are not destroyed."""
    ground = g.ground
    return ground.spaces_of(ground.floor.around(1 << ground.square(g.space_of(unit))) & g.squares(kind))


def aimed(g: Machina, unit: Unit, card: str, place: int, ability: Active) -> Iterator[Use]:
    """An ability with each thing it may be aimed at (ABL2c)."""
    weapon = card if card in items() else ""
    match ability.aim:
        case None:
            if ability.do.can(g, Context(0, card, unit)):
                yield Use(Card(card), place)
        case AtDoor() as aim:
            for door in doors_in_reach(g, unit, aim):
                if ability.do.can(g, Context(0, card, unit, names={"door": door})):
                    yield Use(Card(card), place, door=door)
        case Melee() | Ranged() as aim if aim.space is not None:
            yield from (Use(Card(card), place, space=space) for space in spaces_in_reach(g, unit, aim, weapon))
        case aim:
            for target in units_in_reach(g, unit, aim, weapon, attack=attacks(ability)):
                yield Use(Card(card), place, unit=target)


@cites("ABL2a", "ABL2e")
class UseAbility(Step):
    """Pay for an ability, then let its effects resolve (ABL2a)."""

    unit: Unit
    card: str
    ability: int
    target: Unit | None = None
    space: Space | None = None
    door: Door | None = None

    @classmethod
    def by(cls, unit: Unit, use: Use) -> "UseAbility":
        return cls(unit, use.card, use.ability, use.unit, use.space, use.door)

    def run(self, g: Machina) -> Flow:
        ability = printed(self.card).active[self.ability]
        names: dict[str, Bound] = {}
        if self.target is not None:
            names["target"] = self.target
        if self.space is not None:
            names["space"] = self.space
        if self.door is not None:
            names["door"] = self.door
        aim = ability.aim
        if isinstance(aim, Melee | Ranged) and aim.targets > 1:  # TGT7a
            weapon = self.card if self.card in items() else ""
            others = units_in_reach(g, self.unit, aim, weapon, attack=attacks(ability))
            match (yield Ask(handler(g, self.unit), [Target(each) for each in others], "second-target")):
                case Target(second):
                    names["second"] = second
        paid = yield from self._pay(g, ability.cost)
        if not paid:
            return
        g.tell(Used(self.unit, Card(self.card), self.ability))
        if ability.cost.this:
            g.push(SpendCard(self.unit, self.card))
        if count(g, self.card, ability):
            carry_out(g, ability.do, self.card, self.unit, **names)

    def _pay(self, g: Machina, cost: Cost) -> Result[bool]:
        """Essence and health first, as helpers may refuse; then everything else. Whether it was paid."""
        explorer, monster = g.explorer(self.unit), g.monster(self.unit)
        if monster is not None:
            monster.stamina -= cost.stamina
            return True
        assert explorer is not None
        if cost.essence and not (yield from pay(g, explorer, cost.essence, self.space)):
            return False
        if cost.health and not (yield from spend_health(g, explorer, cost.health)):
            return False
        explorer.stamina = max(0, explorer.stamina - cost.stamina)
        if cost.marker:
            take_back(g, next(mark for mark in g.marks if mark.card == self.card and mark.owner == explorer.seat))
        if cost.space is not None:
            space = yield from self._given_up(g, beside(g, self.unit, cost.space))
            g.put_tokens(space)
            g.tell(SpaceDestroyed(Feature(space)))
        return True

    def _given_up(self, g: Machina, spaces: list[Space]) -> Result[Space]:
        """Which adjacent space is destroyed for the ability (ABL2g)."""
        if len(spaces) > 1:
            options = [PickSpace(each) for each in spaces]
            match (yield Ask(handler(g, self.unit), options, "pick-space", args={"card": self.card})):
                case PickSpace(space):
                    return space
        return spaces[0]


@cites("ITEM1d", "CON4d")
class SpendCard(Step):
    """A card that is destroyed by its use goes, once its effects are done."""

    lasts = True

    unit: Unit
    card: str

    def run(self, g: Machina) -> None:
        explorer = g.explorer(self.unit)
        if explorer is not None:
            spend_card(g, explorer, self.card)
