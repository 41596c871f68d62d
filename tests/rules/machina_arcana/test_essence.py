"""Essence: where it comes from, what it does, and who may contribute (ESS1 to ESS3)."""

from fathom.games.machina_arcana.actions import (
    Activate,
    Contribute,
    Move,
    NeverMind,
    PayEssence,
    Raise,
    Save,
    Seal,
    Use,
)
from fathom.games.machina_arcana.events import Attacked, Contributed, Raised
from fathom.games.machina_arcana.figures import Turn
from fathom.games.machina_arcana.library import Active, Cost, printed
from fathom.games.machina_arcana.pieces import Phase, Unit
from fathom.games.machina_arcana.steps.fighting.attacks import Attack, Dice
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase
from fathom.kernel import Match
from tests.rules import rule
from tests.rules.machina_arcana.scene import HALL, Scene, asked, at, do, options, prompt, refused, table, told

KIM, HANK, EDDA, PHILLIP = Unit("kim-richards"), Unit("hank-horden"), Unit("edda-voss"), Unit("phillip")
THRALL = Unit("thrall")


def corner(letter: str) -> str:
    """A hall with something in its first corner."""
    return letter + HALL[1:]


def essences(match: Match) -> list[int]:
    return [each.essence for each in table(match).explorers]


def healths(match: Match) -> list[int]:
    return [each.health for each in table(match).explorers]


# ------------------------------------------------------------------------------------------ sources


@rule("ESS1a")
def test_chests_events_and_kills_give_essence_and_rounds_do_not() -> None:
    for letter in "CE":
        scene = Scene("phillip").tile(corner(letter)).explorer(0, at(0, 1)).on_top("explorations", "emerald-dusk")
        assert essences(do(scene.acting(), Activate(at(0, 0)))) == [1]
    scene = Scene("phillip").explorer(0, at(5, 5)).monster("thrall", at(5, 6)).dice(4)
    assert essences(do(scene.acting(), Use(PHILLIP, 0, THRALL))) == [1]
    assert essences(Scene("phillip").play(ExplorerPhase())) == [0]


@rule("ESS1b")
def test_essence_ends_at_nine() -> None:
    scene = Scene("phillip").tile(corner("C")).explorer(0, at(0, 1), essence=9)
    assert essences(do(scene.acting(), Activate(at(0, 0)))) == [9]


# --------------------------------------------------------------------------------------------- uses


@rule("ESS2a")
def test_essence_replaces_lost_health() -> None:
    match = do(Scene("phillip").explorer(0, essence=1).play(LoseHealth(PHILLIP)), Save(1))
    assert (healths(match), essences(match)) == ([5], [0])


@rule("ESS2a")
def test_essence_replaces_health_that_is_spent() -> None:
    scene = Scene("phillip").chapter("ice-3").explorer(0, essence=1)
    match = do(scene.acting(), Use("ice-3"), Save(1))
    assert (healths(match), essences(match), table(match).counters) == ([5], [0], {"ice-3": 1})


@rule("ESS2b")
def test_essence_may_cover_a_part() -> None:
    match = Scene("phillip").explorer(0, essence=2).play(LoseHealth(PHILLIP, amount=3))
    assert options(match) == [Save(0), Save(1), Save(2)]
    do(match, Save(1))
    assert (healths(match), essences(match)) == ([3], [1])


@rule("ESS2c")
def test_an_attack_roll_is_raised_after_the_roll() -> None:
    scene = Scene("phillip").explorer(0, at(5, 5), essence=3).monster("mi-go", at(5, 6)).dice(3)
    match = scene.play(Attack(PHILLIP, [Unit("mi-go")], Dice(1)))
    assert told(match, Attacked)[0].dice == [2]
    assert options(match) == [Raise(0), Raise(1)]
    do(match, Raise(1))
    assert (table(match).queue[0].wounds, essences(match)) == (1, [2])


@rule("ESS2c")
def test_its_own_roll_also_outside_its_turn() -> None:
    scene = Scene().explorer(1, at(5, 5), essence=1, turn=Turn.WAITING).monster("mi-go", at(5, 6)).dice(3)
    match = scene.play(Attack(HANK, [Unit("mi-go")], Dice(1)))
    assert asked(match) == [1]
    assert table(do(match, Raise(1), by=1)).queue[0].wounds == 1


