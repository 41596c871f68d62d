"""Checks while simulating: no component appears or vanishes, and a view shows nothing of what it hides."""

from collections import Counter

from fathom.kernel import SPECTATOR, Chance, Match

EVERY = 40  # decisions between two checks


class Broken(AssertionError):
    """A promise that a game does not keep."""


def check(match: Match, chance: Chance) -> None:
    """Raise `Broken` if components were lost or made, or if a view changes when only hidden things do."""
    game, state = match.game, match.state
    there: dict[str, Counter[object]] = {name: Counter() for name in game.components(state)}
    for slot in game.slots(state):
        there[slot.pool][slot.component] += 1
    if there != {name: Counter(members) for name, members in game.components(state).items()}:
        raise Broken("a component has appeared or vanished")
    for viewer in (SPECTATOR, *range(match.setup.seats)):
        view = game.redact(state, viewer)
        if game.pack(game.redact(game.resample(view, chance), viewer)) != game.pack(view):
            raise Broken(f"what seat {viewer} sees depends on what is hidden from it")
    if not match.over and not all(ask.options for ask in match.asks.values()):
        raise Broken("somebody is asked and has no answer")
