"""Phase 3: launches, sonar, voyages to the best tokens, docking, and the rewards of tokens found at sea."""

from collections.abc import Iterator
from functools import cached_property
from itertools import islice, zip_longest
from math import ceil
from typing import NamedTuple

from fathom.games.nautilus.actions import Dock, Launch, LookAt, Moor, Rest, Sail, Skip, Sonar, StayAtSea
from fathom.games.nautilus.board import (
    COLUMNS,
    DISCOVERY_SQUARES,
    ROWS,
    TOKEN_AT,
    TRENCH,
    WHOLE,
    Square,
    beside,
    distance,
)
from fathom.games.nautilus.bots.outlook import Outlook, distances
from fathom.games.nautilus.bots.weights import SEARCH, VOYAGES
from fathom.games.nautilus.bots.work import Work
from fathom.games.nautilus.pieces import BEFORE, EXPLORATIONS, Kind, airlocks
from fathom.games.nautilus.steps.submarines import SONAR_FEE, in_sonar
from fathom.kernel import Action, Ask
from fathom.kernel.maps.paths import bits, rings
from fathom.kernel.names import certain

FAR_AWAY = [COLUMNS + ROWS] * len(DISCOVERY_SQUARES)


class Voyage(NamedTuple):
    """Where a submarine is bound for: the square, the steps to it and what the voyage brings per turn."""

    to: int
    steps: int
    rate: float


