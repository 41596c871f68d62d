"""Challenges (CH)."""

import pytest

from fathom.games.sleeping_gods.actions import (
    Activate,
    DrawFate,
    Equip,
    GoOn,
    Join,
    Pick,
    Pitch,
    TakeOption,
    UseBoard,
)
from fathom.games.sleeping_gods.events import ChallengeEnded, PassageRead, TookPart
from fathom.games.sleeping_gods.pieces import Card, Crew, Skill, SkillCard, Status
from fathom.games.sleeping_gods.steps.story.exploring import read
from fathom.games.sleeping_gods.steps.trials.challenges import begin_test
from fathom.games.sleeping_gods.steps.turns import EventStep, TakeActions
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    AUDRIE,
    GREGORY,
    KANNAN,
    KASUMI,
    LAURENT,
    MAC,
    MARCO,
    ODESSA,
    RAFAEL,
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)
from tests.rules.sleeping_gods.story import Story

CLIFF = """
90: { test: { skill: strength, value: 7, fail: { do: [{ wound: 8 }] } }, goto: 90.9 }
90.9: { return: true }
"""


def simple(test: str) -> str:
    """A paragraph with a test that leads to another."""
    return f"90: {{ test: {test}, goto: 90.6 }}\n90.6: {{ return: true }}"


def attempt(scene: Scene, skill: str = "strength", value: int = 9, forced: list[Crew] | None = None) -> Match:
    begin_test(scene.g, Skill(skill), value, forced)
    return scene.play(*reversed(scene.g.agenda[-1 - len(forced or []) :]))


def final(match: Match) -> ChallengeEnded:
    ended: ChallengeEnded = told(match, ChallengeEnded)[-1]
    return ended


def reading(story: Story, scene: Scene, passage: str, text: str) -> Match:
    """The party reads a paragraph of a book that a test has written."""
    story(text)
    scene.g.agenda.clear()
    read(scene.g, passage)
    return scene.play(*reversed(scene.g.agenda))


@rule("CH1")
def test_a_challenge_has_a_skill_a_value_and_a_price_of_failure(story):
    text = story(
        "90: { test: { skill: strength, value: 5, fail: { do: [{ wound: 3 }] } }, goto: 90.1 }\n90.1: { return: true }"
    )
    test = text["90"].test
    assert (test.skill, test.value) == (Skill.STRENGTH, 5)
    assert test.fail.do[0].amount == 3


@rule("CH2a")
def test_the_active_player_chooses_among_their_own_crew_and_the_captain():
    match = attempt(Scene())
    assert {option.crew for option in options(match, Join)} == {ODESSA, AUDRIE, KANNAN, LAURENT, MARCO}
    assert refused(match, Join(MAC)) == ("CH2a", "not-yours")


@rule("CH2b", "CH2c")
def test_each_takes_part_once_and_gets_tired():
    match = do(attempt(Scene()), Join(ODESSA), Join(LAURENT), Join(MARCO))
    assert refused(match, Join(MARCO)) == ("CH2b", "takes-part")
    assert [member(match, who).fatigue for who in (ODESSA, LAURENT, MARCO)] == [1, 1, 1]


@rule("CH2c", "CH2d")
def test_who_lacks_the_skill_may_take_part_and_adds_nothing():
    match = do(attempt(Scene(1).fates(3)), Join(AUDRIE), DrawFate())
    assert final(match).score == 3
    assert member(match, AUDRIE).fatigue == 1


@rule("CH3a")
def test_example_zoe_adds_two_of_her_crew_for_one_order():
    match = do(attempt(Scene().orders(0, 1)), Join(ODESSA))
    match.answer(1, Join(GREGORY))
    match.answer(1, Join(RAFAEL))
    assert table(match).players[1].orders == 0
    assert [member(match, who).fatigue for who in (ODESSA, GREGORY, RAFAEL)] == [1, 1, 1]
    assert refused(attempt(Scene().goods(artifact=1)), Join(GREGORY), seat=1) == ("CH3a", "too-few-orders")


@rule("CH3c")
def test_a_forced_member_of_another_player_costs_nothing():
    match = do(attempt(Scene().orders(0, 2).fates(2).hand(1, "heave"), forced=[MAC]), DrawFate())
    assert table(match).players[1].orders == 2
    assert table(match).test.participants == [MAC]
    assert member(match, MAC).fatigue == 1


@rule("CH4")
@pytest.mark.parametrize(("fate", "passed"), [(5, True), (4, False)])
def test_fate_alone_may_do(fate, passed):
    match = do(attempt(Scene(1).fates(fate), value=5), DrawFate())
    assert final(match).passed is passed


