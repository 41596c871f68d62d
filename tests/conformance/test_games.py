"""What every game of the table must hold, present and future."""

from collections import Counter
from random import Random

import pytest

from fathom.kernel import SPECTATOR, Ask, AskAny, Chance, Game, Illegal, Match, State
from fathom.kernel.insight.imagination import Imagination
from fathom.kernel.insight.memory import Memory
from fathom.kernel.record.save import load, read, save, verify
from tests.conformance.play import (
    QUICK_STRIDE,
    STRIDE,
    answered,
    as_it_was,
    check_agenda,
    dealt_anew,
    every_game,
    every_question,
    finished,
    newly_seen,
    picture,
    played_by_bots,
    refusals,
    twins_of,
    walk_through,
    wishes,
)
from tests.kernel import parley

SEEDS = range(3)
BRIEF = 5  # answers of a game in which there may have been nothing to take back
MOST = 0.75  # of all questions: random players do many things at once


@every_game
def test_random_games_end_and_somebody_can_always_answer(game: Game):
    for seats in game.seats:
        for match in walk_through(game, seats, seats):
            assert match.over or all(ask.options for ask in match.asks.values())
        assert match.over
        assert match.state.winners() or game.cooperative or not any(match.state.scores())  # the sea may win
        assert set(match.state.winners()) <= set(range(seats))


@every_game
def test_an_answer_is_legal_once(game: Game):
    """No two options are the same answer, and what is blocked is not an option."""
    for match in walk_through(game, 1):
        for ask in match.asks.values():
            assert len(set(ask.options)) == len(ask.options)
            assert not {blocked.action for blocked in ask.blocked} & set(ask.options)


@every_game
def test_a_quick_judgement_leaves_out_only_what_is_not_legal(game: Game, monkeypatch: pytest.MonkeyPatch):
    """What `judge(True)` finds legal are the options of `judge(False)`, in the same order."""
    plain = Ask.judged.__func__  # type: ignore[attr-defined]
    judges = []

    def judged(cls, seat, judge, *more, **named):
        judges.append(judge)
        return plain(cls, seat, judge, *more, **named)

    monkeypatch.setattr(Ask, "judged", classmethod(judged))
    for _ in walk_through(game, 3):
        for judge in judges:
            wide = [action for action, refusal in judge(True) if refusal is None]
            assert wide == [action for action, refusal in judge(False) if refusal is None]
        judges.clear()


@every_game
def test_every_refusal_and_every_action_names_a_rule_of_the_ledger(game: Game):
    for action in game.actions:
        assert action.cites, f"{action.__name__} cites no rule"
    for step in game.steps:
        assert step.cites, f"{step.__name__} cites no rule"
    cited = {rule for owner in [*game.actions, *game.steps] for rule in owner.cites}
    for match in walk_through(game, 2):
        cited |= {blocked.rule for ask in match.asks.values() for blocked in ask.blocked}
    assert cited <= set(game.ledger.rules)


@every_game
def test_same_seed_same_game(game: Game):
    one, two = finished(game, 5), finished(game, 5)
    assert picture(one) == picture(two)
    assert one.answers == two.answers


@every_game
def test_a_fast_match_plays_the_same_game(game: Game):
    record = finished(game, 4)
    fast = Match(game, record.setup, fast=True, forced=True)
    for given in record.answers:
        fast.answer(given.seat, given.action)
    assert fast.over
    assert game.pack(fast.state) == game.pack(record.state)


