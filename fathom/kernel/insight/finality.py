"""Which answers cannot be taken back: those that reveal, roll or hand over, by what their seat knows.

Each answer is given in an imagined world, so nothing hidden decides what is said of it. An answer that passes is never
named: it does nothing by itself, and who passes means to go on.
"""

from fathom.kernel.game import Game
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.insight.memory import Memory
from fathom.kernel.questions.ask import Action
from fathom.kernel.questions.journal import Event
from fathom.kernel.questions.runner import Curtain
from fathom.kernel.record.match import Match
from fathom.kernel.state.chance import Chance
from fathom.kernel.state.sightings import named, reveals, seen

WORLDS = 4  # in which an answer is tried: what others may hold decides whether they are asked


def final_answers(game: Game, memory: Memory) -> list[int]:
    """The numbers of the options that perhaps can no longer be undone once they are given."""
    if len(memory.options) < 2:
        return []
    imagination, chance = Imagination(game, memory), Chance.of("finality")
    return [
        number
        for number, action in enumerate(memory.options)
        if not action.idle
        and any(_is_final(game, memory.seat, action, imagination.world(chance)) for _ in range(WORLDS))
    ]


def _is_final(game: Game, seat: int, action: Action, world: Match | None) -> bool:
    """Whether an answer is final in a world; where none can be imagined, it may be."""
    if world is None:
        return True
    journal: list[Event] = []
    world.tell_to(journal)
    state = world.state
    drawn, saw = state.chance.drawn + state.shown, seen(world)
    lies_open = {slot.component for slot in game.slots(world.view(seat))}
    try:
        world.answer(seat, action)
    except Curtain:
        return True  # a page would be turned
    if world.over or world.state.chance.drawn + world.state.shown != drawn:
        return True
    if world.quiet or seat not in world.asks:
        return True  # somebody else goes on
    return reveals(saw, seen(world), world.setup.seats) or not named(game, journal) <= lies_open
