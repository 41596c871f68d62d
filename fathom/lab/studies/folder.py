"""A study in a folder: `study.json` says what was planned and how far it came, `games.parquet` has a row for each game.

While a study runs its games are in `part-*.parquet`, so that also a power cut leaves what was played.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import polars as pl
from msgspec import Struct

from fathom.games import load
from fathom.lab.studies.simulate import LIGHT, Plan, Played, Results, Study

FORMAT = 2
NOTES, GAMES, PARTS = "study.json", "games.parquet", "part-*.parquet"
PART_GAMES, PART_SECONDS = 2000, 30.0  # when a part is written
RUNNING = "running"

USE = pl.Struct(
    {
        "seat": pl.Int8(),  # -1 for nobody
        "kind": pl.String(),  # "answer" or "event"
        "name": pl.String(),  # such as "buy"
        "card": pl.String(),  # "" for all of that name, else those naming this card
        "count": pl.UInt32(),
    }
)
MILESTONE = pl.Struct({"name": pl.String(), "value": pl.Int32()})
SCHEMA = pl.Schema(
    {
        "plan": pl.UInt16(),  # which plan of study.json
        "number": pl.UInt32(),  # which game of that plan
        "seed": pl.String(),
        "settings": pl.String(),  # as `--set` takes them, such as "base=free start.money=60"
        "seats": pl.UInt8(),
        "bots": pl.List(pl.String()),  # by seat
        "first": pl.UInt8(),  # the seat that was asked first
        "winners": pl.List(pl.UInt8()),  # seats
        "result": pl.List(pl.Float64()),  # by seat: its share of the victory
        "sides": pl.List(pl.String()),  # by seat, at the end; none where nobody wins together
        "scores": pl.List(pl.Int32()),  # by seat
        "decisions": pl.UInt32(),
        "rounds": pl.UInt16(),  # 0 in a game that has none
        "ending": pl.String(),  # what ended the game, "" if the game does not say
        "forfeit": pl.Int8(),  # the seat whose bot broke down, -1 for nobody
        "fault": pl.String(),  # what happened to it, "" if nothing
        "error": pl.String(),  # why the game broke off, "" if it did not
        "uses": pl.List(USE),
        "milestones": pl.List(MILESTONE),
    }
)


class Notes(Struct, frozen=True):
    """What `study.json` holds. `stopped` is empty when every game was played."""

    format: int
    fathom: str
    rules_version: int
    study: Study
    played: int = 0
    seconds: float = 0.0
    stopped: str = RUNNING


class Unreadable(ValueError):
    """A folder that holds no study, or one that cannot be read."""


class Folder:
    """A study being written. The folder is made when the first game has been played.

    One that is there already is gone on with if `resumed`: `before` are the games that need not be played again.
    """

    def __init__(self, path: Path, study: Study, resumed: bool = False) -> None:
        self.path, self.study = path, study
        if path.exists() and not path.is_dir():
            raise ValueError(f"{path}: this is a file, and a study needs a folder")
        self._rows: list[dict[str, Any]] = []
        self._parts, self._begun = count(), False
        self._written = monotonic()
        self.before: list[Played] = []
        self._seconds = 0.0
        game = load(study.plans[0].game)
        self._notes = Notes(FORMAT, version("fathom-table"), game.rules_version, study)
        if (path / NOTES).exists():
            if not resumed:
                raise ValueError(f"{path}: there is a study in this folder already; choose another, or add --resume")
            self._resume()

    def _resume(self) -> None:
        """Take up the study that is there, if it is the same but for how many games are wanted."""
        notes, games = read(self.path)
        encode = msgspec.json.encode
        if notes.rules_version != self._notes.rules_version:
            raise ValueError(f"{self.path}: the rules have changed since; play the study anew")
        if encode((notes.study.kind, notes.study.plans)) != encode((self.study.kind, self.study.plans)):
            raise ValueError(f"{self.path}: the study in this folder was another; give the same command to resume it")
        self.before, self._seconds = played(games), notes.seconds
        if (self.path / GAMES).is_file():  # which becomes the first part of the whole
            (self.path / GAMES).replace(self.path / PARTS.replace("*", "00000"))
        taken = [int(part.stem.removeprefix("part-")) for part in self.path.glob(PARTS)]
        self._parts = count(max(taken, default=-1) + 1)

    def add(self, played: Played) -> None:
        self._rows.append(row(self.study.plans[played.plan], played))
        if not self._begun:
            self._begin()
        if len(self._rows) >= PART_GAMES or monotonic() - self._written > PART_SECONDS:
            self._write_part()

    def _begin(self) -> None:
        self.path.mkdir(parents=True, exist_ok=True)
        self._note(self._notes)
        self._begun = True

    def close(self, results: Results) -> None:
        """Bring all parts into one table, in the order of the plans."""
        self._begin()
        self._write_part()
        parts = sorted(self.path.glob(PARTS))
        whole = pl.scan_parquet(parts).unique(["plan", "number"]).sort("plan", "number")
        whole.sink_parquet(self.path / f"{GAMES}.new")
        (self.path / f"{GAMES}.new").replace(self.path / GAMES)
        played: int = pl.scan_parquet(self.path / GAMES).select(pl.len()).collect().item()
        seconds = round(self._seconds + results.seconds, 3)
        self._note(msgspec.structs.replace(self._notes, played=played, seconds=seconds, stopped=results.stopped))
        for part in parts:
            part.unlink()

    def _write_part(self) -> None:
        file = self.path / PARTS.replace("*", f"{next(self._parts):05}")
        frame = pl.DataFrame(self._rows, schema=SCHEMA, orient="row")
        frame.write_parquet(file.with_suffix(".new"))
        file.with_suffix(".new").replace(file)
        self._rows = []
        self._written = monotonic()

    def _note(self, notes: Notes) -> None:
        (self.path / f"{NOTES}.new").write_bytes(msgspec.json.format(msgspec.json.encode(notes)))
        (self.path / f"{NOTES}.new").replace(self.path / NOTES)


def settings_text(plan: Plan) -> str:
    return " ".join(f"{name}={value}" for name, value in sorted(plan.settings.items()))


def row(plan: Plan, played: Played) -> dict[str, Any]:
    """A game as a row of the table."""
    return {
        **{name: getattr(played, name) for name in played.__struct_fields__ if name in SCHEMA},
        "settings": settings_text(plan),
        "seats": len(plan.bots),
        "bots": plan.bots,
        "uses": msgspec.to_builtins(played.uses),
        "milestones": [{"name": name, "value": value} for name, value in played.milestones.items()],
    }


def played(games: pl.DataFrame) -> list[Played]:
    """The games of a table, as they were played; without what was used in them."""
    names = [name for name in LIGHT if name in games.columns]
    return [Played(**_lightened(row)) for row in games.select(names).iter_rows(named=True)]


def _lightened(row: dict[str, Any]) -> dict[str, Any]:
    """A row as a game has it: milestones by name."""
    return {**row, "milestones": {each["name"]: each["value"] for each in row.get("milestones") or ()}}


def read(path: Path) -> tuple[Notes, pl.DataFrame]:
    """The study in a folder and its games so far, or `Unreadable`."""
    if not (path / NOTES).is_file():
        raise Unreadable(f"{path}: there is no study here (a folder that `fathom simulate --out` has written)")
    with _as_unreadable(path / NOTES):
        notes = msgspec.json.decode((path / NOTES).read_bytes(), type=Notes)
    if notes.format != FORMAT:
        raise Unreadable(f"{path}: this study has format {notes.format}; this Fathom reads format {FORMAT}")
    files = [path / GAMES] if (path / GAMES).is_file() else sorted(path.glob(PARTS))
    if not files:
        return notes, pl.DataFrame(schema=SCHEMA)
    with _as_unreadable(files[0]):
        games = pl.concat([pl.read_parquet(file) for file in files]).unique(["plan", "number"])
        if games.schema != SCHEMA:
            raise Unreadable(f"{files[0]}: the columns are not those of a study")
        return notes, games.sort("plan", "number")


@contextmanager
def _as_unreadable(file: Path) -> Iterator[None]:
    try:
        yield
    except (msgspec.DecodeError, pl.exceptions.PolarsError, UnicodeDecodeError) as error:
        raise Unreadable(f"{file}: this file is damaged ({type(error).__name__})") from None
