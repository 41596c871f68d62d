"""One result for all: shares of the victory, for who plays alone, for sides, and for all together."""

import pytest

from fathom.bots.guide import Guide
from fathom.envs.rewards import by_result
from fathom.kernel import Action, Ask, Game, Match, Public, State, Step
from fathom.lab.reviews.course import shares
from fathom.lab.studies.simulate import Plan, Played, summary


class Points(State, kw_only=True):
    points: Public[list[int]]

    def scores(self):
        return self.points


class Crew(Points, kw_only=True):
    cooperative = True


class Go(Action, frozen=True):
    """Go on."""


class Last(Step):
    """The only question."""

    def run(self, g):
        yield Ask(0, [Go()])


def ended(state: type[Points], *points: int) -> Match:
    def set_up(setup, chance):
        return state(chance=chance, points=list(points), agenda=[Last()])

    game = Game(name="points", package=__name__, seats=range(1, 5), state=state, setup=set_up)
    match = Match.start(game, len(points), forced=True)
    match.answer(0, Go())
    return match


@pytest.mark.parametrize(
    ("state", "points", "result", "winners"),
    [
        (Points, (3, 5, 1), [0, 1, 0], [1]),
        (Points, (5, 5, 1), [0.5, 0.5, 0], [0, 1]),
        (Points, (0, 0), [0.5, 0.5], [0, 1]),
        (Points, (-3, -4), [1, 0], [0]),
        (Crew, (4, 4, 4), [1, 1, 1], [0, 1, 2]),
        (Crew, (0, 0, 0), [0, 0, 0], []),
        (Crew, (1,), [1], [0]),
        (Crew, (0,), [0], []),
    ],
)
def test_a_victory_is_shared_by_who_tie_and_whole_for_who_win_together(state, points, result, winners):
    match = ended(state, *points)
    assert match.state.result() == result
    assert match.state.winners() == winners
    assert match.game.cooperative == (state is Crew)


@pytest.mark.parametrize(
    ("state", "points", "worth"),
    [(Points, (3, 5), [0, 1]), (Points, (5, 5), [0.5, 0.5]), (Crew, (2, 2), [1, 1]), (Crew, (0, 0), [0, 0])],
)
def test_everybody_reads_the_same_result(state, points, worth):
    """Bots that look ahead, simulations and learners."""
    match = ended(state, *points)
    assert Guide(match.game, "seed").result(match) == worth
    plan = Plan("noughts", ["random", "random"], "seed")
    played = Played("seed", match.state.winners(), match.state.scores(), 0, 1, result=match.state.result())
    assert summary(plan, [played], 1.0).wins == worth
    assert by_result(match.state) == [2 * share - 1 for share in worth]


def test_a_review_draws_one_line_for_who_win_together():
    assert shares(ended(Crew, 2, 2)) == [1]
    assert shares(ended(Crew, 0, 0)) == [0]
    assert shares(ended(Crew, 2, 2), [0.3, 0.5]) == [0.4]
    assert shares(ended(Points, 2, 2)) == [0.5, 0.5]
    assert shares(ended(Points, 3, 1), [0.2, 0.6]) == pytest.approx([0.25, 0.75])
