"""What the rules make of a table, for clients to show; read off a seat's own view, so it tells nothing hidden."""

from msgspec import Struct

from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.pieces.skills import Skill
from fathom.games.unfathomable.state import NOBODY, Test, Unfathomable
from fathom.games.unfathomable.steps.mythos import chooser
from fathom.games.unfathomable.steps.skill_tests import Verdict, outcome, total, worth


class TestReading(Struct, frozen=True):
    """What each open card of a test counts (those added face up first), a point of each skill, and how it would end."""

    worths: list[int]
    points: dict[Skill, int]
    outcome: Verdict


class Reading(Struct, frozen=True):
    """`decider` resolves the crisis on the table, if there is one; `winners` are known at the end."""

    distance: int
    supply: int
    decider: int
    winners: list[int]
    test: TestReading | None


def reading_of(test: Test) -> TestReading:
    return TestReading(
        worths=[worth(test, card) for card in [*(placed.card for placed in test.shown), *test.revealed]],
        points={skill: 1 if skill in test.skills else -1 for skill in Skill},
        outcome=outcome(total(test), test.threshold, test.partial),
    )


def reading(g: Unfathomable, seat: int) -> Reading:
    return Reading(
        distance=g.distance(),
        supply=g.supply(),
        decider=chooser(g, crises()[g.crisis[-1]], g.active) if g.crisis else NOBODY,
        winners=g.winners(),
        test=reading_of(g.test) if g.test else None,
    )
