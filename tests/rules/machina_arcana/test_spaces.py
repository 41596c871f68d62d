"""Walls, doors and spaces of every kind (CELL1 to CELL13)."""

import pytest

from fathom.games.machina_arcana.actions import Activate, BreakDoor, CloseDoor, Move, OpenDoor, PickSpace, Seal, Use
from fathom.games.machina_arcana.actions import StepIntoPit as IntoPit
from fathom.games.machina_arcana.effects.places import DestroySpace, Light, Revive
from fathom.games.machina_arcana.effects.units import Attack, Regain
from fathom.games.machina_arcana.events import (
    Attacked,
    ChapterLit,
    Destroyed,
    Drew,
    Exploded,
    Invoked,
    SpaceDestroyed,
    Struck,
)
from fathom.games.machina_arcana.library import Active, Bonus, Considered, Number, Ranged, Through
from fathom.games.machina_arcana.pieces import Attribute, Kind, Unit
from fathom.games.machina_arcana.state import Fate
from fathom.games.machina_arcana.steps.revealing import InvokeHorror
from fathom.games.machina_arcana.steps.spawning import spawn_spaces
from fathom.games.machina_arcana.tiles import Drawn, Edge, read
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.machina_arcana.monsters import turn_of, where
from tests.rules.machina_arcana.scene import (
    HALL,
    Scene,
    asked,
    at,
    barrel,
    do,
    door,
    hall,
    options,
    prompt,
    refused,
    table,
    told,
)

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")
DOOR = door((5, 5), (5, 6))


def goals(match: Match) -> set[int]:
    return {move.to for move in options(match, Move)}  # type: ignore[attr-defined]


def on(drawn: dict[tuple[int, int], str], space: int = at(5, 5), **parts: int) -> Scene:
    """Kim and Hank in a hall with some spaces; Kim at (5, 5)."""
    return Scene().tile(hall(drawn)).explorer(0, space, **parts).explorer(1, at(9, 0))  # type: ignore[arg-type]


# ----------------------------------------------------------------------------------------- walls and doors


@rule("CELL1a")
def test_a_wall_stops_moves_and_sight() -> None:
    scene = Scene(KIM).tile(HALL, walls="55-56 45-46 65-66").explorer(0, at(5, 5), stamina=1)
    assert at(5, 6) not in goals(scene.acting())
    assert not scene.g.ground.sees(at(5, 5), at(5, 6))
    assert not scene.g.ground.sees(at(5, 2), at(5, 8))


@rule("CELL1b")
def test_what_cannot_be_identified_is_rubble() -> None:
    assert read("x", Drawn("?" + "." * 9 + ("\n" + "." * 10) * 9)).kinds[0] is Kind.RUBBLE


@rule("CELL2a")
def test_doors_stand_open_at_first() -> None:
    scene = Scene(KIM).tile(HALL, doors="55-56").explorer(0, at(5, 5))
    assert not scene.g.closed
    assert scene.g.ground.adjacent(at(5, 5), at(5, 6))


def walled(*, stamina: int = 6) -> Scene:
    """A door in row 5 of a wall across the hall, Kim beside it."""
    walls = " ".join(f"{row}5-{row}6" for row in range(10) if row != 5)
    return Scene().tile(HALL, walls=walls, doors="55-56").explorer(0, at(5, 5), stamina=stamina)


@rule("CELL2b", "CELL2c")
@pytest.mark.parametrize(("state", "passable"), [("open", True), ("closed", False), ("broken", True)])
def test_only_a_closed_door_is_a_wall(state: str, passable: bool) -> None:
    scene = walled(stamina=2)
    if state != "open":
        getattr(scene, state)(DOOR)
    assert (at(5, 6) in goals(scene.acting())) is passable
    assert scene.g.ground.sees(at(5, 3), at(5, 8)) is passable


@rule("CELL2d", "TGT2b")
def test_only_who_stands_beside_a_door_can_use_it() -> None:
    for space in (at(4, 5), at(5, 4), at(6, 6)):
        match = walled().explorer(0, space).acting()
        assert not [option for option in options(match) if isinstance(option, OpenDoor | CloseDoor | BreakDoor)]
    assert CloseDoor(DOOR) in options(walled().explorer(0, at(5, 6)).acting())


@rule("CELL2e")
def test_closing_and_opening_cost_two_stamina() -> None:
    match = do(walled(stamina=4).acting(), CloseDoor(DOOR))
    assert (table(match).closed, table(match).explorers[0].stamina) == ([DOOR], 2)
    do(match, OpenDoor(DOOR))
    assert (table(match).closed, table(match).explorers[0].stamina) == ([], 0)
    assert CloseDoor(DOOR) not in options(walled(stamina=1).acting())


