"""Chapter 13: Skill cards: their six decks, the hand, and using a card's ability."""

from collections import Counter

import pytest

from fathom.games.unfathomable.actions import (
    AddCard,
    Discard,
    DrawFrom,
    Forgo,
    Pass,
    PickNumber,
    PlayCard,
    TakeOption,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.effects.cards import DiscardHand, DrawItem
from fathom.games.unfathomable.events import Discarded, DrewCards, PlayedCard, Rolled
from fathom.games.unfathomable.library import abilities, skill_abilities
from fathom.games.unfathomable.pieces import Item, Loyalty, Mythos, Role, Spell
from fathom.games.unfathomable.pieces.skills import CARDS, SKILL, SKILLS, VALUE, Skill
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.cards.spells import Cast
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.games.unfathomable.steps.loyalty.awakening import Awakening
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.games.unfathomable.steps.turns import ActionPhase, DiscardPhase, SkillsPhase
from fathom.kernel import SPECTATOR, Match
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    GAME,
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    TREACHERY,
    WILL,
    Scene,
    asked,
    card,
    do,
    options,
    prompt,
    refused,
    reprint,
    settle,
    table,
    told,
    use,
)

TAKE_NOTES = card(OBSERVATION, 1)  # Action: draw two cards of any skills
SHARP_EYE = card(OBSERVATION, 3)  # before a roll: +2 or -2
OPEN_HANDS = card(INFLUENCE, 3)  # before cards are added to a test
TWELVE = [card(LORE, value) for value in (1, 1, 2, 3, 4, 5)] + [card(WILL, value) for value in (1, 1, 2, 2, 3, 4)]


def hand(match, seat=0):
    return table(match).players[seat].hand


def taking_notes(scene):
    """Seat 0 is asked from which decks it draws two cards."""
    return do(scene.seat(0, hand=[TAKE_NOTES]).acting(), PlayCard(TAKE_NOTES))


# --------------------------------------------------------------------------------- what they are


@rule("13.0")
def test_a_skill_card_can_be_used_or_added_to_a_test():
    match = Scene().seat(1, hand=[OPEN_HANDS]).play(SkillTest(Mythos.SPRUNG_PLATING, 0))
    assert PlayCard(OPEN_HANDS) in options(match, seat=1)
    assert options(settle(match)) == [Pass(), AddCard(OPEN_HANDS)]


@rule("13.1")
def test_every_skill_card_has_a_type_a_value_and_an_ability():
    """Thirty kinds of card; twenty abilities share them out."""
    shared = Counter((ability.skill, value) for ability in skill_abilities().values() for value in ability.values)
    assert shared == {(SKILL[each], VALUE[each]): 1 for each in CARDS}
    assert (len(CARDS), len(skill_abilities())) == (30, 20)
    for each in CARDS:
        assert (abilities()[each].skill, VALUE[each] in abilities()[each].values) == (SKILL[each], True)


@rule("13.2a")
def test_there_are_six_types():
    assert [skill.value for skill in Skill] == ["influence", "lore", "observation", "strength", "will", "treachery"]


@rule("13.2b")
def test_each_type_has_a_deck_and_a_discard_pile_of_its_own(monkeypatch):
    name = reprint(monkeypatch, Mythos.BAD_DREAMS, one=DiscardHand())
    scene = Scene().seat(0, hand=[card(WILL, 1)] * 2 + [card(LORE, 2)])
    match = do(scene.on_top("mythos", name).play(MythosPhase(0)), TakeOption(1))
    piles = table(match).skills
    assert len(piles) == len(SKILLS) == 6
    for skill, pile in zip(SKILLS, piles, strict=True):
        assert {SKILL[each] for each in [*pile.cards, *pile.discard]} == {skill}
    assert {skill: pile.discard for skill, pile in zip(SKILLS, piles, strict=True) if pile.discard} == {
        WILL: [card(WILL, 1)] * 2,
        LORE: [card(LORE, 2)],
    }


