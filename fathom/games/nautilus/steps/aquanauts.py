"""Phase 2: aquanauts walk through the city, put modules in service and win majorities."""

from functools import partial

from fathom.games.nautilus.actions import Stay, Walk
from fathom.games.nautilus.events import MajorityTaken, PaidBuilder, PutInService, Walked
from fathom.games.nautilus.notes import Note
from fathom.games.nautilus.pieces import EXPLORATIONS, Kind
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.state import NOBODY, Module, ModuleNumber, Nautilus
from fathom.kernel import Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.maps.paths import way, ways

WALKERS = 2  # A1b
NO_FEE = Refusal("A2g", "no-fee")
BOUND = Refusal("A2d", "bound")  # A2e
HAS_WALKED = Refusal("A1f", "has-walked")  # A1b: two different aquanauts
FEE = 1  # to the builder of a module that another player puts in service; M1d


@cites("A1b", "A1c", "A1f", "A1g")
class Aquanauts(Step):
    """One aquanaut of a seat walks, and then another; `spent` are the steps of the first, who `moved` to a module."""

    seat: int
    walked: int = 0
    spent: int = 0
    moved: int = NOBODY

    def run(self, g: Nautilus) -> Flow:
        seat, moved = self.seat, self.moved
        points = g.worth(seat, Kind.TRAINING) - self.spent  # A1c, X1a, A1g
        judge = partial(walks, g, seat, points, moved)
        match (yield Ask.judged(seat, judge, Prompt.WALK, {"points": points}, partial(note_on_walk, g, seat, {}))):
            case Walk(start, to):
                steps = walk(g, seat, start, to)
                if self.walked + 1 < WALKERS:
                    g.push(Aquanauts(seat, self.walked + 1, self.spent + steps, to))


def walks(g: Nautilus, seat: int, points: int, moved: int, include_refused: bool) -> Judged:
    """Where a seat's aquanauts may walk with so many points; `moved` is where this turn's first one went."""
    yield Stay(), None
    if points < 1 and not include_refused:
        return
    broke = g.players[seat].money < FEE
    for start, module in enumerate(g.city):
        if not module.crew[seat]:
            continue
        staying = _stays(module, seat, start == moved)
        if staying and not include_refused:
            continue
        for to, steps in g.walks(start, None if include_refused else points).items():
            refusal = staying
            if not refusal and steps > points:
                refusal = Refusal("A1c", "too-far", {"steps": steps, "points": points})
            elif not refusal and broke and owes(g.city[to], seat):
                refusal = NO_FEE
            yield Walk(ModuleNumber(start), ModuleNumber(to)), refusal


def _stays(module: Module, seat: int, here: bool) -> Refusal | None:
    """Why no more of the seat's aquanauts may leave a module; `here` is where this turn's first one went."""
    crew = module.crew[seat]
    if module.kind in EXPLORATIONS and crew < 2:
        return BOUND
    if here and crew < 2:
        return HAS_WALKED
    return None


def note_on_walk(g: Nautilus, seat: int, known: dict[int, dict[int, list[int]]], action: Walk | Stay) -> Note | None:
    """`known` keeps the ways from each module for the other answers to the same question."""
    match action:
        case Walk(start, to):
            if start not in known:
                known[start] = ways(int(start), g.passages.__getitem__)
            return Note(fee_in(g, seat, to), known[start][to])
    return None


def way_to(g: Nautilus, start: int, to: int) -> list[int]:
    """A shortest way through the city, both ends included."""
    return [start, *way(start, {to}, g.passages.__getitem__)]


def fee_in(g: Nautilus, seat: int, number: int) -> int:
    """What stopping in a module costs."""
    return FEE if owes(g.city[number], seat) else 0


def walk(g: Nautilus, seat: int, start: int, to: int) -> int:
    """Move an aquanaut to its end point; what lies on the way does not matter (A2b). Returns the points spent."""
    steps = g.walks(start)[to]
    g.city[start].crew[seat] -= 1
    through = [ModuleNumber(number) for number in way_to(g, start, to)[1:-1]] if g.journaled else []
    g.tell(Walked(SeatNumber(seat), ModuleNumber(start), ModuleNumber(to), steps, through))
    enter(g, seat, to)
    return steps


def owes(module: Module, seat: int) -> bool:
    """Whether stopping in this module would cost the seat a fee: somebody else built it, and it has none there."""
    return module.crew[seat] == 0 and module.builder not in (NOBODY, seat)  # M1c, M1d, M1e, M1f


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
