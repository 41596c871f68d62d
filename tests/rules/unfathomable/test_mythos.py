"""Chapter 17: Mythos cards: drawing them, and the crisis."""

from collections import Counter

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AddCard,
    Discard,
    Pass,
    PickMythos,
    Reveal,
    TakeOption,
    TakeTest,
    UseSpace,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.effects.cards import DiscardCards, DrawItem
from fathom.games.unfathomable.effects.characters import Jail
from fathom.games.unfathomable.effects.ship import Lose
from fathom.games.unfathomable.events import (
    Activated,
    MythosDiscarded,
    MythosDrawn,
    OptionTaken,
    ResourceChanged,
    TrackMoved,
)
from fathom.games.unfathomable.library import Chooser, crises
from fathom.games.unfathomable.pieces import Item, Loyalty, Mythos, Resource, Role
from fathom.games.unfathomable.steps.cards.looking import top
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.kernel import SPECTATOR
from fathom.kernel.cards.effects import Choose
from fathom.kernel.words.words import Words
from tests.rules import rule
from tests.rules.unfathomable.mythos import order, phase
from tests.rules.unfathomable.scene import (
    GAME,
    INFLUENCE,
    LORE,
    STRENGTH,
    WILL,
    Scene,
    card,
    do,
    go_on,
    options,
    prompt,
    refused,
    reprint,
    settle,
    table,
    told,
)

EVERYBODY = (0, 1, 2, 3, SPECTATOR)
CALM = Mythos.CROWDED_LIFEBOATS  # a choice of the Captain: endanger passengers, or lose souls


# ------------------------------------------------------------------------------------- three steps


@rule("17.1", "17.2", "17.3")
def test_crisis_activation_and_track_come_one_after_another(monkeypatch):
    match = phase(reprint(monkeypatch, CALM, other=Lose(Resource.SOULS)))  # its icons: the Deep Ones, the Voyage
    assert order(match, OptionTaken, Activated, TrackMoved) == []
    do(match, TakeOption(2), by=3)
    assert order(match, ResourceChanged, Activated, TrackMoved) == [ResourceChanged, Activated, TrackMoved]


@rule("17.1")
def test_nothing_is_activated_before_a_test_is_over():
    scene = Scene().seat(1, hand=[card(WILL, 1)])
    match = phase(Mythos.CHOKED_FLUES, scene)
    while not match.over:
        assert told(match, events.TestEnds) or not told(match, Activated)
        match.answer(match.turn.seat, Pass())
    kinds = (events.TestBegins, events.TestEnds, Activated, TrackMoved)
    assert order(match, *kinds) == [*kinds]


# ----------------------------------------------------------------------------- drawing and discarding


@rule("17.4a", "17.4c")
def test_a_drawn_card_is_shown_to_everybody():
    match = phase(CALM)
    for viewer in EVERYBODY:
        assert match.view(viewer).crisis == [CALM]
        assert match.events(viewer) == [MythosDrawn(0, CALM)]


@rule("17.4c")
def test_whoever_wants_can_read_all_of_the_card():
    facts = GAME.client.facts["crises"]
    for name, crisis in crises().items():
        assert facts[name]["icon"] is crisis.icon
        assert facts[name]["track"] is crisis.track
        assert (facts[name]["chooser"], facts[name]["check"]) == (crisis.chooser, crisis.check)


@rule("17.4b")
def test_a_resolved_card_is_discarded():
    match = phase(CALM)
    assert table(match).mythos_discard == []
    do(match, TakeOption(2), by=3)
    assert (table(match).crisis, table(match).mythos_discard[-1]) == ([], CALM)


@rule("17.4b")
def test_a_card_that_goes_to_a_play_area_is_not():
    scene = Scene(crew=(Role.APPRENTICE, Role.STOWAWAY, Role.EXILE, Role.ENGINEER))
    match = do(phase(Mythos.THE_PAGE_TURNS_ITSELF, scene), TakeOption(2))
    assert match.over
    assert (table(match).players[0].mythos, table(match).mythos_discard) == ([Mythos.THE_PAGE_TURNS_ITSELF], [])


