"""Chapter 17: the skill tests of a crisis, and what somebody may choose instead of them."""

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AddCard,
    Pass,
    TakeOption,
    TakeTest,
    UseItem,
)
from fathom.games.unfathomable.effects.ship import Advance, Delay, Gain, Lose
from fathom.games.unfathomable.events import (
    TreacheryStirred,
)
from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.pieces import Item, Mythos, Resource, Track
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from tests.rules import rule
from tests.rules.unfathomable.mythos import judged, phase
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    TREACHERY,
    WILL,
    Scene,
    card,
    do,
    go_on,
    options,
    prompt,
    reprint,
    settle,
    table,
    told,
    use,
)

# --------------------------------------------------------------------------------------- skill tests


@rule("17.14")
def test_a_test_crisis_starts_a_skill_test():
    match = phase(Mythos.SPRUNG_PLATING, Scene().seat(1, hand=[card(WILL, 1)]))
    assert told(match, events.TestBegins) == [events.TestBegins("sprung-plating", 9, [INFLUENCE, STRENGTH])]
    assert prompt(match) == "before-cards"
    settle(match)
    assert (prompt(match), match.turn.seat, len(table(match).test.pile)) == ("add-card", 1, 2)


@rule("17.15a")
def test_every_test_has_a_threshold_and_two_skills_or_more():
    checks = [crisis.check for crisis in crises().values() if crisis.check]
    assert len(checks) == 49
    for check in checks:
        assert check.threshold >= 9
        assert len(set(check.skills)) >= 2
        assert TREACHERY not in check.skills


@rule("17.15b", "17.15c")
@pytest.mark.parametrize(
    ("skill", "total"), [(INFLUENCE, 9), (STRENGTH, 9), (LORE, 3), (OBSERVATION, 3), (WILL, 3), (TREACHERY, 3)]
)
def test_skills_that_are_shown_support_and_all_others_oppose(skill, total):
    """The test of the sprung plating shows Influence and Strength; two cards of 3 lie in it already."""
    scene = Scene().chaos(card(INFLUENCE, 3), card(STRENGTH, 3)).seat(1, hand=[card(skill, 3)])
    match = do(settle(scene.play(SkillTest(Mythos.SPRUNG_PLATING, 0))), AddCard(card(skill, 3)), by=1)
    assert told(settle(match), events.TestEnds)[0].total == total


@rule("17.16")
def test_every_test_says_what_comes_of_it():
    for crisis in crises().values():
        assert (crisis.check is not None) == (crisis.failure is not None)
        assert crisis.check is not None or crisis.success is None


@rule("17.16")
@pytest.mark.parametrize(("total", "voyage"), [(10, 1), (11, 3)])
def test_success_and_failure_have_effects_of_their_own(monkeypatch, total, voyage):
    effects = {"success": Advance(Track.VOYAGE), "failure": Delay(Track.VOYAGE)}
    name = reprint(monkeypatch, Mythos.BROKEN_TELEGRAPH, **effects)  # 11, with Influence and Strength
    scene = Scene().tracks(voyage=2).chaos(card(INFLUENCE, 5), card(STRENGTH, 5)).seat(1, hand=[card(STRENGTH, 1)])
    match = settle(scene.play(SkillTest(name, 0)))
    do(match, AddCard(card(STRENGTH, 1)) if total == 11 else Pass(), by=1)
    assert told(settle(match), events.TestEnds)[0].total == total
    assert table(match).tracks[Track.VOYAGE] == voyage


@rule("17.17a")
def test_a_partial_success_begins_below_the_threshold():
    partial = [crisis for crisis in crises().values() if crisis.partial is not None]
    assert len(partial) == 16
    for crisis in crises().values():
        assert (crisis.partial is not None) == bool(crisis.check and crisis.check.partial)
        assert crisis.check is None or crisis.check.partial < crisis.check.threshold


def bilge_gas(monkeypatch, total, scene=None):
    """A test of 10, partly 7, in which success gains a soul, failure loses one, and partial success costs food."""
    effects = {"success": Gain(Resource.SOULS), "partial": Lose(Resource.FOOD), "failure": Lose(Resource.SOULS)}
    return judged(reprint(monkeypatch, Mythos.BILGE_GAS, **effects), total, scene)


@rule("17.17b")
@pytest.mark.parametrize(("total", "souls", "food"), [(6, 7, 8), (7, 8, 7), (9, 8, 7), (10, 9, 8)])
def test_between_both_numbers_only_the_partial_effect_is_resolved(monkeypatch, total, souls, food):
    match = bilge_gas(monkeypatch, total)
    assert told(match, events.TestEnds)[0].total == total
    assert (table(match).dials[Resource.SOULS], table(match).dials[Resource.FOOD]) == (souls, food)


@rule("17.17c")
@pytest.mark.parametrize(("total", "outcome", "stirred"), [(6, "partial", []), (8, "success", [TreacheryStirred(2)])])
def test_a_partial_success_is_neither_success_nor_failure(monkeypatch, total, outcome, stirred):
    """The crooked ring adds 2, and costs something if the test passes by it."""
    match = bilge_gas(monkeypatch, total, Scene().seat(1, items=[Item.CROOKED_RING]))
    use(match, 1, UseItem(Item.CROOKED_RING))
    assert told(match, events.TestEnds)[0].outcome == outcome
    assert told(match, TreacheryStirred) == stirred
    assert table(match).dials[Resource.SOULS] == (9 if outcome == "success" else 8)


# ------------------------------------------------------------------------------- a test or something else


@rule("17.18")
@pytest.mark.parametrize(
    ("name", "chooser"),
    [
        (Mythos.RACE_THE_STORM, 3),
        (Mythos.CHANT_IN_UNISON, 1),
        (Mythos.LOST_CHILD, 2),
        (Mythos.CAUGHT_IN_THE_HOLD, 1),
    ],
)
def test_first_somebody_decides_between_the_test_and_something_else(name, chooser):
    match = phase(name, Scene().title(captain=3, keeper=1).seat(0, hand=[card(WILL, 1)]), seat=2)
    assert (match.turn.seat, options(match)) == (chooser, [TakeTest(), TakeOption(2)])
    assert (table(match).test, told(match, events.TestBegins)) == (None, [])
    go_on(match, TakeTest())
    assert table(match).test.card == name


@rule("17.19")
def test_whoever_chooses_something_else_has_no_test():
    match = phase(Mythos.VOTE_OF_NO_CONFIDENCE, Scene().seat(1, hand=[card(WILL, 1)]))
    chaos = list(table(match).chaos)
    do(match, TakeOption(2), by=3)
    assert match.over
    assert (told(match, events.TestBegins), table(match).chaos, len(table(match).players[1].hand)) == ([], chaos, 1)
