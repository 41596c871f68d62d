"""Which answers cannot be taken back: those that reveal, roll or hand over, by what their seat knows.

Each answer is given in a few imagined worlds, so nothing hidden decides what is said of it. An answer that passes is
never named: it does nothing by itself, and who passes means to go on. Nor is one that only draws what the rules force
a player to draw (`Action.routine`): no other answer would have left it undrawn.
"""

from fathom.kernel.game import Game
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.insight.memory import Memory
from fathom.kernel.questions.ask import Action, Illegal
from fathom.kernel.questions.journal import Event
from fathom.kernel.questions.runner import Curtain
from fathom.kernel.record.match import Match
from fathom.kernel.state.chance import Chance
from fathom.kernel.state.sightings import named, reveals, seen

WORLDS = 4  # in which an answer is tried: what others may hold decides whether they are asked


def final_answers(game: Game, memory: Memory, own: frozenset[int] = frozenset()) -> list[int]:
    """The numbers of the options that perhaps can no longer be undone once they are given.

    `own` are the other seats of the same person, to whom nothing is handed over.
    """
    if len(memory.options) < 2:
        return []
    asked = [(number, action) for number, action in enumerate(memory.options) if not (action.idle or action.routine)]
    if not asked:
        return []
    imagination, chance = Imagination(game, memory), Chance.of("finality")
    found = [imagination.lasting_world(chance) for _ in range(WORLDS)]
    worlds = [each for each in found if each is not None]
    if not worlds:
        return [number for number, _ in asked]  # where none can be imagined, any may be
    return [
        number
        for number, action in asked
        if any(_is_final(game, memory.seat, own, action, imagination.enter(each)) for each in worlds)
    ]


def _is_final(game: Game, seat: int, own: frozenset[int], action: Action, world: Match) -> bool:
    """Whether an answer is final in a world."""
    journal: list[Event] = []
    world.tell_to(journal)
    state = world.state
    drawn, saw = state.chance.drawn + state.shown, seen(world)
    lies_open = {slot.component for slot in game.slots(world.view(seat))}
    try:
        world.answer(seat, action)
    except Curtain:
        return True  # a page would be turned
    except Illegal:
        return True  # this world is not quite as the seat knows it
    if world.over or world.state.chance.drawn + world.state.shown != drawn:
        return True
    if world.quiet or not {*world.asks} <= {seat, *own}:
        return True  # somebody else goes on
    return reveals(saw, seen(world), world.setup.seats) or not named(game, journal) <= lies_open
