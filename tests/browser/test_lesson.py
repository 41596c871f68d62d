"""The guided first games, played to their last word by doing what they say: every language, mouse, finger and keys."""

import re

import pytest
from playwright.sync_api import expect

from fathom.games import load, names
from fathom.kernel.words.lesson import lesson_of
from fathom.kernel.words.words import Words
from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person

pytestmark = pytest.mark.browser

TAUGHT = [name for name in names() if lesson_of(load(name))]
READ = ".screen .story button.primary, .screen .book > p button.primary"
BARE = re.compile(r"\b(?:skill|crew|card|quest|region|enemy|status)-\w+")  # keys for which there are no words
LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}


class Learner:
    """Somebody who does what the guide says."""

    def __init__(self, person: Person, game: str, language: str = "en") -> None:
        self.person, self.page = person, person.page
        self.game = load(game)
        self.words = Words(language, self.game)
        self.guide = self.page.get_by_role("region", name=self.say("web-lesson"))

    def say(self, key: str, **arguments: object) -> str:
        return self.words.say(key, **arguments)

    def begin(self) -> None:
        self.person.open_home()
        lesson = lesson_of(self.game)
        assert lesson is not None
        label = self.say("web-learn", minutes=lesson.minutes)
        title = self.say("game-name")
        self.person.on_shelf(title).get_by_role("button", name=label).click()

    def follow(self, *, keys: bool = False, to: str = "") -> list[str]:
        """Do what every beat asks for, up to the last, or only up to a certain one; what was said."""
        lesson = lesson_of(self.game)
        assert lesson is not None
        said: list[str] = []
        for beat in lesson.beats:
            text = self.say(f"lesson-{beat.say}")
            after = any(each.free for each in lesson.beats[: lesson.beats.index(beat)])
            status = self.guide.get_by_role("status")
            if after:
                expect(status).to_contain_text(text)
            else:
                expect(status).to_have_text(text)
            said.append(text)
            if beat.say == to:
                return said
            assert not BARE.findall(self.page.locator("body").inner_text()), beat.say
            self._read_story(keys)
            if beat.free:
                self._decide()
                expect(self.guide.locator(".comment")).to_be_visible()
            elif beat.give:
                self._answer(keys)
            elif beat is not lesson.beats[-1]:
                self._read_on(keys)
        return said

    def _read_story(self, keys: bool) -> None:
        """A chapter that has just begun, or a visit that is over, lies over the board until it is read."""
        read = self.page.locator(READ)
        if not read.count():
            return
        if keys:
            self.page.locator("body").press("Enter")
        else:
            read.click()
        expect(read).to_have_count(0)

    def _read_on(self, keys: bool) -> None:
        if keys:
            self.page.locator("body").press("Enter")
        else:
            self.guide.get_by_role("button", name=self.say("web-lesson-next")).click()

    def _decide(self) -> None:
        """Give the first answer that the list has, as nobody says which."""
        unfold = self.page.get_by_role("button", name=self.say("web-unfold"), exact=True)
        if unfold.count():
            unfold.click()
        answers = self.page.locator(".answers ul button")
        kind = self.page.locator(".answers ul button.kind")
        expect(answers.nth(1)).to_be_visible()
        if kind.count():
            kind.first.click()
        self.page.locator(".answers ul button:not(.kind)").first.click()
        sure = self.page.locator(".confirm button.primary")
        if sure.count():
            sure.click()

    def _answer(self, keys: bool) -> None:
        expect(self.guide.get_by_text(self.say("web-lesson-yours"), exact=True)).to_be_visible()
        unfold = self.page.get_by_role("button", name=self.say("web-unfold"), exact=True)
        if unfold.count():  # on a phone, where what is asked can be answered on the board
            unfold.click()
        answers = self.page.locator(".answers ul button")
        expect(answers).to_have_count(1)
        if keys:
            self.page.locator("body").press("1")
        else:
            answers.click()
        sure = self.page.locator(".confirm button.primary")
        if sure.count():
            sure.click()


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_game_is_played_to_its_last_word(arrive: Arrive, game: str, language: str):
    learner = Learner(arrive(locale=LOCALES[language]), game, language)
    learner.begin()
    learner.follow()
    learner.guide.get_by_role("button", name=learner.say("web-lesson-play-on")).click()
    expect(learner.guide).to_have_count(0)
    learner.person.open_tab("journal")
    expect(learner.page.get_by_role("log").locator("li").last).to_be_in_viewport(ratio=0.9)


def test_the_guide_lets_one_see_the_odds_that_it_speaks_of(arrive: Arrive):
    learner = Learner(arrive(), "machina-arcana")
    learner.begin()
    learner.follow(to="attack")
    learner.page.locator(".answers ul button").hover()
    expect(learner.page.locator(".odds")).to_contain_text("hit")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_game_is_played_on_a_phone(arrive: Arrive, game: str):
    learner = Learner(arrive(**PHONE), game)
    learner.begin()
    learner.follow()


def test_on_a_phone_a_story_has_room_beside_the_guide(arrive: Arrive):
    learner = Learner(arrive(**PHONE), "sleeping-gods", "en")
    learner.begin()
    learner.follow(to="book")
    story = learner.page.locator(".screen").bounding_box()
    assert story is not None
    assert story["height"] > 0.4 * PHONE["viewport"]["height"]  # type: ignore[index]


@pytest.mark.parametrize("game", TAUGHT)
def test_a_guided_game_is_played_by_keys(arrive: Arrive, game: str):
    learner = Learner(arrive(), game)
    learner.begin()
    learner.follow(keys=True)
