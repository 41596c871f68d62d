"""Chapter S, the frame of a round: three phases, whose turn it is, and who becomes first player."""

import pytest

from fathom.games.nautilus.actions import Buy, BuyNothing, GiveBack, Keep, Rest, Stay
from fathom.games.nautilus.pieces import Kind
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.nautilus.scene import GAME, do, go_on, prompt, table

PHASES = ("buy", "walk", "dive")


def turns_of(match, rounds):
    """Play rounds in which one seat buys a module, gives it back in the next round, and nothing else is done.

    Returns, for each round, the seats in the order of their turns in each of the three phases.
    """
    played = []
    until = table(match).round + rounds
    while (number := table(match).round) < until:
        played.append([])
        while table(match).round == number:
            seat, phase = match.turn.seat, prompt(match)
            if phase in PHASES:
                played[-1].append((phase, seat))
            buyer = seat == number % len(table(match).players)
            answers = {"buy": Buy(Kind.SONAR) if buyer else BuyNothing(), "walk": Stay(), "dive": Rest()}
            answers["build"] = Keep() if buyer else GiveBack()
            go_on(match, answers[phase])
    return played


def phases(*order):
    return [(phase, seat) for phase in PHASES for seat in order]


@rule("S9a")
def test_all_players_complete_a_phase_before_the_next_begins():
    assert turns_of(Match.start(GAME, 3, "rounds", forced=True, first=1), 1) == [phases(0, 1, 2)]


@rule("S9b")
def test_every_phase_goes_to_the_left_from_the_first_player():
    assert turns_of(Match.start(GAME, 4, "rounds", forced=True, first=2), 1) == [phases(1, 2, 3, 0)]


@rule("S9b")
def test_a_player_finishes_the_phase_before_the_next_player_starts():
    match = do(Match.start(GAME, 3, "rounds", forced=True, first=1), Buy(Kind.SONAR))
    assert (match.turn.seat, prompt(match)) == (0, "build")
    do(match, Keep())
    assert (match.turn.seat, prompt(match)) == (1, "buy")


@rule("S9c")
@pytest.mark.parametrize(("seats", "firsts"), [(4, [0, 1, 2, 3, 0]), (3, [0, 1, 2, 0, 1]), (2, [0, 1, 0, 1, 0])])
def test_the_first_player_moves_on_to_the_left_after_each_round(seats, firsts):
    played = turns_of(Match.start(GAME, seats, "rounds", forced=True, first=1), 5)
    assert played == [phases(*((first + n) % seats for n in range(seats))) for first in firsts]


@rule("S9d")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_a_setting_names_the_very_first_player(first):
    match = Match.start(GAME, 4, "rounds", forced=True, first=first)
    assert match.turn.seat == table(match).first == first - 1


@rule("S9d")
def test_without_a_setting_the_first_player_is_drawn_by_lot():
    drawn = [Match.start(GAME, 3, seed).turn.seat for seed in range(20)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [Match.start(GAME, 3, seed).turn.seat for seed in range(20)]


@rule("S9d")
def test_the_first_player_must_sit_at_the_table():
    with pytest.raises(ValueError, match="first is 4, but there are 3 seats"):
        Match.start(GAME, 3, "rounds", forced=True, first=4)
    with pytest.raises(ValueError, match="first"):
        Match.start(GAME, 4, "rounds", forced=True, first=5)
