### Sleeping Gods: what the cards say, made from their verbs, in English.

## How a card is laid out

cost-orders = { $count ->
    [one] 1 order
   *[other] { $count } orders
  }
cost-discard = discard this card
once-turn = once per turn
once-deck = once per event deck
once-campaign = once per campaign
ability-text = { $cost }: { $effect }
now-text = When equipped: { $effect }
start-text = At the start of the campaign: { $effect }
turn-text = This turn only.
permanent-text = Permanent.
choice-text = Choose: { $effect }
end-text = At the end of each turn: { $effect }
action-text = Action: { $effect }
reward-text = Reward: { $effect }
harm-text = In any case: { $effect }
plain-skill-text = No ability: it counts for its skill.
plain-totem-text = No ability: it counts as a totem.
weapon-text = Accuracy { $accuracy }, damage { $damage }{ $block ->
    [0] {""}
   *[other] , block { $block }
  }{ $ranged ->
    [yes] , ranged
   *[other] {""}
  }.{ $boost-id ->
    [none] {""}
   *[other] {" "}Discard an equipped { $boost } card: +1 damage.
  }
arm-odessa = Sabre
arm-audrie = Wrench
arm-gregory = Rifle
arm-kannan = Staff
arm-kasumi = Throwing knives
arm-laurent = Club
arm-mac = Pistol
arm-marco = Cleaver
arm-rafael = Boat hook
arm-text = { $name }. { $weapon }
trigger-text = { $given-id ->
    [in-room] whenever you have used { $given }
    [fought] whenever a combat of level { $given } or more is won
    [fate-at-most] whenever a fate of { $given } or less is drawn outside combat
   *[other] { $when }
  }, { $may ->
    [yes] you may{" "}
   *[other] {""}
  }{ $effect }

## Whom and when

who-choose = the crew
who-each = each crew member
who-participants = those who took part
who-bearer = this member
who-other = another member
who-odessa = Odessa
who-audrie = Audrie
who-gregory = Gregory
who-kannan = Kannan
who-kasumi = Kasumi
who-laurent = Laurent
who-mac = Mac
who-marco = Marco
who-rafael = Rafael
moment-rested = whenever this member loses fatigue
moment-healed = whenever this member is healed
moment-cooked = whenever a recipe has been cooked
moment-searched = after each search
moment-treated = whenever a member sees the doctor
moment-won = whenever a combat is won
moment-room = whenever a room has been used
moment-port = at the start of a port action
moment-fate = whenever fate is drawn outside combat

## Numbers

number-health = health
number-accuracy = accuracy
number-damage = damage
number-block = block
number-guard = guard
number-navigation = navigation
number-hand = hand limit
number-offer = trade cards on offer
number-inn = price of the inn
number-tokens = search tokens
number-rewards = search rewards
number-care = care in searching
number-enemy-damage = damage of enemies
number-strength = strength
number-cunning = cunning
number-savvy = savvy
number-perception = perception
number-craft = craft
bonus-health = { $by } health
bonus-accuracy = { $by } accuracy
bonus-damage = { $by } damage in attacks
bonus-block = { $by } block against counterattacks
bonus-guard = { $by } block, also at the end of a round
bonus-navigation = { $by } to navigation
bonus-helm = { $by } to navigation with this member at the helm
bonus-hand = { $by } to the hand limit
bonus-offer = { $by } { $count ->
    [one] card
   *[other] cards
  } on offer when you trade
bonus-inn = The inn costs { $count ->
    [one] 1 coin
   *[other] { $count } coins
  } less
bonus-tokens = { $by } search { $count ->
    [one] token
   *[other] tokens
  } on the deck
bonus-rewards = { $by } { $count ->
    [one] reward
   *[other] rewards
  } in each search
bonus-care = In each search, ignore the first { $count ->
    [one] ship damage
   *[other] { $count } ship damage
  }
bonus-enemy-damage = Enemies deal { $by } damage
bonus-strength = { $by } strength
bonus-cunning = { $by } cunning
bonus-savvy = { $by } savvy
bonus-perception = { $by } perception
bonus-craft = { $by } craft
bonus-text = { $given-id ->
    [none] { $bonus }
   *[other] { $given }: { $bonus }
  }

