"""Orders and cards that are used at any time, also in another player's turn (CMD, ABI, ADV5, MKT8).

What helps in an open draw, attack or hit (`helps`) is asked for there; everything else (`free`) may be done whenever
somebody is asked what to do next. `speak` puts such a question: the lead must answer, all others may speak up first.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import chain
from typing import Any

from fathom.games.sleeping_gods.actions import (
    Activate,
    Bear,
    Equip,
    EraseMark,
    MarkPlace,
    ReturnToken,
    SellArtifact,
    Unequip,
    UseBoard,
    UseQuest,
    UseSkill,
    UseToken,
)
from fathom.games.sleeping_gods.atlas import regions
from fathom.games.sleeping_gods.boards import Member, Owned
from fathom.games.sleeping_gods.events import (
    AbilityUsed,
    CardUsed,
    Equipped,
    MarkErased,
    OrdersPaid,
    PlaceMarked,
    SkillUsed,
    Unequipped,
    WeaponBorne,
)
from fathom.games.sleeping_gods.library import Ability, cards, crew, levels, quests, skills
from fathom.games.sleeping_gods.notes import Note
from fathom.games.sleeping_gods.pieces import Card, Crew, Good, Kind, Level, Location, Moment, Quest, SkillCard
from fathom.games.sleeping_gods.state import CREW, SKILL_SLOTS, Voyage
from fathom.games.sleeping_gods.steps.goods import sell_artifact
from fathom.games.sleeping_gods.steps.health import AtZero
from fathom.games.sleeping_gods.steps.triggers import everybody
from fathom.kernel import Action, Ask, AskAny, Blocked, SeatNumber, Step, cites
from fathom.kernel.effects import Context, Do, Effect, If, May, OneOf, Pay, Resolve, place_of, written_in
from fathom.kernel.modifiers import spend, spent

FREE = (
    Equip,
    Unequip,
    UseBoard,
    UseSkill,
    Activate,
    UseQuest,
    Bear,
    SellArtifact,
    MarkPlace,
    EraseMark,
    UseToken,
    ReturnToken,
)


def speak(
    g: Voyage,
    seat: int,
    options: Iterable[Action],
    prompt: str,
    args: dict[str, Any] | None = None,
    blocked: Iterable[Blocked] = (),
    note: Callable[[Any], Note | None] | None = None,
) -> AskAny:
    """Ask a seat what to do; it may use something first, and so may everybody else (CMD1, CMD4c)."""
    using = partial(note_on_use, g)
    asides = [Ask(other, free(g, other), "speak-up", refusals(g, other), note=using) for other in g.others(seat)]
    noted = using if note is None else partial(either, note, using)
    lead = Ask(seat, chain(options, free(g, seat)), prompt, chain(blocked, refusals(g, seat)), args, note=noted)
    return AskAny(lead, asides)


def either(one: Callable[[Any], Note | None], other: Callable[[Any], Note | None], action: Action) -> Note | None:
    return one(action) or other(action)


def note_on_use(g: Voyage, action: Action) -> Note | None:
    """The orders that using something takes."""
    used = skills()[action.card] if isinstance(action, Equip) else ability_of(g, action)
    return Note(orders=used.orders) if used is not None and used.orders else None


# --------------------------------------------------------------------------------------- what can be used


@cache
def board_abilities(member: Crew, bought: tuple[Level, ...]) -> tuple[Ability, ...]:
    """The abilities of a crew board, those of its level cards included."""
    return (*crew()[member].abilities, *(each for level in bought for each in levels()[level].abilities))


def ability_of(g: Voyage, action: Action) -> Ability | None:
    """The ability that an answer uses, if it uses one."""
    match action:
        case UseBoard(member, n):
            return board_abilities(member, tuple(g.member(member).levels))[n]
        case UseSkill(_, card):
            return skills()[card].abilities[0]
        case Activate(card):
            return cards()[card].abilities[0]
        case UseQuest(quest):
            return quests()[quest].abilities[0]
    return None


def free(g: Voyage, seat: int) -> Iterator[Action]:
    """Everything that a seat may do now besides what it is asked."""
    yield from abilities(g, seat, helping=False)
    player = g.players[seat]
    if g.combat is None:
        if g.test is None:  # CMD2h, CBT18
            prints = skills()
            for card in player.hand:
                if card is not None and prints[card].orders <= player.orders:
                    for member in g.crew:
                        if len(member.skills) < SKILL_SLOTS:
                            yield Equip(card, member.crew)
        yield from weapon_moves(g)
    for member in g.led_by(seat):
        for card in member.skills:
            yield Unequip(member.crew, card)
    if g.goods[Good.ARTIFACT]:
        yield SellArtifact()
    if g.combat is None and g.test is None and g.bookmark is None:
        yield from (EraseMark(each) if each in g.marks else MarkPlace(each) for each in places_here(g))


def at_hand(g: Voyage) -> bool:
    """Whether somebody might spend orders now, as far as all can know: then there must be a moment for it (CMD1)."""
    quiet = g.combat is None and g.test is None
    if quiet and any(player.hand and player.orders for player in g.players):
        return True
    return any(True for seat in range(g.seats) for _ in abilities(g, seat, helping=False))


def places_here(g: Voyage) -> list[Location]:
    """The places of the ship's region, which may be marked on the map (CAM14)."""
    return [Location(number) for number in regions()[g.ship].locations]


