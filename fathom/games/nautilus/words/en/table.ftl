### Nautilus: the words at the table (questions, answers, journal, refusals), in English.

game-name = Nautilus
game-tagline = One city on the sea floor, and a thousand secrets in the dark around it.
    .length = 60 to 90 minutes
    .weight = Medium weight
game-about = You build a city on the sea floor together, put its modules in service and send submarines out for discoveries. At the end your discovery points are multiplied by your exploration points, and every Nemo you have left adds one point. The highest total wins.

option-base = Where the base stands
option-base-printed = On its printed position
option-base-free = Anywhere in the lagoon
option-first = First player
option-first-0 = Drawn by lot
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4

## Names

kind-base = base
kind-violet = violet habitation module
kind-green = dark green habitation module
kind-training = training module
kind-technical = technical module
kind-sonar = sonar module
kind-research = research module
kind-analysis = analysis module

find-gold = gold
find-jellyfish = jellyfish
find-urchin = urchin
find-scallop = scallop
find-snail = snail
find-chest = chest
find-speed = speed token
find-atlantis-1 = Atlantis token 1
find-atlantis-2 = Atlantis token 2
find-atlantis-3 = Atlantis token 3
find-atlantis-4 = Atlantis token 4
find-atlantis-5 = Atlantis token 5
find-atlantis-6 = Atlantis token 6
find-atlantis-7 = Atlantis token 7
find-atlantis-8 = Atlantis token 8
find-atlantis-9 = Atlantis token 9
find-atlantis-10 = Atlantis token 10
find-atlantis-11 = Atlantis token 11
find-atlantis-12 = Atlantis token 12
find-atlantis-13 = Atlantis token 13
find-atlantis-14 = Atlantis token 14
find-atlantis-15 = Atlantis token 15

mission-reef = Reef
mission-garden = Garden
mission-current = Current
mission-shelf = Shelf

zone-lagoon = lagoon
zone-slope = slope
zone-deep = deep
zone-trench = trench

face-blue = blue
face-beige = beige

ending-idle = a round in which nothing was done
ending-all-found = all Atlantis tokens found
ending-last-found = Atlantis tokens 13, 14 and 15 found

side-N = north
side-E = east
side-S = south
side-W = west
side-NE = north-east
side-SE = south-east
side-SW = south-west
side-NW = north-west

module-number = { $number ->
    [0] the base
   *[other] module { $number }
}
module-name = { $kind-id ->
    [base] the base
    [violet] violet module { $at }
    [green] green module { $at }
   *[other] { $kind } { $at }
}

## Parts of sentences

part-a-kind = { $kind-id ->
    [analysis] an { $kind }
   *[other] a { $kind }
}
part-kinds = { $kind }s
part-a-find = { $find-id ->
    [jellyfish] a { $find }
    [urchin] an { $find }
    [scallop] a { $find }
    [snail] a { $find }
    [chest] a { $find }
    [speed] a { $find }
   *[other] { $find }
}
part-nobody-gets-it = { $find-id ->
    [gold] nobody gets it
    [jellyfish] nobody gets it
    [urchin] nobody gets it
    [scallop] nobody gets it
    [snail] nobody gets it
    [chest] nobody gets it
    [speed] nobody gets it
   *[other] nobody gets it, but it counts as found
}
part-cannot-pay = { $find-id ->
    [gold] but cannot pay to salvage it
    [jellyfish] but cannot pay to salvage it
    [urchin] but cannot pay to salvage it
    [scallop] but cannot pay to salvage it
    [snail] but cannot pay to salvage it
    [chest] but cannot pay to salvage it
    [speed] but cannot pay to salvage it
   *[other] but cannot pay to salvage it; it counts as found
}
part-aquanauts = { $aquanauts ->
    [one] { $aquanauts } aquanaut
   *[other] { $aquanauts } aquanauts
}
part-a-kind-aboard = { $aquanauts ->
    [0] { part-a-kind }
   *[other] { part-a-kind } with { part-aquanauts }
}
part-cost = { $cost ->
    [one] { $cost } Nemo
   *[other] { $cost } Nemos
}
part-fee = { $fee ->
    [one] { $fee } Nemo
   *[other] { $fee } Nemos
}
part-first-tokens = { $first ->
    [one] { $first } token
   *[other] { $first } tokens
}
part-second-tokens = { $second ->
    [one] { $second } token
   *[other] { $second } tokens
}
part-squares = { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}

