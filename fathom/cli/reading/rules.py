"""`fathom rules`: the rules of a game in plain sentences, and which of them have a test."""

import json
from pathlib import Path
from typing import Annotated, Any
from unicodedata import combining, normalize

import typer
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from fathom.cli.arguments import GameName, Language, as_listed, the_game, the_language
from fathom.cli.errors import BadInput, CheckFailed
from fathom.cli.playing.boards import console, quietly
from fathom.cli.playing.explain import summary
from fathom.games import names
from fathom.kernel import Game
from fathom.kernel.rules import Line, Rule, cited, places
from fathom.kernel.words.words import Words


class GameOrCommand(TyperGroup):
    """`fathom rules nautilus` shows a game's rules: a word that is no command here is the game of `show`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = ["show", *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    cls=GameOrCommand,
    subcommand_metavar="GAME [ID] | coverage [GAME]",
    invoke_without_command=True,
    help="Read the rules of a game (`fathom rules nautilus`), or one of them (`fathom rules nautilus B2a`).",
)


@app.callback()
def rules(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


# ------------------------------------------------------------------------------------------ reading


@app.command()
def show(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, such as B2a.", show_default=False)] = None,
    lang: Language = None,
) -> None:
    """The chapters and rules of a game, each in a sentence; or one rule in full, with the tests that cite it."""
    found = the_game(game)
    words = Words(the_language(lang), found)
    if rule is None:
        _all_rules(found, words)
    else:
        ids = {each.lower(): each for each in found.ledger.rules}
        if rule.lower() not in ids:
            raise BadInput(f"{game} has no rule {rule!r}: `fathom rules {game}` lists them")
        _one_rule(found, found.ledger.rules[ids[rule.lower()]], words)


def chapter(rule: Rule, words: Words) -> str:
    """The chapter that a rule stands in, by its name; a short rulebook has none."""
    key = f"chapter-{rule.chapter}"
    return words.say(key) if key in words else ""


def in_reading_order(game: Game, words: Words) -> list[Rule]:
    """The rules by chapter; the entries of a guide by the alphabet of the reader's language, in their own places."""
    chapters: dict[str, list[Rule]] = {}
    for rule in game.ledger.rules.values():
        chapters.setdefault(rule.chapter, []).append(rule)
    entries = [members for name, members in chapters.items() if game.is_entry(name)]
    named = iter(sorted(entries, key=lambda members: _plain(chapter(members[0], words))))
    return [rule for name, own in chapters.items() for rule in (next(named) if game.is_entry(name) else own)]


def _plain(text: str) -> str:
    """A text as dictionaries sort it: without accents and capitals."""
    return "".join(each for each in normalize("NFD", text.casefold()) if not combining(each))


def _all_rules(game: Game, words: Words) -> None:
    out = console()
    out.print(Text(words.say("game-name"), "bold"))
    here, table = None, Table.grid(padding=(0, 2))
    for rule in in_reading_order(game, words):
        if chapter(rule, words) != here:
            if table.rows:
                out.print(table)
            here, table = chapter(rule, words), Table.grid(padding=(0, 2))
            out.print(Text(f"\n{here}" if here else "", "bold"))
        table.add_row(Text(rule.id, "bold"), Text(summary(rule.id, words)))
    out.print(table)


FOLDED = Text("\n", overflow="fold")  # between lines that are never cut off
HOLDS = {"": "cli-no-code", "by type": "cli-by-type", "by absence": "cli-by-absence"}