def weapon_moves(g: Voyage) -> Iterator[Action]:
    """Weapon cards may change hands outside combat (ADV5a)."""
    for owned in g.cards:
        if cards()[owned.card].kind is Kind.WEAPON:
            for member in g.crew:
                if owned.on != member.crew:
                    yield Bear(owned.card, member.crew)


def helps(g: Voyage, seat: int) -> Iterator[Action]:
    """What a seat may use on the open draw, attack or hit."""
    yield from abilities(g, seat, helping=True)
    if g.combat is not None:
        from fathom.games.sleeping_gods.steps.synergy import usable_tokens

        yield from usable_tokens(g, seat)


def abilities(g: Voyage, seat: int, helping: bool) -> Iterator[Action]:
    """Abilities of crew boards, equipped cards and adventure cards that a seat can pay for, if they do something."""
    orders = g.players[seat].orders
    for member in g.led_by(seat):  # CMD3c
        if not able(g, member):
            continue
        ctx = Context(seat, actor=member.crew)
        if member.orders == 0:  # CMD3b
            for n, ability in enumerate(board_abilities(member.crew, tuple(member.levels))):
                if ability.orders <= orders and serves(g, ctx, ability.do, helping):
                    yield UseBoard(member.crew, n)
        for card in member.skills:
            for ability in skills()[card].abilities:
                if ability.orders <= orders and not used_up(g, ability, card) and serves(g, ctx, ability.do, helping):
                    yield UseSkill(member.crew, card)
    for owned in g.cards:
        if owned.orders == 0 and owned.card in activatable():  # CMD4b
            printed = cards()[owned.card]
            ability = printed.abilities[0]
            if ability.orders > orders or used_up(g, ability, owned.card):
                continue
            if printed.kind is Kind.RECIPE and g.combat is not None:  # CMD4d
                continue
            if serves(g, Context(seat, owned.card, actor=owned.on), ability.do, helping):
                yield Activate(owned.card)

    for quest in g.quests:
        if quest in unlockable():
            ability = quests()[quest].abilities[0]
            if not used_up(g, ability, quest) and serves(g, Context(seat, quest), ability.do, helping):
                yield UseQuest(quest)


@cache
def unlockable() -> frozenset[Quest]:
    return frozenset(name for name, printed in quests().items() if printed.abilities)


@cache
def activatable() -> frozenset[Card]:
    return frozenset(name for name, printed in cards().items() if printed.abilities)


def able(g: Voyage, member: Member) -> bool:
    """Whether a member can use abilities: at 0 only until the end of their own attack (GEN2d, CBT17)."""
    if g.points(member) > 0:
        return True
    attack = g.combat.attack if g.combat is not None else None
    return attack is not None and attack.crew == member.crew


def used_up(g: Voyage, ability: Ability, card: str) -> bool:
    return bool(ability.once) and spent(g.uses, card, 0, ability.once)


