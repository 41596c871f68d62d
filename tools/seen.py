"""What of a box was never seen in studies that `fathom simulate --out` has written: cards, monsters, endings.

python tools/seen.py study-of-ice study-of-statue study-of-beast
"""

import sys
from collections.abc import Iterable
from pathlib import Path

import polars as pl

from fathom.games.machina_arcana.library import chapters, events, explorers, items, monsters
from fathom.games.machina_arcana.pieces import Ending
from fathom.lab.studies.folder import read
from fathom.lab.studies.tally import EVENT


def box() -> dict[str, list[str]]:
    """What may be seen in Machina Arcana, by kind; a scenario card only lies beside the board."""
    return {
        "explorers": list(explorers()),
        "chapters": [name for name, card in chapters().items() if card.number or card.finale],
        "monsters": list(monsters()),
        "items": list(items()),
        "events": list(events()),
        "endings": [ending.value for ending in Ending],
    }


def seen(games: pl.DataFrame) -> set[str]:
    """Every card that an event of these games names, and how they ended."""
    use = pl.col("uses").struct
    cards = games.explode("uses").filter(use.field("kind") == EVENT).select(use.field("card"))
    return {*cards["card"], *games["ending"]}


def unseen(folders: Iterable[Path]) -> dict[str, list[str]]:
    """What no game of some studies has shown, by kind."""
    found = set().union(*(seen(read(folder)[1]) for folder in folders))
    return {kind: [name for name in names if name not in found] for kind, names in box().items()}


def main(folders: list[Path]) -> None:
    print(sum(read(folder)[1].height for folder in folders), "games")
    for kind, missing in unseen(folders).items():
        of = len(box()[kind])
        print(f"{kind}: {of - len(missing)} of {of} seen", *missing)


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]])
