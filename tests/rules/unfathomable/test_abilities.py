"""Chapter 10: how abilities are read, and how often they may be used."""

from collections import Counter

import pytest
import yaml

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AddCard,
    Discard,
    DrawFrom,
    Give,
    Pass,
    PickItem,
    PickMythos,
    PickNumber,
    PickResource,
    PickSeat,
    PickSkill,
    PickSpace,
    PlayCard,
    TakeOption,
    UseAbility,
    UseFeat,
    UseItem,
    UseMythos,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.effects import ship
from fathom.games.unfathomable.effects.cards import DrawItem, RemoveItem
from fathom.games.unfathomable.effects.characters import BeDefeated
from fathom.games.unfathomable.effects.conditions import Counted
from fathom.games.unfathomable.effects.monsters import Area, Slay
from fathom.games.unfathomable.effects.ship import Advance, Gain
from fathom.games.unfathomable.events import (
    Looked,
    PassengerEndangered,
    Rolled,
    UsedAbility,
)
from fathom.games.unfathomable.library import LIBRARY, ItemCard
from fathom.games.unfathomable.pieces import (
    Item,
    Mythos,
    Resource,
    Role,
    Spell,
    Track,
    TrackIcon,
    Waypoint,
)
from fathom.games.unfathomable.pieces.skills import SKILL
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.cards.spells import Cast
from fathom.games.unfathomable.steps.fighting.defeat import Defeat
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.games.unfathomable.steps.mythos import MythosPhase
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.games.unfathomable.steps.tracks import ResolveWaypoint
from fathom.games.unfathomable.steps.turns import SkillsPhase, Turn
from fathom.kernel import SPECTATOR, SeatNumber
from fathom.kernel.cards.effects import Accept, Choose, Decline, Do, If
from fathom.kernel.cards.reader import CardError, Cards
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
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
    settle_until,
    table,
    told,
    use,
)

LEND_A_HAND = card(INFLUENCE, 1)
TAKE_NOTES = card(OBSERVATION, 1)
SHARP_EYE = card(OBSERVATION, 3)
OPEN_HANDS = card(INFLUENCE, 3)
GRIT_TEETH = card(STRENGTH, 5)
MATE = (Role.FIRST_MATE, Role.STOWAWAY, Role.MASTER_AT_ARMS, Role.ENGINEER)
BOOKISH = (Role.MATHEMATICIAN, Role.JINX, Role.SURGEON, Role.ENGINEER)


def dial(match, resource):
    return table(match).dials[resource]


def left(match):
    """How many actions the player who is asked still has."""
    return match.turn.args["left"]


# --------------------------------------------------------------------------------- reading a card


@rule("10.2a")
def test_you_is_whoever_resolves_the_card_whosever_turn_it_is():
    match = Scene().seat(0, hand=[LEND_A_HAND]).seat(1, hand=[TAKE_NOTES]).acting()
    do(
        match,
        PlayCard(LEND_A_HAND),
        PickSeat(1),
        PlayCard(TAKE_NOTES),
        DrawFrom(WILL),
        DrawFrom(LORE),
        by=(0, 0, 1, 1, 1),
    )
    assert [len(player.hand) for player in table(match).players] == [0, 2, 0, 0]


@rule("10.2b")
def test_you_on_a_choice_of_the_captain_is_the_captain(monkeypatch):
    name = reprint(monkeypatch, Mythos.THE_PURSERS_SAFE, one=RemoveItem())
    scene = Scene().seat(0, items=[Item.BLADE]).seat(2, items=[Item.BOMB]).title(captain=2)
    match = do(scene.on_top("mythos", name).play(MythosPhase(0)), TakeOption(1), by=2)
    assert (match.turn.seat, options(match)) == (2, [PickItem(Item.BOMB)])
    do(match, PickItem(Item.BOMB), by=2)
    assert [table(match).players[seat].items for seat in (0, 2)] == [[Item.BLADE], []]


@rule("10.2b")
def test_you_on_any_other_crisis_is_the_active_player(monkeypatch):
    name = reprint(monkeypatch, Mythos.PILFERED_STORES, one=DrawItem())
    scene = Scene().title(captain=2).on_top("mythos", name).on_top("items", Item.BLADE)
    match = do(scene.play(MythosPhase(1)), TakeOption(1), by=1)
    assert table(match).players[1].items == [Item.BLADE]