## Conditions

effect-unhurt = without wounds
effect-wounded = with { $least } or more wounds
effect-rested = without fatigue
effect-fresh = until the second attack of a round
effect-fate-at-most = { $most }
effect-in-room = the { $room }
effect-fought = { $level }
effect-each-player = player

## Goods

sequence = { $last ->
    [yes] { $first } and { $then }
   *[other] { $first }, { $then }
  }
either = { $more ->
    [yes] { $last ->
        [yes] { $one } or { $other }
       *[other] { $one }, { $other }
    }
   *[other] { $one }, or { $other }
  }
effect-one-of = { $options }
effect-pay = { $cost } to { $then }
effect-may = you may { $may }
band = { $span }: { $effect }
effect-roll = draw fate ({ $at-least })
part-goods = goods
    .said = { $what-id ->
      [coin] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
      }
      [vegetable] { $amount ->
        [one] 1 vegetable
       *[other] { $amount } vegetables
      }
      [material] { $amount ->
        [one] 1 material
       *[other] { $amount } materials
      }
      [artifact] { $amount ->
        [one] 1 artifact
       *[other] { $amount } artifacts
      }
      [order] { $amount ->
        [one] 1 order
       *[other] { $amount } orders
      }
      [card] { $amount ->
        [one] 1 skill card
       *[other] { $amount } skill cards
      }
     *[other] { $amount } { $what }
    }
effect-gain = { $what-id ->
    [card] draw { part-goods.said }
   *[other] gain { part-goods.said }
  }
    .more = { $what-id ->
        [card] draw { part-goods.said }
       *[other] { part-goods.said }
    }
    .each = { $what-id ->
        [card] draws { part-goods.said }
       *[other] gains { part-goods.said }
    }
effect-lose = { $what-id ->
    [card] discard { part-goods.said }
   *[other] lose { part-goods.said }
  }
    .more = { $what-id ->
        [card] discard { part-goods.said }
       *[other] { part-goods.said }
    }
effect-lose-resource = you lose { $amount ->
    [one] 1 resource or coin
   *[other] { $amount } resources or coins
  } of your choice
effect-swap-goods = swap { $count } identical resources for 1 of another kind

## Crew

effect-wound = { $who } { $who-id ->
    [participants] take
   *[other] takes
  } { $amount } damage
part-wounds = wounds
    .said = { $amount ->
      [one] 1 wound
     *[other] { $amount } wounds
    }
effect-heal = { $who-id ->
    [each] { $who } heals { part-wounds.said }
    [choose] heal { part-wounds.said }
   *[other] heal { part-wounds.said } of { $who }
  }
    .more = { $who-id ->
        [each] heals { part-wounds.said }
        [choose] heal { part-wounds.said }
       *[other] heal { part-wounds.said } of { $who }
    }
effect-revive = heal { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
  } { $who-id ->
    [bearer] of this member
   *[other] of a member
  } at 0 health points
effect-tire = { $who } { $who-id ->
    [participants] get
   *[other] gets
  } { $amount } fatigue
part-fatigue = fatigue
    .said = { $amount } fatigue
effect-rest = { $who-id ->
    [each] { $who } loses { part-fatigue.said }
    [choose] remove { part-fatigue.said }
   *[other] remove { part-fatigue.said } from { $who }
  }
    .more = { $who-id ->
        [each] loses { part-fatigue.said }
        [choose] { part-fatigue.said }
       *[other] { part-fatigue.said } from { $who }
    }
effect-afflict = { $who-id ->
    [choose] a member
    [participants] one of those who took part
   *[other] { $who }
  } gets { $status }
ailment-weakened = weakened
ailment-low-morale = low morale
ailment-frightened = frightened
ailment-madness = madness
ailment-venom = venom
ailment-any = any status
effect-cure = remove { $status-id ->
    [any] { $amount ->
      [one] 1 status
     *[other] { $amount } statuses
    }
   *[other] { $status }
  }{ $who-id ->
    [choose] {""}
   *[other] {" "}from { $who }
  }
    .more = { $status-id ->
        [any] { $amount ->
            [one] 1 status
           *[other] { $amount } statuses
        }
       *[other] { $status }
    }{ $who-id ->
        [choose] {""}
       *[other] {" "}from { $who }
    }

