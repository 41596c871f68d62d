"""Looking back together: comments, shared replays and puzzles."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from fathom.server.wire.bounds import EyesOf, Name, QuestionNumber, Text
from fathom.server.wire.moderation import Note
from fathom.server.wire.play import View

FollowerId = Annotated[str, Meta(min_length=1, max_length=16)]


class Remark(Struct, frozen=True):
    """A comment at a moment, or a line of a shared replay's chat. `removable`: by whoever asks."""

    id: str
    moment: int
    name: str
    text: str
    at: float
    mine: bool
    removable: bool


class NewRemark(Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: of whoever writes; at a table where they sit it is the name of their seat."""

    moment: QuestionNumber
    text: Text
    name: Name = ""


class SilenceWriter(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "mute", "block"]


class ReportRemark(Struct, frozen=True, forbid_unknown_fields=True):
    why: Literal["insult", "cheating", "stalling", "spam", "other"]
    text: Note = ""


class NewReplay(Struct, frozen=True, forbid_unknown_fields=True):
    moment: QuestionNumber
    viewpoint: EyesOf
    name: Name = ""


class Follow(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""


class MoveReplay(Struct, frozen=True, forbid_unknown_fields=True):
    moment: QuestionNumber
    viewpoint: EyesOf


class HandOverLead(Struct, frozen=True, forbid_unknown_fields=True):
    """`to`: a follower; oneself, if whoever led has gone."""

    to: FollowerId


class SayAtReplay(Struct, frozen=True, forbid_unknown_fields=True):
    text: Text


class Follower(Struct, frozen=True):
    id: str
    name: str
    leads: bool
    me: bool
    here: bool


class SharedReplay(Struct, frozen=True):
    """A replay that one leads and others follow. `revision` grows with each change; `can_lead`: the lead is free."""

    id: str
    table_id: str
    moment: int
    viewpoint: int
    revision: int
    leading: bool
    can_lead: bool
    people: list[Follower]
    chat: list[Remark]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle of a list. `stake`: how much the answer that was given cost; `own`: of a game where the reader sat."""

    id: str
    game: str
    seats: int
    answers: int
    stake: float
    own: bool
    at: float


class Puzzle(Struct, frozen=True):
    """A question of a finished game, as its seat saw it then."""

    id: str
    view: View
    own: bool


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer; without one, the solution is shown."""

    action: dict[str, Any] | None = None


class PuzzleChoice(Struct, frozen=True):
    """An answer, its chance, and how far it lies below the best one's, give or take."""

    action: Any
    chance: float
    below: float
    margin: float


class PuzzleReply(Struct, frozen=True):
    """Whether an answer is the best one, and what it is worth.

    `choices` are all of them, the best first, and `given` is what was answered in the game: both only once the puzzle
    is solved or given up.
    """

    right: bool
    tried: PuzzleChoice | None
    best_chance: float
    choices: list[PuzzleChoice] = []
    given: Any = None
