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


def _cards_of(explorer: Explorer, *, consumables: bool) -> Iterator[str]:
    """The cards of an explorer that work: what it wears, and perhaps consumables (ITEM1b, ITEM1c)."""
    yield explorer.card
    for gear in explorer.gear:
        if gear.worn or (consumables and not gear.spent and items()[gear.item].type is Type.CONSUMABLE):
            yield gear.item  # ABL4a
    for bound in explorer.bound:
        if not bound.spent:
            yield bound.event  # EVT3b


def in_play(g: "Machina") -> Iterator[Source]:
    """Cards that have an effect now (ABL1a), with the units that own them; nobody owns events or chapters (ABL1b)."""
    for explorer in g.here:
        for card in _cards_of(explorer, consumables=False):
            yield Source(card, explorer.card)
    for monster in g.queue:
        yield Source(monster.card, monster.card)  # MON1c
    for card in g.open_cards:
        yield Source(card)  # EVT1b


def usable(g: "Machina") -> Iterator[Source]:
    """The cards whose active abilities each unit has (EXP1a, MON1b)."""
    everybodys = [*g.exploration_discard[-1:], *g.chapters[g.chapter : g.chapter + 1]]  # EVT2b, CHAP1a
    for explorer in g.here:
        for card in (*_cards_of(explorer, consumables=True), *everybodys):
            yield Source(card, explorer.card)
    for monster in g.queue:
        for card in (*g.horror_discard[-1:], monster.card):  # AI4a
            yield Source(card, monster.card)


def _passives_on(card: str) -> Iterator[tuple[str, Passive]]:
    return ((passive.key, passive) for passive in printed(card).passive)


def _abilities_on(card: str) -> Iterator[tuple[str, Ability]]:
    for place, ability in enumerate(printed(card).active):
        yield ALL, (place, ability)
        if not ability.cost.stamina:
            yield FREE, (place, ability)


PASSIVES: InPlay[Any] = InPlay(in_play, _passives_on)
"""By the number, trait, kind of space or moment that they are about."""

ABILITIES = InPlay(usable, _abilities_on)
