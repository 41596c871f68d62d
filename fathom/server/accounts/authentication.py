"""Accounts: signing up and in with a passkey or a recovery code, changing and deleting an account."""

import secrets
import time
from typing import Any

import sqlalchemy as sa
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from fathom.server import wire
from fathom.server.accounts import adoption, schema
from fathom.server.clubs import tables as club_tables
from fathom.server.http.cookies import Cookies, browser_of
from fathom.server.http.errors import Refused
from fathom.server.moderation import reports
from fathom.server.notify import subscriptions
from fathom.server.people.names import clean
from fathom.server.replays import personal as replays_personal
from fathom.server.storage import personal
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write
from fathom.server.tables.registry import Tables
from fathom.server.tables.table import hashed

PATIENCE = 300.0  # seconds that a challenge waits for its reply
CODES, CODE_BYTES = 8, 10
MOST_PASSKEYS = 20
Row = dict[str, Any]


class Site:
    """The origin of the page as the browser sees it, and its host name, to which passkeys are bound."""

    def __init__(self, origin: str, name: str) -> None:
        self.origin, self.name = origin, name


async def signed_in(store: Store, browser: str) -> Row | None:
    found = await store.rows(sa.select(schema.accounts).where(schema.accounts.c.browser == browser))
    return found[0] if found else None


async def required(store: Store, browser: str) -> Row:
    account = await signed_in(store, browser)
    if account is None:
        raise Refused("no-account", 403)
    return account


async def info(store: Store, account: Row) -> wire.AccountInfo:
    mine = schema.passkeys.c.account_id == account["id"]
    keys = await store.rows(sa.select(schema.passkeys).where(mine).order_by(schema.passkeys.c.created))
    codes = await store.rows(
        sa.select(sa.func.count().label("count")).where(schema.recovery_codes.c.account_id == account["id"])
    )
    listed = [wire.PasskeyInfo(key["id"], key["label"], key["created"], key["used"]) for key in keys]
    return wire.AccountInfo(account["name"], account["created"], listed, codes[0]["count"])


# --------------------------------------------------------------------------------- asking for a passkey


async def ask_for_new_passkey(store: Store, site: Site, browser: str, name: str) -> Row:
    """The options for the browser's authenticator to create a passkey (`navigator.credentials.create`)."""
    account = await signed_in(store, browser)
    name = account["name"] if account else clean(name)
    account_id = account["id"] if account else secrets.token_hex(16)
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Fathom",
        user_name=name,
        user_id=account_id.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    await _expect(store, browser, options.challenge, account_id, name)
    return options_to_json_dict(options)


async def ask_for_passkey(store: Store, site: Site, browser: str) -> Row:
    """The options for the authenticator to sign in with any passkey that it has for this site."""
    options = webauthn.generate_authentication_options(rp_id=site.name)
    await _expect(store, browser, options.challenge, "", "")
    return options_to_json_dict(options)


async def _expect(store: Store, browser: str, challenge: bytes, account: str, name: str) -> None:
    waits = {"challenge": bytes_to_base64url(challenge), "account_id": account, "name": name, "at": time.time()}
    await store.write(
        (schema.DROP_OLD_CHALLENGES, {"before": time.time() - PATIENCE}),
        (schema.DROP_CHALLENGE, {"of_browser": browser}),
        (schema.NEW_CHALLENGE, {"browser": browser, **waits}),
    )


async def _expected(store: Store, browser: str, new: bool) -> Row:
    """The challenge that a browser was given. It is used up, even if the reply is not valid."""
    used = schema.challenges.delete().where(schema.challenges.c.browser == browser)
    found = await store.changed_rows(used.returning(schema.challenges))
    if not found or bool(found[0]["account_id"]) != new or found[0]["at"] < time.time() - PATIENCE:
        raise Refused("passkey-late", 403)
    return found[0]


# ------------------------------------------------------------------------------------- with the reply


