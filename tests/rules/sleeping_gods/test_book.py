"""Exploring: paragraphs, choices, keywords, towns, tokens (EXP, QST, VIL, TOK)."""

from fathom.games.sleeping_gods.actions import Activate, DrawFate, Explore, LeaveTown, TakeOption
from fathom.games.sleeping_gods.events import PassageRead
from fathom.games.sleeping_gods.library import quests
from fathom.games.sleeping_gods.pieces import Card, Good, Location, Quest
from fathom.games.sleeping_gods.steps.story.exploring import read as begin_reading
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    MAC,
    Scene,
    do,
    options,
    prompt,
    refused,
    table,
    told,
)

INN = """
2:
  town: tavern
  choices:
    work: { goto: 2.1 }
    drink: { goto: 2.2, cost: [{ lose: coin, amount: 2 }] }
    secret: { goto: 2.3, requires: { keyword: wick } }
2.1: { do: [{ gain: coin }], return: true }
2.2: { do: [{ token: A }], return: true }
2.3: { return: true }
8: { do: [{ gain: coin, amount: 2 }, { lose: grain }], return: true }
"""


def exploring(story, text: str, scene: Scene | None = None, location: int = 2) -> Match:
    story(text)
    return do((scene or Scene(1)).at("2d").acting(), Explore(Location(location)))


def read(match: Match) -> list[str]:
    return [event.passage for event in told(match, PassageRead)]


@rule("EXP1")
def test_only_locations_of_the_ships_region_are_explored():
    match = Scene(1).at("2d").acting()
    assert {option.location for option in options(match, Explore)} == {2, 8}
    assert refused(match, Explore(Location(40)))


@rule("EXP2")
def test_a_location_opens_the_paragraph_of_its_number(story):
    assert read(exploring(story, INN)) == ["2"]


@rule("EXP3", "EXP6")
def test_a_choice_leads_on_and_what_lies_behind_it_is_not_shown_before(story):
    match = exploring(story, INN)
    assert prompt(match) == "choice"
    assert TakeOption("work") in options(match)
    assert "2.1" not in table(match).readable_passages(0)
    do(match, TakeOption("work"))
    assert "2.1" in table(match).readable_passages(0)


@rule("EXP4")
def test_gains_and_losses_are_applied_when_read(story):
    match = exploring(story, INN, location=8)
    assert table(match).goods[Good.COIN] == 5
    assert table(match).goods[Good.GRAIN] == 0


@rule("EXP5")
def test_return_to_the_ship_ends_the_exploration_and_the_turn_goes_on(story):
    match = exploring(story, INN, location=8)
    assert prompt(match) == "action"
    assert table(match).actions == 1
    assert table(match).bookmark is None


@rule("EXP7")
def test_a_location_may_be_explored_again_in_the_same_turn(story):
    match = do(exploring(story, INN, location=8), Explore(Location(8)))
    assert read(match) == ["8", "8"]


@rule("CMD4f", "CMD4g")
def test_recipes_are_cooked_between_paragraphs(story):
    scene = Scene(1).orders(1).goods(meat=3).crew(MAC, fatigue=2)
    match = exploring(story, INN, scene)
    assert Activate(Card("soup")) in options(match)


@rule("QST1", "QST3")
def test_a_quest_taken_is_public_and_gives_its_keyword(story):
    match = exploring(story, "2: { do: [{ take-quest: 3 }], return: true }")
    assert Quest("wick") in table(match).quests
    assert table(match).has("wick")


@rule("QST2", "QST3")
def test_a_completed_quest_is_gone_for_the_campaign(story):
    text = "2: { do: [{ complete-quest: 3 }, { take-quest: 3 }], return: true }"
    match = exploring(story, text, Scene(1).quest("wick"))
    assert table(match).finished == [Quest("wick")]
    assert Quest("wick") not in table(match).quests
    assert not table(match).has("wick")


BRANCHES = """
2:
  if: [{ keyword: wick, goto: 2.1 }, { keyword: glass, goto: 2.2 }]
  do: [{ gain: coin }]
  return: true
2.1: { return: true }
2.2: { return: true }
"""


@rule("QST4")
def test_a_keyword_at_the_beginning_must_be_followed(story):
    assert read(exploring(story, BRANCHES)) == ["2"]
    match = exploring(story, BRANCHES, Scene(1).quest("glass"))
    assert read(match) == ["2.2"]
    assert table(match).goods[Good.COIN] == 3


@rule("QST5")
def test_keywords_are_checked_in_order(story):
    assert read(exploring(story, BRANCHES, Scene(1).quest("glass", "wick"))) == ["2.1"]


@rule("QST6")
def test_a_required_keyword_opens_a_choice_and_forces_nothing(story):
    match = exploring(story, INN)
    assert refused(match, TakeOption("secret")) == ("QST6", "keyword-missing")
    match = exploring(story, INN, Scene(1).quest("wick"))
    assert {TakeOption("secret"), TakeOption("work")} <= set(options(match))


