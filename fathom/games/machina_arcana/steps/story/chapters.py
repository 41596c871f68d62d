"""Chapters: advancing, entrances and exits, item levels, new rounds, finales (CHAP1 to CHAP8)."""

from functools import partial

from fathom.games.machina_arcana.actions import Place, PlaceExit
from fathom.games.machina_arcana.board import TILES, Opening, Placed
from fathom.games.machina_arcana.board.tiles import SPACES, Space, sides
from fathom.games.machina_arcana.events import ExitPlaced
from fathom.games.machina_arcana.figures import NOBODY, Fate, Monster, Turn
from fathom.games.machina_arcana.library import chapters, items
from fathom.games.machina_arcana.pieces import ChapterCard, ItemCard, MonsterCard, Scenario
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import BEAST, Machina
from fathom.games.machina_arcana.steps.deciding import seat_for_all
from fathom.games.machina_arcana.steps.fighting.leaving import clear_board
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.spaces.moving import end_over_pit
from fathom.games.machina_arcana.steps.spaces.places import anywhere, free
from fathom.games.machina_arcana.steps.spaces.tilework import draw_tile
from fathom.games.machina_arcana.steps.story.advancing import Arrivals, begin_chapter
from fathom.games.machina_arcana.steps.story.marks import return_all
from fathom.kernel import Ask, Flow, Refusal, Step, cites

PART_HEALTH = 3  # of each part of the statue
NOT_BY_ENTRANCE = Refusal("CHAP3c", "not-by-entrance")
ENTRANCE_THERE = Refusal("CHAP4a", "entrance-there")


# --------------------------------------------------------------------------------- entrances and exits


@cites("CHAP3a", "CHAP3b")
class PlaceEntrance(Step):
    """A fresh tile with the entrance on its orientation opening, and the explorers there."""

    def run(self, g: Machina) -> None:
        if not g.board:
            tile, side = draw_tile(g)
            g.lay_tile(Placed(tile, side))
        placed = g.board[0]
        g.entrance = Opening(placed.tile, placed.printed.orientation)
        for explorer in g.alive:
            g.set_fate(explorer, Fate.HERE)
        g.push(*(EnterTile(each.seat) for each in g.alive))


@cites("CHAP3c", "CHAP7b")
class EnterTile(Step):
    """An explorer is put on an entrance or on a free space next to it."""

    seat: int

    def run(self, g: Machina) -> Flow:
        explorer = g.explorers[self.seat]
        places = [Place(space) for space in entrance_spaces(g)]
        match (yield Ask.judged(self.seat, among(places, partial(anywhere, g), NOT_BY_ENTRANCE), Prompt.ENTER)):
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
        match (yield Ask.judged(seat_for_all(g, self.seat), others, Prompt.PLACE_EXIT)):
            case PlaceExit(opening):
                g.exit = opening
                g.tell(ExitPlaced(opening))


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
            explorer.space = None
            g.set_fate(explorer, Fate.HERE)
        g.finale, g.doom = True, 0
        tile = TILES + list(Scenario).index(g.scenario)
        g.lay_tile(Placed(tile, g.scenario.value))
        g.counters.pop(g.current, None)
        g.chapters.append(finale_of(g.scenario))
        g.turn_to(len(g.chapters) - 1)
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
            g.add_monster(Monster(MonsterCard(BEAST), middle), 0)
        begin_chapter(g, self.seat)


def finale_of(scenario: Scenario) -> ChapterCard:
    return next(ChapterCard(name) for name, card in chapters().items() if card.scenario is scenario and card.finale)
