"""The page of a report: sections with plots and tables in one HTML file that needs nothing else."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from msgspec import Struct

STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8")


class Sheet(Struct, frozen=True):
    """A table of numbers: its headings and its rows."""

    headings: list[str]
    rows: list[list[str]]


class Section(Struct, frozen=True):
    """A part of the report: `drawn` is HTML and SVG, the rest is plain text."""

    key: str
    heading: str
    about: str
    drawn: str
    sheet: Sheet | None = None


def page(
    language: str, title: str, facts: Sequence[str], warnings: Sequence[str], sections: Sequence[Section], numbers: str
) -> str:
    """The whole file. `numbers` names the tables that fold out below the plots."""
    head = "".join(f'<p class="facts">{escape(fact)}</p>' for fact in facts)
    head += "".join(f'<p class="warning">{escape(warning)}</p>' for warning in warnings)
    links = "".join(f'<a href="#{each.key}">{escape(each.heading)}</a>' for each in sections)
    body = "".join(_section(each, numbers) for each in sections)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n{head}\n<nav>{links}</nav>\n{body}</main>\n</body>\n</html>\n"
    )


def _section(section: Section, numbers: str) -> str:
    table = folded(numbers, sheet(section.sheet)) if section.sheet else ""
    return (
        f'<section id="{section.key}">\n<h2>{escape(section.heading)}</h2>\n'
        f'<p class="about">{escape(section.about)}</p>\n{section.drawn}\n{table}</section>\n'
    )


def folded(summary: str, inside: str) -> str:
    """What is shown on demand."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def sheet(table: Sheet) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in table.headings)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in table.rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def legend(names: Sequence[str]) -> str:
    """What the colours and borders of bars mean."""
    keys = (
        f'<span><svg viewBox="0 0 22 14" aria-hidden="true"><rect x="1" y="1" width="20" height="12" '
        f'class="fill-{number}"/></svg>{escape(name)}</span>'
        for number, name in enumerate(names)
    )
    return f'<p class="legend">{"".join(keys)}</p>'
