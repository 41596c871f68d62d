### Sleeping Gods: what the screens over the atlas say (reader, challenges, fights, market, port, papers), in English.

## The reader

screen-spine = The voyage
screen-place = Place { $number }
screen-to-ship = Back to the ship
screen-tokens = Exploration tokens:
screen-test-won = { $skill } { $score } against { $value }: success
screen-test-lost = { $skill } { $score } against { $value }: failure
screen-fought = A fight of level { $level }
screen-way-test = { $skill } { $value }
screen-way-lowered = { $by } less thanks to what you know
screen-way-chance = { $chance } % with all hands
screen-way-fight = Fight: { $foes } enemies, level { $level }
screen-before-fight = During a fight no card can be equipped, no meal cooked and no weapon handed over: do it now.
screen-begin-fight = Begin the fight
screen-way-waiting = { $name } decides for all.
screen-need-done = { $quest }, completed
screen-need-token = token { $token }
screen-need-totems = { $count ->
    [one] { $count } totem
   *[other] { $count } totems
  }
screen-need-omens = { $count ->
    [one] { $count } omen
   *[other] { $count } omens
  }
screen-need-mercies = { $count ->
    [one] { $count } mercy
   *[other] { $count } mercies
  }
screen-need-gains = { $count ->
    [one] { $count } gain
   *[other] { $count } gains
  }
screen-cost-lose = { $amount } { $what }
screen-cost-tire = { $amount } fatigue
screen-cost-wound = { $amount } damage
screen-cost-damage-ship = { $amount } ship damage
screen-cost-lose-card = a card

## The ship's papers

screen-papers = The ship's papers
screen-paper-voyage = Voyage
screen-paper-log = Log
screen-paper-quests = Quests
screen-paper-cards = Cards
screen-paper-score = Score
screen-log-search = Search what was read
screen-log-empty = Nothing has been read yet. Explore a place.
screen-log-nothing = Nothing like that was read.
screen-log-count = { $count ->
    [one] 1 passage
   *[other] { $count } passages
  }
screen-quests-open = Open quests: { $count }
screen-quests-done = Completed: { $count }
screen-quest-active = Leads somewhere on the atlas
screen-quest-leads = Leads to: { $places }
screen-quest-lead = { $place } ({ $region })
screen-cards-owned = Adventure cards: { $count }
screen-troubles = Lasting events
screen-borne-by = Borne by { $crew }
screen-orders-on = { $count ->
    [one] 1 order on it
   *[other] { $count } orders on it
  }
screen-cook = { $orders ->
    [one] Cook for 1 order
   *[other] Cook for { $orders } orders
  }
screen-use = { $orders ->
    [one] Use for 1 order
   *[other] Use for { $orders } orders
  }
screen-score = Score if the voyage ended now
screen-score-cards = Adventure cards
screen-score-totems = Totems
screen-score-quests = Quests
screen-score-levels = Level cards
screen-score-coins = Coins
screen-score-artifacts = Artifacts
screen-score-ending = An ending reached
screen-score-brutal = Brutal mode
screen-score-defeats = Defeats
screen-score-total = Total
screen-achievements = Achievements: { $count } totems and endings, from all campaigns
screen-past-scores = Earlier campaigns: { $scores }

## Challenges

screen-challenge = { $skill } { $value }
screen-navigation-test = Navigation
screen-navigation = score
screen-of = of { $value }
screen-extra = added
screen-fate = fate
screen-certain = Success is certain.
screen-fate-needed = Fate has to be { $least } or more.
screen-fate-least = fate { $least }+
screen-fate-of-card = its fate: { $fate }
screen-percent = { $chance } %
screen-moves = { $moves ->
    [one] 1 move from { $score }
   *[other] { $moves } moves from { $score }
  }
screen-who-joins = Who takes part?
screen-tires = Gets tired
screen-help = What may still help
screen-waiting = The others decide.

## Fights

screen-fight = Fight, level { $level }
screen-band-very-easy = very easy
screen-band-easy = easy
screen-band-medium = medium
screen-band-dangerous = dangerous
screen-band-deadly = deadly
screen-row = The enemies, from left to right
screen-level = Level
screen-level-short = Lv
screen-defence = Defence
screen-damage = Damage
screen-accuracy = Accuracy
screen-block = Blocks
screen-hearts-left = Hearts left
screen-enemy-numbers = Level { $level }, defence { $defence }, damage { $damage }
screen-enemy-raised = Its neighbours add { $by } at the end of the round.
screen-square = { $enemy }, square { $square }
screen-square-heart = { $hearts ->
    [one] heart
   *[other] heart of { $hearts }
  }
