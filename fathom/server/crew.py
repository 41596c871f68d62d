"""The crew: bots that think in processes of their own, with a time limit and an answer of last resort."""

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from fathom.bots import make_bot
from fathom.games import load
from fathom.kernel import Action, Ask, Game
from fathom.kernel.memory import Memory

log = logging.getLogger(__name__)


def think(name: str, bot: str, seed: str, packed: bytes) -> int:
    """Run in a process of the crew: the number of the option that the bot takes. It knows what its seat knows."""
    game = load(name)
    memory = Memory.unpack(packed, game)
    player = make_bot(game, bot, seed)
    return memory.options.index(player.choose(memory.view(game) if player.needs_view else memory, memory.ask))


def last_resort(ask: Ask) -> Action:
    """What is answered for a bot that fails: passing if one may, else the first answer."""
    return next((option for option in ask.options if option.idle), ask.options[0])


class Crew:
    def __init__(self, processes: int, seconds: float) -> None:
        self.processes = processes
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"))
        return self._pool

    async def choose(self, game: Game, bot: str, seed: str, memory: Memory) -> Action:
        """The bot's answer; a slow, broken or vanished bot costs the table nothing but a poor move."""
        options = memory.ask.options
        if len(options) == 1:
            return options[0]
        work = (game.name, bot, seed, memory.pack())
        try:
            number = await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(self._executor(), think, *work), self.seconds
            )
            return options[number]
        except BrokenProcessPool:
            log.warning("the bots' process died; a new one is started")
            self._replace()
        except TimeoutError:
            log.warning("bot %s of %s took more than %s s", bot, game.name, self.seconds)
            self._replace()
        except Exception:
            log.exception("bot %s of %s failed", bot, game.name)
        return last_resort(memory.ask)

    def _replace(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._replace()
