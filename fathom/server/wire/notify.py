"""Notifications: where and when somebody wants to be told that it is their turn. Only they see it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from fathom.server.wire.bounds import Minute

Endpoint = Annotated[str, Meta(min_length=8, max_length=1000)]


class CallHabits(Struct, frozen=True, forbid_unknown_fields=True):
    """`quiet_from`, `quiet_to`: minutes of the day in `zone` between which nothing is sent; equal for never.

    `pace`: of each question at once, or of all that wait together, every hour or once a day at `daily_at`.
    """

    language: Literal["en", "fr", "es"] = "en"
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    quiet_from: Minute = 1320
    quiet_to: Minute = 480
    pace: Literal["at-once", "hourly", "daily"] = "at-once"
    daily_at: Minute = 1080


class SetWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=8, max_length=500)]


class SetMail(Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(pattern="^[0-9]{6}$")]


class MailToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What the link at the end of each mail holds."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser has agreed on with its push service."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=40)]


class PushEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Endpoint


class MailInfo(Struct, frozen=True):
    address: str
    confirmed: bool


class CallsInfo(Struct, frozen=True):
    """`webhook`: the host where messages go, the rest of the address is a secret; `pushes`: the devices, by a hash.

    `can_mail`: whether the host of this server has set up a way to send mails. `push_key`: who pushes, for browsers.
    """

    habits: CallHabits | None
    webhook: str
    mail: MailInfo | None
    pushes: list[str]
    can_mail: bool
    push_key: str


class Ended(Struct, frozen=True):
    """Mails were ended; told whether or not the link was still good."""

    ended: bool = True