@rule("10.3")
@pytest.mark.parametrize(("space", "moved"), [(Space.BRIG, False), (Space.GALLEY, True)])
def test_no_ability_moves_a_player_who_cannot_move(space, moved):
    match = Scene().seat(0, space).casting(Spell.RED_HOUR).play(Cast(0, Spell.RED_HOUR))
    assert (prompt(match) == "may-effect") is moved
    if moved:
        do(match, Accept(), PickSpace(Space.D1))
    assert table(match).players[0].space is (Space.D1 if moved else Space.BRIG)


@rule("10.3")
def test_deep_ones_cannot_be_pushed_into_the_brig_or_the_sickbay():
    match = Scene().seat(0, hand=[card(LORE, 3)]).deep_ones({Space.CARGO: 2}).acting()
    do(match, PlayCard(card(LORE, 3)))
    assert {option.space for option in options(match)} == {Space.D5, Space.CHAPEL, Space.GALLEY, Space.BOILER}


@rule("10.4")
@pytest.mark.parametrize(("answer", "rolls"), [(Decline(), 0), (Accept(), 1)])
def test_may_is_a_choice(answer, rolls):
    match = Scene().rolls(8).on_top("waypoints", Waypoint.DRIFTING_ICE).play(ResolveWaypoint(0))
    assert options(match) == [Accept(), Decline()]
    do(match, answer)
    assert len(told(match, Rolled)) == rolls
    assert dial(match, Resource.FOOD) == 8 + rolls


@rule("10.5")
@pytest.mark.parametrize(("passengers", "fuel"), [(2, 8), (3, 9)])
def test_what_a_cost_buys_comes_only_if_all_of_it_was_paid(monkeypatch, passengers, fuel):
    bought = Do((ship.Endanger(3), If(Counted(3, "endangered"), Gain("any"))))
    name = reprint(monkeypatch, Mythos.DISTRESS_ROCKETS, one=bought)
    scene = Scene().passenger_supply(passengers).on_top("mythos", name)
    match = do(scene.play(MythosPhase(0)), TakeOption(1), by=3)
    assert (prompt(match) == "gain") is (passengers == 3)
    if passengers == 3:
        do(match, PickResource(Resource.FUEL), by=3)
    assert len(told(match, PassengerEndangered)) == passengers
    assert dial(match, Resource.FUEL) == fuel


@rule("10.5")
@pytest.mark.parametrize("hand", [[], [card(LORE, 1)], [card(LORE, 1), card(WILL, 1)]])
def test_an_ability_whose_cost_cannot_be_paid_is_not_offered(hand):
    scene = Scene().seat(0, hand=hand)
    scene.g.players[0].mythos = [Mythos.THE_PAGE_TURNS_ITSELF]  # discard two Lore cards to be rid of it
    match = scene.acting()
    assert options(match, UseMythos) == []
    assert refused(match, UseMythos(Mythos.THE_PAGE_TURNS_ITSELF)) == ("10.11", "does-nothing")


@rule("10.6a")
def test_when_something_would_happen_it_has_not_happened_yet():
    match = Scene(crew=BOOKISH).seat(0, feat=True).passenger_supply(1).play(Endanger(1, 1))
    assert (prompt(match), asked(match)) == ("before-roll", [0])
    assert (table(match).die.face, told(match, Rolled)) == (0, [])
    match = Scene().seat(0, hand=[GRIT_TEETH]).play(Defeat(0))
    assert (prompt(match), table(match).players[0].space) == ("character-falls", Space.GALLEY)


@rule("10.6a", "10.6b")
@pytest.mark.parametrize("face", [1, 8])
def test_example_the_mathematician_chooses_what_the_die_shows_instead_of_rolling(face):
    match = Scene(crew=BOOKISH).seat(0, feat=True).play(Endanger(1, 1))
    drawn = match.state.chance.drawn
    use(match, 0, UseFeat(Role.MATHEMATICIAN))
    assert options(match) == [PickNumber(number) for number in range(1, 9)]
    do(match, PickNumber(face))
    assert match.state.chance.drawn == drawn
    assert [(event.face, event.result) for event in told(match, Rolled)] == [(face, face)]
    assert told(match, PassengerEndangered)[0].at is Space(f"d{face}")


@rule("10.6b")
def test_example_in_the_brig_the_mathematician_has_no_such_choice():
    crew = (Role.MATHEMATICIAN, Role.STOWAWAY, Role.MASTER_AT_ARMS, Role.ENGINEER)
    match = Scene(crew=crew).seat(0, Space.BRIG, feat=True).play(Endanger(1, 1))
    assert match.over
    assert len(told(match, Rolled)) == 1


