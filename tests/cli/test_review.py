"""`fathom review`: in the terminal, as JSON and as a page, and what it refuses."""

import msgspec
import pytest

from fathom.cli.finished.review import HEIGHT, between, plot
from fathom.lab.reviews.course import Line
from fathom.lab.reviews.review import Review, Reviewer

QUICK = ("--budget", "300")


def test_it_tells_the_chances_the_turns_and_the_costs(fathom, played):
    told = fathom("review", str(played), "--budget", "4000").stdout
    assert "Noughts and Crosses: the review. Ana wins." in told
    assert "● Ana   ▲ random 2" in told
    assert "Where it turned" in told
    assert "Answers that cost most" in told
    assert "random 2, question 1: Mark the middle left cell" in told  # which leaves the centre and two corners
    assert "better: Mark the " in told


@pytest.mark.parametrize("language", ["fr", "es"])
def test_it_speaks_other_languages(fathom, played, language):
    told = fathom("review", str(played), *QUICK, "--lang", language).stdout
    assert "review-" not in told
    assert "Where it turned" not in told


def test_json_goes_to_a_file_or_to_stdout(fathom, played, tmp_path):
    told = fathom("review", str(played), *QUICK, "--json", "-").stdout
    fathom("review", str(played), *QUICK, "--json", "review.json")
    found = msgspec.json.decode(told, type=Review)
    assert found == msgspec.json.decode((tmp_path / "review.json").read_bytes(), type=Review)
    assert (found.game, found.winners, found.budget, found.complete) == ("noughts", [0], 300, True)


def test_the_page_is_one_file(fathom, played, tmp_path):
    fathom("review", str(played), *QUICK, "--html", "review.html", "--lang", "es")
    page = (tmp_path / "review.html").read_text(encoding="utf-8")
    assert '<html lang="es">' in page
    assert "Los puntos de inflexión" in page


def test_the_seed_decides(fathom, played):
    command = ("review", str(played), *QUICK, "--json", "-")
    assert fathom(*command, "--seed", "a").stdout == fathom(*command, "--seed", "a").stdout
    assert fathom(*command, "--seed", "a").stdout != fathom(*command, "--seed", "b").stdout


def test_an_unfinished_game_is_refused_in_one_line(fathom, half_way):
    refused = fathom("review", str(half_way), code=2).stderr
    assert refused == f"fathom: {half_way}: this game is not over yet: only a finished game can be reviewed\n"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("nowhere.json",), "nowhere.json: no such file or directory"),
        (("FILE", "--html", "no/such/folder.html"), "--html no/such/folder.html: no file can be written there"),
        (("FILE", "--json", "no/such/folder.json"), "--json no/such/folder.json: no file can be written there"),
        (("FILE", "--budget", "5"), "--budget"),
    ],
)
def test_bad_input_is_refused_before_anything_is_done(fathom, played, arguments, why):
    refused = fathom("review", *(str(played) if each == "FILE" else each for each in arguments), code=2)
    assert why in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert refused.stdout == ""


def test_ctrl_c_keeps_what_was_found(fathom, played, tmp_path, monkeypatch):
    look = Reviewer.look

    def interrupted(self):
        for done in look(self):
            if done == 60:
                raise KeyboardInterrupt
            yield done

    monkeypatch.setattr(Reviewer, "look", interrupted)
    result = fathom("review", str(played), *QUICK, "--html", "part.html", "--json", "part.json", code=130)
    assert "This review was interrupted" in result.stdout
    assert result.stderr == "fathom: interrupted: this is what had been found\n"
    assert "This review was interrupted" in (tmp_path / "part.html").read_text()
    found = msgspec.json.decode((tmp_path / "part.json").read_bytes(), type=Review)
    assert not found.complete
    assert len(found.moments) > 1


# ------------------------------------------------------------------------------------- the plot


def flat(chances: list[float], moments: list[int]) -> Review:
    line = Line("", [0], chances)
    return Review("noughts", 1, moments[-1], [0], moments, [line], [], [], 0, 0, "", True)


def test_certain_victory_is_drawn_at_the_top_and_defeat_at_the_bottom():
    for chance, row in ((1.0, 0), (0.5, HEIGHT // 2), (0.0, HEIGHT - 1)):
        rows = str(plot(flat([chance, chance], [0, 10]), 60)).split("\n")
        assert [number for number, line in enumerate(rows) if "●" in line] == [row]


def test_a_chance_between_two_moments_lies_between_theirs():
    assert between([0, 10, 20], [0.0, 1.0, 0.5], 5) == 0.5
    assert between([0, 10, 20], [0.0, 1.0, 0.5], 10) == 1.0
    assert between([0, 10, 20], [0.0, 1.0, 0.5], 18) == pytest.approx(0.6)
