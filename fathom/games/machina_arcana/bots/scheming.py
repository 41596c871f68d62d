"""Deciding for monsters: as an eliminated player against the explorers, or as their master against other monsters."""

from fathom.games.machina_arcana.actions import Activate, EndTurn, Move, StepIntoPit, Use
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.bots.blows import attack_of
from fathom.games.machina_arcana.bots.dice import chance
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel import Action, Ask
from fathom.kernel.maps.paths import rings

FAR = 60


def monster_act(view: Machina, seat: int, ask: Ask) -> dict[Action, float]:
    """Strike who can be struck, else come nearer."""
    unit = Unit((ask.args or {})["unit"])
    monster = view.monster(unit)
    mine = monster is not None and monster.master >= 0
    worths: dict[Action, float] = {}
    away = _distances(view, mine, unit)
    here = away.get(view.space_of(unit), FAR)
    for option in ask.options:
        match option:
            case EndTurn():
                worths[option] = 0.0
            case Use():
                worths[option] = _use(view, option, mine)
            case Move(to):
                nearer = here - away.get(to, FAR)
                worths[option] = 0.1 * nearer if nearer > 0 and here > 1 else -1.0
            case StepIntoPit():
                worths[option] = 20.0 if mine else -20.0
            case Activate():
                worths[option] = _traps(view, mine)
    return worths


def _use(view: Machina, use: Use, mine: bool) -> float:
    attack = attack_of(use.card, use.ability)
    target = view.explorer(use.unit) if use.unit else None
    foe = view.monster(use.unit) if use.unit else None
    if attack is None:
        return 0.3 if (target is not None) != mine else -1.0
    if use.unit is None:
        return -1.0 if mine else 2.0
    if target is not None:
        needed = number(view, target.unit, Number.WILL if attack.magic else Number.ARMOR)
        worth = chance(attack.attack, attack.low, needed) * (2 + 6 / (target.health + target.essence))
        return -worth if mine else worth
    if foe is not None and str(use.card) != foe.card:
        needed = number(view, foe.unit, Number.WILL if attack.magic else Number.ARMOR)
        return chance(attack.attack, attack.low, needed) * (3.0 if mine else -3.0)
    return -2.0


def _distances(view: Machina, mine: bool, unit: Unit) -> dict[Space, int]:
    """Steps from every space to the nearest one that the monster should go for."""
    ground = view.ground
    goals = [each for each in view.queue if each.unit != unit] if mine else view.here
    start = ground.squares(each.space for each in goals if each.space is not None)
    found: dict[Space, int] = {}
    through = ground.passable & ~view.destroyed & ~view.pits
    for far, ring in enumerate(rings(start, ground.floor.around, through), 1):
        found.update(dict.fromkeys(ground.spaces_of(ring), far))
    return found


def _traps(view: Machina, mine: bool) -> float:
    traps = view.squares(Kind.TRAP)
    ground = view.ground
    friends = sum(each.space is not None and traps >> ground.square(each.space) & 1 for each in view.here)
    foes = sum(each.space is not None and traps >> ground.square(each.space) & 1 for each in view.queue)
    gain = 2.0 * (friends - foes)
    return -gain if mine else gain
