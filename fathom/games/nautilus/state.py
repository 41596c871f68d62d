"""What lies on the table in Nautilus, and what can be read off it. Nothing is stored that can be derived."""

from enum import StrEnum
from functools import cached_property
from typing import Annotated, NewType

from msgspec import Struct

from fathom.games.nautilus.board import DISCOVERY_SQUARES, TOKEN_AT, Square
from fathom.games.nautilus.library import ATLANTIS, ZONE_OF_TOKEN, Find, Mission
from fathom.games.nautilus.pieces import (
    BEFORE,
    BLUE,
    EXPLORATIONS,
    FOOTPRINT,
    NEIGHBOUR,
    OPPOSITE,
    PLANS,
    SIDES,
    Kind,
    Side,
    airlocks,
)
from fathom.games.nautilus.scoring import score
from fathom.kernel import EVERYONE, Hidden, Known, Pool, Public, State
from fathom.kernel.maps.paths import distances
from fathom.kernel.names import certain

AQUANAUTS, SUBMARINES, MARKERS = 15, 3, 20  # S6a, S6b, S6c
NOBODY = -1
IN_SEA, GONE = -1, -2  # where a token lies when no player has it

ModuleNumber = NewType("ModuleNumber", int)
"""A module of the city, by the order of building; the base is 0."""


class Ending(StrEnum):
    """What ended the game."""

    IDLE = "idle"  # E1c
    ALL_FOUND = "all-found"  # E1b
    LAST_FOUND = "last-found"  # E1a


class Held(Struct, frozen=True):
    """A bought module that is not built yet, with the aquanauts standing on it."""

    kind: Public[Kind]
    aquanauts: Public[int] = 0


class Module(Struct):
    """A module of the city. `crew` counts each seat's aquanauts in it."""

    kind: Public[Kind]
    at: Public[Square]
    turn: Public[int]
    builder: Public[int]
    crew: Public[list[int]]


class Player(Struct):
    """One seat's money, mission, held modules, and submarines at sea by their squares; `moved` have moved this turn."""

    seat: Public[int]
    money: Public[int]
    mission: Annotated[Mission | None, Known(by="mission_seen"), Pool("mission")]
    mission_seen: Public[int]
    hold: Public[list[Held]] = []
    submarines: Public[list[Square]] = []
    moved: Public[list[Square]] = []
    upgraded: Public[dict[Find, int]] = {}


