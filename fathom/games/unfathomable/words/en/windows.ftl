### Unfathomable: words whose keys are put together elsewhere or stand in for the table's own, in English.

## Everybody who might have something for this moment is asked

ask-action-phase = Your Action phase is about to begin: do you use a card that ends it?
ask-before-roll = The die is about to be rolled: do you use anything?
ask-after-roll = The die has been rolled: do you use anything?
ask-before-cards = Cards are about to be added to a skill test: do you use anything first?
ask-cards-revealed = The cards of the skill test are revealed: do you use anything before they are counted?
ask-total-known = The total of the skill test is known: do you use anything?
ask-character-falls = A character is about to be defeated: do you use anything?
ask-passenger-falls = A passenger is about to be defeated: do you use anything?
ask-mythos-drawn = This Mythos card is about to be resolved: do you use anything?
ask-boiler-used = The Boiler room has been used: do you use anything?
ask-lore-used = You have used a Lore card that can be resolved again: do you use anything more?

## The options of cards

do-choose = { $option ->
    [fuel] Lose fuel
    [food] Lose food
    [item] Give up an Item
    [cards] Discard cards
    [damage] Let the ship be damaged
    [passengers] Endanger passengers
    [delay] Delay the Ritual track
    [advance] Advance the Ritual track
    [here] Activate the Deep Ones in your space
    [anywhere] Activate one Deep One anywhere
    [coal] Gain fuel
    [voyage] Advance the Voyage track
    [success] Decide on a success
    [partial] Decide on a partial success
    [failure] Decide on a failure
    [mythos] Look at the Mythos deck
    [waypoints] Look at the Waypoint deck
   *[other] Choose { $option }
}
    .counted = Choose one of two effects

## What cards say, with brackets where a text goes on after them

effect-one-of = choose one ({ $options })
either = { $one }; or { $other }
repeated = { $times ->
    [2] { $effect } twice
   *[other] { $effect } { $times } times
}

## The options of the game

option-cultist-true = With the Cultist
option-cultist-false = Without, and with lower dials

## Several spaces at once

spaces-each-deck = each deck space
spaces-each-water = each water space
spaces-deck-range = each of the deck spaces { $first } to { $last }
spaces-water-range = each of the water spaces { $first } to { $last }
spaces-each-of = each of these spaces: { $spaces }

## Questions about the effect of a card

ask-choose-effect = { $source }: choose one of these.
ask-may-effect = { $source }: do you want to do this?
