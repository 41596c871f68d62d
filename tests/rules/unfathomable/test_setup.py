"""Set-up in seventeen steps (S), and the variants of appendices I and II."""

from collections import Counter

import pytest

from fathom.games.unfathomable import CREWS, LOYALTIES, loyalty_deck
from fathom.games.unfathomable.actions import DrawFrom, Play, Ready
from fathom.games.unfathomable.board import BOARD, DECK, Space
from fathom.games.unfathomable.library import characters, rooms
from fathom.games.unfathomable.pieces import Damage, Item, Loyalty, Mythos, Resource, Role, Title, Track, Waypoint
from fathom.games.unfathomable.pieces.skills import FULL_DECK, HONEST, SKILLS, Skill
from fathom.games.unfathomable.state import DEEP_ONES, Unfathomable
from fathom.games.unfathomable.steps.loyalty.titles import line
from fathom.kernel import Match
from fathom.kernel.words.words import Words
from tests.rules import rule
from tests.rules.unfathomable.scene import GAME, do, go_on, options, prompt, table


def start(seats: int = 4, seed: str = "set-up", **chosen: object) -> Match:
    return Match.start(GAME, seats, seed, forced=True, **chosen)


def crewed(seats: int = 4, seed: str = "set-up", **chosen: object) -> Match:
    """A table after everybody has a character and nothing was drawn yet."""
    return start(seats, seed, crew="suggested", **chosen)


def dealt(seats: int = 4, seed: str = "set-up", **chosen: object) -> Match:
    """A table at which everybody has drawn their cards and is looking at a Loyalty card."""
    match = crewed(seats, seed, **chosen)
    while prompt(match) == "draw-own":
        go_on(match, options(match)[0])
    return match


def fresh(seed: str = "set-up", seats: int = 4) -> Unfathomable:
    return table(start(seats, seed))


@rule("G1", "S0")
def test_the_guide_sets_the_game_up_and_not_the_booklet():
    """Steps 13, 16 and 17: three cards of own choice, a deck with the Cultist, one card each and the rest for later."""
    match = dealt(4)
    g = table(match)
    assert Loyalty.CULTIST in [*g.loyalty, *(card for player in g.players for card in player.loyalty)]
    assert [len(player.loyalty) for player in g.players] == [1] * 4
    assert sorted(len(player.hand) for player in g.players) == [0, 3, 3, 3]


@rule("S1")
def test_the_board_lies_on_the_table():
    assert len(GAME.client.facts["water"]) == len(GAME.client.facts["deck"]) == len(GAME.client.facts["interior"]) == 8
    assert Space.ABYSS not in BOARD
    assert set(fresh().tracks) == set(Track)


@rule("S2")
def test_both_tracks_begin_at_start():
    assert fresh().tracks == {Track.VOYAGE: 0, Track.RITUAL: 0}


@rule("S3")
def test_every_dial_begins_at_eight():
    assert fresh().dials == dict.fromkeys(Resource, 8)


@rule("S4a")
def test_the_supply_is_what_the_board_does_not_hold():
    g = fresh()
    assert g.supply() == DEEP_ONES - 6 == 14
    assert len(g.passengers) == 9 - 2


@rule("S4b")
def test_the_passengers_are_mixed_face_down():
    assert len({tuple(fresh(f"seed {n}").passengers) for n in range(8)}) > 1
    assert set(start().view(0).passengers) == {None}  # type: ignore[attr-defined]


@rule("S5")
def test_six_skill_decks_are_shuffled():
    g = fresh()
    assert [len(pile.cards) for pile in g.skills] == [19] * 5 + [21]  # two of each but Treachery are in chaos
    assert all(not pile.discard for pile in g.skills)
    lore = SKILLS.index(Skill.LORE)
    assert len({tuple(fresh(f"seed {n}").skills[lore].cards) for n in range(8)}) > 1


@rule("S6a", "S6b")
def test_the_damage_and_mythos_decks_are_shuffled():
    g = fresh()
    assert sorted(g.damage) == sorted(Damage)
    assert sorted(g.mythos) == sorted(Mythos)
    assert g.mythos_discard == []
    assert len({tuple(fresh(f"seed {n}").mythos) for n in range(4)}) == 4
    assert len({tuple(fresh(f"seed {n}").damage) for n in range(4)}) == 4


@rule("S7a", "S7b")
def test_the_first_monsters_and_passengers():
    g = fresh()
    assert (g.hydra, g.dagon) == (Space.ABYSS, Space.ABYSS)
    assert g.deep_ones == {Space.W1: 2, Space.W2: 2, Space.D1: 1, Space.D2: 1}
    assert [g.passengers_at(at) for at in DECK] == [0, 0, 1, 1, 0, 0, 0, 0]
    assert [deck.passengers for deck in start().view(1).decks][2:4] == [[None], [None]]  # type: ignore[attr-defined]


