"""What may not be done says why: each refusal names its rule and its reason."""

import random

import pytest

from fathom.games.machina_arcana.actions import (
    Activate,
    BreakDoor,
    CloseDoor,
    Contribute,
    EndTurn,
    Explore,
    GoOn,
    Leave,
    Move,
    OpenDoor,
    PayEssence,
    PickExplorer,
    PickSpace,
    PickUnit,
    Place,
    PlaceExit,
    Pursue,
    Raise,
    RollNext,
    Save,
    Seal,
    StepTo,
    TakeTurn,
    Target,
    Use,
)
from fathom.games.machina_arcana.board import Opening
from fathom.games.machina_arcana.board.tiles import Edge
from fathom.games.machina_arcana.events import Attacked
from fathom.games.machina_arcana.figures import Fate, Hold, Mark, Monster, Turn
from fathom.games.machina_arcana.library import Active, Cost, printed
from fathom.games.machina_arcana.pieces import Card, ExplorerCard, Unit
from fathom.games.machina_arcana.state import BEAST
from fathom.games.machina_arcana.steps.fighting.attacks import Attack, Dice
from fathom.games.machina_arcana.steps.fighting.health import LoseHealth
from fathom.games.machina_arcana.steps.monsters.spawning import Spawn
from fathom.games.machina_arcana.steps.monsters.turn import MonsterTurn
from fathom.games.machina_arcana.steps.rounds import ExplorerPhase, SpawnPhase
from fathom.games.machina_arcana.steps.spaces.activating import LightChapter
from fathom.games.machina_arcana.steps.story.chapters import EnterTile, PlaceTheExit
from fathom.games.machina_arcana.steps.using.abilities import UseAbility
from fathom.games.machina_arcana.steps.using.windows import Window
from fathom.kernel import Match
from fathom.kernel.cards.effects import Effect
from fathom.kernel.words.words import LANGUAGES, Words
from tests.rules import rule
from tests.rules.machina_arcana.scene import (
    GAME,
    Scene,
    at,
    barrel,
    do,
    door,
    go_on,
    hall,
    options,
    refused,
    table,
    told,
)

KIM, HANK = Unit("kim-richards"), Unit("hank-horden")
SARALL, THRALL = Unit("sarall"), Unit("thrall")
LEVER = at(0, 0)


def use(card: str, place: int = 0, **on: object) -> Use:
    return Use(Card(card), place, **on)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------- moving


@rule("TILE2a", "TILE2c", "TILE2d", "CELL4a")
def test_why_a_space_cannot_be_gone_to() -> None:
    drawn = hall({(1, 2): "#", (1, 3): "C", (3, 3): "P", **{(5, column): "#" for column in range(10)}})
    match = Scene().tile(drawn).explorer(0, at(0, 0), stamina=2).acting()
    assert refused(match, Move(at(0, 1))) == ("TILE2c", "space-taken")
    assert refused(match, Move(at(1, 2))) == ("TILE2c", "impassable")
    assert refused(match, Move(at(1, 3))) == ("TILE2c", "impassable")
    assert refused(match, Move(at(3, 3))) == ("CELL4a", "is-pit")
    assert refused(match, Move(at(4, 4))) == ("TILE2a", "too-far")
    assert refused(match, Move(at(8, 8))) == ("TILE2d", "no-way")


@rule("TILE2e", "TILE2f", "AI2a")
def test_why_a_monster_does_not_move() -> None:
    scene = Scene().monster("kthun", at(5, 5), master=0)
    scene.g.queue[0].stamina = 3
    assert refused(scene.play(MonsterTurn(Unit("kthun"))), Move(at(5, 6))) == ("TILE2e", "immobile")
    scene = Scene().monster("thrall", at(5, 5), master=0).explorer(0, worn=("galvanic-glove",))
    scene.g.queue[0].stamina = 3
    scene.g.marks = [Mark(0, "galvanic-glove", [Hold(THRALL, "held")])]
    assert refused(scene.play(MonsterTurn(THRALL)), Move(at(5, 6))) == ("TILE2f", "held")


@rule("TILE3e")
def test_a_turn_does_not_end_in_a_pit() -> None:
    scene = Scene().tile(hall({(0, 0): "P"})).explorer(0, at(0, 0), worn=("pit-striders",))
    assert refused(scene.acting(), EndTurn()) == ("TILE3e", "leave-the-pit")


# -------------------------------------------------------------------------------- doors and spaces


