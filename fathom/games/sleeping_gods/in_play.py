"""What is in play: what has an effect by itself, and whose abilities may be used (ADV1, CMD2 to CMD4, EVT5, XP6, UNL5).

Cards declare numbers (`NUMBERS`, by what they change), triggers (`TRIGGERS`, by their moment) and abilities
(`ABILITIES`, by when they may be used). Whoever changes what is in play calls `State.changed`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

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
from fathom.games.sleeping_gods.pieces import Card, Crew, EventCard, Level, Quest, SkillCard
from fathom.kernel.cards.effects import Do, Effect, OneOf, Pay
from fathom.kernel.cards.moments import InPlay, Source

if TYPE_CHECKING:
    from fathom.games.sleeping_gods.state import Voyage

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


def acting(g: "Voyage") -> Iterator[Source]:
    """What has an effect by itself: events, quests and adventure cards for all, skill and level cards for who has
    them."""
    yield from map(Source, g.acting_events())
    yield from map(Source, g.quests)
    for owned in g.cards:
        yield Source(owned.card)
    for member in g.crew:
        for card in (*member.skills, *member.levels):
            yield Source(card, member.crew)


def usable(g: "Voyage") -> Iterator[Source]:
    """What may have an ability: crew boards with their level cards, skill cards on them, and what the party has."""
    for member in g.crew:
        for card in (member.crew, *member.levels, *member.skills):
            yield Source(card, member.crew)
    for owned in g.cards:
        yield Source(owned.card)
    yield from map(Source, g.quests)


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
        case Crew():
            return UseBoard(card, place)
        case Level():
            return UseBoard(levels()[card].crew, place)
        case SkillCard():
            assert owner is not None
            return UseSkill(owner, card)
        case Card():
            return Activate(card)
        case Quest():
            return UseQuest(card)
    raise TypeError(card)


def ability_of(action: object) -> Ability | None:
    """The ability that an answer uses, if it uses one."""
    match action:
        case UseBoard(member, place):
            return abilities_of(member)[place]
        case UseSkill(_, card) | Activate(card) | UseQuest(card):
            return printed(card).abilities[0]
    return None


NUMBERS: InPlay[Bonus] = InPlay(acting, _numbers_on)
TRIGGERS: InPlay[Trigger] = InPlay(acting, _triggers_on)
ABILITIES: InPlay[Offer] = InPlay(usable, _abilities_on)
TOKENS: InPlay[Effect] = InPlay(given_tokens, _tokens_do)
