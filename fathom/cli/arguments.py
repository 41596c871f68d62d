"""The arguments that several commands share: a game, its seats, options and seed, and the language."""

import os
import secrets
from typing import Annotated

import typer

from fathom.bots import usual_bot
from fathom.bots.hired import hire
from fathom.cli.errors import BadInput, refusing
from fathom.games import load, names
from fathom.kernel import Game, Setup, Unknown
from fathom.kernel.words.words import LANGUAGES


def as_listed(name: str | None) -> str | None:
    """The name of a game as `fathom games` lists it, also if it is written with underscores."""
    hyphened = name.replace("_", "-") if name else name
    return hyphened if hyphened != name and hyphened in names() and name not in names() else name


GameName = Annotated[
    str,
    typer.Argument(metavar="GAME", help="A game, by the name that `fathom games` lists.", callback=as_listed),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language; by default that of your terminal."),
]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="Any text: the same seed gives the same game. By default a new one."),
]
BotSeats = Annotated[
    str | None,
    typer.Option("--seats", metavar="BOT,BOT,...", help="A bot for each seat, as `fathom games` lists them."),
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="An option of the game, such as base=free. Can be repeated."),
]


def the_game(name: str) -> Game:
    with refusing():
        return load(name)


def the_language(chosen: str | None) -> str:
    """The language asked for; else the environment's, if we speak it; else English."""
    if chosen is not None:
        if chosen not in LANGUAGES:
            raise BadInput(str(Unknown("language", chosen, LANGUAGES)))
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            wanted = os.environ[variable][:2].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def the_settings(settings: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not (name and equals and value):
            raise BadInput(f"--set {setting!r}: write it as NAME=VALUE, such as base=free")
        chosen[name] = value
    return chosen


def the_setup(game: Game, seats: int, seed: str | None, settings: list[str] | None) -> Setup:
    """A checked set-up: a game that can be dealt."""
    if seats not in game.seats:
        raise BadInput(f"{game.name} is for {seat_range(game)} seats, not {seats}")
    with refusing():
        setup = game.setup_from(seats, secrets.token_hex(8) if seed is None else seed, the_settings(settings))
        game.set_up(setup)
    return setup


def seat_range(game: Game) -> str:
    first, last = game.seats.start, game.seats.stop - 1
    return str(first) if first == last else f"{first} to {last}"


def usual_seats(game: Game) -> int:
    """How many sit down when nobody says: three, or as near to it as the game allows."""
    return min(max(3, game.seats.start), game.seats.stop - 1)


def the_bots(game: Game, seats: str | None) -> list[str]:
    """One bot for each seat, where no person can sit."""
    if seats is None:
        return [usual_bot(game)] * usual_seats(game)
    bots = [bot.strip() for bot in seats.split(",")]
    with refusing():
        for bot in bots:
            hire(game, bot, "")
    return bots
