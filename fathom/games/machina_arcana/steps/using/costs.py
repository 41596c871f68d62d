"""What active abilities cost, and what speaks against paying it (ABL2)."""

from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.figures import Explorer, Turn
from fathom.games.machina_arcana.library import Active, Cost, Trait
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.refusals import NOT_SO_NOW, stamina_short
from fathom.games.machina_arcana.steps.using.essence import available
from fathom.games.machina_arcana.steps.using.passives import has
from fathom.kernel import Refusal
from fathom.kernel.cards.effects import Context

OUT_OF_TURN = Refusal("ABL2f", "only-in-turn")
NO_MARKER = Refusal("CON6b", "no-marker")
NOT_HELD = Refusal("CON9b", "destroyed-already")


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
