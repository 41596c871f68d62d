"""Accounts: what a browser sends to keep a name, and what its owner is told. Nobody else is told any of it."""

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
    """A name for a new account; for another passkey of one's own account it is not looked at."""

    name: Named


class Credential(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser's authenticator has replied; `label` is how its owner calls a new passkey."""

    credential: dict[str, Any]
    label: Name = ""


class RecoveryCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=10, max_length=60)]


class PasskeyId(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=64)]


class SignedIn(Struct, frozen=True):
    """`codes` are told once, when they are made; only their hashes are kept."""

    account: AccountInfo
    codes: list[str] = []


class AccountName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Named