@rule("17.4d")
def test_a_choice_for_somebody_else_is_theirs_before_anything_is_resolved():
    match = phase(CALM, Scene().title(captain=2))
    assert (match.turn.seat, prompt(match), match.turn.args["card"]) == (2, "crisis", CALM)
    assert match.journal == [MythosDrawn(0, CALM)]


@rule("17.4e", "17.12d")
def test_each_character_has_a_mythos_card_of_its_own():
    green = {crisis.role: name for name, crisis in crises().items() if crisis.chooser is Chooser.CHARACTER}
    assert set(green) == set(Role)
    assert len([crisis for crisis in crises().values() if crisis.role is not None]) == len(Role)


@rule("17.4e", "17.12d")
@pytest.mark.parametrize("role", Role)
def test_which_gives_its_player_a_choice_in_anybodys_turn(role):
    name = next(name for name, crisis in crises().items() if crisis.role is role)
    others = [each for each in Role if each not in (role, Role.MATHEMATICIAN)]
    match = phase(name, Scene(crew=(*others[:2], role, others[2])).title(captain=0, keeper=1))
    assert (match.turn.seat, prompt(match)) == (2, "crisis")


@rule("17.4f")
@pytest.mark.parametrize("case", ["not in the game", "in the Brig", "a revealed traitor"])
def test_the_card_of_a_character_who_is_away_is_discarded_and_another_is_drawn(case):
    scene = Scene()
    if case == "in the Brig":
        scene.seat(1, Space.BRIG)
    elif case == "a revealed traitor":
        scene.seat(1, revealed=True)
    away = Mythos.WHATEVER_CAN_GO_WRONG if case == "not in the game" else Mythos.CAUGHT_IN_THE_HOLD
    match = scene.on_top("mythos", away, CALM).play(MythosPhase(0))
    assert match.journal == [MythosDiscarded(away), MythosDrawn(0, CALM)]
    assert (table(match).crisis, table(match).mythos_discard) == ([CALM], [away])


@rule("17.4f")
def test_that_is_repeated_until_a_card_can_be_resolved():
    away = (Mythos.WHATEVER_CAN_GO_WRONG, Mythos.HOLD_THE_RAIL)
    match = Scene().on_top("mythos", *away, CALM).play(MythosPhase(0))
    assert (table(match).crisis, table(match).mythos_discard) == ([CALM], [*away])


@rule("17.4f")
def test_the_card_of_a_character_who_is_there_is_resolved():
    assert table(phase(Mythos.CAUGHT_IN_THE_HOLD)).crisis == [Mythos.CAUGHT_IN_THE_HOLD]


@rule("17.4g")
def test_whoever_looks_at_mythos_cards_sees_as_many_as_told_without_those_of_absent_characters():
    top = (Mythos.WHATEVER_CAN_GO_WRONG, CALM, Mythos.HOLD_THE_RAIL, Mythos.ROPE_PARTY)
    match = do(Scene().seat(0, Space.BRIDGE).on_top("mythos", *top).acting(), UseSpace(), Choose("mythos"))
    assert options(match) == [PickMythos(CALM), PickMythos(Mythos.ROPE_PARTY)]
    assert table(match).mythos_discard == [Mythos.WHATEVER_CAN_GO_WRONG, Mythos.HOLD_THE_RAIL]
    for viewer in EVERYBODY:
        gone = [event.card for event in match.events(viewer) if isinstance(event, MythosDiscarded)]
        assert gone == [Mythos.WHATEVER_CAN_GO_WRONG, Mythos.HOLD_THE_RAIL]


@rule("17.5")
def test_mythos_cards_have_a_discard_pile_of_their_own_that_lies_face_up():
    match = do(phase(CALM), TakeOption(2), by=3)
    assert table(match).mythos_discard == [CALM]
    assert all(pile.discard == [] for pile in table(match).skills)
    for viewer in EVERYBODY:
        assert match.view(viewer).mythos_discard == [CALM]


