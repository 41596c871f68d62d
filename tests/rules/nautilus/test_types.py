"""Chapter X: what the five types of exploration modules give to those who have them in service."""

import pytest

from fathom.games.nautilus.actions import LookAt, Sail, Skip, Sonar, Walk
from fathom.games.nautilus.board import DISCOVERY_SQUARES, ZONES, Zone, distance
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.state import GONE, IN_SEA
from fathom.kernel import SPECTATOR
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, idle, options, prompt, refused, table

SHELL = (19, 4)  # a discovery square on the slope, two squares east of (17, 4)


def after_a_shell(research, find=Find.SCALLOP, left=None):
    """Seat 0 has just salvaged a shell; `left` names the only other discovery squares with a face-down token."""
    scene = Scene().player(0, submarines=[(17, 4)])
    scene.serve(0, Kind.RESEARCH, research)
    scene.token(SHELL, find)
    if left is not None:
        for token, square in enumerate(DISCOVERY_SQUARES):
            if square not in {at(*SHELL), *(at(*place) for place in left)}:
                scene.g.take_token(token, GONE)
    return do(scene.submarines(), Sail(at(17, 4), at(*SHELL)))


@rule("X1a")
@pytest.mark.parametrize(("in_service", "pool"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 5)])
def test_training_modules_enlarge_the_pool_of_movement_points(in_service, pool):
    scene = Scene()
    corridor = [scene.module(Kind.GREEN, (column, 11)) for column in (13, 10, 7, 4, 1)]
    east = [scene.module(Kind.GREEN, (19, 11), crew={0: 1})]
    scene.serve(0, Kind.TRAINING, in_service)
    match = scene.aquanauts()
    away = [0, *corridor]  # the base is 1 step away from the aquanaut, the end of the corridor 6
    assert [walk.to for walk in options(match, Walk)] == away[:pool]
    assert refused(match, Walk(east[0], away[pool])) == ("A1c", "too-far")


@rule("X2a")
@pytest.mark.parametrize(("in_service", "squares"), [(0, 4), (1, 5), (2, 6), (3, 6)])
def test_technical_modules_lengthen_the_way_of_every_submarine(in_service, squares):
    scene = Scene().player(0, submarines=[(19, 9), (13, 13)])
    scene.serve(0, Kind.TECHNICAL, in_service)
    match = scene.submarines()
    for submarine in (at(19, 9), at(13, 13)):
        sails = [sail for sail in options(match, Sail) if sail.submarine == submarine]
        assert max(distance(submarine, sail.to) for sail in sails) == squares


@rule("X3a")
@pytest.mark.parametrize(("in_service", "reach"), [(0, 4), (1, 5), (2, 6), (4, 6)])
def test_sonar_modules_lengthen_the_reach_of_sonar(in_service, reach):
    away = {(19, 4): 2, (16, 6): 3, (17, 1): 3, (14, 3): 4, (22, 4): 5, (12, 5): 6}  # from (17, 4)
    scene = Scene().player(0, submarines=[(17, 4)])
    scene.serve(0, Kind.SONAR, in_service)
    match = do(scene.submarines(), Sonar(at(17, 4)))
    seen = {DISCOVERY_SQUARES[token] for token, mask in enumerate(table(match).seen) if mask}
    assert seen == {at(*place) for place, steps in away.items() if steps <= reach}


@rule("X3b")
def test_sonar_modules_never_waive_the_fee():
    scene = Scene().player(0, money=10, submarines=[(17, 4)])
    scene.serve(0, Kind.SONAR, 2)
    assert table(do(scene.submarines(), Sonar(at(17, 4)))).players[0].money == 9


