"""Windows: a moment at which seats may use cards before the game goes on, asked in turn or quietly."""

import pytest
from msgspec import Struct

from fathom.kernel import Action, Ask, AskAll, Game, Illegal, Match, Public, State, Step, Window
from fathom.kernel.record.save import load, save


class Player(Struct):
    hand: Public[list[str]]


class Storm(State, kw_only=True):
    players: Public[list[Player]]
    log: Public[list[str]] = []
    calm: Public[bool] = False

    def scores(self):
        return [0] * len(self.players)


class Play(Action, frozen=True):
    card: str


class Keep(Action, frozen=True):
    idle = True


class Before(Action, frozen=True):
    seat: int


class InTurn(Window):
    """Seats are asked one after the other; a card `calm` closes the window."""

    def order(self, g):
        return range(len(g.players))

    def may_use(self, g, seat):
        return bool(g.players[seat].hand)

    def choices(self, g, seat, include_refused):
        yield Keep(), None
        yield from ((Play(card), None) for card in g.players[seat].hand)

    def use(self, g, seat, action):
        g.players[seat].hand.remove(action.card)
        g.log.append(f"{seat}{action.card}")
        g.calm = action.card == "calm"

    def closed(self, g):
        return g.calm


class Quiet(InTurn):
    """All are asked at once; seat 0 says who goes first."""

    quiet = True

    def first(self, g, eager):
        chosen = yield Ask(0, [Before(seat) for seat in eager], "order")
        return chosen.seat


class QuietInOrder(InTurn):
    quiet = True


class GoesOn(Step):
    def run(self, g):
        g.log.append("on")


def begin(window: Window, *hands: str) -> Match:
    def set_up(setup, chance):
        players = [Player(hand.split()) for hand in hands]
        return Storm(chance=chance, players=players, agenda=[GoesOn(), window])

    count = len(hands)
    game = Game(name="storm", package=__name__, seats=range(count, count + 1), state=Storm, setup=set_up)
    return Match.start(game, forced=True)


def answer(match: Match, *said: tuple[int, str]) -> None:
    for seat, card in said:
        match.answer(seat, Play(card) if card else Keep())


def test_who_has_something_is_asked_in_order_until_all_have_passed():
    match = begin(InTurn(["storm"]), "a", "", "b")
    assert (match.turn.seat, match.turn.prompt) == (0, "storm")
    answer(match, (0, ""))
    assert match.turn.seat == 2
    answer(match, (2, ""))
    assert (match.over, match.state.log) == (True, ["on"])


def test_after_a_use_who_had_passed_is_asked_again():
    match = begin(InTurn(), "a", "b")
    answer(match, (0, ""), (1, "b"))
    assert (match.turn.seat, match.turn.prompt) == (0, "window")
    answer(match, (0, "a"))
    assert match.state.log == ["1b", "0a", "on"]


@pytest.mark.parametrize(("only", "other"), [(0, 1), (1, 0)])
def test_only_one_seat_may_be_asked(only, other):
    match = begin(InTurn(only=only), "a", "a")
    with pytest.raises(Illegal):
        answer(match, (other, "a"))
    answer(match, (only, ""))
    assert match.state.log == ["on"]


def test_a_window_that_closes_asks_nobody_more():
    match = begin(InTurn(), "calm a", "b")
    answer(match, (0, "calm"))
    assert match.state.log == ["0calm", "on"]


def test_once_something_was_used_a_window_may_be_over():
    match = begin(InTurn(once=True), "a c", "b")
    answer(match, (0, "a"))
    assert match.state.log == ["0a", "on"]


def test_nobody_is_asked_who_has_nothing():
    assert begin(InTurn(), "", "").state.log == ["on"]
    assert begin(Quiet(), "", "").state.log == ["on"]


def test_a_quiet_window_asks_all_at_once_and_shows_nobody_who_has_answered():
    match = begin(Quiet(), "a", "b", "")
    assert type(match.pending) is AskAll
    assert match.quiet
    answer(match, (1, ""))
    assert match.waiting == [0, 1]
    answer(match, (0, ""))
    assert match.state.log == ["on"]


def test_of_several_one_goes_first_and_then_all_are_asked_again():
    match = begin(Quiet(), "a", "b c")
    answer(match, (0, "a"), (1, "b"))
    assert (match.turn.prompt, match.turn.options) == ("order", [Before(0), Before(1)])
    match.answer(0, Before(1))
    assert match.state.log == ["1b"]
    assert list(match.asks) == [0, 1]


def test_without_a_say_the_first_in_order_goes_first():
    match = begin(QuietInOrder(), "a", "b")
    answer(match, (1, "b"), (0, "a"))
    assert match.state.log == ["0a"]


def test_who_alone_wants_something_is_not_put_in_order():
    match = begin(Quiet(), "a", "b c")
    answer(match, (0, ""), (1, "c"))
    assert match.state.log == ["1c"]


@pytest.mark.parametrize("window", [InTurn(["x"]), Quiet(["x"])])
def test_windows_are_cloned_saved_and_undone(window):
    match = begin(window, "a", "b")
    answer(match, (0, "a"))
    for again in (match.clone(), load(match.game, save(match))):
        assert again.asks.keys() == match.asks.keys()
        answer(again, (1, ""))
    assert (match.turn.seat, match.number) == (1, 1)
