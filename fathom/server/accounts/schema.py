"""The rows of accounts: their passkeys, recovery codes, and challenges that wait for a reply."""

import sqlalchemy as sa

from fathom.server.storage import schema
from fathom.server.storage.schema import metadata

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("browser", sa.String(64), nullable=False, unique=True),  # what all its devices are known as
    sa.Column("generation", sa.Integer, nullable=False),  # grows when all devices are signed out
    sa.Column("created", sa.Float, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the credential's own
    sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),  # as the authenticator counts them
    sa.Column("label", sa.String(40), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)

recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("account_id", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False, index=True),
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("challenge", sa.String(100), nullable=False),
    sa.Column("account_id", sa.String(32), nullable=False),  # "" for signing in
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

NEW_ACCOUNT, NEW_PASSKEY, NEW_CODE, NEW_CHALLENGE = (
    each.insert() for each in (accounts, passkeys, recovery_codes, challenges)
)
OF_ACCOUNT: sa.BindParameter[str] = sa.bindparam("of_account")
DROP_PASSKEYS = passkeys.delete().where(passkeys.c.account_id == OF_ACCOUNT)
DROP_PASSKEY = passkeys.delete().where(passkeys.c.account_id == OF_ACCOUNT, passkeys.c.id == sa.bindparam("of_id"))
DROP_CODES = recovery_codes.delete().where(recovery_codes.c.account_id == OF_ACCOUNT)
DROP_ACCOUNT = accounts.delete().where(accounts.c.id == OF_ACCOUNT)
DROP_CHALLENGE = challenges.delete().where(challenges.c.browser == sa.bindparam("of_browser"))
DROP_OLD_CHALLENGES = challenges.delete().where(challenges.c.at < sa.bindparam("before"))
SET_NAME = accounts.update().where(accounts.c.id == OF_ACCOUNT).values(name=sa.bindparam("name"))
SET_IDENTITY = (
    accounts.update()
    .where(accounts.c.id == OF_ACCOUNT)
    .values(browser=sa.bindparam("browser"), generation=sa.bindparam("generation"))
)
SET_USED = (
    passkeys.update()
    .where(passkeys.c.id == sa.bindparam("of_id"))
    .values(uses=sa.bindparam("uses"), used=sa.bindparam("used"))
)

# What others' rows hold of a person.

SET_HOST = (
    schema.tables.update().where(schema.tables.c.id == sa.bindparam("of_table")).values(host=sa.bindparam("host"))
)
RENAME_HOLDER = (
    schema.holders.update()
    .where(schema.holders.c.table_id == sa.bindparam("of_table"), schema.holders.c.browser == sa.bindparam("before"))
    .values(browser=sa.bindparam("after"))
)
BLANK_CHAT = (
    schema.chat.update()
    .where(
        schema.chat.c.table_id == sa.bindparam("of_table"),
        schema.chat.c.seat == sa.bindparam("of_seat"),
        schema.chat.c.name == sa.bindparam("of_name"),
    )
    .values(name="", text="")
)
