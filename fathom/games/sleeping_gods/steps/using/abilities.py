"""Abilities: of crew boards, equipped cards, adventure cards and unlocked quests (CMD3, CMD4, ABI, UNL5).

What helps in an open draw, attack or hit (`helps`) is asked for there; every other ability may be used whenever
somebody is asked what to do next (`leading.led`).
"""

from functools import cache

from fathom.games.sleeping_gods.events import AbilityUsed, CardUsed, SkillUsed
from fathom.games.sleeping_gods.figures import Member, Owned
from fathom.games.sleeping_gods.in_play import (
    ALL,
    ANY_TIME,
    Usable,
    abilities_of,
    open_moment,
    usable,
    within,
)
from fathom.games.sleeping_gods.library import Ability, cards, quests, skills
from fathom.games.sleeping_gods.pieces import Card, Kind, Moment, Quest, SkillCard
from fathom.games.sleeping_gods.state import ORDERS, Voyage
from fathom.games.sleeping_gods.steps.fighting.tokens import helping_tokens
from fathom.games.sleeping_gods.steps.using.equipping import pay_orders, unequip
from fathom.games.sleeping_gods.steps.using.triggers import everybody
from fathom.kernel import Action, Judged, Refusal, SeatNumber, Step, cites
from fathom.kernel.cards.effects import Bound, Context, Do, Effect, If, May, OneOf, Pay, Resolve, place_of, written_in
from fathom.kernel.cards.moments import spend, spent
from fathom.kernel.questions.ask import any_legal

NO_SKILL_OF_YOURS = Refusal("ABI8", "not-yours")
NOT_YOURS = Refusal("CMD3c", "not-yours")
TOO_FEW_ORDERS = Refusal("CMD3a", "too-few-orders")
TOO_DEAR_A_CARD = Refusal("CMD4a", "too-few-orders")
ORDERS_ON_BOARD = Refusal("CMD3b", "orders-on-it")
ORDERS_ON_CARD = Refusal("CMD4b", "orders-on-it")
DOWN = Refusal("GEN2d", "down")
NOT_IN_COMBAT = Refusal("CMD4d", "not-in-combat")


# --------------------------------------------------------------------------------------- what can be used


def helps(g: Voyage, seat: int) -> list[Action]:
    """What a seat may use on the open draw, attack or hit."""
    moment = open_moment(g)
    if moment == ANY_TIME:
        return []
    found: list[Action] = [use for use, _ in abilities(g, seat, moment)]
    return [*found, *helping_tokens(g, g.combat, seat, moment)] if g.combat is not None else found


def abilities(g: Voyage, seat: int, moment: str = ANY_TIME) -> Judged:
    """The abilities that a seat may use at a moment, if they would do something then."""
    for each in usable(g, seat, moment):
        if why_not(g, seat, each) is None and serves(g, seat, each, moment):
            yield each.use, None


def all_abilities(g: Voyage, seat: int) -> Judged:
    """Every ability in play with what speaks against it, but those that can help now."""
    for each in within(g, [*g.crew, None], ALL, ORDERS):
        refusal = why_not(g, seat, each, explain=True)
        if refusal is not None or not helpful(g, _looking(seat, each), each.held.what.ability.do):
            yield each.use, refusal


def why_not(g: Voyage, seat: int, each: Usable, explain: bool = False) -> Refusal | None:
    """What speaks against an ability; if that is wanted, also which rule forbids what a card would do."""
    by, ability = each.by, each.held.what.ability
    if by is None:
        refusal, rule = None, "UNL5"
    elif isinstance(by, Owned):
        refusal, rule = _no_card(g, seat, by, ability), "CMD4a"
        if refusal is None and explain:
            refusal = _no_use(g, seat, by.card, ability.do)
    elif isinstance(each.held.card, SkillCard):
        refusal, rule = _no_skill(g, seat, by, ability), "CMD2g"
    else:
        refusal, rule = _no_board(g, seat, by, ability), "CMD3a"
    if refusal is not None:
        return refusal
    if ability.once and spent(g.uses, each.held.card, 0, ability.once):
        return Refusal(rule, "used-up")
    return None if ability.do.can(g, _looking(seat, each)) else Refusal(rule, "no-use-now")


