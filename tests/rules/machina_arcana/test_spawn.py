"""The spawn phase and the spawn effect (SPN1 to SPN3)."""

import pytest

from fathom.games.machina_arcana.actions import Place, RollNext
from fathom.games.machina_arcana.events import RatingsSet, Spawned, SpawnRolled, ThreatChanged
from fathom.games.machina_arcana.figures import Fate
from fathom.games.machina_arcana.library import chapters
from fathom.games.machina_arcana.pieces import MonsterCard, Unit
from fathom.games.machina_arcana.steps.fighting.leaving import destroy
from fathom.games.machina_arcana.steps.monsters.spawning import Spawn
from fathom.games.machina_arcana.steps.rounds import SpawnPhase
from fathom.games.machina_arcana.steps.story.revealing import InvokeHorror
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.machina_arcana.scene import HALL, Scene, at, do, go_on, options, table, told

KIM, HANK, EDDA = Unit("kim-richards"), Unit("hank-horden"), Unit("edda-voss")
FIRST = chapters()["ice-1"].spawn
CORNER = HALL[:-1] + "S"


def spaces(*letters: tuple[int, int, str]) -> str:
    """A hall with something on some spaces."""
    rows = [list(row) for row in HALL.split("\n")]
    for row, column, letter in letters:
        rows[row][column] = letter
    return "\n".join("".join(row) for row in rows)


def rolled(match: Match) -> list[tuple[str, int]]:
    return [(each.unit, each.roll) for each in told(match, SpawnRolled)]


def placed(match: Match) -> list[int]:
    return [each.space for each in told(match, Spawned)]


# --------------------------------------------------------------------------------------- who rolls


@rule("SPN1a")
def test_each_explorer_rolls_once() -> None:
    scene = Scene("kim-richards", "hank-horden", "edda-voss").tile(CORNER).rolls(1, 2, 3)
    match = go_on(scene.play(SpawnPhase()), RollNext(KIM), RollNext(HANK))
    assert rolled(match) == [(KIM, 1), (HANK, 2), (EDDA, 3)]


@rule("SPN2f")
def test_who_rolls_next_is_settled_by_the_seats_unless_the_table_wants_to_be_asked() -> None:
    scene = Scene("kim-richards", "hank-horden", spawn_order="settled").tile(CORNER).rolls(1, 2)
    assert rolled(scene.play(SpawnPhase())) == [(KIM, 1), (HANK, 2)]


@rule("SPN1b")
def test_nobody_rolls_when_all_spawn_spaces_are_sealed() -> None:
    match = Scene().tile(CORNER).destroyed(at(9, 9), tokens=2).play(SpawnPhase())
    assert (match.over, rolled(match)) == (True, [])
    assert table(match).spawn == 9


@rule("SPN1b")
def test_one_open_spawn_space_anywhere_is_enough() -> None:
    scene = Scene("kim-richards").tile(CORNER).destroyed(at(9, 9), tokens=2).tile(CORNER, 1, column=1).rolls(9)
    match = scene.play(SpawnPhase())
    assert rolled(match) == [(KIM, 9)]
    assert (table(match).queue, table(match).spawn) == ([], FIRST)


@rule("SPN1c")
def test_without_a_spawn_scale_nobody_rolls() -> None:
    scene = Scene().tile(CORNER)
    scene.g.spawn = None
    assert rolled(scene.play(SpawnPhase())) == []


@rule("SPN1d")
def test_who_has_left_does_not_roll() -> None:
    match = Scene().tile(CORNER).explorer(0, fate=Fate.EXITED).rolls(1).play(SpawnPhase())
    assert rolled(match) == [(HANK, 1)]


# -------------------------------------------------------------------------------------- what it does


@rule("SPN2a")
@pytest.mark.parametrize(("roll", "monsters"), [(7, 1), (6, 0)])
def test_a_roll_succeeds_at_the_rating(roll: int, monsters: int) -> None:
    scene = Scene("kim-richards").tile(CORNER).rolls(roll)
    scene.g.spawn = 7
    assert len(table(scene.play(SpawnPhase())).queue) == monsters


