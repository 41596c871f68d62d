"""Attacks: dice, bonuses, essence, and hits (ATK1); barrels and traps attack by the same steps (CELL5, CELL8)."""

from collections.abc import Iterator

from msgspec import Struct

from fathom.games.machina_arcana.actions import Raise
from fathom.games.machina_arcana.board.tiles import Feature, Space, space_as_unit, stands_for_space
from fathom.games.machina_arcana.events import Attacked, Boosted, Exploded, Raised, SpaceDestroyed, Struck, Weakened
from fathom.games.machina_arcana.figures import Explorer, Turn
from fathom.games.machina_arcana.library import Moment, Number
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import HIGHEST, Machina
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.fighting.striking import Strike, push_strikes
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.using.essence import available, pay
from fathom.games.machina_arcana.steps.using.passives import changes, number
from fathom.games.machina_arcana.steps.using.triggers import Triggers
from fathom.kernel import Ask, Flow, Refusal, Result, Step, cites
from fathom.kernel.maps.paths import bits

HIGH = (0, 1, 1, 2, 2, 3)  # ATK1c
LOW = (0, 1, 1, 1, 2, 2)  # ATK1b
BARREL_NEEDS = 1  # CELL5c
STATUE_DEFENSE = 3
TOO_MUCH = Refusal("ESS2c", "too-much")


class Dice(Struct, frozen=True):
    """How many attack dice of each kind are rolled (ATK1a)."""

    high: int = 0
    low: int = 0


BLAST = Dice(high=3)  # CELL5d, CELL8c


@cites("ATK1m")
class Attack(Step):
    """One roll, compared with each defender (ATK1j). `by` is the attacker, `weapon` the item it uses.

    `cause` is who set off a barrel: what that destroys is destroyed by this unit (FX3b).
    """

    by: Unit | None
    defenders: list[Unit]
    dice: Dice
    magic: bool = False
    weapon: str = ""
    cause: Unit | None = None

    def run(self, g: Machina) -> Flow:
        defenders = [unit for unit in self.defenders if stands(g, unit)]
        if not defenders:
            return
        rolled = [g.chance.pick(HIGH) for _ in range(self.dice.high)] + [
            g.chance.pick(LOW) for _ in range(self.dice.low)
        ]
        changed, magic = self._changes(g)
        higher, lower = sum(by for by in changed if by > 0), -sum(by for by in changed if by < 0)
        g.tell(Attacked(self.by or Unit(""), defenders, rolled, magic))
        result = sum(rolled) + higher  # ATK1d
        if higher:
            g.tell(Boosted(higher))
        for payer in self._payers(g):
            result += yield from self._raised(g, payer, defenders, result - lower, magic)
        result -= lower  # ATK1e
        if lower:
            g.tell(Weakened(lower))
        self._strike(g, defenders, result, magic)

    def _changes(self, g: Machina) -> tuple[list[int], bool]:
        """What raises and lowers the roll, and whether the attack is magic or made so (ATK1i, CELL8e)."""
        if self.by is None or stands_for_space(self.by) or not stands(g, self.by):
            return [], self.magic
        physical = changes(g, self.by, Number.ATTACK, self.weapon)
        magical = changes(g, self.by, Number.MAGIC, self.weapon)
        magic = self.magic or any(by > 0 for by in magical)
        return physical + magical if magic else physical, magic

    def _payers(self, g: Machina) -> list[Explorer]:
        """Who may raise the roll with essence: an explorer that attacks, and the one whose turn it is (ESS2c, d)."""
        return [each for each in g.here if each.unit == self.by] + [
            each for each in g.here if each.turn is Turn.OPEN and each.unit != self.by
        ]

    def _raised(self, g: Machina, payer: Explorer, defenders: list[Unit], result: int, magic: bool) -> Result[int]:
        """How much essence an explorer pays for a higher result, now that the roll is seen, as far as it matters."""
        target = max(defenders, key=lambda unit: defense(g, unit, magic))
        needed = defense(g, target, magic)
        most = min(needed - result, available(g, payer, g.space_of(payer.unit)))
        if most <= 0:
            return 0
        options = [Raise(by) for by in range(most + 1)]
        judge = among(options, lambda: map(Raise, range(HIGHEST + 1)), TOO_MUCH)
        args = {"result": result, "needed": needed, "target": target}
        while True:
            match (yield Ask.judged(payer.seat, judge, Prompt.RAISE, args)):
                case Raise(0):
                    return 0
                case Raise(by) if (yield from pay(g, payer, by)):
                    g.tell(Raised(payer.unit, by))
                    return by

    def _strike(self, g: Machina, defenders: list[Unit], result: int, magic: bool) -> None:
        """Compare, inflict the hits, take them, lose the health (ATK1f, ATK1g, ATK1m)."""
        g.struck = []
        follow: list[Strike] = []
        for unit in defenders:
            needed = defense(g, unit, magic)
            hit = result >= needed
            g.tell(Struck(unit, result, needed, hit))
            if hit:
                g.struck.append(unit)
                follow.append(Hit(unit, self.by, self.cause or self.by))
        defending = [Triggers(Moment.DEFENDS, unit, {"by": self.by or ""}) for unit in defenders]  # ATK1k
        g.push(StruckBy(g.struck))
        push_strikes(g, *follow)
        g.push(*defending)


