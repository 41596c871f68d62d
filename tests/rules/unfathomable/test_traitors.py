"""Revealing as a traitor (chapter 48), traitors (52, 53) and titles (51)."""

from inspect import getsourcefile
from pathlib import Path

import pytest

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AttackCharacter,
    Discard,
    Move,
    Pass,
    PickSeat,
    PickSpell,
    PlayCard,
    Repair,
    Reveal,
    UseAbility,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.library import Chooser, characters, crises
from fathom.games.unfathomable.pieces import Loyalty, Mythos, Resource, Role, Spell, Title, Track, Waypoint
from fathom.games.unfathomable.pieces.skills import SKILL, Skill
from fathom.games.unfathomable.scoring import is_traitor
from fathom.games.unfathomable.state import NOBODY
from fathom.games.unfathomable.steps.acting import TakeAction
from fathom.games.unfathomable.steps.fighting.defeat import send_to_brig
from fathom.games.unfathomable.steps.loyalty.titles import line, lose_titles, pass_title
from fathom.games.unfathomable.steps.loyalty.traitors import reveal
from fathom.games.unfathomable.steps.tracks import Advance
from fathom.games.unfathomable.steps.turns import ActionPhase, DiscardPhase, MythosPhase
from fathom.kernel import Match, SeatNumber
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    LORE,
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

H, HY, C = Loyalty.HUMAN, Loyalty.HYBRID, Loyalty.CULTIST
QUIET = (Role.SKIPPER, Role.EXILE, Role.STOWAWAY, Role.SURGEON)  # the skipper's reveal only costs sanity


def traitor(*loyalty: Loyalty, **more) -> Scene:
    return Scene(crew=QUIET).seat(0, Space.D3, loyalty=loyalty or [HY], **more)


def revealed(scene: Scene, loyalty: Loyalty = HY) -> Match:
    return do(scene.acting(), Reveal(loyalty))


@rule("48.0", "2.2")
def test_only_a_traitor_can_reveal_and_nobody_else_sees_that():
    assert Reveal(HY) in options(traitor(H, HY).acting())
    human = traitor(H, H).acting()
    assert options(human, Reveal) == []
    assert refused(human, Reveal(HY)) == ("48.0", "not-your-loyalty")
    assert human.view(1) == Scene(crew=QUIET).seat(0, Space.D3, loyalty=[H, HY]).acting().view(1)


@rule("48.1a")
def test_one_card_is_revealed_and_the_other_stays_hidden():
    match = revealed(traitor(HY, HY).course(*TWELVE))
    seen = match.view(2).players[0].loyalty  # type: ignore[attr-defined]
    assert seen == [HY, None]


TWELVE = (Waypoint.GLASS_SEA, Waypoint.LONG_NIGHT, Waypoint.BREAKING_GALE)


@rule("48.1b")
def test_whoever_has_both_kinds_chooses():
    assert options(traitor(HY, C).acting(), Reveal) == [Reveal(HY), Reveal(C)]
    match = revealed(traitor(HY, C), C)
    assert told(match, events.TraitorRevealed)[0].loyalty is C
    assert match.view(2).players[0].loyalty == [None, C]  # type: ignore[attr-defined]


@rule("48.2a", "12.0")
def test_the_reveal_ability_comes_first():
    match = revealed(traitor(HY, H).title(captain=0))
    assert table(match).dials[Resource.SANITY] == 7  # the skipper's
    assert prompt(match) == "give-loyalty"  # nothing was handed on and no title lost yet
    assert table(match).captain == 0


@rule("48.2b", "53.7", "11.1b", "2.13c")
def test_afterwards_no_ability_of_the_sheet_nor_of_a_space_can_be_used():
    crew = (Role.FIRST_MATE, *QUIET[1:])
    scene = Scene(crew=crew).seat(0, Space.CARGO)
    before = options(scene.acting())
    assert {UseAbility(Role.FIRST_MATE), UseSpace()} <= set(before)
    after = options(scene.seat(0, revealed=True).acting())
    assert not {UseAbility(Role.FIRST_MATE), UseSpace()} & set(after)


