"""Looking at the top of a deck (10.7), and putting its cards back on the top or to the bottom."""

from typing import Any

from fathom.games.unfathomable.events import Looked, MythosDiscarded
from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.pieces import Deck, Mythos
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.kernel import SeatNumber


def cards(g: Unfathomable, deck: Deck) -> tuple[list[Any], list[int]]:
    """A deck, and for each of its cards who has seen it."""
    return getattr(g, deck), getattr(g, f"{deck}_seen")


def top(g: Unfathomable, deck: Deck, count: int, seat: int) -> list[Any]:
    """A seat looks at the top cards of a deck, the topmost first; nobody else sees them, only which deck (10.7)."""
    if deck == "mythos":
        clear_dead(g, count)
        if not g.mythos:
            renew(g)  # 17.6
            clear_dead(g, count)
    pile, seen = cards(g, deck)
    count = min(count, len(pile))  # 36.1, 19.3b
    for place in range(len(pile) - count, len(pile)):
        if seat != NOBODY:
            seen[place] |= 1 << seat
    if count:
        g.show()
        g.tell(Looked(SeatNumber(seat), deck, count))
    return pile[len(pile) - count :][::-1]


def clear_dead(g: Unfathomable, count: int) -> None:
    """Cards of characters who are away are discarded, so that only live ones are looked at (17.4g)."""
    place = len(g.mythos)
    alive = 0
    while place > 0 and alive < count:
        place -= 1
        card = g.mythos[place]
        assert card is not None
        if dead(g, card):
            del g.mythos[place], g.mythos_seen[place]
            g.mythos_discard.append(card)
            g.tell(MythosDiscarded(card))
        else:
            alive += 1


def renew(g: Unfathomable) -> None:
    """The Mythos cards that were discarded become the new deck (17.6)."""
    g.mythos, g.mythos_discard = list(g.mythos_discard), []
    g.mythos_seen = [0] * len(g.mythos)
    shuffle(g, "mythos")


def dead(g: Unfathomable, card: Mythos) -> bool:
    """Whether a card's character is not in the game, in the Brig or a revealed traitor (9.7c, 17.4f)."""
    role = crises()[card].role
    if role is None:
        return False
    seat = g.playing(role)
    return seat == NOBODY or g.in_brig(seat) or g.players[seat].revealed


def draw_top(g: Unfathomable, deck: Deck) -> Any:
    """Take the top card of a deck."""
    pile, seen = cards(g, deck)
    seen.pop()
    return pile.pop()


def take_out(g: Unfathomable, deck: Deck, card: Any) -> int:
    """Take the topmost such card out of a deck; returns who has seen it."""
    pile, seen = cards(g, deck)
    place = len(pile) - 1 - pile[::-1].index(card)
    del pile[place]
    return seen.pop(place)


def to_bottom(g: Unfathomable, deck: Deck, card: Any) -> None:
    pile, seen = cards(g, deck)
    known = take_out(g, deck, card)
    pile.insert(0, card)
    seen.insert(0, known)


def to_top(g: Unfathomable, deck: Deck, card: Any) -> None:
    pile, seen = cards(g, deck)
    known = take_out(g, deck, card)
    pile.append(card)
    seen.append(known)


def shuffle(g: Unfathomable, deck: Deck) -> None:
    """Shuffle a deck: nobody knows any more where a card lies."""
    pile, seen = cards(g, deck)
    g.chance.shuffle(pile)
    seen[:] = [0] * len(pile)
