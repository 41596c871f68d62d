"""Chapters: advancing, entrances and exits, item levels, new rounds, finales (CHAP1 to CHAP8)."""

from functools import partial

from fathom.games.machina_arcana.actions import Place, PlaceExit
from fathom.games.machina_arcana.board import TILES, Opening, Placed
from fathom.games.machina_arcana.events import ChapterBegan, ExitPlaced, RatingsSet
from fathom.games.machina_arcana.library import chapters, items
from fathom.games.machina_arcana.pieces import ChapterCard, Ending, ItemCard, MonsterCard, Scenario
from fathom.games.machina_arcana.refusals import among
from fathom.games.machina_arcana.state import BEAST, NOBODY, Fate, Length, Machina, Monster, Turn
from fathom.games.machina_arcana.steps.health import banish
from fathom.games.machina_arcana.steps.marks import return_all
from fathom.games.machina_arcana.steps.moving import end_over_pit
from fathom.games.machina_arcana.steps.places import anywhere, free
from fathom.games.machina_arcana.steps.tilework import draw_tile, lift
from fathom.games.machina_arcana.steps.triggers import arrive, decider
from fathom.games.machina_arcana.tiles import SPACES, Space, sides
from fathom.kernel import Ask, Flow, Refusal, Step, cites

PART_HEALTH = 3  # of each part of the statue
NOT_BY_ENTRANCE = Refusal("CHAP3c", "not-by-entrance")
ENTRANCE_THERE = Refusal("CHAP4a", "entrance-there")


@cites("CELL11f", "CHAP1b")
class Advance(Step):
    """The current chapter card is flipped; the next one's arrival abilities resolve and the ratings are its own.

    `seat` is that of the active explorer, who decides what the new chapter leaves open (ABL3c, CHAP4a).
    """

    seat: int = NOBODY

    def opens(self, g: Machina) -> list[str]:
        return [str(card) for card in g.chapters[g.chapter + 1 :][:1]]

    def run(self, g: Machina) -> None:
        g.counters.pop(g.current, None)  # CON2d
        if g.chapter + 1 >= len(g.chapters):
            g.end(Ending.WON)  # RND4d
        g.chapter += 1
        g.show()  # a story was read
        g.refresh()
        begin_chapter(g, self.seat)


def begin_chapter(g: Machina, seat: int = NOBODY) -> None:
    card = chapters()[g.current]
    g.tell(ChapterBegan(ChapterCard(g.current)))
    g.spawn, g.horror = card.spawn, card.horror
    g.tell(RatingsSet(g.spawn, g.horror))
    g.push(Arrivals(items=not g.finale))  # EXP1d
    arrive(g, g.current, None, seat)


# --------------------------------------------------------------------------------- entrances and exits


@cites("CHAP3a", "CHAP3b")
class PlaceEntrance(Step):
    """A fresh tile with the entrance on its orientation opening, and the explorers there."""

    def run(self, g: Machina) -> None:
        if not g.board:
            tile, side = draw_tile(g)
            g.board.append(Placed(tile, side))
            g.refresh()
        placed = g.board[0]
        g.entrance = Opening(placed.tile, placed.printed.orientation)
        for explorer in g.alive:
            explorer.fate = Fate.HERE
        g.refresh()
        g.push(*(EnterTile(each.seat) for each in g.alive))


@cites("CHAP3c", "CHAP7b")
class EnterTile(Step):
    """An explorer is put on an entrance or on a free space next to it."""

    seat: int

    def run(self, g: Machina) -> Flow:
        explorer = g.explorers[self.seat]
        places = [Place(space) for space in entrance_spaces(g)]
        match (yield Ask.judged(self.seat, among(places, partial(anywhere, g), NOT_BY_ENTRANCE), "enter")):
            case Place(space):
                g.stand(explorer, space)
                explorer.arriving = True


def entrance_spaces(g: Machina) -> list[Space]:
    """The free spaces on and next to the entrance, or the pictures of entrances on a finale tile."""
    ground = g.ground
    if g.entrance is not None:
        doors = ground.squares(ground.of_opening(g.entrance))
    else:
        placed = g.board[0]
        doors = ground.squares(Space(placed.tile * SPACES + place) for place in placed.printed.entrances)
    room = free(g) & ~g.pits
    near = (doors | ground.floor.around(doors)) & room
    return ground.spaces_of(near) or _nearest(g, ground.spaces_of(doors), ground.spaces_of(room))


