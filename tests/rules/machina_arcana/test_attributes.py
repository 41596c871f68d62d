"""Attributes: their limits, what is spent, lost and regained (ATT1 to ATT3)."""

from fathom.games.machina_arcana.actions import EndTurn, GoOn, Use
from fathom.games.machina_arcana.effects.selections import Each, Scope
from fathom.games.machina_arcana.events import Lost
from fathom.games.machina_arcana.figures import HORROR, Fate, Hold, Mark
from fathom.games.machina_arcana.library import Active, Cost, Group, Number, explorers, monsters, printed
from fathom.games.machina_arcana.pieces import Attribute, ItemCard, Unit
from fathom.games.machina_arcana.steps.fighting.attacks import Attack, Dice
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.fighting.points import regain
from fathom.games.machina_arcana.steps.items.equipping import equip, stow
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase
from fathom.games.machina_arcana.steps.spaces.moving import Walk, reach
from fathom.games.machina_arcana.steps.story.revealing import InvokeExploration, InvokeHorror
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.games.machina_arcana.steps.using.windows import Window
from fathom.kernel.cards.effects import Context
from tests.rules import rule
from tests.rules.machina_arcana.scene import HALL, Scene, at, barrel, do, options, table, told

KIM, HANK, PHILLIP = Unit("kim-richards"), Unit("hank-horden"), Unit("phillip")
BARREL = HALL[:11] + "B" + HALL[12:]


@rule("ATT1a")
def test_units_have_attributes() -> None:
    scene = Scene("kim-richards").monster("mi-go", at(5, 5))
    g, sheet, card = scene.g, explorers()["kim-richards"], monsters()["mi-go"]
    numbers = (Number.ARMOR, Number.WILL, Number.HEALTH, Number.STAMINA)
    assert [number(g, KIM, each) for each in numbers] == [sheet.armor, sheet.will, sheet.health, sheet.stamina]
    assert [number(g, Unit("mi-go"), each) for each in numbers] == [card.armor, card.will, card.health, card.stamina]
    assert g.explorers[0].essence == 0
    assert not hasattr(g.queue[0], "essence")


@rule("ATT1b")
def test_a_barrel_is_a_unit_only_for_attacks() -> None:
    g = Scene("phillip").tile(BARREL).explorer(0, at(0, 0)).g
    near = Context(0, "", "phillip")
    for group in Group:
        assert barrel(1, 0) not in Each(group, Scope.ADJACENT).members(g, near)
    scene = Scene("phillip").tile(BARREL).explorer(0, at(0, 0), worn=("chain-flail",))
    match = do(scene.dice(1, 1).acting(), Use("chain-flail"))
    assert table(match).tokens == {at(1, 0): 1}


@rule("ATT1b")
def test_an_attack_on_each_unit_of_the_board_hits_barrels() -> None:
    match = Scene("phillip").tile(BARREL).on_top("horrors", "scalding-burst").dice(1, 1).play(InvokeHorror())
    assert table(match).tokens == {at(1, 0): 1}


@rule("ATT1c")
def test_a_monster_moves_as_an_explorer_does() -> None:
    scene = Scene("phillip").tile(HALL, walls="45-55").explorer(0, at(4, 4)).monster("sarall", at(5, 5))
    scene.g.queue[0].stamina = 1
    goals = set(reach(scene.g, Unit("sarall"), 1).steps)
    assert goals == {at(*each) for each in ((4, 6), (5, 4), (5, 6), (6, 4), (6, 5), (6, 6))}
    match = scene.play(Walk(Unit("sarall"), [at(5, 6), at(5, 7)]))
    assert (table(match).queue[0].space, table(match).queue[0].stamina) == (at(5, 6), 0)