@rule("S8")
def test_the_chaos_deck_has_two_unseen_cards_of_each_skill_but_treachery():
    match = start()
    g = table(match)
    drawn = Counter(skill for skill in HONEST for card in g.chaos if card in FULL_DECK[skill])
    assert drawn == dict.fromkeys(HONEST, 2)
    assert match.view(0).chaos == [None] * 10  # type: ignore[attr-defined]


@rule("S9a")
def test_the_first_player_is_drawn_by_lot():
    first = Counter(fresh(f"lot {n}").active for n in range(400))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 60  # a hundred each is expected


@rule("S9b")
def test_characters_are_chosen_clockwise_and_only_once():
    match = start()
    first = table(match).active
    chosen = []
    for n in range(4):
        assert match.turn is not None
        assert match.turn.seat == (first + n) % 4
        assert not {option.role for option in options(match, Play)} & set(chosen)  # type: ignore[attr-defined]
        chosen.append(options(match, Play)[0].role)  # type: ignore[attr-defined]
        go_on(match, options(match, Play)[0])
    assert [table(match).players[(first + n) % 4].role for n in range(4)] == chosen


@rule("S9c", "S10b")
def test_characters_that_nobody_chose_are_not_in_the_game():
    g = table(crewed())
    away = set(Role) - set(CREWS[4])
    assert all(g.playing(role) == -1 for role in away)
    assert sum(player.feat for player in g.players) == 4
    starting = {characters()[role].item for role in away}
    assert starting <= set(g.items)


@rule("S9d")
def test_the_skills_already_chosen_are_there_to_see():
    match = do(start(), Play(Role.SKIPPER), by=3)
    assert match.turn is not None
    view = match.view(match.turn.seat)
    taken = [player.role for player in view.players if player.role]  # type: ignore[attr-defined]
    assert taken == [Role.SKIPPER]
    assert GAME.client.facts["characters"][Role.SKIPPER]["skills"] == {Skill.INFLUENCE: 3, Skill.WILL: 2}


@rule("S10a", "15.2")
def test_every_character_comes_with_its_feat_and_a_reference():
    g = table(crewed())
    assert all(player.feat for player in g.players)
    reference = GAME.texts.cards(Words("en", GAME))
    assert all(reference[f"text-room-{space.value}"] for space in rooms())
    assert all(reference[f"text-feat-{role.value}"] for role in Role)


@rule("S11a", "S11b")
def test_every_character_has_the_starting_item_and_the_rest_is_the_deck():
    g = table(crewed())
    for player in g.players:
        assert player.role is not None
        assert player.items == [characters()[player.role].item]
    assert len(g.items) == 20 - 4
    assert sorted([*g.items, *(item for player in g.players for item in player.items)]) == sorted(Item)
    assert len({tuple(table(crewed(seed=f"seed {n}")).items) for n in range(4)}) == 4


@rule("S12")
def test_every_character_stands_on_its_starting_space():
    for player in table(crewed()).players:
        assert player.role is not None
        assert player.space is characters()[player.role].start


@rule("S13a", "S13b")
def test_all_but_the_first_player_draw_three_cards_of_their_set():
    match = crewed()
    g = table(match)
    first = g.active
    for n in (1, 2, 3):
        seat = (first + n) % 4
        left = g.skill_set(seat)
        for _ in range(3):
            assert match.turn is not None
            assert match.turn.seat == seat
            assert {option.skill for option in options(match, DrawFrom)} == {s for s, c in left.items() if c}  # type: ignore[attr-defined]
            pick = options(match, DrawFrom)[0]
            left[pick.skill] -= 1  # type: ignore[attr-defined]
            go_on(match, pick)
    assert [len(player.hand) for player in table(match).players][first] == 0
    assert sum(len(player.hand) for player in table(match).players) == 9
    assert prompt(match) == "look-at-loyalty"  # the first player draws none


@rule("S13a")
def test_the_apprentice_draws_two_lore_and_one_will():
    """The example of the guide: nothing is drawn before all three cards are chosen."""
    match = start(3, "apprentice")
    roles = iter([Role.SKIPPER, Role.APPRENTICE, Role.SURGEON])
    while prompt(match) == "character":
        go_on(match, Play(next(roles)))
    assert match.turn is not None
    seat = match.turn.seat
    assert table(match).players[seat].role is Role.APPRENTICE
    do(match, DrawFrom(Skill.LORE), DrawFrom(Skill.LORE))
    assert table(match).players[seat].hand == []
    do(match, DrawFrom(Skill.WILL))
    drawn = Counter(GAME.client.facts["skill_cards"][card]["skill"] for card in table(match).players[seat].hand)
    assert drawn == {Skill.LORE: 2, Skill.WILL: 1}


