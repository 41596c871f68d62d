"""Rounds, phases, turns and the end of the game (RND1 to RND4)."""

import pytest

from fathom.games.machina_arcana.actions import Activate, EndTurn, RollNext, TakeTurn, Use
from fathom.games.machina_arcana.events import Destroyed, Ended, Lost, PhaseBegan, RoundBegan, TurnBegan
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.passives import number
from fathom.games.machina_arcana.pieces import Attribute, Ending, Phase, Unit
from fathom.games.machina_arcana.state import BEAST, DOOM, Fate, Hold, Machina, Mark, Turn
from fathom.games.machina_arcana.steps.acting import Act
from fathom.games.machina_arcana.steps.attacks import Attack, Dice
from fathom.games.machina_arcana.steps.chapters import Advance
from fathom.games.machina_arcana.steps.health import LoseHealth, banish, destroy
from fathom.games.machina_arcana.steps.revealing import InvokeHorror
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase, MonsterPhase, NextMonster, NextTurn, Round
from fathom.games.machina_arcana.steps.spawning import Spawn
from fathom.games.machina_arcana.steps.threat import RaiseThreat
from fathom.games.machina_arcana.steps.windows import Window
from fathom.kernel import Finished, Match
from tests.rules import rule
from tests.rules.machina_arcana.scene import HALL, Scene, asked, at, do, go_on, options, prompt, refused, table, told

KIM, HANK, PHILLIP = Unit("kim-richards"), Unit("hank-horden"), Unit("phillip")


def restful(match: Match) -> Match:
    """Everybody ends its turn, and whoever comes first in a row goes first, until the next round is on."""
    before = table(match).round
    while table(match).round == before and match.turn is not None:
        go_on(match, next(each for each in options(match) if isinstance(each, EndTurn | TakeTurn | RollNext)))
    return match


@rule("RND1a")
def test_four_phases_in_a_fixed_order() -> None:
    scene = Scene()
    scene.g.spawn = scene.g.horror = None
    match = restful(restful(scene.play(Round())))
    assert [told(match, RoundBegan)[n].round for n in (0, 1, 2)] == [2, 3, 4]
    assert [each.phase for each in told(match, PhaseBegan)][:9] == [*Phase, *Phase, Phase.EXPLORERS]


# --------------------------------------------------------------------------------- explorers' phase


@rule("RND2a")
def test_stamina_is_restored() -> None:
    match = Scene().explorer(0, stamina=0).play(ExplorerPhase())
    assert table(match).explorers[0].stamina == 6


@rule("RND2b")
def test_markers_return_and_their_effects_end() -> None:
    scene = Scene()
    scene.g.marks = [Mark(0, "capacitor", [Hold(KIM, "attack", 1)]), Mark(-1, "tremors", [Hold(HANK, "will", 1)])]
    g = table(scene.play(ExplorerPhase()))
    assert [mark.owner for mark in g.marks] == [-1]
    assert number(g, KIM, Number.ATTACK) == 0


@rule("RND2b")
def test_stamina_is_restored_to_the_maximum_without_markers() -> None:
    scene = Scene()
    scene.g.marks = [Mark(0, "grave-maul", [Hold(KIM, "max-stamina", -1)])]
    assert table(scene.play(ExplorerPhase())).explorers[0].stamina == 6


@rule("RND2c")
def test_everybody_with_stamina_takes_a_turn() -> None:
    match = go_on(Scene().play(ExplorerPhase()), TakeTurn(KIM), EndTurn())
    assert (asked(match), prompt(match)) == ([1], "act")
    do(match, EndTurn(), by=1)
    assert [each.unit for each in told(match, TurnBegan)] == [KIM, HANK]
    assert match.turn is None


@rule("RND2d")
def test_the_order_is_chosen_anew_each_round() -> None:
    for first, second in ((KIM, HANK), (HANK, KIM)):
        match = go_on(Scene().play(ExplorerPhase(), ExplorerPhase()), TakeTurn(KIM), EndTurn(), EndTurn())
        go_on(match, TakeTurn(first), EndTurn(), EndTurn())
        assert [each.unit for each in told(match, TurnBegan)] == [KIM, HANK, first, second]


@rule("RND2e")
def test_a_turn_is_finished_before_the_next_begins() -> None:
    match = go_on(Scene().play(ExplorerPhase()), TakeTurn(HANK))
    assert asked(match) == [1]
    assert [each.turn for each in table(match).explorers] == [Turn.WAITING, Turn.OPEN]
    assert not options(match, TakeTurn)


