### Unfathomable : les mots dont la clé se forme ailleurs ou qui remplacent ceux de la table, en français.

## À cet instant, on interroge quiconque pourrait avoir quelque chose à utiliser

ask-action-phase = Votre phase d'Action va commencer : utilisez-vous une carte qui y met fin ?
ask-before-roll = Le dé va être lancé : utilisez-vous quelque chose ?
ask-after-roll = Le dé a été lancé : utilisez-vous quelque chose ?
ask-before-cards = Des cartes vont être ajoutées à un test de compétence : utilisez-vous d'abord quelque chose ?
ask-cards-revealed = Les cartes du test de compétence sont révélées : utilisez-vous quelque chose avant qu'on les compte ?
ask-total-known = Le total du test de compétence est connu : utilisez-vous quelque chose ?
ask-character-falls = Un personnage va être vaincu : utilisez-vous quelque chose ?
ask-passenger-falls = Un passager va être vaincu : utilisez-vous quelque chose ?
ask-mythos-drawn = Cette carte Mythe va être résolue : utilisez-vous quelque chose ?
ask-boiler-used = La salle des machines a servi : utilisez-vous quelque chose ?
ask-lore-used = Vous avez utilisé une carte Connaissance qui peut être résolue de nouveau : utilisez-vous autre chose ?

## Les options des cartes

do-choose = { $option ->
    [fuel] Perdre du carburant
    [food] Perdre de la nourriture
    [item] Sacrifier un objet
    [cards] Défausser des cartes
    [damage] Laisser endommager le navire
    [passengers] Mettre des passagers en péril
    [delay] Retarder le rituel
    [advance] Faire avancer le rituel
    [here] Activer les Profonds de votre case
    [anywhere] Activer un Profond, où qu'il soit
    [coal] Gagner du carburant
    [voyage] Faire avancer le périple
    [success] Décider d'une réussite
    [partial] Décider d'une réussite partielle
    [failure] Décider d'un échec
    [mythos] Consulter le paquet Mythe
    [waypoints] Consulter le paquet Étape
   *[other] Choisir { $option }
}
    .counted = Choisir entre deux effets

## Ce que disent les cartes, entre parenthèses quand un texte continue après

effect-one-of = choisir une possibilité ({ $options })
either = { $one } ; ou { $other }
repeated = { $times ->
    [2] { $effect } deux fois
   *[other] { $effect } { $times } fois
}

## Les options du jeu

option-cultist-true = Avec le cultiste
option-cultist-false = Sans lui, cadrans plus bas

## Plusieurs cases à la fois

spaces-each-deck = chaque case de pont
spaces-each-water = chaque case d'eau
spaces-deck-range = chacune des cases de pont { $first } à { $last }
spaces-water-range = chacune des cases d'eau { $first } à { $last }
spaces-each-of = chacune de ces cases : { $spaces }

## Questions sur l'effet d'une carte

ask-choose-effect = { $source } : choisissez l'une de ces possibilités.
ask-may-effect = { $source } : voulez-vous le faire ?
