"""Chapter V: the final scoring."""

import pytest

from fathom.games.nautilus.actions import Upgrade
from fathom.games.nautilus.events import AtlantisAwarded, MissionRevealed, Scored, Upgraded, Won
from fathom.games.nautilus.library import ATLANTIS, Find, Mission
from fathom.games.nautilus.pieces import EXPLORATIONS, Kind
from fathom.games.nautilus.state import GONE, Held
from tests.rules import rule
from tests.rules.nautilus.scene import Scene, go_on, options, prompt, refused, table

NUMBERS = {number: find for find, number in ATLANTIS.items()}
NONE = Upgrade(0, 0)


def ruins(*owned):
    """A scene in which each seat has these Atlantis numbers."""
    scene = Scene(seats=len(owned))
    for seat, numbers in enumerate(owned):
        for number in numbers:
            scene.give(seat, NUMBERS[number])
    return scene


def collector(mission=Mission.GARDEN, money=10, **finds):
    """Seat 0 has this mission and so many tokens of each kind."""
    scene = Scene().player(0, money=money, mission=mission)
    for kind, count in finds.items():
        scene.give(0, Find(kind), count)
    return scene


def explorer(scene, several=(), majority=()):
    """Seat 0 gets two modules of each of these types in service, some of them with the majority marker."""
    for kind in (*several, *majority):
        scene.serve(0, kind, 2)
    for kind in majority:
        scene.g.majority[kind] = 0
    return scene


def scored(match, upgrade=NONE):
    """The results by seat; seat 0 upgrades like this and nobody else does."""
    assert match.turn.seat == 0
    go_on(match, upgrade, *[NONE] * (match.setup.seats - 1))
    assert match.over
    return [event for event in match.journal if isinstance(event, Scored)]


def discovery_points(scene, upgrade=NONE):
    return [result.discovery for result in scored(scene.scoring(), upgrade)]


@rule("V1a")
def test_the_order_of_scoring():
    scene = explorer(collector(gold=1, scallop=1), several=[Kind.SONAR]).give(0, NUMBERS[10])
    match = scene.scoring()
    scored(match, Upgrade(1, 0))
    kinds = [type(event) for event in match.journal]
    assert kinds == [AtlantisAwarded, *[MissionRevealed] * 3, Upgraded, *[Scored] * 3, Won]
    assert match.journal[0] == AtlantisAwarded(0, 1, 5)
    assert match.journal[5] == Scored(0, discovery=2 + 1 + 5, exploration=1, money=9, total=17)
    assert Scored.__struct_fields__ == ("seat", "discovery", "exploration", "money", "total")


@rule("V1b")
@pytest.mark.parametrize(
    ("counts", "points"),
    [((6, 4, 3, 1), [5, 4, 2, 1]), ((3, 6, 1, 4), [2, 5, 1, 4]), ((2, 4, 3), [1, 5, 3]), ((2, 6), [2, 4])],
)
def test_more_atlantis_tokens_take_the_higher_point_token(counts, points):
    numbers = iter(range(1, 16))
    scene = ruins(*([next(numbers) for _ in range(count)] for count in counts))
    assert discovery_points(scene) == points


@rule("V1b")
def test_the_number_of_tokens_counts_before_their_numbers():
    assert discovery_points(ruins([15, 14], [1, 2, 3], [13])) == [3, 5, 1]


@rule("V1c")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        (([9, 10, 11, 12], [1, 2, 3, 15], []), [3, 5, 0]),
        (([1, 2, 3, 15], [9, 10, 11, 12], []), [5, 3, 0]),
        (([1, 13], [11, 12], [2, 14]), [3, 1, 5]),
        (([7], [9], [8], [1, 2]), [1, 4, 2, 5]),
    ],
)
def test_a_tie_goes_to_the_highest_number(owned, points):
    assert discovery_points(ruins(*owned)) == points


@rule("V1d")
def test_without_an_own_atlantis_token_there_are_no_atlantis_points():
    assert discovery_points(ruins([], [1, 2], [], [3])) == [0, 5, 0, 4]
    assert discovery_points(ruins([], [], [])) == [0, 0, 0]


@rule("V1d")
def test_atlantis_tokens_without_a_marker_count_for_nobody():
    scene = ruins([], [1], []).give(GONE, NUMBERS[15]).give(GONE, NUMBERS[14])
    assert discovery_points(scene) == [0, 5, 0]


@rule("V2a")
@pytest.mark.parametrize(
    ("mission", "best"),
    [(Mission.REEF, (1, 3)), (Mission.GARDEN, (1, 4)), (Mission.CURRENT, (2, 3)), (Mission.SHELF, (2, 4))],
)
def test_the_two_kinds_of_the_mission_may_be_upgraded_token_by_token(mission, best):
    scene = collector(mission, scallop=1, snail=2, jellyfish=3, urchin=4, gold=1)
    match = scene.scoring()
    assert prompt(match) == "upgrade"
    first, second = best
    assert options(match) == [Upgrade(a, b) for a in range(first + 1) for b in range(second + 1)]
    plain = 3 + 4 + 2  # jellyfish and urchins 1 each, gold 2, shells 0
    assert [discovery_points(scene, Upgrade(*n))[0] for n in [(0, 0), (1, 2), best]] == [
        plain,
        plain + 3,
        plain + first + second,
    ]


