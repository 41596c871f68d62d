"""What an explorer may want to know of each thing it could do: its price, the way, the reach, what is left behind."""

from collections.abc import Iterator
from copy import copy
from functools import cached_property

from msgspec.structs import replace

from fathom.games.machina_arcana.actions import (
    Activate,
    BreakDoor,
    CloseDoor,
    Cross,
    EndTurn,
    Explore,
    Leave,
    Move,
    OpenDoor,
    Seal,
    StepIntoPit,
    TakeTurn,
    Trade,
    Use,
    UseInventory,
)
from fathom.games.machina_arcana.board.tiles import SPACES, Space
from fathom.games.machina_arcana.figures import Explorer, Turn
from fathom.games.machina_arcana.library import AtDoor, Melee, Ranged, attacks, items, printed
from fathom.games.machina_arcana.notes import Note, Sequel
from fathom.games.machina_arcana.pieces import Unit
from fathom.games.machina_arcana.state import Machina
from fathom.games.machina_arcana.steps.deeds import doors
from fathom.games.machina_arcana.steps.spaces.activating import SEAL, activations, price, seals
from fathom.games.machina_arcana.steps.spaces.exploring import leaving, openings, scrolled
from fathom.games.machina_arcana.steps.spaces.moving import Reach, reach, way
from fathom.games.machina_arcana.steps.spaces.places import figure
from fathom.games.machina_arcana.steps.spaces.targets import Aiming
from fathom.games.machina_arcana.steps.using.prices import BREAK, DOOR, EXIT, EXPLORE, INVENTORY, TRADE
from fathom.games.machina_arcana.steps.using.usable import matters, uses
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
                return Note(stamina=self.there.steps[to], way=self._way(to), then=self._sequels.get(to, []))
            case Cross(to):
                return Note(stamina=self.there.crossing[to], way=[g.space_of(self.unit), to])
            case EndTurn():
                return Note(then=[TakeTurn(each.unit) for each in g.here if each.turn is Turn.WAITING])
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

    @cached_property
    def _sequels(self) -> dict[Space, list[Sequel]]:
        """What an explorer could do only after walking, each by the nearest space from which it could."""
        explorer = self.g.explorer(self.unit)
        if explorer is None:
            return {}
        twin = replace(explorer)
        other = copy(self.g)  # a table of its own: this one is not touched
        other.explorers = [twin if each is explorer else each for each in self.g.explorers]
        other.changed()
        known, found = {*deeds_from(other, twin)}, {}
        for to, far in self.there.steps.items():
            twin.stamina = explorer.stamina - far
            other.stand(twin, to)
            if fresh := [each for each in deeds_from(other, twin) if each not in known]:
                known.update(fresh)
                found[to] = fresh
        return found

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
            vain=not matters(self.g, self.unit, use),
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


def deeds_from(g: Machina, explorer: Explorer) -> Iterator[Sequel]:
    """What an explorer could do to something near it: use it, explore, leave, open a door, attack."""
    if not explorer.stamina:
        return
    for judged in (
        activations(g, explorer, False),
        seals(g, explorer, False),
        openings(g, explorer, False),
        [(Leave(), leaving(g, explorer))],
        doors(g, explorer, False),
        uses(g, explorer.unit, False),
    ):
        for action, refusal in judged:
            if refusal is None and _meant(g, explorer, action):
                yield action  # type: ignore[misc]


def _meant(g: Machina, explorer: Explorer, action: Action) -> bool:
    """Whether somebody would walk for it: nobody walks to close a door, nor to strike a friend."""
    match action:
        case Use(card, ability, unit):
            return unit is not None and g.monster(unit) is not None and attacks(card, ability)
        case CloseDoor() | BreakDoor():
            return False
    return True
