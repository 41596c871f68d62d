"""`fathom play`: a game at the keyboard, alone with bots or several people in turn."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from fathom.cli.arguments import Language, Seed, Settings, as_listed, the_game, the_language, the_setup
from fathom.cli.errors import INTERRUPTED, BadInput, one_line, refusing
from fathom.cli.playing.boards import console
from fathom.cli.playing.prompt import Leave, Prompt
from fathom.cli.playing.saves import free_name, open_save
from fathom.cli.playing.seats import remembered, seated
from fathom.cli.playing.table import Table
from fathom.cli.signals import ended_by_signals
from fathom.games import names
from fathom.kernel import Match
from fathom.kernel.record.save import load

RECALLED = 8  # journal lines shown again when a saved game is opened

PlayedGame = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME", help="The game to play; not needed with --load.", show_default=False, callback=as_listed
    ),
]
PlayedSeats = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="WHO,WHO,...",
        help="Who sits where: `you`, `you:NAME` or a bot. Several `you` share this keyboard. By default you and bots.",
    ),
]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")]
SaveTo = Annotated[
    Path | None, typer.Option("--save", metavar="FILE", help="Keep the game in this file: on leaving and at its end.")
]


def play(
    game: PlayedGame = None,
    seats: PlayedSeats = None,
    lang: Language = None,
    seed: Seed = None,
    settings: Settings = None,
    load: Load = None,
    save: SaveTo = None,
) -> None:
    """Play a game in this terminal.

    The board is drawn for each of your questions; answer with a number or the name of a square.

    `h` helps, `?` explains what is not possible, `o` tells the odds, `u` takes an answer back, `s` saves, `q` leaves.
    """
    language = the_language(lang)
    if load is not None:
        if seed is not None or settings:
            raise BadInput("a saved game has its own seed and options: leave out --seed and --set")
        table = _continued(load, game, seats, language)
    else:
        if game is None:
            raise BadInput(f"which game? Choose from {', '.join(names())}, or continue a saved one with --load FILE")
        table = _opened(game, seats, seed, settings, language)
    if save is not None:
        _usable(save, load)
        table.file, table.keeps = save, True
    sit(table)


def _opened(name: str, seats: str | None, seed: str | None, settings: list[str] | None, language: str) -> Table:
    game = the_game(name)
    people = seated(game, seats, language)
    setup = the_setup(game, len(people), seed, settings)
    return Table(Match(game, setup), people, language, console())


def _continued(file: Path, name: str | None, seats: str | None, language: str) -> Table:
    game, found = open_save(file)
    if name is not None and the_game(name) is not game:
        raise BadInput(f"{file}: this is a save of {game.name}, not of {name}")
    with refusing(what=str(file)):
        match = load(game, found)
    people = remembered(game, found.names, found.seats, language) if seats is None else seated(game, seats, language)
    if len(people) != found.seats:
        raise BadInput(f"{file}: this game has {found.seats} seats, not {len(people)}")
    table = Table(match, people, language, console(), max(len(match.journal) - RECALLED, 0))
    table.file = file
    return table


def _usable(file: Path, loaded: Path | None) -> None:
    """Refuse now rather than after an evening's play, and never replace another file."""
    if file.is_dir() or not file.absolute().parent.is_dir():
        raise BadInput(f"--save {file}: no file can be written there")
    if file.exists() and file != loaded:
        raise BadInput(f"--save {file}: this file exists already; choose another name, or continue it with --load")


# ------------------------------------------------------------------------------------ at the table


def sit(table: Table) -> None:
    """Play until the game is over or somebody leaves. However one leaves, the game is kept."""
    try:
        with ended_by_signals():
            _play_out(table, Prompt(table))
    except Leave:
        return
    except EOFError:
        table.console.print()
        _keep(table)
    except KeyboardInterrupt:
        _keep(table)
        raise typer.Exit(INTERRUPTED) from None


def _play_out(table: Table, prompt: Prompt) -> None:
    table.greet()
    while (ask := table.let_bots_play()) is not None:
        prompt.answer(ask)
    table.conclude()
    if table.keeps:
        _keep(table)
    elif table.people:
        prompt.farewell()


def _keep(table: Table) -> None:
    """Save what would be lost, and say where; never fail on the way out."""
    if not (table.unsaved or table.keeps):
        return
    try:
        file = _saved_somewhere(table)
    except OSError as error:
        typer.echo(f"fathom: the game could not be kept: {one_line(error)}", err=True)
        return
    with suppress(OSError):
        table.console.print()
        table.say("cli-kept", file=str(file))


def _saved_somewhere(table: Table) -> Path:
    """In the game's own file or, if that can no longer be written, in a new one here."""
    try:
        return table.save()
    except OSError:
        return table.save(free_name(table.match))
