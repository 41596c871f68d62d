"""The crew: bots and odds reckoned in processes of their own, with a time limit and an answer of last resort."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from fathom.bots import make_bot
from fathom.games import load
from fathom.kernel import Action, Ask, Game
from fathom.kernel.memory import Memory
from fathom.kernel.odds import Odds, odds

log = logging.getLogger(__name__)

T = TypeVar("T")


def think(name: str, bot: str, seed: str, packed: bytes) -> int:
    """Run in a process of the crew: the number of the option that the bot takes. It knows what its seat knows."""
    game = load(name)
    memory = Memory.unpack(packed, game)
    player = make_bot(game, bot, seed)
    return memory.options.index(player.choose(memory.view(game) if player.needs_view else memory, memory.ask))


def weigh(name: str, packed: bytes, number: int) -> bytes:
    """Run in a process of the crew: the odds of an answer, by its number, from what its seat knows; or nothing."""
    game = load(name)
    memory = Memory.unpack(packed, game)
    return msgspec.msgpack.encode(odds(game, memory, memory.options[number]))


def last_resort(ask: Ask) -> Action:
    """What is answered for a bot that fails: passing if one may, else the first answer."""
    return next((option for option in ask.options if option.idle), ask.options[0])


class Crew:
    """Two watches: one thinks for bots, the other reckons odds and never waits for the first."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self._thinkers = Watch(processes)
        self._weighers = Watch(1)

    async def choose(self, game: Game, bot: str, seed: str, memory: Memory) -> Action:
        """The bot's answer; a slow, broken or vanished bot costs the table nothing but a poor move."""
        options = memory.ask.options
        if len(options) == 1:
            return options[0]
        what = f"bot {bot} of {game.name}"
        number = await self._thinkers.run(what, self.seconds, think, game.name, bot, seed, memory.pack())
        return last_resort(memory.ask) if number is None else options[number]

    async def odds(self, game: Game, memory: Memory, answer: Action) -> Odds | None:
        """The odds of an answer, or None if they could not be reckoned in time."""
        work = (game.name, memory.pack(), memory.options.index(answer))
        packed = await self._weighers.run(f"odds of {game.name}", self.seconds, weigh, *work)
        if packed is None:
            return None
        found = msgspec.msgpack.decode(packed, type=Odds | None)
        if found is None:
            return None
        outcomes = [
            msgspec.structs.replace(each, event=msgspec.convert(each.event, game.event_type)) for each in found.outcomes
        ]
        return Odds(outcomes, found.exact)

    def close(self) -> None:
        self._thinkers.replace()
        self._weighers.replace()


class Watch:
    """Some processes; they are started when first needed, and replaced when one is too slow or dies."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        return self._pool

    async def run(self, what: str, seconds: float, work: Callable[..., T], *args: Any) -> T | None:
        """What the work returns; None, and a line in the log, if it fails."""
        try:
            future = asyncio.get_running_loop().run_in_executor(self._executor(), work, *args)
            return await asyncio.wait_for(future, seconds)
        except BrokenProcessPool:
            log.warning("%s: the process died; a new one is started", what)
            self.replace()
        except TimeoutError:
            log.warning("%s took more than %s s", what, seconds)
            self.replace()
        except Exception:
            log.exception("%s failed", what)
        return None

    def replace(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