def _one_rule(game: Game, rule: Rule, words: Words) -> None:
    out = console()
    heading = chapter(rule, words) or words.say("game-name")
    out.print(Text(rule.id, "bold").append(f"  {heading}", "not bold dim"))
    out.print(Text(summary(rule.id, words)))
    out.print()
    table = Table.grid(padding=(0, 2))
    facts = {"cli-rule-kind": rule.kind, "cli-rule-text": rule.text, "cli-rule-check": rule.check}
    for key, fact in (facts | ({"cli-rule-needs": rule.needs} if rule.needs else {})).items():
        table.add_row(quietly(words.say(key)), Text(fact))
    root = project_root()
    tests = [linked(test, f"::{test.name}") for test in citations(game, root).get(rule.id, [])] if root else []
    code = [linked(place) for place in places(game.folder, rule.id)] or [
        linked(place).append(f" ({other})") for other in rule.restates for place in places(game.folder, other)
    ]
    holds = next((each.holds for each in (rule, *map(game.ledger.rules.get, rule.restates)) if each and each.holds), "")
    table.add_row(quietly(words.say("cli-rule-code")), FOLDED.join(code) or Text(words.say(HOLDS[holds])))
    table.add_row(quietly(words.say("cli-rule-tests")), FOLDED.join(tests) or Text(words.say("cli-no-tests")))
    out.print(table)


def linked(line: Line, more: str = "") -> Text:
    """`path:line`, the path as seen from here, and a link to the file in terminals that show links."""
    here = Path.cwd()
    path = line.file.relative_to(here) if line.file.is_relative_to(here) else line.file
    shown = f"{path}{more}" if more else f"{path}:{line.number}"
    return Text(shown, f"link {line.file.as_uri()}")


# ----------------------------------------------------------------------------------------- coverage


@app.command()
def coverage(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="One game; by default all.", show_default=False, callback=as_listed),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON: total, tested and missing per game.")] = False,
    fail_under: Annotated[
        float | None, typer.Option(metavar="PERCENT", help="Exit with 1 if a game has fewer of its rules tested.")
    ] = None,
) -> None:
    """How many rules of each game have a test that cites them, and which have none."""
    root = project_root()
    if root is None:
        raise BadInput("there is no tests/rules here or above: run this inside the project")
    covered = {name: covering(the_game(name), root) for name in ([game] if game else names())}
    if as_json:
        typer.echo(json.dumps(covered, indent=2))
    else:
        for name, found in covered.items():
            _print_coverage(name, found)
    low = [name for name, found in covered.items() if fail_under is not None and percent(found) < fail_under]
    if low:
        raise CheckFailed(f"fewer than {fail_under:g} % of the rules are tested: {', '.join(low)}")


def project_root() -> Path | None:
    """The nearest folder upwards whose tests cite rules."""
    here = Path.cwd()
    return next((folder for folder in (here, *here.parents) if (folder / "tests" / "rules").is_dir()), None)


def citations(game: Game, root: Path) -> dict[str, list[Line]]:
    """The tests that cite each rule of a game: those in its own folder, and those in a file of its name."""
    package = game.package.rpartition(".")[2]
    tests = root / "tests"
    found = [*cited(tests / "rules" / package), *cited(tests / "games" / package)]
    for folder in (tests / "rules", tests / "games"):
        found += cited(folder, f"test_{package}.py")
    by_rule: dict[str, list[Line]] = {}
    for rule, test in dict.fromkeys(found):
        by_rule.setdefault(rule, []).append(test)
    unknown = [rule for rule in by_rule if rule not in game.ledger.rules]
    if unknown:
        raise BadInput(f"{by_rule[unknown[0]][0]} cites rule {unknown[0]!r}, which {game.name} does not have")
    return by_rule


def covering(game: Game, root: Path) -> dict[str, Any]:
    tested = citations(game, root)
    missing = [rule for rule in game.ledger.rules if rule not in tested]
    return {"total": len(game.ledger.rules), "tested": len(tested), "missing": missing}


def percent(found: dict[str, Any]) -> float:
    return 100 * found["tested"] / found["total"] if found["total"] else 100.0


def _print_coverage(name: str, found: dict[str, Any]) -> None:
    out = console()
    out.print(f"[bold]{name}[/]: {percent(found):.1f} %, {found['tested']} of {found['total']} rules have a test")
    if found["missing"]:
        out.print(Text("  without: " + " ".join(found["missing"]), "dim"))
