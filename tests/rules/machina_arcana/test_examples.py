"""The worked examples of the ledger, played with the cards of the box, in its order.

Told elsewhere: the Mi-Go (test_attacks), magic reinforcements (test_attacks), pits (test_tiles), doors at a corner and
one monster of the tile or the board (test_targets), who moves whom (test_pushing), the ways of monsters
(test_monster_ways), threat (test_threat), scrolling (test_tiles), double targets (test_targets), effects after a miss
(test_conditions).
"""

from fathom.games.machina_arcana.actions import (
    Activate,
    Done,
    DrawFrom,
    EndTurn,
    Equip,
    Keep,
    PickUnit,
    Place,
    PutBack,
    Save,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.effects.selections import One, Scope
from fathom.games.machina_arcana.effects.story import Spawn as SpawnEffect
from fathom.games.machina_arcana.effects.units import Lose
from fathom.games.machina_arcana.events import Attacked, Equipped, Exploded, ItemDestroyed, Spawned, Struck
from fathom.games.machina_arcana.figures import Turn
from fathom.games.machina_arcana.library import Active, Cost, Group, Melee, Number
from fathom.games.machina_arcana.pieces import Attribute, Card, ItemCard, Kind, Type, Unit
from fathom.games.machina_arcana.steps.fighting.attacks import Attack, Dice
from fathom.games.machina_arcana.steps.monsters.turn import MonsterTurn
from fathom.games.machina_arcana.steps.spaces.targets import targetable
from fathom.games.machina_arcana.steps.story.advancing import Advance
from fathom.games.machina_arcana.steps.story.revealing import InvokeExploration, InvokeHorror
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.games.machina_arcana.steps.using.windows import Window
from tests.rules import rule
from tests.rules.machina_arcana.scene import Scene, at, do, go_on, hall, options, prompt, refused, table, told

KIM, HANK, LORRAI = Unit("kim-richards"), Unit("hank-horden"), Unit("lorrai")
SARALL, THRALL, KTHUN = Unit("sarall"), Unit("thrall"), Unit("kthun")


def use(card: str, place: int = 0, **on: object) -> Use:
    return Use(Card(card), place, **on)  # type: ignore[arg-type]


@rule("CELL10b", "ITEM5d", "ITEM2d", "ITEM4a", "ITEM9a")
def test_kim_opens_a_chest() -> None:
    """The gunner keeps the Reality bender, wears it at once, and her boots are stowed with what was on them."""
    scene = Scene().tile(hall({(0, 1): "C"})).explorer(0, at(0, 0), stamina=6, worn=("studded-boots",))
    scene.attach(0, "aerocaps", "studded-boots").explorer(1, at(9, 9)).items_on_top("reality-bender", "oilskin-coat")
    match = do(scene.acting(), Activate(at(0, 1)))
    assert table(match).explorers[0].essence == 1
    do(match, DrawFrom(Type.APPAREL), DrawFrom(Type.APPAREL), PutBack(ItemCard("oilskin-coat")))
    do(match, Keep(ItemCard("reality-bender")))
    assert prompt(match) == "equip-at-once"
    do(match, Equip(ItemCard("reality-bender"), ItemCard("studded-boots")))
    kim = table(match).explorers[0]
    assert [(each.unit, each.item, each.on) for each in told(match, Equipped)] == [(KIM, "reality-bender", None)]
    assert {gear.item for gear in kim.gear if gear.worn} == {"reality-bender"}
    assert (kim.stamina, len(kim.gear)) == (3, 3)
    do(match, UseInventory(KIM))
    assert (table(match).explorers[0].stamina, prompt(match)) == (0, "rearrange")


@rule("TGT8e")
def test_lorrai_helps_anybody_on_her_tile() -> None:
    scene = Scene("lorrai", "hank-horden").explorer(0, at(0, 0), essence=2, health=3).explorer(1, at(9, 9), health=2)
    match = do(scene.acting(), use("lorrai", 1))
    assert set(options(match)) == {PickUnit(LORRAI), PickUnit(HANK)}
    assert table(do(match, PickUnit(HANK))).explorers[1].health == 3


@rule("TGT4a", "ETH1a")
def test_the_eye_helps_the_explorers_of_its_owners_tile() -> None:
    scene = Scene("kim-richards", "hank-horden", "phillip").tile(hall({}), 1, row=1)
    scene.explorer(0, at(0, 0), worn=("eye-of-brine",)).explorer(1, at(5, 5)).explorer(2, at(5, 5, 1))
    scene.monster("glass-stalker", at(2, 2))
    assert [targetable(scene.g, each.unit, Unit("glass-stalker")) for each in scene.g.explorers] == [True, True, False]


@rule("ATK1j", "TGT4c")
def test_white_flare_strikes_each_monster_of_the_tile_with_one_roll() -> None:
    scene = (
        Scene()
        .tile(hall({}), 1, row=1)
        .explorer(0, at(0, 0))
        .explorer(1, at(0, 1))
        .on_top("explorations", "white-flare")
    )
    scene.monster("sarall", at(5, 5)).monster("thrall", at(6, 6)).monster("deep-one", at(5, 5, 1))
    attacked = told(scene.play(InvokeExploration(KIM)), Attacked)
    assert [(each.defenders, len(each.dice), each.magic) for each in attacked] == [([SARALL, THRALL], 3, True)]


@rule("TGT4d", "EVT6b")
def test_tremors_strike_every_explorer_of_the_board_twice() -> None:
    scene = Scene().tile(hall({}), 1, row=1).explorer(0, at(0, 0)).explorer(1, at(5, 5, 1)).on_top("horrors", "tremors")
    attacked = told(scene.play(InvokeHorror()), Attacked)
    assert [each.defenders for each in attacked] == [[KIM, HANK]] * 2


@rule("TGT5b", "TGT4e")
def test_a_monster_beside_the_targeted_event_space_loses_health() -> None:
    burst = Lose(Attribute.HEALTH, on=One(Group.MONSTER, Scope.BY_TARGET))
    ability = Active(do=burst, cost=Cost(stamina=3), aim=Melee(space=Kind.EVENT))
    scene = Scene().tile(hall({(1, 1): "E"})).explorer(0, at(0, 0), stamina=3).explorer(1, at(9, 9))
    scene.monster("sarall", at(2, 2)).monster("kthun", at(2, 1)).monster("mi-go", at(5, 5))
    match = do(scene.reprint("kim-richards", active=(ability,)).acting(), use("kim-richards", space=at(1, 1)))
    assert set(options(match)) == {PickUnit(SARALL), PickUnit(KTHUN)}
    do(match, PickUnit(KTHUN))
    assert [each.wounds for each in table(match).queue] == [0, 1, 0]
    assert table(match).explorers[0].stamina == 0


@rule("ABL2b", "ABL2g", "MON3a")
def test_black_salt_destroys_a_lever_to_banish_a_monster() -> None:
    scene = (
        Scene().tile(hall({(1, 0): "L"})).explorer(0, at(0, 0), stamina=2, worn=("black-salt",)).explorer(1, at(9, 9))
    )
    scene.monster("sarall", at(1, 1))
    match = do(scene.acting(), use("black-salt", unit=SARALL))
    g = table(match)
    assert (g.queue, g.explorers[0].stamina, g.tokens, g.explorers[0].essence) == ([], 0, {at(1, 0): 1}, 0)


@rule("AI3f", "CON1c")
def test_kthun_heals_or_attacks() -> None:
    def turn(wounds: int) -> Scene:
        scene = Scene().explorer(0, at(0, 0)).explorer(1, at(9, 9)).monster("kthun", at(5, 5))
        scene.monster("sarall", at(5, 6), wounds=wounds)
        scene.g.queue[0].stamina = 3
        return scene

    healed = turn(1).play(MonsterTurn(KTHUN))
    assert (table(healed).queue[1].wounds, told(healed, Attacked)) == (0, [])
    struck = turn(0).play(MonsterTurn(KTHUN))
    assert [each.defenders for each in told(struck, Attacked)] == [[KIM, HANK]]


@rule("ABL2g")
def test_only_a_space_destroyed_for_it_pays() -> None:
    """The clock of echoes needs an event space of its own: one that is already destroyed does not pay."""
    scene = Scene().tile(hall({(1, 0): "E", (1, 1): "E"})).explorer(0, at(0, 0), stamina=4, worn=("clock-of-echoes",))
    scene.explorer(1, at(9, 9)).current("drifting-motes").destroyed(at(1, 0))
    match = do(scene.acting(), use("clock-of-echoes"))
    assert (table(match).explorers[0].essence, {*table(match).tokens}) == (2, {at(1, 0), at(1, 1)})
    assert refused(match, use("clock-of-echoes")) == ("ABL2g", "no-space-beside")


@rule("CON2b", "CON9b")
def test_three_trophies() -> None:
    scene = Scene().tile(hall({(5, 5): "K"})).explorer(0, at(0, 0), bound=("three-trophies",)).explorer(1, at(9, 9))
    scene.g.threat, scene.g.counters = 5, {"three-trophies": 2}
    match = scene.monster("thrall", at(1, 1)).dice(5).play(Attack(KIM, [THRALL], Dice(1)))
    g = table(match)
    assert (g.lit, g.threat, g.explorers[0].bound, g.exploration_discard) == ([at(5, 5)], 3, [], ["three-trophies"])


@rule("CON2c", "ESS2a")
def test_four_points_of_health_end_the_third_chapter() -> None:
    scene = Scene().explorer(0, at(0, 0), essence=1, health=4).explorer(1, at(9, 9), health=5).chapter("ice-3")
    match = scene.acting()
    do(match, use("ice-3"), Save(1), use("ice-3"), use("ice-3"))
    assert (table(match).explorers[0].essence, table(match).explorers[0].health) == (0, 2)
    assert table(match).current == "ice-3"
    match.answer(1, use("ice-3"))
    assert (table(match).current, table(match).explorers[1].health) == ("ice-4", 4)


@rule("CON3a", "ITEM10b")
def test_the_blood_boil_pistol() -> None:
    """Each hit raises later rolls of all its owner's weapons, at most twice, until the next explorer phase."""
    scene = Scene().explorer(0, at(0, 0), worn=("blood-boil-pistol", "boning-knife")).explorer(1, at(9, 9))
    scene.monster("sarall", at(0, 1), wounds=-20).dice(5, 5, 5, 5, 5, 5)
    shots = [UseAbility(KIM, "blood-boil-pistol", 0, SARALL)] * 3
    match = scene.explorer(0, stamina=9).play(*shots, Attack(KIM, [SARALL], Dice(1), weapon="boning-knife"))
    while not match.over:
        go_on(match, options(match)[0])
    results = [each.result for each in told(match, Struck)]
    assert results[:3] == [5, 6, 7]
    assert len(table(match).marks) == 2
    assert sum(number(table(match), KIM, Number.ATTACK, weapon) for weapon in ("boning-knife", "")) == 4


@rule("CON6a")
def test_the_stygian_pendant() -> None:
    scene = Scene("kim-richards").explorer(0, at(0, 0), worn=("stygian-pendant",))
    match = do(scene.acting(), use("stygian-pendant"))
    assert number(table(match), KIM, Number.WILL) == 3
    do(match, EndTurn())
    while table(match).round == 1 and not match.over:
        go_on(match, options(match)[0])
    scene.g.marks = []
    kim = table(match).explorers[0]
    assert (kim.essence, kim.gear) == (1, [])
    assert "stygian-pendant" in [each.item for each in told(match, ItemDestroyed)]


@rule("CON6b", "ABL3a")
def test_the_circular_saw_strikes_out_of_turn() -> None:
    scene = Scene().explorer(0, at(0, 0), worn=("circular-saw",), stamina=2).explorer(1, at(9, 9))
    scene.monster("sarall", at(0, 1), wounds=-5)
    scene.g.explorers[0].turn, scene.g.now = Turn.OVER, None
    match = scene.play(UseAbility(KIM, "circular-saw", 0, SARALL), Window())
    while prompt(match) != "window":
        go_on(match, options(match)[0])
    do(match, use("circular-saw", 1))
    while not match.over:
        go_on(match, options(match)[0])
    assert len(told(match, Attacked)) == 2
    assert table(match).marks == []


@rule("CHAP1b", "THR1j", "TGT4d")
def test_the_sixth_chapter_in_the_ice() -> None:
    scene = Scene().explorer(0, at(0, 0)).explorer(1, at(9, 9)).chapter("ice-5")
    match = scene.play(Advance())
    gained = []
    while prompt(match) != "move-up-to":
        if prompt(match) == "keep-item":
            assert match.turn is not None
            gained.append(match.turn.seat)
        go_on(match, Done() if Done() in options(match) else options(match)[0])
    assert (table(match).threat, gained) == (5, [0, 1])
    do(match, Place(at(1, 1)))
    do(match, Place(at(9, 9)), by=1)
    assert [each.space for each in table(match).explorers] == [at(1, 1), at(9, 9)]


@rule("CELL13f", "CELL13g")
def test_body_piles_and_chests() -> None:
    scene = Scene().tile(hall({(0, 3): "Y", (1, 0): "C"})).explorer(0, at(0, 0), stamina=6).explorer(1, at(9, 9))
    assert scene.g.ground.sees(at(0, 0), at(0, 6))
    scene.current("packed-ice")
    assert not scene.g.ground.sees(at(0, 0), at(0, 6))
    scene = Scene().tile(hall({(1, 0): "C"})).explorer(0, at(0, 0), stamina=6).explorer(1, at(9, 9)).chapter("ice-7")
    match = scene.dice(5).acting()
    assert Activate(at(1, 0)) in options(match)
    do(match, use("kim-richards", unit=Unit(f"at-{at(1, 0)}")))
    assert [each.space for each in told(match, Exploded)] == [at(1, 0)]


@rule("SPN3g", "HOR1b")
def test_a_spawn_that_names_nobody_is_for_who_made_the_horror_roll() -> None:
    scene = Scene("kim-richards", "hank-horden").tile(hall({(9, 0): "S"})).tile(hall({(0, 0): "S"}), 1, row=1)
    scene.explorer(0, at(5, 5)).explorer(1, at(5, 5, 1)).on_top("horrors", "rising-tide")
    match = scene.reprint("rising-tide", arrival=SpawnEffect()).play(InvokeHorror())
    assert [each.space for each in told(match, Spawned)] == [at(9, 0)]
