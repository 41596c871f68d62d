"""The round: explorers, spawn, horror, monsters (RND1 to RND3, SPN1, SPN2, HOR1, HOR2)."""

from fathom.games.machina_arcana.actions import RollNext, TakeTurn
from fathom.games.machina_arcana.events import HorrorRolled, PhaseBegan, RatingsSet, RoundBegan, SpawnRolled, TurnBegan
from fathom.games.machina_arcana.figures import Turn
from fathom.games.machina_arcana.library import Number, chapters
from fathom.games.machina_arcana.pieces import Kind, Phase, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import SPAWN_LIMIT, Machina
from fathom.games.machina_arcana.steps.acting import Act
from fathom.games.machina_arcana.steps.monsters.spawning import Spawn
from fathom.games.machina_arcana.steps.monsters.threat import RaiseThreat
from fathom.games.machina_arcana.steps.monsters.turn import MonsterTurn
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.story.marks import return_all
from fathom.games.machina_arcana.steps.story.revealing import InvokeHorror
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.games.machina_arcana.steps.using.windows import Window
from fathom.kernel import Ask, Flow, Refusal, Step, cites

LOWEST = 1  # of a rating
NO_TURN_LEFT = Refusal("RND2c", "no-turn-left")
HAS_ROLLED = Refusal("SPN2f", "has-rolled")


@cites("RND1a")
class Round(Step):
    lasts = True

    def run(self, g: Machina) -> None:
        g.round += 1
        g.tell(RoundBegan(g.round))
        g.push(ExplorerPhase(), SpawnPhase(), HorrorPhase(), MonsterPhase(), Round())


def begin(g: Machina, phase: Phase) -> None:
    g.phase, g.now = phase, None
    g.tell(PhaseBegan(phase))


# ---------------------------------------------------------------------------------------- explorers


@cites("RND2a", "RND2b")
class ExplorerPhase(Step):
    def run(self, g: Machina) -> None:
        begin(g, Phase.EXPLORERS)
        g.push(Refresh(), NextTurn())
        return_all(g, horror=False)  # CON3a


@cites("RND2a")
class Refresh(Step):
    """Stamina is restored, once the markers are back (RND2a)."""

    def run(self, g: Machina) -> None:
        for explorer in g.here:
            explorer.stamina = number(g, explorer.unit, Number.STAMINA)  # ATT3e
            explorer.turn = Turn.WAITING if explorer.stamina else Turn.OVER  # RND2h


@cites("RND2c", "RND2d", "RND2e")
class NextTurn(Step):
    """The players choose who of those that have not had their turn goes next."""

    def run(self, g: Machina) -> Flow:
        waiting = [each for each in g.here if each.turn is Turn.WAITING]  # RND2j
        if not waiting:
            return
        explorer = waiting[0]
        if len(waiting) > 1:
            options = [TakeTurn(each.unit) for each in waiting]
            others = among(options, lambda: (TakeTurn(each.unit) for each in g.explorers), NO_TURN_LEFT)
            match (yield Ask.judged(waiting[0].seat, others, Prompt.TAKE_TURN)):
                case TakeTurn(unit):
                    explorer = next(each for each in waiting if each.unit == unit)
        explorer.turn = Turn.OPEN
        g.now = explorer.unit
        g.tell(TurnBegan(explorer.unit))
        g.push(Act(explorer.seat), Window(), NextTurn())


# -------------------------------------------------------------------------------------------- spawn


@cites("SPN1a", "SPN1c", "SPN1d")
class SpawnPhase(Step):
    def run(self, g: Machina) -> None:
        begin(g, Phase.SPAWN)
        if g.spawn is not None and g.squares(Kind.SPAWN):  # SPN1b, SPN1c
            g.push(SpawnRolls([each.unit for each in g.here]), Window())
        else:
            g.push(Window())


@cites("SPN2f", "SPN2g")
class SpawnRolls(Step):
    """Each explorer rolls once, in the order of the seats or, where the table wants it, as the players choose."""

    waiting: list[Unit]

    def run(self, g: Machina) -> Flow:
        waiting = [each.unit for each in g.here if each.unit in self.waiting]
        if not waiting or g.spawn is None:
            return
        unit = waiting[0]
        if len(waiting) > 1 and g.spawn_order_asked:
            options = [RollNext(each) for each in waiting]
            others = among(options, lambda: (RollNext(each.unit) for each in g.explorers), HAS_ROLLED)
            match (yield Ask.judged(g.here[0].seat, others, Prompt.SPAWN_ORDER)):
                case RollNext(unit):
                    pass
        waiting.remove(unit)
        g.push(SpawnRolls(waiting))
        roll_spawn(g, unit, g.spawn)


def roll_spawn(g: Machina, unit: Unit, rating: int) -> None:
    roll = g.die()
    g.tell(SpawnRolled(unit, roll, rating))
    if roll < rating:  # SPN2a
        if not g.forgiving:  # SET9c
            set_ratings(g, max(LOWEST, rating - 1), g.horror)  # SPN2e
        return
    tile = g.ground.tile(g.space_of(unit))
    there = sum(g.ground.tile(each.space) == tile for each in g.queue if each.space is not None)
    if there >= SPAWN_LIMIT:  # SPN2h
        g.push(RaiseThreat())  # SPN2b
    else:
        g.push(Spawn(unit), ResetSpawn())  # SPN2c


@cites("SPN2d")
class ResetSpawn(Step):
    """After a spawn the rating is the chapter's again (SPN2d)."""

    def run(self, g: Machina) -> None:
        set_ratings(g, chapters()[g.current].spawn, g.horror)


def set_ratings(g: Machina, spawn: int | None, horror: int | None) -> None:
    g.spawn, g.horror = spawn, horror
    g.tell(RatingsSet(spawn, horror))


# ------------------------------------------------------------------------------------------- horror


@cites("HOR1a", "HOR1b", "HOR1c")
class HorrorPhase(Step):
    def run(self, g: Machina) -> None:
        begin(g, Phase.HORROR)
        g.push(HorrorRoll(), Window())
        return_all(g, horror=True)  # CON5c


@cites("HOR2a", "HOR2d")
class HorrorRoll(Step):
    def run(self, g: Machina) -> None:
        rating = g.horror
        if rating is None:
            return
        roll = g.die()
        g.tell(HorrorRolled(roll, rating))
        if roll >= rating:  # HOR2a
            set_ratings(g, g.spawn, chapters()[g.current].horror)  # HOR2b
            g.push(InvokeHorror())  # HOR2c
        elif not g.forgiving:
            set_ratings(g, g.spawn, max(LOWEST, rating - 1))  # HOR2d


# ----------------------------------------------------------------------------------------- monsters


@cites("RND3a", "RND3c")
class MonsterPhase(Step):
    def run(self, g: Machina) -> None:
        begin(g, Phase.MONSTERS)
        for monster in g.queue:
            monster.acted = False
        g.push(NextMonster())


@cites("RND3a", "RND3e")
class NextMonster(Step):
    """The monsters that have not had their turn yet, from the left, those that came meanwhile included."""

    def run(self, g: Machina) -> None:
        monster = next((each for each in g.queue if not each.acted), None)
        if monster is None:
            g.now = None
            return
        g.now, monster.acted = monster.unit, True
        monster.stamina = number(g, monster.unit, Number.STAMINA)  # AI1d
        g.tell(TurnBegan(monster.unit))
        g.push(MonsterTurn(monster.unit), Window(), NextMonster())
