"""The text on the cards, made from the same data that the rules run."""

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from itertools import groupby
from typing import Any, NewType

from fathom.games.sleeping_gods.effects.enemies import Recover
from fathom.games.sleeping_gods.library import (
    Ability,
    Bonus,
    CardPrint,
    EventPrint,
    FindPrint,
    Printed,
    QuestPrint,
    SkillPrint,
    Trigger,
    Weapon,
    cards,
    crew,
    enemies,
    events,
    finds,
    levels,
    levels_of,
    quests,
    skills,
    squares,
    synergy,
    tricks,
)
from fathom.games.sleeping_gods.pieces import (
    Card,
    Crew,
    Enemy,
    EventCard,
    Find,
    Kind,
    Level,
    Number,
    SkillCard,
    Trick,
)
from fathom.kernel.cards.effects import Condition, OneOf, Pay
from fathom.kernel.words.words import Words

Source = NewType("Source", str)
"""Where an effect is printed: the shelf and the name of its card, `trade/gloria`."""

NAMES = {
    "crew": "crew",
    "skills": "skill-card",
    "levels": "level",
    "trade": "card",
    "adventure": "card",
    "quests": "quest",
    "events": "event-card",
    "search": "find",
    "synergy": "crew",
    "tricks": "trick",
}
"""Under which key the words have the names of a shelf."""


def source_name(words: Words, source: str) -> str:
    """The name of the card that a question is about."""
    shelf, _, name = source.partition("/")
    return words.say(f"{NAMES[shelf]}-{name}") if shelf in NAMES else ""


def texts(words: Words) -> dict[str, str]:
    """Every card's text by its key: `text-card-gloria`, `text-event-card-rogue-wave`, `text-crew-odessa`. Besides: each
    ability of a board, those of level cards last (`ability-crew-odessa-0`), what enemies do (`text-trick-weaken`) and
    what synergy tokens do (`text-synergy-odessa`)."""
    return dict(_texts(words))


def _texts(words: Words) -> Iterator[tuple[str, str]]:
    shelves: dict[str, Mapping[Any, Printed]] = {
        "crew": crew(),
        "skill-card": skills(),
        "level": levels(),
        "card": cards(),
        "event-card": events(),
        "quest": {name: card for name, card in quests().items() if card.unlocked_at},
    }
    for key, shelf in shelves.items():
        for name, card in shelf.items():
            yield f"text-{key}-{name}", " ".join(lines(words, name, card))
    for member in Crew:
        learned = [ability for level in levels_of(member) for ability in levels()[level].abilities]
        for place, ability in enumerate([*crew()[member].abilities, *learned]):
            yield f"ability-crew-{member}-{place}", ability_text(words, ability)
    yield from ((f"text-find-{name}", find_text(words, token)) for name, token in finds().items())
    yield from ((f"text-enemy-{name}", enemy_text(words, name)) for name in enemies() if _special(name))
    yield from ((f"text-trick-{trick}", trick_text(words, trick)) for trick in Trick)
    yield from ((f"text-synergy-{member}", synergy_text(words, member)) for member in Crew)


Readable = SkillCard | Level | Card | EventCard | Find
"""Cards with a text."""


def card_text(words: Words, card: Readable) -> str:
    """The text of one card."""
    match card:
        case Find():
            return find_text(words, finds()[card])
        case SkillCard():
            printed: Printed = skills()[card]
        case Level():
            printed = levels()[card]
        case Card():
            printed = cards()[card]
        case EventCard():
            printed = events()[card]
    return " ".join(lines(words, card, printed))


# ---------------------------------------------------------------------------------- line by line


def lines(words: Words, name: str, card: Printed) -> Iterator[str]:
    """What a card says, a sentence or two for each thing on it."""
    yield from _arms(words, name, card)
    if isinstance(card, QuestPrint) and card.start is not None:
        yield words.sentence(words.say("start-text", effect=words.effect(card.start)))
    if isinstance(card, SkillPrint) and card.now is not None:
        yield words.sentence(words.say("now-text", effect=words.effect(card.now)))
    if isinstance(card, EventPrint):
        yield from _heading(words, card)
    borne = isinstance(card, SkillPrint)
    for given, bonuses in groupby(card.bonuses, key=lambda bonus: bonus.given):
        yield from bonus_texts(words, given, list(bonuses), borne)
    yield from (trigger_text(words, trigger) for trigger in card.triggers)
    yield from (ability_text(words, ability) for ability in card.abilities)
    if isinstance(card, EventPrint):
        yield from _staying(words, card)
    if not (card.bonuses or card.triggers or card.abilities):
        if isinstance(card, SkillPrint) and card.now is None:
            yield words.say("plain-skill-text")
        if isinstance(card, CardPrint) and card.kind is Kind.TOTEM:
            yield words.say("plain-totem-text")


