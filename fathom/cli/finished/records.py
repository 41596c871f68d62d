"""`fathom transcript`, `replay` and `verify`: whole games as text, as positions to step through, and as proof."""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from fathom.bots import Bot, observation_for
from fathom.bots.hired import hire
from fathom.cli.arguments import (
    BotSeats,
    GameName,
    Language,
    Seed,
    Settings,
    the_bots,
    the_game,
    the_language,
    the_setup,
)
from fathom.cli.errors import BadInput, CheckFailed, refusing
from fathom.cli.playing.boards import Terminal, TerminalWords, asked, console, journal, outcome, quietly, rule_ids
from fathom.cli.playing.keyboard import read_line
from fathom.cli.playing.saves import open_save
from fathom.cli.playing.seats import remembered, told_name
from fathom.kernel import SPECTATOR, Action, Ask, AskAny, Game, Match
from fathom.kernel.record import save as saves
from fathom.kernel.record.campaign import is_campaign, read_campaign, verify_campaign
from fathom.kernel.words.prose import passages
from fathom.kernel.words.words import Words
from fathom.lab.studies.simulate import Forfeit, spoken

File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
SEEN = 12  # journal lines shown with a position
PAGE, MARGIN = 120, " " * 7  # of a story in a transcript

# --------------------------------------------------------------------------------------- transcript


def transcript(
    game: GameName,
    seed: Seed = None,
    seats: BotSeats = None,
    lang: Language = None,
    settings: Settings = None,
    prose: Annotated[bool, typer.Option("--prose", help="With the passages of the story that were read.")] = False,
) -> None:
    """Write a whole game between bots as plain text: each question, its answer, and what then happened.

    The same seed, seats and language give the same text, so it can be kept and compared.
    """
    played = the_game(game)
    bots = the_bots(played, seats)
    setup = the_setup(played, len(bots), seed, settings)
    try:
        for line in told(Match(played, setup, forced=True), bots, the_language(lang), prose):
            typer.echo(line)
    except Forfeit as forfeit:
        raise CheckFailed(f"{bots[forfeit.seat]} broke down: {forfeit.fault}") from None


def told(match: Match, bots: list[str], language: str, prose: bool = False) -> Iterator[str]:
    """A game as it is played by bots, line by line, each answer as its own seat sees it."""
    names = [told_name(bot, seat, language) for seat, bot in enumerate(bots)]
    words, terminal = TerminalWords(language, match.game, names), Terminal(match.game)
    players = [hire(match.game, bot, f"{match.setup.seed}/bot{seat}") for seat, bot in enumerate(bots)]
    look = [observation_for(player, match) for player in players]
    chosen = msgspec.to_builtins(match.setup.options)
    yield words.say("game-name")
    yield words.say("cli-seats", names=words.value(names))
    if chosen:
        yield words.say("cli-options", options=", ".join(f"{name}={value}" for name, value in chosen.items()))
    yield words.say("cli-seed", seed=match.setup.seed)
    yield words.say("cli-commitment", commitment=match.commitment)
    yield ""
    seat, seen = SPECTATOR, 0
    texts, read = passages(match.game, language) if prose else {}, set[str]()
    while True:
        words.look(terminal, match.view(seat))
        yield from (f"     · {words.event(event)}" for event in match.events(seat, seen))
        if texts:
            yield from _passages(match, seat, texts, read)
        seen = len(match.journal)
        if match.over:
            break
        ask, action = _answered(match, players, look)
        seat = ask.seat
        yield f"{match.number:4} {asked(ask, words)}"
        yield f"     > {words.action(action)} [{rule_ids(action)}]"
        match.answer(seat, action)
    yield ""
    scores = enumerate(match.state.scores())
    yield from (words.say("cli-score", name=words.seat(seat), score=score) for seat, score in scores)
    yield outcome(match.state, words)


def _answered(match: Match, bots: list[Bot], look: list[Callable[[int], Any]]) -> tuple[Ask, Action]:
    """The next question and what a bot answers, as in the lab: it is asked only where it has a choice."""
    for seat, action in match.only.items():
        return match.ask(seat), action
    ask = match.turn
    assert ask is not None
    try:
        if type(match.pending) is AskAny:
            ask, action = spoken(match, bots, look, ask)
        else:
            action = bots[ask.seat].choose(look[ask.seat](ask.seat), ask)
    except Forfeit:
        raise
    except Exception as error:
        raise Forfeit(ask.seat, f"{type(error).__name__}: {error}", match.number) from error
    if action not in ask.options:
        raise Forfeit(ask.seat, f"{action!r} is no answer", match.number)
    return ask, action


def _passages(match: Match, seat: int, texts: Mapping[str, str], read: set[str]) -> Iterator[str]:
    """What a seat may read by now and has not read yet, in lines that fit a page."""
    for key in match.state.readable_passages(seat):
        if key not in read:
            read.add(key)
            for paragraph in texts[key].split("\n\n"):
                yield from ("", *wrap(paragraph, PAGE, initial_indent=MARGIN, subsequent_indent=MARGIN))
            yield ""


