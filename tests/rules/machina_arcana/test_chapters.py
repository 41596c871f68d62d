"""Chapters: advancing, entrances and exits, new rounds, finales (CHAP1 to CHAP8)."""

from collections import Counter

import pytest

from fathom.games.machina_arcana import components
from fathom.games.machina_arcana.actions import Leave, Place, PlaceExit, Use
from fathom.games.machina_arcana.board.tiles import Edge, sides
from fathom.games.machina_arcana.effects.units import Regain
from fathom.games.machina_arcana.events import Banished, ChapterBegan, PhaseBegan, RatingsSet, Regained
from fathom.games.machina_arcana.figures import HORROR, Fate, Hold, Mark, Turn
from fathom.games.machina_arcana.library import chapters, items
from fathom.games.machina_arcana.pieces import Attribute, Ending, Phase, Scenario, Type, Unit
from fathom.games.machina_arcana.state import BEAST, DOOM
from fathom.games.machina_arcana.steps.acting import Act
from fathom.games.machina_arcana.steps.fighting.attacks import STATUE_DEFENSE
from fathom.games.machina_arcana.steps.fighting.leaving import clear_board, destroy
from fathom.games.machina_arcana.steps.rounds import MonsterPhase, Round, SpawnPhase
from fathom.games.machina_arcana.steps.story.advancing import Advance, Arrivals
from fathom.games.machina_arcana.steps.story.chapters import (
    PART_HEALTH,
    PlaceEntrance,
    PlaceTheExit,
    StartFinale,
    add_items,
    entrance_spaces,
)
from fathom.games.machina_arcana.steps.story.revealing import InvokeHorror
from fathom.kernel import Chance, Finished, Match
from fathom.kernel.words.words import Words
from tests.games.machina_arcana.test_cards import verbs
from tests.rules import rule
from tests.rules.machina_arcana.scene import (
    CREW,
    GAME,
    HALL,
    Scene,
    asked,
    at,
    do,
    go_on,
    options,
    prompt,
    table,
    told,
    usable_by,
)

KIM, HANK, EDDA, PHILLIP = map(Unit, CREW)


def entered(match: Match) -> Match:
    """Everybody enters at the first space offered."""
    while prompt(match) == "enter":
        go_on(match, options(match)[0])
    return match


def at_the_exit(chapter: str = "ice-4", *, others_out: bool = False) -> Scene:
    """Kim stands at the exit; Hank is far from it, or has left already."""
    scene = Scene().chapter(chapter).exit(Edge.NORTH).explorer(0, at(0, 4))
    return scene.explorer(1, fate=Fate.EXITED, turn=Turn.OVER) if others_out else scene.explorer(1, at(9, 9))


# ------------------------------------------------------------------------------------------- the cards


@rule("CHAP1a")
def test_explorers_have_the_abilities_of_the_chapter() -> None:
    scene = Scene().chapter("ice-3")
    match = scene.acting()
    assert Use("ice-3") in options(match)
    assert Use("ice-3") in match.interrupts[1].options
    match.answer(1, Use("ice-3"))
    assert [each.health for each in table(match).explorers] == [5, 5]


@rule("CHAP1b")
def test_a_new_chapter_arrives_and_sets_the_ratings() -> None:
    scene = Scene().chapter("ice-1")
    scene.g.spawn, scene.g.horror = 3, 4
    scene.reprint("ice-2", arrival=None)
    match = scene.play(Advance())
    assert [each.chapter for each in told(match, ChapterBegan)] == ["ice-2"]
    assert (table(match).spawn, table(match).horror) == (chapters()["ice-2"].spawn, chapters()["ice-2"].horror)
    scene = Scene(scenario="statue").chapter("statue-1").explorer(0, essence=0)
    match = scene.reprint("statue-2", arrival=chapters()["statue-2"].arrival.do[-1]).play(Advance())
    assert [each.unit for each in told(match, Regained)] == [KIM, HANK]


@rule("CHAP1c")
def test_a_chapter_has_a_title_a_scenario_and_perhaps_scales() -> None:
    assert (chapters()["ice"].spawn, chapters()["ice"].horror) == (None, None)
    titles = {Words("en", GAME).say(f"card-{name}") for name in chapters()}
    assert len(titles) == len(chapters())
    assert all(type(card.scenario) is Scenario for card in chapters().values())


