"""The games: what can be played, their words, rules, how to play, and the guided first game."""

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath

from fathom.bots import bots_of, usual_bot
from fathom.games import load, names
from fathom.kernel import Game, SeatNumber, shapes
from fathom.kernel.cards import faces
from fathom.kernel.words.how_to_play import how_to_play
from fathom.kernel.words.lesson import Lesson, cues, lesson_of
from fathom.kernel.words.words import LANGUAGES
from fathom.server import wire
from fathom.server.http.dependencies import Browser, TheTables
from fathom.server.http.errors import Refused
from fathom.server.live import views
from fathom.server.tables import opening


@get("/api/games", tags=["games"])
async def list_games() -> list[wire.GameInfo]:
    return [game_info(load(name)) for name in names()]


@cache
def game_info(game: Game) -> wire.GameInfo:
    options = []
    for field in msgspec.structs.fields(game.options):
        hint = shapes.marked_fields(game.options)[field.name]
        values, names_seat = list(shapes.values(hint) or ()), SeatNumber in shapes.marks(hint)
        only = game.only(field.name)
        needs = {only.option: only.value} if only else {}
        options.append(wire.OptionInfo(field.encode_name, names_seat, values, field.default, needs))
    bots, rules, shares = list(bots_of(game)), len(game.ledger.rules), game.cooperative and not game.has_secrets
    script = lesson_of(game)
    minutes = script.minutes if script else 0
    talks = bool(game.statements)
    return wire.GameInfo(
        game.name,
        list(game.seats),
        options,
        bots,
        usual_bot(game),
        rules,
        talks,
        game.weighs,
        shares,
        minutes,
        game.cooperative,
    )


@get("/api/words/{game:str}/{language:str}", media_type=MediaType.TEXT, tags=["games"])
async def words(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The words of a game, in Fluent; for "table" those that all games share."""
    if language not in LANGUAGES:
        raise Refused("no-such-language", 404)
    told = None if game == "table" else opening.game_called(game)
    text = await asyncio.to_thread(faces.words, language, told)  # the first who asks waits, and nobody else
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": "public, max-age=300"})


@get("/api/rules/{game:str}", tags=["games"])
async def rules(game: FromPath[str]) -> list[wire.RuleInfo]:
    found = opening.game_called(game)
    rules = found.ledger.rules.values()
    return [wire.RuleInfo(rule.id, rule.chapter, rule.kind, found.is_entry(rule.chapter)) for rule in rules]


@get("/api/how-to-play/{game:str}/{language:str}", tags=["games"])
async def show_how_to_play(game: FromPath[str], language: FromPath[str]) -> Response[wire.HowToPlay]:
    """The illustrated pages of a game that lead to its rules."""
    if language not in LANGUAGES:
        raise Refused("no-such-language", 404)
    pages = how_to_play(opening.game_called(game), language)
    return Response(wire.HowToPlay(pages), headers={"cache-control": "public, max-age=300"})


def _lesson(name: str) -> tuple[Game, Lesson]:
    game = opening.game_called(name)
    script = lesson_of(game)
    if script is None:
        raise Refused("no-lesson", 404)
    return game, script


@get("/api/lessons/{game:str}", tags=["games"])
async def lesson(game: FromPath[str]) -> list[wire.LessonBeat]:
    """The guided first game of a game, beat by beat."""
    found, script = _lesson(game)
    moments = zip(script.beats, cues(found), strict=True)
    return [wire.LessonBeat(beat.say, beat.point, beat.give, given, beat.free) for beat, given in moments]


@post("/api/lessons/{game:str}", tags=["games"])
async def open_lesson(game: FromPath[str], tables: TheTables, browser: Browser) -> wire.Opened:
    """Open a table for the guided first game: the caller is the learner, the other seats give recorded answers."""
    found, script = _lesson(game)
    others = [wire.SeatPlan("bot", usual_bot(found))] * (script.seats - 1)
    plan = wire.NewTable(
        game=found.name,
        seats=[wire.SeatPlan("me"), *others],
        options=script.options,
        seed=script.seed,
        terms=wire.TableOptions(lesson=True),
    )
    table, invites = await opening.create(tables, plan, browser)
    return wire.Opened(views.info(table, browser), invites)


ROUTES: list[Any] = [list_games, words, rules, show_how_to_play, lesson, open_lesson]
