### Unfathomable: the words on the drawn board, its screens and panels, in English.

## On the board

board-ship = The ship, seen from above, her bow to the right
board-room-bridge = Bridge
board-room-chapel = Chapel
board-room-cabin = Cabin
board-room-cargo = Cargo
board-room-galley = Galley
board-room-boiler = Boilers
board-room-sickbay = Sickbay
board-room-brig = Brig
board-on-deck = Deck { $number }
board-name-hydra = Hydra
board-name-dagon = Dagon
board-figure-character = { $seat }, { $role }: { $at }{ $traitor ->
    [yes] , revealed as a traitor
   *[other] {""}
}
board-figure-deep-ones = { $count ->
    [one] { $count } Deep One: { $at }
   *[other] { $count } Deep Ones: { $at }
}
board-figure-passengers = { $count ->
    [one] { $count } passenger, face down: { $at }
   *[other] { $count } passengers, face down: { $at }
}
board-figure-hydra = Mother Hydra: { $at }
board-figure-dagon = Father Dagon: { $at }
board-damaged = Damage in { $room }: { $damage }. { $text }
board-several = { $count } things to do here: { $at }

## The instruments

board-instruments = Dials, tracks and distance
board-dial = { $low ->
    [yes] { $name }: only { $value } left of 10
   *[other] { $name }: { $value } of 10
}
board-track = { $name }: { $step } ({ $now } of { $last })
board-step-voyage-0 = Start
board-step-voyage-1 = Slow ahead
board-step-voyage-2 = Half ahead
board-step-voyage-3 = Full ahead
board-step-voyage-4 = Arrival
board-step-ritual-0 = Start
board-step-ritual-1 = First chant
board-step-ritual-2 = Second chant
board-step-ritual-3 = Third chant
board-step-ritual-4 = Banish
board-distance = Distance { $far } of { $full }. Waypoints passed: { $waypoints }
board-distance-title = Distance
board-no-waypoint = No Waypoint yet

## Choosing characters

board-casting = Who plays whom?
board-skills-taken = Cards that the chosen characters draw:
board-feat = Feat
board-starts = Starts with the { $with } ({ $at }). In line for Captain: { $captain }, for Tome Keeper: { $keeper }.

## Crises and skill tests

board-decides = { $seat } resolves this card.
board-take-test = Choose the skill test
board-take-option = { $number ->
    [1] Choose the first option
   *[other] Choose the second option
}
board-or = or
board-activates = Activates: { $who }
board-advances = Advances: { $track }
board-outcome-success = Success
board-outcome-partial = Partial success
board-outcome-failure = Failure
board-test-cabin = An accusation in the Captain's cabin
board-test-brig = A way out of the Brig
board-accused = { $seat } is accused: a success sends this player to the Brig.
board-threshold = Threshold
board-supports = Count for the test:
board-opposes = Count against it:
board-added = Cards added
board-chaos = Chaos
board-pile = { $count ->
    [0] Nothing has been added yet.
    [one] { $count } card lies face down.
   *[other] { $count } cards lie face down.
}
board-total = Total { $total }, threshold { $threshold }
board-waypoint = { $fuel ->
    [0] Distance +{ $distance }
   *[other] Distance +{ $distance }, fuel −{ $fuel }
}

## The die and the great events

board-rolling = { $seat } is about to roll.
board-attacking = { $seat } is about to attack: { $needed } or more defeats.
board-rolled = { $needed ->
    [0] { $seat } rolled { $result }.
   *[other] { $seat } rolled { $result }; { $needed } or more is needed.
}
board-awakening = Half-way across, everybody gets a second Loyalty card. Whoever was human may be human no longer.
board-banishment = Every monster in the water and on deck is gone, and so is everybody who was out there.

## Passing


## What is yours

board-loyalty = { $count ->
    [one] { $count } Loyalty card
   *[other] { $count } Loyalty cards
}
board-peek = Loyalty card { $number }, face down: hold to look
board-peek-how = Face down. Point at it or hold it to look.
board-loyalty-human = You want the ship to reach port.
board-loyalty-hybrid = You want her lost, in whatever way.
board-loyalty-cultist = You want her lost, but only after a distance of 12.
board-hand = Skill cards
board-no-cards = You hold none.
board-owned = Before you
board-spent = used
board-captain = You choose the Waypoints, and crises that the Captain resolves are yours.
board-keeper = Action, once per turn: look at the top 2 Spells, resolve one and put the other at the bottom of the deck. Crises that the Tome Keeper resolves are yours.
board-known = You have seen, from the top
board-deck-mythos = Mythos
board-deck-waypoints = Waypoints
board-deck-items = Items
board-deck-spells = Spells
board-deck-damage = Damage
board-deck-chaos = Chaos
board-deck-deep-ones = Deep Ones
board-deck-passengers = Passengers

## The seats

board-turn = Turn { $turn }: { $seat }
board-active = Active
board-asked = to answer
board-traitor = Traitor
board-no-character = No character yet
board-open-sheet = Open the character sheet
board-on-reveal = When revealed as a traitor
board-cards = { $count ->
    [one] { $count } Skill card
   *[other] { $count } Skill cards
}
board-feat-ready = Feat ready
board-feat-used = Feat used
board-item-down = An upgrade, face down
board-decks = Decks and supplies
board-discard = Top of the discards: { $top }
board-no-discard = No discards

## The end

board-end-distance = Distance reached: { $far } of { $full }.
board-player = Player
board-cards-shown = Loyalty
board-won = Has won
board-winner = Winner
board-never-revealed = never revealed
board-given = { $harmed ->
    [0] In tests: +{ $helped }
   *[other] In tests: +{ $helped } for, −{ $harmed } against
}
board-sabotage = Who sabotaged what
board-no-sabotage = Nobody added a card against a test.
board-dials-course = The dials, turn by turn
board-story = The story of this voyage
board-turn-number = Turn { $turn }

## What things are

board-sort-room = room
board-sort-deck = deck space
board-sort-water = water space
board-sort-dial = dial
board-sort-track = track
board-rooms = Rooms
board-room-used = Its Action was used this turn already.
board-here = Here: { $who }
board-check = Skill test, threshold { $threshold }: { $skills }.
board-supply = { $count } left in the supply.
board-phase-skills = Skills
board-phase-action = Action
board-phase-mythos = Mythos
board-phase-discard = Discard
