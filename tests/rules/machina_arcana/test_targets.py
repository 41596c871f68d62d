"""Sight, adjacency, range, the nearest, and whom a text reaches (TGT1 to TGT8)."""

import pytest

from fathom.games.machina_arcana.actions import CloseDoor, Move, PickUnit, Target, Use
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.effects.places import Doing
from fathom.games.machina_arcana.effects.places import Door as UseDoor
from fathom.games.machina_arcana.effects.selections import Each, Nearest, One, Scope
from fathom.games.machina_arcana.effects.story import Gain
from fathom.games.machina_arcana.effects.units import Attack, Change, Lose, Regain
from fathom.games.machina_arcana.events import Attacked, Drew, Lost
from fathom.games.machina_arcana.library import (
    Active,
    AtDoor,
    Bonus,
    Group,
    Has,
    Melee,
    Number,
    Ranged,
    Reach,
    Through,
    Trait,
    reaches,
)
from fathom.games.machina_arcana.pieces import Attribute, Kind, Unit
from fathom.games.machina_arcana.steps.story.revealing import InvokeExploration, InvokeHorror
from fathom.games.machina_arcana.steps.using.triggers import arrive
from fathom.kernel import Match
from fathom.kernel.cards.effects import Effect
from tests.rules import rule
from tests.rules.machina_arcana.monsters import turn_of
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
    refused,
    table,
    told,
)
from tests.rules.machina_arcana.spaces import goals

KIM, HANK, EDDA = Unit("kim-richards"), Unit("hank-horden"), Unit("edda-voss")
THRALL, SARALL = Unit("thrall"), Unit("sarall")


def able(*abilities: Active, drawn: str = HALL, **parts: str) -> Scene:
    """Kim at (5, 5) with these abilities and no passive; Hank in a corner."""
    scene = Scene().tile(drawn, **parts).explorer(0, at(5, 5)).explorer(1, at(9, 0))  # type: ignore[arg-type]
    return scene.reprint(KIM, active=abilities, passive=())


def two_tiles(effect: Effect) -> Scene:
    """A thrall on Kim's tile, behind rubble, and a sarall on the next one."""
    scene = able(Active(do=effect), drawn=hall({(row, 7): "#" for row in range(10)})).tile(HALL, 1, column=1)
    return scene.monster("thrall", at(5, 9)).monster("sarall", at(5, 5, 1))


def targets(scene: Scene) -> set[Unit]:
    return {use.unit for use in options(scene.acting(), Use)}  # type: ignore[attr-defined]


def losers(match: Match) -> list[Unit]:
    return [lost.unit for lost in told(match, Lost)]


# ------------------------------------------------------------------------------------------ line of sight


@rule("TGT1a", "TGT1b")
@pytest.mark.parametrize(("rubble", "seen"), [((0, 1), False), ((1, 2), False), ((1, 1), True), ((0, 2), True)])
def test_sight_is_the_line_from_centre_to_centre(rubble: tuple[int, int], seen: bool) -> None:
    """From (0, 0) to (1, 3) the line runs through (0, 1) and (1, 2) and meets the corner between them."""
    ground = Scene().tile(hall({rubble: "#"})).g.ground
    assert ground.sees(at(0, 0), at(1, 3)) is seen


@rule("TGT1c")
def test_a_corner_that_is_only_touched_does_not_block() -> None:
    assert Scene().tile(hall({(5, 6): "#"})).g.ground.sees(at(5, 5), at(7, 7))
    assert Scene().tile(HALL, walls="55-56").g.ground.sees(at(5, 5), at(7, 7))
    assert not Scene().tile(hall({(5, 6): "#", (6, 5): "#"})).g.ground.sees(at(5, 5), at(7, 7))


@rule("TGT1d")
def test_walls_rubble_and_closed_doors_block_sight() -> None:
    shot = Active(do=Attack(1), aim=Through(4))
    assert targets(able(shot).monster("thrall", at(5, 8))) == {KIM, THRALL}
    assert targets(able(shot, walls="56-57").monster("thrall", at(5, 8))) == {KIM}
    assert targets(able(shot, drawn=hall({(5, 6): "#"})).monster("thrall", at(5, 8))) == {KIM}
    scene = able(shot, doors="56-57").monster("thrall", at(5, 8))
    assert targets(scene) == {KIM, THRALL}
    assert targets(scene.closed(door((5, 6), (5, 7)))) == {KIM}


