"""Reports: one page that needs nothing else, with every plot that the study has data for, in three languages."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from fathom.games import load
from fathom.kernel.words.words import LANGUAGES, Words
from fathom.lab.pages import plots
from fathom.lab.pages.figures import Figures
from fathom.lab.pages.report import SECTIONS, _by_name, report
from fathom.lab.running.engines import Engine
from fathom.lab.studies.compare import compare
from fathom.lab.studies.folder import Folder
from fathom.lab.studies.milestones import Grid, arranged
from fathom.lab.studies.simulate import Plan, Played, Results, Study, carry_out, won
from fathom.lab.studies.sweep import sweep
from fathom.lab.studies.tournament import tournament

STUDIES = {
    "simulate": Study("simulate", [Plan("nautilus", ["greedy", "random", "random"], "tide", tallied=True)], [6]),
    "tournament": tournament("noughts", ["random", "other"], 20, 2, "tide", {}, tallied=True),
    "compare": compare("unfathomable", ["random", "other"], 3, 3, "tide", {}, others="other", tallied=True),
    "sweep": sweep("nautilus", ["random"] * 2, 4, "tide", {"start.money": "50..60:5"}, tallied=True),
}


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    found = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fathom.bots.bots_of", both_random)
        for name, study in STUDIES.items():
            found[name] = tmp_path_factory.mktemp(name)
            keep(found[name], study)
    return found


def both_random(game):
    from fathom.bots import RandomBot
    from fathom.games.nautilus.bots import Greedy

    return {"random": RandomBot, "other": RandomBot, "greedy": Greedy}


def keep(folder: Path, study: Study) -> Results:
    writer = Folder(folder, study)
    results = carry_out(study, Engine(), writer.add)
    writer.close(results)
    return results


class Whole(HTMLParser):
    """Checks that every element is closed and that nothing comes from elsewhere; keeps the text."""

    VOID = {"meta", "rect", "line", "circle", "path", "polyline"}

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.text = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            assert name not in ("src", "srcset", "onclick"), (tag, name)
            assert name != "href" or value.startswith("#"), value
            if name == "id":
                self.ids.append(value)
        assert tag not in ("script", "link", "iframe")
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        assert tag in self.VOID

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def sections(page: str) -> list[str]:
    return re.findall(r'<section id="([a-z]+)">', page)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("simulate", ["wins", "first", "length", "endings", "scores", "actions", "cards"]),
        ("tournament", ["elo", "wins", "first", "length", "actions"]),
        ("compare", ["compared", "first", "length", "endings", "actions", "cards"]),
        ("sweep", ["effect", "wins", "first", "length", "endings", "scores", "actions", "cards"]),
    ],
)
def test_a_page_has_every_section_that_there_is_data_for(folders, name, expected):
    page = report(folders[name], "en")
    assert sections(page) == expected
    assert set(expected) <= set(SECTIONS)
    assert len(set(Whole(page).ids)) == len(Whole(page).ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STUDIES)
def test_a_page_reads_well_in_every_language(folders, name, language):
    page = report(folders[name], language)
    whole = Whole(page)
    assert f'<html lang="{language}">' in page
    assert not re.search(r"\b(lab|do|kind|find|ending|mission|option)-[a-z]", whole.text), "a key without its words"
    assert "http" not in page.replace("http-equiv", "")
    assert "None" not in whole.text
    assert "nan" not in re.findall(r"\w+", whole.text)


def test_the_numbers_of_the_page_are_those_of_the_games(folders):
    page = Whole(report(folders["simulate"], "en")).text
    results = carry_out(STUDIES["simulate"], Engine()).played
    assert "6 games · seed tide" in page
    assert "100.0 %" in page  # greedy wins them all
    mean = sum(played.scores[0] for played in results) / 6
    assert f"{mean:.1f}" in page
    assert "Buy an exploration module" in page


def test_what_is_used_stands_under_the_words_of_the_game(folders):
    page = report(folders["simulate"], "fr")
    assert "<h3>Modules achetés</h3>" in page
    assert not re.search(r"<h3>[a-z-]+</h3>", page)


def test_every_action_is_shown_the_rare_ones_on_demand(folders, monkeypatch):
    whole = report(folders["simulate"], "en")
    monkeypatch.setattr("fathom.lab.pages.report.MOST_BARS", 3)
    short = report(folders["simulate"], "en")
    labels = re.compile(r'text-anchor="end" class="">([^<]+)<')
    assert set(labels.findall(short)) == set(labels.findall(whole))
    assert re.search(r"<summary>\d+ more</summary>", short)


def test_a_sweep_shows_its_values(folders):
    page = Whole(report(folders["sweep"], "es")).text
    assert all(value in page for value in ("start.money", "50", "55", "60"))


def test_bots_that_keep_their_seats_are_told_apart_by_them(folders):
    assert {"random 2", "random 3"} <= set(re.findall(r"<td>(random[ \d]*)</td>", report(folders["simulate"], "en")))
    assert set(re.findall(r"<td>(random[ \d]*)</td>", report(folders["tournament"], "en"))) == {"random"}


def test_a_tournament_shows_ratings_and_the_crosstable(folders):
    page = Whole(report(folders["tournament"], "en")).text
    assert "against other" in page
    assert "95 % interval" in page


def test_a_comparison_shows_what_the_side_gains(folders):
    page = Whole(report(folders["compare"], "en")).text
    assert "What the bots do for their side" in page
    assert "Games won by the humans" in page
    assert "points more" in page


def test_where_there_are_sides_the_page_says_which_wins(tmp_path):
    study = sweep("unfathomable", ["random"] * 4, 2, "tide", {"start.fuel": "1,10"})
    results = keep(tmp_path, study)
    page = report(tmp_path, "en")
    assert sections(page)[:2] == ["effect", "sides"]
    for side in ("humans", "traitors"):
        wins = sum(won(played, side) for played in results.played)
        assert f"<td>the {side}</td><td>4</td><td>{wins}.0</td>" in page


def test_a_part_of_a_study_says_so(tmp_path):
    writer = Folder(tmp_path, STUDIES["sweep"])
    writer.add(STUDIES["sweep"].play((0, 0)))
    writer.close(Results([], 1.0, "interrupted"))
    page = report(tmp_path, "fr")
    assert "parties jouées\xa0: 1 sur 12" in page
    Whole(page)


def test_games_that_broke_off_are_told_and_left_out(tmp_path, monkeypatch):
    monkeypatch.setattr("fathom.games.noughts.Noughts.scores", lambda state: 1 / 0)
    keep(tmp_path, Study("simulate", [Plan("noughts", ["random"] * 2, "<tide>")], [3]))
    page = report(tmp_path, "en")
    assert "3 games broke off" in page
    assert "There is no finished game" in page
    assert "&lt;tide&gt;" in page
    assert sections(page) == []


def test_a_study_without_tallies_has_no_uses(tmp_path):
    keep(tmp_path, Study("simulate", [Plan("noughts", ["random"] * 2, "tide")], [3]))
    assert "actions" not in sections(report(tmp_path, "en"))


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (1203, 1688, [1200, 1300, 1400, 1500, 1600, 1700]),
        (40, 40, [40, 50, 60, 70, 80]),
        (0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
    ],
)
def test_ticks_are_round_and_cover_the_span(low, high, found):
    assert plots.ticks(low, high) == found


@pytest.mark.parametrize(
    ("high", "found"), [(1, [0, 1]), (2, [0, 1, 2]), (3, [0, 1, 2, 3]), (12, [0, 5, 10, 15]), (1e-9, [0, 1])]
)
def test_no_two_ticks_are_shown_alike(high, found):
    assert plots.ticks(0, high, show="{:.0f}".format) == found


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.05, "0.05"),
        (10.5, "10.5"),
        (27.236, "27.2"),
        (1000.6, "1,001"),
        (1234.5, "1,234"),
        (0, "0"),
        (-2.5, "−2.5"),
    ],
)
def test_numbers_are_as_short_as_they_can_be(value, text):
    assert Figures("en").short(value) == text


def test_a_bar_that_would_dwarf_the_others_is_cut():
    rows = [plots.Bar(str(value), value, value, value, str(value)) for value in (200.0, 9.0, 4.0)]
    drawn = plots.pairs("x", [(row, row) for row in rows], lambda value: f"{value:g}")
    assert drawn.count('class="gap"') == 2
    assert re.findall(r'class="tick">(\d+)<', drawn)[-1] == "10"
    assert "200.0 / 200.0" in drawn


def test_a_plot_tells_what_it_shows_to_who_cannot_see_it():
    drawn = plots.bars("Wins <3", [plots.Bar("a & b", 0.5, 0.4, 0.6, "50 %")], lambda value: f"{value:g}")
    assert 'role="img" aria-label="Wins &lt;3"' in drawn
    assert "<title>a &amp; b: 50 %</title>" in drawn
    Whole(drawn)


def test_equal_values_can_be_drawn():
    plots.histogram("x", [5, 5, 5], str, "x")
    plots.boxes("x", [plots.Box("a", (0, 0, 0, 0, 0), 0, "0")], str)
    plots.lines("x", [plots.Line("a", [(1, 0, 0, 0)])], str, str, "x")
    plots.points("x", [plots.Bar("a", 1500, 1500, 1500, "1500")], str)


def test_a_page_tells_how_far_the_games_came(tmp_path):
    keep(tmp_path, Study("simulate", [Plan("sleeping-gods", ["random"], "far")], [3]))
    shown = report(tmp_path, "es")
    assert "Hasta dónde se llega" in shown
    assert "tótems hallados" in shown
    assert "derrotas por daños del barco" in shown


def noughts_with(folder: Path, game: str = "noughts", **told: list[Any]) -> str:
    """The page of games of noughts, or of another game, of which this is told, game by game."""
    study = Study("simulate", [Plan(game, ["random"] * 2, "told")], [len(next(iter(told.values())))])
    writer = Folder(folder, study)
    for number in range(study.total):
        given = {"scores": [1, 0], "rounds": 5, **{name: values[number] for name, values in told.items()}}
        writer.add(Played("told", [0], decisions=5, result=[1.0, 0.0], number=number, **given))
    writer.close(Results([], 1.0))
    return report(folder, "en")


@pytest.mark.parametrize(("highest", "shown"), [(1, False), (2, True)])
def test_scores_are_shown_where_they_tell_more_than_who_has_won(tmp_path, highest, shown):
    page = noughts_with(tmp_path, scores=[[1, 0], [0, highest]])
    assert ("scores" in sections(page)) == shown


@pytest.mark.parametrize(("reached", "from_zero"), [([0, 0, 0, 0, 10], True), ([90, 100, 110], False)])
def test_how_far_games_came_is_never_less_than_nothing(tmp_path, reached, from_zero):
    page = noughts_with(tmp_path, milestones=[{"chapter": each} for each in reached])
    drawn = page[page.index('<section id="milestones">') :]
    (start,) = map(float, re.findall(r'<rect x="([\d.]+)"', drawn)[:1])
    low = min(map(float, re.findall(r'<line x1="([\d.]+)"[^>]* class="whisker"', drawn)))
    assert (low == start) if from_zero else (low > start + 100)


def test_numbers_with_a_row_and_a_column_stand_in_tables():
    words = Words("en", load("sleeping-gods"))
    alone, (defeats, arcs) = arranged(["xp", "defeats", "lost-sea", "arc01-mercy", "arc01-gain"], words)
    assert alone == ["xp"]
    assert defeats == Grid(["in all", "at sea"], {"defeats": ["defeats", "lost-sea"]})
    assert arcs == Grid(["by mercy", "by gain"], {"arc I": ["arc01-mercy", "arc01-gain"]})


def test_a_report_shows_what_stands_in_tables_at_once(tmp_path):
    milestones = [{"xp": 50, "arc01-mercy": each, "arc01-gain": 0} for each in (0, 0, 0, 1)]
    page = noughts_with(tmp_path, "sleeping-gods", milestones=milestones)
    drawn = page[page.index('<section id="milestones">') :]
    shown = drawn[: drawn.index("<details>")]
    assert "experience earned" in shown
    assert "<td>arc I</td><td>0.25</td><td>0.00</td>" in shown
    assert "arc I closed by mercy" not in shown


@pytest.mark.parametrize(("rounds", "plots"), [([0, 4, 5], 2), ([0, 0, 0], 1)])
def test_rounds_are_shown_if_any_game_had_some(tmp_path, rounds, plots):
    page = noughts_with(tmp_path, rounds=rounds)
    assert page[page.index('<section id="length">') :].count("<svg") == plots


def test_lines_of_a_plot_are_in_order_whichever_plans_have_them():
    found = pl.DataFrame({"plan": [0, 1, 1], "who": ["b", "b", "a"], "mean": [1, 2, 3], "low": 0, "high": 9})
    assert list(_by_name(found).items()) == [("a", [(1, 3, 0, 9)]), ("b", [(0, 1, 0, 9), (1, 2, 0, 9)])]
