"""The text on the cards, made from the same data that the rules run."""

from collections.abc import Iterator

from fathom.games.unfathomable.library import (
    Ability,
    ItemCard,
    characters,
    crises,
    damage_cards,
    items,
    rooms,
    skill_abilities,
    spells,
    waypoints,
)
from fathom.kernel.words import Words


def texts(words: Words) -> dict[str, str]:
    """Every card's text by its key: `text-item-rifle`, `text-feat-jinx`, `text-crisis-night-terrors-failure`."""
    return dict(_texts(words))


def _texts(words: Words) -> Iterator[tuple[str, str]]:
    for name, skill in skill_abilities().items():
        yield f"text-ability-{name}", ability(words, skill)
    for item, goods in items().items():
        yield f"text-item-{item.value}", " ".join(item_lines(words, goods))
    for spell, magic in spells().items():
        lines = [words.sentences(magic.do), *([ability(words, magic.kept)] if magic.kept else [])]
        yield f"text-spell-{spell.value}", " ".join(lines)
    for waypoint, place in waypoints().items():
        yield f"text-waypoint-{waypoint.value}", words.sentences(place.do)
    for damage, wreck in damage_cards().items():
        repair = words.say("repair-text", cost=wreck.repair, skill=wreck.skill)
        yield f"text-damage-{damage.value}", words.sentences(wreck.do) if wreck.do else repair
    for role, character in characters().items():
        yield f"text-sheet-{role.value}", ability(words, character.ability)
        yield f"text-feat-{role.value}", ability(words, character.feat)
        yield f"text-reveal-{role.value}", words.sentences(character.reveal)
    for space, room in rooms().items():
        yield f"text-room-{space.value}", words.sentences(room.action)
    for name, crisis in crises().items():
        for part in ("success", "partial", "failure", "one", "other"):
            effect = getattr(crisis, part)
            if effect is not None:
                yield f"text-crisis-{name.value}-{part}", words.sentences(effect)
        if crisis.stays is not None:
            yield f"text-crisis-{name.value}-stays", ability(words, crisis.stays)


def ability(words: Words, card: Ability) -> str:
    """When an ability may be used, what it does, and how often."""
    when, also = words.value(card.when), words.value(card.also)
    return words.sentence(
        words.say("ability-text", when=when, also=also, effect=words.effect(card.do), once=card.once, brig=card.brig)
    )


def item_lines(words: Words, card: ItemCard) -> Iterator[str]:
    if card.skill is not None:
        yield words.sentence(words.say("upgrade-text", skill=card.skill))
    for passive in card.passives:
        yield words.sentence(words.say("basic-text", bonus=passive.by))
    if card.weapon is not None:
        weapon = card.weapon
        yield words.sentence(
            words.say(
                "weapon-text",
                bonus=weapon.bonus,
                adjacent=weapon.adjacent,
                reroll=weapon.reroll,
                enemies=weapon.per_enemy,
            )
        )
    yield from (ability(words, each) for each in card.abilities)
