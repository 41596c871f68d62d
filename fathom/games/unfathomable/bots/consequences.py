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
from fathom.games.unfathomable.steps.loyalty.titles import holder
from fathom.kernel.cards import effects as grammar
from fathom.kernel.cards.effects import Context, Effect

SIDES = 8
EVEN = 0.5  # a chance that is not looked into
FEW = 2  # what a card will have counted, as far as anybody can tell

Weigher = Callable[[Outlook, Any, int], float]


def worth(outlook: Outlook, effect: Effect | None, seat: int) -> float:
    """What an effect that a seat resolves is worth to the humans."""
    if effect is None:
        return 0.0
    return WEIGHERS[type(effect)](outlook, effect, seat)


def cards_of(outlook: Outlook, seat: int, count: int) -> float:
    """What it costs a seat to discard so many cards."""
    size = len(outlook.view.players[seat].hand)
    return min(count, size) * outlook.card_worth(size)


# ------------------------------------------------------------------------------------- the grammar


def weigh_condition(outlook: Outlook, effect: grammar.If, seat: int) -> float:
    if isinstance(effect.condition, conditions.Counted):
        chance = 1.0 if effect.condition.of == "endangered" else EVEN
        return chance * worth(outlook, effect.then, seat) + (1 - chance) * worth(outlook, effect.otherwise, seat)
    holds = effect.condition.holds(outlook.view, Context(seat))
    return worth(outlook, effect.then if holds else effect.otherwise, seat)


def weigh_roll(outlook: Outlook, effect: conditions.Roll, seat: int) -> float:
    bands = sorted(effect.at_least)
    ends = [*bands[1:], SIDES + 1]
    chances = [(end - low) / SIDES for low, end in zip(bands, ends, strict=True)]
    return sum(chance * worth(outlook, effect.at_least[low], seat) for low, chance in zip(bands, chances, strict=True))


def weigh_low(outlook: Outlook, effect: conditions.RollLow, seat: int) -> float:
    most = effect.at_most if isinstance(effect.at_most, int) and not effect.below else FEW
    return most / SIDES * worth(outlook, effect.do, seat)


def weigh_each(outlook: Outlook, effect: grammar.ForEach, seat: int) -> float:
    members = effect.over.members(outlook.view, Context(seat))
    return sum(worth(outlook, effect.do, member if effect.over.seats else seat) for member in members)


def weigh_as(outlook: Outlook, effect: conditions.As, seat: int) -> float:
    return worth(outlook, effect.do, seat if effect.who == "another" else holder(outlook.view, effect.who))


# --------------------------------------------------------------------------------------- the ship


def weigh_delay(outlook: Outlook, effect: ship.Delay, seat: int) -> float:
    there = outlook.view.tracks[effect.track]
    by = there if effect.by == "all" else effect.by
    back = min(by, there)
    step = outlook.weights.voyage_step if effect.track is Track.VOYAGE else max(outlook.ritual_step, 0.4)
    short = by - back
    return -step * back - (outlook.loss(Resource.FUEL, short) if effect.strict and short else 0.0)


def weigh_advance(outlook: Outlook, effect: ship.Advance, seat: int) -> float:
    if not isinstance(effect.by, int):
        return 0.0
    if effect.track is Track.RITUAL:
        left = LAST_SPACE - outlook.view.tracks[Track.RITUAL]
        return outlook.banishment if effect.by >= left else effect.by * outlook.ritual_step
    return outlook.voyage_step + (effect.by - 1) * outlook.weights.voyage_step


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
    return outlook.weights.monarch * ((outlook.view.hydra in WATER) + (outlook.view.dagon in WATER))


def spawn_all(outlook: Outlook, effect: monsters.Spawn, seat: int) -> float:
    if effect.at == "apart":
        return -outlook.spawn(effect.count, Space.W1)
    spaces = effect.spaces(outlook.view, Context(seat, names={"rolled": 1}))
    if effect.count * len(spaces) > outlook.view.supply():
        return -weights.THE_GAME
    return -sum(outlook.spawn(effect.count, at) for at in spaces)


def drawn(outlook: Outlook, effect: cards.Draw, seat: int) -> float:
    count = effect.count if isinstance(effect.count, int) else 0
    return count * outlook.card_worth(len(outlook.view.players[seat].hand))


def items_lost(outlook: Outlook, effect: cards.RemoveItem, seat: int) -> int:
    """How many items a seat cannot keep."""
    return max(0, outlook.view.item_count(seat) - 1) if effect.which == "all-but-one" else 1