## Questions

ask-base = Where in the lagoon does the base stand?
ask-buy = Do you buy a module, or pass?
ask-build = { $built ->
    [0] Do you build one of your modules?
   *[other] Do you build another one? You have paid { part-fee } this turn.
}
ask-turn = Which way round does your { $kind } at { $at } stand?
ask-walk = { $points ->
    [0] You have no movement points left: your aquanauts stay where they are.
    [one] Do you move an aquanaut? You have { $points } movement point.
   *[other] Do you move an aquanaut? You have { $points } movement points.
}
ask-dive = Do you launch a submarine, use sonar, sail, or finish?
ask-look = { $left ->
    [one] Choose { $left } face-down token to look at in secret, or skip.
   *[other] Choose up to { $left } face-down tokens to look at in secret, one by one, or skip.
}
ask-dash = Do you move one of your submarines up to { part-squares }, or skip?
ask-stroll = { $points ->
    [one] Do you move one of your aquanauts by { $points } module, or stay?
   *[other] Do you move one of your aquanauts by up to { $points } modules, or stay?
}
ask-dock = Does your submarine at { $at } dock, or stay at sea?
ask-upgrade = Your mission's first kind is { $first }, the second { $second }: how many tokens do you upgrade, at 1 Nemo each?

## Answers

do-place-base = Place the base at { $at }
    .short = Place the base
do-buy = Buy { part-a-kind }
    .short = Buy an exploration module
do-buy-habitation = { $aquanauts ->
    [0] Buy { part-a-kind } without aquanauts
   *[other] Buy { part-a-kind } with { part-aquanauts }
}
    .short = Buy a habitation
do-buy-nothing = Buy nothing
do-build = Build { part-a-kind-aboard } at { $at }
    .short = Build
do-turn-module = { $turn ->
    [0] Leave it as it is
    [1] Turn it a quarter clockwise
    [2] Turn it half round
    [3] Turn it a quarter anticlockwise
   *[other] Turn it by { $turn }
}
    .short = Turn the module
do-keep = Keep modules for later
do-give-back = Give unbuilt modules back
do-walk = Move an aquanaut from { $start } to { $to }
    .short = Move an aquanaut
do-stay = Stay put
do-launch = Launch from { $module }, { $side } side
    .short = Launch a submarine
do-sonar = Use sonar at { $submarine }
    .short = Use sonar
do-sail = Move the submarine from { $submarine } to { $to }
    .short = Sail
do-moor = Dock the submarine at { $submarine }
    .short = Dock where it is
do-rest = Finish with submarines
do-look-at = Look at the token at { $at }
    .short = Look at a token
do-skip = Skip
do-dock = { $aquanaut ->
    [yes] Dock at { $module } and put an aquanaut in
   *[no] Dock at { $module }
}
    .short = Dock
do-stay-at-sea = Stay at sea
do-upgrade = { $first ->
    [0] { $second ->
        [0] Upgrade nothing
       *[other] Upgrade { part-second-tokens } of the second kind
    }
   *[other] { $second ->
        [0] Upgrade { part-first-tokens } of the first kind
       *[other] Upgrade { part-first-tokens } of the first kind and { $second } of the second
    }
}
    .short = Upgrade discoveries

## The journal

tell-round-begins = { $seat } opens round { $round }.
tell-base-placed = { $seat } places the base at { $at }.
tell-bought = { $seat } buys { part-a-kind-aboard } for { part-cost }.
    .counted = Modules bought
