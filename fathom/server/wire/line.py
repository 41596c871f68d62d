"""Messages of live connections, besides views and updates."""

from typing import Any, Literal

from msgspec import Struct

from fathom.server.wire.bounds import Actions, EyesOf, QuestionNumber, SeatIndex, Text
from fathom.server.wire.play import ChatLine


class Hello(Struct, frozen=True, tag="hello", tag_field="kind", forbid_unknown_fields=True):
    """The first message of a client, and again when it changes to the view of another seat (-1: a spectator)."""

    seat: EyesOf = -1


class LiveAnswer(Struct, frozen=True, tag="answer", tag_field="kind", forbid_unknown_fields=True):
    """An answer; its receipt or refusal has the same number."""

    seat: SeatIndex
    number: QuestionNumber
    action: dict[str, Any]


class LiveAnswers(Struct, frozen=True, tag="answers", tag_field="kind", forbid_unknown_fields=True):
    """Several answers at once, all or none; there is one receipt, or one refusal, with the number of the first."""

    seat: SeatIndex
    number: QuestionNumber
    actions: Actions


class LiveSay(Struct, frozen=True, tag="say", tag_field="kind", forbid_unknown_fields=True):
    seat: SeatIndex
    text: Text = ""
    statement: dict[str, Any] | None = None


FromClient = Hello | LiveAnswer | LiveAnswers | LiveSay


class Refusal(Struct, frozen=True, kw_only=True):
    """An error: a key of the words, its arguments, the sentence in the caller's language, and the rule behind it.

    On a live connection, `number` is that of the question whose answer is refused (-1 for other messages).
    """

    kind: Literal["refusal"] = "refusal"
    why: str
    message: str
    rule: str = ""
    args: dict[str, Any] = {}
    number: int = -1


class Beat(Struct, frozen=True, kw_only=True):
    """A heartbeat of the connection, with the number of messages sent so far, this one included."""

    kind: Literal["beat"] = "beat"
    sent: int


class Chat(Struct, frozen=True, kw_only=True):
    kind: Literal["chat"] = "chat"
    lines: list[ChatLine]
