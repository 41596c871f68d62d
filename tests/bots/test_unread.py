"""Nobody reads ahead: a future that a bot, the odds or a review imagines ends before a passage that is unread."""

import pytest
from msgspec import field

from fathom.bots.guide import Guide
from fathom.bots.search import Search
from fathom.bots.thinker import Budget, Thinker
from fathom.kernel import Action, Ask, Chance, Event, Flow, Game, Match, Public, State, Step
from fathom.kernel.game import Story
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.insight.odds import odds
from fathom.kernel.questions.runner import Curtain
from fathom.lab.reviews.course import Course

TEXTS = {"harbour": "You set out.", "reef": "The hull bursts.", "grotto": "Gold, at last."}
READ: list[str] = []  # whatever step has opened a passage


class Log(State, kw_only=True):
    read: Public[list[str]] = field(default_factory=lambda: ["harbour"])
    gold: Public[int] = 0

    cooperative = True

    def readable_passages(self, seat: int) -> list[str]:
        return self.read

    def scores(self) -> list[int]:
        return [self.gold, self.gold]


class Go(Action, frozen=True):
    where: str


class Found(Event, frozen=True):
    gold: Public[int]
    odds = ("gold",)


class Sail(Step):
    """A seat chooses where to go, and there is a passage to read there."""

    def run(self, g: Log) -> Flow:
        answer = yield Ask(0, [Go("reef"), Go("grotto"), Go("harbour")], "sail")
        g.push(Read(answer.where))


class Read(Step):
    continues = True
    passage: str

    def opens(self, g: Log) -> list[str]:
        return [self.passage]

    def run(self, g: Log) -> Flow:
        READ.append(self.passage)
        if self.passage not in g.read:
            g.read.append(self.passage)
            g.show()
        g.gold += {"grotto": 5, "reef": 0, "harbour": 1}[self.passage]
        g.tell(Found(g.gold))
        yield Ask(1, [Go("on"), Go("back")], "done")


GAME = Game(
    name="log",
    package=__name__,
    seats=range(2, 3),
    state=Log,
    story=Story(prose=lambda language: TEXTS),
    setup=lambda setup, chance: Log(chance=chance, agenda=[Sail(), Sail()]),
)


@pytest.fixture(autouse=True)
def _nothing_is_read():
    READ.clear()


def begun() -> Match:
    match = Match.start(GAME, seed="log")
    READ.clear()
    return match


def test_a_world_ends_before_an_unread_passage_with_the_state_as_it_was():
    world = Imagination(GAME, begun().memory(0)).world(Chance.of("worlds"))
    assert world is not None
    with pytest.raises(Curtain):
        world.answer(0, Go("grotto"))
    assert READ == []
    assert (world.state.gold, world.state.read) == (0, ["harbour"])


def test_what_was_read_may_be_read_again_in_a_world():
    world = Imagination(GAME, begun().memory(0)).world(Chance.of("worlds"))
    world.answer(0, Go("harbour"))
    assert world.state.gold == 1
    match = begun()
    match.answer(0, Go("grotto"))
    match.answer(1, Go("on"))
    again = Imagination(GAME, match.memory(0)).world(Chance.of("worlds"))
    again.answer(0, Go("grotto"))
    assert again.state.gold == 10


def test_a_search_and_a_thinker_never_open_one():
    match = begun()
    search = Search(GAME, match.memory(0), "salt")
    for _ in range(40):
        search.iterate()
    assert all(edge.visits for edge in search.root.edges.values())
    unread = [edge.mean for action, edge in search.root.edges.items() if action != Go("harbour")]
    assert unread == [0.5, 0.5]  # nothing is known of either
    Thinker(GAME, "salt", Budget(iterations=40)).choose(match.memory(0), match.turn)
    assert set(READ) <= {"harbour"}


def test_a_playout_ends_there_too():
    world = begun().clone(fast=True)
    world.read_no_further([])
    assert Guide(GAME, "salt").play_on(world, 0) == [0.5, 0.5]
    assert READ == []


def test_odds_tell_nothing_of_it():
    memory = begun().memory(0)
    known, unknown = odds(GAME, memory, Go("harbour")), odds(GAME, memory, Go("reef"))
    assert [outcome.event.gold for outcome in known.outcomes] == [1]
    assert unknown.outcomes == []
    assert set(READ) == {"harbour"}


def test_a_review_opens_only_what_was_read_in_its_game():
    match = begun()
    for where in ("grotto", "harbour"):
        match.answer(0, Go(where))
        match.answer(1, Go("on"))
    assert match.over
    READ.clear()
    course = Course(match, 60, "course")
    for _ in course.look():
        pass
    assert set(READ) == {"grotto", "harbour"}


def test_a_game_without_prose_goes_on():
    game = Game(
        name="log",
        package=__name__,
        seats=range(2, 3),
        state=Log,
        setup=lambda setup, chance: Log(chance=chance, agenda=[Sail()]),
    )
    world = Imagination(game, Match.start(game).memory(0)).world(Chance.of("worlds"))
    world.answer(0, Go("grotto"))
    assert world.state.gold == 5