@rule("QST7")
def test_active_quests_are_marked():
    assert quests()[Quest("ninefold")].active
    assert not quests()[Quest("relit")].active


@rule("VIL1")
def test_in_a_town_several_options_may_be_taken_in_one_visit(story):
    match = do(exploring(story, INN), TakeOption("work"))
    assert prompt(match) == "choice"
    assert TakeOption("drink") in options(match)
    do(match, TakeOption("drink"), LeaveTown())
    assert prompt(match) == "action"


@rule("VIL2")
def test_no_option_of_a_town_twice_in_one_visit(story):
    match = do(exploring(story, INN), TakeOption("work"))
    assert refused(match, TakeOption("work")) == ("VIL2", "option-used")
    do(match, LeaveTown(), Explore(Location(2)))
    assert TakeOption("work") in options(match)


@rule("TOK1", "TOK2")
def test_a_token_is_held_and_opens_its_passage(story):
    text = """
2: { do: [{ token: A }], goto: 2.1 }
2.1: { if: [{ token: B, goto: 2.2 }, { token: A, goto: 2.3 }], return: true }
2.2: { return: true }
2.3: { choices: { a: { goto: 2.2 }, b: { goto: 2.4 } } }
2.4: { return: true }
"""
    match = exploring(story, text)
    assert read(match) == ["2", "2.3"]
    assert table(match).tokens == ["A"]


@rule("TOK3")
def test_tokens_go_back_on_returning_to_the_ship(story):
    match = exploring(story, "2: { do: [{ token: A }], return: true }")
    assert table(match).tokens == []


def test_an_option_that_cannot_be_paid_is_refused(story):
    match = exploring(story, INN, Scene(1).goods(coin=1))
    assert refused(match, TakeOption("drink")) == ("EXP3", "cannot-pay")


@rule("MKT8", "CH11a")
def test_a_failure_takes_coins_but_no_artifact_in_their_place(story):
    text = """
2: { test: { skill: cunning, value: 9, fail: { do: [{ lose: coin, amount: 2 }] } }, goto: 2.1 }
2.1: { return: true }
"""
    match = exploring(story, text, Scene(1).goods(coin=1, artifact=1).fates(1))
    do(match, DrawFate())
    assert table(match).goods[Good.COIN] == 0
    assert table(match).goods[Good.ARTIFACT] == 1


MEMORY = """
2:
  also: { lamp: { read: 8 }, lit: { keyword: wick }, late: { deck: 2 }, old: { read: 8 }, more: { read: 8 } }
  first: [{ gain: coin }]
  choices:
    work: { then: { do: [{ gain: coin }] }, goto: 2.1 }
    try: { test: { skill: craft, value: 4, fail: {} }, then: {}, goto: 2.1 }
2.1: { return: true }
8: { return: true }
""".replace("read: 8", 'read: "8"')


@rule("EXP2")
def test_lines_follow_a_paragraph_when_their_need_holds_two_at_a_time_and_each_once(story):
    scene = Scene(1)
    scene.g.log = ["8"]
    match = exploring(story, MEMORY, scene)
    assert read(match) == ["2", "2/also/lamp", "2/also/old"]
    do(match, TakeOption("work"), Explore(Location(2)))
    assert read(match)[-2:] == ["2", "2/also/more"]


@rule("EXP4")
def test_what_is_done_first_is_done_at_the_first_reading_only(story):
    match = exploring(story, MEMORY)
    assert table(match).goods[Good.COIN] == 4
    do(match, TakeOption("work"), Explore(Location(2)))
    assert table(match).goods[Good.COIN] == 5  # one for the work


@rule("EXP3")
def test_what_comes_of_a_choice_is_read_before_the_story_goes_on(story):
    assert read(do(exploring(story, MEMORY), TakeOption("work"))) == ["2", "2/work/then", "2.1"]


@rule("EXP3", "CH10")
def test_what_comes_of_a_test_is_read_only_if_it_is_passed(story):
    won = do(exploring(story, MEMORY, Scene(1).fates(6)), TakeOption("try"), DrawFate())
    assert read(won) == ["2", "2/try/then", "2.1@odessa"]
    lost = do(exploring(story, MEMORY, Scene(1).fates(1)), TakeOption("try"), DrawFate())
    assert read(lost) == ["2", "2/try/fail", "2.1@odessa"]


def test_the_finale_reads_anew_after_a_defeat():
    first, again = Scene(1), Scene(1)
    again.g.log = ["F1"]
    for scene, passage in ((first, "F1"), (again, "F4")):
        scene.g.agenda.clear()
        begin_reading(scene.g, "F1", exploring=False)
        match = scene.play(*reversed(scene.g.agenda))
        assert read(match)[0] == passage
