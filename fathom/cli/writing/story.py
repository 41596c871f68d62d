"""`fathom story`: for those who write the storybook of Sleeping Gods: check it, read a paragraph, draw its ways."""

from collections import Counter
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from fathom.cli.arguments import Language, the_language
from fathom.cli.errors import BadInput, CheckFailed, refusing
from fathom.cli.playing.boards import console
from fathom.games.sleeping_gods.board import map_of_place, maps, places
from fathom.games.sleeping_gods.steps.fighting.row import level_of
from fathom.games.sleeping_gods.stories.book import (
    UNITS,
    Book,
    Choice,
    Need,
    Paragraph,
    glossary,
    keys,
    place_of,
    quests,
    read_prose,
    said,
    the_book,
)
from fathom.games.sleeping_gods.writing import checks
from fathom.games.sleeping_gods.writing.measures import figures
from fathom.kernel.cards.effects import Effect
from fathom.kernel.words.words import LANGUAGES

app = typer.Typer(
    no_args_is_help=True,
    help="Check, read and draw the storybook of Sleeping Gods. docs/write-stories.md teaches how to write it.",
)
UnitName = Annotated[
    str | None,
    typer.Argument(metavar="UNIT", help="spine, arc01 to arc12 or m1 to m9; by default all.", show_default=False),
]


def _whole_book() -> Book:
    with refusing():
        return the_book()


def _prose() -> checks.Prose:
    with refusing():
        return {language: read_prose(language) for language in LANGUAGES}


def _known(unit: str | None) -> str | None:
    if unit is not None and unit not in UNITS:
        raise BadInput(f"no unit is called {unit!r}: there are {', '.join(UNITS)}")
    return unit


# ------------------------------------------------------------------------------------------- check


@app.command()
def check(
    unit: UnitName = None,
    figures_too: Annotated[bool, typer.Option("--figures", help="Also measure the prose of each map.")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="What is missing fails the check, too.")] = False,
) -> None:
    """What is wrong and what is missing in the book, by all its checks. Exit code 1 if something is wrong."""
    book, prose = _whole_book(), _prose()
    found = checks.run(book, prose, _known(unit), strict)
    out = console()
    for missing, heading, style in ((False, "wrong", "bold red"), (True, "missing", "bold yellow")):
        told = [each for each in found if each.missing is missing]
        if told:
            out.print(Text(f"{heading}: {len(told)}", style))
            out.print(_listed(told))
    texts = sum(len(own) for name, own in book.units.items() if unit in (None, name))
    wrong = sum(not each.missing for each in found)
    out.print(f"{texts} paragraphs, {wrong} wrong, {len(found) - wrong} missing")
    if strict:
        for name, count, total in checks.tallies(book, prose):
            out.print(f"{name}: {count} of {total}")
    if figures_too:
        out.print(_measured(book, prose))
    if wrong or (strict and found):
        raise CheckFailed("the book does not pass")


def _listed(found: list[checks.Finding]) -> Table:
    table = Table.grid(padding=(0, 2))
    for each in sorted(
        found,
        key=lambda finding: (
            UNITS.index(finding.unit) if finding.unit in UNITS else -1,
            finding.check,
        ),
    ):
        table.add_row(Text(each.unit, "bold"), Text(f"({each.check})", "dim"), Text(each.what))
    return table


MEASURES = ("map", "language", "texts", "words", "mean", "shortest", "longest", "vocabulary", "sentence", "level")


def _measured(book: Book, prose: checks.Prose) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for number, heading in enumerate(MEASURES):
        table.add_column(heading, justify="right" if number > 1 else "left")
    for name in ("spine", *maps()):
        own = [number for number in book.paragraphs if _map_of(number) == name]
        for language in LANGUAGES:
            found = figures(prose[language][number] for number in own if number in prose[language])
            if found.texts:
                shown = (f"{each:.1f}" if isinstance(each, float) else str(each) for each in found)
                table.add_row(name, language, *shown)
    return table


def _map_of(number: str) -> str:
    place = place_of(number)
    return map_of_place(place) if place in places() and place is not None else "spine"


# ------------------------------------------------------------------------------------------- show


