"""What is in play: the cards that have an effect, and those whose abilities each unit may use (ABL1, EXP1, MON1)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.library import Active, Passive, items, printed
from fathom.games.machina_arcana.pieces import Type
from fathom.kernel.cards.moments import InPlay, Source

if TYPE_CHECKING:
    from fathom.games.machina_arcana.state import Machina

ALL, FREE = "all", "free"  # the keys of all active abilities, and of those that cost no stamina (ABL3a)

Ability = tuple[int, Active]
"""An active ability, by its place on its card."""


Layout = tuple[tuple[str | None, tuple[str, ...]], ...]
"""Who has which cards, a unit or nobody; no two kinds of card share a name."""


def _cards_of(explorer: Explorer, *, consumables: bool) -> list[str]:
    """The cards of an explorer that work: what it wears, and perhaps consumables (ITEM1b, ITEM1c)."""
    gear = [
        each.item  # ABL4a
        for each in explorer.gear
        if each.worn or (consumables and not each.spent and items()[each.item].type is Type.CONSUMABLE)
    ]
    return [explorer.card, *gear, *(each.event for each in explorer.bound if not each.spent)]  # EVT3b


def in_play(g: "Machina") -> Layout:
    """Cards that have an effect now (ABL1a), with the units that own them; nobody owns events or chapters (ABL1b)."""
    explorers = [(each.card, tuple(_cards_of(each, consumables=False))) for each in g.here]
    return (*explorers, *[(each.card, (each.card,)) for each in g.queue], (None, tuple(g.open_cards)))  # MON1c, EVT1b


def usable(g: "Machina") -> Layout:
    """The cards whose active abilities each unit has (EXP1a, MON1b)."""
    everybodys = [*g.exploration_discard[-1:], *g.chapters[g.chapter : g.chapter + 1]]  # EVT2b, CHAP1a
    explorers = [(each.card, (*_cards_of(each, consumables=True), *everybodys)) for each in g.here]
    return (*explorers, *[(each.card, (*g.horror_discard[-1:], each.card)) for each in g.queue])  # AI4a


def sources(layout: Layout) -> Iterator[Source]:
    return (Source(card, owner) for owner, cards in layout for card in cards)


def _passives_on(card: str) -> Iterator[tuple[str, Passive]]:
    return ((passive.key, passive) for passive in printed(card).passive)


def _abilities_on(card: str) -> Iterator[tuple[str, Ability]]:
    for place, ability in enumerate(printed(card).active):
        yield ALL, (place, ability)
        if not ability.cost.stamina:
            yield FREE, (place, ability)


PASSIVES: InPlay[Any] = InPlay(sources, _passives_on, layout=in_play)
"""By the number, trait, kind of space or moment that they are about."""

ABILITIES = InPlay(sources, _abilities_on, layout=usable)
