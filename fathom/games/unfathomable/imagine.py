"""Dealing the unknown anew: what a seat cannot see is filled in at random, in a way that fits what it can see."""

from typing import Any

from fathom.games.unfathomable.library import damage_cards
from fathom.games.unfathomable.pieces import Damage
from fathom.games.unfathomable.pieces.skills import CARDS, COPIES, SKILL, SKILLS, VALUE, Card, Skill
from fathom.games.unfathomable.state import Unfathomable
from fathom.kernel import Chance
from fathom.kernel.state.pools import Impossible, Slot, fill

UNEVEN = frozenset({"skill", "damage"})
"""The pools whose components may not lie just anywhere."""


def fill_in(g: Unfathomable, slots: list[Slot], universe: dict[str, list[Any]], chance: Chance) -> None:
    """Skill cards by their decks, Damage as it can be; all else as the kernel does, the rest put where nobody looks."""
    others = [slot for slot in slots if slot.pool not in UNEVEN]
    left = fill(others, {name: cards for name, cards in universe.items() if name not in UNEVEN}, chance)
    deal_skills(g, chance)
    deal_damage(g, chance)
    box_up(g, left)


def deal_skills(g: Unfathomable, chance: Chance) -> None:
    """Unseen Skill cards go to their decks, then to hands, pile and Chaos deck, and what is left to the discards.

    Where more is said to be known than can be, `Impossible` is raised.
    """
    unseen = [COPIES[value] for value in VALUE]
    for card in seen_cards(g):
        unseen[card] -= 1
    left: dict[Skill, list[Card]] = {skill: [] for skill in SKILLS}
    for card in CARDS:
        left[SKILL[card]] += [card] * unseen[card]
    bound: list[Card] = []  # a deck without discards has the rest of its cards in hands and piles
    loose: list[Card] = []
    for (skill, cards), pile in zip(left.items(), g.skills, strict=True):
        chance.shuffle(cards)
        if pile.cards.count(None) > len(cards):
            raise Impossible(skill)
        pile.cards = [cards.pop() if card is None else card for card in pile.cards]
        rest = loose if g.pile_of(skill).discard else bound
        rest += cards
    for card in deal_blanks(blanks(g), bound, loose, chance):
        g.pile_of(SKILL[card]).discard.insert(0, card)


Blank = tuple[list[Card | None], int, bool]
"""A card that cannot be seen: the pile it lies in, its place, and whether it may be Treachery."""


def blanks(g: Unfathomable) -> list[Blank]:
    piles = [(player.hand, player.revealed) for player in g.players]
    piles.append((g.chaos, True))
    if g.test is not None:
        piles.append((g.test.pile, True))
    return [(pile, place, open_) for pile, open_ in piles for place, card in enumerate(pile) if card is None]


def deal_blanks(empty: list[Blank], bound: list[Card], loose: list[Card], chance: Chance) -> list[Card]:
    """Fill the blanks, first with the `bound` cards, which can lie nowhere else; returns the loose cards left over."""
    places = list(range(len(empty)))
    chance.shuffle(places)
    chance.shuffle(bound)
    chance.shuffle(loose)
    for card in sorted(bound, key=lambda card: SKILL[card] is not Skill.TREACHERY):
        place = next((n for n in places if fits(card, empty[n])), None)
        if place is not None:
            places.remove(place)
            lay(card, empty[place])
    for place in sorted(places, key=lambda n: empty[n][2]):
        found = next((each for each in loose if fits(each, empty[place])), None)
        if found is not None:
            loose.remove(found)
            lay(found, empty[place])
    return loose


def fits(card: Card, blank: Blank) -> bool:
    return blank[2] or SKILL[card] is not Skill.TREACHERY


def lay(card: Card, blank: Blank) -> None:
    pile, place, _ = blank
    pile[place] = card


def seen_cards(g: Unfathomable) -> list[Card]:
    found: list[Card | None] = [*g.played, *g.chaos]
    for pile in g.skills:
        found += [*pile.cards, *pile.discard]
    for player in g.players:
        found += player.hand
    if g.test is not None:
        found += [*g.test.pile, *g.test.revealed, *(placed.card for placed in g.test.shown)]
    return [card for card in found if card is not None]


def deal_damage(g: Unfathomable, chance: Chance) -> None:
    """Only what leaves the game when it is resolved can be in the box: all else that is unseen lies in the deck."""
    seen = {*g.damage, *g.drawn_damage, *g.damaged.values()}
    unseen = [card for card in Damage if card not in seen]
    chance.shuffle(unseen)
    unseen.sort(key=lambda card: damage_cards()[card].leaves)
    blank = [place for place, card in enumerate(g.damage) if card is None]
    dealt, g.box_damage = unseen[: len(blank)], sorted(unseen[len(blank) :])
    chance.shuffle(dealt)
    for place, card in zip(blank, dealt, strict=True):
        g.damage[place] = card


def box_up(g: Unfathomable, left: dict[str, list[Any]]) -> None:
    """Whatever lies nowhere was removed from the game, or lies under the top of the Mythos discards."""
    for pool, box in (
        ("mythos", g.mythos_discard),
        ("item", g.box_items),
        ("spell", g.box_spells),
        ("passenger", g.box_passengers),
    ):
        box[:0] = sorted(left[pool])
