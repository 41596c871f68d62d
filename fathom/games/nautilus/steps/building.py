"""Phase 1: buying a module, and building the held modules into the city."""

from functools import partial

from fathom.games.nautilus.actions import Build, Buy, BuyHabitation, BuyNothing, GiveBack, Keep, PlaceBase, TurnModule
from fathom.games.nautilus.board import DISCOVERY_SQUARES, WHOLE, Square
from fathom.games.nautilus.events import BasePlaced, Bought, Built, BuiltOver, GaveBack
from fathom.games.nautilus.notes import Note
from fathom.games.nautilus.pieces import (
    AFFORDABLE,
    BASE_CENTRES,
    CENTRES,
    COVERED_TOKENS,
    EXPLORATIONS,
    FEE_AT,
    FOOTPRINT,
    HABITATIONS,
    PLANS,
    TOO_CLOSE,
    Kind,
    Side,
    airlocks,
    turns,
)
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.state import GONE, IN_SEA, NOBODY, Held, Module, Nautilus, doors_of
from fathom.kernel import Action, Ask, Flow, Judged, Refusal, Result, SeatNumber, Step, cites
from fathom.kernel.maps.paths import bits
from fathom.kernel.names import certain

PRICE = 1  # of an exploration module (B2a), and of each aquanaut on a habitation (B2b)
HOLD_LIMIT = 4  # B3a
MOST_AQUANAUTS = {2: 3, 3: 3, 4: 4}  # B2d, B2e


@cites("S1d")
class Founding(Step):
    """Later games: the first player chooses where in the lagoon the base stands."""

    seat: int

    def run(self, g: Nautilus) -> Flow:
        match (yield Ask.judged(self.seat, base_sites, Prompt.BASE)):
            case PlaceBase(at):
                g.city.clear()
                g.add_module(Module(Kind.BASE, at, 0, NOBODY, [0] * len(g.players)))
                g.tell(BasePlaced(SeatNumber(self.seat), at))


def base_sites(include_refused: bool) -> Judged:
    for at in BASE_CENTRES:
        yield PlaceBase(at), None
    if include_refused:
        for number in bits(WHOLE & ~sum(1 << at for at in BASE_CENTRES)):
            yield PlaceBase(Square(number)), Refusal("S1d", "outside-lagoon")


# ------------------------------------------------------------------------------------------- buying


@cites("B1a", "B1b")
class Buying(Step):
    seat: int

    def run(self, g: Nautilus) -> Flow:
        seat = self.seat
        match (yield Ask.judged(seat, partial(purchases, g, seat), Prompt.BUY, note=note_on_purchase)):
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


def purchases(g: Nautilus, seat: int, include_refused: bool) -> Judged:
    yield BuyNothing(), None
    player = g.players[seat]
    full = Refusal("B3a", "hold-full", {"limit": HOLD_LIMIT}) if len(player.hold) >= HOLD_LIMIT else None
    if (full or player.money < PRICE) and not include_refused:
        return
    bought = g.bought()
    for kind in EXPLORATIONS:
        yield Buy(kind), full or _out_of_stock(bought, kind) or _too_dear(g, seat, PRICE)  # B2a
    limit, reserve = MOST_AQUANAUTS[len(g.players)], g.reserve(seat)
    for kind in HABITATIONS:
        sold_out = full or _out_of_stock(bought, kind)
        for aquanauts in range(limit + 2) if include_refused else range(1, limit + 1):  # B2c
            refusal = sold_out
            if aquanauts == 0:
                refusal = Refusal("B2c", "nobody-aboard")
            elif aquanauts > limit:
                refusal = Refusal("B2e" if len(g.players) == 4 else "B2d", "too-many-aquanauts", {"limit": limit})
            elif not refusal and aquanauts > reserve:
                refusal = Refusal("B2f", "no-aquanauts", {"reserve": reserve})
            refusal = refusal or _too_dear(g, seat, PRICE * aquanauts)  # B2b
            if refusal and not include_refused:
                break  # for more of them, too
            yield BuyHabitation(kind, aquanauts), refusal


def note_on_purchase(action: Action) -> Note | None:
    match action:
        case Buy():
            return Note(PRICE)
        case BuyHabitation(_, aquanauts):
            return Note(PRICE * aquanauts)
    return None


def _out_of_stock(bought: list[Kind], kind: Kind) -> Refusal | None:
    return None if bought.count(kind) < PLANS[kind].count else Refusal("B2g", "stack-empty")