## Ship

effect-damage-ship = the ship takes { $amount } damage
effect-repair = repair { $amount } ship damage
effect-move-ship = move the ship { $moves ->
    [one] 1 region
   *[other] up to { $moves } regions
  }

## Challenges and combat

again-own-one = if it is your own 1
again-better = the better one counts
again-replace = the new one counts
effect-raise-fate = add { $by } to a drawn fate
effect-redraw = { $how-id ->
    [own-one] redraw a fate of 1 that you have drawn
    [better] redraw fate and keep the better result
   *[other] redraw fate and take the new result
  }
effect-add-skill = +{ $by } { $skill } in a challenge
effect-add-accuracy = +{ $by } accuracy for an attack of this member
effect-add-damage = +{ $by } damage for an attack of this member{ $hearts ->
    [no] , not on hearts
   *[other] {""}
  }
effect-slant = place the wounds of this member's attack diagonally, too
effect-block = block { $count } damage { $who-id ->
    [choose] dealt to a member in combat
   *[other] dealt to { $who } in combat
  }
effect-strike = in combat, deal { $damage } damage to an enemy, without a counterattack
effect-challenge = attempt a { $skill } challenge of { $value }{ $forced-id ->
    [none] {""}
   *[other] {" "}with { $forced }
  }{ $success-id ->
    [none] { $fail-id ->
      [none] {""}
     *[other] {" "}(failure: { $fail })
    }
   *[other] { $fail-id ->
      [none] {" "}(success: { $success })
     *[other] {" "}(success: { $success }; failure: { $fail })
    }
  }

## Events that stay

effect-discard-event = discard this card
effect-lurk = place its token { $far } regions from the ship
effect-hunt-ship = its token moves { $moves } regions towards the ship; if they meet, the ship takes { $damage } damage

## What only the book does

effect-take-quest = take quest { $number }
effect-complete-quest = quest { $number } is completed
effect-take-card = gain adventure card { $number }
effect-lose-card = lose adventure card { $number }
effect-token = gain exploration token { $letter }
effect-discard-equipped = discard all equipped skill cards
effect-build-events = build the next event deck
effect-tick-ending = ending { $ending } is reached

## Enemies

flying-text = Flying: while its square is uncovered, +1 defence against melee weapons.
round-end-text = At the end of a round, { $effect }
given-both = { $one } and { $other }
uncovered-text = { $first ->
    [yes] While its square is uncovered, its counterattack comes before the attack.
   *[other] { $armoured ->
      [yes] While its square is uncovered, it takes 1 less damage from each attack.
     *[other] While its square is uncovered, its neighbours deal { $raises } more damage at the end of a round.
    }
  }
effect-recover = { $beside ->
    [yes] each of its neighbours loses
   *[other] it loses
  } { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }
effect-strip = { $what-id ->
    [skill] an equipped skill card is discarded
   *[other] a member loses a weapon card until the combat is over
  }
gear-skill = skill card
gear-weapon = weapon card

## The options of cards

do-choose = { $option ->
    [test] Attempt the challenge
    [gamble] Draw fate
    [ship] Let the ship take it
    [wound] Let the crew take it
    [status] Bear the affliction
    [tire] Tire the crew
    [coin] Take coins
    [meat] Take meat
    [grain] Take grain
    [material] Take materials
    [madness] Remove madness
    [frightened] Remove frightened
    [venom] Remove venom
    [weakened] Remove weakened
    [low-morale] Remove low morale
    [cure] Remove a status
    [heal] Heal
    [rest] Rest
    [repair] Repair
    [redraw] Redraw fate
    [block] Block
    [strength] Add strength
    [cunning] Add cunning
    [savvy] Add savvy
    [perception] Add perception
    [craft] Add craft
   *[other] Choose { $option }
  }
    .short = Choose
    .counted = Choose
ask-choose-effect = { $source }: choose one.
ask-may-effect = { $source }: do you want to use this?
