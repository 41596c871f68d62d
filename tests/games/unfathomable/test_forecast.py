"""What a position promises: more of what helps is better for humans and worse for traitors; the end is certain."""

from collections.abc import Callable

import pytest

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.bots import Shipmate, chances, outlook, stage
from fathom.games.unfathomable.pieces import Loyalty
from fathom.games.unfathomable.scoring import Ending
from fathom.kernel import Match
from tests.conformance.play import walk_through
from tests.rules.unfathomable.scene import GAME, Scene

TRAITOR = 3


def at_sea() -> Scene:
    return Scene().seat(TRAITOR, loyalty=[Loyalty.HYBRID])


@pytest.mark.parametrize(
    "worse",
    [
        lambda scene: scene.dials(food=2),
        lambda scene: scene.damaged(Space.BOILER, Space.GALLEY, Space.CHAPEL, Space.BRIDGE),
        lambda scene: scene.deep_ones({Space.GALLEY: 2}),
        lambda scene: scene.seat(0, Space.BRIG),
    ],
)
def test_what_hurts_the_ship_helps_the_traitor(worse: Callable[[Scene], Scene]):
    before, after = outlook(at_sea().g), outlook(worse(at_sea()).g)
    assert all(after[seat] < before[seat] for seat in range(TRAITOR))
    assert after[TRAITOR] > before[TRAITOR]
    assert before[0] + before[TRAITOR] == pytest.approx(1)


@pytest.mark.parametrize(("ending", "human"), [(Ending.ARRIVED, 1.0), (Ending.FOOD, 0.0)])
def test_the_end_is_certain(ending: Ending, human: float):
    g = at_sea().g
    g.ending = ending
    assert outlook(g) == [human] * 3 + [1 - human]


def test_positions_are_compared_turn_by_turn():
    g = at_sea().g
    before = stage(g)
    g.turn += 1
    assert stage(g) > before


def test_the_bot_ranks_first_what_it_would_answer():
    thought = 0
    for number, match in enumerate(walk_through(GAME, 2)):
        if number % 5 == 0 and (ask := match.turn) is not None and len(ask.options) > 1:
            view = match.view(ask.seat)
            ranked = Shipmate("salt").rank(view, ask)
            assert ranked[0] == Shipmate("salt").choose(view, ask)
            assert len(ranked) == len(set(ranked)) <= 4
            thought += len(ranked) > 1
    assert thought


def test_humans_are_told_what_games_of_each_number_of_seats_came_to():
    told = {}
    for seats in (3, 4, 5, 6):
        g = Match.start(GAME, seats, seed=1).state
        for player in g.players:
            player.loyalty = [Loyalty.HUMAN]
        told[seats] = chances(g)[0] - outlook(g)[0]
    assert told[6] == 0
    assert told[3] < 0
    assert told[5] < told[4] < 0


@pytest.mark.parametrize(("ending", "human"), [(Ending.ARRIVED, 1.0), (Ending.FOOD, 0.0)])
def test_the_end_is_told_as_it_was(ending: Ending, human: float):
    g = at_sea().g
    g.ending = ending
    assert chances(g) == [human] * 3 + [1 - human]
