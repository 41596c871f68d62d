"""A builder of situations: lay out a table of Nautilus in two or three lines, then play from there."""

from collections.abc import Iterable

from fathom.games import load
from fathom.games.nautilus.board import FIRST_BASE, TOKEN_AT, Square, square
from fathom.games.nautilus.library import ZONE_OF_TOKEN, Find, Mission
from fathom.games.nautilus.pieces import EXPLORATIONS, Kind
from fathom.games.nautilus.scoring import type_points
from fathom.games.nautilus.state import NOBODY, Held, Module, Nautilus
from fathom.games.nautilus.steps.aquanauts import Aquanauts
from fathom.games.nautilus.steps.building import Building, Buying
from fathom.games.nautilus.steps.rounds import EndOfRound
from fathom.games.nautilus.steps.scoring import Scoring
from fathom.games.nautilus.steps.submarines import Submarines
from fathom.kernel import EVERYONE, Match, Setup, Step
from fathom.kernel.record.match import Snapshot
from tests.rules.asking import do, go_on, options, prompt, refused

GAME = load("nautilus")
Place = tuple[int, int]


class Scene:
    """A table under construction. Places are (column, row); the base stands at (16, 11) and seat 0 is first player."""

    def __init__(self, seats: int = 3, seed: str = "scene", **options: object) -> None:
        self.setup = Setup(seats, seed, GAME.options_from({"first": 1, **options}))
        state = GAME.set_up(self.setup)
        assert isinstance(state, Nautilus)
        self.g: Nautilus = state
        self.g.round = 1
        self.g.busy = True

    def module(
        self, kind: Kind, at: Place, *, turn: int = 0, builder: int | None = None, crew: dict[int, int] | None = None
    ) -> int:
        """Put a module into the city, whatever the rules of building say, and return its number."""
        if builder is None:
            builder = 0 if kind in EXPLORATIONS else NOBODY
        counts = [(crew or {}).get(seat, 0) for seat in range(self.setup.seats)]
        self.g.add_module(Module(kind, square(*at), turn, builder, counts))
        return len(self.g.city) - 1

    def player(
        self,
        seat: int,
        *,
        money: int | None = None,
        hold: Iterable[Held] | None = None,
        submarines: Iterable[Place] | None = None,
        mission: Mission | None = None,
    ) -> "Scene":
        player = self.g.players[seat]
        if money is not None:
            player.money = money
        if hold is not None:
            player.hold = list(hold)
        if submarines is not None:
            player.submarines = [square(*at) for at in submarines]
        if mission is not None:
            self._deal(seat, mission)
        return self

    def _deal(self, seat: int, mission: Mission) -> None:
        """Give a seat this mission; whoever had it gets the seat's own in exchange."""
        g = self.g
        own = g.players[seat].mission
        for other in g.players:
            if other.mission is mission:
                other.mission = own
        g.left_missions = [own if each is mission else each for each in g.left_missions]
        g.players[seat].mission = mission

    def token(self, at: Place, find: Find, *, face_up: bool = False) -> int:
        """Have this token lie on a discovery square (exchanged with one of its zone), and return its number."""
        g, token = self.g, TOKEN_AT[square(*at)]
        other = next(n for n, each in enumerate(g.tokens) if each is find and ZONE_OF_TOKEN[n] is ZONE_OF_TOKEN[token])
        g.tokens[token], g.tokens[other] = g.tokens[other], g.tokens[token]
        if face_up:
            g.seen[token] = EVERYONE
        return token

    def give(self, seat: int, find: Find, count: int = 1) -> "Scene":
        """Let a seat have salvaged tokens of a kind; seat -2 stands for out of play."""
        for _ in range(count):
            token = next(n for n, each in enumerate(self.g.tokens) if each is find and self.g.holders[n] == -1)
            self.g.take_token(token, seat)
        return self

    def serve(self, seat: int, kind: Kind, count: int = 1, *, builder: int | None = None) -> list[int]:
        """Put modules of a kind in service for a seat, far away in the lower left corner of the sea."""
        free = [(x, y) for y in (22, 19) for x in (1, 4, 7, 10, 13, 16, 19, 22) if self._is_free((x, y))]
        return [
            self.module(kind, at, builder=seat if builder is None else builder, crew={seat: 1}) for at in free[:count]
        ]

    def _is_free(self, at: Place) -> bool:
        return all(module.at != square(*at) for module in self.g.city)

    def play(self, *steps: Step) -> Match:
        """A match whose agenda is these steps."""
        self.g.agenda = list(reversed(steps))
        self.g.shown = 0
        return Match.resume(GAME, self.setup, [], [], Snapshot(0, 0, GAME.pack(self.g)))

    def buying(self, seat: int = 0) -> Match:
        return self.play(Buying(seat), EndOfRound())

    def building(self, seat: int = 0, *, bought: bool = True) -> Match:
        return self.play(Building(seat, bought), EndOfRound())

    def aquanauts(self, seat: int = 0) -> Match:
        return self.play(Aquanauts(seat), EndOfRound())

    def submarines(self, seat: int = 0) -> Match:
        return self.play(Submarines(seat), EndOfRound())

    def end_of_round(self) -> Match:
        return self.play(EndOfRound())

    def scoring(self) -> Match:
        return self.play(Scoring())


def table(match: Match) -> Nautilus:
    """The state of a match, as Nautilus."""
    state = match.state
    assert isinstance(state, Nautilus)
    return state


def points_for(g: Nautilus, seat: int, kind: Kind) -> int:
    """What a seat has for the modules of a type."""
    return type_points(g, seat, kind, g.in_service(seat, kind))


def at(column: int, row: int) -> Square:
    return square(column, row)


def idle(match: Match, until: str, seat: int | None = None) -> Match:
    """Let everybody pass until this question is open, put to this seat if one is given."""
    while prompt(match) != until or seat not in (None, match.turn and match.turn.seat):
        go_on(match, next(option for option in options(match) if option.idle))
    return match


__all__ = ["FIRST_BASE", "GAME", "Scene", "at", "do", "go_on", "idle", "options", "prompt", "refused", "table"]
