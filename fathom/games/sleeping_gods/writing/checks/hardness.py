"""Checks 6, 10 and 14: how hard fights and tests are, and the finale."""

from collections.abc import Iterator

from fathom.games.sleeping_gods.board import arcs, map_of_place, maps, places
from fathom.games.sleeping_gods.library import enemy_numbers
from fathom.games.sleeping_gods.steps.fighting.row import level_of
from fathom.games.sleeping_gods.stories.book import Book, Paragraph, place_of, said
from fathom.games.sleeping_gods.writing.checks.findings import ENDINGS, Finding, Prose, each

RIM = {46: (14, 17), 47: (14, 17), 48: (18, 22), 49: (18, 22), 50: (18, 22)}
GUARDIANS = {(18, 22), (14, 17), (12, 13), (9, 11)}


def bands(book: Book, prose: Prose) -> Iterator[Finding]:
    """Fights and tests are as hard as their map asks; closings, rim totems and the table of arcs may differ."""
    for unit, number, paragraph in each(book):
        place = place_of(number)
        if place is None or place not in places():
            yield from _guardian(unit, number, paragraph)
            continue
        here = maps()[map_of_place(place)]
        arc = arcs().get(places()[place].owner)
        allowed = [
            here.fights,
            *([here.closing] if arc and arc.closes == place else []),
            *((arc.fights,) if arc and arc.fights else ()),
        ]
        rim = [band for card, band in RIM.items() if card in places()[place].cards]
        for fight in paragraph.fights:
            if not set(fight) <= enemy_numbers().keys():
                continue  # told by `limits`
            level = level_of(fight)
            if not any(low <= level <= high for low, high in rim or allowed):
                told = " or ".join(f"{low}-{high}" for low, high in rim or allowed)
                yield Finding(6, False, unit, f"{number}: a fight of level {level}, where {told} is usual")
        for _, test in paragraph.tests:
            low, high = here.tests
            if not low <= test.value <= high and not (arc and test.value in arc.tests):
                yield Finding(6, False, unit, f"{number}: a test of {test.value}, where {low}-{high} is usual")


def _guardian(unit: str, number: str, paragraph: Paragraph) -> Iterator[Finding]:
    for fight in paragraph.fights:
        level = level_of(enemy for enemy in fight if enemy in enemy_numbers())
        if not any(low <= level <= high for low, high in GUARDIANS):
            yield Finding(6, False, unit, f"{number}: a guardian of level {level}")


def limits(book: Book, prose: Prose) -> Iterator[Finding]:
    """No enemy that there is not, no test below 4 or above 12."""
    for unit, number, paragraph in each(book):
        for enemy in (enemy for fight in paragraph.fights for enemy in fight):
            if enemy not in enemy_numbers():
                yield Finding(14, False, unit, f"{number}: there is no enemy {enemy}")
        for _, test in paragraph.tests:
            if not 4 <= test.value <= 12:
                yield Finding(14, False, unit, f"{number}: a test of {test.value} is not between 4 and 12")


# ------------------------------------------------------------------------------------------- the finale


def endings(book: Book, prose: Prose) -> Iterator[Finding]:
    """Every tier of the finale has one ending for everybody, and each of thirteen endings is told once."""
    if "spine" not in book.units:
        yield Finding(10, True, "spine", "the finale is not written")
        return
    for tier, own in ENDINGS.items():
        offers = [p for n, p in book.units["spine"].items() if set(p.exits) & set(own) and p.choices]
        for ending in own:
            if ending not in book.paragraphs:
                yield Finding(10, True, "spine", f"ending {ending} is not written")
            elif [d.what for d in map(said, book.paragraphs[ending].do) if d.verb == "tick-ending"] != [
                int(ending[1:]) - 30
            ]:
                yield Finding(10, False, "spine", f"{ending} should tick ending {int(ending[1:]) - 30} and no other")
        for offer in offers:
            free = [c.goto for c in offer.choices.values() if c.goto in own and c.requires is None and not c.cost]
            if free != [own[0]]:
                yield Finding(10, False, "spine", f"tier {tier}: {own[0]} should be the one ending without condition")
            if set(own) - set(offer.exits):
                yield Finding(
                    10, False, "spine", f"tier {tier} does not offer {', '.join(set(own) - set(offer.exits))}"
                )
        if not offers:
            yield Finding(10, True, "spine", f"nothing offers the endings of tier {tier}")
