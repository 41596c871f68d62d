"""What a packed-up campaign tells before it goes on: where the ship is, what the party has and has achieved."""

from collections.abc import Iterator

from fathom.games.sleeping_gods.campaign import Log, Saved
from fathom.games.sleeping_gods.pieces import Card, Good, Quest, Region
from fathom.games.sleeping_gods.stories.book import prose
from fathom.kernel.words.words import Words


def carried(log: Log, words: Words) -> Iterator[tuple[str, list[str]]]:
    """By name: the voyage, goods, quests, cards and levels; and for ever totems, endings and scores."""
    if log.campaign is not None:
        yield from _voyage(log.campaign, words)
    if log.totems:
        yield words.say("carried-totems"), [_name(words, card, Card) for card in log.totems]
    if log.endings:
        yield words.say("carried-endings"), [prose(words.language)[f"ending/{ending}"] for ending in log.endings]
    if log.scores:
        yield words.say("carried-scores"), [str(score) for score in log.scores]


def _voyage(saved: Saved, words: Words) -> Iterator[tuple[str, list[str]]]:
    left = saved.events.mild + saved.events.perilous + saved.events.deadly
    yield (
        words.say("carried-voyage"),
        [
            _name(words, saved.ship, Region),
            words.say("carried-turns", count=saved.turn),
            words.say("carried-events", deck=saved.deck, left=left),
        ],
    )
    goods = [f"{count} {_name(words, good, Good)}" for good, count in saved.goods.items() if count]
    yield words.say("carried-goods"), [*goods, words.say("carried-xp", count=saved.xp)]
    if saved.quests:
        yield words.say("carried-quests"), [_name(words, quest, Quest) for quest in saved.quests]
    yield words.say("carried-cards"), [_name(words, stowed.card, Card) for stowed in saved.cards]
    levels = [str(words.value(level)) for berth in saved.crew for level in berth.levels]
    if levels:
        yield words.say("carried-levels"), levels


def _name(words: Words, value: object, kind: object) -> str:
    return str(words.value(value, kind))