WEIGHERS: dict[type[Effect], Weigher] = {
    grammar.Do: lambda o, e, s: sum(worth(o, each, s) for each in e.do),
    grammar.OneOf: lambda o, e, s: max(worth(o, each, s) for each in e.options.values()),
    grammar.May: lambda o, e, s: max(worth(o, e.may, s), 0.0),
    grammar.Pay: lambda o, e, s: worth(o, e.cost, s) + worth(o, e.then, s),
    grammar.If: weigh_condition,
    grammar.Repeat: lambda o, e, s: 2 * worth(o, e.do, s),
    conditions.Roll: weigh_roll,
    conditions.RollLow: weigh_low,
    grammar.ForEach: weigh_each,
    conditions.As: weigh_as,
    ship.Gain: lambda o, e, s: best_gain(o) if e.resource == "any" else o.gain(e.resource, e.by),
    ship.Lose: lambda o, e, s: -least_loss(o) if e.resource == "any" else -o.loss(e.resource, e.by),
    ship.Advance: weigh_advance,
    ship.Delay: weigh_delay,
    ship.Damage: lambda o, e, s: -o.damage(),
    ship.Repair: lambda o, e, s: (
        o.weights.damage[len(o.view.damaged) - 1] if o.view.damaged and e.room == "damaged" else 0.0
    ),
    ship.Endanger: lambda o, e, s: -o.endanger(e.count),
    ship.Save: lambda o, e, s: saved(o) if e.where == "anywhere" else 0.0,
    ship.LosePassengers: lambda o, e, s: (
        -o.weights.passenger_loss
        * o.loss(Resource.SOULS)
        * (sum(o.view.passengers_at(at) for at in DECK) if e.who == "all-on-deck" else 1)
    ),
    ship.UseAnyRoom: lambda o, e, s: o.weights.an_action * 1.5,
    monsters.Spawn: lambda o, e, s: spawn_all(o, e, s),
    monsters.Activate: weigh_activation,
    monsters.Slay: lambda o, e, s: killed(o, e.area, e.count if isinstance(e.count, int) else 4),
    monsters.Sweep: weigh_sweep,
    monsters.SinkMonarchs: lambda o, e, s: monarchs_up(o),
    monsters.Surface: lambda o, e, s: -o.weights.monarch * (e.at == "rolled"),
    cards.Draw: drawn,
    cards.DiscardCards: lambda o, e, s: 0.0 if e.up_to else -cards_of(o, s, e.count),
    cards.Spend: lambda o, e, s: -cards_of(o, s, 1),
    cards.DiscardHand: lambda o, e, s: -cards_of(o, s, 10),
    cards.Stir: lambda o, e, s: -o.weights.treachery_in_chaos * e.count,
    cards.RebuildChaos: lambda o, e, s: o.weights.treachery_in_chaos * max(0, len(o.view.chaos) - 10),
    cards.DrawItem: lambda o, e, s: o.weights.an_item,
    cards.RemoveItem: lambda o, e, s: -o.weights.an_item * items_lost(o, e, s),
    cards.Cast: lambda o, e, s: o.weights.a_spell * (e.count > 1),
    cards.BurnSpells: lambda o, e, s: -0.1 * e.count,
    cards.Ward: lambda o, e, s: 0.5,
    looking.SearchItems: lambda o, e, s: o.weights.an_item * 1.2,
    looking.LookAt: lambda o, e, s: o.weights.a_look * (e.count / 2 if e.stays == "one" else 1),
    characters.BeDefeated: lambda o, e, s: -o.weights.defeated,
    characters.DefeatHumansHere: lambda o, e, s: (
        -o.weights.defeated * sum(o.view.players[human].space == o.view.players[s].space for human in o.humans)
    ),
    characters.Jail: lambda o, e, s: -o.weights.jailed * {"you": 1.0, "fullest": 0.5}.get(e.who, 0.0),
    characters.PassTitle: lambda o, e, s: -o.weights.title,
    characters.LeaveSickbay: lambda o, e, s: (
        1.5 * sum(o.view.players[human].space == Space.SICKBAY for human in o.humans)
    ),
    characters.Move: lambda o, e, s: -o.weights.defeated if e.to is Space.SICKBAY else 0.1 * isinstance(e.to, Space),
    characters.Attack: lambda o, e, s: 0.3 * any(o.view.deep_ones),
    abilities.Keep: lambda o, e, s: 0.5 if e.what == "spell" else -2.0,
}

ELSEWHERE: tuple[type[Effect], ...] = (
    *(abilities.AddToTest, abilities.Again, abilities.Calamity, abilities.Decide, abilities.EndPhase),
    *(abilities.HoldTest, abilities.Modify, abilities.Prevent, abilities.Raise, abilities.Reroll, abilities.SetRoll),
    *(abilities.UseUp, cards.GiveItem, cards.StealItem, characters.Act, characters.Explode, characters.Inspect),
    *(conditions.RollNumber, looking.Redraw, monsters.Dismiss, monsters.Push, monsters.Smite, ship.Sway, ship.Trial),
)
"""What is weighed where it is offered (`windows`, `acting`, `picking`, `treason`); elsewhere it tips no choice."""

WEIGHERS |= dict.fromkeys(ELSEWHERE, lambda o, e, s: 0.0)


def icons(outlook: Outlook, card: Crisis) -> float:
    """What the activation and the track of a crisis bring."""
    steps = {"voyage": outlook.voyage_step, "ritual": outlook.ritual_step}
    track = steps.get(card.track.value)
    return (max(steps.values()) if track is None else track) - outlook.activation(Icon(card.icon))
