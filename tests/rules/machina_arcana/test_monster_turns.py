"""What monsters do in their turns: dumb ones by rule, scheming ones as eliminated players say (AI1 to AI4)."""

import pytest

from fathom.games.machina_arcana.actions import Activate, EndTurn, Move, StepTo, Use
from fathom.games.machina_arcana.effects.selections import Each
from fathom.games.machina_arcana.effects.units import Attack
from fathom.games.machina_arcana.events import Activated, Attacked, DoorBroken, DoorOpened, Moved, TurnEnded, Used
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import Active, Bonus, Cost, Group, Melee, Number
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.steps.rounds import MonsterPhase
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
    table,
    told,
)

KIM, HANK, EDDA = Unit("kim-richards"), Unit("hank-horden"), Unit("edda-voss")
THREE = (KIM, HANK, EDDA)


# ------------------------------------------------------------------------------------------ who decides


@rule("AI1a")
def test_while_nobody_is_destroyed_no_player_steers_a_monster() -> None:
    match = turn_of(Scene(KIM).explorer(0, at(0, 5)).monster("thrall", at(7, 5)))
    assert prompt(match) == ""
    assert where(match) != at(7, 5)


@rule("AI1b")
def test_from_the_moment_an_explorer_is_destroyed_its_player_steers_the_monsters() -> None:
    scene = Scene().explorer(0, at(9, 9)).explorer(1, at(5, 6), health=1).monster("thrall", at(5, 5)).dice(5, 5)
    match = turn_of(scene)
    assert (asked(match), prompt(match)) == ([1], "monster-act")
    do(match, Move(at(4, 4)), by=1)
    assert where(match) == at(4, 4)


def test_of_several_eliminated_players_the_first_decides() -> None:
    scene = Scene(*THREE).explorer(2, fate=Fate.DESTROYED).explorer(1, fate=Fate.DESTROYED)
    assert asked(turn_of(scene.monster("thrall", at(5, 5)))) == [2]


@rule("AI1c")
def test_of_two_equally_good_moves_a_player_chooses() -> None:
    def scene(**ties: str) -> Scene:
        return Scene(KIM, HANK, **ties).explorer(0, at(5, 5)).explorer(1, at(9, 9)).monster("thrall", at(3, 2))

    match = turn_of(scene(), stamina=1)
    assert (asked(match), prompt(match)) == ([0], "monster-step")
    assert set(options(match)) == {StepTo(at(3, 3)), StepTo(at(4, 3))}
    do(match, StepTo(at(4, 3)))
    assert where(match) == at(4, 3)
    assert prompt(turn_of(scene(ties="settled"), stamina=1)) == ""


@rule("AI1d")
@pytest.mark.parametrize(("change", "spaces"), [(0, 4), (-1, 3)])
def test_a_monster_has_its_full_stamina_in_each_of_its_turns(change: int, spaces: int) -> None:
    scene = Scene(KIM).explorer(0, at(5, 9)).monster("thrall", at(5, 0)).reprint(KIM, passive=())
    scene.reprint("thrall", active=(), passive=(Bonus(Number.STAMINA, change),))
    scene.g.queue[0].stamina = 2
    once, twice = scene.play(MonsterPhase()), scene.play(MonsterPhase(), MonsterPhase())
    assert where(once) == at(5, spaces)
    assert where(twice) == at(5, 2 * spaces)


# ------------------------------------------------------------------------------------- scheming monsters


@rule("AI2a")
@pytest.mark.parametrize("first", ["move", "use"])
def test_scheming_monsters_move_and_use_abilities_in_any_order(first: str) -> None:
    scene = Scene().explorer(1, fate=Fate.DESTROYED).explorer(0, at(5, 7)).monster("buopoth", at(5, 6))
    match = turn_of(scene.dice(0, 0), "buopoth", 5)
    move, use = Move(at(3, 6)), Use("buopoth", unit=KIM)
    if first == "use":
        do(match, use, move, by=1)
    else:
        do(match, Move(at(4, 7)), use, by=1)
    assert told(match, Attacked)
    assert where(match, "buopoth") == (at(3, 6) if first == "use" else at(4, 7))


