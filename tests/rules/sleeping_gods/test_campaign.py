"""Sessions, joining and leaving, scores, achievements, variants (CAM, SCO, UNL, VAR)."""

from collections import Counter
from contextlib import suppress

import pytest

from fathom.games.sleeping_gods.actions import (
    BeginTurn,
    Discard,
    EraseMark,
    GiveTo,
    GoFirst,
    MarkPlace,
    PackUp,
    ShareCard,
    TakeOrders,
    UseRoom,
    UseUnlocked,
)
from fathom.games.sleeping_gods.campaign import Log, Saved, unlocked, write
from fathom.games.sleeping_gods.events import PackedUp, Unlocked
from fathom.games.sleeping_gods.figures.underway import Purpose
from fathom.games.sleeping_gods.library import card_number, quest_number, quests
from fathom.games.sleeping_gods.pieces import CAPTAIN, Card, Good, Level, Place, Quest, SkillCard, Status
from fathom.games.sleeping_gods.state import Cause, Mode
from fathom.games.sleeping_gods.steps.campaign import reach_ending
from fathom.games.sleeping_gods.steps.cards import gain_card
from fathom.games.sleeping_gods.steps.ship.rooms import side
from fathom.games.sleeping_gods.steps.trials.fate import draw_fate
from fathom.games.sleeping_gods.steps.turns import NextTurn
from fathom.kernel import Match
from fathom.kernel.cards.effects import Decline
from fathom.kernel.record.carrying import NEW, seated
from fathom.kernel.record.save import load, read, save, verify
from fathom.kernel.state.state import Finished
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    GAME,
    LAURENT,
    MAC,
    MARCO,
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)

TOTEMS = [card_number(n) for n in range(1, 26)]


def packed(scene: Scene) -> Log:
    """The log of a session that was packed up before the turn."""
    match = do(scene.turn(), PackUp(), by=scene.g.active)
    assert match.over
    assert told(match, PackedUp) == [PackedUp(scene.g.turn - 1)]  # of the turn that has not begun nothing is left
    log = table(match).carry_out()
    assert isinstance(log, Log)
    return log


def resumed(log: Log, seats: int = 2, first: int = 0, seed: str = "again") -> Match:
    match = Match.start(GAME, seats=seats, seed=seed, carry=log)
    return do(match, GoFirst(first)) if seats > 1 else match


@rule("CAM1")
def test_a_session_is_packed_up_before_a_turn_only():
    scene = Scene()
    assert PackUp() in options(scene.turn())
    match = do(scene.turn(), UseRoom(Place.DECK))
    assert refused(match, PackUp())
    do(match, TakeOrders())
    assert refused(match, PackUp())


@rule("CAM1")
def test_no_packing_up_once_venom_has_acted():
    scene = Scene(1).crew(MAC, statuses=["venom"])
    match = scene.play(NextTurn(first=True))
    assert PackUp() in options(match)
    assert (prompt(do(match, BeginTurn())), member(match, MAC).wounds) == ("room", 1)
    assert refused(match, PackUp())


@rule("CAM1")
def test_the_turn_that_was_about_to_begin_is_the_first_of_the_next_session():
    scene = Scene()
    scene.g.turn = 8
    log = packed(scene)
    assert log.campaign.turn == 7
    assert table(resumed(log)).turn == 8


@rule("CAM2")
def test_the_log_keeps_ship_hands_and_orders():
    scene = (
        Scene().at("3c").damage(deck=2, hull=1).pawn("galley").orders(2, 3).hand(0, "heave").hand(1, "feint", "rally")
    )
    match = resumed(packed(scene))
    g = table(match)
    assert (g.ship, g.damage, g.pawn) == ("3c", [1, 2, 0, 0, 0, 0], Place.GALLEY)
    assert [(player.orders, player.hand) for player in g.players] == [(2, ["heave"]), (3, ["feint", "rally"])]