def _no_board(g: Voyage, seat: int, member: Member, ability: Ability) -> Refusal | None:
    if g.leads(member.crew) != seat:
        return NOT_YOURS
    if not able(g, member):
        return DOWN
    if member.orders:
        return ORDERS_ON_BOARD
    return TOO_FEW_ORDERS if ability.orders > g.players[seat].orders else None


def _no_skill(g: Voyage, seat: int, member: Member, ability: Ability) -> Refusal | None:
    if not able(g, member):
        return DOWN
    if g.leads(member.crew) != seat:
        return NO_SKILL_OF_YOURS
    return TOO_FEW_ORDERS if ability.orders > g.players[seat].orders else None


def _no_card(g: Voyage, seat: int, owned: Owned, ability: Ability) -> Refusal | None:
    if owned.orders:
        return ORDERS_ON_CARD
    if ability.orders > g.players[seat].orders:
        return TOO_DEAR_A_CARD
    return NOT_IN_COMBAT if g.combat is not None and cards()[owned.card].kind is Kind.RECIPE else None


def _no_use(g: Voyage, seat: int, card: Card, effect: Effect) -> Refusal | None:
    """An effect that is forbidden now, or whose price cannot be paid."""
    if any(getattr(each, "moves_ship", False) for each in written_in(effect)):
        if g.combat is not None:
            return NOT_IN_COMBAT
        if g.ashore:
            return Refusal("CMD4f", "not-ashore")
        if g.hazard:
            return Refusal("NAV7a", "hazard-first")
    if isinstance(effect, Pay) and not effect.cost.all(g, Context(seat, card)):
        return Refusal("CMD4a", "cannot-pay")
    return None


def _looking(seat: int, each: Usable) -> Context:
    """For whom it is looked what an ability would do."""
    return _seen_as(seat, each.held.card, each.by.on if isinstance(each.by, Owned) else each.held.owner)


@cache
def _seen_as(seat: int, card: str, actor: Bound | None) -> Context:
    """A context to look with, never to run with: it is shared."""
    return Context(seat, card, actor)


def able(g: Voyage, member: Member) -> bool:
    """Whether a member can use abilities: at 0 only until the end of their own attack (GEN2d, CBT17)."""
    if g.points(member) > 0:
        return True
    attack = g.combat.attack if g.combat is not None else None
    return attack is not None and attack.crew == member.crew


def serves(g: Voyage, seat: int, each: Usable, moment: str) -> bool:
    """Whether an ability that may help, or do something else, does what is asked for at a moment."""
    if not each.held.what.mixed:
        return True
    return helpful(g, _looking(seat, each), each.held.what.ability.do) is not (moment == ANY_TIME)


def helpful(g: Voyage, ctx: Context, effect: Effect) -> bool:
    """Whether an effect can help now."""
    match effect:
        case OneOf(options):
            return any(helpful(g, ctx, each) for each in options.values())
        case Do(parts):
            return any(helpful(g, ctx, each) for each in parts)
        case Pay(_, then):
            return effect.can(g, ctx) and helpful(g, ctx, then)
        case May() | If():
            return False
    return hasattr(effect, "helps_at") and effect.can(g, ctx)


def someone_can_spend_orders(g: Voyage, sudden: bool = False) -> bool:
    """Whether somebody might spend orders now, as far as all can know: then there must be a moment for it (CMD1)."""
    if (sudden or not g.busy) and any(player.hand and player.orders for player in g.players):
        return True
    return any(any_legal(abilities(g, seat)) for seat in range(g.seats))


# ----------------------------------------------------------------------------------------------- using


def use_board(g: Voyage, seat: int, member: Member, place: int) -> None:
    ability = abilities_of(member.crew)[place]
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
    owned, printed = g.having(card), cards()[card]
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