@rule("ESS2d")
def test_in_its_turn_an_explorer_raises_any_attack_roll() -> None:
    trap = "L" + HALL[1:12] + "T" + HALL[13:]
    scene = Scene("phillip").tile(trap).explorer(0, at(0, 1), essence=1).monster("rust-hulk", at(1, 1)).dice(1, 1, 1)
    match = do(scene.acting(), Activate(at(0, 0)), Raise(1))
    assert table(match).queue[0].wounds == 1
    scene = Scene().explorer(0, at(0, 0), essence=1).explorer(1, at(5, 5)).monster("mi-go", at(5, 6)).dice(3)
    match = do(scene.play(Attack(HANK, [Unit("mi-go")], Dice(1))), Raise(1))
    assert table(match).queue[0].wounds == 1


@rule("ESS2d")
def test_outside_its_turn_it_raises_no_other_roll() -> None:
    scene = Scene().explorer(0, at(0, 0), essence=1, turn=Turn.OVER).explorer(1, at(5, 5)).monster("mi-go", at(5, 6))
    match = scene.dice(3).play(Attack(HANK, [Unit("mi-go")], Dice(1)))
    assert match.turn is None
    assert told(match, Raised) == []


@rule("ESS2e")
def test_essence_never_replaces_stamina() -> None:
    match = Scene("phillip").explorer(0, at(5, 5), stamina=0, essence=5).acting()
    assert options(match, Move) == []
    assert refused(match, Move(at(5, 6)))[0] == "TILE2a"


@rule("ESS2f", "ESS3g")
def test_health_is_saved_at_once_in_any_phase() -> None:
    scene = Scene("tomas-grell", "phillip").explorer(0, at(5, 5), essence=1, turn=Turn.OVER).explorer(1, at(5, 4))
    scene.monster("thrall", at(5, 6)).dice(5)
    scene.g.phase, scene.g.now = Phase.MONSTERS, THRALL
    match = scene.play(Attack(THRALL, [Unit("tomas-grell")], Dice(1)))
    assert (asked(match), prompt(match)) == ([0], "save-health")
    do(match, Save(1))
    assert (healths(match)[0], essences(match)) == (4, [0, 0])


# ------------------------------------------------------------------------------------- contributing


@rule("ESS3a")
def test_others_pay_a_part() -> None:
    scene = Scene().tile(corner("S")).explorer(0, at(0, 1), essence=4).explorer(1, at(0, 2), essence=3)
    match = do(scene.acting(), Seal(at(0, 0)), PayEssence(2), Contribute(2), by=(0, 0, 1))
    assert essences(match) == [2, 1]
    assert told(match, Contributed)[0].essence == 2
    assert table(match).tokens == {at(0, 0): 2}


@rule("ESS3b")
def test_who_stands_next_to_the_target_space_may_contribute() -> None:
    scene = Scene().tile(HALL[:12] + "S" + HALL[13:]).explorer(0, at(0, 1), essence=3)
    scene.explorer(1, at(2, 1), essence=1)
    match = do(scene.acting(), Seal(at(1, 1)), Contribute(1), by=(0, 1))
    assert essences(match) == [0, 0]
    scene = Scene().explorer(0, at(0, 1)).explorer(1, at(2, 1), essence=1).monster("mi-go", at(1, 1)).dice(3)
    match = scene.play(Attack(KIM, [Unit("mi-go")], Dice(1)))
    assert match.turn is None  # for an attack it is the attacker's own space


@rule("ESS3c")
def test_contributions_are_chained() -> None:
    scene = Scene(*("kim-richards", "hank-horden", "edda-voss", "phillip")).tile(corner("K"))
    scene.explorer(0, at(0, 1), essence=1).explorer(1, at(0, 2), essence=1)
    scene.explorer(2, at(0, 3), essence=1).explorer(3, at(9, 9), essence=9)
    match = do(scene.acting(), Activate(at(0, 0)), Contribute(1), by=(0, 1))
    assert asked(match) == [2]
    do(match, Contribute(1), by=2)
    assert essences(match) == [0, 0, 0, 9]
    assert table(match).chapter == 1


