"""Saved games: one JSON file with the set-up, every answer, and the state before the current step.

The stored state does not depend on code: a save made under older rules reopens at its last step, and if the answers
given within that step no longer fit, the step is asked again from its start.
"""

from collections.abc import Callable
from copyreg import pickle
from hashlib import blake2b
from typing import Literal

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from fathom.kernel.cards.effects import Rewritten
from fathom.kernel.game import BadOption, Game, Setup
from fathom.kernel.questions.ask import Illegal
from fathom.kernel.questions.journal import Event
from fathom.kernel.record.carrying import as_left
from fathom.kernel.record.match import Answer, Match, Snapshot
from fathom.kernel.state.chance import commitment
from fathom.kernel.state.fairness import Origin
from fathom.kernel.state.state import State

FORMAT = 2
READABLE = (1, 2)  # format 1 knew no origin of the seed, and its commitment was a bare hash of it


class BadSave(ValueError):
    """A save that cannot be opened: the message says why, in one line, and `why` what sort of fault it is."""

    def __init__(
        self, message: str, why: Literal["unreadable", "newer", "damaged", "impossible", "chapter"] = "impossible"
    ) -> None:
        super().__init__(message, why)
        self.message, self.why = message, why

    def __str__(self) -> str:
        return self.message


class Save(Struct, frozen=True, kw_only=True):
    """What the file holds. `state` is the state before the current step, which began after `answers[:at]`."""

    format: int
    game: str
    rules_version: int
    seats: int
    names: list[str] = []
    options: Raw
    numbers: dict[str, int] | UnsetType = UNSET
    carry: Raw | UnsetType = UNSET
    seed: str
    commitment: str
    origin: Origin | UnsetType = UNSET
    answers: list[tuple[int, Raw, int]]
    at: int
    state: Raw
    journal: list[Raw]
    checksum: str = ""


def _checksum(save: Save) -> str:
    unsigned = msgspec.structs.replace(save, checksum="")
    return blake2b(msgspec.json.encode(unsigned), digest_size=16).hexdigest()


def save(match: Match, names: list[str] | None = None, origin: Origin | None = None) -> bytes:
    """The match as a file, with the origin of its seed if it was promised.

    It holds the seed: keep it from other players until the game is over.
    """
    if match.fast:
        raise ValueError("a fast match keeps no record: save one that does")
    start = match.snapshots[-1]
    raw = msgspec.json.encode
    unsigned = Save(
        format=FORMAT,
        game=match.game.name,
        rules_version=match.game.rules_version,
        seats=match.setup.seats,
        names=names or [],
        options=Raw(raw(match.setup.options)),
        numbers=match.setup.numbers or UNSET,
        carry=UNSET if match.setup.carry is None else Raw(raw(match.setup.carry)),
        seed=match.setup.seed,
        commitment=origin.promise if origin else match.commitment,
        origin=origin or UNSET,
        answers=[(given.seat, Raw(raw(given.action)), given.seen) for given in match.answers],
        at=start.answers,
        state=Raw(raw(match.game.unpack(start.packed))),
        journal=[Raw(raw(event)) for event in match.journal[: start.events]],
    )
    return msgspec.json.encode(msgspec.structs.replace(unsigned, checksum=_checksum(unsigned)))


def read(content: bytes) -> Save:
    """Read a save's header and check that the file is whole, unchanged and not from the future."""
    try:
        version = msgspec.json.decode(content)["format"]
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError, RecursionError):
        raise BadSave("this is not a Fathom save, or it was cut short", "unreadable") from None
    if version not in READABLE:
        wanted = f"this Fathom reads formats {READABLE[0]} to {READABLE[-1]}: update Fathom to open it"
        raise BadSave(f"this save has format {version!r}; {wanted}", "newer")
    try:
        found = msgspec.json.decode(content, type=Save)
    except msgspec.DecodeError as error:
        raise BadSave(f"this save is damaged: {error}", "damaged") from None
    if found.checksum != _checksum(found):
        raise BadSave("this save was changed after it was written: its checksum does not match", "damaged")
    if not 0 <= found.at <= len(found.answers):
        raise BadSave(f"this save is damaged: its step cannot have begun after {found.at} answers", "damaged")
    return found


def _setup(game: Game, found: Save) -> Setup:
    if found.game != game.name:
        raise BadSave(f"this is a save of {found.game}, not of {game.name}")
    if found.rules_version > game.rules_version:
        raise BadSave(
            f"this save was made with version {found.rules_version} of the rules of {game.name}; "
            f"this Fathom has version {game.rules_version}: update Fathom to open it",
            "newer",
        )
    try:
        options = msgspec.json.decode(found.options, type=game.options)
    except msgspec.DecodeError as error:
        raise BadSave(f"the options of this save do not fit {game.name}: {error}") from None
    if found.seats not in game.seats:
        raise BadSave(f"this save has {found.seats} seats, which {game.name} is not for")
    try:
        numbers = {name: game.number_from(name, value) for name, value in (found.numbers or {}).items()}
    except (KeyError, ValueError):
        raise BadSave(f"this save changes numbers that {game.name} cannot change") from None
    return Setup(found.seats, found.seed, options, numbers, _carry(game, found))


