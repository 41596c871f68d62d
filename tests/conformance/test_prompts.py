"""Prompts: a game names all its questions, its bots can answer each, and clients have them as a type."""

import pytest

from fathom.bots.guide import own_bots
from fathom.games import load, names
from fathom.server.typescript import game_types
from tests.conformance.play import walk_through

LISTED = [name for name in names() if load(name).questions.prompts]


def prompts(name: str) -> set[str]:
    return {prompt.value for prompt in load(name).questions.prompts or ()}


@pytest.mark.parametrize("name", LISTED)
def test_every_question_of_a_game_is_in_its_list(name: str):
    for match in walk_through(load(name), 1):
        asked = [*match.asks.values(), *match.interrupts.values()]
        assert {ask.prompt for ask in asked} <= prompts(name)


@pytest.mark.parametrize("name", LISTED)
def test_every_bot_of_a_game_knows_how_to_answer_each_of_its_questions(name: str):
    bots = own_bots(load(name))
    assert bots is not None
    for bot in bots.BOTS.values():
        assert set(map(str, bot.knows)) == prompts(name)


@pytest.mark.parametrize("name", LISTED)
def test_the_types_of_the_client_name_every_question(name: str):
    text = game_types(load(name))
    (union,) = [line for line in text.splitlines() if line.startswith("export type Prompt = ")]
    assert all(f'"{prompt}"' in union for prompt in prompts(name))
