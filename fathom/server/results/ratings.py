"""Ratings of people in competitive games, by OpenSkill (Plackett-Luce), game after game.

Where a game has sides, those who win together are a team. What a side is worth by itself, and by how many it is played,
is learned by one more member of the team who is nobody: sides need not be of one size, nor equally strong.
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
    """How strong somebody is believed to be, and how far that may be off."""

    mu: float = START
    sigma: float = SPREAD


class Player(Struct, frozen=True):
    """Who plays: somebody on a seat or, with a seat below 0, a side by itself."""

    seat: int
    browser: str
    side: str = ""
    first: Strength = Strength()  # what is believed before the first game


class Team(Struct, frozen=True):
    players: list[Player]
    place: int


def shown(mu: float, sigma: float) -> int:
    """The figure that people see: what somebody is at least worth, all but certainly."""
    return round(MEAN + UNIT * (mu - 3 * sigma))


def teams(rows: Sequence[Row]) -> list[Team]:
    """Who wins and loses together at a table, by the rows of its seats."""
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
    """A side by itself. At first all are believed to be equally strong, however many play for them."""
    name = f"{members[0]['side']}/{len(members)}/{seats}"
    return Player(seat, "", name, Strength(mu=START * (most - len(members))))


def rated(teams: Sequence[Team], before: Sequence[Sequence[Strength]]) -> list[list[Strength]]:
    """The strengths of all players of a game after it, team by team."""
    known = [[MODEL.create_rating([each.mu, each.sigma]) for each in team] for team in before]
    after = MODEL.rate(known, ranks=[float(team.place) for team in teams])
    return [[Strength(each.mu, each.sigma) for each in team] for team in after]
