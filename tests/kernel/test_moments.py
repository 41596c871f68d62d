"""What works while it is in play, shown on a small game: two explorers, a beast and four cards."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from fathom.kernel import Action, Ask, Chance, Game, Match, Public, State, Step, cites
from fathom.kernel.cards.effects import Context, Count, Effect, resolve
from fathom.kernel.cards.moments import (
    Held,
    InPlay,
    Passive,
    Source,
    Use,
    changed_for,
    end_span,
    spend,
    spent,
    total,
)
from fathom.kernel.cards.shelf import Id, Library, ids
from fathom.kernel.record.save import load, save

CARDS = Path(__file__).parent / "cards"


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


LIBRARY = Library(__name__, CARDS)
gear = LIBRARY.shelf("gear", Gear, GearCard)


class Cellar(State, kw_only=True):
    """`gear` lies before each seat; the `stunned` seats hit less hard until the round is over."""

    gear: Public[list[list[Gear]]]
    wounds: Public[list[int]]
    beast: Public[int] = 9
    stunned: Public[list[int]] = []
    uses: Public[list[Use]] = []


def sources(g: Cellar) -> Iterator[Source]:
    for seat, cards in enumerate(g.gear):
        yield from (Source(card, seat) for card in cards)
    yield from (Source(Gear.STUNNED, seat) for seat in g.stunned)


def declared(card: str) -> Iterator[tuple[str, Ability | Passive]]:
    printed = gear()[Gear(card)]
    yield from ((ability.when, ability) for ability in printed.abilities)
    yield from ((passive.number, passive) for passive in printed.passives)


def sources_of(g: Cellar, seat: int) -> Iterator[Source]:
    return (Source(card, seat) for card in g.gear[seat])


def before_seats(g: Cellar) -> tuple[tuple[Gear, ...], ...]:
    return tuple(map(tuple, g.gear))


def laid_out(areas: tuple[tuple[Gear, ...], ...]) -> Iterator[Source]:
    return (Source(card, seat) for seat, cards in enumerate(areas) for card in cards)


IN_PLAY: InPlay[Any] = InPlay(sources, declared, sources_of)
LAID_OUT: InPlay[Any] = InPlay(laid_out, declared, layout=before_seats)


class Wounds(Count, frozen=True):
    def value(self, g, ctx):
        return g.wounds[ctx.seat]


class Hit(Effect, frozen=True):
    by: int

    def run(self, g, ctx):
        g.beast -= self.by


class Stun(Effect, frozen=True):
    """The seat is stunned until a span is over."""

    until: Span

    def run(self, g, ctx):
        g.stunned.append(ctx.seat)
        g.changed()


class UseGear(Action, frozen=True):
    gear: Gear


class Strike(Action, frozen=True):
    pass


def attack(g: Cellar, seat: int) -> int:
    return total(g, Context(seat), 2, IN_PLAY.of(g, "attack", seat))


@cites("1")
class Act(Step):
    """A seat strikes, or uses what it has for its action; gear that listens to being hurt works by itself."""

    seat: int

    def run(self, g):
        seat, usable = self.seat, []
        for held in IN_PLAY.of(g, Moment.ACTION, seat):
            if not (held.what.once and spent(g.uses, held.card, seat, held.what.once)):
                usable.append(Gear(held.card))
        match (yield Ask(seat, [Strike(), *(UseGear(card) for card in usable)])):
            case Strike():
                g.beast -= attack(g, seat)
                end_span(Span.ACTION, g.uses)
                g.push(Bite(seat))
            case UseGear(card):
                ability = gear()[card].abilities[0]
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
        for held in IN_PLAY.of(g, Moment.HURT, self.seat):
            resolve(g, held.what.do, self.seat)


@cites("1")
class Next(Step):
    seat: int

    def run(self, g):
        end_span(Span.TURN, g.uses)
        if self.seat == 1:
            end_span(Span.ROUND, g.uses)
            g.stunned.clear()
            g.changed()
        if g.beast > 0:
            g.push(Act(1 - self.seat))


def set_up(setup, chance: Chance) -> Cellar:
    hands = [[Gear.CLUB, Gear.HORN, Gear.SPIKED_VEST], [Gear.CLUB, Gear.CLUB, Gear.OLD_GRUDGE]]
    return Cellar(chance=chance, gear=hands, wounds=[0, 0], agenda=[Act(0)])


GAME = Game(name="cellar", package=__name__, seats=range(2, 3), state=Cellar, setup=set_up)


def cellar(*gear: list[Gear]) -> Cellar:
    return Cellar(chance=Chance.of(""), gear=[*map(list, gear)], wounds=[0, 0])


def play(*actions: Action) -> Match:
    match = Match.start(GAME, forced=True)
    for action in actions:
        match.answer(match.turn.seat, action)
    return match


def test_a_passive_number_counts_while_its_card_is_in_play():
    match = play()
    assert attack(match.state, 0) == 3
    match.state.gear[0].remove(Gear.CLUB)
    match.state.changed()
    assert attack(match.state, 0) == 2


def test_the_index_is_kept_until_something_changes():
    g = play().state
    kept = IN_PLAY.index(g)
    g.gear[0].remove(Gear.CLUB)
    assert IN_PLAY.index(g) is kept
    g.changed()
    assert IN_PLAY.index(g) is not kept


def test_what_one_owner_has_is_kept_while_only_others_change():
    g = cellar([Gear.CLUB], [Gear.HORN])
    first, second = IN_PLAY.by_owner(g, 0), IN_PLAY.by_owner(g, 1)
    assert {held.owner for each in first.values() for held in each} == {0}
    g.gear[0].append(Gear.HORN)
    g.gear[1].append(Gear.CLUB)
    assert IN_PLAY.by_owner(g, 0) is first
    changed_for(g, 0)
    assert IN_PLAY.by_owner(g, 0) == IN_PLAY.index_of(tuple(sources_of(g, 0)))
    assert IN_PLAY.by_owner(g, 0) != first
    assert IN_PLAY.by_owner(g, 1) is second
    g.changed()
    assert IN_PLAY.by_owner(g, 1) == IN_PLAY.index_of(tuple(sources_of(g, 1)))


def test_what_belongs_to_nobody_in_particular_is_dropped_with_any_change():
    g = cellar([Gear.CLUB])
    whole = IN_PLAY.index(g)
    assert g.derived("something else", lambda: 1) == 1
    changed_for(g, 1)
    assert g.derived("something else", lambda: 2) == 2
    g.gear[0].clear()
    assert IN_PLAY.index(g) != whole


def test_owners_are_listed_only_where_a_game_says_how():
    with pytest.raises(TypeError):
        LAID_OUT.by_owner(cellar([Gear.CLUB]), 0)


def test_what_lies_where_tells_the_index():
    g, twin = cellar([Gear.CLUB], [Gear.HORN]), cellar([Gear.CLUB], [Gear.HORN])
    assert LAID_OUT.find(g) == IN_PLAY.find(g)
    assert LAID_OUT.find(g) is LAID_OUT.find(twin)
    assert LAID_OUT.find(cellar([Gear.HORN], [Gear.CLUB])) != LAID_OUT.find(g)


@pytest.mark.parametrize("layout", [None, lambda g: tuple(map(tuple, g.gear))])
def test_a_card_that_is_changed_is_read_again_once_the_index_forgets(layout):
    printed = {"key": "attack"}
    laid = laid_out if layout else sources
    in_play: InPlay[int] = InPlay(laid, lambda card: [(printed["key"], 1)], layout=layout)
    g = cellar([Gear.CLUB])
    assert list(in_play.find(g)) == ["attack"]
    printed["key"] = "armor"
    assert list(in_play.find(g)) == ["attack"]
    in_play.forget()
    assert list(in_play.find(g)) == ["armor"]


def test_equal_sets_of_cards_share_one_index():
    assert IN_PLAY.index(play().state) is IN_PLAY.index(play().state)


def test_the_index_names_card_owner_and_declaration():
    g = play().state
    horn = gear()[Gear.HORN].abilities[0]
    assert IN_PLAY.at(g, Moment.ACTION) == (Held(Gear.HORN, 0, horn),)
    assert IN_PLAY.of(g, Moment.ACTION, 1) == ()
    assert IN_PLAY.at(g, "silence") == ()
    assert IN_PLAY.of(g, "silence", 0) == ()


def test_cards_keep_their_order_in_the_index():
    g = play().state
    assert [(held.card, held.owner) for held in IN_PLAY.at(g, "attack")] == [
        (Gear.CLUB, 0),
        (Gear.CLUB, 1),
        (Gear.CLUB, 1),
        (Gear.OLD_GRUDGE, 1),
    ]


def test_of_copies_only_so_many_count():
    assert attack(play().state, 1) == 3  # two clubs, one hand


@pytest.mark.parametrize(("copies", "counted"), [(1, 1), (2, 2), (3, 2)])
def test_of_three_copies_two_count_where_two_hands_are_free(copies: int, counted: int):
    clubs = [Held(Gear.CLUB, 0, Passive("attack", 1, most=2))] * copies
    assert total(play().state, Context(0), 2, clubs) == 2 + counted


def test_all_copies_count_where_nothing_is_said_of_how_many():
    clubs = [Held(Gear.CLUB, 0, Passive("attack", 1))] * 3
    assert total(play().state, Context(0), 2, clubs) == 2 + 3


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


def test_a_condition_lasts_as_long_as_the_state_holds_it():
    match = play(UseGear(Gear.HORN))  # and its blower is stunned until the round is over
    assert attack(match.state, 0) == 3 - 1
    match.answer(0, Strike())
    assert attack(match.state, 0) == 3 - 1
    match.answer(1, Strike())
    assert attack(match.state, 0) == 3


@pytest.mark.parametrize("span", Span)
def test_a_span_ends_only_what_names_it(span):
    uses = [Use("horn", 0, each) for each in Span]
    end_span(span, uses)
    assert [use.per for use in uses] == [each for each in Span if each != span]


def test_a_limit_is_of_one_thing_one_user_and_one_span():
    uses: list[Use] = []
    spend(uses, "horn", 0, Span.TURN)
    assert spent(uses, "horn", 0, Span.TURN)
    assert not spent(uses, "vest", 0, Span.TURN)
    assert not spent(uses, "horn", 1, Span.TURN)
    assert not spent(uses, "horn", 0, Span.ROUND)


def test_uses_survive_clones_and_saves():
    match = play(UseGear(Gear.HORN))
    for again in (match.clone(), load(GAME, save(match))):
        assert again.state.uses == [Use("horn", 0, "turn")]
        assert again.turn.options == [Strike()]
        again.answer(0, Strike())
        assert match.turn.seat == 0