@rule("CAM3")
def test_the_log_keeps_every_crew_member():
    scene = Scene().crew(
        MAC, wounds=2, fatigue=1, orders=2, statuses=["venom"], equipped=["heave"], levels=["mac-navigator"]
    )
    mac = member(resumed(packed(scene.card("braided-whip", on=MAC))), MAC)
    assert (mac.wounds, mac.fatigue, mac.orders) == (2, 1, 2)
    assert (mac.statuses, mac.skills, mac.levels) == ([Status.VENOM], [SkillCard("heave")], [Level("mac-navigator")])


@rule("CAM4")
def test_the_log_keeps_goods_cards_quests_troubles_and_the_event_deck():
    scene = Scene().goods(coin=7, meat=2).quest("wick").trouble("sea-serpent", at="3b").card("alexei")
    scene.g.finished.append(Quest("glass"))
    before = scene.g.events
    for _ in range(7):
        scene.g.spent.append(before.draw())
    g = table(resumed(packed(scene)))
    assert (g.goods[Good.COIN], g.goods[Good.MEAT]) == (7, 2)
    assert Quest("wick") in g.quests
    assert g.finished == [Quest("glass")]
    assert [(each.event, each.at) for each in g.troubles] == [("sea-serpent", "3b")]
    assert (len(g.events.mild), len(g.events.perilous), len(g.events.deadly)) == (0, 5, 6)
    assert g.spent == scene.g.spent
    assert not {*g.spent} & {*g.events.perilous, *g.events.deadly, *g.box.mild, *g.box.perilous, *g.box.deadly}
    assert g.owned(Card("alexei")) is not None


@rule("CAM5")
def test_a_card_that_was_used_stays_used():
    assert table(resumed(packed(Scene().card("gear", orders=1)))).owned(Card("gear")).orders == 1


@rule("CAM5")
def test_of_several_orders_on_a_card_one_comes_back():
    g = table(resumed(packed(Scene().card("bottled-thunder", orders=3).card("gear"))))
    assert [g.owned(Card(card)).orders for card in ("bottled-thunder", "gear")] == [1, 0]


@rule("CAM6")
def test_skill_deck_and_discards_stay_apart():
    scene = Scene().hand(1, "rally").crew(MAC, equipped=["heave"])
    for _ in range(5):
        scene.g.skills.toss(scene.g.skills.draw(scene.g.chance))
    deck, discard = sorted(scene.g.skills.cards), list(scene.g.skills.discard)
    g = table(resumed(packed(scene)))
    assert (sorted(g.skills.cards), g.skills.discard) == (deck, discard)


@rule("CAM4", "CAM6")
def test_the_log_does_not_tell_what_nobody_has_seen():
    """Only the order of face-down cards differs, and which events lie in the box: the logs are the same."""
    one, other = Scene(), Scene()
    one.g.chance.shuffle(one.g.skills.cards)
    one.g.events.mild, one.g.box.mild = one.g.box.mild[:6], [*one.g.box.mild[6:], *one.g.events.mild]
    assert packed(one) == packed(other)
    log = packed(one)
    decks = {tuple(table(resumed(log, seed=str(seed))).events.deadly) for seed in range(4)}
    assert len(decks) > 1


@rule("CAM7a")
def test_trade_deck_and_search_tokens_are_reshuffled():
    log = packed(Scene())
    orders = {tuple(table(resumed(log, seed=str(seed))).finds.cards) for seed in range(4)}
    assert len(orders) > 1
    trade = [tuple(table(resumed(log, seed=str(seed))).trade.cards) for seed in range(4)]
    assert len({tuple(sorted(cards)) for cards in trade}) == 1


@rule("CAM7b")
def test_the_crew_is_dealt_anew_and_the_captain_stays_in_the_middle():
    log = packed(Scene())
    deals = [tuple(each.seat for each in table(resumed(log, seed=str(seed))).crew) for seed in range(5)]
    assert len(set(deals)) > 1
    assert all(sorted(Counter(deal).values()) == [1, 4, 4] for deal in deals)
    assert table(resumed(log)).member(CAPTAIN).seat == -1


