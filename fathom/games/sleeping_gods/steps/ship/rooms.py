"""The ship action: the pawn goes to a room, whose effects are applied in any order (SHIP)."""

from collections.abc import Iterator
from functools import partial

from fathom.games.sleeping_gods.actions import (
    ClearBoard,
    ClearCard,
    ClearOrders,
    Done,
    PackUp,
    Search,
    SwapForRest,
    TakeAll,
    TakeCards,
    TakeOrders,
    TakeReward,
    TreatWound,
    UseRoom,
)
from fathom.games.sleeping_gods.events import OrdersCleared, OrdersGained, RewardTaken, RoomUsed, TokenFound
from fathom.games.sleeping_gods.library import finds
from fathom.games.sleeping_gods.pieces import ROOMS, Moment, Number, Place
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.hands import CutHand, draw_cards, toss
from fathom.games.sleeping_gods.steps.health import Unwind, heal
from fathom.games.sleeping_gods.steps.packing import pack_up
from fathom.games.sleeping_gods.steps.using.abilities import someone_can_spend_orders
from fathom.games.sleeping_gods.steps.using.leading import led
from fathom.games.sleeping_gods.steps.using.triggers import everybody
from fathom.kernel import Action, Ask, Flow, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Context, Resolve, place_of

ROOM_ORDERS = {  # SHIP7: by the number of players
    Place.BRIDGE: (2, 3, 3, 4),
    Place.GALLEY: (2, 3, 3, 3),
    Place.QUARTERS: (3, 4, 4, 5),
    Place.SICK_BAY: (3, 3, 4, 5),
    Place.DECK: (3, 4, 5, 5),
}
ROOM_CARDS = {Place.BRIDGE: (1, 1), Place.QUARTERS: (1, 1), Place.SICK_BAY: (1, 1), Place.GALLEY: (1, 2)}  # by side
CLEARED = (2, 3)  # SHIP12, by side
TOKENS = 3  # SHIP11b


def side(g: Voyage) -> int:
    """The side of the ship board: 0 for one or two players, 1 for three or four (SET3a, CAM12)."""
    return int(g.seats > 2)


def usable_rooms(g: Voyage) -> list[Place]:
    """Rooms other than the last one that are not full of damage (SHIP2, GEN8e)."""
    return [room for room in ROOMS if room is not g.pawn and not g.full(room)]


def moves(g: Voyage, packing: bool, include_refused: bool) -> Judged:
    """Where the pawn may go: if no room can be used, to any other one all the same (SHIP6)."""
    usable = usable_rooms(g)
    for room in ROOMS:
        if room is g.pawn:
            yield UseRoom(room), Refusal("SHIP2", "same-room")
        else:
            yield UseRoom(room), Refusal("GEN8e", "room-damaged") if usable and g.full(room) else None
    yield UseRoom(Place.HULL), Refusal("SHIP3", "no-room-there")
    if packing:
        yield PackUp(), None


@cites("SHIP1", "SHIP2", "SHIP6", "CAM1", "CAM8")
class ShipAction(Step):
    """The active player moves the pawn; before anything is done the session may be packed up instead."""

    fresh: bool = True

    def run(self, g: Voyage) -> Flow:
        rooms = usable_rooms(g)
        prompt = Prompt.ROOM if rooms else Prompt.NO_ROOM
        match (yield led(g, self, g.active, partial(moves, g, g.packing and self.fresh), prompt)):
            case UseRoom(room):
                g.pawn = room
                g.tell(RoomUsed(SeatNumber(g.active), room, bool(rooms)))
                if rooms:
                    g.push(RoomEffects(room, [kind.__name__ for kind in EFFECTS[room]]))
            case PackUp():
                pack_up(g)


EFFECTS: dict[Place, tuple[type[Action], ...]] = {
    Place.BRIDGE: (ClearOrders, TakeOrders, TakeCards),
    Place.GALLEY: (TakeOrders, TakeCards, SwapForRest),
    Place.DECK: (TakeOrders, Search),
    Place.QUARTERS: (ClearOrders, TakeOrders, TakeCards),
    Place.SICK_BAY: (TakeOrders, TakeCards, TreatWound),
}
ALONE = ("ClearOrders", "TakeOrders", "TakeCards")  # what asks nothing


@cites("SHIP4", "SHIP7a", "SHIP7b", "SHIP8", "SHIP9", "SHIP10a", "SHIP10c", "SHIP11a", "SHIP12", "SHIP13")
class RoomEffects(Step):
    """What is left of a room's effects, in the order that the active player likes; then orders may still be spent
    before the event (CMD1)."""

    room: Place
    left: list[str]

    def run(self, g: Voyage) -> Flow:
        options = list(self.options(g))
        if not options and not someone_can_spend_orders(g):
            everybody(g, Moment.ROOM)
            return
        must = [each for each in self.left if each in ALONE]
        if len(must) > 1:
            options.append(TakeAll())
        if not must:
            options.append(Done())
        answer = yield led(g, self, g.active, options, Prompt.ROOM_EFFECT, {"room": self.room})
        if isinstance(answer, Done):
            everybody(g, Moment.ROOM)
            return
        done = must if isinstance(answer, TakeAll) else [type(answer).__name__]
        g.push(RoomEffects(self.room, [each for each in self.left if each not in done]))
        if isinstance(answer, TakeAll):
            g.push(*(ApplyEffect(self.room, each) for each in must))
        else:
            apply(g, self.room, answer)

    def options(self, g: Voyage) -> Iterator[Action]:
        for kind in self.left:
            match kind:
                case "TakeOrders":
                    yield TakeOrders()
                case "TakeCards":
                    yield TakeCards()
                case "ClearOrders":
                    yield ClearOrders()
                case "Search":
                    yield Search()
                case "SwapForRest" if any(member.fatigue for member in g.crew):
                    yield from (SwapForRest(card) for card in g.players[g.active].hand if card is not None)
                case "TreatWound":
                    yield from (TreatWound(member.crew) for member in g.crew if member.wounds)