def _nearest(g: Machina, to: list[Space], spaces: list[Space]) -> list[Space]:
    """Those of some spaces that are nearest to others, where there is no room beside these (CHAP3c)."""
    apart = {space: min(g.ground.apart(space, each) for each in to) for space in spaces}
    return [space for space in spaces if apart[space] == min(apart.values())]


@cites("CHAP3d", "ABL5b")
class Arrivals(Step):
    """Arrival abilities of explorers that were placed, and at an entrance of what they wear."""

    items: bool

    def run(self, g: Machina) -> None:
        for explorer in [each for each in reversed(g.here) if each.arriving]:
            explorer.arriving = False
            for gear in reversed(explorer.gear if self.items else []):
                if gear.worn:
                    arrive(g, gear.item, explorer.unit)
            arrive(g, explorer.card, explorer.unit)


@cites("CHAP4a")
class PlaceTheExit(Step):
    """The active explorer chooses an unexplored opening; there is only one exit token."""

    seat: int

    def run(self, g: Machina) -> Flow:
        openings = [each for each in g.ground.openings() if each != g.entrance]
        if not openings and g.entrance is not None:
            openings = [g.entrance]
        if g.exit is not None or not openings:
            return
        options = [PlaceExit(each) for each in openings]
        others = among(options, lambda: map(PlaceExit, g.ground.openings()), ENTRANCE_THERE)
        match (yield Ask.judged(decider(g, self.seat), others, "place-exit")):
            case PlaceExit(opening):
                g.exit = opening
                g.tell(ExitPlaced(opening))


@cites("CHAP4b", "CHAP4c", "CHAP4d", "CHAP4f")
class AllOut(Step):
    """All survivors have left: monsters are banished, tiles go under the stack, the next chapter begins."""

    def run(self, g: Machina) -> None:
        if g.here or not g.alive:
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
        lift(g, tile)
        if tile.tile < TILES:
            g.faces[tile.tile] = tile.side
    g.chance.shuffle(order)
    for each in order:
        g.stack.put_under(each)


# -------------------------------------------------------------------------------------- other effects


def add_items(g: Machina, level: int) -> None:
    """All items of a level are shuffled into the decks of their types (CHAP5a)."""
    g.item_level = max(g.item_level, level)
    for type, deck in g.items.items():
        fresh = [
            ItemCard(name)
            for name, card in items().items()
            if card.type is type and card.level == level and name not in g.brought  # CHAP9h
        ]
        deck.shuffle_in(fresh, g.chance)


@cites("CHAP6a", "CHAP6b")
class NewRound(Step):
    """The round ends at once; the next one begins with the explorer phase, everything restored."""

    def run(self, g: Machina) -> None:
        if any(each.arriving for each in g.here):
            g.push(Arrivals(items=True), NewRound())
            return
        g.restart()
        return_all(g, horror=True)
        for explorer in [each for each in g.here if each.turn is Turn.OPEN]:
            end_over_pit(g, explorer.unit)  # TILE3e


@cites("CHAP7a", "CHAP7c", "CHAP7f")
class StartFinale(Step):
    """The finale tile and card take the place of board and chapter."""

    seat: int = NOBODY

    def opens(self, g: Machina) -> list[str]:
        return [str(finale_of(g.scenario))]

    def run(self, g: Machina) -> None:
        clear_board(g)
        for explorer in g.alive:
            explorer.fate, explorer.space = Fate.HERE, None
        g.finale, g.doom = True, 0
        tile = TILES + list(Scenario).index(g.scenario)
        g.board.append(Placed(tile, g.scenario.value))
        g.counters.pop(g.current, None)
        g.chapters.append(finale_of(g.scenario))
        g.chapter = len(g.chapters) - 1
        g.show()  # a story was read
        g.refresh()
        printed = sides()[g.scenario.value]
        if g.scenario is Scenario.STATUE:
            g.parts = {Space(tile * SPACES + place): PART_HEALTH for place in printed.statue}
        g.push(*(EnterTile(each.seat) for each in g.alive), FinaleBegins(self.seat))


@cites("CHAP7c")
class FinaleBegins(Step):
    seat: int = NOBODY

    def run(self, g: Machina) -> None:
        if g.scenario is Scenario.BEAST:
            middle = Space(g.board[0].tile * SPACES + 44)
            g.queue.insert(0, Monster(MonsterCard(BEAST), middle))
            g.refresh()
        begin_chapter(g, self.seat)


def finale_of(scenario: Scenario) -> ChapterCard:
    return next(ChapterCard(name) for name, card in chapters().items() if card.scenario is scenario and card.finale)
