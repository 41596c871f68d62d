"""What a stranger's program sends to another process arrives: set-ups, answers, events, odds, matches and refusals."""

import inspect
import pickle
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import fathom
from fathom.kernel import BadOption, BadSave, Illegal, Match, Unknown
from fathom.kernel.record.save import save
from fathom.lab.studies.simulate import Forfeit
from fathom.server.http.errors import Overtaken, Refused
from tests.conformance.play import every_game, picture


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@every_game
def test_everything_about_a_match(game):
    match = Match.start(game, seed="pickle")
    for _ in range(3):
        match.answer(match.turn.seat, match.turn.options[len(match.turn.options) // 2])
    seat = match.turn.seat
    assert again(game) is game
    for thing in (match.setup, match.turn.options, match.journal, match.state, match.memory(seat), match.view(seat)):
        assert again(thing) == thing
    assert again(match.odds(seat, match.turn.options[0])) == match.odds(seat, match.turn.options[0])
    assert again(match.turn).options == match.turn.options
    assert picture(again(match)) == picture(match)
    assert save(again(match)) == save(match)


ERRORS = [
    Illegal("too-far", "U1a", needed=3, seats=[1, 2]),
    Illegal("too-far"),
    Refused("no-such-bot", 400, bot="clever"),
    Overtaken(),
    Unknown("bot", "clever", ["greedy", "random"]),
    BadOption("nautilus", "first", 7, "there is no seat 7"),
    BadSave("this save is damaged", "damaged"),
    Forfeit(2, "ValueError: oh", 17),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_keeps_what_it_says(error: Exception):
    copy = again(error)
    assert type(copy) is type(error)
    assert str(copy) == str(error)
    assert vars(copy) == vars(error)


NOT_IMPORTED = {"__main__", "openspiel", "train"}  # scripts, and what needs packages that the tests do not install


def errors() -> Iterator[type[BaseException]]:
    """Every class of error in the package."""
    for module in walk_packages(fathom.__path__, "fathom."):
        if module.name.rpartition(".")[2] not in NOT_IMPORTED and ".migrations" not in module.name:
            for each in vars(import_module(module.name)).values():
                if inspect.isclass(each) and issubclass(each, BaseException) and each.__module__ == module.name:
                    yield each


def test_no_error_is_forgotten():
    """An error with an `__init__` of its own must be among those above; the others come back by themselves."""
    own = {each for each in errors() if "__init__" in vars(each)}
    assert own == {type(error) for error in ERRORS}
