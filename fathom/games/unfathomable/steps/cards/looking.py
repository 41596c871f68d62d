"""Looking at the top of a deck (10.7), and putting its cards back on the top or to the bottom."""

from typing import Any

from fathom.games.unfathomable.decks import deck_of
from fathom.games.unfathomable.events import Looked, MythosDiscarded
from fathom.games.unfathomable.library import crises
from fathom.games.unfathomable.pieces import Deck, Mythos
from fathom.games.unfathomable.state import NOBODY, Unfathomable
from fathom.kernel import SeatNumber
from fathom.kernel.names import certain


def top(g: Unfathomable, deck: Deck, count: int, seat: int) -> list[Any]:
    """A seat looks at the top cards of a deck, the topmost first; nobody else sees them, only which deck (10.7)."""
    if deck == "mythos":
        clear_dead(g, count)
        if not g.mythos:
            renew(g)  # 17.6
            clear_dead(g, count)
    pile = deck_of(g, deck)
    found = pile.look(seat, count) if seat != NOBODY else pile.cards[: -count - 1 : -1]  # 36.1, 19.3b
    if found:
        g.show()
        g.tell(Looked(SeatNumber(seat), deck, len(found)))
    return found


def clear_dead(g: Unfathomable, count: int) -> None:
    """Cards of characters who are away are discarded, so that only live ones are looked at (17.4g)."""
    place = len(g.mythos)
    alive = 0
    while place > 0 and alive < count:
        place -= 1
        card = certain(g.mythos[place])
        if dead(g, card):
            deck_of(g, "mythos").take(card)
            g.mythos_discard.append(card)
            g.tell(MythosDiscarded(card))
        else:
            alive += 1


def renew(g: Unfathomable) -> None:
    """The Mythos cards that were discarded become the new deck (17.6)."""
    g.mythos, g.mythos_discard = list(g.mythos_discard), []
    g.mythos_seen = [0] * len(g.mythos)
    deck_of(g, "mythos").shuffle(g.chance)


def dead(g: Unfathomable, card: Mythos) -> bool:
    """Whether a card's character is not in the game, in the Brig or a revealed traitor (9.7c, 17.4f)."""
    role = crises()[card].role
    if role is None:
        return False
    seat = g.playing(role)
    return seat == NOBODY or g.in_brig(seat) or g.players[seat].revealed
