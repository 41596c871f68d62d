"""What an attack is worth: hits on monsters, less those on one's own side."""

from collections.abc import Iterable

from fathom.games.machina_arcana.board.tiles import stands_for_space
from fathom.games.machina_arcana.bots import weights
from fathom.games.machina_arcana.bots.blows import answers, parts
from fathom.games.machina_arcana.bots.dice import chance, exactly
from fathom.games.machina_arcana.bots.sight import Foe, Sight
from fathom.games.machina_arcana.effects.units import Attack
from fathom.games.machina_arcana.figures import Explorer
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.pieces import Kind, Scenario, Unit
from fathom.games.machina_arcana.state import BEAST, DOOM
from fathom.games.machina_arcana.steps.fighting.attacks import (
    BARREL_NEEDS,
    BLAST,
    STATUE_DEFENSE,
    around,
)
from fathom.games.machina_arcana.steps.using.passives import changes

PATIENCE = 0.5  # how much of the doom may be gone while explorers gather strength
DEAR = 1.6  # what a hit must bring for each essence that raises a roll
RICH = 4  # essence from which a little of it may be spent on rolls


class Strike:
    """An attack that an explorer could make, with its bonuses."""

    def __init__(self, sight: Sight, attack: Attack, weapon: str) -> None:
        self.sight = sight
        unit = sight.me.unit
        physical = sum(changes(sight.view, unit, Number.ATTACK, weapon))
        magical = changes(sight.view, unit, Number.MAGIC, weapon)
        self.magic = attack.magic or any(by > 0 for by in magical)
        self.bonus = physical + (sum(magical) if self.magic else 0)
        self.high, self.low = attack.attack, attack.low

    def chance(self, needed: int) -> float:
        return chance(self.high, self.low, needed - self.bonus)

    def on_foe(self, foe: Foe) -> float:
        """What the attack brings against a monster; a near miss may be made good with essence."""
        needed = foe.will if self.magic else foe.armor
        gain = hit_on(self.sight, foe)
        worth = self.chance(needed) * gain
        if self.sight.me.essence and gain > DEAR:
            worth += exactly(self.high, self.low, needed - self.bonus - 1) * (gain - DEAR)
        return worth

    def kills(self, foe: Foe) -> float:
        return self.chance(foe.will if self.magic else foe.armor) if foe.left <= 1 else 0.0

    def on(self, units: Iterable[Unit]) -> float:
        return sum(self.on_unit(unit) for unit in units)

    def on_unit(self, unit: Unit) -> float:
        sight = self.sight
        if stands_for_space(unit):
            space = sight.view.space_of(unit)
            if space in sight.view.parts:
                return self.chance(STATUE_DEFENSE) * to_win(sight)
            return self.chance(BARREL_NEEDS) * blast(sight, around(sight.view, space))
        foe = sight.foe(unit)
        if foe is not None:
            return self.on_foe(foe)
        explorer = sight.view.explorer(unit)
        if explorer is None:
            return 0.0
        return -self.chance(sight.defense(explorer, self.magic)) * hurt(sight, unit)


def hit_on(sight: Sight, foe: Foe) -> float:
    """What one hit on a monster brings."""
    if foe.unit == BEAST:
        return to_win(sight)
    return sight.worth_of_kill(foe) * (1.1 if foe.left <= 1 else 0.95 / foe.left)


def to_win(sight: Sight) -> float:
    """What a hit on the statue or the Beast brings, less what it brings down on the explorers.

    They spare themselves only while there is time, and something left on the board that makes them stronger.
    """
    view = sight.view
    left = any(view.squares(kind) for kind in (Kind.CHEST, Kind.EVENT, Kind.RECHARGE))
    if not left or view.doom > PATIENCE * DOOM[view.scenario]:
        return weights.HIT_TO_WIN
    return weights.HIT_TO_WIN - sum(_answer(sight, each) * hurt(sight, each.unit) for each in view.here)


def _answer(sight: Sight, explorer: Explorer) -> float:
    """The chance that an explorer is hurt by what answers a hit."""
    view = sight.view
    card = BEAST if view.scenario is Scenario.BEAST else view.current
    for each in answers(card):
        if each.counted - view.counters.get(card, 0) > 1:
            continue
        attack = next((part for part in parts(each.do) if isinstance(part, Attack)), None)
        return chance(attack.attack, attack.low, sight.defense(explorer, attack.magic)) if attack else 1.0
    return 0.0


def hurt(sight: Sight, unit: Unit) -> float:
    """What a hit costs an explorer."""
    explorer = sight.view.explorer_of(unit)
    return weights.HEALTH + weights.DEATH * (explorer.health + explorer.essence <= 1)


def blast(sight: Sight, units: Iterable[Unit]) -> float:
    """What an explosion or the traps do to some units."""
    worth = 0.0
    for unit in units:
        foe, explorer = sight.foe(unit), sight.view.explorer(unit)
        if foe is not None:
            worth += chance(BLAST.high, BLAST.low, foe.armor) * hit_on(sight, foe)
        elif explorer is not None:
            worth -= chance(BLAST.high, BLAST.low, sight.defense(explorer, False)) * hurt(sight, unit)
        elif stands_for_space(unit) and sight.view.space_of(unit) in sight.view.parts:
            worth += chance(BLAST.high, BLAST.low, STATUE_DEFENSE) * to_win(sight)
    return worth
