"""Event cards: invoking, re-invoking, binding and shuffling them (EVT1 to EVT8)."""

from fathom.games.machina_arcana.decks import ExplorationDeck, HorrorDeck
from fathom.games.machina_arcana.events import BoundTo, Invoked
from fathom.games.machina_arcana.figures import Bound, Fate
from fathom.games.machina_arcana.library import events
from fathom.games.machina_arcana.pieces import EventCard, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.monsters.threat import RaiseThreat
from fathom.games.machina_arcana.steps.story.discards import gather, lay
from fathom.games.machina_arcana.steps.story.ending import horror_invoked
from fathom.games.machina_arcana.steps.using.triggers import arrive
from fathom.kernel import Step, cites


@cites("EVT5a", "EVT5b", "EVT5c")
class InvokeExploration(Step):
    """An explorer draws an exploration event: its arrival abilities resolve before it is bound or discarded.

    One that is not on the board any more draws none (EVT2a, TILE6d).
    """

    unit: Unit

    def run(self, g: Machina) -> None:
        if not g.is_here(self.unit):
            return
        card = draw_event(g, g.explorations, g.exploration_discard)
        if card is not None:
            g.drawn_explorations.append(card)
            g.tell(Invoked(card, self.unit))
            g.push(LayExploration(self.unit, card))
            arrive(g, card, self.unit)  # ABL5d


def draw_event(g: Machina, deck: ExplorationDeck | HorrorDeck, discard: list[EventCard]) -> EventCard | None:
    """The top event of a deck, for all to see; an empty deck is made anew of what was discarded (EVT5d)."""
    if not len(deck):
        deck.shuffle_in(gather(g, discard), g.chance)
    if not len(deck):
        return None
    card: EventCard = deck.draw(g.chance)
    g.show()
    return card


@cites("EVT3a", "EVT5c")
class LayExploration(Step):
    lasts = True

    unit: Unit
    card: EventCard

    def run(self, g: Machina) -> None:
        g.drawn_explorations.remove(self.card)
        explorer = g.explorer(self.unit)
        if events()[self.card].bound and explorer is not None and explorer.fate is not Fate.DESTROYED:
            g.give(explorer, Bound(self.card))  # EVT3a, EVT3c
            g.tell(BoundTo(self.unit, self.card))
        else:
            lay(g, g.exploration_discard, self.card)  # EVT5c


@cites("EVT6a", "EVT6b", "EVT6c")
class InvokeHorror(Step):
    def run(self, g: Machina) -> None:
        g.push(RaiseThreat(), DrawHorror())


@cites("EVT6b")
class DrawHorror(Step):
    def run(self, g: Machina) -> None:
        card = draw_event(g, g.horrors, g.horror_discard)
        if card is not None:
            g.drawn_horrors.append(card)
            g.tell(Invoked(card, None))
            g.push(LayHorror(card))
            arrive(g, card, None)  # ABL5e


@cites("EVT6c")
class LayHorror(Step):
    lasts = True

    card: EventCard

    def run(self, g: Machina) -> None:
        g.drawn_horrors.remove(self.card)
        lay(g, g.horror_discard, self.card)  # EVT6c
        horror_invoked(g)


def reinvoke(g: Machina, unit: Unit | None, horror: bool) -> None:
    """The arrival abilities of the current event resolve again; nothing is drawn (EVT7)."""
    discard = g.horror_discard if horror else g.exploration_discard
    if discard:  # EVT7c
        g.tell(Invoked(discard[-1], unit, True))
        arrive(g, discard[-1], None if horror else unit)  # EVT7a, EVT7b


def shuffle_events(g: Machina, horror: bool) -> None:
    """Deck and discard together make a new deck; no event of that kind is current (EVT8a)."""
    deck, discard = (g.horrors, g.horror_discard) if horror else (g.explorations, g.exploration_discard)
    deck.shuffle_in(gather(g, discard), g.chance)
