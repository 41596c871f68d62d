"""The HTTP routes of notifications."""

from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from fathom.kernel.words.words import Words
from fathom.server import wire
from fathom.server.http.dependencies import Browser, TheTables
from fathom.server.http.errors import Refused
from fathom.server.http.guard import header, language
from fathom.server.http.limits import Buckets
from fathom.server.notify import calling, posting, schema

Asked = Request[Any, Any, State]
TRIES = Buckets(rate=5 / 600, burst=5)  # of new webhooks, each of which is sent something, by one browser


@get("/api/webhook", tags=["notifications"])
async def webhook(tables: TheTables, browser: Browser) -> wire.WebhookInfo:
    """Where this browser's owner is told that it is their turn, if anywhere."""
    found = await tables.store.rows(sa.select(schema.webhooks).where(schema.webhooks.c.browser == browser))
    if not found:
        return wire.WebhookInfo()
    row = found[0]
    return wire.WebhookInfo(urlsplit(row["address"]).hostname or "", row["quiet_from"], row["quiet_to"])


@post("/api/webhook", status_code=200, tags=["notifications"])
async def set_webhook(
    data: JSONBody[wire.SetWebhook], request: Asked, tables: TheTables, browser: Browser
) -> wire.WebhookInfo:
    """Be told by a webhook. It is sent a first message at once, and kept only if it takes that."""
    origin = header(request.scope, b"origin")
    if not origin or len(origin) > 300:
        raise Refused("bad-request", 400)
    posting.checked(data.address, tables.settings.local_webhooks)
    if not TRIES.of(browser).take():
        raise Refused("too-fast", 429)
    spoken = language(request.scope)
    row: calling.Row = {"browser": browser, "address": data.address, "language": spoken, "origin": origin}
    row |= {"quiet_from": data.quiet_from, "quiet_to": data.quiet_to}
    if not await calling.send(tables, row, Words(spoken).say("call-first")):
        raise Refused("webhook-silent", 400)
    await tables.store.write((schema.DROP_WEBHOOK, {"of_browser": browser}), (schema.NEW_WEBHOOK, row))
    return await _told(tables, browser)


@post("/api/webhook/drop", status_code=200, tags=["notifications"])
async def drop_webhook(tables: TheTables, browser: Browser) -> wire.WebhookInfo:
    """Be told no more."""
    await tables.store.write((schema.DROP_WEBHOOK, {"of_browser": browser}))
    return wire.WebhookInfo()


async def _told(tables: TheTables, browser: str) -> wire.WebhookInfo:
    told: wire.WebhookInfo = await webhook.fn(tables, browser)
    return told


ROUTES: list[Any] = [webhook, set_webhook, drop_webhook]