@rule("CH5", "CH6")
def test_the_score_is_printed_symbols_equipped_cards_levels_and_fate():
    scene = Scene(1).crew(LAURENT, equipped=["heave"]).crew(MARCO, levels=["marco-strongman"]).fates(4)
    match = do(attempt(scene), Join(LAURENT), Join(MARCO), DrawFate())
    assert final(match).score == 1 + 1 + 1 + 1 + 4


@rule("CH7a", "ABI1")
def test_plus_one_fate_after_the_draw_also_by_others():
    match = do(attempt(Scene().orders(0, 2).crew(KANNAN, seat=1).fates(4), value=5), DrawFate())
    match.answer(1, UseBoard(KANNAN, 0))
    assert (final(match).score, final(match).passed) == (5, True)
    assert member(match, KANNAN).orders == 2


@rule("CH7b")
def test_every_player_may_discard_cards_of_the_skill():
    match = do(attempt(Scene().hand(0, "heave", "feint").hand(1, "iron-grip").fates(4), value=7), DrawFate())
    assert refused(match, Pitch(SkillCard("feint")))
    do(match, Pitch(SkillCard("heave")))
    match.answer(1, Pitch(SkillCard("iron-grip")))
    do(match, GoOn())
    assert final(match).score == 6
    assert {"heave", "iron-grip"} <= set(table(match).skills.discard)


@rule("CH7c")
def test_equipped_cards_cannot_be_discarded_for_a_challenge():
    match = do(attempt(Scene().crew(AUDRIE, equipped=["heave"]).hand(0, "feint").hand(1, "rally").fates(2)), DrawFate())
    assert refused(match, Pitch(SkillCard("heave")))


@rule("CH8")
@pytest.mark.parametrize(("value", "passed"), [(6, True), (7, False)])
def test_reaching_the_value_is_enough(value, passed):
    match = do(attempt(Scene(1).fates(5), value=value), Join(ODESSA), DrawFate())
    assert final(match).passed is passed


@rule("CH10", "CMD4a", "ADV6")
def test_example_climbing_with_the_gear(story):
    match = reading(story, Scene(1).orders(1).fates(4, 5), "90", CLIFF)
    do(match, Join(LAURENT), Join(ODESSA), DrawFate(), Activate(Card("gear")))
    assert final(match).score == 7
    assert not any(each.wounds for each in table(match).crew)
    assert told(match, PassageRead)[-1].passage == "90.9"
    assert table(match).owned(Card("gear")).orders == 1


CROSSROADS = """
90:
  choices:
    cunning: { test: { skill: cunning, value: 5, fail: { do: [{ wound: 3 }] } }, goto: 90.1 }
    strength: { test: { skill: strength, value: 6, fail: { do: [{ wound: 3 }] } }, goto: 90.1 }
90.1: { return: true }
"""


@rule("CH1", "CH11a", "CH12")
@pytest.mark.parametrize("way", ["cunning", "strength"])
@pytest.mark.parametrize(("fate", "wounds"), [(6, 0), (1, 3)])
def test_example_two_ways_that_cost_as_much_and_meet_again(story, way, fate, wounds):
    match = do(reading(story, Scene(1).fates(fate), "90", CROSSROADS), TakeOption(way), Join(ODESSA), DrawFate())
    assert final(match).score == fate + 1
    assert member(match, ODESSA).wounds == wounds
    assert told(match, PassageRead)[-1].passage == "90.1"


@rule("CH11a")
def test_example_failure_split_three_ways(story):
    text = simple("{ skill: strength, value: 9, fail: { do: [{ wound: 9 }] } }")
    match = reading(story, Scene(1).fates(5), "90", text)
    do(match, Join(ODESSA), Join(LAURENT), Join(MARCO), DrawFate())
    assert final(match).score == 8
    for who in (ODESSA, LAURENT, MARCO) * 3:
        do(match, Pick(who))
    assert [member(match, who).wounds for who in (ODESSA, LAURENT, MARCO)] == [3, 3, 3]


@rule("CH11a", "CH11d", "CH12")
def test_example_failure_with_venom_goes_on_all_the_same(story):
    fail = "{ do: [{ wound: 7 }, { afflict: venom }] }"
    text = simple(f"{{ skill: perception, value: 10, fail: {fail} }}")
    match = reading(story, Scene(1).fates(5), "90", text)
    do(match, Join(KASUMI), Join(MAC), DrawFate())
    assert final(match).score == 7
    do(match, *[Pick(KASUMI)] * 3, *[Pick(MAC)] * 3)
    do(match, Pick(MAC))
    do(match, Pick(MAC))
    assert member(match, MAC).statuses == [Status.VENOM]
    assert told(match, PassageRead)[-1].passage == "90.6"


