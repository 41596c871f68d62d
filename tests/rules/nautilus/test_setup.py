"""Chapter S, setting up: the board, the tokens, the players' goods and the special missions."""

from collections import Counter

import pytest

from fathom.games.nautilus.actions import Build, Buy, Launch, PlaceBase, TurnModule, Upgrade
from fathom.games.nautilus.board import COLUMNS, MAP, ROWS, WHOLE, ZONES, Zone, square
from fathom.games.nautilus.events import BasePlaced
from fathom.games.nautilus.library import (
    ATLANTIS,
    COLLECTED,
    MISSIONS,
    ZONE_OF_TOKEN,
    Face,
    Find,
    Mission,
    discoveries,
)
from fathom.games.nautilus.pieces import BLUE, EXPLORATIONS, HABITATIONS, ORANGE, PLANS, Kind, airlocks
from fathom.games.nautilus.scoring import atlantis_points, discovery_points
from fathom.games.nautilus.state import IN_SEA, NOBODY, Held
from fathom.games.nautilus.steps.building import base_sites
from fathom.kernel import SPECTATOR, Match
from tests.rules import rule
from tests.rules.asking import told
from tests.rules.nautilus.scene import GAME, Scene, at, do, options, points_for, prompt, refused, table

SEEDS = ["scene", "1", "2", "3", "4", "5"]


def new(seats=3, seed="scene", **options):
    return table(Match.start(GAME, seats, seed, **options))


def kinds_in(zone, seed):
    """How many tokens of each kind lie in a zone; all numbers of Atlantis count as one kind."""
    finds = [find for find, where in zip(new(seed=seed).tokens, ZONE_OF_TOKEN, strict=True) if where is zone]
    return Counter("atlantis" if find in ATLANTIS else find.value for find in finds)


# ---------------------------------------------------------------------------- the board and the base


@rule("S1a")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_players_are_refused(seats):
    with pytest.raises(ValueError, match="2 to 4 seats"):
        Match.start(GAME, seats, "seed")


@rule("S1a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_each_have_a_seat_of_their_own(seats):
    assert [player.seat for player in new(seats).players] == list(range(seats))


@rule("S1b")
def test_the_zones_lie_around_one_another_and_the_trench_on_the_right():
    assert Counter(ZONES) == {Zone.LAGOON: 101, Zone.SLOPE: 214, Zone.DEEP: 427, Zone.TRENCH: 122}
    assert len(ZONES) == COLUMNS * ROWS
    touching = {zone: set() for zone in Zone}
    for row in range(1, ROWS - 1):
        for column in range(1, COLUMNS - 1):
            for x, y in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, 1), (-1, 1), (1, -1)]:
                touching[ZONES[square(column, row)]].add(ZONES[square(column + x, row + y)])
    assert touching[Zone.LAGOON] == {Zone.LAGOON, Zone.SLOPE}
    assert touching[Zone.SLOPE] == {Zone.LAGOON, Zone.SLOPE, Zone.DEEP}
    assert touching[Zone.TRENCH] == {Zone.DEEP, Zone.TRENCH}
    assert {ZONES[square(x, y)] for y in range(ROWS) for x in range(24)} == {Zone.LAGOON, Zone.SLOPE, Zone.DEEP}


@rule("S1c", "S1d")
def test_the_city_begins_with_the_base_alone_at_the_printed_place():
    match = Match.start(GAME, 3, "scene")
    assert [(module.kind, module.at, module.builder) for module in table(match).city] == [
        (Kind.BASE, at(16, 11), NOBODY)
    ]
    assert {ZONES[at(x, y)] for x in (15, 16, 17) for y in (10, 11, 12)} == {Zone.LAGOON}
    assert prompt(match) == "buy"


@rule("S1d", "S1c")
def test_in_later_games_the_base_may_stand_anywhere_in_the_lagoon():
    match = Match.start(GAME, 3, "scene", base="free", first=2)
    assert match.turn.seat == 1
    assert len(options(match, PlaceBase)) == 61
    assert refused(match, PlaceBase(at(13, 8))) == ("S1d", "outside-lagoon")  # one corner square, (12, 7), is slope
    assert refused(match, PlaceBase(at(5, 5))) == ("S1d", "outside-lagoon")
    do(match, PlaceBase(at(14, 8)), by=1)
    assert [(each.kind, each.at, each.turn, each.crew) for each in table(match).city] == [
        (Kind.BASE, at(14, 8), 0, [0, 0, 0])
    ]
    assert told(match, BasePlaced) == [BasePlaced(1, at(14, 8))]
    assert prompt(match) == "buy"
    do(match, Buy(Kind.TRAINING), Build(Kind.TRAINING, at(17, 8)), by=1)
    assert table(match).passages == [[1], [0]]


@rule("S1e")
def test_the_base_has_a_blue_airlock_to_each_side_and_an_orange_one_to_each_corner():
    assert PLANS[Kind.BASE].blue == BLUE == ("N", "E", "S", "W")
    assert PLANS[Kind.BASE].orange == ORANGE == ("NE", "SE", "SW", "NW")
    match = Scene().player(0, hold=[Held(Kind.GREEN, 1)]).building()
    around = {(16, 8), (19, 11), (16, 14), (13, 11), (18, 9), (18, 13), (14, 13), (14, 9)}
    assert {option.at for option in options(match, Build)} == {at(*place) for place in around}
    assert len(airlocks(Kind.BASE, 0)) == 8


