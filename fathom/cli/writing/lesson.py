"""`fathom lesson`: a guided first game as it is played through; it can write down what the others answer."""

from functools import partial
from typing import Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.text import Text

from fathom.bots import make_bot, observation_for, usual_bot
from fathom.cli.arguments import GameName, Language, the_game, the_language
from fathom.cli.errors import BadInput, refusing
from fathom.cli.playing.boards import console
from fathom.kernel import Action, Ask, Game, Match
from fathom.kernel.words.lesson import (
    LEARNER,
    Beat,
    LessonError,
    Others,
    by_the_book,
    lesson_of,
    play_through,
    write_others,
)
from fathom.kernel.words.words import Words


def lesson(
    name: GameName,
    record: Annotated[
        bool, typer.Option("--record", help="Let the usual bot answer for the others, and write down what it does.")
    ] = False,
    lang: Language = None,
) -> None:
    """Play the guided first game of a game through: what it says, what is done, and what could be asked next."""
    game, language = the_game(name), the_language(lang)
    with refusing():
        script = lesson_of(game)
        if script is None:
            raise BadInput(f"{name} has no guided first game")
        bots = _Bots(game)
        reader = _Reader(game, language)
        try:
            match = play_through(game, script, bots.answer if record else partial(by_the_book, game), reader.read)
        except LessonError as error:
            raise BadInput(str(error)) from None
    reader.tell(match)
    if record:
        console().print(f"\n{write_others(game, bots.said)}")
    if LEARNER in match.asks:
        for option in match.asks[LEARNER].options:
            console().print(Text(msgspec.json.encode(option).decode(), "dim"))


class _Bots:
    """The others answer as the usual bot would, and it is noted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: Others = {}

    def answer(self, match: Match, ask: Ask) -> Action:
        bot = make_bot(self.game, usual_bot(self.game), f"lesson/{ask.seat}/{match.number}")
        action = bot.choose(observation_for(bot, match)(ask.seat), ask)
        self.said.setdefault(ask.seat, []).append(msgspec.to_builtins(action))
        return action


class _Reader:
    """Prints the journal as the learner reads it, and the beats between."""

    def __init__(self, game: Game, language: str) -> None:
        self.words = Words(language, game, [str(seat + 1) for seat in range(game.seats[-1])])
        self.told = 0

    def tell(self, match: Match) -> None:
        self.words.state = match.state
        for event in match.events(LEARNER, self.told):
            console().print(Padding(Text(self.words.event(event), "dim"), (0, 0, 0, 2)))
        self.told = len(match.journal)

    def read(self, match: Match, beat: Beat) -> None:
        self.tell(match)
        console().print(Text(f"[{beat.point}] " if beat.point else "").append(self.words.say(f"lesson-{beat.say}")))
        if beat.give:
            console().print(Text(f"    → {msgspec.json.encode(beat.give).decode()}", "bold"))
