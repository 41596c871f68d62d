"""Phase 1: buying a module, and building the held modules into the city."""

from collections.abc import Iterator

from fathom.games.nautilus.actions import Build, Buy, BuyHabitation, BuyNothing, GiveBack, Keep, PlaceBase, TurnModule
from fathom.games.nautilus.board import DISCOVERY_SQUARES, Square
from fathom.games.nautilus.events import BasePlaced, Bought, Built, BuiltOver, GaveBack
from fathom.games.nautilus.modules import (
    AFFORDABLE,
    BASE_CENTRES,
    CENTRES,
    COVERED_TOKENS,
    EXPLORATIONS,
    FEE_AT,
    FOOTPRINT,
    HABITATIONS,
    TOO_CLOSE,
    Kind,
    Side,
    airlocks,
    turns,
)
from fathom.games.nautilus.state import GONE, IN_SEA, NOBODY, Held, Module, Nautilus, doors_of
from fathom.kernel import Action, Ask, Blocked, Flow, Result, SeatNumber, Step, cites
from fathom.kernel.paths import bits

PRICE = 1  # of an exploration module (B2a), and of each aquanaut on a habitation (B2b)
HOLD_LIMIT = 4  # B3a
MOST_AQUANAUTS = {2: 3, 3: 3, 4: 4}  # B2d, B2e


@cites("S1d")
class Founding(Step):
    """Later games: the first player chooses where in the lagoon the base stands."""

    seat: int

    def run(self, g: Nautilus) -> Flow:
        match (yield Ask(self.seat, [PlaceBase(at) for at in BASE_CENTRES], "base")):
            case PlaceBase(at):
                g.city.clear()
                g.add_module(Module(Kind.BASE, at, 0, NOBODY, [0] * len(g.players)))
                g.tell(BasePlaced(SeatNumber(self.seat), at))


# ------------------------------------------------------------------------------------------- buying


@cites("B1a", "B1b")
class Buying(Step):
    seat: int

    def run(self, g: Nautilus) -> Flow:
        seat = self.seat
        match (yield Ask(seat, purchases(g, seat), "buy", refused_purchases(g, seat))):
            case Buy(kind):
                buy(g, seat, Held(kind), PRICE)  # B2a
            case BuyHabitation(kind, aquanauts):
                buy(g, seat, Held(kind, aquanauts), PRICE * aquanauts)  # B2b
            case BuyNothing():
                if g.players[seat].hold:
                    g.push(Building(seat, bought=False))
                return
        g.push(Building(seat, bought=True))


def buy(g: Nautilus, seat: int, held: Held, cost: int) -> None:
    player = g.players[seat]
    player.money -= cost
    player.hold.append(held)  # B2h
    g.busy = True
    g.tell(Bought(SeatNumber(seat), held.kind, held.aquanauts, cost))


