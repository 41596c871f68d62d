"""Change the program in one small place after another, and see whether the tests notice.

    nice -n 10 python -m tools.mutants 200                   # draw 200 mutants, judge each, print figures by area
    nice -n 10 python -m tools.mutants 200                   # again: goes on where the table ends
    nice -n 10 python -m tools.mutants 200 --again survived  # judge the survivors anew, after tests were added
    python -m tools.mutants 200 --list                       # only show what would be drawn

A mutant is one change of one kind: another seat is asked, an event carries something else, a refusal names another
reason, `min` for `max`, `<` for `<=`, one more or less, a line dropped, arguments swapped, a flag flipped; on a card
lose for gain, another resource, number, skill or place. They are drawn evenly from the areas, in each from the kinds,
in each kind from the files. The changes are made in a copy of the tree under a temporary folder, never in your own.
Each mutant meets first the tests that are likeliest to notice (same name, imports, the rules and names of the changed
function), then the others of its area, until one fails or a budget of processor time is spent.

The table has a line for each mutant: its verdict, the test that noticed or the reason, and what was changed. Mutants
that change nothing anybody could notice are listed by hand, with the reason, in `tools/mutants/alike.toml`.
"""

import argparse
import csv
import hashlib
import re
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tools.mutants.areas import AREAS, TOP, Area, drawn
from tools.mutants.judging import KILLED, SURVIVED, Copy, Quick, judge, preload
from tools.mutants.mutations import Mutant
from tools.mutants.reach import Reach

ALIKE = Path(__file__).with_name("alike.toml")
SAME = "alike"
COLUMNS = ["id", "area", "kind", "verdict", "by", "place", "before", "after"]

Row = dict[str, str]


def row_of(area: Area, mutant: Mutant) -> Row:
    place = f"{mutant.file}:{mutant.line} {mutant.scope}"
    own = f"{mutant.file}/{mutant.scope}/{mutant.kind}/{mutant.nth}/{mutant.before}/{mutant.after}"
    name = hashlib.blake2b(own.encode(), digest_size=4).hexdigest()
    plain = {"before": mutant.before, "after": mutant.after}
    return {"id": name, "area": area.name, "kind": mutant.kind, "place": place, **plain, "verdict": "", "by": ""}


def read_table(file: Path) -> dict[str, Row]:
    if not file.exists():
        return {}
    with file.open(encoding="utf-8", newline="") as lines:
        return {row["id"]: row for row in csv.DictReader(lines, delimiter="\t")}


def write_table(file: Path, rows: Iterable[Row]) -> None:
    with file.open("w", encoding="utf-8", newline="") as lines:
        table = csv.DictWriter(lines, COLUMNS, delimiter="\t", lineterminator="\n")
        table.writeheader()
        table.writerows(rows)


def report(rows: Iterable[Row]) -> str:
    """The figures by area, and who survived."""
    judged = [row for row in rows if row["verdict"] in (KILLED, SURVIVED)]
    count, killed = Counter(row["area"] for row in judged), Counter(r["area"] for r in judged if r["verdict"] == KILLED)
    lines = [
        f"{area.name:14}{killed[area.name]:5} of {count[area.name]:4} killed" for area in AREAS if count[area.name]
    ]
    share = 100 * killed.total() / max(1, count.total())
    lines.append(f"{'all':14}{killed.total():5} of {count.total():4} killed: {share:.1f} %")
    left = [row for row in judged if row["verdict"] == SURVIVED]
    lines += [f"survived {r['id']} {r['kind']:10} {r['place']}: {r['before']} -> {r['after']}" for r in left]
    return "\n".join(lines)


def confirm(copy: Copy, rows: dict[str, Row]) -> None:
    """A test that fails in the unchanged tree, too, has noticed nothing: its mutants are to be judged anew."""
    blamed = sorted({row["by"] for row in rows.values() if row["verdict"] == KILLED and "::" in row["by"]})
    unsound: list[str] = []
    while blamed and (failed := copy.failing(blamed, 900, *(f"--deselect={each}" for each in unsound))):
        print(f"fails in the unchanged tree: {failed}", flush=True)
        unsound.append(failed)
        if failed not in blamed:
            break
        blamed.remove(failed)
    for name in [name for name, row in rows.items() if row["by"] in unsound]:
        del rows[name]


def wanted(top: Path, wish: argparse.Namespace) -> list[tuple[Area, Mutant, Row]]:
    """The mutants that are drawn, as far as they are wished for."""
    part, parts = (int(each) for each in wish.share.split("/"))
    found = [(area, mutant, row_of(area, mutant)) for area, mutant in drawn(top, wish.count, wish.seed)]
    found = [each for each in found if re.search(wish.only, "{place} {kind} {area}".format(**each[2]))]
    return found[part - 1 :: parts]


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("count", type=int, nargs="?", default=200, help="how many mutants are drawn (200)")
    wishes.add_argument("--seed", type=int, default=1, help="another seed draws others")
    wishes.add_argument("--table", type=Path, default=Path("mutants.tsv"), help="read, added to and written")
    wishes.add_argument("--budget", type=float, default=10, help="seconds of processor time for a mutant's tests")
    wishes.add_argument("--only", default="", help="a pattern that place, kind or area must match")
    wishes.add_argument("--again", default="", help="judge anew those with this verdict (survived, killed)")
    wishes.add_argument("--sure", action="store_true", help="let quick survivors meet tests that read the files")
    wishes.add_argument("--list", action="store_true", help="judge nothing, show what would be drawn")
    wishes.add_argument("--share", default="1/1", help="2/3: the second third of the mutants, to run three at once")
    wishes.add_argument("--confirm", action="store_true", help="run the tests that noticed in the unchanged tree, too")
    wishes.add_argument("--reach", type=Path, action="append", default=[], help="what `tools.mutants.reach` has noted")
    wishes.add_argument("--tests", nargs="+", default=[], help="meet only these test files: who should have noticed?")
    wish = wishes.parse_args()
    wish.reaches = [Reach(file) for file in wish.reach]
    rows = read_table(wish.table)
    alike = tomllib.loads(ALIKE.read_text(encoding="utf-8")) if ALIKE.exists() else {}
    if wish.list:
        for _, _, row in wanted(TOP, wish):
            print(row["id"], row["area"], row["kind"], f"{row['place']}: {row['before']} -> {row['after']}")
        return
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy = Copy(Path(folder))
        todo = wanted(copy.folder, wish)
        preload()
        folders = wish.tests or sorted({folder for area, _, _ in todo for folder in area.tests})
        quick = Quick(copy, folders, wish.budget)
        for number, (area, mutant, row) in enumerate(todo, 1):
            known = rows.get(row["id"])
            if row["id"] in alike:
                row["verdict"], row["by"] = SAME, alike[row["id"]]
            elif known and known["verdict"] and known["verdict"] != wish.again:
                continue
            else:
                row["verdict"], row["by"] = judge(copy, quick, area, mutant, wish)
            rows[row["id"]] = row
            write_table(wish.table, rows.values())
            what = f"{row['area']} {row['kind']} {row['place']}: {row['before']} -> {row['after']}"
            print(f"{number}/{len(todo)} {row['verdict']}: {what} {row['by']}", flush=True)
        quick.close()
        if wish.confirm:
            confirm(copy, rows)
            write_table(wish.table, rows.values())
    print(report(rows.values()))


if __name__ == "__main__":
    main()
