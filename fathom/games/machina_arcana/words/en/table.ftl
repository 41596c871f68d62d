### Machina Arcana: the words at the table (questions, answers, journal), in English.

## The game

game-name = Machina Arcana
game-tagline = A buried city of machines, found tile by tile, and what still lives in it.
    .length = 1 to 4 hours
    .weight = Demanding
game-about = Together you go down into a city that nobody built for people. You find it room by room, piece your gear together from what lies about, and follow a story chapter by chapter while the things down there grow stronger. Whoever falls plays on, on the other side.
option-scenario = Scenario
option-scenario-ice = I: Horror in the Ice
option-scenario-statue = II: Statue of Despair
option-scenario-beast = III: The Beast
option-length = Length (first scenario)
option-length-full = The whole scenario
option-length-short = Short: without chapters 2 and 7
option-length-very-short = Very short: chapters 1, 2 and 4
option-easy = Easy: the 0 of the die counts as 0
option-very_easy = Very easy: failed rolls do not lower the ratings
option-ties = When monsters could do either
option-ties-settled = The table decides
option-ties-asked = A player is asked
option-spawn_order = Who rolls next for spawning
option-spawn_order-settled = In the order of the seats
option-spawn_order-asked = A player is asked
option-campaign = Campaign: survivors keep cards for another scenario

## Names

class-gunner = gunner
class-brute = brute
class-mystic = mystic
class-crafter = crafter
type-weapon = weapons
type-apparel = apparel
type-artifact = artifacts
type-consumable = consumables
part-torso = torso
part-legs = legs
part-head = head
attribute-armor = armour
attribute-will = will
attribute-health = health
attribute-stamina = stamina
attribute-essence = essence
number-armor = armour
number-will = will
number-max-health = maximum health
number-max-stamina = maximum stamina
number-attack = attack rolls
number-magic-attack = magic attack rolls
number-range = range
kind-floor = floor
kind-rubble = rubble
kind-trap = trap
kind-pit = pit
kind-barrel = explosive barrel
kind-spawn = spawn space
kind-lever = lever
kind-recharge = recharge station
kind-workbench = workbench
kind-chest = chest
kind-event = event space
kind-chapter = chapter space
kind-story = story space
kind-ritual = ritual space
kind-statue = part of the statue
phase-explorers = explorer phase
phase-spawn = spawn phase
phase-horror = horror phase
phase-monsters = monster phase
milestone-chapter = chapter reached
milestone-level = monster level at the end
ending-won = The explorers have won.
ending-escaped = The explorers have escaped.
ending-destroyed = The last explorer is destroyed.
ending-doom = The finale is lost.
group-explorer = explorer
group-monster = monster
group-unit = unit
trait-immobile = is immobile
trait-held = cannot move
trait-ethereal = is ethereal
trait-steady = cannot be pushed or pulled
trait-over-obstacles = crosses obstacles
trait-over-pits = crosses pits
trait-sees-ethereal = may target ethereal units
trait-keeps-health = keeps all its health
trait-clear-shot = ignores obstacles when aiming at range
deck-exploration = exploration events
deck-horror = horror events
doing-open = open
doing-close = close
edge-0 = north
edge-1 = east
edge-2 = south
edge-3 = west
fate-here = on the board
fate-exited = gone by the exit
fate-destroyed = destroyed
turn-waiting = still to play
turn-open = playing
turn-over = played
icon-barrel = barrel
icon-blade = blade
icon-core = core
icon-cloth = cloth
icon-rune = rune
icon-lens = lens
icon-mount = mount
icon-plate = plate
length-full = whole scenario
length-short = short game
length-very-short = very short game
reach-melee = melee
reach-ranged = ranged
scenario-ice = Horror in the Ice
scenario-statue = Statue of Despair
scenario-beast = The Beast
scope-tile = on the tile
scope-board = on the board
scope-adjacent = adjacent
scope-by-target = at or next to the target
moment-kills = you destroy a unit
moment-destroyed = this monster is destroyed
moment-hits = a hit is inflicted
moment-takes-hit = a hit is taken
moment-defends = an attack is defended
moment-marker-removed = a marker leaves this card
moment-moves = a step is taken
moment-ally-turn = a monster is destroyed on your tile in another explorer's turn
effect-aim = aim
effect-on-units = an effect on units
effect-continuing = a continuing effect
effect-passive = passive ability
space-at = row { $row }, column { $column } of tile { $tile }
feature-at = { $kind } { $at }
opening-at = { $edge ->
    [0] the north side, at { $at }
    [1] the east side, at { $at }
    [2] the south side, at { $at }
   *[other] the west side, at { $at }
}
tile-number = tile { $tile }
unit-at =
    { $kind ->
        [statue] the part of the statue ({ $at })
        [chest] the chest ({ $at })
       *[other] the barrel ({ $at })
    }

## Answers

do-pick-explorer = Play { $explorer }
    .short = Choose an explorer
do-take-turn = Turn of { $explorer }
    .short = Take a turn
