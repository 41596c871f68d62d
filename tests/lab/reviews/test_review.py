"""Reviews of finished games: the chances over time, the turns, and the answers that cost most."""

from itertools import islice, pairwise
from math import ceil, log2
from pathlib import Path
from random import Random

import msgspec
import pytest

import fathom
from fathom.bots import make_bot
from fathom.games import load
from fathom.games.connect_four import Drop
from fathom.games.noughts import Mark
from fathom.kernel import Match
from fathom.kernel.words.words import LANGUAGES
from fathom.lab.pages.review_page import review_page
from fathom.lab.reviews.course import SPREAD, TURNS, Course, Line, Turn, shares
from fathom.lab.reviews.review import NotOver, Reviewer, read, review
from fathom.lab.reviews.telling import Telling
from fathom.lab.reviews.verdicts import KEPT, Cost, Verdicts

FOUR, NOUGHTS, UNFATHOMABLE = load("connect-four"), load("noughts"), load("unfathomable")
BLUNDER = 6
MISSED = [3, 6, 2, 6, 4, 6, 0, 6]  # with three in a row, open on both sides, the first seat plays elsewhere, and loses


def four(*columns: int) -> Match:
    match = Match.start(FOUR, seed="four", forced=True)
    for turn, column in enumerate(columns):
        match.answer(turn % 2, Drop(column))
    return match


def drawn() -> Match:
    match = Match.start(NOUGHTS, seed="drawn", forced=True)
    for turn, cell in enumerate([0, 1, 2, 4, 3, 5, 7, 6, 8]):
        match.answer(turn % 2, Mark(cell))
    return match


# ---------------------------------------------------------------------------------- the chances


def test_the_chances_end_with_the_result():
    found = review(four(*MISSED), 400)
    assert found.moments == list(range(len(MISSED) + 1))
    assert [line.seats for line in found.lines] == [[0], [1]]
    assert [line.chances[-1] for line in found.lines] == [0.0, 1.0]
    assert found.winners == [1]


def test_the_chances_of_all_seats_make_one():
    for chances in zip(*(line.chances for line in review(four(*MISSED), 400).lines), strict=True):
        assert sum(chances) == pytest.approx(1)


def test_a_game_that_nobody_loses_is_shared():
    assert [line.chances[-1] for line in review(drawn(), 300).lines] == [0.5, 0.5]


def test_the_chances_know_who_is_about_to_win():
    first, second = review(four(*MISSED), 400).lines
    assert first.chances[BLUNDER] == 1  # the game's bot would not miss it
    assert second.chances[BLUNDER + 1] == 1


def test_people_are_told_what_a_game_tells_them_rather_than_what_serves_the_search():
    course = Course(four(*MISSED), 400, "told")
    course._guide.play_on = lambda world, stage: [0.25, 0.75]
    world = Match.start(load("connect-four"))
    assert course._played_on(world) == [0.25, 0.75]
    course._guide.chances = lambda world: [0.9, 0.1]
    assert course._played_on(world) == [0.9, 0.1]


def test_a_long_game_is_looked_at_more_closely_where_the_chances_change():
    match = four(*MISSED)
    course = Course(match, 1000, "close")
    course.last = 400  # as if it had gone on for long, and turned at one point
    course._play_on = lambda at: iter([course._seen.setdefault(at, [[1.0, 0.0] if at < 333 else [0.0, 1.0]])])
    course.turns = lambda: []
    list(course.look())
    moments = course.moments
    assert {332, 333} <= set(moments)
    assert moments[-1] == 400
    assert len(moments) < 60


def test_a_first_look_reaches_over_the_whole_game():
    """Who opens a review early sees the beginning, the middle and the end, if only roughly."""
    course = Course(four(*MISSED), 1000, "wide")
    course.last = 400
    course._play_on = lambda at: iter([course._seen.setdefault(at, [[0.5, 0.5]])])
    list(islice(course.look(), SPREAD))
    assert len(course.moments) == SPREAD + 1
    assert max(later - earlier for earlier, later in pairwise(course.moments)) == 17