@rule("13.2b")
def test_discard_piles_lie_face_up_and_decks_face_down():
    match = Scene().skill_pile(WILL, deck=[card(WILL, 1)] * 3, discard=[card(WILL, 4), card(WILL, 2)]).acting()
    for viewer in (0, 1, SPECTATOR):
        pile = match.view(viewer).pile_of(WILL)
        assert (pile.cards, pile.discard[-1]) == ([None] * 3, card(WILL, 2))


@rule("13.2c")
def test_when_the_last_card_of_a_deck_is_drawn_its_discards_become_the_new_deck():
    discards = [card(WILL, 1)] * 4 + [card(WILL, 5)]
    match = taking_notes(Scene().skill_pile(WILL, deck=[card(WILL, 2)], discard=discards))
    do(match, DrawFrom(WILL), DrawFrom(LORE))
    pile = table(match).pile_of(WILL)
    assert card(WILL, 2) in hand(match)
    assert (Counter(pile.cards), pile.discard) == (Counter(discards), [])


@rule("13.2c")
def test_the_new_deck_is_shuffled():
    discards = [card(WILL, value) for value in (1, 2, 3, 4, 5)]
    orders = set()
    for seed in range(5):
        scene = Scene(seed=f"shuffle {seed}").skill_pile(WILL, deck=[card(WILL, 1)], discard=discards)
        match = do(taking_notes(scene), DrawFrom(WILL), DrawFrom(LORE))
        orders.add(tuple(table(match).pile_of(WILL).cards))
    assert len(orders) > 1


@rule("13.2d")
def test_of_a_skill_without_any_card_left_none_is_drawn_and_play_goes_on():
    """The master-at-arms would draw three Strength and two Will cards."""
    match = Scene().skill_pile(WILL, deck=[]).play(SkillsPhase(2), TakeAction(2))
    assert Counter(SKILL[each] for each in hand(match, 2)) == {STRENGTH: 3}
    assert prompt(match) == "action"


@rule("13.2d")
def test_such_a_skill_cannot_be_chosen_either():
    match = taking_notes(Scene().skill_pile(WILL, deck=[]))
    assert options(match) == [DrawFrom(skill) for skill in (INFLUENCE, LORE, OBSERVATION, STRENGTH)]


@rule("13.2e")
def test_an_exhausted_deck_is_made_anew_only_when_a_card_must_be_drawn_from_it(monkeypatch):
    name = reprint(monkeypatch, Mythos.BAD_DREAMS, one=DiscardHand())
    scene = Scene().seat(0, hand=[card(WILL, 2)]).skill_pile(WILL, deck=[])
    scene.on_top("mythos", name)
    match = do(scene.play(MythosPhase(0), SkillsPhase(2)), TakeOption(1))
    assert prompt(match) == "choose-track"  # the rest of the Mythos phase
    pile = table(match).pile_of(WILL)
    assert (pile.cards, pile.discard) == ([], [card(WILL, 2)])
    match.answer(0, options(match)[0])
    settle(match)
    assert card(WILL, 2) in hand(match, 2)
    assert (table(match).pile_of(WILL).cards, table(match).pile_of(WILL).discard) == ([], [])


@rule("13.2f")
def test_humans_never_draw_treachery():
    match = taking_notes(Scene().seat(0, loyalty=[Loyalty.HYBRID]))
    assert options(match) == [DrawFrom(skill) for skill in Skill if skill is not TREACHERY]


@rule("13.2f")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("revealed", [False, True])
def test_only_revealed_traitors_use_treachery(value, revealed):
    mine = card(TREACHERY, value)
    scene = Scene().seat(0, hand=[mine], loyalty=[Loyalty.HYBRID], revealed=revealed).deep_ones({Space.W1: 1})
    match = scene.play(ActionPhase(0))
    seen = options(match)
    if prompt(match) == "action-phase":
        seen += options(settle(match))
    assert (PlayCard(mine) in seen) is revealed


@rule("13.2f")
def test_a_revealed_traitor_draws_treachery():
    """The stowaway forgoes a Lore card of the set."""
    match = Scene().seat(1, revealed=True).play(SkillsPhase(1))
    do(match, Forgo(LORE), Pass(), PickNumber(1), by=1)
    assert Counter(SKILL[each] for each in hand(match, 1)) == {OBSERVATION: 2, WILL: 2, TREACHERY: 1}