@rule("CHAP2a")
def test_a_blocking_chapter_says_how_it_goes_on() -> None:
    for name, card in chapters().items():
        if card.blocking:
            assert verbs(card) & {"Advance", "PlaceExit", "StartFinale"}, name


# --------------------------------------------------------------------------------- entrances and exits


@rule("CHAP3a", "CHAP3b")
def test_an_entrance_is_on_the_orientation_opening_of_the_top_tile() -> None:
    scene = Scene()
    clear_board(scene.g)
    top = scene.g.stack.cards[-1]
    match = scene.play(PlaceEntrance())
    g = table(match)
    assert [each.tile for each in g.board] == [top]
    assert g.entrance is not None
    assert (g.entrance.tile, g.entrance.edge) == (top, g.board[0].printed.orientation)


@rule("CHAP3a")
def test_the_starting_tile_is_there_already() -> None:
    match = Scene().play(PlaceEntrance())
    assert [each.tile for each in table(match).board] == [0]


@rule("CHAP3c")
def test_explorers_enter_on_or_next_to_the_entrance() -> None:
    match = Scene(*CREW).play(PlaceEntrance())
    near = {at(8, 3), at(8, 4), at(8, 5), at(8, 6), at(9, 3), at(9, 4), at(9, 5), at(9, 6)}
    assert {each.space for each in options(match, Place)} == near  # type: ignore[attr-defined]
    entered(match)
    spaces = {each.space for each in table(match).explorers}
    assert len(spaces) == 4
    assert spaces <= near


@rule("CHAP3c")
def test_without_room_the_nearest_free_spaces_are_taken() -> None:
    walled = "\n".join(["." * 10] * 7 + ["..PPPPPP.."] * 2 + ["..PP..PP.."])
    scene = Scene(*CREW).tile(walled).entrance(Edge.SOUTH)
    for seat, space in enumerate((at(9, 4), at(9, 5))):
        scene.explorer(seat, space)
    near = {at(row, 1) for row in (6, 7, 8, 9)} | {at(row, 8) for row in (6, 7, 8, 9)} | {at(6, c) for c in range(1, 9)}
    assert set(entrance_spaces(scene.g)) == near


@rule("CHAP3d")
def test_explorers_and_what_they_wear_arrive() -> None:
    scene = Scene().explorer(0, worn=("loadstone",), stowed=("eye-of-brine",))
    for name in (KIM, "loadstone", "eye-of-brine"):
        scene.reprint(name, arrival=Regain(Attribute.ESSENCE))
    match = entered(scene.chapter("ice-1").play(PlaceEntrance(), Arrivals(items=True)))
    assert [each.unit for each in told(match, Regained)] == [KIM, KIM]


@rule("CHAP4a")
def test_the_exit_goes_to_an_unexplored_opening() -> None:
    match = Scene().entrance(Edge.SOUTH).play(PlaceTheExit(0))
    edges = {each.opening.edge for each in options(match, PlaceExit)}  # type: ignore[attr-defined]
    assert edges == {Edge.NORTH, Edge.EAST, Edge.WEST}
    do(match, options(match)[0])
    assert table(match).exit is not None


@rule("CHAP4a")
def test_there_is_one_exit() -> None:
    assert Scene().exit(Edge.NORTH).play(PlaceTheExit(0)).turn is None


@rule("CHAP4a")
def test_the_exit_is_at_the_entrance_if_there_is_no_other_opening() -> None:
    match = Scene().tile(HALL, openings=("south",)).entrance(Edge.SOUTH).play(PlaceTheExit(0))
    if match.turn is not None:
        do(match, options(match)[0])
    assert table(match).exit == table(match).entrance


@rule("CHAP4b", "CHAP4c", "CHAP4d")
def test_the_last_exit_clears_the_board_and_turns_the_page() -> None:
    scene = at_the_exit("ice-2", others_out=True).tile(HALL, 1, column=1).tile(HALL, 2, row=1)
    scene.monster("sarall", at(5, 5)).monster("thrall", at(5, 5, 1)).destroyed(at(3, 3)).entrance(Edge.SOUTH)
    before = list(scene.g.stack.cards)
    match = do(scene.play(Act(0)), Leave())
    g = table(match)
    assert [each.unit for each in told(match, Banished)] == ["sarall", "thrall"]
    assert (g.queue, g.board, g.tokens, g.exit, g.entrance) == ([], [], {}, None, None)
    assert (sorted(g.stack.cards[:3]), g.stack.cards[3:]) == ([0, 1, 2], before)  # type: ignore[type-var]
    assert [each.chapter for each in told(match, ChapterBegan)] == ["ice-3"]


