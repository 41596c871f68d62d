"""What an explorer may want to know of each thing it could do: its price, the way, the reach, what is left behind."""

from functools import cached_property

from fathom.games.machina_arcana.actions import (
    Activate,
    BreakDoor,
    CloseDoor,
    Cross,
    Explore,
    Leave,
    Move,
    OpenDoor,
    Seal,
    StepIntoPit,
    Trade,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.board.tiles import SPACES, Space
from fathom.games.machina_arcana.library import AtDoor, Melee, Ranged, attacks, items, printed
from fathom.games.machina_arcana.notes import Note
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.spaces.activating import SEAL, price
from fathom.games.machina_arcana.steps.spaces.exploring import scrolled
from fathom.games.machina_arcana.steps.spaces.moving import Reach, reach, way
from fathom.games.machina_arcana.steps.spaces.places import figure
from fathom.games.machina_arcana.steps.spaces.targets import Aiming
from fathom.games.machina_arcana.steps.using.prices import BREAK, DOOR, EXIT, EXPLORE, INVENTORY, TRADE
from fathom.kernel import Action


class Notes:
    """Notes on the answers of one unit; what several of them share is found once."""

    def __init__(self, g: Machina, unit: Unit) -> None:
        self.g, self.unit = g, unit
        self._reached: dict[tuple[str, int], list[Space]] = {}

    @cached_property
    def there(self) -> Reach:
        return reach(self.g, self.unit, figure(self.g, self.unit).stamina)

    def __call__(self, action: Action) -> Note | None:
        g = self.g
        match action:
            case Move(to):
                return Note(stamina=self.there.steps[to], way=self._way(to))
            case Cross(to):
                return Note(stamina=self.there.crossing[to], way=[g.space_of(self.unit), to])
            case StepIntoPit(to):
                return Note(stamina=1, way=[g.space_of(self.unit), to])
            case Use():
                return self._use(action)
            case Activate(space):
                cost = price(g, space)
                return Note(stamina=cost.stamina, essence=cost.essence)
            case Seal():
                return Note(stamina=SEAL.stamina, essence=SEAL.essence)
            case BreakDoor():
                return Note(stamina=BREAK)
            case Explore(opening):
                gone = {each.tile for each in scrolled(g, opening) or []}
                lost = [each.unit for each in g.queue if each.space is not None and each.space // SPACES in gone]
                return Note(stamina=EXPLORE, tiles=sorted(gone), banished=lost)
            case OpenDoor() | CloseDoor():
                return Note(stamina=DOOR)
            case Leave():
                return Note(stamina=EXIT)
            case Trade():
                return Note(stamina=TRADE)
            case UseInventory():
                return Note(stamina=INVENTORY)
        return None

    def _way(self, to: Space) -> list[Space]:
        return [self.g.space_of(self.unit), *way(self.g, self.unit, to)]

    def _use(self, use: Use) -> Note:
        ability = printed(use.card).active[use.ability]
        cost = ability.cost
        return Note(
            stamina=cost.stamina,
            essence=cost.essence,
            health=cost.health,
            spends=cost.this,
            reach=self._reach(use),
            line=self._line(use),
            hurts=use.unit if attacks(use.card, use.ability) and use.unit in self._explorers else None,
        )

    @property
    def _explorers(self) -> list[Unit]:
        return [each.unit for each in self.g.explorers]

    def _reach(self, use: Use) -> list[Space]:
        """Every space that the ability could be aimed at from here."""
        aim = printed(use.card).active[use.ability].aim
        if not isinstance(aim, Melee | Ranged | AtDoor):
            return []
        known = use.card, use.ability
        if known not in self._reached:
            aiming = Aiming(self.g, self.unit, aim, use.card if use.card in items() else "")
            ground = self.g.ground
            self._reached[known] = [
                space
                for space in ground.spaces_of(ground.inside & ~ground.floor.solid)
                if aiming.against_space(space) is None
            ]
        return self._reached[known]

    def _line(self, use: Use) -> list[Space]:
        """From where the unit stands to what it aims at, with the spaces that the line crosses."""
        ground, here = self.g.ground, self.g.space_of(self.unit)
        there = use.space if use.unit is None else self.g.space_of(use.unit)
        if there is None or there == here:
            return []
        between = ground.floor.between(ground.square(here), ground.square(there))
        return [here, *ground.spaces_of(between & ground.inside), there]