@rule("ATT1d")
def test_what_is_worn_adds_to_armor_and_will() -> None:
    scene = Scene("kim-richards").explorer(0, stowed=("studded-boots", "humming-idol"))
    g, kim = scene.g, scene.g.explorers[0]
    assert (number(g, KIM, Number.ARMOR), number(g, KIM, Number.WILL)) == (1, 1)
    for item in ("studded-boots", "humming-idol"):
        equip(g, kim, ItemCard(item))
    assert (number(g, KIM, Number.ARMOR), number(g, KIM, Number.WILL)) == (2, 2)
    for item in ("studded-boots", "humming-idol"):
        stow(g, kim, ItemCard(item))
    assert (number(g, KIM, Number.ARMOR), number(g, KIM, Number.WILL)) == (1, 1)


@rule("ATT1e")
def test_attributes_stay_between_nothing_and_nine() -> None:
    g = Scene("kim-richards").g
    g.marks = [Mark(0, "capacitor", [Hold(KIM, "armor", 12), Hold(KIM, "will", -2)])]
    assert (number(g, KIM, Number.ARMOR), number(g, KIM, Number.WILL)) == (9, 0)


@rule("ATT1f")
def test_nothing_is_regained_above_the_maximum() -> None:
    g = Scene("kim-richards").explorer(0, health=4, stamina=5, essence=8).g
    for attribute in (Attribute.HEALTH, Attribute.STAMINA, Attribute.ESSENCE):
        regain(g, KIM, attribute, 3)
    assert (g.explorers[0].health, g.explorers[0].stamina, g.explorers[0].essence) == (5, 6, 9)


@rule("ATT1g")
def test_a_maximum_is_changed_by_effects() -> None:
    scene = Scene("kim-richards")
    scene.g.marks = [Mark(HORROR, "numbing-touch", [Hold(KIM, "max-stamina", -1)])]
    assert table(scene.play(ExplorerPhase())).explorers[0].stamina == 5


@rule("ATT1g")
def test_a_lower_maximum_lowers_what_one_has() -> None:
    match = Scene("kim-richards").on_top("horrors", "leaden-air").play(InvokeHorror())
    assert table(match).explorers[0].stamina == 5
    scene = Scene("kim-richards").explorer(0, worn=("ticking-vest",), stamina=7)
    stow(scene.g, scene.g.explorers[0], ItemCard("ticking-vest"))
    assert scene.g.explorers[0].stamina == 6
    scene = Scene().explorer(0, at(5, 5)).explorer(1, at(5, 6))
    match = do(scene.dice(0).acting(1), Use(HANK, 0, KIM), by=1)
    assert table(match).explorers[0].stamina == 5


@rule("ATT1g", "ATT3c")
def test_a_lower_maximum_leaves_a_monster_its_last_health() -> None:
    scene = Scene("phillip").current("spare-heart").monster("thrall", at(5, 5), wounds=1)
    match = scene.on_top("explorations", "warm-vent").play(InvokeExploration(PHILLIP))
    g = table(match)
    assert [number(g, each.unit, Number.HEALTH) - each.wounds for each in g.queue] == [1]


# -------------------------------------------------------------------------------- spending and losing


@rule("ATT2a")
def test_nobody_has_to_spend() -> None:
    scene = Scene("tomas-grell", "phillip").explorer(0, essence=3)
    scene.g.now = PHILLIP
    match = scene.play(Window())
    assert options(match)[0] == GoOn()
    assert len(options(match)) > 1
    assert EndTurn() in options(Scene("tomas-grell").explorer(0, essence=3).acting())


@rule("ATT2b")
def test_a_loss_is_mandatory() -> None:
    match = Scene("kim-richards").play(LoseHealth(KIM))
    assert match.turn is None
    assert table(match).explorers[0].health == 4
    match = Scene("kim-richards").explorer(0, essence=3).on_top("horrors", "stolen-breath").play(InvokeHorror())
    assert match.turn is None
    assert table(match).explorers[0].essence == 2