def test_seats_that_win_together_share_a_line():
    match = Match.start(UNFATHOMABLE, seats=4, seed="voyage", fast=True)
    bots = [make_bot(UNFATHOMABLE, "shipmate", f"bot {seat}") for seat in range(4)]
    while (ask := match.turn) is not None:
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    sides = {side.value: seats for side, seats in match.state.sides().items()}
    assert sorted(sides["humans"] + sides["traitors"]) == [0, 1, 2, 3]
    humans_won = match.state.ending.value == "arrived"
    assert shares(match) == [float(humans_won)]
    assert set(match.state.winners()) <= set(sides["humans" if humans_won else "traitors"])
    hopes = [0.3 if seat in sides["humans"] else 0.7 for seat in range(4)]
    assert shares(match, hopes) == [pytest.approx(0.3)]


@pytest.mark.parametrize(
    ("language", "all_of_them"), [("en", "All together"), ("fr", "Tous ensemble"), ("es", "Todos juntos")]
)
def test_a_line_of_several_seats_names_none_of_them_alone(language, all_of_them):
    telling = Telling(drawn(), ["Ana", "Bo"], language)
    assert telling.name(Line("", [0, 1], [])) == all_of_them
    assert telling.name(Line("", [1], [])) == "Bo"


# ------------------------------------------------------------------------------------ the turns


def test_the_game_turned_with_the_blunder():
    turns = review(four(*MISSED), 400).turns
    assert len(turns) <= TURNS
    assert Turn(BLUNDER, 0, Drop(0), 0, 1.0, 0.0) in turns


def test_a_change_that_luck_explains_is_no_turn():
    course = Course(four(*MISSED), 400, "luck")
    course._seen = {0: [[1.0, 0.0], [0.0, 1.0]] * 4, 1: [[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]] * 4}
    assert course._chances(0) != course._chances(1)
    assert [turn.at for turn in course.turns()] == []


# ---------------------------------------------------------------------------------- the answers


def test_a_missed_win_in_one_is_the_costliest_answer():
    worst = review(four(*MISSED), 800).costs[0]
    assert (worst.at, worst.seat, worst.action) == (BLUNDER, 0, Drop(0))
    assert worst.better in (Drop(1), Drop(5))
    assert worst.cost == 1


def test_who_wins_in_one_has_nothing_to_regret():
    assert len(MISSED) - 1 not in [cost.at for cost in review(four(*MISSED), 800).costs]


def test_costs_fall_and_are_more_than_luck():
    costs = review(four(0, 1, 0, 1, 0, 2, 3, 1, 6, 1), 800).costs
    assert len(costs) > 1
    assert [cost.cost for cost in costs] == sorted((cost.cost for cost in costs), reverse=True)
    assert all(cost.cost > cost.margin for cost in costs)


def test_an_answer_without_a_choice_is_not_judged():
    match = drawn()
    verdicts = Verdicts(match, 300, "choice")
    assert [suspect.at for suspect in verdicts._suspects()][-1] < match.number - 1


def long_four() -> Match:
    """A game with a choice at nearly all of its questions, more than are kept to the end."""
    match, chance = Match.start(FOUR, seed="long", forced=True), Random(3)
    while (ask := match.turn) is not None:
        match.answer(ask.seat, chance.choice(ask.options))
    return match


@pytest.mark.parametrize(("budget", "judged"), [(40, KEPT), (6000, 99)])
def test_with_more_tries_more_answers_are_looked_into(budget: int, judged: int):
    match = long_four()
    verdicts = Verdicts(match, budget, "many")
    choices = len(list(verdicts._suspects()))
    assert choices > 2 * KEPT
    next(verdicts.look())
    assert verdicts.judged == min(judged, choices)


def test_each_answer_that_is_looked_into_is_tried_four_times_in_the_first_round():
    verdicts = Verdicts(long_four(), 240, "few")
    rounds = ceil(log2(len(list(verdicts._suspects())) / KEPT))
    next(verdicts.look())
    assert verdicts.judged == 240 // (rounds + 2) // 4


def test_answers_that_the_games_own_bot_would_not_have_given_are_looked_into_first():
    match = four(*MISSED)
    suspects = list(Verdicts(match, 300, "odd")._suspects())
    odd = [suspect.search.favourite != match.answers[suspect.at].action for suspect in suspects]
    assert set(odd) == {True, False}
    assert odd == sorted(odd, reverse=True)


def test_a_budget_is_kept():
    for budget in (200, 901):
        verdicts = Verdicts(four(*MISSED), budget, "kept")
        assert len(list(verdicts.look())) <= budget


