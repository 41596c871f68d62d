"""Actions (chapter 2): what a human and a revealed traitor can spend an action on, and doing it."""

from functools import partial

from fathom.games.unfathomable.actions import (
    AttackCharacter,
    AttackDeepOne,
    BreakOut,
    DefeatPassenger,
    Discard,
    Move,
    PickSpace,
    PlayCard,
    Repair,
    Reveal,
    Save,
    Trade,
    UseAbility,
    UseFeat,
    UseItem,
    UseMythos,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import OPEN, Space
from fathom.games.unfathomable.events import UsedItem, UsedSpace
from fathom.games.unfathomable.library import Limit, Moment, Weapon, damage_cards, items, rooms
from fathom.games.unfathomable.pieces import Item
from fathom.games.unfathomable.pieces.skills import VALUE, Card
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.abilities import OpenWindow, use
from fathom.games.unfathomable.steps.cards.hands import cards_to_discard, discard_from_hand
from fathom.games.unfathomable.steps.cards.items import Trading
from fathom.games.unfathomable.steps.cards.spells import LookIntoTome
from fathom.games.unfathomable.steps.choices import BAIL, TOME, choices, no_entry
from fathom.games.unfathomable.steps.fighting.attacks import attack, targets
from fathom.games.unfathomable.steps.fighting.damage import repair
from fathom.games.unfathomable.steps.fighting.defeat import move
from fathom.games.unfathomable.steps.fighting.passengers import DefeatPassengerAt, save
from fathom.games.unfathomable.steps.loyalty.traitors import reveal
from fathom.kernel import Action, Ask, Flow, Judged, SeatNumber, Step, cites
from fathom.kernel.cards.effects import resolve
from fathom.kernel.cards.moments import spend


@cites("2.2", "2.9")
class TakeAction(Step):
    """One action of a seat: in its own turn, or when an ability gives it one."""

    seat: int

    def run(self, g: Unfathomable) -> Flow:
        seat, player = self.seat, g.players[self.seat]
        action = yield Ask.judged(seat, partial(choices, g, seat), Prompt.ACTION, {"left": player.actions})
        player.actions -= 1
        yield from act(g, seat, action)


def give_actions(g: Unfathomable, seat: int, count: int) -> None:
    """A seat may take so many actions now, besides those it has left (2.1)."""
    g.players[seat].actions += count
    g.push(*(TakeAction(seat) for _ in range(count)))


def act(g: Unfathomable, seat: int, action: Action) -> Flow:
    """Do what an action was spent on."""
    space = g.players[seat].space
    match action:
        case Move(to):
            move(g, seat, to)
        case AttackDeepOne() | AttackCharacter():
            g.push(attack(g, seat, action))  # 6.1a
        case Save():
            save(g, space)
        case Trade():
            there = g.seats_at(space)
            first = there.index(seat)
            g.push(Trading(there[first:] + there[:first]))
        case UseSpace():
            g.tell(UsedSpace(SeatNumber(seat), space))
            use_room(g, seat, space)  # 2.8e
        case Repair():
            yield from pay_repair(g, seat)
        case UseTome():
            spend(g.uses, TOME, seat, Limit.TURN)
            g.push(LookIntoTome(seat))
        case Reveal(loyalty):
            reveal(g, seat, loyalty)
        case DefeatPassenger():
            g.push(DefeatPassengerAt(space, seat))
        case BreakOut():
            yield from break_out(g, seat)
        case UseItem(item) if (weapon := items()[item].weapon) is not None and any(targets(g, seat, weapon)):
            yield from attack_with(g, seat, item, weapon)
        case PlayCard() | UseItem() | UseAbility() | UseFeat() | UseMythos():
            use(g, seat, action, Moment.ACTION)  # 11.0


def use_room(g: Unfathomable, seat: int, space: Space) -> None:
    """Resolve the Action of a room, and then whatever others have for that moment."""
    g.rooms_used.append(space)
    room = rooms()[space]
    if room.opens is not None:
        g.push(OpenWindow([room.opens]))
    resolve(g, room.action, seat, space.value)


def pay_repair(g: Unfathomable, seat: int) -> Flow:
    """Discard what the Damage card demands; then the room is repaired."""
    room = g.players[seat].space
    card = damage_cards()[g.damaged[room]]
    paid = 0
    while paid < card.repair:
        args = {"left": card.repair - paid}
        match (
            yield Ask.judged(seat, partial(cards_to_discard, g, seat, card.skill, "25.6a"), Prompt.REPAIR_WITH, args)
        ):
            case Discard(each):
                discard_from_hand(g, seat, each)
                paid += VALUE[each]
    repair(g, seat, room)


def break_out(g: Unfathomable, seat: int) -> Flow:
    """A traitor pays with cards, all together, and leaves the Brig at once (2.10b, 2.10c)."""
    paid: list[Card] = []
    while (total := sum(VALUE[card] for card in paid)) < BAIL:
        hand = list(g.players[seat].hand)
        for card in paid:
            hand.remove(card)
        options = [Discard(card) for card in dict.fromkeys(hand) if card is not None]
        match (yield Ask(seat, options, Prompt.BREAK_OUT, args={"left": BAIL - total})):
            case Discard(card):
                paid.append(card)
    discard_from_hand(g, seat, *paid)
    match (yield Ask.judged(seat, places_to_go, Prompt.MOVE_TO)):
        case PickSpace(to):
            move(g, seat, to)


def places_to_go(include_refused: bool) -> Judged:
    yield from ((PickSpace(space), None) for space in OPEN)
    if include_refused:
        yield from ((PickSpace(move.to), refusal) for move, refusal in no_entry(revealed=True))


def attack_with(g: Unfathomable, seat: int, item: Item, weapon: Weapon) -> Flow:
    """An attack with a weapon: whom?"""
    g.tell(UsedItem(SeatNumber(seat), item))
    possible = list(targets(g, seat, weapon))
    target = possible[0]
    if len(possible) > 1:
        target = yield Ask(seat, possible, Prompt.ATTACK)
    g.push(attack(g, seat, target, weapon))
