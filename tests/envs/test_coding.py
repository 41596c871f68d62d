"""Codes of answers: one for each, the same in every match, and the same until the rules change."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Literal

import pytest

from fathom.envs.coding import SLOTS, WAIT, Block, Coding, OutOfRange
from fathom.games import load
from fathom.games.nautilus.actions import Build, Sail, Walk
from fathom.games.nautilus.board import Square
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.state import ModuleNumber
from fathom.games.noughts import Mark
from fathom.kernel import Action, Ask, Game, SeatNumber
from tests.conformance.play import every_game, every_question, walk_through

GOLDEN = Path(__file__).parent / "golden"


@every_question
def test_every_answer_of_a_game_has_a_code_of_its_own(game: Game, stride: int):
    coding = Coding(game)
    for match in walk_through(game, 3, stride=stride):
        for ask in match.asks.values():
            answers = coding.answers(ask)
            assert list(answers.values()) == ask.options  # none is left out, and none twice
            assert all(WAIT < code < coding.size for code in answers)


@every_game
def test_the_codes_do_not_change(game: Game):
    """To accept a change: `FATHOM_GOLDEN=write pytest tests/envs`, and a new `rules_version` of the game."""
    file = GOLDEN / f"{game.name}.txt"
    if os.environ.get("FATHOM_GOLDEN") == "write":
        file.write_text(f"{Coding(game)}\n", encoding="utf-8")
    assert f"{Coding(game)}\n" == file.read_text(encoding="utf-8")


@every_game
def test_blocks_follow_each_other_without_gaps(game: Game):
    coding = Coding(game)
    start = WAIT + 1
    for block in coding.blocks.values():
        assert block.start == start
        start += block.size
    assert start == coding.size


def test_the_last_field_counts_fastest(nautilus):
    base, kinds, squares, crews = nautilus.blocks[Build].start, 8, 864, 5
    assert nautilus.blocks[Build].size == kinds * squares * crews
    assert nautilus.blocks[Build].code(Build(Kind.BASE, Square(0), 0)) == base
    assert nautilus.blocks[Build].code(Build(Kind.BASE, Square(0), 3)) == base + 3
    assert nautilus.blocks[Build].code(Build(Kind.BASE, Square(2), 3)) == base + 2 * crews + 3
    assert nautilus.blocks[Build].code(Build(Kind.VIOLET, Square(2), 3)) == base + (squares + 2) * crews + 3


def test_what_would_be_too_many_is_told_apart_by_its_place(nautilus):
    """864 x 864 ways to sail are too many: the target is listed, the submarine is the first or second to get there."""
    block = nautilus.blocks[Sail]
    assert (list(block.fields), block.slots) == (["to"], SLOTS)
    near, far = Sail(Square(5), Square(7)), Sail(Square(100), Square(7))
    elsewhere = Sail(Square(100), Square(8))
    found = nautilus.answers(Ask(0, [near, far, elsewhere]))
    first = block.start + 7 * SLOTS
    assert found == {first: near, first + 1: far, first + SLOTS: elsewhere}


def test_options_beyond_the_slots_are_left_out(nautilus):
    options: list[Action] = [Sail(Square(start), Square(7)) for start in range(SLOTS + 3)]
    assert list(nautilus.answers(Ask(0, options)).values()) == options[:SLOTS]


def test_an_answer_that_learning_does_not_foresee_is_an_error(nautilus):
    with pytest.raises(OutOfRange, match="to is not among the values"):
        nautilus.answers(Ask(0, [Walk(ModuleNumber(3), ModuleNumber(99))]))


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Give(Action, frozen=True):
    to: SeatNumber
    colour: Colour | None
    all: bool
    how: Literal["quickly", "slowly"]


class Name(Action, frozen=True):
    text: str
    colour: Colour


def block_of(kind: type[Action], game: Game) -> Block:
    return Coding(game)._block(kind, 1)


@every_game
def test_seats_enums_truths_and_literals_are_listed_by_themselves(game: Game):
    fields = block_of(Give, game).fields
    assert list(fields["to"]) == list(range(game.seats[-1]))
    assert list(fields["colour"]) == [None, Colour.RED, Colour.BLUE]
    assert list(fields["all"]) == [False, True]
    assert list(fields["how"]) == ["quickly", "slowly"]


@every_game
def test_a_text_is_told_apart_by_its_place(game: Game):
    block = block_of(Name, game)
    assert (list(block.fields), block.slots, block.size) == (["colour"], SLOTS, 2 * SLOTS)


def test_noughts_has_ten_codes():
    coding = Coding(load("noughts"))
    assert coding.size == 10
    assert coding.answers(Ask(0, [Mark(0), Mark(8)])) == {1: Mark(0), 9: Mark(8)}


@pytest.fixture(scope="module")
def nautilus() -> Coding:
    return Coding(load("nautilus"))