@rule("17.6")
def test_after_the_last_card_the_discards_become_a_new_deck():
    match = Scene().only("mythos", CALM).play(MythosPhase(0))
    discards = list(table(match).mythos_discard)
    assert (table(match).mythos, len(discards)) == ([], 69)  # not before it is resolved
    do(match, TakeOption(2), by=3)
    assert (Counter(table(match).mythos), table(match).mythos_discard) == (Counter(Mythos), [])
    assert table(match).mythos != [*discards, CALM]  # it is shuffled
    assert set(match.view(0).mythos) == {None}


@rule("17.6")
def test_the_deck_is_renewed_whatever_drew_its_last_card():
    """The reveal of the jinx draws a Mythos card outside of any Mythos phase."""
    scene = Scene(crew=(Role.JINX, Role.EXILE, Role.ENGINEER, Role.SURGEON)).seat(0, loyalty=[Loyalty.HYBRID])
    match = do(scene.only("mythos", CALM).acting(), Reveal(Loyalty.HYBRID))
    assert (table(match).mythos, table(match).crisis) == ([], [CALM])  # not before it is resolved
    do(match, TakeOption(2))
    assert (Counter(table(match).mythos), table(match).mythos_discard) == (Counter(Mythos), [])
    assert set(match.view(0).mythos) == {None}


@rule("17.6", "17.4g")
def test_whoever_looks_and_finds_only_cards_of_the_absent_looks_at_the_renewed_deck():
    scene = Scene(crew=(Role.EXILE, Role.STOWAWAY, Role.ENGINEER, Role.SURGEON)).only(
        "mythos", Mythos.THE_BRIDGE_IS_MINE
    )
    seen = top(scene.g, "mythos", 2, 0)
    assert len(seen) == 2
    assert len(scene.g.mythos) + len(scene.g.mythos_discard) == 70


@rule("17.6")
def test_while_there_are_cards_left_the_discards_stay():
    match = do(Scene().only("mythos", CALM, Mythos.ROPE_PARTY).play(MythosPhase(0)), TakeOption(2), by=3)
    assert (table(match).mythos, len(table(match).mythos_discard)) == ([Mythos.ROPE_PARTY], 69)


# ---------------------------------------------------------------------------------------- the crisis


@rule("17.7")
@pytest.mark.parametrize("name", [CALM, Mythos.BAD_DREAMS, Mythos.RACE_THE_STORM])
def test_a_crisis_must_be_resolved(name):
    match = phase(name)
    assert refused(match, Pass()) == ("10.16d", "not-an-option")
    assert not any(option.idle for option in options(match))


@rule("17.7")
def test_only_a_player_in_the_brig_is_spared_it():
    match = phase(Mythos.CHOKED_FLUES, Scene().seat(0, Space.BRIG))
    assert match.over
    assert order(match, events.TestBegins, Activated, TrackMoved) == [Activated, TrackMoved]


@rule("17.8")
def test_the_story_of_the_card_is_told_to_everybody_before_it_is_resolved():
    words = Words("en", GAME)
    assert all(f"story-{name.value}" in words for name in Mythos)
    for name in (CALM, Mythos.RACE_THE_STORM):
        match = phase(name)
        assert all(match.events(viewer) == [MythosDrawn(0, name)] for viewer in EVERYBODY)


@rule("17.9a")
def test_what_a_test_crisis_tells_you_to_do_the_active_player_does(monkeypatch):
    name = reprint(
        monkeypatch, Mythos.BARRICADED_STAIRWELL, success=DrawItem()
    )  # 17, with Influence, Lore and Strength
    scene = Scene().seat(3, hand=[card(LORE, 5), card(INFLUENCE, 5)]).on_top("items", Item.BLADE)
    match = phase(name, scene.chaos(card(INFLUENCE, 4), card(STRENGTH, 3)), seat=2)
    do(settle(match), AddCard(card(LORE, 5)), AddCard(card(INFLUENCE, 5)), by=3)
    assert [player.items for player in table(settle(match)).players] == [[], [], [Item.BLADE], []]