do-end-turn = End the turn
do-go-on = Use nothing
do-roll-next = { $explorer } rolls
    .short = Roll for spawning
do-move = Move to { $to }
    .short = Move
do-cross = Cross over to { $to }
    .short = Cross over
do-step-into-pit = Step into the pit at { $to }
    .short = Step into a pit
do-explore = Explore beyond the opening
do-leave = Leave by the exit
do-open-door = Open the door
do-close-door = Close the door
do-break-door = Destroy the door
do-activate = Activate the { $space }
    .short = Activate a space
do-seal = Seal the spawn space at { $space }
    .short = Seal a spawn space
do-use = { $ability ->
    [0] Ability
    [1] Second ability
   *[other] Third ability
  } of { $card }{ $unit ->
   *[other] {" "}on { $unit }
    [none] {""}
  }{ $space ->
   *[other] {" "}at { $space }
    [none] {""}
  }
    .short = Use an ability
do-target = Aim at { $unit }
    .short = Aim
do-pick-space = Choose { $space }
    .short = Choose a space
do-pick-door = Choose this door
do-never-mind = Never mind
do-pick-unit = Choose { $unit }
    .short = Choose a unit
do-raise = { $by ->
    [0] Leave the roll
   *[other] Raise the roll by { $by }
  }
    .short = Raise a roll
do-save = { $health ->
    [0] Lose the health
    [one] Pay 1 essence instead
   *[other] Pay { $health } essence instead
  }
    .short = Pay essence for health
do-pay-essence = { $own ->
    [0] Pay nothing yourself
   *[other] Pay { $own } essence yourself
  }
    .short = Pay essence
do-contribute = { $essence ->
    [0] Contribute nothing
   *[other] Contribute { $essence } essence
  }
    .short = Contribute essence
do-draw-from = Draw from the { $deck }
    .short = Draw an item
do-put-back = Put { $item } back on its deck
    .short = Put a card back
do-destroy = Destroy { $item }
    .short = Destroy an item
do-keep = Keep { $item }
    .short = Keep an item
do-keep-event = Keep { $event }
    .short = Keep a bound event
do-give = Give { $item } to { $to }
    .short = Give an item
do-equip = Equip { $item }{ $instead ->
   *[other] {" "}instead of { $instead }
    [none] {""}
  }
    .short = Equip an item
do-attach = Put { $item } on { $on }
    .short = Attach an item
do-stow = Stow { $item }
    .short = Stow an item
do-exchange = Swap { $drawn } for { $own }
    .short = Swap cards
do-trade = Trade with { $explorer }
    .short = Trade
do-use-inventory = Rearrange the inventory of { $explorer }
    .short = Rearrange an inventory
do-ask-for = Ask for { $item }
    .short = Ask for an item
do-agree = Agree
do-refuse = Refuse
do-done = Done
do-pursue = It goes for { $explorer }
    .short = Monster's target
do-step-to = It moves to { $to }
    .short = Monster's step
do-place = { $space }
    .short = Choose a place
do-place-exit = Put the exit on { $opening }
    .short = Place the exit

## Questions

ask-pick-explorer = { $party ->
    [one] Choose your explorer, who goes down alone.
   *[other] Choose your explorer.
  }
ask-take-turn = Who takes the next turn?
ask-act = What does your explorer do?
ask-speak-up = Use an ability before your companion goes on?
ask-window = Use an ability before it goes on?
ask-spawn-order = Who makes the next spawn roll?
ask-second-target = Choose the second target.
ask-raise = The roll against { $target } is { $result }, and { $needed } hits: raise it with essence?
ask-save-health = You are about to lose { $amount } health: pay essence instead?
ask-pay-essence = { $amount } essence must be paid: how much do you pay yourself?
ask-contribute = { $unit } asks for { $amount } essence.
ask-place-monster = Where does { $unit } appear?
ask-lose-equipped = Destroy one of your equipped items.
ask-draw-item = Draw from which deck?
ask-part-with-item = Part with one of the two cards.
ask-keep-item = Keep the item, or give it away?
ask-equip-at-once = Equip { $item } at once?
ask-exchange-items = Swap drawn cards for your own?
ask-return-items = Put back or destroy the other cards.
ask-whose-inventory = Rearrange an inventory?
ask-rearrange = Equip, attach or give items.
ask-trade = Give items or ask for some.
ask-trade-asked = Give { $item } away?
ask-enter = Where does your explorer enter?
ask-place-exit = Where is the exit?
ask-monster-step = Which space does { $unit } move to?
ask-monster-target = Whom does { $unit } go for?
ask-monster-act = { $fallen ->
    [0] What does { $unit } do?
   *[other] The monsters are yours now, against the explorers who are left. What does { $unit } do?
  }
