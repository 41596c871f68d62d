"""The two actions of a turn, at sea and in port, and the ways on in the storybook."""

from fathom.games.sleeping_gods.pieces import Card, Crew, EventCard, Good, Label, Level, Location, Place, Region
from fathom.kernel import Action, cites

# -------------------------------------------------------------------------------------- two actions


@cites("ACT1", "NAV1")
class Sail(Action, frozen=True):
    """Navigate: a craft test, then moves."""


@cites("ACT1", "EXP1")
class Explore(Action, frozen=True):
    location: Location


@cites("ACT1", "MKT1")
class Trade(Action, frozen=True):
    """Visit the market."""


@cites("ACT1", "PORT1")
class CallAtPort(Action, frozen=True):
    """Call at the port."""


@cites("TRN6", "EVT10a")
class LetStrike(Action, frozen=True):
    """Of several troubles, this one acts next at the end of the turn."""

    event: EventCard


@cites("ACT4", "EVT10c")
class Tackle(Action, frozen=True):
    """The action of a permanent event."""

    event: EventCard


@cites("ACT3")
class Forgo(Action, frozen=True):
    """Give up an action for an order."""


@cites("NAV6", "NAV8c", "NAV8e")
class MoveTo(Action, frozen=True):
    region: Region


@cites("NAV6")
class DropAnchor(Action, frozen=True):
    """Use no further moves."""

    idle = True


@cites("NAV7b")
class Brave(Action, frozen=True):
    """Attempt the challenge of the hazard."""


@cites("NAV7b")
class Endure(Action, frozen=True):
    """Take the consequence of the hazard without a challenge."""


@cites("MKT3")
class Buy(Action, frozen=True):
    card: Card


@cites("PORT3a", "PORT3b")
class StayAtInn(Action, frozen=True):
    """Pay the inn for the whole crew."""


@cites("PORT4")
class PatchUp(Action, frozen=True):
    """Repair a damage cube of a place for a coin or a material."""

    place: Place
    good: Good


@cites("PORT5")
class SeeDoctor(Action, frozen=True):
    """Pay a coin: all wounds of a member are healed."""

    crew: Crew


@cites("PORT6", "XP2", "XP3")
class Train(Action, frozen=True):
    """Buy a level card."""

    level: Level


# --------------------------------------------------------------------------------------- the book


@cites("EXP3", "QST6", "VIL1")
class TakeOption(Action, frozen=True):
    """One of the choices of the paragraph, by its label."""

    option: Label


@cites("EXP5", "VIL1")
class LeaveTown(Action, frozen=True):
    """Return from the town to the ship."""
