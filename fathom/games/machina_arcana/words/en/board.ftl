### Machina Arcana: the words of the board and the panels in the browser, in English.

board-map = The city as far as it is known
board-instruments = Instruments
board-feature = { $kind }, { $at }
board-space-sort = space { $at }
board-elsewhere = a space that is no longer on the board
board-then = { $first }, then: { $second }
board-keep-and-equip = Keep and equip
board-keep-this = Keep this one
board-several = { $what }, and more: { $count } answers
board-choose = What is done here

## Round and chapter

board-phase-explorers = Explorers
board-phase-spawn = Spawn
board-phase-horror = Horror
board-phase-monsters = Monsters
board-round = round { $round }
board-chapter = { $number ->
    [0] Scenario
   *[other] Chapter { $number }
  }
board-finale = Finale
board-legend = What the signs mean
board-chapters = All that was told
board-read = Go on
board-goal-chapter = Find a chapter space on the tiles and activate it to turn the page.
board-goal-blocking = Chapter spaces do not turn this page: do what its card says.
board-goal-exit = The exit is open: bring every living explorer there, and leave.
board-goal-finale = Do what the finale asks before its doom is complete, and keep somebody alive.
board-goal-fallen = Your explorer is lost for good, and the monsters are yours: destroy the explorers who are left before they get away.
board-counted = Counted so far: { $count }

## Instruments

board-threat = Threat
board-threat-now = Threat { $threat } of { $last }, monster level { $level }
board-level-short = level { $level }
board-spawn = spawn
board-horror = horror
board-spawn-rating = Spawn rating
board-horror-rating = Horror rating
board-rating-now = A roll of { $now } or more succeeds, and that is bad; the chapter prints { $printed }.
board-rating-none = Not rolled in this chapter.
board-doom = Doom
board-doom-now = Doom { $now } of { $most }

## Units

board-health = Health { $now } of { $most }
board-stamina = Stamina { $now } of { $most }
board-defence = Armour { $armor }, will { $will }
board-essence = Essence { $count }
board-markers = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
  }
board-marked = { $card }: { $what }
board-queue = Monsters
board-queue-place = Number { $place } in the queue
board-no-monsters = None in sight.
board-monster-level = monster of level { $level }
board-current = Current events
board-asked = is asked
board-casting = Choose your explorers
board-usable = Can be used now
board-survived = alive

## Gear

board-assembly = Gear of { $who }
board-type-weapon = weapon
board-type-apparel = apparel
board-type-artifact = artifact
board-type-consumable = consumable
board-upgrade = upgrade
board-reinforcement = reinforcement
board-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
  }
board-level = level { $level }
board-worn-weapon = In hand
board-worn-apparel = Worn
board-worn-artifact = Artifact
board-nothing-worn = nothing
board-stowed = Stowed
board-nothing-stowed = nothing
board-workshop-hint = Pick an item, then press where it should go, or drag it there. Each place says what would change.
board-deck-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
board-change = { $what } { $before } → { $after }
board-stows = stows { $items }

## Places

board-door-open = Open door
board-door-closed = Closed door
board-door-broken = Destroyed door
board-opening-unexplored = Unexplored opening
board-opening-exit = Exit
board-opening-entrance = Entrance
board-space-gone = Destroyed: it does nothing now.
board-space-lit = Lit: it costs no essence.
board-tile-goes = a tile is left behind
board-leaves-behind = leaves { $units } behind
board-hurts-self = hits yourself!
board-hurts-friend = hits a companion!
board-about-floor = You can walk and stand here.
board-about-ritual = Activate all ritual spaces to stop the ritual.
board-about-statue = Attack every part until none is left.
board-about-story = A place that the story speaks of. You can walk here.

## Cards

board-exploration-event = exploration event
board-horror-event = horror event
board-shelf-explorers = Explorers
board-shelf-spaces = Spaces
board-shelf-monsters = Monsters
board-shelf-items = Items
board-end-course = { $scenario }, “{ $chapter }”, round { $round }, monster level { $level }.
board-blast = an explosion
board-roll-attack = { $roller } attacks { $defenders }
board-roll-sum = { $total } in all
board-roll-spawn = { $roller } rolls for spawning: { $needed } is needed
board-roll-horror = The horror roll: { $needed } is needed
