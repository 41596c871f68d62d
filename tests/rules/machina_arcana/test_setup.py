"""Setting a game up, its variants, and what is in the box (SET1 to SET9)."""

from collections import Counter

import pytest

from fathom.games.machina_arcana.actions import Activate, Leave, PickExplorer, Place
from fathom.games.machina_arcana.board import TILES
from fathom.games.machina_arcana.board.tiles import Edge
from fathom.games.machina_arcana.events import HorrorRolled, SpawnRolled
from fathom.games.machina_arcana.library import chapters, events, explorers, items, monsters
from fathom.games.machina_arcana.pieces import Ending, ExplorerCard, ItemCard, Scenario, Type
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.items.equipping import destroy_item
from fathom.games.machina_arcana.steps.rounds import HorrorPhase, SpawnPhase
from fathom.games.machina_arcana.steps.spaces.tilework import starting_tile
from fathom.games.machina_arcana.steps.story.marks import free_markers, put_marker
from fathom.kernel import Match, Setup
from tests.rules import rule
from tests.rules.machina_arcana.scene import (
    CREW,
    GAME,
    HALL,
    Scene,
    at,
    do,
    go_on,
    options,
    prompt,
    refused,
    table,
    told,
)

SCENARIOS = ("ice", "statue", "beast")
SPAWNS = HALL[:-1] + "S"


def new(seats: int = 2, seed: str = "new", **options: object) -> Match:
    return Match.start(GAME, seats, seed, **options)


def begun(seats: int = 2, seed: str = "new", **options: object) -> Match:
    """A game with its explorers on the starting tile, everybody on the first space offered."""
    match = go_on(new(seats, seed, **options), *(PickExplorer(ExplorerCard(name)) for name in CREW[:seats]))
    while prompt(match) == "enter":
        go_on(match, _first(match))
    return match


def _first(match: Match) -> Place:
    place = options(match, Place)[0]
    assert isinstance(place, Place)
    return place


def decks(g: Machina) -> list[list[str]]:
    piles = [*g.items.values(), g.monsters, g.explorations, g.horrors]
    return [sorted(str(card) for card in pile.cards) for pile in piles]


# ----------------------------------------------------------------------------------------- players


@rule("SET1a")
def test_one_to_four_players_with_one_explorer_each() -> None:
    for seats in (0, 5):
        with pytest.raises(ValueError, match="1 to 4 seats"):
            GAME.set_up(Setup(seats, "new", GAME.options_from({})))
    for seats in (1, 4):
        assert [each.seat for each in table(begun(seats)).explorers] == list(range(seats))


@rule("SET1b")
def test_an_explorer_is_picked_freely_and_only_once() -> None:
    match = new(2)
    assert len(options(match, PickExplorer)) == 8
    do(match, PickExplorer(ExplorerCard("phillip")))
    assert refused(match, PickExplorer(ExplorerCard("phillip")))[0] == "SET1b"
    assert len(options(match, PickExplorer)) == 7


@rule("SET1c")
def test_the_number_of_players_changes_nothing() -> None:
    alone, four = table(begun(1)), table(begun(4))
    assert decks(alone) == decks(four)
    assert (alone.spawn, alone.horror, alone.threat, alone.level) == (four.spawn, four.horror, four.threat, four.level)


# ---------------------------------------------------------------------------------------- scenario


@rule("SET2a")
def test_one_of_three_scenarios() -> None:
    assert [table(new(scenario=name)).scenario for name in SCENARIOS] == list(Scenario)
    with pytest.raises(ValueError, match="sea"):
        new(scenario="sea")


@rule("SET2b")
def test_chapters_are_in_order_whatever_the_seed() -> None:
    for seed in "abc":
        assert table(new(seed=seed, scenario="statue")).chapters == [f"statue-{number}" for number in range(1, 9)]


@rule("SET2c", "SET6a")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_finale_card_and_tile_are_set_aside(scenario: str) -> None:
    g = table(begun(scenario=scenario))
    assert not any(chapters()[card].finale for card in g.chapters)
    assert all(tile is not None and tile < TILES for tile in [*g.stack.cards, *(each.tile for each in g.board)])