@rule("CELL2d", "CELL2e", "CELL2f", "CELL2g", "CELL2k")
def test_why_a_door_cannot_be_used() -> None:
    near, far = door((0, 0), (0, 1)), door((5, 5), (5, 6))
    scene = Scene().tile(hall({}), doors="00-01 55-56").explorer(0, at(0, 0)).explorer(1, at(9, 9))
    match = scene.acting()
    assert refused(match, OpenDoor(near)) == ("CELL2e", "door-open")
    assert refused(match, BreakDoor(near)) == ("CELL2k", "only-closed-doors")
    assert refused(match, CloseDoor(far)) == ("CELL2d", "door-away")
    match = scene.closed(near).explorer(0, stamina=1).acting()
    assert refused(match, CloseDoor(near)) == ("CELL2e", "door-closed")
    assert refused(match, OpenDoor(near)) == ("CELL2e", "stamina-short")
    assert refused(match, BreakDoor(near)) == ("CELL2f", "stamina-short")
    scene.g.closed.clear()
    assert refused(scene.broken(near).acting(), OpenDoor(near)) == ("CELL2g", "door-gone")


@rule("CELL2i", "CELL2j", "CELL8b")
def test_what_a_steered_monster_cannot_pay() -> None:
    near = door((0, 1), (0, 2))
    scene = (
        Scene().tile(hall({(0, 0): "L", (9, 9): "L", (1, 0): "C"}), doors="01-02").monster("thrall", at(0, 1), master=0)
    )
    scene.explorer(0, at(8, 0)).explorer(1, at(8, 1))
    scene.g.queue[0].stamina = 2
    match = scene.play(MonsterTurn(THRALL))
    assert refused(match, CloseDoor(near)) == ("CELL2i", "stamina-short")
    assert refused(match, BreakDoor(near)) == ("CELL2j", "stamina-short")
    assert refused(match, Activate(LEVER)) == ("CELL8b", "stamina-short")
    assert refused(match, Activate(at(9, 9))) == ("CELL7b", "space-away")
    scene.g.queue[0].stamina = 3
    assert Activate(LEVER) in options(scene.play(MonsterTurn(THRALL)))
    assert Activate(at(1, 0)) not in options(scene.play(MonsterTurn(THRALL)))


@rule("CELL7b", "CELL8a", "CELL11b", "CELL13d")
def test_why_a_space_cannot_be_activated() -> None:
    drawn = hall({(0, 0): "L", (1, 0): "K", (1, 2): "C", (9, 9): "E"})
    scene = Scene().tile(drawn).explorer(0, at(0, 1), stamina=1).explorer(1, at(8, 0)).destroyed(at(1, 2))
    match = scene.acting()
    assert refused(match, Activate(LEVER)) == ("CELL8a", "stamina-short")
    assert refused(match, Activate(at(9, 9))) == ("CELL7b", "space-away")
    assert refused(match, Activate(at(1, 2))) == ("CELL13d", "space-used")
    match = scene.explorer(0, stamina=3, essence=2).acting()
    assert refused(match, Activate(at(1, 0))) == ("CELL11b", "essence-short")


@rule("CELL6b")
def test_why_a_spawn_space_cannot_be_sealed() -> None:
    drawn = hall({(0, 0): "S", (5, 5): "S"})
    scene = Scene().tile(drawn).explorer(0, at(0, 1), stamina=3, essence=3).explorer(1, at(8, 0))
    assert refused(scene.acting(), Seal(at(0, 0))) == ("CELL6b", "essence-short")
    assert refused(scene.acting(), Seal(at(5, 5))) == ("CELL6b", "space-away")
    scene.explorer(0, stamina=2, essence=4)
    assert refused(scene.acting(), Seal(at(0, 0))) == ("CELL6b", "stamina-short")
    scene.explorer(0, stamina=3)
    scene.g.queue.append(Monster(BEAST, at(0, 0)))  # type: ignore[arg-type]
    scene.g.changed()
    assert refused(scene.acting(), Seal(at(0, 0))) == ("CELL6b", "guarded")


@rule("CHAP7d")
@pytest.mark.parametrize("name", ["ferrymans-coin", "puppet-string", "banishing-seal"])
def test_what_the_beast_withstands_is_not_used_on_it(name: str) -> None:
    scene = Scene().explorer(0, at(5, 5), essence=5, worn=(name,)).monster("thrall", at(4, 5))
    scene.g.queue.append(Monster(BEAST, at(5, 6)))  # type: ignore[arg-type]
    scene.g.changed()
    match = scene.acting()
    assert refused(match, use(name, unit=BEAST)) == ("CHAP7d", "withstood")
    assert use(name, unit=THRALL) in options(match)


