"""Phase 3: launching submarines, sonar, sailing and docking."""

from collections.abc import Iterator
from functools import partial

from fathom.games.nautilus.actions import Dock, Launch, Moor, Rest, Sail, Sonar, StayAtSea
from fathom.games.nautilus.board import DISCOVERY_SQUARES, TRENCH, WHOLE, Square, beside, distance
from fathom.games.nautilus.events import Docked, Launched, Sailed, Sighted, SonarUsed, TrenchOpened
from fathom.games.nautilus.notes import Note
from fathom.games.nautilus.pieces import BEFORE, BLUE, EXPLORATIONS, Kind, airlocks
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.state import IN_SEA, SUBMARINES, Module, ModuleNumber, Nautilus
from fathom.games.nautilus.steps.aquanauts import FEE, enter, fee_in, owes
from fathom.games.nautilus.steps.salvage import salvage
from fathom.kernel import Action, Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.maps.paths import bits, flood, ways
from fathom.kernel.names import certain
from fathom.kernel.questions.ask import any_legal

SONAR_FEE = 1  # U2b
LAUNCH_CREW = 2  # U1a
ALL_AT_SEA = Refusal("U1d", "no-submarine", {"limit": SUBMARINES})
TOO_LATE = Refusal("U1e", "launch-too-late")
NO_EXPLORATION = Refusal("U1h", "not-an-exploration-module")
NO_CREW = Refusal("U1a", "launch-crew", {"needed": LAUNCH_CREW})
SONAR_TOO_LATE = Refusal("U2a", "sonar-too-late")
SONAR_USED = Refusal("U2b", "sonar-used")


@cites("U1e", "U2a", "U3a")
class Submarines(Step):
    """One submarine action after the other, in this order: launches, sonar, moves. `used` have used their sonar."""

    seat: int
    used: list[Square] = []
    sailed: bool = False

    def run(self, g: Nautilus) -> Flow:
        seat, player = self.seat, g.players[self.seat]
        steps = g.worth(seat, Kind.TECHNICAL)  # X2a
        note = partial(note_on_dive, g, seat, steps, {})
        match (yield Ask.judged(seat, partial(self.judge, g, steps), Prompt.DIVE, note=note)):
            case Launch(module, side):
                launch(g, seat, module, certain(BEFORE[side][g.city[module].at]))
            case Sonar(submarine):
                use_sonar(g, seat, submarine)
                self.used.append(submarine)
            case Sail(submarine, to):
                self.sailed = True
                player.moved.append(submarine)
                yield from sail(g, seat, submarine, to, steps)
            case Moor(submarine):
                self.sailed = True
                player.moved.append(submarine)
                yield from dock(g, seat, submarine)
            case Rest():
                player.moved.clear()
                return
        if len(player.moved) < len(player.submarines) or self.may_launch(g):
            g.push(self)
        else:
            player.moved.clear()

    def may_launch(self, g: Nautilus) -> bool:
        return any_legal(launches(g, self.seat, self.begun, include_refused=False))

    @property
    def begun(self) -> bool:
        """Whether it is too late to launch (U1e)."""
        return bool(self.used) or self.sailed

    def judge(self, g: Nautilus, steps: int, include_refused: bool) -> Judged:
        seat, player = self.seat, g.players[self.seat]
        yield Rest(), None
        yield from launches(g, seat, self.begun, include_refused)
        for at in player.submarines:
            yield Sonar(at), self.against_sonar(g, at)
        for at in player.submarines:
            moved = at in player.moved
            if include_refused or not moved:
                yield from sailings(g, seat, at, steps, moved, include_refused)

    def against_sonar(self, g: Nautilus, at: Square) -> Refusal | None:
        money = g.players[self.seat].money
        if self.sailed:
            return SONAR_TOO_LATE
        if money < SONAR_FEE:
            return Refusal("U2b", "no-money", {"cost": SONAR_FEE, "money": money})
        if at in self.used:
            return SONAR_USED
        return None


# ---------------------------------------------------------------------------------------- launching