@rule("S14a", "S14b", "51.2")
def test_the_highest_in_line_becomes_captain_and_has_the_waypoints():
    g = table(crewed())
    assert sorted(g.waypoints) == sorted(Waypoint)
    assert (g.course, g.distance()) == ([], 0)
    assert g.captain == g.playing(Role.FIRST_MATE) == line(g, Title.CAPTAIN)[0]
    assert len({tuple(fresh(f"seed {n}").waypoints) for n in range(4)}) == 4


@rule("S15a", "S15b", "51.2")
def test_the_highest_in_line_becomes_tome_keeper_and_has_the_spells():
    g = table(crewed())
    assert len(g.spells) == 20
    assert g.keeper == g.playing(Role.APPRENTICE)
    assert len({tuple(fresh(f"seed {n}").spells) for n in range(4)}) == 4


@rule("S14b", "S15b")
def test_titles_skip_characters_who_are_not_there():
    match = start(3)
    roles = iter([Role.STOWAWAY, Role.JINX, Role.EXILE])
    while prompt(match) == "character":
        go_on(match, Play(next(roles)))
    g = table(match)
    assert g.players[g.captain].role is Role.JINX
    assert g.players[g.keeper].role is Role.EXILE


@rule("51.2")
def test_somebody_highest_in_both_lines_has_both_titles():
    match = do(start(3), Play(Role.STOWAWAY), Play(Role.MATHEMATICIAN), Play(Role.JINX), by=(0, 1, 2))
    g = table(match)
    assert g.captain == g.keeper == g.playing(Role.MATHEMATICIAN)


@pytest.mark.parametrize(("seats", "deck"), [(3, (5, 1, 0)), (4, (6, 1, 1)), (5, (8, 2, 0)), (6, (9, 2, 1))])
@rule("S16", "8.10")
def test_the_loyalty_deck_by_players(seats, deck):
    cards = Counter(fresh(seats=seats).loyalty)
    assert (cards[Loyalty.HUMAN], cards[Loyalty.HYBRID], cards[Loyalty.CULTIST]) == deck
    assert cards.total() == 2 * seats


@rule("S16")
def test_no_other_number_of_players():
    for seats in (2, 7):
        with pytest.raises(ValueError, match="seats"):
            start(seats)


@rule("S17a", "16.1")
def test_everybody_gets_one_loyalty_card_and_as_many_stay():
    g = table(dealt(5))
    assert [len(player.loyalty) for player in g.players] == [1] * 5
    assert len(g.loyalty) == 5
    assert len({tuple(fresh(f"seed {n}").loyalty) for n in range(8)}) > 1


@rule("S17b", "16.7")
def test_everybody_looks_at_the_own_card_and_nobody_at_another():
    match = dealt(4)
    assert sorted(match.asks) == [0, 1, 2, 3]
    for viewer in range(4):
        seen = [player.loyalty[0] is not None for player in match.view(viewer).players]  # type: ignore[attr-defined]
        assert seen == [seat == viewer for seat in range(4)]
    for seat in (3, 1, 0):
        match.answer(seat, Ready())
    assert prompt(match) == "look-at-loyalty"
    match.answer(2, Ready())
    assert prompt(match) != "look-at-loyalty"


# ---------------------------------------------------------------------------------------- the variants


@rule("A1.1")
def test_without_the_cultist_there_is_one_more_human():
    assert Counter(fresh_without(4).loyalty) == {Loyalty.HUMAN: 7, Loyalty.HYBRID: 1}
    assert Counter(fresh_without(6).loyalty) == {Loyalty.HUMAN: 10, Loyalty.HYBRID: 2}


def fresh_without(seats: int, **chosen: object) -> Unfathomable:
    return table(start(seats, cultist=False, **chosen))


@rule("A1.2")
def test_without_the_cultist_the_dials_begin_lower():
    for seats in (4, 6):
        assert list(fresh_without(seats).dials.values()) == [7, 6, 6, 7]


@rule("A1.3")
def test_without_a_cultist_to_leave_out_nothing_changes():
    for seats in (3, 5):
        assert fresh_without(seats).dials == dict.fromkeys(Resource, 8)
        assert sorted(map(str, loyalty_deck(seats, False))) == sorted(map(str, loyalty_deck(seats, True)))


@rule("A2.1", "A2.2", "A2.3")
def test_the_game_may_be_made_easier_for_one_side():
    assert set(table(start(4, easier="humans")).dials.values()) == {10}
    assert set(table(start(4, easier="traitors")).dials.values()) == {6}
    assert list(fresh_without(4, easier="humans").dials.values()) == [9, 8, 8, 9]
    assert list(fresh_without(4, easier="traitors").dials.values()) == [5, 4, 4, 5]
    with pytest.raises(ValueError, match="easier"):
        start(4, easier="everybody")


def test_the_suggested_crews_have_the_right_size():
    assert {seats: len(set(crew)) for seats, crew in CREWS.items()} == {seats: seats for seats in LOYALTIES}
