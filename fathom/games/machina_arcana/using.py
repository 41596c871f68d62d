"""Active abilities: which a unit may use now, what they cost, and using one (EXP1a, MON1b, ABL2)."""

from collections.abc import Iterator
from functools import partial

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
    items,
    printed,
)
from fathom.games.machina_arcana.passives import has
from fathom.games.machina_arcana.pieces import Card, Kind, Type, Unit
from fathom.games.machina_arcana.refusals import NOT_SO_NOW, USED_UP, among, stamina_short
from fathom.games.machina_arcana.state import BEAST, Explorer, Machina, Turn
from fathom.games.machina_arcana.steps.essence import available, pay
from fathom.games.machina_arcana.steps.health import spend_health
from fathom.games.machina_arcana.steps.marks import take_back
from fathom.games.machina_arcana.steps.spent import spend_card
from fathom.games.machina_arcana.steps.triggers import carry_out, count, handler
from fathom.games.machina_arcana.targets import (
    Aiming,
    doors_in_reach,
    possible_targets,
)
from fathom.games.machina_arcana.tiles import Door, Feature, Space
from fathom.kernel import Ask, Flow, Judged, Refusal, Result, Step, cites
from fathom.kernel.effects import Bound, Context

OUT_OF_TURN = Refusal("ABL2f", "only-in-turn")
NOT_FOR_THIS = Refusal("ABL2g", "not-for-this")
NO_MARKER = Refusal("CON6b", "no-marker")
NOT_HELD = Refusal("CON9b", "destroyed-already")
NOT_EQUIPPED = Refusal("ITEM1b", "not-equipped")
DOES_NOTHING = Refusal("ABL2c", "does-nothing")
WITHSTOOD = Refusal("CHAP7d", "withstood")
NO_DOOR = Refusal("TGT2d", "door-out-of-reach")

Ability = tuple[str, int, Active]
"""An active ability: its card, its place there, and what it says."""


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


def abilities_of(g: Machina, unit: Unit) -> list[Ability]:
    """The abilities that a unit has; they are kept until cards enter or leave play."""
    known: dict[str, list[Ability]] = g.__dict__.setdefault("abilities", {})
    found = known.get(unit)
    if found is None:
        found = known[unit] = [
            (card, place, ability) for card in sources(g, unit) for place, ability in enumerate(printed(card).active)
        ]
    return found


def free_abilities(g: Machina) -> dict[str, list[Ability]]:
    """By explorer, the abilities in play that cost no stamina, if there are any (ABL3a)."""
    known: dict[str, list[Ability]] | None = g.__dict__.get("free_abilities")
    if known is None:
        found = {
            each.card: [free for free in abilities_of(g, each.unit) if not free[2].cost.stamina] for each in g.here
        }
        known = g.__dict__["free_abilities"] = {unit: free for unit, free in found.items() if free}
    return known


def free_uses(g: Machina, unit: Unit) -> Iterator[Use]:
    """What an explorer may use although it is not its turn: whatever costs no stamina (ABL3a)."""
    for card, place, ability in free_abilities(g).get(unit, ()):
        if payable(g, unit, card, ability):
            yield from legal(aimed(g, unit, card, place, ability))


def free_only(g: Machina, unit: Unit, wide: bool) -> Judged:
    """The same, judged: what costs stamina is for one's own turn (ABL2f)."""
    if wide:
        yield from uses(g, unit, wide)
    else:
        yield from ((use, None) for use in free_uses(g, unit))


def uses(g: Machina, unit: Unit, wide: bool) -> Judged:
    """The abilities of a unit, each with everything it could be aimed at."""
    stamina = g.figures[unit].stamina
    for card, place, ability in abilities_of(g, unit):
        if ability.cost.stamina > stamina and not wide:
            continue
        refusal = against_use(g, unit, card, ability)
        if refusal is None:
            yield from aimed(g, unit, card, place, ability, wide)
        elif wide:
            yield from ((use, refusal) for use, _ in aimed(g, unit, card, place, ability, wide))
    explorer = g.explorer(unit)
    if wide and explorer is not None:
        for gear in explorer.gear:
            if gear.spent or not (gear.worn or items()[gear.item].type is Type.CONSUMABLE):
                refusal = USED_UP if gear.spent else NOT_EQUIPPED
                yield from ((Use(Card(gear.item), place), refusal) for place in range(len(items()[gear.item].active)))


def abilities(g: Machina, unit: Unit) -> Iterator[Use]:
    """Everything that a unit may use now, with what it may be aimed at."""
    return legal(uses(g, unit, False))


def legal(judged: Judged) -> Iterator[Use]:
    for use, refusal in judged:
        if refusal is None:
            assert isinstance(use, Use)
            yield use


def payable(g: Machina, unit: Unit, card: str, ability: Active) -> bool:
    return against_use(g, unit, card, ability) is None