ask-pick-unit = { $card }: { $purpose ->
    [attack] whom does the attack meet?
    [lose-health] who loses health?
    [lose-stamina] who loses stamina?
    [lose-essence] who loses essence?
    [regain-health] who regains health?
    [regain-stamina] who regains stamina?
    [regain-essence] who regains essence?
    [control] which monster do you control?
    [banish] which monster is banished?
    [push] who is pushed away?
    [pull] who is pulled closer?
    [move-up-to] who moves?
    [teleport] who is teleported?
    [teleport-to] who is teleported?
    [swap] with whom do you change places?
    [gain] who gains the item?
    [stow-one] whose item is stowed?
   *[other] whom is it for?
  }
ask-pick-space = { $purpose ->
    [light] Which chapter space lights up?
    [price] { $card }: which space do you give up for it?
    [revive] { $card }: which space works again?
   *[other] { $card }: which space is destroyed?
  }
ask-pick-door = { $card }: choose a door.
ask-move-up-to = Where does { $unit } move?
ask-teleport = Where does { $unit } appear?
ask-teleport-near = Where does { $unit } land?
ask-leap = Where does { $unit } leap to?
ask-keep-or-return = Keep the card?
ask-take-item = Which item do you take?
ask-keep-cards = Which cards do you take into the next scenario? They raise the threat there.
ask-give-item = Give which item to whom?
ask-give-back = Give an item back?
ask-stow-one = Stow which item?
ask-destroy-item = Destroy which item?

## Journal

tell-chose = { $seat } plays { $explorer }.
tell-round-began = Round { $round }.
tell-phase-began = { $phase ->
   *[other] — { $phase } —
  }
tell-turn-began = Turn of { $unit }.
tell-turn-ended = { $unit } ends the turn.
tell-spawn-rolled = { $unit } rolls { $roll } for spawning; { $needed } is needed.
tell-horror-rolled = The horror roll is { $roll }; { $needed } is needed.
tell-ratings-set = The ratings are { $spawn } for spawning and { $horror } for horror.
tell-threat-changed = Threat is { $threat }.
tell-level-rose = The monster level rises to { $level }.
tell-spawned = { $monster } appears at { $space }.
tell-ended = { $ending }
tell-moved = { $unit } moves to { $to }.
tell-landed = { $unit } is put at { $to }.
tell-shoved = { $unit } is shoved to { $to }.
tell-explored = { $unit } finds a new tile.
tell-scrolled = A tile is left behind.
tell-exited = { $unit } leaves by the exit.
tell-exit-placed = The exit is found: { $opening }.
tell-door-opened = A door is opened.
tell-door-closed = A door is closed.
tell-door-broken = A door is destroyed.
tell-activated = { $unit } activates the { $space }.
tell-sealed = { $unit } seals the spawn space at { $space }.
tell-space-destroyed = Destroyed: { $space }.
tell-space-revived = Works again: { $space }.
tell-chapter-lit = The chapter space at { $space } is lit.
tell-exploded = The barrel at { $space } explodes.
tell-attacked = { $unit } attacks { $defenders }: { $dice }.
tell-boosted = Effects raise the roll by { $by }.
tell-weakened = Effects lower the roll by { $by }.
tell-raised = { $unit } raises the roll by { $by }.
tell-struck = { $hit ->
    [yes] { $unit } is hit ({ $result } against { $defense }).
   *[no] { $unit } is missed ({ $result } against { $defense }).
  }
odds-struck = { $hit ->
    [yes] { $unit } is hit
   *[no] { $unit } is missed
  }
tell-lost = { $unit } loses { $by } { $what }.
tell-regained = { $unit } regains { $by } { $what }.
tell-contributed = { $unit } contributes { $essence } essence.
tell-destroyed = { $by ->
    [none] { $unit } is destroyed.
   *[other] { $unit } is destroyed by { $by }.
  }
tell-banished = { $unit } is banished.
tell-marker-put = A marker is put on { $card }.
tell-marker-back = A marker returns from { $card }.
tell-used = { $unit } uses { $ability ->
    [0] an ability
    [1] the second ability
   *[other] the third ability
  } of { $card }.
tell-counted = { $card }: { $count } of { $of }.
tell-effect-rolled = The die shows { $roll }; { $needed } is needed.
odds-effect-rolled = { $done ->
    [yes] it succeeds
   *[no] it fails
  }
tell-drew = { $unit } draws { $item }.
tell-gained = { $unit } gains { $item }.
tell-returned = { $item } goes back on its deck.
tell-item-destroyed = { $item } is destroyed.
tell-equipped = { $on ->
    [none] { $unit } equips { $item }.
   *[other] { $unit } puts { $item } on { $on }.
  }
tell-stowed = { $unit } stows { $item }.
tell-gave = { $unit } gives { $item } to { $to }.
tell-invoked = { $again ->
    [yes] { $event-card } once more.
   *[no] { $event-card }.
  }
tell-bound-to = { $event-card } binds itself to { $unit }.
tell-chapter-began = { $chapter }
tell-kept = { $unit } takes { $card } along.
tell-campaign-threat = What was taken along raises the threat by { $threat }.
