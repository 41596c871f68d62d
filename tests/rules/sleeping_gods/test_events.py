"""Event cards and the three decks (EVT)."""

import pytest

from fathom.games.sleeping_gods.actions import DrawFate, Forgo, GoOn, Join, Sail
from fathom.games.sleeping_gods.decks import EventPiles
from fathom.games.sleeping_gods.events import CourseSet, EventDrawn, EventLeft, PassageRead
from fathom.games.sleeping_gods.library import events
from fathom.games.sleeping_gods.pieces import Card, Danger, EventCard, SkillCard
from fathom.games.sleeping_gods.steps.turns import EndOfTurn, EventStep, NextTurn, TakeActions
from fathom.kernel import SPECTATOR
from fathom.kernel.cards.effects import Accept, Choose, Decline
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    AUDRIE,
    GAME,
    LAURENT,
    MAC,
    ODESSA,
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)

SPINE = """
1: { do: [{ discard-equipped: true }, { build-events: true }], return: true }
1.2: { do: [{ discard-equipped: true }, { build-events: true }], return: true }
F1: { do: [{ discard-equipped: true }], choices: { wake: { goto: F31 }, stay: { goto: F31 } } }
F31: { do: [{ tick-ending: 1 }], return: true }
"""


def exhausted(scene: Scene, deck: int) -> Scene:
    """The event deck of that number has run out."""
    scene.g.events, scene.g.deck = EventPiles([], [], []), deck
    return scene


@rule("EVT1")
def test_the_drawn_event_is_public_and_does_not_come_back():
    scene = Scene(1).event("stinging-starfish")
    before = len(scene.g.events)
    match = scene.card("gear", orders=1).fates(2).play(EventStep())
    assert told(match, EventDrawn)[0].event_card == "stinging-starfish"
    assert len(table(match).events) == before - 1
    assert EventCard("stinging-starfish") in GAME.redact(table(match), SPECTATOR).spent
    do(match, Choose("ship"))
    assert table(match).troubles == []


@rule("EVT1")
def test_a_permanent_event_also_acts_when_it_is_drawn():
    match = Scene(1).at("2d").event("sea-serpent").play(EventStep(), TakeActions())
    assert table(match).troubles[0].at is not None


@rule("EVT3")
def test_a_lone_challenge_cannot_be_declined():
    match = Scene(1).event("rogue-wave").play(EventStep())
    assert prompt(match) == "enlist"
    assert refused(match, GoOn())


@rule("EVT4", "EVT10e")
def test_the_starfish_one_option_and_not_the_other():
    match = do(Scene(1).card("gear", orders=1).event("stinging-starfish").fates(2).play(EventStep()), Choose("ship"))
    assert sum(table(match).damage) == 1
    assert match.over
    scene = Scene(1).event("stinging-starfish").fates(4)
    match = do(scene.play(EventStep()), Choose("test"), Join(ODESSA), DrawFate())
    assert member(match, ODESSA).wounds == 3
    assert not any(table(match).damage)


@rule("EVT5")
def test_a_permanent_event_stays_until_its_own_condition_discards_it():
    match = Scene(1).event("temperamental-engine").play(EventStep(), TakeActions(), EndOfTurn(), NextTurn())
    assert [trouble.event for trouble in table(match).troubles] == ["temperamental-engine"]
    assert "temperamental-engine" not in {getattr(option, "event", "") for option in options(match)}
    do(match, Forgo(), Forgo(), Decline())
    assert [trouble.event for trouble in table(match).troubles] == ["temperamental-engine"]
    assert table(match).turn == 2


@rule("EVT6")
def test_an_event_for_the_turn_is_gone_in_the_next():
    scene = Scene(1).event("headwind").fates(5)
    match = do(scene.play(EventStep(), TakeActions(), EndOfTurn(), NextTurn()), Sail(), DrawFate())
    assert told(match, CourseSet)[0].score == 4
    while table(match).turn == 1:
        match.answer(0, next((each for each in options(match) if isinstance(each, Forgo)), match.turn.options[0]))
    assert table(match).today is None


@rule("EVT7b")
def test_after_the_last_card_the_turn_is_finished_normally():
    scene = exhausted(Scene(1), 1).event("temperamental-engine")
    match = scene.play(EventStep(), TakeActions(), EndOfTurn(), NextTurn())
    assert len(table(match).events) == 0
    assert prompt(match) == "action"
    do(match, Forgo(), Forgo(), Decline())
    assert table(match).turn == 2


@rule("EVT8a", "EVT8b", "EVT8c", "EVT7a")
@pytest.mark.parametrize(("deck", "passage"), [(1, "1"), (2, "1.2"), (3, "F1")])
def test_an_empty_deck_is_answered_by_the_book(story, deck, passage):
    story(SPINE)
    match = exhausted(Scene(1), deck).play(EventStep(), TakeActions())
    assert told(match, PassageRead)[0].passage == passage
    assert table(match).deck == (deck + 1 if deck < 3 else 3)
    assert table(match).finale == (deck == 3)


@rule("EVT8a")
def test_the_next_deck_is_built_from_cards_not_used_yet(story):
    story(SPINE)
    scene = Scene(1)
    used = list(scene.g.events.mild)
    scene.g.spent += [card for danger in Danger for card in scene.g.events.pile(danger)]
    match = exhausted(scene, 1).play(EventStep(), TakeActions())
    new = table(match).events
    assert not set(used) & set(new.mild)
    assert all(events()[card].danger is Danger.DEADLY for card in new.deadly)
    assert prompt(match) == "action"


@rule("EVT9")
@pytest.mark.parametrize("deck", [1, 2, 3])
def test_equipped_skill_cards_are_lost_with_the_deck(story, deck):
    story(SPINE)
    scene = exhausted(Scene(1), deck).hand(0, "feint").card("braided-whip", on=MAC)
    scene.crew(LAURENT, equipped=["triage", "notebook"], levels=["laurent-woodsman"]).crew(MAC, equipped=["heave"])
    match = scene.play(EventStep(), TakeActions())
    assert not any(each.skills for each in table(match).crew)
    assert {"triage", "notebook", "heave"} <= set(table(match).skills.discard)
    assert member(match, LAURENT).levels
    assert table(match).players[0].hand == [SkillCard("feint")]
    assert table(match).owned(Card("braided-whip")).on == MAC


@rule("EVT10a")
@pytest.mark.parametrize(("fate", "gone"), [(6, True), (5, False)])
def test_the_engine_may_be_mended_at_the_end_of_any_turn(fate, gone):
    scene = Scene().trouble("temperamental-engine").fates(fate)
    match = do(scene.acting(left=1), Forgo())
    assert prompt(match) == "may-effect"
    do(match, Accept(), Join(AUDRIE))
    do(match, DrawFate())
    assert (told(match, EventLeft) != []) is gone
    assert (table(match).troubles == []) is gone


@rule("EVT10a")
def test_the_engine_slows_the_ship_and_mending_it_is_optional():
    match = do(Scene(1).trouble("temperamental-engine").fates(5).acting(), Sail(), DrawFate())
    assert told(match, CourseSet)[0].score == 4
    match = do(Scene(1).trouble("temperamental-engine").acting(left=1), Forgo(), Decline())
    assert table(match).turn == 2
