"""The worked examples of the rulebook, laid out on our board.

Base (16, 11); violet habitation H1 (18, 13); training T1 (20, 11); green habitation H2 (23, 11); training T2 (26, 11);
research R (18, 9): all in orientation 0. Seats: orange 0, violet 1, red 2, yellow 3.
"""

import pytest

from fathom.games.nautilus.actions import (
    Build,
    BuyHabitation,
    Launch,
    Sail,
    Sonar,
    Stay,
    TurnModule,
    Upgrade,
    Walk,
)
from fathom.games.nautilus.board import DISCOVERY_SQUARES, distance
from fathom.games.nautilus.events import Scored
from fathom.games.nautilus.library import Find, Mission
from fathom.games.nautilus.pieces import Kind, Side
from fathom.games.nautilus.state import Held
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, at, do, idle, options, points_for, prompt, refused, table

ORANGE, VIOLET, RED, YELLOW = range(4)
H1, T1, H2, T2, R = (18, 13), (20, 11), (23, 11), (26, 11), (18, 9)
SEA = (17, 4)  # where the submarine of the sonar and movement examples is


def money(match):
    return [player.money for player in table(match).players]


def city(crew, training=None):
    """Base 0, H1 1, T1 2, H2 3, T2 4, R 5. Violet built the training modules and red the research module."""
    scene = Scene(seats=4)
    scene.module(Kind.VIOLET, H1)
    scene.module(Kind.TRAINING, T1, builder=VIOLET, crew=training)
    scene.module(Kind.GREEN, H2, crew=crew)
    scene.module(Kind.TRAINING, T2, builder=VIOLET)
    scene.module(Kind.RESEARCH, R, builder=RED)
    return scene


@rule("B2b", "B2e", "B6a")
def test_example_1_a_habitation_with_four_aquanauts_costs_four_and_then_one():
    match = do(Scene(seats=4).buying(ORANGE), BuyHabitation(Kind.VIOLET, 4))
    assert money(match) == [41, 45, 45, 45]
    do(match, Build(Kind.VIOLET, at(*H1), 4), TurnModule(0))
    assert money(match) == [40, 45, 45, 45]
    assert table(match).city[1].crew == [4, 0, 0, 0]
    assert table(match).passages == [[1], [0]]


@rule("B4j", "B6b", "B6c")
def test_example_2_three_modules_in_one_turn_share_one_fee_of_two():
    scene = Scene(seats=4).player(VIOLET, hold=[Held(Kind.TRAINING), Held(Kind.TRAINING), Held(Kind.GREEN, 2)])
    scene.module(Kind.VIOLET, H1)
    match = do(scene.building(VIOLET), Build(Kind.TRAINING, at(*T1)), by=1)
    assert money(match)[VIOLET] == 45 - 1  # T1 alone lies in the lagoon
    do(match, Build(Kind.GREEN, at(*H2), 2), TurnModule(0), by=1)
    assert money(match)[VIOLET] == 45 - 2  # T1 and H2: H2 touches slope
    do(match, Build(Kind.TRAINING, at(*T2)), by=1)
    assert money(match)[VIOLET] == 45 - 2  # all three
    assert [module.turn for module in table(match).city] == [0] * 5


@rule("B4h", "B4f")
def test_example_3_one_passage_is_enough_and_the_other_sides_may_be_walls():
    scene = Scene(seats=4).player(RED, hold=[Held(Kind.RESEARCH)])
    for kind, place in [(Kind.VIOLET, H1), (Kind.TRAINING, T1), (Kind.GREEN, H2), (Kind.TRAINING, T2)]:
        scene.module(kind, place)
    match = do(scene.building(RED), Build(Kind.RESEARCH, at(*R)), TurnModule(0), by=2)
    assert money(match) == [45, 45, 44, 45]
    base, h1, t1, h2, t2, research = range(6)
    passages = {frozenset((one, to)) for one, doors in enumerate(table(match).passages) for to in doors}
    assert passages == {frozenset(pair) for pair in [(base, h1), (base, research), (h1, t1), (t1, h2), (h2, t2)]}


@rule("A1b", "A1f", "M1g")
def test_example_4_two_aquanauts_put_two_training_modules_in_service():
    match = do(city({VIOLET: 3}).aquanauts(VIOLET), Walk(3, 2), by=1)
    assert match.turn.args == {"points": 3}  # 4 points now, 1 of them spent
    do(match, Walk(3, 4), by=1)
    assert table(match).in_service(VIOLET, Kind.TRAINING) == 2
    assert money(match) == [45] * 4
    assert prompt(match) == "buy"  # 3 points are left and lost; the third aquanaut stays
    assert table(match).city[3].crew[VIOLET] == 1


@rule("A1g", "A1d", "M1d", "X1a")
def test_example_5_the_second_aquanaut_walks_four_steps_round_to_the_research_module():
    scene = city({VIOLET: 2}, training={VIOLET: 1})
    match = scene.aquanauts(VIOLET)
    assert match.turn.args == {"points": 4}
    do(match, Walk(3, 4), by=1)
    assert match.turn.args == {"points": 4}  # 5 points now, 1 of them spent
    assert table(match).walks(3) == {2: 1, 4: 1, 1: 2, 0: 3, 5: 4}
    do(match, Walk(3, 5), by=1)
    assert table(match).in_service(VIOLET, Kind.RESEARCH) == 1
    assert money(match) == [45, 44, 46, 45]


@rule("A1g")
def test_example_5_without_the_first_training_module_the_way_would_be_too_long():
    match = do(city({VIOLET: 2}).aquanauts(VIOLET), Walk(3, 4), by=1)
    assert match.turn.args == {"points": 3}
    assert refused(match, Walk(3, 5)) == ("A1c", "too-far")