class Nautilus(State, kw_only=True):
    players: Public[list[Player]]
    city: Public[list[Module]]
    tokens: Annotated[list[Find | None], Known(by="seen"), Pool("token", of=lambda token: ZONE_OF_TOKEN[token].value)]
    seen: Public[list[int]]
    holders: Public[list[int]]
    left_missions: Annotated[Hidden[list[Mission | None]], Pool("mission")]
    majority: Public[dict[Kind, int]]
    first: Public[int]
    round: Public[int] = 0
    busy: Public[bool] = False
    last_round: Public[int] = 0
    trench_open: Public[bool] = False

    # ------------------------------------------------------------------------------------- the city

    @cached_property
    def covered(self) -> int:
        """The squares under the city, whole or half."""
        board = 0
        for module in self.city:
            board |= FOOTPRINT[module.at]
        return board

    @cached_property
    def passages(self) -> list[list[int]]:
        """For each module the modules that a passage leads to: two facing airlocks of one colour."""
        numbers: dict[Square | None, int] = {module.at: number for number, module in enumerate(self.city)}
        found: list[list[int]] = []
        for module in self.city:
            doors = []
            for side in airlocks(module.kind, module.turn):
                number = numbers.get(NEIGHBOUR[side][module.at])
                if number is not None:
                    other = self.city[number]
                    if OPPOSITE[side] in airlocks(other.kind, other.turn):
                        doors.append(number)
            found.append(doors)
        return found

    @cached_property
    def doors(self) -> dict[Side, int]:
        """For each side the centres from which an airlock on that side would open into the city."""
        return doors_of(self.city)

    def add_module(self, module: Module) -> None:
        self.city.append(module)
        kept = self.__dict__
        for name in ("passages", "_walks"):
            kept.pop(name, None)
        if "covered" in kept:
            kept["covered"] |= FOOTPRINT[module.at]
        if "doors" in kept:
            kept["doors"] = doors_of([module], kept["doors"])

    @cached_property
    def _walks(self) -> dict[tuple[int, int | None], dict[int, int]]:
        return {}

    def walks(self, start: int, points: int | None = None) -> dict[int, int]:
        """Every module that can be walked to, with so many points if they are named, and the passages on the way."""
        known = self._walks.get((start, points))
        if known is None:
            known = self._walks[start, points] = distances(start, self.passages.__getitem__, points)
            del known[start]
        return known

    # ---------------------------------------------------------------------------------- the players

    def clockwise(self) -> list[int]:
        """The seats in playing order: the first player, then to the left."""
        count = len(self.players)
        return [(self.first + n) % count for n in range(count)]

    def reserve(self, seat: int) -> int:
        """Aquanauts that stand neither in the city nor on held modules."""
        on_hold = sum([held.aquanauts for held in self.players[seat].hold])
        return AQUANAUTS - on_hold - sum([module.crew[seat] for module in self.city])

    def stack(self, kind: Kind) -> int:
        """Modules of a kind that nobody has bought."""
        return PLANS[kind].count - self.bought().count(kind)

    def bought(self) -> list[Kind]:
        """The kinds of all modules that somebody has bought."""
        held = [held.kind for player in self.players for held in player.hold]
        return [*held, *[module.kind for module in self.city]]

    def in_service(self, seat: int, kind: Kind) -> int:
        """How many modules of a kind a seat has in service: those where it has an aquanaut."""
        return len([module for module in self.city if module.kind is kind and module.crew[seat]])  # M1a, M1b, M1g, M1j

    def worth(self, seat: int, kind: Kind) -> int:
        """What a seat's modules of a kind give it: steps, squares, looks or Nemos."""
        return PLANS[kind].worth(self.in_service(seat, kind))

    def all_types(self, seat: int) -> bool:
        found = {module.kind for module in self.city if module.crew[seat] > 0}
        return all(kind in found for kind in EXPLORATIONS)

    def markers(self, seat: int) -> int:
        """Markers a seat has left: each built exploration module and each salvaged Atlantis token takes one."""
        built = sum(module.builder == seat for module in self.city)
        return MARKERS - built - len(self.atlantis_of(seat))

    # -------------------------------------------------------------------------------------- the sea

    @cached_property
    def finds(self) -> int:
        """The squares on which a discovery still lies."""
        return sum(1 << DISCOVERY_SQUARES[token] for token, holder in enumerate(self.holders) if holder == IN_SEA)

    @property
    def submarines(self) -> int:
        """The squares with a submarine of anybody."""
        board = 0
        for player in self.players:
            for at in player.submarines:
                board |= 1 << at
        return board

    def take_token(self, token: int, holder: int) -> None:
        """A token leaves the sea: to a seat, or out of play. Everybody has seen it by then."""
        self.reveal(token)
        self.holders[token] = holder
        self.__dict__.pop("finds", None)

    def reveal(self, token: int) -> None:
        if self.seen[token] != EVERYONE:
            self.seen[token] = EVERYONE
            self.show()

    def look_at(self, seat: int, token: int) -> None:
        """A seat looks secretly at a token that stays face down."""
        if not self.seen[token] >> seat & 1:
            self.seen[token] |= 1 << seat
            self.show()

    def token_under(self, at: int) -> int | None:
        """The token that lies on a square, if any."""
        token = TOKEN_AT.get(at)
        return token if token is not None and self.holders[token] == IN_SEA else None

    def free_airlocks(self, module: Module) -> list[tuple[Side, Square]]:
        """The blue airlocks that open on free sea, each with the square before it."""
        taken = self.covered | self.submarines | self.finds  # U1c
        free = []
        for side in airlocks(module.kind, module.turn):
            if side in BLUE:
                before = BEFORE[side][module.at]
                if before is not None and not taken >> before & 1:
                    free.append((side, before))
        return free

    def collection(self, seat: int) -> dict[Find, int]:
        """The tokens on a player board."""
        found: dict[Find, int] = {}
        if seat not in self.holders:
            return found
        for token, holder in enumerate(self.holders):
            if holder == seat:
                find = certain(self.tokens[token])
                if find not in ATLANTIS:
                    found[find] = found.get(find, 0) + 1
        return found

    def atlantis_of(self, seat: int) -> list[int]:
        """The numbers of the Atlantis tokens that bear a seat's marker."""
        if seat not in self.holders:
            return []
        found = zip(self.tokens, self.holders, strict=True)
        return sorted([ATLANTIS[find] for find, holder in found if holder == seat and find in ATLANTIS])

    def atlantis_found(self) -> set[int]:
        """The numbers that lie on the Atlantis board, with a marker or without."""
        return {
            ATLANTIS[find]
            for find, holder in zip(self.tokens, self.holders, strict=True)
            if holder != IN_SEA and find in ATLANTIS
        }

    def scores(self) -> list[int]:
        return [score(self, seat).total for seat in range(len(self.players))]

    def ended_by(self) -> Ending:
        if not self.busy:
            return Ending.IDLE
        return Ending.ALL_FOUND if len(self.atlantis_found()) == len(ATLANTIS) else Ending.LAST_FOUND


def doors_of(modules: list[Module], before: dict[Side, int] | None = None) -> dict[Side, int]:
    """For each side the centres from which an airlock on that side would open into one of these modules.

    `before` are those of modules that were looked at already.
    """
    found = dict.fromkeys(SIDES, 0) if before is None else {**before}
    for module in modules:
        for side in airlocks(module.kind, module.turn):
            centre = NEIGHBOUR[side][module.at]
            if centre is not None:
                found[OPPOSITE[side]] |= 1 << centre
    return found
