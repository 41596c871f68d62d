### Sleeping Gods: the words at the table (questions, answers, journal), in English.

## The game

game-name = Sleeping Gods
game-tagline = A lost ship, a sea of sleeping gods, a book that nobody may read ahead.
    .length = A campaign, as long as you like
    .weight = Medium weight
game-about = Late autumn 1929: the Manticore leaves a bank of warm fog under other stars. Together you lead her nine, sail an atlas page by page, explore, cook, fight and choose, and gather what fell out of the gods' dreams until they wake or you are lost.
option-mode = Mode
option-mode-easy = Easy
option-mode-normal = Normal
option-mode-brutal = Brutal: a defeat ends the campaign
option-die = A die instead of fate cards
option-packing = The session may be packed up before a turn
option-anew = Begin a new campaign with the old achievements

## Names

skill-strength = strength
skill-cunning = cunning
skill-savvy = savvy
skill-perception = perception
skill-craft = craft
status-weakened = weakened
status-low-morale = low morale
status-frightened = frightened
status-madness = madness
status-venom = venom
good-coin = coin
good-meat = meat
good-grain = grain
good-vegetable = vegetable
good-material = material
good-artifact = artifact
gift-coin = coins
gift-meat = meat
gift-grain = grain
gift-vegetable = vegetables
gift-material = materials
gift-artifact = artifacts
gift-food = food
gift-order = orders
gift-xp = experience
gift-card = skill cards
place-hull = hull
place-deck = deck
place-sick-bay = sick bay
place-galley = galley
place-quarters = quarters
place-bridge = bridge
danger-mild = mild
danger-perilous = perilous
danger-deadly = deadly
kind-passenger = passenger
kind-animal = animal
kind-equipment = equipment
kind-weapon = weapon
kind-recipe = recipe
kind-totem = totem
trick-ship-damage = ship damage
trick-lose-resource = lose a resource
trick-adjacent-damage-1 = neighbours deal 1 more
trick-adjacent-damage-2 = neighbours deal 2 more
trick-adjacent-heal = heals its neighbours
trick-weaken = weaken
trick-first-strike = first strike
trick-discard-skill = discard a skill card
trick-low-morale = low morale
trick-disarm = disarm
trick-frighten = frighten
trick-madness = madness
trick-block = block 1
trick-heal-1 = heal 1
trick-heal-3 = heal 3
trick-venom = venom
mode-easy = easy
mode-normal = normal
mode-brutal = brutal
ending-1 = Adrift
ending-2 = The Long Watch
ending-3 = Half-Light
ending-4 = The Wrong Year
ending-5 = The Salt Bargain
ending-6 = Homeward
ending-7 = Two Harbours
ending-8 = The Captain Stays
ending-9 = The Drowned Go First
ending-10 = All Awake
ending-11 = A Sea Without Gods
ending-12 = The Tenth Sleeper
ending-13 = Nobody Is Lost
ending-lost = the campaign is lost
ending-packed = packed up
cause-ship = the ship
cause-combat = a combat
cause-story = the story
cause-sea = the sea and its events
milestone-totems = totems found
milestone-xp = experience earned
milestone-mercies = arcs closed by mercy
milestone-gains = arcs closed by gain
milestone-places = places visited
milestone-quests = quests completed
milestone-cards = cards gained
milestone-levels = level cards bought
milestone-defeats = defeats
    .row = defeats
    .column = in all
milestone-lost-ship = defeats by damage to the ship
    .row = defeats
    .column = the ship
milestone-lost-combat = defeats in combat
    .row = defeats
    .column = in combat
milestone-lost-story = defeats in the story
    .row = defeats
    .column = in the story
milestone-lost-sea = defeats at sea
    .row = defeats
    .column = at sea
milestone-arc01-mercy = arc I closed by mercy
    .row = arc I
    .column = by mercy
milestone-arc01-gain = arc I closed by gain
    .row = arc I
    .column = by gain
milestone-arc02-mercy = arc II closed by mercy
    .row = arc II
    .column = by mercy
milestone-arc02-gain = arc II closed by gain
    .row = arc II
    .column = by gain
milestone-arc03-mercy = arc III closed by mercy
    .row = arc III
    .column = by mercy
milestone-arc03-gain = arc III closed by gain
    .row = arc III
    .column = by gain
milestone-arc04-mercy = arc IV closed by mercy
    .row = arc IV
    .column = by mercy
milestone-arc04-gain = arc IV closed by gain
    .row = arc IV
    .column = by gain
milestone-arc05-mercy = arc V closed by mercy
    .row = arc V
    .column = by mercy
