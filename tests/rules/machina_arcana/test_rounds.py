"""Rounds, phases, turns and the end of the game (RND1 to RND4)."""

from fathom.games.machina_arcana.actions import EndTurn, RollNext, TakeTurn, Use
from fathom.games.machina_arcana.events import PhaseBegan, RoundBegan, TurnBegan
from fathom.games.machina_arcana.figures import Hold, Mark, Turn
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.pieces import Phase, Unit
from fathom.games.machina_arcana.steps.acting import Act
from fathom.games.machina_arcana.steps.fighting.leaving import banish, destroy
from fathom.games.machina_arcana.steps.monsters.spawning import Spawn
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase, MonsterPhase, NextMonster, NextTurn, Round
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.games.machina_arcana.steps.using.windows import Window
from fathom.kernel import Match
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
    for left in (0, 2):
        match = Scene().explorer(0, stamina=left).play(ExplorerPhase())
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
