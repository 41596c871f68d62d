"""Notifications: where somebody wants to be told that it is their turn. Only they see it, and only its host."""

from typing import Annotated

from msgspec import Meta, Struct

Minute = Annotated[int, Meta(ge=0, le=1439)]


class SetWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """`quiet_from`, `quiet_to`: minutes of the day in UTC between which nothing is sent; equal for never."""

    address: Annotated[str, Meta(min_length=8, max_length=500)]
    quiet_from: Minute = 0
    quiet_to: Minute = 0


class WebhookInfo(Struct, frozen=True):
    """`host`: where messages go; the rest of the address is a secret. Empty if they go nowhere."""

    host: str = ""
    quiet_from: int = 0
    quiet_to: int = 0
