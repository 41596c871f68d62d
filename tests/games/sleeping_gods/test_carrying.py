"""What is told of a campaign between two sessions."""

from fathom.games.sleeping_gods.campaign import write
from fathom.games.sleeping_gods.campaign.carrying import carried
from fathom.games.sleeping_gods.pieces import Card
from fathom.games.sleeping_gods.stories.book import prose
from fathom.kernel.words.words import Words
from tests.rules.sleeping_gods.scene import GAME, Scene


def told(scene: Scene, language: str = "en") -> dict[str, list[str]]:
    return dict(carried(write(scene.g), Words(language, GAME)))


def test_a_packed_up_campaign_tells_where_the_ship_is_and_what_the_party_has():
    scene = Scene(2).goods(coin=3, meat=1).card("gloria").at("2d")
    found = told(scene)
    assert found["The voyage"][0] == "Dark Beacon Bay"
    assert found["Stores"] == ["3 coin", "1 meat", "0 experience"]
    assert "Gloria" in found["Adventure cards"]
    assert found["Quests"] == ["Castaways", "Ninefold"]
    assert "Totems of all campaigns" not in found


def test_what_is_kept_for_ever_is_told_when_a_campaign_is_over():
    scene = Scene(2)
    scene.g.ticked, scene.g.endings, scene.g.ended = [Card("eye-of-wisdom")], [2], 2
    found = told(scene, "fr")
    assert list(found) == ["Totems de toutes les campagnes", "Fins atteintes", "Scores jusqu’ici"]
    assert found["Fins atteintes"] == [prose("fr")["ending/2"]]
