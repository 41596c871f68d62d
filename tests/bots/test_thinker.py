"""The bot `thinker`: blind for what is hidden, repeatable, quick to see what is obvious, and for every game."""

from concurrent.futures.process import BrokenProcessPool
from random import Random

import pytest

from fathom.bots import Thinker, bots_of, make_bot, observation_for, usual_bot
from fathom.bots.search import Search
from fathom.bots.thinker import Budget, best, search, together
from fathom.games import load
from fathom.games.connect_four import Drop
from fathom.games.connect_four.bots import decisive
from fathom.games.nautilus.bots import Greedy
from fathom.games.nautilus.library import Find
from fathom.games.noughts import Mark
from fathom.kernel import Action, Chance, Match, Unknown
from fathom.kernel.record.match import Snapshot
from fathom.lab.studies.simulate import Plan, play_one, simulate
from tests.conformance.play import dealt_anew, every_game, walk_through
from tests.kernel import parley

NOUGHTS, FOUR, NAUTILUS = load("noughts"), load("connect-four"), load("nautilus")


def answer_of(match: Match, iterations: int = 60, seed: str = "salt") -> Action:
    ask = match.turn
    assert ask is not None
    return Thinker(match.game, seed, Budget(iterations=iterations)).choose(match.memory(ask.seat), ask)


# -------------------------------------------------------------------------------- what it cannot know


def begun(match: Match) -> bool:
    """Whether the match has just begun a step, so that what is hidden can be dealt anew."""
    return not match.over and match.snapshots[-1].answers == match.number


def test_its_answer_is_the_same_whatever_is_hidden():
    compared = 0
    for number, match in enumerate(walk_through(NAUTILUS, 3, 3)):
        if number % 40 == 0 and begun(match):
            seat = match.turn.seat
            answers = {answer_of(match, 4)}
            for seed in ("one", "two"):
                other = dealt_anew(match, seat, Chance.of(seed))
                assert NAUTILUS.pack(other.state) != NAUTILUS.pack(match.state)
                answers.add(answer_of(other, 4))
            assert len(answers) == 1
            compared += 1
    assert compared >= 4


def poisoned(match: Match, seat: int) -> Match:
    """The match with gold under every token that the seat has not seen, which can never be."""
    start = match.snapshots[-1]
    state = match.game.unpack(start.packed)
    state.tokens = [
        token if mask == -1 or mask >> seat & 1 else Find.GOLD
        for token, mask in zip(state.tokens, state.seen, strict=True)
    ]
    state.left_missions = state.left_missions[:1] * len(state.left_missions)
    snapshot = Snapshot(start.answers, start.events, match.game.pack(state))
    return Match.resume(match.game, match.setup, match.answers[:], match.journal[: start.events], snapshot)


def test_poison_in_the_hidden_half_does_not_reach_it():
    match = next(match for match in walk_through(NAUTILUS, 5, 2) if match.number > 90 and begun(match))
    seat = match.turn.seat
    toxic = poisoned(match, seat)
    assert NAUTILUS.pack(toxic.state) != NAUTILUS.pack(match.state)
    assert toxic.memory(seat).pack() == match.memory(seat).pack()
    assert answer_of(toxic, 8) == answer_of(match, 8)


@pytest.mark.parametrize("step", [parley.Trial([0, 1, 2]), parley.Vote(), parley.Storm(0), parley.Draw(0)])
def test_it_plays_where_others_answer_in_secret(step):
    match = parley.begin(step)
    thinker = Thinker(match.game, "salt", Budget(iterations=20))
    while (ask := match.turn) is not None:
        answer = thinker.choose(match.memory(ask.seat), ask)
        assert answer in ask.options
        match.answer(ask.seat, answer)


def test_it_does_not_wait_for_the_votes_of_others():
    match = parley.begin(parley.Vote())
    before = answer_of(match)
    for said in (True, False):
        twin = match.clone()
        for seat in (1, 2):
            twin.answer(seat, parley.Say(said))
        assert answer_of(twin) == before


# ------------------------------------------------------------------------------- a fair participant


@every_game
def test_it_can_play_every_game(game):
    match = Match.start(game, seed="any")
    bots = [make_bot(game, "thinker:2i", f"bot {seat}") for seat in range(match.setup.seats)]
    for _ in range(12):
        ask = match.turn
        if ask is None:
            break
        match.answer(ask.seat, bots[ask.seat].choose(match.memory(ask.seat), ask))
    assert match.number >= 5


