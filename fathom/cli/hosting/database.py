"""`fathom backup`, `restore` and `doctor`: the tables of a server as one file, back from it, and if all is well."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fathom.cli.errors import BadInput, CheckFailed, refusing

if TYPE_CHECKING:
    import sqlalchemy as sa

Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where the tables are kept.")]
Url = Annotated[str, typer.Option(metavar="URL", help="Another database, as an SQLAlchemy URL.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
ALIVE = "SELECT count(*) FROM workers WHERE seen > extract(epoch FROM clock_timestamp()) - 10"
LITTLE = 200e6  # bytes of room on a disk


def backup(file: File, data: Data = None, database: Url = "") -> None:
    """Write all tables to one file, also while they are played at: SQLite's own copy, or PostgreSQL's pg_dump."""
    if file.exists():
        raise BadInput(f"{file} is there already: name another file")
    found = _url(data, database)
    if found.get_backend_name() == "postgresql":
        _run("pg_dump", found, "--format=custom", "--no-owner", "--file", str(file))
    else:
        source = _existing(found)
        with refusing(), contextlib.closing(_opened(source)) as ours:
            _copy(ours, file)
    typer.echo(f"{file}: {file.stat().st_size:,} bytes")


def restore(
    file: File,
    data: Data = None,
    database: Url = "",
    force: Annotated[bool, typer.Option("--force", help="Replace tables that are there.")] = False,
) -> None:
    """Put the tables of a backup in place of those of a server, which must not run meanwhile."""
    from fathom.server.http.errors import Unusable
    from fathom.server.storage.database import Database

    if not file.is_file():
        raise BadInput(f"{file} is not there")
    found = _url(data, database)
    postgresql = found.get_backend_name() == "postgresql"
    with _alone(found) as tables:
        if tables and not force:
            raise BadInput(f"there are {tables} tables already: --force replaces them")
        if postgresql:
            options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error", str(file))
            _run("pg_restore", found, *options)
        else:
            _replace(Path(found.database or ""), file)
    again = Database(found.render_as_string(hide_password=False))
    try:
        again.prepare()
    except Unusable as error:
        raise CheckFailed(str(error)) from None
    finally:
        again.close()
    typer.echo(f"restored from {file}")


def doctor(data: Data = None, database: Url = "") -> None:
    """See whether a server's database is well, and what is around it; exit code 1 if something is wrong."""
    from fathom.server.http.app import STATIC
    from fathom.server.storage import checks

    found = _url(data, database)
    wrong = 0
    with _connected(found) as connection:
        version, newest = checks.version(connection), checks.newest_version()
        if version != newest:
            what = f"is of version {version}; it is brought to {newest} when a server starts" if version else "is empty"
            typer.echo(f"database     {what}")
        else:
            typer.echo(f"database     {connection.dialect.name}, version {version}")
            counted = checks.counts(connection)
            typer.echo("holds        " + ", ".join(f"{count:,} {name}" for name, count in counted.items()))
            broken = checks.broken(connection)
            for rule, tables in broken.items():
                typer.echo(f"BROKEN       {rule}: not so at {', '.join(tables[:5])}")
            typer.echo(f"rules        {len(checks.RULES)} looked at, {len(broken)} broken")
            wrong += len(broken)
    if found.get_backend_name() == "sqlite":
        free = shutil.disk_usage(Path(found.database or ".").resolve().parent).free
        typer.echo(f"disk         {free / 1e9:.1f} GB free")
        wrong += free < LITTLE
    built = (STATIC / "index.html").exists()
    typer.echo(f"client       {'built' if built else 'MISSING: run npm run build in web/'}")
    if wrong or not built:
        raise CheckFailed("not all is well")


# ------------------------------------------------------------------------------------------ the parts


def _url(data: Path | None, database: str) -> "sa.URL":
    import sqlalchemy as sa

    from fathom.server.settings import data_folder

    with refusing(what="--database"):
        return sa.make_url(database or f"sqlite:///{(data or data_folder()) / 'tables.sqlite'}")


def _existing(found: "sa.URL") -> Path:
    file = Path(found.database or "")
    if not file.is_file():
        raise BadInput(f"there are no tables at {file}")
    return file


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _copy(source: sqlite3.Connection, file: Path) -> None:
    """Copy a database, one moment of it; a file that is there is whole."""
    half = file.with_name(f"{file.name}.half")
    try:
        with contextlib.closing(sqlite3.connect(half)) as copy:
            source.backup(copy)
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise CheckFailed("the database is damaged: see `fathom doctor`")
    except sqlite3.DatabaseError as error:
        raise CheckFailed(f"this is not a database of Fathom, or it is damaged: {error}") from None
    else:
        os.replace(half, file)
    finally:
        half.unlink(missing_ok=True)


def _replace(place: Path, file: Path) -> None:
    """Overwrite what is in a database, and not its file: the lock is on that."""
    with contextlib.closing(_opened(file)) as source, contextlib.closing(sqlite3.connect(place)) as ours:
        try:
            known = source.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.DatabaseError as error:
            raise BadInput(f"{file} is not a backup of Fathom: {error}") from None
        if known is None:
            raise BadInput(f"{file} is not a backup of Fathom")
        source.backup(ours)


@contextlib.contextmanager
def _alone(found: "sa.URL") -> "Iterator[int]":
    """While no server runs on a database; how many tables there are."""
    from fathom.server.http.errors import Unusable
    from fathom.server.storage.database import Database

    place = Database(found.render_as_string(hide_password=False))
    try:
        place.prepare()
        with place.engine.connect() as connection:
            if place.shared and connection.exec_driver_sql(ALIVE).scalar():
                raise BadInput("a server is running on this database: stop it first")
            tables = int(connection.exec_driver_sql("SELECT count(*) FROM tables").scalar() or 0)
        if place.shared:
            place.close()
        else:
            place.engine.dispose()
        yield tables
    except Unusable as error:
        raise BadInput(str(error)) from None
    finally:
        place.close()


@contextlib.contextmanager
def _connected(found: "sa.URL") -> "Iterator[sa.Connection]":
    """A connection that changes nothing."""
    import sqlalchemy as sa
    from sqlalchemy.exc import DBAPIError

    if found.get_backend_name() == "sqlite":
        _existing(found)
    engine = sa.create_engine(found, hide_parameters=True)
    try:
        with engine.connect() as connection:
            yield connection
    except DBAPIError as error:
        raise CheckFailed(f"the database cannot be read: {error.orig}") from None
    finally:
        engine.dispose()


def _run(program: str, found: "sa.URL", *options: str) -> None:
    """Run one of PostgreSQL's own programs on a database."""
    place = found.set(drivername="postgresql", query={}).render_as_string(hide_password=False)
    try:
        done = subprocess.run([program, "--dbname", place, *options], capture_output=True, text=True)
    except FileNotFoundError:
        raise BadInput(f"{program} is not installed: it comes with PostgreSQL's client programs") from None
    if done.returncode:
        raise CheckFailed(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"{program} failed")