def _too_dear(g: Nautilus, seat: int, cost: int, rule: str = "B2g") -> Refusal | None:
    money = g.players[seat].money
    return None if cost <= money else Refusal(rule, "no-money", {"cost": cost, "money": money})


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
        args = {"fee": self.paid, "built": self.built}
        match (yield Ask.judged(self.seat, partial(self.judge, g), Prompt.BUILD, args, self.note)):
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

    def judge(self, g: Nautilus, include_refused: bool) -> Judged:
        if self.bought and not self.built:
            yield Keep(), None
        else:
            yield GiveBack(), None
        if include_refused:
            yield from self.too_late(g)
        yield from self.sites(g, include_refused)

    def too_late(self, g: Nautilus) -> Judged:
        """What only another moment allows."""
        if self.built:
            yield Keep(), Refusal("B3c", "keep-after-building")
        elif not self.bought:
            yield Keep(), Refusal("B3f", "keep-without-buying")
        refusal = Refusal("B1b", "buy-after-building") if self.built else Refusal("B1a", "bought-already")
        for kind in EXPLORATIONS:
            yield Buy(kind), refusal
        for kind in HABITATIONS:
            for aquanauts in range(1, MOST_AQUANAUTS[len(g.players)] + 1):
                yield BuyHabitation(kind, aquanauts), refusal

    def doors(self, g: Nautilus) -> dict[Side, int]:
        """Where an airlock would open into the city, or, for a further module, into those built this turn."""
        return doors_of(g.city[-self.built :]) if self.built else g.doors  # B4i, B4j

    def sites(self, g: Nautilus, include_refused: bool) -> Judged:
        """Where the held modules can stand, and the sites near the city where they cannot."""
        crowded, near, sunk = 0, 0, 0
        for module in g.city:
            crowded |= TOO_CLOSE[module.at]
        for player in g.players:
            for submarine in player.submarines:
                sunk |= FOOTPRINT[submarine]
        if include_refused:
            for at in bits(crowded):
                near |= FOOTPRINT[at]
        free = self.payable(g) & ~crowded & ~sunk  # B4c, B4d, B6d, B7a
        doors = self.doors(g)
        for held in dict.fromkeys(g.players[self.seat].hold):
            joined = opening(held.kind, doors)  # B4g
            fits = free & joined
            passages = opening(held.kind, g.doors) if include_refused else joined
            for at in bits(fits | near):
                refusal = None
                if not fits >> at & 1:
                    refusal = self.against(g, at, crowded, sunk, passages, joined)
                yield Build(held.kind, Square(at), held.aquanauts), refusal

    def against(self, g: Nautilus, at: int, crowded: int, sunk: int, passages: int, joined: int) -> Refusal | None:
        """The first reason against a site where a module cannot stand."""
        if not CENTRES >> at & 1:
            return Refusal("B4d", "off-board")
        if crowded >> at & 1:
            return Refusal("B4c", "overlap")
        if sunk >> at & 1:
            return Refusal("B7a", "submarine-below")
        if not passages >> at & 1:
            return Refusal("B4g", "no-passage")
        if not joined >> at & 1:
            return Refusal("B4j", "not-joined")
        return _too_dear(g, self.seat, self.fee(at), "B6d")

    def note(self, action: Action) -> Note | None:
        match action:
            case Build(_, at, _):
                return Note(self.fee(at))
        return None

    def fee(self, at: int) -> int:
        """What building on a site still costs, after what was paid this turn."""
        return max(FEE_AT[at] - self.paid, 0)  # B6b, B6c

    def payable(self, g: Nautilus) -> int:
        """The centres whose fee the seat can pay."""
        return AFFORDABLE[min(self.paid + g.players[self.seat].money, len(AFFORDABLE) - 1)]

    def turns_at(self, g: Nautilus, kind: Kind, at: int) -> list[int]:
        """The quarter turns that give a module there a passage."""
        doors = self.doors(g)
        return [turn for turn in turns(kind) if any(doors[side] >> at & 1 for side in airlocks(kind, turn))]  # B4g

    def choose_turn(self, g: Nautilus, held: Held, at: Square) -> Result[int]:
        possible = self.turns_at(g, held.kind, at)
        if len(possible) == 1:
            return possible[0]

        def judge(include_refused: bool) -> Judged:
            for turn in turns(held.kind) if include_refused else possible:
                yield TurnModule(turn), None if turn in possible else Refusal("B4g", "no-passage")

        match (yield Ask.judged(self.seat, judge, Prompt.TURN, {"kind": held.kind, "at": at})):
            case TurnModule(turn):
                return turn
        raise AssertionError

    def build(self, g: Nautilus, held: Held, at: Square, turn: int) -> None:
        player = g.players[self.seat]
        fee = self.fee(at)
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
                find = certain(g.tokens[token])
                g.tell(BuiltOver(SeatNumber(self.seat), find, DISCOVERY_SQUARES[token]))


def opening(kind: Kind, doors: dict[Side, int]) -> int:
    """The centres where some turn of a kind would open into one of these doors."""
    found = 0
    for turn in turns(kind):
        for side in airlocks(kind, turn):
            found |= doors[side]
    return found
