"""What lies open before the players, and the abilities on it and on Skill cards by their moment (chapter 10)."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from fathom.games.unfathomable.actions import PlayCard, UseAbility, UseFeat, UseItem, UseMythos, UseSpell
from fathom.games.unfathomable.library import Ability, abilities, characters, crises, items, names_of_abilities, spells
from fathom.games.unfathomable.pieces import Item, Mythos, Role, Spell
from fathom.games.unfathomable.pieces.skills import CARDS, SKILL, Card, Skill
from fathom.games.unfathomable.state import Unfathomable
from fathom.kernel.cards.moments import InPlay, Passive, Source

AbilityUse = PlayCard | UseItem | UseAbility | UseFeat | UseSpell | UseMythos


class Offer(NamedTuple):
    """An ability, and the answer that uses it."""

    action: AbilityUse
    ability: Ability


def cards_in_play(g: Unfathomable) -> Iterator[Source]:
    """Everything face up in the play areas; no two kinds of card share an id."""
    for player in g.players:
        if player.role is not None:
            yield Source(player.role, player.seat)
        for card in (*player.items, *player.spells, *player.mythos):
            yield Source(card, player.seat)


def printed_on(card: str) -> list[Offer]:
    """The abilities of a card in a play area."""
    match card:
        case Role():
            sheet = characters()[card]
            return [Offer(UseAbility(card), sheet.ability), Offer(UseFeat(card), sheet.feat)]
        case Item():
            return [Offer(UseItem(card), ability) for ability in items()[card].abilities]
        case Spell():
            kept = spells()[card].kept
            return [Offer(UseSpell(card), kept)] if kept else []
        case Mythos():
            stays = crises()[card].stays
            return [Offer(UseMythos(card), stays)] if stays else []
    raise TypeError(card)


def by_moment(card: str) -> Iterator[tuple[str, Offer]]:
    return ((moment, offer) for offer in printed_on(card) for moment in offer.ability.moments)


def numbers_on(card: str) -> Iterable[tuple[str, Passive]]:
    return [(each.number, each) for each in items()[card].passives] if isinstance(card, Item) else ()


OFFERS: InPlay[Offer] = InPlay(cards_in_play, by_moment)
NUMBERS: InPlay[Passive] = InPlay(cards_in_play, numbers_on)


@cache
def skill_offers(moment: str) -> dict[Card, Offer]:
    """The Skill cards with an ability for a moment."""
    return {card: Offer(PlayCard(card), abilities()[card]) for card in CARDS if moment in abilities()[card].moments}


@cache
def hand_may_serve(moment: str, revealed: bool) -> bool:
    """Whether any Skill card that a human, or a revealed traitor, could use has an ability for a moment."""
    return any(revealed or SKILL[card] is not Skill.TREACHERY for card in skill_offers(moment))


def name_of(action: AbilityUse) -> str:
    """The card that an ability stands on; for Skill cards, which are alike, the name of the ability."""
    match action:
        case PlayCard(kind):
            return names_of_abilities()[kind]
        case UseItem(card) | UseAbility(card) | UseFeat(card) | UseSpell(card) | UseMythos(card):
            return card


def ability_of(action: AbilityUse, moments: Iterable[str]) -> Ability:
    """The ability behind an answer that was given at one of these moments."""
    if isinstance(action, PlayCard):
        return abilities()[action.card]
    own = [ability for use, ability in printed_on(name_of(action)) if use == action]
    return next(ability for moment in moments for ability in own if moment in ability.moments)
