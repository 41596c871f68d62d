"""Answers as vectors: what kind of answer it is, its parts, and what is known of it before it is given."""

import numpy as np
import pytest

from fathom.envs.answers import Answers
from fathom.envs.pettingzoo import env
from fathom.games import load
from fathom.games.nautilus.actions import BuyNothing, Sail
from fathom.games.nautilus.board import COLUMNS, ROWS, Square
from fathom.games.nautilus.notes import Note
from fathom.kernel import Ask, Game
from tests.conformance.play import every_game, walk_through

SAIL = Sail(Square(5), Square(2 * COLUMNS + 7))


@every_game
def test_no_two_answers_to_a_question_look_alike(game: Game):
    answers = None
    for match in walk_through(game, 3, stride=20):
        answers = answers or Answers(game, match.setup.seats)
        for ask in match.asks.values():
            rows = answers.matrix(ask)
            assert rows.shape == (len(ask.options), answers.size)
            assert len({row.tobytes() for row in rows}) == len(ask.options), ask.prompt
            assert ask.prompt in answers.prompts or not answers.prompts


def shown(row, answers: Answers) -> dict[str, list[float]]:
    """The numbers of a row that are not 0, by what they are."""
    found: dict[str, list[float]] = {}
    for place in np.flatnonzero(row):
        found.setdefault(answers.names[place], []).append(float(row[place]))
    return found


def test_an_answer_shows_its_kind_and_its_parts(nautilus):
    row = nautilus.matrix(Ask(0, [SAIL, BuyNothing()]))
    assert shown(row[0], nautilus) == {"Sail": [1], "submarine": [1, 1], "to": [1, 1]}
    assert shown(row[1], nautilus) == {"BuyNothing": [1]}


def test_a_square_is_a_column_and_a_row(nautilus):
    row = nautilus.matrix(Ask(0, [SAIL]))[0]
    start = nautilus.names.index("to")
    assert np.flatnonzero(row[start : start + COLUMNS + ROWS]).tolist() == [7, COLUMNS + 2]


def test_an_answer_shows_what_its_note_knows(nautilus):
    ask = Ask(0, [SAIL], note=lambda action: Note(money=4, way=[1, 2, 3]))
    found = shown(nautilus.matrix(ask)[0], nautilus)
    assert (found["note.money"], found["note.way"]) == ([4], [3])


def test_a_row_is_chosen_in_place_of_a_code():
    table = env("nautilus", seats=2, answers=40)
    table.reset(seed=1)
    observation, _, _, _, info = table.last()
    assert observation["answers"].shape[0] == len(observation["action_mask"]) == 40
    assert np.flatnonzero(observation["action_mask"]).tolist() == list(info["answers"])
    assert not observation["answers"][0].any()  # to wait, which is not possible here


def test_the_row_that_is_chosen_is_answered():
    table = env("noughts", answers=10)
    table.reset(seed=1)
    table.step(1)
    table.step(3)  # the third of the free cells
    assert table.last()[4]["view"].cells[:4] == [0, -1, -1, 1]


def test_answers_beyond_the_rows_are_counted():
    table = env("nautilus", seats=2, answers=3)
    table.reset(seed=1)
    info = table.last()[4]
    assert len(info["answers"]) == 2
    assert info["left_out"] > 0


def test_the_question_is_part_of_the_observation():
    table = env("nautilus", seats=2).unwrapped
    table.reset(seed=1)
    seat, seats = int(table.agent_selection[-1]), table.seats
    prompts = seats.described.prompts
    tail = table.observe(table.agent_selection)["observation"][-(len(prompts) + 1 + 2) :]
    assert tail[prompts["buy"]] == 1
    assert tail[-2:].tolist() == [1, 0]  # I am asked, the other is not
    other = table.observe(f"seat_{1 - seat}")["observation"][-(len(prompts) + 1 + 2) :]
    assert not other[:-2].any()
    assert other[-2:].tolist() == [0, 1]


@pytest.mark.parametrize("answers", [-1, 1])
def test_a_number_of_rows_that_leaves_no_answer_is_refused(answers):
    with pytest.raises(ValueError, match="answers is the number of rows"):
        env("noughts", answers=answers)


@pytest.fixture(scope="module")
def nautilus() -> Answers:
    return Answers(load("nautilus"), 2)
