"""What abilities do to whom they strike, read off the cards."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fathom.games.machina_arcana.effects.moving import Pull, Push
from fathom.games.machina_arcana.effects.selections import Each, One, Scope
from fathom.games.machina_arcana.effects.units import Attack
from fathom.games.machina_arcana.library import Melee, Moment, Ranged, When, printed
from fathom.kernel.cards.effects import Do, Effect, If


class Blow(NamedTuple):
    """An attack of a card: what it costs, how far it reaches (0: everything on the tile), and its dice."""

    cost: int
    reach: int
    high: int
    low: int
    magic: bool


class Drag(NamedTuple):
    """A pull of a card: how far it reaches, and by how many spaces."""

    reach: int
    spaces: int


def parts(effect: Effect | None) -> Iterator[Effect]:
    """An effect and all that it may come to."""
    if effect is None:
        return
    yield effect
    match effect:
        case Do(do):
            for each in do:
                yield from parts(each)
        case If(_, then, otherwise):
            yield from parts(then)
            yield from parts(otherwise)


@cache
def attack_of(card: str, place: int) -> Attack | None:
    """The attack that an active ability of a card makes, if any."""
    return next((each for each in parts(printed(card).active[place].do) if isinstance(each, Attack)), None)


@cache
def blows(card: str) -> tuple[Blow, ...]:
    """The attacks that a monster's card can make on explorers."""
    return tuple(blow for place in range(len(printed(card).active)) for blow in _blow(card, place))


def _blow(card: str, place: int) -> Iterator[Blow]:
    ability, attack = printed(card).active[place], attack_of(card, place)
    if attack is None:
        return
    match ability.aim:
        case Ranged(reach):
            pass
        case Melee():
            reach = 1
        case _:
            on = attack.on
            near = isinstance(on, Each | One) and on.scope is Scope.ADJACENT
            reach = 1 if near else 0
    yield Blow(max(1, ability.cost.stamina), reach, attack.attack, attack.low, attack.magic)


@cache
def answers(card: str) -> tuple[When, ...]:
    """What a card does about hits: each time, or each time that so many were counted."""
    moments = (Moment.HITS, Moment.TAKES_HIT)
    return tuple(each for each in printed(card).passive if isinstance(each, When) and each.when in moments)


@cache
def drags(card: str) -> tuple[Drag, ...]:
    """The pulls by which a monster's card can bring explorers nearer, or into a pit."""
    return tuple(
        Drag(ability.aim.range, each.pull)
        for ability in printed(card).active
        if isinstance(ability.aim, Ranged)
        for each in parts(ability.do)
        if isinstance(each, Pull)
    )


@cache
def shoves(card: str) -> int:
    """By how many spaces a monster's card pushes whom it attacks."""
    pushes = [each for ability in printed(card).active for each in parts(ability.do) if isinstance(each, Push)]
    return max((each.push for each in pushes), default=0)