# -------------------------------------------------------------------------------------- the hand


@rule("13.3a")
def test_every_player_has_a_hand_of_skill_cards():
    match = Match.start(GAME, 4, "hands", crew="suggested")
    while prompt(match) in ("draw-own", "look-at-loyalty"):
        match.answer(match.turn.seat, options(match)[0])
    first = table(match).active
    hands = [player.hand for player in table(match).players]
    assert [len(each) for each in hands] == [5 if seat == first else 3 for seat in range(4)]
    assert {each for one in hands for each in one} <= set(CARDS)


@rule("13.3b")
def test_a_drawn_card_goes_from_the_top_of_its_deck_into_the_hand():
    scene = Scene()
    before = list(scene.g.pile_of(LORE).cards)
    match = do(taking_notes(scene), DrawFrom(LORE), DrawFrom(LORE))
    assert hand(match) == [before[-1], before[-2]]
    assert table(match).pile_of(LORE).cards == before[:-2]


@rule("13.3c")
def test_all_decks_are_chosen_before_the_first_card_is_drawn():
    match = do(taking_notes(Scene()), DrawFrom(LORE))
    assert (prompt(match), hand(match), told(match, DrewCards)) == ("draw-from", [], [])
    do(match, DrawFrom(WILL))
    assert [(event.skills, len(event.cards)) for event in told(match, DrewCards)] == [([LORE, WILL], 2)]


@rule("13.3d")
def test_only_skill_cards_are_held_in_hand(monkeypatch):
    """An item, a kept spell, a kept Mythos card and a Loyalty card all lie in the play area."""
    name = reprint(monkeypatch, Mythos.PILFERED_STORES, one=DrawItem())
    scene = Scene(crew=(Role.APPRENTICE, Role.JINX, Role.EXILE, Role.ENGINEER)).seat(0, hand=[card(LORE, 1)])
    scene.on_top("mythos", name, Mythos.THE_PAGE_TURNS_ITSELF).on_top("items", Item.BLADE)
    scene.casting(Spell.UNWRITTEN_LINE)
    match = scene.play(MythosPhase(0), MythosPhase(0), Cast(0, Spell.UNWRITTEN_LINE), Awakening())
    do(match, TakeOption(1))
    while prompt(match) != "crisis":
        match.answer(match.turn.seat, options(match)[0])
    do(match, TakeOption(2))
    settle(match)
    assert prompt(match) == "look-at-loyalty"
    me = table(match).players[0]
    assert (me.items, me.mythos, me.spells) == (
        [Item.BLADE],
        [Mythos.THE_PAGE_TURNS_ITSELF],
        [Spell.UNWRITTEN_LINE],
    )
    assert (len(me.loyalty), me.hand) == (2, [card(LORE, 1)])


@rule("13.3e")
def test_how_many_cards_somebody_holds_is_public_but_not_which():
    match = Scene().seat(0, hand=[card(LORE, 1), card(WILL, 5)]).seat(1, hand=[card(WILL, 2)]).acting()
    for viewer in (1, 2, SPECTATOR):
        assert match.view(viewer).players[0].hand == [None, None]
    assert match.view(0).players[0].hand == [card(LORE, 1), card(WILL, 5)]
    assert match.view(0).players[1].hand == [None]
    seen = do(taking_notes(Scene()), DrawFrom(LORE), DrawFrom(WILL)).events(1)[-1]
    assert (seen.skills, seen.cards) == ([LORE, WILL], [None, None])


@rule("13.3f")
def test_more_than_ten_cards_may_be_held_until_the_discard_phase():
    match = Scene().seat(0, hand=TWELVE).play(TakeAction(0), DiscardPhase())
    assert (prompt(match), len(hand(match))) == ("action", 12)
    do(match, Pass())
    assert (prompt(match), asked(match)) == ("hand-limit", [0])
    do(match, Discard(card(LORE, 1)), Discard(card(LORE, 1)))
    assert (match.over, len(hand(match))) == (True, 10)


