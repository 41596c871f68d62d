"""Work in the city: which modules want an aquanaut, how much that is worth, and whose hands are free for it."""

from collections.abc import Iterable
from functools import cached_property

from fathom.games.nautilus.bots.outlook import Outlook
from fathom.games.nautilus.pieces import EXPLORATIONS, Kind
from fathom.games.nautilus.state import SUBMARINES, Module, Nautilus
from fathom.games.nautilus.steps.aquanauts import FEE, owes

NO_WORK = 0.0


class Work:
    """The work that a seat sees in the city."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.view = outlook.view
        self.seat = outlook.seat

    def at(self, number: int) -> float:
        """What one more own aquanaut brings by stopping in a module."""
        module = self.view.city[number]
        if module.kind not in EXPLORATIONS:
            return NO_WORK
        if module.crew[self.seat] == 0:
            return self.starting(module)
        return self.launching(module)

    def starting(self, module: Module, ahead: int = 0) -> float:
        """Putting a module in service, its fee and the bound aquanaut taken off."""
        fee = FEE * self.outlook.nemo if owes(module, self.seat) else 0.0
        return self.outlook.service(module.kind, ahead) - fee - self.weights.bound_hand * self.outlook.pays_off

    def launching(self, module: Module) -> float:
        """Making a module's crew strong enough for one more launch."""
        if self.submarines_waiting <= self.launches_ready:
            return NO_WORK
        return self.launch_worth(module)

    def launch_worth(self, module: Module) -> float:
        time = min(1.0, (self.outlook.rounds_left + 1) / self.weights.launch_rounds)
        squares = [before for _, before in self.view.free_airlocks(module)]
        return time * self.weights.launch * max(map(self.outlook.prospects, squares), default=0.0)

    @cached_property
    def submarines_waiting(self) -> int:
        return SUBMARINES - len(self.outlook.player.submarines)

    @cached_property
    def launches_ready(self) -> int:
        """Launches that the crews in the city allow already."""
        return sum(
            module.crew[self.seat] - 1
            for module in self.view.city
            if module.kind in EXPLORATIONS and module.crew[self.seat] > 1 and self.view.free_airlocks(module)
        )

    # --------------------------------------------------------------------------------- in the city

    @cached_property
    def here(self) -> list[float]:
        """For each module what one more own aquanaut there brings."""
        return [self.at(number) for number in range(len(self.view.city))]

    @cached_property
    def ahead(self) -> list[float]:
        """For each module what the best work from there is worth, less for every passage on the way."""
        worth = list(self.here)
        edge = [number for number, each in enumerate(worth) if each > 0]
        while edge:
            nearer = []
            for number in edge:
                passed_on = worth[number] * self.weights.work_ahead
                for other in self.view.passages[number]:
                    if passed_on > worth[other]:
                        worth[other] = passed_on
                        nearer.append(other)
            edge = nearer
        return worth

    @cached_property
    def hands(self) -> dict[int, int]:
        """The modules where own aquanauts are free to leave, and how many."""
        free = {}
        for number, module in enumerate(self.view.city):
            count = module.crew[self.seat] - (module.kind in EXPLORATIONS)
            if count > 0:
                free[number] = count
        return free

    @cached_property
    def steps_from_hands(self) -> dict[int, int]:
        return steps_from(self.view, self.hands)

    def open_services(self) -> dict[Kind, list[Module]]:
        """The modules that the seat has not in service, by type."""
        found: dict[Kind, list[Module]] = {kind: [] for kind in EXPLORATIONS}
        for module in self.view.city:
            if module.kind in EXPLORATIONS and not module.crew[self.seat]:
                found[module.kind].append(module)
        return found


def steps_from(view: Nautilus, starts: Iterable[int]) -> dict[int, int]:
    """For each module the passages between it and the nearest of some others."""
    steps = dict.fromkeys(starts, 0)
    edge = list(steps)
    while edge:
        near = dict.fromkeys(other for number in edge for other in view.passages[number])
        count = steps[edge[0]] + 1
        edge = [other for other in near if other not in steps]
        steps.update(dict.fromkeys(edge, count))
    return steps