@rule("CELL2f", "CELL2k")
def test_an_explorer_destroys_only_a_closed_door_and_for_four_stamina() -> None:
    assert BreakDoor(DOOR) not in options(walled().acting())
    assert BreakDoor(DOOR) not in options(walled(stamina=3).closed(DOOR).acting())
    match = do(walled(stamina=4).closed(DOOR).acting(), BreakDoor(DOOR))
    assert (table(match).broken, table(match).closed, table(match).explorers[0].stamina) == ([DOOR], [], 0)


@rule("CELL2g")
def test_nobody_uses_a_destroyed_door() -> None:
    kinds = OpenDoor | CloseDoor | BreakDoor
    assert not [option for option in options(walled().broken(DOOR).acting()) if isinstance(option, kinds)]
    scene = walled().broken(DOOR).explorer(1, fate=Fate.DESTROYED).monster("thrall", at(5, 6))
    assert not [option for option in options(turn_of(scene, stamina=6)) if isinstance(option, kinds)]


@rule("CELL2i", "CELL2j", "CELL2k")
def test_scheming_monsters_use_doors_too() -> None:
    scene = walled().explorer(1, fate=Fate.DESTROYED).monster("thrall", at(5, 6))
    assert CloseDoor(DOOR) not in options(turn_of(scene, stamina=2))
    assert BreakDoor(DOOR) not in options(turn_of(scene, stamina=3))
    match = do(turn_of(scene, stamina=7), CloseDoor(DOOR), OpenDoor(DOOR), by=1)
    assert table(match).queue[0].stamina == 1
    match = do(turn_of(scene, stamina=4), BreakDoor(DOOR), by=1)
    assert (table(match).broken, table(match).queue[0].stamina) == ([DOOR], 0)
    match = do(turn_of(scene.closed(DOOR), stamina=4), BreakDoor(DOOR), by=1)
    assert table(match).broken == [DOOR]


# --------------------------------------------------------------------------------- floor, rubble, traps, pits


@rule("CELL3a", "CELL6a")
@pytest.mark.parametrize("letter", [".", "S", "Y"])
def test_units_cross_passable_spaces_stop_there_and_see_over_them(letter: str) -> None:
    scene = on({(5, 6): letter}, stamina=2)
    assert {at(5, 6), at(5, 7)} <= goals(scene.acting())
    assert scene.g.ground.sees(at(5, 5), at(5, 7))


@rule("CELL3b")
def test_rubble_stops_moves_and_sight() -> None:
    scene = on({(5, 6): "#"}, stamina=1)
    assert at(5, 6) not in goals(scene.acting())
    assert not scene.g.ground.sees(at(5, 5), at(5, 7))


@rule("CELL3c")
def test_entering_a_trap_does_nothing() -> None:
    match = do(on({(5, 6): "T"}).acting(), Move(at(5, 6)))
    assert where(match, KIM) == at(5, 6)
    assert not told(match, Attacked)


@rule("CELL4a")
def test_who_moves_into_a_pit_is_destroyed() -> None:
    match = do(on({(5, 6): "P"}).acting(), IntoPit(at(5, 6)))
    assert table(match).explorers[0].fate is Fate.DESTROYED


@rule("CELL4c")
def test_a_pit_is_no_obstacle() -> None:
    scene = on({(5, 6): "P"}).reprint(KIM, active=(Active(do=Attack(1), aim=Ranged(3)),)).monster("thrall", at(5, 7))
    assert Use(KIM, unit=Unit("thrall")) in options(scene.acting())


# ---------------------------------------------------------------------------------------------- barrels


def shooting(drawn: dict[tuple[int, int], str], dice: int = 1) -> Scene:
    shot = Active(do=Attack(dice), aim=Through(9))
    return on(drawn, at(5, 0)).reprint(
        KIM, active=(shot, Active(do=Regain(Attribute.HEALTH), aim=Through(9))), passive=()
    )


@rule("CELL5a")
def test_a_barrel_is_an_obstacle_that_is_seen_across() -> None:
    scene = on({(5, 6): "B"}, stamina=1)
    assert at(5, 6) not in goals(scene.acting())
    assert scene.g.ground.sees(at(5, 5), at(5, 7))
    scene.reprint(KIM, active=(Active(do=Attack(1), aim=Ranged(3)),)).monster("thrall", at(5, 7))
    assert Use(KIM, unit=Unit("thrall")) not in options(scene.acting())


@rule("CELL5b")
def test_a_barrel_can_only_be_attacked() -> None:
    match = shooting({(5, 6): "B"}).acting()
    assert Use(KIM, 0, unit=barrel(5, 6)) in options(match)
    assert Use(KIM, 1, unit=barrel(5, 6)) not in options(match)