@rule("CAM7c")
def test_the_first_player_is_chosen_anew_and_hands_go_by_number():
    match = resumed(packed(Scene().hand(1, "feint")), first=1)
    assert table(match).active == 1
    assert table(match).players[1].hand == [SkillCard("feint")]


@rule("CAM8")
def test_the_last_room_is_barred_after_loading():
    match = resumed(packed(Scene().pawn("deck")))
    assert refused(match, UseRoom(Place.DECK)) == ("SHIP2", "same-room")


@rule("CAM11b")
def test_each_who_leaves_discards_a_card_of_their_own():
    match = resumed(packed(Scene(4).hand(2, "heave", "feint").hand(3, "rally", "notebook")))
    assert {option.card for option in options(match, Discard)} == {"heave", "feint"}
    do(match, Discard(SkillCard("heave")), ShareCard(SkillCard("feint"), 0))
    assert {option.card for option in options(match, Discard)} == {"rally", "notebook"}


@rule("CAM9", "CAM10", "CAM12")
def test_a_player_joins_between_two_turns():
    scene = Scene(2).orders(1, 1).crew(MAC, wounds=2, orders=1, equipped=["heave"])
    match = resumed(packed(scene), seats=3)
    g = table(match)
    assert sorted(Counter(each.seat for each in g.crew if each.seat >= 0).values()) == [2, 3, 3]
    assert (g.players[2].orders, g.players[2].hand) == (0, [])
    mac = member(match, MAC)
    assert (mac.wounds, mac.orders, mac.skills) == (2, 1, [SkillCard("heave")])
    assert (side(scene.g), side(g)) == (0, 1)


@rule("CAM7c", "CAM11b", "GEN3c")
def test_who_stays_keeps_hand_and_orders_whoever_leaves():
    scene = Scene(3).orders(1, 2, 3).hand(0, "heave").hand(1, "feint").hand(2, "triage")
    log = write(table(do(scene.turn(), PackUp())))
    state = GAME.set_up(GAME.setup_from(2, "anew", {}, seated(log, [1, 2])))
    assert [player.hand for player in state.players] == [["feint"], ["triage"]]
    assert [player.orders for player in state.players] == [2, 3]
    assert state.legacy == ["heave"]
    state = GAME.set_up(GAME.setup_from(4, "anew", {}, seated(log, [2, NEW, 1, 0])))
    assert [player.hand for player in state.players] == [["triage"], [], ["feint"], ["heave"]]


@rule("CAM9", "CAM11a", "CAM11b")
def test_a_player_leaves_between_two_turns():
    scene = Scene(3).orders(1, 0, 4).hand(2, "heave", "feint", "rally").hand(0, "notebook", "triage", "counsel")
    match = resumed(packed(scene), seats=2)
    assert prompt(match) == "leaver-discards"
    do(match, Discard(SkillCard("feint")))
    card = table(match).legacy[0]
    do(match, ShareCard(card, 0))
    do(match, Discard(SkillCard("notebook")))
    do(match, ShareCard(table(match).legacy[0], 1), GiveTo(1))
    g = table(match)
    assert [player.orders for player in g.players] == [1, 1]
    assert [len(player.hand) for player in g.players] == [3, 1]
    assert sorted(Counter(each.seat for each in g.crew if each.seat >= 0).values()) == [4, 4]
    assert g.order_supply == 12
    assert prompt(match) == "room"


@rule("CAM13a", "CAM13b")
def test_a_new_campaign_ends_the_old_one_and_begins_with_nothing_of_it():
    scene = Scene().quest("wick").card("alexei").goods(meat=4).crew(MAC, levels=["mac-navigator"])
    scene.g.xp = 3
    scene.g.ticked.append(Card("dry-pebble"))
    log = packed(scene)
    assert isinstance(log.campaign, Saved)
    match = Match.start(GAME, seats=1, seed=3, carry=log, anew=True)
    g = table(match)
    assert g.quests == [quest_number(1), quest_number(2)]
    assert {owned.card for owned in g.cards} == {"gloria", "gear", "soup", "pancakes"}
    assert not any(each.levels or each.wounds for each in g.crew)
    assert g.ticked == [Card("dry-pebble")]
    assert (g.turn, g.xp, g.goods[Good.MEAT]) == (1, 0, 0)


