"""What a card would bring the humans: the tree of its effects is walked and every verb weighed."""

from collections.abc import Callable
from typing import Any

from fathom.games.unfathomable.board import DECK, WATER, Space
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.effects import abilities, cards, characters, conditions, looking, monsters, ship
from fathom.games.unfathomable.effects.monsters import SPACES_OF
from fathom.games.unfathomable.library import Crisis
from fathom.games.unfathomable.pieces import Icon, Resource, Track
from fathom.games.unfathomable.state import LAST_SPACE
from fathom.games.unfathomable.steps.titles import holder
from fathom.kernel import effects as grammar
from fathom.kernel.effects import Context, Effect

SIDES = 8
EVEN = 0.5  # a chance that is not looked into

Weigher = Callable[[Outlook, Any, int], float]


def worth(outlook: Outlook, effect: Effect | None, seat: int) -> float:
    """What an effect that a seat resolves is worth to the humans."""
    if effect is None:
        return 0.0
    weigh = WEIGHERS.get(type(effect))
    return weigh(outlook, effect, seat) if weigh else 0.0


def cards_of(outlook: Outlook, seat: int, count: int) -> float:
    """What it costs a seat to discard so many cards."""
    size = len(outlook.view.players[seat].hand)
    return min(count, size) * outlook.card_worth(size)


# ------------------------------------------------------------------------------------- the grammar


def weigh_condition(outlook: Outlook, effect: grammar.If, seat: int) -> float:
    if isinstance(effect.condition, conditions.Counted):
        return EVEN * (worth(outlook, effect.then, seat) + worth(outlook, effect.otherwise, seat))
    holds = effect.condition.holds(outlook.view, Context(seat))
    return worth(outlook, effect.then if holds else effect.otherwise, seat)


def weigh_roll(outlook: Outlook, effect: grammar.Roll, seat: int) -> float:
    bands = sorted(effect.at_least)
    ends = [*bands[1:], SIDES + 1]
    chances = [(end - low) / SIDES for low, end in zip(bands, ends, strict=True)]
    return sum(chance * worth(outlook, effect.at_least[low], seat) for low, chance in zip(bands, chances, strict=True))


def weigh_low(outlook: Outlook, effect: conditions.RollLow, seat: int) -> float:
    return (effect.at_most or 2) / SIDES * worth(outlook, effect.do, seat)


def weigh_each(outlook: Outlook, effect: grammar.ForEach, seat: int) -> float:
    members = effect.over.members(outlook.view, Context(seat))
    return sum(worth(outlook, effect.do, member if effect.over.seats else seat) for member in members)


def weigh_as(outlook: Outlook, effect: conditions.As, seat: int) -> float:
    return worth(outlook, effect.do, holder(outlook.view, effect.title))


# --------------------------------------------------------------------------------------- the ship


def weigh_delay(outlook: Outlook, effect: ship.Delay, seat: int) -> float:
    back = min(effect.by, outlook.view.tracks[effect.track])
    step = weights.VOYAGE_STEP if effect.track is Track.VOYAGE else max(outlook.ritual_step, 0.4)
    short = effect.by - back
    return -step * back - (outlook.loss(Resource.FUEL, short) if effect.strict and short else 0.0)


def weigh_advance(outlook: Outlook, effect: ship.Advance, seat: int) -> float:
    if not isinstance(effect.by, int):
        return 0.0
    if effect.track is Track.RITUAL:
        left = LAST_SPACE - outlook.view.tracks[Track.RITUAL]
        return outlook.banishment if effect.by >= left else effect.by * outlook.ritual_step
    return outlook.voyage_step + (effect.by - 1) * weights.VOYAGE_STEP


def best_gain(outlook: Outlook) -> float:
    return max(outlook.gain(resource) for resource in Resource)


def least_loss(outlook: Outlook) -> float:
    return min(outlook.loss(resource) for resource in Resource)


