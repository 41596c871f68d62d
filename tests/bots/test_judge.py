"""Judging an answer that was given, by what its seat knew."""

from fathom.bots.judge import Duel, Judged
from fathom.games import load
from fathom.games.connect_four import Drop
from fathom.kernel import Chance, Match
from tests.conformance.play import dealt_anew, walk_through

FOUR, NAUTILUS = load("connect-four"), load("nautilus")


def three_in_a_row() -> Match:
    """The first seat can win in column 1 or 5; the other then in column 6."""
    match = Match.start(FOUR, seed="judge")
    for turn, column in enumerate([3, 6, 2, 6, 4, 6]):
        match.answer(turn % 2, Drop(column))
    return match


def judged(match: Match, given: Drop, tries: int = 40) -> Judged:
    search = Judged(match.game, match.memory(0), "salt", given)
    for _ in range(tries):
        search.iterate()
    return search


def test_the_given_answer_is_tried_as_often_as_all_others():
    search = judged(Match.start(FOUR, seed="first"), Drop(0))
    assert abs(2 * search.given.visits - search.iterations) <= 1


def test_a_missed_victory_is_regretted():
    search = judged(three_in_a_row(), Drop(0))
    assert search.better.action in (Drop(1), Drop(5))
    assert search.regret == 1


def test_a_victory_is_clear():
    match = three_in_a_row()
    assert Judged(FOUR, match.memory(0), "salt", Drop(1)).clear
    assert not Judged(FOUR, match.memory(0), "salt", Drop(0)).clear


def test_before_any_try_nothing_is_regretted():
    assert judged(three_in_a_row(), Drop(0), 0).regret < 0


def test_a_duel_counts_bout_by_bout():
    duel = Duel(FOUR, three_in_a_row().memory(0), "salt", Drop(1), Drop(0))
    for _ in range(10):
        duel.bout()
    assert duel.differences == [1.0] * 10
    assert duel.better.visits == duel.given.visits == 10


def test_what_lay_hidden_changes_no_verdict():
    compared = 0
    for number, match in enumerate(walk_through(NAUTILUS, 3, 3)):
        if number % 60 or match.over or match.snapshots[-1].answers != match.number or len(match.turn.options) < 2:
            continue
        seat, given = match.turn.seat, match.turn.options[-1]
        other = dealt_anew(match, seat, Chance.of("otherwise"))
        assert NAUTILUS.pack(other.state) != NAUTILUS.pack(match.state)
        found = []
        for each in (match, other):
            duel = Duel(NAUTILUS, each.memory(seat), "salt", each.turn.options[0], given)
            for _ in range(3):
                duel.bout()
            found.append(duel.differences)
        assert found[0] == found[1]
        compared += 1
    assert compared >= 3
