"""Spaces of every kind: floor, rubble, traps, pits, barrels, spawn spaces, destroyed ones (CELL3 to CELL6, CELL13)."""

import pytest

from fathom.games.machina_arcana.actions import Activate, Move, PickSpace, Seal, Use
from fathom.games.machina_arcana.actions import StepIntoPit as IntoPit
from fathom.games.machina_arcana.effects.places import DestroySpace, Revive
from fathom.games.machina_arcana.effects.units import Attack, Grant, Regain
from fathom.games.machina_arcana.events import (
    Attacked,
    Destroyed,
    Exploded,
    SpaceDestroyed,
    SpaceRevived,
    Struck,
)
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import Active, Considered, Ranged, Through, Trait
from fathom.games.machina_arcana.pieces import Attribute, Kind, Unit
from fathom.games.machina_arcana.steps.monsters.spawning import spawn_spaces
from fathom.kernel.cards.effects import Do
from tests.rules import rule
from tests.rules.machina_arcana.monsters import turn_of, where
from tests.rules.machina_arcana.scene import (
    Scene,
    asked,
    at,
    barrel,
    do,
    hall,
    options,
    refused,
    table,
    told,
)
from tests.rules.machina_arcana.spaces import ACTION_LETTERS, goals, on

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")


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
    both = Active(do=Do((Attack(1), Grant(grant=Trait.HELD))), aim=Through(9))
    scene = shooting({(5, 6): "B"}).reprint(KIM, active=(both,)).dice(0)
    assert not table(do(scene.acting(), Use(KIM, 0, unit=barrel(5, 6)))).marks


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
    assert [each.space for each in told(match, SpaceRevived)] == [at(5, 6)]
    scene = wielding(Revive(Kind.SPAWN), {(5, 6): "S"}).destroyed(at(5, 6), tokens=2)
    assert not spawn_spaces(scene.g, at(5, 5))
    match = do(scene.acting(), Use(KIM))
    assert not table(match).tokens
    assert spawn_spaces(table(match), at(5, 5)) == [at(5, 6)]


@rule("CELL13a", "CELL13e", "TGT4a")
@pytest.mark.parametrize("effect", [DestroySpace(Kind.CHEST), Revive(Kind.CHEST)])
def test_who_acts_chooses_one_of_several_spaces_within_reach(effect: DestroySpace | Revive) -> None:
    spaces = [at(4, 6), at(5, 6)]
    scene = on({(4, 6): "C", (5, 6): "C"}).tile(hall({(0, 0): "C"}), 1, column=1).explorer(0, at(0, 9))
    scene.explorer(1, at(5, 5)).reprint(HANK, active=(Active(do=effect),))
    if isinstance(effect, Revive):
        scene.destroyed(*spaces, at(0, 0, 1))
    match = do(scene.acting(1), Use(HANK), by=1)
    assert (asked(match), options(match, PickSpace)) == ([1], [PickSpace(each) for each in spaces])
    assert refused(match, PickSpace(at(0, 0, 1)))[0] == "TGT4a"
    left = table(do(match, PickSpace(at(5, 6)), by=1)).tokens
    assert left == ({at(5, 6): 1} if isinstance(effect, DestroySpace) else {at(4, 6): 1, at(0, 0, 1): 1})


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