def saved(outlook: Outlook) -> float:
    return sum(outlook.passenger(at) * outlook.view.passengers_at(at) for at in DECK)


# -------------------------------------------------------------------------------------- monsters


def killed(outlook: Outlook, area: monsters.Area, count: int) -> float:
    """The worst Deep Ones of an area."""
    view = outlook.view
    there = [outlook.deep_one(at) for at in SPACES_OF[area] for _ in range(view.deep_ones.get(at, 0))]
    return sum(sorted(there, reverse=True)[:count])


def weigh_sweep(outlook: Outlook, effect: monsters.Sweep, seat: int) -> float:
    match effect.where:
        case "a-room":
            return killed(outlook, monsters.Area.ROOMS, 3)
        case "here":
            return killed(outlook, monsters.Area.SHIP, 2)
        case area:
            return killed(outlook, area, 20)


def weigh_activation(outlook: Outlook, effect: monsters.Activate, seat: int) -> float:
    if isinstance(effect.what, Icon):
        return -outlook.activation(effect.what)
    space = outlook.view.players[seat].space
    return -outlook.acting(space) * outlook.view.deep_ones.get(space, 0) if effect.what == "here" else 0.0


def monarchs_up(outlook: Outlook) -> float:
    return weights.MONARCH * ((outlook.view.hydra in WATER) + (outlook.view.dagon in WATER))


def spawn_all(outlook: Outlook, effect: monsters.Spawn, seat: int) -> float:
    spaces = effect.spaces(outlook.view, Context(seat, names={"room": Space.BRIDGE.value}))
    if effect.count * len(spaces) > outlook.view.supply():
        return -weights.THE_GAME
    return -sum(outlook.spawn(effect.count, at) for at in spaces)


def items_lost(outlook: Outlook, effect: cards.RemoveItem, seat: int) -> int:
    """How many items a seat cannot keep; one that a card spends on itself is no loss."""
    if effect.which == "all-but-one":
        return max(0, outlook.view.item_count(seat) - 1)
    return effect.which != "this"