@rule("10.7")
def test_what_a_player_looks_at_nobody_else_sees():
    top = (Mythos.SPRUNG_PLATING, Mythos.ROPE_PARTY)
    match = do(Scene().seat(0, Space.BRIDGE).on_top("mythos", *top).acting(), UseSpace())
    do(match, Choose("mythos"))
    assert options(match) == [PickMythos(each) for each in top]
    assert match.view(0).mythos[-2:] == [*reversed(top)]
    for other in (1, 2, 3, SPECTATOR):
        assert set(match.view(other).mythos) == {None}
        assert not any(name in repr(match.events(other)) for name in ("SPRUNG", "ROPE"))
    do(match, PickMythos(top[1]))
    assert match.view(0).mythos[0] is top[0]
    assert match.view(0).mythos[-1] is top[1]
    assert set(match.view(1).mythos) == {None}


@rule("10.7")
def test_everybody_sees_at_which_deck_a_player_looks():
    for deck, count in (("mythos", 2), ("waypoints", 2)):
        match = do(Scene().seat(0, Space.BRIDGE).acting(), UseSpace(), Choose(deck))
        for seat in (0, 2, SPECTATOR):
            assert Looked(SeatNumber(0), deck, count) in match.events(seat)
    items = do(Scene().seat(0, Space.CARGO).acting(), UseSpace())
    assert [event.deck for event in items.events(3) if isinstance(event, Looked)] == ["items"]
    spells = do(Scene().title(keeper=0).acting(), UseTome())
    assert [event.deck for event in spells.events(3) if isinstance(event, Looked)] == ["spells"]


@rule("10.8")
@pytest.mark.parametrize("there", [0, 1, 3])
def test_what_is_not_possible_is_ignored(monkeypatch, there):
    """Defeat two Deep Ones on the ship, if that many are there."""
    name = reprint(monkeypatch, Mythos.BOARDING_HOOKS, success=Slay(Area.SHIP, 2))
    scene = Scene().deep_ones({Space.CARGO: there} if there else {})
    scene.seat(0, hand=[card(STRENGTH, 5), card(OBSERVATION, 5), card(LORE, 5)]).chaos(card(LORE, 1), card(LORE, 1))
    match = settle(scene.play(SkillTest(name, 0)))
    do(match, *(AddCard(each) for each in list(table(match).players[0].hand)))
    for _ in range(min(there, 2)):
        do(match, PickSpace(Space.CARGO))
    assert match.over
    assert table(match).deep_ones.get(Space.CARGO, 0) == max(there - 2, 0)


@rule("10.9a", "10.9b")
@pytest.mark.parametrize("answer", [PlayCard(GRIT_TEETH), Pass()])
def test_then_comes_after_what_precedes_it_whether_that_happened_or_not(monkeypatch, answer):
    effect = Do((BeDefeated(), Advance(Track.RITUAL)))  # on a card for the Tome Keeper to decide
    name = reprint(monkeypatch, Mythos.BLOOD_PRICE, one=effect, track=TrackIcon.VOYAGE)
    scene = Scene().title(keeper=2).seat(2, hand=[GRIT_TEETH]).on_top("mythos", name)
    match = do(scene.play(MythosPhase(0)), TakeOption(1), by=2)
    assert (prompt(match), table(match).tracks[Track.RITUAL]) == ("character-falls", 0)
    do(match, answer, by=2)
    assert table(match).players[2].space is (Space.SICKBAY if answer == Pass() else Space.GALLEY)
    assert table(match).tracks[Track.RITUAL] == 1


@rule("10.9b")
def test_with_no_item_to_draw_the_stowaway_may_still_give_one_away():
    match = Scene().seat(1, items=[Item.BLADE]).only("items").acting(1)
    do(match, UseAbility(Role.STOWAWAY), Give(Item.BLADE, 2), by=1)
    assert table(match).players[2].items == [Item.BLADE]


# ---------------------------------------------------------------------------------------- limits


@rule("10.10a")
def test_once_per_turn_is_once_even_with_a_second_copy_of_the_card():
    match = Scene().seat(0, hand=[card(WILL, 5), card(WILL, 5)]).acting()
    do(match, PlayCard(card(WILL, 5)))
    assert left(match) == 2
    assert refused(match, PlayCard(card(WILL, 5))) == ("10.10a", "used-this-turn")


@rule("10.10a")
def test_once_per_roll_is_once_however_often_the_die_is_rolled():
    scene = Scene(crew=BOOKISH).seat(0, items=[Item.TIDE_TABLES], hand=[TAKE_NOTES, card(OBSERVATION, 2)])
    match = use(scene.seat(1, hand=[card(WILL, 1)]).play(Endanger(1, 1)), 0, UseItem(Item.TIDE_TABLES))
    do(match, Discard(TAKE_NOTES))
    assert UseItem(Item.TIDE_TABLES) not in options(match, seat=0)
    use(settle_until(match, "after-roll"), 1, UseAbility(Role.JINX))
    do(match, Discard(card(WILL, 1)), by=1)
    assert prompt(match) == "before-roll"
    assert UseItem(Item.TIDE_TABLES) not in options(match, seat=0)


