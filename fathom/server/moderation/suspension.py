"""Suspensions: for a while a person may not open tables, join or talk. They may go on with their running games."""

import time

import sqlalchemy as sa

from fathom.server.http.errors import Refused
from fathom.server.moderation import schema
from fathom.server.storage.store import Store


async def check_not_suspended(store: Store, browser: str) -> None:
    suspended = schema.suspensions.c
    now = time.time()
    if await store.rows(sa.select(suspended.until).where(suspended.browser == browser, suspended.until > now)):
        raise Refused("suspended", 403)
