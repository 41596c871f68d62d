"""The bot of Sleeping Gods: `mate` plays a whole campaign from what its seat may know, and never reads ahead."""

from collections.abc import Callable

from fathom.games.sleeping_gods.bots import acting, caring, reading, striking, trying, using
from fathom.games.sleeping_gods.bots.forecast import outlook, stage
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Action, Ask
from fathom.kernel.heuristic import Heuristic, Worths, anything

VALUATIONS: dict[str, caring.Valuation] = caring.VALUATIONS | {
    Prompt.ROOM: acting.room,
    Prompt.NO_ROOM: acting.room,
    Prompt.ROOM_EFFECT: acting.room_effect,
    Prompt.CLEAR: acting.clear,
    Prompt.SEARCH: acting.search,
    Prompt.ACTION: acting.action,
    Prompt.SAIL: acting.sail,
    Prompt.HAZARD: acting.hazard,
    Prompt.HELM: trying.helm,
    Prompt.ENLIST: trying.enlist,
    Prompt.MEDDLE: trying.after_fate_draw,
    Prompt.CHOICE: reading.choice,
    Prompt.COMBAT: striking.combat,
    Prompt.AMBUSH: striking.ambush,
    Prompt.COVER: striking.cover,
    Prompt.UNCOVER: striking.uncover,
    Prompt.BOOST: striking.boost,
    Prompt.GUARD: striking.guard,
    Prompt.ENEMY_ATTACK: striking.enemy_attack,
    Prompt.GIVE_TOKEN: striking.give_token,
    Prompt.FIRST_PLAYER: anything,
    Prompt.SPEAK_UP: anything,
    Prompt.SPEAK_UP_COMBAT: anything,
    Prompt.JOIN: anything,
    Prompt.HELP: anything,
    Prompt.HELP_DAMAGE: anything,
    Prompt.HELP_GUARD: anything,
    Prompt.LURE: anything,
}
ANYTIME = {
    Prompt.ROOM,
    Prompt.ROOM_EFFECT,
    Prompt.ACTION,
    Prompt.SAIL,
    Prompt.HAZARD,
    Prompt.CHOICE,
    Prompt.BEFORE_FIGHT,
    Prompt.PORT,
    Prompt.MARKET,
    Prompt.COMBAT,
}
INTERRUPTS: dict[str, Callable[[Sight, Ask], Action | None]] = {
    Prompt.JOIN: trying.join_in,
    Prompt.HELP: trying.help_out,
}
WEIGHTY = {Prompt.ACTION, Prompt.ROOM, Prompt.CHOICE}
NEAR, FEW = 1.5, 4  # how much worse an answer may look and be worth a thought, and how many are
DOUBT = 0.02  # how far what is seen in one playout strays


class Mate(Heuristic):
    """Gives the answer of the highest worth to the party."""

    knows = VALUATIONS.keys()
    speaks_at = frozenset(INTERRUPTS)
    weighty = WEIGHTY
    near = NEAR
    few = FEW

    def weigh(self, view: Voyage, ask: Ask) -> Worths:
        """What is used at any time comes first: it costs no action."""
        sight = Sight(view, ask.seat)
        found = VALUATIONS[ask.prompt](sight, ask)
        if ask.prompt in ANYTIME:
            first = max(found.values(), default=0.0)
            found |= {option: max(first, 0.0) + worth for option, worth in using.free(sight, ask).items()}
        return found

    def speak_up(self, view: Voyage, ask: Ask) -> Action | None:
        """Help another's test or attack; everything else waits for one's own turn."""
        found = INTERRUPTS.get(ask.prompt)
        return found(Sight(view, ask.seat), ask) if found is not None and ask.options else None


BOTS = {"mate": Mate}
__all__ = ["BOTS", "DOUBT", "Mate", "outlook", "stage"]