@rule("CHAP4c")
def test_the_tiles_of_the_board_are_shuffled() -> None:
    orders = set()
    for seed in range(9):
        scene = at_the_exit("ice-2", others_out=True).tile(HALL, 1, column=1).tile(HALL, 2, row=1)
        scene.g.chance = Chance.of(f"tiles {seed}")
        orders.add(tuple(table(do(scene.play(Act(0)), Leave())).stack.cards[:3]))
    assert len(orders) > 2


@rule("CHAP4e")
def test_the_chapter_goes_on_while_somebody_is_on_the_board() -> None:
    match = do(at_the_exit().acting(), Leave())
    assert table(match).current == "ice-4"
    assert [each.fate for each in table(match).explorers] == [Fate.EXITED, Fate.HERE]
    assert not told(match, ChapterBegan)


@rule("CHAP4f")
def test_if_the_last_one_is_destroyed_the_others_go_on() -> None:
    scene = Scene().chapter("ice-4").explorer(0, fate=Fate.EXITED, turn=Turn.OVER).monster("sarall", at(5, 5))
    destroy(scene.g, HANK, Unit("sarall"))
    match = entered(scene.play(*reversed(scene.g.agenda), Round()))
    g = table(match)
    assert (g.current, g.queue, g.ending) == ("ice-5", [], None)
    assert [each.fate for each in g.explorers] == [Fate.HERE, Fate.DESTROYED]
    assert (asked(match), prompt(match)) == ([0], "act")


@rule("CHAP4f")
def test_an_event_that_destroyed_the_last_one_is_discarded_all_the_same() -> None:
    scene = Scene().chapter("ice-4").explorer(0, fate=Fate.EXITED, turn=Turn.OVER).explorer(1, health=1)
    match = entered(scene.on_top("horrors", "needles-of-frost").dice(5, 5).play(InvokeHorror(), Round()))
    g = table(match)
    assert (g.current, g.horror_discard, g.drawn_horrors) == ("ice-5", ["needles-of-frost"], [])


@rule("CHAP4g")
def test_after_the_last_exit_the_round_goes_on() -> None:
    match = entered(do(_statue_exit().play(Act(0), SpawnPhase()), Leave()))
    assert [each.phase for each in told(match, PhaseBegan)] == [Phase.SPAWN]
    assert [each.turn for each in table(match).explorers] == [Turn.OVER, Turn.OVER]


def _statue_exit() -> Scene:
    scene = Scene(scenario="statue").chapter("statue-4").exit(Edge.NORTH).explorer(0, at(0, 4))
    scene.explorer(1, fate=Fate.EXITED, turn=Turn.OVER)
    return scene.reprint("statue-5", arrival=chapters()["ice-1"].arrival)


# ---------------------------------------------------------------------------------------- other effects


@rule("CHAP5a")
def test_items_of_a_level_are_shuffled_into_their_decks() -> None:
    scene = Scene()
    scene.g.item_discard = [scene.g.items[Type.WEAPON].draw(scene.g.chance)]
    before = {type: set(deck.cards) for type, deck in scene.g.items.items()}
    add_items(scene.g, 2)
    for type, deck in scene.g.items.items():
        fresh = {name for name, card in items().items() if card.type is type and card.level == 2}
        assert set(deck.cards) == before[type] | fresh
    assert len(scene.g.item_discard) == 1


@rule("CHAP6a", "CHAP6b")
def test_a_new_round_begins_at_once() -> None:
    scene = Scene().chapter("ice-4").explorer(0, stamina=1)
    scene.g.marks = [Mark(0, "capacitor", [Hold(KIM, "attack", 1)]), Mark(HORROR, "numbing-touch")]
    clear_board(scene.g)
    match = scene.play(Advance(), SpawnPhase(), MonsterPhase(), Round())
    entered(match)
    while prompt(match) == "pick-unit":
        go_on(match, options(match)[0])
    g = table(match)
    assert [each.phase for each in told(match, PhaseBegan)] == [Phase.EXPLORERS]
    assert (g.round, [each.stamina for each in g.explorers], g.marks) == (2, [6, 5], [])
    assert g.current == "ice-5"


