"""Monsters: what they can use, and where they go when they are destroyed or banished (MON1 to MON3)."""

import pytest

from fathom.games.machina_arcana.actions import Activate, Use
from fathom.games.machina_arcana.events import Banished
from fathom.games.machina_arcana.figures import Fate, Monster
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.fighting.attacks import Attack, Dice
from fathom.games.machina_arcana.steps.fighting.leaving import banish, destroy
from fathom.games.machina_arcana.steps.monsters.turn import schemes
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from tests.rules import rule
from tests.rules.machina_arcana.scene import HALL, Scene, abilities, at, do, table, told, usable_by

KIM, HANK, PHILLIP = Unit("kim-richards"), Unit("hank-horden"), Unit("phillip")
THRALL, MI_GO = Unit("thrall"), Unit("mi-go")


def cards_of(g: Machina) -> list[str]:
    return [each.card for each in g.queue]


@rule("MON1a")
def test_a_monster_has_no_inventory() -> None:
    assert not {"gear", "bound"} & set(Monster.__struct_fields__)
    scene = Scene("phillip", "hank-horden").explorer(0, at(5, 5), stowed=("red-tonic",)).explorer(1, at(9, 9))
    match = scene.monster("thrall", at(5, 6)).acting()
    assert Use(PHILLIP, 1) not in match.ask(0).options  # give an item: there is nobody but a monster


@rule("MON1b")
def test_every_monster_has_the_abilities_of_the_horror_event() -> None:
    scene = Scene("phillip").current("borrowed-claws").monster("thrall", at(5, 5)).monster("kthun", at(6, 6))
    for unit in ("thrall", "kthun"):
        assert usable_by(scene.g, Unit(unit)) == ["borrowed-claws", unit]
    scene.explorer(0, at(5, 4))
    scene.g.queue[0].stamina = 4
    assert {each.card for each in abilities(scene.g, THRALL) if isinstance(each, Use)} == {"borrowed-claws", "thrall"}


@rule("MON1b")
def test_a_scheming_monster_uses_its_tile() -> None:
    scene = Scene().tile("L" + HALL[1:]).explorer(1, fate=Fate.DESTROYED).monster("thrall", at(1, 1))
    scene.g.queue[0].stamina = 4
    assert Activate(at(0, 0)) in [act for act, refusal in schemes(scene.g, scene.g.queue[0], False) if refusal is None]


@rule("MON1c")
def test_this_monster_is_the_one_of_the_card() -> None:
    scene = Scene("kim-richards").explorer(0, at(5, 5)).monster("formless-spawn", at(5, 6)).monster("thrall", at(9, 9))
    scene.g.queue[0].stamina = 3
    match = scene.dice(0, 0, 0).play(UseAbility(Unit("formless-spawn"), "formless-spawn", 0, KIM))
    assert [each.stamina for each in table(match).queue] == [0, 0]
    scene = Scene("kim-richards").explorer(0, at(0, 0)).monster("formless-spawn", at(0, 3)).monster("thrall", at(9, 9))
    match = scene.dice(5, 5).play(Attack(KIM, [Unit("formless-spawn")], Dice(2)))
    assert table(match).queue[0].space == at(0, 2)
    assert table(match).queue[1].space == at(9, 9)


@rule("MON2a")
@pytest.mark.parametrize(
    ("level", "name", "gone"), [(2, "thrall", True), (1, "thrall", False), (5, "flayed-titan", False)]
)
def test_a_destroyed_monster_of_a_lower_level_is_gone(level: int, name: str, gone: bool) -> None:
    scene = Scene().monster(name, at(5, 5))
    scene.g.level = level
    destroy(scene.g, Unit(name), None)
    assert (name in scene.g.removed, name in scene.g.monster_discard) == (gone, not gone)
    assert name not in scene.g.monsters.cards
    assert scene.g.queue == []


@rule("MON2b")
def test_any_other_goes_on_top_of_the_discard() -> None:
    g = Scene().monster("thrall", at(5, 5)).monster("sarall", at(6, 6)).g
    for unit in ("sarall", "thrall"):
        destroy(g, Unit(unit), None)
    assert (g.monster_discard, g.removed) == (["sarall", "thrall"], [])
    assert g.unit_at(at(5, 5)) is None


@rule("MON2c", "ATK1l")
def test_a_kill_in_its_own_turn_gives_an_essence() -> None:
    scene = Scene("phillip").explorer(0, at(5, 5)).monster("thrall", at(5, 6)).dice(4)
    assert table(do(scene.acting(), Use(PHILLIP, 0, THRALL))).explorers[0].essence == 1


@rule("MON2c")
def test_a_kill_out_of_turn_gives_none() -> None:
    scene = Scene().explorer(1, at(5, 5)).monster("thrall", at(5, 6)).dice(4)
    match = scene.play(Attack(HANK, [THRALL], Dice(1)))
    assert table(match).queue == []
    assert [each.essence for each in table(match).explorers] == [0, 0]


@rule("MON3a")
def test_banishing_gives_no_essence() -> None:
    scene = Scene("phillip").monster("thrall", at(5, 5)).monster("sarall", at(6, 6))
    scene.g.explorers[0].gear = []
    scene.explorer(0, stowed=("exorcism-candle",))
    scene.g.queue.pop()
    match = do(scene.acting(), Use("exorcism-candle"))
    assert (table(match).queue, table(match).explorers[0].essence) == ([], 0)
    assert told(match, Banished)[0].unit == THRALL


@rule("MON3b")
def test_a_banished_monster_goes_where_a_destroyed_one_goes() -> None:
    scene = Scene().monster("thrall", at(5, 5)).monster("rust-hulk", at(6, 6)).monster("flayed-titan", at(7, 7))
    scene.g.level = 2
    for unit in ("thrall", "rust-hulk", "flayed-titan"):
        banish(scene.g, Unit(unit))
    assert (scene.g.removed, scene.g.monster_discard) == (["thrall"], ["rust-hulk", "flayed-titan"])


@rule("MON3c")
def test_a_banished_monster_is_not_destroyed() -> None:
    def left(scene: Scene) -> tuple[int, int]:
        return len(scene.g.agenda), scene.g.explorers[0].essence

    scene = Scene().explorer(0, bound=("three-trophies",)).monster("mi-go", at(5, 5))
    scene.g.agenda = []
    banish(scene.g, MI_GO)
    assert (left(scene), scene.g.counters) == ((0, 0), {})
    scene = Scene().explorer(0, bound=("three-trophies",)).monster("mi-go", at(5, 5))
    scene.g.agenda = []
    destroy(scene.g, MI_GO, KIM)
    assert (left(scene), scene.g.counters) == ((1, 1), {"three-trophies": 1})
