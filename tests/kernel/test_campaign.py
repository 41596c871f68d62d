"""Campaigns: a game begins with what an earlier one has left, and its record proves it."""

import msgspec
import pytest
from msgspec import Struct

from fathom.kernel import Action, Ask, BadSave, Flow, Game, Match, Public, State, Step
from fathom.kernel.game import Carry
from fathom.kernel.record.campaign import MOST_CHAPTERS, is_campaign, read_campaign, verify_campaign, write
from fathom.kernel.record.save import load, read, save, verify


class Chest(Struct, frozen=True):
    """What a voyage leaves to the next."""

    gold: int
    maps: list[str] = []


class Voyage(State, kw_only=True):
    gold: Public[int] = 0
    maps: Public[list[str]] = []

    def scores(self):
        return [self.gold, self.gold]

    def carry_out(self):
        return Chest(self.gold, self.maps)


class Dig(Action, frozen=True):
    gold: int


class Digging(Step):
    def run(self, g: Voyage) -> Flow:
        found = yield Ask(0, [Dig(gold) for gold in range(4)], "dig")
        g.gold += found.gold
        g.maps.append(f"map {g.gold}")


def set_up(setup, chance):
    chest = setup.carry or Chest(0)
    return Voyage(chance=chance, gold=chest.gold, maps=list(chest.maps), agenda=[Digging(), Digging()])


GAME = Game(name="voyage", package=__name__, seats=range(2, 3), state=Voyage, setup=set_up, carry=Carry(Chest))
PLAIN = Game(name="voyage", package=__name__, seats=range(2, 3), state=Voyage, setup=set_up)


def played(carry: Chest | None, *gold: int) -> Match:
    match = Match.start(GAME, seed="sea", carry=carry)
    for each in gold:
        match.answer(0, Dig(each))
    return match


@pytest.fixture
def first() -> Match:
    return played(None, 2, 3)


@pytest.fixture
def second(first: Match) -> Match:
    return played(first.state.carry_out(), 1, 1)


def test_a_game_begins_with_what_the_one_before_has_left(first: Match, second: Match):
    assert first.state.carry_out() == Chest(5, ["map 2", "map 5"])
    assert second.state.gold == 7
    assert second.state.maps == ["map 2", "map 5", "map 6", "map 7"]


def test_what_was_carried_is_saved_cloned_and_rewound(second: Match):
    again = load(GAME, save(second))
    assert again.setup == second.setup
    again.rewind(0)
    assert again.state.gold == 5
    assert again.clone().state.gold == 5


def test_a_record_is_checked_against_the_one_before(first: Match, second: Match):
    earlier, later = read(save(first)), read(save(second))
    assert verify(GAME, earlier).over
    assert verify(GAME, later, earlier).over


@pytest.mark.parametrize(
    ("carry", "gold", "why"),
    [
        (Chest(99), (2, 3), "did not begin with"),
        (None, (2, 3), "did not begin with"),
        (Chest(2, ["map 2"]), (2,), "is not over"),
    ],
)
def test_gold_that_the_game_before_has_not_left_is_noticed(carry, gold, why):
    earlier, later = read(save(played(None, *gold))), read(save(played(carry, 1, 1)))
    with pytest.raises(BadSave, match=why):
        verify(GAME, later, earlier)


def test_a_chapter_cannot_be_checked_alone(second: Match):
    with pytest.raises(BadSave, match="its record is needed"):
        verify(GAME, read(save(second)))


def test_a_game_takes_only_what_it_knows(second: Match):
    with pytest.raises(ValueError, match="cannot begin with a Chest"):
        Match.start(PLAIN, carry=Chest(1))
    with pytest.raises(BadSave, match="which voyage cannot do"):
        load(PLAIN, save(second))
    torn = msgspec.structs.replace(read(save(second)), carry=msgspec.Raw(b'{"silver": 3}'))
    with pytest.raises(BadSave, match="does not fit voyage"):
        load(GAME, torn)


def test_a_campaign_is_written_read_and_checked_chapter_by_chapter(first: Match, second: Match):
    name, chapters = read_campaign(write(GAME, [save(first), save(second)]))
    assert name == "voyage"
    assert [match.state.gold for match in verify_campaign(GAME, chapters)] == [5, 7]


@pytest.mark.parametrize("chapters", [1, MOST_CHAPTERS])
def test_a_campaign_has_up_to_a_hundred_chapters(first: Match, chapters: int):
    assert len(read_campaign(write(GAME, [save(first)] * chapters))[1]) == chapters


@pytest.mark.parametrize("chapters", [0, MOST_CHAPTERS + 1])
def test_one_without_chapters_or_with_more_is_damaged(first: Match, chapters: int):
    with pytest.raises(BadSave, match=f"has {chapters} chapters") as error:
        read_campaign(write(GAME, [save(first)] * chapters))
    assert error.value.why == "damaged"


def test_a_file_is_told_to_be_a_campaign_or_a_single_game(first: Match):
    assert is_campaign(write(GAME, [save(first)]))
    for other in (save(first), b"[]", b"{", b"\xff"):
        assert not is_campaign(other)
