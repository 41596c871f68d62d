"""Ethereal units (ETH1, ETH2)."""

from fathom.games.machina_arcana.actions import Cross, Move, PickUnit, Use
from fathom.games.machina_arcana.effects.conditions import landings
from fathom.games.machina_arcana.events import Attacked, Struck
from fathom.games.machina_arcana.figures import Fate, Hold, Mark
from fathom.games.machina_arcana.library import Trait
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.steps.fighting.attacks import Attack, Dice, explode
from fathom.games.machina_arcana.steps.rounds import MonsterPhase
from fathom.games.machina_arcana.steps.spaces.targets import targetable
from fathom.games.machina_arcana.steps.using.passives import Supposed, has
from tests.rules import rule
from tests.rules.machina_arcana.monsters import turn_of, where
from tests.rules.machina_arcana.scene import GAME, HALL, Scene, at, do, options, refused, table, told

KIM, HANK, PHILLIP = Unit("kim-richards"), Unit("hank-horden"), Unit("phillip")
STALKER = Unit("glass-stalker")
CORRIDOR = "\n".join(["##########"] * 5 + [".........."] + ["##########"] * 4)


def ghost(scene: Scene, unit: Unit) -> Scene:
    """A unit is ethereal until the markers return."""
    scene.g.add_mark(Mark(0, "smoke-pot", [Hold(unit, "ethereal")]))
    return scene


@rule("ETH1a")
def test_an_ethereal_unit_is_no_target() -> None:
    scene = Scene("phillip").explorer(0, at(5, 5)).monster("glass-stalker", at(5, 6))
    assert Use(PHILLIP, 0, STALKER) not in options(scene.acting())
    assert Use(PHILLIP, 0, STALKER) in options(scene.current("shallow-water").acting())


@rule("ETH1a")
def test_who_sees_the_ethereal_helps_the_explorers_of_its_tile() -> None:
    scene = (
        Scene().explorer(0, at(5, 5), worn=("eye-of-brine",)).explorer(1, at(5, 7)).monster("glass-stalker", at(5, 6))
    )
    assert targetable(scene.g, HANK, STALKER)
    scene.tile(HALL, 1, column=1).explorer(0, at(5, 5, tile=1))
    assert not targetable(scene.g, HANK, STALKER)


@rule("ETH1a")
def test_it_may_target_itself() -> None:
    scene = ghost(Scene("phillip").explorer(0, at(5, 5)), PHILLIP)
    assert Use(PHILLIP, 0, PHILLIP) in options(scene.acting())


@rule("ETH1b")
def test_areas_and_what_does_not_aim_reach_it() -> None:
    scene = Scene("phillip").tile(HALL[:56] + "B" + HALL[57:]).monster("glass-stalker", at(5, 2)).dice(0, 0, 0)
    scene.g.agenda = []
    explode(scene.g, at(5, 1), None)
    attack = scene.g.agenda[-1]
    assert isinstance(attack, Attack)
    assert attack.defenders == [STALKER]
    scene = Scene("phillip").monster("glass-stalker", at(5, 2)).dice(5)
    assert [each.unit for each in told(scene.play(Attack(PHILLIP, [STALKER], Dice(1))), Struck)] == [STALKER]
    scene = Scene("phillip").explorer(0, at(5, 5), stowed=("exorcism-candle",)).monster("glass-stalker", at(5, 6))
    match = do(scene.monster("thrall", at(5, 7)).acting(), Use("exorcism-candle"))
    assert set(options(match)) == {PickUnit(STALKER), PickUnit(Unit("thrall"))}


@rule("ETH1c")
def test_nothing_it_does_ends_it() -> None:
    scene = ghost(Scene("phillip").explorer(0, at(5, 5)).monster("flayed-titan", at(5, 7)), PHILLIP).dice(0, 0)
    match = do(scene.acting(), Move(at(5, 6)), Use(PHILLIP, 0, Unit("flayed-titan")))
    assert has(table(match), PHILLIP, Trait.ETHEREAL)
    match = scene.dice(0).play(Attack(Unit("flayed-titan"), [PHILLIP], Dice(1)))
    assert has(table(match), PHILLIP, Trait.ETHEREAL)


