### Machina Arcana: what the cards say, made from their verbs, in English.

## Abilities

cost-stamina = { $count } stamina
cost-essence = { $count } essence
cost-health = { $count } health
cost-this = destroy this card
cost-marker = take one of your markers back from this card
cost-space = destroy an adjacent { $kind }
ability-active = { $cost }{ $aim-id ->
    [none] {""}
   *[other] , { $aim }
  }{ $condition-id ->
    [none] {""}
   *[other] , if { $condition }
  }: { $effect }
ability-counted = { $counted ->
    [2] the 2nd time
    [3] the 3rd time
   *[other] the { $counted }th time
  }, { $effect }
ability-arrival = Arrival: { $effect }
card-armor = Armour +{ $by }.
card-will = Will +{ $by }.
card-bound = Bound: it stays with the explorer who invoked it.
card-blocking = Blocking: chapter spaces do not advance it.
finale-ice = Won when all four ritual spaces have been activated, each for 3 stamina and 2 essence. Lost with horror event number { $doom } of the finale.
finale-statue = Won when all four parts of the statue are destroyed; each has { $health } health, and a roll of { $defense } or more hits it. Lost with { $doom } doom counters: one is added whenever threat rises by a step.
finale-beast = Won when the Beast is destroyed. Lost with { $doom } doom counters: one is added whenever threat rises by a step. The Beast cannot be pushed, pulled, teleported, swapped, controlled or banished, and no spawn space is sealed while it stands there.

## Whom

effect-user = yourself
effect-target = the target
effect-other = the attacker
part-which = which
    .said = { $given-id ->
      [level] {" "}{ $given }
     *[other] {""}
    }
part-that = that
    .said = { $given-id ->
      [struck] {" "}that was hit
      [adjacent] {" "}to whom { $given },
     *[other] {""}
    }
part-scope = scope
    .said = { $scope-id ->
      [board] {" "}on the board
      [adjacent] {""}
      [by-target] {" "}at or next to the target
     *[tile] {" "}on the tile
    }
part-where = where
    .said = { $given-id ->
      [struck] {""}
     *[other] { part-scope.said }
    }
effect-each = each{ $given-id ->
    [wounded] {" "}wounded
   *[other] {""}
  }{ $scope-id ->
    [adjacent] {" "}adjacent
   *[other] {""}
  } { $each }{ part-which.said }{ part-where.said }{ part-that.said }
effect-one = one{ $given-id ->
    [wounded] {" "}wounded
   *[other] {""}
  }{ $scope-id ->
    [adjacent] {" "}adjacent
   *[other] {""}
  } { $one }{ part-which.said }{ part-where.said }{ part-that.said }
effect-same = { $one ->
    [yes] one { $same }
   *[no] each
  }
effect-nearest = the nearest{ $given-id ->
    [wounded] {" "}wounded
   *[other] {""}
  } { $nearest }{ part-which.said }{ part-where.said }{ part-that.said }
part-aimed-at = aim
    .said = { $space-id ->
      [lever] , a lever
      [barrel] , a barrel
      [event] , an event space
      [spawn] , a spawn space
     *[other] { $at-id ->
        [monster] , a monster
        [explorer] , an explorer
       *[other] {""}
      }
    }{ $targets ->
      [2] , each of two targets
     *[other] {""}
    }{ $given-id ->
      [far] , not adjacent
      [equipped] { $at-id ->
        [unit] , a target with an equipped item
       *[other] {" "}with an equipped item
      }
     *[other] {""}
    }
effect-melee = melee{ part-aimed-at.said }
effect-ranged = range { $range }{ part-aimed-at.said }
effect-through = range { $range } past obstacles{ part-aimed-at.said }
effect-at-door = a door within range { $range }

## Conditions

effect-wounded = wounded
effect-adjacent = { $adjacent-id ->
    [explorer] an explorer is adjacent
   *[other] a { $adjacent } is adjacent
  }
effect-far = the target is not adjacent
effect-equipped = the target has an equipped item
effect-any = there is at least { $any }
effect-level = of level { $level } or lower
effect-hit = the attack hits
effect-struck = hit
effect-close-in = no explorer is adjacent and there is room beside the nearest one, at most { $close-in } spaces away
effect-not = except while { $condition }

