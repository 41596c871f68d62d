"""Cards that are destroyed by their own use (ITEM1d, CON4d, CON9b)."""

from fathom.games.machina_arcana.events import ItemDestroyed
from fathom.games.machina_arcana.passives import keep_to_maximum
from fathom.games.machina_arcana.state import Explorer, Machina
from fathom.games.machina_arcana.steps.discards import lay
from fathom.games.machina_arcana.steps.gear import destroy_item


def spend_card(g: Machina, explorer: Explorer, card: str) -> None:
    """A card is destroyed, or waits for the marker that lies on it (CON4d, CON4e)."""
    waits = any(mark.card == card for mark in g.marks)
    for gear in [each for each in explorer.gear if each.item == card]:
        if waits:
            gear.spent, gear.worn, gear.on = True, False, ""
            g.tell(ItemDestroyed(gear.item))
        else:
            destroy_item(g, explorer, gear.item)
    for bound in [each for each in explorer.bound if each.event == card]:
        bound.spent = True
        g.counters.pop(card, None)  # CON2d
        if not waits:
            explorer.bound.remove(bound)
            lay(g, g.exploration_discard, bound.event)  # CON9b
    g.refresh()
    keep_to_maximum(g)
