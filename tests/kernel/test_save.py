"""Saves: what is kept, what is refused and why, and what happens when the rules have changed since."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import replace

from fathom.games import load as load_game
from fathom.games.connect_four import GAME as FOUR
from fathom.games.connect_four import Drop
from fathom.games.noughts import GAME as NOUGHTS
from fathom.games.noughts import Mark
from fathom.kernel import Action, Ask, Event, Game, Illegal, Match, Public, State, Step
from fathom.kernel.cards.effects import Accept, Context, Effect, May
from fathom.kernel.record.save import BadSave, Save, _checksum, load, read, save, verify


def dropped(*columns: int) -> Match:
    """A match of Connect Four, one step per disc."""
    match = Match.start(FOUR, seed="reef")
    for column in columns:
        match.answer(match.turn.seat, Drop(column))
    return match


def edited(content: bytes, **changes: Any) -> bytes:
    """The file with some of its values changed, and nothing else."""
    return msgspec.json.encode({**msgspec.json.decode(content), **changes})


def forged(content: bytes, **changes: Any) -> bytes:
    """A changed file whose checksum was made to fit."""
    unsigned = msgspec.json.decode(edited(content, **changes, checksum=""), type=Save)
    return msgspec.json.encode(replace(unsigned, checksum=_checksum(unsigned)))


def answers(match: Match) -> list[Any]:
    return msgspec.json.decode(save(match))["answers"]


def exchanged(match: Match, number: int, action: dict[str, Any]) -> list[Any]:
    """The answers of a match with another action in place of one of them."""
    given = answers(match)
    given[number][1] = action
    return given


def refusal(attempt: Callable[[], object]) -> str:
    with pytest.raises(BadSave) as error:
        attempt()
    assert "\n" not in str(error.value)
    return str(error.value)


# ------------------------------------------------------------------------------------------------- what is kept


def test_a_save_opens_on_the_same_question():
    match = load(FOUR, save(dropped(3, 3, 4)))
    assert (match.number, match.turn.seat, match.notice) == (3, 1, "")


def test_the_last_answer_can_be_taken_back_after_loading():
    match = load(FOUR, save(dropped(3, 3, 4)))
    match.undo(0)
    assert (match.number, match.state.heights[4]) == (2, 0)


def test_the_names_of_the_players_are_kept():
    assert read(save(dropped(3), ["Ada", "Bo"])).names == ["Ada", "Bo"]
    assert read(save(dropped(3))).names == []


def test_a_save_holds_the_seed_and_its_commitment():
    match = dropped(3)
    found = read(save(match))
    assert (found.seed, found.commitment) == ("reef", match.commitment)


def test_a_genuine_save_is_verified():
    assert verify(FOUR, read(save(dropped(3, 3, 4)))).number == 3


# -------------------------------------------------------------------------------------------- what cannot be opened


@pytest.mark.parametrize(
    "content",
    [b"", b"hello", b"[1, 2]", b"7", b"null", b"{}", b"\xff\xfe", b"[" * 100_000],
    ids=["empty", "no JSON", "a list", "a number", "null", "no format", "no text", "brackets without end"],
)
def test_a_file_that_is_no_save(content):
    assert refusal(lambda: read(content)) == "this is not a Fathom save, or it was cut short"


def test_a_save_cut_short_anywhere():
    whole = save(dropped(3))
    for length in range(0, len(whole), 50):
        assert "cut short" in refusal(lambda length=length: read(whole[:length]))


@pytest.mark.parametrize("version", [0, 3, "1"])
def test_a_save_of_another_format(version):
    message = refusal(lambda: read(edited(save(dropped(3)), format=version)))
    assert f"format {version!r}" in message
    assert "reads formats 1 to 2" in message


def test_a_save_that_lacks_a_part():
    plain = msgspec.json.decode(save(dropped(3)))
    del plain["seed"]
    message = refusal(lambda: read(msgspec.json.encode(plain)))
    assert "damaged" in message
    assert "seed" in message


@pytest.mark.parametrize(
    "change", [{"seed": "other"}, {"answers": []}, {"names": ["Eve"]}, {"at": 0}, {"checksum": ""}], ids=str
)
def test_a_save_that_was_edited(change):
    assert "checksum does not match" in refusal(lambda: read(edited(save(dropped(3)), **change)))


def test_a_save_of_newer_rules_is_not_opened():
    content = forged(save(dropped(3)), rules_version=2)
    for attempt in (lambda: load(FOUR, content), lambda: verify(FOUR, read(content))):
        message = refusal(attempt)
        assert "version 2 of the rules of connect-four" in message
        assert "has version 1" in message


def test_a_save_of_another_game():
    assert refusal(lambda: load(NOUGHTS, save(dropped(3)))) == "this is a save of connect-four, not of noughts"


def test_a_save_with_options_that_the_game_does_not_have():
    assert "options" in refusal(lambda: load(FOUR, forged(save(dropped(3)), options={"turbo": True})))


def test_a_save_whose_state_does_not_fit_the_game():
    content = forged(save(dropped(3)), state={"discs": "none"})
    assert "does not fit connect-four" in refusal(lambda: load(FOUR, content))
    assert "does not fit connect-four" in refusal(lambda: verify(FOUR, read(content)))


def test_a_save_with_an_answer_that_the_game_does_not_know():
    match = dropped(3, 4)
    content = forged(save(match), answers=exchanged(match, 0, {"do": "castle"}))
    assert "answer 0" in refusal(lambda: load(FOUR, content))
    assert "answer 0" in refusal(lambda: verify(FOUR, read(content)))


# ------------------------------------------------------------------------------------------- what is not verified


def test_verifying_says_which_answer_is_illegal():
    match = dropped(*[3] * 6, 0)
    cheat = exchanged(match, 6, {"do": "drop", "column": 3})
    message = refusal(lambda: verify(FOUR, read(forged(save(match), answers=cheat))))
    assert "answer 6, by seat 0, is not legal" in message
    assert "rule 2" in message


def test_verifying_says_which_answer_came_after_the_end():
    match = dropped(0, 1, 0, 1, 0, 1, 0)
    more = [*answers(match), answers(match)[-2]]
    assert "answer 7" in refusal(lambda: verify(FOUR, read(forged(save(match), answers=more))))


def test_verifying_a_seed_that_was_exchanged():
    content = forged(save(dropped(3)), seed="lucky")
    assert "not the one that was committed to" in refusal(lambda: verify(FOUR, read(content)))


def test_verifying_a_state_that_was_exchanged():
    state = msgspec.json.decode(save(dropped(3, 4)))["state"]
    content = forged(save(dropped(3, 4)), state={**state, "heights": [5] * 7})
    assert "the stored state is not the one" in refusal(lambda: verify(FOUR, read(content)))


def test_verifying_a_journal_that_was_exchanged():
    content = forged(save(dropped(3, 4)), journal=[{"event": "dropped", "seat": 0, "column": 6}] * 2)
    assert "journal" in refusal(lambda: verify(FOUR, read(content)))


def test_verifying_a_number_of_seats_that_the_game_does_not_have():
    assert "seats" in refusal(lambda: verify(FOUR, read(forged(save(dropped(3)), seats=9))))


def test_verifying_what_had_been_seen_before_an_answer():
    """Undo trusts that number; with a lower one it would reach behind the dice."""
    given = answers(dropped(3, 4))
    given[1][2] -= 1
    assert "answer 1" in refusal(lambda: verify(FOUR, read(forged(save(dropped(3, 4)), answers=given))))


@pytest.mark.parametrize("at", [-1, 3])
def test_verifying_a_step_that_begins_nowhere(at):
    assert refusal(lambda: verify(FOUR, read(forged(save(dropped(3, 4)), at=at))))


# ---------------------------------------------------------------------------------------- rules changed since the save

SPELLING = ["a", "b", "c"]
WRITING = str.lower


class Spell(Action, frozen=True):
    letter: str


class Spelled(Event, frozen=True):
    letter: Public[str]


class Sheet(State):
    word: Public[str] = ""


class ThreeLetters(Step):
    """A word of three letters: one step with three questions."""

    def run(self, g):
        for _ in range(3):
            given = yield Ask(0, [Spell(letter) for letter in SPELLING])
            g.word += WRITING(given.letter)
            g.tell(Spelled(given.letter))


class Capital(Effect, frozen=True):
    def run(self, g, ctx):
        g.word = g.word.upper()


class MayCapital(Step):
    """What a card would do: the player may write it large."""

    def run(self, g):
        yield from May(Capital()).run(g, Context(0))
        yield Ask(0, [Spell("z")])


def sheet(setup: Any, chance: Any) -> Sheet:
    return Sheet(chance=chance, agenda=[MayCapital(), ThreeLetters(), ThreeLetters()])


SHEET = Game(name="sheet", package=__name__, seats=range(1, 2), state=Sheet, setup=sheet)
NEWER = Game(name="sheet", package=__name__, seats=range(1, 2), state=Sheet, setup=sheet, rules_version=2)


def spelled(letters: str) -> Match:
    match = Match.start(SHEET, forced=True)
    for letter in letters:
        match.answer(0, Spell(letter))
    return match


def test_a_step_that_no_longer_fits_its_answers_is_asked_again_from_its_start(monkeypatch):
    content = save(spelled("abcba"))
    monkeypatch.setattr(sys.modules[__name__], "SPELLING", ["b", "d"])
    match = load(SHEET, content)
    assert (match.number, match.state.word, match.notice) == (3, "abc", "step-asked-again")
    assert match.turn.options == [Spell("b"), Spell("d")]
    assert match.events(0) == [Spelled("a"), Spelled("b"), Spelled("c")]
    match.answer(0, Spell("d"))
    assert load(SHEET, save(match)).state.word == "abcd"


def test_an_answer_that_no_longer_exists_has_its_step_asked_again_from_its_start():
    match = spelled("abcba")
    content = forged(save(match), answers=exchanged(match, 4, {"do": "whisper"}))
    again = load(SHEET, content)
    assert (again.number, again.state.word, again.notice) == (3, "abc", "step-asked-again")


def test_answers_of_earlier_steps_stay_whatever_the_rules_say_now(monkeypatch):
    content = save(spelled("aaabb"))
    monkeypatch.setattr(sys.modules[__name__], "SPELLING", ["b"])
    match = load(SHEET, content)
    assert (match.number, match.state.word, match.notice) == (5, "aaabb", "")


def test_a_save_of_older_rules_is_opened():
    assert load(NEWER, save(spelled("abca"))).number == 4


def test_undo_does_not_play_earlier_steps_again_under_newer_rules(monkeypatch):
    content = save(spelled("abc"))
    monkeypatch.setattr(sys.modules[__name__], "WRITING", str.upper)
    match = load(NEWER, content)
    with suppress(Illegal):
        match.undo(0)
    assert match.state.word in ("abc", "ab")


def test_the_answers_to_an_effect_are_kept_too():
    """Accepting, declining and choosing are the kernel's own actions: every game must be able to read them."""
    match = spelled("abcabc")
    match.answer(0, Accept())
    again = load(SHEET, save(match))
    assert (again.number, again.state.word, again.notice) == (7, "ABCABC", "")


def test_a_raw_value_is_written_as_it_is():
    """The file is plain JSON that other programs can read."""
    found = read(save(dropped(3)))
    assert bytes(found.options) == b"{}"
    assert isinstance(found.state, Raw)
    assert answers(dropped(3))[0][:2] == [0, {"do": "drop", "column": 3}]


def test_a_match_of_one_long_step_keeps_all_its_answers():
    match = Match.start(NOUGHTS)
    for cell in (4, 0, 8):
        match.answer(match.turn.seat, Mark(cell))
    assert read(save(match)).at == 0
    assert load(NOUGHTS, save(match)).state.cells == match.state.cells


def test_a_save_left_in_a_card_that_reads_otherwise_now_says_so():
    content = save(Match.start(load_game("nautilus"), seed="reef"))
    state = msgspec.json.decode(content)["state"]
    state["agenda"].append({"step": "resolve", "place": "nautilus/cards/lost.do", "ctx": {"seat": 0}})
    why = refusal(lambda: load(load_game("nautilus"), forged(content, state=state)))
    assert why == "this save was left in the middle of nautilus/cards/lost.do, which reads otherwise now"