@rule("SET2d")
def test_threat_and_level_start_at_one() -> None:
    g = table(begun())
    assert (g.threat, g.level) == (1, 1)


@rule("SET2e")
def test_cards_of_other_scenarios_stay_out() -> None:
    g = table(begun(scenario="statue"))
    dealt = {*g.explorations.cards, *g.horrors.cards}
    assert dealt == {name for name, card in events().items() if card.scenario in (None, Scenario.STATUE)}


@rule("SET2f")
def test_event_decks_are_shuffled_apart_and_hidden() -> None:
    one, same, other = (table(begun(seed=seed, scenario="statue")) for seed in ("a", "a", "b"))
    assert len(one.explorations) == len(one.horrors) == 38
    assert one.horrors.cards == same.horrors.cards != other.horrors.cards
    assert one.explorations.cards == same.explorations.cards != other.explorations.cards
    seen = begun(seed="a", scenario="statue").view(0)
    assert isinstance(seen, Machina)
    assert set(seen.explorations.cards) == set(seen.horrors.cards) == {None}


@rule("SET2g")
def test_what_each_scenario_brings() -> None:
    cards = Counter(card.scenario for card in chapters().values())
    found = Counter((card.scenario, card.horror) for card in events().values())
    wanted = {Scenario.ICE: (12, 11, 11), Scenario.STATUE: (10, 6, 6), Scenario.BEAST: (13, 11, 11)}
    for scenario, (stories, explorations, horrors) in wanted.items():
        assert cards[scenario] == stories
        assert (found[scenario, False], found[scenario, True]) == (explorations, horrors)
        assert sum(card.finale for card in chapters().values() if card.scenario is scenario) == 1


# --------------------------------------------------------------------------------------- explorers


@rule("SET3a", "SET3b")
def test_explorers_start_fresh_and_without_essence() -> None:
    for each in table(begun(4)).explorers:
        sheet = explorers()[each.card]
        assert (each.health, each.stamina, each.essence) == (sheet.health, sheet.stamina, 0)


@rule("SET3c")
def test_three_markers_for_each_explorer() -> None:
    g = Scene(*CREW).g
    assert [free_markers(g, seat) for seat in range(4)] == [3] * 4
    assert all(put_marker(g, 1, "grave-maul", 9) for _ in range(3))
    assert put_marker(g, 1, "grave-maul", 9) is None
    assert free_markers(g, 0) == 3


@rule("SET3d")
def test_inventories_start_empty() -> None:
    assert all(not each.gear and not each.bound for each in table(begun(4)).explorers)


# ------------------------------------------------------------------------------------------- decks


@rule("SET4a", "SET4b")
def test_item_decks_hold_level_one_of_their_type() -> None:
    one, other = table(begun(seed="a")), table(begun(seed="b"))
    for kind, deck in one.items.items():
        assert set(deck.cards) == {name for name, card in items().items() if card.level == 1 and card.type is kind}
        assert deck.cards != other.items[kind].cards


@rule("SET4c")
def test_one_discard_for_all_items() -> None:
    scene = Scene().explorer(0, worn=("miners-pick", "blood-chalice"))
    for item in ("miners-pick", "blood-chalice"):
        destroy_item(scene.g, scene.g.explorers[0], ItemCard(item))
    assert scene.g.item_discard == ["miners-pick", "blood-chalice"]


@rule("SET4d")
def test_the_items_of_the_box() -> None:
    assert Counter(card.type for card in items().values()) == {
        Type.WEAPON: 51,
        Type.APPAREL: 40,
        Type.ARTIFACT: 35,
        Type.CONSUMABLE: 30,
    }
    assert {card.level for card in items().values()} == {1, 2, 3}


@rule("SET5a", "SET5b")
def test_the_monster_deck_holds_level_one() -> None:
    one, other = table(begun(seed="a")), table(begun(seed="b"))
    assert set(one.monsters.cards) == {name for name, card in monsters().items() if card.level == 1}
    assert one.monsters.cards != other.monsters.cards
    assert not [*one.queue, *one.monster_discard, *one.removed]


@rule("SET5c")
def test_there_are_twenty_nine_monsters_and_the_beast() -> None:
    levels = Counter(card.level for name, card in monsters().items() if name != "beast")
    assert sum(levels.values()) == 29
    assert sorted(levels) == [1, 2, 3, 4]