@rule("10.10a")
def test_once_per_test_is_once_in_each_test():
    scene = Scene().seat(1, items=[Item.CROOKED_RING])
    match = scene.play(SkillTest(Mythos.SPRUNG_PLATING, 0), SkillTest(Mythos.SPRUNG_PLATING, 0))
    use(match, 1, UseItem(Item.CROOKED_RING))
    assert (prompt(match), len(told(match, events.TestEnds))) == ("total-known", 1)  # this is the second test
    assert options(match, seat=1) == [Pass(), UseItem(Item.CROOKED_RING)]


@rule("10.10b", "10.10a")
def test_example_the_first_mate_uses_his_ability_once_in_his_own_turn_and_once_in_the_next():
    scene = Scene(crew=MATE).seat(1, hand=[LEND_A_HAND, LEND_A_HAND])
    match = do(scene.play(TakeAction(0), Turn(1)), UseAbility(Role.FIRST_MATE), PickSpace(Space.D8))
    assert refused(match, UseAbility(Role.FIRST_MATE)) == ("10.10a", "used-this-turn")
    do(match, Pass())
    settle(match)
    do(match, PlayCard(LEND_A_HAND), PickSeat(0), UseAbility(Role.FIRST_MATE), PickSpace(Space.D1), by=(1, 1, 0, 0))
    assert refused(match, UseAbility(Role.FIRST_MATE)) == ("10.10a", "used-this-turn")
    do(match, Pass(), PlayCard(LEND_A_HAND), PickSeat(0), by=(0, 1, 1))
    assert refused(match, UseAbility(Role.FIRST_MATE)) == ("10.10a", "used-this-turn")


@rule("10.10c")
def test_the_limit_covers_all_sentences_of_an_ability():
    """Move to any deck space, then take 1 action: in that very action, too, the ability is spent."""
    match = do(Scene(crew=MATE).acting(), UseAbility(Role.FIRST_MATE), PickSpace(Space.D8))
    assert left(match) == 1
    assert options(match, UseAbility) == []
    do(match, Pass())
    assert match.over
    assert len(told(match, UsedAbility)) == 1


@rule("10.11")
def test_a_mythos_card_in_the_play_area_gives_its_ability_as_long_as_it_lies_there():
    scene = Scene().seat(0, hand=[card(LORE, 1), card(LORE, 2)])
    scene.g.players[0].mythos = [Mythos.THE_PAGE_TURNS_ITSELF]
    match = do(scene.acting(0, actions=2), UseMythos(Mythos.THE_PAGE_TURNS_ITSELF))
    do(match, Discard(card(LORE, 1)), Discard(card(LORE, 2)))
    assert (table(match).players[0].mythos, table(match).mythos_discard) == ([], [Mythos.THE_PAGE_TURNS_ITSELF])
    assert options(match, UseMythos) == []


@rule("10.11")
def test_a_mythos_card_in_the_play_area_also_hinders_as_long_as_it_lies_there():
    """The apprentice keeps it, and draws a card less than the three Lore and two Will cards of his set."""
    scene = Scene(crew=(Role.APPRENTICE, Role.JINX, Role.EXILE, Role.ENGINEER))
    match = scene.on_top("mythos", Mythos.THE_PAGE_TURNS_ITSELF).play(MythosPhase(1), SkillsPhase(0))
    do(match, TakeOption(2), PickSkill(WILL))
    assert table(match).players[0].mythos == [Mythos.THE_PAGE_TURNS_ITSELF]
    assert Counter(SKILL[each] for each in table(match).players[0].hand) == {LORE: 3, WILL: 1}


@rule("10.12")
def test_a_reminder_has_no_place_on_a_card_that_the_rules_read(tmp_path):
    """Cards are verbs and numbers. What stands in parentheses is only ever in the words, which do nothing."""
    for file in LIBRARY.folder.glob("*.yaml"):
        assert "(" not in yaml.safe_dump(yaml.safe_load(file.read_text()))
    file = tmp_path / "items.yaml"
    file.write_text("whistle: { traits: [tool], abilities: [{ when: action, do: (save everybody) }] }")
    with pytest.raises(CardError):
        Cards(LIBRARY.package).load(file, ItemCard)
