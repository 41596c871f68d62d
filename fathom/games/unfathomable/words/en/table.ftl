### Unfathomable: the words at the table (questions, answers, journal, refusals, effects), in English.

game-name = Unfathomable
game-tagline = A steamship far from land, and somebody aboard is waiting for what follows her.
    .length = 2 to 3 hours
    .weight = Demanding
game-about = Together you take the SS Atlantica across the ocean. The humans want her to reach port; hidden among them, Hybrids and sometimes a Cultist want her lost. Every crisis is met with cards laid face down, so anybody may help or harm unseen, until somebody is locked up for it, rightly or not.

option-crew = Characters
option-crew-chosen = Each player chooses
option-crew-suggested = Dealt from a crew for beginners
option-crew-drawn = Dealt from all ten
option-cultist = Cultist (only with 4 or 6 players)
option-easier = Easier for
option-easier-nobody = Nobody
option-easier-humans = The humans (resources +2)
option-easier-traitors = The traitors (resources −2)

## Names

# Spaces, with their article inside a sentence. The Abyss is no space, and has none.
space-w1 = water space 1
space-w2 = water space 2
space-w3 = water space 3
space-w4 = water space 4
space-w5 = water space 5
space-w6 = water space 6
space-w7 = water space 7
space-w8 = water space 8
space-d1 = deck space 1
space-d2 = deck space 2
space-d3 = deck space 3
space-d4 = deck space 4
space-d5 = deck space 5
space-d6 = deck space 6
space-d7 = deck space 7
space-d8 = deck space 8
space-bridge = the Bridge
space-chapel = the Chapel
space-cabin = the Captain's cabin
space-cargo = the Cargo hold
space-galley = the Galley
space-boiler = the Boiler room
space-sickbay = the Sickbay
space-brig = the Brig
space-abyss = Abyss

area-board = on the board
area-water = in the water
area-deck = on deck
area-ship = on the ship
area-rooms = inside the ship

skill-influence = Influence
skill-lore = Lore
skill-observation = Observation
skill-strength = Strength
skill-will = Will
skill-treachery = Treachery
skill-card = { $skill } { $value } ({ $ability })

resource-fuel = fuel
resource-food = food
resource-sanity = sanity
resource-souls = souls

track-voyage = Voyage
track-ritual = Ritual
track-icon-voyage = Voyage
track-icon-ritual = Ritual
track-icon-choose = a track of your choice

icon-hydra = Mother Hydra
icon-dagon = Father Dagon
icon-deep-ones = Deep Ones

title-captain = Captain
title-keeper = Tome Keeper

loyalty-human = Human
loyalty-hybrid = Hybrid
loyalty-cultist = Cultist

side-humans = the humans
side-traitors = the traitors

chooser-current = the active player
chooser-captain = the Captain
chooser-keeper = the Tome Keeper
chooser-character = the character named

moment-action = action
moment-action-phase = at the start of your own Action phase
moment-before-roll = before a die is rolled
moment-after-roll = after a die is rolled
moment-after-attack-roll = after the die is rolled for an attack
moment-before-cards = before cards are added to a skill test
moment-cards-revealed = when the cards of a skill test are revealed
moment-total-known = when the total of a skill test is known
moment-character-falls = when a character would be defeated
moment-passenger-falls = when a passenger would be defeated
moment-mythos-phase = at the start of your Mythos phase
moment-mythos-drawn = when you have drawn a Mythos card
moment-crisis-choice = instead of choosing in a crisis
moment-boiler-used = when the Boiler room has been used
moment-lore-used = when you have used { ability-withering-word } or { ability-push-back }

limit-turn = once per turn
limit-roll = once per roll
limit-test = once per skill test

ending-arrived = the ship has come to port
ending-fuel = the fuel has run out
ending-food = the food has run out
ending-sanity = nobody aboard is sane any more
ending-souls = there are no souls left to save
ending-sunk = the ship goes down with all her rooms damaged
ending-overrun = the Deep Ones have overrun the ship

## Parts of sentences

part-at = { $at-id ->
    [chapel] in { $at }
    [cabin] in { $at }
    [cargo] in { $at }
    [galley] in { $at }
    [boiler] in { $at }
    [sickbay] in { $at }
    [brig] in { $at }
    [abyss] in the { $at }
   *[other] on { $at }
}
part-start = { $start-id ->
    [abyss] the { $start }
   *[other] { $start }
}
part-to = { $to-id ->
    [abyss] the { $to }
   *[other] { $to }
}
part-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
part-skill-cards = { $count ->
    [one] { $count } { $skill } card
   *[other] { $count } { $skill } cards
}
part-the-others = { $count ->
    [2] the other
   *[other] the others
}
part-deep-ones = { $count ->
    [one] { $count } Deep One
   *[other] { $count } Deep Ones
}
part-passengers = { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
}
part-spaces = { $by ->
    [one] { $by } space
   *[other] { $by } spaces
}
part-amount = { $resource-id ->
    [souls] { $by ->
        [one] { $by } soul
       *[other] { $by } souls
    }
   *[other] { $by } { $resource }
}
part-dial = The { $resource } dial
part-a-skill-card = { $skill-id ->
    [influence] an { $skill } card
    [observation] an { $skill } card
   *[other] a { $skill } card
}

