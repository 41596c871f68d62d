"""Chapter U2: sonar, which shows a player the tokens around a submarine."""

from fathom.games.nautilus.actions import Dock, Moor, Sail, Sonar
from fathom.games.nautilus.board import DISCOVERY_SQUARES
from fathom.games.nautilus.events import Sighted
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.state import IN_SEA
from fathom.kernel import EVERYONE, SPECTATOR
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, options, refused, table


def seen_from(place, sonar=0, scene=None):
    """The squares whose tokens a submarine's sonar shows to seat 0."""
    scene = (scene or Scene()).player(0, submarines=[place])
    scene.serve(0, Kind.SONAR, sonar)
    match = do(scene.submarines(), Sonar(at(*place)))
    return {DISCOVERY_SQUARES[token] for token, mask in enumerate(table(match).seen) if mask == 0b001}


@rule("U2a")
def test_no_sonar_after_the_first_move_of_the_turn():
    match = Scene().player(0, submarines=[(17, 4), (5, 12)]).submarines()
    assert options(match, Sonar) == [Sonar(at(17, 4)), Sonar(at(5, 12))]
    do(match, Sail(at(17, 4), at(17, 5)))
    assert options(match, Sonar) == []
    assert refused(match, Sonar(at(5, 12))) == ("U2a", "sonar-too-late")


@rule("U2a")
def test_a_move_that_ended_in_the_dock_also_ends_the_time_for_sonar():
    scene = Scene().player(0, submarines=[(18, 7), (5, 12)])
    scene.module(Kind.RESEARCH, (18, 9), crew={0: 1})
    match = do(scene.submarines(), Moor(at(18, 7)), Dock(1, False))
    assert refused(match, Sonar(at(5, 12))) == ("U2a", "sonar-too-late")


@rule("U2a")
def test_a_move_that_went_on_with_a_speed_token_also_ends_the_time_for_sonar():
    scene = Scene().player(0, submarines=[(17, 4), (5, 12)])
    scene.token((19, 4), Find.SPEED)
    match = do(scene.submarines(), Sail(at(17, 4), at(19, 4)), Sail(at(19, 4), at(20, 4)))
    assert refused(match, Sonar(at(5, 12))) == ("U2a", "sonar-too-late")


@rule("U2b")
def test_sonar_costs_one_nemo_for_each_submarine():
    match = Scene().player(0, money=10, submarines=[(17, 4), (5, 12)]).submarines()
    do(match, Sonar(at(17, 4)))
    assert refused(match, Sonar(at(17, 4))) == ("U2b", "sonar-used")
    do(match, Sonar(at(5, 12)))
    assert [player.money for player in table(match).players] == [8, 50, 50]


@rule("U2b")
def test_without_a_nemo_there_is_no_sonar():
    match = Scene().player(0, money=1, submarines=[(17, 4), (5, 12)]).submarines()
    do(match, Sonar(at(17, 4)))
    assert table(match).players[0].money == 0
    assert refused(match, Sonar(at(5, 12))) == ("U2b", "no-money")


@rule("U2c")
def test_every_face_down_token_within_reach_becomes_known_to_the_user_only():
    scene = Scene().player(0, submarines=[(17, 4)])
    near, far = scene.token((19, 4), Find.URCHIN), scene.token((22, 4), Find.CHEST)
    match = do(scene.submarines(), Sonar(at(17, 4)))
    assert [match.view(seat).tokens[near] for seat in (0, 1, 2, SPECTATOR)] == [Find.URCHIN, None, None, None]
    assert [match.view(seat).tokens[far] for seat in (0, 1, 2, SPECTATOR)] == [None, None, None, None]
    assert table(match).holders[near] == IN_SEA
    assert table(match).seen[near] == 0b001


@rule("U2c")
def test_the_journal_keeps_the_secret_of_the_sonar():
    scene = Scene().player(0, submarines=[(17, 4)])
    scene.token((19, 4), Find.URCHIN)
    match = do(scene.submarines(), Sonar(at(17, 4)))
    told = [{each.at: each.find for each in match.events(seat) if isinstance(each, Sighted)} for seat in (0, 1)]
    assert told[0][at(19, 4)] is Find.URCHIN
    assert len(told[1]) == 4
    assert set(told[1].values()) == {None}


@rule("U2c")
def test_a_face_up_token_stays_face_up():
    scene = Scene().player(0, submarines=[(17, 4)])
    token = scene.token((19, 4), Find.URCHIN, face_up=True)
    match = do(scene.submarines(), Sonar(at(17, 4)))
    assert table(match).seen[token] == EVERYONE


@rule("U2d")
def test_distance_is_column_plus_row_difference():
    token = at(19, 4)
    assert token in seen_from((17, 2))  # 2 columns and 2 rows away
    assert token not in seen_from((16, 2))  # 3 columns and 2 rows away
    assert token in seen_from((16, 2), sonar=1)


@rule("U2d")
def test_nothing_stands_in_the_way_of_sonar():
    scene = Scene().player(1, submarines=[(18, 5)])
    scene.module(Kind.GREEN, (20, 7))  # all squares between the submarine and the token at (22, 7)
    assert at(22, 7) in seen_from((18, 7), scene=scene)


@rule("U2e")
def test_trench_tokens_are_seen_only_from_inside_the_trench():
    token = at(29, 4)
    assert token not in seen_from((28, 4))  # the square beside it, one step outside
    assert token in seen_from((30, 4))  # the square beside it, inside


@rule("U2e")
def test_from_inside_the_trench_tokens_outside_are_seen_too():
    assert at(30, 10) in seen_from((31, 10))  # a deep token beside a trench square
