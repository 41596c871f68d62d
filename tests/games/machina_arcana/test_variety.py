"""No two cards are one card twice: what monsters, items and events say differs in more than names and numbers."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache

import pytest

from fathom.games import load
from fathom.games.machina_arcana.effects.units import Attack
from fathom.games.machina_arcana.library import Bonus, Printed, events, items, monsters
from fathom.kernel.words.words import LANGUAGES, Words

GAME = load("machina-arcana")
SHELVES = {"monsters": monsters, "items": items, "events": events}
PLAIN = {"studded-boots", "long-barrel", "rune-wrapping"}
"""Items that are only a number: the rulebook's boots, the plainest upgrade and the plainest reinforcement."""


@cache
def texts(language: str) -> Mapping[str, str]:
    return GAME.texts.cards(Words(language, GAME))


def without_numbers(text: str) -> str:
    """A text in which numbers say nothing, but whether they are added or taken away still counts."""
    return re.sub(r"\b(dice|dés|dados|die|dé|dado|spaces?|cases?|casillas?)\b", "it", re.sub(r"\d+", "#", text))


def alike(cards: Iterable[str], language: str) -> list[list[str]]:
    """Cards of the same text, numbers apart."""
    same = defaultdict(list)
    for card in cards:
        same[without_numbers(texts(language)[f"text-{card}"])].append(card)
    return [found for found in same.values() if len(found) > 1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shelf", SHELVES)
def test_no_two_cards_of_a_kind_differ_in_numbers_alone(shelf: str, language: str) -> None:
    assert alike(SHELVES[shelf](), language) == []


def test_no_two_cards_of_any_kind_say_the_same() -> None:
    said = defaultdict(list)
    for card in (card for shelf in SHELVES.values() for card in shelf()):
        said[texts("en")[f"text-{card}"]].append(card)
    assert [found for found in said.values() if len(found) > 1] == []


def only_attacks(card: Printed) -> bool:
    return card.passive == () and card.arrival is None and [type(each.do) for each in card.active] == [Attack]


def test_every_monster_has_more_than_one_plain_attack() -> None:
    plain = [name for name, card in monsters().items() if only_attacks(card)]
    assert [name for name in plain if _aimed_alike(name)] == []


def _aimed_alike(name: str) -> bool:
    """Whether an attack hits one explorer and does nothing else."""
    (ability,) = monsters()[name].active
    return isinstance(ability.do, Attack) and ability.do.on is None


def only_a_number(name: str) -> bool:
    """Whether an item does no more than to raise one number, always."""
    card = items()[name]
    if card.active or card.arrival is not None:
        return False
    always = [
        each
        for each in card.passive
        if isinstance(each, Bonus) and each.given is None and each.to is None and each.by > 0
    ]
    return len(always) == len(card.passive) and len(always) + (card.armor > 0) + (card.will > 0) == 1


def test_three_items_are_only_a_number() -> None:
    assert {name for name in items() if only_a_number(name)} == PLAIN
