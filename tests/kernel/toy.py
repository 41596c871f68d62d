"""A toy game for tests of matches: a sheet of paper on which its steps write what seats say."""

from fathom.kernel import (
    Action,
    Ask,
    AskAll,
    Blocked,
    Event,
    Game,
    Match,
    Owner,
    Public,
    State,
    Step,
    cites,
)


class Toy(State):
    """A sheet of paper on which the steps write."""

    lines: Public[list[str]] = []

    def scores(self):
        return [len(self.lines)] * 3


@cites("T1")
class Say(Action, frozen=True):
    word: str


class Said(Event, frozen=True):
    seat: Public[int]
    word: Owner[str]


WORDS = [Say("a"), Say("b"), Say("c")]
LOOKED: list[str] = []  # how often a lazy question was looked at


class Speak(Step):
    """A seat says so many words."""

    seat: int = 0
    count: int = 1

    def run(self, g):
        for _ in range(self.count):
            said = yield Ask(self.seat, WORDS, "speak", [Blocked(Say("x"), "T2", "rude", {"limit": 3})])
            g.lines.append(f"{self.seat}{said.word}")
            g.tell(Said(self.seat, said.word))


class Vote(Step):
    """All seats speak at once, asked in the order 2, 0, 1."""

    def run(self, g):
        said = yield AskAll(Ask(seat, WORDS) for seat in (2, 0, 1))
        g.lines += [f"{seat}{action.word}" for seat, action in said.items()]
        if all(action == Say("c") for action in said.values()):
            raise RuntimeError("three times c")


class Whisper(Step):
    """Seats 1 and 2, or the first of them, speak, and nobody is shown who has spoken."""

    count: int = 2

    def run(self, g):
        yield AskAll([Ask(seat, WORDS) for seat in (1, 2)[: self.count]], quiet=True)


class Nobody(Step):
    """A question that happens to concern no seat."""

    def run(self, g):
        said = yield AskAll([])
        g.lines.append(f"nobody {said}")


class Draw(Step):
    """A word, then a die."""

    def run(self, g):
        yield from Speak().run(g)
        g.chance.die()


class Reveal(Step):
    """A word, then something that was face down."""

    def run(self, g):
        yield from Speak().run(g)
        g.show()


class Stumble(Step):
    """Breaks, half done, on the word c."""

    def run(self, g):
        yield from Speak(count=2).run(g)
        said = yield Ask(0, WORDS)
        g.lines.append("half done")
        g.chance.die()
        if said == Say("c"):
            raise RuntimeError("the rule is broken")


class Lazy(Step):
    """Three questions whose options and refusals are only worked out when somebody looks."""

    def run(self, g):
        for _ in range(3):
            yield Ask(0, self.options(), "lazy", self.blocked())

    def options(self):
        LOOKED.append("options")
        yield from WORDS

    def blocked(self):
        LOOKED.append("blocked")
        yield Blocked(Say("x"), "T2", "rude")


class Split(Step):
    def run(self, g):
        g.push(Speak(0), Speak(1))
        return
        yield


def game(*steps: Step) -> Game:
    def set_up(setup, chance):
        return Toy(chance=chance, agenda=list(reversed(steps)))

    return Game(name="toy", package=__name__, seats=range(3, 4), state=Toy, setup=set_up)


def begin(*steps: Step, fast: bool = False) -> Match:
    return Match.start(game(*steps), seed="toy", fast=fast, forced=True)


def say(match: Match, *words: str) -> Match:
    """Answer with these words, each by the seat whose turn it is."""
    for word in words:
        match.answer(match.turn.seat, Say(word))
    return match


def lines(match: Match) -> str:
    return " ".join(match.state.lines)
