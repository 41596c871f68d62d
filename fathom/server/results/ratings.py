"""Ratings of people in competitive games, by OpenSkill (Plackett-Luce), game after game.

In games with sides, the players who win together are a team. Each team has one more, imaginary member, whose rating
learns the strength of the side itself for its number of players: sides need not be of equal size or strength.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from openskill.models import PlackettLuce

Row = dict[str, Any]

MODEL = PlackettLuce()
START, SPREAD = 25.0, 25.0 / 3  # of whoever has not played yet
MEAN, UNIT = 1000, 40  # of the figure that people see
SETTLED_GAMES = 10  # before that a rating is a first guess


class Strength(Struct, frozen=True):
    """An estimate of a player's strength (`mu`) and its uncertainty (`sigma`)."""

    mu: float = START
    sigma: float = SPREAD


class Player(Struct, frozen=True):
    """A player on a seat or, with a seat below 0, the imaginary member of a side."""

    seat: int
    browser: str
    side: str = ""
    first: Strength = Strength()  # what is believed before the first game


class Team(Struct, frozen=True):
    players: list[Player]
    place: int


def shown(mu: float, sigma: float) -> int:
    """The rating that people see: a cautious estimate, which is almost certainly not too high."""
    return round(MEAN + UNIT * (mu - 3 * sigma))


def teams(rows: Sequence[Row]) -> list[Team]:
    """The teams of a table, from the rows of its seats."""
    sides = sorted({row["side"] for row in rows})
    if sides == [""]:
        return [Team([Player(row["seat"], row["browser"])], row["place"]) for row in rows]
    members = [[row for row in rows if row["side"] == side] for side in sides]
    most = max(map(len, members))
    return [
        Team(
            [*(Player(row["seat"], row["browser"]) for row in each), _side(-1 - number, each, most, len(rows))],
            each[0]["place"],
        )
        for number, each in enumerate(members)
    ]


def _side(seat: int, members: Sequence[Row], most: int, seats: int) -> Player:
    """The imaginary member of a side. At first all sides count as equally strong, whatever their size."""
    name = f"{members[0]['side']}/{len(members)}/{seats}"
    return Player(seat, "", name, Strength(mu=START * (most - len(members))))


def rated(teams: Sequence[Team], before: Sequence[Sequence[Strength]]) -> list[list[Strength]]:
    """The strengths of all players after a game, team by team."""
    known = [[MODEL.create_rating([each.mu, each.sigma]) for each in team] for team in before]
    after = MODEL.rate(known, ranks=[float(team.place) for team in teams])
    return [[Strength(each.mu, each.sigma) for each in team] for team in after]
