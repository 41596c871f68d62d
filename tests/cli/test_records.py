"""Transcripts, replays and verification of whole games."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from fathom.cli.finished.records import MARGIN, told
from fathom.games import load
from fathom.games.noughts import Mark
from fathom.games.sleeping_gods.pieces import Heading, Passage
from fathom.kernel import Action, Ask, Flow, Game, Hidden, Match, State, Step, cites, commitment
from fathom.kernel.record import save as saves
from fathom.kernel.record.campaign import CampaignFile
from fathom.kernel.record.campaign import write as write_campaign
from fathom.kernel.words.prose import passages
from fathom.kernel.words.words import Words
from fathom.lab.studies.simulate import Plan, play_one
from tests.tally import noughts_is_a_campaign


def test_the_transcript_of_a_seed_is_always_the_same(fathom):
    command = ("transcript", "nautilus", "--seed", "7", "--seats", "random,random", "--lang", "en")
    once = fathom(*command).stdout
    assert fathom(*command).stdout == once
    assert fathom(*command[:3], "8", *command[4:]).stdout != once


def test_a_transcript_tells_each_question_answer_and_event(fathom):
    told = fathom("transcript", "noughts", "--seed", "1", "--seats", "random,random", "--lang", "en").stdout.split("\n")
    assert told[0] == "Noughts and Crosses"
    assert told[2:4] == ["Seed: 1", f"Commitment to the seed: {commitment('1')}"]
    question = told.index("   0 random 1: Which empty cell do you mark?")
    assert told[question + 1].startswith("     > Mark the ")
    assert told[question + 1].endswith(" cell [2]")
    assert told[question + 2].startswith("     · random 1 marks the ")
    assert told[-2] in ("random 1 wins.", "random 2 wins.", "A shared result: random 1, random 2.")


@pytest.mark.parametrize("language", ["fr", "es"])
def test_a_transcript_follows_the_language_but_not_the_game(fathom, language):
    command = ("transcript", "noughts", "--seed", "1", "--seats", "random,random", "--lang")
    told, english = (fathom(*command, each).stdout.split("\n") for each in (language, "en"))
    assert len(told) == len(english)
    assert told[0] != english[0]


@pytest.mark.parametrize(
    ("game", "bots", "settings"),
    [
        ("noughts", ["random", "random"], {}),
        ("nautilus", ["random", "greedy"], {}),
        ("unfathomable", ["random", "random", "random"], {}),
        ("machina-arcana", ["random", "random"], {"length": "very-short"}),
        ("sleeping-gods", ["random", "random"], {}),
    ],
)
def test_a_transcript_tells_the_game_of_the_same_seed_that_the_lab_plays(game, bots, settings):
    plan = Plan(game, bots, "7", settings)
    played = play_one(plan, 0)
    match = Match(load(game), plan.setup(load(game), 0), forced=True)
    list(told(match, bots, "en"))
    state = match.state
    assert (state.scores(), state.rounds(), state.milestones()) == (played.scores, played.rounds, played.milestones)


def test_a_bot_that_breaks_down_ends_its_transcript_in_a_sentence(fathom):
    Path("losers.py").write_text(
        "class Lost:\n"
        "    needs_view = needs_memory = False\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, seen, ask): return ask.options[9]\n"
    )
    result = fathom("transcript", "noughts", "--seats", "random,losers:Lost", code=1)
    assert result.stderr == "fathom: losers:Lost broke down: IndexError: list index out of range\n"


class Purses(State, kw_only=True):
    gold: Hidden[list[int]]

    def scores(self) -> list[int]:
        return self.gold


@cites("1")
class Shake(Action, frozen=True):
    """The only thing to do."""


@cites("1")
class Shaking(Step):
    def run(self, g: Purses) -> Flow:
        yield Ask(0, [Shake()], "shake")


PURSES = Game(
    name="purses",
    package=__name__,
    seats=range(2, 3),
    state=Purses,
    setup=lambda setup, chance: Purses(chance=chance, gold=[3, 5], agenda=[Shaking()]),
)


def test_what_was_hidden_counts_when_the_game_is_over():
    lines = list(told(Match.start(PURSES, forced=True), ["random", "random"], "en"))
    assert lines[-3:] == ["random 1: 3", "random 2: 5", "random 2 wins."]


def test_options_show_in_the_transcript(fathom):
    command = ("transcript", "nautilus", "--seats", "random,random", "--seed", "1", "--set", "base=free")
    assert "Options: base=free, first=0" in fathom(*command).stdout


# --------------------------------------------------------------------------------------------- replay


def test_a_replay_shows_the_end_by_default(fathom, played):
    shown = fathom("replay", str(played)).output
    assert "Question 5 of 5" in shown
    assert " O │ O │ O " in shown
    assert "Ana wins." in shown


def test_a_replay_stops_at_a_question(fathom, played):
    shown = fathom("replay", str(played), "--at", "2").output
    assert "Question 2 of 5" in shown
    assert "· random 2 marks the middle left cell." in shown
    assert "Ana: Which empty cell do you mark?\n> Mark the top middle cell" in shown
    assert "wins" not in shown


def test_stepping_through_a_replay(fathom, played):
    shown = fathom("replay", str(played), "--at", "1", "--step", typed="\nb\n4\nb\nq\n").output
    numbers = [line for line in shown.split("\n") if line.startswith("Question")]
    assert numbers == [f"Question {number} of 5" for number in (1, 2, 1, 4, 3)]


@pytest.mark.parametrize("at", ["6", "-1"])
def test_a_question_that_is_not_there(fathom, played, at):
    assert (
        f"there is no question {at}: this game has questions 0 to 5"
        in fathom("replay", str(played), "--at", at, code=2).stderr
    )


def test_a_replay_through_the_eyes_of_a_seat(fathom, half_way):
    assert "(you" not in fathom("replay", str(half_way)).output
    assert "Ana (you" in fathom("replay", str(half_way), "--seat", "1").output
    assert "there is no seat 3" in fathom("replay", str(half_way), "--seat", "3", code=2).stderr


# --------------------------------------------------------------------------------------------- verify


def forged(file, **changes):
    """The save with some fields changed and a checksum that fits: what a cheat would write."""
    found = msgspec.structs.replace(saves.read(file.read_bytes()), **changes)
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(found, checksum=saves._checksum(found))))


def test_a_true_record_is_verified(fathom, played):
    shown = fathom("verify", str(played)).stdout
    assert "Noughts and Crosses: everything holds." in shown
    assert "Seed: record\n" in shown
    assert f"Commitment to the seed: {commitment('record')}\n" in shown
    assert "Answers checked: 5\n" in shown
    assert "Ana wins.\n" in shown


def test_a_game_that_is_not_over_can_be_verified_too(fathom, half_way):
    assert "The game is not over yet." in fathom("verify", str(half_way)).stdout


def test_an_edited_record_is_not(fathom, played):
    played.write_text(played.read_text().replace('"cell":0', '"cell":8'))
    result = fathom("verify", str(played), code=1)
    assert "this save was changed after it was written" in result.stderr
    assert result.stdout == ""


def test_a_forged_answer_is_found_even_if_the_checksum_fits(fathom, played):
    answers = saves.read(played.read_bytes()).answers
    forged(played, answers=[answers[0], answers[0], *answers[2:]])
    assert "answer 1, by seat 0, is not legal" in fathom("verify", str(played), code=1).stderr


def test_another_seed_than_the_one_committed_to_is_found(fathom, played):
    forged(played, seed="luckier")
    assert "the seed is not the one that was committed to" in fathom("verify", str(played), code=1).stderr


def test_a_forged_state_is_found(fathom, half_way):
    state = msgspec.json.decode(saves.read(half_way.read_bytes()).state)
    state["players"][0]["money"] += 10
    forged(half_way, state=msgspec.Raw(msgspec.json.encode(state)))
    assert "the stored state is not the one" in fathom("verify", str(half_way), code=1).stderr


def test_a_state_of_the_wrong_shape_is_found(fathom, half_way):
    forged(half_way, state=msgspec.Raw(b"{}"))
    assert fathom("verify", str(half_way), code=1).stderr.count("\n") == 1
    assert fathom("play", "--load", str(half_way), code=2).stderr.count("\n") == 1


# ---------------------------------------------------------------------------------------- campaigns


def won(match):
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        match.answer(turn % 2, Mark(cell))
    return match


@pytest.fixture
def campaign(tmp_path):
    """A campaign of two chapters as a file."""
    with noughts_is_a_campaign() as game:
        first = won(Match.start(game, seed="first"))
        second = won(Match.start(game, seed="second", carry=first.state.carry_out()))
        file = tmp_path / "campaign.fathom"
        file.write_bytes(write_campaign(game, [saves.save(first), saves.save(second)]))
        yield file


def test_a_campaign_is_verified_chapter_by_chapter(fathom, campaign):
    shown = fathom("verify", str(campaign)).stdout
    assert shown.index("Seed: first") < shown.index("Chapter 2") < shown.index("Seed: second")


def test_a_chapter_that_did_not_follow_is_told(fathom, campaign):
    found = msgspec.json.decode(campaign.read_bytes(), type=CampaignFile)
    campaign.write_bytes(msgspec.json.encode(msgspec.structs.replace(found, chapters=found.chapters[::-1])))
    assert "chapter 1: this save goes on from an earlier game" in fathom("verify", str(campaign), code=1).stderr


def test_a_transcript_with_prose_has_what_was_read_and_nothing_else():
    game = load("sleeping-gods")
    match = Match.start(game, seed="r1", forced=True, packing=False, mode="brutal")
    plain = " ".join(" ".join(told(match, ["random"], "en", prose=True)).split())
    read, texts = match.state.readable_passages(0), passages(game, "en")
    assert len(read) > 10
    heard = {texts[key] for key in read}  # a text that tells who took a test may be the same for two of the crew
    long = [text for text in texts.values() if len(text) > 50]
    assert [text for text in long if (" ".join(text.split()) in plain) != (text in heard)] == []


def test_a_long_passage_keeps_its_paragraphs_in_a_transcript():
    game = load("sleeping-gods")
    match = Match.start(game, seed="r1")
    match.state.log[:] = [Passage("F31")]
    lines = "\n".join(islice(told(match, ["random"], "en", prose=True), 60)).split("\n\n")
    shown = [" ".join(part.split()) for part in lines if part.startswith(MARGIN)]
    assert shown == passages(game, "en")["F31"].split("\n\n")


def test_a_choice_is_told_by_what_the_book_says_of_it_but_only_to_who_has_read_the_page():
    game = load("sleeping-gods")
    match = Match.start(game, seed="r1")
    words = Words("en", game, ["Ada"], match.view(0))
    assert words.value(Heading("2/mend"), Heading) == "mend"
    match.state.log.append(Passage("2"))
    words = Words("en", game, ["Ada"], match.view(0))
    assert words.value(Heading("2/mend"), Heading) == "Climb up and see what can be mended"
