"""Bots where any seat may speak up: they are asked too, may stay silent, and think about both."""

import numpy as np
import pytest

from fathom.bots import RandomBot, first_interruption
from fathom.bots.guide import SILENCE, Guide
from fathom.bots.search import Search
from fathom.bots.thinker import Budget, Thinker
from fathom.cli.playing.prompt import Prompt
from fathom.cli.playing.seats import Seated
from fathom.cli.playing.table import Table
from fathom.envs import pettingzoo
from fathom.kernel import Match
from fathom.lab.studies.simulate import Forfeit, play_out
from tests.kernel import watch
from tests.kernel.watch import Help, Sail, begin


class Deaf:
    """Answers, and never speaks up."""

    needs_view = needs_memory = False

    def choose(self, seen, ask):
        return ask.options[0]


class Eager(Deaf):
    """Says what it can as soon as it can; it sees its own cards and no others."""

    needs_view = True

    def speak_up(self, seen, ask):
        assert seen.hands[ask.seat].cards == [option.card for option in ask.options]
        return ask.options[0]


class Broken(Deaf):
    def speak_up(self, seen, ask):
        raise RuntimeError("lost my voice")


def test_bots_speak_up_as_they_like():
    match = begin(0, 1)
    play_out(match, [Deaf(), Eager(), Eager()])
    assert match.state.log == ["1 helps with b", "1 helps with c", "0 sails", "1 sails"]
    match = begin(0, 1)
    play_out(match, [Deaf()] * 3)
    assert match.state.log == ["0 sails", "1 sails"]


def test_a_bot_that_names_its_questions_is_silent_at_all_others():
    class Choosy(Broken):
        speaks_at = frozenset({"another"})

    match = begin(0, 1)
    play_out(match, [Deaf(), Choosy(), Choosy()])
    assert match.state.log == ["0 sails", "1 sails"]


def test_random_bots_sometimes_speak_up_and_games_end():
    helped = set()
    for seed in range(40):
        match = begin(0, 1, 2)
        play_out(match, [RandomBot(f"{seed}/{seat}") for seat in range(3)])
        helped.add(len(match.state.used))
    assert helped >= {0, 1, 2}


def test_who_breaks_down_while_speaking_up_has_forfeited():
    with pytest.raises(Forfeit) as forfeit:
        play_out(begin(0), [Deaf(), Broken(), Deaf()])
    assert (forfeit.value.seat, forfeit.value.fault) == (1, "RuntimeError: lost my voice")


def test_only_the_bots_given_are_asked():
    match = begin(0)
    assert first_interruption(match, {0: Eager()}) is None
    assert first_interruption(match, {1: Eager()}) == (1, Help("b"))


def test_a_search_compares_speaking_up_with_silence():
    match = begin(0)
    memory = match.memory(1)
    assert memory.may_interrupt
    assert not match.memory(0).may_interrupt
    search = Search(match.game, memory, "salt")
    for _ in range(60):
        search.iterate()
    tried = search.tried()
    assert set(search.root.edges) == {Help("b"), Help("c"), SILENCE}
    assert all(visits for visits, _ in tried.values())


def test_a_thinker_speaks_up_where_that_wins():
    """All win together as soon as somebody has helped; silence wins only if somebody else may yet help."""
    match = begin(0)
    thinker = Thinker(match.game, "salt", Budget(iterations=80))
    assert thinker.speak_up(match.memory(1), match.ask(1)) in (Help("b"), Help("c"))


def test_a_playout_lets_others_speak_up():
    values = [Guide(watch.game(0), f"{seed}").play_on(begin(0).clone(fast=True), 0) for seed in range(30)]
    assert [1.0, 1.0, 1.0] in values
    assert [0.0, 0.0, 0.0] in values


# ------------------------------------------------------------------------------------------ the terminal


def seated(*people: bool) -> list[Seated]:
    return [Seated(f"Seat {number}", "" if person else "random") for number, person in enumerate(people)]