tell-built = { $fee ->
    [0] { $seat } builds { part-a-kind } at { $at }.
   *[other] { $seat } builds { part-a-kind } at { $at } and pays { part-fee }.
}
    .counted = Modules built
tell-built-over = { $seat } builds over { part-a-find } at { $at }: { part-nobody-gets-it }.
    .counted = Tokens built over
tell-gave-back = { $seat } gives back { part-a-kind-aboard }.
    .counted = Modules given back
tell-walked = { $steps ->
    [one] { $seat } moves an aquanaut from { $start } to { $to }, { $steps } step.
   *[other] { $seat } moves an aquanaut from { $start } to { $to }, { $steps } steps.
}
tell-put-in-service = { $seat } puts { $module } in service ({ part-kinds }: { $count }).
    .counted = Modules put in service
tell-paid-builder = { $seat } pays the fee to { $builder }, who built the module.
tell-majority-taken = { $seat } takes the majority marker of the { part-kinds }.
    .counted = Majority markers taken
tell-launched = { $seat } launches a submarine from { $module } to { $at }.
tell-sonar-used = { $tokens ->
    [0] { $seat } uses sonar at { $at } and finds nothing in reach.
    [one] { $seat } uses sonar at { $at } and looks at { $tokens } token.
   *[other] { $seat } uses sonar at { $at } and looks at { $tokens } tokens.
}
tell-sighted = { $find ->
    [none] { $seat } looks at the token at { $at }.
   *[other] { $seat } sees { part-a-find } at { $at }.
}
    .counted = Tokens looked at
tell-sailed = { $seat } moves a submarine from { $start } to { $to }.
tell-trench-opened = { $seat } opens the trench to everyone.
tell-salvaged = { $cost ->
    [0] { $seat } salvages { part-a-find } at { $at }.
   *[other] { $seat } salvages { part-a-find } at { $at } for { part-cost }.
}
    .counted = Tokens salvaged
tell-left-open = { $seat } reveals { part-a-find } at { $at }, { part-cannot-pay }.
    .counted = Tokens left for want of money
tell-earned = { $money ->
    [one] { $seat } receives { $money } Nemo from the bank.
   *[other] { $seat } receives { $money } Nemos from the bank.
}
tell-docked = { $aquanaut ->
    [yes] { $seat } docks a submarine at { $module } and puts an aquanaut in.
   *[no] { $seat } docks a submarine at { $module }.
}
tell-end-in-sight = Atlantis tokens 13, 14 and 15 are found: round { $last-round } is the last.
tell-nothing-done = Nobody buys, builds or salvages anything in round { $round }: the game ends.
tell-atlantis-awarded = { $seat } has { $tokens ->
    [one] { $tokens } Atlantis token
   *[other] { $tokens } Atlantis tokens
} and takes { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tell-mission-revealed = { $seat } reveals a mission: { $mission }.
    .counted = Missions
tell-upgraded = { $count ->
    [one] { $seat } upgrades { $count } { $find } token.
   *[other] { $seat } upgrades { $count } { $find } tokens.
}
    .counted = Tokens upgraded
tell-scored = { $total ->
    [one] { $seat } scores { $total } point: discovery { $discovery } × exploration { $exploration } + money { $money }.
   *[other] { $seat } scores { $total } points: discovery { $discovery } × exploration { $exploration } + money { $money }.
}
tell-won = Victory for { $seats }!

## Refusals: buying and building

why-nobody-aboard = A habitation module needs at least one of your aquanauts: put one on it.
why-too-many-aquanauts = { $limit ->
    [one] A habitation module carries at most { $limit } aquanaut: choose fewer.
   *[other] A habitation module carries at most { $limit } aquanauts: choose fewer.
}
why-bought-already = One module a turn: the next can be bought in your next turn.
why-buy-after-building = Buying comes before building: the next can be bought in your next turn.
why-keep-after-building = Whoever builds keeps nothing back: place the others too, or give them back.
why-keep-without-buying = Held modules can be kept only in a turn in which you buy one: build them, or give them back.
why-hold-full = { $limit ->
    [one] You already have { $limit } unbuilt module: build it first.
   *[other] You already have { $limit } unbuilt modules: build first.
}
why-stack-empty = This stack is empty: choose another kind of module.
why-no-aquanauts = { $reserve ->
    [0] Your reserve holds no more aquanauts: none can come aboard.
    [one] Your reserve holds only { $reserve } aquanaut: take no more than that.
   *[other] Your reserve holds only { $reserve } aquanauts: take no more than that.
}
why-no-money = { $money ->
    [0] This costs { part-cost }, and you have no money left.
   *[other] This costs { part-cost }, and you have only { $money }: choose something cheaper.
}
why-outside-lagoon = The base stands wholly in the lagoon: choose a place there.
why-off-board = The module would stick out over the edge: keep all of it on the board.
why-overlap = The module would overlap the city: place it further out.
why-submarine-below = A submarine is in the way: build where none would be covered.
why-no-passage = No airlock would open into the city: place the module where it has a passage.
why-not-joined = A further module must join one that you have built this turn.

## Refusals: aquanauts

why-bound = Your only aquanaut in this module is bound to it: move one from another module.
why-has-walked = This aquanaut has already moved this turn: move another one.
why-too-far = This is too far ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}): you have { $points ->
    [0] no movement points left.
    [one] { $points } movement point.
   *[other] { $points } movement points.
}
why-no-fee = You cannot pay this module's builder the fee, so your aquanaut cannot stop there: choose another module.

