"""Chapter B, building: where a module fits, what joins it to the city, what it costs and what it covers."""

import pytest

from fathom.games.nautilus.actions import Build, TurnModule, Walk
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.pieces import BLUE, FOOTPRINT, ORANGE, Kind, airlocks, turns
from fathom.games.nautilus.state import GONE, IN_SEA, NOBODY, Held
from fathom.games.nautilus.steps.aquanauts import Aquanauts
from fathom.games.nautilus.steps.building import Building
from fathom.kernel import SPECTATOR
from fathom.kernel.maps.paths import bits
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, options, prompt, refused, table

_, VIOLET, GREEN, TRAINING, TECHNICAL, SONAR, RESEARCH, ANALYSIS = Kind


def money(match):
    return [player.money for player in table(match).players]


def holding(*kinds, **player):
    """A table at which seat 0 holds these modules; one aquanaut stands on each habitation."""
    return Scene(seats=3).player(0, hold=[Held(kind, int(kind in (VIOLET, GREEN))) for kind in kinds], **player)


# --------------------------------------------------------------------------------- shape and grid


@rule("B4a")
def test_a_module_covers_five_squares_whole_and_four_half():
    assert {*bits(FOOTPRINT[at(18, 13)])} == {at(x, y) for x in (17, 18, 19) for y in (12, 13, 14)}
    match = do(holding(VIOLET).building(), Build(VIOLET, at(18, 13), 1), TurnModule(0))
    base, new = (FOOTPRINT[module.at] for module in table(match).city)
    assert [*bits(base & new)] == [at(17, 12)]  # a corner square of both, half of it under each
    assert table(match).covered.bit_count() == 17


@rule("B4b")
def test_modules_are_rotated_by_quarter_turns_only():
    scene = holding(TECHNICAL)
    scene.module(GREEN, (22, 11))
    match = do(scene.building(), Build(TECHNICAL, at(19, 11)))
    assert options(match) == [TurnModule(0), TurnModule(1), TurnModule(2), TurnModule(3)]
    assert refused(match, TurnModule(4)) == ("B4b", "not-an-option")
    do(match, TurnModule(1))
    assert table(match).city[-1].turn == 1
    assert [set(airlocks(TECHNICAL, turn)) for turn in range(4)] == [
        {"N", "E", "S", "NW"},
        {"E", "S", "W", "NE"},
        {"S", "W", "N", "SE"},
        {"W", "N", "E", "SW"},
    ]


@rule("B4b")
@pytest.mark.parametrize("kind", Kind)
def test_blue_airlocks_always_face_the_sides_and_orange_ones_the_corners(kind):
    seen = {frozenset(airlocks(kind, turn)) for turn in range(4)}
    assert {frozenset(airlocks(kind, turn)) for turn in turns(kind)} == seen
    assert len(turns(kind)) == len(seen)  # turns that look alike are offered once
    assert len({len(sides & {*BLUE}) for sides in seen}) == 1
    assert len({len(sides & {*ORANGE}) for sides in seen}) == 1


@rule("B4c")
@pytest.mark.parametrize(("x", "y"), [(3, 0), (3, 1), (2, 2)])
def test_modules_that_do_not_overlap_may_stand_side_by_side(x, y):
    scene = holding(VIOLET)
    scene.module(GREEN, (16 + x, 11 + y + 3))
    assert Build(VIOLET, at(16 + x, 11 + y), 1) in options(scene.building())


@rule("B4c")
@pytest.mark.parametrize(("x", "y"), [(2, 1), (2, 0), (1, 2), (0, 2), (-2, -1)])
def test_modules_never_overlap(x, y):
    scene = holding(VIOLET)
    scene.module(GREEN, (16 + x, 11 + y + (3 if y >= 0 else -3)))
    assert refused(scene.building(), Build(VIOLET, at(16 + x, 11 + y), 1)) == ("B4c", "overlap")