def _arms(words: Words, name: str, card: Printed) -> Iterator[str]:
    weapon: Weapon | None = getattr(card, "weapon", None)
    if weapon is None:
        return
    text = weapon_text(words, weapon)
    yield text if isinstance(card, CardPrint) else words.say("arm-text", name=words.say(f"arm-{name}"), weapon=text)


def _heading(words: Words, card: EventPrint) -> Iterator[str]:
    if card.permanent:
        yield words.say("permanent-text")
    if card.turn:
        yield words.say("turn-text")
    if isinstance(card.do, OneOf):
        yield words.sentence(words.say("choice-text", effect=words.effect(card.do)))
    elif card.do is not None:
        yield words.sentence(words.effect(card.do))


def _staying(words: Words, card: EventPrint) -> Iterator[str]:
    if card.end is not None:
        yield words.sentence(words.say("end-text", effect=words.effect(card.end)))
    if card.action is not None:
        yield words.sentence(words.say("action-text", effect=words.effect(card.action)))


def weapon_text(words: Words, weapon: Weapon) -> str:
    return words.say(
        "weapon-text",
        accuracy=_signed(weapon.accuracy),
        damage=weapon.damage,
        block=weapon.block,
        ranged=weapon.ranged,
        boost=weapon.boost,
    )


def ability_text(words: Words, ability: Ability) -> str:
    """What an ability costs and what it does; what is given up for it belongs to the cost."""
    paid, does = (ability.do.cost, ability.do.then) if isinstance(ability.do, Pay) else (None, ability.do)
    effect = words.effect(does)
    cost = [*_costs(words, ability), *([words.effect(paid)] if paid is not None else [])]
    return words.sentence(words.say("ability-text", cost=", ".join(cost), effect=effect))


def _costs(words: Words, ability: Ability) -> Iterator[str]:
    if ability.once:
        yield words.say(f"once-{ability.once}")
    if ability.orders:
        yield words.say("cost-orders", count=ability.orders)
    if ability.discard:
        yield words.say("cost-discard")


def bonus_texts(words: Words, given: Condition | None, bonuses: list[Bonus], borne: bool = False) -> Iterator[str]:
    """What numbers are while the card is in play. Of several that need the same, it is said once."""
    told = [_bonus(words, bonus, borne) for bonus in bonuses]
    if given is not None:
        told = [reduce(lambda one, other: words.say("given-both", one=one, other=other), told)]
    yield from (words.sentence(words.say("bonus-text", bonus=each, given=given)) for each in told)


def _bonus(words: Words, bonus: Bonus, borne: bool) -> str:
    """Who bears a card is helped by it at the helm only."""
    number = "helm" if borne and bonus.number is Number.NAVIGATION else bonus.number
    return words.say(f"bonus-{number}", by=_signed(bonus.by), count=abs(bonus.by))


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def trigger_text(words: Words, trigger: Trigger) -> str:
    effect = words.effect(trigger.do)
    return words.sentence(
        words.say("trigger-text", when=trigger.when, given=trigger.given, may=trigger.may, effect=effect)
    )


def find_text(words: Words, token: FindPrint) -> str:
    reward = words.sentence(words.say("reward-text", effect=words.effect(token.reward)))
    if token.harm is None:
        return reward
    return f"{words.sentence(words.say('harm-text', effect=words.effect(token.harm)))} {reward}"


# -------------------------------------------------------------------------------------- enemies


def _special(enemy: Enemy) -> bool:
    return any(square.flying or square.trick is not None for square in squares(enemy))


def enemy_text(words: Words, enemy: Enemy) -> str:
    """What its squares do besides hearts, damage and synergy."""
    return " ".join(_squares(words, enemy))


def _squares(words: Words, enemy: Enemy) -> Iterator[str]:
    if any(square.flying for square in squares(enemy)):
        yield words.say("flying-text")
    found = list(dict.fromkeys(square.trick for square in squares(enemy) if square.trick is not None))
    ends = [trick for trick in found if tricks()[trick].end is not None]
    if ends:
        yield _at_the_end(words, ends)
    yield from (trick_text(words, trick) for trick in found if trick not in ends)


def _at_the_end(words: Words, ends: Iterable[Trick]) -> str:
    """What the enemy itself gets is told first: then it is clear who that is."""
    effects = sorted((tricks()[trick].end for trick in ends), key=lambda effect: not isinstance(effect, Recover))
    return words.sentence(words.say("round-end-text", effect=effects))


def trick_text(words: Words, trick: Trick) -> str:
    """What a square does at the end of a round, or as long as it is uncovered (ENE)."""
    printed = tricks()[trick]
    if printed.end is not None:
        return _at_the_end(words, [trick])
    return words.say("uncovered-text", raises=printed.raises, first=printed.first, armoured=printed.armoured)


def synergy_text(words: Words, member: Crew) -> str:
    """What the member's token does for who holds it (SYN8)."""
    return words.sentence(words.effect(synergy()[member].do))
