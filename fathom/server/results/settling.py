"""Completes the results of finished tables: how long they took, which cards were used, and ratings.

A table is settled soon after its end, or when somebody next opens the statistics, in the order in which tables ended.
If two workers settle at the same moment, one has a conflict and tries again.
"""

from collections import Counter
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from fathom.server.results import schema
from fathom.server.results.ratings import Player, Strength, Team, rated, teams
from fathom.server.storage.schema import answers
from fathom.server.storage.store import Store
from fathom.server.storage.writes import Conflict, Write

Row = dict[str, Any]

MOST = 200  # tables that are settled at one go
USES = frozenset({"use", "use-item", "use-mythos", "activate", "equip", "play-card"})
MOST_CARDS, LONGEST_NAME = 20, 60
results, kept = schema.results.c, schema.ratings.c


class Used(Struct, frozen=True):
    """The fields of an answer that may name the card that it uses."""

    do: str
    card: Any = None
    item: Any = None


async def settle(store: Store) -> None:
    """Settle all tables that are not settled yet, in the order in which they ended."""
    waiting = sa.select(results.table_id).where(results.settled.is_(False))
    for _ in range(MOST):
        found = await store.rows(waiting.order_by(results.ended, results.table_id).limit(1))
        if not found:
            return
        try:
            await store.write(*await _settling(store, found[0]["table_id"]))
        except Conflict:
            continue  # somebody else has settled one meanwhile


async def _settling(store: Store, table_id: str) -> list[Write]:
    rows = await store.rows(sa.select(schema.results).where(results.table_id == table_id).order_by(results.seat))
    given = await store.rows(
        sa.select(answers.c.seat, answers.c.action, answers.c.at).where(answers.c.table_id == table_id)
    )
    times = [each["at"] for each in given]
    seconds = max(times) - min(times) if times else 0.0
    writes: list[Write] = [(schema.SETTLE, {"of_table": table_id, "seconds": seconds})]
    writes += [(schema.NEW_CARDS, {"table_id": table_id, **each}) for each in _cards(given)]
    if rows and rows[0]["rated"]:
        writes += await _rating(store, rows[0]["game"], table_id, teams(rows))
    return writes


def _cards(given: list[Row]) -> list[Row]:
    """The cards that each seat has used most, with their counts."""
    used = Counter[tuple[int, str]]()
    for row in given:
        answer = msgspec.json.decode(row["action"], type=Used)
        card = answer.card if answer.card is not None else answer.item
        if answer.do in USES and isinstance(card, str) and len(card) <= LONGEST_NAME:
            used[row["seat"], card] += 1
    seats = {seat for seat, _ in used}
    counted = [(seat, card, times) for (seat, card), times in used.most_common()]
    return [
        {"seat": seat, "card": card, "times": times}
        for each in sorted(seats)
        for seat, card, times in [row for row in counted if row[0] == each][:MOST_CARDS]
    ]


async def _rating(store: Store, game: str, table_id: str, playing: list[Team]) -> list[Write]:
    """The rows of the ratings after a game. They have the game's next number, so no other worker can write them too."""
    last = await store.rows(sa.select(sa.func.max(kept.number).label("number")).where(kept.game == game))
    number = (last[0]["number"] or 0) + 1
    before = [[await _known(store, game, player) for player in team.players] for team in playing]
    after = rated(playing, before)
    return [
        (
            schema.NEW_RATING,
            {
                "game": game,
                "number": number,
                "seat": player.seat,
                "browser": player.browser,
                "side": player.side,
                "table_id": table_id,
                "mu": strength.mu,
                "sigma": strength.sigma,
            },
        )
        for team, strengths in zip(playing, after, strict=True)
        for player, strength in zip(team.players, strengths, strict=True)
    ]


async def _known(store: Store, game: str, player: Player) -> Strength:
    """The strength of a player after their last rated game. After a deletion of data they start anew."""
    if not player.browser and not player.side:
        return player.first
    same = kept.side == player.side if player.side else kept.browser == player.browser
    last = sa.select(kept.mu, kept.sigma).where(same, kept.game == game).order_by(kept.number.desc()).limit(1)
    found = await store.rows(last)
    return Strength(found[0]["mu"], found[0]["sigma"]) if found else player.first
