"""The sea serpent and others like it: where their tokens lie, how they hunt the ship (EVT10b to EVT10d)."""

from fathom.games.sleeping_gods.actions import Lure
from fathom.games.sleeping_gods.board import map_of, page_of, regions
from fathom.games.sleeping_gods.events import HunterMoved
from fathom.games.sleeping_gods.figures import Trouble
from fathom.games.sleeping_gods.pieces import EventCard, Region
from fathom.games.sleeping_gods.prompts import Prompt
from fathom.games.sleeping_gods.state import Voyage
from fathom.games.sleeping_gods.steps.ship.damage import DamageShip
from fathom.kernel import Flow, Step, cites
from fathom.kernel.maps.paths import distances, onward
from fathom.kernel.names import certain
from fathom.kernel.questions.asking import pick


def trouble_of(g: Voyage, event: EventCard) -> Trouble | None:
    return next((trouble for trouble in g.troubles if trouble.event == event), None)


def on_map(region: Region) -> tuple[Region, ...]:
    """The neighbours on the same map: a hunter does not leave it by itself."""
    return regions()[region].to


def place_hunter(g: Voyage, event: EventCard, far: int) -> None:
    """So many regions away from the ship, or as far as possible, on its map."""
    trouble = certain(trouble_of(g, event))
    away = distances(g.ship, on_map)
    far = min(far, max(away.values()))
    trouble.at = min(region for region in away if away[region] == far)
    g.tell(HunterMoved(event, trouble.at))


def follow(g: Voyage, before: Region) -> None:
    """The ship has left its map: a hunter in play is where it arrives (EVT10d)."""
    if map_of(page_of(before)) != map_of(page_of(g.ship)):
        for trouble in g.troubles:
            if trouble.at is not None:
                trouble.at = g.ship
                g.tell(HunterMoved(trouble.event, g.ship))


@cites("EVT10b")
class Hunt(Step):
    """So many moves towards the ship; if it is there, the ship takes damage."""

    event: EventCard
    moves: int
    damage: int

    def run(self, g: Voyage) -> Flow:
        trouble = trouble_of(g, self.event)
        if trouble is None or trouble.at is None:
            return
        if trouble.at == g.ship:
            g.push(DamageShip(self.damage))
            return
        if not self.moves:
            return
        ways = onward(trouble.at, distances(g.ship, on_map), on_map)
        answer = yield from pick(g.active, [Lure(region) for region in ways], Prompt.LURE, args={"hunter": self.event})
        assert isinstance(answer, Lure)
        trouble.at = answer.region
        g.tell(HunterMoved(self.event, answer.region))
        g.push(Hunt(self.event, self.moves - 1, self.damage))


__all__ = ["Hunt", "follow", "place_hunter"]
