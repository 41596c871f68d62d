"""Studies in folders: the same table whoever played the games, and nothing lost when something stops."""

from pathlib import Path

import polars as pl
import pytest

from fathom.lab.running.engines import Engine
from fathom.lab.studies.folder import GAMES, NOTES, SCHEMA, Folder, Unreadable, read
from fathom.lab.studies.simulate import Plan, Results, Study, carry_out

STUDY = Study(
    "sweep",
    [
        Plan("noughts", ["random"] * 2, "tide", tallied=True),
        Plan("nautilus", ["random"] * 3, "tide", {"base": "free", "start.money": 60}, tallied=True),
    ],
    [12, 2],
)


def kept(folder: Path, jobs: int = 1, study: Study = STUDY) -> Results:
    writer = Folder(folder, study)
    results = carry_out(study, Engine(jobs=jobs), writer.add)
    writer.close(results)
    return results


def test_the_table_has_a_row_for_each_game_in_the_order_of_the_plans(tmp_path):
    kept(tmp_path)
    notes, games = read(tmp_path)
    assert games.schema == SCHEMA
    assert games.select("plan", "number").rows() == [(0, number) for number in range(12)] + [(1, 0), (1, 1)]
    assert (notes.study, notes.played, notes.stopped) == (STUDY, 14, "")
    last = games.row(-1, named=True)
    assert last["seed"] == "tide/1"
    assert last["settings"] == "base=free start.money=60"
    assert (last["seats"], last["bots"]) == (3, ["random"] * 3)
    assert len(last["scores"]) == 3
    assert last["ending"] in ("idle", "all-found", "last-found")
    assert last["rounds"] > 0
    assert sum(use["count"] for use in last["uses"] if use["kind"] == "answer" and not use["card"]) == last["decisions"]


def test_the_same_seeds_give_the_same_table_whatever_the_number_of_workers(tmp_path):
    kept(tmp_path / "one")
    kept(tmp_path / "two", jobs=2)
    assert read(tmp_path / "one")[1].equals(read(tmp_path / "two")[1])


def test_parts_are_written_on_the_way_and_can_be_read(tmp_path, monkeypatch):
    monkeypatch.setattr("fathom.lab.studies.folder.PART_GAMES", 5)
    writer = Folder(tmp_path, STUDY)
    carry_out(STUDY, Engine(), writer.add)  # and the power goes out before it is closed
    notes, games = read(tmp_path)
    assert notes.stopped == "running"
    assert games.height == 10
    assert not (tmp_path / GAMES).exists()


def test_parts_become_one_table_at_the_end(tmp_path, monkeypatch):
    monkeypatch.setattr("fathom.lab.studies.folder.PART_GAMES", 5)
    kept(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [GAMES, NOTES]
    assert read(tmp_path)[1].height == 14


def test_an_interruption_keeps_what_is_done(tmp_path):
    writer = Folder(tmp_path, STUDY)
    games = []

    def stop_after_three(played):
        writer.add(played)
        games.append(played)
        if len(games) == 3:
            raise KeyboardInterrupt

    writer.close(carry_out(STUDY, Engine(), stop_after_three))
    notes, table = read(tmp_path)
    assert (notes.played, notes.stopped, table.height) == (3, "interrupted", 3)


def test_a_game_that_broke_off_is_a_row_with_its_error(tmp_path, monkeypatch):
    monkeypatch.setattr("fathom.games.noughts.Noughts.scores", lambda state: 1 / 0)
    kept(tmp_path, study=Study("simulate", [Plan("noughts", ["random"] * 2, "tide")], [1]))
    row = read(tmp_path)[1].row(0, named=True)
    assert row["error"].startswith("seed tide/0: ZeroDivisionError")
    assert (row["winners"], row["uses"]) == ([], [])


def test_a_study_is_not_written_over_another(tmp_path):
    kept(tmp_path)
    with pytest.raises(ValueError, match="there is a study in this folder already"):
        Folder(tmp_path, STUDY)


def test_a_file_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueError, match="this is a file"):
        Folder(tmp_path / "file", STUDY)


def test_nothing_is_made_before_the_first_game(tmp_path):
    Folder(tmp_path / "new", STUDY)
    assert not (tmp_path / "new").exists()


