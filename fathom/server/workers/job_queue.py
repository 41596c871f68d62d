"""The job queue in the database: a worker enqueues a job, one process of a crew claims it and stores the result.

A lost job does no harm: what has to be computed follows from the table as it stands, so it is enqueued again. That is
why the queue is an unlogged table of PostgreSQL, and no write to it waits for the disk. A job holds only what a worker
process on the same machine would be given.
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
ENQUEUE = schema.work.insert().values(at=NOW)
DROP = schema.work.delete().where(work.id == sa.bindparam("of_job"))
mine = sa.and_(work.id == sa.bindparam("of_job"), work.crew == sa.bindparam("me"), sa.not_(work.done))
STORE_RESULT = schema.work.update().where(mine).values(done=True, result=sa.bindparam("found"))


class Job(Struct, frozen=True, array_like=True):
    """A function, by name, its arguments (`given`), and the seconds that it may take."""

    name: str
    seconds: float
    given: tuple[Any, ...]


class JobResult(Struct, frozen=True, array_like=True):
    """The result of a job, or why there is none."""

    fault: Literal["", "slow", "died", "failed"] = ""
    why: str = ""
    result: msgspec.Raw = msgspec.Raw(b"\xc0")


encode = msgspec.msgpack.encode
decode_job = msgspec.msgpack.Decoder(Job).decode
decode_result = msgspec.msgpack.Decoder(JobResult).decode


def enqueue(store: Store, kind: Kind, job: Job) -> tuple[str, Write]:
    """The id of a new job, and the write that enqueues it."""
    row = {"id": new_id(), "asker": store.worker, "version": fathom.__version__, "kind": kind}
    return row["id"], (ENQUEUE, {**row, "content": encode(job)})


def claim_next(worker: str, kind: Kind) -> ReturningUpdate[Any]:
    """Claim the oldest job that no crew, or a crew that has died, works at."""
    free = sa.or_(work.crew == "", work.crew.not_in(ALIVE))
    found = sa.select(work.id).where(work.kind == kind, work.version == fathom.__version__, sa.not_(work.done), free)
    first = found.order_by(work.at, work.id).limit(1).with_for_update(skip_locked=True)
    return (
        schema.work.update()
        .where(work.id == first.scalar_subquery())
        .values(crew=worker)
        .returning(work.id, work.asker, work.content)
    )


def fetch_result(job_id: str) -> ReturningDelete[Any]:
    """Take the result of a finished job off the queue; no row while the job is not finished."""
    return schema.work.delete().where(work.id == job_id, work.done).returning(work.result)


def store_progress(job_id: str, worker: str, found: bytes) -> ReturningUpdate[Any]:
    """Store the result so far; returns no row if the job was dropped or belongs to another crew."""
    still = schema.work.update().where(work.id == job_id, work.crew == worker, sa.not_(work.done))
    return still.values(result=found).returning(work.id)
