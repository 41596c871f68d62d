"""Every card and region against what is written of it in `printed.txt`. What is changed on purpose is written anew."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fathom.games import load
from fathom.games.sleeping_gods.board import arcs, maps, regions
from fathom.games.sleeping_gods.library import (
    adventure,
    crew,
    enemies,
    events,
    finds,
    levels,
    quests,
    skills,
    synergy,
    trade,
    tricks,
)
from fathom.kernel.words.words import Words
from tests.games.printed import line, written

GAME = load("sleeping-gods")
TABLE = written(Path(__file__).with_name("printed.txt"))


@cache
def cards() -> Mapping[str, Any]:
    shelves: Mapping[str, Mapping[Any, Any]] = {
        "crew": crew(),
        "skill-card": skills(),
        "level": levels(),
        "card": {**trade(), **adventure()},
        "event-card": events(),
        "find": finds(),
        "enemy": enemies(),
        "trick": tricks(),
        "synergy": synergy(),
        "quest": quests(),
        "region": regions(),
        "map": maps(),
        "arc": arcs(),
    }
    return {f"{shelf}-{name}": card for shelf, found in shelves.items() for name, card in found.items()}


@cache
def texts() -> Mapping[str, str]:
    return GAME.texts.cards(Words("en", GAME))


@pytest.mark.parametrize("name", TABLE)
def test_a_card_has_the_values_and_the_text_that_are_written(name: str) -> None:
    assert line(name, cards()[name], texts().get(f"text-{name}", "")) == TABLE[name]


def test_every_card_is_written() -> None:
    assert list(TABLE) == list(cards())
