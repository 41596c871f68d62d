"""Damage to the ship and repairs, and cards that move the ship (GEN8, CMD4d)."""

from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.ship import DamageShip as Damage
from fathom.games.sleeping_gods.steps.ship import RepairShip
from fathom.kernel.effects import Context, Effect
from fathom.kernel.modifiers import spend, spent

CAREFUL_SEARCH = 179  # an unlocked card: the first ship damage of a search is ignored


class DamageShip(Effect, frozen=True):
    """Points of damage, each with its own draw of fate (GEN8a)."""

    amount: int

    def run(self, g: Voyage, ctx: Context) -> None:
        spared = bool(ctx.number("searching")) and g.unlocked(CAREFUL_SEARCH) and not spent(g.uses, "search", 0, "turn")
        if spared:
            spend(g.uses, "search", 0, "turn")
        g.push(Damage(self.amount - spared))


class Repair(Effect, frozen=True):
    """Remove damage cubes of the seat's choice (GEN8g)."""

    amount: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return any(g.damage)

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(RepairShip(ctx.seat, self.amount))


class MoveShip(Effect, frozen=True):
    """So many moves, without a test; hazards are met as on any arrival."""

    moves: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return g.combat is None and g.bookmark is None and g.test is None  # CMD4d, CMD4f

    def run(self, g: Voyage, ctx: Context) -> None:
        from fathom.games.sleeping_gods.steps.sailing import Voyaging

        g.push(Voyaging(self.moves))
