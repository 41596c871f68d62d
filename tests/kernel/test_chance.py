"""The chance stream: repeatable with the seed, checkable by anybody, even, and the same after a copy."""

from collections import Counter
from hashlib import blake2b

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fathom.kernel import Chance, commitment

patient = settings(deadline=None)
seeds = st.text(max_size=20)


def spread(seen: Counter, expected: float) -> float:
    """Pearson's chi-squared: how far counts lie from an even spread."""
    return sum((count - expected) ** 2 / expected for count in seen.values())


@patient
@given(seeds)
def test_the_same_seed_gives_the_same_stream(seed):
    assert Chance.of(seed).words(20) == Chance.of(seed).words(20)


def test_another_seed_or_another_purpose_gives_another_stream():
    streams = [Chance.of("a"), Chance.of("b"), Chance.of("a", b"fathom-bot")]
    assert len({tuple(stream.words(4)) for stream in streams}) == 3


def test_anybody_can_compute_a_draw_from_the_seed():
    """Draw 11 is word 3 of block 1. A change here would change every game ever recorded."""
    key = blake2b(b"reef", digest_size=32, person=b"fathom-table").digest()
    block = blake2b((1).to_bytes(8, "big"), key=key, digest_size=64).digest()
    assert Chance.of("reef").words(12)[11] == int.from_bytes(block[24:32], "big")


@patient
@given(seeds, st.lists(st.integers(0, 30), max_size=6))
def test_draws_of_many_words_are_the_draws_of_single_words(seed, counts):
    at_once, singly = Chance.of(seed), Chance.of(seed)
    for count in counts:
        assert at_once.words(count) == [singly.words(1)[0] for _ in range(count)]
    assert at_once == singly


@patient
@given(seeds, st.integers(1, 10**6))
def test_a_number_is_below_its_limit_and_a_die_shows_one_to_its_sides(seed, limit):
    chance = Chance.of(seed)
    assert 0 <= chance.below(limit) < limit
    assert 1 <= chance.die(limit) <= limit


@patient
@given(seeds, st.lists(st.integers(), min_size=1, max_size=9))
def test_a_pick_is_one_of_the_choices(seed, choices):
    assert Chance.of(seed).pick(choices) in choices


@pytest.mark.parametrize("sides", [2, 6, 8, 20])
def test_every_face_of_a_die_comes_up_about_as_often(sides):
    chance = Chance.of("even")
    seen = Counter(chance.die(sides) for _ in range(500 * sides))
    assert sorted(seen) == list(range(1, sides + 1))
    assert spread(seen, 500) < 3 * sides


def test_every_order_of_three_cards_comes_up_about_as_often():
    chance, seen = Chance.of("even"), Counter()
    for _ in range(3000):
        cards = ["a", "b", "c"]
        chance.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 6
    assert spread(seen, 500) < 20


@patient
@given(seeds, st.lists(st.integers(0, 9), max_size=12), st.randoms())
def test_a_shuffle_depends_on_the_cards_and_not_on_the_order_they_were_listed_in(seed, cards, random):
    other = random.sample(cards, len(cards))
    Chance.of(seed).shuffle(cards)
    Chance.of(seed).shuffle(other)
    assert cards == other


@patient
@given(seeds, st.lists(st.integers(0, 9), max_size=12))
def test_a_shuffle_loses_and_adds_no_card(seed, cards):
    before = Counter(cards)
    Chance.of(seed).shuffle(cards)
    assert Counter(cards) == before


def test_a_spawned_stream_is_its_own_and_the_parent_moves_on():
    parent = Chance.of("parent")
    one, two = parent.spawn(), parent.spawn()
    assert parent.drawn == 2
    assert len({tuple(stream.words(4)) for stream in (parent, one, two)}) == 3


def test_the_same_parent_spawns_the_same_streams():
    assert Chance.of("parent").spawn() == Chance.of("parent").spawn()


@patient
@given(seeds, seeds)
def test_a_commitment_binds_the_seed(seed, other):
    assert (commitment(seed) == commitment(other)) == (seed == other)


def test_a_commitment_does_not_give_the_key_away():
    assert commitment("deep") != Chance.of("deep").key.hex()


@patient
@given(seeds, st.integers(0, 30))
def test_a_copy_in_the_middle_of_the_stream_goes_on_the_same(seed, drawn):
    chance = Chance.of(seed)
    chance.words(drawn)
    copy = msgspec.msgpack.decode(msgspec.msgpack.encode(chance), type=Chance)
    assert copy == chance
    assert copy.words(10) == chance.words(10)
