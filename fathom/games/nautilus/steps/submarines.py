"""Phase 3: launching submarines, sonar, sailing and docking."""

from collections.abc import Iterator

from fathom.games.nautilus.actions import Dock, Launch, Moor, Rest, Sail, Sonar, StayAtSea
from fathom.games.nautilus.board import DISCOVERY_SQUARES, TRENCH, WHOLE, Square, beside, distance
from fathom.games.nautilus.events import Docked, Launched, Sailed, Sighted, SonarUsed, TrenchOpened
from fathom.games.nautilus.modules import BEFORE, BLUE, EXPLORATIONS, Kind, airlocks
from fathom.games.nautilus.state import IN_SEA, SUBMARINES, ModuleNumber, Nautilus
from fathom.games.nautilus.steps.aquanauts import FEE, enter, owes
from fathom.games.nautilus.steps.salvage import salvage
from fathom.kernel import Action, Ask, Blocked, Flow, SeatNumber, Step, cites
from fathom.kernel.paths import bits, flood

SONAR_FEE = 1  # U2b
LAUNCH_CREW = 2  # U1a


@cites("U1e", "U2a", "U3a")
class Submarines(Step):
    """One submarine action after the other, in this order: launches, sonar, moves. `used` have used their sonar."""

    seat: int
    used: list[Square] = []
    sailed: bool = False

    def run(self, g: Nautilus) -> Flow:
        seat, player = self.seat, g.players[self.seat]
        match (yield Ask(seat, self.options(g), "dive", self.refused(g))):
            case Launch(module, side):
                launch(g, seat, module, BEFORE[side][g.city[module].at])
            case Sonar(submarine):
                use_sonar(g, seat, submarine)
                self.used.append(submarine)
            case Sail(submarine, to):
                self.sailed = True
                player.moved.append(submarine)
                yield from sail(g, seat, submarine, to, g.worth(seat, Kind.TECHNICAL))  # X2a
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
        return not self.used and not self.sailed and any(launches(g, self.seat))  # U1e

    def options(self, g: Nautilus) -> Iterator[Action]:
        seat = self.seat
        player = g.players[seat]
        yield Rest()
        if not self.used and not self.sailed:  # U1e
            yield from launches(g, seat)
        if not self.sailed and player.money >= SONAR_FEE:  # U2a, U2b
            for at in player.submarines:
                if at not in self.used:
                    yield Sonar(at)
        waiting = [at for at in player.submarines if at not in player.moved]  # U3a
        if waiting:
            steps = g.worth(seat, Kind.TECHNICAL)  # X2a
            for at in waiting:
                yield from sailings(g, seat, at, steps)

    def refused(self, g: Nautilus) -> Iterator[Blocked]:
        seat = self.seat
        player = g.players[seat]
        yield from refused_launches(g, seat, begun=bool(self.used) or self.sailed)
        for at in player.submarines:
            if self.sailed:
                yield Blocked(Sonar(at), "U2a", "sonar-too-late")
            elif player.money < SONAR_FEE:
                yield Blocked(Sonar(at), "U2b", "no-money", {"cost": SONAR_FEE, "money": player.money})
            elif at in self.used:
                yield Blocked(Sonar(at), "U2b", "sonar-used")
            steps = g.worth(seat, Kind.TECHNICAL)
            yield from refused_sailings(g, seat, at, steps, at in player.moved)


# ---------------------------------------------------------------------------------------- launching


def launches(g: Nautilus, seat: int) -> Iterator[Action]:
    if len(g.players[seat].submarines) < SUBMARINES:  # U1d
        for number, module in enumerate(g.city):
            if module.crew[seat] >= LAUNCH_CREW and module.kind in EXPLORATIONS:  # U1a, U1h
                for side, _ in g.free_airlocks(module):
                    yield Launch(ModuleNumber(number), side)


