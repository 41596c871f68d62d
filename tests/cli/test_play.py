"""Playing at the keyboard: answering, asking why, undo, saving, leaving, and several people at one keyboard."""

import re
import signal
import subprocess
import sys
import time

import pytest

from fathom.games import load
from fathom.kernel import commitment
from fathom.kernel.record.save import FORMAT, read
from fathom.kernel.words.words import LANGUAGES, Words

HOT_SEAT = ("play", "noughts", "--seats", "you:Ana,you:Bo", "--seed", "7")
ALONE = ("play", "nautilus", "--seats", "you,random", "--seed", "7", "--set", "first=1")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


# ---------------------------------------------------------------------------------------- whole games


def test_a_whole_game_of_noughts_by_typed_numbers(fathom):
    shown = fathom(*HOT_SEAT, typed=lines("1", "3", "1", "2", "1")).output
    assert "Ana: Which empty cell do you mark?" in shown
    assert "1  Mark the top left cell  2\n" in shown
    assert " O │ O │ O " in shown
    assert "Ana wins." in shown


def test_the_commitment_is_shown_at_the_start_and_the_seed_at_the_end(fathom):
    shown = fathom(*HOT_SEAT, typed=lines("1", "3", "1", "2", "1")).output
    assert shown.index(commitment("7")) < shown.index("Which empty cell")
    assert "Seed: 7\n" in shown[shown.index("Ana wins.") :]
    assert "Seed: 7" not in fathom(*HOT_SEAT, typed=lines("1", "q", "n")).output


def test_a_game_of_connect_four_against_a_bot(fathom):
    shown = fathom(
        "play", "connect-four", "--seats", "you,random", "--seed", "1", typed=lines("1", "2", "3") * 20
    ).output
    assert "The game is over." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_of_nautilus_by_pressing_enter(fathom, language):
    command = ("play", "nautilus", "--seats", "you,random", "--seed", "27", "--lang", language)
    shown = fathom(*command, typed=lines("", "1") * 600).output
    words = Words(language, load("nautilus"))
    assert words.say("game-about").split(".")[0][:60] in shown
    assert words.say("cli-game-over") in shown
    assert words.say("cli-commitment", commitment=commitment("27")) in shown
    for key in ("cli-", "ask-", "do-", "tell-", "why-", "game-", "kind-"):  # no text is missing
        assert not re.search(rf"(?<![\w-]){key}[a-z]", shown), key


def test_at_the_end_several_people_are_told_only_what_is_new(fathom):
    shown = fathom(*HOT_SEAT, typed=lines("1", "3", "1", "2", "1")).output
    assert shown.count("· Ana marks the top left cell.") == 1 + 1  # to Bo, and to Ana herself
    assert shown.count("· Ana marks the top right cell.") == 1


def test_a_thinker_at_the_keyboard_comes_back_with_the_saved_game(fathom, tmp_path):
    file = str(tmp_path / "deep.json")
    command = ("play", "noughts", "--seats", "you:Ana,thinker:20i", "--seed", "7")
    shown = fathom(*command, typed=lines("1", f"s {file}", "q")).output
    assert "thinker:20i 2 marks" in shown
    again = fathom("play", "--load", file, typed=lines("1", "q", "n")).output
    assert "thinker:20i 2 marks" in again


def test_with_bots_only_the_game_is_shown_to_its_end(fathom):
    shown = fathom("play", "noughts", "--seats", "random,random", "--seed", "1").output
    assert "random 1 marks" in shown
    assert "The game is over." in shown


# ------------------------------------------------------------------------------------------- answering


def test_the_board_the_seats_and_the_question_are_shown(fathom):
    shown = fathom(*ALONE, typed=lines("q")).output
    assert "   A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AAABACADAEAFAGAHAIAJ" in shown
    assert "◤▀▀◥" in shown
    assert re.search(r"▲1 Player 1 \(you, first\) +55 +15 +0/3", shown)
    assert "Player 1: Do you buy a module, or pass?" in shown
    assert "1  Buy nothing  B1a  ⏎" in shown


def test_a_long_list_is_folded_and_then_asked_by_square(fathom):
    shown = fathom(*ALONE, "--set", "base=free", typed=lines("1", "q", "n")).output
    assert "1  Place the base at … (" in shown
    assert re.search(r"1 \w+ +2 \w+", shown)


def test_the_name_of_a_square_answers_at_once(fathom):
    shown = fathom(*ALONE, "--set", "base=free", typed=lines("p10", "j", "q", "n")).output
    assert "· Player 1 places the base at P10." in shown


def test_enter_goes_back_from_the_squares_to_the_first_menu(fathom):
    shown = fathom(*ALONE, "--set", "base=free", typed=lines("1", "", "q", "n")).output
    assert shown.count("1  Place the base at … (") == 2


def test_enter_does_nothing_where_every_answer_does_something(fathom):
    shown = fathom(*HOT_SEAT, typed=lines("", "q")).output
    assert "There is no answer that does nothing here" in shown