WEIGHERS: dict[type[Effect], Weigher] = {
    grammar.Do: lambda o, e, s: sum(worth(o, each, s) for each in e.do),
    grammar.OneOf: lambda o, e, s: max(worth(o, each, s) for each in e.options.values()),
    grammar.May: lambda o, e, s: max(worth(o, e.may, s), 0.0),
    grammar.Pay: lambda o, e, s: worth(o, e.cost, s) + worth(o, e.then, s),
    grammar.If: weigh_condition,
    grammar.Repeat: lambda o, e, s: 2 * worth(o, e.do, s),
    grammar.Roll: weigh_roll,
    conditions.RollLow: weigh_low,
    grammar.ForEach: weigh_each,
    conditions.As: weigh_as,
    ship.Gain: lambda o, e, s: best_gain(o) if e.resource == "any" else o.gain(e.resource, e.by),
    ship.Lose: lambda o, e, s: -least_loss(o) if e.resource == "any" else -o.loss(e.resource, e.by),
    ship.Advance: weigh_advance,
    ship.Delay: weigh_delay,
    ship.Reset: lambda o, e, s: -weights.VOYAGE_STEP * o.view.tracks[e.track],
    ship.AdvanceEither: lambda o, e, s: max(o.gain(Resource.FUEL), o.voyage_step),
    ship.Damage: lambda o, e, s: -o.damage(),
    ship.RollRoom: lambda o, e, s: worth(o, e.do, s),
    ship.Repair: lambda o, e, s: (
        weights.DAMAGE[len(o.view.damaged) - 1] if o.view.damaged and e.room == "damaged" else 0.0
    ),
    ship.Endanger: lambda o, e, s: -o.endanger(e.count),
    ship.EndangerFor: lambda o, e, s: worth(o, e.then, s) - o.endanger(e.count),
    ship.Save: lambda o, e, s: saved(o) if e.where == "anywhere" else 0.0,
    ship.LosePassengers: lambda o, e, s: (
        -weights.PASSENGER_LOSS
        * o.loss(Resource.SOULS)
        * (sum(o.view.passengers_at(at) for at in DECK) if e.who == "all-on-deck" else 1)
    ),
    ship.UseAnyRoom: lambda o, e, s: weights.AN_ACTION * 1.5,
    monsters.Spawn: lambda o, e, s: spawn_all(o, e, s),
    monsters.SpawnInWater: lambda o, e, s: -o.spawn(e.count, Space.W1),
    monsters.Activate: weigh_activation,
    monsters.Slay: lambda o, e, s: killed(o, e.area, e.count or 4),
    monsters.Sweep: weigh_sweep,
    monsters.SinkMonarchs: lambda o, e, s: monarchs_up(o),
    monsters.Surface: lambda o, e, s: -weights.MONARCH * (e.at == "rolled"),
    cards.Draw: lambda o, e, s: e.count * o.card_worth(len(o.view.players[s].hand)),
    cards.DrawOwn: lambda o, e, s: e.count * o.card_worth(len(o.view.players[s].hand)),
    cards.DiscardCards: lambda o, e, s: -cards_of(o, s, e.count),
    cards.DiscardUpTo: lambda o, e, s: 0.0,
    cards.DiscardHand: lambda o, e, s: -cards_of(o, s, 10),
    cards.Stir: lambda o, e, s: -weights.TREACHERY_IN_CHAOS * e.count,
    cards.RebuildChaos: lambda o, e, s: weights.TREACHERY_IN_CHAOS * max(0, len(o.view.chaos) - 10),
    cards.DrawItem: lambda o, e, s: weights.AN_ITEM,
    cards.RemoveItem: lambda o, e, s: -weights.AN_ITEM * items_lost(o, e, s),
    cards.Cast: lambda o, e, s: weights.A_SPELL * (e.count > 1),
    cards.BurnSpells: lambda o, e, s: -0.1 * e.count,
    cards.Ward: lambda o, e, s: 0.5,
    cards.KeepSpell: lambda o, e, s: 0.5,
    looking.SearchItems: lambda o, e, s: weights.AN_ITEM * 1.2,
    looking.Foresee: lambda o, e, s: weights.A_LOOK * e.count / 2,
    looking.SortEach: lambda o, e, s: weights.A_LOOK,
    looking.Reorder: lambda o, e, s: weights.A_LOOK,
    characters.BeDefeated: lambda o, e, s: -weights.DEFEATED,
    characters.DefeatHumansHere: lambda o, e, s: (
        -weights.DEFEATED * sum(o.view.players[human].space == o.view.players[s].space for human in o.humans)
    ),
    characters.Jail: lambda o, e, s: -weights.JAILED * {"you": 1.0, "fullest": 0.5}.get(e.who, 0.0),
    characters.PassTitle: lambda o, e, s: -weights.TITLE,
    characters.DeckToSickbay: lambda o, e, s: (
        -weights.DEFEATED * sum(o.view.players[human].space in DECK for human in o.humans)
    ),
    characters.LeaveSickbay: lambda o, e, s: (
        1.5 * sum(o.view.players[human].space == Space.SICKBAY for human in o.humans)
    ),
    characters.Move: lambda o, e, s: -weights.DEFEATED if e.to is Space.SICKBAY else 0.1 * isinstance(e.to, Space),
    characters.AttackNow: lambda o, e, s: 0.3 * any(o.view.deep_ones),
    abilities.KeepCard: lambda o, e, s: -2.0,
    abilities.FailThis: lambda o, e, s: -3.0,
}


def icons(outlook: Outlook, card: Crisis) -> float:
    """What the activation and the track of a crisis bring."""
    steps = {"voyage": outlook.voyage_step, "ritual": outlook.ritual_step}
    track = steps.get(card.track.value)
    return (max(steps.values()) if track is None else track) - outlook.activation(Icon(card.icon))