def refused_launches(g: Nautilus, seat: int, begun: bool) -> Iterator[Blocked]:
    for number, module in enumerate(g.city):
        if not module.crew[seat]:
            continue
        free = [side for side, _ in g.free_airlocks(module)]
        for side in BLUE:
            action = Launch(ModuleNumber(number), side)
            if module.kind not in EXPLORATIONS:
                yield Blocked(action, "U1h", "not-an-exploration-module")
            elif module.crew[seat] < LAUNCH_CREW:
                yield Blocked(action, "U1a", "launch-crew", {"needed": LAUNCH_CREW})
            elif side not in airlocks(module.kind, module.turn):
                yield Blocked(action, "U1a", "no-blue-airlock")
            elif side not in free:
                yield Blocked(action, "U1c", "airlock-blocked")
            elif len(g.players[seat].submarines) >= SUBMARINES:
                yield Blocked(action, "U1d", "no-submarine", {"limit": SUBMARINES})
            elif begun:
                yield Blocked(action, "U1e", "launch-too-late")


def launch(g: Nautilus, seat: int, number: int, at: Square | None) -> None:
    assert at is not None
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
    water = ~0 if g.trench_open or g.all_types(seat) else ~TRENCH  # U4a, U4b
    others = g.submarines & ~(1 << submarine)  # U3c
    return _reach(g, submarine, steps, water) & ~others


def _reach(g: Nautilus, submarine: Square, steps: int, water: int) -> int:
    here = 1 << submarine
    found = flood(here, beside, steps, water & ~g.finds, water & g.finds)  # U3b, U3d
    if g.finds & here and steps > 1 and beside(here) & water & ~g.finds:
        found |= here  # out and back
    return found & ~g.covered  # U3e, U3f


def sailings(g: Nautilus, seat: int, submarine: Square, steps: int) -> Iterator[Action]:
    if any(True for _ in berths(g, submarine)) and not g.finds >> submarine & 1:
        yield Moor(submarine)
    for to in bits(reach(g, seat, submarine, steps)):
        yield Sail(submarine, Square(to))


def refused_sailings(g: Nautilus, seat: int, submarine: Square, steps: int, moved: bool) -> Iterator[Blocked]:
    """The squares within reach on which the submarine may not stop, with the reason."""
    if moved:
        for to in bits(flood(1 << submarine, beside, steps, WHOLE) & ~g.covered):
            yield Blocked(Sail(submarine, Square(to)), "U3a", "has-sailed")
        return
    ends = reach(g, seat, submarine, steps)
    near = flood(1 << submarine, beside, steps, WHOLE) & ~ends
    closed = TRENCH | _reach(g, submarine, steps, ~0) if not (g.trench_open or g.all_types(seat)) else 0
    for to in bits(near):
        action = Sail(submarine, Square(to))
        if g.submarines >> to & 1:
            yield Blocked(action, "U3c", "submarine-there")
        elif g.covered >> to & 1:
            yield Blocked(action, "U3e", "city-there")
        elif closed >> to & 1:
            yield Blocked(action, "U4a", "trench-closed")
        else:
            yield Blocked(action, "U3d", "way-blocked")
    for to in bits(beside(near | ends) & ~near & ~ends & ~(1 << submarine)):
        yield Blocked(Sail(submarine, Square(to)), "U3b", "too-far-to-sail", {"steps": steps})


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
    match (yield Ask(seat, dockings(g, seat, at), "dock", refused_dockings(g, seat, at), {"at": at})):
        case Dock(number, aquanaut):
            for squares in (g.players[seat].submarines, g.players[seat].moved):
                squares[:] = [each for each in squares if each != at]  # U6c
            g.tell(Docked(SeatNumber(seat), ModuleNumber(number), aquanaut))
            if aquanaut:
                enter(g, seat, number)  # U6d, U6e
        case StayAtSea():
            pass


def dockings(g: Nautilus, seat: int, at: Square) -> Iterator[Action]:
    yield StayAtSea()
    for number in berths(g, at):
        yield Dock(ModuleNumber(number), False)
        if g.reserve(seat) and not (owes(g.city[number], seat) and g.players[seat].money < FEE):  # U6f, U6g
            yield Dock(ModuleNumber(number), True)


def refused_dockings(g: Nautilus, seat: int, at: Square) -> Iterator[Blocked]:
    for number in berths(g, at):
        action = Dock(ModuleNumber(number), True)
        if not g.reserve(seat):
            yield Blocked(action, "U6f", "no-aquanauts", {"reserve": 0})
        elif owes(g.city[number], seat) and g.players[seat].money < FEE:
            yield Blocked(action, "U6g", "no-fee")
