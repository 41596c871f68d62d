"""Action spaces: levers, stations, workbenches, chests, event and chapter spaces (CELL7 to CELL12)."""

import pytest

from fathom.games.machina_arcana.actions import Activate, PickSpace, Use
from fathom.games.machina_arcana.board.tiles import Edge
from fathom.games.machina_arcana.effects.places import Light
from fathom.games.machina_arcana.events import Attacked, ChapterLit, Destroyed, Drew, Invoked
from fathom.games.machina_arcana.library import Active, Bonus, Number
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.steps.story.revealing import InvokeHorror
from tests.rules import rule
from tests.rules.machina_arcana.scene import (
    Scene,
    asked,
    at,
    do,
    hall,
    options,
    prompt,
    refused,
    table,
    told,
)
from tests.rules.machina_arcana.spaces import ACTION_LETTERS, goals, on

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")


# ---------------------------------------------------------------------------------------- action spaces


@rule("CELL7a")
@pytest.mark.parametrize("letter", ACTION_LETTERS)
def test_action_spaces_are_obstacles(letter: str) -> None:
    scene = on({(5, 6): letter}, stamina=1)
    assert at(5, 6) not in goals(scene.acting())
    assert scene.g.ground.sees(at(5, 5), at(5, 7))


@rule("CELL7b", "CELL7c")
@pytest.mark.parametrize("letter", "LRCK")
def test_an_action_space_is_used_from_beside_it_and_once(letter: str) -> None:
    assert not options(on({(5, 7): letter}, essence=9).acting(), Activate)
    scene = on({(5, 6): letter}, stamina=6, essence=9)
    scene.g.exit = None
    assert options(scene.acting(), Activate) == [Activate(at(5, 6))]
    scene.destroyed(at(5, 6))
    assert refused(scene.acting(), Activate(at(5, 6)))[0]
    for each in "LR":
        match = do(on({(5, 6): each}).acting(), Activate(at(5, 6)))
        assert table(match).tokens == {at(5, 6): 1}
        assert not options(match, Activate)
    match = do(on({(5, 6): "C"}).acting(), Activate(at(5, 6)))
    assert table(match).tokens == {at(5, 6): 1}


@rule("CELL8a")
def test_a_lever_costs_two_stamina_and_springs_the_traps() -> None:
    scene = on({(5, 6): "L", (9, 0): "T"}, stamina=2).dice(0, 0, 0)
    assert not options(scene.explorer(0, stamina=1).acting(), Activate)
    match = do(scene.explorer(0, stamina=2).acting(), Activate(at(5, 6)))
    assert told(match, Attacked)[0].defenders == [HANK]
    assert (table(match).explorers[0].stamina, table(match).tokens) == (0, {at(5, 6): 1})


@rule("CELL8c")
def test_traps_attack_those_on_them_on_the_active_units_tile_with_one_roll() -> None:
    scene = on({(5, 6): "L", (9, 0): "T", (9, 9): "T"}).tile(hall({(2, 2): "T"}), 1, column=1)
    scene.monster("thrall", at(9, 9)).monster("sarall", at(2, 2, 1)).monster("mi-go", at(8, 8)).dice(0, 0, 0)
    attack = told(do(scene.acting(), Activate(at(5, 6))), Attacked)
    assert len(attack) == 1
    assert (set(attack[0].defenders), len(attack[0].dice), attack[0].magic) == ({HANK, "thrall"}, 3, False)
    assert attack[0].unit == KIM


@rule("CELL8d")
def test_without_an_active_unit_the_traps_of_all_tiles_attack() -> None:
    scene = on({(9, 0): "T"}).tile(hall({(2, 2): "T"}), 1, column=1).monster("sarall", at(2, 2, 1)).dice(0, 0, 0)
    match = scene.on_top("horrors", "clockwork-malice").play(InvokeHorror())
    assert set(told(match, Attacked)[0].defenders) == {HANK, "sarall"}


@rule("CELL8e")
def test_a_trap_attack_is_the_active_units_own() -> None:
    scene = on({(5, 6): "L", (9, 9): "T"}).monster("rust-hulk", at(9, 9), wounds=2).dice(1, 1, 1)
    assert not told(do(scene.acting(), Activate(at(5, 6))), Destroyed)
    scene.reprint(KIM, passive=(Bonus(Number.ATTACK, 1),))
    match = do(scene.acting(), Activate(at(5, 6)))
    assert told(match, Destroyed)[0].by == KIM
    assert table(match).explorers[0].essence == 1


@rule("CELL9a")
def test_a_recharge_station_costs_one_stamina() -> None:
    match = do(on({(5, 6): "R"}, stamina=1).dice(4).acting(), Activate(at(5, 6)))
    assert (table(match).explorers[0].stamina, table(match).tokens) == (0, {at(5, 6): 1})
    assert not options(on({(5, 6): "R"}, stamina=0).acting(), Activate)


@rule("CELL9b")
@pytest.mark.parametrize(
    ("face", "gained"), [(0, (1, 0)), (1, (1, 0)), (2, (0, 1)), (3, (0, 1)), (4, (0, 0)), (5, (0, 0))]
)
def test_the_recharge_die_gives_health_stamina_or_nothing(face: int, gained: tuple[int, int]) -> None:
    match = do(on({(5, 6): "R"}, stamina=3, health=2).dice(face).acting(), Activate(at(5, 6)))
    kim = table(match).explorers[0]
    assert (kim.health - 2, kim.stamina - 2) == gained


