"""Setting up a campaign (SET)."""

import pytest

from fathom.games.sleeping_gods.actions import GoFirst, UseRoom
from fathom.games.sleeping_gods.board import page_of, regions
from fathom.games.sleeping_gods.library import events, levels, skills, trade
from fathom.games.sleeping_gods.pieces import CAPTAIN, ROOMS, Card, Danger, Good, Quest
from fathom.games.sleeping_gods.steps.ship.rooms import side
from fathom.kernel import SPECTATOR, Match
from tests.rules import rule
from tests.rules.sleeping_gods.scene import GAME, Scene, do, options, table


def fresh(seats: int = 2, seed: object = 1, **chosen: object) -> Match:
    match = Match.start(GAME, seats=seats, seed=seed, **chosen)
    return do(match, GoFirst(0)) if seats > 1 else match


@rule("SET1")
@pytest.mark.parametrize("seats", [0, 5])
def test_a_campaign_is_for_one_to_four(seats):
    with pytest.raises(ValueError, match="1 to 4"):
        GAME.set_up(GAME.setup_from(seats, "1", {}))
    assert list(GAME.seats) == [1, 2, 3, 4]


@rule("SET2")
def test_the_ship_starts_on_page_2_where_location_2_is():
    g = table(fresh())
    assert page_of(g.ship) == 2
    assert 2 in regions()[g.ship].locations


@rule("SET3a")
@pytest.mark.parametrize(("seats", "shown"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_the_ship_board_has_a_side_for_few_and_one_for_many(seats, shown):
    assert side(table(fresh(seats))) == shown


@rule("SET3b")
def test_the_first_turn_may_choose_any_of_the_five_rooms():
    assert {option.room for option in options(fresh(), UseRoom)} == set(ROOMS)


@rule("SET4")
def test_the_party_starts_with_three_coins_and_a_grain():
    goods = table(fresh()).goods
    assert {good: count for good, count in goods.items() if count} == {Good.COIN: 3, Good.GRAIN: 1}


@rule("SET5a", "SET5b")
@pytest.mark.parametrize(("seats", "shares"), [(1, [8]), (2, [4, 4]), (3, [3, 3, 2]), (4, [2, 2, 2, 2])])
def test_the_crew_but_for_the_captain_is_shared_evenly(seats, shares):
    g = table(fresh(seats))
    dealt = [sum(member.seat == seat for member in g.crew) for seat in range(seats)]
    assert sorted(dealt, reverse=True) == shares
    assert g.member(CAPTAIN).seat not in range(seats)


@rule("SET6", "SET13")
def test_the_skill_deck_and_the_search_tokens_are_shuffled_and_face_down():
    one, other = table(fresh(seed=1)), table(fresh(seed=2))
    assert one.skills.cards != other.skills.cards
    assert one.finds.cards != other.finds.cards
    view = GAME.redact(one, 0)
    assert set(view.skills.cards) == {None} == set(view.finds.cards)


@rule("SET7")
def test_the_first_player_is_chosen_and_takes_the_first_turn():
    match = do(Match.start(GAME, seats=3, seed=1), GoFirst(2))
    assert table(match).active == 2
    assert match.turn.seat == 2


@rule("SET8", "SET10")
def test_the_starting_cards_are_owned_and_not_in_the_trade_deck():
    one, other = table(fresh(seed=1)), table(fresh(seed=2))
    assert {owned.card for owned in one.cards} == {Card(name) for name in ("gloria", "soup", "gear", "pancakes")}
    assert sorted(one.trade.cards) == sorted(card for card, printed in trade().items() if not printed.starting)
    assert len(one.trade.cards) < 2 or sorted(one.trade.cards) == sorted(other.trade.cards)


@rule("SET9a", "SET9b", "SET9c")
def test_the_event_deck_is_mild_then_perilous_then_deadly_and_the_rest_is_put_away_unseen():
    g = table(fresh())
    view = GAME.redact(g, SPECTATOR)
    assert {None} >= {*view.events.mild, *view.box.mild, *view.box.deadly}
    order = [events()[g.events.draw()].danger for _ in range(len(g.events))]
    assert order == sorted(order, key=list(Danger).index)
    assert [order.count(danger) for danger in Danger] == [6, 6, 6]


@rule("SET9c")
def test_every_event_lies_in_the_deck_or_with_those_put_away_and_never_in_both():
    g = Scene().g
    lying = [event for piles in (g.events, g.box) for danger in Danger for event in piles.pile(danger)]
    assert sorted(lying) == sorted(events())


@rule("SET11", "SET12")
def test_nothing_of_an_unowned_quest_card_or_unmet_enemy_lies_on_the_table():
    g = table(fresh())
    packed = GAME.pack(g)
    assert b"skeletal-warrior" not in packed
    assert b"relit" not in packed


@rule("SET14")
def test_each_player_has_an_order_and_a_skill_card():
    g = table(fresh(2))
    assert [(player.orders, len(player.hand)) for player in g.players] == [(1, 1), (1, 1)]
    assert len(g.skills) == len(skills()) - 2


@rule("SET15")
def test_level_cards_are_open_information():
    assert len(levels()) == 24
    assert all(card.xp > 0 for card in levels().values())


@rule("SET16")
@pytest.mark.parametrize("mode", ["easy", "normal", "brutal"])
def test_the_mode_is_chosen_at_the_start(mode):
    assert table(fresh(mode=mode)).mode == mode


@rule("SET18")
def test_quests_1_and_2_are_owned_from_the_start():
    assert table(fresh()).quests == [Quest("castaways"), Quest("ninefold")]


@rule("SET19")
def test_nobody_is_hurt_and_nothing_is_broken_at_the_start():
    g = table(fresh())
    for member in g.crew:
        assert (member.wounds, member.fatigue, member.orders) == (0, 0, 0)
        assert [*member.statuses, *member.skills, *member.levels] == []
    assert not any(g.damage)
    assert all(owned.on is None for owned in g.cards)


def test_easy_mode_starts_richer():
    g = table(fresh(mode="easy"))
    assert g.goods[Good.COIN] == 23
    assert g.xp == 20


def test_a_new_campaign_begins_with_the_prologue():
    state = GAME.set_up(GAME.setup_from(2, "prologue", {}, None))
    assert state.log == ["P1"]
    assert "P1" in state.readable_passages(0)