def serves(g: Voyage, ctx: Context, effect: Effect, helping: bool) -> bool:
    """Whether an ability would do something now: something that helps here or, outside, anything else."""
    if helping:
        return helpful(g, ctx, effect)
    return effect.can(g, ctx) and not helpful(g, ctx, effect)


def helpful(g: Voyage, ctx: Context, effect: Effect) -> bool:
    if isinstance(effect, OneOf):
        return any(helpful(g, ctx, each) for each in effect.options.values())
    if isinstance(effect, Do):
        return any(helpful(g, ctx, each) for each in effect.do)
    if isinstance(effect, Pay):
        return effect.can(g, ctx) and helpful(g, ctx, effect.then)
    if isinstance(effect, May | If):
        return False
    return getattr(effect, "boosts", False) and effect.can(g, ctx)


# ------------------------------------------------------------------------------------------ why not


def refusals(g: Voyage, seat: int) -> Iterator[Blocked]:
    """What a seat might expect to be able to use, with the reason why it cannot."""
    yield from _no_equipping(g, seat)
    orders = g.players[seat].orders
    for member in g.crew:
        for n, ability in enumerate(board_abilities(member.crew, tuple(member.levels))):
            why = _no_board(g, seat, member, ability, orders)
            if why is not None:
                yield Blocked(UseBoard(member.crew, n), *why)
        for card in member.skills:
            if g.leads(member.crew) != seat:
                yield Blocked(Unequip(member.crew, card), "CMD2e", "not-yours")
            if skills()[card].abilities and not able(g, member):
                yield Blocked(UseSkill(member.crew, card), "GEN2d", "down")
            elif skills()[card].abilities and g.leads(member.crew) != seat:
                yield Blocked(UseSkill(member.crew, card), "ABI8", "not-yours")
    for owned in g.cards:
        if owned.card in activatable():
            if owned.orders:
                yield Blocked(Activate(owned.card), "CMD4b", "orders-on-it")
            elif cards()[owned.card].abilities[0].orders > orders:
                yield Blocked(Activate(owned.card), "CMD4a", "too-few-orders")
            elif g.combat is not None and cards()[owned.card].kind is Kind.RECIPE:
                yield Blocked(Activate(owned.card), "CMD4d", "not-in-combat")
            else:
                yield from _no_use(g, seat, owned.card)
        if cards()[owned.card].kind is Kind.WEAPON and g.combat is not None:
            yield from (Blocked(Bear(owned.card, crew), "CBT18", "not-in-combat") for crew in CREW if crew != owned.on)


def _no_use(g: Voyage, seat: int, card: Card) -> Iterator[Blocked]:
    """A card whose effect is forbidden now, or whose price cannot be paid."""
    from fathom.games.sleeping_gods.effects.ship import MoveShip

    effect = cards()[card].abilities[0].do
    if any(isinstance(each, MoveShip) for each in written_in(effect)):
        if g.combat is not None:
            yield Blocked(Activate(card), "CMD4d", "not-in-combat")
        elif g.bookmark is not None:
            yield Blocked(Activate(card), "CMD4f", "not-ashore")
    if isinstance(effect, Pay) and not effect.cost.all(g, Context(seat, card)):
        yield Blocked(Activate(card), "CMD4a", "cannot-pay")


def _no_equipping(g: Voyage, seat: int) -> Iterator[Blocked]:
    player = g.players[seat]
    for card in player.hand:
        if card is None:
            continue
        for member in g.crew:
            if g.combat is not None or g.test is not None:
                yield Blocked(Equip(card, member.crew), "CMD2h", "busy")
            elif len(member.skills) >= SKILL_SLOTS:
                yield Blocked(Equip(card, member.crew), "CMD2c", "no-slot")
            elif skills()[card].orders > player.orders:
                yield Blocked(Equip(card, member.crew), "CMD2a", "too-few-orders")


def _no_board(g: Voyage, seat: int, member: Member, ability: Ability, orders: int) -> tuple[str, str] | None:
    if g.leads(member.crew) != seat:
        return "CMD3c", "not-yours"
    if not able(g, member):
        return "GEN2d", "down"
    if member.orders:
        return "CMD3b", "orders-on-it"
    if ability.orders > orders:
        return "CMD3a", "too-few-orders"
    return None