@rule("AI2b")
def test_scheming_monsters_aim_at_whom_they_like() -> None:
    scene = Scene(*THREE).explorer(2, fate=Fate.DESTROYED).explorer(0, at(5, 6)).explorer(1, at(5, 8), health=1)
    match = turn_of(scene.monster("mi-go", at(5, 5)).monster("thrall", at(5, 4)), "mi-go")
    targets = {use.unit for use in options(match, Use)}  # type: ignore[attr-defined]
    assert {KIM, Unit("thrall")} <= targets
    scene.explorer(1, at(6, 6))
    assert Use("mi-go", unit=HANK) in options(turn_of(scene, "mi-go"))


@rule("AI2a", "CELL8b")
def test_a_scheming_monster_pulls_a_lever_for_three_stamina() -> None:
    scene = Scene().tile(hall({(5, 6): "L", (8, 8): "T"})).explorer(1, fate=Fate.DESTROYED).explorer(0, at(8, 8))
    scene.monster("thrall", at(5, 5)).dice(0, 0, 0)
    assert Activate(at(5, 6)) not in options(turn_of(scene, stamina=2))
    match = turn_of(scene, stamina=3)
    do(match, Activate(at(5, 6)), by=1)
    assert told(match, Attacked)[0].defenders == [KIM]
    assert table(match).tokens == {at(5, 6): 1}
    assert table(match).queue[0].stamina == 0


# ----------------------------------------------------------------------------------------- dumb monsters


def alone(space: int, **options: object) -> Scene:
    """Kim is the only explorer."""
    return Scene(KIM, **options).explorer(0, space)  # type: ignore[arg-type]


@rule("AI3a")
def test_out_of_reach_a_monster_moves_towards_its_nearest_explorer() -> None:
    match = turn_of(alone(at(5, 7)).monster("thrall", at(5, 2)), stamina=3)
    assert [moved.to for moved in told(match, Moved)] == [at(5, 3), at(5, 4), at(5, 5)]
    match = turn_of(alone(at(5, 7)).monster("thrall", at(5, 6)))
    assert (told(match, Moved), [each.card for each in told(match, Used)][:1]) == ([], ["thrall"])


@rule("AI3b")
def test_abilities_come_before_moving() -> None:
    match = turn_of(alone(at(5, 5)).monster("mi-go", at(5, 2)).dice(0, 0), "mi-go")
    assert told(match, Attacked)
    assert not told(match, Moved)


@rule("AI3c")
def test_after_every_step_it_looks_for_an_ability_again() -> None:
    match = turn_of(alone(at(5, 7)).monster("mi-go", at(5, 2)).dice(0, 0), "mi-go", 5)
    deeds = [type(event) for event in match.journal if isinstance(event, Moved | Attacked)]
    assert deeds == [Moved, Moved, Attacked, Moved]


@rule("AI3d")
def test_its_turn_ends_when_it_can_neither_act_nor_move() -> None:
    match = turn_of(alone(at(5, 6)).monster("thrall", at(5, 5)), stamina=1)
    assert told(match, TurnEnded)
    assert not told(match, Moved)
    assert not told(match, Attacked)
    assert table(match).queue[0].stamina == 0


@rule("AI3e")
def test_it_uses_an_ability_as_often_as_it_can_pay() -> None:
    match = turn_of(alone(at(5, 6)).monster("thrall", at(5, 5)).dice(0, 0, 0, 0), stamina=4)
    assert len(told(match, Attacked)) == 2


@rule("AI3f")
def test_an_ability_that_would_affect_nobody_is_skipped() -> None:
    scene = alone(at(5, 5, 1)).tile(HALL, 1, column=1).explorer(0, at(5, 5, 1)).monster("thrall", at(5, 5))
    roar = Active(cost=Cost(stamina=4), do=Attack(1, on=Each(Group.EXPLORER)))
    match = turn_of(scene.reprint("thrall", active=(roar,)))
    assert where(match) == at(5, 9)
    assert not told(match, Used)


@rule("AI3f", "FX5h")
def test_who_cannot_be_pulled_is_not_pulled_for_ever() -> None:
    scene = alone(at(5, 1)).explorer(0, worn=("ballast-greaves",)).monster("moon-beast", at(5, 5))
    match = turn_of(scene, "moon-beast", 3)
    assert (where(match, "moon-beast"), told(match, Used)) == (at(5, 2), [])


