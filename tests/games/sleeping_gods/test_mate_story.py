"""What the bot `mate` makes of the story: fights it avoids, quests it follows, how an arc closes, and its nature."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Explore,
    TakeOption,
)
from fathom.games.sleeping_gods.board import maps
from fathom.games.sleeping_gods.bots import Mate
from fathom.games.sleeping_gods.bots.course import place_worth
from fathom.games.sleeping_gods.bots.mood import Mood, mood
from fathom.games.sleeping_gods.bots.reading import appeal
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.bots.trying import prospect
from fathom.games.sleeping_gods.pieces import EventCard, Level, Passage, Quest, Skill
from fathom.games.sleeping_gods.stories import book
from fathom.kernel import Match
from tests.rules.sleeping_gods.scene import Scene


def answer(match: Match) -> object:
    """What a mate would answer to the open question."""
    ask = match.turn
    assert ask is not None
    return Mate("tests").choose(match.view(ask.seat), ask)


# ----------------------------------------------------------------------------------------------- story


def test_a_fight_beyond_the_crew_is_left_alone(story):
    """A test that may be won rather than a fight of level 27."""
    story("""
2:
  choices:
    fight: { fight: [76, 77, 78], goto: 2.1 }
    talk: { test: { skill: cunning, value: 5, fail: { do: [{ wound: 1 }], goto: 2.2 } }, goto: 2.1 }
2.1: { return: true }
2.2: { return: true }
""")
    match = Scene(1).at("2d").acting()
    match.answer(0, Explore(2))
    assert answer(match) == TakeOption("talk")


CLOSING = """
8:
  choices:
    light: { goto: 8.1 }
    sell: { goto: 8.2 }
8.1: { return: true }
8.2: { return: true }
"""


def closing(first: list[EventCard]) -> object:
    """What a party that has seen these events does where an arc closes."""
    match = Scene(1).at("2d").acting()
    match.state.spent = first
    match.answer(0, Explore(8))
    (found,) = {Mate(str(seed)).choose(match.view(0), match.turn) for seed in range(8)}
    return found


def test_where_an_arc_closes_the_kind_are_kind_and_the_others_are_paid(story):
    """All mates of a party agree, whatever their seeds; another campaign begins with other events."""
    story(CLOSING)
    assert {closing(list(EventCard)[n : n + 3]) for n in range(8)} == {TakeOption("light"), TakeOption("sell")}


def test_the_mood_of_a_campaign_stays_as_its_first_events_were():
    seen = list(EventCard)
    assert mood(seen[:3]) == mood(seen[:9]) == mood(seen)
    assert mood(seen[:2]) == Mood()
    moods = [mood(seen[n : n + 3]) for n in range(40)]
    assert {each.kind for each in moods} == {each.studious for each in moods} == {True, False}
    assert {each.headings[0] for each in moods} == set(maps())


def test_the_faithful_follow_a_quest_rather_than_look_around():
    scene = Scene(1)
    scene.g.quests.append(Quest.WICK)
    plain, faithful = Sight(scene.g, 0), Sight(scene.g, 0)
    faithful.mood = Mood(faith=2.0)
    assert place_worth(faithful, 15) == pytest.approx(2 * place_worth(plain, 15))
    assert place_worth(faithful, 3) == pytest.approx(place_worth(plain, 3))


def test_each_party_likes_some_stories_and_some_places_better_than_others():
    """The further it has come in a story, the more it wants to know the rest."""
    moods = [mood(list(EventCard)[n : n + 3]) for n in range(20)]
    assert len({each.liking(2) for each in moods}) == 3
    assert len({each.curiosity(3) for each in moods}) == 20
    assert Mood().liking(2) == Mood().curiosity(3) == 1.0
    scene = Scene(1)
    scene.g.quests.append(Quest.MILLRACE)
    begun = Sight(scene.g, 0).lead(22)
    scene.g.quests.append(Quest.VERDICT)
    assert Sight(scene.g, 0).lead(22) > begun


def test_a_hint_sends_the_party_to_where_that_is_to_be_had_for_which_it_asks():
    """The ferryman at 22 waits for somebody whom the millers at 19 have sent."""
    scene = Scene(1)
    unknown = place_worth(Sight(scene.g, 0), 19)
    scene.g.log.append(Passage("22"))
    assert place_worth(Sight(scene.g, 0), 19) > unknown
    scene.g.finished.append(Quest.MILLRACE)
    assert place_worth(Sight(scene.g, 0), 19) == unknown


def test_who_has_heard_of_a_place_would_like_to_see_it():
    """The talk at the inn of Tallow Quay is of a court paper on a buoy (17), which is where a story begins."""
    scene = Scene(1)
    unheard = place_worth(Sight(scene.g, 0), 17)
    scene.g.log.append(Passage("10.7"))
    assert place_worth(Sight(scene.g, 0), 17) > unheard
    assert place_worth(Sight(scene.g, 0), 16) == place_worth(Sight(Scene(1).g, 0), 16)


def test_an_arc_that_is_begun_is_gone_through_with_and_one_that_is_closed_is_not():
    scene = Scene(1).quest("millrace")
    begun = Sight(scene.g, 0).keenness(Quest.MILLRACE)
    assert Sight(Scene(1).quest("millrace", "fable", "stowaway").g, 0).keenness(Quest.MILLRACE) > begun
    assert Sight(Scene(1).quest("millrace", "unwound").g, 0).keenness(Quest.MILLRACE) < begun


def test_who_pays_to_wait_does_not_leave(story):
    story("""
