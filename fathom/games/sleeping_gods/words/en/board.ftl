### Sleeping Gods: the words of the chart, the ship and the crew in the browser, in English.

## The chart

board-chart = Chart: { $map }
board-world = The world
board-hour-dawn = Dawn
board-hour-day = Day
board-hour-dusk = Dusk
board-hour-night = Night
board-weather-clear = calm sea
board-weather-swell = heavy sea
board-weather-storm = storm
board-look-at = Look at { $map }
board-back-to-ship = Back to the ship
board-uncharted = uncharted
board-region-sort = { $map }, page { $page }
board-has-port = A port: inn, shipyard, doctor, training.
board-has-market = A market: seven cards on offer.
board-has-hazard = A hazard on arrival: { $skill } { $value }, or { $harm }.
board-ship-damage = { $count } ship damage
board-has-places = { $count ->
    [one] A place to explore
   *[other] Places to explore
  }: { $places }.
board-ship-here = The ship is here.
board-moves-away = { $moves ->
    [one] One move away
   *[other] { $moves } moves away
  }
board-place = Place { $number }
board-place-sort = place { $number } of the atlas
board-place-known = You have been here. A second visit reads differently where you bring something new.
board-place-unknown = Nobody of you has been here yet. Explore it to read what the book has to tell.
board-place-marked = Marked on the map
board-sign-port = Port
board-sign-market = Market
board-sign-hazard = Hazard
board-manticore = The Manticore
board-several = { $what }, and more: { $count } answers
board-choose = What is done here

## The ship

board-ship-board = The ship
board-room-bridge = Bridge
board-room-galley = Galley
board-room-deck = Deck
board-room-quarters = Quarters
board-room-sick-bay = Sick Bay
board-room-hull = Hull
board-room-sort = fate { $fate }
board-room-gives = { $orders ->
    [one] 1 order
   *[other] { $orders } orders
  }{ $cards ->
    [0] .
    [one] {" "}and a skill card.
   *[other] {" "}and { $cards } skill cards.
  }
board-room-also-bridge = All placed orders return to the supply.
board-room-also-quarters = Some placed orders of your choice return to the supply.
board-room-also-galley = A skill card may be discarded to remove a fatigue.
board-room-also-deck = Draw up to three search tokens, and take the reward of one.
board-room-also-sick-bay = One wound is healed.
board-hull-about = The hull has no action; it can be damaged.
board-damage-now = damage { $cubes }
board-pawn-here = used last
board-stores = Stores
board-of-limit = { $count } of { $most }
board-totems = Totems
board-totems-now = Found so far: { $count }
board-events = Event deck { $deck } of 3
board-events-about = One card every turn, the mild ones first. When the deck runs out the story goes on by itself.
board-events-left = { $danger }: { $count }
board-deck-of = deck { $deck } of 3
board-orders-about = Orders pay for abilities, skill cards and adventure cards.
board-order-supply = In the supply: { $count } of { $most }

## The crew

board-captain = captain, led by whose turn it is
board-led-by = led by { $seat }
board-ability = { $cost ->
    [one] 1 order
   *[other] { $cost } orders
  }: { $text }
board-arm = { $name }: accuracy { $accuracy }, damage { $damage }, block { $block }{ $ranged ->
    [yes] , ranged
   *[other] {""}
  }
board-weapon-odessa = Sabre
board-weapon-audrie = Wrench
board-weapon-gregory = Rifle
board-weapon-kannan = Staff
board-weapon-kasumi = Throwing knives
board-weapon-laurent = Club
board-weapon-mac = Pistol
board-weapon-marco = Cleaver
board-weapon-rafael = Boat hook
board-health-now = health { $points } of { $health }
board-fatigue = Fatigue
board-fatigue-now = fatigue { $count }
board-orders-on = orders on it: { $count }
board-has-captain = has the captain's token
board-has-orders = orders: { $count }
board-has-cards = cards in hand: { $count }
board-hand = In hand { $count } of { $most }
board-hand-empty = No skill cards.
board-cards = Adventure cards { $count }
board-skill-card-sort = { $skill } · { $orders ->
    [one] 1 order
   *[other] { $orders } orders
  } to equip · fate { $fate }
board-level-sort = level card, { $xp } experience
board-borne-by = borne by { $crew }
board-find-sort = search token

## Course and end

board-step-ship = Ship
board-step-event = Event
board-step-first = First action
board-step-second = Second action
board-step-end = End of turn
board-goal = Find the way home
board-goal-text = Sail the atlas, explore its places and gather totems. When the third event deck has run out the last chapter is told, and what you have gathered and chosen decides how it ends.
board-goal-defeats = Defeats so far: { $count }. The ship limps to a port, and time is lost.
board-goal-brutal = Brutal: a defeat ends the campaign. So far: { $count }.
board-goal-deck = Event deck { $deck } of 3, cards left: { $left }
board-shelf-skills = Skill cards
board-shelf-levels = Level cards
board-shelf-statuses = Statuses

## Seats without a name

board-seat-crew = The crew
board-seat-watch = { $crew }'s watch