@rule("13.3g")
def test_everybody_with_more_than_ten_discards_down_to_ten_as_they_like():
    scene = Scene().seat(0, hand=[*TWELVE, card(LORE, 1)]).seat(2, hand=[card(STRENGTH, 1)] * 6 + [TAKE_NOTES] * 5)
    match = scene.seat(1, hand=[card(INFLUENCE, 1)] * 5 + [card(INFLUENCE, 2)] * 5).play(DiscardPhase())
    assert asked(match) == [0, 2]
    assert options(match, seat=2) == [Discard(card(STRENGTH, 1)), Discard(TAKE_NOTES)]
    match.answer(0, Discard(card(LORE, 5)))
    match.answer(2, Discard(TAKE_NOTES))
    do(match, Discard(card(WILL, 4)), Discard(card(WILL, 1)))
    assert match.over
    assert [len(hand(match, seat)) for seat in range(3)] == [10, 10, 10]
    assert [event.cards for event in told(match, Discarded) if event.seat == 0] == [
        [card(LORE, 5)],
        [card(WILL, 4)],
        [card(WILL, 1)],
    ]


# ------------------------------------------------------------------------------- using an ability


@rule("13.4a")
def test_a_card_that_is_used_is_shown_to_everybody_and_followed():
    match = Scene().rolls(3).seat(1, hand=[SHARP_EYE]).play(Endanger(1, 0))
    use(match, 1, PlayCard(SHARP_EYE))
    for viewer in (0, 2, SPECTATOR):
        assert match.view(viewer).played == [SHARP_EYE]
        assert match.events(viewer) == [PlayedCard(1, SHARP_EYE)]
    do(match, PickNumber(-2), by=1)
    assert told(match, Rolled)[0].result == 1


@rule("13.4b")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_skill_cards_may_be_used_in_anybodys_turn(active):
    scene = Scene().seat(2, hand=[SHARP_EYE])
    scene.g.active = active
    match = use(scene.play(Endanger(1, active)), 2, PlayCard(SHARP_EYE))
    assert told(match, PlayedCard) == [PlayedCard(2, SHARP_EYE)]


@rule("13.4c")
def test_without_an_action_left_an_action_card_cannot_be_used():
    scene = Scene().seat(0, hand=[TAKE_NOTES, TAKE_NOTES]).seat(1, hand=[TAKE_NOTES])
    match = do(scene.play(TakeAction(0), Endanger(1, 0)), PlayCard(TAKE_NOTES), DrawFrom(WILL), DrawFrom(WILL))
    assert asked(match) == [0, 1]  # before the roll anybody may use something
    for seat in (0, 1):
        assert PlayCard(TAKE_NOTES) not in options(match, seat=seat)
        assert refused(match, PlayCard(TAKE_NOTES), seat) == ("13.4a", "not-now")


@rule("13.4d")
@pytest.mark.parametrize(("first", "second", "result"), [(2, 2, 7), (-2, 2, 3), (-2, -2, 1)])
def test_two_cards_of_the_same_name_add_up(first, second, result):
    match = Scene().rolls(3).seat(1, hand=[SHARP_EYE, SHARP_EYE]).play(Endanger(1, 0))
    do(use(match, 1, PlayCard(SHARP_EYE)), PickNumber(first), by=1)
    do(use(match, 1, PlayCard(SHARP_EYE)), PickNumber(second), by=1)
    assert told(match, Rolled)[0].result == result


@rule("13.4e")
def test_after_its_ability_is_resolved_a_card_goes_to_the_discards_of_its_type():
    match = use(Scene().seat(1, hand=[SHARP_EYE]).play(Endanger(1, 0)), 1, PlayCard(SHARP_EYE))
    assert (hand(match, 1), table(match).pile_of(OBSERVATION).discard) == ([], [])
    do(match, PickNumber(2), by=1)
    assert (table(match).played, table(match).pile_of(OBSERVATION).discard) == ([], [SHARP_EYE])
