"""Chapter 3: the icons of a Mythos card, Mother Hydra and Father Dagon."""

import pytest

from fathom.games.unfathomable.actions import Pass
from fathom.games.unfathomable.board import ARROW, DECK, ROOMS, WATER, Space
from fathom.games.unfathomable.events import (
    Activated,
    DeepOneAttacks,
    DeepOneMoved,
    MonarchMoved,
    Rolled,
    RoomDamaged,
    Spawned,
)
from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.pieces import Damage, Icon, Mythos, Passenger
from fathom.games.unfathomable.scoring import Ending
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.mythos import MythosPhase
from tests.rules import rule
from tests.rules.unfathomable.scene import LORE, Scene, card, do, prompt, table, told

HYDRA, DAGON, DEEP_ONES = ActivateIcon(Icon.HYDRA), ActivateIcon(Icon.DAGON), ActivateIcon(Icon.DEEP_ONES)


def ship(**places):
    """A scene with everybody in the Sickbay, out of harm's way, and a structural card on top of the Damage deck."""
    scene = Scene().on_top("damage", Damage.STRUCTURAL_ANY)
    for seat in range(4):
        scene.seat(seat, places.get(f"seat{seat}", Space.SICKBAY))
    return scene


def mythos(card_drawn, scene=None):
    """Seat 0 has resolved this crisis, whose test (if it has one) nobody helped with."""
    scene = (scene or ship()).on_top("mythos", card_drawn).chaos(*[card(LORE, 1)] * 3)
    return scene.play(MythosPhase(0))


# ------------------------------------------------------------------------------------------- icons


@rule("3.0")
def test_monsters_do_nothing_until_their_icon_is_resolved():
    scene = ship(seat0=Space.D3).monarchs(hydra=Space.W1, dagon=Space.W6).deep_ones({Space.D3: 1, Space.D5: 1})
    scene.passengers({Space.D5: [Passenger.SOUL]}).on_top("mythos", Mythos.STEAM_BURNS)  # Hydra's icon
    match = do(scene.chaos(*[card(LORE, 1)] * 3).turn(0), Pass(), Pass())
    assert prompt(match) == "before-cards"  # the crisis: nobody has stirred yet
    assert {Spawned, DeepOneMoved, MonarchMoved, RoomDamaged, DeepOneAttacks}.isdisjoint(map(type, match.journal))
    while not told(match, Activated):
        do(match, Pass())
    assert told(match, RoomDamaged) == [RoomDamaged(Space.BRIDGE, Damage.STRUCTURAL_ANY)]
    assert not told(match, DeepOneAttacks)
    assert table(match).deep_ones == {Space.D3: 1, Space.D5: 1}
    assert table(match).dagon == Space.W6


@rule("3.1")
def test_there_are_three_activation_icons():
    assert set(Icon) == {"hydra", "dagon", "deep-ones"}
    assert {crisis.icon for crisis in crises().values()} == set(Icon)


@rule("3.2")
@pytest.mark.parametrize(
    ("name", "icon"),
    [
        (Mythos.SPRUNG_PLATING, Icon.HYDRA),
        (Mythos.COLD_GALLEY_FIRES, Icon.DAGON),
        (Mythos.NIGHT_TERRORS, Icon.DEEP_ONES),
    ],
)
def test_resolving_a_mythos_card_resolves_its_activation_icon_once(name, icon):
    assert told(mythos(name), Activated) == [Activated(icon)]


@rule("3.2")
def test_every_mythos_card_has_one_activation_icon():
    assert set(crises()) == set(Mythos)
    assert all(isinstance(crisis.icon, Icon) for crisis in crises().values())


@rule("3.3a")
def test_the_text_of_a_card_can_order_activations_besides_its_own_icon():
    match = mythos(Mythos.BREAKING_THE_SURFACE)  # failure: resolve Hydra and Dagon; in its corner: Deep Ones
    assert told(match, Activated) == [Activated(Icon.HYDRA), Activated(Icon.DAGON), Activated(Icon.DEEP_ONES)]


@rule("3.3b")
def test_an_icon_in_the_text_follows_the_ordinary_rules():
    match = mythos(Mythos.FOG_SIGNALS, ship().monarchs(hydra=Space.W1))  # failure: Dagon, who is in the Abyss
    assert table(match).deep_ones == {Space.ABYSS: 2}