## Questions: setting up and taking actions

ask-character = Which character do you play?
ask-look-at-loyalty = Look at your Loyalty cards: nobody else can see them.
ask-draw-own = { $left ->
    [one] Which card of your skill set do you draw?
   *[other] Which card of your skill set do you draw? { $left } to go.
}
ask-draw-less = The crisis before you costs you a card: which one of your skill set do you not draw?
ask-forgo = { $count ->
    [0] Do you leave a card of your skill set undrawn? You may then draw Treachery in its place.
   *[other] Do you leave another card undrawn? So far: { $count }.
}
ask-replace = { $count ->
    [one] You leave { $count } card undrawn: how many Treachery cards do you draw in its place?
   *[other] You leave { $count } cards undrawn: how many Treachery cards do you draw in their place?
}
ask-upgrade = Which upgrade do you turn face up?
ask-action = { $left ->
    [one] You have { $left } action: what do you do?
   *[other] You have { $left } actions: what do you do first?
}
ask-move-to = Where do you go?
ask-attack = Whom do you attack?
ask-weapon = With which weapon do you attack?
ask-rampage = With which weapon do you attack? Pass to make basic attacks.
ask-trade = Do you give an Item to somebody in your space?
ask-take-item = { $seats } offers you an Item: { $item }. Do you take it?
ask-give-item = Do you give an Item to somebody in your space?
ask-repair-with = Which card do you discard for the repair? Still to pay: { $left }.
ask-break-out = Which card do you discard to leave the Brig? Still to pay: { $left }.
ask-hand-limit = { $left ->
    [one] You hold { $left } card too many: which one do you discard?
   *[other] You hold { $left } cards too many: which one do you discard?
}
ask-order = Several players want to do something now: who goes first?

## Questions: cards and decks

ask-draw-from = { $left ->
    [one] From which deck do you draw?
   *[other] From which deck do you draw the next card? { $left } to go.
}
ask-draw-all-from = { $count ->
    [one] From which deck do you draw { $count } card?
   *[other] From which deck do you draw the { $count } cards?
}
ask-discard = { $left ->
    [one] Which card do you discard?
   *[other] Which card do you discard? { $left } to go.
}
ask-discard-up-to = { $left ->
    [one] Do you discard a card? You may discard { $left } more.
   *[other] Do you discard a card? You may discard up to { $left }.
}
ask-labour = Which { $skill } card do you discard? Its value is added to the roll.
ask-which-deck = Which deck do you look at?
ask-keep-on-top = Which card do you leave on top? The others go to the bottom.
ask-to-bottom = Choose the card to put it at the bottom of its deck, or pass to leave it on top.
ask-put-back = Which of these { $left } cards do you put back next? The first will lie lowest, the last on top.
ask-keep-item = Which Item do you keep?
ask-remove-item = Which of your Items leaves the game?
ask-steal-from = From whom do you take an Item?
ask-steal-item = Which Item do you take?
ask-cast = Which Spell do you cast?
ask-ward = On whom do you lay the Spell?

## Questions: crises and skill tests

ask-crisis = { $card }: which do you choose?
ask-calamity = { $card } strikes, without its icons: which part of it? A skill test counts as failed.
ask-add-card = { $left ->
    [one] Do you add a card to the skill test? You may add { $left }.
   *[other] Do you add a card to the skill test? You may add up to { $left }.
}
ask-add-late = Which card do you add to the skill test?
ask-add-skill = Which further skill supports this test?
ask-decide = You decide this crisis: what is its outcome?
ask-write-line = Of which deck do you add the top card to the test?
ask-modify = By how much do you change the result? A negative number lowers it.
ask-set-roll = Which result do you choose for the die?
ask-weapon-reroll = Your weapon lets you roll once more: do you?

## Questions: ship, passengers and tracks

ask-choose-track = Which track advances by one space?
ask-choose-waypoint = Which Waypoint does the ship come to? Distance so far: { $distance }.
ask-sway = By how many spaces do you move the Ritual track? A negative number moves it back.
ask-gain = Which resource do you gain?
ask-lose = Which resource do you lose?
ask-damage-room = Which room do you damage?
ask-repair-room = Which room do you repair?
ask-use-room = Which room's Action do you use?
ask-feast = How many cards do you draw? If you then roll less than that, 1 food is lost.
ask-lose-passenger = Where is a passenger defeated?
ask-pick-passenger = Which of the passengers is defeated? All of them are face down.
ask-save-anywhere = Do you save a passenger, and where?