def test_what_is_no_answer_is_told_and_asked_again(fathom):
    shown = fathom(*HOT_SEAT, typed=lines("99", "0", "xyz", "1", "q", "n")).output
    assert shown.count("There is no line of that number: the last one is 9.") == 2
    assert "“xyz” is no answer and no command here." in shown
    assert "· Ana marks the top left cell." in shown


def test_the_turns_of_a_module_are_drawn(fathom):
    shown = fathom(*ALONE, typed=lines("5", "2", "q", "n")).output
    assert "Which way round" in shown
    assert re.search(r"^1 +2 +", shown, re.MULTILINE)


# ------------------------------------------------------------------------------------------- commands


def test_what_is_blocked_is_explained_with_its_rule(fathom):
    shown = fathom(*ALONE, typed=lines("?", "q")).output
    assert "Not possible now:" in shown
    assert re.search(r"B2c +Buy a violet habitation module", shown)


def test_a_blocked_square_is_explained_when_it_is_typed(fathom):
    shown = fathom(*ALONE, typed=lines("5", "q12", "? Q12", "? Q9", "? A1", "q", "n")).output
    assert shown.count("The module would overlap the city: place it further out.") == 2
    assert re.search(r"Possible now:\n +B4g B3b +Build a research module at Q9", shown)
    assert "Nothing in this question has to do with A1." in shown


def test_help_journal_mission_rule_and_board(fathom):
    shown = fathom(*ALONE, typed=lines("h", "j", "m", "r b2a", "r Z9", "b", "q")).output
    assert "take the last answer back" in shown
    assert "blue airlocks" in shown
    assert "· Player 1 opens round 1." in shown
    assert re.search(r"Your mission is \w+: at the end you may upgrade", shown)
    assert Words("en", load("nautilus")).rule("B2a") in shown
    assert "There is no rule “Z9”." in shown
    assert shown.count("A B C D E F G") == 4  # two drawings, each with its letters above and below


def test_undo_and_redo(fathom):
    shown = fathom(*ALONE, typed=lines("4", "u", "U", "q", "n")).output
    assert "Taken back." in shown
    assert "Done again." in shown
    assert shown.count("Player 1: Do you buy a module, or pass?") == 2
    assert shown.count("Player 1: Do you build one of your modules?") == 2


def test_what_a_bot_has_answered_to_cannot_be_undone(fathom):
    shown = fathom("play", "noughts", "--seats", "you,random", typed=lines("u", "U", "1", "u", "q", "n")).output
    assert shown.count("You have no answer that can still be taken back.") == 2
    assert "You have taken back nothing that could be done again." in shown


# -------------------------------------------------------------------------------------- save and leave


def test_save_and_continue(fathom, tmp_path):
    assert "Saved as game.json." in fathom(*HOT_SEAT, typed=lines("1", "3", "s game.json", "q")).output
    assert read((tmp_path / "game.json").read_bytes()).names == ["Ana", "Bo"]
    shown = fathom("play", "--load", "game.json", typed=lines("1", "2", "1")).output
    assert "· Bo marks the middle left cell." in shown  # what had happened is told again
    assert "Ana wins." in shown


def test_bots_are_remembered_by_a_save_and_plain_names_follow_the_language(fathom):
    fathom("play", "noughts", "--seats", "you,random", typed=lines("1", "s game.json", "q"))
    shown = fathom("play", "--load", "game.json", "--lang", "fr", typed=lines("q")).output
    assert "Joueur 1\xa0: " in shown
    assert "X random 2" in shown


def test_a_save_without_a_name_gets_one_that_does_not_tell_the_seed(fathom, tmp_path):
    for _ in range(2):
        fathom(*HOT_SEAT, typed=lines("1", "s", "q"))
    stem = f"noughts-{commitment('7')[:8]}"
    assert sorted(file.name for file in tmp_path.iterdir()) == [f"{stem}-2.json", f"{stem}.json"]


def test_a_file_that_exists_is_not_replaced_without_asking(fathom, tmp_path):
    (tmp_path / "diary.txt").write_text("dear diary")
    fathom(*HOT_SEAT, typed=lines("1", "s diary.txt", "n", "q", "n"))
    assert (tmp_path / "diary.txt").read_text() == "dear diary"
    fathom(*HOT_SEAT, typed=lines("1", "s diary.txt", "y", "q"))
    assert read((tmp_path / "diary.txt").read_bytes()).game == "noughts"


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(fathom):
    shown = fathom(*HOT_SEAT, typed=lines("1", "s no/where.json", "q", "n")).output
    assert "Not saved: " in shown


def test_a_game_whose_file_is_gone_is_kept_in_another(fathom, tmp_path):
    (tmp_path / "there").mkdir()
    fathom(*HOT_SEAT, typed=lines("1", "s there/game.json", "q"))
    moved = (tmp_path / "there").rename(tmp_path / "elsewhere") / "game.json"
    shown = fathom("play", "--load", str(moved), "--save", "kept.json", typed=lines("1")).output
    assert "The game is kept in kept.json." in shown
    shown = fathom(*HOT_SEAT, typed=lines("1", "s no/where.json", "1")).output
    assert f"The game is kept in noughts-{commitment('7')[:8]}.json." in shown


