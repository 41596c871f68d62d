"""What is in play: what has an effect by itself, and whose abilities may be used (ADV1, CMD2 to CMD4, EVT5, XP6, UNL5).

Cards declare numbers (`NUMBERS`, by what they change), triggers (`TRIGGERS`, by their moment) and abilities
(`ABILITIES`, by when they may be used). Whoever changes what is in play calls `State.changed`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from fathom.games.sleeping_gods.actions import Activate, UseBoard, UseQuest, UseSkill
from fathom.games.sleeping_gods.library import (
    Ability,
    Bonus,
    Printed,
    Trigger,
    cards,
    crew,
    events,
    levels,
    levels_of,
    quests,
    skills,
    synergy,
)
from fathom.games.sleeping_gods.pieces import Card, Crew, EventCard, Kind, Level, Quest, SkillCard
from fathom.kernel.cards.effects import Do, Effect, OneOf, Pay
from fathom.kernel.cards.moments import Held, InPlay, Source

if TYPE_CHECKING:
    from fathom.games.sleeping_gods.figures import Member, Owned
    from fathom.games.sleeping_gods.state import Voyage

D = TypeVar("D")
AbilityUse = Activate | UseBoard | UseQuest | UseSkill

ALL, ANY_TIME = "all", "any-time"  # every ability, and those that do something besides helping
DRAW, BLOW, HIT = "draw", "blow", "hit"  # what helps: on open fate, on the damage of an attack, on damage to the crew

SHELVES: Mapping[type[str], Callable[[], Mapping[Any, Printed]]] = {
    Card: cards,
    Crew: crew,
    EventCard: events,
    Level: levels,
    Quest: quests,
    SkillCard: skills,
}


def printed(card: str) -> Printed:
    """What is printed on something in play."""
    return SHELVES[type(card)]()[card]


def open_moment(g: "Voyage") -> str:
    """What is going on that may be helped: fate is drawn, the crew is hit, or the damage of an attack is known."""
    if g.fate is not None:
        return DRAW
    if g.combat is None:
        return ANY_TIME
    if g.combat.hit is not None:
        return HIT
    return BLOW if g.combat.attack is not None and g.combat.attack.settled else ANY_TIME


# ------------------------------------------------------------------------------------------ what is where


def in_play(g: "Voyage") -> Iterator[Source]:
    """Events, quests and adventure cards, which are everybody's; crew boards, with level and skill cards on them."""
    yield from of_owner(g, None)
    for member in g.crew:
        yield from of_owner(g, member.crew)


def of_owner(g: "Voyage", owner: Crew | None) -> Iterator[Source]:
    """What one crew member has, or the whole party."""
    if owner is not None:
        member = g.member(owner)
        return (Source(card, owner) for card in (owner, *member.levels, *member.skills))
    return map(Source, (*g.acting_events(), *g.quests, *(owned.card for owned in g.cards)))


def given_tokens(g: "Voyage") -> Iterator[Source]:
    """The synergy tokens that lie on another's board (SYN4)."""
    if g.combat is not None:
        yield from (Source(token, holder) for token, holder in g.combat.given())


def _tokens_do(token: str) -> Iterable[tuple[str, Effect]]:
    effect = synergy()[Crew(token)].do
    return ((moment, effect) for moment in moments_of(effect))


def _numbers_on(card: str) -> Iterable[tuple[str, Bonus]]:
    return ((bonus.number, bonus) for bonus in printed(card).bonuses)


def _triggers_on(card: str) -> Iterable[tuple[str, Trigger]]:
    return ((trigger.when, trigger) for trigger in printed(card).triggers)


# ------------------------------------------------------------------------------------------ abilities


class Offer(NamedTuple):
    """An ability, by its place on its card or board; `mixed`: it may help, and may do something else."""

    place: int
    ability: Ability
    mixed: bool


@cache
def abilities_of(member: Crew) -> tuple[Ability, ...]:
    """The abilities of a crew board and of the level cards that it may get, by their places."""
    learned = (ability for level in levels_of(member) for ability in levels()[level].abilities)
    return (*crew()[member].abilities, *learned)


