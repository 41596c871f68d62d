"""Actions (chapter 2): what a human and a revealed traitor can spend an action on, and doing it."""

from collections.abc import Iterator

from fathom.games.unfathomable.actions import (
    AttackCharacter,
    AttackDeepOne,
    BreakOut,
    DefeatPassenger,
    Discard,
    Move,
    Pass,
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
from fathom.games.unfathomable.library import Window, damage_cards, items, rooms
from fathom.games.unfathomable.pieces import Item, Loyalty
from fathom.games.unfathomable.skills import SKILL, VALUE, Card
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.abilities import usable, use
from fathom.games.unfathomable.steps.attacks import attack, targets
from fathom.games.unfathomable.steps.damage import repair
from fathom.games.unfathomable.steps.defeat import move
from fathom.games.unfathomable.steps.hands import cards_of, discard_from_hand
from fathom.games.unfathomable.steps.item_cards import Trading
from fathom.games.unfathomable.steps.passengers import DefeatPassengerAt, save
from fathom.games.unfathomable.steps.spells import LookIntoTome, can_cast
from fathom.games.unfathomable.steps.traitors import reveal
from fathom.kernel import Action, Ask, Blocked, Flow, SeatNumber, Step, cites
from fathom.kernel.effects import Context, resolve

BAIL = 12  # 2.10b
MOVES = tuple(Move(space) for space in OPEN)
TOME = "tome"


@cites("2.2", "2.9")
class TakeAction(Step):
    """One action of a seat: in its own turn, or when an ability gives it one."""

    seat: int

    def run(self, g: Unfathomable) -> Flow:
        seat = self.seat
        left = 1 + sum(isinstance(step, TakeAction) and step.seat == seat for step in g.agenda)
        action = yield Ask(seat, actions(g, seat), "action", refused(g, seat), {"left": left})
        yield from act(g, seat, action)


def actions(g: Unfathomable, seat: int) -> Iterator[Action]:
    yield Pass()
    player = g.players[seat]
    if player.revealed:
        yield from traitor_actions(g, seat)
    else:
        yield from human_actions(g, seat)
    yield from targets(g, seat)
    yield from weapons(g, seat)
    yield from usable(g, seat, Window.ACTION)  # 2.7a, 2.13a


def human_actions(g: Unfathomable, seat: int) -> Iterator[Action]:
    player = g.players[seat]
    space = player.space
    if space != Space.BRIG:  # 2.3b
        yield from (each for each in MOVES if each.to != space)
    if g.passengers_at(space):
        yield Save()
    if len(g.seats_at(space)) > 1 and any(g.item_count(other) for other in g.seats_at(space)):
        yield Trade()
    if space_free(g, space):
        if space in g.damaged:
            if can_repair(g, seat):
                yield Repair()
        elif can_use_space(g, seat):
            yield UseSpace()
    if seat == g.keeper and TOME not in player.used and can_cast(g):
        yield UseTome()
    yield from (Reveal(each) for each in (Loyalty.HYBRID, Loyalty.CULTIST) if each in player.loyalty)  # 48.0


def traitor_actions(g: Unfathomable, seat: int) -> Iterator[Action]:
    player = g.players[seat]
    if player.space == Space.BRIG:
        if can_break_out(g, seat):
            yield BreakOut()
    else:
        yield from (each for each in MOVES if each.to != player.space)
    if g.passengers_at(player.space) and not g.humans_at(player.space):  # 2.12
        yield DefeatPassenger()


def can_break_out(g: Unfathomable, seat: int) -> bool:
    return sum(VALUE[card] for card in g.players[seat].hand if card is not None) >= BAIL  # 2.10b


def weapons(g: Unfathomable, seat: int) -> Iterator[UseItem]:
    """Attacks with weapons (not in the Brig, 9.6a)."""
    player = g.players[seat]
    if player.space != Space.BRIG:
        for item in player.items:
            weapon = items()[item].weapon
            if weapon is not None and any(targets(g, seat, weapon)):
                yield UseItem(item)


def space_free(g: Unfathomable, space: Space) -> bool:
    """No enemy keeps humans from using the space; in the Brig none can (2.8b, 2.8c)."""
    return space == Space.BRIG or not g.enemies_of_humans_at(space)


def can_use_space(g: Unfathomable, seat: int) -> bool:
    space = g.players[seat].space
    if space not in rooms() or space in g.rooms_used:  # 2.8f
        return False
    return rooms()[space].action.can(g, Context(seat, space.value))


def can_repair(g: Unfathomable, seat: int) -> bool:
    card = damage_cards()[g.damaged[g.players[seat].space]]
    hand = [each for each in g.players[seat].hand if each is not None]
    return sum(VALUE[each] for each in hand if card.skill in (None, SKILL[each])) >= card.repair


def refused(g: Unfathomable, seat: int) -> Iterator[Blocked]:
    """What a player might expect to do, and why not."""
    player = g.players[seat]
    space = player.space
    if space == Space.BRIG and not player.revealed:
        yield from (Blocked(each, "2.3b", "in-brig") for each in MOVES)
    yield from (Blocked(Move(each), "2.10e", "no-entry") for each in (Space.SICKBAY, Space.BRIG) if each != space)
    if player.revealed:
        if space == Space.BRIG:
            yield from (Blocked(each, "2.10b", "too-little", {"needed": BAIL}) for each in MOVES)
            if not can_break_out(g, seat):
                yield Blocked(BreakOut(), "2.10b", "too-little", {"needed": BAIL})
        if space in rooms():
            yield Blocked(UseSpace(), "2.13c", "traitor-space")
        if g.passengers_at(space) and g.humans_at(space):
            yield Blocked(DefeatPassenger(), "2.12", "protected")
        return
    if space in g.damaged:
        yield Blocked(UseSpace(), "25.4b", "damaged")
        if not space_free(g, space):
            yield Blocked(Repair(), "45.3", "enemy-here")
        elif not can_repair(g, seat):
            yield Blocked(Repair(), "25.6a", "repair-cost", {"needed": damage_cards()[g.damaged[space]].repair})
    elif space in rooms():
        if not space_free(g, space):
            yield Blocked(UseSpace(), "2.8b", "enemy-here")
        elif space in g.rooms_used:
            yield Blocked(UseSpace(), "2.8f", "used-this-turn")
        elif not can_use_space(g, seat):
            yield Blocked(UseSpace(), "2.8a", "cannot-use")
    if seat == g.keeper and TOME in player.used:
        yield Blocked(UseTome(), "10.10a", "used-this-turn")
    elif seat == g.keeper and not can_cast(g):
        yield Blocked(UseTome(), "51.13c", "no-spells")


def act(g: Unfathomable, seat: int, action: Action) -> Flow:
    """Do what an action was spent on."""
    space = g.players[seat].space
    match action:
        case Move(to):
            move(g, seat, to)
        case AttackDeepOne() | AttackCharacter():
            g.push(attack(g, seat, action))
        case Save():
            save(g, space)
        case Trade():
            there = g.seats_at(space)
            first = there.index(seat)
            g.push(Trading(there[first:] + there[:first]))
        case UseSpace():
            g.rooms_used.append(space)
            g.tell(UsedSpace(SeatNumber(seat), space))
            resolve(g, rooms()[space].action, seat, space.value)
        case Repair():
            yield from pay_repair(g, seat)
        case UseTome():
            g.players[seat].used.append(TOME)
            g.push(LookIntoTome(seat))
        case Reveal(loyalty):
            reveal(g, seat, loyalty)
        case DefeatPassenger():
            g.push(DefeatPassengerAt(space, seat))
        case BreakOut():
            yield from break_out(g, seat)
        case UseItem(item) if (weapon := items()[item].weapon) is not None and any(targets(g, seat, weapon)):
            yield from attack_with(g, seat, item)
        case PlayCard() | UseItem() | UseAbility() | UseFeat() | UseMythos():
            use(g, seat, action, Window.ACTION)


def pay_repair(g: Unfathomable, seat: int) -> Flow:
    """Discard what the Damage card demands; then the room is repaired."""
    room = g.players[seat].space
    card = damage_cards()[g.damaged[room]]
    paid = 0
    while paid < card.repair:
        options = [Discard(each) for each in cards_of(g, seat, card.skill)]
        match (yield Ask(seat, options, "repair-with", args={"left": card.repair - paid})):
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
        match (yield Ask(seat, options, "break-out", args={"left": BAIL - total})):
            case Discard(card):
                paid.append(card)
    discard_from_hand(g, seat, *paid)
    match (yield Ask(seat, [PickSpace(space) for space in OPEN], "move-to")):
        case PickSpace(to):
            move(g, seat, to)


def attack_with(g: Unfathomable, seat: int, item: Item) -> Flow:
    """An attack with a weapon: whom?"""
    weapon = items()[item].weapon
    assert weapon is not None
    g.tell(UsedItem(SeatNumber(seat), item))
    possible = list(targets(g, seat, weapon))
    target = possible[0]
    if len(possible) > 1:
        target = yield Ask(seat, possible, "attack")
    g.push(attack(g, seat, target, weapon))