## Questions: characters

ask-accuse = Whom do you accuse? If the skill test succeeds, that player goes to the Brig.
ask-arrest = Who goes to the Brig?
ask-inspect = Whose Loyalty cards do you look at?
ask-give-loyalty = You have to hand your other Loyalty cards on: to whom?
ask-exchange = { $count ->
    [0] Do you exchange cards from your hand for as many Treachery cards?
   *[other] Do you exchange another card? Treachery cards so far: { $count }.
}
ask-grant = Which other player takes an action?
ask-leave-sickbay = Do you leave the Sickbay, and where do you go?
ask-defeat-order = Several characters would be defeated: who comes first?
ask-explode = On which adjacent space does it go off?

## Questions: monsters

ask-activate = Which Deep One acts next?
ask-activate-one = Which Deep One do you activate?
ask-victim = Which human does the Deep One attack?
ask-spawn-at = On which water space does a Deep One appear?
ask-surface = Do the monsters of the Abyss come up, and where?
ask-push = From which space do you move all Deep Ones?
ask-push-to = To which space do they move?
ask-slay = Where do you strike at the Deep Ones?
ask-smite = Which enemy do you strike at?
ask-dismiss = Which monarch do you send away?
ask-move-monarch = The monarch holds out: do you move it to an adjacent water space?

## Answers: actions

do-play = Play the { $role }
    .short = Choose a character
do-ready = I have seen them
do-move = Move to { $to }
    .short = Move
do-attack-deep-one = Attack a Deep One { part-at }
    .short = Attack a Deep One
do-attack-character = Attack { $victim }
    .short = Attack a character
do-save = Save a passenger
do-trade = Trade Items
do-use-space = Use the Action of your space
do-repair = Repair the room
do-reveal = Reveal as a traitor ({ $loyalty })
    .short = Reveal as a traitor
do-defeat-passenger = Defeat a passenger
do-break-out = Break out of the Brig
do-play-card = Use { $card }
    .short = Use a Skill card
do-use-item = Use the { $item }
    .short = Use an Item
do-use-ability = Use your character's ability
do-use-feat = Use your Feat
do-use-tome = Cast a Spell from the tome
do-use-spell = Use the Spell { $spell }
    .short = Use a Spell
do-use-mythos = Use the Mythos card { $card }
    .short = Use a Mythos card
do-pass = Pass
do-let-first = { $seat } goes first
    .short = Say who goes first

## Answers: cards and choices

do-add-card = Add { $card }
    .short = Add a card
do-discard = Discard { $card }
    .short = Discard a card
do-draw-from = Draw { $skill }
    .short = Draw a card
do-forgo = Leave a { $skill } card undrawn
    .short = Leave a card undrawn
do-pick-space = { $space-id ->
    [abyss] Choose the supply
   *[other] Choose { $space }
}
    .short = Choose a space
do-pick-monarch = Choose { $monarch }
    .counted = Choose Dagon or Hydra
do-pick-seat = Choose { $seat }
    .short = Choose a player
do-pick-resource = Choose { $resource }
    .counted = Choose a resource
do-pick-skill = Choose { $skill }
    .short = Choose a skill
do-pick-track = Choose the { $track } track
    .counted = Choose a track
do-pick-number = Choose { $number }
    .short = Choose a number
do-pick-item = Choose the { $item }
    .short = Choose an Item
do-pick-face-down = Choose face-down upgrade { $number }
    .short = Choose a face-down upgrade
do-pick-spell = Choose { $spell }
    .short = Choose a Spell
do-pick-mythos = Choose { $card }
    .short = Choose a card
do-pick-waypoint = Choose { $card }
    .short = Choose a Waypoint
do-pick-passenger = Choose passenger { $number }
    .short = Choose a passenger
do-activate = Activate a Deep One { part-at }
    .short = Activate a Deep One
do-any-order = Activate the rest in any order
do-give = Give the { $item } to { $to }
    .short = Give an Item
do-set-upgrade = Turn the { $item } face up
    .short = Turn an upgrade face up
do-take-test = Choose the skill test
do-take-option = { $number ->
    [1] Choose the first option
   *[other] Choose the second option
}
    .short = Choose an option

## The journal: turns, hands and items

tell-turn-begins = { $seat } begins turn { $turn }.
tell-chose = { $seat } chooses to play the { $role }.
    .counted = Characters
tell-drew-cards = { $cards ->
    [none] { $seat } draws Skill cards: { $skills }.
   *[other] { $seat } draws Skill cards: { $cards }.
}
tell-discarded = { $seat } discards { $cards }.
    .counted = Skill cards discarded