milestone-arc05-gain = arc V closed by gain
    .row = arc V
    .column = by gain
milestone-arc06-mercy = arc VI closed by mercy
    .row = arc VI
    .column = by mercy
milestone-arc06-gain = arc VI closed by gain
    .row = arc VI
    .column = by gain
milestone-arc07-mercy = arc VII closed by mercy
    .row = arc VII
    .column = by mercy
milestone-arc07-gain = arc VII closed by gain
    .row = arc VII
    .column = by gain
milestone-arc08-mercy = arc VIII closed by mercy
    .row = arc VIII
    .column = by mercy
milestone-arc08-gain = arc VIII closed by gain
    .row = arc VIII
    .column = by gain
milestone-arc09-mercy = arc IX closed by mercy
    .row = arc IX
    .column = by mercy
milestone-arc09-gain = arc IX closed by gain
    .row = arc IX
    .column = by gain
milestone-arc10-mercy = arc X closed by mercy
    .row = arc X
    .column = by mercy
milestone-arc10-gain = arc X closed by gain
    .row = arc X
    .column = by gain
milestone-arc11-mercy = arc XI closed by mercy
    .row = arc XI
    .column = by mercy
milestone-arc11-gain = arc XI closed by gain
    .row = arc XI
    .column = by gain
milestone-arc12-mercy = arc XII closed by mercy
    .row = arc XII
    .column = by mercy
milestone-arc12-gain = arc XII closed by gain
    .row = arc XII
    .column = by gain
purpose-challenge = a challenge
purpose-attack = an attack
purpose-ship = damage to the ship
purpose-event = an event

## Questions

ask-first-player = Who goes first?
ask-unlocked = Use { $quest } in this campaign?
ask-leaver-discards = Discard a card of the player who has left.
ask-share-card = Who gets { $skill-card }?
ask-share-last-order = Who gets the order that was left?
ask-share-order = Who gets an order? { $left } to share.
ask-begin-turn = Begin the turn? Venom acts.
ask-room = Which room do you use?
ask-no-room = No other room can be used: move the pawn.
ask-room-effect = This room ({ $room }): what first?
ask-clear = Which order returns to the supply? { $left } left.
ask-search = Search on, or take a reward?
ask-speak-up = You may use something now.
ask-speak-up-combat = You may attack or use something now.
ask-action = What do you do? Actions left: { $left }.
ask-end-of-turn = The turn ends: which trouble acts now?
ask-sail = Where to? Moves left: { $left }.
ask-hazard = A hazard: { $skill } { $value }.
ask-helm = Who takes the helm?
ask-enlist = Challenge, { $skill } { $value }: who takes part? So far { $score }.
ask-join = Challenge, { $skill } { $value }: send somebody? So far { $score }.
ask-meddle = { $what ->
    [ship] Fate { $fate }, damage strikes { $room }: change that, or use something first?
   *[other] Fate { $fate }, in all { $score }: use something?
  }
ask-help = { $what ->
    [ship] Fate { $fate }, damage strikes { $room }: you may help.
   *[other] Fate { $fate }, in all { $score }: you may help.
  }
ask-which-fate = Which of the two draws counts?
ask-choice = What do you do?
ask-before-fight = A fight is coming: { $foes } enemies, level { $level }. Prepare first, or go on to it.
ask-market = The market: what do you buy?
ask-port = In port: what do you need?
ask-bear = Who bears { $card }?
ask-combat = Who attacks whom?
ask-pay-for-cube = { $seat } offers you a cube: pay an order for it?
ask-boost = The attack deals { $damage }: more?
ask-help-damage = The attack deals { $damage }: you may help.
ask-cover = Where does the next wound go? Damage { $damage }.
ask-give-token = Give the synergy token to somebody?
ask-ambush = Which enemy?
ask-guard = { $crew } is hit for { $damage }: block?
ask-help-guard = { $crew } is hit for { $damage }: you may help.
ask-use-gregory = At 0: use Gregory's token?
ask-enemy-attack = { $enemy } attacks for { $damage }: whom?
ask-uncover = Which wound does the enemy lose?
ask-drop-skill = Which skill card is lost?
ask-disarm = Which weapon is lost?
ask-take-wound = Who takes the damage? { $left } left.
ask-heal = Whom do you heal? { $left } left.
ask-rest = Who rests? { $left } left.
ask-revive = Who gets up again?
ask-tire = Who gets tired? { $left } left.
ask-afflict = Who gets { $status }?
ask-cure = What is cured? { $left } left.
ask-take-damage = Which place takes the damage?
ask-repair = What do you repair? { $left } left.
ask-give-good = What do you give? { $left } left.
ask-choose-food = Which food? { $left } left.
ask-barter-give = What do you give away?
ask-barter-take = What do you take for it?
ask-discard = Discard a card: { $left } too many.
ask-lure = Which way does it come: { $hunter }?
ask-flee = Which port do you limp to?