# ------------------------------------------------------------------------------ stacks and discoveries


@rule("S2a")
def test_ten_habitations_of_each_colour():
    assert {kind.value: new().stack(kind) for kind in HABITATIONS} == {"violet": 10, "green": 10}


@rule("S2b")
def test_four_exploration_modules_of_each_type():
    stacks = {kind.value: new().stack(kind) for kind in EXPLORATIONS}
    assert stacks == {"sonar": 4, "training": 4, "technical": 4, "research": 4, "analysis": 4}


@rule("S3a")
def test_sixty_tokens_none_of_them_in_the_lagoon():
    g = new()
    lying = Counter(ZONES[number] for number in range(COLUMNS * ROWS) if g.token_under(number) is not None)
    assert lying == {Zone.SLOPE: 26, Zone.DEEP: 20, Zone.TRENCH: 14}
    assert len(g.tokens) == 60


@rule("S3b")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_tokens_of_the_slope(seed):
    assert kinds_in(Zone.SLOPE, seed) == Counter(
        jellyfish=3, urchin=3, scallop=4, snail=4, atlantis=6, chest=4, speed=2
    )


@rule("S3c")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_tokens_of_the_deep(seed):
    assert kinds_in(Zone.DEEP, seed) == Counter(
        gold=1, jellyfish=2, urchin=2, scallop=3, snail=3, atlantis=5, chest=3, speed=1
    )


@rule("S3d")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_tokens_of_the_trench(seed):
    assert kinds_in(Zone.TRENCH, seed) == Counter(
        gold=3, jellyfish=1, urchin=1, scallop=1, snail=1, atlantis=4, chest=2, speed=1
    )


@rule("S3e")
def test_tokens_are_shuffled_and_laid_face_down_on_the_marked_squares():
    marked = {square(x, y) for y, row in enumerate(MAP) for x, letter in enumerate(row) if letter.isupper()}
    for seed in SEEDS:
        match = Match.start(GAME, 3, seed)
        g = table(match)
        assert {number for number in range(COLUMNS * ROWS) if g.token_under(number) is not None} == marked
        assert g.holders == [IN_SEA] * 60
        for viewer in (SPECTATOR, 0, 1, 2):
            assert match.view(viewer).tokens == [None] * 60
    layouts = [new(seed=seed).tokens for seed in SEEDS]
    for zone in (Zone.SLOPE, Zone.DEEP, Zone.TRENCH):
        of_zone = {tuple(find for n, find in enumerate(tokens) if ZONE_OF_TOKEN[n] is zone) for tokens in layouts}
        assert len(of_zone) == len(SEEDS)
    assert new(seed="1").tokens == new(seed="1").tokens


@rule("S3f")
@pytest.mark.parametrize("seed", SEEDS)
def test_atlantis_tokens_carry_the_numbers_1_to_15(seed):
    placed = [(ATLANTIS[f], ZONE_OF_TOKEN[n]) for n, f in enumerate(new(seed=seed).tokens) if f in ATLANTIS]
    assert sorted(number for number, _ in placed) == list(range(1, 16))
    assert sum(zone is Zone.TRENCH for number, zone in placed if number >= 13) == 2


@rule("S3g")
def test_chests_and_speed_are_beige_and_all_else_is_blue():
    faces = {find: card.face for find, card in discoveries().items()}
    assert {find for find in Find if faces[find] is Face.BEIGE} == {Find.CHEST, Find.SPEED}
    assert {find for find in Find if faces[find] is Face.BLUE} == set(Find) - {Find.CHEST, Find.SPEED}


# ------------------------------------------------------------------------- Atlantis and majority markers


@rule("S4a")
def test_the_fifteen_spaces_of_atlantis_are_empty_at_the_start():
    g = new(4)
    assert len(ATLANTIS) == 15
    assert g.atlantis_found() == set()
    assert [g.atlantis_of(seat) for seat in range(4)] == [[], [], [], []]


@rule("S4b", "S4c", "S4d")
@pytest.mark.parametrize(("seats", "points"), [(4, [5, 4, 2, 1]), (3, [5, 3, 1]), (2, [4, 2])])
def test_the_atlantis_point_tokens_in_play(seats, points):
    scene = Scene(seats=seats)
    for seat in range(seats):
        scene.give(seat, Find(f"atlantis-{15 - seat}"))
    assert atlantis_points(scene.g) == dict(enumerate(points))


@rule("S5a")
def test_five_majority_markers_that_nobody_owns():
    scene = Scene()
    assert scene.g.majority == {}
    for kind in EXPLORATIONS:
        scene.g.majority[kind] = 0
    assert [points_for(scene.g, 0, kind) for kind in EXPLORATIONS] == [3, 3, 3, 3, 3]


# --------------------------------------------------------------------------------- the players' goods


