"""The spaces of the board (chapters 21 and 29), and who counts as what there (27, 31, 34, 38, 39, 42)."""

import pytest

from fathom.games.unfathomable.actions import (
    AttackCharacter,
    AttackDeepOne,
    DefeatPassenger,
    Move,
    PickSpace,
    PlayCard,
    UseItem,
)
from fathom.games.unfathomable.board import (
    ADJACENT,
    ARROW,
    BOARD,
    BOW,
    DECK,
    DECK_OF_ROLL,
    INTERIOR,
    NEAREST,
    NUMBERS,
    OPEN,
    ROOM_OF_ROLL,
    ROOMS,
    SHIP,
    WATER,
    Space,
    nearest_room,
)
from fathom.games.unfathomable.effects.monsters import Spawn
from fathom.games.unfathomable.library import rooms
from fathom.games.unfathomable.pieces import Icon, Item, Loyalty, Passenger, Role
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon, DeepOneActs, drift
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.fighting.passengers import Endanger
from fathom.games.unfathomable.steps.tracks import Banishment
from fathom.kernel import SeatNumber
from fathom.kernel.cards.effects import Context
from fathom.kernel.words.words import LANGUAGES, Words
from tests.rules import rule
from tests.rules.unfathomable.scene import GAME, LORE, Scene, card, do, go_on, options, prompt, refused, settle, table


@rule("21.0", "21.11")
def test_every_space_is_water_deck_or_interior():
    assert sorted(BOARD) == sorted([*WATER, *DECK, *INTERIOR])
    assert len(set(BOARD)) == len(BOARD) == 24
    assert sorted(SHIP) == sorted([*DECK, *INTERIOR])


@rule("21.1")
def test_the_nearest_space_is_the_fewest_spaces_away():
    assert NEAREST[Space.BOILER][:2] == (Space.GALLEY, Space.CARGO)  # next door
    assert NEAREST[Space.BRIDGE][:2] == (Space.CABIN, Space.CHAPEL)  # although the Boiler room has higher numbers
    assert NEAREST[Space.BOILER][-1] is Space.BRIDGE  # three rooms away
    assert nearest_room(Space.D6) is Space.GALLEY


@rule("21.2", "21.12", "21.17", "21.8")
def test_eight_of_each_kind_and_sixteen_on_the_ship():
    assert (len(WATER), len(DECK), len(INTERIOR), len(SHIP)) == (8, 8, 8, 16)
    assert all(len([near for near in ADJACENT[deck] if near in DECK]) == 2 for deck in DECK)  # a ring


@rule("21.3")
def test_two_water_spaces_carry_the_numbers_of_the_die():
    assert sorted(number for numbers in BOW.values() for number in numbers) == list(range(1, 9))
    assert list(BOW) == [Space.W1, Space.W2]


@rule("21.4", "29.1")
def test_every_water_space_points_to_the_deck_beside_it():
    assert [ARROW[water] for water in WATER] == list(DECK)
    assert all(ARROW[water] in ADJACENT[water] for water in WATER)


@rule("21.14", "29.1")
def test_every_deck_space_points_to_a_room_beside_it():
    assert [ARROW[deck] for deck in DECK] == [ROOM_OF_ROLL[number] for number in range(1, 9)]
    assert all(ARROW[deck] in ADJACENT[deck] for deck in DECK)
    assert not {Space.BRIG, Space.SICKBAY} & set(ARROW.values())
    assert len(ARROW) == 16


@rule("29.2")
def test_no_arrow_begins_in_a_room():
    assert not set(INTERIOR) & set(ARROW)


@rule("21.5")
def test_the_water_is_for_monsters_only():
    match = Scene().rolls(6).play(Endanger(1, 0))
    settle(match)
    g = table(match)
    assert g.passengers_at(Space.D6) == 1
    assert all(g.passengers_at(water) == 0 for water in WATER)
    assert not set(OPEN) & set(WATER)  # where anybody may be moved


@rule("21.6", "21.9")
def test_nobody_moves_into_the_water():
    for revealed in (False, True):
        match = Scene().seat(0, Space.D3, revealed=revealed).acting()
        assert {move.to for move in options(match, Move)} <= set(SHIP)
        assert refused(match, Move(Space.W3)) == ("2.10d" if revealed else "2.3c", "no-swimming")


@rule("21.5", "21.6", "21.9")
def test_not_even_with_deck_shoes():
    """They lead to an adjacent space: from deck 3 to decks 1 and 5 and the Chapel, not into the water beside it."""
    match = do(Scene().seat(0, Space.D3, items=[Item.DECK_SHOES]).acting(), UseItem(Item.DECK_SHOES))
    assert {to.space for to in options(match)} == {Space.D1, Space.D5, Space.CHAPEL}  # type: ignore[attr-defined]


