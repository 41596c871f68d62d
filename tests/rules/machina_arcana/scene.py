"""A builder of situations: lay out a board of Machina Arcana in two or three lines, then play from there.

Nothing is made up: an item in an inventory was taken out of its deck, a monster on the board out of the monster deck.
"""

from itertools import count
from typing import Any

from msgspec.structs import replace

from fathom.games import load
from fathom.games.machina_arcana.board import Opening, Placed
from fathom.games.machina_arcana.board.tiles import SPACES, Door, Drawn, Edge, Space, door_between, read, sides
from fathom.games.machina_arcana.figures import (
    Bound,
    Explorer,
    Fate,
    Gear,
    Monster,
    Turn,
)
from fathom.games.machina_arcana.in_play import ABILITIES, PASSIVES, sources, usable
from fathom.games.machina_arcana.library import attacks, explorers, items, printed, reaches
from fathom.games.machina_arcana.pieces import ChapterCard, EventCard, ExplorerCard, ItemCard, MonsterCard, Phase, Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.acting import Act
from fathom.games.machina_arcana.steps.fighting.striking import Strike
from fathom.games.machina_arcana.steps.rounds import Round
from fathom.games.machina_arcana.steps.using.usable import free_uses, uses
from fathom.kernel import Action, Chance, Match, Setup, Step
from fathom.kernel.cards.effects import shelve
from fathom.kernel.questions.ask import legal
from fathom.kernel.record.match import Snapshot
from tests.rules.asking import asked, do, go_on, options, prompt, refused, told

GAME = load("machina-arcana")
CREW = ("kim-richards", "hank-horden", "edda-voss", "phillip")
HALL = "\n".join([".........."] * 10)
EVERYWHERE = ("north", "east", "south", "west")


def hall(marks: dict[tuple[int, int], str]) -> str:
    """The empty hall as a drawing, with these letters on some spaces."""
    return "\n".join("".join(marks.get((row, column), ".") for column in range(10)) for row in range(10))


def at(row: int, column: int, tile: int = 0) -> Space:
    """A space by its row and column, counted from 0, as the tile is printed."""
    return Space(tile * SPACES + row * 10 + column)


def barrel(row: int, column: int, tile: int = 0) -> Unit:
    """A space that counts as a unit."""
    return Unit(f"at-{at(row, column, tile)}")


def door(one: tuple[int, int], other: tuple[int, int], tile: int = 0) -> Door:
    return door_between(at(*one, tile), at(*other, tile))