@rule("RND2f")
def test_actions_are_repeated_as_long_as_they_can_be_paid() -> None:
    scene = Scene("phillip").explorer(0, at(5, 5), worn=("miners-pick",)).monster("rust-hulk", at(5, 6)).dice(*[0] * 6)
    stab = Use("miners-pick", 0, Unit("rust-hulk"))
    match = do(scene.acting(), stab, stab, stab)
    assert table(match).explorers[0].stamina == 0
    assert refused(match, stab)[0] == "ABL2a"


@rule("RND2g")
def test_ending_a_turn_takes_all_stamina() -> None:
    match = do(Scene("phillip").explorer(0, stamina=3, turn=Turn.WAITING).play(NextTurn()), EndTurn())
    assert (table(match).explorers[0].stamina, table(match).explorers[0].turn) == (0, Turn.OVER)


@rule("RND2h")
def test_without_stamina_there_is_no_turn() -> None:
    scene = Scene()
    scene.g.marks = [Mark(-1, "numbing-touch", [Hold(KIM, "max-stamina", -6)])]
    match = scene.play(ExplorerPhase())
    assert [each.unit for each in told(match, TurnBegan)] == [HANK]
    do(match, EndTurn(), by=1)
    assert match.turn is None


@rule("RND2i")
def test_at_zero_stamina_the_turn_is_still_open() -> None:
    scene = Scene("phillip").explorer(0, at(5, 5), stamina=0, essence=1, worn=("star-fuse",))
    match = do(scene.monster("thrall", at(5, 6)).dice(4, 4).acting(), Use("star-fuse", 0))
    assert not table(match).queue
    assert table(match).explorers[0].essence == 1  # one paid, one regained


@rule("RND2j")
def test_stamina_regained_after_the_turn_gives_no_second_one() -> None:
    scene = Scene().explorer(0, stamina=0, turn=Turn.OVER, stowed=("black-coffee",))
    scene.g.now = None
    match = do(scene.play(Window(), NextTurn(), ExplorerPhase()), Use("black-coffee"))
    assert table(match).explorers[0].stamina == 3
    assert (asked(match), prompt(match)) == ([1], "act")
    do(match, EndTurn(), by=1)
    assert prompt(match) == "take-turn"
    assert table(match).explorers[0].stamina == 6


@rule("RND2j")
def test_stamina_regained_after_the_turn_pays_for_nothing() -> None:
    scene = Scene().explorer(0, stamina=3, turn=Turn.OVER, worn=("reality-bender",)).explorer(1, turn=Turn.OPEN)
    scene.g.now = HANK
    match = scene.play(Window(), Act(1))
    assert (asked(match), prompt(match)) == ([1], "act")


# ----------------------------------------------------------------------------------- monsters' phase


def phase_with(*monsters: str) -> Scene:
    """Monsters far from the explorer, behind a wall of rubble: they have turns and do nothing."""
    scene = Scene("phillip").tile("\n".join([".#........", "##........", *[".........."] * 8]))
    for column, name in enumerate(monsters):
        scene.monster(name, at(9, 3 + column))
    return scene


def turns(match: Match) -> list[str]:
    return [each.unit for each in told(match, TurnBegan)]


@rule("RND3a")
def test_monsters_take_turns_from_the_left() -> None:
    assert turns(phase_with("sarall", "thrall", "mi-go").play(MonsterPhase())) == ["sarall", "thrall", "mi-go"]


@rule("RND3b")
def test_a_new_monster_joins_the_queue_at_the_right() -> None:
    scene = Scene("phillip").tile(HALL[:-1] + "S").monster("sarall", at(9, 0)).monster("thrall", at(9, 1))
    g = table(scene.on_top("monsters", "mi-go").play(Spawn(PHILLIP)))
    assert [each.card for each in g.queue] == ["sarall", "thrall", "mi-go"]


@rule("RND3c")
def test_without_monsters_the_phase_is_over_at_once() -> None:
    match = Scene("phillip").play(MonsterPhase(), Round())
    assert told(match, TurnBegan)[0].unit == "phillip"
    assert table(match).round == 2


@rule("RND3d")
def test_who_leaves_the_queue_changes_no_order() -> None:
    for leave in (lambda g, unit: destroy(g, unit, None), banish):
        g = phase_with("sarall", "thrall", "mi-go").g
        leave(g, Unit("thrall"))
        assert [each.card for each in g.queue] == ["sarall", "mi-go"]


@rule("RND3e")
def test_a_monster_that_comes_in_the_phase_has_its_turn_in_it() -> None:
    scene = Scene("phillip").tile("S" + HALL[1:]).explorer(0, at(5, 5)).monster("kthun", at(0, 9))
    scene.g.queue[0].acted = True
    match = scene.on_top("monsters", "thrall").play(Spawn(PHILLIP), NextMonster())
    assert turns(match) == ["thrall"]


