"""The record of a match: what twins share, which snapshots are kept, and very long games."""

from itertools import pairwise

import pytest

from fathom.kernel.record.record import CROWD, MISSING, Snapshot, Trail, thinned
from fathom.kernel.record.save import load, save
from tests.kernel.toy import Say, Speak, begin, lines, say

LONG = 10_000


def test_twins_share_a_trail_until_one_goes_its_own_way():
    one = Trail.of("abc")
    two = one.twin()
    assert one._all is two._all
    one.append("d")
    two.append("x")
    one.append("e")
    assert (list(one), list(two)) == (list("abcde"), list("abcx"))


def test_what_was_cut_off_stays_in_the_twin():
    one = Trail.of("abc")
    two = one.twin()
    two.cut(1)
    two.append("z")
    assert (one, two) == (list("abc"), list("az"))
    two.cut(5)
    assert len(two) == 2


def test_a_trail_reads_like_a_list():
    trail = Trail.of("abcd")
    trail.cut(3)
    assert (trail[0], trail[-1], trail[1:], trail[-2:], trail[:], trail[5:]) == (
        "a", "c", ["b", "c"], ["b", "c"], ["a", "b", "c"], [],
    )  # fmt: skip
    with pytest.raises(IndexError):
        trail[3]
    assert trail != "abc"


def test_old_snapshots_are_thinned_and_the_first_and_latest_stay():
    kept = [Snapshot(0, 0, b"")]
    for number in range(1, LONG):
        kept.append(Snapshot(number, number, b""))
        if len(kept) % CROWD == 0:
            kept = thinned(kept)
    numbers = [each.answers for each in kept]
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0
    assert numbers[-8:] == list(range(LONG - 8, LONG))
    assert len(kept) < 100
    far = [(LONG - a, b - a) for a, b in pairwise(numbers)]
    assert all(gap <= max(CROWD, back / 3) for back, gap in far), "a rewind plays again a part of the way back"


@pytest.fixture(scope="module")
def long():
    match = begin(*[Speak(number % 3, 2) for number in range(LONG // 2)])
    return say(match, *["abc"[number % 3] for number in range(LONG - 1)])


def test_a_game_of_ten_thousand_answers_keeps_few_snapshots(long):
    assert long.number == LONG - 1
    assert len(long.snapshots) < 100
    assert lines(long).count(" ") == LONG - 2


@pytest.mark.parametrize("number", [0, 1, 4_999, 9_000, 9_998])
def test_any_question_of_a_long_game_is_found_again(long, number):
    twin = long.clone()
    twin.rewind(number)
    assert twin.number == number
    assert twin.state.lines == long.state.lines[:number]
    assert twin.journal == long.journal[:number]
    assert long.number == LONG - 1


def test_a_clone_of_a_long_game_copies_no_history(long):
    twin = long.clone()
    assert twin.answers._all is long.answers._all
    assert twin.journal._all is long.journal._all
    say(twin, "a")
    assert long.number == LONG - 1
    assert long.answers[-1] == twin.answers[LONG - 2]


def test_a_long_game_is_undone_saved_and_loaded(long):
    twin = long.clone()
    seat = twin.answers[-1].seat
    before = twin.state.lines[:]
    twin.undo(seat)
    twin.redo(seat)
    assert twin.state.lines == before
    again = load(twin.game, save(twin))
    assert (again.answers, again.state.lines) == (twin.answers, before)


def test_cloning_often_begins_at_the_current_step_and_not_at_the_snapshot():
    """Between the snapshot and the question may lie many steps without one."""
    match = say(begin(Speak(0), *[Speak(1, 0)] * 50, Speak(2, 3)), "a", "b")
    first, second = match.clone(), match.clone()
    assert first.game.pack(first.state) == second.game.pack(second.state) == match.game.pack(match.state)
    assert match._begin is not None
    assert match._begin.answers == 1
    assert match.game.unpack(match._begin.packed).agenda == [Speak(2, 3)]
    say(match, "c")
    assert match._begin is None
    assert lines(say(match.clone(), "a")) == "0a 2b 2c 2a"


def test_a_clone_that_goes_on_keeps_its_own_journal():
    match = say(begin(Speak(0, 3), Speak(1)), "a")
    twin = match.clone()
    say(twin, "b", "c")
    say(match, "c")
    assert [event.word for event in match.journal] == ["a", "c"]
    assert [event.word for event in twin.journal] == ["a", "b", "c"]
    assert [given.action for given in match.answers] == [Say("a"), Say("c")]


def behind(missing: int, page: int = 3) -> Trail[str]:
    """A trail of letters whose first ones are kept elsewhere."""
    letters = "abcdefghijklmnop"
    return Trail.of(letters[missing:], missing, lambda before: list(letters[max(0, before - page) : before]))


def test_what_is_missing_of_a_trail_is_fetched_when_somebody_looks():
    trail = behind(10)
    assert (len(trail), trail[-1], trail[10:12], trail[16:]) == (16, "p", ["k", "l"], [])
    assert trail._all[9] is MISSING
    assert trail[8:12] == list("ijkl")
    assert (trail._all[6] is MISSING, trail._all[7]) == (True, "h")
    assert trail[12:3:-4] == ["m", "i", "e"]
    assert trail._all[3] is MISSING
    assert "".join(trail) == "abcdefghijklmnop"


def test_twins_of_a_trail_fetch_each_for_itself_once_they_differ():
    one = behind(10)
    two = one.twin()
    two.cut(5)
    two.append("X")
    assert list(two) == list("abcdeX")
    assert one._all[0] is MISSING
    assert list(one) == list("abcdefghijklmnop")


def test_what_was_cut_off_a_trail_is_not_fetched():
    trail = behind(10)
    trail.cut(5)
    trail.recall(5)
    assert trail._all[5:10] == [MISSING] * 5
    assert list(trail) == list("abcde")
