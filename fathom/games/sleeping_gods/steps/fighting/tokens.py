"""Synergy tokens: used by whoever holds another's, or returned (SYN)."""

from collections.abc import Iterator

from fathom.games.sleeping_gods.actions import ReturnToken, UseToken
from fathom.games.sleeping_gods.events import TokenReturned
from fathom.games.sleeping_gods.figures.underway import Combat, Purpose
from fathom.games.sleeping_gods.in_play import ANY_TIME, BLOW, DRAW, HIT, TOKENS
from fathom.games.sleeping_gods.library import synergy
from fathom.games.sleeping_gods.pieces import Crew
from fathom.games.sleeping_gods.state import PLACE_OF, Voyage
from fathom.kernel.cards.effects import Context, Resolve, place_of


def holder_at(g: Voyage, combat: Combat, moment: str) -> Crew | None:
    """Whose tokens may help: those of who attacks or is hit, in a draw only if it is for the attack (SYN3, SYN5)."""
    if moment == HIT:
        return combat.hit.crew if combat.hit is not None else None
    attacks = moment == BLOW or (moment == DRAW and g.fate is not None and g.fate.purpose is Purpose.ATTACK)
    return combat.attack.crew if combat.attack is not None and attacks else None


def helping_tokens(g: Voyage, combat: Combat, seat: int, moment: str) -> Iterator[UseToken]:
    """Tokens that a seat's members may use on the open draw, attack or hit (SYN3, SYN5)."""
    holder = holder_at(g, combat, moment)
    if holder is not None and g.leads(holder) == seat:
        yield from useful_tokens(g, holder, moment)


def useful_tokens(g: Voyage, holder: Crew, moment: str = ANY_TIME) -> Iterator[UseToken]:
    """Another's tokens that would do something for a member now (SYN4)."""
    ctx = Context(g.leads(holder), actor=holder)
    for held in TOKENS.of(g, moment, holder):
        if held.what.can(g, ctx):
            yield UseToken(holder, Crew(held.card))


def returnable(g: Voyage, combat: Combat, seat: int) -> Iterator[ReturnToken]:
    """Tokens on a seat's boards that may go home without effect (SYN6)."""
    for member in g.led_by(seat):
        yield from (ReturnToken(token) for token, holder in combat.given() if holder == member.crew)


def return_token(g: Voyage, combat: Combat, token: Crew, used: bool = False) -> None:
    """The token goes home, without effect if it is not `used` (SYN6)."""
    combat.tokens[PLACE_OF[token]] = token
    g.changed()
    g.tell(TokenReturned(token, used))


def use_token(g: Voyage, combat: Combat, seat: int, holder: Crew, token: Crew) -> None:
    """The token goes home, and has its effect once, for who held it (SYN3, SYN7)."""
    return_token(g, combat, token, used=True)
    g.push(Resolve(place_of(synergy()[token].do), Context(seat, token, holder)))
