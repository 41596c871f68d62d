"""The campaign: survivors of a scenario go on to another with what they keep (CHAP9)."""

from collections import Counter

import pytest

from fathom.games.machina_arcana import components
from fathom.games.machina_arcana.actions import Activate, Done, Equip, Keep, KeepEvent, Leave, PickExplorer, Place
from fathom.games.machina_arcana.board.tiles import Edge
from fathom.games.machina_arcana.campaign import Campaign, Veteran
from fathom.games.machina_arcana.events import (
    CampaignThreat,
    ChapterBegan,
    Equipped,
    Exited,
    Kept,
    LevelRose,
    ThreatChanged,
)
from fathom.games.machina_arcana.figures import Fate, Gear
from fathom.games.machina_arcana.library import items
from fathom.games.machina_arcana.pieces import Ending, EventCard, ExplorerCard, ItemCard, Scenario, Type
from fathom.games.machina_arcana.steps.acting import Act
from fathom.games.machina_arcana.steps.rounds import Round
from fathom.games.machina_arcana.steps.story.campaign import AfterVictory
from fathom.games.machina_arcana.steps.story.chapters import add_items
from fathom.kernel import Match
from fathom.kernel.record.save import BadSave, load, read, save, verify
from fathom.kernel.words.words import Words
from tests.rules import rule
from tests.rules.machina_arcana.scene import GAME, HALL, Scene, asked, at, do, go_on, options, prompt, table, told

LEVEL = {level: next(name for name, card in items().items() if card.level == level) for level in (1, 2, 3)}
FIVE = ("miners-pick", "boning-knife", "spark-rod", "judgement", "widowmaker")


def kept(explorer: str = "phillip", cards: tuple[str, ...] = (), events: tuple[str, ...] = ()) -> Veteran:
    return Veteran(ExplorerCard(explorer), tuple(map(ItemCard, cards)), tuple(map(EventCard, events)))


def going_on(*veterans: Veteran, won: tuple[str, ...] = ("ice",), scenario: str = "statue", **options: object) -> Match:
    """The next scenario of a campaign, at its first question."""
    campaign = Campaign(tuple(map(Scenario, won)), veterans)
    setting = {"scenario": scenario, "campaign": True, **options}
    return Match.start(GAME, len(veterans), "next", forced=True, carry=campaign, **setting)


def at_the_last_ritual(*crew: str) -> Scene:
    """One action before the victory in the finale of the first scenario."""
    scene = Scene(*crew, campaign=True).tile("O" + HALL[1:]).explorer(0, at(0, 1), essence=2)
    scene.g.finale = True
    return scene


def win(scene: Scene) -> Match:
    return do(scene.play(Act(0), Round(), AfterVictory()), Activate(at(0, 0)))


@rule("CHAP9a")
def test_survivors_of_a_victory_go_on() -> None:
    scene = at_the_last_ritual("phillip", "kim-richards", "hank-horden").explorer(1, fate=Fate.DESTROYED)
    match = win(scene)
    assert match.over
    assert table(match).ending is Ending.WON
    assert table(match).carry_out() == Campaign((Scenario.ICE,), (kept("phillip"), kept("hank-horden")))
    following = going_on(kept("phillip"), kept("hank-horden"))
    assert [(each.seat, each.card) for each in table(following).explorers] == [(0, "phillip"), (1, "hank-horden")]
    assert not options(following, PickExplorer)


@rule("CHAP9a")
def test_nobody_goes_on_after_a_defeat_or_outside_a_campaign() -> None:
    match = Match.start(GAME, 1, "lost", campaign=True)
    table(match).ending = Ending.DESTROYED
    assert table(match).carry_out() is None
    scene = Scene("phillip").tile("O" + HALL[1:]).explorer(0, at(0, 1), essence=2, stowed=("miners-pick",))
    scene.g.finale = True
    assert table(do(scene.acting(), Activate(at(0, 0)))).carry_out() is None


@rule("CHAP9a")
def test_another_scenario_with_a_seat_for_each_survivor() -> None:
    with pytest.raises(ValueError, match="already won"):
        going_on(kept(), scenario="ice")
    with pytest.raises(ValueError, match="a seat for each"):
        Match.start(GAME, 2, "next", carry=Campaign((Scenario.ICE,), (kept(),)), scenario="beast")


@rule("CHAP9a")
def test_the_very_short_game_can_begin_a_campaign() -> None:
    scene = Scene("phillip", length="very-short", campaign=True).chapter("ice-4").exit(Edge.NORTH)
    scene.explorer(0, at(0, 4), stowed=("miners-pick",))
    match = do(scene.play(Act(0), AfterVictory()), Leave(), Keep(ItemCard("miners-pick")))
    assert table(match).carry_out() == Campaign((Scenario.ICE,), (kept("phillip", ("miners-pick",)),))
    assert [(each.unit, each.card) for each in told(match, Kept)] == [("phillip", "miners-pick")]
    assert [each.unit for each in told(match, Exited)] == ["phillip"]