def purchases(g: Nautilus, seat: int) -> Iterator[Action]:
    player = g.players[seat]
    yield BuyNothing()
    if len(player.hold) >= HOLD_LIMIT or player.money < PRICE:  # B3a, B2g
        return
    for kind in EXPLORATIONS:
        if g.stack(kind):  # B2g
            yield Buy(kind)
    most = min(MOST_AQUANAUTS[len(g.players)], g.reserve(seat), player.money // PRICE)  # B2d, B2e, B2f, B2g
    for kind in HABITATIONS:
        if g.stack(kind):
            for aquanauts in range(1, most + 1):  # B2c
                yield BuyHabitation(kind, aquanauts)


def refused_purchases(g: Nautilus, seat: int) -> Iterator[Blocked]:
    player = g.players[seat]
    limit = MOST_AQUANAUTS[len(g.players)]
    goods: list[tuple[Kind, Buy | BuyHabitation]] = [(kind, Buy(kind)) for kind in EXPLORATIONS]
    goods += [(kind, BuyHabitation(kind, count)) for kind in HABITATIONS for count in range(limit + 2)]
    for kind, action in goods:
        aquanauts = action.aquanauts if isinstance(action, BuyHabitation) else None
        cost = PRICE if aquanauts is None else PRICE * aquanauts
        if aquanauts == 0:
            yield Blocked(action, "B2c", "nobody-aboard")
        elif aquanauts is not None and aquanauts > limit:
            yield Blocked(action, "B2e" if len(g.players) == 4 else "B2d", "too-many-aquanauts", {"limit": limit})
        elif len(player.hold) >= HOLD_LIMIT:
            yield Blocked(action, "B3a", "hold-full", {"limit": HOLD_LIMIT})
        elif not g.stack(kind):
            yield Blocked(action, "B2g", "stack-empty")
        elif aquanauts is not None and aquanauts > g.reserve(seat):
            yield Blocked(action, "B2f", "no-aquanauts", {"reserve": g.reserve(seat)})
        elif cost > player.money:
            yield Blocked(action, "B2g", "no-money", {"cost": cost, "money": player.money})


# ----------------------------------------------------------------------------------------- building


@cites("B3b", "B3c", "B3f")
class Building(Step):
    """The seat builds the held modules one by one, or keeps them. `built` counts the modules of this turn."""

    seat: int
    bought: bool
    built: int = 0
    paid: int = 0

    def run(self, g: Nautilus) -> Flow:
        hold = g.players[self.seat].hold
        ask = Ask(self.seat, self.options(g), "build", self.refused(g), {"fee": self.paid, "built": self.built})
        match (yield ask):
            case Build(kind, at, aquanauts):
                held = Held(kind, aquanauts)
                turn = yield from self.choose_turn(g, held, at)
                hold.remove(held)
                self.build(g, held, at, turn)
                if hold:
                    g.push(self)
            case GiveBack():  # B3c, B3f
                for held in hold:
                    g.tell(GaveBack(SeatNumber(self.seat), held.kind, held.aquanauts))
                hold.clear()  # B3d, B3e

    def options(self, g: Nautilus) -> Iterator[Action]:
        yield Keep() if self.bought and not self.built else GiveBack()
        sites = self.sites(g)
        doors = self.doors(g)
        for held in dict.fromkeys(g.players[self.seat].hold):
            reach = 0
            for turn in turns(held.kind):
                for side in airlocks(held.kind, turn):
                    reach |= doors[side]
            for at in bits(reach & sites):
                yield Build(held.kind, Square(at), held.aquanauts)

    def doors(self, g: Nautilus) -> dict[Side, int]:
        """Where an airlock would open into the city, or, for a further module, into those built this turn."""
        return doors_of(g.city[-self.built :]) if self.built else g.doors  # B4i, B4j

    def sites(self, g: Nautilus) -> int:
        """The centres where a module fits and can be paid for."""
        money = g.players[self.seat].money
        free = AFFORDABLE[min(self.paid + money, 4)]  # B4d, B6d
        for module in g.city:
            free &= ~TOO_CLOSE[module.at]  # B4c
        for player in g.players:
            for at in player.submarines:
                free &= ~FOOTPRINT[at]  # B7a
        return free

    def turns_at(self, g: Nautilus, kind: Kind, at: int) -> list[int]:
        """The quarter turns that give a module there a passage."""
        doors = self.doors(g)
        return [turn for turn in turns(kind) if any(doors[side] >> at & 1 for side in airlocks(kind, turn))]  # B4g

    def choose_turn(self, g: Nautilus, held: Held, at: Square) -> Result[int]:
        possible = self.turns_at(g, held.kind, at)
        if len(possible) == 1:
            return possible[0]
        options: list[Action] = [TurnModule(turn) for turn in possible]
        match (yield Ask(self.seat, options, "turn", args={"kind": held.kind, "at": at})):
            case TurnModule(turn):
                return turn
        raise AssertionError

    def build(self, g: Nautilus, held: Held, at: Square, turn: int) -> None:
        player = g.players[self.seat]
        fee = max(FEE_AT[at] - self.paid, 0)  # B6b, B6c
        player.money -= fee
        self.paid += fee
        self.built += 1
        g.busy = True
        crew = [0] * len(g.players)
        crew[self.seat] = held.aquanauts  # B5c
        builder = self.seat if held.kind in EXPLORATIONS else NOBODY  # B5a, B5b
        g.add_module(Module(held.kind, at, turn, builder, crew))
        g.tell(Built(SeatNumber(self.seat), held.kind, at, turn, fee))
        for token in COVERED_TOKENS[at]:
            if g.holders[token] == IN_SEA:
                g.take_token(token, GONE)  # B7b, B7c
                find = g.tokens[token]
                assert find is not None
                g.tell(BuiltOver(SeatNumber(self.seat), find, DISCOVERY_SQUARES[token]))

    def refused(self, g: Nautilus) -> Iterator[Blocked]:
        if self.built:
            yield Blocked(Keep(), "B3c", "keep-after-building")
        elif not self.bought:
            yield Blocked(Keep(), "B3f", "keep-without-buying")
        most = MOST_AQUANAUTS[len(g.players)]
        goods: list[Action] = [Buy(kind) for kind in EXPLORATIONS]
        goods += [BuyHabitation(kind, count) for kind in HABITATIONS for count in range(1, most + 1)]
        for action in goods:
            if self.built:
                yield Blocked(action, "B1b", "buy-after-building")
            else:
                yield Blocked(action, "B1a", "bought-already")
        yield from self.refused_sites(g)

    def refused_sites(self, g: Nautilus) -> Iterator[Blocked]:
        """Sites near the city where a held module cannot stand, with the first reason against each."""
        money = g.players[self.seat].money
        near, crowded = 0, 0
        for module in g.city:
            crowded |= TOO_CLOSE[module.at]
            for square in bits(TOO_CLOSE[module.at]):
                near |= FOOTPRINT[square]
        sunk = 0
        for player in g.players:
            for submarine in player.submarines:
                sunk |= FOOTPRINT[submarine]
        anywhere, ours = g.doors, self.doors(g)
        for held in dict.fromkeys(g.players[self.seat].hold):
            sides = {side for turn in turns(held.kind) for side in airlocks(held.kind, turn)}
            for at in bits(near):
                action = Build(held.kind, Square(at), held.aquanauts)
                if not CENTRES >> at & 1:
                    yield Blocked(action, "B4d", "off-board")
                elif crowded >> at & 1:
                    yield Blocked(action, "B4c", "overlap")
                elif sunk >> at & 1:
                    yield Blocked(action, "B7a", "submarine-below")
                elif not any(anywhere[side] >> at & 1 for side in sides):
                    yield Blocked(action, "B4g", "no-passage")
                elif not any(ours[side] >> at & 1 for side in sides):
                    yield Blocked(action, "B4j", "not-joined")
                elif FEE_AT[at] - self.paid > money:
                    yield Blocked(action, "B6d", "no-money", {"cost": FEE_AT[at] - self.paid, "money": money})
