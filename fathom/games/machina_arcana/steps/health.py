"""Losing health, being destroyed and banished, and where cards go then (ATT3, EXP2, MON2, MON3)."""

from fathom.games.machina_arcana.actions import NeverMind, Save
from fathom.games.machina_arcana.events import Banished, Destroyed, Lost, Regained
from fathom.games.machina_arcana.library import Moment, Number, Trait, monsters
from fathom.games.machina_arcana.passives import has, number
from fathom.games.machina_arcana.pieces import Attribute, Ending, Unit
from fathom.games.machina_arcana.refusals import among
from fathom.games.machina_arcana.state import HIGHEST, NOBODY, Explorer, Fate, Machina, Monster, Turn
from fathom.games.machina_arcana.steps.ending import Strike, check_finale, put_off
from fathom.games.machina_arcana.steps.essence import available, pay
from fathom.games.machina_arcana.steps.marks import forget_unit, return_marks_on, take_back
from fathom.games.machina_arcana.steps.triggers import trigger
from fathom.games.machina_arcana.tiles import stands_for_space
from fathom.kernel import Ask, Flow, Refusal, Result, Step, cites

TOO_MUCH = Refusal("ESS2b", "too-much")
LAST_MONSTERS = 4  # MON2a: monsters of this level never leave the game


@cites("ATT3a", "ESS2a", "ESS2b", "ESS2f")
class LoseHealth(Strike):
    """A unit loses health; an explorer may pay essence instead, with help (ESS3g)."""

    unit: Unit
    by: Unit | None = None
    amount: int = 1

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer(self.unit)
        if explorer is None:
            self._wound(g)
            return
        if explorer.fate is not Fate.HERE or falls(g, explorer) or has(g, self.unit, Trait.KEEPS_HEALTH):  # ATT2c
            return
        saved = yield from spare(g, explorer, self.amount)
        lose_health(g, explorer, self.amount - saved, self.by)

    def _wound(self, g: Machina) -> None:
        monster = g.monster(self.unit)
        if monster is None:
            if stands_for_space(self.unit):
                damage_part(g, self.unit, self.by)
        elif not has(g, self.unit, Trait.KEEPS_HEALTH):
            left = number(g, self.unit, Number.HEALTH) - monster.wounds
            lost = min(self.amount, left)
            monster.wounds += lost  # ATT3d
            g.tell(Lost(self.unit, Attribute.HEALTH, lost))
            if lost == left:
                destroy(g, self.unit, self.by)


def spare(g: Machina, explorer: Explorer, amount: int, least: int = 0) -> Result[int]:
    """How much essence is paid instead of health; if `least` cannot be found after all, nothing is (ESS2a, ESS3g)."""
    most = min(amount, available(g, explorer, g.space_of(explorer.unit)))
    if not most:
        return 0
    options = [*(Save(health) for health in range(least, most + 1)), *([NeverMind()] if least else [])]
    judge = among(options, lambda: map(Save, range(HIGHEST + 1)), TOO_MUCH)
    while True:
        match (yield Ask.judged(explorer.seat, judge, "save-health", {"amount": amount})):
            case NeverMind() | Save(0):
                return 0
            case Save(health) if (yield from pay(g, explorer, health)):
                return health


def spend_health(g: Machina, explorer: Explorer, amount: int) -> Result[bool]:
    """Pay health as a cost, or essence instead of it; whether it was paid (ATT2d)."""
    if has(g, explorer.unit, Trait.KEEPS_HEALTH):
        return True  # ATT2c
    least = max(0, amount - explorer.health)
    saved = yield from spare(g, explorer, amount, least)
    if saved < least:
        return False
    lose_health(g, explorer, amount - saved, explorer.unit)
    return True


def lose_health(g: Machina, explorer: Explorer, amount: int, by: Unit | None) -> None:
    if amount:
        lost = min(amount, explorer.health)
        explorer.health -= lost
        g.tell(Lost(explorer.unit, Attribute.HEALTH, lost))
        if not explorer.health:  # ATT3c
            destroy(g, explorer.unit, by)


def damage_part(g: Machina, unit: Unit, by: Unit | None) -> None:
    """A part of the statue loses health."""
    space = g.space_of(unit)
    if space in g.parts:
        g.parts[space] -= 1
        g.tell(Lost(unit, Attribute.HEALTH, 1))
        if not g.parts[space]:
            del g.parts[space]
            g.tell(Destroyed(unit, by))
            g.put_tokens(space)
            check_finale(g)  # RND4c