## Answers

do-pack-up = Pack up here
do-begin-turn = Begin the turn
do-use-room = Use the { $room }
    .short = Use a room
do-take-orders = Take the orders
do-take-cards = Draw the cards
do-clear-orders = Return placed orders
do-clear-board = An order of { $crew }
    .short = An order of a crew board
do-clear-card = An order on { $card }
    .short = An order on a card
do-swap-for-rest = Discard { $card } for a rest
    .short = Discard a card for a rest
do-treat-wound = Treat { $crew }
    .short = Treat a wound
do-search = Draw a search token
do-take-reward = Take: { $find }
    .short = Take a reward
do-take-all = All in this order
do-done = Done
do-equip = Equip { $crew } with { $card }
    .short = Equip a skill card
do-unequip = Discard { $card } of { $crew }
    .short = Discard an equipped card
do-use-board = { $crew }: { $ability ->
    [0] first ability
    [1] second ability
   *[other] another ability
  }
    .short = Use an ability
do-use-skill = { $crew } uses { $card }
    .short = Use a skill card
do-activate = Activate { $card }
    .short = Activate a card
do-use-quest = Use { $quest }
    .short = Use an unlocked card
do-bear = Give { $card } to { $crew }
    .short = Give a weapon to somebody
do-mark-place = Mark place { $location } on the map
    .short = Mark a place
do-erase-mark = Take the mark off place { $location }
    .short = Take off a mark
do-sell-artifact = Sell an artifact for 2 coins
do-sail = Navigate
do-explore = Explore place { $location }
    .short = Explore a place
do-trade = Visit the market
do-call-at-port = Call at the port
do-let-strike = { $event } strikes
    .short = A trouble strikes
do-tackle = Deal with { $event }
    .short = Deal with a trouble
do-forgo = Forgo an action for an order
do-move-to = Sail to { $region }
    .short = Sail
do-drop-anchor = Stay here
do-brave = Attempt the challenge
do-endure = Take the consequence
do-buy = Buy { $card }
    .short = Buy a card
do-stay-at-inn = Stay at the inn
do-patch-up = Repair the { $place } for 1 { $good }
    .short = Repair the ship
do-see-doctor = { $crew } sees the doctor
    .short = See the doctor
do-train = { $level }
    .short = Buy a level card
do-take-option = { $option }
    .short = Choose
do-leave-town = Return to the ship
do-join = { $crew } takes part
    .short = Take part
do-draw-fate = Draw fate
do-pitch = Discard { $card } for 1 more
    .short = Discard a card for 1 more
do-go-on = Go on
do-strike = { $crew } attacks { $target }{ $weapon-id ->
    [none] {""}
   *[other] {" "}with { $weapon }
  }
    .short = Attack
do-keep-cubes = Attack no more this round
do-give-cube = Give a cube to { $to } ({ $payer } pays)
    .short = Give a cube
do-spend = Discard { $card } for 1 more damage
    .short = Discard a card for 1 more damage
do-cover = { $enemy }: { $square ->
    [0] top left
    [1] top
    [2] top right
    [3] left
    [4] middle
    [5] right
    [6] bottom left
    [7] bottom
   *[other] bottom right
  }
    .short = Place a wound
do-uncover = { $enemy }: { $square ->
    [0] top left
    [1] top
    [2] top right
    [3] left
    [4] middle
    [5] right
    [6] bottom left
    [7] bottom
   *[other] bottom right
  }
    .short = Remove a wound
do-give-token = Give the token to { $to }
    .short = Give the token
do-keep-token = Keep the token
do-use-token = { $crew } uses the token of { $token }
    .short = Use a synergy token
do-return-token = Return the token of { $token }
    .short = Return a synergy token
do-pick = { $crew }
    .short = Choose a crew member
do-remove = { $crew }: { $status }
    .short = Remove a status
do-take-damage = The { $place }
    .short = The place that takes the damage
do-repair = Repair the { $place }
    .short = Repair
do-give = 1 { $good }
    .short = Choose a good
do-discard = Discard { $card }
    .short = Discard a card
do-drop = { $card } of { $crew }
    .short = Lose an equipped card
do-disarm = { $card }
    .short = Lose a weapon
do-lure = By { $region }
    .short = The serpent's way
do-flee = To { $region }
    .short = The port to limp to
do-ambush = { $target }
    .short = An enemy
do-go-first = { $seat } goes first
    .short = Who goes first