@rule("48.3a")
def test_short_of_twelve_miles_the_other_loyalty_cards_are_handed_on():
    match = revealed(traitor(HY, H, H))
    assert {option.seat for option in options(match, PickSeat)} == {1, 2, 3}  # type: ignore[attr-defined]
    do(match, PickSeat(SeatNumber(2)))
    g = table(match)
    assert g.players[0].loyalty == [HY]
    assert g.players[2].loyalty == [H, H, H]
    assert match.view(2).players[2].loyalty == [H, H, H]  # type: ignore[attr-defined]
    assert match.view(3).players[2].loyalty == [None] * 3  # type: ignore[attr-defined]
    assert match.view(0).players[2].loyalty == [None, H, H]  # type: ignore[attr-defined]  # the giver knows them


@rule("48.3b")
def test_from_twelve_miles_on_they_are_kept():
    match = revealed(traitor(HY, H).course(*TWELVE))
    assert prompt(match) != "give-loyalty"
    assert len(table(match).players[0].loyalty) == 2


@rule("48.4", "51.3b")
def test_a_revealed_traitor_loses_all_titles():
    match = revealed(traitor(HY).title(captain=0, keeper=0))
    g = table(match)
    assert g.captain == g.playing(Role.SURGEON)  # the next in line
    assert g.keeper == g.playing(Role.EXILE)


@rule("48.5a", "48.5b")
def test_mythos_cards_and_the_feat_are_gone():
    scene = traitor(HY, feat=True)
    scene.g.mythos.remove(Mythos.THE_PAGE_TURNS_ITSELF)
    scene.g.mythos_seen.pop()
    scene.g.players[0].mythos = [Mythos.THE_PAGE_TURNS_ITSELF]
    g = table(revealed(scene))
    assert (g.players[0].mythos, g.players[0].feat) == ([], False)
    assert g.mythos_discard == [Mythos.THE_PAGE_TURNS_ITSELF]


@rule("48.6")
def test_cards_may_be_exchanged_for_treachery_outside_the_brig():
    hand = [card(LORE, 1), card(LORE, 2), card(WILL, 1), card(WILL, 2), card(WILL, 4), card(LORE, 5)]
    match = revealed(traitor(HY, hand=hand))
    assert prompt(match) == "exchange"
    do(match, *(Discard(each) for each in hand[:4]), Pass())
    kept = [SKILL[each] for each in table(match).players[0].hand if each is not None]
    assert kept == [Skill.WILL, Skill.LORE, *[Skill.TREACHERY] * 4]
    scene = traitor(HY, hand=hand).seat(0, Space.BRIG)
    assert prompt(revealed(scene)) != "exchange"


@rule("48.7", "53.0")
def test_everybody_sees_the_marker():
    match = revealed(traitor(HY))
    assert all(match.view(viewer).players[0].revealed for viewer in (-1, 0, 1, 2, 3))  # type: ignore[attr-defined]


@rule("48.8a")
def test_the_turn_goes_on_where_it_was():
    """Seat 0 reveals with an action that somebody else's card gave it: seat 1 goes on."""
    scene = traitor(HY)
    scene.g.active = 1
    match = scene.play(TakeAction(0), TakeAction(1))
    do(match, Reveal(HY))
    assert (asked(match), prompt(match)) == ([1], "action")


@rule("48.8b", "53.2")
def test_a_traitor_has_the_other_action_left_and_no_mythos_phase():
    scene = traitor(HY)
    match = scene.play(ActionPhase(0), MythosPhase(0), DiscardPhase())
    do(match, Reveal(HY))
    assert prompt(match) == "action"
    do(match, Move(Space.D1))
    assert told(match, events.MythosDrawn) == []
    assert match.over


# ---------------------------------------------------------------------------------------- traitors


@rule("52.0", "8.9a")
def test_who_is_a_traitor():
    assert [is_traitor(list(cards)) for cards in ([H, HY], [C], [HY, C], [H, H])] == [True, True, True, False]


