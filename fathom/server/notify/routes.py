"""The HTTP routes of notifications. First messages to a new address are limited by a quota."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from fathom.kernel.words.words import Words
from fathom.server import wire
from fathom.server.http.dependencies import Browser, TheTables
from fathom.server.http.errors import Refused
from fathom.server.http.guard import caller_of, header, language
from fathom.server.notify import channels, hours, mail, posting, push, schema, subscriptions
from fathom.server.tables.registry import Tables

Asked = Request[Any, Any, State]


def _origin(request: Asked) -> str:
    origin = header(request.scope, b"origin")
    if not origin or len(origin) > 300:
        raise Refused("bad-request", 400)
    return origin


async def _known_habits(request: Asked, tables: Tables, browser: str) -> str:
    """The language of a person's notifications. Stores default hours for a person who has none."""
    known = await subscriptions.row_of(tables.store, schema.habits, browser)
    if known:
        return str(known["language"])
    spoken: Any = language(request.scope)
    await subscriptions.set_habits(tables.store, browser, wire.CallHabits(language=spoken), _origin(request))
    return str(spoken)


@get("/api/calls", tags=["notifications"])
async def calls(tables: TheTables, browser: Browser) -> wire.CallsInfo:
    """The channels and hours at which this browser's owner is notified."""
    return await subscriptions.info(tables, browser)


@post("/api/calls/habits", status_code=200, tags=["notifications"])
async def set_habits(
    data: JSONBody[wire.CallHabits], request: Asked, tables: TheTables, browser: Browser
) -> wire.CallsInfo:
    """Set the hours and the language of notifications."""
    hours.zone_called(data.zone)
    await subscriptions.set_habits(tables.store, browser, data, _origin(request))
    return await subscriptions.info(tables, browser)


@post("/api/calls/webhook", status_code=200, tags=["notifications"])
async def set_webhook(
    data: JSONBody[wire.SetWebhook], request: Asked, tables: TheTables, browser: Browser
) -> wire.CallsInfo:
    """Set a webhook. It is sent a first message at once, and stored only if it accepts that."""
    posting.checked(data.address, tables.settings.local_webhooks)
    tables.sending.charge(browser, caller_of(request.scope))
    spoken = await _known_habits(request, tables, browser)
    if not 200 <= await channels.to_webhook(tables, data.address, Words(spoken).say("call-first")) < 300:
        raise Refused("webhook-silent", 400)
    await subscriptions.set_webhook(tables.store, browser, data.address)
    return await subscriptions.info(tables, browser)


@post("/api/calls/push", status_code=200, tags=["notifications"])
async def set_push(
    data: JSONBody[wire.PushSubscription], request: Asked, tables: TheTables, browser: Browser
) -> wire.CallsInfo:
    """Set push notifications on this device."""
    posting.checked(data.endpoint, tables.settings.local_webhooks)
    push.checked(data.p256dh, data.auth)
    tables.sending.charge(browser, caller_of(request.scope))
    await _known_habits(request, tables, browser)
    await subscriptions.set_push(tables.store, browser, data)
    return await subscriptions.info(tables, browser)


@post("/api/calls/mail", status_code=200, tags=["notifications"])
async def set_mail(data: JSONBody[wire.SetMail], request: Asked, tables: TheTables, browser: Browser) -> wire.CallsInfo:
    """Set an e-mail address. It is sent a code, and nothing else until that code is confirmed."""
    if not tables.settings.smtp:
        raise Refused("mail-off", 409)
    address = mail.checked(data.address)
    tables.sending.charge(browser, caller_of(request.scope))
    tables.mails_to.charge(address.lower())
    words = Words(await _known_habits(request, tables, browser))
    code = await subscriptions.set_mail(tables.store, browser, address)
    text = words.say("call-code", code=code)
    try:
        await channels.mailed(tables, mail.message(tables.settings, address, words.say("call-code-title"), text))
    except Exception:
        await tables.store.write((schema.DROP["mails"], {"of_browser": browser}))
        raise Refused("mail-silent", 400) from None
    return await subscriptions.info(tables, browser)


@post("/api/calls/mail/confirm", status_code=200, tags=["notifications"])
async def confirm_mail(data: JSONBody[wire.MailCode], tables: TheTables, browser: Browser) -> wire.CallsInfo:
    """Confirm an e-mail address by the code that was sent there."""
    await subscriptions.confirm_mail(tables.store, browser, data.code)
    return await subscriptions.info(tables, browser)


@post("/api/calls/unsubscribe", status_code=200, tags=["notifications"])
async def unsubscribe(data: JSONBody[wire.MailToken], tables: TheTables) -> wire.Ended:
    """Unsubscribe an e-mail address by the link in its mails, without a cookie."""
    await subscriptions.end_mail(tables.store, data.token)
    return wire.Ended()


@post("/api/calls/push/drop", status_code=200, tags=["notifications"])
async def drop_push(data: JSONBody[wire.PushEndpoint], tables: TheTables, browser: Browser) -> wire.CallsInfo:
    """End push notifications on this device."""
    await subscriptions.drop_push(tables.store, browser, data.endpoint)
    return await subscriptions.info(tables, browser)


@post("/api/calls/webhook/drop", status_code=200, tags=["notifications"])
async def drop_webhook(tables: TheTables, browser: Browser) -> wire.CallsInfo:
    """Remove the webhook."""
    await tables.store.write((schema.DROP["webhooks"], {"of_browser": browser}))
    return await subscriptions.info(tables, browser)


@post("/api/calls/mail/drop", status_code=200, tags=["notifications"])
async def drop_mail(tables: TheTables, browser: Browser) -> wire.CallsInfo:
    """Remove the e-mail address."""
    await tables.store.write((schema.DROP["mails"], {"of_browser": browser}))
    return await subscriptions.info(tables, browser)


ROUTES: list[Any] = [
    calls,
    set_habits,
    set_webhook,
    set_push,
    set_mail,
    confirm_mail,
    unsubscribe,
    drop_push,
    drop_webhook,
    drop_mail,
]