do-use-unlocked = Use { $quest }
    .short = Use an unlocked card
do-share-card = { $card } to { $to }
    .short = Share a card
do-give-to = To { $to }
    .short = Give an order

## The journal

tell-turn-began = Turn { $turn }: { $seat }.
tell-room-used = { $seat } goes to the { $room }{ $usable ->
    [no] {" "}and finds it no use
   *[other] {""}
  }.
tell-orders-gained = { $seat } gains { $count } { $count ->
    [one] order
   *[other] orders
  }.
tell-orders-paid = { $seat } pays { $count } { $count ->
    [one] order
   *[other] orders
  }.
tell-orders-cleared = { $count ->
    [one] One placed order returns
   *[other] { $count } placed orders return
  } to the supply.
tell-cards-drawn = { $seat } draws { $count } { $count ->
    [one] skill card
   *[other] skill cards
  }: { $cards }.
tell-discarded = { $seat } discards { $card }.
tell-token-found = { $seat } finds: { $find }.
tell-reward-taken = { $seat } takes: { $find }.
tell-event-drawn = Event: { $event-card }.
tell-event-left = { $event-card } is over.
tell-events-discarded = { $count ->
    [one] One event card is discarded
   *[other] { $count } event cards are discarded
  }.
tell-events-owed = The event deck was too small: { $count ->
    [one] one event card is owed and leaves
   *[other] { $count } event cards are owed and leave
  } the next deck.
tell-events-built = Event deck { $deck } is built.
tell-action-forgone = { $seat } forgoes an action for an order.
tell-gained = You gain { $count } { $what-id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
      }
    [vegetable] { $count ->
        [one] vegetable
       *[other] vegetables
      }
    [material] { $count ->
        [one] material
       *[other] materials
      }
    [artifact] { $count ->
        [one] artifact
       *[other] artifacts
      }
    [order] { $count ->
        [one] order
       *[other] orders
      }
    [card] { $count ->
        [one] skill card
       *[other] skill cards
      }
   *[other] { $what }
  }.
tell-lost = You lose { $count } { $what-id ->
    [coin] { $count ->
        [one] coin
       *[other] coins
      }
    [vegetable] { $count ->
        [one] vegetable
       *[other] vegetables
      }
    [material] { $count ->
        [one] material
       *[other] materials
      }
    [artifact] { $count ->
        [one] artifact
       *[other] artifacts
      }
    [order] { $count ->
        [one] order
       *[other] orders
      }
    [card] { $count ->
        [one] skill card
       *[other] skill cards
      }
   *[other] { $what }
  }.
tell-place-marked = { $seat } marks place { $location } on the map.
tell-mark-erased = { $seat } takes the mark off place { $location }.
tell-artifact-sold = { $seat } sells an artifact.
tell-wounded = { $crew } takes { $count } damage.
tell-healed = { $crew } is healed by { $count }.
tell-tired = { $crew } gets tired.
tell-rested = { $crew } rests: { $count } fatigue less.
tell-afflicted = { $crew }: { $status }.
tell-cured = { $crew } is rid of { $status }.
tell-equipped = { $seat } equips { $crew } with { $card }.
tell-unequipped = { $crew } loses { $card }.
tell-ability-used = { $seat } uses an ability of { $crew }.
tell-skill-used = { $seat }: { $crew } uses { $card }.
tell-card-used = { $seat } activates { $card }.
tell-weapon-borne = { $crew } bears { $card }.
tell-level-bought = { $crew } learns: { $level }.
tell-card-gained = You gain { $card }.
tell-card-lost = You lose { $card }.
tell-quest-taken = Quest: { $quest }.
tell-quest-completed = Completed: { $quest }.
tell-token-gained = Exploration token { $token }.
tell-fate-drawn = Fate for { $purpose }: { $value }{ $card-id ->
    [none] {""}
   *[other] {" "}({ $card })
  }.
odds-fate-drawn = Fate { $value }
tell-ship-damaged = Damage: { $place }.
tell-ship-repaired = Repaired: { $place }.
tell-moved = The ship is in { $region }.
tell-hazard-met = A hazard in { $region }: { $skill } { $value }.
tell-hunter-moved = { $hunter } is in { $region }.
tell-market-opened = On offer: { $cards }.
tell-bought = { $seat } buys { $card } for { $coins } { $coins ->
    [one] coin
   *[other] coins
  }.
