"""Table talk (Appendix III): what may be said about what only you know, in words that truth and lies share."""

from collections.abc import Iterator
from enum import StrEnum

from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.pieces.skills import HONEST, Skill
from fathom.games.unfathomable.state import Test, Unfathomable
from fathom.kernel import SeatNumber, cites
from fathom.kernel.questions.talk import Statement

SEVERAL = range(2, 6)


class HelpWith(StrEnum):
    """What an ability of a Skill card may help with."""

    ROLL = "roll"
    ATTACK = "attack"
    TEST = "test"
    DEFEAT = "defeat"


class Pile(StrEnum):
    """A deck whose top card somebody may know."""

    MYTHOS = "mythos"
    WAYPOINTS = "waypoints"
    ITEMS = "items"
    SPELLS = "spells"


# ----------------------------------------------------------------------------------- about a skill test


@cites("A3.7d")
class HelpMuch(Statement, frozen=True):
    """I help a lot with this card."""


@cites("A3.7d")
class HelpLittle(Statement, frozen=True):
    """I could help a little."""


@cites("A3.7d")
class CannotHelp(Statement, frozen=True):
    """I cannot help here."""


@cites("A3.7d")
class SeveralMiddling(Statement, frozen=True):
    """I add so many cards that help moderately: never just one, whose value would be known (A3.7b)."""

    count: int


@cites("A3.7d")
class SeveralLow(Statement, frozen=True):
    """I add so many cards of low value."""

    count: int


@cites("A3.7d")
class NeverDraw(Statement, frozen=True):
    """It cannot have been me: that skill is not in my set. Only what everybody can see may be concluded."""

    skill: Skill


@cites("A3.7d")
class OnlyDrawer(Statement, frozen=True):
    """Only I could have added cards of that skill: no other set has it."""

    skill: Skill


# --------------------------------------------------------------------------------- about cards in hand


@cites("A3.4b")
class HighCard(Statement, frozen=True):
    """I have a high card."""


@cites("A3.4b")
class LowCard(Statement, frozen=True):
    """I have a low card."""


@cites("A3.8a")
class WantHelp(Statement, frozen=True):
    """Can anybody help with this?"""

    moment: HelpWith


@cites("A3.8b")
class OfferHelp(Statement, frozen=True):
    """I can help with this."""

    moment: HelpWith


@cites("A3.10")
class GoodTop(Statement, frozen=True):
    """The top card of that deck is good."""

    pile: Pile


@cites("A3.10")
class BadTop(Statement, frozen=True):
    """The top card of that deck is bad."""

    pile: Pile


# -------------------------------------------------------------------------------------- about each other


@cites("A3.6b", "A3.9a")
class CallTraitor(Statement, frozen=True):
    seat: SeatNumber


@cites("A3.9a")
class CallHuman(Statement, frozen=True):
    seat: SeatNumber


@cites("A3.5a")
class AskHelpful(Statement, frozen=True):
    """Can you help with this test? Yes or no."""

    seat: SeatNumber


@cites("A3.5a")
class AskHighCards(Statement, frozen=True):
    """Do you have high cards? Yes or no."""

    seat: SeatNumber


@cites("10.16c", "A3.5a")
class AskIntent(Statement, frozen=True):
    """Do you mean to use something now? Yes or no."""

    seat: SeatNumber


@cites("A3.5b")
class Yes(Statement, frozen=True):
    pass


@cites("A3.5b")
class No(Statement, frozen=True):
    pass


@cites("A3.5b")
class NoAnswer(Statement, frozen=True):
    """I would rather not say."""


# ------------------------------------------------------------------------------------------ what is open


def talk(g: Unfathomable, seat: int) -> Iterator[Statement]:
    """Everything that a seat may say now; revealed traitors follow the same rules (A3.11a)."""
    if g.test is not None:
        yield from about_test(g, seat, g.test)
    if g.players[seat].hand:
        yield from (HighCard(), LowCard())
    for moment in HelpWith:
        yield from (WantHelp(moment), OfferHelp(moment))
    for pile in Pile:
        if knows_top(g, seat, pile):
            yield from (GoodTop(pile), BadTop(pile))
    for player in g.players:
        if player.seat != seat:
            other = SeatNumber(player.seat)
            yield from (CallTraitor(other), CallHuman(other), AskHelpful(other), AskHighCards(other), AskIntent(other))
    yield from (Yes(), No(), NoAnswer())


def about_test(g: Unfathomable, seat: int, test: Test) -> Iterator[Statement]:
    if test.total is None:
        yield from (HelpMuch(), HelpLittle(), CannotHelp())
        for count in SEVERAL:
            yield from (SeveralMiddling(count), SeveralLow(count))
    for skill in HONEST:
        drawers = [player.seat for player in g.players if player.role is not None and skill in g.skill_set(player.seat)]
        if seat not in drawers:
            yield NeverDraw(skill)
        elif drawers == [seat]:
            yield OnlyDrawer(skill)


def knows_top(g: Unfathomable, seat: int, pile: Pile) -> bool:
    seen = deck_of(g, pile).seen
    return bool(seen) and bool(seen[-1] >> seat & 1)