@rule("SPN2b")
def test_the_spawn_limit_raises_threat_instead() -> None:
    scene = Scene().tile(CORNER).rolls(9, 10).on_top("monsters", "thrall")
    for column, name in enumerate(("sarall", "mi-go", "deep-one")):
        scene.monster(name, at(5, column))
    scene.g.spawn = 6
    match = go_on(scene.play(SpawnPhase()), RollNext(KIM))
    assert [each.card for each in table(match).queue][3:] == ["thrall"]
    assert (table(match).threat, table(match).spawn) == (2, FIRST)
    scene = Scene("kim-richards").tile(CORNER).rolls(9)
    for column, name in enumerate(("sarall", "mi-go", "deep-one", "thrall")):
        scene.monster(name, at(5, column))
    scene.g.spawn = 6
    match = scene.play(SpawnPhase())
    assert (table(match).threat, table(match).spawn, len(table(match).queue)) == (2, 6, 4)


@rule("SPN2b")
def test_monsters_of_other_tiles_do_not_count_for_the_limit() -> None:
    scene = Scene("kim-richards").tile(CORNER).tile(HALL, 1, column=1).rolls(9)
    for column, name in enumerate(("sarall", "mi-go", "deep-one", "thrall")):
        scene.monster(name, at(5, column, tile=1))
    assert len(table(scene.play(SpawnPhase())).queue) == 5


@rule("SPN2c")
def test_the_monster_comes_on_the_tile_of_who_rolled() -> None:
    scene = Scene().tile(CORNER).tile(CORNER, 1, column=1).explorer(1, at(0, 0, tile=1)).rolls(1, 9)
    match = go_on(scene.play(SpawnPhase()), RollNext(KIM))
    assert placed(match) == [at(9, 9, tile=1)]


@rule("SPN2d")
def test_a_success_resets_the_rating() -> None:
    for drawn, monsters in ((CORNER, 1), (HALL, 0)):
        scene = Scene("kim-richards").chapter("ice-2").tile(drawn).tile(CORNER, 1, column=1).rolls(5)
        scene.g.spawn = 5
        match = scene.play(SpawnPhase())
        assert (len(table(match).queue), table(match).spawn) == (monsters, chapters()["ice-2"].spawn)


@rule("SPN2e")
def test_a_failure_lowers_the_rating() -> None:
    scene = Scene("kim-richards").tile(CORNER).rolls(3)
    scene.g.spawn = 8
    match = scene.play(SpawnPhase())
    assert table(match).spawn == 7
    assert told(match, RatingsSet)[-1].spawn == 7


@rule("SPN2f")
def test_each_roll_meets_the_rating_that_the_last_one_left() -> None:
    scene = Scene().chapter("ice-2").tile(CORNER).rolls(3, 7)
    scene.g.spawn = 8
    match = go_on(scene.play(SpawnPhase()), RollNext(KIM))
    assert [each.needed for each in told(match, SpawnRolled)] == [8, 7]
    assert (len(table(match).queue), table(match).spawn) == (1, chapters()["ice-2"].spawn)


@rule("SPN2g")
@pytest.mark.parametrize(("first", "second"), [(KIM, HANK), (HANK, KIM)])
def test_the_players_choose_who_rolls_first(first: Unit, second: Unit) -> None:
    match = go_on(Scene().tile(CORNER).rolls(1, 2).play(SpawnPhase()), RollNext(first))
    assert rolled(match) == [(first, 1), (second, 2)]


@rule("SPN2h")
def test_the_limit_is_only_for_the_phase() -> None:
    scene = Scene("kim-richards").tile(CORNER)
    for column, name in enumerate(("sarall", "mi-go", "deep-one", "thrall")):
        scene.monster(name, at(5, column))
    match = scene.play(Spawn(KIM))
    assert (len(table(match).queue), table(match).threat) == (5, 1)


# ---------------------------------------------------------------------------------- the spawn effect


@rule("SPN3a")
def test_a_tile_without_open_spawn_space_draws_nothing() -> None:
    for scene in (Scene(), Scene().tile(CORNER).destroyed(at(9, 9), tokens=2)):
        before = list(scene.g.monsters.cards)
        match = scene.play(Spawn(KIM))
        assert table(match).monsters.cards == before
        assert table(match).queue == []


@rule("SPN3b")
def test_the_top_monster_is_drawn() -> None:
    scene = Scene().tile(CORNER).on_top("monsters", "buopoth")
    before = len(scene.g.monsters)
    match = scene.play(Spawn(KIM))
    assert [each.card for each in table(match).queue] == ["buopoth"]
    assert len(table(match).monsters) == before - 1


@rule("SPN3c")
def test_an_empty_deck_is_renewed_from_the_discard() -> None:
    scene = Scene().tile(CORNER)
    scene.g.monsters.cards, scene.g.monsters.seen = [], []
    scene.g.monster_discard = [MonsterCard(name) for name in ("sarall", "mi-go", "thrall")]
    match = scene.play(Spawn(KIM))
    assert (len(table(match).monsters), table(match).monster_discard, len(table(match).queue)) == (2, [], 1)


