"""Swapping, control, kills, teleports, pushes and pulls (FX1 to FX5)."""

import pytest

from fathom.games.machina_arcana.actions import EndTurn, Move, Place, Use
from fathom.games.machina_arcana.board.tiles import Feature
from fathom.games.machina_arcana.effects.moving import MoveFreely, MoveUpTo, Pull, Push, Swap, Teleport, TeleportTo
from fathom.games.machina_arcana.effects.units import Attack, Grant, Regain
from fathom.games.machina_arcana.events import Activated, Attacked, Exploded, Moved, Shoved
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import Active, Has, Moment, Through, Trait, When, printed
from fathom.games.machina_arcana.pieces import Attribute, Kind, Unit
from fathom.kernel import Match
from fathom.kernel.cards.effects import Effect
from tests.rules import rule
from tests.rules.machina_arcana.monsters import turn_of, where
from tests.rules.machina_arcana.scene import Scene, asked, at, do, door, hall, options, prompt, refused, table, told

KIM, HANK, THRALL = Unit("kim-richards"), Unit("hank-horden"), Unit("thrall")


def doing(effect: Effect, crew: tuple[str, ...] = ("kim-richards", "hank-horden"), **options: object) -> Scene:
    """Kim stands at (2, 2) and has an ability with that effect on any unit within nine spaces."""
    scene = Scene(*crew, **options).explorer(0, at(2, 2))
    return scene.reprint(KIM, active=(Active(do=effect, aim=Through(9)),), passive=())


def used(scene: Scene, on: Unit = THRALL) -> Match:
    return do(scene.acting(), Use(KIM, unit=on))


# ------------------------------------------------------------------------------------- swap and control


@rule("FX1a")
def test_a_swap_exchanges_user_and_target() -> None:
    match = used(doing(Swap()).explorer(0, at(1, 1)).monster("thrall", at(4, 2)))
    assert (where(match, KIM), where(match)) == (at(4, 2), at(1, 1))


def test_a_unit_swapped_into_a_pit_is_destroyed_but_not_one_that_crosses_pits() -> None:
    scene = doing(Swap()).tile(hall({(1, 1): "P"})).explorer(0, at(1, 1), worn=("pit-striders",))
    match = used(scene.monster("thrall", at(4, 2)))
    assert where(match, KIM) == at(4, 2)
    assert table(match).monster(THRALL) is None


def controlled(**options: object) -> Scene:
    scene = Scene("kim-richards", "hank-horden", **options).explorer(1, at(9, 9))
    return scene.monster("thrall", at(5, 5), master=0).monster("sarall", at(5, 6))


@rule("FX2a")
@pytest.mark.parametrize("scheming", [False, True])
def test_a_controlled_monster_asks_its_controller(scheming: bool) -> None:
    scene = controlled()
    if scheming:
        scene.explorer(1, fate=Fate.DESTROYED)
    match = turn_of(scene)
    assert (asked(match), prompt(match)) == ([0], "monster-act")
    do(match, EndTurn())
    assert table(match).queue[0].master < 0


@rule("FX2b")
def test_a_controlled_monster_attacks_other_monsters() -> None:
    match = turn_of(controlled())
    assert Use("thrall", unit=Unit("sarall")) in options(match)
    do(match, Use("thrall", unit=Unit("sarall")))
    assert told(match, Attacked)[0].defenders == ["sarall"]


def test_control_ends_with_the_controller() -> None:
    scene = controlled().explorer(0, at(5, 4), health=1)
    match = turn_of(scene.dice(5, 5))
    do(match, Use("thrall", unit=KIM))
    assert table(match).queue[0].master < 0


# ------------------------------------------------------------------------------------------------ kills


def killing(scene: Scene) -> Scene:
    """Kim regains stamina whenever she kills."""
    return scene.reprint(KIM, active=printed(KIM).active, passive=(When(Moment.KILLS, Regain(Attribute.STAMINA)),))


@rule("FX3a")
def test_destroying_by_an_attack_is_a_kill() -> None:
    scene = killing(doing(Attack(3))).explorer(0, stamina=3).monster("thrall", at(2, 3)).dice(5, 5, 5)
    assert table(used(scene)).explorers[0].stamina == 4


