"""Undo and what somebody newly sees: the kernel finds out by itself, from what lies where and what was told."""

from collections.abc import Callable
from typing import Annotated

import pytest
from msgspec import Struct

from fathom.kernel import (
    EVERYONE,
    Action,
    Ask,
    Chance,
    Event,
    Game,
    Hidden,
    Known,
    Match,
    Owner,
    Pool,
    Public,
    State,
    Step,
    Top,
)
from fathom.kernel.state.pools import Pools, each_seen


class Hand(Struct):
    seat: Public[int]
    cards: Annotated[Owner[list[str | None]], Pool("card")]
    role: Annotated[str | None, Known(by="role_seen"), Pool("card")]
    role_seen: Public[int] = 0


class Cards(State, kw_only=True):
    hands: Public[list[Hand]]
    deck: Annotated[Hidden[list[str | None]], Pool("card")]
    discard: Annotated[Top[list[str]], Pool("card")] = []
    row: Annotated[Public[dict[str, str]], Pool("card")] = {}

    def scores(self):
        return [0, 0]


class Go(Action, frozen=True):
    """Let happen what happens, one way or the other."""

    left: bool = True


class Told(Event, frozen=True):
    seat: Public[int]
    card: Public[str | None] = None
    own: Owner[str | None] = None


def draws(g: Cards) -> None:
    g.hands[0].cards.append(g.deck.pop())


def discards(g: Cards) -> None:
    card = g.hands[0].cards.pop()
    assert card is not None
    g.discard.append(card)


def covers(g: Cards) -> None:
    """The card on top of the discards is of the same kind: only their number tells."""
    g.discard.append("twin")
    g.hands[0].cards.remove("twin")


def turns_up(g: Cards) -> None:
    g.row["place"] = g.deck.pop() or ""


def is_shown(g: Cards) -> None:
    g.hands[1].role_seen = EVERYONE


def shows_to_one(g: Cards) -> None:
    g.hands[1].role_seen |= 1


def shows_to_those_who_watch(g: Cards) -> None:
    """Both seats know it already."""
    g.hands[0].role_seen = EVERYONE


def gives(g: Cards) -> None:
    g.hands[1].cards.append(g.hands[0].cards.pop())


def tells(g: Cards) -> None:
    """Everybody hears which card is at the bottom, where it stays."""
    g.tell(Told(0, g.deck[0]))


def lays_face_down(g: Cards) -> None:
    g.deck.insert(0, g.hands[0].cards.pop())


def moves(g: Cards) -> None:
    g.row["elsewhere"] = g.row.pop("here")


def speaks_of_what_is_open(g: Cards) -> None:
    g.tell(Told(0, g.row["here"], own="anything"))


def does_nothing(g: Cards) -> None:
    """A question is answered and that is all."""


HAPPENS: dict[str, Callable[[Cards], None]] = {
    happens.__name__: happens
    for happens in (
        draws,
        discards,
        covers,
        turns_up,
        is_shown,
        shows_to_one,
        shows_to_those_who_watch,
        gives,
        tells,
        lays_face_down,
        moves,
        speaks_of_what_is_open,
        does_nothing,
    )
}


class Happen(Step):
    what: str

    def run(self, g):
        yield Ask(0, [Go(), Go(left=False)])
        HAPPENS[self.what](g)


class Wait(Step):
    def run(self, g):
        yield Ask(1, [Go(), Go(left=False)])


def begin(what: str) -> Match:
    def set_up(setup, chance):
        hands = [Hand(0, ["twin", "ace"], "red", 0b11), Hand(1, ["king"], "blue")]
        deck = ["queen", "jack", "ten"]
        return Cards(
            chance=chance,
            hands=hands,
            deck=deck,
            discard=["nine", "twin"],
            row={"here": "eight"},
            agenda=[Wait(), Happen(what)],
        )

    game = Game(name="cards", package=__name__, seats=range(2, 3), state=Cards, setup=set_up)
    return Match.start(game)


@pytest.mark.parametrize(
    "what",
    [
        "draws",
        "discards",
        "covers",
        "turns_up",
        "is_shown",
        "shows_to_one",
        "shows_to_those_who_watch",
        "gives",
        "tells",
    ],
)
def test_what_somebody_newly_sees_cannot_be_taken_back(what: str):
    match = begin(what)
    match.answer(0, Go())
    assert not match.can_undo(0)


@pytest.mark.parametrize("what", ["lays_face_down", "moves", "speaks_of_what_is_open", "does_nothing"])
def test_what_shows_nobody_anything_can_be_taken_back(what: str):
    match = begin(what)
    before = match.game.pack(match.state)
    match.answer(0, Go())
    assert match.can_undo(0)
    match.undo(0)
    assert match.game.pack(match.state) == before


def test_nothing_is_seen_of_what_nobody_sees_or_is_not_there():
    hands = [Hand(0, ["a", None], "r", 0b10), Hand(1, ["b"], None, EVERYONE)]
    state = Cards(chance=Chance.of("x"), hands=hands, deck=["c"], discard=["d", "e"], row={"1": "f"})
    found = sorted(each_seen(Pools(Cards).sights(state, 0b11)))
    assert found == [("a", 0b01), ("b", 0b10), ("d", 0b11), ("e", 0b11), ("f", 0b11), ("r", 0b10)]