@rule("17.9a", "17.9b")
@pytest.mark.parametrize(("name", "seat"), [(Mythos.TAINTED_WATER, 3), (Mythos.PILFERED_STORES, 0)])
def test_what_a_choice_tells_you_to_do_whoever_chose_does(monkeypatch, name, seat):
    """The first is a choice of the Tome Keeper, the second one of the active player."""
    scene = Scene().title(keeper=3)
    for each in range(4):
        scene.seat(each, hand=[card(WILL, 1)])
    match = go_on(phase(reprint(monkeypatch, name, one=DiscardCards(1)), scene), TakeOption(1))
    assert (prompt(match), match.turn.seat) == ("discard", seat)
    go_on(match, Discard(card(WILL, 1)))
    assert [len(player.hand) for player in table(match).players] == [int(each != seat) for each in range(4)]


@rule("17.9b", "17.18")
def test_the_outcome_of_a_test_that_was_chosen_falls_on_the_chooser(monkeypatch):
    """The stowaway fails the test of her own card in the turn of the exile, and goes to the Brig."""
    name = reprint(monkeypatch, Mythos.CAUGHT_IN_THE_HOLD, failure=Jail("you"))
    match = do(phase(name, Scene().chaos(card(WILL, 1), card(WILL, 1))), TakeTest(), by=1)
    assert [player.space for player in table(match).players] == [Space.GALLEY, Space.BRIG, Space.GALLEY, Space.GALLEY]


@rule("17.10")
def test_a_crisis_is_a_choice_a_test_or_both():
    kinds = Counter(
        (each.check is not None, each.one is not None, each.other is not None) for each in crises().values()
    )
    assert kinds == {(True, False, False): 30, (False, True, True): 21, (True, False, True): 19}


@rule("17.11")
@pytest.mark.parametrize("name", [name for name, crisis in crises().items() if crisis.one and not crisis.role])
def test_a_choice_is_between_two_options(name):
    match = phase(name)
    assert options(match) == [TakeOption(1), TakeOption(2)]


@rule("17.11")
@pytest.mark.parametrize(("number", "food", "sanity"), [(1, 7, 8), (2, 8, 7)])
def test_one_of_them_happens_and_not_the_other(monkeypatch, number, food, sanity):
    name = reprint(monkeypatch, CALM, one=Lose(Resource.FOOD), other=Lose(Resource.SANITY))
    match = do(phase(name), TakeOption(number), by=3)
    assert (table(match).dials[Resource.FOOD], table(match).dials[Resource.SANITY]) == (food, sanity)


@rule("17.12a")
def test_some_choices_are_the_active_players():
    match = phase(Mythos.BAD_DREAMS, Scene().title(captain=0, keeper=1), seat=2)
    assert match.turn.seat == 2


@rule("17.12b")
def test_some_choices_are_the_captains():
    match = phase(Mythos.HALF_RATIONS, Scene().title(captain=3, keeper=1), seat=2)
    assert match.turn.seat == 3


@rule("17.12c")
def test_some_choices_are_the_tome_keepers():
    match = phase(Mythos.CANDLE_VIGIL, Scene().title(captain=3, keeper=1), seat=2)
    assert match.turn.seat == 1


@rule("17.13a", "17.20")
@pytest.mark.parametrize("name", [CALM, Mythos.RACE_THE_STORM, Mythos.BURIAL_AT_SEA])
def test_everybody_can_read_both_options_before_the_decision(name):
    match = phase(name, Scene().title(captain=2))
    assert len(options(match)) == 2
    assert (table(match).test, told(match, OptionTaken)) == (None, [])
    for viewer in EVERYBODY:
        assert match.view(viewer).crisis == [name]


@rule("17.13b")
@pytest.mark.parametrize("cards", [0, 1])
def test_an_option_may_be_chosen_that_cannot_be_resolved_completely(monkeypatch, cards):
    name = reprint(monkeypatch, Mythos.VOTE_OF_NO_CONFIDENCE, other=DiscardCards(4))  # by the Captain
    scene = Scene().title(captain=2).seat(2, hand=[card(WILL, 1)] * cards)
    match = phase(name, scene)
    assert TakeOption(2) in options(match)
    do(match, TakeOption(2), *[Discard(card(WILL, 1))] * cards, by=2)
    assert (table(match).players[2].hand, told(match, events.TestBegins)) == ([], [])