@rule("ETH1d")
def test_monsters_head_for_those_they_can_target() -> None:
    scene = Scene().explorer(0, at(5, 3)).explorer(1, at(5, 9)).monster("sarall", at(5, 5))
    assert table(scene.play(MonsterPhase())).queue[0].space == at(5, 4)
    match = ghost(scene, KIM).play(MonsterPhase())
    assert table(match).queue[0].space == at(5, 8)
    match = ghost(scene, HANK).play(MonsterPhase())
    assert table(match).queue[0].space == at(5, 5)
    assert told(match, Attacked) == []


@rule("ETH1d")
def test_an_ethereal_neighbour_holds_nobody() -> None:
    scene = ghost(Scene().explorer(0, at(5, 4)).explorer(1, at(5, 9)).monster("sarall", at(5, 5)), KIM)
    assert table(scene.play(MonsterPhase())).queue[0].space == at(5, 8)


@rule("ETH1d")
def test_nobody_leaps_to_it() -> None:
    scene = Scene("phillip").explorer(0, at(5, 4)).monster("hound-of-tindalos", at(5, 9))
    assert landings(scene.g, Unit("hound-of-tindalos"), 6)
    assert landings(ghost(scene, PHILLIP).g, Unit("hound-of-tindalos"), 6) == []


# -------------------------------------------------------------------------------------------- moving


@rule("ETH2a")
def test_any_unit_walks_through_an_ethereal_one() -> None:
    scene = Scene("phillip").tile(CORRIDOR).explorer(0, at(5, 4)).monster("glass-stalker", at(5, 5))
    match = do(scene.acting(), Cross(at(5, 7)))
    assert (table(match).explorers[0].space, table(match).explorers[0].stamina) == (at(5, 7), 3)
    scene = Scene("phillip").tile(CORRIDOR).explorer(0, at(5, 4)).monster("thrall", at(5, 5))
    assert options(scene.acting(), Cross) == []


@rule("ETH2b")
def test_an_ethereal_unit_walks_through_any() -> None:
    scene = ghost(Scene("phillip").tile(CORRIDOR).explorer(0, at(5, 4)).monster("thrall", at(5, 5)), PHILLIP)
    match = do(scene.acting(), Cross(at(5, 6)))
    assert (table(match).explorers[0].space, table(match).explorers[0].stamina) == (at(5, 6), 4)


@rule("ETH2a", "ETH2b", "CON1a")
def test_nobody_walks_through_one_that_is_ethereal_only_while_no_explorer_is_adjacent() -> None:
    scene = Scene("phillip").tile(CORRIDOR).explorer(0, at(5, 2)).monster("lantern-shade", at(5, 4))
    assert options(scene.acting(), Cross) == []
    scene = Scene("phillip", "kim-richards").tile(CORRIDOR).explorer(0, at(5, 5)).explorer(1, fate=Fate.DESTROYED)
    assert options(turn_of(scene.monster("lantern-shade", at(5, 3)), "lantern-shade", 6), Cross) == []
    scene.monster("thrall", at(5, 2))
    assert Cross(at(5, 1)) in options(turn_of(scene, "lantern-shade", 6), Cross)
    scene = Scene("phillip").tile(CORRIDOR).explorer(0, at(5, 9)).monster("lantern-shade", at(5, 4))
    assert where(turn_of(scene.monster("thrall", at(5, 3)))) == at(5, 7)


@rule("ETH2a", "CON1a")
def test_whether_a_unit_is_ethereal_is_known_for_places_where_nobody_stands_yet() -> None:
    shade = Unit("lantern-shade")
    scene = Scene("phillip").explorer(0, at(5, 2)).monster(shade, at(5, 4))
    before = GAME.pack(scene.g)
    assert has(scene.g, shade, Trait.ETHEREAL)
    assert not has(scene.g, shade, Trait.ETHEREAL, supposing=Supposed(PHILLIP, at(5, 3)))
    assert not has(scene.g, shade, Trait.ETHEREAL, supposing=Supposed(shade, at(5, 3)))
    assert has(scene.g, shade, Trait.ETHEREAL, supposing=Supposed(shade, at(5, 5)))
    assert GAME.pack(scene.g) == before


@rule("ETH2c")
def test_nobody_stops_where_an_ethereal_unit_stands() -> None:
    scene = Scene("phillip").tile(CORRIDOR).explorer(0, at(5, 4), stamina=1).monster("glass-stalker", at(5, 5))
    match = scene.acting()
    assert refused(match, Move(at(5, 5)))[0] == "TILE2c"
    assert options(match, Cross) == []
    assert Cross(at(5, 6)) in options(scene.explorer(0, stamina=2).acting())
