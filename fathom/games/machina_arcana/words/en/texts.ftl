### Machina Arcana: what the cards say, made from their verbs, in English.

cost-stamina = { $count } stamina
cost-essence = { $count } essence
cost-health = { $count } health
cost-this = destroy this card
cost-marker = take a marker of yours back from this card
cost-space = destroy an adjacent { $kind }
ability-active = { $condition ->
    [none] { $cost }: { $effect }
   *[other] { $cost }, only if { $condition }: { $effect }
  }
ability-free = at any time
ability-aimed = { $aim }: { $effect }
ability-counted = every { $counted } times, { $effect }
ability-arrival = Arrival: { $effect }
card-bonus = { $armor ->
    [0] { $will ->
      [0] {""}
     *[other] Will +{ $will }.
    }
   *[other] { $will ->
      [0] Armour +{ $armor }.
     *[other] Armour +{ $armor }, will +{ $will }.
    }
  }
card-bound = Bound: it stays with the explorer that invoked it.
card-blocking = Blocking: chapter spaces do not advance it.
effect-user = yourself
effect-target = the target
effect-other = the other unit
part-given = { $given ->
    [none] {""}
   *[other] {" "}if { $given }
  }
effect-each = { $scope-id ->
    [board] each { $each } of the board
    [adjacent] each adjacent { $each }
    [by-target] each { $each } at or next to the target
   *[tile] each { $each } of the tile
  }{ part-given }
effect-one = { $scope-id ->
    [board] 1 { $one } of the board
    [adjacent] 1 adjacent { $one }
    [by-target] 1 { $one } at or next to the target
   *[tile] 1 { $one } of the tile
  }{ part-given }
effect-nearest = { $scope-id ->
    [board] the nearest { $nearest } of the board
    [adjacent] the nearest adjacent { $nearest }
    [by-target] the { $nearest } nearest to the target
   *[tile] the nearest { $nearest } of the tile
  }{ part-given }
part-aimed-at = { $space-id ->
   *[none] { $targets ->
      [1] { $at-id ->
        [unit] {""}
       *[other] , { $at }
      }
     *[other] , { $targets } targets
    }{ part-given }
    [lever] , a lever
    [barrel] , a barrel
    [event] , an event space
    [spawn] , a spawn space
  }
effect-melee = melee{ part-aimed-at }
effect-ranged = range { $range }{ part-aimed-at }
effect-through = range { $range }, obstacles ignored{ part-aimed-at }
effect-at-door = a door within { $range }
effect-wounded = wounded
effect-adjacent = a unit is next to it ({ $adjacent })
effect-far = not adjacent
effect-equipped = it has an equipped item
effect-any = there is { $any }
effect-level = of level { $level } or lower
effect-hit = it hit
effect-struck = it was hit
effect-close-in = none is adjacent and there is room next to the nearest explorer within { $close-in }
part-to = { $to ->
    [none] {""}
   *[other] {" "}({ $to })
  }{ $given ->
    [none] {""}
   *[other] {" "}while { $given }
  }
part-signed = { $by ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $by }
  }
effect-bonus = { $bonus } { part-signed }{ $weapon-id ->
    [melee] {" "}with melee weapons
    [ranged] {" "}with ranged weapons
   *[none] {""}
  }{ part-to }
effect-has = { $has }{ part-to }
effect-considered = { $also ->
    [yes] every { $considered } is also: { $as-kind }
   *[no] every { $considered } counts as: { $as-kind }
  }
effect-when = { $counted ->
    [0] { $when }: { $do }
   *[other] every { $counted } times { $when }: { $do }
  }
moment-kills = when you destroy a unit
moment-destroyed = when it is destroyed
moment-hits = when it inflicts a hit
moment-takes-hit = when it takes a hit
moment-defends = when it defends
moment-marker-removed = when a marker leaves this card
moment-moves = when it moves
moment-ally-kills = when another explorer destroys a monster on your tile
part-on = { $on ->
    [none] {""}
   *[other] {" "}on { $on }
  }
part-dice = { $attack ->
    [0] { $low } low
   *[other] { $low ->
      [0] { $attack } high
     *[other] { $attack } high, { $low } low
    }
  }
effect-attack = { $magic ->
    [yes] magic attack
   *[no] attack
  } [{ part-dice }]{ part-on }
effect-lose = lose { $by } { $lose }{ part-on }
effect-regain = regain { $by } { $regain }{ part-on }
effect-change = { $change }{ $also ->
    [none] {""}
   *[other] {" "}and { $also }
  } { part-signed } this round (max { $most }){ part-on }
effect-grant = { $grant } this round (max { $most }){ part-on }
effect-move-up-to = { $led ->
    [yes] you move it up to { $move-up-to }
   *[no] move up to { $move-up-to }
  }{ part-on }
effect-push = push { $push }{ part-on }
effect-pull = pull { $pull }{ part-on }
effect-teleport = teleport up to { $teleport }{ part-on }
effect-teleport-to = teleport to the nearest { $teleport-to }{ part-on }
effect-swap = swap places with { $swap ->
    [none] the target
   *[other] { $swap }
  }
effect-control = control { $control ->
    [none] the target
   *[other] { $control }
  }
effect-banish = banish { $banish ->
    [none] the target
   *[other] { $banish }
  }
effect-leap = teleport next to the nearest explorer, at most { $leap } away
effect-destroy-space = destroy { $destroy-space-id ->
    [spawn] a spawn space
    [lever] a lever
   *[other] { $destroy-space }
  }
effect-revive = revive 1 destroyed { $revive }
effect-door = { $door-id ->
    [open] open
   *[close] close
  } { $every ->
    [yes] every door of the tile
   *[no] a door
  }
effect-light = light the chapter
effect-spring-traps = trigger the traps
effect-explode = { $explode-id ->
    [board] every barrel of the board explodes
    [by-target] the targeted barrel explodes
   *[other] the barrels explode
  }
effect-threat = threat { $threat ->
    [-2] −2
    [-1] −1
   *[other] +{ $threat }
  }
effect-set-threat = threat becomes { $set-threat }
effect-spawn = a monster appears for { $spawn }
effect-take-monster = take { $take-monster } from wherever it is: it appears for { $on }
effect-invoke = { $invoke-id ->
    [horror] invoke a horror event
   *[exploration] its destroyer invokes an exploration event
  }
effect-reinvoke = { $reinvoke-id ->
    [horror] invoke the current horror event again
   *[exploration] invoke the current exploration event again
  }
effect-shuffle-events = { $shuffle-events-id ->
    [horror] shuffle the horror deck with its discard
   *[exploration] shuffle the exploration deck with its discard
  }
effect-roll-for = roll { $roll-for } or more: { $do }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise { $otherwise }
  }
effect-gain = { $gain } gains an item
effect-draw-any = draw a card from an item deck of your choice and keep, return or destroy it
effect-take-item = search the deck of { $take-item } for an item of level { $level } or lower
effect-shuffle-items = shuffle every item deck
effect-give-item = { $anywhere ->
    [yes] give an item to an explorer of your tile, who may give you one
   *[no] give an item to an adjacent explorer
  }
effect-stow-one = { $stow ->
    [none] the target stows 1 equipped item
   *[other] { $stow } stows 1 equipped item
  }
effect-destroy-this = destroy this card
effect-destroy-item = destroy an equipped item
effect-rearrange = rearrange an inventory
effect-advance = advance to the next chapter
effect-place-entrance = place the entrance
effect-place-exit = place the exit
effect-add-items = add the items of level { $add-items }
effect-new-round = start a new round
effect-start-finale = start the finale
effect-victory = victory
