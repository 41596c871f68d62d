"""A review in words: who is meant, what was answered, and what would have been better, in one language."""

from fathom.kernel import Action, Match
from fathom.kernel.words.words import Words
from fathom.lab.pages.figures import Figures
from fathom.lab.reviews.course import Line, Turn
from fathom.lab.reviews.verdicts import Cost


class Telling:
    """Tells of a finished match; an answer is worded as the table stood when it was given."""

    def __init__(self, match: Match, names: list[str], language: str) -> None:
        self.match, self.language = match, language
        self.words, self.figures = Words(language, match.game, names), Figures(language)

    def say(self, key: str, **arguments: object) -> str:
        return self.words.say(key, **arguments)

    def name(self, line: Line) -> str:
        """Whose chances a line shows."""
        if not line.side:
            return self.words.seat(line.seats[0]) if len(line.seats) == 1 else self.say("review-together")
        side = self.say(f"side-{line.side}")
        return side[0].upper() + side[1:]

    def answer(self, at: int, action: Action) -> str:
        here = self.match.clone()
        here.rewind(at)
        self.words.state = here.state
        return self.words.action(action)

    def turn(self, turn: Turn) -> str:
        who = self.words.seat(turn.seat)
        return self.say("review-answer", name=who, number=turn.at, answer=self.answer(turn.at, turn.action))

    def change(self, turn: Turn, line: Line) -> str:
        before, after = self.percent(turn.before), self.percent(turn.after)
        return self.say("review-change", name=self.name(line), before=before, after=after)

    def cost(self, cost: Cost) -> str:
        who = self.words.seat(cost.seat)
        return self.say("review-answer", name=who, number=cost.at, answer=self.answer(cost.at, cost.action))

    def loss(self, cost: Cost) -> str:
        """How much an answer cost, and by how much that may be wrong where it is a whole percent."""
        loss = self.percent(-cost.cost)
        if not round(cost.margin * 100):
            return loss
        return self.say("review-loss", cost=loss, margin=self.percent(cost.margin))

    def better(self, cost: Cost) -> str:
        return self.say("review-better", answer=self.answer(cost.at, cost.better))

    def result(self) -> str:
        """Who has won: a side, or the seats that did."""
        state = self.match.state
        winners = [self.words.seat(seat) for seat in state.winners()]
        if not winners:
            return self.say("review-nobody")
        return self.say("cli-winner" if len(winners) == 1 else "cli-winners", names=", ".join(winners))

    def percent(self, share: float) -> str:
        return self.figures.percent(share, 0)