tell-moved = { $seat } moves from { $start } to { $to }.
tell-played-card = { $seat } uses { $card }.
    .counted = Skill cards used
tell-used-item = { $seat } uses the { $item }.
    .counted = Items used
tell-used-ability = { $seat } uses the ability of the { $role }.
    .counted = Abilities used
tell-used-feat = { $seat } uses the Feat of the { $role }.
    .counted = Feats used
tell-used-space = { $seat } uses { $space }.
    .counted = Actions of spaces
tell-got-item = { $seat } gets an Item: { $item }.
    .counted = Items gained
tell-lost-item = { $seat } loses an Item for good: { $item }.
    .counted = Items lost
tell-gave-item = { $seat } gives an Item to { $to }: { $item }.
tell-upgraded = { $seat } turns an upgrade face up: { $item }.
tell-looked = { $count ->
    [one] { $seat } looks at the top card of { part-deck }.
   *[other] { $seat } looks at the top { $count } cards of { part-deck }.
}
part-deck = { $deck ->
    [waypoints] the Waypoint deck
    [items] the Item deck
    [spells] the Spell deck
   *[mythos] the Mythos deck
}
tell-phase-ended = { $seat } ends the Action phase without taking an action.

## The journal: rolls, attacks and defeats

tell-rolled = { $chosen ->
    [yes] The die of { $seat } is set to { $face }: { $result }.
   *[no] { $bonus ->
        [0] { $seat } rolls { $result }.
       *[other] { $seat } rolls { $face }, modified by { $bonus }: { $result }.
    }
}
tell-rerolled = { $seat } has to roll again.
tell-attacks = { $victim ->
    [none] { $seat } attacks a Deep One { part-at }.
   *[other] { $seat } attacks { $victim } { part-at }.
}
tell-deep-one-attacks = A Deep One attacks { $victim } { part-at }.
tell-attack-failed = The attack fails.
tell-defeated = { $seat } is defeated and taken to { $to }.
tell-defeat-prevented = { $seat } escapes defeat.

## The journal: monsters

tell-activated = { $icon-id ->
    [deep-ones] The icon of the { $icon } is resolved.
   *[other] The icon of { $icon } is resolved.
}
tell-spawned = { $count ->
    [one] { part-deep-ones } appears { part-at }.
   *[other] { part-deep-ones } appear { part-at }.
}
tell-deep-one-moved = { $count ->
    [one] { part-deep-ones } moves from { part-start } to { part-to }.
   *[other] { part-deep-ones } move from { part-start } to { part-to }.
}
tell-deep-one-defeated = { $count ->
    [one] { part-deep-ones } is defeated { part-at }.
   *[other] { part-deep-ones } are defeated { part-at }.
}
tell-monarch-moved = { $to-id ->
    [abyss] { $monarch } sinks into the { $to }.
   *[other] { $monarch } moves to { $to }.
}
tell-banished = The greater banishment is cast: it sweeps the water and the deck.

## The journal: ship and passengers

tell-resource-changed = { $by ->
    [-1] { part-dial } falls by 1, to { $now }.
    [-2] { part-dial } falls by 2, to { $now }.
    [-3] { part-dial } falls by 3, to { $now }.
    [0] { part-dial } stays at { $now }.
   *[other] { part-dial } rises by { $by }, to { $now }.
}
tell-track-moved = { $by ->
    [1] { $now ->
        [4] { $track-id ->
            [voyage] The { $track } marker reaches Arrival.
           *[ritual] The { $track } marker reaches Banish.
        }
       *[other] The { $track } marker advances to space { $now }.
    }
   *[other] { $now ->
        [0] The { $track } marker goes back to Start.
       *[other] The { $track } marker goes back to space { $now }.
    }
}
tell-passenger-endangered = A passenger is endangered { part-at }.
tell-passenger-saved = A passenger is saved { part-at }.
tell-passenger-defeated = { $at-id ->
    [abyss] A passenger from the supply is defeated: { $passenger }.
   *[other] A passenger is defeated { part-at }: { $passenger }.
}
tell-room-damaged = Damage strikes { $room }: { $card }.
tell-damage-resolved = A Damage card is resolved: { $card }.
tell-repaired = { $seat } repairs { $room }.
    .counted = Rooms repaired
tell-waypoint-reached = { $seat } brings the ship to a Waypoint: { $card }. Distance so far: { $distance }.
    .counted = Waypoints reached

## The journal: crises, skill tests and Spells

tell-mythos-drawn = { $seat } draws a Mythos card: { $card }.
    .counted = Mythos cards drawn
