### Unfathomable : comment se compose le texte des cartes, en français.

ability-text = { $when }{ $also ->
    [none] {""}
   *[other] {" ou "}{ $also }
} : { $effect }{ $once ->
    [none] { $brig ->
        [no] {" "}(pas dans la cale)
       *[other] {""}
    }
   *[other] {" "}({ $once }{ $brig ->
        [no] , pas dans la cale
       *[other] {""}
    })
}
upgrade-text = amélioration : tant qu'elle est face visible, votre lot de compétences compte une carte { $skill } de plus
basic-text = vos attaques de base ont +{ $bonus }
weapon-text = action : attaquer { $adjacent ->
    [yes] un ennemi d'une case adjacente
   *[other] un ennemi de votre case
}{ $bonus ->
    [0] {""}
   *[other] {" "}avec +{ $bonus }
}{ $enemies ->
    [0] {""}
   *[other] {" "}avec +{ $enemies } par ennemi présent
}{ $reroll ->
    [yes] {"\u202F"}; vous pouvez relancer une fois
   *[other] {""}
}
damage-stays-text = cette carte passe ensuite sous le paquet Dégât, et une autre carte Dégât est piochée
damage-gone-text = cette carte quitte ensuite la partie
spell-gone-text = une fois son effet produit, ce sort quitte la partie
feat-gone-text = cet Exploit quitte ensuite la partie
check-text = test de compétence ({ $skills }) : { $threshold } ou plus
repair-text = Vainc tous les humains de la pièce. Action : défausser des cartes { $skill ->
    [none] de n'importe quelles compétences
   *[other] { $skill }
} d'une valeur totale de { $cost } ou plus pour réparer la pièce.
