"""Games that other packages bring along: installed is enough to play them, and none of them can do us harm."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from fathom import games
from fathom.kernel import Match, Unknown
from fathom.server.http.app import create_app
from fathom.server.settings import Settings
from tests.cli.conftest import fathom
from tests.server.conftest import BOT, ME, Person

__all__ = ["fathom"]

TIDES = """
from fathom.kernel import Action, Ask, Chance, Flow, Game, Public, Setup, State, Step


class Tides(State):
    water: Public[int] = 0

    def scores(self) -> list[int]:
        return [self.water, 0]


class Rise(Action, frozen=True):
    by: int


class Turn(Step):
    def run(self, g: Tides) -> Flow:
        for seat in (0, 1):
            match (yield Ask(seat, [Rise(1), Rise(2)], "rise")):
                case Rise(by):
                    g.water += by


def set_up(setup: Setup, chance: Chance) -> Tides:
    return Tides(chance=chance, agenda=[Turn()])


GAME = Game(name="tides", package=__name__, seats=range(2, 3), state=Tides, setup=set_up)
USURPER = Game(name="nautilus", package=__name__, seats=range(2, 3), state=Tides, setup=set_up)
"""
WORDS = "game-name = Tides\nask-rise = How high?\ndo-rise = Rise by { $by }\n"


def forget() -> None:
    for known in (games.names, games.guests, games.load):
        known.cache_clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Lay a package where Python finds it, with these entry points. What was once imported by a name stays."""

    def lay(package: str = "tides", **points: str) -> None:
        for language in ("en", "fr", "es"):
            (tmp_path / package / "words" / language).mkdir(parents=True)
            (tmp_path / package / "words" / language / f"{package}.ftl").write_text(WORDS)
        (tmp_path / package / "__init__.py").write_text(TIDES.replace("tides", package))
        about = tmp_path / f"{package}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {where}" for name, where in points.items()]
        (about / "entry_points.txt").write_text("\n".join(["[fathom.games]", *lines]))
        monkeypatch.syspath_prepend(str(tmp_path))
        forget()

    yield lay
    monkeypatch.undo()
    forget()


def test_an_installed_game_is_found_and_played(install, fathom):
    install(tides="tides:GAME")
    assert games.names() == [*games.own(), "tides"]
    match = Match.start(games.load("tides"), seed="1")
    for _ in range(2):
        match.answer(match.turn.seat, match.turn.options[1])
    assert match.state.water == 4
    assert "Tides" in fathom("games").output
    assert "20 games" in fathom("simulate", "tides", "--games", "20", "--seats", "random,random").output


@pytest.mark.slow
def test_an_installed_game_has_its_tables(install, tmp_path):
    install(tides="tides:GAME")
    app = create_app(Settings(data=tmp_path / "tables", bot_pause=0.0))
    with TestClient(app) as client:
        ada = Person(client, app)
        assert "tides" in [each["name"] for each in ada.get("/api/games")]
        table = ada.opens("tides", ME, {**BOT})["table"]["id"]
        assert ada.view(table, 0)["question"]["options"] == [{"do": "rise", "by": 1}, {"do": "rise", "by": 2}]
        ada.answers(table, 0)


@pytest.mark.parametrize(
    ("name", "where", "why"),
    [
        ("storm", "nowhere:GAME", "cannot be loaded: ModuleNotFoundError"),
        ("storm", "tides:GAME", "is no Game of that name"),
        ("storm", "tides:set_up", "is no Game of that name"),
        ("nautilus", "tides:USURPER", "there is a game of that name"),
    ],
)
def test_a_game_that_cannot_be_taken_in_is_left_out_and_said_so(install, caplog, name, where, why):
    ours = games.own()
    install(**{name: where})
    assert games.names() == ours
    assert f"the game {name!r} of tides" in caplog.text
    assert why in caplog.text
    assert games.load("nautilus").package == "fathom.games.nautilus"


def test_an_unknown_game_is_told_with_the_names_there_are(install):
    install(tides="tides:GAME")
    with pytest.raises(Unknown, match="tides"):
        games.load("tidse")