@every_question
@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_at_every_question_is_the_same_and_stays_the_same(game: Game, stride: int, seed: int):
    clones = []
    for match in walk_through(game, seed, stride=stride):
        clone = match.clone()
        assert picture(clone) == picture(match)
        clones.append((clone, picture(clone)))
    for clone, before in clones[:: max(1, len(clones) // 20)]:
        assert picture(clone) == before


@every_game
def test_a_clone_goes_its_own_way(game: Game):
    for number, match in enumerate(walk_through(game, 6)):
        if number % 7 == 0 and not match.over:
            before = picture(match)
            clone = match.clone(fast=number % 2 == 0)
            chooser = Random(number)
            for _ in range(5):
                if clone.turn:
                    clone.answer(clone.turn.seat, chooser.choice(clone.turn.options))
            assert picture(match) == before


@every_question
@pytest.mark.parametrize("seed", SEEDS)
def test_saving_and_loading_at_every_question(game: Game, stride: int, seed: int):
    for match in walk_through(game, seed, stride=stride):
        again = load(game, save(match))
        assert not again.notice
        assert picture(again) == picture(match)
        assert again.answers == match.answers
        assert again.journal == match.journal


@every_question
def test_undo_and_redo_at_every_question(game: Game, stride: int):
    """Taking an answer back gives the question before it; giving it again gives the same position."""
    chooser, match = Random(8), Match.start(game, seed=8)
    undone = 0
    while (ask := match.turn) is not None:
        looked = match.number % stride == 0
        before = picture(match) if looked else None
        match.answer(ask.seat, chooser.choice(ask.options))
        if looked and match.can_undo(ask.seat):
            after = picture(match)
            match.undo(ask.seat)
            assert picture(match) == before
            match.redo(ask.seat)
            assert picture(match) == after
            undone += 1
    assert undone


@every_question
@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_anybody_newly_sees_can_be_undone(game: Game, stride: int, seed: int):
    """Dice and cards drawn, cards turned up, looked at or discarded, answers given in secret, and the end of all."""
    allowed = 0
    for match in answered(game, 90 + seed, max(game.seats), stride):
        last = match.answers[-1].seat
        before = match.clone()
        before.rewind(match.number - 1)
        if match.can_undo(last):
            allowed += 1
            assert not match.over
            assert match.state.chance.drawn == before.state.chance.drawn
            assert len(before.pending.asks) == 1 or match.pending.asks.keys() == before.pending.asks.keys()
            for viewer in [SPECTATOR, *range(match.setup.seats)]:
                assert not newly_seen(before, match, viewer)
    assert allowed or match.number < BRIEF
    assert not any(match.can_undo(seat) for seat in range(match.setup.seats))


@every_question
def test_only_who_answered_may_undo(game: Game, stride: int):
    for match in answered(game, 3, stride=stride):
        before = match.clone()
        before.rewind(match.number - 1)
        if not before.only:  # a forced answer is nobody's
            others = set(range(match.setup.seats)) - {match.answers[-1].seat}
            assert not any(match.can_undo(seat) for seat in others)


@every_game
def test_who_has_no_choice_is_not_asked(game: Game):
    """A game goes as if all were asked: the same answers, the same record."""
    asked, unasked = (Match.start(game, seed=18, forced=forced) for forced in (True, False))
    chooser = Random(18)
    while (ask := unasked.turn) is not None:
        assert len(ask.options) > 1
        chosen = chooser.choice(ask.options)
        for match in (asked, unasked):
            while match is asked and asked.number < unasked.number and asked.only:
                asked.answer(*next(iter(asked.only.items())))
            match.answer(ask.seat, chosen)
    while asked.only:
        asked.answer(*next(iter(asked.only.items())))
    assert sorted(map(str, asked.answers)) == sorted(map(str, unasked.answers))
    assert game.pack(asked.state) == game.pack(unasked.state)


@every_question
def test_whether_undo_is_allowed_tells_nothing_that_is_hidden(game: Game, stride: int):
    for viewer, match, twin in twins_of(game, 16, stride):
        last = match.number - 1  # the twin begins with that answer
        if viewer == match.answers[-1].seat and match.back(viewer) in (None, last):
            assert twin.can_undo(viewer) == match.can_undo(viewer)


@every_game
def test_refusals_do_not_tell_who_has_answered_a_quiet_question(game: Game):
    """Whoever has yet to answer, or is not asked, is told the same before and after the others have answered."""
    for match in walk_through(game, 17, max(game.seats)):
        if not match.quiet or match.opened != match.number:
            continue
        for viewer in range(match.setup.seats):
            later = match.clone()
            others = [seat for seat in match.asks if seat != viewer]
            for seat in others if viewer in match.asks else others[1:]:
                later.answer(seat, later.ask(seat).options[-1])
            tried = wishes(match)
            assert refusals(later, viewer, tried) == refusals(match, viewer, tried)


@every_game
def test_an_answer_out_of_turn_or_unknown_changes_nothing(game: Game):
    for number, match in enumerate(walk_through(game, 10)):
        if number % 5 or match.over:
            continue
        before = picture(match)
        for seat in range(-1, match.setup.seats + 1):
            if seat not in match.asks and seat not in match.interrupts:
                with pytest.raises(Illegal, match=r"not-your-turn|already-answered"):
                    match.answer(seat, next(iter(match.asks.values())).options[0])
        assert picture(match) == before
    with pytest.raises(Illegal, match="game-over"):
        match.answer(0, game.actions[0])


@every_question
def test_no_component_appears_or_vanishes(game: Game, stride: int):
    for match in walk_through(game, 11, stride=stride):
        there: dict[str, Counter[object]] = {name: Counter() for name in game.secrets.components(match.state)}
        for slot in game.slots(match.state):
            there[slot.pool][slot.component] += 1
        assert there == {name: Counter(members) for name, members in game.secrets.components(match.state).items()}


def seen(state: State) -> int:
    """How much was drawn, rolled and shown so far."""
    return state.chance.drawn + state.shown


@every_question
def test_a_view_does_not_depend_on_what_it_hides(game: Game, stride: int):
    """Deal anew what a seat cannot see: it must receive the same bytes, the same question and the same journal."""
    chance = Chance.of("leaks")
    for match in walk_through(game, 12, stride=STRIDE if stride == STRIDE else 3 * stride):
        start = match.snapshots[-1]
        if start.answers != match.number or seen(game.unpack(start.packed)) != seen(match.state):
            continue
        for viewer in [SPECTATOR, *range(match.setup.seats)]:
            before = game.unpack(start.packed)
            view = game.redact(before, viewer)
            other = game.resample(view, chance)
            assert game.pack(game.redact(other, viewer)) == game.pack(view)
            assert other.chance.key != before.chance.key
            twin = dealt_anew(match, viewer, chance)
            assert game.pack(twin.view(viewer)) == game.pack(match.view(viewer))
            assert twin.events(viewer) == match.events(viewer)
            assert list(twin.asks) == list(match.asks)
            tried = wishes(match, twin)
            assert refusals(twin, viewer, tried) == refusals(as_it_was(match), viewer, tried)
            if viewer in match.asks:
                assert twin.memory(viewer).pack() == match.memory(viewer).pack()
                assert twin.asks[viewer].options == match.asks[viewer].options
                assert twin.asks[viewer].blocked == match.asks[viewer].blocked


@every_question
def test_without_secrets_everybody_sees_the_same(game: Game, stride: int):
    for match in walk_through(game, 4, stride=stride):
        if not game.has_secrets:
            assert len({game.pack(match.view(seat)) for seat in (SPECTATOR, *range(match.setup.seats))}) == 1


@every_question
def test_what_lies_on_the_agenda_is_public(game: Game, stride: int):
    check_agenda(game, 14, stride)


@every_question
def test_a_step_can_begin_however_the_hidden_things_lie(game: Game, stride: int):
    """What a step works with is open before it begins, or is found by its place; also in games that make sense."""
    chance = Chance.of("deals")
    for seed in ("one", "two", "three") if stride < QUICK_STRIDE else ("one",):
        for match in played_by_bots(game, seed):
            if match.number % stride == 0 and match.snapshots[-1].answers == match.number:
                for viewer in [SPECTATOR, *range(match.setup.seats)]:
                    twin = dealt_anew(match, viewer, chance)
                    begun = game.unpack(match.snapshots[-1].packed)
                    assert twin.pending is not None or seen(twin.state) > seen(begun)  # a die may end the game


def test_a_hidden_card_on_the_agenda_is_noticed():
    with pytest.raises(AssertionError):
        check_agenda(parley.game(parley.Gossip()), 14)


@every_game
def test_every_seat_can_imagine_how_things_may_be(game: Game):
    """At nearly any question a seat finds worlds that it cannot tell from the true one; its memory holds no secret.

    What several others did unseen within one step may be too much to guess: then no world is found, never a wrong one.
    """
    chance, chooser = Chance.of("worlds"), Random(15)
    tried = found = 0
    for match in walk_through(game, 15):
        if chooser.random() < 0.3:
            for seat, ask in match.asks.items():
                memory = Memory.unpack(match.memory(seat).pack(), game)
                world = Imagination(game, memory).world(chance)
                tried += 1
                if world is not None:
                    found += 1
                    assert game.pack(world.view(seat)) == game.pack(match.view(seat))
                    assert world.ask(seat).options == ask.options
    assert found >= MOST * tried


@every_game
def test_a_record_can_be_verified(game: Game):
    record = save(finished(game, 13))
    assert verify(game, read(record)).over


@every_game
def test_a_number_of_seats_or_an_option_that_does_not_exist(game: Game):
    with pytest.raises(ValueError, match="seats"):
        Match.start(game, game.seats.stop)
    with pytest.raises(LookupError, match="unknown option"):
        Match.start(game, no_such_option=1)


@every_question
def test_a_reading_is_made_of_what_a_seat_sees(game: Game, stride: int):
    """It can be made of every view, and where nothing is hidden from it says what the whole table says."""
    if game.client.reading is None:
        return
    for match in walk_through(game, 4, stride=stride):
        for viewer in (SPECTATOR, *range(match.setup.seats)):
            assert game.client.reading(match.view(viewer), viewer) == game.client.reading(match.state, viewer)


@every_question
def test_notes_are_of_the_kind_that_the_game_tells_and_change_nothing(game: Game, stride: int):
    if game.client.note is None:
        return
    told = 0
    for match in walk_through(game, 4, stride=stride):
        before = match.game.pack(match.state)
        for ask in match.asks.values():
            notes = [ask.note(option) for option in ask.options]
            assert all(note is None or isinstance(note, game.client.note) for note in notes)
            told += sum(note is not None for note in notes)
        assert match.game.pack(match.state) == before
    assert told > 0


@every_question
def test_that_a_seat_has_no_choice_is_no_secret_where_choices_are_open(game: Game, stride: int):
    """There a table need not hide it behind a pause when an answer is given without asking."""
    if not game.open_choices:
        pytest.skip("choices hang on secrets")
    for _, match, twin in twins_of(game, 17, stride):
        if match.pending is not None and type(match.pending) is type(twin.pending) is not AskAny:
            assert match.only.keys() == twin.only.keys(), [ask.prompt for ask in match.asks.values()]
