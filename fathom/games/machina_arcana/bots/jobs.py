"""What there is to do on the board: where, for how much stamina, and what it is worth."""

from collections.abc import Iterator
from typing import NamedTuple

from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.bots import weights
from fathom.games.machina_arcana.bots.items import arranging
from fathom.games.machina_arcana.bots.sight import FAR, Sight, apart
from fathom.games.machina_arcana.bots.using import lit
from fathom.games.machina_arcana.pieces import Kind
from fathom.games.machina_arcana.steps.spaces.activating import LIT, PRICES, SEAL, guarded
from fathom.games.machina_arcana.steps.spaces.exploring import scrolled
from fathom.games.machina_arcana.steps.using.prices import EXIT, EXPLORE

FULL = 9
WAITING = 2  # stamina that is lost while one waits for the others
BLOW = 2  # stamina of a usual attack
CROWD = 5  # items worn, from which another one helps less


class Job(NamedTuple):
    """Something to do on one of some squares; `space` is what is activated there."""

    name: str
    worth: float
    cost: int
    squares: int
    space: Space | None = None


def jobs(sight: Sight) -> Iterator[Job]:
    """Everything on the board that is worth going to."""
    view = sight.view
    if view.exit is not None:
        yield Job("leave", weights.LEAVE, EXIT, sight.ground.squares(view.exit_spaces))
    for space in view.parts:
        yield Job("statue", weights.STATUE, BLOW, sight.beside(sight.ground.square(space)))
    yield from _spaces(sight)
    yield from _seals(sight)
    yield from _tiles(sight)


def _spaces(sight: Sight) -> Iterator[Job]:
    view, me = sight.view, sight.me
    known = {
        Kind.CHEST: weights.ESSENCE * (me.essence < FULL) + _item(sight),
        Kind.EVENT: weights.ESSENCE * (me.essence < FULL) + weights.EVENT,
        Kind.WORKBENCH: weights.BENCH + weights.EQUIPPED * arranging(me, view.level),
        Kind.RECHARGE: weights.RECHARGE,
        Kind.RITUAL: weights.RITUAL,
    }
    for kind, worth in known.items():
        for square in sight.places(kind):
            if kind is Kind.RITUAL and _payable(sight, square) < PRICES[kind].essence:
                yield from _gathering(sight, kind, square)
                continue
            yield _at(sight, kind.value, worth, PRICES[kind].stamina, square)
    if sight.by_space:
        for square in sight.places(Kind.CHAPTER):
            light = sight.ground.spaces[square] in view.lit
            if light or _payable(sight, square) >= PRICES[Kind.CHAPTER].essence:
                worth = weights.ADVANCE - (0.0 if light else 1.0)
                yield _at(sight, "chapter", worth, LIT.stamina, square)
            else:
                yield from _gathering(sight, Kind.CHAPTER, square)


def _item(sight: Sight) -> float:
    held = sum(gear.worn for gear in sight.me.gear)
    return weights.ITEM * (1.0 if held < CROWD else 0.6)


def _at(sight: Sight, name: str, worth: float, cost: int, square: int) -> Job:
    """Something to activate from beside its square; less, if another explorer will be there first."""
    beside = sight.beside(square)
    mine = sight.steps_to(beside)
    nearer = any(
        each.space is not None and sight.ground.apart(each.space, sight.ground.spaces[square]) + 2 < mine
        for each in sight.allies
    )
    return Job(name, worth * (weights.ALLY_NEARER if nearer else 1.0), cost, beside, sight.ground.spaces[square])


def _payable(sight: Sight, square: int) -> int:
    """The essence of the explorer and of those who stand by the square."""
    near = sight.floor.near[square]
    helped = sum(
        each.essence for each in sight.allies if each.space is not None and near >> sight.ground.square(each.space) & 1
    )
    return sight.me.essence + helped


def _gathering(sight: Sight, kind: Kind, square: int) -> Iterator[Job]:
    """Nobody has enough essence alone, but all together have: meet there, if it is where everybody would go."""
    price = PRICES[kind].essence
    alone = any(each.essence >= price for each in sight.allies)
    if (
        sight.me.essence
        and sight.team_essence >= price
        and sight.allies
        and not alone
        and square == _meeting(sight, kind)
    ):
        yield Job("meet", weights.NEAR, WAITING, sight.beside(square))


def _meeting(sight: Sight, kind: Kind) -> int:
    """The place of a kind that is nearest to all explorers together: each of them finds the same."""
    spaces = [each.space for each in (sight.me, *sight.allies) if each.space is not None]
    return min(
        sight.places(kind),
        key=lambda square: (sum(apart(sight.ground.square(each), square) for each in spaces), square),
    )


def _seals(sight: Sight) -> Iterator[Job]:
    """A sealed spawn space lights the chapter, too."""
    if sight.me.essence < SEAL.essence or sight.view.finale:
        return
    gain = weights.SEAL + (lit(sight) if sight.by_space else 0.0) - SEAL.essence * weights.ESSENCE
    if gain <= 0:
        return
    for square in sight.places(Kind.SPAWN):
        space = sight.ground.spaces[square]
        if not guarded(sight.view, space):
            yield Job("seal", gain, SEAL.stamina, sight.beside(square), space)


def _tiles(sight: Sight) -> Iterator[Job]:
    """Openings to explore: when the chapter needs what no tile has, or when there is little left to do."""
    view = sight.view
    if view.finale or view.exit is not None or not len(view.stack):
        return
    worth = weights.LOOK if _little_left(sight) else 0.4
    if sight.by_space and not _chapter_in_reach(sight):
        worth = weights.FIND
    for opening in sight.ground.openings():
        if opening in (view.entrance, view.exit) or scrolled(view, opening) is None:
            continue
        squares = sight.ground.squares(sight.ground.of_opening(opening)) & (sight.room | 1 << sight.here)
        if squares:
            yield Job("explore", worth, EXPLORE, squares)


def _chapter_in_reach(sight: Sight) -> bool:
    return any(sight.steps_to(sight.beside(square)) < FAR for square in sight.places(Kind.CHAPTER))


def _little_left(sight: Sight) -> bool:
    view = sight.view
    return (view.squares(Kind.CHEST) | view.squares(Kind.EVENT)).bit_count() < 1 + len(view.here)