## Refusals: submarines

why-not-an-exploration-module = Submarines are launched only from exploration modules.
why-launch-crew = A launch needs at least { $needed } of your aquanauts in the module: bring more there first.
why-no-blue-airlock = There is no blue airlock on this side: launch from one that is blue.
why-airlock-blocked = This airlock does not open on a free square: choose another one.
why-no-submarine = { $limit ->
    [one] Your only submarine is at sea already: dock it first.
   *[other] Your { $limit } submarines are all at sea: dock one first.
}
why-launch-too-late = Launching comes before sonar and moves: you may launch again next turn.
why-sonar-too-late = Sonar comes before the first submarine move: you may use it again next turn.
why-sonar-used = This submarine has already used sonar this turn: use another one, or move.
why-has-sailed = This submarine has already moved this turn: move another one.
why-submarine-there = Another submarine is there: you may pass through, but not stop.
why-city-there = The city covers this square: you may cross it, but not stop there.
why-trench-closed = The trench is still closed: you need all five types of exploration module in service.
why-way-blocked = No free way leads there: a submarine cannot pass through a discovery.
why-too-far-to-sail = This is too far: the submarine moves at most { part-squares }.
why-nobody-to-land = Your reserve has no aquanaut to put in: dock without one.
why-same-zone = You have already looked into this zone: choose a token from another one.

## Refusals: scoring

why-not-collected = You have not collected that many tokens: upgrade fewer.

## What discoveries do

effect-earn = take Nemos from the bank: the more { part-kinds } you have in service, the more you get
effect-look = look in secret at face-down tokens anywhere, as many as your { part-kinds } in service allow, in different zones if possible
effect-dash = move one of your submarines up to { part-squares }
effect-stroll = { $steps ->
    [one] move one of your aquanauts by { $steps } module
   *[other] move one of your aquanauts by up to { $steps } modules
}

## Outcomes, weighed beforehand

odds-built-over = { $what ->
    [atlantis] build over an Atlantis token
   *[other] build over { part-a-find }
}
odds-sighted = { $what ->
    [atlantis] see an Atlantis token
   *[other] see { part-a-find }
}
odds-salvaged = { $what ->
    [atlantis] salvage an Atlantis token
   *[other] salvage { part-a-find }
}
odds-left-open = { $what ->
    [atlantis] reveal an Atlantis token without the money to salvage it
   *[other] reveal { part-a-find } without the money to salvage it
}
