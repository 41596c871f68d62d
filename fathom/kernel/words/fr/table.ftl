### Les mots de la table elle-même, pour tous les jeux, en français.

seat-number = Joueur { $number }
notice-step-asked-again = Les règles ont changé depuis cette sauvegarde : merci de répondre à nouveau à l'étape en cours.

## Questions et réponses que toute carte peut amener

ask-answer = C'est à vous : que faites-vous ?
ask-choose-effect = Choisissez l'une de ces possibilités.
ask-may-effect = Voulez-vous utiliser cet effet ?

do-choose = Choisir { $option }
    .counted = Choisir
do-accept = Utiliser
do-decline = Renoncer

## Refus

why-not-your-turn = Ce n'est pas à vous de jouer : on attend { $seats }.
why-already-answered = Vous avez déjà répondu : les autres réfléchissent encore.
why-not-together = Ces réponses ne peuvent pas être données ensemble : donnez la première, puis voyez la question suivante.
why-game-over = La partie est finie : il n'y a plus rien à répondre.
why-not-an-option = Ce n'est pas possible maintenant : choisissez l'une des réponses proposées.
why-nothing-to-undo = Aucune de vos réponses ne peut plus être annulée.
why-nothing-to-redo = Vous n'avez annulé aucune réponse qui puisse être rétablie.

## Ce que disent les cartes
## Un effet se lit comme un infinitif (« regarder un jeton »), une condition comme une proposition (« vous avez de l'or »),
## un compte à la place d'un nombre, une sélection comme un nom au singulier. Ni majuscule ni point : les textes s'emboîtent.

effect-do = { $do }
sequence = { $given ->
    [yes] { $first }, puis, { $then }
   *[no] { $more ->
        [yes] { $first } et { $then }
       *[no] { $last ->
            [yes] { $first }, puis { $then }
           *[no] { $first }, { $then }
        }
    }
}
effect-one-of = choisir une possibilité : { $options }
effect-may = si vous voulez, { $may }
effect-pay = { $cost } ; en échange, { $then }
effect-if = { $otherwise ->
    [none] si { $condition }, { $then }
   *[other] si { $condition }, { $then } ; sinon, { $otherwise }
}
    .each = { $otherwise ->
        [none] qui { $condition } { $then }
       *[other] qui { $condition } { $then } ; chacun des autres { $otherwise }
    }
effect-for-each = chaque { $over } : { $do }
effect-each-may = chaque { $over } peut { $may }
effect-each-does = chaque { $over } { $does }
effect-repeat = { $times ->
    [one] une fois : { $do }
    [2] deux fois : { $do }
   *[other] { $times } fois : { $do }
}
effect-repeat-may = { $times ->
    [one] si vous voulez, { $may }
    [2] jusqu'à deux fois, { $may }
   *[other] jusqu'à { $times } fois, { $may }
}
effect-roll = lancer le dé : { $at-least }
band = à { $span }, { $effect }
repeated = { $times ->
    [2] { $effect }, deux fois
   *[other] { $effect }, { $times } fois
}
only-band = à { $lowest } ou plus, { $effect }
either = { $one } ; { $other }
bands = { $one } ; { $other }
effect-not = cette condition n'est pas remplie : { $condition }