@cites("SHIP4")
class ApplyEffect(Step):
    """One of the effects that are applied together."""

    room: Place
    kind: str

    def run(self, g: Voyage) -> None:
        action = {"TakeOrders": TakeOrders(), "TakeCards": TakeCards(), "ClearOrders": ClearOrders()}[self.kind]
        apply(g, self.room, action)


def apply(g: Voyage, room: Place, action: Action) -> None:
    seat = g.active
    match action:
        case TakeOrders():
            gained = g.gain_orders(seat, ROOM_ORDERS[room][g.seats - 1])
            if gained:
                g.tell(OrdersGained(SeatNumber(seat), gained))
        case TakeCards():
            draw_cards(g, seat, ROOM_CARDS[room][side(g)])
            g.push(CutHand(seat))
        case ClearOrders() if room is Place.BRIDGE:
            clear_all_orders(g)
        case ClearOrders():
            g.push(Clearing(CLEARED[side(g)]))
        case SwapForRest(card):
            toss(g, seat, card)
            g.push(Unwind(seat, 1, [member.crew for member in g.crew]))
        case TreatWound(crew):
            heal(g, g.member(crew), 1)
        case Search():
            g.push(Searching())


def clear_all_orders(g: Voyage) -> None:
    """All orders on boards and cards, of every player, go to the supply (SHIP9)."""
    count = sum(member.orders for member in g.crew) + sum(owned.orders for owned in g.cards)
    for member in g.crew:
        member.orders = 0
    for owned in g.cards:
        owned.orders = 0
    g.tell(OrdersCleared(count))


@cites("SHIP12")
class Clearing(Step):
    """So many orders go from boards and cards to the supply, those that the active player picks."""

    count: int

    def run(self, g: Voyage) -> Flow:
        placed: list[Action] = [ClearBoard(member.crew) for member in g.crew if member.orders]
        placed += [ClearCard(owned.card) for owned in g.cards if owned.orders]
        if not placed or not self.count:
            return
        answer = placed[0]
        if len(placed) > 1:
            answer = yield Ask(g.active, placed, Prompt.CLEAR, args={"left": self.count}, batch=True)
        match answer:
            case ClearBoard(crew):
                g.member(crew).orders -= 1
            case ClearCard(card):
                g.having(card).orders -= 1
        g.tell(OrdersCleared(1))
        g.push(Clearing(self.count - 1))


# ---------------------------------------------------------------------------------------- the search


@cites("SHIP11b", "SHIP11c", "SHIP11e")
class Searching(Step):
    """A token is turned over; its harm comes at once, then the player decides whether to go on."""

    def run(self, g: Voyage) -> None:
        find = g.finds.draw(g.chance)
        g.found.append(find)
        g.show()
        g.tell(TokenFound(SeatNumber(g.active), find))
        g.push(SearchOn())
        harm = finds()[find].harm
        if harm is not None:
            g.push(Resolve(place_of(harm), Context(g.active, find, names={"searching": 1})))


@cites("SHIP11b", "SHIP11d")
class SearchOn(Step):
    """Go on, or take the reward of one of the tokens and stop."""

    rewards: int = 0

    def run(self, g: Voyage) -> Flow:
        most = TOKENS + g.everywhere(Number.TOKENS)
        options: list[Action] = [TakeReward(find) for find in g.found]
        if not self.rewards and len(g.found) < most and len(g.finds) + len(g.finds.discard):
            options.append(Search())
        match (yield led(g, self, g.active, [*options, Done()], Prompt.SEARCH)):
            case Search():
                g.push(Searching())
            case TakeReward(find):
                g.found.remove(find)
                g.finds.toss(find)
                g.tell(RewardTaken(SeatNumber(g.active), find))
                more = self.rewards < g.everywhere(Number.REWARDS) and g.found
                g.push(SearchOn(self.rewards + 1) if more else EndSearch())
                reward = finds()[find].reward
                g.push(Resolve(place_of(reward), Context(g.active, find)))
            case Done():
                g.push(EndSearch())


@cites("SHIP11e", "ADV12")
class EndSearch(Step):
    """The other tokens are discarded; cards that listen for a search have their say, once, reward or not."""

    def run(self, g: Voyage) -> None:
        put_back(g)
        everybody(g, Moment.SEARCHED)


def put_back(g: Voyage) -> None:
    for find in g.found:
        g.finds.toss(find)
    g.found.clear()


__all__ = ["RoomEffects", "ShipAction", "clear_all_orders", "side", "usable_rooms"]
