"""A table in the terminal: a match, who sits at it, and everything that is shown of it."""

from collections.abc import Iterator
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from fathom.bots import first_interruption, observation_for
from fathom.bots.hired import hire
from fathom.cli.playing.boards import Terminal, TerminalWords, asked, journal, outcome, quietly
from fathom.cli.playing.explain import how_to_answer
from fathom.cli.playing.menu import Line, short
from fathom.cli.playing.saves import free_name, write_save
from fathom.cli.playing.seats import Seated
from fathom.kernel import SPECTATOR, Action, Ask, Game, Match
from fathom.kernel.words.prose import passages

Sight = tuple[int, bytes, list[Action]]


class Table:
    """What one keyboard knows of a match. People see views and their own journal, never the state."""

    def __init__(self, match: Match, seated: list[Seated], language: str, console: Console, read: int = 0) -> None:
        """Lay a match out; `read` is how many events of its journal are old news."""
        self.match = match
        self.seated = seated
        self.console = console
        self.names = [seat.name for seat in seated]
        self.terminal = Terminal(match.game)
        self.words = TerminalWords(language, match.game, self.names)
        self.file: Path | None = None
        self.keeps = False
        self._drawn: Sight | None = None
        self.saved_at = match.number
        self.silent: set[tuple[int, int]] = set()  # at which questions who did not speak up
        self._read = dict.fromkeys(range(SPECTATOR, len(seated)), read)
        self._shown = {seat: set(match.state.readable_passages(seat)[:-1] if read else ()) for seat in self._read}
        self._bots = {
            number: hire(match.game, seat.bot, f"{match.setup.seed}/bot{number}")
            for number, seat in enumerate(seated)
            if seat.bot
        }

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seated) if not seat.bot]

    @property
    def host(self) -> int:
        """Through whose eyes the table is shown when nobody is asked: the only person's, else everybody's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def say(self, key: str, **args: object) -> None:
        """A line of the table's own; one with a file in it is left whole, so that it can be copied."""
        self.console.print(self.words.say(key, **args), markup=False, soft_wrap="file" in args)

    # -------------------------------------------------------------------------------------- playing

    def let_bots_play(self) -> Ask | None:
        """Bots answer until a person is asked, or may speak up before a bot; None when the game is over."""
        match = self.match
        while (ask := match.turn) is not None:
            said = first_interruption(match, self._bots)
            if said is not None:
                match.answer(*said)
                continue
            if ask.seat not in self._bots:
                return ask
            interruption = next(
                (each for each in self.interrupts() if (match.number, each.seat) not in self.silent), None
            )
            if interruption is not None:
                return interruption
            bot = self._bots[ask.seat]
            match.answer(ask.seat, bot.choose(observation_for(bot, match)(ask.seat), ask))
        return None

    def interrupts(self) -> list[Ask]:
        """What the people at this keyboard may say before whoever is asked."""
        return [ask for seat, ask in self.match.interrupts.items() if seat in self.people]

    def secrets_differ(self, one: int, other: int) -> bool:
        """Whether two people see different things on this table."""
        pack, match = self.game.pack, self.match
        return pack(match.view(one)) != pack(match.view(other)) or match.events(one) != match.events(other)

    def save(self, file: Path | None = None) -> Path:
        """Write the match to a file: the one named, the one it has, or a new one."""
        file = file or self.file or free_name(self.match)
        write_save(file, self.match, self.names)
        self.file, self.saved_at = file, self.match.number
        return file

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose what a person has answered."""
        match, saved = self.match, self.saved_at
        return match.number < saved or any(given.seat in self.people for given in match.answers[saved:])

    # -------------------------------------------------------------------------------------- showing

    def look(self, seat: int) -> None:
        """Let the words name things as this seat sees them now."""
        self.words.look(self.terminal, self.match.view(seat))

    def greet(self) -> None:
        words, match = self.words, self.match
        self.console.print(Text(words.say("game-name"), "bold"))
        self.console.print(words.say("game-about"), markup=False)
        self.console.print()
        if self.people:
            self.console.print(how_to_answer(words))
        self.console.print(quietly(words.say("cli-commitment", commitment=match.commitment)))
        if match.notice:
            self.say(f"notice-{match.notice}")

    def draw(self, seat: int, ask: Ask | None) -> None:
        self.look(seat)
        self.console.print(self.terminal.draw(self.match.view(seat), self.words, ask))
        self._drawn = self._sight(seat, ask)

    def _sight(self, seat: int, ask: Ask | None) -> Sight:
        """What a drawing shows: as long as it is the same, the last one on the screen still holds."""
        return seat, self.game.pack(self.match.view(seat)), ask.options if ask else []

    def tell_news(self, seat: int) -> None:
        """The journal since this seat last looked."""
        last = max(self._read.values()) if seat == SPECTATOR else self._read[seat]
        since = min(last, len(self.match.journal))
        self._read[seat] = len(self.match.journal)
        events = self.match.events(seat, since)
        if events:
            self.look(seat)
            self.console.print(Text(self.words.say("cli-news"), "bold"))
            self.console.print(journal(events, self.words))
        self.tell_stories(seat)

    def tell_stories(self, seat: int) -> None:
        """The passages that this seat may read and has not been shown yet."""
        prose = passages(self.game, self.words.language)
        for key in self.match.state.readable_passages(seat):
            if key not in self._shown[seat]:
                self._shown[seat].add(key)
                self.console.print(Padding(prose[key], (1, 4)), markup=False)

    def tell_all(self, seat: int) -> None:
        self.look(seat)
        self.console.print(journal(self.match.events(seat), self.words))

    def put(self, ask: Ask) -> None:
        """Everything a person needs before answering."""
        self.console.print()
        if self._sight(ask.seat, ask) != self._drawn:
            self.draw(ask.seat, ask)
            self.console.print()
        self.tell_news(ask.seat)
        self.console.print(Text(asked(ask, self.words), "bold"))

    def conclude(self) -> None:
        """The end: the last news, the result, and what is needed to check the dice."""
        words, match, host = self.words, self.match, self.host
        self.console.print()
        self.draw(host, None)
        self.console.print()
        self.tell_news(host)
        self.console.print()
        self.console.print(Text(words.say("cli-game-over"), "bold"))
        self.console.print(self.terminal.result(match.state, words))
        self.console.print(Text(outcome(match.state, words), "bold"))
        self.console.print(quietly(words.say("cli-seed", seed=match.setup.seed)))
        self.console.print(quietly(words.say("cli-commitment", commitment=match.commitment)))


def listed(lines: list[Line], default: Action | None, words: TerminalWords) -> Iterator[RenderableType]:
    """A menu, numbered from 1; the answer that Enter gives is marked."""
    for number, line in enumerate(lines, 1):
        entry = Text(f"{number:3}  ", "bold").append(line.text, "not bold")
        if len(line.actions) > 1:
            entry.append(f" ({len(line.actions)})", "not bold dim")
        entry.append(f"  {line.rules}", "not bold dim")
        if line.actions == [default]:
            entry.append("  ⏎", "bold")
        yield entry


def targets(actions: list[Action], words: TerminalWords) -> RenderableType:
    """What the dots of a line may stand for, close together and numbered."""
    cells = [
        Text(f"{number}", "dim").append(f" {short(action, words)}", "not dim")
        for number, action in enumerate(actions, 1)
    ]
    return Padding(Columns(cells, padding=(0, 3), equal=True), (0, 0, 0, 2))
