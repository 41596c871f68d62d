"""Suspicion: how likely a seat is a traitor in hiding, from what everybody can see and what this seat was shown."""

from math import exp

from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.bots import weights
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.pieces import Loyalty

TRAITOR_CARDS = {3: 1, 4: 2, 5: 2, 6: 3}


def suspicion(outlook: Outlook, seat: int) -> float:
    """Between 0 and 1. Somebody whose traitor card was seen is certain; else the hand speaks."""
    view = outlook.view
    player = view.players[seat]
    if player.revealed or seat == outlook.seat:
        return 0.0
    if Loyalty.HYBRID in player.loyalty or Loyalty.CULTIST in player.loyalty:
        return weights.CERTAIN
    unknown = player.loyalty.count(None)
    if not unknown:
        return 0.0
    innocent = (1 - prior(outlook)) ** unknown
    if not innocent:
        return weights.CERTAIN
    odds = (1 - innocent) / innocent * withholding(outlook, seat) * spoiling(outlook, seat)
    return odds / (1 + odds)


def prior(outlook: Outlook) -> float:
    """The chance that a Loyalty card nobody has shown to this seat is a traitor's."""
    view = outlook.view
    known = [card for player in view.players for card in player.loyalty if card is not None]
    there = TRAITOR_CARDS[len(view.players)] - (0 if view.cultist or len(view.players) % 2 else 1)
    traitors = there - sum(card is not Loyalty.HUMAN for card in known)
    unseen = 2 * len(view.players) - len(known)
    return max(traitors, 0) / unseen if unseen else 0.0


def withholding(outlook: Outlook, seat: int) -> float:
    """How much more than the others a seat keeps its cards to itself; the active player has just drawn."""
    view = outlook.view
    others = [len(view.players[each].hand) for each in outlook.humans if each not in (seat, view.active)]
    if not others or seat == view.active or view.players[seat].space in (Space.BRIG, Space.SICKBAY):
        return 1.0
    more = len(view.players[seat].hand) - sum(others) / len(others)
    factor = 1.0 + 0.25 * more if more > 0 else 1.0 / (1.0 - 0.25 * more)
    return factor * (1.5 if len(view.players[seat].hand) >= weights.HOARD else 1.0)


def spoiling(outlook: Outlook, seat: int) -> float:
    """How much more than the others a seat was there when skill tests were spoilt."""
    held = outlook.doubts
    others = [held[each] for each in outlook.humans if each != seat]
    if not others:
        return 1.0
    return exp(weights.DOUBT * (held[seat] - sum(others) / len(others)) / 100)


def most_suspect(outlook: Outlook) -> tuple[int, float]:
    """Of the humans outside the Brig, whom this seat suspects most, and how much."""
    free = [seat for seat in outlook.humans if seat != outlook.seat and not outlook.view.in_brig(seat)]
    suspects = [(suspicion(outlook, seat), seat) for seat in free]
    chance, seat = max(suspects, default=(0.0, outlook.seat))
    return seat, chance
