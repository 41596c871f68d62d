"""Chapter E: when the game ends."""

import pytest

from fathom.games.nautilus.actions import (
    Build,
    Buy,
    BuyNothing,
    GiveBack,
    Keep,
    Launch,
    Rest,
    Sail,
    Sonar,
    Stay,
    TurnModule,
)
from fathom.games.nautilus.library import ATLANTIS, Find
from fathom.games.nautilus.pieces import Kind, Side
from fathom.games.nautilus.state import GONE, Ending, Held
from fathom.games.nautilus.steps.rounds import EndOfRound, Round
from fathom.games.nautilus.steps.submarines import Submarines
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, go_on, idle, options, prompt, table

LAST = (13, 14, 15)
NUMBERS = {number: find for find, number in ATLANTIS.items()}


def in_round_12(*found, holder=0, lying=None):
    """It is round 12 and these Atlantis numbers have been found; `lying` puts others on squares before that."""
    scene = Scene()
    scene.g.round = 12
    for place, number in (lying or {}).items():
        scene.token(place, NUMBERS[number])
    for number in found:
        scene.give(holder, NUMBERS[number])
    return scene


def play_round(match, *actions):
    """Play these answers, then let everybody pass to the end of the round."""
    go_on(match, *actions)
    number = table(match).round
    while prompt(match) != "upgrade" and table(match).round == number:
        go_on(match, next(option for option in options(match) if option.idle))
    return match


def ended(match):
    return prompt(match) == "upgrade"  # the first question of the scoring


@rule("E1a")
def test_after_13_14_and_15_one_more_full_round_is_played():
    match = in_round_12(*LAST).end_of_round()
    assert (prompt(match), table(match).round) == ("buy", 13)
    play_round(match, Buy(Kind.SONAR), Keep())
    assert (ended(match), table(match).round) == (True, 13)


@rule("E1a")
def test_two_of_the_three_numbers_are_not_enough():
    for two in [(13, 14), (13, 15), (14, 15)]:
        match = play_round(in_round_12(*two).end_of_round(), Buy(Kind.SONAR), Keep())
        assert (ended(match), table(match).round) == (False, 14)


@rule("E1a")
def test_the_numbers_may_be_found_by_different_players():
    scene = in_round_12(13, holder=0).give(1, NUMBERS[14]).give(2, NUMBERS[15])
    match = play_round(scene.end_of_round(), Buy(Kind.SONAR), Keep())
    assert (ended(match), table(match).round) == (True, 13)


@rule("E1a")
def test_the_extra_round_is_the_last_whatever_happens_in_it():
    idle_round = play_round(in_round_12(*LAST).end_of_round())
    assert (ended(idle_round), table(idle_round).round) == (True, 13)


@rule("E1b")
def test_when_all_fifteen_are_found_there_is_no_extra_round():
    match = in_round_12(*range(1, 16)).end_of_round()  # 13 to 15 were not complete before this round
    assert (ended(match), table(match).round) == (True, 12)


@rule("E1b")
def test_all_fifteen_means_all_fifteen():
    assert not ended(in_round_12(*range(2, 16)).end_of_round())
    assert not ended(in_round_12(*range(1, 15)).end_of_round())


@rule("E1b", "E1e")
def test_the_fifteenth_token_ends_the_game_after_the_round_in_which_it_is_found():
    scene = in_round_12(*(set(range(1, 16)) - {10}), lying={(17, 1): 10}).player(0, submarines=[(17, 4)])
    match = scene.play(*(Submarines(seat) for seat in range(3)), EndOfRound())
    do(match, Sail(at(17, 4), at(17, 1)))
    assert (prompt(match), match.turn.seat) == ("dive", 1)
    do(match, Rest(), by=1)
    assert (prompt(match), match.turn.seat) == ("dive", 2)
    do(match, Rest(), by=2)
    assert (ended(match), table(match).round) == (True, 12)


@rule("E1c")
def test_a_round_without_a_purchase_a_building_or_a_salvage_ends_the_game():
    match = play_round(Scene().play(Round()))
    assert (ended(match), table(match).round) == (True, 2)


@rule("E1c")
def test_one_purchase_keeps_the_game_going():
    match = play_round(Scene().play(Round()), BuyNothing(), Buy(Kind.SONAR), Keep())
    assert (prompt(match), table(match).round) == ("buy", 3)


