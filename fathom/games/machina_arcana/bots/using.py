"""What it is worth to use an ability now, read off its verbs."""

from fathom.games.machina_arcana.actions import Use
from fathom.games.machina_arcana.board.tiles import stands_for_space
from fathom.games.machina_arcana.bots import weights
from fathom.games.machina_arcana.bots.blows import parts
from fathom.games.machina_arcana.bots.sight import Sight
from fathom.games.machina_arcana.bots.striking import Strike, blast
from fathom.games.machina_arcana.effects import moving, places, story, units
from fathom.games.machina_arcana.effects.selections import Each, like_units
from fathom.games.machina_arcana.library import Active, Group, Number, Trait, items, printed
from fathom.games.machina_arcana.pieces import Attribute, Kind, Unit
from fathom.games.machina_arcana.state import BEAST
from fathom.games.machina_arcana.steps.using.passives import number
from fathom.kernel.cards.effects import Context, Effect

ONCE = 0.9  # what a consumable must bring to be used up
GRUDGE = 0.15  # what any use must bring
IN_NEED = 2  # hits left, from which health is worth more


def use_worth(sight: Sight, use: Use) -> float:
    """What a use brings, less what it costs but for stamina."""
    ability = printed(use.card).active[use.ability]
    ctx = Context(sight.seat, use.card, sight.me.unit, 0, _names(use))
    gain = sum(worth(sight, each, ctx) for each in parts(ability.do))
    gain += counted(sight, use.card, ability) + _away(sight, ability)
    cost = ability.cost
    spent = cost.essence * weights.ESSENCE + cost.health * weights.HEALTH + GRUDGE
    if cost.health and sight.strength <= cost.health + IN_NEED:
        spent += weights.DEATH
    if cost.essence and sight.strength <= cost.essence + IN_NEED and sight.foes:
        spent += weights.LAST
    if cost.this:
        spent += ONCE
    if cost.space is not None:
        spent += 1.0
    return gain - spent


def _names(use: Use) -> dict[str, int | str]:
    named = {"target": use.unit, "space": use.space, "door": use.door}
    return {name: value for name, value in named.items() if value is not None}


def counted(sight: Sight, card: str, ability: Active) -> float:
    """A chapter's own ability: each use is a part of the way to the next one."""
    view = sight.view
    if card != view.current or not ability.counted:
        return 0.0
    left = ability.counted - view.counters.get(card, 0)
    starts = any(isinstance(each, story.StartFinale) for each in parts(ability.do))
    if left <= 1 and starts and not ready(sight, ability.cost.essence):
        return 0.0
    return 2.0 * weights.ADVANCE / ability.counted


def ready(sight: Sight, price: int) -> bool:
    """Whether the team is strong enough for a finale, or cannot wait any longer."""
    team = sight.view.here
    essence = sum(each.essence for each in team) - price
    wanted = 4 if len(team) == 1 else 6
    left = any(sight.view.squares(kind) for kind in (Kind.CHEST, Kind.EVENT))
    return essence >= wanted or (not left and essence >= wanted - 2) or sight.view.level >= 4


def worth(sight: Sight, effect: Effect, ctx: Context) -> float:
    """What one verb of a card brings to its user's side."""
    match effect:
        case units.Attack():
            return _attack(sight, effect, ctx)
        case units.Regain(what, by):
            return sum(_regained(sight, unit, what, by) for unit in _one(sight, effect, ctx))
        case units.Lose(what, by):
            return -sum(_regained(sight, unit, what, by) for unit in units.concerned(effect.on, sight.view, ctx))
        case units.Change():
            return _changed(sight, effect, ctx)
        case units.Grant(trait):
            return _granted(sight, trait, ctx)
        case units.Control() | units.Banish():
            return _taken(sight, effect, ctx)
        case story.Threat(by):
            return -by * weights.THREAT
        case story.Gain() | story.TakeItem() | story.DrawAny():
            return weights.ITEM
        case story.Reinvoke():
            return weights.EVENT
        case places.Light():
            return lit(sight)
        case places.Revive(kind):
            return weights.ITEM if kind is Kind.CHEST else 0.5
        case places.DestroySpace(kind):
            return weights.SEAL if kind is Kind.SPAWN else 0.0
        case places.SpringTraps():
            return blast(sight, on_traps(sight))
        case places.Explode():
            return 0.0
        case moving.Push() | moving.Pull():
            return _shoved(sight, effect, ctx)
    return 0.0