class Sea:
    """The sea as a seat sees it: what can be reached, and what it is worth going there."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.view = outlook.view
        self.seat = outlook.seat
        self.work = Work(outlook)
        self.fleet = outlook.player.submarines
        self.range = outlook.gives(Kind.TECHNICAL)

    @cached_property
    def water(self) -> int:
        """The squares that the seat's submarines may enter: not the trench while it is closed."""
        return WHOLE if self.view.trench_open or self.view.all_types(self.seat) else WHOLE & ~TRENCH

    @cached_property
    def through(self) -> int:
        """The squares that they may pass."""
        return self.water & ~self.view.finds

    @cached_property
    def goals(self) -> int:
        """The squares with a token worth having."""
        worths = self.outlook.tokens
        return self.water & sum(1 << DISCOVERY_SQUARES[token] for token, worth in enumerate(worths) if worth > 0)

    @cached_property
    def turns_left(self) -> float:
        """Moves that every submarine still has, this one included."""
        return self.outlook.rounds_left + 1 if self.view.last_round else float("inf")

    # ------------------------------------------------------------------------------------- voyages

    def voyages(self, start: int) -> list[Voyage]:
        """The voyages to tokens that a submarine could begin."""
        found = []
        for at, steps in soundings(start, self.goals, self.through).items():
            turns = ceil(steps / self.range)
            if turns <= self.turns_left:
                found.append(Voyage(at, steps, self.token_worth(at, turns) / turns))
        return found

    def token_worth(self, at: int, turns: int) -> float:
        """What a token brings that is reached after some turns, with a part of what lies around it."""
        worth = self.outlook.tokens[TOKEN_AT[at]]
        around = self.weights.follow_up * (self.outlook.prospects(at) - worth) if turns < self.turns_left else 0.0
        return (worth + around) * (self.weights.contested if self.contested(at, turns) else 1.0)

    def contested(self, at: int, turns: int) -> bool:
        """Whether a rival can be there before."""
        return self.rivals_away[TOKEN_AT[at]] <= self.range * (turns - 1)

    @cached_property
    def rivals_away(self) -> list[int]:
        """The distance from each token to the nearest submarine of a rival."""
        rivals = [at for player in self.view.players if player.seat != self.seat for at in player.submarines]
        return [min(each) for each in zip(FAR_AWAY, *map(distances, rivals), strict=True)]

    def best_rate(self, start: int) -> float:
        """What one more submarine could earn per turn, the others' tokens left to them."""
        claimed = {voyage.to for submarine, voyage in self.assigned.items() if submarine != start}
        return max((voyage.rate for voyage in self.voyages(start) if voyage.to not in claimed), default=0.0)

    @cached_property
    def assigned(self) -> dict[int, Voyage]:
        """For each own submarine its voyage; no two are sent to one token."""
        plans = sorted(
            ((voyage, start) for start in self.fleet for voyage in self.voyages(start)),
            key=lambda plan: plan[0].rate,
            reverse=True,
        )
        chosen: dict[int, Voyage] = {}
        taken: set[int] = set()
        for voyage, start in plans:
            if start not in chosen and voyage.to not in taken:
                chosen[start] = voyage
                taken.add(voyage.to)
        return chosen

    def first_leg(self, to: int, steps: int, ends: int) -> int | None:
        """Of the squares where this turn may end, one from which the way to a goal is shortest."""
        if ends >> to & 1:
            return to
        ends &= ~self.view.finds
        for ring in islice(rings(1 << to, beside, self.through), steps - 1):
            if ring & ends:
                return max(bits(ring & ends), key=self.outlook.prospects)
        return None

    # ------------------------------------------------------------------------------------- docking

    @cached_property
    def berths(self) -> dict[int, float]:
        """The free squares before airlocks, with the worth of docking there."""
        found: dict[int, float] = {}
        for number, module in enumerate(self.view.city):
            if module.kind in EXPLORATIONS and any(module.crew):
                for side in airlocks(module.kind, module.turn):
                    before = BEFORE[side][module.at] if side in BEFORE else None
                    if before is not None and not (self.view.covered | self.view.finds) >> before & 1:
                        found[before] = max(found.get(before, 0.0), self.docking(number))
        return found

    def docking(self, number: int) -> float:
        """What an aquanaut brings that goes ashore in a module."""
        module = self.view.city[number]
        if not self.view.reserve(self.seat):
            return 0.0
        if module.crew[self.seat] == 0:
            return self.work.starting(module) + self.weights.berth_hand
        return self.weights.berth_hand * self.outlook.pays_off

    def away(self, rate: float) -> float:
        """What a submarine that docks would have earned meanwhile."""
        return rate * min(self.weights.relaunch_rounds, self.outlook.rounds_left)

    def homeward(self, start: int, rate: float) -> Voyage | None:
        """The best voyage to a berth, if docking gains more than the submarine would earn at sea."""
        squares = sum(1 << at for at, worth in self.berths.items() if worth > self.away(rate))
        if not squares:
            return None
        best = None
        steps_to = soundings(start, squares, self.through) | ({start: 0} if squares >> start & 1 else {})
        for at, steps in steps_to.items():
            turns = max(1, ceil(steps / self.range))
            gain = self.berths[at] - self.away(rate) - turns * rate
            if turns <= self.turns_left and gain > 0 and (best is None or gain / turns > best.rate):
                best = Voyage(at, steps, gain / turns)
        return best


def soundings(start: int, goals: int, through: int) -> dict[int, int]:
    """The steps from a square to each of some goals; goals that cannot be passed block the way."""
    found: dict[int, int] = {}
    for steps, ring in enumerate(islice(rings(1 << start, beside, through, goals), SEARCH), 1):
        hits = ring & goals
        if hits:
            found.update(dict.fromkeys(bits(hits), steps))
            goals ^= hits
            if len(found) >= VOYAGES or not goals:
                break
    return found


# ------------------------------------------------------------------------------------ the questions