def regain(g: Machina, unit: Unit, what: Attribute, by: int) -> None:
    """Points come back, up to the maximum (ATT1f)."""
    explorer, monster = g.explorer(unit), g.monster(unit)
    if monster is not None and what is Attribute.HEALTH:
        healed = min(by, monster.wounds)
        monster.wounds -= healed
    elif explorer is not None and explorer.fate is Fate.HERE:
        held = {
            Attribute.HEALTH: explorer.health,
            Attribute.STAMINA: explorer.stamina,
            Attribute.ESSENCE: explorer.essence,
        }[what]
        most = {Attribute.HEALTH: Number.HEALTH, Attribute.STAMINA: Number.STAMINA}.get(what)
        top = number(g, unit, most) if most else HIGHEST  # ESS1b
        healed = max(0, min(by, top - held))
        setattr(explorer, what.value, held + healed)
    else:
        return
    if healed:
        g.tell(Regained(unit, what, healed))


# ------------------------------------------------------------------------------------- leaving the board


def destroy(g: Machina, unit: Unit, by: Unit | None) -> None:
    """A unit is destroyed; `by` is who did it, directly or not (ATK1l, FX3b)."""
    explorer, monster = g.explorer(unit), g.monster(unit)
    if monster is not None:
        _destroy_monster(g, monster, by)
    elif explorer is not None and explorer.fate is Fate.HERE and not falls(g, explorer):
        last = len(g.alive) == 1
        if not (last and put_off(g, LastFalls(explorer.seat, by))):
            _destroy_explorer(g, explorer, by)


@cites("RND4a")
class LastFalls(Step):
    """The last explorer is destroyed, when the effect that destroys it is over and has not won the game."""

    seat: int
    by: Unit | None

    def run(self, g: Machina) -> None:
        _destroy_explorer(g, g.explorers[self.seat], self.by)


def falls(g: Machina, explorer: Explorer) -> bool:
    """Whether an explorer is the last one and as good as destroyed."""
    return any(isinstance(step, LastFalls) and step.seat == explorer.seat for step in g.agenda)


def _destroy_monster(g: Machina, monster: Monster, by: Unit | None) -> None:
    unit = monster.unit
    stood = g.space_of(unit)
    tile = g.ground.tile(stood)
    g.tell(Destroyed(unit, by))
    trigger(g, Moment.DESTROYED, unit, by=by or "", stood=stood)
    _remove(g, monster)
    killer = g.explorer(by) if by else None
    if killer is not None:
        if killer.turn is Turn.OPEN:
            regain(g, killer.unit, Attribute.ESSENCE, 1)  # MON2c
        trigger(g, Moment.KILLS, killer.unit, unit=unit)  # FX3a
    if any(each.turn is Turn.OPEN for each in g.here):
        for other in g.here:
            if other.turn is not Turn.OPEN and other.space is not None and g.ground.tile(other.space) == tile:
                trigger(g, Moment.ALLY_TURN, other.unit, unit=unit)
    check_finale(g)  # RND4c


def _remove(g: Machina, monster: Monster) -> None:
    """A monster leaves the queue; its card is out of the game or on the discard (MON2a, MON2b, MON3b)."""
    g.queue.remove(monster)
    g.refresh()
    return_marks_on(g, monster.card)
    forget_unit(g, monster.unit)
    level = monsters()[monster.card].level
    if level < g.level and level != LAST_MONSTERS:
        g.removed.append(monster.card)
    else:
        g.monster_discard.append(monster.card)


def banish(g: Machina, unit: Unit) -> None:
    """A monster is taken away; nobody has destroyed it (MON3)."""
    monster = g.monster(unit)
    if monster is not None:
        g.tell(Banished(unit))
        _remove(g, monster)


def let_go(g: Machina, explorer: Explorer) -> None:
    """An explorer that leaves the board controls no monster any more (FX2a, TILE6c)."""
    for monster in g.queue:
        if monster.master == explorer.seat:
            monster.master = NOBODY


def _destroy_explorer(g: Machina, explorer: Explorer, by: Unit | None) -> None:
    unit = explorer.unit
    g.tell(Destroyed(unit, by))
    explorer.fate, explorer.space, explorer.health = Fate.DESTROYED, None, 0
    g.fallen.append(explorer.seat)
    let_go(g, explorer)
    explorer.stamina = explorer.essence = 0
    explorer.turn = Turn.OVER  # EXP2e
    if g.now == unit:
        g.now = None
    items, events = [gear.item for gear in explorer.gear], [bound.event for bound in explorer.bound]
    for card in (explorer.card, *items, *events):
        g.counters.pop(card, None)  # CON2d
    g.chance.shuffle(items)
    g.item_discard += items  # EXP2c
    g.lost_events += events  # EXP2d
    explorer.gear, explorer.bound = [], []
    g.refresh()
    for card in (*items, *events):
        return_marks_on(g, card)  # CON4c
    for mark in [each for each in g.marks if each.owner == explorer.seat]:
        take_back(g, mark)  # EXP2b
    forget_unit(g, unit)
    killer = g.explorer(by) if by else None
    if killer is not None and killer is not explorer:
        trigger(g, Moment.KILLS, killer.unit, unit=unit)
    if not g.alive:
        g.end(Ending.DESTROYED)
    if not g.here:
        from fathom.games.machina_arcana.steps.chapters import AllOut

        g.push(AllOut())  # CHAP4f
