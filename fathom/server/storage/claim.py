"""The right of one server to write to a PostgreSQL database: an advisory lock on the very connection that writes.

PostgreSQL drops the lock with the connection, so a server cannot write on a connection that has lost it. When a server
connects again, it takes the lock again and compares the epoch, a number that every server raises when it begins: if
another server has begun meanwhile, all that this one holds in memory may be out of date.
"""

import sqlalchemy as sa

from fathom.server.storage import schema

FATHOM = 0x6661_7468_6F6D  # the number of our lock among those that a PostgreSQL server keeps

TRY_LOCK = sa.text("SELECT pg_try_advisory_lock(:number)")
NEXT_EPOCH = schema.server.update().values(epoch=schema.server.c.epoch + 1).returning(schema.server.c.epoch)


class Replaced(Exception):
    """Another server uses the database, or has used it since this one lost its connection."""


class Claim:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.connection: sa.Connection | None = None
        self.epoch: int | None = None  # of this server, as long as what it holds in memory may be up to date
        self.fenced = False  # nothing is written until memory was dropped

    @property
    def held(self) -> bool:
        return self.connection is not None and not self.connection.invalidated

    def acquire(self) -> bool:
        """Connect and take the lock; returns whether it was free."""
        self.close()
        self.connection = self.engine.connect()
        free: bool = self.connection.execute(TRY_LOCK, {"number": FATHOM}).scalar_one()
        self.connection.commit()
        if not free:
            self.close()
        return free

    def begin(self) -> None:
        """Begin an epoch: whoever wrote before this notices that he was replaced."""
        assert self.connection is not None
        self.epoch = self.connection.execute(NEXT_EPOCH).scalar_one()
        self.connection.commit()

    def renew(self) -> sa.Connection:
        """The connection that writes, with the lock; `Replaced` if another server has, or had, the database.

        From then on nobody writes until `start_over`: what waits to be written goes by what is out of date.
        """
        if not self.held and not self.fenced:
            before = self.epoch
            if not self.acquire():
                self.fenced, self.epoch = True, None
            else:
                self.begin()
                self.fenced = before is not None and self.epoch != before + 1
        if self.fenced:
            raise Replaced("another Fathom server has taken the database")
        assert self.connection is not None
        return self.connection

    def start_over(self) -> None:
        """Memory was dropped: write again, as soon as the database is ours."""
        self.fenced = False

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