@rule("CHAP7d")
def test_the_beast_is_attacked_by_what_would_teleport_others() -> None:
    scene = Scene().tile(hall({(0, 9): "S"})).explorer(0, at(5, 5), worn=("teleportabilis",)).dice(0)
    scene.g.queue.append(Monster(BEAST, at(5, 6)))  # type: ignore[arg-type]
    scene.g.changed()
    match = do(scene.acting(), use("teleportabilis", unit=BEAST))
    assert [each.defenders for each in told(match, Attacked)] == [[BEAST]]
    assert table(match).space_of(BEAST) == at(5, 6)


# --------------------------------------------------------------------------------------- abilities


@rule("ABL2a", "ABL2f", "CON6b", "ITEM1b", "CON4e", "ABL2g")
def test_why_an_ability_cannot_be_used() -> None:
    scene = Scene().explorer(0, at(0, 0), stamina=1, worn=("circular-saw", "black-salt"), stowed=("boning-knife",))
    scene.explorer(0, stowed=("red-tonic",)).explorer(1, at(8, 8)).monster("thrall", at(1, 1))
    scene.g.explorers[0].gear[-1].spent = True
    match = scene.acting()
    assert refused(match, use("circular-saw", unit=THRALL)) == ("ABL2a", "stamina-short")
    assert refused(match, use("circular-saw", 1)) == ("CON6b", "no-marker")
    assert refused(match, use("boning-knife")) == ("ITEM1b", "not-equipped")
    assert refused(match, use("red-tonic")) == ("CON4e", "used-up")
    scene.explorer(0, stamina=3)
    assert refused(scene.acting(), use("black-salt", unit=THRALL)) == ("ABL2g", "no-space-beside")


@rule("ABL2a", "ATT2d", "CON1d")
def test_what_cannot_be_paid_or_is_not_so() -> None:
    scene = Scene("lorrai", "hank-horden").explorer(0, at(0, 0), essence=1).explorer(1, at(8, 8))
    assert refused(scene.acting(), use("lorrai", 1)) == ("ABL2a", "essence-short")
    bleed = Active(do=printed_do("red-tonic"), cost=Cost(health=5))
    scene = Scene("lorrai").explorer(0, at(0, 0), health=4).reprint("lorrai", active=(bleed,))
    assert refused(scene.acting(), use("lorrai")) == ("ATT2d", "health-short")
    scene = Scene().monster("choir-husk", at(5, 5), master=0).explorer(0, at(0, 0), fate=Fate.EXITED)
    scene.explorer(1, fate=Fate.EXITED)
    scene.g.queue[0].stamina = 4
    assert refused(scene.play(MonsterTurn(Unit("choir-husk"))), use("choir-husk")) == ("CON1d", "not-so-now")


def printed_do(card: str) -> Effect:
    return printed(card).active[0].do


@rule("TGT1b", "TGT5a", "TGT6a", "TGT6c", "ETH1a", "ABL2c")
def test_why_a_target_is_out_of_reach() -> None:
    shot = use("kim-richards", unit=SARALL)
    scene = Scene().explorer(0, at(0, 0)).explorer(1, at(9, 9)).monster("sarall", at(0, 6))
    assert refused(scene.acting(), shot) == ("TGT6c", "out-of-range")
    scene = Scene().explorer(0, at(0, 0)).explorer(1, at(0, 1)).monster("sarall", at(0, 3))
    assert refused(scene.acting(), shot) == ("TGT6a", "obstacle")
    scene = Scene().tile(hall({(0, 1): "#"})).explorer(0, at(0, 0)).explorer(1, at(9, 9)).monster("sarall", at(0, 3))
    assert refused(scene.acting(), shot) == ("TGT1b", "no-sight")
    scene = Scene().explorer(0, at(0, 0)).explorer(1, at(9, 9)).monster("glass-stalker", at(0, 2))
    assert refused(scene.acting(), use("kim-richards", unit=Unit("glass-stalker"))) == ("ETH1a", "ethereal")
    scene = Scene("hank-horden", "phillip").explorer(0, at(0, 0)).explorer(1, at(9, 9)).monster("sarall", at(0, 3))
    assert refused(scene.acting(), use("hank-horden", unit=SARALL)) == ("TGT5a", "not-adjacent")
    scene.explorer(0, worn=("puppet-string",), essence=2)
    assert refused(scene.acting(), use("puppet-string", unit=Unit("phillip"))) == ("ABL2c", "wrong-target")
    assert refused(scene.acting(), use("hank-horden", unit=barrel(5, 5))) == ("EXP1a", "not-an-option")