@rule("TGT1e")
@pytest.mark.parametrize("what", ["unit", "chest", "destroyed", "barrel"])
def test_obstacles_are_seen_across_but_not_walked_through(what: str) -> None:
    corridor = {(row, column): "#" for row in (4, 6) for column in range(10)}
    letter = {"chest": "C", "destroyed": "S", "barrel": "B"}.get(what, ".")
    scene = able(drawn=hall(corridor | {(5, 6): letter}))
    if what == "unit":
        scene.monster("thrall", at(5, 6))
    if what == "destroyed":
        scene.destroyed(at(5, 6))
    assert scene.g.ground.sees(at(5, 5), at(5, 8))
    assert not {at(5, 6), at(5, 7)} & {move.to for move in options(scene.acting(), Move)}  # type: ignore[attr-defined]
    scene.monster("sarall", at(5, 8)).reprint(KIM, active=(Active(do=Attack(1), aim=Ranged(9)),))
    assert refused(scene.acting(), Use(KIM, 0, SARALL)) == ("TGT6a", "obstacle")


# --------------------------------------------------------------------------------------------- adjacency


@rule("TGT2a")
def test_what_is_next_to_a_unit_and_in_its_sight_is_adjacent() -> None:
    ground = Scene().tile(HALL, walls="55-56").g.ground
    assert not ground.adjacent(at(5, 5), at(5, 6))
    assert ground.adjacent(at(5, 5), at(6, 6))
    assert ground.adjacent(at(5, 5), at(4, 4))
    assert not ground.adjacent(at(5, 5), at(5, 7))
    assert not ground.adjacent(at(5, 5), at(5, 5))


@rule("TGT2a", "CELL13f")
def test_who_stands_on_what_has_become_rubble_is_next_to_its_neighbours_as_they_are_to_it() -> None:
    scene = Scene("phillip").tile(hall({(5, 5): "Y"})).explorer(0, at(5, 5)).monster("thrall", at(5, 6))
    scene.current("packed-ice")
    assert Use("phillip", 0, THRALL) in options(scene.acting())
    assert len(told(turn_of(scene.dice(0, 0, 0, 0)), Attacked)) == 2
    assert at(5, 5) not in goals(scene.explorer(0, at(5, 4)).acting())


@rule("TGT2c", "CELL2d")
@pytest.mark.parametrize(("closed", "adjacent"), [(0, True), (1, True), (2, False)])
def test_round_a_corner_one_open_way_is_enough(closed: int, adjacent: bool) -> None:
    """Lorrai and Phillip stand diagonally; a door bounds her space, another one his, on the two ways between them."""
    scene = Scene("lorrai", "phillip").tile(HALL, doors="55-56 65-66").explorer(0, at(5, 5)).explorer(1, at(6, 6))
    hers, his = door((5, 5), (5, 6)), door((6, 5), (6, 6))
    scene.closed(*[hers, his][:closed])
    assert scene.g.ground.adjacent(at(5, 5), at(6, 6)) is adjacent
    assert CloseDoor(his) not in options(scene.acting())
    assert (CloseDoor(hers) in options(scene.acting())) is (closed == 0)


@rule("TGT2d")
def test_a_door_is_targeted_if_one_of_its_spaces_is() -> None:
    close = Active(do=UseDoor(Doing.CLOSE), aim=AtDoor(2))
    walls = " ".join(f"{row}7-{row}8" for row in range(10) if row not in (3, 5))
    scene = able(close, walls=walls, doors="57-58 37-38 07-08")
    near, far = door((5, 7), (5, 8)), door((0, 7), (0, 8))
    doors = {use.door for use in options(scene.acting(), Use)}  # type: ignore[attr-defined]
    assert near in doors
    assert far not in doors
    assert table(do(scene.acting(), Use(KIM, door=near))).closed == [near]
    assert near not in {use.door for use in options(scene.closed(near).acting(), Use)}  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------- the nearest


@rule("TGT3a")
def test_the_nearest_is_counted_directly_on_the_same_tile() -> None:
    hurt = Lose(Attribute.HEALTH, on=Nearest(Group.MONSTER))
    scene = able(Active(do=hurt), drawn=hall({(5, 6): "#"})).tile(HALL, 1, column=1)
    scene.monster("sarall", at(5, 7)).monster("mi-go", at(5, 2))
    assert losers(do(scene.acting(), Use(KIM))) == [SARALL]
    scene = able(Active(do=hurt)).tile(HALL, 1, column=1).explorer(0, at(5, 9))
    assert losers(do(scene.monster("sarall", at(5, 0, 1)).monster("mi-go", at(0, 0)).acting(), Use(KIM))) == ["mi-go"]


