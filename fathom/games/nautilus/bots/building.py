"""Phase 1: what to buy, whether to build or to wait for a shared fee, where to build and which way round."""

from collections.abc import Sequence
from functools import cached_property

from fathom.games.nautilus.actions import Build, Buy, BuyHabitation, BuyNothing, Keep, PlaceBase, TurnModule
from fathom.games.nautilus.bots.outlook import Outlook
from fathom.games.nautilus.bots.weights import HABITATION_FIRST, NO_HANDS
from fathom.games.nautilus.bots.work import Work
from fathom.games.nautilus.pieces import (
    BEFORE,
    CENTRES,
    COVERED_TOKENS,
    EXPLORATIONS,
    FEE_AT,
    FOOTPRINT,
    HABITATIONS,
    NEIGHBOUR,
    TOO_CLOSE,
    Kind,
    airlocks,
    turns,
)
from fathom.games.nautilus.state import doors_of
from fathom.games.nautilus.steps.building import HOLD_LIMIT, PRICE
from fathom.kernel import Action, Ask
from fathom.kernel.names import certain

LAST_RESORT = -1000.0  # less than any other answer


def place_base(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    """In the midst of the tokens."""
    return {option: outlook.prospects(option.at) for option in ask.options if isinstance(option, PlaceBase)}


# ------------------------------------------------------------------------------------------- buying


def buy(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    staffing = Staffing(Work(outlook))
    worths: dict[Action, float] = {}
    for option in ask.options:
        match option:
            case Buy(kind):
                worths[option] = staffing.gain(PRICE, jobs=staffing.jobs_of_new(kind))
            case BuyHabitation(kind, aquanauts):
                worths[option] = staffing.gain(PRICE * aquanauts, hands=aquanauts)
            case BuyNothing():
                worths[option] = 0.0
    return worths


class Staffing:
    """What the seat could do with its hands, in the city and on held modules."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.outlook = work.outlook
        self.weights = work.outlook.weights
        self.hold = work.outlook.player.hold

    @cached_property
    def hands(self) -> int:
        return sum(self.work.hands.values()) + sum(held.aquanauts for held in self.hold)

    @cached_property
    def fee(self) -> float:
        """What building one more module costs: nothing if another one waits for the same turn."""
        return 0.0 if self.hold else self.weights.usual_fee

    @cached_property
    def services(self) -> dict[Kind, list[float]]:
        """For each type the worth of the modules still to be put in service, in the order they would come."""
        found: dict[Kind, list[float]] = {}
        for kind, modules in self.work.open_services().items():
            modules.sort(key=lambda module: module.builder != self.work.seat)
            worths = [self.work.starting(module, ahead) for ahead, module in enumerate(modules)]
            held = sum(each.kind is kind for each in self.hold)
            worths += [self.new_service(kind, len(worths) + more) for more in range(held)]
            found[kind] = worths
        return found

    def new_service(self, kind: Kind, ahead: int) -> float:
        return self.outlook.service(kind, ahead) - self.weights.bound_hand

    @cached_property
    def launches(self) -> list[float]:
        """The worth of launches that need one more aquanaut, the best sites first."""
        seat, needed = self.work.seat, self.work.submarines_waiting - self.work.launches_ready
        sites = [
            self.work.launch_worth(module)
            for module in self.work.view.city
            if module.crew[seat] and module.kind in EXPLORATIONS
        ]
        return sorted((site for site in sites if site > 0), reverse=True)[: max(needed, 0)]

    @cached_property
    def jobs(self) -> list[float]:
        return [worth for worths in self.services.values() for worth in worths] + self.launches

    def jobs_of_new(self, kind: Kind) -> list[float]:
        """The work that one more module of a type would bring."""
        jobs = [self.new_service(kind, len(self.services[kind]))]
        held = any(each.kind in EXPLORATIONS for each in self.hold)
        if not self.launches and not held and self.work.submarines_waiting:
            jobs.append(self.weights.launch_site)
        return jobs

    def gain(self, price: int, hands: int = 0, jobs: Sequence[float] = ()) -> float:
        """What a purchase brings that adds hands or jobs; nothing can be bought that could not be built."""
        if price + self.fee > self.outlook.money:
            return LAST_RESORT
        after, before = self.worth(self.hands + hands, [*self.jobs, *jobs]), self.worth(self.hands, self.jobs)
        return (after - before) * self.outlook.pays_off - (price + self.fee) * self.outlook.nemo

    def worth(self, hands: int, jobs: list[float]) -> float:
        """The best jobs for the hands there are, with something for jobs or hands left over."""
        jobs = sorted((job for job in jobs if job > 0), reverse=True)
        left = max(0, hands - len(jobs))
        return sum(jobs[:hands]) + self.weights.open_work * sum(jobs[hands:]) + sum(self.weights.idle_hands[:left])


# ----------------------------------------------------------------------------------------- building


def build(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    args = ask.args or {}
    yard = Yard(outlook, paid=args["fee"], built=args["built"])
    if isinstance(ask.options[0], Keep) and not yard.useful_now():
        return {ask.options[0]: 0.0}
    worths: dict[Action, float] = {}
    for option in ask.options:
        match option:
            case Build(kind, at):
                worths[option] = max(yard.worth(kind, at, turn) for turn in yard.turns(kind, at))
            case _:
                worths[option] = LAST_RESORT
    return worths


def turn_module(outlook: Outlook, ask: Ask) -> dict[Action, float]:
    args = ask.args or {}
    yard = Yard(outlook)
    return {
        option: yard.worth(args["kind"], args["at"], option.turn)
        for option in ask.options
        if isinstance(option, TurnModule)
    }


class Yard:
    """Building sites as a seat values them."""

    def __init__(self, outlook: Outlook, paid: int = 0, built: int = 0) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.view = outlook.view
        self.work = Work(outlook)
        self.paid = paid
        self.doors = doors_of(self.view.city[-built:]) if built else self.view.doors
        self.numbers = {module.at: number for number, module in enumerate(self.view.city)}
        self.taken = self.view.covered | self.view.submarines | self.view.finds

    def useful_now(self) -> bool:
        """Whether aquanauts and work would come together; else the modules wait for more under one fee."""
        hold = self.outlook.player.hold
        hands = self.work.hands or any(held.aquanauts for held in hold)
        work = any(held.kind in EXPLORATIONS for held in hold) or max(self.work.here) > 0
        return bool(hands and work) or len(hold) == HOLD_LIMIT

    def turns(self, kind: Kind, at: int) -> list[int]:
        return [turn for turn in turns(kind) if any(self.doors[side] >> at & 1 for side in airlocks(kind, turn))]

    def worth(self, kind: Kind, at: int, turn: int) -> float:
        worth = self.ground(at) + self.weights.open_end * self.open_ends(kind, at, turn)
        joined = self.joined(kind, at, turn)
        if kind in HABITATIONS:
            worth += HABITATION_FIRST + self.weights.outwards * self.outlook.prospects(at)
            return worth + max(self.work.ahead[number] for number in joined)
        steps = 1 + min(self.work.steps_from_hands.get(number, NO_HANDS) for number in joined)
        return (
            worth - self.weights.step_away * steps + self.weights.site_prospect * self.launch_prospects(kind, at, turn)
        )

    @cached_property
    def _ground(self) -> dict[int, float]:
        return {}

    def ground(self, at: int) -> float:
        """The fee, and the tokens that would be built over."""
        known = self._ground.get(at)
        if known is None:
            lost = sum(max(0.0, self.outlook.tokens[token]) for token in COVERED_TOKENS[at])
            fee = max(0, FEE_AT[at] - self.paid)
            known = self._ground[at] = -fee * self.outlook.nemo - self.weights.covered_token * lost
        return known

    @cached_property
    def room(self) -> int:
        """The centres where a further module would fit."""
        free = CENTRES
        for module in self.view.city:
            free &= ~TOO_CLOSE[module.at]
        return free

    def open_ends(self, kind: Kind, at: int, turn: int) -> int:
        """How many of its airlocks a further module could join."""
        room = self.room & ~TOO_CLOSE[at]
        centres = (NEIGHBOUR[side][at] for side in airlocks(kind, turn))
        return sum(centre is not None and room >> centre & 1 for centre in centres)

    def joined(self, kind: Kind, at: int, turn: int) -> list[int]:
        """The modules of the city that a module there would have a passage to."""
        found = []
        for side in airlocks(kind, turn):
            if self.view.doors[side] >> at & 1:
                found.append(self.numbers[certain(NEIGHBOUR[side][at])])
        return found

    def launch_prospects(self, kind: Kind, at: int, turn: int) -> float:
        """The best of the squares before its airlocks."""
        best = 0.0
        taken = self.taken | FOOTPRINT[at]
        for side in airlocks(kind, turn):
            before = BEFORE[side][at] if side in BEFORE else None
            if before is not None and not taken >> before & 1:
                best = max(best, self.outlook.prospects(before))
        return best