# ----------------------------------------------------------------------------------------------- using


def use(g: Voyage, seat: int, action: Action) -> None:
    """Do what somebody has spoken up for."""
    match action:
        case Equip(card, member):
            equip(g, seat, card, member)
        case Unequip(member, card):
            unequip(g, g.member(member), card)
        case UseBoard(member, n):
            use_board(g, seat, g.member(member), n)
        case UseSkill(member, card):
            use_skill(g, seat, g.member(member), card)
        case Activate(card):
            activate(g, seat, card)
        case UseQuest(quest):
            ability = quests()[quest].abilities[0]
            spend(g.uses, quest, 0, ability.once)
            g.push(Resolve(place_of(ability.do), Context(seat, quest)))
        case Bear(card, member):
            bear(g, card, member)
        case SellArtifact():
            sell_artifact(g, seat)
        case MarkPlace(location):
            g.marks.append(location)
            g.tell(PlaceMarked(SeatNumber(seat), location))
        case EraseMark(location):
            g.marks.remove(location)
            g.tell(MarkErased(SeatNumber(seat), location))
        case UseToken() | ReturnToken():
            from fathom.games.sleeping_gods.steps.synergy import use_token

            use_token(g, seat, action)


def pay_orders(g: Voyage, seat: int, count: int) -> None:
    """To the supply (CMD6)."""
    if count:
        g.players[seat].orders -= count
        g.tell(OrdersPaid(SeatNumber(seat), count))


def equip(g: Voyage, seat: int, card: SkillCard, crew: Crew) -> None:
    printed, member = skills()[card], g.member(crew)
    pay_orders(g, seat, printed.orders)  # CMD2a
    g.players[seat].hand.remove(card)
    member.skills.append(card)
    g.tell(Equipped(SeatNumber(seat), crew, card))
    if printed.now is not None:  # ABI10
        g.push(Resolve(place_of(printed.now), Context(g.leads(crew), card, crew)))  # ABI9


def unequip(g: Voyage, member: Member, card: SkillCard) -> None:
    stood = g.points(member) > 0
    member.skills.remove(card)
    g.skills.toss(card)
    g.tell(Unequipped(member.crew, card))
    if stood and member.wounds >= g.health(member):  # a card that gave health is gone
        member.wounds = g.health(member)
        g.push(AtZero(member.crew))


def use_board(g: Voyage, seat: int, member: Member, n: int) -> None:
    ability = board_abilities(member.crew, tuple(member.levels))[n]
    g.players[seat].orders -= ability.orders
    member.orders += ability.orders  # CMD3a
    g.tell(AbilityUsed(SeatNumber(seat), member.crew))
    g.push(Resolve(place_of(ability.do), Context(seat, member.crew, member.crew)))


def use_skill(g: Voyage, seat: int, member: Member, card: SkillCard) -> None:
    ability = skills()[card].abilities[0]
    pay_orders(g, seat, ability.orders)  # CMD5a
    g.tell(SkillUsed(SeatNumber(seat), member.crew, card))
    if ability.once:
        spend(g.uses, card, 0, ability.once)
    g.push(Resolve(place_of(ability.do), Context(seat, card, member.crew)))
    if ability.discard:
        unequip(g, member, card)


def activate(g: Voyage, seat: int, card: Card) -> None:
    owned, printed = g.owned(card), cards()[card]
    assert owned is not None
    ability = printed.abilities[0]
    g.players[seat].orders -= ability.orders
    owned.orders += ability.orders  # CMD4a
    g.tell(CardUsed(SeatNumber(seat), card))
    if ability.once:
        spend(g.uses, card, 0, ability.once)
    if printed.kind is Kind.RECIPE:
        g.push(Cooked())
    g.push(Resolve(place_of(ability.do), Context(seat, card, owned.on)))


@cites("CMD4g", "ADV7")
class Cooked(Step):
    """A recipe was cooked."""

    def run(self, g: Voyage) -> None:
        everybody(g, Moment.COOKED)


def bear(g: Voyage, card: Card, crew: Crew) -> None:
    owned: Owned | None = g.owned(card)
    assert owned is not None
    owned.on = crew
    g.tell(WeaponBorne(crew, card))
