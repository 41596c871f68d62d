"""The grammar of effects, over a toy purse of coins and cards: what can be done, what is asked, what happens."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import assume, given, note, settings
from hypothesis import strategies as st
from msgspec import Struct, field
from msgspec.structs import replace

from fathom.kernel import Action, Ask, Chance, State, Step
from fathom.kernel.cards.effects import (
    Accept,
    Choose,
    Condition,
    Context,
    Count,
    Decline,
    Do,
    Effect,
    ForEach,
    If,
    May,
    Not,
    OneOf,
    Pay,
    Repeat,
    Resolve,
    Roll,
    Selection,
    resolve,
    shelve,
)


class Purse(Struct):
    coins: int = 0
    cards: int = 0
    chance: Chance = field(default_factory=lambda: Chance.of("purse"))
    agenda: list[Step] = []
    face: int = 0

    push = State.push

    def roll(self, seat):
        self.push(Throw())

    def rolled(self):
        face, self.face = self.face, 0
        return face

    def add(self, what: str, count: int) -> None:
        setattr(self, what, getattr(self, what) + count)


class Throw(Step):
    """Rolling takes a step of its own, as it would where others may meddle with the die."""

    def run(self, g):
        g.face = g.chance.die(6)


class Gain(Effect, frozen=True):
    count: int
    what: str = "coins"

    def run(self, g, ctx):
        g.add(self.what, self.count)


class Lose(Effect, frozen=True):
    """Give away so many: all of them or none."""

    count: int
    what: str = "coins"

    def can(self, g, ctx):
        return getattr(g, self.what) >= self.count

    def run(self, g, ctx):
        assert self.can(g, ctx), f"{self} was run although it cannot be done"
        g.add(self.what, -self.count)


class GainChosen(Effect, frozen=True):
    """As many coins as the member of the selection, if it is even."""

    def can(self, g, ctx):
        return ctx.number("member") % 2 == 0

    def run(self, g, ctx):
        g.coins += ctx.number("member")


class Rich(Condition, frozen=True):
    coins: int

    def holds(self, g, ctx):
        return g.coins >= self.coins


class CoinsHeld(Count, frozen=True):
    """The coins in the purse, but never more than five."""

    def value(self, g, ctx):
        return min(g.coins, 5)


class Numbers(Selection, frozen=True):
    upto: int

    def members(self, g, ctx):
        return list(range(1, self.upto + 1))


CTX = Context(seat=3, card="flare-gun")
Answerer = Callable[[Ask], Action]


def nobody(ask: Ask) -> Action:
    raise AssertionError(f"asked {ask.prompt}: {ask.options}")


def say(*actions: Action) -> Answerer:
    """Give these answers in turn, each of which must be offered."""
    waiting = iter(actions)

    def answer(ask: Ask) -> Action:
        action = next(waiting)
        assert action in ask.options
        return action

    return answer


def carry_out(effect: Effect, purse: Purse, answer: Answerer = nobody) -> Purse:
    """Run an effect to its end on a copy of the purse, with these answers. Between steps the agenda is stored."""
    purse = replace(purse, chance=replace(purse.chance), agenda=[])
    shelve("toy", effect)
    resolve(purse, effect, CTX.seat, CTX.card)
    while purse.agenda:
        purse.agenda = stored(purse.agenda)
        flow, given = purse.agenda.pop().run(purse), None
        while flow is not None:
            try:
                ask = flow.send(given)
            except StopIteration:
                break
            assert ask.seat == CTX.seat
            given = answer(ask)
    return purse


def stored(agenda: list[Step]) -> list[Step]:
    """The agenda after it was written down and read again."""
    return msgspec.json.decode(msgspec.json.encode(agenda), type=list[Resolve | Throw])


# ----------------------------------------------------------------------------------- the grammar, word by word


def test_a_sequence_does_what_it_can_in_turn():
    assert carry_out(Do((Gain(2), Lose(9), Lose(1))), Purse()).coins == 1


def test_a_sequence_can_be_done_if_any_part_can():
    assert Do((Lose(9), Lose(1))).can(Purse(1), CTX)
    assert not Do((Lose(9), Lose(1))).can(Purse(0), CTX)
    assert not Do(()).can(Purse(9), CTX)


def test_a_choice_offers_only_what_can_be_done():
    choice = OneOf({"pay": Lose(1), "pay-much": Lose(9), "earn": Gain(1)})
    offered = []
    purse = carry_out(choice, Purse(5), lambda ask: offered.extend(ask.options) or Choose("pay"))
    assert offered == [Choose("pay"), Choose("earn")]
    assert purse.coins == 4


def test_a_choice_with_one_possibility_is_not_asked():
    assert carry_out(OneOf({"pay": Lose(1), "pay-much": Lose(9)}), Purse(5)).coins == 4


def test_a_choice_without_possibilities_does_nothing():
    choice = OneOf({"pay": Lose(1), "pay-much": Lose(9)})
    assert not choice.can(Purse(0), CTX)
    assert carry_out(choice, Purse(0)) == Purse(0)


def test_what_may_be_done_is_done_when_accepted():
    assert carry_out(May(Lose(1)), Purse(1), say(Accept())).coins == 0


def test_what_may_be_done_is_left_when_declined():
    assert carry_out(May(Lose(1)), Purse(1), say(Decline())).coins == 1


def test_what_may_but_cannot_be_done_is_not_asked():
    assert not May(Lose(1)).can(Purse(0), CTX)
    assert carry_out(May(Lose(1)), Purse(0)) == Purse(0)


def test_paying_costs_and_then_delivers():
    assert carry_out(Pay(Lose(2), Gain(1, "cards")), Purse(2)) == Purse(0, 1)


def test_nothing_is_paid_if_the_cost_is_too_high():
    deal = Pay(Lose(2), Gain(1, "cards"))
    assert not deal.can(Purse(1), CTX)
    assert carry_out(deal, Purse(1)) == Purse(1)


def test_nothing_is_paid_for_what_cannot_be_delivered():
    deal = Pay(Lose(2), Lose(1, "cards"))
    assert not deal.can(Purse(5), CTX)
    assert carry_out(deal, Purse(5)) == Purse(5)


def test_a_cost_of_several_parts_is_paid_in_full_or_not_at_all():
    deal = Pay(Do((Lose(1), Lose(1, "cards"))), Gain(7))
    assert not deal.can(Purse(1, 0), CTX)
    assert carry_out(deal, Purse(1, 0)) == Purse(1, 0)
    assert carry_out(deal, Purse(1, 1)) == Purse(7, 0)


def test_what_was_bought_is_not_forced_once_the_cost_has_made_it_impossible():
    assert carry_out(Pay(Lose(2), Lose(2)), Purse(3)).coins == 1


def test_a_condition_picks_the_branch():
    branch = If(Rich(5), then=Lose(5), otherwise=Gain(1))
    assert carry_out(branch, Purse(5)).coins == 0
    assert carry_out(branch, Purse(4)).coins == 5


def test_a_condition_without_an_otherwise_does_nothing_when_it_fails():
    assert not If(Rich(5), Gain(1)).can(Purse(4), CTX)
    assert carry_out(If(Rich(5), Gain(1)), Purse(4)) == Purse(4)


def test_a_branch_that_cannot_be_done_is_not_run():
    branch = If(Rich(5), then=Lose(9))
    assert not branch.can(Purse(5), CTX)
    assert carry_out(branch, Purse(5)) == Purse(5)


def test_not_turns_a_condition_round():
    assert Not(Rich(5)).holds(Purse(4), CTX)
    assert not Not(Rich(5)).holds(Purse(5), CTX)


def test_for_each_names_every_member():
    assert carry_out(ForEach(Numbers(5), GainChosen()), Purse()).coins == 2 + 4
    assert not ForEach(Numbers(1), GainChosen()).can(Purse(), CTX)


def test_repeat_does_it_so_many_times():
    assert carry_out(Repeat(3, Gain(2)), Purse()).coins == 6


def test_repeat_stops_when_it_can_no_longer_be_done():
    assert carry_out(Repeat(1000, Lose(2)), Purse(5)).coins == 1


def test_repeat_counts_before_it_begins():
    assert carry_out(Repeat(CoinsHeld(), Gain(1)), Purse(4)).coins == 8


@pytest.mark.parametrize("times", [0, -1, CoinsHeld()])
def test_repeating_no_times_cannot_be_done(times):
    assert not Repeat(times, Gain(1)).can(Purse(), CTX)
    assert carry_out(Repeat(times, Gain(1)), Purse()).coins == 0


def test_a_roll_does_the_highest_band_it_reaches():
    bands = {2: Gain(1), 4: Gain(10), 6: Gain(100)}
    earned = [0, 0, 1, 1, 10, 10, 100]
    purse, dice = Purse(), Chance.of("purse")
    for _ in range(30):
        after = carry_out(Roll(bands), purse)
        assert after.coins - purse.coins == earned[dice.die(6)]
        purse = after


def test_a_roll_does_not_force_what_cannot_be_done():
    assert carry_out(Roll({1: Lose(1)}), Purse()).coins == 0


class CountRoll(Effect, frozen=True):
    """Roll, and let the rest of the card know what it came to."""

    def run(self, g, ctx):
        self.wait(g, ctx)
        g.roll(ctx.seat)

    def after(self, g, ctx):
        ctx.bind(g, "rolled", g.rolled())


class GainRolled(Effect, frozen=True):
    def run(self, g, ctx):
        g.coins += ctx.number("rolled")


def test_what_one_effect_names_the_rest_of_the_card_knows():
    face = Chance.of("purse").die(6)
    card = Do((May(Do((CountRoll(), Gain(1), GainRolled()))), May(GainRolled()), Gain(1, "cards")))
    assert carry_out(card, Purse(), lambda ask: Accept()) == replace(
        carry_out(card, Purse(), say(Decline(), Decline())),
        coins=2 * face + 1,
        chance=Chance(Chance.of("purse").key, 1),
    )


def test_names_do_not_reach_another_card():
    inner = Do((CountRoll(), GainRolled()))

    class PlayInner(Effect, frozen=True):
        def run(self, g, ctx):
            resolve(g, inner, ctx.seat)

    shelve("inner", inner)
    card = Do((PlayInner(), GainRolled()))
    assert carry_out(card, Purse()).coins == Chance.of("purse").die(6)


def test_an_effect_that_stands_on_no_card_says_so():
    with pytest.raises(LookupError, match="stands on no card"):
        resolve(Purse(), Gain(1), 0)


def test_a_verb_without_rules_of_its_own_says_which_one_it_is():
    class Unfinished(Effect, frozen=True):
        pass

    with pytest.raises(NotImplementedError, match="Unfinished"):
        carry_out(Unfinished(), Purse())


# ------------------------------------------------------------------------------------ whole cards at random

often = settings(deadline=None, max_examples=100)
counts = st.integers(1, 4)
whats = st.sampled_from(["coins", "cards"])
verbs = st.builds(Gain, counts, whats) | st.builds(Lose, st.integers(1, 6), whats)
conditions = st.builds(Rich, counts) | st.builds(Not, st.builds(Rich, counts))
names = st.sampled_from(["a", "b", "c"])
purses = st.builds(Purse, st.integers(0, 4), st.integers(0, 4), st.builds(Chance.of, st.text(max_size=3)))


def grammar(parts: st.SearchStrategy) -> st.SearchStrategy:
    return (
        st.builds(Do, st.lists(parts, min_size=1, max_size=3).map(tuple))
        | st.builds(OneOf, st.dictionaries(names, parts, min_size=1, max_size=3))
        | st.builds(May, parts)
        | st.builds(Pay, verbs, parts)
        | st.builds(If, conditions, parts, st.none() | parts)
        | st.builds(ForEach, st.builds(Numbers, st.integers(1, 3)), parts)
        | st.builds(Repeat, st.integers(1, 3) | st.just(CoinsHeld()), parts)
        | st.builds(Roll, st.dictionaries(st.integers(1, 6), parts, max_size=3))
    )


cards = grammar(st.recursive(verbs, grammar, max_leaves=8))


@often
@given(cards, purses)
def test_what_cannot_be_done_changes_and_asks_nothing(card, purse):
    note(f"{card}, {purse}")
    assume(not card.can(purse, CTX))
    assert carry_out(card, purse, nobody) == purse


@often
@given(cards, purses, st.integers())
def test_any_card_runs_to_its_end_and_asks_real_questions(card, purse, seed):
    """No verb is run that cannot be done (each checks that), and every question has at least two answers."""
    note(f"{card}, {purse}")
    chooser = Random(seed)

    def anything(ask: Ask) -> Action:
        assert len(set(ask.options)) == len(ask.options) >= 2
        return chooser.choice(ask.options)

    after = carry_out(card, purse, anything)
    assert min(after.coins, after.cards) >= 0


@often
@given(cards, purses)
def test_asking_whether_a_card_can_be_played_changes_nothing(card, purse):
    before = replace(purse, chance=replace(purse.chance))
    card.can(purse, CTX)
    assert purse == before


@often
@given(cards, purses)
def test_declining_changes_nothing_whatever_was_offered(card, purse):
    assume(card.can(purse, CTX))
    assert carry_out(May(card), purse, say(Decline())) == purse


@often
@given(counts, counts, purses)
def test_paying_and_getting_go_together(cost, bought, purse):
    deal = Pay(Lose(cost), Gain(bought, "cards"))
    after = carry_out(deal, purse)
    assert (after.coins < purse.coins) == (after.cards > purse.cards) == deal.can(purse, CTX)