# --------------------------------------------------------------------------------------------- finales


def finale(scenario: str) -> Match:
    scene = Scene(scenario=scenario).monster("sarall", at(5, 5)).explorer(1, essence=9)
    scene.g.counters[scene.g.current] = 1
    return scene.play(StartFinale())


@rule("CHAP7a", "CHAP7b", "CHAP7c")
@pytest.mark.parametrize("scenario", list(Scenario))
def test_the_finale_tile_is_alone_on_the_board(scenario: Scenario) -> None:
    match = finale(scenario)
    near = set(entrance_spaces(table(match)))
    tile, pictures = table(match).board[0].tile, sides()[scenario.value].entrances
    assert {at(*divmod(place, 10), tile) for place in pictures} <= near
    assert {each.space for each in options(match, Place)} == near  # type: ignore[attr-defined]
    entered(match)
    g = table(match)
    assert [each.side for each in g.board] == [scenario.value]
    assert {each.space for each in g.explorers} <= near
    assert "sarall" not in [each.card for each in g.queue]
    assert set(g.parts.values()) == ({PART_HEALTH} if scenario == "statue" else set())
    assert [(each.card, each.space) for each in g.queue] == ([(BEAST, at(4, 4, tile))] if scenario == "beast" else [])
    assert len(told(match, ChapterBegan)) == 1


@rule("CHAP7c", "MON2b")
def test_the_card_of_the_beast_is_there_from_its_coming_and_stays_when_it_falls() -> None:
    match = finale(Scenario.BEAST)
    assert BEAST not in components(match.state)["monster"]
    g = table(entered(match))
    assert monster_cards(match)[BEAST] == components(g)["monster"].count(BEAST) == 1
    with pytest.raises(Finished):
        destroy(g, BEAST, None)
    assert monster_cards(match)[BEAST] == components(g)["monster"].count(BEAST) == 1


def monster_cards(match: Match) -> Counter[object]:
    return Counter(slot.component for slot in GAME.slots(match.state) if slot.pool == "monster")


@rule("CHAP7d")
@pytest.mark.parametrize("scenario", list(Scenario))
def test_everybody_reads_what_wins_and_loses_the_finale(scenario: Scenario) -> None:
    match = entered(finale(scenario))
    assert [match.view(seat).current for seat in (0, 1)] == [f"{scenario}-finale"] * 2  # type: ignore[attr-defined]
    for language in ("en", "fr", "es"):
        won, lost, *_ = GAME.texts.cards(Words(language, GAME))[f"text-{scenario}-finale"].split(". ")
        assert won
        assert str(DOOM[scenario]) in lost
        if scenario is Scenario.STATUE:
            assert f"{PART_HEALTH} " in won
            assert f"{STATUE_DEFENSE} " in won


@rule("CHAP7e")
def test_the_team_wins_even_if_some_are_destroyed() -> None:
    match = entered(finale("beast"))
    g = table(match)
    destroy(g, KIM, BEAST)
    with pytest.raises(Finished):
        destroy(g, BEAST, HANK)
    assert (g.ending, g.result()) == (Ending.WON, [0.0, 1.0])


@rule("CHAP7f")
def test_the_finale_takes_the_place_of_the_chapter() -> None:
    scene = Scene().chapter("ice-10").explorer(0, essence=2)
    assert "ice-10" in usable_by(scene.g, KIM)
    scene.reprint("ice-finale", horror=None)
    match = entered(scene.play(StartFinale()))
    g = table(match)
    assert (g.current, g.spawn, g.horror) == ("ice-finale", chapters()["ice-finale"].spawn, None)
    assert "ice-10" not in usable_by(g, KIM)
    assert [each.horror for each in told(match, RatingsSet)] == [None]


@rule("CHAP8a")
def test_victory_ends_the_game_for_who_is_still_in_play() -> None:
    scene = Scene(*CREW[:3]).explorer(1, fate=Fate.DESTROYED).explorer(2, fate=Fate.EXITED)
    scene.g.chapter = len(scene.g.chapters) - 1
    match = scene.play(Advance())
    assert (match.over, table(match).ending, table(match).result()) == (True, Ending.WON, [1.0, 0.0, 1.0])