screen-square-damage = damage
screen-square-flying = flying
screen-square-synergy = synergy
screen-square-empty = Empty square
screen-square-covered = wounded
screen-wound-takes = Takes { $takes } of the damage, leaves { $left }
screen-wound-beats = Beats this enemy
screen-attack = Attack
screen-strike-damage = Hit { $damage }, miss { $miss }
screen-strike-counter = Strikes back: { $counter }
screen-choose-attacker = { $crew } attacks
screen-arm = { $name }: accuracy { $accuracy }, damage { $damage }, blocks { $block }
screen-ranged = ranged
screen-boost = Discard an equipped card of { $skill } for 1 more damage
screen-cubes = Combat cubes
screen-cubes-of = { $name }: { $count }
screen-cubes-used = { $used ->
    [one] has attacked once
   *[other] has attacked { $used } times
  }
screen-token-of = Synergy token of { $crew }
screen-attacks = { $crew } attacks { $target }
screen-against = against { $defence }
screen-hit = A hit
screen-miss = A miss
screen-wounds-left = { $left } to place
screen-countered = { $crew } is struck back: { $damage }
screen-struck = { $crew } is hit: { $damage }
screen-placing = Place the wounds square by square: { $left } left.
screen-place-confirm = Confirm the wounds
screen-place-elsewhere = Somewhere else
screen-place-back = Take the last one back
screen-round-ends = The enemies attack, from left to right.

## Market, port, search, events

screen-health = Health
screen-fatigue = Fatigue
screen-market = The market
screen-purse = { $coins ->
    [one] You can pay 1 coin in all.
   *[other] You can pay { $coins } coins in all.
  }
screen-too-dear = too dear
screen-leave-market = Leave the market
screen-port = The port
screen-inn = Inn
screen-inn-does = The whole crew rests and heals: { $heals } wounds in all.
screen-inn-pay = Pay { $coins } coins
screen-inn-closed = No bed to be had: paid already, or too few coins.
screen-yard = Shipyard
screen-yard-idle = Nothing to repair.
screen-doctor = Doctor
screen-doctor-heals = { $coins ->
    [one] heals { $heals } for 1 coin
   *[other] heals { $heals } for { $coins } coins
  }
screen-doctor-idle = Nobody to treat.
screen-school = Experience
screen-leave-port = Leave the port
screen-search = Searching
screen-search-risk = { $left } tokens lie face down; some do harm first.
screen-search-stop = Stop without a reward
screen-event = An event
screen-event-stays = stays in play

## The end of a session

screen-end-ending = The voyage has reached an end: { $ending }
screen-end-lost = The voyage is lost.
screen-end-packed = Packed up: the voyage goes on another day.
screen-end-where = Where we are
screen-end-turns = { $turn } turns, event deck { $deck }, { $left } events left
screen-end-ship = The ship lies at { $region }

## Your voyage: the last page of a campaign

voyage-title = Your voyage
voyage-facts = { $turns } turns · { $places } places · { $defeats ->
    [0] no defeat
    [one] one defeat
   *[other] { $defeats } defeats
  }
voyage-read = You have read { $read } of the { $whole } paragraphs of the book: { $share } %.
voyage-stories = Stories that came to an end
voyage-mercy = by mercy
voyage-gain = for gain
voyage-no-stories = None. The sea keeps them for the next ship.
voyage-helped = Where you helped somebody
voyage-met = Whom you met
voyage-more = and { $count } more
voyage-vanished = What you took with you
voyage-vanished-note = For each of these, something small is gone from the sea.
voyage-crew = The crew
voyage-untaken = Roads not taken
voyage-untaken-told = { $count ->
    [0] You took every road that was offered.
    [one] One road stood open and was not taken. Where it leads is still in the book.
   *[other] { $count } roads stood open and were not taken. Where they lead is still in the book.
  }
voyage-achievements = Achievements
voyage-achieved = { $count ->
    [one] One totem or ending, from all campaigns
   *[other] { $count } totems and endings, from all campaigns
  }
voyage-image = Save as a picture
voyage-print = Print
voyage-image-failed = The picture could not be made.

## Prices

screen-note-orders = { $count ->
    [one] 1 order
   *[other] { $count } orders
  }
screen-note-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
screen-note-materials = { $count ->
    [one] 1 material
   *[other] { $count } materials
  }
screen-note-xp = { $count } experience

## What a packed-up campaign tells

carried-voyage = The voyage
carried-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }
carried-events = event deck { $deck }, { $left } cards left
carried-goods = Stores
carried-xp = { $count } experience
carried-quests = Quests
carried-cards = Adventure cards
carried-levels = Levels
carried-totems = Totems of all campaigns
carried-endings = Endings reached
carried-scores = Scores so far
screen-fate-for = Fate for { $purpose ->
    [challenge] the challenge
    [attack] the attack
    [ship] the ship
   *[other] the event
  }
screen-passed = Success
screen-failed = Failure