tell-mythos-discarded = A Mythos card is discarded unresolved: { $card }.
tell-option-taken = { $option ->
    [1] { $seat } chooses the first option of { $card }.
   *[other] { $seat } chooses the second option of { $card }.
}
    .counted = Mythos cards with an option chosen
tell-test-begins = { $card ->
    [cabin] A skill test begins in the Captain's cabin, with threshold { $threshold }, supported by: { $skills }.
    [brig] A skill test begins in the Brig, with threshold { $threshold }, supported by: { $skills }.
   *[other] A skill test begins, with threshold { $threshold }, supported by: { $skills }.
}
tell-cards-added = { $count ->
    [0] { $seat } adds no card.
   *[other] { $seat } adds { part-cards }.
}
    .counted = Skill cards added to tests
tell-pile-turned = The pile is turned: { $cards }.
tell-test-revealed = The test comes to { $total } against a threshold of { $threshold }.
tell-test-ends = { $total ->
    [none] { $outcome ->
        [success] The skill test succeeds.
        [partial] The skill test is a partial success.
       *[failure] The skill test fails.
    }
   *[other] { $outcome ->
        [success] The skill test succeeds with a total of { $total }.
        [partial] The skill test is a partial success with a total of { $total }.
       *[failure] The skill test fails with a total of { $total }.
    }
}
tell-chaos-rebuilt = { $count ->
    [one] A new Chaos deck of { $count } card is made.
   *[other] A new Chaos deck of { $count } cards is made.
}
tell-treachery-stirred = { $count ->
    [one] { $count } Treachery card is shuffled into the Chaos deck.
   *[other] { $count } Treachery cards are shuffled into the Chaos deck.
}
tell-spell-cast = { $seat } resolves a Spell: { $spell }.
    .counted = Spells resolved
tell-spells-removed = { $count ->
    [one] { $count } Spell leaves the game unseen.
   *[other] { $count } Spells leave the game unseen.
}

## The journal: titles, loyalty and the end

tell-title-passed = { $seat } becomes { $title }.
    .counted = Titles received
tell-awakened = The Awakening: everybody gets another Loyalty card.
tell-looked-at-loyalty = { $seat } looks at the Loyalty cards of { $whose }.
tell-loyalty-given = { $count ->
    [one] { $seat } hands { $count } Loyalty card to { $to }.
   *[other] { $seat } hands { $count } Loyalty cards to { $to }.
}
tell-traitor-revealed = { $seat } is revealed as a traitor: { $loyalty }.
    .counted = Traitors revealed
tell-game-ends = The game ends at a distance of { $distance }: { $ending }.

## Refusals

why-in-brig = You are in the Brig: only its skill test lets you out.
why-no-entry = Nobody goes to the Brig or the Sickbay of their own free will: choose another space.
why-too-little = Leaving the Brig costs cards worth { $needed } in all, and yours are worth less: draw more first.
why-traitor-space = Revealed traitors cannot use the Actions of spaces: use one of your cards.
why-protected = A human is here and protects the passengers: defeat the human first, or go where nobody is.
why-damaged = This room is damaged: repair it first.
why-enemy-here = There is an enemy in this space: get rid of it first.
why-repair-cost = The repair costs cards worth { $needed } of the skill on the Damage card, and yours are worth less: draw more of them first.
why-cannot-use = The Action of this space can do nothing now, or you cannot pay for it: do something else.
why-used-this-turn = This has been used this turn: it may be used again next turn.
why-no-spells = There are no Spells left in the tome: take another action.
why-already-here = You are here already: choose another space.
why-no-swimming = Nobody goes into the water or the Abyss: choose a space of the ship.
why-pay-to-leave = Leaving the Brig costs cards worth { $needed } in all: break out first.
why-not-in-brig = You are not in the Brig: you can simply move.
why-no-passenger = There is no passenger in your space: go where one is.
why-nobody-here = Nobody else is in your space: trade where somebody is.
why-no-items = Nobody in your space has an Item to give: trade where somebody has one.
why-not-damaged = There is nothing to repair here: go to a damaged room.
why-no-space-action = This space has no Action: go to a room that has one.
why-not-keeper = Only the Tome Keeper uses the tome: take another action.
why-not-your-loyalty = You hold no such Loyalty card: reveal one that you have.
why-for-traitors = Only revealed traitors can do this.
why-for-humans = Revealed traitors cannot do this: it is for humans.
why-out-of-reach = You can only attack in your own space: go there first.
why-only-enemies = Humans attack only Deep Ones and revealed traitors.
why-only-humans = Revealed traitors attack only humans.
why-items-in-brig = In the Brig you cannot use Items: get out first.
why-nobody-to-attack = Nobody is within reach of this weapon: choose another one, or go nearer.
why-treachery = Only revealed traitors use Treachery cards. You may add it to a test.
why-treachery-deck = Only revealed traitors draw Treachery cards: choose another deck.
why-sheet-covered = Revealed traitors have lost the abilities of their character: use your cards.
why-feat-gone = Your Feat is out of the game: it serves only once.
why-not-from-brig = This ability does not work in the Brig: get out first.
why-used-this-roll = This has been used for this roll: it may be used for the next one.
why-used-this-test = This has been used in this test: it may be used in the next one.
why-does-nothing = It would change nothing now, or you cannot pay for it: keep it for later.
why-not-now = This is for another moment: its text says when.
why-cards-added = Cards are already being added: this had to be used before.
why-wrong-skill = The Damage card asks for another skill: discard a card of that skill.
why-declined = This Item has been declined: offer it to somebody else.
why-not-here = That player is in another space: you trade only with those in yours.
why-active-already = This upgrade is active already: choose another one, or leave it.
why-choose-upgrade = None of your upgrades is active: choose one.
why-over-limit = You have more than { $limit } cards: discard one.
why-deck-empty = There are no cards of this skill left: choose another deck.
why-not-in-set = Your skill set has no such card, or no more of them: choose another skill.
why-all-left = You have already left all cards of this skill: choose another one.
why-must-cast = You have looked into the tome: resolve one of the Spells.
why-role-taken = Somebody else plays this character: choose another one.

