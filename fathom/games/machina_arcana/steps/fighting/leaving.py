"""Leaving the board: units that are destroyed or banished, and what follows when nobody is left (EXP2, MON2, MON3)."""

from fathom.games.machina_arcana.board import TILES
from fathom.games.machina_arcana.events import Banished, Destroyed
from fathom.games.machina_arcana.figures import NOBODY, Defeat, Explorer, Fate, Monster, Turn
from fathom.games.machina_arcana.library import Moment, monsters
from fathom.games.machina_arcana.pieces import Attribute, Ending, Unit
from fathom.games.machina_arcana.state import Length, Machina
from fathom.games.machina_arcana.steps.fighting.points import regain
from fathom.games.machina_arcana.steps.story.advancing import Advance
from fathom.games.machina_arcana.steps.story.ending import check_finale, put_off
from fathom.games.machina_arcana.steps.story.marks import forget_unit, return_marks_on, take_back
from fathom.games.machina_arcana.steps.using.triggers import trigger
from fathom.kernel import Step, cites

LAST_MONSTERS = 4  # MON2a: monsters of this level never leave the game


def destroy(g: Machina, unit: Unit, by: Unit | None) -> None:
    """A unit is destroyed; `by` is who did it, directly or not (ATK1l, FX3b)."""
    explorer, monster = g.explorer(unit), g.monster(unit)
    if monster is not None:
        _destroy_monster(g, monster, by)
    elif explorer is not None and explorer.fate is Fate.HERE and explorer.seat != g.falling:
        if len(g.alive) == 1 and put_off(g, Defeat(explorer.seat, by)):
            g.falling = explorer.seat
        else:
            _destroy_explorer(g, explorer, by)


@cites("RND4a")
class LastFalls(Step):
    """The last explorer is destroyed, when the effect that destroys it is over and has not won the game."""

    seat: int
    by: Unit | None

    def run(self, g: Machina) -> None:
        _destroy_explorer(g, g.explorers[self.seat], self.by)


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
            regain(g, killer.unit, Attribute.ESSENCE, 1)  # MON2c, ESS1a
        trigger(g, Moment.KILLS, killer.unit, unit=unit)  # FX3a
    if any(each.turn is Turn.OPEN for each in g.here):
        for other in g.here:
            if other.turn is not Turn.OPEN and other.space is not None and g.ground.tile(other.space) == tile:
                trigger(g, Moment.ALLY_TURN, other.unit, unit=unit)
    check_finale(g)  # RND4c


def _remove(g: Machina, monster: Monster) -> None:
    """A monster leaves the queue; its card is out of the game or on the discard (MON2a, MON2b, MON3b)."""
    g.remove_monster(monster)
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
        g.tell(Banished(unit))  # MON3a, MON3c
        _remove(g, monster)


def _destroy_explorer(g: Machina, explorer: Explorer, by: Unit | None) -> None:
    unit = explorer.unit
    g.tell(Destroyed(unit, by))
    g.set_fate(explorer, Fate.DESTROYED)
    g.fallen.append(explorer.seat)  # EXP2f
    let_go(g, explorer)
    explorer.health = explorer.stamina = explorer.essence = 0
    explorer.turn = Turn.OVER  # EXP2e
    if g.now == unit:
        g.now = None
    items, events = g.strip(explorer)
    for card in (explorer.card, *items, *events):
        g.counters.pop(card, None)  # CON2d
    g.chance.shuffle(items)
    g.item_discard += items  # EXP2c
    g.lost_events += events  # EXP2d
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
        g.push(AllOut())  # CHAP4f


def let_go(g: Machina, explorer: Explorer) -> None:
    """An explorer that leaves the board controls no monster any more (FX2a, TILE6c)."""
    for monster in g.queue:
        if monster.master == explorer.seat:
            monster.master = NOBODY


@cites("CHAP4b", "CHAP4c", "CHAP4d", "CHAP4f")
class AllOut(Step):
    """All survivors have left: monsters are banished, tiles go under the stack, the next chapter begins."""

    def run(self, g: Machina) -> None:
        if g.here or not g.alive:  # CHAP4e
            return
        if g.length is Length.VERY_SHORT and g.chapter + 1 >= len(g.chapters):
            g.end(Ending.ESCAPED)  # SET8b
        clear_board(g)
        g.push(Advance())


def clear_board(g: Machina) -> None:
    for monster in list(g.queue):
        banish(g, monster.unit)
    g.exit = g.entrance = None
    lifted = list(g.board)
    order = [tile.tile for tile in lifted if tile.tile < TILES]
    for tile in lifted:
        g.lift_tile(tile)
        if tile.tile < TILES:
            g.faces[tile.tile] = tile.side
    g.chance.shuffle(order)
    for each in order:
        g.stack.put_under(each)
