"""Campaigns as files: the records of their chapters in order, each checked against the one before."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Raw, Struct

from fathom.kernel.game import Game
from fathom.kernel.record.match import Match
from fathom.kernel.record.save import BadSave, Save, read, verify

FORMAT = 1
MOST_CHAPTERS = 100


class CampaignFile(Struct, frozen=True, kw_only=True):
    """What the file holds: `chapters` are saves of finished games, the first to the last."""

    campaign: int
    game: str
    chapters: list[Raw]


def write(game: Game, chapters: Sequence[bytes]) -> bytes:
    """The saves of a campaign's chapters as one file."""
    return msgspec.json.encode(CampaignFile(campaign=FORMAT, game=game.name, chapters=[Raw(each) for each in chapters]))


def is_campaign(content: bytes) -> bool:
    """Whether a file is a campaign's rather than a single game's."""
    try:
        found = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return isinstance(found, dict) and "campaign" in found


def read_campaign(content: bytes) -> tuple[str, list[Save]]:
    """The game of a campaign, and the records of its chapters."""
    try:
        found = msgspec.json.decode(content, type=CampaignFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadSave("this is not a campaign of Fathom, or it was cut short", "unreadable") from None
    if found.campaign != FORMAT:
        raise BadSave(
            f"this campaign has format {found.campaign}; this Fathom reads format {FORMAT}: update Fathom to open it",
            "newer",
        )
    if not 0 < len(found.chapters) <= MOST_CHAPTERS:
        raise BadSave(f"this campaign has {len(found.chapters)} chapters", "damaged")
    return found.game, [read(bytes(each)) for each in found.chapters]


def verify_campaign(game: Game, chapters: Sequence[Save]) -> Iterator[Match]:
    """Check chapter after chapter: each record by itself, and that it began with what the one before has left."""
    earlier: Save | None = None
    for number, found in enumerate(chapters, 1):
        try:
            match = verify(game, found, earlier)
            if not match.over:
                raise BadSave("it is not over")
        except BadSave as error:
            raise BadSave(f"chapter {number}: {error}", error.why) from None
        yield match
        earlier = found
