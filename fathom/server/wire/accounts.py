"""Accounts: messages between a browser and the server about its own account. Nobody else sees them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from fathom.server.wire.bounds import Name

Named = Annotated[str, Meta(min_length=1, max_length=40)]


class PasskeyInfo(Struct, frozen=True):
    id: str
    label: str
    created: float
    used: float


class AccountInfo(Struct, frozen=True):
    """`codes`: how many recovery codes are left."""

    name: str
    created: float
    passkeys: list[PasskeyInfo]
    codes: int


class Me(Struct, frozen=True):
    """Who this browser is signed in as; guests have no account."""

    account: AccountInfo | None


class WishAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a new account. It is ignored when a passkey is added to an existing account."""

    name: Named


class Credential(Struct, frozen=True, forbid_unknown_fields=True):
    """The reply of the browser's authenticator; `label` is the owner's name for a new passkey."""

    credential: dict[str, Any]
    label: Name = ""


class RecoveryCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=10, max_length=60)]


class PasskeyId(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class SignedIn(Struct, frozen=True):
    """`codes` are sent once, when they are made; only their hashes are stored."""

    account: AccountInfo
    codes: list[str] = []


class AccountName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Named