@rule("CELL5c")
@pytest.mark.parametrize(("face", "hit"), [(0, False), (1, True)])
def test_a_result_of_one_hits_a_barrel(face: int, hit: bool) -> None:
    match = do(shooting({(5, 6): "B"}).dice(face).acting(), Use(KIM, unit=barrel(5, 6)))
    assert told(match, Struck)[0].hit is hit
    assert bool(told(match, Exploded)) is hit


@rule("CELL5d")
def test_a_barrel_attacks_all_around_it_with_one_roll() -> None:
    scene = shooting({(5, 6): "B"}).explorer(1, at(4, 6)).monster("thrall", at(5, 7)).monster("sarall", at(6, 6))
    match = do(scene.monster("mi-go", at(5, 8)).dice(1, 1, 1, 0).acting(), Use(KIM, unit=barrel(5, 6)))
    blast = told(match, Attacked)[1]
    assert (set(blast.defenders), blast.dice, blast.magic) == ({HANK, "thrall", "sarall"}, [1, 1, 0], False)
    assert [(struck.unit, struck.defense, struck.hit) for struck in told(match, Struck)[1:]] == [
        (HANK, 2, True),
        ("thrall", 1, True),
        ("sarall", 2, True),
    ]


@rule("CELL5e")
def test_after_its_attack_a_barrel_is_a_destroyed_space() -> None:
    scene = shooting({(5, 6): "B"}).monster("thrall", at(5, 7)).dice(5, 0, 0, 0)
    match = do(scene.acting(), Use(KIM, unit=barrel(5, 6)))
    order = [type(event) for event in match.journal if isinstance(event, Attacked | SpaceDestroyed)]
    assert order == [Attacked, Attacked, SpaceDestroyed]
    assert table(match).tokens == {at(5, 6): 1}
    assert at(5, 6) not in goals(scene.explorer(0, at(5, 5)).destroyed(at(5, 6)).acting())


@rule("CELL5f")
def test_barrels_set_each_other_off_one_by_one() -> None:
    scene = shooting({(5, 6): "B", (5, 7): "B"}).monster("thrall", at(5, 8)).dice(5, 1, 0, 0, 5, 5, 5)
    match = do(scene.acting(), Use(KIM, unit=barrel(5, 6)))
    assert [exploded.space for exploded in told(match, Exploded)] == [at(5, 6), at(5, 7)]
    assert [attacked.dice for attacked in told(match, Attacked)] == [[3], [1, 0, 0], [3, 3, 3]]
    assert barrel(5, 6) not in told(match, Attacked)[2].defenders
    assert told(match, Destroyed)[0].by == KIM
    assert table(match).explorers[0].essence == 1


# ---------------------------------------------------------------------------------------------- sealing


@rule("CELL6b")
def test_sealing_takes_three_stamina_and_four_essence_next_to_a_spawn_space() -> None:
    def offered(space: int, stamina: int, essence: int) -> bool:
        return Seal(at(5, 6)) in options(on({(5, 6): "S"}, space, stamina=stamina, essence=essence).acting())

    assert offered(at(5, 5), 3, 4)
    assert not offered(at(5, 6), 3, 4)
    assert not offered(at(5, 4), 3, 4)
    assert not offered(at(5, 5), 2, 4)
    assert not offered(at(5, 5), 3, 3)
    match = do(on({(5, 6): "S"}, stamina=5, essence=6).acting(), Seal(at(5, 6)))
    assert (table(match).explorers[0].stamina, table(match).explorers[0].essence) == (2, 2)


@rule("CELL6c", "CELL6e")
@pytest.mark.parametrize(("threat", "after"), [(3, 2), (1, 1)])
def test_a_sealed_space_carries_two_tokens_and_lowers_threat(threat: int, after: int) -> None:
    scene = on({(5, 6): "S"}, essence=4)
    scene.g.threat = threat
    match = do(scene.acting(), Seal(at(5, 6)))
    assert (table(match).threat, table(match).tokens) == (after, {at(5, 6): 2})


@rule("CELL6d")
def test_sealing_destroys_who_stands_there() -> None:
    match = do(on({(5, 6): "S"}, essence=4).monster("rust-hulk", at(5, 6)).acting(), Seal(at(5, 6)))
    assert told(match, Destroyed)[0].by == KIM
    assert (table(match).queue, table(match).explorers[0].essence) == ([], 1)
    match = do(on({(5, 6): "S"}, essence=4).explorer(1, at(5, 6)).acting(), Seal(at(5, 6)))
    assert table(match).explorers[1].fate is Fate.DESTROYED


