"""The end of the game (chapter 28) and who has won; public information (33)."""

import pytest

from fathom.games.unfathomable.board import ROOMS, Space
from fathom.games.unfathomable.effects.ship import Gain, Lose
from fathom.games.unfathomable.pieces import Icon, Item, Loyalty, Mythos, Passenger, Resource, Role, Track, Waypoint
from fathom.games.unfathomable.pieces.skills import Skill
from fathom.games.unfathomable.scoring import Ending, wins
from fathom.games.unfathomable.steps.fighting.activation import ActivateIcon
from fathom.games.unfathomable.steps.fighting.damage import DamageShip
from fathom.games.unfathomable.steps.mythos import ResolveIcons
from fathom.games.unfathomable.steps.tracks import Advance
from fathom.kernel import SPECTATOR, Finished, Match
from fathom.kernel.cards.effects import Choose, Context, Do
from tests.rules import rule
from tests.rules.unfathomable.scene import LORE, WILL, Scene, card, do, options, settle, table

H, HY, C = Loyalty.HUMAN, Loyalty.HYBRID, Loyalty.CULTIST
FAR = (Waypoint.GLASS_SEA, Waypoint.LONG_NIGHT, Waypoint.BREAKING_GALE)  # 4 each: 12 together


def arrived(*loyalties: list[Loyalty]) -> Match:
    scene = Scene().course(*FAR).tracks(voyage=3)
    for seat, cards in enumerate(loyalties):
        scene.seat(seat, loyalty=cards)
    return scene.play(Advance(Track.VOYAGE), Advance(Track.RITUAL))


@rule("28.0a", "8.3", "14.2b", "44.8b")
def test_the_ship_arrives_at_twelve_and_nothing_more_is_done():
    match = arrived()
    assert match.over
    assert table(match).ending is Ending.ARRIVED
    assert table(match).tracks[Track.RITUAL] == 0
    assert len(table(match).course) == 3


@rule("28.0b")
def test_a_dial_at_nothing_stops_the_effect():
    scene = Scene().dials(sanity=1, fuel=5)
    effect = Do((Lose(Resource.SANITY, 3), Gain(Resource.FUEL)))

    with pytest.raises(Finished):
        effect.run(scene.g, Context(0))
    assert (scene.g.dials[Resource.SANITY], scene.g.dials[Resource.FUEL]) == (0, 5)


@rule("28.0c")
def test_six_damaged_rooms_stop_the_icons():
    scene = Scene().damaged(*ROOMS[:5]).monarchs(hydra=Space.W3)
    last = next(each for each in scene.g.damage if each and each.value.startswith("structural"))
    scene.on_top("damage", last)
    match = settle(scene.play(ResolveIcons(Mythos.CHOKED_FLUES, 0)))  # hydra, then the Voyage
    assert table(match).ending is Ending.SUNK
    assert table(match).tracks[Track.VOYAGE] == 0
    assert table(match).hydra is Space.W3


@rule("28.0d")
def test_a_supply_too_small_stops_everything():
    match = Scene().monarchs(dagon=Space.W3).supply(1).play(ActivateIcon(Icon.DAGON), DamageShip())
    assert table(match).ending is Ending.OVERRUN
    assert table(match).damaged == {}


@rule("28.1a")
def test_at_the_end_all_loyalties_are_shown():
    match = arrived([H, H], [H, HY])
    for viewer in (SPECTATOR, 0, 3):
        view = match.view(viewer)
        assert [player.loyalty for player in view.players][:2] == [[H, H], [H, HY]]  # type: ignore[attr-defined]


@rule("28.1b", "8.4", "16.2")
def test_if_the_ship_arrives_those_with_human_cards_only_win():
    match = arrived([H, H], [H, HY], [C, H], [H])
    assert match.state.winners() == [0, 3]


@pytest.mark.parametrize(
    ("cards", "distance", "won"),
    [
        ([HY], 0, True),  # 28.1c
        ([H, HY], 4, True),
        ([C], 14, True),  # 28.1d
        ([C], 12, True),
        ([C], 11, False),
        ([C, H], 10, False),
        ([HY, C], 4, True),  # 28.1f
        ([H], 14, False),
        ([H, H], 3, False),
    ],
)
@rule("28.1c", "28.1d", "28.1f", "8.9a", "8.11", "8.13")
def test_if_the_ship_is_lost_hybrids_win_and_a_cultist_far_out(cards, distance, won):
    for ending in (Ending.FOOD, Ending.SUNK, Ending.OVERRUN):
        assert wins(cards, ending, distance) is won


