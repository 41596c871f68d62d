"""What is in play: the index of abilities is found anew whenever a card comes to a player or leaves one."""

import pytest

from fathom.bots import RandomBot
from fathom.games import load
from fathom.games.unfathomable.actions import Discard, Reveal, UseMythos
from fathom.games.unfathomable.in_play import cards_in, play_areas
from fathom.games.unfathomable.pieces import Item, Loyalty, Mythos, Role, Spell
from fathom.kernel import Match
from fathom.kernel.cards.moments import Source
from tests.rules.unfathomable.scene import LORE, Scene, card, do, options, table

GAME = load("unfathomable")
PAGE = Mythos.THE_PAGE_TURNS_ITSELF
LEAVES = {
    "used": [UseMythos(PAGE), Discard(card(LORE, 1)), Discard(card(LORE, 2))],
    "revealed": [Reveal(Loyalty.HYBRID)],
}


def listed(g) -> list[Source]:
    """What lies open, read off the play areas one by one."""
    found = []
    for player in g.players:
        found += [Source(player.role, player.seat)] if player.role else []
        found += [Source(card, player.seat) for card in [*player.items, *player.spells, *player.mythos]]
    return found


@pytest.mark.parametrize("number", range(12))
def test_the_index_of_abilities_fits_the_play_areas_at_every_question(number: int):
    match, bot = Match.start(GAME, 3 + number % 4, f"in play {number}", fast=True), RandomBot(f"in play {number}")
    while (ask := match.turn) is not None:
        g = table(match)
        assert list(cards_in(play_areas(g))) == listed(g)
        kept = g.offers, g.numbers
        g.changed()
        assert kept == (g.offers, g.numbers)
        match.answer(ask.seat, bot.choose(g, ask))


@pytest.mark.parametrize("how", LEAVES)
def test_a_crisis_that_leaves_a_play_area_is_no_longer_in_play(how: str):
    scene = Scene(crew=[Role.SKIPPER, Role.EXILE, Role.STOWAWAY, Role.SURGEON])
    scene.seat(0, hand=[card(LORE, 1), card(LORE, 2)], loyalty=[Loyalty.HYBRID])
    scene.g.players[0].mythos = [PAGE]
    match = scene.acting(0, actions=2)
    assert options(match, UseMythos) == [UseMythos(PAGE)]
    do(match, *LEAVES[how])
    assert all(held.card != PAGE for held in table(match).offers["action"])


def test_no_two_kinds_of_card_in_play_share_an_id():
    ids = [card.value for kind in (Role, Item, Spell, Mythos) for card in kind]
    assert len(set(ids)) == len(ids)