@rule("AI3f", "CON5a")
def test_an_effect_for_which_no_marker_may_be_put_gives_way_to_the_next_ability() -> None:
    scene = alone(at(5, 6)).current("numbing-touch").monster("furnace-hound", at(5, 5)).dice(0, 0)
    match = turn_of(scene, "furnace-hound", 6)
    assert [used.card for used in told(match, Used)] == ["numbing-touch", "furnace-hound"]


@rule("AI4a")
def test_the_horror_event_comes_first_then_the_card_from_top_to_bottom() -> None:
    scene = alone(at(5, 6)).monster("thrall", at(5, 5)).current("borrowed-claws").dice(0, 0, 0)
    assert [used.card for used in told(turn_of(scene, stamina=2), Used)] == ["borrowed-claws"]
    bite, kick = (Active(cost=Cost(stamina=2), aim=Melee(), do=Attack(dice)) for dice in (1, 2))
    scene = alone(at(5, 6)).monster("thrall", at(5, 5)).reprint("thrall", active=(bite, kick)).dice(0, 0, 0)
    assert [used.ability for used in told(turn_of(scene, stamina=2), Used)] == [0]


@rule("AI4b")
def test_a_dumb_monster_attacks_only_explorers() -> None:
    scene = alone(at(9, 9)).tile(hall({(5, 6): "B"})).explorer(0, at(9, 9)).monster("thrall", at(5, 5))
    match = turn_of(scene.monster("sarall", at(5, 4)), stamina=2)
    assert not told(match, Attacked)
    assert barrel(5, 6) not in [unit for attack in told(match, Attacked) for unit in attack.defenders]


@rule("AI4c")
def test_it_aims_at_the_nearest_explorer() -> None:
    scene = Scene().explorer(0, at(5, 8)).explorer(1, at(5, 3)).monster("mi-go", at(5, 5)).dice(0)
    assert told(turn_of(scene, "mi-go", 2), Attacked)[0].defenders == [HANK]
    scene = Scene().explorer(0, at(5, 7)).explorer(1, at(5, 2)).monster("mi-go", at(5, 5)).dice(0)
    assert told(turn_of(scene, "mi-go", 2), Attacked)[0].defenders == [KIM]


@rule("AI4d")
def test_a_farther_explorer_in_reach_is_attacked_if_the_nearest_is_not() -> None:
    walls = " ".join(f"{row}6-{row}7" for row in range(10) if row != 5)
    scene = Scene().tile(HALL, walls=walls, doors="56-57").closed(door((5, 6), (5, 7)))
    scene.explorer(0, at(5, 7)).explorer(1, at(5, 2)).monster("mi-go", at(5, 5)).dice(0)
    assert told(turn_of(scene, "mi-go", 2), Attacked)[0].defenders == [HANK]


@rule("CELL2h")
def test_a_dumb_monster_does_nothing_to_an_open_door() -> None:
    scene = alone(at(5, 9)).tile(HALL, doors="55-56").explorer(0, at(5, 9)).monster("thrall", at(5, 5))
    match = turn_of(scene)
    assert where(match) == at(5, 8)
    assert not table(match).closed
    assert not told(match, DoorBroken)


@rule("CELL2h")
def test_a_dumb_monster_destroys_a_closed_door_and_never_opens_it() -> None:
    walls = " ".join(f"{row}5-{row}6" for row in range(10) if row != 5)
    scene = alone(at(5, 9)).tile(HALL, walls=walls, doors="55-56").closed(door((5, 5), (5, 6)))
    match = turn_of(scene.monster("thrall", at(5, 5)), stamina=5)
    assert (len(told(match, DoorBroken)), told(match, DoorOpened), where(match)) == (1, [], at(5, 6))
    assert not told(turn_of(scene, stamina=3), DoorBroken)


@rule("AI9c")
def test_a_dumb_monster_never_pulls_a_lever() -> None:
    scene = alone(at(5, 9)).tile(hall({(4, 5): "L", (5, 9): "T", (4, 6): "C"})).explorer(0, at(5, 9))
    match = turn_of(scene.monster("thrall", at(5, 5)))
    assert not told(match, Activated)
    assert not table(match).tokens


@rule("TILE4g")
def test_monsters_never_explore() -> None:
    scene = Scene().explorer(1, fate=Fate.DESTROYED).monster("thrall", at(5, 9))
    match = turn_of(scene, stamina=9)
    kinds = {type(option) for option in options(match)}
    assert kinds == {EndTurn, Move, Use}