## Passive abilities

part-while = while
    .said = { $given-id ->
      [none] {""}
      [not] , { $given }
     *[other] {" "}while { $given }
    }
part-signed = { $by ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $by }
  }
part-of-bonus = { $bonus-id ->
    [armor] armour
    [will] will
    [max-health] maximum health
    [max-stamina] maximum stamina
    [range] range
    [attack] to attack rolls
   *[magic-attack] to magic attack rolls
  }
part-with = with
    .said = { $weapon-id ->
      [melee] {" "}with melee weapons
      [ranged] {" "}with ranged weapons
     *[other] {""}
    }
effect-bonus = { $to-id ->
    [none] { $bonus } { part-signed }{ part-with.said }
   *[other] { $to } has { part-signed } { part-of-bonus }{ part-with.said }
  }{ part-while.said }
effect-has = { $to-id ->
    [none] { $has-id ->
      [ethereal] ethereal
      [immobile] immobile
     *[other] { $has }
    }
   *[other] { $to } { $has }
  }{ part-while.said }
part-as-kind = { $as-kind-id ->
    [rubble] rubble
    [barrel] an explosive barrel
   *[other] a { $as-kind }
  }
effect-considered = { $also ->
    [yes] every { $considered } is also { part-as-kind }
   *[no] every { $considered } counts as { part-as-kind }
  }
when-kills = { $whose ->
    [you] you destroy a unit
   *[anybody] an explorer destroys a unit
  }
when-hits = { $whose ->
    [you] you inflict a hit
    [monster] this monster inflicts a hit
   *[anybody] a unit inflicts a hit
  }
when-takes-hit = { $whose ->
    [you] you take a hit
    [monster] this monster takes a hit
   *[anybody] a unit takes a hit
  }
effect-when = { $counted ->
    [0] when { $when }
    [2] every second time { $when }
    [3] every third time { $when }
    [4] every fourth time { $when }
    [5] every fifth time { $when }
    [6] every sixth time { $when }
   *[other] each { $counted }th time { $when }
  }{ part-while.said }: { $do }

## What is done to units

part-high = { $attack ->
    [one] 1 high die
   *[other] { $attack } high dice
  }
part-low = { $low ->
    [one] 1 low die
   *[other] { $low } low dice
  }
part-dice = { $attack ->
    [0] { part-low }
   *[other] { $low ->
      [0] { part-high }
     *[other] { part-high } and { part-low }
    }
  }
effect-attack = { $on-id ->
    [other] { $magic ->
      [yes] strike back by magic
     *[no] strike back
    }
    [none] { $magic ->
      [yes] make a magic attack
     *[no] attack
    }
    [target] { $magic ->
      [yes] make a magic attack
     *[no] attack
    }
   *[others] { $magic ->
      [yes] make a magic attack on { $on }
     *[no] attack { $on }
    }
  } with { part-dice }
effect-lose = { $on-id ->
    [none] lose
    [user] you lose
   *[other] { $on } loses
  } { $by ->
    [9] all its { $lose }
   *[other] { $by } { $lose }
  }
effect-regain = { $on-id ->
    [none] regain { $by } { $regain }
    [user] you regain { $by } { $regain }
   *[other] { $on } regains { $by } { $regain }
  }
    .more = { $on-id ->
        [none] { $by } { $regain }
        [user] you regain { $by } { $regain }
       *[other] { $on } regains { $by } { $regain }
    }
part-times = times
    .said = { $most ->
      [1] {""}
      [2] , up to twice
     *[other] , up to { $most } times
    }
part-of-change = { $change-id ->
    [armor] armour
    [will] will
    [max-health] maximum health
    [max-stamina] maximum stamina
    [range] range
    [attack] to attack rolls
   *[magic-attack] to magic attack rolls
  }
part-of-also = { $also-id ->
    [armor] armour
    [will] will
    [max-health] maximum health
    [max-stamina] maximum stamina
    [range] range
    [attack] to attack rolls
   *[magic-attack] to magic attack rolls
  }
