"""`seasoned`: the search of the thinker, guided by a bot whose numbers were learned."""

import pytest

from fathom.bots import bots_of, make_bot, usual_bot
from fathom.bots.guide import Guide
from fathom.bots.hired import hire
from fathom.bots.search import Search
from fathom.bots.thinker import LEVELS, Budget, _part, search
from fathom.games import load
from fathom.games.nautilus.bots.weights import GREEDY, learned_weights
from fathom.kernel import Match, Unknown

NAUTILUS = load("nautilus")


def parted():
    """A question of a game at which the learned bot prefers another answer than `greedy`."""
    match = Match.start(NAUTILUS, seats=2, seed="parted")
    greedy, learned = Guide(NAUTILUS, "s"), Guide(NAUTILUS, "s", learned=True)
    while (ask := match.turn) is not None:
        view = match.view(ask.seat)
        if greedy.rank(view, ask)[0] != learned.rank(view, ask)[0]:
            return match, ask
        match.answer(ask.seat, greedy.choose(match, ask))
    raise AssertionError("they agree on everything")


def test_its_numbers_were_learned():
    assert learned_weights() != GREEDY
    assert Guide(NAUTILUS, "s", learned=True)._player.weights == learned_weights()
    assert Guide(NAUTILUS, "s")._player.weights == GREEDY


def test_it_looks_first_at_what_the_learned_bot_likes():
    match, ask = parted()
    memory, view = match.memory(ask.seat), match.view(ask.seat)
    for learned in (False, True):
        first = next(iter(Search(NAUTILUS, memory, "s", learned=learned).root.edges))
        assert first == Guide(NAUTILUS, "s", learned=learned).rank(view, ask)[0]


def test_it_plays_where_there_is_something_learned():
    assert "seasoned" in bots_of(NAUTILUS)
    assert "seasoned" not in bots_of(load("connect-four"))
    assert usual_bot(NAUTILUS) == "greedy"
    with pytest.raises(Unknown):
        make_bot(load("connect-four"), "seasoned:10i", "s")


@pytest.mark.parametrize(
    ("name", "budget"), [("seasoned", LEVELS["fast"]), ("seasoned:7i", Budget(iterations=7)), ("thinker:7i", None)]
)
def test_its_budget_is_written_as_the_thinkers(name, budget):
    bot = hire(NAUTILUS, name, "s")
    assert bot._learned is (budget is not None)
    assert budget is None or bot._budget == budget


def test_it_answers_by_its_search():
    match, ask = parted()
    memory = match.memory(ask.seat)
    tried = search(NAUTILUS, memory, "s/1", Budget(iterations=12), learned=True)
    assert tried == _part(("nautilus", memory.pack(), "s/1", Budget(iterations=12), True))
    assert tried != search(NAUTILUS, memory, "s/1", Budget(iterations=12))
    bots = [make_bot(NAUTILUS, "seasoned:12i", "s") for _ in range(2)]
    assert bots[0].choose(memory, ask) == bots[1].choose(memory, ask) in ask.options
    assert bots[0]._tried(memory, "s/1") == tried
