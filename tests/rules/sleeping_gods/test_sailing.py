"""Navigation, hazards, the edges of the maps, the sea serpent (NAV, GEN7, GEN15, EVT10)."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Brave,
    DrawFate,
    DropAnchor,
    Endure,
    Forgo,
    Join,
    LetStrike,
    Lure,
    MoveTo,
    Pick,
    Pitch,
    Sail,
    Tackle,
)
from fathom.games.sleeping_gods.board import Edge, crossings, facing, page_of, reachable, regions
from fathom.games.sleeping_gods.events import CourseSet, FateDrawn
from fathom.games.sleeping_gods.pieces import EventCard, Region, SkillCard, Status
from fathom.games.sleeping_gods.steps.ship.sailing import Voyaging, moves_for
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    AUDRIE,
    GREGORY,
    KANNAN,
    LAURENT,
    MAC,
    ODESSA,
    RAFAEL,
    Scene,
    do,
    go_on,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)

SERPENT = EventCard("sea-serpent")


def sailing(scene: Scene):
    return do(scene.acting(), Sail(), by=scene.g.active)


def course(match) -> int:
    """What the last navigation test came to."""
    result: int = told(match, CourseSet)[-1].score
    return result


# ---------------------------------------------------------------------------------------- the test


@rule("NAV1", "NAV2b")
def test_navigation_is_a_test_of_craft_and_never_of_savvy():
    match = sailing(Scene())
    assert refused(match, Join(KANNAN)) == ("NAV2b", "no-craft")
    assert {option.crew for option in options(match, Join)} == {AUDRIE, LAURENT}
    assert course(do(sailing(Scene().fates(4)), Join(AUDRIE))) == 4 + 1  # she has craft, and no savvy


@rule("NAV2b", "NAV3", "GEN11c")
def test_somebody_weakened_who_has_craft_may_take_the_helm_but_adds_nothing():
    match = do(sailing(Scene().crew(AUDRIE, statuses=["weakened"]).fates(4)), Join(AUDRIE))
    assert course(match) == 4
    assert member(match, AUDRIE).fatigue == 1


@rule("NAV2a")
def test_the_one_at_the_helm_gets_tired():
    match = do(sailing(Scene()), Join(AUDRIE))
    assert member(match, AUDRIE).fatigue == 1


@rule("NAV2b")
def test_only_one_helmsman_who_is_fit_and_has_craft():
    scene = Scene().crew(LAURENT, fatigue=2)
    match = sailing(scene)
    assert refused(match, Join(LAURENT)) == ("GEN5d", "tired")
    assert refused(sailing(Scene().crew(LAURENT, left=0)), Join(LAURENT)) == ("GEN2b", "down")
    match = do(sailing(Scene()), Join(AUDRIE))
    assert prompt(match) != "helm"  # Laurent, who could, may not join any more: fate was drawn
    match = sailing(Scene().crew(KANNAN, equipped=["tool-belt"]))
    assert Join(KANNAN) in options(match)


@rule("NAV2d")
def test_one_can_sail_without_anybody_at_the_helm():
    match = do(sailing(Scene().fates(3)), DrawFate())
    assert course(match) == 3


@rule("NAV2e", "CH3a")
def test_navigation_is_a_challenge_in_which_others_may_help():
    match = sailing(Scene().orders(0, 1).crew(AUDRIE, seat=1).crew(LAURENT, seat=1).fates(4))
    match.answer(1, Join(AUDRIE))
    assert table(match).players[1].orders == 0
    assert course(match) == 5
    match = do(sailing(Scene().hand(1, "tool-belt").fates(3)), DrawFate())
    match.answer(1, Pitch(SkillCard("tool-belt")))
    assert course(match) == 4


@rule("NAV3")
def test_the_result_is_fate_and_craft():
    match = do(sailing(Scene().crew(AUDRIE, equipped=["tool-belt"]).fates(4)), Join(AUDRIE))
    assert course(match) == 6


@rule("NAV4")
def test_craft_cards_from_hand_add_one_each():
    match = do(sailing(Scene(1).hand(0, "tool-belt", "good-knots").fates(4)), Join(AUDRIE))
    do(match, Pitch(SkillCard("tool-belt")), Pitch(SkillCard("good-knots")))
    assert course(match) == 7


@rule("NAV4", "NAV5b")
def test_cards_are_discarded_as_long_as_the_result_may_still_allow_more_moves():
    match = do(sailing(Scene(1).hand(0, "tool-belt", "good-knots").fates(6)), Join(AUDRIE))
    assert (prompt(match), match.turn.args["score"]) == ("meddle", 7)
    do(match, Pitch(SkillCard("tool-belt")))
    assert course(match) == 8
    assert table(match).players[0].hand == [SkillCard("good-knots")]


@rule("NAV5a", "NAV5b")
@pytest.mark.parametrize(("result", "moves"), [(0, 1), (4, 1), (5, 2), (7, 2), (8, 3), (11, 3)])
def test_the_table_turns_the_result_into_moves(result, moves):
    assert moves_for(result) == moves


# ------------------------------------------------------------------------------------------- moving


@rule("NAV6")
def test_moves_go_to_adjacent_regions_and_need_not_all_be_used():
    match = Scene().at("2d").play(Voyaging(3))
    assert refused(match, MoveTo(Region("3a")))
    do(match, MoveTo(Region("2b")), DropAnchor())
    assert table(match).ship == "2b"
    assert match.over


@rule("GEN7")
def test_neighbours_are_mutual_across_the_spiral_too_and_land_divides():
    for region in regions():
        assert all(region in reachable(other) for other in reachable(region))
    assert "3a" in regions()[Region("2b")].to
    assert page_of(Region("3a")) != page_of(Region("2b"))
    assert "2b" not in reachable(Region("2c"))


@rule("NAV8a", "GEN15")
def test_closed_edges_and_expansion_pages_cannot_be_crossed():
    assert facing(5, Edge.EAST) is None
    assert facing(11, Edge.EAST) is None
    assert facing(12, Edge.WEST) is None
    match = Scene().at("12a").play(Voyaging(1))
    assert {page_of(option.region) for option in options(match, MoveTo)} <= {12, 13, 14}


@rule("NAV8c", "NAV8e")
def test_crossing_an_edge_enters_the_named_page_on_the_opposite_side_by_choice():
    match = Scene().at("2c").play(Voyaging(1))
    there = {option.region for option in options(match, MoveTo) if page_of(option.region) == 13}
    assert there == {"13b", "13d"}
    assert all(Edge.EAST in regions()[region].edges for region in there)
    do(match, MoveTo(Region("13b")))
    assert table(match).ship == "13b"
    north = crossings(Region("2b"))[Edge.NORTH]
    assert north
    assert all(Edge.SOUTH in regions()[region].edges for region in north)


# ------------------------------------------------------------------------------------------ hazards


@rule("NAV7a", "NAV7b")
def test_a_hazard_is_dealt_with_before_the_next_move():
    match = do(Scene().at("2b").fates(4).play(Voyaging(3)), MoveTo(Region("2a")))
    assert prompt(match) == "hazard"
    assert refused(match, MoveTo(Region("2c")))
    do(match, Endure(), Pick(MAC))
    assert member(match, MAC).statuses == [Status.LOW_MORALE]
    assert told(match, FateDrawn) == []
    assert prompt(match) == "sail"


@rule("NAV7c")
def test_what_a_hazard_shows():
    reefs = regions()[Region("3b")].hazard
    assert (reefs.skill, reefs.value, reefs.damage, reefs.status) == ("savvy", 5, 1, None)
    fog = regions()[Region("2a")].hazard
    assert (fog.skill, fog.value, fog.damage, fog.status) == ("cunning", 5, 0, Status.LOW_MORALE)


@rule("NAV7d", "NAV7f")
@pytest.mark.parametrize(("fate", "damage"), [(2, 1), (3, 0)])
def test_example_reefs_with_gregory_and_kannan(fate, damage):
    scene = Scene(1).at("3a").fates(fate, 4)
    match = do(scene.play(Voyaging(1)), MoveTo(Region("3b")), Brave(), Join(GREGORY), Join(KANNAN), DrawFate())
    assert [member(match, who).fatigue for who in (GREGORY, KANNAN)] == [1, 1]
    assert sum(table(match).damage) == damage


@rule("NAV7d")
def test_example_ghostly_fog_on_the_captain():
    scene = Scene(1).at("2b").fates(1)
    match = do(scene.play(Voyaging(1)), MoveTo(Region("2a")), Brave(), Join(ODESSA), DrawFate())
    assert member(match, ODESSA).statuses == [Status.LOW_MORALE]
    assert member(match, ODESSA).fatigue == 1
    assert not any(table(match).damage)


@rule("NAV7g")
def test_after_a_hazard_the_remaining_moves_are_left():
    scene = Scene(1).at("2b").fates(1)
    match = do(scene.play(Voyaging(3)), MoveTo(Region("2a")), Brave(), DrawFate(), Pick(MAC))
    assert prompt(match) == "sail"
    assert match.turn.args["left"] == 2


@rule("NAV7h")
def test_a_hazard_acts_on_arrival_only_and_every_time():
    match = Scene(1).at("2a").play(Voyaging(3))
    assert prompt(match) == "sail"
    do(match, MoveTo(Region("2b")))
    assert prompt(match) == "sail"
    do(match, MoveTo(Region("2a")))
    assert prompt(match) == "hazard"


@rule("NAV7h")
def test_a_hazard_also_acts_on_who_comes_across_the_edge_of_a_map():
    assert prompt(do(Scene(1).at("2c").play(Voyaging(1)), MoveTo(Region("8b")))) == "hazard"


# ------------------------------------------------------------------------------------- the serpent


@rule("EVT10b")
def test_the_serpent_hunts_the_ship_and_damages_it():
    scene = Scene(1).at("2d").idle().trouble("sea-serpent", at="2a")
    match = do(scene.fates(2, 3).acting(left=1), Forgo())
    assert {option.region for option in options(match, Lure)} == {"2b", "2c"}
    do(match, Lure(Region("2c")))
    assert table(match).troubles[0].at == "2d"
    assert table(match).damage == [0, 1, 1, 0, 0, 0]
    far = do(Scene(1).at("2d").trouble("sea-serpent", at="3b").acting(left=1), Forgo(), LetStrike(SERPENT))
    go_on(far, *options(far, Lure)[:1])
    assert table(far).troubles[0].at != "2d"
    assert not any(table(far).damage)


@rule("EVT10c", "ACT4")
@pytest.mark.parametrize(("fate", "gone"), [(6, True), (5, False)])
def test_driving_the_serpent_off_is_an_action_and_a_test(fate, gone):
    match = Scene(1).trouble("sea-serpent", at="3c").fates(fate).acting()
    do(match, Tackle(SERPENT), Join(ODESSA), DrawFate())
    assert (table(match).troubles == []) == gone
    assert table(match).actions == 1


@rule("EVT10d")
def test_the_serpent_follows_to_another_map_but_not_across_the_spiral():
    match = do(Scene(1).at("2c").trouble("sea-serpent", at="3b").play(Voyaging(1)), MoveTo(Region("13b")))
    assert table(match).troubles[0].at == "13b"
    match = do(Scene(1).at("2b").trouble("sea-serpent", at="3c").play(Voyaging(1)), MoveTo(Region("3a")))
    assert table(match).troubles[0].at == "3c"


def test_rafael_and_mac_can_steer():
    match = sailing(Scene().active(1))
    assert {option.crew for option in options(match, Join)} == {MAC, RAFAEL}