part-changed = { $on-id ->
    [none] { $change }{ $also-id ->
      [none] {""}
     *[other] {" "}and { $also }
    } { part-signed }
    [user] you have { part-signed } { part-of-change }{ $also-id ->
      [none] {""}
     *[other] {" "}and { part-signed } { part-of-also }
    }
   *[other] { $on } has { part-signed } { part-of-change }{ $also-id ->
      [none] {""}
     *[other] {" "}and { part-signed } { part-of-also }
    }
  }
effect-change = { part-changed } this round{ part-times.said }
effect-grant = { $on-id ->
    [none] { $grant-id ->
      [ethereal] become ethereal
     *[other] { $grant }
    }
    [user] { $grant-id ->
      [ethereal] become ethereal
     *[other] { $grant }
    }
   *[other] { $on } { $grant }
  } this round{ part-times.said }
effect-move-up-to = { $led ->
    [yes] move { $on } up to { $move-up-to ->
      [one] 1 space
     *[other] { $move-up-to } spaces
    }
   *[no] { $on-id ->
      [none] move
      [user] move
     *[other] { $on } moves
    } up to { $move-up-to ->
      [one] 1 space
     *[other] { $move-up-to } spaces
    }
  }
effect-push = push { $on } { $push ->
    [one] 1 space
   *[other] { $push } spaces
  }
effect-pull = pull { $on } { $pull ->
    [one] 1 space
   *[other] { $pull } spaces
  }
effect-teleport = { $on-id ->
    [none] teleport
    [user] teleport
   *[other] { $on } teleports
  } up to { $teleport ->
    [one] 1 space
   *[other] { $teleport } spaces
  } away
effect-teleport-to = { $on-id ->
    [none] teleport
    [user] teleport
   *[other] { $on } teleports
  } to the nearest { $teleport-to }
effect-swap = swap places with { $swap }
effect-control = control { $control }
effect-banish = banish { $banish }
effect-leap = teleport to a space beside that explorer

## What is done to spaces

effect-destroy-space = { $destroy-space-id ->
    [lever] destroy the lever
   *[other] destroy an adjacent { $destroy-space }
  }
effect-revive = revive one destroyed { $revive } on the tile
effect-door = { $door-id ->
    [open] open
   *[close] close
  } { $every ->
    [yes] { $scope-id ->
      [board] every door on the board
     *[tile] every door on the tile
    }
   *[no] { $scope-id ->
      [by-target] that door
     *[tile] a door on the tile
    }
  }
effect-light = light the chapter
effect-spring-traps = trigger the traps
effect-explode = { $explode-id ->
    [board] every barrel on the board explodes
    [by-target] the barrel explodes
   *[other] every barrel on the tile explodes
  }

## The course of the game

effect-threat = { $threat ->
    [-2] lower threat by 2
    [-1] lower threat by 1
   *[other] raise threat by { $threat }
  }
effect-set-threat = set threat to { $set-threat }
effect-spawn = a monster appears for { $spawn }
effect-take-monster = find the { $take-monster } card wherever it is: that monster appears for { $on }
effect-invoke = { $invoke-id ->
    [horror] invoke a horror event
   *[exploration] { $on-id ->
      [other] its destroyer invokes an exploration event
     *[none] invoke an exploration event
    }
  }
effect-reinvoke = { $reinvoke-id ->
    [horror] invoke the current horror event again
   *[exploration] invoke the current exploration event again
  }
effect-shuffle-events = { $shuffle-events-id ->
    [horror] shuffle the horror deck with its discard
   *[exploration] shuffle the exploration deck with its discard
  }
effect-roll-for = roll the die: on { $roll-for } or more, { $do }{ $otherwise-id ->
    [none] {""}
   *[other] ; otherwise, { $otherwise }
  }
effect-gain = { $gain-id ->
    [none] gain an item
    [user] gain an item
   *[other] { $gain } gains an item
  }
effect-draw-any = draw a card from an item deck of your choice; keep it, put it back or destroy it
effect-take-item = search the { $take-item } for an item of level { $level } or lower and take it
effect-shuffle-items = shuffle every item deck
effect-give-item = { $anywhere ->
    [yes] give an item to an explorer on your tile, who may give you one in return
   *[no] give an item to an adjacent explorer
  }
effect-stow-one = { $stow-id ->
    [none] stow one equipped item
    [user] stow one equipped item
   *[other] { $stow } stows one equipped item
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