tell-inn-visited = { $seat } pays the inn for all.
tell-doctor-seen = { $crew } sees the doctor.
tell-explored = { $seat } explores place { $location }.
tell-passage-read = You read paragraph { $passage }.
tell-option-taken = { $seat } chooses: { $option }.
tell-returned = You return to the ship.
tell-challenge-began = A challenge: { $skill } { $value }.
tell-joined = { $crew } takes part ({ $seat }).
tell-took-part = { $crew } has to take part{ $helps ->
    [no] , but can add nothing
   *[other] {""}
  }.
tell-score-raised = { $by } more.
tell-challenge-ended = A total of { $score } ({ $skill }) against { $value }: { $passed ->
    [yes] success
   *[other] failure
  }.
tell-course-set = Navigation { $score }: { $moves } { $moves ->
    [one] move
   *[other] moves
  }.
tell-combat-began = Combat, level { $level }: { $row }.
tell-struck = { $crew } ({ $seat }) attacks { $target }.
tell-attack-resolved = { $crew }: { $score } against { $defence } of { $target }, { $hit ->
    [yes] a hit
   *[other] a miss
  }.
tell-covered = { $enemy } is wounded.
tell-damage-blocked = { $crew } blocks { $count }.
tell-countered = { $enemy } strikes back at { $crew }: { $count }.
tell-enemy-attacked = { $enemy } attacks { $crew }: { $count }.
tell-trick-used = { $enemy }: { $trick }.
tell-enemy-healed = { $enemy } heals.
tell-enemy-beaten = { $enemy } is beaten.
tell-token-given = The token of { $token } goes to { $to }.
tell-token-returned = The token of { $token } goes home{ $used ->
    [yes] {" "}and helps
   *[other] {""}
  }.
tell-cube-given = { $seat } gives a cube to { $to }.
tell-round-ended = The round ends: the enemies attack.
tell-combat-won = The combat is won.
tell-weapon-lost = { $card } is struck away.
tell-good-given = 1 { $good } returns to the supply.
tell-defeated = Defeat: { $ship ->
    [yes] the ship can take no more
   *[other] nobody still stands
  }.
tell-ending-reached = Ending { $ending }: { $score } points.
tell-campaign-lost = The campaign is lost: { $score } points.
tell-packed-up = Packed up after { $turn } { $turn ->
    [one] turn
   *[other] turns
  }.
tell-first-chosen = { $seat } takes the captain's token.
tell-unlocked = { $quest } is used in this campaign.

## Reasons

why-same-room = The pawn must change room.
why-room-damaged = This room is too damaged.
why-too-few-coins = That costs { $needed } { $needed ->
    [one] coin
   *[other] coins
  }, and you have { $there }.
why-too-little-xp = That costs { $needed } experience, and you have { $there }.
why-too-few-orders = You have too few orders.
why-used-already = That was used in this port action.
why-has-level = This level card is bought.
why-not-yours = You do not lead this crew member.
why-down = At 0 health points that is not possible.
why-tired = Too tired.
why-takes-part = Takes part already.
why-one-helmsman = Only one takes the helm.
why-unhurt = Has no wounds.
why-at-turns-end = This is attempted at the end of a turn, not as an action.
why-no-craft = Has no craft.
why-orders-on-it = There are orders on it.
why-no-slot = Two skill cards are equipped already.
why-busy = Not during a challenge or a combat.
why-not-in-combat = Not in combat.
why-two-cubes = Has attacked twice in this round.
why-frightened = Is frightened.
why-no-cubes = You have no cube left.
why-option-used = You have done that in this visit.
why-keyword-missing = You lack what this needs.
why-cannot-pay = You cannot pay for that.
why-no-market = There is no market here.
why-no-port = There is no port here.
why-not-here = The ship is not there.
why-turn-begun = You can only pack up before a turn.
why-not-adjacent = That is too far for one move.
why-no-room-there = The hull is not a room that can be used.
why-not-ashore = Not during an exploration.
why-hazard-first = The hazard comes first.
why-no-use-now = It would do nothing now.
why-used-up = It was used already, as often as it may be.
why-fate-drawn = Fate is drawn: it is settled who takes part.
why-wrong-skill = This card shows another skill.
why-not-in-hand = Only cards from hand help here.
why-own-token = Nobody can use their own token.
why-square-covered = This square is covered.
why-not-the-target = The wounds must begin on the target and may only spill over to one card beside it.
why-not-connected = This square does not touch the other wounds of this attack.
why-too-much-spilt = At least half of the damage is for the target.
why-needs-more = This heart takes more damage than is left.
why-not-on-hearts = This damage cannot go on hearts.
why-blocked = The enemy blocks it.
why-not-borne = This member does not bear that weapon.
why-no-coins = You have no coins.
why-no-material = You have no material.
why-one-card-only = Only one card may be discarded for that.
why-not-equipped = Only an equipped card helps here.