@rule("V2a")
def test_missions_are_shown_when_the_scoring_begins():
    scene = collector(Mission.SHELF)
    assert scene.buying().view(1).players[0].mission is None
    assert scene.scoring().view(1).players[0].mission is Mission.SHELF


@rule("V2b")
def test_each_upgrade_costs_one_nemo_before_the_money_is_counted():
    results = scored(explorer(collector(scallop=3), several=[Kind.SONAR]).scoring(), Upgrade(3, 0))
    assert (results[0].money, results[0].total) == (7, 3 * 1 + 7)
    assert [result.money for result in results[1:]] == [50, 50]


@rule("V2c")
def test_only_upgrades_that_can_be_paid():
    match = collector(money=2, scallop=3).scoring()
    assert options(match) == [Upgrade(0, 0), Upgrade(1, 0), Upgrade(2, 0)]
    assert refused(match, Upgrade(3, 0)) == ("V2c", "no-money")
    both = collector(money=2, scallop=2, urchin=2).scoring()
    assert refused(both, Upgrade(1, 2)) == refused(both, Upgrade(2, 1)) == ("V2c", "no-money")
    assert Upgrade(1, 1) in options(both)


@rule("V2c")
def test_a_token_is_upgraded_once_and_gold_never():
    match = collector(scallop=1, gold=2).scoring()
    assert options(match) == [Upgrade(0, 0), Upgrade(1, 0)]
    assert refused(match, Upgrade(2, 0)) == refused(match, Upgrade(0, 1)) == ("V2c", "not-collected")


@rule("V3a")
def test_discovery_points_are_values_upgrades_and_the_atlantis_token():
    scene = ruins([4, 5], [1, 2, 3], [], []).player(0, mission=Mission.GARDEN)
    scene.give(0, Find.GOLD).give(0, Find.SCALLOP, 3).give(0, Find.JELLYFISH)
    assert discovery_points(scene, Upgrade(3, 0))[0] == 2 + 3 + 1 + 4


@rule("V3b")
def test_exploration_points_are_three_for_a_marker_one_for_two_modules_else_none():
    several, majority = [Kind.TRAINING, Kind.SONAR], [Kind.TECHNICAL, Kind.RESEARCH]
    scene = explorer(Scene(), several, majority)
    scene.serve(0, Kind.ANALYSIS, 1)  # one module alone is worth nothing
    assert [result.exploration for result in scored(scene.scoring())] == [1 + 3 + 1 + 3 + 0, 0, 0]


@rule("V3c")
def test_the_score_is_discovery_times_exploration_plus_money():
    scene = explorer(
        collector(money=2, gold=4, jellyfish=2), [Kind.TRAINING, Kind.SONAR], [Kind.TECHNICAL, Kind.RESEARCH]
    )
    match = scene.scoring()
    result = scored(match)[0]
    assert (result.discovery, result.exploration, result.money, result.total) == (10, 8, 2, 82)
    assert table(match).scores() == [82, 50, 50]


@rule("V3d")
def test_a_zero_on_either_side_leaves_only_the_money():
    no_exploration = collector(money=9, gold=4, jellyfish=4)
    assert scored(no_exploration.scoring())[0] == Scored(0, discovery=12, exploration=0, money=9, total=9)
    no_discovery = explorer(Scene().player(0, money=9), majority=EXPLORATIONS)
    assert scored(no_discovery.scoring())[0] == Scored(0, discovery=0, exploration=15, money=9, total=9)


@rule("V3d")
def test_held_modules_submarines_and_aquanauts_score_nothing():
    plain = explorer(collector(gold=2), several=[Kind.SONAR])
    rich = explorer(collector(gold=2), several=[Kind.SONAR])
    rich.player(0, hold=[Held(Kind.TRAINING)] * 3, submarines=[(17, 4), (5, 12)])
    rich.g.city[0].crew[0] = 10
    assert scored(rich.scoring()) == scored(plain.scoring())


@rule("V3e")
@pytest.mark.parametrize(("money", "winners"), [((82, 82, 60), [0, 1]), ((60, 82, 81), [1]), ((7, 7, 7), [0, 1, 2])])
def test_the_highest_score_wins_and_equals_share_the_win(money, winners):
    scene = Scene()
    for seat, nemos in enumerate(money):
        scene.player(seat, money=nemos)
    match = scene.scoring()
    scored(match)
    assert match.journal[-1] == Won(winners)
    assert table(match).winners() == winners