class Scene:
    """A table under construction: an empty hall of ten by ten spaces with an opening on every side.

    The first explorer's turn is open. The explorers stand in the first row and wear nothing; there are no monsters, no
    events and no entrance, and the chapter is the first one of the first scenario. Players say who rolls for spawning.
    """

    def __init__(self, *crew: str, seed: str = "scene", **options: object) -> None:
        names = crew or CREW[:2]
        options = {"spawn_order": "asked", **options}
        self.setup = Setup(len(names), seed, GAME.options_from(dict(options)))
        state = GAME.set_up(self.setup)
        assert isinstance(state, Machina)
        self.g: Machina = state
        g = self.g
        g.round, g.phase = 1, Phase.EXPLORERS
        g.stack.put_under(g.board[0].tile)
        g.board, g.faces = [], {}
        self.tile(HALL)
        for seat, name in enumerate(names):
            sheet = explorers()[name]
            turn = Turn.OPEN if seat == 0 else Turn.WAITING
            g.explorers.append(
                Explorer(seat, ExplorerCard(name), at(0, seat), sheet.health, sheet.stamina, 0, turn=turn)
            )
        g.now = g.explorers[0].unit
        g.spawn, g.horror = 9, 9

    # ------------------------------------------------------------------------------------- the board

    def tile(
        self,
        drawn: str,
        number: int = 0,
        *,
        walls: str = "",
        doors: str = "",
        openings: tuple[str, ...] = EVERYWHERE,
        orientation: str = "south",
        turns: int = 0,
        column: int = 0,
        row: int = 0,
    ) -> "Scene":
        """Lay a tile that a test draws: `number` is 0 to 9; what lay under that number is replaced."""
        name = f"drawn-{number}-{abs(hash((drawn, walls, doors, openings, orientation)))}a"
        sides()[name] = read(name, Drawn(drawn, openings, orientation, walls, doors))
        g = self.g
        g.board = [each for each in g.board if each.tile != number]
        g.board.append(Placed(number, name, turns, column, row))
        if number in g.stack.cards:
            place = g.stack.cards.index(number)
            del g.stack.cards[place], g.stack.seen[place]
        g.changed()
        return self

    def entrance(self, edge: Edge, tile: int = 0) -> "Scene":
        self.g.entrance = Opening(tile, edge)
        return self

    def exit(self, edge: Edge, tile: int = 0) -> "Scene":
        self.g.exit = Opening(tile, edge)
        return self

    def destroyed(self, *spaces: Space, tokens: int = 1) -> "Scene":
        for space in spaces:
            self.g.put_tokens(space, tokens)
        return self

    def lit(self, *spaces: Space) -> "Scene":
        self.g.lit += spaces
        return self

    def closed(self, *doors: Door) -> "Scene":
        self.g.closed += doors
        self.g.changed()
        return self

    def broken(self, *doors: Door) -> "Scene":
        self.g.broken += doors
        self.g.changed()
        return self

    # ----------------------------------------------------------------------------------------- units

    def explorer(
        self,
        seat: int,
        space: Space | None = None,
        *,
        health: int | None = None,
        stamina: int | None = None,
        essence: int | None = None,
        turn: Turn | None = None,
        fate: Fate | None = None,
        worn: tuple[str, ...] = (),
        stowed: tuple[str, ...] = (),
        bound: tuple[str, ...] = (),
    ) -> "Scene":
        """Set what is given. Items that are worn are main items; `on` another one with `attach`."""
        explorer = self.g.explorers[seat]
        given = {"space": space, "health": health, "stamina": stamina, "essence": essence, "turn": turn, "fate": fate}
        for name, value in given.items():
            if value is not None:
                setattr(explorer, name, value)
        if fate is not None and fate is not Fate.HERE:
            explorer.space = None
        if fate is Fate.DESTROYED:
            self.g.fallen.append(seat)
        explorer.gear += [Gear(self._take(item), True) for item in worn]
        explorer.gear += [Gear(self._take(item)) for item in stowed]
        explorer.bound += [Bound(self._draw("explorations", event)) for event in bound]
        self.g.changed()
        return self

    def attach(self, seat: int, item: str, on: str) -> "Scene":
        """An explorer wears an item on another."""
        self.g.explorers[seat].gear.append(Gear(self._take(item), True, on))
        self.g.changed()
        return self

    def monster(self, name: str, space: Space, *, wounds: int = 0, master: int = -1) -> "Scene":
        """Put a monster on the board and at the right end of the queue."""
        card = MonsterCard(name)
        if card in self.g.monsters.cards:
            self._draw("monsters", name)
        self.g.queue.append(Monster(card, space, wounds, 0, master))
        self.g.changed()
        return self

    # ----------------------------------------------------------------------------------------- cards

    def _draw(self, deck: str, card: str) -> Any:
        pile = getattr(self.g, deck)
        place = pile.cards.index(card)
        del pile.seen[place]
        return pile.cards.pop(place)

    def _take(self, item: str) -> ItemCard:
        deck = self.g.items[items()[item].type]
        if item in deck.cards:
            place = deck.cards.index(item)
            del deck.cards[place], deck.seen[place]
        return ItemCard(item)

    def on_top(self, deck: str, *cards: str) -> "Scene":
        """These cards lie on top of a deck ("monsters", "explorations", "horrors"), the first topmost."""
        pile = getattr(self.g, deck)
        for each in reversed(cards):
            self._draw(deck, each)
            pile.cards.append(each)
            pile.seen.append(0)
        return self

    def items_on_top(self, *cards: str) -> "Scene":
        """These items lie on top of their decks, the first topmost."""
        for each in reversed(cards):
            deck = self.g.items[items()[each].type]
            self._take(each)
            deck.cards.append(each)
            deck.seen.append(0)
        return self

    def current(self, *events: str) -> "Scene":
        """These events are the current ones of their kinds."""
        for each in events:
            horror = each in self.g.horrors.cards
            card = EventCard(self._draw("horrors" if horror else "explorations", each))
            (self.g.horror_discard if horror else self.g.exploration_discard).append(card)
        self.g.changed()
        return self

    def chapter(self, name: str) -> "Scene":
        """The chapter of that name is the current one."""
        self.g.chapter = self.g.chapters.index(ChapterCard(name))
        self.g.changed()
        return self

    def reprint(self, name: str, **parts: Any) -> "Scene":
        """A card says something else than printed, until the end of the test."""
        card = printed(name)
        shelf = next(each for each in shelves() if name in each)
        changed = replace(card, **parts)
        shelve(f"reprinted/{name}", changed)
        shelf[name] = changed
        forget()
        self.g.changed()
        return self

    # ------------------------------------------------------------------------------------------ dice

    def rolls(self, *faces: int) -> "Scene":
        """What chance gives next, each below 10: the ten-sided die shows these faces (0 is a 10)."""
        return self.chance(*((face % 10, 10) for face in faces))

    def dice(self, *faces: int) -> "Scene":
        """The six-sided dice show these sides next, by their place on the die, 0 to 5."""
        return self.chance(*((face, 6) for face in faces))

    def chance(self, *falls: tuple[int, int]) -> "Scene":
        """Chance gives these numbers, each below its limit, as long as nothing is shuffled in between."""
        for number in count():
            chance = Chance.of(f"falls {number}")
            if all(chance.below(limit) == fall for fall, limit in falls):
                self.g.chance = Chance.of(f"falls {number}")
                return self
        raise AssertionError

    # ------------------------------------------------------------------------------------------ play

    def play(self, *steps: Step) -> Match:
        """A match whose agenda is these steps."""
        self.g.agenda = list(reversed(steps))
        self.g.strikes = sum(isinstance(step, Strike) for step in steps)
        self.g.shown = 0
        return Match.resume(GAME, self.setup, [], [], Snapshot(0, 0, GAME.pack(self.g)))

    def acting(self, seat: int = 0) -> Match:
        """It is the open turn of an explorer, then the game goes on with a new round."""
        for explorer in self.g.explorers:
            if explorer.turn is Turn.OPEN:
                explorer.turn = Turn.OVER
        self.g.explorers[seat].turn = Turn.OPEN
        self.g.now = self.g.explorers[seat].unit
        return self.play(Act(seat), Round())


def shelves() -> list[dict[str, Any]]:
    from fathom.games.machina_arcana import library

    return [library.explorers(), library.monsters(), library.items(), library.events(), library.chapters()]


def forget() -> None:
    """Nothing is remembered of what cards said."""
    for known in (printed, attacks, reaches):
        known.cache_clear()
    for index in (PASSIVES, ABILITIES):
        index.forget()


def usable_by(g: Machina, unit: Unit) -> list[str]:
    """The cards whose active abilities a unit has."""
    return [card for card, owner in sources(usable(g)) if owner == unit]


def abilities(g: Machina, unit: Unit, *, free: bool = False) -> list[Action]:
    """Everything that a unit may use now, or although it is not its turn."""
    return list(legal((free_uses if free else uses)(g, unit, False)))


def table(match: Match) -> Machina:
    state = match.state
    assert isinstance(state, Machina)
    return state


__all__ = [
    "GAME",
    "Scene",
    "abilities",
    "asked",
    "at",
    "barrel",
    "do",
    "door",
    "go_on",
    "hall",
    "options",
    "prompt",
    "refused",
    "table",
    "told",
    "usable_by",
]