@pytest.fixture
def typed(monkeypatch):
    lines: list[str] = []
    monkeypatch.setattr("fathom.cli.playing.prompt.read_line", lambda: lines.pop(0))
    monkeypatch.setattr("fathom.cli.playing.table.Table.put", lambda table, ask: None)
    monkeypatch.setattr("fathom.cli.playing.prompt.Prompt.hand_over", lambda prompt, seat: None)
    return lines


def table(match: Match, *people: bool) -> Table:
    from rich.console import Console

    return Table(match, seated(*people), "en", Console(quiet=True))


def test_a_person_may_speak_up_before_a_bot_or_stay_silent(typed, monkeypatch):
    monkeypatch.setattr(
        "fathom.cli.playing.prompt.folded", lambda options, words: [_Line(option) for option in options]
    )
    monkeypatch.setattr("fathom.cli.playing.prompt.listed", lambda lines, default, words: [])
    match = begin(0)
    here = table(match, False, True, False)
    ask = here.let_bots_play()
    assert (ask.seat, ask.prompt) == (1, "help")
    typed.append("2")
    Prompt(here).answer(ask)
    assert match.state.log == ["1 helps with c"]
    ask = here.let_bots_play()
    assert ask.options == [Help("b")]
    typed.append("")
    Prompt(here).answer(ask)
    assert here.let_bots_play() is None
    assert match.state.log == ["1 helps with c", "0 sails"]


def test_others_at_the_keyboard_speak_up_by_a_command(typed, monkeypatch):
    monkeypatch.setattr(
        "fathom.cli.playing.prompt.folded", lambda options, words: [_Line(option) for option in options]
    )
    monkeypatch.setattr("fathom.cli.playing.prompt.listed", lambda lines, default, words: [])
    monkeypatch.setattr("fathom.cli.playing.prompt.Prompt.default", lambda prompt, ask: None)
    match = begin(0)
    here = table(match, True, True, True)
    assert here.let_bots_play().seat == 0
    typed += ["a", "1"]
    Prompt(here).answer(match.turn)
    assert match.state.log == ["1 helps with b"]
    typed.append("1")
    Prompt(here).answer(here.let_bots_play())
    assert match.state.log == ["1 helps with b", "0 sails"]


class _Line:
    def __init__(self, action):
        self.actions, self.text, self.rules = [action], "", ""


# ------------------------------------------------------------------------------------- learners


def test_agents_are_asked_whether_they_speak_up_and_may_wait():
    table = pettingzoo.env(watch.game(0, 1))
    table.reset(seed=1)
    match = table.unwrapped.seats.match
    assert table.agent_selection == "seat_1"
    mask = np.flatnonzero(table.last()[0]["action_mask"])
    assert mask[0] == 0
    assert len(mask) == 3
    table.step(int(mask[1]))
    assert match.state.log == ["1 helps with b"]
    assert table.agent_selection == "seat_1"
    table.step(0)
    assert table.agent_selection == "seat_0"
    assert 0 not in np.flatnonzero(table.last()[0]["action_mask"])
    table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    assert match.state.log == ["1 helps with b", "0 sails"]


def test_in_cycles_the_first_who_speaks_up_is_heard():
    table = pettingzoo.parallel_env(watch.game(0, 1))
    observations, _ = table.reset(seed=1)
    codes = {agent: np.flatnonzero(observations[agent]["action_mask"]) for agent in table.agents}
    assert [len(codes[agent]) for agent in table.agents] == [2, 3, 1]
    table.step({"seat_0": codes["seat_0"][0], "seat_1": codes["seat_1"][2], "seat_2": 0})
    assert table.seats.match.state.log == ["1 helps with c"]
    table.step({"seat_0": codes["seat_0"][0], "seat_1": 0, "seat_2": 0})
    assert table.seats.match.state.log == ["1 helps with c", "0 sails"]
    assert Sail() in table.seats.match.turn.options