@rule("ATT2c")
def test_what_cannot_be_lost_is_spent_for_nothing() -> None:
    dear = Active(printed("blood-chalice").active[0].do, Cost(health=2))
    scene = Scene("kim-richards").reprint("blood-chalice", active=(dear,))
    scene.explorer(0, health=1, worn=("blood-chalice",))
    scene.g.marks = [Mark(0, "capacitor", [Hold(KIM, "keeps-health")])]
    match = do(scene.acting(), Use("blood-chalice"))
    kim = table(match).explorers[0]
    assert (kim.health, kim.essence, kim.fate) == (1, 2, Fate.HERE)
    assert table(scene.play(LoseHealth(KIM))).explorers[0].health == 1


@rule("ATT2d")
def test_only_what_one_has_can_be_spent() -> None:
    scene = Scene("lorrai", "phillip").explorer(0, at(0, 0), essence=1).explorer(1, at(9, 9), essence=5, health=1)
    assert Use("lorrai", 1) not in options(scene.acting())
    assert Use("lorrai", 1) in options(scene.explorer(0, essence=2).acting())


@rule("ATT2d")
def test_health_too_is_only_spent_if_one_has_it() -> None:
    dear = Active(printed("blood-chalice").active[0].do, Cost(health=2))
    scene = Scene().reprint("blood-chalice", active=(dear,))
    scene.explorer(0, at(0, 0), health=1, worn=("blood-chalice",)).explorer(1, at(9, 9), essence=1)
    assert Use("blood-chalice") not in options(scene.acting())
    assert Use("blood-chalice") in options(scene.explorer(1, at(0, 1)).acting())


# -------------------------------------------------------------------------------------------- health


@rule("ATT3a")
def test_a_hit_costs_one_health() -> None:
    scene = Scene("kim-richards").explorer(0, at(5, 5), health=3).monster("thrall", at(5, 6)).dice(5)
    assert table(scene.play(Attack(Unit("thrall"), [KIM], Dice(1)))).explorers[0].health == 2


@rule("ATT3b")
def test_below_the_maximum_a_unit_is_wounded() -> None:
    wounded = printed("quilted-jack").passive[0].given  # type: ignore[attr-defined]
    g = Scene("kim-richards").monster("mi-go", at(5, 5), wounds=1).monster("sarall", at(5, 6)).g
    assert [wounded.holds(g, Context(0, "", unit)) for unit in ("mi-go", "sarall", KIM)] == [True, False, False]
    g.explorers[0].health -= 1
    assert wounded.holds(g, Context(0, "", KIM))


@rule("ATT3c")
def test_who_spends_the_last_health_is_destroyed() -> None:
    scene = Scene("kim-richards", "phillip").chapter("ice-3").explorer(0, health=1)
    match = do(scene.acting(), Use("ice-3"))
    assert table(match).explorers[0].fate is Fate.DESTROYED
    assert table(match).counters == {"ice-3": 1}


@rule("ATT3a", "ATT3d")
def test_nobody_loses_more_health_than_it_has() -> None:
    mi_go = Unit("mi-go")
    scene = Scene("kim-richards", "phillip").explorer(0, health=2).monster(mi_go, at(5, 5), wounds=1)
    match = scene.play(LoseHealth(KIM, amount=3), LoseHealth(mi_go, amount=3))
    left = monsters()[mi_go].health - 1
    assert told(match, Lost) == [Lost(KIM, Attribute.HEALTH, 2), Lost(mi_go, Attribute.HEALTH, left)]


@rule("ATT3d")
def test_monsters_count_wounds() -> None:
    scene = Scene("kim-richards").monster("mi-go", at(5, 5))
    match = scene.play(LoseHealth(Unit("mi-go")))
    assert table(match).queue[0].wounds == 1
    regain(table(match), Unit("mi-go"), Attribute.HEALTH, 2)
    assert table(match).queue[0].wounds == 0


@rule("ATT3e")
def test_a_new_round_restores_only_stamina() -> None:
    kim = table(Scene("kim-richards").explorer(0, health=2, stamina=0).play(ExplorerPhase())).explorers[0]
    assert (kim.health, kim.stamina, kim.essence) == (2, 6, 0)