@rule("21.7", "21.15", "21.20a", "21.19")
def test_only_the_six_numbered_rooms_can_be_damaged():
    """Whichever room is hit or passed over, a Damage card lands on one of the six."""
    six = {Space.BRIDGE, Space.CHAPEL, Space.CABIN, Space.CARGO, Space.GALLEY, Space.BOILER}
    assert set(ROOMS) == set(NUMBERS) == set(ROOM_OF_ROLL.values()) == six
    for room in six:
        others = [each for each in ROOMS if each != room][:4]
        match = settle(Scene().damaged(room, *others).play(DamageShip(room), DamageShip(room), DamageShip(room)))
        assert set(table(match).damaged) == six
    assert all(set(NEAREST[room]) == six - {room} for room in six)


@rule("21.10")
def test_any_number_may_share_a_space():
    scene = Scene(seats=6).deep_ones({Space.GALLEY: 9, Space.D6: 1}).seat(0, Space.D1)
    match = do(scene.acting(), Move(Space.GALLEY))
    assert len(table(match).seats_at(Space.GALLEY)) == 6
    match = settle(scene.play(DeepOneActs(Space.D6)))
    assert table(match).deep_ones == {Space.GALLEY: 10}


@rule("21.13", "21.18b")
def test_each_number_names_one_deck_space_and_one_room():
    assert [DECK_OF_ROLL[number] for number in range(1, 9)] == list(DECK)
    assert sorted(ROOM_OF_ROLL) == list(range(1, 9))
    assert [ROOM_OF_ROLL[number].value for number in range(1, 9)] == (
        ["bridge", "bridge", "chapel", "cabin", "cargo", "galley", "boiler", "boiler"]
    )
    assert set(INTERIOR) - set(ROOM_OF_ROLL.values()) == {Space.BRIG, Space.SICKBAY}


@rule("21.16a", "21.16b")
def test_passengers_lie_on_deck_in_any_number():
    scene = Scene().rolls(2, 2, 2, 2, 2)
    match = scene.play(Endanger(5, 0))
    settle(match)
    assert table(match).passengers_at(Space.D2) == 5
    assert all(not table(match).passengers_at(space) for space in (*WATER, *INTERIOR))


@pytest.mark.parametrize("language", LANGUAGES)
@rule("21.18a", "21.18c")
def test_each_interior_space_has_a_name_and_the_text_of_its_action(language):
    words = Words(language, GAME)
    names = {words.say(f"space-{space.value}") for space in INTERIOR}
    assert len(names) == 8
    assert not any(name.startswith("space-") for name in names)
    texts = GAME.texts.cards(words)
    assert all(texts[f"text-room-{space.value}"] for space in rooms())
    assert set(INTERIOR) - set(rooms()) == {Space.SICKBAY}  # which has no Action (32)


@rule("21.20b", "21.20c")
def test_brig_and_sickbay_are_closed():
    assert not {Space.BRIG, Space.SICKBAY} & set(OPEN)
    match = Scene().seat(0, Space.D3).acting()
    assert refused(match, Move(Space.BRIG)) == ("2.10e", "no-entry")
    assert refused(match, Move(Space.SICKBAY)) == ("2.10e", "no-entry")


@pytest.mark.parametrize(
    ("room", "ways"), [(Space.CARGO, "d5 chapel galley boiler"), (Space.CABIN, "d4 bridge chapel galley")]
)
@rule("21.20b", "32.6", "9.11")
def test_deep_ones_cannot_be_pushed_into_brig_or_sickbay(room, ways):
    """The Cargo hold is next to the Brig and the Captain's cabin to the Sickbay."""
    assert {Space.BRIG, Space.SICKBAY} & set(ADJACENT[room])
    match = do(Scene().seat(0, hand=[card(LORE, 3)]).deep_ones({room: 1}).acting(), PlayCard(card(LORE, 3)))
    assert {to.space for to in options(match)} == {Space(way) for way in ways.split()}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("at", "room"), [(Space.SICKBAY, Space.CABIN), (Space.BRIG, Space.GALLEY)])
@rule("21.20b", "32.6", "9.11")
def test_deep_ones_are_not_spawned_in_brig_or_sickbay(at, room):
    scene = Scene().seat(0, at)
    Spawn(2, "nearest").run(scene.g, Context(0))
    assert scene.g.deep_ones == {room: 2}


# -------------------------------------------------------------------------------- who counts as what