8:
  choices:
    wait: { cost: [{ tire: 1 }], goto: 8.1 }
    leave: { goto: 8.2 }
8.1: { return: true }
8.2: { return: true }
""")
    match = Scene(1).at("2d").acting()
    match.answer(0, Explore(8))
    assert answer(match) == TakeOption("wait")


def test_where_an_arc_closes_nobody_goes_against_their_nature(story):
    """The kind do not sell for want of a light, nor do the others light for want of a buyer: both rather wait."""
    story("""
8:
  choices:
    light: { goto: 8.1 }
    wait: { goto: 8.2 }
8.1: { return: true }
8.2: { return: true }
""")
    assert {closing(list(EventCard)[n : n + 3]) for n in range(8)} == {TakeOption("light"), TakeOption("wait")}


def test_before_a_test_a_party_counts_on_all_who_could_join(story):
    """Whoever has no orders left cannot."""
    scene = Scene(4)
    scene.g.active = 0
    for player in scene.g.players:
        player.orders = 2
    together = prospect(Sight(scene.g, 0), Skill.STRENGTH, 9, 20.0)[0]
    for player in scene.g.players:
        player.orders = 0
    assert prospect(Sight(scene.g, 0), Skill.STRENGTH, 9, 20.0)[0] < together


def test_only_a_seasoned_and_healthy_crew_is_bold():
    sight = Sight(Scene(1).g, 0)
    sight.mood = Mood(fear=0.1)
    assert sight.fear == 1.0
    for member, level in zip(sight.view.crew, (Level.ODESSA_VETERAN, Level.AUDRIE_MACHINIST), strict=False):
        member.levels.append(level)
    bold = Sight(sight.view, 0)
    bold.mood = Mood(fear=0.1)
    assert bold.fear == 0.1
    for member in sight.view.crew:
        member.fatigue = 2
    tired = Sight(sight.view, 0)
    tired.mood = Mood(fear=0.1)
    assert tired.fear == 1.0


def test_a_place_to_which_a_quest_leads_is_worth_more_than_another():
    scene = Scene(1)
    before = place_worth(Sight(scene.g, 0), 15)
    scene.g.quests.append(Quest.WICK)
    assert place_worth(Sight(scene.g, 0), 15) > 1.5 * before


def test_nobody_goes_back_to_where_a_quest_has_led_already():
    """Place 15 has been waiting for the wick; once there is glass, it has nothing more."""
    scene = Scene(1)
    scene.g.log.append(Passage("15"))
    assert place_worth(Sight(scene.g, 0), 15) < 1
    scene.g.quests.append(Quest.WICK)
    assert place_worth(Sight(scene.g, 0), 15) > 10
    scene.g.quests.append(Quest.GLASS)
    scene.g.log += [Passage("15.1"), Passage("15.2")]
    assert place_worth(Sight(scene.g, 0), 15) < 1


TEA = """
15:
  if: [{ keyword: wick, goto: 15.1 }]
  return: true
15.1:
  choices:
    try: { test: { skill: cunning, value: 6, fail: { do: [{ wound: 1 }], goto: 15.2 } }, goto: 15.2 }
    tea: { goto: 15.3 }
15.2: { return: true }
15.3: { do: [{ gain: coin, amount: COINS }], return: true }
"""


def test_nobody_goes_back_for_a_story_only_to_leave_it_again(story):
    """Who would rather have the tea, as the last time, has nothing to go there for."""
    story(TEA.replace("COINS", "30"))
    scene = Scene(1).quest("wick")
    scene.g.log += [Passage("15"), Passage("15.1"), Passage("15.3")]
    assert place_worth(Sight(scene.g, 0), 15) < 1


def test_who_has_come_for_a_story_goes_on_with_it(story):
    """The same choice is worth less to a party without the quest."""
    story(TEA.replace("COINS", "4"))
    choices = book.the_book().paragraphs["15.1"].choices
    for scene, wanted in ((Scene(1).quest("wick"), "try"), (Scene(1), "tea")):
        scene.g.log += [Passage("15"), Passage("15.1"), Passage("15.3")]
        sight = Sight(scene.g, 0)
        assert max(choices, key=lambda label: appeal(sight, "15.1", label, choices[label])) == wanted