@rule("CH11b")
def test_a_failed_challenge_damages_the_ship_in_all_its_points():
    match = do(Scene(1).idle().event("whirlpool").fates(3, 2, 6).play(EventStep(), TakeActions()), DrawFate())
    assert table(match).damage == [0, 1, 0, 0, 0, 1]


@rule("CH11c")
@pytest.mark.parametrize(("fate", "goes_on_at"), [(6, "90.1"), (1, "90.2")])
def test_failure_may_lead_elsewhere(story, fate, goes_on_at):
    text = """
90: { test: { skill: savvy, value: 5, fail: { goto: 90.2 } }, goto: 90.1 }
90.1: { return: true }
90.2: { return: true }
"""
    match = do(reading(story, Scene(1).fates(fate), "90", text), DrawFate())
    assert told(match, PassageRead)[-1].passage == goes_on_at


@rule("CH11d")
def test_a_status_goes_to_a_participant_who_does_not_have_it(story):
    text = simple("{ skill: savvy, value: 9, fail: { do: [{ afflict: venom }] } }")
    scene = Scene(1).crew(KASUMI, statuses=["venom"]).fates(1)
    match = do(reading(story, scene, "90", text), Join(KASUMI), Join(KANNAN), DrawFate())
    assert member(match, KANNAN).statuses == [Status.VENOM]


@rule("CH11e")
def test_a_named_victim_suffers_whether_or_not_they_took_part(story):
    fail = "{ do: [{ wound: 2, who: mac }] }"
    text = simple(f"{{ skill: savvy, value: 9, fail: {fail} }}")
    match = do(reading(story, Scene(1).fates(1), "90", text), Join(KASUMI), DrawFate())
    assert member(match, MAC).wounds == 2
    assert member(match, KASUMI).wounds == 0


@rule("CH11f")
@pytest.mark.parametrize(("fate", "shown"), [(6, False), (1, True)])
def test_the_text_of_a_failure_is_read_only_then(story, fate, shown):
    match = do(reading(story, Scene(1).fates(fate), "90", CLIFF.replace("7", "5")), DrawFate())
    assert ("90/fail" in table(match).readable_passages(0)) is shown


@rule("CH13a")
def test_a_forced_member_who_is_tired_out_adds_nothing_but_counts():
    scene = Scene(1).crew(MARCO, fatigue=2, equipped=["heave"]).fates(3)
    match = do(attempt(scene, forced=[MARCO]), DrawFate())
    assert final(match).score == 3
    assert member(match, MARCO).fatigue == 2
    assert table(match).test.participants == [MARCO]


@rule("CH13c", "GEN2g")
def test_a_forced_member_alone_takes_it_all(story):
    test = "{ skill: savvy, value: 9, forced: [mac], fail: { do: [{ wound: 3 }] } }"
    text = simple(test)
    match = do(reading(story, Scene(1).crew(MAC, fatigue=2).fates(1), "90", text), DrawFate())
    assert member(match, MAC).wounds == 3


@rule("CH3c", "CH13a")
@pytest.mark.parametrize(("fatigue", "helps"), [(0, True), (2, False)])
def test_the_journal_tells_who_is_forced_and_whether_that_helps(story, fatigue, helps):
    text = simple("{ skill: savvy, value: 9, forced: [mac], fail: { do: [{ wound: 1 }] } }")
    match = reading(story, Scene(1).crew(MAC, fatigue=fatigue), "90", text)
    assert told(match, TookPart) == [TookPart(MAC, helps)]


@rule("CH14")
def test_nobody_joins_after_the_draw():
    match = do(attempt(Scene(1).hand(0, "heave").fates(1)), DrawFate())
    assert prompt(match) == "meddle"
    assert refused(match, Join(ODESSA))


@rule("CMD2h")
def test_nothing_is_equipped_during_a_challenge():
    match = attempt(Scene(1).orders(3).hand(0, "heave"))
    assert refused(match, Equip(SkillCard("heave"), MAC)) == ("CMD2h", "busy")
    do(match, DrawFate())
    assert refused(match, Equip(SkillCard("heave"), MAC))


def test_without_participants_failure_wounds_go_to_anybody(story):
    match = do(reading(story, Scene(1).fates(1), "90", CLIFF.replace("wound: 8", "wound: 1")), DrawFate())
    assert {option.crew for option in options(match, Pick)} == {each.crew for each in table(match).crew}


def test_whether_a_window_opens_tells_nothing_of_a_hand():
    """Who draws is asked whenever they hold cards, of whatever skill; alone at the table only if it helps."""
    match = do(attempt(Scene().hand(0, "feint").fates(3)), DrawFate())
    assert (prompt(match), match.turn.options) == ("meddle", [GoOn()])
    match = do(attempt(Scene(1).hand(0, "feint").fates(3)), DrawFate())
    assert prompt(match) != "meddle"