@rule("X4a")
@pytest.mark.parametrize("find", [Find.SCALLOP, Find.SNAIL])
@pytest.mark.parametrize(("in_service", "looks"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_research_modules_let_the_finder_of_a_shell_look_at_tokens(in_service, looks, find):
    match = after_a_shell(in_service, find)
    for _ in range(looks):
        assert prompt(match) == "look"
        do(match, options(match, LookAt)[0])
    assert prompt(match) != "look"
    assert sum(mask == 1 for mask in table(match).seen) == looks


@rule("X4a")
def test_only_shells_bring_looks_and_looks_are_optional():
    scene = Scene().player(0, submarines=[(17, 4)])
    scene.serve(0, Kind.RESEARCH, 2)
    scene.token(SHELL, Find.JELLYFISH)
    assert prompt(do(scene.submarines(), Sail(at(17, 4), at(*SHELL)))) != "look"
    match = do(after_a_shell(2), Skip())
    assert prompt(match) != "look"
    assert not any(mask == 1 for mask in table(match).seen)


@rule("X4b")
def test_looks_reach_all_over_the_board_but_not_into_one_zone_twice():
    match = after_a_shell(2)
    assert len(options(match, LookAt)) == 59  # every token but the one just salvaged
    do(match, LookAt(at(31, 13)))  # in the trench
    assert {ZONES[look.at] for look in options(match, LookAt)} == {Zone.SLOPE, Zone.DEEP}
    assert refused(match, LookAt(at(34, 13))) == ("X4b", "same-zone")


@rule("X4b")
def test_both_looks_may_be_in_one_zone_if_no_other_zone_has_face_down_tokens():
    one_zone = do(after_a_shell(2, left=[(31, 13), (34, 13)]), LookAt(at(31, 13)))
    assert options(one_zone) == [Skip(), LookAt(at(34, 13))]
    two_zones = do(after_a_shell(2, left=[(31, 13), (34, 13), (2, 13)]), LookAt(at(31, 13)))
    assert options(two_zones) == [Skip(), LookAt(at(2, 13))]


@rule("X4b")
def test_face_up_tokens_are_not_looked_at():
    scene = Scene().player(0, submarines=[(17, 4)])
    scene.serve(0, Kind.RESEARCH)
    scene.token(SHELL, Find.SNAIL)
    scene.token((2, 13), Find.GOLD, face_up=True)
    match = do(scene.submarines(), Sail(at(17, 4), at(*SHELL)))
    assert LookAt(at(2, 13)) not in options(match)
    assert len(options(match, LookAt)) == 58


@rule("X4c")
def test_a_token_looked_at_is_known_to_the_looker_only_and_stays_face_down():
    scene = Scene().player(0, submarines=[(17, 4)])
    scene.serve(0, Kind.RESEARCH)
    scene.token(SHELL, Find.SCALLOP)
    gold = scene.token((2, 13), Find.GOLD)
    match = do(scene.submarines(), Sail(at(17, 4), at(*SHELL)), LookAt(at(2, 13)))
    assert [match.view(seat).tokens[gold] for seat in (0, 1, 2, SPECTATOR)] == [Find.GOLD, None, None, None]
    assert (table(match).holders[gold], table(match).seen[gold]) == (IN_SEA, 0b001)
    sighted = [[event.find for event in match.events(seat) if hasattr(event, "find")][-1] for seat in (0, 1)]
    assert sighted == [Find.GOLD, None]


@rule("X5a")
@pytest.mark.parametrize(("in_service", "nemos"), [(0, 2), (1, 3), (2, 4), (4, 4)])
def test_analysis_modules_raise_what_a_chest_pays(in_service, nemos):
    scene = Scene().player(0, money=10, submarines=[(17, 4)])
    scene.serve(0, Kind.ANALYSIS, in_service)
    scene.token(SHELL, Find.CHEST)
    match = do(scene.submarines(), Sail(at(17, 4), at(*SHELL)))
    assert [player.money for player in table(match).players] == [10 + nemos, 50, 50]


@rule("X1a", "X2a")
def test_the_modules_of_others_give_nothing():
    scene = Scene().player(0, submarines=[(19, 9)])
    scene.serve(1, Kind.TECHNICAL, 2)
    scene.serve(1, Kind.TRAINING, 2, builder=0)
    match = scene.submarines()
    assert max(distance(at(19, 9), sail.to) for sail in options(match, Sail)) == 4
    assert idle(match, "walk", 1).turn.args == {"points": 5}
    assert idle(match, "walk", 0).turn.args == {"points": 3}