@rule("3.4")
def test_monsters_in_the_abyss_are_not_activated():
    match = ship().deep_ones({Space.D3: 1, Space.ABYSS: 3}).play(DEEP_ONES)
    assert table(match).deep_ones == {Space.CHAPEL: 1, Space.ABYSS: 3}
    assert told(match, DeepOneMoved) == [DeepOneMoved(Space.D3, Space.CHAPEL)]


# ------------------------------------------------------------------------------------ Mother Hydra


@rule("3.5")
def test_hydra_first_damages_the_ship_and_then_swims_toward_the_bow():
    match = ship().monarchs(hydra=Space.W5).play(HYDRA)
    assert match.journal[1:] == [
        RoomDamaged(Space.CARGO, Damage.STRUCTURAL_ANY),
        MonarchMoved(Icon.HYDRA, Space.W3),
    ]


@rule("3.6a", "3.6b")
@pytest.mark.parametrize(
    ("water", "room"),
    [
        (Space.W1, Space.BRIDGE),
        (Space.W2, Space.BRIDGE),
        (Space.W3, Space.CHAPEL),
        (Space.W4, Space.CABIN),
        (Space.W5, Space.CARGO),
        (Space.W6, Space.GALLEY),
        (Space.W7, Space.BOILER),
        (Space.W8, Space.BOILER),
    ],
)
def test_hydra_damages_the_room_to_which_the_arrows_lead_from_her_water(water, room):
    assert ARROW[ARROW[water]] == room
    assert list(table(ship().monarchs(hydra=water).play(HYDRA)).damaged) == [room]


@rule("3.6c")
@pytest.mark.parametrize(
    ("water", "damaged", "hit"),
    [
        (Space.W8, [Space.BOILER, Space.GALLEY], Space.CARGO),
        (Space.W1, [Space.BRIDGE, Space.CABIN], Space.CHAPEL),  # though all the others have higher numbers
    ],
)
def test_where_her_room_is_damaged_hydra_damages_the_room_nearest_to_it(water, damaged, hit):
    g = table(ship().monarchs(hydra=water).damaged(*damaged).play(HYDRA))
    assert set(g.damaged) == {*damaged, hit}


@rule("3.6d")
@pytest.mark.parametrize(
    ("water", "damaged", "hit"),
    [
        (Space.W1, [Space.BRIDGE], Space.CABIN),  # 4 and 3 are equally near to the Bridge
        (Space.W3, [Space.CHAPEL], Space.CARGO),  # 5, 4 and 2 to the Chapel
        (Space.W3, [Space.CHAPEL, Space.CARGO, Space.CABIN, Space.BRIDGE], Space.BOILER),  # 8 and 6, two rooms away
    ],
)
def test_of_equally_near_rooms_hydra_damages_the_one_with_the_highest_number(water, damaged, hit):
    scene = ship().damaged(*damaged).monarchs(hydra=water)
    assert set(table(scene.play(HYDRA)).damaged) == {*damaged, hit}


@rule("3.6e")
def test_when_hydra_damages_the_sixth_room_the_game_ends_before_she_swims():
    match = ship().damaged(*ROOMS[:5]).monarchs(hydra=Space.W7).play(HYDRA)
    assert match.over
    assert table(match).ending is Ending.SUNK
    assert table(match).hydra == Space.W7


@rule("3.7a")
@pytest.mark.parametrize(("start", "to"), [(Space.W8, Space.W6), (Space.W5, Space.W3), (Space.W3, Space.W1)])
def test_hydra_swims_to_the_adjacent_water_closest_to_the_bow(start, to):
    assert table(ship().monarchs(hydra=start).play(HYDRA)).hydra == to


@rule("3.7b")
@pytest.mark.parametrize("bow", [Space.W1, Space.W2])
def test_hydra_at_the_bow_damages_the_ship_and_stays(bow):
    g = table(ship().monarchs(hydra=bow).play(HYDRA))
    assert set(g.damaged) == {Space.BRIDGE}
    assert g.hydra == bow


@rule("3.8a")
def test_with_hydra_in_the_abyss_her_icon_spawns_two_deep_ones_there():
    match = ship().play(HYDRA)
    assert table(match).deep_ones == {Space.ABYSS: 2}
    assert table(match).damaged == {}
    assert table(match).hydra == Space.ABYSS
    assert not told(match, Rolled)


