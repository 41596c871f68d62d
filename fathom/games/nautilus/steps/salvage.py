"""Salvaging a discovery: what it costs, where it goes, and what it does."""

from fathom.games.nautilus.board import DISCOVERY_SQUARES, Zone
from fathom.games.nautilus.events import LeftOpen, Salvaged
from fathom.games.nautilus.library import ATLANTIS, COLLECTED, ZONE_OF_TOKEN, Face, discoveries
from fathom.games.nautilus.state import GONE, Nautilus
from fathom.kernel import Flow, SeatNumber
from fathom.kernel.cards.effects import Context
from fathom.kernel.names import certain

COSTS = {Zone.SLOPE: 1, Zone.DEEP: 1, Zone.TRENCH: 2}  # U5c


def salvage(g: Nautilus, seat: int, token: int) -> Flow:
    """A submarine has reached a token: it is revealed and must be salvaged if it can be paid."""
    g.reveal(token)
    find = certain(g.tokens[token])
    card = discoveries()[find]
    player = g.players[seat]
    cost = COSTS[ZONE_OF_TOKEN[token]] if card.face is Face.BLUE else 0  # U5b, U5c
    at = DISCOVERY_SQUARES[token]
    if player.money < cost:
        if find in ATLANTIS:
            g.take_token(token, GONE)  # U5j
        g.tell(LeftOpen(SeatNumber(seat), find, at))  # U5i
        return
    player.money -= cost
    g.busy = True
    g.take_token(token, seat if find in COLLECTED or find in ATLANTIS else GONE)  # U5g, U5h, T1a
    g.tell(Salvaged(SeatNumber(seat), find, at, cost))
    if card.salvaged is not None:
        ctx = Context(seat, find)
        if card.salvaged.can(g, ctx):
            yield from card.salvaged.run(g, ctx) or ()
