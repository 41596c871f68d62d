### Nautilus: the words on the drawn board and its panels, in English.

## On the board

board-sea = The sea and the city
board-trench-closed = The trench is closed until a player with all five types of exploration module in service sails into it, or anybody launches a submarine there
board-build-here = { $count ->
    [one] Build { $count } module at { $at }
   *[other] Build at { $at }: choose one of { $count } modules
}
board-turn-left = Turn the module to the left
board-turn-right = Turn the module to the right
board-walk-from = Move an aquanaut from { $module }
board-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
board-sail-from = Move the submarine at { $at }
board-token = Face-down token at { $at } ({ $zone })
board-token-open = Face up at { $at }: { $find }
board-token-known = Face down at { $at }, and you have seen it: { $find }
board-built-by = built by { $seat }
board-crew = { $count ->
    [one] { $count } aquanaut of { $seat }
   *[other] { $count } aquanauts of { $seat }
}
board-submarine = Submarine of { $seat } at { $at }

## The players

seat-colour-0 = Orange
seat-colour-1 = Violet
seat-colour-2 = Red
seat-colour-3 = Yellow
board-round = Round { $round }
board-instruments = Instruments: the round, money and scores
board-last-round = Round { $round } is the last
board-first = First player
board-turn = plays
board-money = { $count ->
    [one] { $count } Nemo
   *[other] { $count } Nemos
}
board-reserve = { $count ->
    [one] { $count } aquanaut in reserve
   *[other] { $count } aquanauts in reserve
}
board-submarines = Submarines: { $reserve } in reserve, { $sea } at sea
board-hold = Unbuilt modules
board-kind = { $kind-id ->
    [base] base
    [violet] violet homes
    [green] green homes
    [training] training
    [technical] technical
    [sonar] sonar
    [research] research
   *[analysis] analysis
}
board-track = { $kind } – in service: { $count }, points: { $points }
board-gives-training = { $count ->
    [one] Your aquanauts share { $count } movement point a turn
   *[other] Your aquanauts share { $count } movement points a turn
}
board-gives-technical = { $count ->
    [one] Each submarine moves up to { $count } square
   *[other] Each submarine moves up to { $count } squares
}
board-gives-sonar = { $count ->
    [one] Sonar reaches { $count } square
   *[other] Sonar reaches { $count } squares
}
board-gives-research = { $count ->
    [one] A scallop or snail lets you look at { $count } token
   *[other] A scallop or snail lets you look at { $count } tokens
}
board-gives-analysis = { $count ->
    [one] A chest brings { $count } Nemo
   *[other] A chest brings { $count } Nemos
}
board-majority = Majority marker
board-finds = Discoveries
board-find = { $find }: { $count } (worth { $value } each)
board-discovery = discovery
board-exploration = exploration
board-nemos = Nemos
board-total = total

## Atlantis

board-atlantis = Atlantis
board-atlantis-owned = { $numbers ->
    [0] No Atlantis token
   *[other] Atlantis tokens: { $numbers }
}
board-atlantis-points = Points at the end for the most Atlantis tokens, the second most and so on
board-atlantis-hidden = Atlantis { $number }: not found yet
board-atlantis-lost = Atlantis { $number }: found, nobody’s
board-atlantis-of = Atlantis { $number }: { $seat }

## The hand

board-mission = Your mission: { $name }
board-upgrade = { $from } → { $to } for 1 Nemo
board-collected = collected: { $count }
board-held-crew = { $count ->
    [one] { $kind } with { $count } aquanaut
   *[other] { $kind } with { $count } aquanauts
}
board-pick-held = Pick a module to see only its sites.
board-supply = Supply
board-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
board-fewer = One fewer: { $find }
board-more = One more: { $find }

## The result

board-winner = Winner
board-end-city = { $modules ->
    [one] Only the base stands on the sea floor
   *[other] { $modules } modules stand on the sea floor
} after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
board-row-mission = mission
board-row-atlantis = Atlantis
board-row-finds = discoveries
board-row-upgrades = upgrades
board-product = discovery × exploration

board-step-buy = buy
board-step-build = build
board-step-walk = walk
board-step-launch = launch
board-step-sonar = sonar
board-step-sail = sail
board-step-dock = dock
board-closes = { $what ->
    [launch] ends launching
    [sonar] ends sonar
   *[other] ends launching and sonar
}

## What things are

board-sort-base = where it all begins
board-sort-exploration = exploration module
board-sort-habitation = habitation module
board-sort-track = track
board-sort-discovery = discovery
board-sort-zone = depth zone
board-sort-submarine = submarine
board-worth = { $value ->
    [0] Worth nothing by itself
    [one] Worth { $value } discovery point
   *[other] Worth { $value } discovery points
}
board-fee = { $count ->
    [one] Building here costs { $count } Nemo
   *[other] Building here costs { $count } Nemos
}
