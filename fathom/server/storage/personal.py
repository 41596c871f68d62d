"""Personal data in rows, marked on the columns: moved between browsers, deleted and exported by the marks alone.

A new table with marked columns needs no other code for any of this.
"""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from fathom.server.storage.schema import metadata
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write

Row = dict[str, Any]

OWN: dict[Any, Any] = {"person": "own"}
"""The row is this person's: it goes with them."""


def staying(*names: str) -> dict[Any, Any]:
    """A mark: when the person is deleted the row stays, but this column and the named ones are blanked."""
    return {"person": names}


def marked() -> Iterator[sa.Column[Any]]:
    """All marked columns, each of which names a person."""
    return (column for table in metadata.sorted_tables for column in table.columns if "person" in column.info)


def forgetting(browser: str) -> list[Write]:
    """The writes that remove a person from every marked column."""
    return [(_forget(column), {"of_browser": browser}) for column in marked()]


def _forget(column: sa.Column[Any]) -> sa.Executable:
    mine = column == sa.bindparam("of_browser")
    mark = column.info["person"]
    if mark == OWN["person"]:
        return sa.delete(column.table).where(mine)
    return sa.update(column.table).where(mine).values(dict.fromkeys((column.name, *mark), ""))


async def adopt(store: Store, before: str, after: str) -> None:
    """Move the rows of one browser to another of the same person, unless that one has such a row already."""
    writes: list[Write] = []
    for table in dict.fromkeys(column.table for column in marked()):
        assert isinstance(table, sa.Table)
        writes += await _moved(store, table, before, after)
    await store.write(*writes)


async def _moved(store: Store, table: sa.Table, before: str, after: str) -> list[Write]:
    """The writes that move a person's rows of one table."""
    people = [column for column in table.columns if "person" in column.info]
    mine = sa.or_(*(column.in_((before, after)) for column in people))
    rows = await store.rows(sa.select(table).where(mine))
    taken = {_key(table, row) for row in rows if before not in [row[each.name] for each in people]}
    writes: list[Write] = []
    for row in rows:
        moved = {each.name: after if row[each.name] == before else row[each.name] for each in people}
        if all(row[name] == value for name, value in moved.items()):
            continue
        here = sa.and_(*(column == row[column.name] for column in table.primary_key))
        key = _key(table, row | moved)
        with_oneself = len(people) > 1 and len(set(moved.values())) == 1
        if key in taken or with_oneself:
            writes.append((sa.delete(table).where(here), {}))
        else:
            taken.add(key)
            writes.append((sa.update(table).where(here).values(moved), {}))
    return writes


def _key(table: sa.Table, row: Row) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in table.primary_key)


async def stored_of(store: Store, browser: str) -> dict[str, list[Row]]:
    """A person's rows of every marked table, without columns that name others."""
    found: dict[str, list[Row]] = {}
    for column in marked():
        hidden = {each.name for each in column.table.columns if "person" in each.info}
        shown = [each for each in column.table.columns if each.name not in hidden]
        rows = await store.rows(sa.select(*shown).where(column == browser))
        assert isinstance(column.table, sa.Table)
        if column.table.name not in found:
            found[column.table.name] = rows
    return found
