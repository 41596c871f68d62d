"""Which answers a seat may undo without the others' consent: its latest ones, while nothing hidden was revealed."""

from fathom.kernel import Match
from fathom.kernel.state.sightings import shows
from fathom.server.tables.table import KnownUndoTargets, Table

KEPT = 256  # questions of a table


def undo_target(table: Table, seat: int) -> int | None:
    """The question to which a seat may go back alone, or None."""
    return next(iter(undo_targets(table, seat)), None)


def turn_undo_target(table: Table, seat: int) -> int | None:
    """The question with which the turn of a seat began, if that lies before `undo_target`."""
    found = undo_targets(table, seat)
    return found[-1] if len(found) > 1 else None


def undo_targets(table: Table, seat: int) -> list[int]:
    """The questions of this turn to which a seat may go back, the last first."""
    return undo_targets_by_seat(table).get(seat, [])


def undo_targets_by_seat(table: Table) -> dict[int, list[int]]:
    """The same by seat. At most one seat can go back: of several people, the one who made the last choice."""
    match = table.match
    if match is None or match.over or match.quiet:
        return {}
    people = [each.seat for each in table.seats if each.kind != "bot"]
    alone = len(people) == 1
    latest = match.number - 1 if alone else match.last_choice
    if latest is None:
        return {}
    seat = people[0] if alone else match.answers[latest].seat
    cached = table.known_undo_targets
    if cached is None or (cached.seat, cached.undone) != (seat, table.undone) or len(cached.known) >= KEPT:
        cached = table.known_undo_targets = KnownUndoTargets(seat, table.undone)
    known, number = cached.known, match.number
    if number not in known:
        known[number] = _found(match, seat, latest, known, alone=alone) if seat in people else []
    return {seat: known[number]}


def _found(match: Match, seat: int, latest: int, known: dict[int, list[int]], *, alone: bool) -> list[int]:
    """The targets back to the last moment at which something was drawn or somebody saw something new.

    Answers of bots in between do not count, but within the seat's own turn only their passes are skipped. If nothing
    was seen since one of the seat's answers, the targets before that answer are valid too.
    """
    answers, drawn = match.record.answers, match.state.chance.drawn + match.state.shown
    found: list[int] = []
    for number in range(latest, match.record.floor - 1, -1):
        given = answers[number]
        if given.seen != drawn or (given.seat != seat and not alone):
            break
        if given.seat != seat:
            if found and not given.action.idle:
                break
            continue
        if number == latest and not alone:
            found.append(number)  # the match has found so itself
        else:
            before = match.clone()
            before.rewind(number)
            if shows(before, match):
                break
            if len(before.ask(seat).options) > 1:
                found.append(number)
        earlier = known.get(number)
        if earlier is not None and (not alone or (number and answers[number - 1].seat == seat)):
            return found + earlier
    return found
