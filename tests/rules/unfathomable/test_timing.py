"""Chapter 10: when abilities may be used, and in which order."""

import pytest

from fathom.games.unfathomable.actions import (
    Activate,
    AddCard,
    Discard,
    LetFirst,
    Pass,
    PickNumber,
    PlayCard,
    UseAbility,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.client.talk import AskIntent, No, NoAnswer, Yes, talk
from fathom.games.unfathomable.events import (
    DeepOneMoved,
    PassengerEndangered,
    PlayedCard,
    Rolled,
)
from fathom.games.unfathomable.pieces import (
    Icon,
    Mythos,
    Role,
)
from fathom.games.unfathomable.state import NOBODY
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon, Stir
from fathom.games.unfathomable.steps.fighting.attacks import Attack
from fathom.games.unfathomable.steps.fighting.defeat import Defeat
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    OBSERVATION,
    STRENGTH,
    WILL,
    Scene,
    card,
    do,
    go_on,
    options,
    prompt,
    refused,
    settle,
    settle_until,
    table,
    told,
    use,
)

SHARP_EYE = card(OBSERVATION, 3)
OPEN_HANDS = card(INFLUENCE, 3)
GRIT_TEETH = card(STRENGTH, 5)
BOOKISH = (Role.MATHEMATICIAN, Role.JINX, Role.SURGEON, Role.ENGINEER)
ROLLS = {
    "an attack": Attack(0, NOBODY, Space.GALLEY),
    "a passenger": Endanger(1, 0),
    "the Abyss": Stir([Icon.HYDRA]),
}


def about_to_roll(cause, scene):
    return scene.deep_ones({Space.GALLEY: 1, Space.ABYSS: 2}).play(ROLLS[cause])


@rule("10.14a")
@pytest.mark.parametrize("cause", ROLLS)
def test_before_any_roll_whatever_its_cause_abilities_may_be_used(cause):
    match = about_to_roll(cause, Scene().seat(2, hand=[SHARP_EYE]).rolls(4))
    assert (prompt(match), told(match, Rolled)) == ("before-roll", [])
    do(use(match, 2, PlayCard(SHARP_EYE)), PickNumber(2), by=2)
    assert (told(match, Rolled)[0].face, told(match, Rolled)[0].result) == (4, 6)


@rule("10.14b")
@pytest.mark.parametrize("cause", ROLLS)
def test_after_any_roll_but_before_its_result_counts_it_may_be_rolled_again(cause):
    match = about_to_roll(cause, Scene(crew=BOOKISH).seat(1, hand=[card(WILL, 1)]).rolls(3, 8))
    settle_until(match, "after-roll")
    assert [event.face for event in told(match, Rolled)] == [3]
    assert table(match).deep_ones[Space.GALLEY] == 1
    assert len(table(match).passengers) == 9
    do(use(match, 1, UseAbility(Role.JINX)), Discard(card(WILL, 1)), by=1)
    assert [event.face for event in told(match, Rolled)] == [3, 8]
    if cause == "a passenger":
        settle(match)
        assert [event.at for event in told(match, PassengerEndangered)] == [Space.D8]


@rule("10.15")
def test_before_cards_are_added_is_only_before_anybody_has_added_one():
    match = Scene().seat(2, hand=[OPEN_HANDS, OPEN_HANDS]).play(SkillTest(Mythos.SPRUNG_PLATING, 0))
    assert (prompt(match), table(match).test.pile) == ("before-cards", [])
    assert PlayCard(OPEN_HANDS) in options(match, seat=2)
    settle(match)
    assert (prompt(match), match.turn.seat) == ("add-card", 2)
    assert refused(match, PlayCard(OPEN_HANDS)) == ("10.15", "cards-added")
    do(match, AddCard(OPEN_HANDS), Pass(), by=2)
    while not match.over:
        assert PlayCard(OPEN_HANDS) not in options(match)
        match.answer(match.turn.seat, Pass())


@rule("10.16a")
def test_example_the_active_player_decides_in_which_order_the_deep_ones_act():
    scene = Scene().seat(1, Space.BRIDGE).deep_ones({Space.W1: 1, Space.W3: 1, Space.W5: 1})
    scene.g.active = 1
    match = scene.play(ActivateIcon(Icon.DEEP_ONES))
    assert match.turn.seat == 1
    assert options(match, Activate) == [Activate(Space.W1), Activate(Space.W3), Activate(Space.W5)]
    do(match, Activate(Space.W5), Activate(Space.W1), by=1)
    assert [event.start for event in told(match, DeepOneMoved)] == [Space.W5, Space.W1, Space.W3]


def two_want_to_meddle():
    """Seats 1 and 2 both answer that they use something before the roll of seat 0."""
    match = Scene().seat(1, hand=[SHARP_EYE, card(OBSERVATION, 4)]).seat(2, hand=[SHARP_EYE]).play(Endanger(1, 0))
    match.answer(1, PlayCard(SHARP_EYE))
    match.answer(2, PlayCard(SHARP_EYE))
    return match


@rule("10.16b")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_the_active_player_says_who_of_several_goes_first(first, second):
    match = two_want_to_meddle()
    assert (match.turn.seat, options(match)) == (0, [LetFirst(1), LetFirst(2)])
    go_on(match, LetFirst(first), PickNumber(2))
    go_on(use(match, second, PlayCard(SHARP_EYE)), PickNumber(2))
    assert [event.seat for event in told(match, PlayedCard)] == [first, second]


@rule("10.16c")
def test_what_somebody_means_to_use_is_theirs_to_tell_and_binds_nobody():
    """The one who sets the order learns who wants to use something, not what; who waits may do something else."""
    match = two_want_to_meddle()
    assert AskIntent(1) in talk(match.view(0), 0)
    assert {Yes(), No(), NoAnswer()} <= set(talk(match.view(1), 1))
    assert match.events(0) == []
    assert match.view(0).players[1].hand == [None, None]
    assert match.view(0).played == []
    do(match, LetFirst(2), PickNumber(2), by=(0, 2))
    assert options(match, seat=1) == [Pass(), PlayCard(SHARP_EYE), PlayCard(card(OBSERVATION, 4))]


WINDOWS = {
    "before-roll": (SHARP_EYE, Endanger(1, 0)),
    "before-cards": (OPEN_HANDS, SkillTest(Mythos.SPRUNG_PLATING, 0)),
    "character-falls": (GRIT_TEETH, Defeat(2)),
    "after-roll": (card(STRENGTH, 1), Attack(0, NOBODY, Space.GALLEY)),
    "total-known": (card(WILL, 3), SkillTest(Mythos.SPRUNG_PLATING, 0)),
}


@rule("10.16d")
@pytest.mark.parametrize("name", WINDOWS)
def test_whoever_may_use_an_ability_may_decline(name):
    mine, step = WINDOWS[name]
    match = Scene().seat(2, hand=[mine]).deep_ones({Space.GALLEY: 1}).play(step)
    while prompt(match) != name:
        match.answer(match.turn.seat, Pass())
    assert options(match, seat=2) == [Pass(), PlayCard(mine)]
    match.answer(2, Pass())
    assert prompt(match) != name
    assert mine in table(match).players[2].hand
