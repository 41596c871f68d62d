"""Skill tests (chapters 22, 23, 49, 50) and the Chaos deck (40)."""

from collections import Counter

import pytest

from fathom.games.unfathomable import events, state
from fathom.games.unfathomable.actions import (
    AddCard,
    AttackCharacter,
    AttackDeepOne,
    DrawFrom,
    Pass,
    PickSeat,
    PlayCard,
    UseSpace,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.client.reading import reading_of
from fathom.games.unfathomable.effects.cards import Stir
from fathom.games.unfathomable.library import crises, rooms
from fathom.games.unfathomable.pieces import Mythos, Resource, Role
from fathom.games.unfathomable.pieces.skills import HONEST, SKILL, Card, Skill
from fathom.games.unfathomable.steps.cards.hands import build_chaos, draw_chaos
from fathom.games.unfathomable.steps.fighting.attacks import AGAINST_CHARACTER, AGAINST_DEEP_ONE
from fathom.games.unfathomable.steps.mythos import ResolveCrisis
from fathom.games.unfathomable.steps.skill_tests import SkillTest, outcome
from fathom.kernel import SPECTATOR, Match, SeatNumber
from fathom.kernel.cards.effects import Context
from tests.rules import rule
from tests.rules.unfathomable.scene import (
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
    go_on,
    options,
    prompt,
    refused,
    settle,
    table,
    told,
)

CHAOS = (card(LORE, 1), card(STRENGTH, 1))  # cancel each other in a test of lore and will
BURNS = Mythos.STEAM_BURNS  # 9, lore and will; failure costs a soul
CISTERN = Mythos.CONTAMINATED_CISTERN  # 12, observation and will, partial from 8


def begin(crisis: Mythos = BURNS, chaos: tuple[Card, ...] = CHAOS, **hands: list[Card]) -> Match:
    """A test is announced; hands by seat: `s0=[...]`."""
    scene = Scene().chaos(*chaos, *[card(WILL, 1)] * 2)
    for seat, hand in hands.items():
        scene.seat(int(seat[1]), hand=hand)
    return scene.play(SkillTest(crisis.value, 0))


def add(match: Match, *cards: Card) -> Match:
    """Add cards for whoever is asked, then pass if that is asked too."""
    settle(match)
    assert match.turn is not None
    seat = match.turn.seat
    go_on(match, *(AddCard(each) for each in cards))
    if prompt(match) == "add-card" and match.turn is not None and match.turn.seat == seat:
        do(match, Pass())
    return match


def finish(match: Match) -> Match:
    """Nobody does anything more."""
    while not match.over and match.turn is not None:
        do(settle(match), Pass()) if prompt(match) == "add-card" else settle(match)
        if prompt(match) not in ("add-card", "total-known", "cards-revealed", "before-cards"):
            break
    return match


def total(match: Match) -> int:
    result: int = told(match, events.TestRevealed)[0].total
    return result


@rule("22.0", "23.0", "50.1", "49.1b")
def test_what_does_not_support_a_test_opposes_it():
    match = begin(s0=[card(LORE, 1)])
    test = table(match).test
    assert test is not None
    assert (test.threshold, test.skills) == (9, [Skill.LORE, Skill.WILL])
    assert told(match, events.TestBegins) == [events.TestBegins(BURNS.value, 9, [Skill.LORE, Skill.WILL])]
    assert set(Skill) - set(test.skills) == {Skill.INFLUENCE, Skill.OBSERVATION, Skill.STRENGTH, Skill.TREACHERY}
    for crisis in crises().values():
        assert crisis.check is None or len(crisis.check.skills) >= 2


@rule("22.1")
def test_an_opposing_card_lowers_the_result():
    assert total(add(begin(s0=[card(INFLUENCE, 3)]), card(INFLUENCE, 3))) == -3


@rule("23.1")
def test_a_supporting_card_raises_the_result():
    assert total(add(begin(s0=[card(WILL, 4)]), card(WILL, 4))) == 4


@rule("50.8a")
def test_the_result_is_what_supports_less_what_opposes():
    hand = [card(LORE, 3), card(WILL, 4), card(LORE, 2), card(STRENGTH, 5), card(INFLUENCE, 1)]
    assert total(add(begin(s0=hand), *hand)) == 3 + 4 + 2 - 5 - 1 == 3


@rule("49.0", "49.1a", "49.2", "50.8b", "50.8e", "17.17b", "50.8c")
def test_thresholds_of_tests_and_attacks():
    assert [outcome(result, 9, 0) for result in (8, 9, 10)] == ["failure", "success", "success"]
    assert [outcome(result, 10, 6) for result in (5, 6, 9, 10, -3)] == [
        "failure",
        "partial",
        "partial",
        "success",
        "failure",
    ]
    assert (AGAINST_DEEP_ONE, AGAINST_CHARACTER) == (4, 6)


@rule("49.0", "49.2")
def test_an_attack_needs_four_against_a_deep_one_and_six_against_a_character():
    for face, left in ((3, 1), (4, 0)):
        scene = Scene().seat(0, Space.D3).deep_ones({Space.D3: 1}).rolls(face)
        assert table(settle(do(scene.acting(), AttackDeepOne(Space.D3)))).deep_ones.get(Space.D3, 0) == left
    for traitor in (False, True):
        for face, beaten in ((5, False), (6, True)):
            scene = Scene().seat(0, Space.D3, revealed=not traitor).seat(1, Space.D3, revealed=traitor).rolls(face)
            match = settle(do(scene.acting(), AttackCharacter(SeatNumber(1))))
            assert (table(match).players[1].space is not Space.D3) is beaten


@rule("50.8b")
def test_a_success_has_only_the_effect_of_success():
    hand = [card(LORE, 5), card(WILL, 4)]
    match = settle(add(begin(s0=hand), *hand))
    assert table(match).dials[Resource.SOULS] == 8
    assert told(match, events.TestEnds)[0].outcome == "success"


@rule("50.8e")
def test_a_failure_has_the_effect_of_failure():
    match = settle(add(begin(s0=[card(LORE, 5)]), card(LORE, 5)))
    assert table(match).dials[Resource.SOULS] == 6


@rule("50.8c", "50.8d", "17.17c")
def test_a_partial_success_has_its_own_effect_and_no_other():
    """Contaminated Cistern: from 8 food -1, below food -1 and souls -1, from 12 nothing."""
    hand = [card(OBSERVATION, 5), card(WILL, 4)]
    match = add(begin(CISTERN, (card(LORE, 1), card(WILL, 1)), s0=hand), *hand)
    settle(match)
    g = table(match)
    assert told(match, events.TestEnds)[0].outcome == "partial"
    assert (g.dials[Resource.FOOD], g.dials[Resource.SOULS]) == (7, 8)


@rule("50.0")
def test_crises_the_cabin_and_the_brig_bring_the_same_test():
    crisis = Scene().on_top("mythos", BURNS)
    crisis.g.crisis = [crisis.g.mythos.pop()]
    crisis.g.mythos_seen.pop()
    cabin = do(Scene().seat(0, Space.CABIN).acting(), UseSpace(), PickSeat(SeatNumber(1)))
    brig = do(Scene().seat(0, Space.BRIG).acting(), UseSpace())
    for match in (crisis.play(ResolveCrisis(0)), cabin, brig):
        assert told(match, events.TestBegins)
    assert {space for space, room in rooms().items() if room.check} == {Space.CABIN, Space.BRIG}


@rule("50.2", "50.3a", "50.4", "50.5a", "50.7", "50.9")
def test_the_seven_steps_in_order():
    """Announced before chaos is added; contributions; the reveal; the outcome; everything discarded."""
    match = begin(s0=[card(WILL, 4)], s1=[card(LORE, 2)])
    assert prompt(match) == "before-cards"
    test = table(match).test
    assert test is not None
    assert test.pile == []  # nothing was added yet
    settle(match)
    assert table(match).test.pile == list(reversed(CHAOS))[::-1]  # type: ignore[union-attr]
    add(match, card(LORE, 2))
    add(match, card(WILL, 4))
    settle(match)
    kinds = [type(event).__name__ for event in match.journal]
    order = ["TestBegins", "CardsAdded", "TestRevealed", "TestEnds"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    g = table(match)
    assert g.test is None
    assert g.pile_of(Skill.WILL).discard == [card(WILL, 4)]
    assert sorted(g.pile_of(Skill.LORE).discard) == [card(LORE, 1), card(LORE, 2)]
    assert g.pile_of(Skill.STRENGTH).discard == [card(STRENGTH, 1)]


@rule("50.2", "50.9")
def test_the_outcome_is_resolved_before_the_cards_are_discarded():
    """Idle Hands: everybody draws a card of the own set; with the Will deck empty, those of the test are not there."""
    hand = [card(WILL, 5), card(OBSERVATION, 5)]
    scene = Scene(crew=(Role.APPRENTICE, Role.EXILE, Role.STOWAWAY, Role.ENGINEER)).seat(0, hand=hand)
    scene.chaos(card(WILL, 1), card(WILL, 1), card(LORE, 1)).skill_pile(Skill.WILL, deck=[])
    match = settle(add(scene.play(SkillTest(Mythos.IDLE_HANDS.value, 0)), *hand))
    assert prompt(match) == "draw-own"
    assert options(match) == [DrawFrom(Skill.LORE)]  # of lore and will
    assert table(match).pile_of(Skill.WILL).discard == []
    while prompt(match) == "draw-own":
        go_on(match, options(match)[0])
    assert sorted(table(match).pile_of(Skill.WILL).discard) == [card(WILL, 1), card(WILL, 1), card(WILL, 5)]


@rule("50.3b", "10.15")
def test_abilities_before_cards_are_added_come_first_and_only_then():
    cram = card(LORE, 5)
    match = begin(s0=[cram, card(WILL, 1)])
    assert PlayCard(cram) in options(match, seat=0)
    for seat in asked(match):
        match.answer(seat, Pass())
    assert prompt(match) == "add-card"
    assert refused(match, PlayCard(cram)) == ("10.15", "cards-added")


@rule("50.4", "40.1")
def test_two_chaos_cards_begin_the_pile():
    match = settle(begin(s0=[card(WILL, 1)]))
    assert table(match).test.pile == list(CHAOS)  # type: ignore[union-attr]  # the top two of four
    for viewer in (SPECTATOR, 0, 1):
        assert match.view(viewer).test.pile == [None, None]  # type: ignore[attr-defined]


@rule("50.5a")
def test_everybody_is_asked_once_and_the_active_player_last():
    match = settle(begin(s0=[card(WILL, 1)], s1=[card(WILL, 1)], s2=[card(WILL, 1)], s3=[card(WILL, 1)]))
    order = []
    while prompt(match) == "add-card":
        assert match.turn is not None
        order.append(match.turn.seat)
        go_on(match, Pass())
    assert order == [1, 2, 3, 0]


@rule("50.5b")
def test_a_free_human_may_add_any_number_of_cards():
    hand = [card(WILL, 1), card(LORE, 1), card(TREACHERY, 1), card(STRENGTH, 2), card(WILL, 2), card(INFLUENCE, 1)]
    match = settle(begin(s0=hand))
    for each in hand:
        assert AddCard(each) in options(match)
        do(match, AddCard(each))
    assert told(match, events.CardsAdded)[-1].count == 6


@rule("50.5c")
def test_nobody_has_to_add_a_card():
    assert Pass() in options(settle(begin(s0=[card(WILL, 1)])))


@pytest.mark.parametrize("how", ["brig", "traitor"])
@rule("50.5d", "9.5", "53.6")
def test_prisoners_and_traitors_add_one_card_at_most(how):
    scene = Scene().chaos(*CHAOS, card(WILL, 1)).seat(0, hand=[card(WILL, 1), card(WILL, 2)])
    scene.seat(0, Space.BRIG) if how == "brig" else scene.seat(0, revealed=True)
    match = settle(scene.play(SkillTest(BURNS.value, 1)))
    do(match, AddCard(card(WILL, 2)))
    assert prompt(match) != "add-card"
    assert told(match, events.CardsAdded)[-1].count == 1


@rule("50.6", "33.7", "33.8")
def test_nobody_can_tell_who_added_what():
    """How many cards each has added is public, and the pile's size; which ones is not, before and after."""
    first = settle(begin(s0=[card(WILL, 1)], s1=[card(LORE, 2), card(WILL, 3)]))
    other = settle(begin(s0=[card(WILL, 1)], s1=[card(INFLUENCE, 2), card(STRENGTH, 3)]))
    do(first, AddCard(card(LORE, 2)), Pass(), by=1)
    do(other, AddCard(card(STRENGTH, 3)), Pass(), by=1)
    for match in (first, other):
        view = match.view(2)
        assert view.test.added == [0, 1, 0, 0]  # type: ignore[attr-defined]
        assert view.test.pile == [None] * 3  # type: ignore[attr-defined]
    assert first.events(2) == other.events(2)
    assert told(first, events.CardsAdded)[0].cards == [card(LORE, 2)]  # the record knows, and opens at the end
    orders = set()
    for seed in range(8):
        match = settle(begin(s0=[card(WILL, 1)], s1=[card(LORE, 2), card(WILL, 3)]))
        table(match).chance = type(table(match).chance).of(f"shuffle {seed}")
        add(match, card(LORE, 2), card(WILL, 3))
        add(match, card(WILL, 1))
        orders.add(tuple(told(match, events.TestRevealed)[0].cards))
    assert len(orders) > 1


@rule("50.7")
def test_every_card_of_the_pile_is_revealed():
    match = add(begin(s0=[card(WILL, 4)]), card(WILL, 4))
    assert sorted(told(match, events.TestRevealed)[0].cards) == sorted([*CHAOS, card(WILL, 4)])


@rule("9.1c", "9.4d")
def test_all_may_add_to_the_tests_of_cabin_and_brig():
    for space, answers in ((Space.CABIN, (UseSpace(), PickSeat(SeatNumber(1)))), (Space.BRIG, (UseSpace(),))):
        scene = Scene().seat(0, space, hand=[card(WILL, 1)]).seat(1, hand=[card(WILL, 1)])
        scene.seat(2, Space.BRIG, hand=[card(WILL, 1)]).seat(3, hand=[card(WILL, 1)], revealed=True)
        match = settle(do(scene.acting(), *answers))
        order = []
        while prompt(match) == "add-card":
            order += asked(match)
            go_on(match, Pass())
        assert order == [1, 2, 3, 0]


# ----------------------------------------------------------------------------------------- chaos


@rule("40.0a", "S8")
def test_a_fresh_chaos_deck_has_two_of_each_type_but_treachery():
    scene = Scene()
    build_chaos(scene.g)
    assert Counter(SKILL[each] for each in scene.g.chaos if each is not None) == dict.fromkeys(HONEST, 2)


@rule("40.0b", "40.4")
def test_the_size_of_the_chaos_deck_is_public():
    assert len(Scene().chaos(*CHAOS).acting().view(SPECTATOR).chaos) == 2  # type: ignore[attr-defined]


@rule("40.2a")
def test_the_last_chaos_card_brings_a_new_deck():
    scene = Scene().chaos(*CHAOS)
    before = [len(pile.cards) for pile in scene.g.skills]
    assert draw_chaos(scene.g) == list(CHAOS)
    assert len(scene.g.chaos) == 10
    assert [len(pile.cards) for pile in scene.g.skills] == [count - 2 for count in before[:5]] + [before[5]]
    by_type = sorted(scene.g.chaos, key=lambda each: SKILL.index(SKILL[each or 0]))
    assert scene.g.chaos != by_type  # shuffled together


@rule("40.2a")
def test_one_chaos_card_left_is_drawn_and_the_second_comes_from_the_new_deck():
    scene = Scene().chaos(CHAOS[0])
    assert len(draw_chaos(scene.g)) == 2
    assert len(scene.g.chaos) == 9


@rule("40.2b")
def test_a_skill_with_fewer_than_two_cards_is_left_out():
    scene = Scene().skill_pile(Skill.LORE, deck=[card(LORE, 1)])
    build_chaos(scene.g)
    assert len(scene.g.chaos) == 8
    assert not any(SKILL[each] is Skill.LORE for each in scene.g.chaos if each is not None)
    scene = Scene().skill_pile(Skill.LORE, deck=[card(LORE, 1)], discard=[card(LORE, 2)])
    build_chaos(scene.g)
    assert {card(LORE, 1), card(LORE, 2)} <= set(scene.g.chaos)


@rule("40.3")
def test_nobody_looks_at_the_chaos_deck():
    match = Scene().chaos(*CHAOS).acting()
    assert all(match.view(viewer).chaos == [None, None] for viewer in (SPECTATOR, 0, 1, 2, 3))  # type: ignore[attr-defined]


@rule("40.5")
def test_treachery_is_shuffled_into_the_chaos_deck_unseen():
    scene = Scene().chaos(*[card(WILL, 1)] * 3, *[card(LORE, 1)] * 3)
    before = len(scene.g.pile_of(Skill.TREACHERY).cards)
    Stir(2).run(scene.g, Context(0))
    assert len(scene.g.chaos) == 8
    assert len(scene.g.pile_of(Skill.TREACHERY).cards) == before - 2
    assert sum(SKILL[each] is Skill.TREACHERY for each in scene.g.chaos if each is not None) == 2
    assert [SKILL[each] for each in scene.g.chaos if each is not None][-2:] != [Skill.TREACHERY] * 2  # shuffled
    assert scene.acting().view(0).chaos == [None] * 8  # type: ignore[attr-defined]


@rule("17.15b", "17.15c", "50.8a")
def test_clients_are_told_what_open_cards_count_and_how_the_test_stands():
    test = state.Test(BURNS.value, 9, [Skill.LORE, Skill.WILL], 6, [1, 1, 0])
    test.shown, test.revealed = [state.Placed(SeatNumber(1), card(WILL, 4))], [card(STRENGTH, 2), card(LORE, 3)]
    for bonus, stands in ((4, "success"), (3, "partial"), (0, "failure")):
        test.bonus = bonus
        read = reading_of(test)
        assert (read.worths, read.outcome) == ([4, -2, 3], stands)
    assert {skill for skill, point in read.points.items() if point == 1} == {Skill.LORE, Skill.WILL}
    assert set(read.points.values()) == {1, -1}
    assert set(read.points) == set(Skill)


@rule("50.8a")
def test_who_adds_cards_and_everybody_at_the_end_is_told_what_each_counts():
    match = add(begin(s0=[card(LORE, 1)], s1=[card(STRENGTH, 3)]), card(STRENGTH, 3))
    finish(match)
    added = {event.seat: event for event in told(match, events.CardsAdded)}
    assert (added[1].cards, added[1].worths) == ([card(STRENGTH, 3)], [-3])
    revealed = told(match, events.TestRevealed)[0]
    assert revealed.total == sum(revealed.worths)
    assert len(revealed.worths) == len(revealed.cards)