@rule("SPN3d")
def test_without_any_card_threat_rises() -> None:
    scene = Scene().tile(CORNER)
    scene.g.monsters.cards, scene.g.monsters.seen = [], []
    match = scene.play(Spawn(KIM))
    assert (table(match).queue, table(match).threat) == ([], 2)


@rule("SPN3e")
def test_the_nearest_spawn_space_is_used() -> None:
    scene = Scene().tile(spaces((0, 6, "S"), (3, 0, "S"))).explorer(0, at(0, 0)).explorer(1, at(9, 9))
    assert placed(scene.play(Spawn(KIM))) == [at(3, 0)]


@rule("SPN3e")
def test_of_two_equally_near_ones_the_explorer_chooses() -> None:
    scene = Scene().tile(spaces((0, 3, "S"), (3, 0, "S"))).explorer(0, at(0, 0)).explorer(1, at(9, 9))
    match = scene.play(Spawn(KIM))
    assert options(match) == [Place(at(0, 3)), Place(at(3, 0))]
    assert placed(do(match, Place(at(3, 0)))) == [at(3, 0)]


@rule("SPN3f")
def test_a_sealed_spawn_space_is_passed_over() -> None:
    scene = Scene().tile(spaces((0, 6, "S"), (3, 0, "S"))).explorer(0, at(0, 0)).destroyed(at(3, 0), tokens=2)
    assert placed(scene.play(Spawn(KIM))) == [at(0, 6)]


@rule("SPN3g")
def test_a_spawn_effect_concerns_the_tile_of_each_explorer_it_names() -> None:
    scene = Scene().tile(CORNER).tile(CORNER, 1, column=1).explorer(1, at(0, 0, tile=1))
    match = scene.on_top("horrors", "they-have-heard-us").play(InvokeHorror())
    assert placed(match) == [at(9, 9), at(9, 9, tile=1)]


@rule("SPN3g")
def test_in_a_turn_it_concerns_the_tile_of_the_active_explorer() -> None:
    scene = Scene().tile(CORNER).tile(CORNER, 1, column=1).explorer(1, at(0, 0, tile=1))
    assert placed(scene.play(Spawn(HANK))) == [at(9, 9, tile=1)]


@rule("SPN3h")
def test_a_monster_that_comes_back_is_unhurt() -> None:
    scene = Scene().tile(CORNER).monster("mi-go", at(5, 5), wounds=1)
    destroy(scene.g, Unit("mi-go"), None)
    scene.g.agenda.clear()
    scene.g.monsters.cards, scene.g.monsters.seen = [], []
    match = scene.play(Spawn(KIM))
    assert [(each.card, each.wounds) for each in table(match).queue] == [("mi-go", 0)]


@rule("SPN3i")
def test_an_occupied_spawn_space_sends_the_monster_next_to_it() -> None:
    scene = Scene().tile(spaces((0, 3, "S"), (5, 0, "S"), (1, 3, "P"))).explorer(0, at(0, 0)).explorer(1, at(0, 3))
    match = scene.play(Spawn(KIM))
    assert set(options(match)) == {Place(at(*each)) for each in ((0, 2), (0, 4), (1, 2), (1, 4))}
    assert placed(do(match, Place(at(1, 4)))) == [at(1, 4)]


@rule("SPN3i")
def test_a_pit_is_never_the_space_instead() -> None:
    scene = Scene().tile(spaces((0, 0, "S"), (0, 1, "P"), (1, 0, "P"), (1, 1, "P"))).explorer(1, at(0, 0))
    match = scene.explorer(0, at(5, 5)).play(Spawn(KIM))
    assert set(options(match)) == {Place(at(*each)) for each in ((0, 2), (1, 2), (2, 0), (2, 1), (2, 2))}


@rule("SPN3j")
def test_the_arrival_ability_comes_last() -> None:
    scene = Scene().tile(CORNER)
    scene.g.level = 2
    scene.g.monsters.put_on_top(MonsterCard("brood-warden"))
    match = scene.play(Spawn(KIM))
    assert [type(each) for each in match.journal if isinstance(each, Spawned | ThreatChanged)] == [
        Spawned,
        ThreatChanged,
    ]
    assert [each.card for each in table(match).queue] == ["brood-warden"]
    assert table(match).threat == 2