def launches(g: Nautilus, seat: int, begun: bool, include_refused: bool) -> Judged:
    late = None
    if len(g.players[seat].submarines) >= SUBMARINES:
        late = ALL_AT_SEA
    elif begun:
        late = TOO_LATE
    if late and not include_refused:
        return
    for number, module in enumerate(g.city):
        if not module.crew[seat]:
            continue
        unfit = _no_launch_from(module, seat)
        if unfit and not include_refused:
            continue
        blue = [side for side in airlocks(module.kind, module.turn) if side in BLUE]
        free = [side for side, _ in g.free_airlocks(module)]
        for side in blue:
            closed = None if side in free else Refusal("U1c", "airlock-blocked")
            yield Launch(ModuleNumber(number), side), unfit or closed or late
        if include_refused:
            for side in BLUE:
                if side not in blue:
                    yield Launch(ModuleNumber(number), side), unfit or Refusal("U1a", "no-blue-airlock")


def _no_launch_from(module: Module, seat: int) -> Refusal | None:
    if module.kind not in EXPLORATIONS:
        return NO_EXPLORATION
    if module.crew[seat] < LAUNCH_CREW:
        return NO_CREW
    return None


def launch(g: Nautilus, seat: int, number: int, at: Square) -> None:
    g.city[number].crew[seat] -= 1  # U1b
    g.players[seat].submarines.append(at)
    g.tell(Launched(SeatNumber(seat), ModuleNumber(number), at))
    if TRENCH >> at & 1:
        open_trench(g, seat)  # U4c, U4d


# -------------------------------------------------------------------------------------------- sonar


def use_sonar(g: Nautilus, seat: int, submarine: Square) -> None:
    g.players[seat].money -= SONAR_FEE  # U2b, X3b
    tokens = in_sonar(g, submarine, g.worth(seat, Kind.SONAR))  # X3a
    g.tell(SonarUsed(SeatNumber(seat), submarine, len(tokens)))
    for token in tokens:
        g.look_at(seat, token)  # U2c
        g.tell(Sighted(SeatNumber(seat), DISCOVERY_SQUARES[token], g.tokens[token]))


def in_sonar(g: Nautilus, submarine: Square, reach: int) -> list[int]:
    """The face-down tokens that a submarine's sonar shows."""
    deep_down = TRENCH >> submarine & 1
    return [
        token
        for token, at in enumerate(DISCOVERY_SQUARES)
        if g.holders[token] == IN_SEA
        and g.seen[token] >= 0
        and distance(submarine, at) <= reach  # U2d
        and (deep_down or not TRENCH >> at & 1)  # U2e
    ]


# ------------------------------------------------------------------------------------------ sailing


def reach(g: Nautilus, seat: int, submarine: Square, steps: int) -> int:
    """The squares on which a submarine's move may end, its own square left out unless a discovery lies there."""
    water = ~0 if trench_free(g, seat) else ~TRENCH
    others = g.submarines & ~(1 << submarine)  # U3c
    return _reach(g, submarine, steps, water) & ~others


def trench_free(g: Nautilus, seat: int) -> bool:
    return g.trench_open or g.all_types(seat)  # U4a, U4b


def _reach(g: Nautilus, submarine: Square, steps: int, water: int) -> int:
    here = 1 << submarine
    found = flood(here, beside, steps, water & ~g.finds, water & g.finds)  # U3b, U3d
    if g.finds & here and steps > 1 and beside(here) & water & ~g.finds:
        found |= here  # out and back
    return found & ~g.covered  # U3e, U3f


def sailings(g: Nautilus, seat: int, submarine: Square, steps: int, moved: bool, include_refused: bool) -> Judged:
    """Where a submarine may sail, and the squares around its reach where it may not."""
    tired = Refusal("U3a", "has-sailed") if moved else None
    if any(True for _ in berths(g, submarine)) and not g.finds >> submarine & 1:
        yield Moor(submarine), tired
    ends = reach(g, seat, submarine, steps)
    if not include_refused:
        yield from [(Sail(submarine, Square(to)), tired) for to in bits(ends)]
        return
    here = 1 << submarine
    near = flood(here, beside, steps, WHOLE)
    closed = TRENCH | _reach(g, submarine, steps, ~0) if not trench_free(g, seat) else 0
    for number in bits((near | ends | beside(near | ends)) & ~(here & ~ends)):
        to = Square(number)
        refusal = tired
        if not ends >> to & 1:
            if near >> to & 1:
                refusal = tired or _no_stop(g, to, closed)
            else:
                refusal = tired or Refusal("U3b", "too-far-to-sail", {"steps": steps})
        yield Sail(submarine, to), refusal