## What cards do: resources and tracks

effect-gain = { $resource ->
    [any] gain { $by } of a resource of your choice
   *[other] gain { part-amount }
}
effect-lose = { $resource ->
    [any] lose { $by } of a resource of your choice
   *[other] lose { part-amount }
}
effect-advance = { $by ->
    [discarded] advance the { $track } track by that many spaces
   *[other] advance the { $track } track by { part-spaces }
}
effect-delay = { $by ->
    [all] reset the { $track } track
   *[other] { $strict ->
        [yes] delay the { $track } track by { part-spaces } (1 fuel is lost for each space it cannot go back)
       *[no] delay the { $track } track by { part-spaces }
    }
}
effect-sway = move the Ritual track up to { part-spaces } forward or back

## What cards do: damage, passengers and rooms

effect-damage = { $room ->
    [ship] damage the ship
    [undamaged] damage an undamaged room of your choice
   *[other] damage { $room }
}
effect-repair = { $room ->
    [damaged] repair a room anywhere
   *[here] repair the room you are in
}
effect-endanger = endanger { part-passengers }
effect-save = { $where ->
    [here] save a passenger in your space
    [around] save every passenger in your space and in adjacent ones
    [anywhere] save any number of passengers anywhere
   *[endangered] save the passenger instead
}
effect-lose-passengers = { $who ->
    [all-on-deck] defeat every passenger on deck
    [one] choose a passenger on deck or in the supply, who is defeated
   *[one-on-deck] choose a passenger on deck, who is defeated
}
effect-trial = { $who ->
    [another] accuse another human: if a skill test succeeds, that player goes to the Brig
   *[you] attempt a skill test: if it succeeds, move to any space of the ship
}
effect-use-any-room = use the Action of an undamaged room from anywhere

## What cards do: Skill cards and the Chaos deck

effect-draw = { $decks ->
    [one] draw as many from any one deck except Treachery
    [own] draw { part-cards } from their own skill set
   *[any] { $up-to ->
        [yes] draw up to { $count } cards from any decks except Treachery
       *[no] { $count ->
            [one] draw { $count } card from any deck except Treachery
           *[other] draw { $count } cards from any decks except Treachery
        }
    }
}
    .each = { $decks ->
        [own] draws { part-cards } from their own skill set
       *[any] draws { part-cards } from any { $count ->
            [one] deck
           *[other] decks
        } except Treachery
    }
effect-discard-cards = { $up-to ->
    [yes] { $skill ->
        [none] discard up to { part-cards }
       *[other] discard up to { part-skill-cards }
    }
   *[no] { $skill ->
        [none] discard { part-cards }
       *[other] discard { part-skill-cards }
    }
}
    .each = { $skill ->
        [none] discards { $up-to ->
            [yes] up to { part-cards }
           *[no] { part-cards }
        }
       *[other] discards { $up-to ->
            [yes] up to { part-skill-cards }
           *[no] { part-skill-cards }
        }
    }
effect-spend = discard { part-a-skill-card }
effect-discard-hand = discard your whole hand
    .each = discards their whole hand
effect-stir = { $count ->
    [one] shuffle { $count } Treachery card into the Chaos deck
   *[other] shuffle { $count } Treachery cards into the Chaos deck
}
effect-rebuild-chaos = discard the Chaos deck and make a new one

## What cards do: items and Spells

