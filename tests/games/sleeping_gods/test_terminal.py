"""The table in a terminal, in every language, calm and in combat."""

import io

import pytest
from rich.console import Console

from fathom.cli.playing import boards
from fathom.games import load
from fathom.games.sleeping_gods.actions import Trade
from fathom.games.sleeping_gods.terminal import draw
from fathom.kernel import Match
from fathom.kernel.words.words import LANGUAGES, Words
from tests.rules.sleeping_gods.scene import LAURENT, MAC, Scene, do
from tests.rules.sleeping_gods.test_defeat import crew_defeat

GAME = load("sleeping-gods")


def drawn(match: Match, language: str) -> str:
    """What a seat sees, as plain text."""
    seat = match.turn.seat
    view = match.view(seat)
    console = Console(file=io.StringIO(), width=160)
    console.print(draw(view, Words(language, GAME, state=view), match.turn))
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_ship_and_crew_are_drawn(language):
    scene = Scene().goods(coin=3).damage(deck=1).crew(LAURENT, wounds=2, equipped=["triage"], statuses=["venom"])
    text = drawn(scene.hand(0, "heave").acting(), language)
    words = Words(language, GAME)
    assert "4/6" in text
    for key in ("crew-laurent", "skill-card-triage", "status-venom", "place-deck", "skill-card-heave", "card-gear"):
        assert words.say(key) in text
    assert "terminal-" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_row_of_enemies_is_drawn_with_its_squares(language):
    text = drawn(
        Scene(1).crew(MAC, wounds=1).row("scorpion-squid", covered={"scorpion-squid": [6]}).fighting(), language
    )
    assert Words(language, GAME).say("enemy-scorpion-squid") in text
    assert "##" in text
    assert "weaS" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_on_the_cards_in_question_can_be_read(language):
    scene = Scene(1).at("2b").orders(1).trouble("barnacles").hand(0, "second-wind").card("homing-rope")
    text = " ".join(drawn(scene.acting(), language).split())
    said = {key: " ".join(text.split()) for key, text in GAME.texts.cards(Words(language, GAME)).items()}
    for card in ("event-card-barnacles", "card-homing-rope"):
        assert said[f"text-{card}"] in text
    assert said["text-card-gear"] not in text
    assert said["text-skill-card-second-wind"] not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_market_tells_what_it_sells(language):
    match = do(Scene(1).at("2b").goods(coin=40).acting(), Trade())
    text = " ".join(drawn(match, language).split())
    said = {key: " ".join(text.split()) for key, text in GAME.texts.cards(Words(language, GAME)).items()}
    assert all(said[f"text-card-{card}"] in text for card in match.state.market)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_campaign_keeps_its_points_and_nobody_has_won(language):
    match = crew_defeat(Scene(1, mode="brutal"))
    words = Words(language, GAME)
    console = Console(file=io.StringIO(), width=80)
    console.print(boards.Terminal(GAME).result(match.state, words))
    assert console.file.getvalue().split()[-1] == str(match.state.score())
    assert boards.outcome(match.state, words) == words.say("review-nobody")
