"""Chapter 17, the last steps of a Mythos card: the activation icon and the track icon."""

from collections import Counter

import pytest

from fathom.games.unfathomable.actions import (
    AnyOrder,
    PickTrack,
    TakeOption,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.effects.characters import Move
from fathom.games.unfathomable.effects.conditions import RollNumber
from fathom.games.unfathomable.effects.monsters import Activate
from fathom.games.unfathomable.events import (
    Activated,
    DeepOneAttacks,
    DeepOneMoved,
    MonarchMoved,
    RoomDamaged,
    Spawned,
    TrackMoved,
)
from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.pieces import Damage, Icon, Mythos, Track, TrackIcon
from fathom.games.unfathomable.steps.mythos import ResolveIcons, ResolveTrack
from fathom.kernel.cards.effects import Do
from tests.rules import rule
from tests.rules.unfathomable.mythos import judged, order, phase
from tests.rules.unfathomable.scene import (
    Scene,
    do,
    options,
    reprint,
    table,
    told,
)


@rule("17.21")
def test_every_card_has_one_of_three_activation_icons():
    icons = Counter(crisis.icon for crisis in crises().values())
    assert icons == {Icon.DEEP_ONES: 34, Icon.HYDRA: 18, Icon.DAGON: 18}


@rule("17.22")
def test_what_the_crisis_does_comes_before_what_the_monsters_do(monkeypatch):
    """The stowaway runs from the Galley to the deck; the Deep One there finds nobody and damages the room."""
    name = reprint(monkeypatch, Mythos.CAUGHT_IN_THE_HOLD, other=Do((RollNumber(), Move("rolled"))))
    scene = Scene().rolls(3).deep_ones({Space.GALLEY: 1})
    for seat in (0, 2, 3):
        scene.seat(seat, Space.D1)
    match = do(phase(name, scene.only("damage", Damage.STRUCTURAL_ANY)), TakeOption(2), by=1)
    assert table(match).players[1].space is Space.D3
    assert (told(match, DeepOneAttacks), set(table(match).damaged)) == ([], {Space.GALLEY})


@rule("17.23")
@pytest.mark.parametrize("icons", [(Icon.HYDRA, Icon.DAGON), (Icon.DAGON, Icon.HYDRA)])
def test_icons_within_an_effect_are_resolved_from_left_to_right_one_after_another(monkeypatch, icons):
    name = reprint(monkeypatch, Mythos.BREAKING_THE_SURFACE, failure=Do(tuple(Activate(icon) for icon in icons)))
    scene = Scene().monarchs(hydra=Space.W3, dagon=Space.W4).only("damage", Damage.STRUCTURAL_ANY)
    match = judged(name, 2, scene)
    assert [event.icon for event in told(match, Activated)] == [*icons]
    acts = {Icon.HYDRA: [Activated, RoomDamaged, MonarchMoved], Icon.DAGON: [Activated, Spawned, MonarchMoved]}
    assert order(match, Activated, RoomDamaged, MonarchMoved, Spawned) == [*acts[icons[0]], *acts[icons[1]]]


@rule("17.24a")
def test_the_deep_ones_icon_activates_each_deep_one_on_the_board_once():
    scene = Scene().deep_ones({Space.W1: 1, Space.D1: 1, Space.W3: 2, Space.ABYSS: 1})
    match = do(scene.monarchs(hydra=Space.W1).play(ResolveIcons(Mythos.SPOILED_FLOUR, 0)), AnyOrder())
    assert len(told(match, DeepOneMoved)) == 4
    assert table(match).deep_ones == {Space.D1: 1, Space.BRIDGE: 1, Space.D3: 2, Space.ABYSS: 1}
    assert (table(match).hydra, table(match).damaged) == (Space.W1, {})


def one_monarch_acts(name):
    scene = Scene().deep_ones({Space.W6: 1}).monarchs(hydra=Space.W5, dagon=Space.W3)
    return scene.only("damage", Damage.STRUCTURAL_ANY).play(ResolveIcons(name, 0))


@rule("17.24b")
def test_father_dagons_icon_activates_him_alone():
    match = one_monarch_acts(Mythos.BAD_DREAMS)
    assert (table(match).dagon, table(match).hydra) == (Space.W1, Space.W5)
    assert (table(match).deep_ones, table(match).damaged) == ({Space.W6: 1, Space.D3: 2}, {})


@rule("17.24c")
def test_mother_hydras_icon_activates_her_alone():
    match = one_monarch_acts(Mythos.LOST_CHILD)
    assert (table(match).hydra, table(match).dagon) == (Space.W3, Space.W3)
    assert (table(match).deep_ones, set(table(match).damaged)) == ({Space.W6: 1}, {Space.CARGO})


@rule("17.25")
def test_every_card_has_one_of_three_track_icons():
    icons = Counter(crisis.track for crisis in crises().values())
    assert icons == {TrackIcon.VOYAGE: 32, TrackIcon.RITUAL: 25, TrackIcon.CHOOSE: 13}


@rule("17.26", "17.3")
def test_the_track_moves_after_the_monsters_have_acted():
    """Mother Hydra damages the boilers from the stern and moves forward; only then the ship draws ahead of her."""
    scene = Scene().monarchs(hydra=Space.W7).only("damage", Damage.STRUCTURAL_ANY)
    match = scene.play(ResolveIcons(Mythos.CHOKED_FLUES, 0))
    assert set(table(match).damaged) == {Space.BOILER}
    assert [event.to for event in told(match, MonarchMoved)] == [Space.W5, Space.W7]
    assert order(match, Activated, RoomDamaged, TrackMoved) == [Activated, RoomDamaged, TrackMoved]


def track_icon(icon, scene=None, seat=0):
    return (scene or Scene()).deep_ones({Space.W1: 1}).play(ResolveTrack(icon, seat))


@rule("17.27a")
def test_the_voyage_icon_advances_the_voyage_and_leaves_the_monsters_in_the_water_behind():
    match = track_icon(TrackIcon.VOYAGE)
    assert (table(match).tracks, table(match).deep_ones) == ({Track.VOYAGE: 1, Track.RITUAL: 0}, {Space.W3: 1})


@rule("17.27b")
def test_the_ritual_icon_advances_the_ritual():
    match = track_icon(TrackIcon.RITUAL)
    assert (table(match).tracks, table(match).deep_ones) == ({Track.VOYAGE: 0, Track.RITUAL: 1}, {Space.W1: 1})


@rule("17.27c")
@pytest.mark.parametrize("track", Track)
def test_the_third_icon_lets_the_active_player_choose(track):
    match = track_icon(TrackIcon.CHOOSE, Scene().title(captain=1), seat=2)
    assert (match.turn.seat, options(match)) == (2, [PickTrack(Track.VOYAGE), PickTrack(Track.RITUAL)])
    do(match, PickTrack(track), by=2)
    assert table(match).tracks == {each: int(each is track) for each in Track}


@rule("17.27d")
def test_for_a_player_in_the_brig_the_captain_chooses():
    match = track_icon(TrackIcon.CHOOSE, Scene().title(captain=1).seat(2, Space.BRIG), seat=2)
    assert match.turn.seat == 1
