"""The turn of an explorer: of everything it could do, what brings most for its stamina and costs least blood."""

from typing import NamedTuple

from fathom.games.machina_arcana.actions import (
    Activate,
    Cross,
    EndTurn,
    Explore,
    Leave,
    Move,
    OpenDoor,
    Seal,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.bots import weights
from fathom.games.machina_arcana.bots.blows import attack_of
from fathom.games.machina_arcana.bots.items import arranging
from fathom.games.machina_arcana.bots.jobs import Job, jobs
from fathom.games.machina_arcana.bots.sight import FAR, Foe, Sight, apart
from fathom.games.machina_arcana.bots.striking import Strike, blast
from fathom.games.machina_arcana.bots.using import on_traps, use_worth
from fathom.games.machina_arcana.in_play import ALL
from fathom.games.machina_arcana.library import Melee, Number, Ranged, Through, Trait, items, printed
from fathom.games.machina_arcana.pieces import Kind
from fathom.games.machina_arcana.steps.spaces.activating import PRICES, SEAL, kind_at, price
from fathom.games.machina_arcana.steps.spaces.targets import obstacles, targetable
from fathom.games.machina_arcana.steps.using.costs import against_use
from fathom.games.machina_arcana.steps.using.passives import has, number
from fathom.games.machina_arcana.steps.using.prices import EXPLORE, INVENTORY
from fathom.kernel import Action, Ask
from fathom.kernel.maps.paths import bits, first

TRIED = 6  # squares to attack from that are looked at


class Plan(NamedTuple):
    """What the turn would come to, and the answer with which it begins."""

    score: float
    action: Action


def act(sight: Sight, ask: Ask) -> dict[Action, float]:
    """The answers worth a thought, by what the plans that begin with them come to."""
    planner = Planner(sight, ask.options)
    worths: dict[Action, float] = {}
    for plan in planner.plans():
        worths[plan.action] = max(worths.get(plan.action, plan.score), plan.score)
    return worths


def rate(worth: float, stamina: int) -> float:
    """What a plan brings for each stamina that it takes: the near and cheap before the far and dear."""
    return worth / max(1, stamina) if worth > 0 else worth


class Planner:
    """All plans for one answer in the turn."""

    def __init__(self, sight: Sight, options: list[Action]) -> None:
        self.sight = sight
        self.options = options
        self.stamina = sight.me.stamina
        self.moves = {sight.ground.square(option.to): option for option in options if isinstance(option, Move | Cross)}
        self.jobs = list(jobs(sight))
        self.calm, _ = sight.safest(sight.here, self.stamina)

    def plans(self) -> list[Plan]:
        found = [self._end(), *self._here(), *self._attacks_elsewhere()]
        for job in self.jobs:
            found += self._towards(job)
        return [plan for plan in found if plan is not None]

    # ------------------------------------------------------------------------------------- ending

    def _end(self) -> Plan | None:
        """Nothing more to do: go where it is safest and end the turn there."""
        sight = self.sight
        cost, squares = sight.safest(sight.here, self.stamina)
        ends = [option for option in self.options if isinstance(option, EndTurn)]
        if ends and sight.danger_at(sight.here) <= cost + 0.3:
            return Plan(-0.01, ends[0])
        nearest = next((square for layer in sight.layers for square in bits(layer & squares)), None)
        if nearest is not None and nearest in self.moves:
            return Plan(0.0, self.moves[nearest])
        return Plan(-0.5, ends[0]) if ends else None

    def _left_at(self, square: int, stamina: int) -> float:
        """How much more dangerous the end of the turn gets, with so much stamina left at a square."""
        return self.sight.safest(square, stamina)[0] - self.calm

    # ------------------------------------------------------------------------------- here and now

    def _here(self) -> list[Plan]:
        deeds = (option for option in self.options if not isinstance(option, Move | Cross))
        return [Plan(score, option) for option in deeds if (score := self._now(option)) is not None]

    def _now(self, option: Action) -> float | None:
        """What an answer brings that does something at once."""
        sight = self.sight
        match option:
            case Use():
                ability = printed(option.card).active[option.ability]
                worth = use_worth(sight, option)
                return self._scored(worth, ability.cost.stamina, self._spared(option))
            case Activate(space):
                kind = kind_at(sight.view, space)
                if kind is Kind.LEVER:
                    return self._scored(blast(sight, on_traps(sight)), PRICES[kind].stamina)
                if kind is Kind.CHAPTER and not sight.by_space:
                    return None
                return self._job_at(space, price(sight.view, space).stamina)
            case Seal(space):
                return self._job_at(space, SEAL.stamina)
            case Explore():
                return self._scored(
                    max((job.worth for job in self.jobs if job.name == "explore"), default=0.0), EXPLORE
                )
            case Leave():
                return rate(weights.LEAVE + self.calm, 2)
            case UseInventory(unit) if unit == sight.me.unit:
                return self._scored(weights.EQUIPPED * arranging(sight.me, sight.view.level), INVENTORY)
            case OpenDoor():
                return self._scored(weights.DOOR if self._shut_in else -1.0, 2)
        return None

    @property
    def _shut_in(self) -> bool:
        """Whether nothing can be reached but through a door."""
        return all(self.sight.steps_to(job.squares) >= FAR for job in self.jobs)

    def _job_at(self, space: Space, stamina: int) -> float | None:
        worth = next((job.worth for job in self.jobs if job.space == space), None)
        return None if worth is None else self._scored(worth, stamina)

    def _scored(self, worth: float, stamina: int, spared: float = 0.0) -> float:
        left = max(0, self.stamina - stamina)
        return rate(worth + spared - self._left_at(self.sight.here, left), stamina)

    def _spared(self, use: Use) -> float:
        """The danger that is gone if an attack destroys its target."""
        foe = self.sight.foe(use.unit) if use.unit is not None else None
        attack = attack_of(use.card, use.ability)
        if foe is None or attack is None:
            return 0.0
        strike = Strike(self.sight, attack, use.card if use.card in items() else "")
        return strike.kills(foe) * self._threat_of(foe, self.sight.here)

    def _threat_of(self, foe: Foe, square: int) -> float:
        sight = self.sight
        return sight.hits(foe, sight.me, sight.distance(foe, square), True) * weights.HEALTH

    # ----------------------------------------------------------------------------- somewhere else

    def _towards(self, job: Job) -> list[Plan]:
        """Go and do it in this turn, or come nearer."""
        sight = self.sight
        steps = sight.steps_to(job.squares)
        if steps == 0 and job.name == "meet":
            return self._wait(job)
        if steps >= FAR or steps == 0:
            return []
        if steps + job.cost <= self.stamina:
            ready = sight.layers[steps] & job.squares
            square = first(sight.safest_of(ready)[1])
            left = self.stamina - steps - job.cost
            danger = self._left_at(square, left) if job.name != "leave" else -self.calm
            score = rate(job.worth - danger, steps + job.cost)
            return [Plan(score, self.moves[square])] if square in self.moves else []
        return self._nearer(job, steps)

    def _wait(self, job: Job) -> list[Plan]:
        """Stay where the others are to come."""
        danger = self.sight.danger_at(self.sight.here) - self.calm
        return [
            Plan(rate(job.worth - danger, job.cost), option) for option in self.options if isinstance(option, EndTurn)
        ]

    def _nearer(self, job: Job, steps: int) -> list[Plan]:
        """End the turn on the way there."""
        sight = self.sight
        within = sight.within(self.stamina) & sight.room
        layer = job.squares
        seen = layer
        best: Plan | None = None
        for far in range(steps + 1):
            there = layer & within
            if there and far < steps:
                danger, squares = sight.safest_of(there)
                square = first(squares)
                score = rate(job.worth - (danger - self.calm), self.stamina + far + job.cost)
                if square in self.moves and (best is None or score > best.score):
                    best = Plan(score, self.moves[square])
            layer = sight.floor.around(layer) & sight.room & ~seen
            seen |= layer
            if not layer:
                break
        return [best] if best is not None else []

    def _attacks_elsewhere(self) -> list[Plan]:
        """Go where a monster can be attacked from."""
        sight, view = self.sight, self.sight.view
        found = []
        for card, _, (place, ability) in view.abilities.of(ALL, sight.me.unit):
            attack, aim = attack_of(card, place), ability.aim
            cost = ability.cost.stamina
            if attack is None or not isinstance(aim, Melee | Ranged) or aim.space is not None or not cost:
                continue
            if self.stamina <= cost or against_use(view, sight.me.unit, card, ability) is not None:
                continue
            weapon = card if card in items() else ""
            strike = Strike(sight, attack, weapon)
            for foe in sight.foes:
                plan = self._attack_from(foe, strike, aim, weapon, cost)
                if plan is not None:
                    found.append(plan)
        return found

    def _attack_from(self, foe: Foe, strike: Strike, aim: Melee | Ranged, weapon: str, cost: int) -> Plan | None:
        sight = self.sight
        worth = strike.on_foe(foe)
        if worth <= weights.STAMINA * cost or not targetable(sight.view, sight.me.unit, foe.unit):
            return None
        best: Plan | None = None
        tried = 0
        for steps, layer in enumerate(sight.layers[1 : self.stamina - cost + 1], 1):
            for square in bits(layer):
                if square not in self.moves or not self._reaches(square, foe, aim, weapon):
                    continue
                left = self.stamina - steps - cost
                spared = strike.kills(foe) * self._threat_of(foe, square)
                score = rate(worth + spared - self._left_at(square, left), steps + cost)
                if best is None or score > best.score:
                    best = Plan(score, self.moves[square])
                tried += 1
            if tried >= TRIED:
                break
        return best

    def _reaches(self, square: int, foe: Foe, aim: Melee | Ranged, weapon: str) -> bool:
        sight, floor = self.sight, self.sight.floor
        if isinstance(aim, Melee):
            return bool(floor.near[square] >> foe.square & 1)
        unit = sight.me.unit
        far = aim.range + number(sight.view, unit, Number.RANGE, weapon)
        if apart(square, foe.square) > far or not floor.sees(square, foe.square):
            return False
        if isinstance(aim, Through) or has(sight.view, unit, Trait.CLEAR_SHOT, weapon):
            return True
        between = floor.between(square, foe.square)
        return not between & obstacles(sight.view) & ~(1 << sight.here)