@pytest.mark.parametrize("name", ["noughts", "nautilus"])
def test_the_same_seed_and_iterations_give_the_same_answers(name):
    game = load(name)
    first, second = ([], [])
    for answers in (first, second):
        match = Match.start(game, seed="again")
        bot = make_bot(game, "thinker:6i", "salt")
        for _ in range(5):
            ask = match.turn
            answers.append(bot.choose(match.memory(ask.seat), ask))
            match.answer(ask.seat, answers[-1])
    assert first == second


def test_it_leaves_its_memory_as_it_was():
    match = next(match for match in walk_through(NAUTILUS, 5, 2) if match.number > 60)
    memory = match.memory(match.turn.seat)
    before = memory.pack()
    Thinker(NAUTILUS, "salt", Budget(iterations=5)).choose(memory, memory.ask)
    assert memory.pack() == before


def test_without_time_it_answers_as_the_games_own_bot():
    for number, match in enumerate(walk_through(NAUTILUS, 6, 2)):
        if number % 25 == 0 and not match.over:
            ask = match.turn
            answer = Thinker(NAUTILUS, "salt", Budget(milliseconds=5), clock=late()).choose(match.memory(ask.seat), ask)
            ranked = Greedy("salt").rank(match.view(ask.seat), ask)
            assert answer == (ranked[0] if len(ask.options) > 1 else ask.options[0])


def late():
    """A clock by which every moment is an hour after the one before."""
    hours = iter(range(10**6))
    return lambda: 3600.0 * next(hours)


def test_where_playouts_stray_an_answer_must_be_clearly_better_than_the_games_own():
    tried = {5: (9, 4.5), 2: (9, 4.8), 7: (2, 2.0)}
    assert best(tried) == best(tried, doubt=0.09) == 2
    assert best(tried, doubt=0.11) == 5


def test_answers_are_compared_by_the_luck_of_the_same_worlds():
    """Where positions are valued, what an answer brought is set right by how the first one did in its worlds."""
    match = next(match for match in walk_through(NAUTILUS, 6, 2) if begun(match) and len(match.turn.options) > 4)
    found = Search(NAUTILUS, match.memory(match.turn.seat), "salt")
    for _ in range(25):
        found.iterate()
    first, *others = found.root.edges.values()
    tried = [*found.tried().values()]
    assert tried[0] == (first.visits, pytest.approx(first.total))
    assert first.visits == max(edge.visits for edge in found.root.edges.values())
    for edge, (visits, total) in zip(others, tried[1:], strict=True):
        assert visits == edge.visits
        if visits:
            luck = first.mean - found._totals[visits - 1] / visits
            assert total / visits == pytest.approx(edge.mean + luck)


def test_the_only_answer_needs_no_thought():
    match = Match.start(NOUGHTS, forced=True)
    for cell in (0, 1, 2, 4, 3, 5, 7, 6):
        match.answer(match.turn.seat, Mark(cell))
    assert Thinker(NOUGHTS, "salt", Budget(), clock=pytest.fail).choose(match.memory(0), match.turn) == Mark(8)


# ------------------------------------------------------------------------------------- sees what counts


@pytest.mark.parametrize(("cells", "best"), [((0, 3, 1, 4), 2), ((0, 4, 8, 3), 5), ((4, 0, 2), 6)])
def test_it_takes_a_line_and_prevents_one(cells, best):
    match = Match.start(NOUGHTS)
    for cell in cells:
        match.answer(match.turn.seat, Mark(cell))
    assert answer_of(match, 200) == Mark(best)


def test_it_answers_the_middle_with_a_corner():
    """Whoever takes a side instead has lost, but only five marks later."""
    match = Match.start(NOUGHTS)
    match.answer(0, Mark(4))
    assert answer_of(match, 1500) in (Mark(0), Mark(2), Mark(6), Mark(8))


def urgent(count: int, seed: int) -> list[Match]:
    """Positions of Connect Four in which a line of four can be completed or must be prevented."""
    found, chooser = [], Random(seed)
    while len(found) < count:
        match = Match.start(FOUR)
        while match.turn is not None:
            if decisive(match.state, match.turn.seat) is not None and chooser.random() < 0.5:
                found.append(match.clone())
            match.answer(match.turn.seat, chooser.choice(match.turn.options))
    return found[:count]


def lines(match: Match, seat: int) -> list[Action]:
    """The drops that complete a line, tried out by the rules themselves."""
    found = []
    for drop in match.turn.options:
        state = match.game.unpack(match.game.pack(match.state))
        state.agenda = [*state.agenda, *match.game.unpack(match.snapshots[-1].packed).agenda]
        state.agenda[-1].seat = seat
        twin = Match.from_state(match.game, match.setup, state)
        twin.answer(seat, drop)
        if twin.state.winner == seat:
            found.append(drop)
    return found


