"""What of a box was never seen in the games of some studies."""

from pathlib import Path

from fathom.lab.running.engines import Engine
from fathom.lab.studies.folder import Folder
from fathom.lab.studies.simulate import Plan, Study, carry_out
from tools.seen import box, unseen


def studied(folder: Path, *bots: str, **settings: str) -> Path:
    study = Study("simulate", [Plan("machina-arcana", list(bots), "seen", settings, tallied=True)], [1])
    kept = Folder(folder, study)
    kept.close(carry_out(study, Engine(), kept.add))
    return folder


def test_what_no_game_has_shown_is_listed_by_kind(tmp_path: Path) -> None:
    ice = studied(tmp_path / "ice", "random", scenario="ice")
    both = [ice, studied(tmp_path / "beast", "random", scenario="beast")]
    alone, together = unseen([ice]), unseen(both)
    assert "ice-1" not in alone["chapters"]
    assert "beast-1" in alone["chapters"]
    assert "beast-1" not in together["chapters"]
    assert "destroyed" not in together["endings"]
    assert all(set(together[kind]) <= set(alone[kind]) for kind in box())


def test_the_box_is_whole() -> None:
    counts = {kind: len(names) for kind, names in box().items()}
    assert counts == {"explorers": 8, "chapters": 32, "monsters": 30, "items": 156, "events": 120, "endings": 4}