def test_of_two_as_near_the_user_chooses() -> None:
    scene = able(Active(do=Lose(Attribute.HEALTH, on=Nearest(Group.MONSTER))))
    match = do(scene.monster("sarall", at(5, 7)).monster("mi-go", at(5, 3)).acting(), Use(KIM))
    assert set(options(match)) == {PickUnit(SARALL), PickUnit(Unit("mi-go"))}


# --------------------------------------------------------------------------------------- whom a text reaches


@rule("TGT4a")
def test_each_monster_are_those_on_the_users_tile_and_nobody_named_is_the_user() -> None:
    match = do(two_tiles(Lose(Attribute.HEALTH, on=Each(Group.MONSTER))).acting(), Use(KIM))
    assert losers(match) == [THRALL]
    match = do(two_tiles(Lose(Attribute.HEALTH)).acting(), Use(KIM))
    assert losers(match) == [KIM]


@rule("TGT4b")
def test_a_passive_of_an_item_reaches_its_owners_tile() -> None:
    shot = Active(do=Attack(1), aim=Through(9))
    for tile, seen in ((0, True), (1, False)):
        scene = able(shot).tile(HALL, 1, column=1).explorer(1, at(9, 9, tile), worn=("eye-of-brine",))
        scene.monster("thrall", at(5, 7)).reprint("thrall", passive=(Has(Trait.ETHEREAL),))
        assert (THRALL in targets(scene)) is seen


@rule("TGT4b")
def test_arrival_abilities_of_units_reach_their_tile() -> None:
    scene = two_tiles(Attack(1)).explorer(1, at(9, 9, 1))
    scene.reprint("thrall", arrival=Lose(Attribute.HEALTH, on=Each(Group.EXPLORER)))
    scene.g.agenda.clear()
    arrive(scene.g, "thrall", THRALL)
    assert losers(scene.play(*scene.g.agenda)) == [KIM]


@rule("TGT4c")
def test_exploration_events_and_abilities_of_chapters_reach_the_active_units_tile() -> None:
    hurt = Lose(Attribute.HEALTH, on=Each(Group.MONSTER))
    scene = two_tiles(Attack(1)).on_top("explorations", "white-flare").reprint("white-flare", arrival=hurt)
    assert losers(scene.play(InvokeExploration(KIM))) == [THRALL]
    for card in ("ice-1", "emerald-dusk"):
        scene = two_tiles(Attack(1)).reprint(card, active=(Active(do=hurt),), passive=())
        if card == "emerald-dusk":
            scene.current(card)
        assert losers(do(scene.acting(), Use(card))) == [THRALL]


@rule("TGT4d")
def test_what_nobody_owns_and_nobody_uses_reaches_the_whole_board() -> None:
    hurt = Lose(Attribute.HEALTH, on=Each(Group.EXPLORER))
    scene = Scene().tile(HALL, 1, column=1).explorer(0, at(5, 5)).explorer(1, at(5, 5, 1))
    scene.on_top("horrors", "tremors").reprint("tremors", arrival=hurt)
    assert set(losers(scene.play(InvokeHorror()))) == {KIM, HANK}
    scene.reprint("ice-2", arrival=hurt).g.agenda.clear()
    arrive(scene.g, "ice-2", None)
    assert set(losers(scene.play(*scene.g.agenda))) == {KIM, HANK}


@rule("TGT4e")
def test_what_is_adjacent_across_an_opening_is_reached() -> None:
    hurt = Active(do=Attack(1, on=Each(Group.UNIT, Scope.ADJACENT)))
    scene = able(hurt).tile(HALL, 1, column=1).explorer(0, at(5, 9)).dice(0)
    scene.monster("thrall", at(4, 0, 1)).monster("sarall", at(7, 0, 1)).monster("mi-go", at(4, 8))
    match = do(scene.acting(), Use(KIM))
    assert set(told(match, Attacked)[0].defenders) == {THRALL, "mi-go"}


@rule("TGT4e")
@pytest.mark.parametrize(("source", "other"), [(at(5, 9), at(6, 0, 1)), (at(6, 9), at(5, 0, 1))])
def test_a_diagonal_past_the_end_of_an_opening_is_adjacent_and_yet_not_reached(source: Space, other: Space) -> None:
    hurt = Active(do=Attack(1, on=Each(Group.UNIT, Scope.ADJACENT)))
    scene = able(hurt).tile(HALL, 1, column=1).explorer(0, source).dice(0)
    match = do(scene.monster("thrall", other).monster("mi-go", at(5, 8)).acting(), Use(KIM))
    assert told(match, Attacked)[0].defenders == ["mi-go"]
    assert scene.g.ground.adjacent(source, other)