@rule("53.1")
def test_neither_a_gift_nor_the_end_of_the_game_reveals_a_traitor():
    match = do(revealed(traitor(HY, C)), PickSeat(SeatNumber(2)))  # seat 2 has got the Cultist's card
    assert [player.revealed for player in table(match).players] == [True, False, False, False]
    over = Scene().seat(1, loyalty=[HY]).course(*TWELVE).tracks(voyage=3).play(Advance(Track.VOYAGE))
    assert over.view(0).players[1].loyalty == [HY]  # type: ignore[attr-defined]  # shown at the end
    assert not table(over).players[1].revealed


@rule("53.1")
def test_only_revealing_makes_a_revealed_traitor():
    sources = Path(getsourcefile(reveal) or "").parents[1].rglob("*.py")
    makers = [source.name for source in sources if "revealed = True" in source.read_text(encoding="utf-8")]
    assert makers == ["traitors.py"]


@rule("53.3", "2.4", "2.11")
def test_traitors_and_humans_attack_each_other():
    scene = Scene(seats=3).seat(0, Space.D3).seat(1, Space.D3, revealed=True)
    assert AttackCharacter(SeatNumber(1)) in options(scene.acting(0))
    assert AttackCharacter(SeatNumber(0)) in options(scene.acting(1))
    for attacker, victim, place in ((0, 1, Space.BRIG), (1, 0, Space.SICKBAY)):
        for face, to in ((5, Space.D3), (6, place)):  # six is needed
            match = settle(go_on(scene.rolls(face).acting(attacker), AttackCharacter(SeatNumber(victim))))
            assert table(match).players[victim].space is to


@rule("53.4", "13.2f")
def test_a_revealed_traitor_uses_treachery():
    match = Scene().seat(0, Space.D3, hand=[card(TREACHERY, 3)], revealed=True).rolls(5).acting()
    settle(do(match, PlayCard(card(TREACHERY, 3))))
    assert table(match).passengers_at(Space.D5) == 1


@rule("53.5", "2.8b")
def test_a_traitor_in_the_room_stops_humans_from_using_or_repairing_it():
    scene = Scene().seat(0, Space.CARGO, hand=[card(LORE, 5)]).seat(1, Space.CARGO, revealed=True)
    assert refused(scene.acting(0), UseSpace()) == ("2.8b", "enemy-here")
    scene.damaged(Space.CARGO)
    assert refused(scene.acting(0), Repair()) == ("45.3", "enemy-here")
    assert UseSpace() in options(Scene().seat(0, Space.BRIG).seat(1, Space.BRIG, revealed=True).acting(0))


# ------------------------------------------------------------------------------------------ titles


@rule("51.0")
def test_there_are_two_titles_and_one_may_hold_both():
    assert len(Title) == 2
    g = Scene(crew=(Role.STOWAWAY, Role.MATHEMATICIAN, Role.JINX), seats=3).g
    assert (g.captain, g.keeper) == (1, 1)  # highest of the three in both lines


@rule("51.1")
def test_each_title_has_a_line_of_all_characters():
    for rank in ("captain", "keeper"):
        assert sorted(getattr(each, rank) for each in characters().values()) == list(range(1, 11))
    g = Scene(crew=QUIET).g
    assert [g.players[seat].role for seat in line(g, Title.CAPTAIN)] == [
        Role.SKIPPER,
        Role.SURGEON,
        Role.EXILE,
        Role.STOWAWAY,
    ]
    assert [g.players[seat].role for seat in line(g, Title.KEEPER)] == [
        Role.EXILE,
        Role.STOWAWAY,
        Role.SURGEON,
        Role.SKIPPER,
    ]


@rule("51.3a", "9.2")
def test_the_brig_costs_the_titles():
    scene = Scene(crew=QUIET).title(captain=0, keeper=0)
    send_to_brig(scene.g, 0)
    assert (scene.g.captain, scene.g.keeper) == (3, 1)


@rule("51.4a")
def test_a_lost_title_goes_to_the_highest_in_line_even_if_higher_than_the_loser():
    scene = Scene(crew=QUIET).title(captain=3)  # the skipper left the Brig earlier
    pass_title(scene.g, Title.CAPTAIN)
    assert scene.g.captain == 0


@rule("51.4b")
def test_traitors_and_prisoners_are_passed_over():
    scene = Scene(crew=QUIET).title(captain=2).seat(0, revealed=True).seat(3, Space.BRIG)
    pass_title(scene.g, Title.CAPTAIN)
    assert scene.g.captain == 1