@rule("CHAP9b")
def test_each_survivor_chooses_what_it_keeps() -> None:
    scene = at_the_last_ritual("phillip", "kim-richards")
    scene.explorer(0, stowed=FIVE[:3], worn=FIVE[3:4], bound=("last-log-entry",)).explorer(1, stowed=FIVE[4:])
    match = win(scene)
    assert (prompt(match), asked(match)) == ("keep-cards", [0])
    assert set(options(match)) == {*(Keep(ItemCard(item)) for item in FIVE[:4]), KeepEvent("last-log-entry"), Done()}
    do(match, Keep(ItemCard("judgement")), Keep(ItemCard("spark-rod")))
    assert Keep(ItemCard("judgement")) not in options(match)
    do(match, Done())
    do(match, Done(), by=1)
    assert match.over
    left = table(match)
    assert left.carry_out() == Campaign((Scenario.ICE,), (kept("phillip", FIVE[3:1:-1]), kept("kim-richards")))
    assert {"miners-pick", "boning-knife", "widowmaker"} <= set(left.item_discard)
    following = table(going_on(*left.carry_out().veterans))
    assert [gear.item for gear in following.explorers[0].gear] == list(FIVE[3:1:-1])
    assert not any(gear.worn for gear in following.explorers[0].gear)
    assert following.explorers[1].gear == []


@rule("CHAP9b", "CON4d")
def test_what_is_used_up_cannot_be_kept() -> None:
    scene = at_the_last_ritual("phillip").explorer(0, stowed=("miners-pick", "boning-knife"))
    scene.g.explorers[0].gear[0].spent = True
    match = win(scene)
    assert set(options(match)) == {Keep(ItemCard("boning-knife")), Done()}


@rule("CHAP9c")
def test_campaign_threat_is_the_value_of_what_was_kept() -> None:
    assert kept().threat == 0
    assert [kept("phillip", (LEVEL[level],)).threat for level in (1, 2, 3)] == [1, 2, 3]
    assert kept("phillip", (LEVEL[1], LEVEL[3]), ("last-log-entry",)).threat == 6


@rule("CHAP9d")
def test_inventories_are_rearranged_before_the_first_round() -> None:
    match = going_on(kept("phillip", ("miners-pick",)), kept("kim-richards", ("boning-knife",)))
    g = table(match)
    assert (prompt(match), asked(match), g.round) == ("rearrange", [0], 0)
    stamina = g.explorers[0].stamina
    do(match, Equip(ItemCard("miners-pick")), Done())
    assert g.explorers[0].stamina == stamina
    assert (prompt(match), asked(match)) == ("rearrange", [1])
    do(match, Done(), by=1)
    assert [gear.worn for each in table(match).explorers for gear in each.gear] == [True, False]


@rule("CHAP9d")
def test_nobody_is_beside_another_before_the_first_chapter() -> None:
    match = going_on(kept("phillip", ("miners-pick",)), kept("kim-richards", ("boning-knife",)))
    assert set(options(match)) == {Equip(ItemCard("miners-pick")), Done()}


@rule("CHAP9e")
def test_they_begin_with_full_health_and_no_essence() -> None:
    match = going_on(kept("phillip", ("miners-pick",)))
    explorer = table(match).explorers[0]
    full, explorer.health, explorer.essence = explorer.health, 1, 4
    do(match, Done())
    explorer = table(match).explorers[0]
    assert (explorer.health, explorer.essence) == (full, 0)


@rule("CHAP9f")
def test_the_chapter_arrives_after_the_inventories() -> None:
    match = going_on(kept("phillip", ("miners-pick",)), scenario="beast")
    assert not told(match, ChapterBegan)
    assert table(match).entrance is None
    do(match, Equip(ItemCard("miners-pick")))
    assert not told(match, ChapterBegan)
    do(match, Done())
    order = [type(event) for event in match.journal]
    assert order.index(Equipped) < order.index(ChapterBegan)
    assert prompt(match) == "enter"


@rule("CHAP9e", "CHAP9f")
def test_the_chapter_arrives_when_they_have_recovered() -> None:
    match = going_on(kept("phillip", ("miners-pick",)), scenario="beast")
    table(match).explorers[0].essence = 4
    do(match, Done())
    assert (prompt(match), table(match).explorers[0].essence) == ("enter", 0)


