"""How people look, and what is seen at the endings: a few words of which a client composes a picture in our style.

Nobody shall know them before they come, so clients hold only the parts (hats, coats, boats, lamps); which of them
belong together is sent with what is read. A person is known from the first passage on that says the name.
"""

from functools import cache
from typing import Literal

from msgspec import Struct

from fathom.games.sleeping_gods.board import PACKAGE
from fathom.games.sleeping_gods.pieces import Card
from fathom.games.sleeping_gods.stories.book import FOLDER
from fathom.kernel.cards.reader import Cards

Shaped = Literal["oval", "long", "round", "square", "child", "brass"]  # the shape of a face
Skin = Literal["pale", "fair", "tan", "brown", "dark", "brass"]
Hair = Literal["none", "short", "crop", "bob", "long", "plait", "bun", "curls", "wisps", "tonsure"]
Beard = Literal["none", "stubble", "full", "long", "moustache"]
Eyes = Literal["open", "tired", "closed", "glasses"]
Hat = Literal["none", "souwester", "cap", "hood", "crown", "circlet", "scarf", "brim", "cadet", "wool", "goggles"]
Coat = Literal["oilskin", "robe", "lapels", "gown", "apron", "uniform", "shawl", "fur", "jersey"]
Sign = Literal[
    "lamp",
    "gear",
    "drop",
    "quill",
    "scales",
    "hammer",
    "slate",
    "words",
    "letter",
    "wind",
    "kite",
    "moon",
    "hull",
    "chart",
    "flag",
    "crown",
    "drum",
    "pear",
    "wheel",
    "wrench",
    "anchor",
    "book",
    "star",
    "pot",
    "note",
    "hook",
    "cards",
]  # what is seen in the dark behind somebody


class Looks(Struct, frozen=True):
    """`hue` is the colour of the hair, `cloth` and `trim` those of the clothes, `accent` that of the ground."""

    face: Shaped
    skin: Skin
    hair: Hair
    hue: str
    coat: Coat
    cloth: str
    trim: str
    sign: Sign
    accent: str
    hat: Hat = "none"
    beard: Beard = "none"
    eyes: Eyes = "open"
    freckled: bool = False


class Person(Struct, frozen=True):
    """`card` is the adventure card on which somebody travels along."""

    looks: Looks
    card: Card | None = None


class Thing(Struct, frozen=True):
    """Something in a scene: the name of its part, where it stands in a box of 600 by 220, how large it is, and perhaps
    a colour of its own; `flip` mirrors it."""

    part: str
    x: int = 300
    y: int = 150
    size: float = 1
    colour: str = ""
    flip: bool = False


class Scene(Struct, frozen=True):
    """A picture of the sea: the sky from above to the horizon, the water from there to below, what is far and near."""

    sky: tuple[str, str]
    sea: tuple[str, str]
    light: str
    things: tuple[Thing, ...]
    horizon: int = 140


@cache
def cast() -> dict[str, Person]:
    return Cards(PACKAGE).load(FOLDER / "cast.yaml", Person)


@cache
def scenes() -> dict[str, Scene]:
    """What is seen at each ending, by its number."""
    return Cards(PACKAGE).load(FOLDER / "scenes.yaml", Scene)
