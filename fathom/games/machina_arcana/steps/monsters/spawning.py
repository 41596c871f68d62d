"""Spawning monsters: which card, on which space (SPN3)."""

from functools import partial

from fathom.games.machina_arcana.actions import Place
from fathom.games.machina_arcana.board.tiles import Space
from fathom.games.machina_arcana.events import Spawned
from fathom.games.machina_arcana.figures import Explorer, Monster
from fathom.games.machina_arcana.pieces import Kind, MonsterCard, Unit
from fathom.games.machina_arcana.prompts import Prompt
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.monsters.threat import RaiseThreat
from fathom.games.machina_arcana.steps.refusals import among
from fathom.games.machina_arcana.steps.spaces.places import anywhere, nearest_free
from fathom.games.machina_arcana.steps.using.triggers import arrive
from fathom.kernel import Ask, Flow, Refusal, Step, cites

NOT_NEAREST = Refusal("SPN3i", "not-nearest")


def spawn_spaces(g: Machina, near: Space) -> list[Space]:
    """The open spawn spaces of the tile of a space, the nearest first (SPN3e, SPN3f, TGT3a)."""
    ground = g.ground
    found = ground.spaces_of(g.squares(Kind.SPAWN) & ground.on_tile(near))
    return sorted(found, key=lambda space: ground.apart(near, space))


def _as_near(g: Machina, near: Space, spaces: list[Space]) -> list[Space]:
    """Those of some spaces, nearest first, that are as near as the first."""
    apart = g.ground.apart
    return [each for each in spaces if apart(near, each) == apart(near, spaces[0])]


@cites("SPN3a", "SPN3b", "SPN3c", "SPN3d", "SPN3j")
class Spawn(Step):
    """The spawn effect for one explorer: a monster comes to the nearest spawn space of its tile."""

    explorer: Unit
    card: MonsterCard | None = None

    def run(self, g: Machina) -> Flow:
        explorer = g.explorer(self.explorer)
        if explorer is None or explorer.space is None:
            return
        spaces = spawn_spaces(g, explorer.space)
        if not spaces:
            return  # SPN3a
        card = self.card or draw_monster(g)
        if card is None:
            g.push(RaiseThreat())  # SPN3d
            return
        g.add_monster(Monster(card))  # RND3b, SPN3h
        nearest = _as_near(g, explorer.space, spaces)
        space = nearest[0]
        free = sorted({place for each in nearest for place in nearest_free(g, each, pits=False)})
        if len(free) > 1:
            judge = among([Place(each) for each in free], partial(anywhere, g), NOT_NEAREST)
            match (yield Ask.judged(explorer.seat, judge, Prompt.PLACE_MONSTER, {"unit": Unit(card)})):
                case Place(space):
                    pass
        elif free:
            space = free[0]
        g.stand(g.queue[-1], space)
        g.tell(Spawned(card, space))
        arrive(g, card, Unit(card))  # SPN3j, ABL5c


def roller(g: Machina) -> Explorer:
    """Who makes the horror roll for all: the first explorer on the board (HOR1b)."""
    return g.here[0]


def draw_monster(g: Machina) -> MonsterCard | None:
    """The top card of the monster deck, which is renewed from its discard (SPN3c)."""
    if not len(g.monsters):
        g.monsters.shuffle_in(g.monster_discard, g.chance)
        g.monster_discard = []
    if not len(g.monsters):
        return None
    card: MonsterCard = g.monsters.draw(g.chance)
    g.show()
    return card