# ----------------------------------------------------------------------------------------- the end


@rule("RND4a")
def test_the_game_is_lost_with_the_last_explorer() -> None:
    match = Scene().explorer(1, fate=Fate.DESTROYED).explorer(0, health=1).play(LoseHealth(KIM), Round())
    assert match.over
    assert table(match).ending is Ending.DESTROYED
    assert told(match, Ended)[-1].ending is Ending.DESTROYED
    assert not Scene().explorer(0, health=1).play(LoseHealth(KIM), Round()).over


@rule("RND4b")
@pytest.mark.parametrize("scenario", ["statue", "beast"])
def test_a_finale_is_lost_when_doom_has_come(scenario: str) -> None:
    scene = finale(scenario)
    scene.g.doom = DOOM[scene.g.scenario] - 1
    match = scene.play(RaiseThreat(), Round())
    assert (match.over, table(match).ending, len(table(match).here)) == (True, Ending.DOOM, 2)


@rule("RND4b")
def test_the_ritual_loses_by_horror_events() -> None:
    scene = finale("ice").on_top("horrors", "hardened-hides")
    scene.g.doom = DOOM[scene.g.scenario] - 1
    assert table(scene.play(InvokeHorror(), Round())).ending is Ending.DOOM


def finale(scenario: str) -> Scene:
    """A finale in a hall: a place of ritual in the corner, a part of the statue, the Beast far away."""
    scene = Scene(scenario=scenario).tile("O" + HALL[1:]).explorer(0, at(0, 1)).explorer(1, at(9, 9))
    scene.g.finale = True
    if scenario == "statue":
        scene.g.parts = {at(1, 0): 1}
    if scenario == "beast":
        scene.monster(BEAST, at(1, 1), wounds=8)
    return scene


@rule("RND4c")
def test_the_first_finale_is_won_when_no_ritual_is_left() -> None:
    match = do(finale("ice").explorer(0, essence=2).acting(), Activate(at(0, 0)))
    assert (match.over, table(match).ending) == (True, Ending.WON)


@rule("RND4c")
@pytest.mark.parametrize(("scenario", "victim"), [("statue", "at-10"), ("beast", "beast")])
def test_the_other_finales_are_won_by_destruction(scenario: str, victim: str) -> None:
    scene = finale(scenario).dice(5, 5, 5)
    match = scene.play(Attack(KIM, [Unit(victim)], Dice(high=3)), Round())
    assert (match.over, table(match).ending) == (True, Ending.WON)


@rule("RND4c")
def test_a_part_of_the_statue_loses_one_health_at_a_time_and_is_then_destroyed() -> None:
    scene, part = finale("statue"), Unit("at-10")
    scene.g.parts = {at(1, 0): 2}
    match = scene.play(LoseHealth(part, KIM), Act(0), LoseHealth(part, KIM), Round())
    assert (table(match).parts, told(match, Destroyed)) == ({at(1, 0): 1}, [])
    assert told(do(match, EndTurn()), Lost) == [Lost(part, Attribute.HEALTH, 1)] * 2
    assert (told(match, Destroyed), table(match).ending) == ([Destroyed(part, KIM)], Ending.WON)


@rule("RND4d")
def test_without_a_finale_the_last_chapter_wins() -> None:
    scene = Scene(scenario="statue").chapter("statue-8")
    match = scene.play(Advance(), Round())
    assert table(match).ending is Ending.WON
    assert told(match, Ended)[-1].ending is Ending.WON


def ended(ending: Ending) -> Machina:
    g = Scene().explorer(1, fate=Fate.DESTROYED).g
    with pytest.raises(Finished):
        g.end(ending)
    return g


@rule("RND4e")
def test_survivors_win_and_the_destroyed_do_not() -> None:
    g = ended(Ending.WON)
    assert (g.result(), g.winners()) == ([1, 0], [0])


@rule("RND4f")
def test_the_loss_of_an_explorer_is_for_good() -> None:
    scene = Scene().explorer(1, fate=Fate.DESTROYED)
    scene.g.spawn = scene.g.horror = None
    match = restful(scene.play(Round()))
    assert [each.fate for each in table(match).explorers] == [Fate.HERE, Fate.DESTROYED]
    assert {each.unit for each in told(match, TurnBegan)} == {KIM}


@rule("RND4g")
def test_nobody_is_named_winner_of_a_lost_game() -> None:
    scene = Scene().explorer(1, fate=Fate.DESTROYED).explorer(0, health=1)
    assert table(scene.play(LoseHealth(KIM), Round())).winners() == []
    assert ended(Ending.WON).winners() == [0]