def dive(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Launch what is worth launching, then listen, then sail."""
    sea = Sea(outlook)
    for answers in (launches, sonars, sailings):
        worths = {option: worth for option, worth in answers(sea, ask) if worth > 0}
        if worths:
            return worths
    return {Rest(): 0.0}


def dives(outlook: Outlook, ask: Ask) -> list[Action]:
    """Whatever may be worth doing: the best of each kind first, then the next best."""
    sea = Sea(outlook)
    kinds = [dict(answers(sea, ask)) for answers in (launches, sailings, sonars)]
    ranked = [sorted(worths, key=lambda option: worths[option], reverse=True) for worths in kinds]
    mixed = [option for equals in zip_longest(*ranked) for option in equals if option is not None]
    best = max(dive(outlook, ask).items(), key=lambda each: each[1])[0]
    return list(dict.fromkeys([best, *mixed, Rest()]))


def launches(sea: Sea, ask: Ask) -> Iterator[tuple[Action, float]]:
    for option in ask.options:
        match option:
            case Launch(module, side):
                before = certain(BEFORE[side][sea.view.city[module].at])
                yield option, sea.best_rate(before) - sea.outlook.weights.worth_launching * sea.outlook.pays_off


def sonars(sea: Sea, ask: Ask) -> Iterator[tuple[Action, float]]:
    """Sonar pays when several unknown tokens lie near and one may be chosen."""
    for option in ask.options:
        match option:
            case Sonar(submarine):
                tokens = in_sonar(sea.view, submarine, sea.outlook.gives(Kind.SONAR))
                unknown = sum(sea.view.tokens[token] is None for token in tokens)
                learns = sea.outlook.weights.sonar_learns * (unknown - 1) * sea.outlook.exploration
                yield option, learns - SONAR_FEE * sea.outlook.nemo


def sailings(sea: Sea, ask: Ask) -> Iterator[tuple[Action, float]]:
    """The first leg of each submarine's voyage; those that gain most go first."""
    for start, ends in moves(ask).items():
        voyage = sea.assigned.get(start)
        home = sea.homeward(start, voyage.rate if voyage else 0.0)
        voyage = home or voyage
        if voyage:
            leg = sea.first_leg(voyage.to, voyage.steps, ends)
            if leg is not None:
                yield leg_to(ask, start, leg), voyage.rate


def moves(ask: Ask) -> dict[int, int]:
    """For each submarine that may sail the squares where its move may end."""
    found: dict[int, int] = {}
    for option in ask.options:
        match option:
            case Sail(submarine, to):
                found[submarine] = found.get(submarine, 0) | 1 << to
            case Moor(submarine):
                found[submarine] = found.get(submarine, 0) | 1 << submarine
    return found


def leg_to(ask: Ask, start: int, to: int) -> Action:
    """The answer that takes a submarine there: it sails, or moors where it is."""
    sail = Sail(Square(start), Square(to))
    return sail if to != start or sail in ask.options else Moor(Square(start))


def dock(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Go ashore if the aquanaut does more there than the submarine at sea."""
    sea = Sea(outlook)
    away = sea.away(sea.best_rate((ask.args or {})["at"]))
    worths: dict[Action, float] = {}
    for option in ask.options:
        match option:
            case Dock(number, aquanaut):
                worths[option] = (sea.docking(number) if aquanaut else 0.0) - away
            case StayAtSea():
                worths[option] = 0.0
    return worths


def dash(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """The extra move of a speed token: a token at once, or turns saved on the way to one."""
    sea = Sea(outlook)
    extra = (ask.args or {})["steps"]
    worths: dict[Action, float] = {Skip(): 0.0}
    for start, ends in moves(ask).items():
        for voyage in sea.voyages(start):
            leg = sea.first_leg(voyage.to, voyage.steps, ends)
            if leg is not None:
                option = leg_to(ask, start, leg)
                worths[option] = max(turns_saved(sea, start, voyage, extra), worths.get(option, 0.0))
    return worths


def turns_saved(sea: Sea, start: int, voyage: Voyage, extra: int) -> float:
    """What a voyage gains by some steps ahead; a submarine that has not moved this turn gains less."""
    turns = ceil(voyage.steps / sea.range)
    wait = start in sea.outlook.player.moved
    before = turns + wait
    after = ceil((voyage.steps - extra) / sea.range) + wait if voyage.steps > extra else 0
    return voyage.rate * turns * (1 / (1 + after) - 1 / (1 + before))


def look(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """Unknown tokens are worth a look, above all those near the own submarines."""
    fleet = outlook.player.submarines
    worths: dict[Action, float] = {Skip(): 0.0}
    for option in ask.options:
        match option:
            case LookAt(at):
                if outlook.view.tokens[TOKEN_AT[at]] is None:
                    worths[option] = 1 / (1 + min((distance(submarine, at) for submarine in fleet), default=0))
    return worths