@rule("TGT2d", "TGT7a", "ABL2c")
def test_why_a_door_or_a_second_target_is_out_of_reach() -> None:
    near, far = door((0, 1), (0, 2)), door((9, 8), (9, 9))
    scene = (
        Scene().tile(hall({}), doors="01-02 98-99").explorer(0, at(0, 0), worn=("wardens-bell",)).explorer(1, at(5, 5))
    )
    match = scene.acting()
    assert refused(match, use("wardens-bell", door=far)) == ("TGT2d", "door-out-of-reach")
    assert refused(match, use("wardens-bell", 1, door=near)) == ("ABL2c", "does-nothing")
    scene = Scene().explorer(0, at(0, 0), worn=("twin-derringer",)).explorer(1, at(9, 9))
    scene.monster("sarall", at(0, 2)).monster("thrall", at(8, 8))
    match = scene.play(UseAbility(KIM, "twin-derringer", 0, SARALL))
    assert refused(match, Target(THRALL)) == ("TGT6c", "out-of-range")


@rule("ABL2f", "ABL3a")
def test_out_of_turn_only_what_costs_no_stamina() -> None:
    scene = Scene().explorer(1, at(5, 5), turn=Turn.OVER, worn=("spring-heels",), essence=1)
    scene.g.now = None
    scene.g.explorers[0].turn = Turn.OVER
    match = scene.play(Window())
    assert options(match) == [GoOn(), use("spring-heels")]
    assert refused(match, use("hank-horden", unit=HANK)) == ("ABL2f", "only-in-turn")
    match = scene.acting()
    assert match.interrupts[1].refuse(use("hank-horden", unit=HANK)).why == "only-in-turn"


# --------------------------------------------------------------------------- exploring and leaving


@rule("TILE4a", "TILE4b", "TILE5b", "TILE4c", "CHAP7a")
def test_why_nothing_can_be_explored() -> None:
    north, south = Opening(0, Edge.NORTH), Opening(0, Edge.SOUTH)
    scene = Scene().explorer(0, at(0, 4)).explorer(1, at(5, 5))
    assert refused(scene.acting(), Explore(south)) == ("TILE4a", "not-at-opening")
    assert refused(scene.explorer(0, stamina=1).acting(), Explore(north)) == ("TILE4a", "stamina-short")
    scene.explorer(0, stamina=2).entrance(Edge.NORTH)
    assert refused(scene.acting(), Explore(north)) == ("TILE4b", "token-there")
    scene.g.entrance = None
    scene.tile(hall({}), 1, row=1)
    assert Explore(north) in options(scene.acting())
    scene.explorer(1, at(5, 5, 1))
    assert refused(scene.acting(), Explore(north)) == ("TILE5b", "left-behind")
    scene = Scene().explorer(0, at(0, 4))
    scene.g.stack.cards, scene.g.stack.seen = [], []
    assert refused(scene.acting(), Explore(north)) == ("TILE4c", "no-tiles")
    scene.g.finale = True
    assert refused(scene.acting(), Explore(north)) == ("CHAP7a", "in-finale")


@rule("TILE6a")
def test_why_nobody_can_leave() -> None:
    scene = Scene().explorer(0, at(5, 5)).explorer(1, at(6, 6))
    assert refused(scene.acting(), Leave()) == ("TILE6a", "no-exit")
    assert refused(scene.exit(Edge.NORTH).acting(), Leave()) == ("TILE6a", "not-at-exit")
    assert refused(scene.explorer(0, at(0, 4), stamina=1).acting(), Leave()) == ("TILE6a", "stamina-short")


# ------------------------------------------------------------------------------- the smaller questions


@rule("SET1b", "RND2c", "SPN2f")
def test_who_has_had_its_turn() -> None:
    match = do(Match.start(GAME, 2, "seed"), PickExplorer(ExplorerCard("phillip")))
    assert refused(match, PickExplorer(ExplorerCard("phillip"))) == ("SET1b", "explorer-taken")
    scene = Scene("kim-richards", "hank-horden", "phillip").explorer(0, turn=Turn.OVER)
    match = do(scene.play(ExplorerPhase()), TakeTurn(HANK), EndTurn(), by=(0, 1))
    assert refused(match, TakeTurn(HANK)) == ("RND2c", "no-turn-left")
    scene = Scene("kim-richards", "hank-horden", "phillip").tile(hall({(9, 9): "S"})).rolls(1)
    match = go_on(scene.play(SpawnPhase()), RollNext(HANK))
    assert refused(match, RollNext(HANK)) == ("SPN2f", "has-rolled")


