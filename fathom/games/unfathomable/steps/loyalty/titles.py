"""Titles (chapter 51): the Captain and the Tome Keeper, and who follows them."""

from fathom.games.unfathomable.events import TitlePassed
from fathom.games.unfathomable.pieces import Title
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.kernel import SeatNumber


def line(g: Unfathomable, title: Title) -> list[int]:
    """The seats in a title's line of succession, the highest first (51.1)."""

    def rank(seat: int) -> int:
        character = g.players[seat].character
        return character.captain if title is Title.CAPTAIN else character.keeper

    return sorted((player.seat for player in g.players if player.role is not None), key=rank)


def holder(g: Unfathomable, title: Title) -> int:
    return g.captain if title is Title.CAPTAIN else g.keeper


def give_title(g: Unfathomable, title: Title, seat: int) -> None:
    if holder(g, title) == seat:
        return
    if title is Title.CAPTAIN:
        g.captain = seat  # and with it the Waypoint deck (51.7)
    else:
        g.keeper = seat  # and with it the Spell deck (51.12)
    if seat != NOBODY:
        g.tell(TitlePassed(title, SeatNumber(seat)))


def pass_title(g: Unfathomable, title: Title, *, revealing: bool = False) -> None:
    """The holder loses a title: it goes to the highest in line who is eligible (51.4)."""
    loser = holder(g, title)
    humans = [seat for seat in line(g, title) if not g.players[seat].revealed and not (revealing and seat == loser)]
    free = [seat for seat in humans if seat != loser and not g.in_brig(seat)]  # 51.4b
    if free:
        give_title(g, title, free[0])  # 51.4a
    elif not revealing and not g.in_brig(loser):
        return  # 51.4c: everybody else sits in the Brig
    else:
        give_title(g, title, humans[0] if humans else NOBODY)  # 51.4d


def lose_titles(g: Unfathomable, seat: int, *, revealing: bool = False) -> None:
    for title in Title:
        if holder(g, title) == seat:
            pass_title(g, title, revealing=revealing)


def deal_titles(g: Unfathomable) -> None:
    """At the start each title goes to the highest in its line (51.2)."""
    for title in Title:
        give_title(g, title, line(g, title)[0])