@rule("FX3b")
def test_pushing_into_a_pit_is_a_kill() -> None:
    scene = killing(doing(Push(1)).tile(hall({(2, 4): "P"}))).explorer(0, stamina=3).monster("thrall", at(2, 3))
    g = table(used(scene))
    assert g.monster(THRALL) is None
    assert (g.explorers[0].stamina, g.explorers[0].essence) == (4, 1)


# -------------------------------------------------------------------------------------------- teleports


@rule("FX4a", "FX4b")
def test_a_teleport_goes_to_any_free_space_in_range_whatever_is_between() -> None:
    drawn = hall({(2, 3): "#", (3, 3): "#", (1, 3): "#", (4, 2): "C"})
    scene = doing(Teleport(2)).tile(drawn, walls="22-32").monster("thrall", at(0, 0))
    match = used(scene, KIM)
    square = {at(row, column) for row in range(5) for column in range(5)}
    taken = {at(2, 2), at(2, 3), at(3, 3), at(1, 3), at(4, 2), at(0, 0), at(0, 1)}
    assert {place.space for place in options(match, Place)} == square - taken  # type: ignore[attr-defined]
    do(match, Place(at(2, 4)))
    assert where(match, KIM) == at(2, 4)


@rule("FX4a")
def test_the_teleported_explorer_chooses_and_players_choose_for_monsters() -> None:
    scene = doing(Teleport(1)).explorer(1, at(5, 5)).monster("thrall", at(7, 7))
    assert asked(used(scene, HANK)) == [1]
    assert asked(used(scene)) == [0]
    scene = doing(Teleport(1), ("kim-richards", "hank-horden", "edda-voss")).explorer(1, fate=Fate.DESTROYED)
    assert asked(used(scene.monster("thrall", at(7, 7)))) == [1]


@rule("FX4c")
def test_a_teleport_to_a_kind_uses_the_nearest_that_is_not_destroyed() -> None:
    drawn = hall({(6, 6): "S", (9, 0): "S"})
    scene = doing(TeleportTo(Kind.SPAWN)).tile(drawn).destroyed(at(6, 6), tokens=2).monster("thrall", at(5, 5))
    assert where(used(scene)) == at(9, 0)
    scene = doing(TeleportTo(Kind.SPAWN)).tile(drawn).monster("thrall", at(5, 5))
    assert where(used(scene)) == at(6, 6)


@rule("FX4d", "TGT3b")
def test_if_the_goal_is_taken_a_free_space_beside_it_is_chosen() -> None:
    drawn = hall({(9, 9): "S", (8, 8): "C"})
    scene = doing(TeleportTo(Kind.SPAWN)).tile(drawn).explorer(1, at(9, 9)).monster("thrall", at(5, 5))
    match = used(scene)
    assert (asked(match), prompt(match)) == ([0], "teleport-near")
    assert {place.space for place in options(match, Place)} == {at(8, 9), at(9, 8)}  # type: ignore[attr-defined]
    do(match, Place(at(8, 9)))
    assert where(match) == at(8, 9)


def test_of_two_goals_as_near_one_is_chosen() -> None:
    scene = doing(TeleportTo(Kind.SPAWN)).tile(hall({(5, 3): "S", (5, 7): "S"})).monster("thrall", at(5, 5))
    match = used(scene)
    assert {place.space for place in options(match, Place)} == {at(5, 3), at(5, 7)}  # type: ignore[attr-defined]


@rule("FX4e")
def test_an_immobile_unit_is_teleported_and_has_not_moved() -> None:
    scene = doing(TeleportTo(Kind.SPAWN)).tile(hall({(9, 9): "S"})).monster("kthun", at(5, 5))
    match = used(scene, Unit("kthun"))
    assert where(match, Unit("kthun")) == at(9, 9)
    assert not told(match, Moved)
    match = used(doing(Teleport(2)).monster("kthun", at(5, 5)), Unit("kthun"))
    assert where(do(match, Place(at(7, 6))), Unit("kthun")) == at(7, 6)


# -------------------------------------------------------------------------------------- pushes and pulls


@rule("FX5a")
def test_being_pushed_is_not_moving() -> None:
    scene = doing(Push(1)).explorer(1, at(2, 3), stamina=5)
    scene.reprint(HANK, passive=(When(Moment.MOVES, Grant(Trait.IMMOBILE)),))
    match = used(scene, HANK)
    assert where(match, HANK) == at(2, 4)
    assert table(match).explorers[1].stamina == 5
    assert not told(match, Moved)
    assert not table(match).marks


