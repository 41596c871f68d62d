"""What lies open before the players, and the abilities on it and on Skill cards by their moment (chapter 10)."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from fathom.games.unfathomable.actions import PlayCard, UseAbility, UseFeat, UseItem, UseMythos, UseSpell
from fathom.games.unfathomable.library import Ability, abilities, characters, crises, items, names_of_abilities, spells
from fathom.games.unfathomable.pieces import Item, Mythos, Role, Spell
from fathom.games.unfathomable.pieces.skills import CARDS, SKILL, Card, Skill
from fathom.kernel.cards.moments import InPlay, Passive, Source

if TYPE_CHECKING:
    from fathom.games.unfathomable.state import Unfathomable

AbilityUse = PlayCard | UseItem | UseAbility | UseFeat | UseSpell | UseMythos


class Offer(NamedTuple):
    """An ability, the answer that uses it, and the card that it stands on; for Skill cards, which are alike, the name
    of the ability."""

    action: AbilityUse
    ability: Ability
    name: str


Areas = tuple[tuple[Role | Item | Spell | Mythos | None, ...], ...]
"""What lies face up in each seat's play area: the sheet first, and then the cards."""


def play_areas(g: "Unfathomable") -> Areas:
    return tuple([(player.role, *player.items, *player.spells, *player.mythos) for player in g.players])


def cards_in(areas: Areas) -> Iterator[Source]:
    """The cards in these play areas; no two kinds of card share an id."""
    return (Source(card, seat) for seat, area in enumerate(areas) for card in area if card is not None)


def printed_on(card: str) -> list[Offer]:
    """The abilities of a card in a play area."""
    match card:
        case Role():
            sheet = characters()[card]
            return [Offer(UseAbility(card), sheet.ability, card), Offer(UseFeat(card), sheet.feat, card)]
        case Item():
            return [Offer(UseItem(card), ability, card) for ability in items()[card].abilities]
        case Spell():
            kept = spells()[card].kept
            return [Offer(UseSpell(card), kept, card)] if kept else []
        case Mythos():
            stays = crises()[card].stays
            return [Offer(UseMythos(card), stays, card)] if stays else []
    raise TypeError(card)


def by_moment(card: str) -> Iterator[tuple[str, Offer]]:
    return ((moment, offer) for offer in printed_on(card) for moment in offer.ability.moments)


def numbers_on(card: str) -> Iterable[tuple[str, Passive]]:
    return [(each.number, each) for each in items()[card].passives] if isinstance(card, Item) else ()


OFFERS: InPlay[Offer] = InPlay(cards_in, by_moment, layout=play_areas)
NUMBERS: InPlay[Passive] = InPlay(cards_in, numbers_on, layout=play_areas)


@cache
def skill_offers(moment: str) -> dict[Card, Offer]:
    """The Skill cards with an ability for a moment."""
    offers = ((card, Offer(PlayCard(card), abilities()[card], names_of_abilities()[card])) for card in CARDS)
    return {card: offer for card, offer in offers if moment in offer.ability.moments}


@cache
def hand_may_serve(moment: str, revealed: bool) -> bool:
    """Whether any Skill card that a human, or a revealed traitor, could use has an ability for a moment."""
    return any(revealed or SKILL[card] is not Skill.TREACHERY for card in skill_offers(moment))


@cache
def offer_of(action: AbilityUse, *moments: str) -> Offer:
    """What an answer uses that was given at one of these moments."""
    match action:
        case PlayCard(kind):
            return next(known[kind] for known in map(skill_offers, moments) if kind in known)
        case UseItem(card) | UseAbility(card) | UseFeat(card) | UseSpell(card) | UseMythos(card):
            own = [offer for offer in printed_on(card) if offer.action == action]
    return next(offer for moment in moments for offer in own if moment in offer.ability.moments)