@rule("ESS2b", "ESS2c", "ESS3d", "ESS3e")
def test_how_much_essence_can_be_paid() -> None:
    scene = Scene().explorer(0, at(0, 0), essence=1).explorer(1, at(0, 1), essence=2)
    assert refused(scene.play(LoseHealth(KIM)), Save(2)) == ("ESS2b", "too-much")
    scene.monster("sarall", at(1, 1)).dice(0)
    match = scene.play(Attack(KIM, [SARALL], Dice(1)))
    assert refused(match, Raise(3)) == ("ESS2c", "too-much")
    go_on(match, Raise(2))
    assert refused(match, PayEssence(2)) == ("ESS3d", "not-this-much")
    go_on(match, PayEssence(0))
    assert refused(match, Contribute(3)) == ("ESS3e", "own-essence")


@rule("CHAP3c", "CHAP4a", "SPN3i", "CELL12a")
def test_where_things_cannot_be_put() -> None:
    scene = Scene("phillip").entrance(Edge.NORTH)
    scene.g.explorers[0].space = None
    assert refused(scene.play(EnterTile(0)), Place(at(9, 9))) == ("CHAP3c", "not-by-entrance")
    match = Scene("phillip").entrance(Edge.NORTH).play(PlaceTheExit(0))
    assert refused(match, PlaceExit(Opening(0, Edge.NORTH))) == ("CHAP4a", "entrance-there")
    scene = Scene("phillip").tile(hall({(5, 5): "S"})).explorer(0, at(5, 5))
    assert refused(scene.play(Spawn(Unit("phillip"))), Place(at(0, 0))) == ("SPN3i", "not-nearest")
    scene = Scene("phillip").tile(hall({(5, 4): "K", (5, 6): "K", (0, 0): "K"})).explorer(0, at(5, 5))
    assert refused(scene.play(LightChapter(0)), PickSpace(at(0, 0))) == ("CELL12a", "not-nearest")


@rule("TGT4a", "TGT8d", "FX4a")
def test_what_a_card_does_not_speak_of() -> None:
    scene = Scene().tile(hall({}), 1, row=1).explorer(0, at(5, 5), essence=2).explorer(1, at(5, 6))
    scene.monster("thrall", at(0, 0, 1)).monster("sarall", at(0, 0)).monster("kthun", at(9, 9))
    scene.explorer(0, stowed=("exorcism-candle", "blink-powder", "spring-heels"))
    match = scene.play(UseAbility(KIM, "exorcism-candle", 0))
    assert refused(match, PickUnit(THRALL)) == ("TGT4a", "not-meant")
    match = scene.play(UseAbility(KIM, "blink-powder", 0))
    assert refused(match, Place(at(9, 0))) == ("FX4a", "not-in-reach")
    match = scene.play(UseAbility(KIM, "spring-heels", 0))
    assert refused(match, Place(at(0, 5))) == ("TGT8d", "not-in-reach")


@rule("AI6a", "AI7c")
def test_monsters_choose_only_among_equals() -> None:
    scene = Scene("kim-richards", "phillip", "milo-hartz", ties="asked").explorer(0, at(0, 5), health=4)
    scene.explorer(1, at(8, 5), health=4).explorer(2, at(9, 0), health=4).monster("sarall", at(4, 5))
    scene.g.queue[0].stamina = 4
    match = scene.play(MonsterTurn(SARALL))
    assert refused(match, Pursue(Unit("milo-hartz"))) == ("AI6a", "not-as-near")
    scene = Scene(ties="asked").explorer(0, at(5, 5)).explorer(1, at(9, 9)).monster("thrall", at(3, 2))
    scene.g.queue[0].stamina = 1
    assert refused(scene.play(MonsterTurn(THRALL)), StepTo(at(2, 3))) == ("AI7c", "not-as-good")


# ---------------------------------------------------------------------------------- all of them at once


@pytest.mark.parametrize("seed", range(4))
def test_every_refusal_reads_well_and_names_a_rule(seed: int) -> None:
    """In random play: what is refused is no option, names a rule of the ledger, and says why in every language."""
    chance = random.Random(seed)
    match = Match.start(GAME, 1 + seed, str(seed), ties="asked", scenario=("ice", "statue", "beast")[seed % 3])
    words = [Words(language, GAME, state=match.state) for language in LANGUAGES]
    for _ in range(250):
        if match.over:
            break
        assert match.turn is not None
        ask = match.turn
        blocked = ask.blocked
        assert len({each.action for each in blocked}) == len(blocked), ask.prompt
        assert not {each.action for each in blocked} & {*ask.options}, ask.prompt
        for each in {each.why: each for each in blocked}.values():
            assert each.rule in GAME.ledger.rules
            for speech in words:
                assert speech.say(f"why-{each.why}", **each.args)
        match.answer(ask.seat, chance.choice(ask.options))
