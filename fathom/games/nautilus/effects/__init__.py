"""The verbs on discovery tokens: earn, look, dash and stroll."""

from collections.abc import Iterator
from functools import partial

from fathom.games.nautilus.actions import LookAt, Moor, Sail, Skip, Stay, Walk
from fathom.games.nautilus.board import DISCOVERY_SQUARES, TOKEN_AT
from fathom.games.nautilus.events import Earned, Sighted
from fathom.games.nautilus.library import ZONE_OF_TOKEN
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.prompts import Prompt
from fathom.games.nautilus.state import IN_SEA, NOBODY, Nautilus
from fathom.games.nautilus.steps.aquanauts import note_on_walk, walk, walks
from fathom.games.nautilus.steps.submarines import dock, note_on_dive, sail, sailings
from fathom.kernel import Ask, Flow, Judged, Refusal, SeatNumber
from fathom.kernel.cards.effects import Context, Effect


class Earn(Effect, frozen=True):
    """Nemos from the bank, as many as the modules of a kind give."""

    kind: Kind

    def run(self, g: Nautilus, ctx: Context) -> None:
        money = g.worth(ctx.seat, self.kind)  # X5a
        g.players[ctx.seat].money += money
        g.tell(Earned(SeatNumber(ctx.seat), money))


class Look(Effect, frozen=True):
    """Secret looks at face-down tokens anywhere, as many as a kind gives; from different zones if possible."""

    kind: Kind

    def can(self, g: Nautilus, ctx: Context) -> bool:
        return g.worth(ctx.seat, self.kind) > 0 and any(True for _ in face_down(g))

    def run(self, g: Nautilus, ctx: Context) -> Flow:
        looked: list[int] = []
        for left in range(g.worth(ctx.seat, self.kind), 0, -1):  # X4a
            if not lookable(g, looked):
                return
            match (yield Ask.judged(ctx.seat, partial(looks, g, list(looked)), Prompt.LOOK, {"left": left})):
                case LookAt(at):
                    token = TOKEN_AT[at]
                    g.look_at(ctx.seat, token)  # X4c
                    g.tell(Sighted(SeatNumber(ctx.seat), at, g.tokens[token]))
                    looked.append(token)
                case Skip():
                    return


def face_down(g: Nautilus) -> Iterator[int]:
    return (token for token, holder in enumerate(g.holders) if holder == IN_SEA and g.seen[token] >= 0)


def lookable(g: Nautilus, looked: list[int]) -> list[int]:
    """The tokens that may be looked at next: of another zone than those looked at, if there is one."""
    tokens = [token for token in face_down(g) if token not in looked]
    zones = {ZONE_OF_TOKEN[token] for token in looked}
    elsewhere = [token for token in tokens if ZONE_OF_TOKEN[token] not in zones]
    return elsewhere or tokens  # X4b


def looks(g: Nautilus, looked: list[int], include_refused: bool) -> Judged:
    yield Skip(), None
    possible = lookable(g, looked)
    for token in face_down(g) if include_refused else possible:
        refusal = None if token in possible else Refusal("X4b", "same-zone")
        yield LookAt(DISCOVERY_SQUARES[token]), refusal


class Dash(Effect, frozen=True):
    """An extra move of so many squares for one own submarine, whether or not it has moved."""

    steps: int

    def run(self, g: Nautilus, ctx: Context) -> Flow:
        seat = ctx.seat
        note = partial(note_on_dive, g, seat, self.steps, {})
        match (yield Ask.judged(seat, partial(self.judge, g, seat), Prompt.DASH, {"steps": self.steps}, note)):
            case Sail(submarine, to):
                yield from sail(g, seat, submarine, to, self.steps)  # U5d, U5e
            case Moor(submarine):
                yield from dock(g, seat, submarine)
            case Skip():
                pass

    def judge(self, g: Nautilus, seat: int, include_refused: bool) -> Judged:
        yield Skip(), None
        for submarine in g.players[seat].submarines:
            yield from sailings(g, seat, submarine, self.steps, moved=False, include_refused=include_refused)


class Stroll(Effect, frozen=True):
    """One own aquanaut may walk up to so many modules."""

    steps: int

    def can(self, g: Nautilus, ctx: Context) -> bool:
        judged = walks(g, ctx.seat, self.steps, NOBODY, include_refused=False)
        return any(refusal is None for action, refusal in judged if isinstance(action, Walk))

    def run(self, g: Nautilus, ctx: Context) -> Flow:
        seat = ctx.seat
        judge = partial(walks, g, seat, self.steps, NOBODY)
        note = partial(note_on_walk, g, seat, {})
        match (yield Ask.judged(seat, judge, Prompt.STROLL, {"points": self.steps}, note)):  # T1b, T1d
            case Walk(start, to):
                walk(g, seat, start, to)  # T1c
            case Stay():
                pass