@app.command()
def show(
    number: Annotated[str, typer.Argument(metavar="ID", help="A paragraph: 2, 2.3, 1.2 or F31.")],
    lang: Language = None,
) -> None:
    """One paragraph as a reader meets it, with what it does and where it leads."""
    book = _whole_book()
    if number not in book.paragraphs:
        near = [n for n in book.paragraphs if n.partition(".")[0] == number.partition(".")[0]]
        told = f"here there are {', '.join(near)}" if near else "`fathom story graph` draws those there are"
        raise BadInput(f"no paragraph {number!r} is written: {told}")
    language = the_language(lang)
    with refusing():
        prose = read_prose(language)
    paragraph = book.paragraphs[number]
    out = console()
    out.print(
        Text(f"{number}  ", "bold")
        .append(_heading(number, paragraph, language), "bold")
        .append(f"  {book.unit_of[number]}", "dim")
    )
    for branch in paragraph.if_:
        out.print(Text(f"  if {_need(branch, language)}: read {branch.goto}", "dim"))
    out.print(Text(prose.get(number, "(not written in this language)")))
    for line in _effects(paragraph.do):
        out.print(Text(f"  {line}", "italic"))
    for label, choice in paragraph.choices.items():
        out.print(Text(f"  • {prose.get(f'{number}/{label}', label)}").append(f"  {_way(choice, language)}", "dim"))
    if paragraph.goto:
        out.print(
            Text(f"  {_way(Choice(paragraph.goto, test=paragraph.test, fight=paragraph.fight), language)}", "dim")
        )
    for key in keys(number, paragraph):
        if key.endswith(("/fail", "/later")):
            out.print(Text(f"  {key}: ", "dim").append(prose.get(key, "(not written)"), "not dim"))
    if paragraph.return_:
        out.print(Text("  return", "dim"))


def _heading(number: str, paragraph: Paragraph, language: str) -> str:
    if paragraph.town:
        return glossary().towns[paragraph.town].in_(language)
    name = glossary().places.get(number.partition(".")[0])
    return name.in_(language) if name else ""


def _need(need: Need, language: str) -> str:
    known = glossary().keywords
    said_words = [known[word].in_(language) if word in known else word for word in need.keywords]
    parts = [" or ".join(said_words) if need.any else " ".join(said_words)]
    parts += [f"token {need.token}"] if need.token else []
    parts += [f"card {need.card}"] if need.card else []
    counted = (("totems", need.totems), ("omens", need.omens), ("mercies", need.mercies), ("gains", need.gains))
    parts += [f"{count} {name}" for name, count in counted if count]
    return " and ".join(part for part in parts if part)


def _way(choice: Choice, language: str) -> str:
    parts = [f"requires {_need(choice.requires, language)}"] if choice.requires else []
    parts += [f"costs {', '.join(_effects(choice.cost))}"] if choice.cost else []
    if choice.test:
        fail = choice.test.fail
        lost = ", ".join([*_effects(fail.do), *([f"read {fail.goto}"] if fail.goto else [])]) or "nothing"
        parts.append(f"{choice.test.skill} {choice.test.value} (failure: {lost})")
    if choice.fight:
        parts.append(f"fight of level {level_of(choice.fight)} against {', '.join(map(str, choice.fight))}")
    return "; ".join([*parts, f"read {choice.goto}"])


def _effects(effects: tuple[Effect, ...]) -> list[str]:
    lines = []
    for effect in effects:
        verb, what, amount = said(effect)
        who = getattr(effect, "who", None)
        line = f"{verb} {what}" if what is not True else verb
        line += f" × {amount}" if what != amount and amount != 1 else ""
        if verb in ("take-quest", "complete-quest") and isinstance(what, int):
            line += f" {quests().get(what, '?')}"
        lines.append(f"{line} ({who})" if who is not None and who != "choose" else line)
    return lines


# ------------------------------------------------------------------------------------------- graph


@app.command()
def graph(unit: UnitName = None) -> None:
    """The ways through a unit as a Mermaid flowchart: dashed for keywords, thick for fights, dotted for failures."""
    book = _whole_book()
    wanted = _known(unit)
    if wanted is not None and wanted not in book.units:
        raise BadInput(f"{wanted} is not written yet: there are {', '.join(book.units)}")
    typer.echo("flowchart TD")
    for name, own in book.units.items():
        if wanted in (None, name):
            for number, paragraph in own.items():
                for line in _drawn(number, paragraph):
                    typer.echo(f"  {line}")


def _drawn(number: str, paragraph: Paragraph) -> list[str]:
    here = _node(number)
    shape = f'{here}(["{number}"])' if paragraph.return_ else f'{here}["{number}"]'
    lines = [shape]
    lines += [f'{here} -. "{_need(branch, "en")}" .-> {_node(branch.goto)}' for branch in paragraph.if_]
    ways = dict(paragraph.choices)
    if paragraph.goto:
        ways[""] = Choice(paragraph.goto, test=paragraph.test, fight=paragraph.fight)
    for label, choice in ways.items():
        words = label
        if choice.test:
            words += f" {choice.test.skill} {choice.test.value}"
        arrow = "==>" if choice.fight else "-->"
        told = f'|"{words.strip()}"| ' if words.strip() else " "
        lines.append(f"{here} {arrow}{told}{_node(choice.goto)}")
        if choice.test and choice.test.fail.goto:
            lines.append(f'{here} -.->|"fails"| {_node(choice.test.fail.goto)}')
    return list(Counter(lines))


def _node(number: str) -> str:
    return "p" + number.replace(".", "_")
