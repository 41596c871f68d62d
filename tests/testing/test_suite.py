"""The suite for games outside the tree: it passes what is right and finds what is not."""

import sys

import pytest
from msgspec import field

from fathom.cli.writing.new_game import skeleton
from fathom.games import load
from fathom.kernel import Action, Ask, Game, Public, State, Step
from fathom.testing import Broken, check_game

ELSEWHERE = [0]


class Odd(State, kw_only=True):
    rolls: Public[list[int]] = field(default_factory=list)

    def scores(self):
        return [sum(self.rolls), 0]


class Roll(Action, frozen=True):
    pass


class Wait(Action, frozen=True):
    pass


class Forgetful(Step):
    """Draws its chance from outside the state."""

    def run(self, g):
        for _ in range(3):
            yield Ask(0, [Roll(), Wait()])
            ELSEWHERE[0] += 1
            g.rolls.append(ELSEWHERE[0])


class Silent(Step):
    """Asks what nobody can answer."""

    def run(self, g):
        yield Ask(0, [])


def odd(step: Step) -> Game:
    def set_up(setup, chance):
        return Odd(chance=chance, agenda=[step])

    return Game(name="odd", package=__name__, seats=range(2, 3), state=Odd, setup=set_up)


@pytest.mark.parametrize("name", ["noughts", "connect-four", "nautilus"])
def test_the_games_of_the_tree_pass(name):
    check_game(load(name), games=1)


def test_chance_from_elsewhere_is_found():
    with pytest.raises(Broken):
        check_game(odd(Forgetful()))


def test_a_question_without_answers_is_found():
    with pytest.raises(Broken, match="has no answer"):
        check_game(odd(Silent()))


def test_a_new_game_passes_its_own_tests(tmp_path, monkeypatch):
    skeleton("high-tide", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    source = (tmp_path / "tests" / "test_high_tide.py").read_text(encoding="utf-8")
    tests: dict[str, object] = {}
    exec(compile(source, "test_high_tide.py", "exec"), tests)
    try:
        for name, test in tests.items():
            if name.startswith("test_"):
                test()
    finally:
        sys.modules.pop("high_tide")


def test_a_new_game_has_words_for_all_it_says(tmp_path, monkeypatch):
    from fathom.kernel.words.words import LANGUAGES, Words

    skeleton("low-tide", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    game = __import__("low_tide").GAME
    for language in LANGUAGES:
        words = Words(language, game, ["A", "B"])
        assert words.say("game-name") == "Low tide"
        assert all(key in words for key in ("ask-take", "do-take", "do-stop", "tell-took"))
    sys.modules.pop("low_tide")
