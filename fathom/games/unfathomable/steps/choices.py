"""What an action can be spent on (chapter 2), and what speaks against the rest."""

from collections.abc import Iterator

from fathom.games.unfathomable.actions import (
    BreakOut,
    DefeatPassenger,
    Move,
    Repair,
    Reveal,
    Save,
    Trade,
    UseItem,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import OPEN, WATER, Space
from fathom.games.unfathomable.library import Limit, Moment, damage_cards, items, rooms
from fathom.games.unfathomable.pieces import Loyalty
from fathom.games.unfathomable.pieces.skills import SKILL, VALUE
from fathom.games.unfathomable.state import Unfathomable
from fathom.games.unfathomable.steps.cards.abilities import NO_ITEMS, PASSING, usable
from fathom.games.unfathomable.steps.cards.spells import can_cast
from fathom.games.unfathomable.steps.fighting.attacks import attacks, targets
from fathom.kernel import Judged, Refusal
from fathom.kernel.cards.effects import Context
from fathom.kernel.cards.moments import spent

BAIL = 12  # 2.10b
MOVES = tuple(Move(space) for space in OPEN)
MOVES_FROM = {space: tuple((each, None) for each in MOVES if each.to != space) for space in Space}
SAVE, TRADE, REPAIR, USE_SPACE, USE_TOME = Save(), Trade(), Repair(), UseSpace(), UseTome()
TREACHEROUS = (Loyalty.HYBRID, Loyalty.CULTIST)
REVEAL = {loyalty: Reveal(loyalty) for loyalty in TREACHEROUS}
TOME = "tome"
IN_BRIG = Refusal("2.3b", "in-brig")
NOBODY_TO_SAVE = Refusal("2.5", "no-passenger")
NO_SUCH_LOYALTY = Refusal("48.0", "not-your-loyalty")
NOBODY_HERE = Refusal("2.6a", "nobody-here")
NO_TRADE = Refusal("2.6a", "no-items")
NOT_KEEPER = Refusal("51.13a", "not-keeper")
NO_SPACE_ACTION = Refusal("2.8a", "no-space-action")


def choices(g: Unfathomable, seat: int, include_refused: bool) -> Judged:
    """Everything that a seat may spend an action on; with `include_refused` also what it may not."""
    own = traitor_actions if g.players[seat].revealed else human_actions  # 2.0b
    return [
        PASSING,
        *own(g, seat, include_refused),
        *attacks(g, seat, include_refused),
        *weapons(g, seat),
        *usable(g, seat, (Moment.ACTION,), include_refused),  # 2.7a, 2.13a
    ]


def human_actions(g: Unfathomable, seat: int, include_refused: bool) -> Judged:
    player = g.players[seat]
    yield from moves(g, seat, IN_BRIG if player.space == Space.BRIG else None, include_refused)  # 9.4a
    yield SAVE, None if g.passengers_at(player.space) else NOBODY_TO_SAVE
    yield TRADE, against_trade(g, player.space)
    if player.space in g.damaged:
        yield REPAIR, against_repair(g, seat)
    else:
        yield USE_SPACE, against_space(g, seat)
    yield USE_TOME, against_tome(g, seat)
    for each, reveal in REVEAL.items():
        yield reveal, None if each in player.loyalty else NO_SUCH_LOYALTY  # 48.1b
    if include_refused:
        if player.space in g.damaged:
            yield UseSpace(), Refusal("25.4b", "damaged")
        else:
            yield Repair(), Refusal("2.8d", "not-damaged")
        yield BreakOut(), Refusal("2.9", "for-traitors")
        yield DefeatPassenger(), Refusal("2.9", "for-traitors")


def traitor_actions(g: Unfathomable, seat: int, include_refused: bool) -> Judged:
    space = g.players[seat].space
    if space == Space.BRIG:
        refusal = against_breaking_out(g, seat)
        yield BreakOut(), refusal
        yield from moves(g, seat, refusal or Refusal("2.10b", "pay-to-leave", {"needed": BAIL}), include_refused)
    else:
        yield from moves(g, seat, None, include_refused)
    yield DefeatPassenger(), against_defeating(g, space)
    if include_refused:
        if space != Space.BRIG:
            yield BreakOut(), Refusal("2.10b", "not-in-brig")
        yield UseSpace(), Refusal("2.13c", "traitor-space")
        for action in (Save(), Trade(), Repair(), UseTome(), *map(Reveal, TREACHEROUS)):
            yield action, Refusal("2.9", "for-humans")


def moves(g: Unfathomable, seat: int, locked: Refusal | None, include_refused: bool) -> Judged:
    """Where a character may go; `locked` keeps it where it is."""
    player = g.players[seat]
    if not include_refused:
        if not locked:
            yield from MOVES_FROM[player.space]
        return
    for each in MOVES:
        here = Refusal("2.10a" if player.revealed else "2.3a", "already-here")
        yield each, here if each.to == player.space else locked
    yield from no_entry(player.revealed)


def no_entry(revealed: bool) -> Iterator[tuple[Move, Refusal]]:
    """The places where nobody goes of their own free will."""
    for to in (Space.SICKBAY, Space.BRIG):
        yield Move(to), Refusal("2.10e", "no-entry")
    for to in (*WATER, Space.ABYSS):
        yield Move(to), Refusal("2.10d" if revealed else "2.3c", "no-swimming")


def against_trade(g: Unfathomable, space: Space) -> Refusal | None:
    there = g.seats_at(space)
    if len(there) < 2:
        return NOBODY_HERE
    if not any(g.item_count(seat) for seat in there):
        return NO_TRADE
    return None


def against_repair(g: Unfathomable, seat: int) -> Refusal | None:
    space, hand = g.players[seat].space, g.players[seat].hand
    if enemies_in_the_way(g, space):
        return Refusal("45.3", "enemy-here")
    card = damage_cards()[g.damaged[space]]
    worth = sum(VALUE[each] for each in hand if each is not None and card.skill in (None, SKILL[each]))
    return None if worth >= card.repair else Refusal("25.6a", "repair-cost", {"needed": card.repair})


def against_space(g: Unfathomable, seat: int) -> Refusal | None:
    space = g.players[seat].space
    if space not in rooms():
        return NO_SPACE_ACTION
    if enemies_in_the_way(g, space):
        return Refusal("2.8b", "enemy-here")
    if space in g.rooms_used:
        return Refusal("2.8f", "used-this-turn")
    if not rooms()[space].action.can(g, Context(seat, space.value)):
        return Refusal("2.8a", "cannot-use")
    return None


def enemies_in_the_way(g: Unfathomable, space: Space) -> bool:
    """Whether an enemy keeps humans from using the space; in the Brig none can (2.8b, 2.8c)."""
    return space != Space.BRIG and bool(g.enemies_of_humans_at(space))  # 53.5


def against_tome(g: Unfathomable, seat: int) -> Refusal | None:
    if seat != g.keeper:
        return NOT_KEEPER
    if spent(g.uses, TOME, seat, Limit.TURN):
        return Refusal("10.10a", "used-this-turn")
    return None if can_cast(g) else Refusal("51.13c", "no-spells")


def against_breaking_out(g: Unfathomable, seat: int) -> Refusal | None:
    worth = sum(VALUE[card] for card in g.players[seat].hand if card is not None)
    return None if worth >= BAIL else Refusal("2.10b", "too-little", {"needed": BAIL})


def against_defeating(g: Unfathomable, space: Space) -> Refusal | None:
    if not g.passengers_at(space):
        return Refusal("2.12", "no-passenger")
    return Refusal("2.12", "protected") if g.humans_at(space) else None


def weapons(g: Unfathomable, seat: int) -> Judged:
    """Attacks with weapons (not in the Brig, 9.6a)."""
    player = g.players[seat]
    for item in player.items:
        weapon = items()[item].weapon
        if weapon is not None:
            refusal = None
            if player.space == Space.BRIG:
                refusal = NO_ITEMS
            elif not any(targets(g, seat, weapon)):
                refusal = Refusal("6.4c", "nobody-to-attack")
            yield UseItem(item), refusal
