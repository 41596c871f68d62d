"""Weights that are learned serve the humans alone."""

import msgspec

from fathom.bots import make_bot, observation_for
from fathom.games import load
from fathom.games.unfathomable.bots import LEARNS, Shipmate
from fathom.games.unfathomable.bots.outlook import Outlook
from fathom.games.unfathomable.bots.weights import SHIPMATE
from fathom.games.unfathomable.state import Side
from fathom.kernel import Match

UNFATHOMABLE = load("unfathomable")
OTHER = msgspec.structs.replace(SHIPMATE, an_action=50.0, defeated=40.0, card=30.0, voyage_step=0.1)


def test_humans_weigh_by_them_and_traitors_do_not():
    match = Match.start(UNFATHOMABLE, seats=4, seed="3", fast=True)
    bots = [make_bot(UNFATHOMABLE, "shipmate", str(seat)) for seat in range(4)]
    looks = [observation_for(bot, match) for bot in bots]
    other, usual = Shipmate("s", OTHER), Shipmate("s")
    differ = {True: [], False: []}  # by whether the seat works against the humans
    while (ask := match.turn) is not None:
        view = looks[ask.seat](ask.seat)
        differ[Outlook(view, ask.seat).harms].append(other.weigh(view, ask) != usual.weigh(view, ask))
        match.answer(ask.seat, bots[ask.seat].choose(view, ask))
    assert sum(differ[False]) > 20
    assert len(differ[True]) > 10
    assert not any(differ[True])


def test_the_side_that_learns_is_one_of_the_game():
    assert LEARNS == Side.HUMANS
