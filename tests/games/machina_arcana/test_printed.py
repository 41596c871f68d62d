"""Every card against what is written of it in `printed.txt`. A card that changes on purpose gets a new line by hand."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from fathom.games import load
from fathom.games.machina_arcana.library import printed
from fathom.kernel.words.words import Words
from tests.games.machina_arcana.test_cards import everything
from tests.games.printed import line, written

GAME = load("machina-arcana")
TABLE = written(Path(__file__).with_name("printed.txt"))


@cache
def texts() -> Mapping[str, str]:
    return GAME.texts.cards(Words("en", GAME))


@pytest.mark.parametrize("name", TABLE)
def test_a_card_has_the_values_and_the_text_that_are_written(name: str) -> None:
    assert line(name, printed(name), texts()[f"text-{name}"]) == TABLE[name]


def test_every_card_is_written() -> None:
    assert list(TABLE) == list(everything())
