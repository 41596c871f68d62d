"""Where and when somebody wants to be notified: webhook, push, e-mail and hours, set, confirmed, moved and dropped."""

import hmac
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from fathom.server import wire
from fathom.server.http.errors import Refused
from fathom.server.notify import push, schema
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import hashed

MOST_PUSHES = 10  # devices of one person; the one added longest ago goes
TRIES, PATIENCE = 5, 1800.0  # to type a code, and seconds for that
Row = dict[str, Any]


async def row_of(store: Store, kept: sa.Table, browser: str) -> Row | None:
    found = await store.rows(sa.select(kept).where(kept.c.browser == browser))
    return found[0] if found else None


async def info(tables: Tables, browser: str) -> wire.CallsInfo:
    """A browser's subscriptions as its owner sees them. Of a webhook's address, which is a secret, only the host."""
    store = tables.store
    habits, hook = await row_of(store, schema.habits, browser), await row_of(store, schema.webhooks, browser)
    mail = await row_of(store, schema.mails, browser)
    pushed = await store.rows(sa.select(schema.pushes.c.id).where(schema.pushes.c.browser == browser))
    return wire.CallsInfo(
        habits=msgspec.convert(_plain(habits), wire.CallHabits) if habits else None,
        webhook=(urlsplit(hook["address"]).hostname or "") if hook else "",
        mail=wire.MailInfo(mail["address"], mail["code_hash"] is None) if mail else None,
        pushes=[row["id"] for row in pushed],
        can_mail=bool(tables.settings.smtp),
        push_key=push.public_key(await store.cookie_key()),
    )


def _plain(habits: Row) -> Row:
    return {name: habits[name] for name in wire.CallHabits.__struct_fields__}


async def set_habits(store: Store, browser: str, habits: wire.CallHabits, origin: str) -> None:
    row = {"browser": browser, "origin": origin, **msgspec.structs.asdict(habits)}
    await _replace(store, (schema.DROP["habits"], {"of_browser": browser}), (schema.NEW_HABITS, row))


async def set_webhook(store: Store, browser: str, address: str) -> None:
    row = {"browser": browser, "address": address}
    await _replace(store, (schema.DROP["webhooks"], {"of_browser": browser}), (schema.NEW_WEBHOOK, row))


async def set_push(store: Store, browser: str, subscription: wire.PushSubscription) -> None:
    """Store a push subscription for the person who uses this browser now, in place of whoever used it before."""
    endpoint_id = hashed(subscription.endpoint)
    row = {"id": endpoint_id, "browser": browser, "added": time.time(), **msgspec.structs.asdict(subscription)}
    mine = schema.pushes.c.browser == browser
    older = sa.select(schema.pushes.c.id).where(mine, schema.pushes.c.id != endpoint_id)
    kept = await store.rows(older.order_by(schema.pushes.c.added.desc()))
    gone: list[Write] = [(schema.DROP_PUSH, {"of_id": each["id"]}) for each in kept[MOST_PUSHES - 1 :]]
    await _replace(store, *gone, (schema.DROP_PUSH, {"of_id": endpoint_id}), (schema.NEW_PUSH, row))


async def drop_push(store: Store, browser: str, endpoint: str) -> None:
    mine = await store.rows(sa.select(schema.pushes.c.id).where(schema.pushes.c.browser == browser))
    if {"id": hashed(endpoint)} in mine:
        await store.write((schema.DROP_PUSH, {"of_id": hashed(endpoint)}))


async def set_mail(store: Store, browser: str, address: str) -> str:
    """Store an address that is not confirmed yet; returns the code to send there."""
    code = f"{secrets.randbelow(10**6):06}"
    row = {"browser": browser, "address": address, "token": secrets.token_urlsafe(24), "tries": 0, "at": time.time()}
    row["code_hash"] = _hash_of(code, browser)
    old: Write = schema.DROP_OLD_MAILS, {"before": time.time() - 86_400}
    await _replace(store, old, (schema.DROP["mails"], {"of_browser": browser}), (schema.NEW_MAIL, row))
    return code


async def confirm_mail(store: Store, browser: str, code: str) -> None:
    tried = await store.changed_rows(schema.claim_try(browser))
    if not tried or tried[0]["tries"] > TRIES or tried[0]["at"] < time.time() - PATIENCE:
        raise Refused("mail-code-late", 403)
    if not hmac.compare_digest(tried[0]["code_hash"], _hash_of(code, browser)):
        raise Refused("mail-code-wrong", 403)
    await store.write((schema.CONFIRM_MAIL, {"of_browser": browser}))


def _hash_of(code: str, browser: str) -> str:
    return hashed(f"mail/{browser}/{code}")


async def end_mail(store: Store, token: str) -> None:
    await store.write((schema.END_MAIL, {"of_token": token}))


async def _replace(store: Store, *writes: Write) -> None:
    """Replace rows by others; of two such writes at the same moment one is refused."""
    try:
        await store.write(*writes)
    except Conflict:
        raise Refused("too-fast", 429) from None


# ---------------------------------------------------------------------------- with the rest of a person


def forgetting(browser: str) -> list[Write]:
    """The writes that drop all subscriptions of a person."""
    return [(drop, {"of_browser": browser}) for drop in schema.DROP.values()]


async def adopt(store: Store, before: str, after: str) -> None:
    """Move the subscriptions of one browser to another of the same person, unless that one has its own."""
    writes: list[Write] = [(schema.DROP["calls"], {"of_browser": before})]
    for kept in (schema.habits, *schema.CHANNELS):
        if kept is not schema.pushes and await row_of(store, kept, after):
            writes.append((schema.DROP[kept.name], {"of_browser": before}))
        else:
            writes.append((schema.MOVE[kept.name], {"of_browser": before, "after": after}))
    await store.write(*writes)


async def stored_of(store: Store, browser: str) -> Row:
    """All subscriptions of a person, for their data export."""
    kept = {"when_told": schema.habits, "webhook": schema.webhooks, "push": schema.pushes, "mail": schema.mails}
    kept["told"] = schema.calls
    return {
        name: [_open(row) for row in await store.rows(sa.select(rows).where(rows.c.browser == browser))]
        for name, rows in kept.items()
    }


def _open(row: Row) -> Row:
    return {name: value for name, value in row.items() if name not in ("browser", "code_hash")}