@rule("CAM14")
def test_places_are_marked_on_the_map_and_all_see_it():
    match = Scene().at("2d").acting()
    match.answer(1, MarkPlace(8))  # also in another player's turn
    assert [GAME.redact(table(match), seat).marks for seat in (-1, 0, 1)] == [[8]] * 3
    assert refused(match, MarkPlace(8))
    assert refused(match, MarkPlace(9))  # it lies elsewhere
    do(match, EraseMark(8))
    assert table(match).marks == []


@rule("CAM14")
def test_marks_stay_when_a_new_campaign_begins():
    match = do(Scene().at("2d").turn(), MarkPlace(2), PackUp())
    log = table(match).carry_out()
    assert table(resumed(log)).marks == [2]
    again = Match.start(GAME, seats=2, seed=3, carry=log, anew=True)
    assert GAME.redact(table(again), 1).marks == [2]


def test_a_session_goes_on_from_the_record_of_the_one_before():
    first = Match.start(GAME, seats=1, seed=1)
    do(first, PackUp())
    second = Match.start(GAME, seats=1, seed=2, carry=table(first).carry_out())
    do(second, UseRoom(Place.DECK))
    again = verify(GAME, read(save(second)), earlier=read(save(first)))
    assert GAME.pack(load(GAME, save(second)).state) == GAME.pack(again.state)
    assert table(second).turn == 1


# ----------------------------------------------------------------------------------------- variants


@rule("VAR1", "VAR2")
def test_a_die_instead_of_fate_cards():
    scene = Scene(1, die=True)
    before = len(scene.g.skills)
    numbers = Counter(draw_fate(scene.g, 0, Purpose.EVENT) for _ in range(600))
    assert set(numbers) == {1, 2, 3, 4, 5, 6}
    assert min(numbers.values()) > 60
    assert (len(scene.g.skills), scene.g.skills.discard) == (before, [])


# ------------------------------------------------------------------------------------------- scores


def bare() -> Scene:
    """A party that owns nothing at all."""
    scene = Scene(1).goods()
    scene.g.cards, scene.g.quests = [], []
    return scene


@rule("SCO1", "SCO2")
def test_two_points_a_card_and_two_more_for_a_totem():
    scene = bare().card("soup").card("alexei").card("snake-scale-vest").card("dry-pebble").card("bent-nail")
    assert scene.g.score() == 10 + 4


@rule("SCO3")
def test_a_point_for_each_quest_finished_or_not():
    scene = bare().quest("wick", "glass")
    scene.g.finished += [Quest("lens"), Quest("deadlier-combat")]
    assert scene.g.score() == 4


@rule("SCO4")
def test_two_points_a_level_card():
    assert bare().crew(MAC, levels=["mac-navigator"]).crew(MARCO, levels=["marco-cook"]).g.score() == 4


@rule("SCO5", "SCO6")
def test_coins_by_two_and_artifacts():
    assert bare().goods(coin=5, artifact=1).g.score() == 3


@rule("SCO7", "SCO8", "SCO9")
def test_endings_defeats_and_brutal_mode():
    scene = bare()
    assert scene.g.score() == 0
    scene.g.ended, scene.g.causes = 6, [Cause.SHIP, Cause.SEA]
    assert scene.g.score() == 10 - 20
    assert scene.g.scores() == [10 - 20] * scene.g.seats
    assert all(scene.g.result())
    scene.g.mode = Mode.BRUTAL
    assert scene.g.score() == 10 + 25