@rule("3.8b")
@pytest.mark.parametrize(("before", "surfacing"), [(1, 0), (2, 4), (3, 5)])
def test_four_deep_ones_in_the_abyss_surface_together_with_hydra_alone(before, surfacing):
    g = table(ship().deep_ones({Space.ABYSS: before}).rolls(3).play(HYDRA))
    assert g.deep_ones.get(Space.W1, 0) == surfacing
    assert g.deep_ones.get(Space.ABYSS, 0) == before + 2 - surfacing
    assert g.hydra == (Space.W1 if surfacing else Space.ABYSS)
    assert g.dagon == Space.ABYSS


@rule("3.8c", "3.12c")
@pytest.mark.parametrize("icon", [HYDRA, DAGON])
@pytest.mark.parametrize(("left", "ending"), [(0, Ending.OVERRUN), (1, Ending.OVERRUN), (2, None)])
def test_too_few_deep_ones_for_the_abyss_end_the_game(icon, left, ending):
    match = ship().deep_ones({Space.W1: 19 - left, Space.ABYSS: 1}).play(icon)
    assert table(match).ending is ending


# ------------------------------------------------------------------------------------ Father Dagon


@rule("3.9")
def test_dagon_first_spawns_two_deep_ones_and_then_swims_toward_the_bow():
    match = ship().monarchs(dagon=Space.W6).play(DAGON)
    assert match.journal[1:] == [Spawned(2, Space.D6), MonarchMoved(Icon.DAGON, Space.W4)]


@rule("3.10a", "3.10b")
@pytest.mark.parametrize("water", WATER)
def test_dagon_spawns_from_the_supply_onto_the_deck_that_his_arrow_points_to(water):
    deck = DECK[WATER.index(water)]
    assert ARROW[water] == deck
    g = table(ship().monarchs(dagon=water).deep_ones({deck: 1}).play(DAGON))
    assert g.deep_ones == {deck: 3}
    assert g.supply() == 17


@rule("3.10c")
@pytest.mark.parametrize(("left", "ending", "dagon"), [(1, Ending.OVERRUN, Space.W6), (2, None, Space.W4)])
def test_too_few_deep_ones_for_dagon_end_the_game_before_he_swims(left, ending, dagon):
    g = table(ship().supply(left).monarchs(dagon=Space.W6).play(DAGON))
    assert (g.ending, g.dagon) == (ending, dagon)


@rule("3.11a")
@pytest.mark.parametrize(("start", "to"), [(Space.W7, Space.W5), (Space.W6, Space.W4), (Space.W4, Space.W2)])
def test_dagon_swims_to_the_adjacent_water_closest_to_the_bow(start, to):
    assert table(ship().monarchs(dagon=start).play(DAGON)).dagon == to


@rule("3.11b")
@pytest.mark.parametrize(("bow", "deck"), [(Space.W1, Space.D1), (Space.W2, Space.D2)])
def test_dagon_at_the_bow_spawns_and_stays(bow, deck):
    g = table(ship().monarchs(dagon=bow).play(DAGON))
    assert g.deep_ones == {deck: 2}
    assert g.dagon == bow


@rule("3.12a")
def test_with_dagon_in_the_abyss_his_icon_spawns_two_deep_ones_there():
    match = ship().monarchs(hydra=Space.W5).play(DAGON)
    assert table(match).deep_ones == {Space.ABYSS: 2}
    assert table(match).dagon == Space.ABYSS
    assert not told(match, Rolled)


@rule("3.12b")
@pytest.mark.parametrize(("before", "surfacing"), [(1, 0), (2, 4), (3, 5)])
def test_four_deep_ones_in_the_abyss_surface_together_with_dagon_alone(before, surfacing):
    g = table(ship().deep_ones({Space.ABYSS: before}).rolls(7).play(DAGON))
    assert g.deep_ones.get(Space.W2, 0) == surfacing
    assert g.deep_ones.get(Space.ABYSS, 0) == before + 2 - surfacing
    assert g.dagon == (Space.W2 if surfacing else Space.ABYSS)
    assert g.hydra == Space.ABYSS