def against_use(g: Machina, unit: Unit, card: str, ability: Active) -> Refusal | None:
    """What speaks against an ability: its condition, or a part of its cost (ABL2a, ATT2d, CON1d)."""
    cost, explorer = ability.cost, g.figures[unit]
    if cost.stamina and isinstance(explorer, Explorer) and explorer.turn is not Turn.OPEN:
        return OUT_OF_TURN
    if ability.only_if is not None and not ability.only_if.holds(g, Context(0, card, unit)):
        return NOT_SO_NOW
    if explorer.stamina < cost.stamina:
        return stamina_short("ABL2a", cost.stamina, explorer.stamina)
    if not isinstance(explorer, Explorer):
        return None
    if cost.essence or cost.health:
        refusal = _against_points(g, explorer, cost)
        if refusal is not None:
            return refusal
    if cost.this and not _holds(explorer, card):
        return NOT_HELD
    if cost.marker and not any(mark.card == card and mark.owner == explorer.seat for mark in g.marks):  # CON6b
        return NO_MARKER
    if cost.space is not None and not beside(g, unit, cost.space):
        return Refusal("ABL2g", "no-space-beside", {"kind": cost.space})
    return None


def _holds(explorer: Explorer, card: str) -> bool:
    """Whether a card is an explorer's to destroy: one on the discard is destroyed already (CON9b)."""
    return any(gear.item == card for gear in explorer.gear) or any(bound.event == card for bound in explorer.bound)


def _against_points(g: Machina, explorer: Explorer, cost: Cost) -> Refusal | None:
    """Whether there is essence and health enough, with the essence of others and instead of health (ATT2d, ESS2b)."""
    if cost.essence <= explorer.essence and cost.health <= explorer.health:
        return None
    essence = available(g, explorer, g.space_of(explorer.unit)) - cost.essence
    if essence < 0:
        return Refusal("ABL2a", "essence-short", {"needed": cost.essence, "essence": essence + cost.essence})
    free = has(g, explorer.unit, Trait.KEEPS_HEALTH)  # ATT2c
    enough = free or explorer.health + essence >= cost.health
    return None if enough else Refusal("ATT2d", "health-short", {"needed": cost.health})


def beside(g: Machina, unit: Unit, kind: Kind) -> list[Space]:
    """Adjacent spaces of a kind that are not destroyed."""
    ground = g.ground
    return ground.spaces_of(ground.near(g.space_of(unit)) & g.squares(kind))


def aimed(g: Machina, unit: Unit, card: str, place: int, ability: Active, wide: bool = False) -> Judged:
    """An ability with each thing it may be aimed at (ABL2c)."""
    weapon = card if card in items() else ""
    match ability.aim:
        case None:
            yield Use(Card(card), place), None if ability.do.can(g, Context(0, card, unit)) else DOES_NOTHING
        case AtDoor() as aim:
            near = doors_in_reach(g, unit, aim)
            for door in g.doors() if wide else near:
                able = ability.do.can(g, Context(0, card, unit, names={"door": door}))
                yield Use(Card(card), place, door=door), NO_DOOR if door not in near else None if able else DOES_NOTHING
        case Melee() | Ranged() as aim if aim.space is not None:
            aiming = Aiming(g, unit, aim, weapon)
            for space in g.ground.spaces_of(g.squares(aim.space)):
                refusal = aiming.against_space(space)
                if refusal is None or wide:
                    yield Use(Card(card), place, space=space), refusal
        case Melee() | Ranged() as aim:
            aiming, attack = Aiming(g, unit, aim, weapon), attacks(card, place)
            for target in possible_targets(g, attack) if wide else aiming.targets(attack):
                refusal = aiming.against(target) if wide else None
                yield Use(Card(card), place, unit=target), refusal or _withstood(g, unit, card, ability, target)


def _withstood(g: Machina, unit: Unit, card: str, ability: Active, target: Unit) -> Refusal | None:
    """What speaks against an ability that does nothing to the Beast."""
    if target != BEAST or ability.do.can(g, Context(0, card, unit, names={"target": target})):
        return None
    return WITHSTOOD


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
            match (yield Ask.judged(handler(g, self.unit), partial(self._seconds, g, aim), "second-target")):
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

    def _seconds(self, g: Machina, aim: Melee | Ranged, wide: bool) -> Judged:
        """What else a double ability may be aimed at, the first target included (TGT7a)."""
        weapon = self.card if self.card in items() else ""
        aiming = Aiming(g, self.unit, aim, weapon)
        for target in possible_targets(g, attacks(self.card, self.ability)):
            yield Target(target), aiming.against(target)

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
            every = partial(map, PickSpace, g.ground.spaces_of(g.ground.inside))
            judge = among(options, every, NOT_FOR_THIS)
            match (yield Ask.judged(handler(g, self.unit), judge, "pick-space", {"card": self.card})):
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