async def keep_passkey(tables: Tables, cookies: Cookies, site: Site, browser: str, reply: wire.Credential) -> Row:
    """Store a new passkey: for this browser's account or, for a guest, with a new account."""
    waited = await _expected(tables.store, browser, new=True)
    try:
        made = webauthn.verify_registration_response(
            credential=reply.credential,
            expected_challenge=base64url_to_bytes(waited["challenge"]),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refused("passkey-refused", 403) from None
    account = await signed_in(tables.store, browser)
    if (account["id"] if account else waited["account_id"]) != waited["account_id"]:
        raise Refused("passkey-late", 403)
    if account and len((await info(tables.store, account)).passkeys) >= MOST_PASSKEYS:
        raise Refused("too-many-passkeys")
    now, writes, codes, cookie = time.time(), list[Write](), list[str](), ""
    if account is None:
        cookie = cookies.of_account(waited["account_id"], 0)
        account = {"id": waited["account_id"], "name": waited["name"], "browser": browser_of(cookie)}
        account |= {"generation": 0, "created": now}
        writes.append((schema.NEW_ACCOUNT, account))
        codes = _new_codes()
        writes += [(schema.NEW_CODE, {"hash": hashed(_plain(code)), "account_id": account["id"]}) for code in codes]
    key = {"id": hashed(bytes_to_base64url(made.credential_id)), "public_key": made.credential_public_key}
    dates = {"uses": made.sign_count, "label": clean(reply.label), "created": now, "used": now}
    writes.append((schema.NEW_PASSKEY, {**key, **dates, "account_id": account["id"]}))
    try:
        await tables.store.write(*writes)
    except Conflict:
        raise Refused("passkey-refused", 409) from None
    await adoption.adopt(tables, browser, account["browser"])
    return {"account": account, "codes": codes, "cookie": cookie}


async def sign_in(tables: Tables, cookies: Cookies, site: Site, browser: str, reply: wire.Credential) -> Row:
    """Sign in with a passkey. Seats that this browser held as a guest move to the account."""
    waited = await _expected(tables.store, browser, new=False)
    key_id = hashed(str(reply.credential.get("id", "")).rstrip("="))
    found = await tables.store.rows(sa.select(schema.passkeys).where(schema.passkeys.c.id == key_id))
    if not found:
        raise Refused("passkey-unknown", 403)
    try:
        used = webauthn.verify_authentication_response(
            credential=reply.credential,
            expected_challenge=base64url_to_bytes(waited["challenge"]),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=found[0]["public_key"],
            credential_current_sign_count=found[0]["uses"],
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refused("passkey-refused", 403) from None
    await tables.store.write((schema.SET_USED, {"of_id": key_id, "uses": used.new_sign_count, "used": time.time()}))
    return await _enter(tables, cookies, browser, found[0]["account_id"])


async def recover(tables: Tables, cookies: Cookies, browser: str, code: str) -> Row:
    """Sign in with a recovery code. It works once: of two uses at the same moment one is refused."""
    used = schema.recovery_codes.delete().where(schema.recovery_codes.c.hash == hashed(_plain(code)))
    found = await tables.store.changed_rows(used.returning(schema.recovery_codes))
    if not found:
        raise Refused("wrong-code", 403)
    return await _enter(tables, cookies, browser, found[0]["account_id"])


async def _enter(tables: Tables, cookies: Cookies, browser: str, account_id: str) -> Row:
    """Sign a browser in. The seats of a guest move to the account; those of another account stay there."""
    found = await tables.store.rows(sa.select(schema.accounts).where(schema.accounts.c.id == account_id))
    if await signed_in(tables.store, browser) is None:
        await adoption.adopt(tables, browser, found[0]["browser"])
    return {"account": found[0], "codes": [], "cookie": cookies.of_account(account_id, found[0]["generation"])}


# --------------------------------------------------------------------------------------- looking after


async def rename(store: Store, account: Row, name: str) -> None:
    account["name"] = clean(name)
    await store.write((schema.SET_NAME, {"of_account": account["id"], "name": account["name"]}))


async def drop_passkey(store: Store, account: Row, key_id: str) -> None:
    keys = [key.id for key in (await info(store, account)).passkeys]
    if key_id not in keys:
        raise Refused("no-such-passkey", 404)
    if len(keys) == 1:
        raise Refused("last-passkey")
    await store.write((schema.DROP_PASSKEY, {"of_account": account["id"], "of_id": key_id}))


async def new_codes(store: Store, account: Row) -> list[str]:
    """Replace the recovery codes."""
    codes = _new_codes()
    writes: list[Write] = [(schema.DROP_CODES, {"of_account": account["id"]})]
    writes += [(schema.NEW_CODE, {"hash": hashed(_plain(code)), "account_id": account["id"]}) for code in codes]
    await store.write(*writes)
    return codes


async def sign_out_everywhere(tables: Tables, cookies: Cookies, account: Row) -> str:
    """Give the account a new cookie and only this browser a copy; all other browsers become guests without a seat."""
    generation = account["generation"] + 1
    cookie = cookies.of_account(account["id"], generation)
    identity = {"browser": browser_of(cookie), "generation": generation}
    await tables.store.write((schema.SET_IDENTITY, {"of_account": account["id"], **identity}))
    await adoption.adopt(tables, account["browser"], identity["browser"])
    return cookie


async def delete(tables: Tables, browser: str) -> None:
    """Delete a person, with or without an account: no row that names them is left."""
    account = await signed_in(tables.store, browser)
    await club_tables.forget_words(tables, browser)
    await adoption.erase(tables, browser)
    writes: list[Write] = [(schema.DROP_CHALLENGE, {"of_browser": browser}), *subscriptions.forgetting(browser)]
    writes += await reports.blanked_comments(tables.store, browser)
    writes += reports.forgetting(browser)
    writes += replays_personal.forgetting(browser)
    writes += personal.forgetting(browser)
    if account is not None:
        drops = (schema.DROP_PASSKEYS, schema.DROP_CODES, schema.DROP_ACCOUNT)
        writes += [(drop, {"of_account": account["id"]}) for drop in drops]
    await tables.store.write(*writes)


def _new_codes() -> list[str]:
    return ["-".join(word[at : at + 5] for at in range(0, 20, 5)) for word in _words()]


def _words() -> list[str]:
    return [secrets.token_hex(CODE_BYTES) for _ in range(CODES)]


def _plain(code: str) -> str:
    """A recovery code as it is hashed, without the spaces, dashes and capitals that people may type."""
    return "recovery/" + "".join(letter for letter in code.lower() if letter.isalnum())