@pytest.mark.parametrize("count", [40, pytest.param(1000, marks=pytest.mark.slow)])
def test_it_never_misses_a_win_or_a_block_in_one(count):
    for match in urgent(count, count):
        seat = match.turn.seat
        wins, threats = lines(match, seat), lines(match, 1 - seat)
        assert wins or threats
        assert answer_of(match, 100) in (wins or threats)


def test_it_looks_further_than_one_disc_ahead():
    """Two in the middle of the lowest row with room on both sides become three: it must act now."""
    match = Match.start(FOUR)
    for column in (3, 3, 2):
        match.answer(match.turn.seat, Drop(column))
    assert answer_of(match, 600) in (Drop(1), Drop(4))


@pytest.mark.slow
def test_it_beats_chance_at_connect_four():
    found = simulate(Plan("connect-four", ["thinker:100i", "random"], "storm"), 40)
    assert found.wins[0] == 40


@pytest.mark.slow
def test_it_beats_the_games_own_bot():
    found = simulate(Plan("nautilus", ["thinker:16i", "greedy"], "storm"), 8)
    assert not found.errors
    assert found.wins[0] >= 5


# --------------------------------------------------------------------------------- levels and names


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200ms", Budget(milliseconds=200)),
        ("500i", Budget(iterations=500)),
        ("2x300i", Budget(iterations=300, processes=2)),
        ("fast", Budget(milliseconds=200)),
    ],
)
def test_a_level_is_a_name_or_a_budget(text, budget):
    assert Budget.read(text) == budget


@pytest.mark.parametrize("text", ["", "0ms", "5", "ms", "-5i", "1.5s", "0x5i", "fast ", "99999999ms"])
def test_what_is_no_budget_is_refused_with_what_would_be_one(text):
    assert Budget.read(text) is None
    with pytest.raises(Unknown, match=r"thinker:<n>ms"):
        make_bot(NOUGHTS, f"thinker:{text}", "")


def test_every_game_offers_it_after_its_own_bots():
    assert list(bots_of(NOUGHTS)) == ["random", "thinker:fast", "thinker:strong"]
    assert list(bots_of(NAUTILUS)) == ["random", "greedy", "seasoned", "thinker:fast", "thinker:strong"]


def test_the_usual_bot_is_the_games_own():
    assert [usual_bot(game) for game in (NOUGHTS, FOUR, NAUTILUS)] == ["random", "alert", "greedy"]


def test_a_bot_looks_at_what_it_needs():
    match = Match.start(NAUTILUS)
    seat = match.turn.seat
    assert observation_for(make_bot(NAUTILUS, "random", ""), match)(seat) is None
    assert observation_for(make_bot(NAUTILUS, "greedy", ""), match)(seat) == match.view(seat)
    assert observation_for(make_bot(NAUTILUS, "thinker:1i", ""), match)(seat) == match.memory(seat)


def test_it_takes_part_in_simulations():
    plan = Plan("noughts", ["thinker:20i", "random"], "lab")
    assert not play_one(plan, 0).error
    assert play_one(plan, 0) == play_one(plan, 0)


# --------------------------------------------------------------------------------------- processes


def test_searches_are_added_up():
    assert together([{1: (2, 1.0), 0: (1, 0.5)}, {0: (3, 1.5), 1: (1, 0.0)}]) == {1: (3, 1.0), 0: (4, 2.0)}


def test_when_a_process_dies_it_thinks_alone(monkeypatch):
    class Broken:
        def map(self, *args):
            raise BrokenProcessPool

        def cache_clear(self):
            replaced.append(True)

        def __call__(self, count):
            return self

    replaced = []
    monkeypatch.setattr("fathom.bots.thinker._processes", Broken())
    match = Match.start(NOUGHTS)
    memory = match.memory(0)
    found = Thinker(NOUGHTS, "salt", Budget(iterations=10, processes=2))._tried(memory, "salt/1")
    assert found == search(NOUGHTS, memory, "salt/1", Budget(iterations=10))
    assert replaced


@pytest.mark.slow
def test_over_processes_it_adds_up_what_each_has_found():
    match = Match.start(NOUGHTS)
    match.answer(0, Mark(4))
    memory = match.memory(1)
    parts = [search(NOUGHTS, memory, f"salt/1/{part}", Budget(iterations=40)) for part in range(2)]
    found = Thinker(NOUGHTS, "salt", Budget(iterations=40, processes=2))._tried(memory, "salt/1")
    assert found == together(parts)
