"""What the rules make of a table, for clients to show: the numbers of everybody on the board, and what is known of it.

Everything is read off a seat's own view, so it tells nothing that the seat does not see.
"""

from msgspec import Struct

from fathom.games.machina_arcana.board import Opening
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.library import Number, Trait, chapters
from fathom.games.machina_arcana.pieces import Kind, Unit
from fathom.games.machina_arcana.state import DOOM, Machina
from fathom.games.machina_arcana.steps.story.marks import free_markers
from fathom.games.machina_arcana.steps.using.passives import has, number


class Figures(Struct, frozen=True):
    """The numbers of a unit with everything that changes them now, and what is so for it."""

    armor: int
    will: int
    health: int
    most_health: int
    stamina: int
    most_stamina: int
    traits: list[Trait]


class Taken(Struct, frozen=True):
    """Spaces of a kind that count as another one: instead, or as well (CELL13f, CELL13g)."""

    kind: Kind
    as_kind: Kind
    also: bool


class Unexplored(Struct, frozen=True):
    """An opening that leads nowhere yet, with its two spaces."""

    opening: Opening
    spaces: list[Space]


class Reading(Struct, frozen=True):
    """`spawn` and `horror` are the ratings as printed on the chapter; `markers` those that explorers have left."""

    units: dict[Unit, Figures]
    taken: list[Taken]
    openings: list[Unexplored]
    spawn: int | None
    horror: int | None
    doom: int
    markers: list[int]


def reading(g: Machina, seat: int) -> Reading:
    card = chapters()[g.current]
    return Reading(
        units={each.unit: figures(g, each) for each in g.units() if each.space is not None},
        taken=[Taken(*change) for change in g.changes],
        openings=[Unexplored(each, list(g.ground.of_opening(each))) for each in g.ground.openings()],
        spawn=card.spawn,
        horror=card.horror,
        doom=DOOM[g.scenario],
        markers=[free_markers(g, each.seat) for each in g.explorers],
    )


def figures(g: Machina, each: Explorer | Monster) -> Figures:
    unit = each.unit
    most = number(g, unit, Number.HEALTH)
    return Figures(
        armor=number(g, unit, Number.ARMOR),
        will=number(g, unit, Number.WILL),
        health=each.health if isinstance(each, Explorer) else most - each.wounds,
        most_health=most,
        stamina=each.stamina,
        most_stamina=number(g, unit, Number.STAMINA),
        traits=[trait for trait in Trait if has(g, unit, trait)],
    )