def lit(sight: Sight) -> float:
    """A chapter space that costs no essence."""
    view = sight.view
    tile = sight.ground.tiles[(sight.me.space or 0) // 100]
    dark = view.squares(Kind.CHAPTER) & tile & ~sight.ground.squares(view.lit)
    return weights.LIGHT if dark and not view.finale else 0.0


def on_traps(sight: Sight) -> list[Unit]:
    """Who stands on the traps of the explorer's tile."""
    view, ground = sight.view, sight.ground
    traps = view.squares(Kind.TRAP) & ground.on_tile(sight.me.at)
    return [each.unit for each in view.units() if each.space is not None and traps >> ground.square(each.space) & 1]


def _attack(sight: Sight, effect: units.Attack, ctx: Context) -> float:
    weapon = ctx.card if ctx.card in items() else ""
    strike = Strike(sight, effect, weapon)
    struck = units.attacked(effect.on, sight.view, ctx)
    on = effect.on
    if isinstance(on, Each) and on.each is Group.UNIT:
        struck = struck + like_units(sight.view, ctx, on.scope)
    worths = [strike.on_unit(unit) for unit in struck]
    if type(on).__name__ in ("One", "Nearest"):
        return max(worths, default=0.0)
    return sum(worths)


def _one(sight: Sight, effect: units.Regain, ctx: Context) -> list[Unit]:
    """Whom it would be given to: if one may choose, who needs it most."""
    found = units.concerned(effect.on, sight.view, ctx)
    if type(effect.on).__name__ == "One" and found:
        return [max(found, key=lambda unit: _regained(sight, unit, effect.regain, effect.by))]
    return found


def _regained(sight: Sight, unit: Unit, what: Attribute, by: int) -> float:
    view = sight.view
    explorer = view.explorer(unit)
    if explorer is None:
        return -0.5 if view.monster(unit) is not None and what is Attribute.HEALTH else 0.0
    if what is Attribute.HEALTH:
        missing = number(view, unit, Number.HEALTH) - explorer.health
        return min(by, missing) * weights.HEALTH * (1.5 if explorer.health <= IN_NEED else 1.0)
    if what is Attribute.ESSENCE:
        return min(by, 9 - explorer.essence) * weights.ESSENCE
    if explorer is not sight.me or view.now != unit:
        return 0.0
    return min(by, number(view, unit, Number.STAMINA) - explorer.stamina) * weights.STAMINA


def _changed(sight: Sight, effect: units.Change, ctx: Context) -> float:
    """A number until the markers return: good for friends if it is more, good against foes if it is less."""
    view = sight.view
    if sum(mark.card == ctx.card for mark in view.marks) >= effect.most:
        return 0.0
    total = 0.0
    for unit in units.concerned(effect.on, view, ctx):
        friend = view.explorer(unit)
        if friend is not None:
            fights = any(sight.distance(foe, sight.here) <= 4 for foe in sight.foes)
            total += effect.by * (0.7 if fights else 0.05)
        else:
            total -= effect.by * 0.35
    return total


def _granted(sight: Sight, trait: Trait, ctx: Context) -> float:
    if trait is Trait.ETHEREAL:
        return sight.danger_at(sight.here) * 0.6
    target = ctx.names.get("target")
    foe = sight.foe(Unit(str(target))) if target else None
    if foe is None or foe.unit == BEAST:
        return 0.0
    return 0.8 * sight.menace(foe) if sight.distance(foe, sight.here) > 1 else 0.1


def _taken(sight: Sight, effect: units.Control | units.Banish, ctx: Context) -> float:
    found = [sight.foe(unit) for unit in units.concerned(effect.whom, sight.view, ctx)]
    worths = [sight.menace(foe) * weights.KILL for foe in found if foe is not None and foe.unit != BEAST]
    return max(worths, default=0.0)


def _shoved(sight: Sight, effect: moving.Push | moving.Pull, ctx: Context) -> float:
    """A push into a pit destroys; a monster farther away has less stamina for blows."""
    total = 0.0
    push = isinstance(effect, moving.Push)
    for unit in units.concerned(effect.on, sight.view, ctx):
        foe = sight.foe(unit)
        if foe is None:
            if unit != sight.me.unit and not stands_for_space(unit):
                total -= 0.5
            continue
        to = _behind(sight, foe.square, push)
        if to is not None and sight.view.pits >> to & 1:
            total += sight.worth_of_kill(foe)
        elif push:
            total += 0.3 * sight.menace(foe)
    return total


def _behind(sight: Sight, square: int, push: bool) -> int | None:
    grid = sight.floor.grid
    across, down = grid.offset(sight.here, square)
    way = 1 if push else -1
    column, row = grid.column_row(square)
    x, y = column + way * ((across > 0) - (across < 0)), row + way * ((down > 0) - (down < 0))
    return grid.square(x, y) if 0 <= x < grid.columns and 0 <= y < grid.rows else None


def _away(sight: Sight, ability: Active) -> float:
    """How much safer the turn ends with a move that costs less stamina than its steps, or none."""
    spaces = max((_leap(each) for each in parts(ability.do)), default=0)
    if not spaces or not sight.foes:
        return 0.0
    left = max(0, sight.me.stamina - ability.cost.stamina)
    there = sight.costs(sight.within(left + spaces))
    return sight.safest(sight.here, left)[0] - min(there.values())


def _leap(effect: Effect) -> int:
    match effect:
        case moving.Teleport(spaces, None) | moving.MoveUpTo(spaces, _, None):
            return spaces
    return 0
