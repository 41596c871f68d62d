"""Synergy tokens: given on, and used by whoever holds another's (SYN)."""

from collections.abc import Iterator

from fathom.games.sleeping_gods.actions import ReturnToken, UseToken
from fathom.games.sleeping_gods.events import TokenReturned
from fathom.games.sleeping_gods.pieces import Crew
from fathom.games.sleeping_gods.state import CREW, PLACE_OF, Voyage
from fathom.games.sleeping_gods.steps.health import GREGORY
from fathom.games.sleeping_gods.underway import Combat, Purpose
from fathom.kernel import Action

ODESSA, KANNAN, MAC, MARCO, RAFAEL = (Crew(each) for each in ("odessa", "kannan", "mac", "marco", "rafael"))
HARDER = tuple(Crew(each) for each in ("audrie", "kasumi", "laurent"))  # SYN8a
MARCO_DAMAGE, MAC_ACCURACY, RAFAEL_BLOCKS = 2, 2, 2  # SYN8f, SYN8e, SYN8g


def held(combat: Combat, crew: Crew) -> Iterator[Crew]:
    """The tokens of others that lie on a member's board (SYN4)."""
    return (token for token in CREW if token != crew and combat.tokens[PLACE_OF[token]] == crew)


def usable_tokens(g: Voyage, seat: int) -> Iterator[Action]:
    """Tokens that a seat's members may use on the open draw, attack or hit (SYN3, SYN5)."""
    combat = g.combat
    assert combat is not None
    attack, hit, fate = combat.attack, combat.hit, g.fate
    if attack is not None and g.leads(attack.crew) == seat:
        for token in held(combat, attack.crew):
            if fate is not None and fate.purpose is Purpose.ATTACK:
                if token in (KANNAN, MAC):
                    yield UseToken(attack.crew, token)
            elif (
                attack.settled
                and hit is None
                and (token in (*HARDER, MARCO) or (token == ODESSA and not attack.diagonal))
            ):
                yield UseToken(attack.crew, token)
    if hit is not None and hit.amount > 0 and g.leads(hit.crew) == seat and RAFAEL in held(combat, hit.crew):
        yield UseToken(hit.crew, RAFAEL)


def returnable(g: Voyage, seat: int) -> Iterator[Action]:
    """Tokens on a seat's boards that may go home without effect (SYN6)."""
    combat = g.combat
    assert combat is not None
    for member in g.led_by(seat):
        yield from (ReturnToken(token) for token in held(combat, member.crew))


def return_token(g: Voyage, token: Crew) -> None:
    """The token goes home without effect (SYN6)."""
    assert g.combat is not None
    g.combat.tokens[PLACE_OF[token]] = token
    g.tell(TokenReturned(token, False))


def use_token(g: Voyage, token: Crew) -> None:
    """The token goes home, and has its effect once, for who held it (SYN3, SYN7)."""
    assert g.combat is not None
    g.combat.tokens[PLACE_OF[token]] = token
    g.tell(TokenReturned(token, True))
    _effect(g, g.combat, token)


def _effect(g: Voyage, combat: Combat, token: Crew) -> None:
    from fathom.games.sleeping_gods.steps.fate import Redrawing
    from fathom.games.sleeping_gods.steps.fighting import block

    attack, hit = combat.attack, combat.hit
    if token == RAFAEL and hit is not None:
        block(g, hit, RAFAEL_BLOCKS)
    elif token == KANNAN:
        g.push(Redrawing(better=False))
    elif attack is not None:
        if token in HARDER:
            attack.damage += 1
        elif token == MARCO:
            attack.bloodless += MARCO_DAMAGE
        elif token == MAC:
            attack.accuracy += MAC_ACCURACY
        elif token == ODESSA:
            attack.diagonal = True


__all__ = ["GREGORY", "held", "return_token", "returnable", "usable_tokens", "use_token"]