@rule("S6a")
def test_every_player_starts_with_fifteen_aquanauts_in_reserve():
    g = new(4)
    assert [g.reserve(seat) for seat in range(4)] == [15, 15, 15, 15]
    assert [module.crew for module in g.city] == [[0, 0, 0, 0]]


@rule("S6b")
def test_every_player_starts_with_three_submarines_in_reserve():
    assert [player.submarines for player in new(4).players] == [[], [], [], []]
    scene = Scene()
    for place in ((20, 11), (10, 8), (10, 14), (22, 8)):
        scene.module(Kind.TRAINING, place, crew={0: 2})
    match = scene.submarines()
    for _ in range(3):
        do(match, options(match, Launch)[0])
    assert len(table(match).players[0].submarines) == 3
    assert options(match, Launch) == []


@rule("S6c")
def test_twenty_markers_for_built_modules_and_salvaged_atlantis_tokens():
    assert [new(4).markers(seat) for seat in range(4)] == [20, 20, 20, 20]
    scene = Scene().give(0, Find.ATLANTIS_1).give(0, Find.GOLD)
    scene.player(0, hold=[Held(Kind.TRAINING), Held(Kind.GREEN, 1)])
    match = do(scene.building(), Build(Kind.TRAINING, at(19, 11)), Build(Kind.GREEN, at(22, 11), 1), TurnModule(0))
    assert [module.kind for module in table(match).city[1:]] == [Kind.TRAINING, Kind.GREEN]
    assert [table(match).markers(seat) for seat in range(3)] == [18, 20, 20]


@rule("S6d")
@pytest.mark.parametrize(("seats", "money"), [(4, 45), (3, 50), (2, 55)])
def test_starting_money(seats, money):
    assert [player.money for player in new(seats).players] == [money] * seats


@rule("S7a")
def test_every_track_starts_at_no_modules_and_no_points():
    g = new(4)
    for seat in range(4):
        assert [g.in_service(seat, kind) for kind in EXPLORATIONS] == [0, 0, 0, 0, 0]
        assert [points_for(g, seat, kind) for kind in EXPLORATIONS] == [0, 0, 0, 0, 0]


@rule("S7b")
def test_values_printed_on_the_player_board():
    values = {find.value: discovery_points(Scene().give(0, find).g, 0) for find in COLLECTED}
    assert values == {"gold": 2, "jellyfish": 1, "urchin": 1, "scallop": 0, "snail": 0}


@rule("S7c")
def test_an_atlantis_point_token_counts_as_discovery_points():
    scene = Scene(seats=4).give(0, Find.GOLD)
    assert discovery_points(scene.g, 0) == 2
    scene.give(0, Find.ATLANTIS_1).give(1, Find.ATLANTIS_15)
    assert [discovery_points(scene.g, seat) for seat in range(4)] == [2 + 4, 5, 0, 0]


# ------------------------------------------------------------------------------------------- missions


@rule("S8a")
def test_each_player_is_dealt_one_of_the_four_missions():
    deals = set()
    for seed in SEEDS:
        match = Match.start(GAME, 3, seed)
        g = table(match)
        dealt = [player.mission for player in g.players]
        assert len(set(dealt)) == 3
        assert sorted([*dealt, *g.left_missions]) == sorted(Mission)
        assert [match.view(seat).left_missions for seat in (SPECTATOR, 0, 1, 2)] == [[None]] * 4
        deals.add(tuple(dealt))
    assert len(deals) > 1


@rule("S8b")
def test_only_its_owner_sees_a_mission():
    match = Match.start(GAME, 3, "scene")
    own = [player.mission for player in table(match).players]
    assert None not in own
    for viewer in range(3):
        seen = [player.mission for player in match.view(viewer).players]
        assert seen == [mission if seat == viewer else None for seat, mission in enumerate(own)]
    assert [player.mission for player in match.view(SPECTATOR).players] == [None, None, None]


@rule("S8b")
def test_from_the_final_scoring_on_everybody_sees_every_mission():
    match = Scene().scoring()
    own = [player.mission for player in table(match).players]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert [player.mission for player in match.view(viewer).players] == own
    do(match, Upgrade(0, 0), Upgrade(0, 0), Upgrade(0, 0), by=(0, 1, 2))
    assert [player.mission for player in match.view(SPECTATOR).players] == own


@rule("S8c")
def test_a_mission_names_one_kind_of_value_0_and_one_of_value_1():
    pairs = {frozenset(MISSIONS[mission]) for mission in Mission}
    cheap, dear = (Find.SCALLOP, Find.SNAIL), (Find.JELLYFISH, Find.URCHIN)
    assert pairs == {frozenset({one, other}) for one in cheap for other in dear}


@rule("S1d")
def test_every_square_is_either_a_site_for_the_base_or_refused():
    judged = [(answer.at, against) for answer, against in base_sites(include_refused=True)]
    legal = {at for at, against in judged if against is None}
    outside = {at for at, against in judged if against is not None}
    assert legal.isdisjoint(outside)
    assert len(legal) + len(outside) == len(judged) == WHOLE.bit_count()