@rule("B4d")
@pytest.mark.parametrize(
    ("neighbour", "off", "on"),
    [((5, 3), (5, 0), (8, 3)), ((3, 12), (0, 12), (6, 12)), ((32, 6), (35, 6), (29, 6)), ((10, 20), (10, 23), (7, 20))],
)
def test_the_whole_footprint_lies_on_the_board(neighbour, off, on):
    scene = holding(GREEN)
    scene.module(GREEN, neighbour)
    match = scene.building()
    assert refused(match, Build(GREEN, at(*off), 1)) == ("B4d", "off-board")
    assert Build(GREEN, at(*on), 1) in options(match)


@rule("B4d")
def test_a_footprint_may_reach_the_border():
    scene = holding(GREEN)
    scene.module(GREEN, (4, 4))
    assert {at(4, 1), at(1, 4)} <= {option.at for option in options(scene.building(), Build)}


# ---------------------------------------------------------------------------------------- passages


@rule("B4e")
@pytest.mark.parametrize(("turn", "passages"), [(0, [[1], [0]]), (1, [[], []])])
def test_a_blue_passage_needs_two_facing_blue_airlocks(turn, passages):
    scene = Scene()
    scene.module(TRAINING, (19, 11), turn=turn)  # airlocks to E and W, or turned to N and S
    assert scene.g.passages == passages


@rule("B4f")
@pytest.mark.parametrize(("turn", "passages"), [(0, [[1], [0]]), (1, [[], []])])
def test_an_orange_passage_needs_two_facing_orange_airlocks(turn, passages):
    scene = Scene()
    scene.module(SONAR, (18, 9), turn=turn)  # airlocks to NE and SW, or turned to SE and NW
    assert scene.g.passages == passages


@rule("B4e", "B4f")
def test_modules_that_touch_out_of_line_have_no_passage():
    scene = Scene()
    scene.module(GREEN, (19, 12))
    scene.module(GREEN, (13, 14))
    assert scene.g.passages == [[], [], []]


@rule("B4g")
def test_a_module_that_touches_the_city_by_walls_only_is_refused():
    scene = holding(GREEN)
    scene.module(TRAINING, (20, 11))  # no airlock to the north
    match = scene.building()
    assert refused(match, Build(GREEN, at(20, 8), 1)) == ("B4g", "no-passage")
    assert refused(match, Build(GREEN, at(24, 13), 1)) == ("B4g", "not-an-option")
    assert Build(GREEN, at(23, 11), 1) in options(match)


@rule("B4g", "B4b")
def test_a_module_is_turned_so_that_it_has_a_passage():
    match = do(holding(ANALYSIS).building(), Build(ANALYSIS, at(19, 11)))
    assert table(match).city[-1].turn == 3  # its only blue airlock looks west, at the base
    match = do(holding(RESEARCH).building(), Build(RESEARCH, at(18, 9)))
    assert options(match) == [TurnModule(0), TurnModule(3)]


@rule("B4h")
@pytest.mark.parametrize("turn", [0, 1])
def test_other_airlocks_may_be_blocked_once_there_is_one_passage(turn):
    scene = holding(RESEARCH)
    scene.module(TRAINING, (20, 11), turn=turn)  # turned once, it shows the research module an airlock
    match = do(scene.building(), Build(RESEARCH, at(18, 9)), TurnModule(0))
    assert table(match).passages == [[2], [], [0]]


@rule("B4i")
def test_the_first_module_may_be_attached_to_anybodys_module():
    scene = holding(GREEN)
    scene.module(TRAINING, (19, 11), builder=1)
    scene.module(VIOLET, (14, 13), builder=NOBODY, crew={2: 3})
    sites = {option.at for option in options(scene.building(), Build)}
    assert {at(22, 11), at(14, 16), at(16, 8)} <= sites