@rule("SCO1", "SCO2", "SCO3", "SCO4", "SCO5", "SCO6", "SCO7", "SCO8")
def test_example_score_check():
    scene = (
        bare().goods(coin=5, artifact=1).card("soup").card("gear").card("alexei").card("dry-pebble").card("bent-nail")
    )
    scene.quest("wick", "glass", "lens", "relit")
    scene.g.finished += [quest_number(number) for number in range(13, 19)]
    scene.crew(MAC, levels=["mac-navigator", "mac-quartermaster"]).crew(LAURENT, levels=["laurent-brawler"])
    scene.g.ended, scene.g.causes = 1, [Cause.SEA]
    assert scene.g.score() == 33


# -------------------------------------------------------------------------------------- achievements


@rule("UNL1")
def test_a_totem_is_ticked_once_for_all_campaigns():
    scene = Scene()
    gain_card(scene.g, Card("dry-pebble"))
    log = packed(scene)
    assert log.totems == ["dry-pebble"]
    match = Match.start(GAME, seats=2, seed=2, carry=Log(totems=log.totems))
    gain_card(table(match), Card("dry-pebble"))
    assert table(match).ticked == ["dry-pebble"]


@rule("UNL1")
def test_an_ending_is_ticked_once_for_all_campaigns():
    scene = Scene(carry=Log(endings=[3, 5]))
    with suppress(Finished):
        reach_ending(scene.g, 3)
    assert write(scene.g).endings == [3, 5]
    with suppress(Finished):
        reach_ending(scene.g, 4)
    assert write(scene.g).endings == [3, 5, 4]


@rule("UNL2")
def test_different_totems_and_endings_count_together():
    three = TOTEMS[:3]
    assert unlocked(three, []) == []
    assert unlocked([*three, three[0]], []) == unlocked(three[:2], [1, 1]) == []
    assert unlocked(three, [1]) != []


@rule("UNL3a", "UNL3b", "UNL3c", "UNL3d")
@pytest.mark.parametrize(
    ("count", "numbers"),
    [
        (3, set()),
        (4, {171, 172}),
        (7, {169, 170, 171, 172}),
        (9, {168, 169, 170, 171, 172}),
        (11, {168, 169, 170, 171, 172, 174}),
        (13, {168, 169, 170, 171, 172, 174, 175}),
        (15, {168, 169, 170, 171, 172, 174, 175, 176, 177}),
        (18, set(range(168, 181)) - {173}),
        (22, set(range(168, 181))),
    ],
)
def test_what_is_unlocked_when(count, numbers):
    assert {quests()[quest].number for quest in unlocked(TOTEMS[:count], [])} == numbers


@rule("UNL4", "UNL5")
def test_unlocked_cards_are_offered_at_the_start_of_each_campaign_and_not_before():
    scene = Scene(1)
    for card in TOTEMS[:4]:
        gain_card(scene.g, card)
    assert not {quest_number(171), quest_number(172)} & set(scene.g.quests)
    assert prompt(resumed(packed(scene), seats=1)) == "room"
    match = Match.start(GAME, seats=1, seed=5, carry=Log(totems=TOTEMS[:4]))
    do(match, Decline(), UseUnlocked(quest_number(172)))
    assert told(match, Unlocked) == [Unlocked(quest_number(172))]
    g = table(match)
    assert {quest_number(171), quest_number(172)} & set(g.quests) == {quest_number(172)}
    match = Match.start(GAME, seats=1, seed=6, carry=Log(totems=g.ticked))
    assert UseUnlocked(quest_number(171)) in options(match)


@rule("UNL5")
def test_the_cargo_bay_fills_the_hold():
    match = Match.start(GAME, seats=1, seed=5, carry=Log(totems=TOTEMS[:4]))
    while prompt(match) == "unlocked":
        do(match, next((each for each in options(match, UseUnlocked)), Decline()))
    goods = table(match).goods
    assert (goods[Good.MATERIAL], goods[Good.MEAT], goods[Good.GRAIN], goods[Good.VEGETABLE]) == (2, 1, 2, 1)
