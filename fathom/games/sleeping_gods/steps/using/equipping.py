"""Skill cards that are equipped or discarded from boards, and weapon cards that change hands (CMD2, ADV5, MKT6)."""

from collections.abc import Iterable, Iterator
from functools import cache

from fathom.games.sleeping_gods.actions import Bear, Equip, Unequip
from fathom.games.sleeping_gods.events import Equipped, OrdersPaid, Unequipped, WeaponBorne
from fathom.games.sleeping_gods.figures import Member
from fathom.games.sleeping_gods.in_play import weapons_of_party
from fathom.games.sleeping_gods.library import skills
from fathom.games.sleeping_gods.pieces import Card, Crew, SkillCard
from fathom.games.sleeping_gods.state import CREW, SKILL_SLOTS, Voyage
from fathom.games.sleeping_gods.steps.health import AtZero
from fathom.kernel import Judged, Refusal, SeatNumber
from fathom.kernel.cards.effects import Context, Resolve, place_of
from fathom.kernel.cards.moments import changed_for

NOT_YOURS = Refusal("CMD2e", "not-yours")
BUSY = Refusal("CMD2h", "busy")
NO_SLOT = Refusal("CMD2c", "no-slot")
TOO_DEAR = Refusal("CMD2a", "too-few-orders")
NO_HANDING_OVER = Refusal("CBT18", "not-in-combat")


def pay_orders(g: Voyage, seat: int, count: int) -> None:
    """To the supply (CMD6)."""
    if count:
        g.players[seat].orders -= count  # CMD5b
        g.tell(OrdersPaid(SeatNumber(seat), count))


# ---------------------------------------------------------------------------------------- skill cards


def equipping(g: Voyage, seat: int, include_refused: bool, fixed: bool) -> Judged:
    """Cards from hand that are put on a board (CMD2)."""
    if fixed and not include_refused:
        return
    player, prints = g.players[seat], skills()
    for card in player.hand:
        if card is None or (prints[card].orders > player.orders and not include_refused):
            continue
        for member in g.crew:
            if fixed:
                yield Equip(card, member.crew), BUSY
            elif len(member.skills) >= SKILL_SLOTS:  # XP7
                yield Equip(card, member.crew), NO_SLOT
            elif prints[card].orders > player.orders:
                yield Equip(card, member.crew), TOO_DEAR
            else:
                yield Equip(card, member.crew), None


def unequipping(g: Voyage, seat: int, include_refused: bool) -> Judged:
    """Equipped cards that are discarded (CMD2e)."""
    if include_refused:
        return iter([(Unequip(*each), None if g.leads(each[0]) == seat else NOT_YOURS) for each in _equipped(g.crew)])
    found: tuple[tuple[Unequip, None], ...] = g.derived(
        ("equipped", seat, g.active), lambda: tuple((Unequip(*each), None) for each in _equipped(g.led_by(seat)))
    )
    return iter(found)


def _equipped(members: Iterable[Member]) -> Iterator[tuple[Crew, SkillCard]]:
    return ((member.crew, card) for member in members for card in member.skills)


def equip(g: Voyage, seat: int, card: SkillCard, crew: Crew) -> None:
    printed, member = skills()[card], g.member(crew)
    pay_orders(g, seat, printed.orders)  # CMD2a
    g.players[seat].hand.remove(card)
    member.skills.append(card)
    changed_for(g, crew)
    g.tell(Equipped(SeatNumber(seat), crew, card))
    if printed.now is not None:  # ABI10
        g.push(Resolve(place_of(printed.now), Context(g.leads(crew), card, crew)))  # ABI9


def unequip(g: Voyage, member: Member, card: SkillCard) -> None:
    stood = g.points(member) > 0
    member.skills.remove(card)
    changed_for(g, member.crew)
    g.skills.toss(card)
    g.tell(Unequipped(member.crew, card))
    member.wounds = min(member.wounds, g.health(member))  # a card that gave health may be gone (GEN2g)
    if stood and g.points(member) == 0:
        g.push(AtZero(member.crew))


# -------------------------------------------------------------------------------------------- weapons


def weapon_moves(g: Voyage, include_refused: bool) -> list[tuple[tuple[Bear, Refusal | None], ...]]:
    """Weapon cards may change hands outside combat (ADV5a, CBT18), each to any other member."""
    fighting = g.combat is not None
    if fighting and not include_refused:
        return []
    return [_moves_of(owned.card, owned.on, fighting) for owned in weapons_of_party(g)]  # ENE9b


@cache
def _moves_of(card: Card, bearer: Crew | None, fighting: bool) -> tuple[tuple[Bear, Refusal | None], ...]:
    return tuple((Bear(card, crew), NO_HANDING_OVER if fighting else None) for crew in CREW if crew is not bearer)


def bear(g: Voyage, card: Card, crew: Crew) -> None:
    g.having(card).on = crew
    g.tell(WeaponBorne(crew, card))
