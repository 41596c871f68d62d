"""Channels: sends a message to one person by webhook, push and mail, as they have chosen, in their language."""

import asyncio
import logging
import smtplib
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from fathom.kernel.words.words import Words
from fathom.server.notify import mail, posting, push, schema
from fathom.server.storage.writes import Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import hashed

log = logging.getLogger(__name__)
Row = dict[str, Any]


class Message(Struct, frozen=True):
    """A notification: a title, a text, and the path of the page that it opens."""

    title: str
    text: str
    path: str
    topic: str


async def send(tables: Tables, habits: Row, told: Message) -> None:
    """Send a message by all channels of a person. A channel that no longer accepts messages is dropped."""
    for kept, way in ((schema.webhooks, _by_webhook), (schema.pushes, _by_push), (schema.mails, _by_mail)):
        mine = sa.select(kept).where(kept.c.browser == habits["browser"])
        for row in await tables.store.rows(mine):
            gone = await way(tables, habits, row, told)
            if gone is not None:
                await tables.store.write(gone)


async def to_webhook(tables: Tables, address: str, text: str) -> int:
    """Post a sentence in Discord's format, without mentions; returns the HTTP status, or 0 if there is no answer."""
    body = msgspec.json.encode({"content": text, "username": "Fathom", "allowed_mentions": {"parse": []}})
    return await _posted(posting.post, address, body, {"content-type": "application/json"}, _local(tables))


async def _by_webhook(tables: Tables, habits: Row, row: Row, told: Message) -> Write | None:
    status = await to_webhook(tables, row["address"], f"{told.text} {habits['origin']}{told.path}")
    return (schema.DROP["webhooks"], {"of_browser": row["browser"]}) if status in posting.GONE else None


async def _by_push(tables: Tables, habits: Row, row: Row, told: Message) -> Write | None:
    body = msgspec.json.encode({"title": told.title, "body": told.text, "path": told.path, "tag": told.topic})
    key, topic = await tables.store.cookie_key(), hashed(told.topic)[:32]
    sender = f"mailto:{tables.settings.mail_from or 'fathom@' + (urlsplit(habits['origin']).hostname or 'localhost')}"
    status = await _posted(push.send, key, row, body, sender, topic, _local(tables))
    return (schema.DROP_PUSH, {"of_id": row["id"]}) if status in posting.GONE else None


async def _by_mail(tables: Tables, habits: Row, row: Row, told: Message) -> Write | None:
    if row["code_hash"] is not None or not tables.settings.smtp:
        return None
    words = Words(habits["language"])
    end = f"{habits['origin']}/unsubscribe#{row['token']}"
    text = f"{told.text}\n\n{habits['origin']}{told.path}\n\n-- \n{words.say('call-unsubscribe', link=end)}\n"
    try:
        await mailed(tables, mail.message(tables.settings, row["address"], told.title, text, end))
    except smtplib.SMTPRecipientsRefused:
        return schema.DROP["mails"], {"of_browser": row["browser"]}
    except Exception as error:
        log.warning("a mail could not be sent: %s", type(error).__name__)
    return None


async def mailed(tables: Tables, message: Any) -> None:
    await asyncio.to_thread(mail.send, tables.settings, message)


def _local(tables: Tables) -> bool:
    return tables.settings.local_webhooks


async def _posted(post: Any, *what: Any) -> int:
    """The HTTP status of a post, or 0 if the address cannot be reached. Addresses are not logged."""
    try:
        return int(await asyncio.to_thread(post, *what))
    except Exception as error:
        log.info("an address of somebody could not be reached: %s", type(error).__name__)
        return 0
