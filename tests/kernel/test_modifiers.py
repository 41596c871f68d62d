"""Modifiers, triggers and abilities, shown on a small game: two explorers, a beast, four cards and two conditions."""

from enum import StrEnum
from pathlib import Path

import pytest
from msgspec import Struct

from fathom.kernel import Action, Ask, Chance, Game, Match, Public, State, Step, cites
from fathom.kernel.effects import Context, Count, Effect, resolve
from fathom.kernel.modifiers import (
    Lasting,
    Listeners,
    Passive,
    Use,
    lay,
    lift,
    numbers,
    over,
    spend,
    spent,
    total,
    working_on,
)
from fathom.kernel.save import load, save
from fathom.kernel.shelf import Id, Library, ids

CARDS = Path(__file__).parent / "cards"
BEAST = "beast"


class Moment(StrEnum):
    ACTION = "action"
    HURT = "hurt"


class Span(StrEnum):
    ACTION = "action"
    TURN = "turn"
    ROUND = "round"


class Gear(Id):
    vars().update(ids(CARDS / "gear.yaml"))


class Ability(Struct, frozen=True):
    when: Moment
    do: Effect
    once: Span | None = None


class GearCard(Struct, frozen=True):
    abilities: tuple[Ability, ...] = ()
    passives: tuple[Passive, ...] = ()
    most: int = 0


LIBRARY = Library(__name__, CARDS)
gear = LIBRARY.shelf("gear", Gear, GearCard)


class Cellar(State, kw_only=True):
    """`gear` lies before each seat; conditions last on explorers, by seat, and on the beast."""

    gear: Public[list[list[Gear]]]
    wounds: Public[list[int]]
    beast: Public[int] = 9
    lasting: Public[list[Lasting]] = []
    uses: Public[list[Use]] = []

    def in_play(self, seat: int) -> list[Gear]:
        return [*self.gear[seat], *(Gear(card) for card in working_on(self.lasting, seat))]


class Wounds(Count, frozen=True):
    def value(self, g, ctx):
        return g.wounds[ctx.seat]


class Hit(Effect, frozen=True):
    by: int

    def run(self, g, ctx):
        g.beast -= self.by


class Stun(Effect, frozen=True):
    """The seat is stunned until a span is over; a second time makes it no worse."""

    until: Span

    def run(self, g, ctx):
        lay(g.lasting, "stunned", ctx.seat, self.until, gear()[Gear.STUNNED].most)


class UseGear(Action, frozen=True):
    gear: Gear


class Strike(Action, frozen=True):
    pass


def attack(g: Cellar, seat: int) -> int:
    return total(g, Context(seat), 2, "attack", numbers(PASSIVES), g.in_play(seat))


@cites("1")
class Act(Step):
    """A seat strikes, or uses what it has for its action; gear that listens to being hurt works by itself."""

    seat: int

    def run(self, g):
        seat, usable = self.seat, []
        for card, ability in ABILITIES.among(g.in_play(seat), Moment.ACTION):
            if not (ability.once and spent(g.uses, card, seat, ability.once)):
                usable.append(card)
        match (yield Ask(seat, [Strike(), *(UseGear(card) for card in usable)])):
            case Strike():
                g.beast -= attack(g, seat)
                over(Span.ACTION, g.lasting, g.uses)
                g.push(Bite(seat))
            case UseGear(card):
                ability = ABILITIES.at(Moment.ACTION)[card][0]
                if ability.once:
                    spend(g.uses, card, seat, ability.once)
                g.push(Act(seat))
                resolve(g, ability.do, seat, card)


@cites("1")
class Bite(Step):
    seat: int

    def run(self, g):
        g.wounds[self.seat] += 1
        g.push(Next(self.seat))
        for _, ability in ABILITIES.among(g.in_play(self.seat), Moment.HURT):
            resolve(g, ability.do, self.seat)


@cites("1")
class Next(Step):
    seat: int

    def run(self, g):
        over(Span.TURN, g.lasting, g.uses)
        if self.seat == 1:
            over(Span.ROUND, g.lasting, g.uses)
        if g.beast > 0:
            g.push(Act(1 - self.seat))


def set_up(setup, chance: Chance) -> Cellar:
    hands = [[Gear.CLUB, Gear.HORN, Gear.SPIKED_VEST], [Gear.CLUB, Gear.CLUB, Gear.OLD_GRUDGE]]
    return Cellar(chance=chance, gear=hands, wounds=[0, 0], agenda=[Act(0)])