@rule("27.1", "27.2")
def test_enemies_of_humans_and_of_traitors():
    scene = Scene(seats=3).deep_ones({Space.D3: 1})
    for seat in range(3):
        scene.seat(seat, Space.D3, revealed=seat == 2)
    human = scene.acting(0)
    assert options(human, AttackDeepOne) == [AttackDeepOne(Space.D3)]
    assert options(human, AttackCharacter) == [AttackCharacter(SeatNumber(2))]
    hidden = scene.seat(1, loyalty=[Loyalty.HYBRID]).acting(1)
    assert options(hidden, AttackDeepOne) == [AttackDeepOne(Space.D3)]
    assert options(hidden, AttackCharacter) == [AttackCharacter(SeatNumber(2))]
    traitor = scene.acting(2)
    assert options(traitor, AttackDeepOne) == []
    assert options(traitor, AttackCharacter) == [AttackCharacter(SeatNumber(0)), AttackCharacter(SeatNumber(1))]


@rule("31.0")
def test_whoever_has_not_revealed_is_a_human():
    for loyalty in ([Loyalty.HUMAN], [Loyalty.HYBRID], [Loyalty.CULTIST, Loyalty.HYBRID]):
        scene = Scene().seat(0, loyalty=loyalty).seat(1, revealed=True)
        assert scene.g.humans() == [0, 2, 3]


@rule("31.1")
def test_passengers_are_no_humans():
    scene = Scene(seats=3).seat(0, Space.D5, revealed=True)
    scene.passengers({Space.D5: [Passenger.SOUL, Passenger.NOBODY]})
    assert DefeatPassenger() in options(scene.acting(0))
    scene.seat(1, Space.D5)
    assert refused(scene.acting(0), DefeatPassenger()) == ("2.12", "protected")


@rule("34.0")
def test_a_seat_is_a_character():
    scene = Scene(crew=(Role.JINX, Role.SKIPPER, Role.EXILE, Role.SURGEON))
    assert [scene.g.playing(role) for role in (Role.JINX, Role.SKIPPER, Role.EXILE, Role.SURGEON)] == [0, 1, 2, 3]
    assert len({player.role for player in scene.g.players}) == 4
    match = do(scene.acting(0), Move(Space.D8))
    assert table(match).players[0].space is Space.D8


@rule("38.0", "38.1")
def test_monarchs_cannot_be_attacked():
    scene = Scene().seat(0, Space.D3, items=[Item.RIFLE], hand=[card(LORE, 1)])  # a rifle reaches the water
    assert UseItem(Item.RIFLE) in options(scene.deep_ones({Space.W3: 1}).acting(0))
    match = scene.deep_ones({}).monarchs(hydra=Space.W3, dagon=Space.W3).acting(0)
    assert not {UseItem(Item.RIFLE), PlayCard(card(LORE, 1)), AttackDeepOne(Space.W3)} & set(options(match))
    assert {Icon.HYDRA, Icon.DAGON} == set(Icon) - {Icon.DEEP_ONES}


@rule("38.2")
def test_monarchs_are_no_deep_ones():
    """Three Deep Ones and both monarchs in the Abyss are not four Deep Ones: nothing surfaces before two more come."""
    scene = Scene().deep_ones({Space.ABYSS: 1}).monarchs()
    match = settle(scene.play(ActivateIcon(Icon.HYDRA)))
    assert table(match).deep_ones == {Space.ABYSS: 3}
    assert table(match).hydra is Space.ABYSS


@rule("39.0")
def test_monsters_are_monarchs_and_deep_ones_together():
    scene = Scene().deep_ones({Space.W3: 2}).monarchs(hydra=Space.W5, dagon=Space.W7)
    drift(scene.g)
    assert scene.g.deep_ones == {Space.W5: 2}
    assert (scene.g.hydra, scene.g.dagon) == (Space.W7, Space.ABYSS)


@rule("42.0")
def test_characters_are_humans_and_revealed_traitors():
    """The greater banishment and a bomb strike every character."""
    scene = Scene(seats=3).seat(0, Space.D1).seat(1, Space.D1, revealed=True).seat(2, Space.D3, items=[Item.BOMB])
    banished = scene.play(Banishment())
    bombed = do(scene.acting(2), UseItem(Item.BOMB), PickSpace(Space.D1), by=2)
    for match in (banished, bombed):
        while prompt(settle(match)) == "defeat-order":
            go_on(match, options(match)[0])
        assert [player.space for player in table(match).players][:2] == [Space.SICKBAY, Space.BRIG]


@rule("42.0")
def test_a_bomb_defeats_the_deep_ones_where_it_lands_and_no_others():
    scene = Scene(seats=3).seat(2, Space.D3, items=[Item.BOMB]).deep_ones({Space.D1: 2, Space.W1: 1})
    match = do(scene.acting(2), UseItem(Item.BOMB), PickSpace(Space.D1), by=2)
    assert settle(match).state.deep_ones == {Space.W1: 1}
