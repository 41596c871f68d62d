"""What a campaign that is over has been, for its last page: whom the party helped, how arcs were closed, what was read.

It tells nothing that was not read: of roads not taken only how many there were.
"""

from msgspec import Struct

from fathom.games.sleeping_gods.board import arcs
from fathom.games.sleeping_gods.campaign import achieved
from fathom.games.sleeping_gods.library import keywords
from fathom.games.sleeping_gods.pieces import Card, Crew, Level, Location, Passage, Quest
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.stories import book
from fathom.games.sleeping_gods.stories.needs import MERCIES

LOCAL = range(123, 159)  # quests of people whom the party meets by the way


class Closed(Struct, frozen=True):
    """An arc that was closed, by its mercy or by its gain: the quest card that says so, and where it was."""

    quest: Quest
    place: Location
    mercy: bool


class Changed(Struct, frozen=True):
    """What became of a crew member: the levels bought, and the line of the ending that tells of their own story."""

    crew: Crew
    levels: list[Level]
    story: Passage | None


class Voyaged(Struct, frozen=True):
    """`helped` are the places where somebody's quest was ended or an arc closed by its mercy, `met` the people of whom
    there is a picture. `untaken`: options that stood open at some choice and were never taken. `share`: how much of
    the book was read, in per cent. `achieved` counts totems and endings of all campaigns (UNL1)."""

    helped: list[Location]
    met: list[str]
    closed: list[Closed]
    vanished: list[Card]
    changed: list[Changed]
    untaken: int
    read: int
    share: int
    whole: int
    achieved: int
    defeats: int


def voyaged(g: Voyage) -> Voyaged | None:
    """Nothing while the campaign goes on."""
    if not (g.ended or g.lost):
        return None
    whole = book.the_book().paragraphs
    keys = [book.bare(key) for key in g.log]
    read = [key for key in dict.fromkeys(keys) if key in whole]
    helped = [book.place_of(key) for key in read if _helps(whole[key])]
    return Voyaged(
        helped=[Location(place) for place in dict.fromkeys(helped) if place is not None],
        met=list(dict.fromkeys(name for key in keys for name in book.people_in(key))),
        closed=[
            Closed(keywords()[word], Location(arc.closes), mercy)
            for arc in arcs().values()
            for word, mercy in ((arc.mercy, True), (arc.gain, False))
            if g.has(word)
        ],
        vanished=list(g.totems),
        changed=[
            Changed(each.crew, list(each.levels), _story(each.crew, keys))
            for each in g.crew
            if each.levels or _story(each.crew, keys)
        ],
        untaken=sum(choice.goto not in read for key in read for choice in whole[key].choices.values()),
        read=len(read),
        share=round(100 * len(read) / len(whole)),
        whole=len(whole),
        achieved=achieved(g.ticked, g.endings),
        defeats=g.defeats,
    )


def _helps(text: book.Paragraph) -> bool:
    """Whether a paragraph ends somebody's quest, or closes an arc by its mercy."""
    done = [book.said(effect) for effect in text.do]
    local = any(each.verb == "complete-quest" and each.what in LOCAL for each in done)
    return local or any(each.verb == "take-quest" and each.what in MERCIES for each in done)


def _story(crew: Crew, keys: list[str]) -> Passage | None:
    lines = (key for key in keys if key.partition("/also/")[2].startswith(f"{crew.value}-"))
    return next((Passage(key) for key in lines if key.startswith("F")), None)