ABILITIES = Listeners({card: each.abilities for card, each in gear().items()}, lambda ability: [ability.when])
PASSIVES = {card: each.passives for card, each in gear().items()}
GAME = Game(name="cellar", package=__name__, seats=range(2, 3), state=Cellar, setup=set_up)


def play(*actions: Action) -> Match:
    match = Match.start(GAME, forced=True)
    for action in actions:
        match.answer(match.turn.seat, action)
    return match


def test_a_passive_number_counts_while_its_card_is_in_play():
    match = play()
    assert attack(match.state, 0) == 3
    match.state.gear[0].remove(Gear.CLUB)
    assert attack(match.state, 0) == 2


def test_of_copies_only_so_many_count():
    assert attack(play().state, 1) == 3  # two clubs, one hand


@pytest.mark.parametrize(("copies", "counted"), [(1, 1), (2, 2), (3, 2)])
def test_of_three_copies_two_count_where_two_hands_are_free(copies: int, counted: int):
    g = play().state
    found = numbers({Gear.CLUB: (Passive("attack", 1, most=2),)})
    assert total(g, Context(0), 2, "attack", found, [Gear.CLUB] * copies) == 2 + counted


def test_all_copies_count_where_nothing_is_said_of_how_many():
    found = numbers({Gear.CLUB: (Passive("attack", 1),)})
    assert total(play().state, Context(0), 2, "attack", found, [Gear.CLUB] * 3) == 2 + 3


def test_a_passive_may_be_a_count():
    g = play().state
    g.wounds[1] = 4
    assert attack(g, 1) == 3 + 4  # the old grudge


def test_an_ability_is_offered_at_its_moment_only():
    assert play().turn.options == [Strike(), UseGear(Gear.HORN)]


def test_what_may_be_used_once_a_turn_comes_back_with_the_next():
    match = play(UseGear(Gear.HORN))
    assert match.turn.options == [Strike()]
    match.answer(0, Strike())
    match.answer(1, Strike())
    assert UseGear(Gear.HORN) in match.turn.options


def test_a_trigger_works_by_itself():
    assert play(Strike()).state.beast == 9 - 3 - 1  # the spiked vest answers the bite


def test_a_condition_lasts_its_span():
    match = play(UseGear(Gear.HORN))  # and its blower is stunned until the round is over
    assert working_on(match.state.lasting, 0) == ["stunned"]
    assert attack(match.state, 0) == 3 - 1
    match.answer(0, Strike())
    assert attack(match.state, 0) == 3 - 1
    match.answer(1, Strike())
    assert (working_on(match.state.lasting, 0), attack(match.state, 0)) == ([], 3)


def test_a_condition_does_not_pile_up_beyond_its_limit():
    found: list[Lasting] = []
    assert lay(found, "stunned", 0, Span.ROUND, most=1)
    assert not lay(found, "stunned", 0, Span.TURN, most=1)
    assert lay(found, "stunned", BEAST, Span.TURN, most=1)
    assert [each.until for each in found] == [Span.ROUND, Span.TURN]


def test_what_lasts_for_good_can_be_taken_away():
    found: list[Lasting] = []
    lay(found, "blessed", 1)
    assert over(Span.ROUND, found, []) == []
    assert lift(found, "blessed", 1)
    assert not lift(found, "blessed", 1)


@pytest.mark.parametrize("span", Span)
def test_a_span_ends_only_what_names_it(span):
    found = [Lasting("stunned", 0, each) for each in Span]
    uses = [Use("horn", 0, each) for each in Span]
    assert over(span, found, uses) == [Lasting("stunned", 0, span)]
    assert span not in [each.until for each in found] + [use.per for use in uses]
    assert len(found) == len(uses) == 2


def test_nothing_is_looked_at_for_a_moment_to_which_no_card_listens():
    def in_play():
        raise AssertionError
        yield

    assert list(ABILITIES.among(in_play(), "silence")) == []


def test_conditions_and_uses_survive_clones_and_saves():
    match = play(UseGear(Gear.HORN))
    for again in (match.clone(), load(GAME, save(match))):
        assert again.state.lasting == [Lasting("stunned", 0, "round")]
        assert again.turn.options == [Strike()]
        again.answer(0, Strike())
        assert match.turn.seat == 0