@cites("CON7b")
class StruckBy(Step):
    """Whom an attack has hit is told again when all that followed from it is done: other attacks may be among that."""

    struck: list[Unit]

    def run(self, g: Machina) -> None:
        g.struck = self.struck


@cites("ATK1m", "ATT3a")
class Hit(Strike):
    """A unit takes a hit: its attacker has inflicted it, and it loses 1 health (ATT3a)."""

    unit: Unit
    by: Unit | None
    cause: Unit | None

    def strike(self, g: Machina) -> None:
        if not stands(g, self.unit):
            return
        by = self.by or Unit("")
        inflicted = Triggers(Moment.HITS, by, {"unit": self.unit})
        if stands_for_space(self.unit) and g.space_of(self.unit) not in g.parts:
            push_strikes(g, Explosion(g.space_of(self.unit), self.cause))  # CELL5c
            g.push(inflicted)
            return
        push_strikes(g, LoseHealth(self.unit, self.cause))
        g.push(inflicted, Triggers(Moment.TAKES_HIT, self.unit, {"by": by}))  # ATK1m


def stands(g: Machina, unit: Unit) -> bool:
    """Whether a unit is still there to be attacked; a barrel that explodes takes no other hit (CELL5f)."""
    if stands_for_space(unit):
        space = g.space_of(unit)
        return space in g.parts or (space in g.ground.by_space and is_barrel(g, space) and space not in g.exploding)
    return g.is_here(unit)


def is_barrel(g: Machina, space: Space) -> bool:
    return bool(g.squares(Kind.BARREL) >> g.ground.square(space) & 1)


def defense(g: Machina, unit: Unit, magic: bool) -> int:
    """What a result must reach: armor, or will against magic (ATK1h)."""
    if stands_for_space(unit):
        return STATUE_DEFENSE if g.space_of(unit) in g.parts else BARREL_NEEDS
    return number(g, unit, Number.WILL if magic else Number.ARMOR)


# ------------------------------------------------------------------------------------ barrels and traps


def around(g: Machina, space: Space) -> Iterator[Unit]:
    """All that counts as a unit next to a space: explorers, monsters, barrels, parts of a statue."""
    ground = g.ground
    near = ground.near(space)
    for each in g.units():  # ETH1b
        if each.space is not None and near >> ground.square(each.space) & 1:
            yield each.unit
    for square in bits(near & (g.squares(Kind.BARREL) & ~ground.squares(g.exploding) | ground.squares(g.parts))):
        yield space_as_unit(ground.spaces[square])


def explode(g: Machina, space: Space, cause: Unit | None) -> None:
    """A barrel that took a hit attacks everything around it, then it is destroyed; it takes no other (CELL5d to f)."""
    if not is_barrel(g, space) or space in g.exploding:
        return
    g.exploding.append(space)
    g.tell(Exploded(space))
    g.push(Attack(space_as_unit(space), list(around(g, space)), BLAST, cause=cause), BurnOut(space))


@cites("CELL5d")
class Explosion(Strike):
    """A barrel explodes when its turn has come: what a hit on it has triggered, or another barrel, comes first."""

    space: Space
    cause: Unit | None

    def strike(self, g: Machina) -> None:
        if self.space in g.ground.by_space:
            explode(g, self.space, self.cause)


@cites("CELL5e")
class BurnOut(Step):
    """What is left of a barrel after its attack is a destroyed space."""

    space: Space

    def run(self, g: Machina) -> None:
        if self.space in g.exploding:
            g.exploding.remove(self.space)
        if self.space in g.ground.by_space:
            g.put_tokens(self.space)
            g.tell(SpaceDestroyed(Feature(self.space)))


def spring_traps(g: Machina, by: Unit | None) -> None:
    """Traps attack whoever stands on them, on the active unit's tile or, if none is active, everywhere (CELL8c, d)."""
    ground = g.ground
    squares = g.squares(Kind.TRAP)
    if by is not None:
        squares &= ground.on_tile(g.space_of(by))
    defenders = [each.unit for each in g.units() if each.space is not None and squares >> ground.square(each.space) & 1]
    if defenders:
        g.push(Attack(by, defenders, BLAST))
