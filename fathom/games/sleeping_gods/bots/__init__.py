"""The bot of Sleeping Gods: `mate` plays a whole campaign from what its seat may know, and never reads ahead."""

from random import Random

from fathom.games.sleeping_gods.bots import acting, caring, reading, striking, trying, using
from fathom.games.sleeping_gods.bots.forecast import outlook, stage
from fathom.games.sleeping_gods.bots.sight import Sight
from fathom.games.sleeping_gods.state import Voyage
from fathom.kernel import Action, Ask

VALUATIONS: dict[str, caring.Valuation] = caring.VALUATIONS | {
    "room": acting.room,
    "no-room": acting.room,
    "room-effect": acting.room_effect,
    "clear": acting.clear,
    "search": acting.search,
    "action": acting.action,
    "sail": acting.sail,
    "hazard": acting.hazard,
    "helm": trying.helm,
    "enlist": trying.enlist,
    "meddle": trying.after_fate_draw,
    "choice": reading.choice,
    "combat": striking.combat,
    "ambush": striking.ambush,
    "cover": striking.cover,
    "uncover": striking.uncover,
    "boost": striking.boost,
    "guard": striking.guard,
    "enemy-attack": striking.enemy_attack,
    "give-token": striking.give_token,
}
ANYTIME = {"room", "room-effect", "action", "sail", "hazard", "choice", "before-fight", "port", "market", "combat"}
INTERRUPTS = {"join": trying.join_in, "help": trying.help_out}
WEIGHTY = {"action", "room", "choice"}
NEAR, FEW = 1.5, 4  # how much worse an answer may look and be worth a thought, and how many are
DOUBT = 0.02  # how far what is seen in one playout strays


class Mate:
    """Gives the answer of the highest worth; its own seed decides between equals."""

    needs_view = True
    needs_memory = False
    speaks_at = frozenset(INTERRUPTS)

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def weigh(self, view: Voyage, ask: Ask) -> dict[Action, float]:
        """The answers worth considering, each with its worth to the party; none where anything will do.

        What is used at any time comes first: it costs no action.
        """
        sight = Sight(view, ask.seat)
        value = VALUATIONS.get(ask.prompt)
        found = value(sight, ask) if value is not None else {}
        if ask.prompt in ANYTIME:
            first = max(found.values(), default=0.0)
            found |= {option: max(first, 0.0) + worth for option, worth in using.free(sight, ask).items()}
        return found

    def choose(self, view: Voyage, ask: Ask) -> Action:
        options = ask.options
        if len(options) == 1:
            return options[0]
        found = self.weigh(view, ask)
        if not found:
            return self._random.choice(options)
        best = max(found.values())
        equals = [option for option, worth in found.items() if worth == best]
        return equals[0] if len(equals) == 1 else self._random.choice(equals)

    def speak_up(self, view: Voyage, ask: Ask) -> Action | None:
        """Help another's test or attack; everything else waits for one's own turn."""
        found = INTERRUPTS.get(ask.prompt)
        return found(Sight(view, ask.seat), ask) if found is not None and ask.options else None

    def rank(self, view: Voyage, ask: Ask) -> list[Action]:
        """The answers nearly as good as the best, that one first; others are not worth a thought."""
        first = self.choose(view, ask)
        if ask.prompt not in WEIGHTY:
            return [first]
        found = self.weigh(view, ask)
        near = [option for option, worth in found.items() if worth > found[first] - NEAR and option != first]
        return [first, *sorted(near, key=lambda option: found[option], reverse=True)[: FEW - 1]]


BOTS = {"mate": Mate}
__all__ = ["BOTS", "DOUBT", "Mate", "outlook", "stage"]
