"""Corners where two rules meet: an effect inside another one, a barrel as a target, a deed out of turn."""

from fathom.games.machina_arcana.actions import (
    Activate,
    Attach,
    Equip,
    Explore,
    Keep,
    Move,
    PickUnit,
    Place,
    Raise,
    Save,
    Seal,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.board import Opening
from fathom.games.machina_arcana.board.tiles import Edge
from fathom.games.machina_arcana.effects.moving import Teleport
from fathom.games.machina_arcana.effects.story import PlaceExit
from fathom.games.machina_arcana.effects.units import Regain
from fathom.games.machina_arcana.events import (
    Attacked,
    ChapterLit,
    Destroyed,
    Exploded,
    Gained,
    Invoked,
    MarkerPut,
    Regained,
    Sealed,
    Struck,
)
from fathom.games.machina_arcana.figures import Hold, Mark, Turn
from fathom.games.machina_arcana.library import Moment, When
from fathom.games.machina_arcana.pieces import Attribute, ItemCard, Unit
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.items.equipping import destroy_item
from fathom.games.machina_arcana.steps.monsters.turn import MonsterTurn
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase
from fathom.games.machina_arcana.steps.story.revealing import InvokeHorror
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.machina_arcana.monsters import turn_of
from tests.rules.machina_arcana.scene import (
    HALL,
    Scene,
    asked,
    at,
    barrel,
    do,
    go_on,
    hall,
    options,
    prompt,
    refused,
    table,
    told,
)

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")
PHILLIP, TOMAS = Unit("phillip"), Unit("tomas-grell")
THRALL, SARALL, MI_GO, LEECH = Unit("thrall"), Unit("sarall"), Unit("mi-go"), Unit("cog-leech")


def essences(match: Match) -> list[int]:
    return [each.essence for each in table(match).explorers]


# ------------------------------------------------------------------------------ nothing interrupts an ability


@rule("ABL3b")
def test_a_move_that_an_ability_gives_is_not_interrupted_as_one_that_is_paid_may_be() -> None:
    scene = Scene("phillip", "tomas-grell").explorer(0, at(5, 5), worn=("piston-legs",)).explorer(1, essence=1)
    match = do(scene.acting(), Use("piston-legs"), Place(at(5, 8)))
    assert (table(match).explorers[0].space, prompt(match)) == (at(5, 8), "act")
    match = do(scene.acting(), Move(at(5, 7)))
    assert (prompt(match), asked(match)) == ("window", [1])
    scene.reprint("phillip", passive=(When(Moment.MOVES, Regain(Attribute.ESSENCE)),))
    match = do(scene.acting(), Use("piston-legs"), Place(at(5, 8)))
    assert (table(match).explorers[0].essence, prompt(match)) == (3, "act")


@rule("ABL3c")
def test_who_speaks_up_between_two_steps_uses_its_own_ability() -> None:
    scene = Scene("phillip", "tomas-grell").explorer(0, at(5, 5)).explorer(1, at(0, 0), essence=1)
    match = go_on(do(scene.acting(), Move(at(5, 7))), Use("tomas-grell", 1), Place(at(1, 1)))
    assert [each.essence for each in table(match).explorers] == [0, 0]
    assert table(match).explorers[1].space == at(1, 1)


@rule("CON2d")
def test_counters_on_an_item_are_lost_when_it_is_destroyed() -> None:
    scene = Scene("phillip").explorer(0, worn=("miners-pick",))
    scene.g.counters["miners-pick"] = 1
    destroy_item(scene.g, scene.g.explorers[0], ItemCard("miners-pick"))
    assert scene.g.counters == {}


@rule("CON4a")
def test_the_marker_is_that_of_whoever_uses_the_card() -> None:
    scene = Scene("phillip", "hank-horden", scenario="beast").current("snare-wire").monster("sarall", at(1, 1))
    match = scene.play(UseAbility(Unit("hank-horden"), "snare-wire", 0, SARALL))
    assert [mark.owner for mark in table(match).marks] == [1]


@rule("CON4d", "CON9b")
def test_a_bound_event_that_waited_for_its_marker_goes_on_top_of_the_discard() -> None:
    scene = Scene("phillip").current("emerald-dusk").explorer(0, bound=("hunters-mark",))
    scene.g.explorers[0].bound[0].spent, scene.g.marks = True, [Mark(0, "hunters-mark")]
    assert table(scene.play(ExplorerPhase())).exploration_discard == ["emerald-dusk", "hunters-mark"]


@rule("CON6b")
def test_the_marker_of_another_explorer_pays_nothing() -> None:
    scene = Scene("phillip", "hank-horden").explorer(0, at(0, 0), worn=("circular-saw",)).explorer(1, at(9, 9))
    scene.monster("sarall", at(0, 1)).g.marks = [Mark(1, "circular-saw", [Hold(SARALL, "armor", -1)])]
    assert refused(scene.acting(), Use("circular-saw", 1)) == ("CON6b", "no-marker")


# --------------------------------------------------------------------------- an attack that follows from another


@rule("CON7b")
def test_whom_an_attack_has_hit_is_not_forgotten_for_an_attack_that_it_brings_about() -> None:
    scene = Scene("phillip").explorer(0, at(5, 5), essence=1, worn=("bone-cuirass",)).monster("cog-leech", at(5, 6))
    scene.reprint("bone-cuirass", armor=0).g.queue[0].stamina = 2
    match = scene.dice(5, 0, 0).play(UseAbility(LEECH, "cog-leech", 0, PHILLIP))
    assert prompt(match) == "raise"  # Phillip strikes back, before he loses health
    match = do(match, Raise(0), Save(0))
    assert [each.hit for each in told(match, Struck)] == [True, False]
    assert essences(match) == [0]  # the leech has hit, although the blow that came back has not


@rule("CON7b")
def test_everybody_hit_is_remembered_though_one_of_them_bursts() -> None:
    scene = Scene("phillip").explorer(0, stowed=("sun-grenade",)).monster("sarall", at(5, 6))
    scene.monster("soot-wretch", at(8, 8)).monster("mi-go", at(8, 9)).dice(5, 5, 5, 0, 0)
    match = do(scene.acting(), Use("sun-grenade"), Raise(0))
    assert {hold.unit for mark in table(match).marks for hold in mark.holds} == {SARALL, MI_GO}


@rule("CON1b", "TGT5a")
def test_who_attacks_itself_does_not_strike_back_for_ever() -> None:
    scene = Scene("phillip").explorer(0, at(5, 5), worn=("bone-cuirass",)).reprint("bone-cuirass", armor=0)
    match = do(scene.current("lucky-hour").acting(), Use("phillip", 0, PHILLIP))
    assert len(told(match, Attacked)) == 1
    assert table(match).explorers[0].health == 4


# ------------------------------------------------------------------------------------------------ barrels


@rule("CELL5c")
def test_a_hit_on_a_barrel_is_a_hit_inflicted() -> None:
    scene = Scene("phillip").tile(hall({(0, 3): "B"})).explorer(0, worn=("blood-boil-pistol",)).dice(5, 5)
    match = do(scene.acting(), Use("blood-boil-pistol", 0, barrel(0, 3)))
    assert told(match, Exploded)
    assert table(match).marks == [Mark(0, "blood-boil-pistol", [Hold(PHILLIP, "attack", 1)])]


@rule("CELL5b")
def test_an_attack_on_one_adjacent_unit_may_be_one_on_a_barrel() -> None:
    scene = Scene("phillip").tile(hall({(5, 6): "B"})).explorer(0, at(5, 5), worn=("circular-saw",))
    scene.monster("sarall", at(4, 4)).g.marks.append(Mark(0, "circular-saw", [Hold(SARALL, "armor", -1)]))
    match = do(scene.acting(), Use("circular-saw", 1))
    assert options(match) == [PickUnit(SARALL), PickUnit(barrel(5, 6))]
    assert told(do(match, PickUnit(barrel(5, 6))), Attacked)[0].defenders == [barrel(5, 6)]


@rule("TGT5b")
def test_an_attack_at_and_next_to_the_target_is_one_on_the_target_too() -> None:
    scene = Scene("phillip").explorer(0, stowed=("nail-bomb",)).monster("thrall", at(0, 3)).monster("sarall", at(0, 4))
    match = do(scene.acting(), Use("nail-bomb", 0, THRALL))
    assert told(match, Attacked)[0].defenders == [THRALL, SARALL]


@rule("CELL5b")
def test_such_an_attack_may_be_aimed_at_a_barrel() -> None:
    scene = Scene("phillip").tile(hall({(0, 3): "B"})).explorer(0, stowed=("nail-bomb",)).monster("sarall", at(0, 4))
    match = do(scene.acting(), Use("nail-bomb", 0, barrel(0, 3)))
    assert told(match, Attacked)[0].defenders == [SARALL, barrel(0, 3)]


@rule("CELL5d")
def test_of_two_barrels_the_second_attacks_who_is_next_to_it_by_then() -> None:
    scene = Scene("phillip").tile(hall({(5, 5): "B", (5, 7): "B"})).explorer(0, at(9, 9))
    scene.monster("formless-spawn", at(5, 6)).monster("sarall", at(6, 6)).on_top("horrors", "chain-reaction")
    scene.reprint("formless-spawn", armor=0, passive=(When(Moment.TAKES_HIT, Teleport(9)),))
    match = go_on(scene.play(InvokeHorror()), Place(at(0, 0)))
    assert [each.defenders for each in told(match, Attacked)] == [["formless-spawn", "sarall"], ["sarall"]]


@rule("CELL6d", "CELL6f")
def test_what_a_unit_on_a_sealed_space_triggers_comes_before_the_light() -> None:
    scene = Scene("phillip").tile(hall({(1, 1): "S", (5, 5): "K"})).explorer(0, essence=4).monster("mi-go", at(1, 1))
    match = do(scene.on_top("explorations", "emerald-dusk").acting(), Seal(at(1, 1)))
    assert [type(each) for each in match.journal if isinstance(each, Invoked | ChapterLit)] == [Invoked, ChapterLit]
    assert told(match, Sealed) == [Sealed(Unit("phillip"), at(1, 1))]


# ------------------------------------------------------------------------------------------ taking cards


@rule("CON9c")
def test_an_item_that_is_taken_is_not_one_gained_from_a_chest_and_stays_stowed() -> None:
    scene = Scene("hank-horden").explorer(0, stowed=("spare-parts",))
    match = do(scene.acting(), Use("spare-parts"), Keep("miners-pick"))
    assert prompt(match) == "act"
    assert [(gear.item, gear.worn) for gear in table(match).explorers[0].gear] == [("miners-pick", False)]
    assert told(match, Gained)


@rule("CON9d", "SPN3a")
def test_a_named_monster_stays_where_it_is_if_there_is_no_spawn_space_for_it() -> None:
    scene = Scene("phillip").on_top("horrors", "the-thrall-walks")
    assert "thrall" in table(scene.play(InvokeHorror())).monsters.cards
    scene = Scene("phillip").tile(hall({(9, 9): "S"})).on_top("horrors", "the-thrall-walks")
    match = scene.play(InvokeHorror())
    assert ([each.card for each in table(match).queue], "thrall" in table(match).monsters.cards) == (["thrall"], False)


# -------------------------------------------------------------------------------------------- out of turn


@rule("MON2c")
def test_edda_has_essence_of_what_is_destroyed_on_her_tile_in_the_turns_of_others() -> None:
    def after(active: int | None) -> list[int]:
        scene = Scene("edda-voss", "phillip").monster("thrall", at(5, 5))
        for explorer in scene.g.explorers:
            explorer.turn = Turn.OPEN if explorer.seat == active else Turn.OVER
        return [each.by for each in told(scene.play(LoseHealth(THRALL)), Regained)]

    assert (after(1), after(0), after(None)) == ([1], [], [])


@rule("ABL3c", "CHAP4a")
def test_who_advances_a_chapter_out_of_turn_places_its_exit() -> None:
    def chooser(health: int) -> list[int]:
        scene = Scene("phillip", "tomas-grell").chapter("ice-3").explorer(1, health=health)
        scene.reprint("ice-4", arrival=PlaceExit()).g.counters["ice-3"] = 3
        match = scene.acting()
        match.answer(1, Use("ice-3"))
        assert prompt(match) == "place-exit"
        return asked(match)

    assert chooser(4) == [1]
    assert chooser(1) == [0]  # who has paid with its life decides nothing more


@rule("FX2a")
def test_who_controls_a_monster_decides_where_it_leaps() -> None:
    hound = Unit("hound-of-tindalos")
    scene = Scene("phillip", "tomas-grell").explorer(0, at(9, 9)).explorer(1, at(5, 5))
    scene.monster("hound-of-tindalos", at(5, 9), master=0).g.queue[0].stamina = 2
    match = do(scene.play(MonsterTurn(hound)), Use(hound))
    assert (prompt(match), asked(match)) == ("leap", [0])


@rule("AI6a")
def test_of_two_explorers_as_near_a_monster_leaps_to_the_weakest() -> None:
    hound = Unit("hound-of-tindalos")
    scene = Scene("phillip", "tomas-grell").explorer(0, at(5, 1)).explorer(1, at(5, 9), health=2)
    match = turn_of(scene.monster("hound-of-tindalos", at(5, 5)), hound, 2)
    assert {each.space % 10 for each in options(match)} == {8, 9}  # type: ignore[attr-defined]
    scene.explorer(1, health=4).explorer(0, health=4)
    assert {each.space % 10 for each in options(turn_of(scene, hound, 2))} == {0, 1, 2, 8, 9}  # type: ignore[attr-defined]


@rule("CELL5f")
def test_who_strikes_back_does_not_strike_a_barrel_that_explodes() -> None:
    scene = Scene("phillip", "tomas-grell").tile(hall({(5, 6): "B"})).explorer(1, at(5, 3))
    scene.explorer(0, at(5, 7), worn=("bone-cuirass",), essence=2).dice(1, 5, 5, 5)
    match = do(scene.acting(1), Use("tomas-grell", 0, barrel(5, 6)), by=1)
    assert prompt(match) == "save-health"
    assert [each.unit for each in told(match, Attacked)] == [TOMAS, barrel(5, 6)]


# ------------------------------------------------------------------------------------------------ refusals


@rule("TILE3e")
def test_a_pit_that_could_not_be_left_again_says_so() -> None:
    scene = Scene("phillip").tile(hall({(5, 6): "P"})).explorer(0, at(5, 5), stamina=1, worn=("pit-striders",))
    assert refused(scene.acting(), Move(at(5, 6))) == ("TILE3e", "not-out-again")


@rule("TILE1c")
def test_an_opening_that_faces_a_closed_edge_is_a_wall() -> None:
    scene = Scene("phillip").tile(HALL, 1, openings=("north", "south"), column=1).explorer(0, at(4, 9))
    assert refused(scene.acting(), Explore(Opening(0, Edge.EAST))) == ("TILE1c", "wall-beyond")


# ----------------------------------------------------------------------------------- who is gone does nothing more


@rule("EXP2b")
def test_who_is_destroyed_together_with_a_mi_go_invokes_no_event() -> None:
    scene = Scene("phillip", "tomas-grell").tile(hall({(5, 6): "B"})).explorer(0, at(5, 5), health=1)
    scene.monster("mi-go", at(5, 7), wounds=1).on_top("explorations", "bolts-slide-home").dice(5, 5, 5, 5)
    match = do(scene.acting(), Use("phillip", 0, barrel(5, 6)))
    assert [each.unit for each in told(match, Destroyed)] == [PHILLIP, MI_GO]
    assert (told(match, Invoked), table(match).exploration_discard) == ([], [])


@rule("EXP2e")
def test_who_is_destroyed_while_it_rearranges_an_inventory_goes_no_further() -> None:
    scene = Scene("phillip", "tomas-grell").explorer(0, at(4, 6), health=1).monster("soot-wretch", at(5, 6))
    scene.explorer(1, at(5, 7), stowed=("studded-boots", "halo-of-gears")).dice(5, 5, 4, 4)
    boots, halo = ItemCard("studded-boots"), ItemCard("halo-of-gears")
    match = do(scene.acting(), UseInventory(TOMAS), Equip(boots), Attach(halo, boots))
    assert [each.unit for each in told(match, Destroyed)] == [Unit("soot-wretch"), PHILLIP]
    assert (prompt(match), asked(match)) == ("act", [1])


# --------------------------------------------------------------------------------- what changes meanwhile


@rule("CELL4a", "ABL3a")
def test_nobody_walks_on_into_a_pit_that_has_opened_meanwhile() -> None:
    lane = {(row, column): "#" for row in (4, 6) for column in (6, 7, 8)}
    scene = Scene().tile(hall({**lane, (5, 7): "Y"})).explorer(0, at(5, 5)).on_top("horrors", "flooded-floors")
    scene.explorer(1, at(9, 0), stowed=("relic-crate",))
    match = do(scene.acting(), Move(at(5, 9)))
    do(match, Use("relic-crate"), Keep(ItemCard("blood-chalice")), by=1)
    kim = table(match).explorers[0]
    assert (prompt(match), asked(match), kim.space, kim.stamina) == ("act", [0], at(5, 6), 5)


@rule("TILE3e", "ABL3a")
def test_nobody_walks_on_into_such_a_pit_that_could_not_be_left_again() -> None:
    scene = Scene().tile(hall({(5, 7): "Y"})).on_top("horrors", "flooded-floors")
    scene.explorer(0, at(5, 5), stamina=2, worn=("pit-striders",)).explorer(1, at(9, 0), stowed=("relic-crate",))
    match = do(scene.acting(), Move(at(5, 7)))
    do(match, Use("relic-crate"), Keep(ItemCard("blood-chalice")), by=1)
    kim = table(match).explorers[0]
    assert (prompt(match), asked(match), kim.stamina) == ("act", [0], 1)


@rule("EXP2b", "CON6a")
def test_a_destroyed_explorers_marker_leaves_the_card_of_another() -> None:
    scene = Scene().explorer(0, health=1).explorer(1, worn=("stygian-pendant",))
    scene.g.marks = [Mark(0, "stygian-pendant", [Hold(KIM, "will", 2)])]
    match = scene.play(LoseHealth(KIM))
    assert (essences(match), table(match).item_discard) == ([0, 1], ["stygian-pendant"])


@rule("TILE3e", "CHAP6a")
def test_a_turn_that_a_new_round_ends_does_not_end_in_a_pit_either() -> None:
    scene = Scene(scenario="statue").chapter("statue-2").tile(hall({(5, 5): "P", (5, 6): "K"})).lit(at(5, 6))
    scene.explorer(0, at(5, 5), worn=("pit-striders",))
    match = do(scene.acting(), Activate(at(5, 6)), PickUnit(HANK), PickUnit(HANK))
    assert [each.unit for each in told(match, Destroyed)] == [KIM]
    assert (table(match).current, prompt(match), asked(match)) == ("statue-3", "act", [1])


@rule("EXP2b", "CON4c", "CON5b")
def test_who_is_struck_down_in_return_puts_no_marker_any_more() -> None:
    scene = Scene().explorer(0, at(5, 5), health=1, worn=("piercing-revolver",))
    scene.explorer(1, at(5, 6), worn=("bone-cuirass",)).dice(5, 5, 5, 5)
    match = do(scene.acting(), Use("piercing-revolver", 0, HANK))
    assert [each.unit for each in told(match, Destroyed)] == [KIM]
    assert told(match, MarkerPut) == []
    scene = Scene().explorer(0, at(5, 5), worn=("bone-cuirass",)).monster("hollow-sentinel", at(5, 6), wounds=3)
    scene.dice(5, 5, 5, 5).reprint("hollow-sentinel", armor=2)
    match = do(scene.play(UseAbility(Unit("hollow-sentinel"), "hollow-sentinel", 0, KIM)), Save(0))
    assert [each.unit for each in told(match, Destroyed)] == ["hollow-sentinel"]
    assert told(match, MarkerPut) == []