def note_on_dive(
    g: Nautilus, seat: int, steps: int, known: dict[Square, dict[int, list[int]]], action: Action
) -> Note | None:
    """What is to know of an answer; the ways of each submarine are `known` once one of them was asked for."""
    match action:
        case Sail(submarine, to):
            if submarine not in known:
                known[submarine] = voyages(g, seat, steps, submarine)
            return Note(way=known[submarine].get(to, []))
        case Sonar(submarine):
            heard = in_sonar(g, submarine, g.worth(seat, Kind.SONAR))
            return Note(SONAR_FEE, squares=[DISCOVERY_SQUARES[token] for token in heard])
    return None


def voyages(g: Nautilus, seat: int, steps: int, submarine: Square) -> dict[int, list[int]]:
    """A shortest way to every square that a submarine comes to, both ends included."""
    water = WHOLE if trench_free(g, seat) else WHOLE & ~TRENCH

    def onward(at: int) -> list[int]:
        ends = at != submarine and g.finds >> at & 1
        return bits(0 if ends else beside(1 << at) & water)

    return ways(submarine, onward, steps)


def _no_stop(g: Nautilus, to: Square, closed: int) -> Refusal:
    """Why a submarine cannot end its move on a square that is near enough."""
    if g.submarines >> to & 1:
        return Refusal("U3c", "submarine-there")
    if g.covered >> to & 1:
        return Refusal("U3e", "city-there")
    if closed >> to & 1:
        return Refusal("U4a", "trench-closed")
    return Refusal("U3d", "way-blocked")


def sail(g: Nautilus, seat: int, submarine: Square, to: Square, steps: int) -> Flow:
    """Move a submarine to the end of its move, and do what it finds there."""
    enters = TRENCH >> to & 1 or not _reach(g, submarine, steps, ~TRENCH) >> to & 1
    for squares in (g.players[seat].submarines, g.players[seat].moved):
        squares[:] = [to if at == submarine else at for at in squares]
    g.tell(Sailed(SeatNumber(seat), submarine, to))
    if enters and not TRENCH >> submarine & 1:
        open_trench(g, seat)  # U4b
    token = g.token_under(to)
    if token is not None:
        yield from salvage(g, seat, token)  # U5a
    else:
        yield from dock(g, seat, to)


def open_trench(g: Nautilus, seat: int) -> None:
    if not g.trench_open:
        g.trench_open = True
        g.tell(TrenchOpened(SeatNumber(seat)))


# ------------------------------------------------------------------------------------------ docking


def berths(g: Nautilus, at: Square) -> Iterator[int]:
    """The modules that a submarine on this square may dock at."""
    for number, module in enumerate(g.city):
        if module.kind in EXPLORATIONS and any(module.crew):  # U6b
            for side in airlocks(module.kind, module.turn):
                if side in BLUE and BEFORE[side][module.at] == at:
                    yield number


def dock(g: Nautilus, seat: int, at: Square) -> Flow:
    if not any(True for _ in berths(g, at)):
        return
    note = partial(note_on_docking, g, seat)
    match (yield Ask.judged(seat, partial(dockings, g, seat, at), Prompt.DOCK, {"at": at}, note)):
        case Dock(number, aquanaut):
            for squares in (g.players[seat].submarines, g.players[seat].moved):
                squares[:] = [each for each in squares if each != at]  # U6c
            g.tell(Docked(SeatNumber(seat), ModuleNumber(number), aquanaut))
            if aquanaut:
                enter(g, seat, number)  # U6d, U6e
        case StayAtSea():
            pass


def note_on_docking(g: Nautilus, seat: int, action: Action) -> Note | None:
    match action:
        case Dock(number, True):
            return Note(fee_in(g, seat, number))
    return None


def dockings(g: Nautilus, seat: int, at: Square, include_refused: bool) -> Judged:
    yield StayAtSea(), None
    for number in berths(g, at):
        yield Dock(ModuleNumber(number), False), None
        refusal = None
        if not g.reserve(seat):
            refusal = Refusal("U6f", "nobody-to-land")
        elif owes(g.city[number], seat) and g.players[seat].money < FEE:
            refusal = Refusal("U6g", "no-fee")
        yield Dock(ModuleNumber(number), True), refusal