@rule("TGT4f")
def test_one_monster_of_the_board_is_any_monster() -> None:
    match = do(two_tiles(Lose(Attribute.HEALTH, on=One(Group.MONSTER, Scope.BOARD))).acting(), Use(KIM))
    assert set(options(match)) == {PickUnit(THRALL), PickUnit(SARALL)}


@rule("TGT8e")
def test_one_monster_is_any_monster_of_the_tile_that_the_user_chooses() -> None:
    scene = two_tiles(Lose(Attribute.HEALTH, on=One(Group.MONSTER))).monster("mi-go", at(0, 0))
    match = do(scene.acting(), Use(KIM))
    assert (asked(match), set(options(match))) == ([0], {PickUnit(THRALL), PickUnit(Unit("mi-go"))})
    assert losers(do(match, PickUnit(THRALL))) == [THRALL]


@rule("TGT8a")
def test_an_effect_on_each_is_done_to_every_one() -> None:
    scene = Scene(KIM, HANK, EDDA).reprint(KIM, active=(Active(do=Gain(Each(Group.EXPLORER))),))
    match = do(scene.acting(), Use(KIM))
    while match.turn is not None and match.turn.prompt != "act":
        match.answer(match.turn.seat, match.turn.options[0])
    assert {drew.unit for drew in told(match, Drew)} == {KIM, HANK, EDDA}


# ----------------------------------------------------------------------------------------- melee and range


@rule("TGT5a")
def test_melee_reaches_oneself_and_who_is_adjacent() -> None:
    scene = able(Active(do=Attack(1), aim=Melee()), walls="55-65").explorer(1, at(6, 5))
    assert targets(scene.monster("thrall", at(4, 4)).monster("sarall", at(5, 7))) == {KIM, THRALL}


@rule("TGT5a", "TGT2a")
def test_a_barrel_under_oneself_is_within_range_but_not_adjacent() -> None:
    under = {"drawn": hall({(5, 5): "Y"})}
    match = able(Active(do=Attack(1), aim=Melee()), **under).current("stacked-crates").acting()
    assert refused(match, Use(KIM, unit=barrel(5, 5)))[0] == "TGT5a"
    scene = able(Active(do=Attack(1), aim=Ranged(3)), **under).current("stacked-crates")
    assert barrel(5, 5) in targets(scene)


@rule("TGT5b")
def test_an_ability_may_be_aimed_at_a_space() -> None:
    hurt = Lose(Attribute.HEALTH, on=One(Group.MONSTER, Scope.BY_TARGET))
    scene = able(Active(do=hurt, aim=Melee(space=Kind.EVENT)), drawn=hall({(5, 6): "E", (9, 9): "E"}))
    scene.monster("thrall", at(5, 7)).monster("sarall", at(4, 7)).monster("mi-go", at(5, 4))
    match = scene.acting()
    assert options(match, Use) == [Use(KIM, space=at(5, 6))]
    do(match, Use(KIM, space=at(5, 6)))
    assert set(options(match)) == {PickUnit(THRALL), PickUnit(SARALL)}
    assert losers(do(match, PickUnit(SARALL))) == [SARALL]
    assert not options(scene.explorer(0, at(2, 2)).acting(), Use)


@rule("TGT6a", "TGT6b")
@pytest.mark.parametrize("between", ["monster", "chest", "destroyed", "barrel", "rubble"])
def test_obstacles_stop_the_first_kind_of_ranged_ability_only(between: str) -> None:
    letter = {"chest": "C", "destroyed": "R", "barrel": "B", "rubble": "#"}.get(between, ".")
    for aim, hit in ((Ranged(4), False), (Through(4), between != "rubble")):
        scene = able(Active(do=Regain(Attribute.HEALTH), aim=aim), drawn=hall({(5, 6): letter}))
        scene.monster("thrall", at(5, 7))
        if between == "monster":
            scene.monster("sarall", at(5, 6))
        if between == "destroyed":
            scene.destroyed(at(5, 6))
        assert (THRALL in targets(scene)) is hit


def test_an_obstacle_that_the_line_only_touches_does_not_count() -> None:
    scene = able(Active(do=Attack(1), aim=Ranged(4))).monster("thrall", at(7, 7)).monster("sarall", at(5, 6))
    assert THRALL in targets(scene)