@rule("B4j")
def test_a_further_module_is_joined_to_one_built_in_the_same_turn():
    scene = holding(TECHNICAL, GREEN, VIOLET)
    scene.module(SONAR, (16, 8))
    match = do(scene.building(), Build(TECHNICAL, at(19, 11)), TurnModule(1))
    assert refused(match, Build(GREEN, at(13, 11), 1)) == ("B4j", "not-joined")  # joined to the base only
    assert refused(match, Build(GREEN, at(16, 5), 1)) == (
        "B4j",
        "not-joined",
    )
    do(match, Build(GREEN, at(19, 14), 1), TurnModule(0))
    assert refused(match, Build(VIOLET, at(13, 11), 1)) == ("B4j", "not-joined")
    assert Build(VIOLET, at(22, 11), 1) in options(match)  # joined to the first
    assert Build(VIOLET, at(19, 17), 1) in options(match)  # joined to the second


@rule("B4j")
def test_a_further_module_is_turned_towards_one_built_in_the_same_turn():
    scene = holding(TECHNICAL, ANALYSIS)
    scene.module(GREEN, (16, 14))
    match = do(scene.building(), Build(TECHNICAL, at(19, 11)), TurnModule(1), Build(ANALYSIS, at(19, 14)))
    assert table(match).city[-1].turn == 0  # its airlock looks north, at the new module, not west at the old one


# ------------------------------------------------------------------------------- owners and aquanauts


@rule("B5a")
def test_the_builder_owns_an_exploration_module():
    scene = Scene().player(1, hold=[Held(TRAINING)])
    match = do(scene.building(1), Build(TRAINING, at(19, 11)), by=1)
    assert table(match).city[-1].builder == 1
    assert [table(match).markers(seat) for seat in range(3)] == [20, 19, 20]


@rule("B5b")
def test_a_habitation_has_no_owner_and_is_entered_free_of_charge():
    scene = holding(GREEN)
    scene.g.city[0].crew[1] = 1
    match = do(scene.play(Building(0, True), Aquanauts(1)), Build(GREEN, at(19, 11), 1), TurnModule(0))
    assert (table(match).city[1].builder, table(match).markers(0)) == (NOBODY, 20)
    assert money(match) == [49, 50, 50]
    do(match, Walk(0, 1), by=1)
    assert table(match).city[1].crew == [1, 1, 0]
    assert money(match) == [49, 50, 50]


@rule("B5c")
def test_aquanauts_enter_the_city_with_their_habitation():
    scene = Scene(seats=4).player(2, hold=[Held(VIOLET, 4)])
    match = do(scene.building(2), Build(VIOLET, at(18, 13), 4), TurnModule(0), by=2)
    assert table(match).city[1].crew == [0, 0, 4, 0]
    assert table(match).reserve(2) == 11


# ---------------------------------------------------------------------------------------- the fee


@rule("B6a")
@pytest.mark.parametrize(
    ("neighbour", "place", "fee"),
    [((16, 11), (16, 8), 1), ((14, 8), (14, 5), 2), ((3, 8), (3, 5), 3), ((33, 18), (33, 15), 4)],
)
def test_building_costs_more_the_deeper_the_zone(neighbour, place, fee):
    scene = holding(SONAR)
    if neighbour != (16, 11):
        scene.module(GREEN, neighbour)
    match = do(scene.building(), Build(SONAR, at(*place)))
    assert money(match) == [50 - fee, 50, 50]


@rule("B6b")
def test_the_dearest_zone_that_is_touched_decides_even_at_a_corner():
    scene = holding(SONAR)
    scene.module(GREEN, (13, 11))
    match = do(scene.building(), Build(SONAR, at(13, 8)))  # all lagoon but (12, 7), a corner square on the slope
    assert money(match) == [50 - 2, 50, 50]