@rule("51.4c")
def test_the_last_free_human_keeps_the_title():
    scene = Scene(crew=QUIET).title(captain=1)
    for seat in (0, 2, 3):
        scene.seat(seat, Space.BRIG)
    pass_title(scene.g, Title.CAPTAIN)
    assert scene.g.captain == 1
    lose_titles(scene.g, 1, revealing=True)
    assert scene.g.captain == 0  # whoever reveals cannot keep it


@rule("51.4d")
def test_if_all_are_in_the_brig_the_highest_of_them_has_the_title():
    scene = Scene(crew=QUIET).title(captain=1)
    for seat in (2, 3):
        scene.seat(seat, Space.BRIG)
    scene.seat(0, revealed=True)
    send_to_brig(scene.g, 1)
    assert scene.g.captain == 3  # the surgeon, higher than exile and stowaway
    scene.title(captain=3)
    pass_title(scene.g, Title.CAPTAIN)
    assert scene.g.captain == 3  # possibly the loser


@rule("51.5", "51.6", "51.7", "51.9")
def test_what_is_for_the_captain_follows_the_card():
    assert sum(crisis.chooser is Chooser.CAPTAIN for crisis in crises().values()) == 15
    for captain in (1, 2):
        scene = Scene().title(captain=captain).tracks(voyage=3)
        order = list(scene.g.waypoints)
        match = scene.play(Advance(Track.VOYAGE))
        assert asked(match) == [captain]
        assert table(match).waypoints == order
        assert asked(crisis(Mythos.BURIAL_AT_SEA, captain=captain)) == [captain]


def crisis(name: Mythos, **titles: int) -> Match:
    """Seat 0 has drawn this Mythos card."""
    scene = Scene().title(**titles).on_top("mythos", name)
    return scene.play(MythosPhase(0))


@rule("51.7", "51.12")
def test_the_decks_pass_with_the_titles_unchanged():
    scene = Scene(crew=QUIET).title(captain=0, keeper=0)
    before = [*scene.g.waypoints], [*scene.g.spells]
    send_to_brig(scene.g, 0)
    assert (scene.g.captain, scene.g.keeper) == (3, 1)
    assert (scene.g.waypoints, scene.g.spells) == before


@rule("51.10", "51.11", "51.12", "51.14")
def test_what_is_for_the_tome_keeper_follows_the_card():
    assert sum(crisis.chooser is Chooser.KEEPER for crisis in crises().values()) == 6
    for keeper in (1, 2):
        match = Scene().title(keeper=keeper).acting(keeper)
        assert UseTome() in options(match)
        go_on(match, UseTome())
        assert asked(match) == [keeper]
        assert asked(crisis(Mythos.TAINTED_WATER, captain=3, keeper=keeper)) == [keeper]


@rule("51.13a", "10.7", "10.10a")
def test_the_tome_keeper_looks_at_two_spells_and_resolves_one():
    scene = Scene().title(keeper=0).on_top("spells", Spell.ASH_TO_COAL, Spell.BORROWED_APPETITE)
    match = do(scene.acting(actions=2), UseTome())
    assert options(match) == [PickSpell(Spell.ASH_TO_COAL), PickSpell(Spell.BORROWED_APPETITE)]
    assert set(match.view(1).spells) == {None}  # type: ignore[attr-defined]
    do(match, PickSpell(Spell.BORROWED_APPETITE))
    assert table(match).spells[0] is Spell.ASH_TO_COAL
    assert len(table(match).spells) == 19
    assert refused(match, UseTome()) == ("10.10a", "used-this-turn")  # once per turn


@pytest.mark.parametrize("title", Title)
@rule("51.10")
def test_while_there_is_a_human_somebody_holds_each_title(title):
    scene = Scene(crew=QUIET).seat(0, revealed=True).seat(1, revealed=True).seat(2, revealed=True)
    for seat in (0, 1, 2):
        lose_titles(scene.g, seat, revealing=True)
    assert line(scene.g, title)[0] != NOBODY
    assert {scene.g.captain, scene.g.keeper} == {3}