@rule("E1c")
def test_one_building_keeps_the_game_going_and_modules_given_back_do_not():
    scene = Scene().player(0, hold=[Held(Kind.VIOLET, 1)])
    built = play_round(scene.play(Round()), BuyNothing(), Build(Kind.VIOLET, at(18, 13), 1), TurnModule(0))
    assert (prompt(built), table(built).round) == ("buy", 3)
    assert ended(play_round(scene.play(Round()), BuyNothing(), GiveBack()))


@rule("E1c")
@pytest.mark.parametrize("find", [Find.CHEST, Find.SPEED, Find.URCHIN])
def test_one_salvage_keeps_the_game_going(find):
    scene = Scene().player(0, submarines=[(17, 4)])
    scene.token((19, 4), find)
    match = play_round(idle(scene.play(Round()), "dive", 0), Sail(at(17, 4), at(19, 4)))
    assert (prompt(match), table(match).round) == ("buy", 3)


@rule("E1c")
def test_a_find_left_unpaid_is_no_salvage():
    scene = Scene().player(0, money=0, submarines=[(17, 4)])
    scene.token((19, 4), Find.URCHIN)
    assert ended(play_round(idle(scene.play(Round()), "dive", 0), Sail(at(17, 4), at(19, 4))))


@rule("E1c")
def test_launches_sonar_and_moves_do_not_keep_the_game_going():
    scene = Scene()
    scene.module(Kind.RESEARCH, (18, 9), crew={0: 2})
    match = do(idle(scene.play(Round()), "dive", 0), Launch(1, Side.N), Sonar(at(18, 7)))
    assert ended(play_round(match, Sail(at(18, 7), at(18, 6))))


@rule("E1c")
def test_the_next_round_starts_from_nothing_again():
    match = play_round(Scene().play(Round()), Buy(Kind.SONAR), Keep())
    assert not ended(match)
    assert ended(play_round(match))


@rule("E1d")
def test_a_number_under_a_module_counts_as_found():
    scene = in_round_12(14, 15, lying={(17, 1): 13}).player(0, hold=[Held(Kind.SONAR)])
    scene.module(Kind.GREEN, (17, 5))
    match = do(scene.building(), Build(Kind.SONAR, at(17, 2)))
    assert table(match).atlantis_of(0) == [14, 15]
    assert (table(match).round, table(match).last_round) == (13, 13)
    assert ended(play_round(match, Buy(Kind.SONAR), Keep()))


@rule("E1d")
def test_a_number_that_could_not_be_paid_counts_as_found():
    scene = in_round_12(13, 14, lying={(29, 4): 15}).player(0, money=1, submarines=[(30, 4)])
    scene.g.trench_open = True
    match = do(scene.submarines(), Sail(at(30, 4), at(29, 4)))
    assert table(match).atlantis_of(0) == [13, 14]
    assert table(match).last_round == 13
    assert ended(play_round(match, Buy(Kind.SONAR), Keep()))


@rule("E1d", "E1b")
def test_numbers_without_a_marker_count_among_the_fifteen():
    scene = in_round_12(*range(2, 16)).give(GONE, NUMBERS[1])
    assert ended(scene.end_of_round())


@rule("E1e")
@pytest.mark.parametrize("first", [1, 3])
def test_all_players_have_had_the_same_number_of_turns(first):
    match = Scene(first=first).play(Round())
    passing = {"buy": BuyNothing(), "build": GiveBack(), "walk": Stay(), "dive": Rest()}
    turns = [("buy", first - 1)]
    go_on(match, Buy(Kind.SONAR), Keep())  # round 2 goes on to round 3, in which nobody does anything
    while not ended(match) and table(match).round <= 3:
        if prompt(match) != "build":
            turns.append((prompt(match), match.turn.seat))
        go_on(match, passing[prompt(match)])
    assert (ended(match), table(match).round) == (True, 3)
    assert sorted(turns) == sorted((phase, seat) for phase in ("buy", "walk", "dive") for seat in (0, 0, 1, 1, 2, 2))


@rule("E1a", "E1b", "E1c")
def test_the_table_names_what_ended_the_game():
    idle_round = play_round(Scene().play(Round()))
    assert table(idle_round).ended_by() is Ending.IDLE
    assert table(in_round_12(*range(1, 16)).end_of_round()).ended_by() is Ending.ALL_FOUND
    last = play_round(in_round_12(*LAST).end_of_round(), Buy(Kind.SONAR), Keep())
    assert table(last).ended_by() is Ending.LAST_FOUND