@rule("CHAP9g")
def test_the_highest_campaign_threat_raises_the_threat() -> None:
    match = going_on(kept("phillip", (LEVEL[3],)), kept("kim-richards", (LEVEL[1], LEVEL[2]), ("last-log-entry",)))
    while table(match).round == 0:
        enter = options(match, Place)
        go_on(match, enter[0] if enter else Done())
    assert [event.threat for event in told(match, CampaignThreat)] == [5]
    assert table(match).threat == 1 + 5
    order = [type(event) for event in match.journal]
    assert order.index(ChapterBegan) < order.index(CampaignThreat) < order.index(ThreatChanged)


@rule("CHAP9g", "THR1b")
def test_much_that_was_kept_raises_the_monster_level() -> None:
    loot = tuple(name for name, card in items().items() if card.level == 3)[:4]
    match = going_on(kept("phillip", loot))
    while table(match).round == 0:
        enter = options(match, Place)
        go_on(match, enter[0] if enter else Done())
    assert [event.level for event in told(match, LevelRose)] == [2]
    assert (table(match).level, table(match).threat) == (2, 4)  # 12 steps: nine to the last space, which is the first


@rule("CHAP9h", "SET3d")
def test_what_was_kept_is_in_no_deck() -> None:
    g = table(going_on(kept("phillip", (LEVEL[1], LEVEL[3]), ("last-log-entry",)), scenario="beast"))
    decks = [card for deck in g.items.values() for card in deck.cards]
    assert LEVEL[1] not in decks
    assert "last-log-entry" not in g.explorations.cards
    add_items(g, 3)
    assert LEVEL[3] not in [card for deck in g.items.values() for card in deck.cards]
    assert [bound.event for bound in g.explorers[0].bound] == ["last-log-entry"]


@rule("CHAP9h")
def test_a_kept_card_that_is_destroyed_does_not_come_back() -> None:
    match = going_on(kept("phillip", (LEVEL[3],)))
    g = table(match)
    g.explorers[0].gear.clear()
    g.item_discard.append(ItemCard(LEVEL[3]))
    add_items(g, 3)
    everywhere = [card for deck in g.items.values() for card in deck.cards] + g.item_discard
    assert Counter(everywhere)[LEVEL[3]] == 1
    assert components(g)["item"].count(LEVEL[3]) == 1


@rule("CHAP9a", "CHAP9h")
def test_three_scenarios_make_a_campaign() -> None:
    before: Campaign | None = None
    for scenario in ("beast", "ice", "statue"):
        seats = 2 if before is None else len(before.veterans)
        match = Match.start(GAME, seats, scenario, carry=before, scenario=scenario, campaign=True)
        while table(match).round == 0:
            assert match.turn is not None
            go_on(match, match.turn.options[-1])
        g = table(match)
        held = [gear.item for each in g.explorers for gear in each.gear]
        assert before is None or set(before.items) <= set(held)
        g.explorers[0].gear.append(Gear(g.items[Type.WEAPON].cards.pop()))
        g.ending = Ending.WON
        assert g.campaign_won == (scenario == "statue")
        before = g.carry_out()
    assert before is not None
    assert before.won == (Scenario.BEAST, Scenario.ICE, Scenario.STATUE)
    assert len(before.items) == 3


@rule("CHAP9a")
def test_a_finished_campaign_asks_for_nothing_more() -> None:
    scene = at_the_last_ritual("phillip").explorer(0, stowed=("miners-pick",))
    scene.g.earlier = [Scenario.STATUE, Scenario.BEAST]
    assert win(scene).over


@rule("CHAP9a")
def test_a_record_holds_what_its_game_began_with() -> None:
    match = going_on(kept("phillip", ("miners-pick",)))
    again = load(GAME, save(match))
    assert again.setup.carry == match.setup.carry
    assert GAME.pack(again.state) == GAME.pack(match.state)
    with pytest.raises(BadSave, match="its record is needed"):
        verify(GAME, read(save(match)))


def test_a_save_holds_what_is_counted_by_space() -> None:
    """Its keys are numbers, which JSON does not know."""
    match = Scene("phillip").destroyed(at(3, 3), at(4, 4), tokens=2).acting()
    assert table(load(GAME, save(match))).tokens == {at(3, 3): 2, at(4, 4): 2}


@pytest.mark.parametrize(("language", "tool"), [("en", "Miner"), ("fr", "mineur"), ("es", "minero")])
def test_what_goes_on_is_told_in_words(language: str, tool: str) -> None:
    campaign = Campaign((Scenario.ICE,), (kept("phillip", ("miners-pick",)), kept("hank-horden")))
    first, second = campaign.told(Words(language, GAME))
    assert "Phillip" in first[0]
    assert tool in first[1][0]
    assert second[1] == []
