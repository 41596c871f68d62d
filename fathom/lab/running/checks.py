"""Checks while simulating: components stay, views show nothing hidden, and saves open again as they were."""

from collections import Counter

from fathom.kernel import SPECTATOR, Chance, Match
from fathom.kernel.record.save import load, save

EVERY = 30  # decisions between two checks
REOPENED = 10  # checks between two times that the match is saved and opened again


class Broken(AssertionError):
    """A promise that a game does not keep."""


class Inspector:
    """Looks at a match now and then while it is played, each time through the eyes of the next viewer."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.chance = Chance.of(f"{match.setup.seed}/check")
        self.decisions = 0

    def look(self) -> None:
        """Called before every decision."""
        checks, between = divmod(self.decisions, EVERY)
        self.decisions += 1
        if between:
            return
        check_components(self.match)
        check_question(self.match)
        check_view(self.match, checks % (self.match.setup.seats + 1) + SPECTATOR, self.chance)
        if checks % REOPENED == REOPENED // 2:
            check_save(self.match)


def check_components(match: Match) -> None:
    game, state = match.game, match.state
    wanted = {name: Counter(members) for name, members in game.secrets.components(state).items()}
    there: dict[str, Counter[object]] = {name: Counter() for name in wanted}
    for slot in game.slots(state):
        there[slot.pool][slot.component] += 1
    if there != wanted:
        raise Broken("a component has appeared or vanished")


def check_question(match: Match) -> None:
    if not match.over and not all(ask.options for ask in match.asks.values()):
        raise Broken("somebody is asked and has no answer")


def check_view(match: Match, viewer: int, chance: Chance) -> None:
    """A view stays as it is when all that is hidden from it is dealt anew."""
    game = match.game
    view = game.redact(match.state, viewer)
    if game.pack(game.redact(game.resample(view, chance), viewer)) != game.pack(view):
        raise Broken(f"what seat {viewer} sees depends on what is hidden from it")


def check_save(match: Match) -> None:
    """A match that is saved and opened again is at the same question, with the same state and journal."""
    again = load(match.game, save(match))
    if _told(again) != _told(match):
        raise Broken("a saved match does not open again as it was")


def _told(match: Match) -> tuple[object, ...]:
    questions = {seat: (ask.prompt, ask.args, ask.options) for seat, ask in match.asks.items()}
    return match.game.pack(match.state), match.journal, questions
