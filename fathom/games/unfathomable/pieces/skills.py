"""Skill cards: six types, values 1 to 5. Cards of one type and value are alike: a card is the number of its kind."""

from enum import StrEnum
from typing import NewType


class Skill(StrEnum):  # 13.2a
    INFLUENCE = "influence"
    LORE = "lore"
    OBSERVATION = "observation"
    STRENGTH = "strength"
    WILL = "will"
    TREACHERY = "treachery"


Card = NewType("Card", int)
"""A kind of Skill card: 0 to 29."""

SKILLS = tuple(Skill)
HONEST = SKILLS[:5]  # all but Treachery
VALUES = range(1, 6)
COPIES = {1: 7, 2: 5, 3: 4, 4: 3, 5: 2}
INDEX: dict[Skill, int] = {skill: number for number, skill in enumerate(SKILLS)}


def card(skill: Skill, value: int) -> Card:
    return Card(INDEX[skill] * len(VALUES) + value - 1)


CARDS = tuple(card(skill, value) for skill in SKILLS for value in VALUES)
SKILL: tuple[Skill, ...] = tuple(skill for skill in SKILLS for _ in VALUES)
VALUE: tuple[int, ...] = tuple(value for _ in SKILLS for value in VALUES)
FULL_DECK: dict[Skill, tuple[Card, ...]] = {
    skill: tuple(card(skill, value) for value in VALUES for _ in range(COPIES[value])) for skill in SKILLS
}
ALL_CARDS: tuple[Card, ...] = tuple(card for deck in FULL_DECK.values() for card in deck)