@rule("ESS3c")
def test_who_pays_nothing_links_nobody() -> None:
    scene = Scene("kim-richards", "hank-horden", "edda-voss").tile(corner("K")).explorer(0, at(0, 1), essence=2)
    scene.explorer(1, at(0, 2), essence=0).explorer(2, at(0, 3), essence=5)
    assert Activate(at(0, 0)) not in options(scene.acting())
    scene.explorer(1, essence=1)
    match = do(scene.acting(), Activate(at(0, 0)), PayEssence(0), Contribute(0), by=(0, 0, 1))
    assert (asked(match), prompt(match)) == ([0], "act")
    assert essences(match) == [2, 1, 5]


@rule("ESS3d")
def test_others_may_pay_all() -> None:
    scene = Scene().tile(corner("K")).explorer(0, at(0, 1)).explorer(1, at(1, 1), essence=3)
    match = do(scene.acting(), Activate(at(0, 0)), Contribute(3), by=(0, 1))
    assert table(match).chapter == 1
    assert essences(match) == [0, 0]


@rule("ESS3e")
def test_contributing_is_voluntary() -> None:
    scene = Scene().tile(corner("K")).explorer(0, at(0, 1)).explorer(1, at(1, 1), essence=3)
    match = do(scene.acting(), Activate(at(0, 0)), Contribute(0), by=(0, 1))
    assert (essences(match), table(match).explorers[0].stamina, table(match).chapter) == ([0, 3], 6, 0)
    assert prompt(match) == "act"


@rule("ESS3e")
def test_after_a_refusal_the_active_explorer_decides_again() -> None:
    scene = Scene().explorer(0, at(0, 1), essence=1).explorer(1, at(0, 2), essence=1)
    match = do(scene.play(LoseHealth(KIM)), Save(1), PayEssence(0), Contribute(0), by=(0, 0, 1))
    assert (asked(match), prompt(match)) == ([0], "save-health")
    do(match, Save(1), PayEssence(1))
    assert (healths(match)[0], essences(match)) == (5, [0, 1])


@rule("ESS3e")
def test_a_health_cost_that_needed_help_is_not_paid_without() -> None:
    dear = Active(printed("blood-chalice").active[0].do, Cost(health=2))
    scene = Scene().reprint("blood-chalice", active=(dear,))
    scene.explorer(0, at(0, 1), health=1, worn=("blood-chalice",)).explorer(1, at(0, 2), essence=1)
    match = do(scene.acting(), Use("blood-chalice"))
    assert options(match) == [Save(1), NeverMind()]
    do(match, Save(1), Contribute(0), NeverMind(), by=(0, 1, 0))
    assert (healths(match)[0], essences(match), prompt(match)) == (1, [0, 1], "act")


@rule("ESS3f")
def test_stamina_is_the_active_explorers_own() -> None:
    scene = Scene().tile(corner("K")).explorer(0, at(0, 1), stamina=2).explorer(1, at(1, 1), essence=9, stamina=6)
    assert Activate(at(0, 0)) not in options(scene.acting())
    assert Activate(at(0, 0)) in options(scene.explorer(0, stamina=3).acting())


@rule("ESS3g")
def test_others_save_health_and_raise_rolls() -> None:
    scene = Scene().explorer(0, at(0, 1), turn=Turn.OVER).explorer(1, at(0, 2), essence=1)
    scene.g.phase = Phase.MONSTERS
    match = do(scene.play(LoseHealth(KIM)), Save(1), Contribute(1), by=(0, 1))
    assert (healths(match)[0], essences(match)) == (5, [0, 0])
    scene = Scene().explorer(0, at(5, 5)).explorer(1, at(5, 4), essence=1).monster("mi-go", at(5, 6)).dice(3)
    match = do(scene.play(Attack(KIM, [Unit("mi-go")], Dice(1))), Raise(1), Contribute(1), by=(0, 1))
    assert table(match).queue[0].wounds == 1
