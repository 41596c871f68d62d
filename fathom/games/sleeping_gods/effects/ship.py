"""Damage to the ship and repairs, and cards that move the ship (GEN8, CMD4d)."""

from fathom.games.sleeping_gods.pieces import Number
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.ship.damage import DamageShip as Damage
from fathom.games.sleeping_gods.steps.ship.damage import RepairShip
from fathom.games.sleeping_gods.steps.ship.sailing import Voyaging
from fathom.kernel.cards.effects import Context, Effect
from fathom.kernel.cards.moments import spend, spent


class DamageShip(Effect, frozen=True):
    """Points of damage, each with its own draw of fate (GEN8a)."""

    amount: int

    def run(self, g: Voyage, ctx: Context) -> None:
        care = g.everywhere(Number.CARE) if ctx.number("searching") else 0
        spared = [point for point in range(care) if not spent(g.uses, "search", point, "turn")][: self.amount]
        for point in spared:
            spend(g.uses, "search", point, "turn")
        g.push(Damage(self.amount - len(spared)))


class Repair(Effect, frozen=True):
    """Remove damage cubes of the seat's choice (GEN8g)."""

    amount: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        return any(g.damage)

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(RepairShip(ctx.seat, self.amount))


class MoveShip(Effect, frozen=True):
    """So many moves, without a test; hazards are met as on any arrival."""

    moves_ship = True

    moves: int

    def can(self, g: Voyage, ctx: Context) -> bool:
        busy = g.fate is not None or g.test is not None or g.hazard  # NAV7a
        return g.combat is None and not g.ashore and not busy  # CMD4d, CMD4f

    def run(self, g: Voyage, ctx: Context) -> None:
        g.push(Voyaging(self.moves))
