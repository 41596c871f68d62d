"""A voice on every card: a line of prose that the rich card shows beside the rule text, in every language."""

import re
from collections import Counter
from functools import cache

import pytest

from fathom.games import load
from fathom.games.machina_arcana import library as machina
from fathom.games.sleeping_gods import library as sleeping
from fathom.games.sleeping_gods.pieces import Kind
from fathom.games.sleeping_gods.stories.faces import faces
from fathom.kernel.cards.faces import words as words_for_everybody
from fathom.kernel.cards.faces import words_on
from fathom.kernel.words.words import LANGUAGES, Words

SHORTEST, LONGEST = 8, 30  # words in a voice
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def machina_cards() -> list[str]:
    """Monsters, items and events; explorers and chapters have stories of their own."""
    return [*machina.monsters(), *machina.items(), *machina.events()]


def totems() -> list[str]:
    return [card for card, printed in sleeping.adventure().items() if printed.kind is Kind.TOTEM]


def sleeping_cards() -> list[str]:
    """Events, enemies and totems, by the keys of their names."""
    return [
        *(f"event-card-{event}" for event in sleeping.events()),
        *(f"enemy-{enemy}" for enemy in sleeping.enemies()),
        *(f"card-{card}" for card in totems()),
    ]


CARDS = {"machina-arcana": machina_cards, "sleeping-gods": sleeping_cards}
in_every_game = pytest.mark.parametrize("name", CARDS)


@cache
def voices(name: str, language: str) -> dict[str, str]:
    """The voices of a game by their cards; a card without one is left out."""
    words = Words(language, load(name))
    return {card: words.say(f"flavour-{card}") for card in CARDS[name]() if f"flavour-{card}" in words}


def words_in(text: str) -> list[str]:
    return re.findall(r"[\w’-]+", text.lower())


@in_every_game
@in_every_language
def test_every_card_has_a_voice(name: str, language: str):
    assert [card for card in CARDS[name]() if card not in voices(name, language)] == []


@in_every_game
@in_every_language
def test_a_voice_is_a_line_or_two(name: str, language: str):
    lengths = {card: len(words_in(text)) for card, text in voices(name, language).items()}
    assert {card: length for card, length in lengths.items() if not SHORTEST <= length <= LONGEST} == {}


@in_every_game
@in_every_language
def test_no_two_voices_are_the_same_or_begin_alike(name: str, language: str):
    openings = Counter(tuple(words_in(text)[:3]) for text in voices(name, language).values())
    assert [" ".join(opening) for opening, count in openings.items() if count > 1] == []


@in_every_game
def test_every_language_has_voices_of_its_own(name: str):
    said = [set(voices(name, language).values()) for language in LANGUAGES]
    assert len(set().union(*said)) == sum(map(len, said))


@in_every_language
def test_the_voice_of_a_totem_is_told_with_its_name_and_not_before(language: str):
    game = load("sleeping-gods")
    everybodys, theirs = words_for_everybody(language, game), words_on(faces(), language, game)
    assert "\nflavour-enemy-mud-crab =" in everybodys
    for card in totems():
        assert f"flavour-card-{card} =" not in everybodys
        assert f"flavour-card-{card} =" in theirs
