"""Nobody reads ahead in Sleeping Gods: worlds, odds, thinkers and reviews end before a page that was not read."""

import pytest

from fathom.bots import make_bot
from fathom.games.sleeping_gods.actions import DrawFate, Explore, Join, TakeOption
from fathom.games.sleeping_gods.figures.underway import Bookmark, Trial
from fathom.games.sleeping_gods.pieces import Skill
from fathom.games.sleeping_gods.steps.story.exploring import ReadOn
from fathom.games.sleeping_gods.steps.trials.challenges import Attempt, CloseTest
from fathom.games.sleeping_gods.stories import book
from fathom.kernel import Chance, Match
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.questions.runner import Curtain
from fathom.lab.reviews.review import review
from fathom.lab.studies.simulate import play_out
from tests.rules.sleeping_gods.scene import GAME, KASUMI, Scene

TALE = """
2:
  choices:
    try: { test: { skill: craft, value: 5, fail: { do: [{ wound: 6, who: each }], goto: 2.2 } }, goto: 2.1 }
    leave: { goto: 2.3 }
2.1: { do: [{ gain: coin, amount: 9 }], return: true }
2.2: { return: true }
2.3: { return: true }
"""


def world(match: Match) -> Match:
    found = Imagination(GAME, match.memory(0)).world(Chance.of("world"))
    assert found is not None
    return found


def test_a_world_ends_where_a_place_would_be_explored_for_the_first_time(story):
    story(TALE)
    imagined = world(Scene(1).at("2d").acting())
    with pytest.raises(Curtain):
        imagined.answer(0, Explore(2))
    assert imagined.state.log == []


def test_what_was_read_may_be_read_again(story):
    story(TALE)
    scene = Scene(1).at("2d")
    scene.g.log = ["2"]
    imagined = world(scene.acting())
    imagined.answer(0, Explore(2))
    assert imagined.turn.prompt == "choice"
    with pytest.raises(Curtain):
        imagined.answer(0, TakeOption("leave"))


@pytest.mark.parametrize("luck", range(4))
def test_neither_success_nor_failure_of_a_test_is_known_before(story, luck):
    """Whatever fate is drawn, what comes of it stands on a page that was not read; nobody is hurt in a world."""
    story(TALE)
    scene = Scene(1)
    scene.g.log, scene.g.bookmark = ["2"], Bookmark("2")
    imagined = Imagination(GAME, scene.play(ReadOn("2")).memory(0)).world(Chance.of(f"luck {luck}"))
    imagined.answer(0, TakeOption("try"))
    with pytest.raises(Curtain):
        imagined.answer(0, DrawFate())
    assert not any(member.wounds for member in imagined.state.crew)
    assert imagined.state.log == ["2"]


def test_odds_tell_nothing_of_a_place_that_was_not_explored(story):
    story(TALE)
    match = Scene(1).at("2d").acting()
    found = match.odds(0, Explore(2))
    assert found is None or found.outcomes == []


def test_odds_of_a_draw_count_the_cards_that_nobody_has_seen():
    """Of the sixty cards six bear a 1, six a 6, the others twelve each; those in one's own hand cannot be drawn."""
    scene = Scene(1).hand(0, "heave", "white-lie", "old-saying")  # three of the ones
    scene.g.test = Trial(Skill.PERCEPTION, 4)
    match = scene.play(Attempt(), CloseTest())
    for answer in (DrawFate(), Join(KASUMI)):
        found = match.odds(0, answer)
        assert found.exact
        chances = {outcome.event.value: outcome.chance for outcome in found.outcomes}
        assert chances == pytest.approx({1: 3 / 57, 2: 12 / 57, 3: 12 / 57, 4: 12 / 57, 5: 12 / 57, 6: 6 / 57})


class Torn:
    def __getattr__(self, name: str) -> object:
        raise AssertionError("somebody has read ahead")


def test_a_thinker_thinks_with_all_unread_pages_torn_out(monkeypatch):
    match = Match.start(GAME, 1, "thinker", packing=False)
    mate, thinker = make_bot(GAME, "mate", "0"), make_bot(GAME, "thinker:4i", "salt")
    whole = book.the_book()
    assert (
        book.ways_in()
    )  # the links between paragraphs are gathered once, by whoever asks first; only those read are looked at
    assert book.sources()
    thought = 0
    while match.state.turn < 4:
        ask = match.turn
        if ask.prompt in ("action", "choice", "room"):
            log = set(map(book.bare, match.state.log))
            begun = {str(place) for place in map(book.place_of, log) if place is not None}
            known = {key: text if key in log | begun else Torn() for key, text in whole.paragraphs.items()}
            memory = match.memory(0)
            assert ask.options
            with monkeypatch.context() as patch:
                patch.setattr(book, "the_book", lambda known=known: book.Book({}, known, {}))
                assert thinker.choose(memory, ask) in ask.options
            thought += 1
        match.answer(0, mate.choose(match.view(0), ask))
    assert thought > 10


@pytest.mark.slow
def test_a_session_is_reviewed():
    match = Match.start(GAME, 1, "review", packing=False, mode="brutal")
    play_out(match, [make_bot(GAME, "random", "0")])
    found = review(match, 24)
    assert found.answers == match.number
    assert len(found.lines) == 1
    assert all(0 <= chance <= 1 for chance in found.lines[0].chances)
    assert found.lines[0].chances[-1] == 0.0  # it was lost
