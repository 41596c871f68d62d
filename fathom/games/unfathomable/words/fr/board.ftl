### Unfathomable : les mots du plateau dessiné, de ses écrans et de ses panneaux, en français.

## Sur le plateau

board-ship = Le navire vu d'en haut, la proue à droite
board-room-bridge = Passerelle
board-room-chapel = Chapelle
board-room-cabin = Cabine
board-room-cargo = Soute
board-room-galley = Cambuse
board-room-boiler = Machines
board-room-sickbay = Infirmerie
board-room-brig = Cale
board-on-deck = Pont { $number }
board-name-hydra = Hydra
board-name-dagon = Dagon
board-figure-character = { $seat }, { $role } : { $at }{ $traitor ->
    [yes] , traître révélé
   *[other] {""}
}
board-figure-deep-ones = { $count ->
    [one] { $count } Profond : { $at }
   *[other] { $count } Profonds : { $at }
}
board-figure-passengers = { $count ->
    [one] { $count } passager face cachée : { $at }
   *[other] { $count } passagers face cachée : { $at }
}
board-figure-hydra = Mère Hydra : { $at }
board-figure-dagon = Père Dagon : { $at }
board-damaged = Dégâts ({ $room }) : { $damage }. { $text }
board-several = { $count } choses à faire ici : { $at }

## Les instruments

board-instruments = Cadrans, pistes et distance
board-dial = { $low ->
    [yes] { $name } : plus que { $value } sur 10
   *[other] { $name } : { $value } sur 10
}
board-track = { $name } : { $step } ({ $now } sur { $last })
board-step-voyage-0 = Départ
board-step-voyage-1 = Avant lente
board-step-voyage-2 = Avant demie
board-step-voyage-3 = Avant toute
board-step-voyage-4 = Arrivée
board-step-ritual-0 = Départ
board-step-ritual-1 = Premier chant
board-step-ritual-2 = Deuxième chant
board-step-ritual-3 = Troisième chant
board-step-ritual-4 = Bannir
board-distance = Distance { $far } sur { $full }. Étapes franchies : { $waypoints }
board-distance-title = Distance
board-no-waypoint = Aucune étape encore

## Le choix des personnages

board-casting = Qui joue qui ?
board-skills-taken = Cartes que piochent les personnages choisis :
board-feat = Exploit
board-starts = Objet de départ : { $with } ({ $at }). Rang pour le titre de Capitaine : { $captain }, de Gardien du Grimoire : { $keeper }.

## Crises et tests de compétence

board-decides = { $seat } résout cette carte.
board-take-test = Choisir le test de compétence
board-take-option = { $number ->
    [1] Choisir la première option
   *[other] Choisir la seconde option
}
board-or = ou
board-activates = Active : { $who }
board-advances = Fait avancer : { $track }
board-outcome-success = Réussite
board-outcome-partial = Réussite partielle
board-outcome-failure = Échec
board-test-cabin = Une accusation dans la cabine du capitaine
board-test-brig = Sortir de la cale
board-accused = { $seat } doit répondre de l'accusation : une réussite mène à la cale.
board-threshold = Seuil
board-supports = Comptent pour le test :
board-opposes = Comptent contre lui :
board-added = Cartes ajoutées
board-chaos = Chaos
board-pile = { $count ->
    [0] Rien n'a encore été ajouté.
    [one] { $count } carte face cachée.
   *[other] { $count } cartes face cachée.
}
board-total = Total { $total }, seuil { $threshold }
board-waypoint = { $fuel ->
    [0] Distance +{ $distance }
   *[other] Distance +{ $distance }, carburant −{ $fuel }
}

## Le dé et les grands événements

board-rolling = { $seat } va lancer le dé.
board-attacking = { $seat } va attaquer : il faut { $needed } ou plus.
board-rolled = { $needed ->
    [0] { $seat } a obtenu { $result }.
   *[other] { $seat } a obtenu { $result } ; il faut { $needed } ou plus.
}
board-awakening = À mi-chemin, chacun reçoit une deuxième carte Loyauté. Qui était humain ne l'est peut-être plus.
board-banishment = Tous les monstres de l'eau et du pont ont disparu, et avec eux quiconque se trouvait dehors.

## Passer


## Ce qui est à vous

board-loyalty = { $count ->
    [one] { $count } carte Loyauté
   *[other] { $count } cartes Loyauté
}
board-peek = Carte Loyauté { $number }, face cachée : maintenez pour consulter
board-peek-how = Face cachée. Pointez-la ou maintenez-la pour la consulter.
board-loyalty-human = Vous voulez que le navire arrive à bon port.
board-loyalty-hybrid = Vous voulez sa perte, de quelque façon que ce soit.
board-loyalty-cultist = Vous voulez sa perte, mais seulement après une distance de 12.
board-hand = Cartes Compétence
board-no-cards = Vous n'en avez aucune.
board-owned = Devant vous
board-spent = déjà utilisé
board-captain = Vous choisissez les étapes, et les crises que résout le Capitaine sont pour vous.
board-keeper = Action, une fois par tour : consultez les 2 sorts du dessus du paquet, résolvez-en un et glissez l'autre sous le paquet. Les crises que résout le Gardien du Grimoire sont pour vous.
board-known = Vous avez vu, en partant du dessus
board-deck-mythos = Mythe
board-deck-waypoints = Étapes
board-deck-items = Objets
board-deck-spells = Sorts
board-deck-damage = Dégâts
board-deck-chaos = Chaos
board-deck-deep-ones = Profonds
board-deck-passengers = Passagers

## Les places

board-turn = Tour { $turn } : { $seat }
board-active = Actif
board-asked = doit répondre
board-traitor = Traître
board-no-character = Pas encore de personnage
board-open-sheet = Ouvrir la fiche du personnage
board-on-reveal = En se révélant en tant que traître
board-cards = { $count ->
    [one] { $count } carte Compétence
   *[other] { $count } cartes Compétence
}
board-feat-ready = Exploit disponible
board-feat-used = Exploit déjà utilisé
board-item-down = Une amélioration face cachée
board-decks = Paquets et réserves
board-discard = Dessus de la défausse : { $top }
board-no-discard = Défausse vide

## La fin

board-end-distance = Distance atteinte : { $far } sur { $full }.
board-player = Joueur
board-cards-shown = Loyauté
board-won = A gagné
board-winner = Victoire
board-never-revealed = jamais révélé
board-given = { $harmed ->
    [0] Aux tests : +{ $helped }
   *[other] Aux tests : +{ $helped } pour, −{ $harmed } contre
}
board-sabotage = Qui a saboté quoi
board-no-sabotage = Personne n'a ajouté de carte contre un test.
board-dials-course = Les cadrans, tour après tour
board-story = L'histoire de cette traversée
board-turn-number = Tour { $turn }

## Ce que sont les choses

board-sort-room = pièce
board-sort-deck = case de pont
board-sort-water = case d'eau
board-sort-dial = cadran
board-sort-track = piste
board-rooms = Pièces
board-room-used = Son action a déjà été utilisée pendant ce tour.
board-here = Ici : { $who }
board-check = Test de compétence, seuil { $threshold } : { $skills }.
board-supply = { $count ->
    [one] Il en reste { $count } en réserve.
   *[other] Il en reste { $count } en réserve.
}
board-phase-skills = Compétences
board-phase-action = Action
board-phase-mythos = Mythe
board-phase-discard = Défausse