@rule("TGT6c")
@pytest.mark.parametrize(("far", "reached"), [(3, True), (2, False)])
def test_range_counts_spaces_diagonals_included(far: int, reached: bool) -> None:
    scene = able(Active(do=Attack(1), aim=Ranged(far))).monster("thrall", at(8, 7))
    assert (THRALL in targets(scene)) is reached


@rule("TGT6d")
def test_more_range_changes_ranged_abilities_only() -> None:
    scene = able(Active(do=Attack(1), aim=Ranged(2)), Active(do=Attack(1), aim=Melee())).monster("thrall", at(5, 8))
    assert targets(scene) == {KIM}
    scene.reprint(KIM, passive=(Bonus(Number.RANGE, 1),))
    assert [use for use in options(scene.acting(), Use) if use.unit == THRALL] == [Use(KIM, 0, unit=THRALL)]  # type: ignore[attr-defined]


@rule("TGT6e")
def test_one_may_aim_at_oneself_from_afar() -> None:
    scene = able(Active(do=Regain(Attribute.HEALTH), aim=Ranged(2))).explorer(0, health=2)
    match = do(scene.acting(), Use(KIM, unit=KIM))
    assert table(match).explorers[0].health == 3


@rule("TGT6f")
def test_a_weapon_with_both_kinds_of_attack_is_both() -> None:
    scene = Scene()
    blow, shot = Active(do=Attack(1), aim=Melee()), Active(do=Attack(1), aim=Ranged(3))
    for abilities, kinds in (((blow,), {Reach.MELEE}), ((shot,), {Reach.RANGED}), ((blow, shot), set(Reach))):
        scene.reprint("miners-pick", active=abilities)
        assert set(reaches("miners-pick")) == kinds


@rule("TGT6f")
@pytest.mark.parametrize("weapon", ["chain-flail", "capacitor", "arc-core"])
def test_a_weapon_whose_attack_is_not_aimed_is_neither(weapon: str) -> None:
    assert reaches(weapon) == set()


@rule("TGT6f")
@pytest.mark.parametrize("reach", list(Reach))
def test_a_bonus_for_melee_or_ranged_weapons_counts_for_a_weapon_that_is_both(reach: Reach) -> None:
    blow, shot = (Active(do=Attack(1), aim=aim) for aim in (Melee(), Ranged(3)))
    scene = able().explorer(0, worn=("miners-pick",)).reprint("miners-pick", active=(blow, shot))
    scene.reprint(KIM, passive=(Bonus(Number.ATTACK, 2, weapon=reach),)).monster("sarall", at(5, 6), wounds=1)
    match = do(scene.dice(0).acting(), Use("miners-pick", 0, unit=SARALL))
    assert not table(match).queue


# -------------------------------------------------------------------------------------------- two targets


@rule("TGT7a")
def test_double_targeting_may_choose_the_same_twice() -> None:
    scene = able(Active(do=Attack(1), aim=Ranged(3, targets=2, at=Group.MONSTER))).monster("sarall", at(5, 7)).dice(5)
    match = do(scene.acting(), Use(KIM, unit=SARALL))
    assert options(match) == [Target(SARALL)]
    do(match, Target(SARALL))
    assert not table(match).queue
    match = do(scene.monster("thrall", at(5, 4)).acting(), Use(KIM, unit=SARALL))
    assert set(options(match)) == {Target(SARALL), Target(THRALL)}


@rule("TGT7b")
def test_double_targeting_puts_one_marker() -> None:
    weaken = Active(do=Change(Number.ARMOR, -1), aim=Ranged(3, targets=2))
    scene = able(weaken).monster("sarall", at(5, 7)).monster("thrall", at(5, 4))
    match = do(scene.acting(), Use(KIM, unit=SARALL), Target(THRALL))
    assert len(table(match).marks) == 1
    assert {hold.unit for hold in table(match).marks[0].holds} == {SARALL, THRALL}


# --------------------------------------------------------------------------------------------- the examples


def test_the_examples_of_an_attack_in_many_words() -> None:
    """No target: oneself. The nearest, each, one of the tile, one of the board (see the table of the rulebook)."""
    match = do(able(Active(do=Attack(2))).dice(0, 0).acting(), Use(KIM))
    assert told(match, Attacked)[0].defenders == [KIM]


def test_each_monster_moves_on_a_horror_event() -> None:
    scene = two_tiles(Attack(1)).explorer(0, at(5, 3)).explorer(1, at(9, 9, 1))
    scene.on_top("horrors", "they-come-closer").g.ties_asked = False
    g = table(scene.play(InvokeHorror()))
    sarall = g.monster(SARALL)
    assert sarall is not None
    assert sarall.space == at(7, 7, 1)