@rule("B6c")
def test_all_modules_of_a_turn_share_one_fee():
    match = do(holding(VIOLET, TRAINING, GREEN).building(), Build(VIOLET, at(18, 13), 1), TurnModule(0))
    assert money(match)[0] == 49
    do(match, Build(TRAINING, at(20, 11)))
    assert money(match)[0] == 49
    do(match, Build(GREEN, at(23, 11), 1), TurnModule(0))  # touches slope
    assert money(match) == [48, 50, 50]


@rule("B6c")
def test_a_shallower_module_after_a_deeper_one_adds_nothing():
    scene = holding(GREEN, TRAINING)
    scene.module(GREEN, (13, 11))
    match = do(scene.building(), Build(GREEN, at(13, 8), 1), TurnModule(0))
    assert money(match)[0] == 48
    do(match, Build(TRAINING, at(16, 8)))
    assert money(match) == [48, 50, 50]
    assert len(table(match).city) == 4


@rule("B6d")
def test_a_fee_that_cannot_be_paid_forbids_the_site():
    scene = holding(GREEN, money=1)
    scene.module(TRAINING, (20, 11))
    match = scene.building()
    assert refused(match, Build(GREEN, at(23, 11), 1)) == ("B6d", "no-money")
    do(match, Build(GREEN, at(16, 8), 1), TurnModule(0))
    assert money(match)[0] == 0


@rule("B6d", "B6c")
def test_only_the_difference_to_the_fee_already_paid_is_needed():
    match = do(holding(VIOLET, TRAINING, money=1).building(), Build(VIOLET, at(18, 9), 1), TurnModule(1))
    assert refused(match, Build(TRAINING, at(21, 9))) == ("B6d", "no-money")  # touches slope
    assert Build(TRAINING, at(20, 11)) in options(match)
    match = do(holding(VIOLET, TRAINING, money=2).building(), Build(VIOLET, at(18, 9), 1), TurnModule(1))
    do(match, Build(TRAINING, at(21, 9)))
    assert money(match) == [0, 50, 50]


# ------------------------------------------------------------------------- submarines and discoveries


@rule("B7a")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("place", [(18, 13), (19, 13), (19, 14)])
def test_no_module_is_built_on_a_submarine_even_at_a_corner(owner, place):
    match = holding(VIOLET).player(owner, submarines=[place]).building()
    assert refused(match, Build(VIOLET, at(18, 13), 1)) == ("B7a", "submarine-below")
    beside = holding(VIOLET).player(owner, submarines=[(20, 14)]).building()
    assert Build(VIOLET, at(18, 13), 1) in options(beside)


@rule("B7b")
@pytest.mark.parametrize(("neighbour", "place"), [((8, 2), (5, 2)), ((8, 3), (5, 3))])
def test_a_discovery_under_a_new_module_is_out_of_play_for_all_to_see(neighbour, place):
    scene = holding(TRAINING)  # (6, 2) is an arm of the first site, and a corner of the second
    scene.module(GREEN, neighbour)
    token = scene.token((6, 2), Find.GOLD)
    match = scene.building()
    assert (match.view(SPECTATOR).tokens[token], table(match).holders[token]) == (None, IN_SEA)
    do(match, Build(TRAINING, at(*place)))
    assert (match.view(SPECTATOR).tokens[token], table(match).holders[token]) == (Find.GOLD, GONE)
    assert [table(match).collection(seat) for seat in range(3)] == [{}, {}, {}]
    assert money(match) == [50 - 3, 50, 50]
    assert table(match).holders.count(IN_SEA) == 59


@rule("B7c")
def test_a_covered_atlantis_token_goes_to_its_space_without_a_marker():
    scene = holding(TRAINING)
    scene.module(GREEN, (8, 3), crew={0: 1})
    scene.token((6, 2), Find.ATLANTIS_7)
    match = do(scene.building(), Build(TRAINING, at(5, 3)))
    assert table(match).atlantis_found() == {7}
    assert [table(match).atlantis_of(seat) for seat in range(3)] == [[], [], []]
    assert (prompt(match), match.turn.seat) == ("buy", 1)  # no bonus move