# ----------------------------------------------------------------------------------- the review


def test_the_same_seed_gives_the_same_review():
    assert review(four(*MISSED), 300, "one") == review(four(*MISSED), 300, "one")
    assert review(four(*MISSED), 300, "one") != review(four(*MISSED), 300, "two")


def test_the_match_is_left_as_it_was():
    match = four(*MISSED)
    before = FOUR.pack(match.state)
    review(match, 200)
    assert (FOUR.pack(match.state), match.number, match.over) == (before, len(MISSED), True)


def test_a_game_that_is_not_over_is_refused():
    with pytest.raises(NotOver, match=r"^this game is not over yet: only a finished game can be reviewed$"):
        Reviewer(four(*MISSED[:-1]))


def test_what_was_found_so_far_can_be_told_at_any_time():
    reviewer = Reviewer(four(*MISSED), 400)
    assert not reviewer.review().complete
    assert not reviewer.course_known
    done = list(islice(reviewer.look(), 40))
    found = reviewer.review()
    assert done == sorted(done)
    assert done[-1] < reviewer.total
    assert not found.complete
    assert 1 < len(found.moments) < len(MISSED) + 1
    assert found.costs == []


def test_a_review_is_written_and_read():
    found = review(four(*MISSED), 400)
    assert read(FOUR, msgspec.json.encode(found)) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(language):
    match = four(*MISSED)
    found = review(match, 800)
    telling = Telling(match, ["Ana <1>", "Bo"], language)
    page = review_page(found, telling)
    assert page.count("<svg") == 1
    assert "<script" not in page
    assert "http" not in page
    assert "Ana &lt;1&gt;" in page
    assert "review-" not in page
    assert telling.cost(found.costs[0]) in page.replace("&lt;", "<").replace("&gt;", ">")
    assert telling.better(found.costs[0]) in page


def test_every_word_of_the_review_is_said():
    root = Path(fathom.__file__).parent
    words = (root / "kernel" / "words" / "en" / "review.ftl").read_text(encoding="utf-8")
    files = [*root.rglob("*.py"), *(root.parent / "web" / "src").rglob("*.svelte")]
    said = "".join(file.read_text(encoding="utf-8") for file in files)
    keys = [line.split(" = ")[0] for line in words.split("\n") if line.startswith("review-")]
    assert [key for key in keys if f'"{key}"' not in said and f"'{key}'" not in said] == []


def test_a_page_without_turns_and_costs_says_so():
    match = four(*MISSED)
    empty = msgspec.structs.replace(review(match, 200), turns=[], costs=[], complete=False)
    page = review_page(empty, Telling(match, [], "en"))
    assert "No single answer turned this game." in page
    assert "No answer was clearly worse than another." in page
    assert "This review was interrupted" in page


@pytest.mark.parametrize(("margin", "told"), [(0.004, "-40 %"), (0.06, "-40 % (± 6 %)")])
def test_a_loss_that_is_certain_has_no_margin(margin: float, told: str):
    cost = Cost(BLUNDER, 0, Drop(0), Drop(1), 0.4, margin)
    assert Telling(four(*MISSED), [], "en").loss(cost).replace("\u2212", "-").replace("\u00a0", " ") == told


def test_the_steepest_gap_is_that_of_the_line_that_changes_most():
    """With three lines one may stay as it was: what counts is the largest change, not the smallest."""
    course = Course(four(*MISSED), 400, "steep")
    course.last = 30
    chances = {0: [0.5, 0.5, 0.0], 10: [0.1, 0.9, 0.0], 20: [0.2, 0.7, 0.1], 30: [0.2, 0.7, 0.1]}
    course._chances = chances.__getitem__
    course._seen = {key: [] for key in (0, 10, 20)}
    assert course._steepest() == (0, 10)
    course._seen = {key: [] for key in (0, 1, 2, 3)}
    course.last = 4
    assert course._steepest() is None


def test_of_gaps_that_change_alike_the_widest_is_looked_at():
    course = Course(four(*MISSED), 400, "flat")
    course.last = 30
    course._chances = lambda at: [0.5, 0.5]
    course._seen = {key: [] for key in (0, 5, 20)}
    assert course._steepest() == (5, 20)
