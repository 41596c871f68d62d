"""How far questions lie behind the last snapshot: cloning, undoing and reopening a table all replay that far."""

from collections import Counter

from fathom.bots import RandomBot, make_bot, observation_for
from fathom.bots.bot import Bot
from fathom.games import load
from fathom.kernel import Match

GAME = load("unfathomable")
SEATS, NEAR = 5, 8


def gaps(bots: list[Bot], seed: str) -> Counter[int]:
    """How many answers after a snapshot the questions of a game were put."""
    match, found = Match.start(GAME, SEATS, seed), Counter[int]()
    while (ask := match.turn) is not None:
        found[match.number - match.snapshots[-1].answers] += 1
        bot = bots[ask.seat]
        match.answer(ask.seat, bot.choose(observation_for(bot, match)(ask.seat), ask))
    return found


def near(found: Counter[int]) -> float:
    return sum(count for gap, count in found.items() if gap <= NEAR) / found.total()


def test_in_games_of_shipmates_questions_lie_close_behind_a_snapshot():
    found = gaps([make_bot(GAME, "shipmate", f"near/{seat}") for seat in range(SEATS)], "near")
    assert found.total() > 300
    assert near(found) > 0.99


def test_also_where_anything_may_happen():
    found = sum((gaps([RandomBot("near")] * SEATS, f"anything/{number}") for number in range(5)), Counter[int]())
    assert near(found) > 0.99