@rule("CELL10a")
def test_a_workbench_costs_three_stamina_and_draws_three_items() -> None:
    assert not options(on({(5, 6): "W"}, stamina=2).acting(), Activate)
    match = do(on({(5, 6): "W"}, stamina=3).acting(), Activate(at(5, 6)))
    while prompt(match) == "draw-item":
        do(match, options(match)[0])
    assert len(table(match).drawn_items) == 3
    assert (table(match).explorers[0].stamina, table(match).tokens) == (0, {at(5, 6): 1})


@rule("CELL10b")
def test_a_chest_costs_three_stamina_and_gives_essence_and_an_item() -> None:
    assert not options(on({(5, 6): "C"}, stamina=2).acting(), Activate)
    match = do(on({(5, 6): "C"}, stamina=3).acting(), Activate(at(5, 6)))
    assert (table(match).explorers[0].essence, table(match).explorers[0].stamina) == (1, 0)
    while prompt(match) == "draw-item":
        do(match, options(match)[0])
    assert len(told(match, Drew)) == 2
    assert table(match).tokens == {at(5, 6): 1}


@rule("CELL10c")
def test_an_event_space_costs_three_stamina_and_gives_essence_and_an_event() -> None:
    assert not options(on({(5, 6): "E"}, stamina=2).acting(), Activate)
    scene = on({(5, 6): "E"}, stamina=3).on_top("explorations", "emerald-dusk")
    match = do(scene.acting(), Activate(at(5, 6)))
    assert (table(match).explorers[0].essence, table(match).explorers[0].stamina) == (1, 0)
    assert told(match, Invoked)[0].event_card == "emerald-dusk"
    assert table(match).tokens == {at(5, 6): 1}


# ---------------------------------------------------------------------------------------- chapter spaces


@rule("CELL11a")
def test_a_chapter_space_is_unlit_lit_or_destroyed() -> None:
    assert not on({(5, 6): "K"}).g.lit
    match = do(on({(5, 6): "K"}, essence=3).lit(at(5, 6)).chapter("ice-3").acting(), Activate(at(5, 6)))
    assert (table(match).lit, table(match).tokens) == ([], {at(5, 6): 1})


@rule("CELL11b", "CELL11f")
def test_an_unlit_chapter_space_costs_essence_too_and_advances() -> None:
    assert not options(on({(5, 6): "K"}, stamina=3, essence=2).acting(), Activate)
    assert not options(on({(5, 6): "K"}, stamina=2, essence=3).acting(), Activate)
    match = do(on({(5, 6): "K"}, stamina=3, essence=3).acting(), Activate(at(5, 6)))
    assert (table(match).current, table(match).tokens) == ("ice-2", {at(5, 6): 1})
    assert (table(match).explorers[0].stamina, table(match).explorers[0].essence) == (0, 0)


@rule("CELL11c")
def test_a_lit_chapter_space_costs_stamina_only() -> None:
    scene = on({(5, 6): "K"}, stamina=3, essence=1).lit(at(5, 6))
    match = do(scene.acting(), Activate(at(5, 6)))
    assert (table(match).current, table(match).explorers[0].essence) == ("ice-2", 1)
    assert (table(match).lit, table(match).tokens) == ([], {at(5, 6): 1})


@rule("CELL11d", "CELL11e")
@pytest.mark.parametrize("why", ["exit", "blocking"])
def test_an_exit_or_a_blocking_chapter_keeps_the_chapter(why: str) -> None:
    scene = on({(5, 6): "K"}, stamina=4, essence=3)
    if why == "exit":
        scene.exit(Edge.EAST)
    else:
        scene.chapter("ice-3")
    before = scene.g.current
    match = do(scene.acting(), Activate(at(5, 6)))
    assert (table(match).current, table(match).tokens) == (before, {at(5, 6): 1})
    assert (table(match).explorers[0].stamina, table(match).explorers[0].essence) == (1, 0)


def lighting(drawn: dict[tuple[int, int], str]) -> Scene:
    return on(drawn).reprint(KIM, active=(Active(do=Light()),))


@rule("CELL12a")
def test_lighting_the_chapter_lights_the_nearest_unlit_chapter_space() -> None:
    scene = lighting({(5, 7): "K", (5, 0): "K", (9, 9): "K"}).tile(hall({(5, 1): "K"}), 1, column=1)
    assert table(do(scene.acting(), Use(KIM))).lit == [at(5, 7)]
    assert table(do(scene.destroyed(at(5, 7)).acting(), Use(KIM))).lit == [at(9, 9)]
    again = lighting({(5, 7): "K", (9, 9): "K"}).lit(at(5, 7))
    assert table(do(again.acting(), Use(KIM))).lit == [at(5, 7), at(9, 9)]


def test_of_two_chapter_spaces_as_near_the_explorer_chooses() -> None:
    match = do(lighting({(5, 7): "K", (5, 3): "K"}).acting(), Use(KIM))
    assert asked(match) == [0]
    do(match, PickSpace(at(5, 7)))
    assert table(match).lit == [at(5, 7)]


@rule("CELL12b")
def test_without_an_unlit_chapter_space_on_the_tile_nothing_is_lit() -> None:
    scene = lighting({(5, 7): "K", (0, 0): "K"}).lit(at(5, 7)).destroyed(at(0, 0))
    scene.tile(hall({(5, 1): "K"}), 1, column=1)
    match = do(scene.acting(), Use(KIM))
    assert table(match).lit == [at(5, 7)]
    assert not told(match, ChapterLit)