@rule("CELL6f")
def test_sealing_lights_the_chapter() -> None:
    match = do(on({(5, 6): "S", (0, 9): "K"}, essence=4).acting(), Seal(at(5, 6)))
    assert table(match).lit == [at(0, 9)]


# ---------------------------------------------------------------------------------------- action spaces


ACTION_LETTERS = "LRWCEK"


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
@pytest.mark.parametrize(("face", "gained"), [(0, (1, 0)), (2, (0, 1)), (4, (0, 0))])
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


# --------------------------------------------------------------------------- destroyed and revived spaces


def wielding(effect: DestroySpace | Revive, drawn: dict[tuple[int, int], str]) -> Scene:
    return on(drawn).reprint(KIM, active=(Active(do=effect),))


@rule("CELL13a")
def test_destroying_a_space_puts_a_token_on_it() -> None:
    match = do(wielding(DestroySpace(Kind.EVENT), {(5, 6): "E"}).acting(), Use(KIM))
    assert table(match).tokens == {at(5, 6): 1}


@rule("CELL13b")
def test_destroying_a_spawn_space_destroys_who_stands_there() -> None:
    scene = wielding(DestroySpace(Kind.SPAWN), {(5, 6): "S"}).monster("rust-hulk", at(5, 6))
    match = do(scene.acting(), Use(KIM))
    assert (table(match).tokens, table(match).queue) == ({at(5, 6): 2}, [])


@rule("CELL13c")
@pytest.mark.parametrize("letter", [*ACTION_LETTERS, "S", "B"])
def test_a_destroyed_space_is_an_obstacle_that_is_seen_across(letter: str) -> None:
    scene = on({(5, 6): letter}, stamina=1).destroyed(at(5, 6), tokens=2 if letter == "S" else 1)
    assert at(5, 6) not in goals(scene.acting())
    assert scene.g.ground.sees(at(5, 5), at(5, 7))
    scene.reprint(KIM, active=(Active(do=Attack(1), aim=Ranged(3)),)).monster("thrall", at(5, 7))
    assert Use(KIM, unit=Unit("thrall")) not in options(scene.acting())


@rule("CELL13d")
def test_nothing_can_be_done_with_a_destroyed_space() -> None:
    scene = on({(5, 6): "L", (4, 6): "S", (6, 6): "B"}, essence=9).destroyed(at(5, 6), at(4, 6), at(6, 6))
    match = scene.acting()
    assert not [option for option in options(match) if isinstance(option, Activate | Seal)]
    assert Use(KIM, unit=barrel(6, 6)) not in options(match)
    schemer = on({(5, 6): "L"}).destroyed(at(5, 6)).explorer(1, fate=Fate.DESTROYED).monster("thrall", at(4, 5))
    assert not options(turn_of(schemer), Activate)


@rule("CELL13e")
def test_a_revived_space_works_again() -> None:
    scene = wielding(Revive(Kind.CHEST), {(5, 6): "C"}).destroyed(at(5, 6))
    match = do(scene.acting(), Use(KIM))
    assert Activate(at(5, 6)) in options(match)
    scene = wielding(Revive(Kind.SPAWN), {(5, 6): "S"}).destroyed(at(5, 6), tokens=2)
    assert not spawn_spaces(scene.g, at(5, 5))
    match = do(scene.acting(), Use(KIM))
    assert not table(match).tokens
    assert spawn_spaces(table(match), at(5, 5)) == [at(5, 6)]


@rule("CELL13f")
def test_a_space_considered_another_kind_is_that_kind_instead() -> None:
    scene = on({(5, 6): "Y"}, stamina=1)
    assert at(5, 6) in goals(scene.acting())
    scene.reprint("ice-1", passive=(Considered(Kind.STORY, Kind.RUBBLE),))
    assert at(5, 6) not in goals(scene.acting())
    assert not scene.g.ground.sees(at(5, 5), at(5, 7))
    assert not scene.g.squares(Kind.STORY)


@rule("CELL13g")
def test_a_space_that_is_also_another_kind_is_both() -> None:
    scene = on({(5, 6): "C"}).chapter("ice-7").reprint(KIM, active=(Active(do=Attack(1), aim=Through(3)),))
    assert {Activate(at(5, 6)), Use(KIM, unit=barrel(5, 6))} <= set(options(scene.acting()))
    match = do(scene.dice(5, 0, 0, 0).acting(), Use(KIM, unit=barrel(5, 6)))
    assert told(match, Exploded)
    assert not options(match, Activate)


def test_a_passable_space_that_is_also_a_barrel_cannot_be_entered() -> None:
    scene = on({(5, 6): "Y"}, stamina=1).current("stacked-crates")
    assert at(5, 6) not in goals(scene.acting())
