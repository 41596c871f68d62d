### Nautilus : les mots du plateau dessiné et de ses panneaux, en français.

## Sur le plateau

board-sea = La mer et la cité
board-trench-closed = La fosse est fermée jusqu'à ce qu'un joueur ayant en service les cinq types de module d'exploration y entre, ou que quelqu'un y lance un sous-marin
board-build-here = { $count ->
    [one] Construire { $count } module en { $at }
   *[other] Construire en { $at } : choisir l'un des { $count } modules
}
board-turn-left = Tourner le module vers la gauche
board-turn-right = Tourner le module vers la droite
board-walk-from = Déplacer un aquanaute depuis { $module }
board-steps = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
board-sail-from = Déplacer le sous-marin en { $at }
board-token = Jeton face cachée en { $at } ({ $zone })
board-token-open = Face visible en { $at } : { $find }
board-token-known = Face cachée en { $at }, et vous l'avez vu : { $find }
board-built-by = construit par { $seat }
board-crew = { $count ->
    [one] { $count } aquanaute de { $seat }
   *[other] { $count } aquanautes de { $seat }
}
board-submarine = Sous-marin de { $seat } en { $at }

## Les joueurs

seat-colour-0 = Orange
seat-colour-1 = Violet
seat-colour-2 = Rouge
seat-colour-3 = Jaune
board-round = Manche { $round }
board-instruments = Instruments : la manche, l’argent et les scores
board-last-round = La manche { $round } est la dernière
board-first = Premier joueur
board-turn = joue
board-money = { $count ->
    [one] { $count } Nemo
   *[other] { $count } Nemos
}
board-reserve = { $count ->
    [one] { $count } aquanaute en réserve
   *[other] { $count } aquanautes en réserve
}
board-submarines = Sous-marins : { $reserve } en réserve, { $sea } en mer
board-hold = Modules non construits
board-kind = { $kind-id ->
    [base] base
    [violet] habitat violet
    [green] habitat vert
    [training] entraînement
    [technical] technique
    [sonar] sonar
    [research] recherche
   *[analysis] analyse
}
board-track = { $kind } – en service : { $count }, points : { $points }
board-gives-training = { $count ->
    [one] Vos aquanautes se partagent { $count } point de mouvement par tour
   *[other] Vos aquanautes se partagent { $count } points de mouvement par tour
}
board-gives-technical = { $count ->
    [one] Chaque sous-marin avance de { $count } case au plus
   *[other] Chaque sous-marin avance de { $count } cases au plus
}
board-gives-sonar = { $count ->
    [one] Le sonar porte à { $count } case
   *[other] Le sonar porte à { $count } cases
}
board-gives-research = { $count ->
    [one] Une coquille Saint-Jacques ou un escargot de mer permet de regarder { $count } jeton
   *[other] Une coquille Saint-Jacques ou un escargot de mer permet de regarder { $count } jetons
}
board-gives-analysis = { $count ->
    [one] Un coffre rapporte { $count } Nemo
   *[other] Un coffre rapporte { $count } Nemos
}
board-majority = Marqueur de majorité
board-finds = Découvertes
board-find = { $find } : { $count } (valeur unitaire : { $value })
board-discovery = découverte
board-exploration = exploration
board-nemos = Nemos
board-total = total

## L'Atlantide

board-atlantis = Atlantide
board-atlantis-owned = { $numbers ->
    [0] Aucun jeton Atlantide
   *[other] Jetons Atlantide : { $numbers }
}
board-atlantis-points = Points à la fin pour qui a le plus de jetons Atlantide, puis pour le deuxième et ainsi de suite
board-atlantis-hidden = Atlantide { $number } : pas encore trouvé
board-atlantis-lost = Atlantide { $number } : trouvé, à personne
board-atlantis-of = Atlantide { $number } : { $seat }

## La main

board-mission = Votre mission : { $name }
board-upgrade = { $from } → { $to } pour 1 Nemo
board-collected = récoltés : { $count }
board-held-crew = { $count ->
    [one] { $kind } avec { $count } aquanaute
   *[other] { $kind } avec { $count } aquanautes
}
board-pick-held = Choisissez un module pour ne voir que ses emplacements.
board-supply = Réserve
board-left = { $count ->
    [one] { $count } restant
   *[other] { $count } restants
}
board-fewer = Un de moins : { $find }
board-more = Un de plus : { $find }

## Le résultat

board-winner = Vainqueur
board-end-city = { $modules ->
    [one] Seule la base se dresse au fond de la mer
   *[other] { $modules } modules se dressent au fond de la mer
} au bout { $rounds ->
    [one] d'une manche
   *[other] de { $rounds } manches
}.
board-row-mission = mission
board-row-atlantis = Atlantide
board-row-finds = découvertes
board-row-upgrades = améliorations
board-product = découverte × exploration

board-step-buy = acheter
board-step-build = construire
board-step-walk = marcher
board-step-launch = lancer
board-step-sonar = sonar
board-step-sail = naviguer
board-step-dock = accoster
board-closes = { $what ->
    [launch] met fin aux lancements
    [sonar] met fin au sonar
   *[other] met fin aux lancements et au sonar
}

## Ce que sont les choses

board-sort-base = là où tout commence
board-sort-exploration = module d'exploration
board-sort-habitation = module d'habitation
board-sort-track = piste
board-sort-discovery = découverte
board-sort-zone = zone de profondeur
board-sort-submarine = sous-marin
board-worth = { $value ->
    [0] Ne vaut rien en soi
    [one] Vaut { $value } point de découverte
   *[other] Vaut { $value } points de découverte
}
board-fee = { $count ->
    [one] Construire ici coûte { $count } Nemo
   *[other] Construire ici coûte { $count } Nemos
}