@rule("28.1e")
def test_the_waypoint_being_resolved_counts_for_the_cultist():
    """Ten miles, then a waypoint of two whose effect takes the last fuel."""
    ten = (Waypoint.GLASS_SEA, Waypoint.LONG_NIGHT, Waypoint.BARE_ATOLL)
    scene = Scene().course(*ten).tracks(voyage=3).dials(fuel=1).seat(1, loyalty=[C])
    scene.on_top("waypoints", Waypoint.CYCLONE_EDGE, Waypoint.HIDDEN_SHOAL).title(captain=0)
    match = scene.play(Advance(Track.VOYAGE))
    do(match, options(match)[0])
    do(match, Choose("fuel"))
    assert table(match).ending is Ending.FUEL
    assert table(match).distance() == 12
    assert match.state.winners() == [1]


# ------------------------------------------------------------------------------ public information


@rule("33.1")
def test_the_size_of_every_deck_is_public():
    view = Scene().acting().view(SPECTATOR)
    sizes = [len(pile.cards) for pile in view.skills]  # type: ignore[attr-defined]
    assert sizes == [19, 19, 19, 19, 19, 21]
    decks = (view.mythos, view.items, view.damage, view.spells, view.waypoints, view.chaos)  # type: ignore[attr-defined]
    assert [len(deck) for deck in decks] == [70, 20, 9, 20, 20, 10]
    assert all(card is None for deck in decks for card in deck)
    assert view.loyalty == [None] * 4  # type: ignore[attr-defined]  # everybody has one, and as many are left


@rule("33.2a", "33.2b", "13.2b")
def test_of_a_discard_pile_only_the_top_card_is_seen_and_not_the_number():
    scene = Scene().skill_pile(Skill.LORE, deck=[], discard=[card(LORE, 1), card(LORE, 2), card(LORE, 5)])
    scene.g.mythos_discard = [scene.g.mythos.pop() for _ in range(3)]  # type: ignore[misc]
    scene.g.mythos_seen = [0] * len(scene.g.mythos)
    view = scene.acting().view(0)
    assert view.skills[1].discard == [card(LORE, 5)]  # type: ignore[attr-defined]
    assert view.mythos_discard == scene.g.mythos_discard[-1:]  # type: ignore[attr-defined]


@rule("33.3")
def test_the_supplies_are_public_and_the_passengers_faces_are_not():
    scene = Scene().deep_ones({Space.D1: 3})
    view = scene.acting().view(1)
    assert view.supply() == 17  # type: ignore[attr-defined]
    assert view.passengers == [None] * 9  # type: ignore[attr-defined]


@rule("33.4")
def test_what_lies_face_up_is_public_and_what_lies_face_down_is_not():
    scene = Scene().seat(0, items=[Item.LOCKET], spare=[Item.FIELD_GLASS], feat=True).title(captain=0)
    scene.g.players[0].mythos = [Mythos.THE_PAGE_TURNS_ITSELF]
    view = scene.acting().view(2)
    player = view.players[0]  # type: ignore[attr-defined]
    assert (player.items, player.spare, player.feat) == ([Item.LOCKET], [None], True)
    assert player.mythos == [Mythos.THE_PAGE_TURNS_ITSELF]
    assert view.captain == 0  # type: ignore[attr-defined]
    assert scene.acting().view(0).players[0].spare == [Item.FIELD_GLASS]  # type: ignore[attr-defined]


@rule("33.5")
def test_the_number_of_loyalty_cards_is_public():
    view = Scene().seat(0, loyalty=[H, HY, H]).acting().view(3)
    assert view.players[0].loyalty == [None, None, None]  # type: ignore[attr-defined]


@rule("33.6")
def test_the_number_of_cards_in_each_hand_is_public():
    view = Scene().seat(0, hand=[card(LORE, 1), card(WILL, 2)]).acting().view(3)
    assert [player.hand for player in view.players] == [[None, None], [], [], []]  # type: ignore[attr-defined]


def test_passengers_on_deck_lie_face_down_for_everybody():
    scene = Scene(crew=(Role.EXILE, Role.JINX, Role.SURGEON, Role.ENGINEER)).passengers({Space.D2: [Passenger.SOUL]})
    assert scene.acting().view(0).decks[1].passengers == [None]  # type: ignore[attr-defined]