def _abilities_on(card: str) -> Iterator[tuple[str, Offer]]:
    abilities = printed(card).abilities
    first = abilities_of(levels()[card].crew).index(abilities[0]) if isinstance(card, Level) and abilities else 0
    for place, ability in enumerate(abilities, first):
        moments = set(moments_of(ability.do))
        offer = Offer(place, ability, ANY_TIME in moments and len(moments) > 1)
        yield ALL, offer
        yield from ((moment, offer) for moment in moments)


def moments_of(effect: Effect) -> Iterator[str]:
    """When an effect may do something: what helps names its moment, everything else is done at any time."""
    match effect:
        case OneOf(options):
            parts: Iterable[Effect] = options.values()
        case Do(parts):
            pass
        case Pay(_, then):
            parts = (then,)
        case _:
            yield getattr(effect, "helps_at", ANY_TIME)
            return
    for part in parts:
        yield from moments_of(part)


@lru_cache(maxsize=None, typed=True)
def use_of(card: str, owner: Crew | None, place: int) -> AbilityUse:
    """The answer that uses an ability."""
    match card:
        case Card():
            return Activate(card)
        case Quest():
            return UseQuest(card)
    if owner is None:
        raise TypeError(card)
    return UseSkill(owner, card) if isinstance(card, SkillCard) else UseBoard(owner, place)


Within = tuple[tuple[AbilityUse, Held[Offer]], ...]


def affordable(g: "Voyage", moment: str, owner: Crew | None, orders: int) -> Within:
    """The abilities of one owner for a moment that cost at most so many orders, each with the answer that uses it;
    those of adventure cards before those of quests."""
    index = ABILITIES.by_owner(g, owner)
    found: Within | None = index.kept.get((moment, orders))
    if found is None:
        held = [each for each in index.get(moment, ()) if each.what.ability.orders <= orders]
        held.sort(key=lambda each: isinstance(each.card, Quest))
        found = tuple((use_of(each.card, owner, each.what.place), each) for each in held)
        index.kept[moment, orders] = found
    return found


class Usable(NamedTuple):
    """An ability that a seat may use if nothing speaks against it: whose it is, the answer, and what is declared."""

    by: "Member | Owned | None"
    use: AbilityUse
    held: Held[Offer]


def usable(g: "Voyage", seat: int, moment: str) -> tuple[Usable, ...]:
    """The abilities that a seat can pay for at a moment: of the members it leads, then of the party."""
    orders = g.players[seat].orders
    key = seat, g.active, moment, orders
    return g.derived(key, lambda: tuple(within(g, [*g.led_by(seat), None], moment, orders)))


def within(g: "Voyage", owners: "Iterable[Member | None]", moment: str, orders: int) -> Iterator[Usable]:
    """The abilities of these crew members, or of the party, that cost at most so many orders."""
    for member in owners:
        for use, held in affordable(g, moment, member.crew if member is not None else None, orders):
            yield Usable(g.having(held.card) if isinstance(held.card, Card) else member, use, held)


def ability_of(action: object) -> Ability | None:
    """The ability that an answer uses, if it uses one."""
    match action:
        case UseBoard(member, place):
            return abilities_of(member)[place]
        case UseSkill(_, card) | Activate(card) | UseQuest(card):
            return printed(card).abilities[0]
    return None


def weapons_of_party(g: "Voyage") -> tuple["Owned", ...]:
    """The weapon cards among the adventure cards."""
    found: tuple[Owned, ...] = g.derived(
        "weapons", lambda: tuple(each for each in g.cards if cards()[each.card].kind is Kind.WEAPON)
    )
    return found


NUMBERS: InPlay[Bonus] = InPlay(in_play, _numbers_on, of_owner)
TRIGGERS: InPlay[Trigger] = InPlay(in_play, _triggers_on, of_owner)
ABILITIES: InPlay[Offer] = InPlay(in_play, _abilities_on, of_owner)
TOKENS: InPlay[Effect] = InPlay(given_tokens, _tokens_do)
