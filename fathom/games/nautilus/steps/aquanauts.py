"""Phase 2: aquanauts walk through the city, put modules in service and win majorities."""

from collections.abc import Iterator

from fathom.games.nautilus.actions import Stay, Walk
from fathom.games.nautilus.events import MajorityTaken, PaidBuilder, PutInService, Walked
from fathom.games.nautilus.modules import EXPLORATIONS, Kind
from fathom.games.nautilus.state import NOBODY, Module, ModuleNumber, Nautilus
from fathom.kernel import Action, Ask, Blocked, Flow, SeatNumber, Step, cites

WALKERS = 2  # A1b
FEE = 1  # to the builder of a module that another player puts in service; M1d


@cites("A1b", "A1c", "A1f", "A1g")
class Aquanauts(Step):
    seat: int

    def run(self, g: Nautilus) -> Flow:
        seat = self.seat
        spent, moved = 0, NOBODY
        for _ in range(WALKERS):
            points = g.worth(seat, Kind.TRAINING) - spent  # A1c, X1a, A1g
            ask = Ask(
                seat, walks(g, seat, points, moved), "walk", refused_walks(g, seat, points, moved), {"points": points}
            )
            match (yield ask):
                case Walk(start, to):
                    spent += walk(g, seat, start, to)
                    moved = to
                case Stay():
                    return


def free_to_leave(g: Nautilus, seat: int, number: int, moved: int) -> bool:
    """Whether one more of the seat's aquanauts may leave a module; `moved` is where this turn's first one went."""
    module = g.city[number]
    others = module.crew[seat] - (number == moved)  # A1b: two different aquanauts
    bound = module.kind in EXPLORATIONS and module.crew[seat] < 2  # A2d, A2e
    return others > 0 and not bound


def walks(g: Nautilus, seat: int, points: int, moved: int = NOBODY) -> Iterator[Action]:
    yield Stay()
    if points < 1:
        return
    city = g.city
    broke = g.players[seat].money < FEE
    for start, module in enumerate(city):
        if module.crew[seat] and free_to_leave(g, seat, start, moved):
            for to, steps in g.walks(start).items():
                if steps > points:
                    break
                if not (broke and owes(city[to], seat)):  # A2g
                    yield Walk(ModuleNumber(start), ModuleNumber(to))


def refused_walks(g: Nautilus, seat: int, points: int, moved: int = NOBODY) -> Iterator[Blocked]:
    for start, module in enumerate(g.city):
        if not module.crew[seat]:
            continue
        free = free_to_leave(g, seat, start, moved)
        for to, steps in g.walks(start).items():
            action = Walk(ModuleNumber(start), ModuleNumber(to))
            if not free and module.kind in EXPLORATIONS and module.crew[seat] < 2:
                yield Blocked(action, "A2d", "bound")
            elif not free:
                yield Blocked(action, "A1f", "has-walked")
            elif steps > points:
                yield Blocked(action, "A1c", "too-far", {"steps": steps, "points": points})
            elif g.players[seat].money < FEE and owes(g.city[to], seat):
                yield Blocked(action, "A2g", "no-fee")


def walk(g: Nautilus, seat: int, start: int, to: int) -> int:
    """Move an aquanaut to its end point; what lies on the way does not matter (A2b). Returns the points spent."""
    steps = g.walks(start)[to]
    g.city[start].crew[seat] -= 1
    g.tell(Walked(SeatNumber(seat), ModuleNumber(start), ModuleNumber(to), steps))
    enter(g, seat, to)
    return steps


def owes(module: Module, seat: int) -> bool:
    """Whether stopping in this module would cost the seat a fee: somebody else built it, and it has none there."""
    return module.crew[seat] == 0 and module.builder not in (NOBODY, seat)  # M1c, M1d, M1e


def enter(g: Nautilus, seat: int, number: int) -> None:
    """An aquanaut stops in a module; the first of its colour puts an exploration module in service."""
    module = g.city[number]
    first = module.crew[seat] == 0
    if owes(module, seat):
        g.players[seat].money -= FEE
        g.players[module.builder].money += FEE
        g.tell(PaidBuilder(SeatNumber(seat), SeatNumber(module.builder)))
    module.crew[seat] += 1
    if first and module.kind in EXPLORATIONS:  # A2a, A2c
        count = g.in_service(seat, module.kind)
        g.tell(PutInService(SeatNumber(seat), ModuleNumber(number), module.kind, count))
        check_majority(g, seat, module.kind)  # M2g


def check_majority(g: Nautilus, seat: int, kind: Kind) -> None:
    own = g.in_service(seat, kind)
    rivals = max(g.in_service(other, kind) for other in range(len(g.players)) if other != seat)
    if own >= 2 and own > rivals and g.majority.get(kind, NOBODY) != seat:  # M2a, M2b, M2c
        g.majority[kind] = seat
        g.tell(MajorityTaken(SeatNumber(seat), kind))