def _carry(game: Game, found: Save) -> Struct | None:
    """What an earlier game of the campaign has left."""
    if found.carry is UNSET:
        return None
    if game.carry is None:
        raise BadSave(f"this save goes on from an earlier game, which {game.name} cannot do")
    try:
        return msgspec.json.decode(found.carry, type=game.carry.type)
    except msgspec.DecodeError as error:
        raise BadSave(f"what the game before this save has left does not fit {game.name}: {error}") from None


def _answers(game: Game, found: Save) -> list[Answer]:
    answers: list[Answer] = []
    for number, (seat, action, seen) in enumerate(found.answers):
        try:
            answers.append(Answer(seat, game.action_reader.decode(action), seen))
        except msgspec.DecodeError:
            if number < found.at:
                raise BadSave(f"answer {number} of this save is none that {game.name} knows") from None
            return answers[: found.at]
    return answers


def _state(game: Game, found: Save) -> tuple[State, list[Event]]:
    events = msgspec.json.Decoder(game.event_type)
    try:
        state = game.state_from(msgspec.json.decode(found.state))
        return state, [events.decode(event) for event in found.journal]
    except msgspec.ValidationError as error:
        raise BadSave(f"the state of this save does not fit {game.name}: {error}") from None


def load(game: Game, content: bytes | Save) -> Match:
    """Open a save where it was left; `match.notice` says so if the current step has to be asked again."""
    found = content if isinstance(content, Save) else read(content)
    setup, answers = _setup(game, found), _answers(game, found)
    state, events = _state(game, found)
    floor = found.at if found.rules_version < game.rules_version else 0
    start = Snapshot(found.at, len(events), game.pack(state))
    try:
        match = Match.resume(game, setup, answers[: found.at], events, start, floor)
    except Rewritten as place:
        raise BadSave(f"this save was left in the middle of {place}, which reads otherwise now") from None
    try:
        for given in answers[found.at :]:
            match.answer(given.seat, given.action)
    except Illegal:
        match.rewind(found.at)
    if match.number < len(found.answers):
        match.notice = "step-asked-again"
    match.forced = False
    return match


def _pickled(match: Match) -> tuple[Callable[[Game, bytes], Match], tuple[Game, bytes]]:
    """A match is pickled as its save: what can be redone, and the step's own notes, are left out."""
    return load, (match.game, save(match))


pickle(Match, _pickled)


def replay(game: Game, found: Save, until: int | None = None) -> Match:
    """Play a save again from its seed, checking every answer, up to question `until`."""
    setup = _setup(game, found)
    try:
        match = Match(game, setup, forced=True)
    except BadOption as error:
        raise BadSave(f"the options of this save do not fit its seats: {error}") from None
    except ValueError as error:
        raise BadSave(f"no game of {game.name} begins like this save: {error}") from None
    for number, given in enumerate(_answers(game, found)[:until]):
        try:
            match.answer(given.seat, given.action)
        except Illegal as refusal:
            raise BadSave(f"answer {number}, by seat {given.seat}, is not legal: {refusal}") from None
    return match


def _check_seed(found: Save) -> None:
    """The seed is the one that was promised when the table opened, and made as its origin says."""
    origin = found.origin
    if origin is UNSET:
        promised = commitment(found.seed) == found.commitment
    else:
        promised = origin.promise == found.commitment and origin.seed == found.seed
    if not promised:
        raise BadSave("the seed is not the one that was committed to when the table opened")


def _verify_carry(game: Game, found: Save, earlier: Save | None) -> None:
    carried = _carry(game, found)
    if earlier is None:
        if carried is not None:
            message = "this save goes on from an earlier game: its record is needed to check what that has left"
            raise BadSave(message, "chapter")
        return
    before = replay(game, earlier)
    if not before.over or before.number < len(earlier.answers):
        raise BadSave("the game before this save is not over")
    if before.state.carry_out() != as_left(carried):
        raise BadSave("this save did not begin with what the game before has left")


def verify(game: Game, found: Save, earlier: Save | None = None) -> Match:
    """Check everything about a save: the commitment to the seed, every answer, and the state they lead to.

    In a campaign, `earlier` is the record of the game before: it must be over and have left what this one began with.
    """
    _verify_carry(game, found, earlier)
    _check_seed(found)
    match = replay(game, found)
    if match.number < len(found.answers):
        raise BadSave(f"answer {match.number} of this save is none that {game.name} knows")
    for number, (given, told) in enumerate(zip(match.answers, found.answers, strict=True)):
        if given.seen != told[2]:
            raise BadSave(f"what had been seen before answer {number} is not what this save says")
    state, events = _state(game, found)
    record = replay(game, found, found.at)
    before = record.snapshots[-1]
    if game.pack(state) != before.packed:
        raise BadSave("the stored state is not the one that the seed and the answers lead to")
    if events != record.journal[: before.events]:
        raise BadSave("the stored journal is not the one that the seed and the answers lead to")
    return match
