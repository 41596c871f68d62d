### The table's own words, for every game, in English.

seat-number = Player { $number }
notice-step-asked-again = The rules have changed since this game was saved: please answer the current step again.

## Questions and answers that any card may bring

ask-answer = It is your turn: what do you do?
ask-choose-effect = Choose one of these.
ask-may-effect = Do you want to use this?

do-choose = Choose { $option }
    .counted = Choose
do-accept = Use it
do-decline = Leave it

## Refusals

why-not-your-turn = It is not your turn: the table is waiting for { $seats }.
why-already-answered = You have answered already: the others are still thinking.
why-not-together = These answers cannot be given together: give the first one, then see what is asked.
why-game-over = The game is over: there is nothing left to answer.
why-not-an-option = That is not possible now: choose one of the answers offered.
why-nothing-to-undo = You have no answer that can still be taken back.
why-nothing-to-redo = You have taken back nothing that could be done again.

## What cards say
## An effect reads as an infinitive without "to" ("look at a token"), a condition as a clause ("you have gold"), a count
## where a number would stand, a selection as a singular noun ("player"). No capital and no full stop: texts are nested.

effect-do = { $do }
sequence = { $given ->
    [yes] { $first }, then, { $then }
   *[no] { $more ->
        [yes] { $first } and { $then }
       *[no] { $last ->
            [yes] { $first }, then { $then }
           *[no] { $first }, { $then }
        }
    }
}
effect-one-of = choose one: { $options }
effect-may = if you like, { $may }
effect-pay = { $cost }; in return, { $then }
effect-if = { $otherwise ->
    [none] if { $condition }, { $then }
   *[other] if { $condition }, { $then }; otherwise, { $otherwise }
}
    .each = { $otherwise ->
        [none] who { $condition } { $then }
       *[other] who { $condition } { $then }; each other one { $otherwise }
    }
effect-for-each = each { $over }: { $do }
effect-each-may = each { $over } may { $may }
effect-each-does = each { $over } { $does }
effect-repeat = { $times ->
    [one] once: { $do }
    [2] twice: { $do }
   *[other] { $times } times: { $do }
}
effect-repeat-may = { $times ->
    [one] if you like, { $may }
    [2] up to twice, { $may }
   *[other] up to { $times } times, { $may }
}
effect-roll = roll the die: { $at-least }
band = on { $span }, { $effect }
repeated = { $times ->
    [2] { $effect }, twice
   *[other] { $effect }, { $times } times
}
only-band = on { $lowest } or more, { $effect }
either = { $one }; { $other }
bands = { $one }; { $other }
effect-not = this does not hold: { $condition }
