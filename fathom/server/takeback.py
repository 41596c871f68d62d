"""How far a seat may take back without asking anybody: its last answer, and past bots where nothing was revealed."""

from fathom.kernel import Match
from fathom.kernel.seen import shows
from fathom.server.table import Table

KEPT = 256  # moments of a table


def last(table: Table, seat: int) -> int | None:
    """The question to which a seat may go back alone, or None."""
    return next(iter(own(table, seat)), None)


def turn(table: Table, seat: int) -> int | None:
    """The question with which the turn of a seat began, if it may go back there alone and further than `last`."""
    found = own(table, seat)
    return found[-1] if len(found) > 1 else None


def own(table: Table, seat: int) -> list[int]:
    """The questions of this turn to which a seat may go back, the last first."""
    match = table.match
    if match is None or seat < 0 or match.over or match.quiet:
        return []
    return _own(table, match, seat, alone=_people(table) == [seat])


def by_seat(table: Table) -> dict[int, list[int]]:
    """The same for every seat of a person that may go back at all."""
    match = table.match
    if match is None:
        return {}
    people = _people(table)
    if len(people) == 1:
        return {people[0]: own(table, people[0])}
    seat = match.may_regret
    return {} if seat is None else {seat: _own(table, match, seat, alone=False)}


def _people(table: Table) -> list[int]:
    return [each.seat for each in table.seats if each.kind != "bot"]


def _own(table: Table, match: Match, seat: int, *, alone: bool) -> list[int]:
    """The same, found once for each question."""
    known, now = table.reach, (match.number, table.undone, seat)
    found = known.get(now)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[now] = _reach(table, match, seat, alone=alone)
    return found


def _reach(table: Table, match: Match, seat: int, *, alone: bool) -> list[int]:
    """As far back as nothing was drawn and nobody has seen anything new.

    Bots do not mind: their answers are passed over, but once the turn of the seat itself is reached, only their passes.
    Where nothing was seen since an own answer, one may go back as far as one could before it.
    """
    answers, known = match.record.answers, table.reach
    latest = answers.length - 1 if alone else match.last_choice
    if latest is None or (not alone and answers[latest].seat != seat):
        return []
    drawn = match.state.chance.drawn + match.state.shown
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
        earlier = known.get((number, table.undone, seat))
        if earlier is not None and (not alone or (number and answers[number - 1].seat == seat)):
            return found + earlier
    return found
