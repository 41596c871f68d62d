"""Being defeated (chapter 54), the Sickbay (32), and being sent to the Brig (9)."""

from fathom.games.unfathomable.actions import LetFirst
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.events import DeepOneDefeated, Defeated, DefeatPrevented, Moved, SpellCast
from fathom.games.unfathomable.library import Moment
from fathom.games.unfathomable.pieces import Resource, Spell
from fathom.games.unfathomable.prompts import Prompt
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.games.unfathomable.steps.cards.abilities import OpenWindow
from fathom.games.unfathomable.steps.fighting.dice import roll
from fathom.games.unfathomable.steps.loyalty.endings import lose
from fathom.games.unfathomable.steps.loyalty.titles import lose_titles
from fathom.kernel import Ask, Flow, SeatNumber, Step, cites

BACKLASH = 4  # a roll of this or less costs sanity


@cites("54.3a", "54.4a")
class Defeat(Step):
    """A character would be defeated, unless somebody prevents it."""

    seat: int

    def run(self, g: Unfathomable) -> None:
        seat = self.seat
        if g.players[seat].space in (Space.BRIG, Space.SICKBAY) and not self.moves(g):
            return  # 9.8, 32.3, 54.4b
        g.push(Fall(seat))
        if g.ward == seat:
            self.ward(g)
        else:
            g.falling = seat
            g.push(OpenWindow([Moment.CHARACTER_FALLS]))  # 10.6a

    def moves(self, g: Unfathomable) -> bool:
        """Whether being defeated would move the character: a revealed traitor leaves the Sickbay for the Brig."""
        return g.players[self.seat].revealed and g.players[self.seat].space == Space.SICKBAY

    def ward(self, g: Unfathomable) -> None:
        """The spell that was laid on a player prevents the next defeat."""
        g.ward = NOBODY
        g.casting.remove(Spell.SKIN_OF_SCALES)
        g.box_spells.append(Spell.SKIN_OF_SCALES)
        g.tell(SpellCast(SeatNumber(self.seat), Spell.SKIN_OF_SCALES))
        g.push(Backlash())
        roll(g, g.keeper)


@cites("19.2")
class Backlash(Step):
    """After many a spell the mind pays, if the roll is low."""

    continues = True

    def run(self, g: Unfathomable) -> None:
        if g.rolled() <= BACKLASH:
            lose(g, Resource.SANITY)


@cites("54.4a", "54.7")
class Fall(Step):
    """The character is defeated, if nobody has prevented it."""

    continues = True

    seat: int

    def run(self, g: Unfathomable) -> None:
        seat = self.seat
        if g.falling == NOBODY:
            g.tell(DefeatPrevented(SeatNumber(seat)))  # 54.7
            return
        g.falling = NOBODY
        to = Space.BRIG if g.players[seat].revealed else Space.SICKBAY  # 6.9d, 6.9e, 9.3, 44.12f
        g.tell(Defeated(SeatNumber(seat), to))
        g.players[seat].space = to


@cites("10.16a")
class DefeatAll(Step):
    """Several characters would be defeated at once: the active player decides the order."""

    seats: list[int]

    def run(self, g: Unfathomable) -> Flow:
        if not self.seats:
            return
        first = self.seats[0]
        if len(self.seats) > 1:
            match (yield Ask(g.active, [LetFirst(SeatNumber(seat)) for seat in self.seats], Prompt.DEFEAT_ORDER)):
                case LetFirst(seat):
                    first = seat
        g.push(Defeat(first), DefeatAll([seat for seat in self.seats if seat != first]))


def defeat_deep_ones(g: Unfathomable, at: Space, count: int = 1) -> None:
    """Deep Ones return to the supply (54.5)."""
    left = g.deep_ones[at] - count
    if left:
        g.deep_ones[at] = left
    else:
        del g.deep_ones[at]
    g.tell(DeepOneDefeated(at, count))


def move(g: Unfathomable, seat: int, to: Space) -> None:
    player = g.players[seat]
    g.tell(Moved(SeatNumber(seat), player.space, to))
    player.space = to


def send_to_brig(g: Unfathomable, seat: int) -> None:
    """A human goes to the Brig and loses all titles (9.2)."""
    move(g, seat, Space.BRIG)
    lose_titles(g, seat)