@rule("SET6b")
def test_ten_tiles_with_either_side_up() -> None:
    shown = set()
    for seed in range(40):
        g = table(new(seed=f"tiles {seed}"))
        stack = [*g.stack.cards, g.board[0].tile]
        assert sorted(stack, key=str) == list(range(TILES))
        shown.add(g.board[0].side[-1])
    assert shown == {"a", "b"}


@rule("SET6c")
def test_the_starting_tile_is_the_bottom_one() -> None:
    g = Scene().g
    bottom, *rest = g.stack.cards
    assert starting_tile(g)[0] == bottom
    assert g.stack.cards == rest
    assert len(table(new()).stack) == 9


# -------------------------------------------------------------------------------------- first chapter


@rule("SET7a", "SET7b", "SET7d")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_first_chapter_is_revealed(scenario: str) -> None:
    g = table(begun(scenario=scenario))
    card = chapters()[g.current]
    assert card.number == 1
    assert (g.spawn, g.horror) == (card.spawn, card.horror)
    assert not [*g.queue, *g.exploration_discard, *g.horror_discard]


@rule("SET7c")
def test_explorers_come_in_by_the_entrance() -> None:
    g = table(begun(4))
    assert g.entrance is not None
    doorway = g.ground.of_opening(g.entrance)
    spaces = [each.space for each in g.explorers]
    assert len(set(spaces)) == 4
    for space in spaces:
        assert space is not None
        assert any(space == each or g.ground.adjacent(space, each) for each in doorway)


# ---------------------------------------------------------------------------------------- variants


@rule("SET8a")
def test_the_very_short_game_has_three_chapters() -> None:
    assert table(new(length="very-short")).chapters == ["ice-1", "ice-2", "ice-4"]
    with pytest.raises(ValueError, match="only with scenario=ice"):
        new(scenario="beast", length="very-short")


@rule("SET8b")
def test_the_very_short_game_is_won_at_the_exit() -> None:
    scene = Scene("phillip", length="very-short").chapter("ice-4").exit(Edge.NORTH).explorer(0, at(0, 4))
    match = do(scene.acting(), Leave())
    assert match.over
    assert (table(match).ending, table(match).winners()) == (Ending.ESCAPED, [0])


@rule("SET8c")
def test_the_short_game_leaves_two_chapters_out() -> None:
    assert table(new(length="short")).chapters == [f"ice-{number}" for number in (1, 3, 4, 5, 6, 8, 9, 10)]


@rule("SET8d")
def test_the_short_game_is_won_in_its_finale() -> None:
    scene = Scene("phillip", length="short").chapter("ice-4").exit(Edge.NORTH).explorer(0, at(0, 4))
    match = do(scene.acting(), Leave())
    assert not match.over
    assert table(match).current == "ice-5"
    scene = Scene("phillip", length="short").tile("O" + HALL[1:]).explorer(0, at(0, 1), essence=2)
    scene.g.finale = True
    assert table(do(scene.acting(), Activate(at(0, 0)))).ending is Ending.WON


# -------------------------------------------------------------------------------------------- dice


@rule("SET9a")
def test_the_zero_of_the_die_is_a_ten() -> None:
    match = Scene("phillip").tile(SPAWNS).rolls(0).play(SpawnPhase())
    assert told(match, SpawnRolled)[0].roll == 10
    assert len(table(match).queue) == 1


@rule("SET9b")
def test_in_an_easy_game_the_zero_is_nothing() -> None:
    scene = Scene("phillip", easy=True).tile(SPAWNS).rolls(0)
    scene.g.spawn = 1
    match = scene.play(SpawnPhase())
    assert told(match, SpawnRolled)[0].roll == 0
    assert (len(table(match).queue), table(match).spawn) == (0, 1)


@rule("SET9c")
def test_in_a_very_easy_game_failures_cost_nothing() -> None:
    match = Scene("phillip", very_easy=True).tile(SPAWNS).rolls(1, 1).play(SpawnPhase(), HorrorPhase())
    assert told(match, SpawnRolled)[0].roll == told(match, HorrorRolled)[0].roll == 1
    assert (table(match).spawn, table(match).horror) == (9, 9)