effect-draw-item = draw 1 Item
effect-search-items = { $mix ->
    [yes] look at the top { $count } Items, keep one and shuffle { part-the-others } back into the deck
   *[no] look at the top { $count } Items, keep one and put { part-the-others } at the bottom of the deck
}
effect-give-item = you may give an Item to a human in your space
effect-steal-item = take an Item from a human in your space
effect-remove-item = { $which ->
    [start] remove the Item you started with from the game
    [all-but-one] remove all your Items but one from the game
   *[one] remove one of your Items from the game
}
    .each = { $which ->
        [start] removes the Item they started with from the game
        [all-but-one] removes all their Items but one from the game
       *[one] removes one of their Items from the game
    }
effect-cast = { $count ->
    [1] resolve the top Spell
   *[other] look at the top { $count } Spells, resolve one and put { part-the-others } at the bottom of the deck
}
effect-burn-spells = { $count ->
    [one] remove the top Spell from the game, unseen
   *[other] remove the top { $count } Spells from the game, unseen
}
effect-keep = { $what ->
    [crisis] keep this card in front of you: as long as it is there, you draw one card fewer in your Skills phase, in the Sickbay too
   *[spell] keep this Spell for later
}
effect-use-up = { $what ->
    [item] remove this Item from the game
   *[crisis] discard this card
}
effect-ward = lay this Spell on a player: it prevents that player's next defeat; the Tome Keeper then rolls the die, and 4 or less costs 1 sanity

## What cards do: looking at decks

part-look = { $decks ->
    [waypoints] look at the top { $count } Waypoints
    [spells] { $count ->
        [one] look at the top Spell
       *[other] look at the top { $count } Spells
    }
    [mythos] { $count ->
        [one] look at the top Mythos card
       *[other] look at the top { $count } Mythos cards
    }
   *[other] look at the top { $count } cards of the Mythos deck or of the Waypoint deck
}
effect-look-at = { $stays ->
    [all] { part-look } and put them back in any order
    [any] { $count ->
        [one] { part-look } and leave it there or put it at the bottom
       *[other] { part-look } and leave each there or put it at the bottom
    }
   *[one] { part-look }, leave one on top and put { part-the-others } at the bottom
}

## What cards do: characters

effect-move = { $to ->
    [rolled] move to the deck space with that number
    [deck] move to any deck space
    [adjacent] move to an adjacent space of the ship
    [ship] { $leave ->
        [yes] move to any space of the ship, even from the Brig
       *[no] move to any space of the ship
    }
   *[other] move to { $to }
}
    .each = { $to ->
        [rolled] moves to the deck space with that number
        [deck] moves to any deck space
        [adjacent] moves to an adjacent space of the ship
        [ship] { $leave ->
            [yes] moves to any space of the ship, even from the Brig
           *[no] moves to any space of the ship
        }
       *[other] moves to { $to }
    }
effect-leave-sickbay = { $others ->
    [none] let every human in the Sickbay move to any space of the ship
   *[other] let every human in the Sickbay move to any space of the ship and every other human { $others }
}
effect-be-defeated = be defeated
effect-defeat-humans-here = { $spare ->
    [yes] defeat every other human and every passenger in your space
   *[no] defeat every human, yourself included, and every passenger in your space
}
effect-explode = choose an adjacent space: defeat every Deep One, character and passenger there, and damage it if it is a room
effect-jail = { $who ->
    [accused] send the accused player to the Brig
    [fullest] send to the Brig the other human with the most cards in hand (you break ties)
    [here] send another human in your space to the Brig
   *[you] go to the Brig
}
effect-pass-title = take the title of { $title } from its holder and pass it on
effect-inspect = look at all Loyalty cards of another player
effect-act = { $count ->
    [one] take { $count } more action
   *[other] take { $count } more actions
}
effect-attack = { $armed ->
    [0] { $may ->
        [yes] if you like, make a basic attack
       *[no] make a basic attack
    }
   *[other] { $basic ->
        [0] make an attack with a weapon
       *[other] make up to { $basic } basic attacks, or up to { $armed } with one weapon
    }
}

## What cards do: monsters