@rule("FX5b", "FX5c")
@pytest.mark.parametrize(("space", "to"), [((2, 4), (2, 5)), ((4, 2), (5, 2)), ((2, 1), (2, 0)), ((0, 2), (0, 2))])
def test_in_line_a_unit_is_pushed_straight_away_from_the_user(space: tuple[int, int], to: tuple[int, int]) -> None:
    assert where(used(doing(Push(1)).monster("thrall", at(*space)))) == at(*to)


@rule("FX5b")
def test_whoever_uses_it_is_the_origin() -> None:
    scene = doing(Push(1), ("hank-horden", "kim-richards")).explorer(1, at(5, 5)).monster("thrall", at(5, 7))
    assert where(do(scene.acting(1), Use(KIM, unit=THRALL), by=1)) == at(5, 8)


@rule("FX5d")
def test_out_of_line_a_unit_is_pushed_diagonally() -> None:
    assert where(used(doing(Push(1)).monster("thrall", at(4, 3)))) == at(5, 4)


@rule("FX5e")
def test_the_direction_is_found_anew_for_each_space() -> None:
    match = used(doing(Pull(2)).monster("thrall", at(5, 3)))
    assert [shoved.to for shoved in told(match, Shoved)] == [at(4, 2), at(3, 2)]


def test_a_pulled_unit_stops_beside_the_origin() -> None:
    assert where(used(doing(Pull(5)).monster("thrall", at(5, 2)))) == at(3, 2)


@rule("FX5g", "FX5i")
def test_nobody_is_pulled_into_the_barrel_under_the_one_who_pulls() -> None:
    scene = doing(Pull(5)).tile(hall({(2, 2): "Y"})).current("stacked-crates").monster("thrall", at(5, 2))
    match = used(scene)
    assert (where(match), told(match, Exploded)) == (at(3, 2), [])


@rule("FX5f")
def test_a_unit_pushed_into_a_lever_activates_it() -> None:
    drawn = hall({(2, 4): "L", (2, 3): "T"})
    match = used(doing(Push(2)).tile(drawn).monster("sarall", at(2, 3)).dice(5, 0, 0), Unit("sarall"))
    assert where(match, Unit("sarall")) == at(2, 3)
    assert told(match, Attacked)[0].defenders == ["sarall"]
    assert told(match, Attacked)[0].unit == KIM
    assert table(match).tokens == {at(2, 4): 1}
    assert told(match, Activated) == [Activated(Unit("sarall"), Feature(at(2, 4)))]


@rule("FX5g")
def test_a_unit_pushed_into_a_barrel_makes_it_explode() -> None:
    match = used(doing(Push(2)).tile(hall({(2, 4): "B"})).monster("thrall", at(2, 3)).dice(5, 5, 5))
    assert told(match, Attacked)[0].defenders == ["thrall"]
    assert table(match).monster(THRALL) is None
    assert table(match).explorers[0].essence == 1  # FX3b


@rule("FX5h")
@pytest.mark.parametrize("effect", [Push(1), Pull(1)])
def test_an_immobile_unit_is_neither_pushed_nor_pulled(effect: Effect) -> None:
    assert where(used(doing(effect).monster("kthun", at(2, 5)), Unit("kthun")), Unit("kthun")) == at(2, 5)


@rule("FX5i")
@pytest.mark.parametrize("what", ["wall", "door", "rubble", "chest", "unit"])
def test_a_push_stops_before_what_is_in_the_way(what: str) -> None:
    drawn = hall({(2, 5): {"rubble": "#", "chest": "C"}.get(what, ".")})
    scene = doing(Push(3)).monster("thrall", at(2, 3))
    scene.tile(drawn, walls="24-25" if what == "wall" else "", doors="24-25" if what == "door" else "")
    if what == "door":
        scene.closed(door((2, 4), (2, 5)))
    if what == "unit":
        scene.explorer(1, at(2, 5))
    assert where(used(scene)) == at(2, 4)


# ------------------------------------------------------------------------------------- moved by an effect


