"""Equipping, stowing and destroying items (ITEM2 to ITEM4, CON9a)."""

from fathom.games.machina_arcana.actions import Destroy
from fathom.games.machina_arcana.events import Equipped, ItemDestroyed, Stowed
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.library import Trait
from fathom.games.machina_arcana.pieces import ItemCard
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.items.gear import attached, gear_of, worn
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.spaces.places import Fall
from fathom.games.machina_arcana.steps.story.discards import lay
from fathom.games.machina_arcana.steps.story.marks import return_marks_on
from fathom.games.machina_arcana.steps.using.passives import has, keep_to_maximum
from fathom.games.machina_arcana.steps.using.triggers import arrive
from fathom.kernel import Ask, Flow, Refusal, Step, cites

ONLY_EQUIPPED = Refusal("THR1d", "only-equipped")


def equip(g: Machina, explorer: Explorer, item: ItemCard, on: ItemCard | None = None) -> None:
    """Wear an item, as a main item or on another; its arrival abilities resolve at once (ITEM2e)."""
    g.wear(gear_of(explorer, item), on or "")
    g.tell(Equipped(explorer.unit, item, on))
    arrive(g, item, explorer.unit)


def stow(g: Machina, explorer: Explorer, item: ItemCard) -> None:
    """An item is stowed with everything on it (ITEM4a)."""
    if explorer.space is not None and has(g, explorer.unit, Trait.OVER_PITS):
        g.push(Fall(explorer.unit))
    for gear in [gear_of(explorer, item), *attached(explorer, item)]:
        g.take_off(gear)
        g.tell(Stowed(explorer.unit, gear.item))
    keep_to_maximum(g)


def destroy_item(g: Machina, explorer: Explorer, item: ItemCard) -> None:
    """Stowed if it was worn, its markers return, then it is discarded (CON9a)."""
    if gear_of(explorer, item).worn:
        stow(g, explorer, item)
    return_marks_on(g, item)
    g.counters.pop(item, None)  # CON2d
    g.take(explorer, gear_of(explorer, item))
    g.item_discard.append(item)
    g.tell(ItemDestroyed(item))


def spend_card(g: Machina, explorer: Explorer, card: str) -> None:
    """A card is destroyed, or waits for the marker that lies on it (CON4d, CON4e)."""
    waits = any(mark.card == card for mark in g.marks)
    for gear in [each for each in explorer.gear if each.item == card]:
        if waits:
            g.take_off(gear)
            g.use_up(gear)
            g.tell(ItemDestroyed(gear.item))
        else:
            destroy_item(g, explorer, gear.item)
    for bound in [each for each in explorer.bound if each.event == card]:
        g.use_up(bound)
        g.counters.pop(card, None)  # CON2d
        if not waits:
            g.take(explorer, bound)
            lay(g, g.exploration_discard, bound.event)  # CON9b
    keep_to_maximum(g)


@cites("THR1d", "THR1e")
class LoseEquipped(Step):
    """An explorer destroys one equipped item, or is destroyed itself."""

    seat: int

    def run(self, g: Machina) -> Flow:
        explorer = g.explorers[self.seat]
        if explorer not in g.here:
            return
        possible = worn(explorer)
        if not possible:
            destroy(g, explorer.unit, None)
            return
        options = [Destroy(gear.item) for gear in possible]
        judge = among(options, lambda: (Destroy(gear.item) for gear in explorer.gear), ONLY_EQUIPPED)
        match (yield Ask.judged(self.seat, judge, Prompt.LOSE_EQUIPPED)):
            case Destroy(item):
                destroy_item(g, explorer, item)