effect-spawn = { $at ->
    [nearest] spawn { part-deep-ones } in the room nearest to you
    [rolled] spawn { part-deep-ones } in the room with that number
    [apart] spawn 1 Deep One in each of { $count } water spaces of your choice
    [Abyss] spawn { part-deep-ones } in the { $at }
   *[other] spawn { part-deep-ones } on { $at }
}
effect-activate = { $what ->
    [here] activate each Deep One in your space
    [one] activate one Deep One anywhere
   *[other] { $what-id ->
        [deep-ones] activate the { $what }
       *[other] activate { $what }
    }
}
effect-surface = { $at ->
    [any] you may bring all monsters of the Abyss up in any water space, if 4 or more Deep Ones are there
   *[rolled] bring all monsters of the Abyss up in the water space with that number
}
effect-push = { $which ->
    [overboard] move every Deep One on deck to the water space beside it
    [here] move all Deep Ones in your space together to an adjacent space
   *[anywhere] move all Deep Ones of any one space together to an adjacent space
}
effect-smite = choose an enemy anywhere and roll the die, with +{ $bonus } against a Deep One: { $at-least } or more defeats it
effect-slay = { $count ->
    [rolled] defeat that many Deep Ones { $area }
   *[other] { $may ->
        [yes] defeat up to { part-deep-ones } { $area }
       *[no] defeat { part-deep-ones } { $area }
    }
}
effect-sweep = { $where ->
    [a-room] defeat every Deep One in a room of your choice
    [here] defeat every enemy in your space
   *[other] defeat every Deep One { $where }
}
effect-sink-monarchs = move Mother Hydra and Father Dagon to the Abyss
effect-dismiss = choose a monarch, discard a Lore card, roll the die and add the value of the card: { $at-least } or more sends the monarch to the Abyss, less lets you move it to an adjacent water space

## What cards do: rolls, tests and defeats

effect-modify = { $of ->
    [roll] add { $by } to the roll or subtract { $by } from it
   *[total] { $by ->
        [items] raise or lower the total by up to the number of your Items
       *[other] add { $by } to the total or subtract { $by } from it
    }
}
effect-raise = { $by ->
    [spent] { $of ->
        [roll] add its value to the roll
       *[total] add its value to the total
    }
   *[other] { $of ->
        [roll] add { $by } to the roll
       *[total] add { $by } to the total
    }
}
effect-set-roll = choose the result of the die instead of rolling it
effect-reroll = have the die rolled again
effect-hold-test = { $how ->
    [face-up] have all cards added to this test face up
    [without-chaos] have no Chaos cards added to this test
   *[with-a-skill] have one more skill of your choice support this test
}
effect-decide = decide the outcome of the crisis
effect-add-to-test = { $source ->
    [hand] add a card from your hand to the test
   *[deck] add the top card of a deck of your choice to the test
}
effect-prevent = prevent the defeat
effect-again = resolve that card again
effect-redraw = { $deck ->
    [mythos] discard the Mythos card and draw another
   *[waypoints] put this Waypoint at the bottom of its deck and resolve the next one in its place
}
effect-calamity = draw a Mythos card and, without its icons, resolve its failure or an option of your choice
effect-end-phase = end your Action phase

## What cards do: conditions, and who does what when

effect-at = you are in { $spaces }
effect-has-items = { $fewer ->
    [yes] you have fewer than { $count } Items
   *[no] you have { $count } or more Items
}
    .each = { $fewer ->
        [yes] has fewer than { $count } Items
       *[no] has { $count } or more Items
    }
effect-you-are = { $what ->
    [falling] that character is you
    [beside] the passenger is in your space or in an adjacent one
   *[other] you are the { $what }
}
effect-tally = { $of }
effect-counted = { $of ->
    [defeated] { $at-least } or more were defeated
    [saved] { $at-least } or more were saved
    [endangered] { $at-least } or more were endangered
    [rolled] you rolled { $at-least } or more
    [turned] only this makes the test succeed
   *[total] the total is { $at-least } or more
}
effect-as = { $who ->
    [another] let another player { $do }
   *[other] the { $who } { $does-id ->
        [none] does this: { $do }
       *[other] { $does }
    }
}
effect-humans = { $who ->
    [free] human outside the Brig
    [on-deck] human on deck
   *[all] human
}
effect-roll-low = { $plus ->
    [none] { $below ->
        [none] { $at-most ->
            [added] roll the die: on its value or less, { $do }
            [defeated] roll the die: on that number or less, { $do }
            [saved] roll the die: on that number or less, { $do }
           *[other] roll the die: on { $at-most } or less, { $do }
        }
       *[drawn] roll the die: if the result is lower than the number of cards, { $do }
    }
   *[spent] roll the die and add the value of the card ({ $at-most } or less: { $do })
}
effect-roll-number = roll the die

## Outcomes, weighed beforehand

odds-test-ends = { $outcome ->
    [success] pass the test
    [partial] pass the test in part
   *[failure] fail the test
}
odds-attack-failed = miss
odds-deep-one-defeated = defeat a Deep One
odds-defeated = { $seat } is defeated
odds-defeat-prevented = { $seat } escapes defeat
odds-room-damaged = a room is damaged
odds-passenger-defeated = a passenger is lost
odds-resource-changed = { $by ->
    [-1] { $resource } −1
    [-2] { $resource } −2
    [-3] { $resource } −3
    [0] { $resource } unchanged
   *[other] { $resource } +{ $by }
}