def test_a_folder_without_a_study(tmp_path):
    with pytest.raises(Unreadable, match="there is no study here"):
        read(tmp_path)


@pytest.mark.parametrize("name", [NOTES, GAMES])
def test_a_damaged_file_is_named(tmp_path, name):
    kept(tmp_path)
    (tmp_path / name).write_bytes(b"PAR1 gibberish")
    with pytest.raises(Unreadable, match=f"{name}: this file is damaged"):
        read(tmp_path)


def test_a_table_of_something_else(tmp_path):
    kept(tmp_path)
    pl.DataFrame({"plan": [1], "number": [1]}).write_parquet(tmp_path / GAMES)
    with pytest.raises(Unreadable, match="not those of a study"):
        read(tmp_path)


def test_a_study_from_the_future(tmp_path):
    kept(tmp_path)
    notes = (tmp_path / NOTES).read_text().replace('"format": 2', '"format": 3')
    (tmp_path / NOTES).write_text(notes)
    with pytest.raises(Unreadable, match="format 3; this Fathom reads format 2"):
        read(tmp_path)


@pytest.mark.parametrize(("games", "seconds", "parts"), [(10**6, 10**6, 0), (5, 10**6, 2), (10**6, -1, 14)])
def test_a_part_is_written_when_there_are_enough_games_or_enough_time_has_passed(
    tmp_path, monkeypatch, games, seconds, parts
):
    monkeypatch.setattr("fathom.lab.studies.folder.PART_GAMES", games)
    monkeypatch.setattr("fathom.lab.studies.folder.PART_SECONDS", seconds)
    carry_out(STUDY, Engine(), Folder(tmp_path, STUDY).add)
    assert len(list(tmp_path.glob("*.parquet"))) == parts


# ------------------------------------------------------------------------------------- going on later


def gone_on(folder: Path, study: Study = STUDY) -> list[tuple[int, int]]:
    """Which games were played when the study was resumed."""
    writer, anew = Folder(folder, study, resumed=True), []

    def told(played) -> None:
        anew.append((played.plan, played.number))
        writer.add(played)

    writer.close(carry_out(study, Engine(), told, writer.before))
    return anew


def test_a_study_that_was_interrupted_is_gone_on_with(tmp_path):
    kept(tmp_path / "whole")
    writer = Folder(tmp_path / "half", STUDY)
    played = carry_out(STUDY, Engine()).played
    for each in played[:5]:
        writer.add(each)
    writer._write_part()  # and then the power is cut
    anew = gone_on(tmp_path / "half")
    assert len(anew) == 9
    assert not {(each.plan, each.number) for each in played[:5]} & set(anew)
    notes, games = read(tmp_path / "half")
    assert (notes.played, notes.stopped) == (14, "")
    whole = read(tmp_path / "whole")[1]
    assert games.drop("uses").equals(whole.drop("uses"))
    assert [file.name for file in tmp_path.glob("half/part-*")] == []


def test_a_study_can_have_more_games_later(tmp_path):
    kept(tmp_path)
    more = Study(STUDY.kind, STUDY.plans, [12, 4])
    assert gone_on(tmp_path, more) == [(1, 2), (1, 3)]
    notes, games = read(tmp_path)
    assert (notes.study.games, notes.played, len(games)) == ([12, 4], 16, 16)
    assert gone_on(tmp_path, more) == []
    assert len(read(tmp_path)[1]) == 16


def test_another_study_is_not_gone_on_with(tmp_path):
    kept(tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    other = Study("sweep", [STUDY.plans[0], Plan("nautilus", ["random"] * 2, "tide", tallied=True)], [12, 2])
    with pytest.raises(ValueError, match="was another"):
        Folder(tmp_path, other, resumed=True)
    assert (tmp_path / GAMES).read_bytes() == before


def test_rules_that_have_changed_are_not_mixed(tmp_path):
    kept(tmp_path)
    notes = (tmp_path / NOTES).read_text()
    (tmp_path / NOTES).write_text(notes.replace('"rules_version": ', '"rules_version": 9'))
    with pytest.raises(ValueError, match="the rules have changed"):
        Folder(tmp_path, STUDY, resumed=True)


def test_where_nothing_is_yet_resuming_begins(tmp_path):
    assert len(gone_on(tmp_path / "new")) == 14