@rule("TGT8b")
def test_the_moved_explorer_chooses_and_a_dumb_monster_heads_for_its_nearest_explorer() -> None:
    scene = doing(MoveUpTo(2)).explorer(1, at(8, 2)).monster("thrall", at(6, 2))
    assert asked(used(doing(MoveUpTo(2)).explorer(1, at(8, 2)), HANK)) == [1]
    assert where(used(scene)) == at(7, 2)


@rule("TGT8c")
def test_whoever_moves_the_target_chooses() -> None:
    scene = doing(MoveUpTo(1, led=True)).tile(hall({(6, 3): "P"})).explorer(1, at(8, 2)).monster("thrall", at(6, 2))
    match = used(scene)
    assert asked(match) == [0]
    assert Place(at(5, 1)) in options(match)
    do(match, Place(at(6, 3)))
    assert table(match).monster(THRALL) is None
    assert table(match).explorers[0].essence == 1


@rule("TGT8d", "TILE3d")
def test_a_move_of_so_many_spaces_counts_those_from_pit_to_pit() -> None:
    drawn = hall(dict.fromkeys(((row, column) for row in range(10) for column in (3, 4)), "P"))
    scene = Scene(KIM).tile(drawn).explorer(0, at(5, 2), worn=("pit-striders",))
    match = do(scene.attach(0, "climbing-harness", "pit-striders").acting(), Use("climbing-harness"))
    assert Place(at(5, 5)) not in options(match)
    do(match, Place(at(5, 4)))
    assert (where(match, KIM), len(told(match, Moved))) == (at(5, 4), 2)
    scene = Scene(KIM).tile(drawn).explorer(0, at(5, 9)).monster("byakhee", at(5, 2))
    for spaces, end in ((2, at(5, 2)), (3, at(5, 5))):
        assert where(scene.play(MoveFreely(Unit("byakhee"), spaces)), "byakhee") == end


@rule("TGT8d")
def test_up_to_two_is_none_one_or_two() -> None:
    match = used(doing(MoveUpTo(2)), KIM)
    spaces = {place.space for place in options(match, Place)}  # type: ignore[attr-defined]
    assert {at(2, 2), at(2, 3), at(2, 4)} <= spaces
    assert at(2, 5) not in spaces


@rule("TILE2f", "FX4e")
def test_who_cannot_move_is_still_pushed_pulled_and_teleported() -> None:
    for effect, to in ((Push(1), at(2, 6)), (Pull(1), at(2, 4)), (TeleportTo(Kind.SPAWN), at(9, 9))):
        scene = doing(effect).tile(hall({(9, 9): "S"})).explorer(1, at(2, 5))
        scene.reprint(HANK, passive=(Has(Trait.HELD),))
        match = used(scene, HANK)
        assert where(match, HANK) == to


@rule("TILE2e")
def test_an_immobile_unit_does_not_move() -> None:
    scene = Scene("kim-richards").reprint(KIM, passive=(Has(Trait.IMMOBILE),))
    match = scene.acting()
    assert not options(match, Move)
    assert refused(match, Move(at(1, 1)))[0]
    scene = Scene("kim-richards").explorer(0, at(9, 9)).monster("kthun", at(0, 0))
    assert where(turn_of(scene, "kthun"), Unit("kthun")) == at(0, 0)


@rule("TILE3f")
def test_crossing_pits_does_not_help_who_is_pushed_pulled_or_teleported_into_one() -> None:
    for effect, pit in ((Push(1), (2, 6)), (Pull(1), (2, 4)), (Teleport(1), (2, 6))):
        scene = doing(effect).tile(hall({pit: "P"})).explorer(1, at(2, 5), worn=("pit-striders",))
        match = used(scene, HANK)
        if isinstance(effect, Teleport):
            do(match, Place(at(*pit)), by=1)
        assert table(match).explorers[1].fate is Fate.DESTROYED


@rule("CELL4a")
@pytest.mark.parametrize(("effect", "space"), [(Push(1), (2, 4)), (Pull(1), (2, 6)), (TeleportTo(Kind.PIT), (9, 9))])
def test_a_pit_destroys_who_is_pushed_pulled_or_teleported_into_it(effect: Effect, space: tuple[int, int]) -> None:
    scene = doing(effect).tile(hall({(2, 5): "P"})).monster("thrall", at(*space))
    assert table(used(scene)).monster(THRALL) is None
