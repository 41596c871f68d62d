"""Orders and cards that are used at any time, also in another player's turn (CMD, ABI, ADV5, MKT8).

What helps in an open draw, attack or hit (`helps`) is asked for there; everything else (`free`) may be done whenever
somebody is asked what to do next (`leading.led`).
"""

from collections.abc import Iterable
from functools import cache

from fathom.games.sleeping_gods.actions import (
    Activate,
    Bear,
    Equip,
    EraseMark,
    MarkPlace,
    SellArtifact,
    Unequip,
    UseBoard,
    UseQuest,
    UseSkill,
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
from fathom.games.sleeping_gods.pieces import Card, Crew, Good, Kind, Level, Location, Moment, Quest, Region, SkillCard
from fathom.games.sleeping_gods.state import CREW, ORDERS, SKILL_SLOTS, Voyage
from fathom.games.sleeping_gods.steps.health import AtZero
from fathom.games.sleeping_gods.steps.triggers import everybody
from fathom.kernel import Action, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Context, Do, Effect, If, May, OneOf, Pay, Resolve, place_of, written_in
from fathom.kernel.cards.moments import spend, spent
from fathom.kernel.questions.ask import any_legal

NO_CARDS_OF_YOURS = Refusal("CMD2e", "not-yours")
NO_SKILL_OF_YOURS = Refusal("ABI8", "not-yours")
NOT_YOURS = Refusal("CMD3c", "not-yours")
BUSY = Refusal("CMD2h", "busy")
NO_SLOT = Refusal("CMD2c", "no-slot")
TOO_DEAR_TO_EQUIP = Refusal("CMD2a", "too-few-orders")
TOO_FEW_ORDERS = Refusal("CMD3a", "too-few-orders")
TOO_DEAR_A_CARD = Refusal("CMD4a", "too-few-orders")
ORDERS_ON_BOARD = Refusal("CMD3b", "orders-on-it")
ORDERS_ON_CARD = Refusal("CMD4b", "orders-on-it")
DOWN = Refusal("GEN2d", "down")
NOT_IN_COMBAT = Refusal("CMD4d", "not-in-combat")
NO_HANDING_OVER = Refusal("CBT18", "not-in-combat")


def offered(options: Iterable[Action], include_refused: bool = False) -> Judged:
    """Answers against which nothing speaks."""
    return ((each, None) for each in options)


def note_on_use(g: Voyage, action: Action) -> Note | None:
    """The orders that using something takes."""
    used = skills()[action.card] if isinstance(action, Equip) else ability_of(g, action)
    return Note(orders=used.orders) if used is not None and used.orders else None


# --------------------------------------------------------------------------------------- what can be used


@cache
def board_abilities(member: Crew, bought: tuple[Level, ...]) -> tuple[Ability, ...]:
    """The abilities of a crew board, those of its level cards included."""
    return (*crew()[member].abilities, *(each for level in bought for each in levels()[level].abilities))


@cache
def on_board(member: Crew, bought: tuple[Level, ...], orders: int) -> list[tuple[int, Ability]]:
    """The abilities of a crew board that cost at most so many orders, each with its place."""
    return [(n, ability) for n, ability in enumerate(board_abilities(member, bought)) if ability.orders <= orders]


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


def free(g: Voyage, seat: int, include_refused: bool = False, sudden: bool = False) -> Judged:
    """Everything that a seat may do now besides what it is asked. `sudden`: as a challenge comes without a choice."""
    yield from abilities(g, seat, include_refused, helping=False)
    yield from equipping(g, seat, include_refused, fixed=busy(g) and not sudden)
    yield from weapon_moves(g, include_refused)
    for member in g.crew:
        if member.skills and (include_refused or g.leads(member.crew) == seat):
            refusal = None if g.leads(member.crew) == seat else NO_CARDS_OF_YOURS
            yield from ((Unequip(member.crew, card), refusal) for card in member.skills)
    if g.goods[Good.ARTIFACT]:
        yield SellArtifact(), None
    if g.combat is not None:
        from fathom.games.sleeping_gods.steps.synergy import returnable

        yield from offered(returnable(g, seat))
    elif g.test is None and g.bookmark is None:
        for place in places_in(g.ship):
            yield EraseMark(place) if place in g.marks else MarkPlace(place), None


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
                yield Equip(card, member.crew), TOO_DEAR_TO_EQUIP
            else:
                yield Equip(card, member.crew), None


def busy(g: Voyage) -> bool:
    """Whether there is a combat or a challenge, in which nothing is equipped (CMD2h)."""
    return g.combat is not None or g.test is not None


def someone_can_spend_orders(g: Voyage, sudden: bool = False) -> bool:
    """Whether somebody might spend orders now, as far as all can know: then there must be a moment for it (CMD1)."""
    if (sudden or not busy(g)) and any(player.hand and player.orders for player in g.players):
        return True
    return any(any_legal(abilities(g, seat, False, helping=False)) for seat in range(g.seats))


@cache
def places_in(region: Region) -> tuple[Location, ...]:
    """The places of a region, which may be marked on the map while the ship is there (CAM14)."""
    return tuple(Location(number) for number in regions()[region].locations)


def weapon_moves(g: Voyage, include_refused: bool) -> Judged:
    """Weapon cards may change hands outside combat (ADV5a, CBT18)."""
    fighting = g.combat is not None
    if include_refused or not fighting:  # ENE9b
        for owned in g.cards:
            yield from moves_of_weapon(owned.card, owned.on, fighting)


@cache
def moves_of_weapon(card: Card, bearer: Crew | None, fighting: bool) -> tuple[tuple[Bear, Refusal | None], ...]:
    if cards()[card].kind is not Kind.WEAPON:
        return ()
    return tuple((Bear(card, crew), NO_HANDING_OVER if fighting else None) for crew in CREW if crew is not bearer)


def helps(g: Voyage, seat: int) -> list[Action]:
    """What a seat may use on the open draw, attack or hit."""
    found = [action for action, refusal in abilities(g, seat, False, helping=True) if refusal is None]
    if g.combat is not None:
        from fathom.games.sleeping_gods.steps.synergy import usable_tokens

        found += usable_tokens(g, seat)
    return found


def abilities(g: Voyage, seat: int, include_refused: bool, helping: bool) -> Judged:
    """Abilities of crew boards, equipped cards, adventure cards and unlocked quests, if they would do something now."""
    orders = g.players[seat].orders
    for member in g.crew if include_refused else g.led_by(seat):
        yield from _of_member(g, seat, member, orders, include_refused, helping)
    usable = activatable(ORDERS if include_refused else orders)
    for owned in g.cards:
        if owned.card in usable:
            ability, ctx = usable[owned.card], Context(seat, owned.card, actor=owned.on)
            refusal = _no_card(g, seat, owned, ability, orders, include_refused) or _idle(
                g, ctx, ability, owned.card, "CMD4a"
            )
            if refusal is not None or serves(g, ctx, ability.do, helping):
                yield Activate(owned.card), refusal
    for quest in g.quests:
        if quest in unlockable():
            ability, ctx = unlockable()[quest], Context(seat, quest)
            refusal = _idle(g, ctx, ability, quest, "UNL5")
            if refusal is not None or serves(g, ctx, ability.do, helping):
                yield UseQuest(quest), refusal


def _of_member(g: Voyage, seat: int, member: Member, orders: int, include_refused: bool, helping: bool) -> Judged:
    if include_refused or not member.orders:
        for n, ability in on_board(member.crew, tuple(member.levels), ORDERS if include_refused else orders):
            ctx = Context(seat, actor=member.crew)
            refusal = _no_board(g, seat, member, ability, orders) or _idle(g, ctx, ability, member.crew, "CMD3a")
            if refusal is not None or serves(g, ctx, ability.do, helping):
                yield UseBoard(member.crew, n), refusal
    for card in member.skills:
        ctx = Context(seat, actor=member.crew)
        for ability in skills()[card].abilities:
            if ability.orders > orders and not include_refused:
                continue
            refusal = _no_skill(g, seat, member, ability, orders) or _idle(g, ctx, ability, card, "CMD2g")
            if refusal is not None or serves(g, ctx, ability.do, helping):
                yield UseSkill(member.crew, card), refusal


def _idle(g: Voyage, ctx: Context, ability: Ability, card: str, rule: str) -> Refusal | None:
    """An ability that was used as often as it may be, or that would do nothing now."""
    if ability.once and spent(g.uses, card, 0, ability.once):
        return Refusal(rule, "used-up")
    return None if ability.do.can(g, ctx) else Refusal(rule, "no-use-now")


def _no_board(g: Voyage, seat: int, member: Member, ability: Ability, orders: int) -> Refusal | None:
    if g.leads(member.crew) != seat:
        return NOT_YOURS
    if not able(g, member):
        return DOWN
    if member.orders:
        return ORDERS_ON_BOARD
    return TOO_FEW_ORDERS if ability.orders > orders else None


def _no_skill(g: Voyage, seat: int, member: Member, ability: Ability, orders: int) -> Refusal | None:
    if not able(g, member):
        return DOWN
    if g.leads(member.crew) != seat:
        return NO_SKILL_OF_YOURS
    return TOO_FEW_ORDERS if ability.orders > orders else None


def _no_card(
    g: Voyage, seat: int, owned: Owned, ability: Ability, orders: int, include_refused: bool
) -> Refusal | None:
    if owned.orders:
        return ORDERS_ON_CARD
    if ability.orders > orders:
        return TOO_DEAR_A_CARD
    if g.combat is not None and cards()[owned.card].kind is Kind.RECIPE:
        return NOT_IN_COMBAT
    return _no_use(g, seat, owned.card, ability.do) if include_refused else None


def _no_use(g: Voyage, seat: int, card: Card, effect: Effect) -> Refusal | None:
    """An effect that is forbidden now, or whose price cannot be paid."""
    from fathom.games.sleeping_gods.effects.ship import MoveShip

    if any(isinstance(each, MoveShip) for each in written_in(effect)):
        if g.combat is not None:
            return NOT_IN_COMBAT
        if g.ashore:
            return Refusal("CMD4f", "not-ashore")
        if g.hazard:
            return Refusal("NAV7a", "hazard-first")
    if isinstance(effect, Pay) and not effect.cost.all(g, Context(seat, card)):
        return Refusal("CMD4a", "cannot-pay")
    return None


@cache
def unlockable() -> dict[Quest, Ability]:
    return {name: printed.abilities[0] for name, printed in quests().items() if printed.abilities}


@cache
def activatable(orders: int) -> dict[Card, Ability]:
    """The abilities of adventure cards that cost at most so many orders."""
    abilities = {name: printed.abilities[0] for name, printed in cards().items() if printed.abilities}
    return {name: ability for name, ability in abilities.items() if ability.orders <= orders}


def able(g: Voyage, member: Member) -> bool:
    """Whether a member can use abilities: at 0 only until the end of their own attack (GEN2d, CBT17)."""
    if g.points(member) > 0:
        return True
    attack = g.combat.attack if g.combat is not None else None
    return attack is not None and attack.crew == member.crew


def serves(g: Voyage, ctx: Context, effect: Effect, helping: bool) -> bool:
    """Whether an ability that would do something now helps here or, outside, does anything else."""
    return helpful(g, ctx, effect) is helping


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


# ----------------------------------------------------------------------------------------------- using


def pay_orders(g: Voyage, seat: int, count: int) -> None:
    """To the supply (CMD6)."""
    if count:
        g.players[seat].orders -= count  # CMD5b
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
    member.wounds = min(member.wounds, g.health(member))  # a card that gave health may be gone (GEN2g)
    if stood and g.points(member) == 0:
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


def use_quest(g: Voyage, seat: int, quest: Quest) -> None:
    """An unlocked card is used (UNL5)."""
    ability = quests()[quest].abilities[0]
    spend(g.uses, quest, 0, ability.once)
    g.push(Resolve(place_of(ability.do), Context(seat, quest)))


def mark_place(g: Voyage, seat: int, location: Location) -> None:
    g.marks.append(location)
    g.tell(PlaceMarked(SeatNumber(seat), location))


def erase_mark(g: Voyage, seat: int, location: Location) -> None:
    g.marks.remove(location)
    g.tell(MarkErased(SeatNumber(seat), location))


def bear(g: Voyage, card: Card, crew: Crew) -> None:
    owned: Owned | None = g.owned(card)
    assert owned is not None
    owned.on = crew
    g.tell(WeaponBorne(crew, card))