def test_the_file_to_keep_a_game_in_must_be_a_new_one(fathom, played):
    before = played.read_bytes()
    assert "this file exists already" in fathom(*HOT_SEAT, "--save", str(played), code=2).stderr
    assert played.read_bytes() == before
    fathom("play", "--load", str(played), "--save", str(played))


def test_leaving_asks_whether_to_save(fathom, tmp_path):
    fathom(*HOT_SEAT, typed=lines("1", "q", "n"))
    assert list(tmp_path.iterdir()) == []
    assert "Saved as" in fathom(*HOT_SEAT, typed=lines("1", "q", "y")).output
    assert len(list(tmp_path.iterdir())) == 1


def test_nothing_is_asked_or_kept_when_nobody_has_answered(fathom, tmp_path):
    assert "Save the game" not in fathom(*HOT_SEAT, typed=lines("q")).output
    fathom(*HOT_SEAT, typed="")
    assert list(tmp_path.iterdir()) == []


def test_when_the_input_ends_the_game_is_kept(fathom, tmp_path):
    shown = fathom(*HOT_SEAT, typed=lines("1", "1")).output
    (file,) = tmp_path.iterdir()
    assert f"The game is kept in {file.name}. Continue with: fathom play --load {file.name}" in shown
    assert len(read(file.read_bytes()).answers) == 2


def test_with_save_every_answer_is_kept_at_once(fathom, tmp_path, monkeypatch):
    monkeypatch.setattr("fathom.cli.playing.play._keep", lambda table: None)  # as if killed
    fathom(*HOT_SEAT, "--save", "kept.json", typed=lines("1", "1", "1"))
    assert len(read((tmp_path / "kept.json").read_bytes()).answers) == 3


def test_with_save_the_finished_game_is_kept_too(fathom):
    fathom(*HOT_SEAT, "--save", "kept.json", typed=lines("1", "3", "1", "2", "1"))
    assert "Ana wins." in fathom("verify", "kept.json").output
    fathom("play", "noughts", "--seats", "random,random", "--seed", "1", "--save", "bots.json")
    assert "wins." in fathom("verify", "bots.json").output  # also what bots answer after the last person


def heed_signals() -> None:
    """A test run in the background has Ctrl-C switched off, and its children would inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_game_is_kept_and_the_exit_code_is_130(tmp_path, number):
    script = f"import sys; from fathom.cli import main; sys.argv[1:] = {list(HOT_SEAT)}; main()"
    with subprocess.Popen(
        [sys.executable, "-u", "-c", script],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_signals,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("Bo: "):
                break
        time.sleep(0.2)
        process.send_signal(number)
        rest, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert errors == ""
    (file,) = tmp_path.iterdir()
    assert f"fathom play --load {file.name}" in rest


# ---------------------------------------------------------------------------- several people, one keyboard


def test_the_keyboard_is_handed_over_before_secrets_are_shown(fathom):
    command = ("play", "nautilus", "--seats", "you:Ana,you:Bo", "--seed", "7", "--set", "first=1")
    shown = fathom(*command, typed=lines("", "m", "", "", "m", "q", "n")).output
    ana, bo = (shown.index(f"It is {name}’s turn at the keyboard.") for name in ("Ana", "Bo"))
    missions = [match.start() for match in re.finditer("Your mission is", shown)]
    assert ana < missions[0] < bo < missions[1]


def test_where_nothing_is_secret_nobody_has_to_look_away(fathom):
    assert "turn at the keyboard" not in fathom(*HOT_SEAT, typed=lines("1", "1", "q", "n")).output


# ------------------------------------------------------------------------------------- files that are not


def test_a_save_of_another_game_is_refused(fathom, played):
    result = fathom("play", "nautilus", "--load", str(played), code=2)
    assert result.stderr.endswith("this is a save of noughts, not of nautilus\n")


def test_a_save_has_its_own_seed_and_seats(fathom, played):
    assert "its own seed" in fathom("play", "--load", str(played), "--seed", "1", code=2).stderr
    assert "has 2 seats, not 3" in fathom("play", "--load", str(played), "--seats", "you,you,you", code=2).stderr


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text[:-40], "this is not a Fathom save, or it was cut short"),
        (lambda text: "hello", "this is not a Fathom save, or it was cut short"),
        (lambda text: "[" * 100_000, ""),
        (lambda text: text.replace('"cell":0', '"cell":8'), "this save was changed after it was written"),
        (lambda text: text.replace(f'"format":{FORMAT}', '"format":99'), "this save has format 99; this Fathom reads"),
    ],
    ids=["cut short", "no save", "nonsense", "edited", "newer"],
)
@pytest.mark.parametrize("command", ["play --load", "replay"])
def test_a_bad_save_is_refused_in_one_line_and_left_alone(fathom, played, command, change, told):
    bad = change(played.read_text())
    played.write_text(bad)
    result = fathom(*command.split(), str(played), code=2)
    assert told in result.stderr
    assert result.stderr.count("\n") == 1
    assert played.read_text() == bad