# ------------------------------------------------------------------------------------------- replay


def replay(
    file: File,
    at: Annotated[int | None, typer.Option(metavar="N", help="The question to stop at; by default the end.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="See the table as seat N (from 1) did; by default as a spectator.")
    ] = None,
    lang: Language = None,
    step: Annotated[
        bool | None, typer.Option("--step/--no-step", help="Step with Enter, `b` and `q`; by default at a terminal.")
    ] = None,
) -> None:
    """Show a saved game as it stood at one of its questions, and step through it."""
    language = the_language(lang)
    game, found = open_save(file)
    last = len(found.answers)
    if at is not None and not 0 <= at <= last:
        raise BadInput(f"{file}: there is no question {at}: this game has questions 0 to {last}")
    if seat is not None and not 1 <= seat <= found.seats:
        raise BadInput(f"{file}: there is no seat {seat}: this game has seats 1 to {found.seats}")
    with refusing(what=str(file)):
        whole = saves.replay(game, found)
    record = Record(whole, [each.name for each in remembered(game, found.names, found.seats, language)], language)
    record.viewpoint = SPECTATOR if seat is None else seat - 1
    record.show(last if at is None else at)
    if step if step is not None else sys.stdin.isatty():
        record.walk(last if at is None else at)


class Record:
    """A whole game, to be looked at through one pair of eyes."""

    def __init__(self, match: Match, names: list[str], language: str) -> None:
        self.match = match
        self.answers = match.answers[:]
        self.terminal = Terminal(match.game)
        self.words = TerminalWords(language, match.game, names)
        self.console = console()
        self.viewpoint = SPECTATOR

    def go_to(self, number: int) -> None:
        if number < self.match.number:
            self.match.rewind(number)
        for given in self.answers[self.match.number : number]:
            self.match.answer(given.seat, given.action)

    def show(self, number: int) -> None:
        """The position at a question, the journal up to it, and the answer that was given."""
        self.go_to(number)
        words, match, out = self.words, self.match, self.console.print
        view = match.view(self.viewpoint)
        words.look(self.terminal, view)
        looking = Ask(self.viewpoint, [], "") if self.viewpoint != SPECTATOR else None
        out(Text(words.say("cli-question-number", number=number, last=len(self.answers)), "bold"))
        out(self.terminal.draw(view, words, looking))
        out()
        events = match.events(self.viewpoint)
        if len(events) > SEEN:
            out(quietly(words.say("cli-earlier-lines", count=len(events) - SEEN)))
        out(journal(events[-SEEN:], words))
        if number < len(self.answers):
            given = self.answers[number]
            out(Text(asked(match.ask(given.seat), words), "bold"))
            out(Text(f"> {words.action(given.action)}"))
        elif match.over:
            out(self.terminal.result(match.state, words))
            out(Text(outcome(match.state, words), "bold"))

    def walk(self, number: int) -> None:
        """Enter goes on, `b` back, a number to that question, `q` leaves."""
        while True:
            self.console.print(quietly(self.words.say("cli-replay-keys")))
            try:
                typed = read_line().lower()
            except EOFError:
                return
            if typed == "q":
                return
            wanted = number - 1 if typed == "b" else int(typed) if typed.isdecimal() else number + 1
            number = min(max(wanted, 0), len(self.answers))
            self.show(number)


# ------------------------------------------------------------------------------------------- verify


def verify(file: File, lang: Language = None) -> None:
    """Play a saved game again from its seed and check everything: the commitment, every answer, the stored state."""
    language = the_language(lang)
    with refusing():
        content = file.read_bytes()
    if is_campaign(content):
        verify_chapters(file, content, language)
        return
    with refusing(CheckFailed, str(file)):
        found = saves.read(content)
    game = the_game(found.game)
    with refusing(CheckFailed, str(file)):
        match = saves.verify(game, found)
    for line in proof(game, match, found, Words(language, game, found.names)):
        typer.echo(line)


def verify_chapters(file: Path, content: bytes, language: str) -> None:
    """Check the chapters of a campaign, each by itself and against the one before."""
    with refusing(CheckFailed, str(file)):
        name, chapters = read_campaign(content)
    game = the_game(name)
    with refusing(CheckFailed, str(file)):
        for number, (found, match) in enumerate(zip(chapters, verify_campaign(game, chapters), strict=True), 1):
            words = Words(language, game, found.names)
            typer.echo(words.say("cli-chapter", number=number))
            for line in proof(game, match, found, words):
                typer.echo(f"  {line}")


def proof(game: Game, match: Match, found: saves.Save, words: Words) -> Iterator[str]:
    yield words.say("cli-verified", game=words.say("game-name"))
    yield words.say("cli-seed", seed=found.seed)
    yield words.say("cli-commitment", commitment=found.commitment)
    if found.origin:
        yield words.say(f"cli-origin-{found.origin.how}", count=sum(map(bool, found.origin.shares)))
    yield words.say("cli-answers-checked", count=match.number)
    yield outcome(match.state, words) if match.over else words.say("cli-not-over")
