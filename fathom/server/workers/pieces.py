"""Pieces of work that lie in the database: left by a worker, taken by one process of a crew, told of when done.

Nothing depends on a piece: what has to be thought follows from the table as it stands. So they are in a table that
PostgreSQL does not log, nobody waits for the disk, and one that is lost is left anew. A piece holds what a process for
bots or reviews is given on one machine, and no more.
"""

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.sql.dml import ReturningDelete, ReturningUpdate

import fathom
from fathom.server.storage import schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Write
from fathom.server.tables.table import new_id
from fathom.server.workers.roster import ALIVE, NOW

Kind = Literal["bots", "odds", "reviews"]

work = schema.work.c
LEAVE = schema.work.insert().values(at=NOW)
DROP = schema.work.delete().where(work.id == sa.bindparam("of_piece"))
mine = sa.and_(work.id == sa.bindparam("of_piece"), work.crew == sa.bindparam("me"), sa.not_(work.done))
TELL_RESULT = schema.work.update().where(mine).values(done=True, result=sa.bindparam("found"))


class Piece(Struct, frozen=True, array_like=True):
    """A function, by name, and what it is given; it may take so many seconds."""

    name: str
    seconds: float
    given: tuple[Any, ...]


class Found(Struct, frozen=True, array_like=True):
    """What came of a piece, or why nothing did."""

    fault: Literal["", "slow", "died", "failed"] = ""
    why: str = ""
    result: msgspec.Raw = msgspec.Raw(b"\xc0")


encode = msgspec.msgpack.encode
decode_piece = msgspec.msgpack.Decoder(Piece).decode
decode_found = msgspec.msgpack.Decoder(Found).decode


def left(store: Store, kind: Kind, piece: Piece) -> tuple[str, Write]:
    """The id of a new piece, and the write that leaves it."""
    row = {"id": new_id(), "asker": store.worker, "version": fathom.__version__, "kind": kind}
    return row["id"], (LEAVE, {**row, "content": encode(piece)})


def taken(worker: str, kind: Kind) -> ReturningUpdate[Any]:
    """The oldest piece that nobody works at, or somebody who has gone, becomes this crew's."""
    free = sa.or_(work.crew == "", work.crew.not_in(ALIVE))
    found = sa.select(work.id).where(work.kind == kind, work.version == fathom.__version__, sa.not_(work.done), free)
    first = found.order_by(work.at, work.id).limit(1).with_for_update(skip_locked=True)
    return (
        schema.work.update()
        .where(work.id == first.scalar_subquery())
        .values(crew=worker)
        .returning(work.id, work.asker, work.content)
    )


def fetched(piece_id: str) -> ReturningDelete[Any]:
    """What has been found, which then lies there no longer; nothing while it is being worked at."""
    return schema.work.delete().where(work.id == piece_id, work.done).returning(work.result)


def progress(piece_id: str, worker: str, found: bytes) -> ReturningUpdate[Any]:
    """Tell what was found so far; no row comes back if nobody wants it any more, or somebody else works at it."""
    still = schema.work.update().where(work.id == piece_id, work.crew == worker, sa.not_(work.done))
    return still.values(result=found).returning(work.id)
