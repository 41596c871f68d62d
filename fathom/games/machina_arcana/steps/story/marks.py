"""Markers: what they stand for, when they return, and what waits for them (CON3 to CON6)."""

from fathom.games.machina_arcana.events import MarkerBack, MarkerPut
from fathom.games.machina_arcana.figures import HORROR, Hold, Mark
from fathom.games.machina_arcana.library import Moment
from fathom.games.machina_arcana.pieces import Card, Unit
from fathom.games.machina_arcana.state import HORROR_MARKERS, MARKERS, Machina
from fathom.games.machina_arcana.steps.story.discards import lay
from fathom.games.machina_arcana.steps.using.passives import keep_to_maximum
from fathom.games.machina_arcana.steps.using.triggers import trigger_of


def free_markers(g: Machina, owner: int) -> int:
    """How many markers an owner has left; those of the monsters are `HORROR`'s (SET3c, CON5a)."""
    return (HORROR_MARKERS if owner == HORROR else MARKERS) - sum(mark.owner == owner for mark in g.marks)


def may_mark(g: Machina, owner: int, card: str, most: int) -> bool:
    """Whether an owner has a marker left and the card bears fewer than the most (CON3b, CON3c)."""
    return free_markers(g, owner) > 0 and sum(mark.card == card for mark in g.marks) < most


def put_marker(g: Machina, owner: int, card: str, most: int) -> Mark | None:
    """Put a marker on a card before its continuing effect resolves; none if it may not or there is none (CON4)."""
    if not may_mark(g, owner, card, most):
        return None
    mark = Mark(owner, card)
    g.add_mark(mark)
    g.tell(MarkerPut(owner, Card(card)))
    return mark


def hold(g: Machina, mark: Mark, unit: Unit, what: str, by: int = 0) -> None:
    """Let a marker stand for an effect on a unit; a double target needs one marker only (TGT7b)."""
    g.set_holds(mark, [*mark.holds, Hold(unit, what, by)])


def take_back(g: Machina, mark: Mark) -> None:
    """A marker returns: what it stood for ends, and what waited for that happens (CON6)."""
    g.remove_mark(mark)
    g.tell(MarkerBack(mark.owner, Card(mark.card)))
    keep_to_maximum(g)
    trigger_of(g, mark.card, Moment.MARKER_REMOVED)
    discard_spent(g, mark.card)


def return_all(g: Machina, horror: bool) -> None:
    """All markers of the explorers return, or all of the monsters (RND2b, HOR1a)."""
    for mark in [each for each in g.marks if (each.owner == HORROR) == horror]:
        take_back(g, mark)


def return_marks_on(g: Machina, card: str) -> None:
    """The card leaves play: its continuing effects end (CON4c, CON5b)."""
    for mark in [each for each in g.marks if each.card == card]:
        g.remove_mark(mark)
        g.tell(MarkerBack(mark.owner, Card(mark.card)))
    keep_to_maximum(g)


def forget_unit(g: Machina, unit: Unit) -> None:
    """A unit has left the board: nothing holds for it any more."""
    for mark in g.marks:
        if any(each.unit == unit for each in mark.holds):
            g.set_holds(mark, [each for each in mark.holds if each.unit != unit])


def discard_spent(g: Machina, card: str) -> None:
    """A consumable or bound event that waited for its marker is discarded now (CON4d)."""
    if any(mark.card == card for mark in g.marks):
        return
    for explorer in g.explorers:
        for gear in [each for each in explorer.gear if each.item == card and each.spent]:
            g.take(explorer, gear)
            g.item_discard.append(gear.item)
        for bound in [each for each in explorer.bound if each.event == card and each.spent]:
            g.take(explorer, bound)
            lay(g, g.exploration_discard, bound.event)  # CON9b