@rule("M1g", "M1h", "X2a")
def test_a_first_technical_module_shows_zero_and_lengthens_the_way_to_five():
    scene = Scene(seats=4).player(ORANGE, submarines=[(19, 9)])
    scene.g.city[0].crew[ORANGE] = 1
    scene.module(Kind.TECHNICAL, (16, 14))  # north airlock towards the base
    match = do(scene.aquanauts(ORANGE), Walk(0, 1))
    assert table(match).in_service(ORANGE, Kind.TECHNICAL) == 1
    assert points_for(table(match), ORANGE, Kind.TECHNICAL) == 0
    idle(match, "dive", ORANGE)
    assert max(distance(at(19, 9), sail.to) for sail in options(match, Sail)) == 5


@rule("U1a", "U1b")
def test_a_launch_takes_one_of_two_aquanauts():
    scene = Scene(seats=4)
    scene.module(Kind.RESEARCH, R, crew={ORANGE: 2})
    match = scene.submarines(ORANGE)
    before = table(match).reserve(ORANGE)
    do(match, Launch(1, Side.N))
    assert table(match).city[1].crew == [1, 0, 0, 0]
    assert table(match).reserve(ORANGE) == before + 1
    assert table(match).players[ORANGE].submarines == [at(18, 7)]


@rule("U2b", "U2c", "U2d", "X3a")
@pytest.mark.parametrize("sonar", [0, 1])
def test_sonar_shows_four_tokens_and_with_a_sonar_module_a_fifth(sonar):
    scene = Scene(seats=4).player(ORANGE, submarines=[SEA])
    scene.serve(ORANGE, Kind.SONAR, sonar)
    match = do(scene.submarines(ORANGE), Sonar(at(*SEA)))
    seen = {DISCOVERY_SQUARES[token] for token, mask in enumerate(table(match).seen) if mask}
    assert seen == {at(14, 3), at(16, 6), at(17, 1), at(19, 4)} | ({at(22, 4)} if sonar else set())
    assert money(match) == [44, 45, 45, 45]


@rule("U3b", "U3d", "U3f", "X2a")
@pytest.mark.parametrize(("technical", "squares", "ends"), [(0, 4, 37), (1, 5, 56), (2, 6, 77)])
def test_a_submarine_reaches_exactly_the_free_squares_within_its_range(technical, squares, ends):
    scene = Scene(seats=4).player(ORANGE, submarines=[SEA])
    scene.serve(ORANGE, Kind.TECHNICAL, technical)
    found = {sail.to for sail in options(scene.submarines(ORANGE), Sail)}
    assert len(found) == ends
    assert max(distance(at(*SEA), to) for to in found) == squares
    assert at(*SEA) not in found
    assert at(22, 4) not in found  # 5 away, but (19, 4) blocks the row and the way round takes 7


@rule("T1a", "T1b")
def test_yellow_salvages_atlantis_10_and_may_move_an_aquanaut_two_steps():
    scene = Scene(seats=4).player(YELLOW, submarines=[SEA])
    scene.token((17, 1), Find.ATLANTIS_10)
    scene.g.city[0].crew[YELLOW] = 1
    scene.module(Kind.VIOLET, H1)
    scene.module(Kind.TRAINING, T1, builder=YELLOW)
    scene.module(Kind.GREEN, H2)
    match = do(scene.submarines(YELLOW), Sail(at(*SEA), at(17, 1)), by=3)
    assert [table(match).atlantis_of(seat) for seat in range(4)] == [[], [], [], [10]]
    assert options(match) == [Stay(), Walk(0, 1), Walk(0, 2)]


@rule("V1b", "V2b", "V3a", "V3b", "V3c")
def test_the_final_scoring_comes_to_82():
    scene = Scene(seats=4).player(ORANGE, money=5, mission=Mission.GARDEN)  # scallops and urchins
    for kind in (Kind.TRAINING, Kind.TECHNICAL, Kind.SONAR, Kind.RESEARCH):
        scene.serve(ORANGE, kind, 2)
    scene.g.majority = {Kind.TECHNICAL: ORANGE, Kind.RESEARCH: ORANGE}
    scene.give(ORANGE, Find.SCALLOP, 3).give(ORANGE, Find.GOLD).give(ORANGE, Find.JELLYFISH)
    scene.give(ORANGE, Find.ATLANTIS_10).give(ORANGE, Find.ATLANTIS_1)
    scene.give(RED, Find.ATLANTIS_2).give(RED, Find.ATLANTIS_3).give(RED, Find.ATLANTIS_4)
    match = do(scene.scoring(), Upgrade(3, 0), *[Upgrade(0, 0)] * 3, by=(0, 1, 2, 3))
    results = [event for event in match.journal if isinstance(event, Scored)]
    assert results[ORANGE] == Scored(ORANGE, discovery=4 + 2 + 3 + 1, exploration=8, money=2, total=82)


@rule("X1a", "X2a", "X3a", "X4a", "X5a")
@pytest.mark.parametrize(
    ("kind", "gives"),
    [
        (Kind.TRAINING, [3, 4, 5, 5, 5]),
        (Kind.TECHNICAL, [4, 5, 6, 6, 6]),
        (Kind.SONAR, [4, 5, 6, 6, 6]),
        (Kind.ANALYSIS, [2, 3, 4, 4, 4]),
        (Kind.RESEARCH, [0, 1, 2, 2, 2]),
    ],
)
def test_the_table_of_what_modules_in_service_give(kind, gives):
    scene = Scene()
    found = [scene.g.worth(0, kind)]
    for _ in range(4):
        scene.serve(0, kind)
        found.append(scene.g.worth(0, kind))
    assert found == gives
