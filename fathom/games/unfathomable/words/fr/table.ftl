### Unfathomable : les mots à la table (questions, réponses, journal, refus, effets), en français.

game-name = L'Insondable
game-tagline = Un paquebot loin de toute terre et, à son bord, quelqu'un qui attend ce qui le suit.
    .length = 2 à 3 heures
    .weight = Exigeant
game-about = Ensemble, vous menez le SS Atlantica à travers l'océan. Les humains veulent gagner le port ; cachés parmi eux, des hybrides et parfois un cultiste veulent la perte du navire. Chaque crise s'affronte avec des cartes posées face cachée : chacun peut aider ou nuire sans être vu, jusqu'à ce que l'on enferme quelqu'un, à tort ou à raison.

option-crew = Personnages
option-crew-chosen = Chacun choisit le sien
option-crew-suggested = Distribués : équipage pour débuter
option-crew-drawn = Distribués parmi les dix
option-cultist = Cultiste (à 4 ou 6 joueurs seulement)
option-easier = Plus facile pour
option-easier-nobody = Personne
option-easier-humans = Les humains (ressources +2)
option-easier-traitors = Les traîtres (ressources −2)

## Noms

# Les cases, avec leur article dans une phrase. Les Abysses ne sont pas une case et n'en ont pas.
space-w1 = la case d'eau 1
space-w2 = la case d'eau 2
space-w3 = la case d'eau 3
space-w4 = la case d'eau 4
space-w5 = la case d'eau 5
space-w6 = la case d'eau 6
space-w7 = la case d'eau 7
space-w8 = la case d'eau 8
space-d1 = la case de pont 1
space-d2 = la case de pont 2
space-d3 = la case de pont 3
space-d4 = la case de pont 4
space-d5 = la case de pont 5
space-d6 = la case de pont 6
space-d7 = la case de pont 7
space-d8 = la case de pont 8
space-bridge = la passerelle
space-chapel = la chapelle
space-cabin = la cabine du capitaine
space-cargo = la soute
space-galley = la cambuse
space-boiler = la salle des machines
space-sickbay = l'infirmerie
space-brig = la cale
space-abyss = Abysses

area-board = du plateau
area-water = dans l'eau
area-deck = du pont
area-ship = du navire
area-rooms = à l'intérieur du navire

skill-influence = Influence
skill-lore = Connaissance
skill-observation = Observation
skill-strength = Force
skill-will = Volonté
skill-treachery = Trahison
skill-card = { $skill } { $value } ({ $ability })

resource-fuel = carburant
resource-food = nourriture
resource-sanity = santé mentale
resource-souls = âmes

track-voyage = périple
track-ritual = rituel
track-icon-voyage = périple
track-icon-ritual = rituel
track-icon-choose = piste au choix

icon-hydra = Mère Hydra
icon-dagon = Père Dagon
icon-deep-ones = Profonds

title-captain = Capitaine
title-keeper = Gardien du Grimoire

loyalty-human = Humain
loyalty-hybrid = Hybride
loyalty-cultist = Cultiste

side-humans = les humains
side-traitors = les traîtres

chooser-current = le joueur actif
chooser-captain = le Capitaine
chooser-keeper = le Gardien du Grimoire
chooser-character = le personnage nommé

moment-action = action
moment-action-phase = au début de votre propre phase d'Action
moment-before-roll = avant un lancer de dé
moment-after-roll = après un lancer de dé
moment-after-attack-roll = après le lancer de dé d'une attaque
moment-before-cards = avant l'ajout de cartes à un test de compétence
moment-cards-revealed = quand les cartes d'un test de compétence sont révélées
moment-total-known = quand le total d'un test de compétence est connu
moment-character-falls = quand un personnage doit être vaincu
moment-passenger-falls = quand un passager doit être vaincu
moment-mythos-phase = au début de votre phase de Mythe
moment-mythos-drawn = quand vous avez pioché une carte Mythe
moment-crisis-choice = au lieu de choisir dans une crise
moment-boiler-used = quand la salle des machines a servi
moment-lore-used = quand vous avez utilisé « { ability-withering-word } » ou « { ability-push-back } »

limit-turn = une fois par tour
limit-roll = une fois par lancer
limit-test = une fois par test de compétence

ending-arrived = le navire est arrivé à bon port
ending-fuel = il n'y a plus de carburant
ending-food = il n'y a plus de nourriture
ending-sanity = la raison a quitté le bord
ending-souls = il ne reste plus une âme à sauver
ending-sunk = le navire sombre, toutes ses pièces endommagées
ending-overrun = les Profonds ont envahi le navire

## Morceaux de phrases

part-at = { $at-id ->
    [chapel] dans { $at }
    [cabin] dans { $at }
    [cargo] dans { $at }
    [galley] dans { $at }
    [boiler] dans { $at }
    [sickbay] à { $at }
    [brig] dans { $at }
    [abyss] dans les { $at }
   *[other] sur { $at }
}
part-start = { $start-id ->
    [abyss] les { $start }
   *[other] { $start }
}
part-to = { $to-id ->
    [abyss] les { $to }
   *[other] { $to }
}
part-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
part-skill-cards = { $count ->
    [one] { $count } carte { $skill }
   *[other] { $count } cartes { $skill }
}
part-the-others = { $count ->
    [2] l'autre
   *[other] les autres
}
part-deep-ones = { $count ->
    [one] { $count } Profond
   *[other] { $count } Profonds
}
part-passengers = { $count ->
    [one] { $count } passager
   *[other] { $count } passagers
}
part-spaces = { $by ->
    [1] d'une case
   *[other] de { $by } cases
}
part-amount = { $resource-id ->
    [souls] { $by ->
        [one] { $by } âme
       *[other] { $by } âmes
    }
   *[other] { $by ->
        [one] { $by } point de { $resource }
       *[other] { $by } points de { $resource }
    }
}
part-dial = { $resource-id ->
    [fuel] Le cadran du { $resource }
    [souls] Le cadran des { $resource }
   *[other] Le cadran de la { $resource }
}
part-a-skill-card = une carte { $skill }

## Questions : mise en place et actions

ask-character = Quel personnage jouez-vous ?
ask-look-at-loyalty = Consultez vos cartes Loyauté : personne d'autre ne les voit.
ask-draw-own = { $left ->
    [one] Quelle carte de votre lot de compétences piochez-vous ?
   *[other] Quelle carte de votre lot de compétences piochez-vous ? Il en reste { $left } à piocher.
}
ask-draw-less = La crise posée devant vous coûte une carte : laquelle de votre lot de compétences ne piochez-vous pas ?
ask-forgo = { $count ->
    [0] Renoncez-vous à piocher une carte de votre lot de compétences ? Vous pourrez la remplacer par une carte Trahison.
   *[other] Renoncez-vous à une autre carte ? Jusqu'ici : { $count }.
}
ask-replace = { $count ->
    [one] Vous renoncez à { $count } carte : combien de cartes Trahison piochez-vous à la place ?
   *[other] Vous renoncez à { $count } cartes : combien de cartes Trahison piochez-vous à la place ?
}
ask-upgrade = Quelle amélioration retournez-vous face visible ?
ask-action = { $left ->
    [one] Vous avez { $left } action : que faites-vous ?
   *[other] Vous avez { $left } actions : que faites-vous d'abord ?
}
ask-move-to = Où allez-vous ?
ask-attack = Qui attaquez-vous ?
ask-weapon = Avec quelle arme attaquez-vous ?
ask-rampage = Avec quelle arme attaquez-vous ? Passez pour des attaques de base.
ask-trade = Donnez-vous un objet à quelqu'un qui est sur votre case ?
ask-take-item = { $seats } vous offre un objet : { $item }. Le prenez-vous ?
ask-give-item = Donnez-vous un objet à quelqu'un qui est sur votre case ?
ask-repair-with = Quelle carte défaussez-vous pour la réparation ? Reste à payer : { $left }.
ask-break-out = Quelle carte défaussez-vous pour sortir de la cale ? Reste à payer : { $left }.
ask-hand-limit = { $left ->
    [one] Vous avez { $left } carte de trop : laquelle défaussez-vous ?
   *[other] Vous avez { $left } cartes de trop : laquelle défaussez-vous ?
}
ask-order = Plusieurs joueurs veulent agir maintenant : qui commence ?

## Questions : cartes et paquets

ask-draw-from = { $left ->
    [one] Dans quel paquet piochez-vous ?
   *[other] Dans quel paquet piochez-vous la prochaine carte ? Il en reste { $left } à piocher.
}
ask-draw-all-from = { $count ->
    [one] Dans quel paquet piochez-vous { $count } carte ?
   *[other] Dans quel paquet piochez-vous les { $count } cartes ?
}
ask-discard = { $left ->
    [one] Quelle carte défaussez-vous ?
   *[other] Quelle carte défaussez-vous ? Il en reste { $left } à défausser.
}
ask-discard-up-to = { $left ->
    [one] Défaussez-vous une carte ? Vous pouvez encore en défausser { $left }.
   *[other] Défaussez-vous une carte ? Vous pouvez en défausser jusqu'à { $left }.
}
ask-labour = Quelle carte { $skill } défaussez-vous ? Sa valeur s'ajoute au dé.
ask-which-deck = Quel paquet consultez-vous ?
ask-keep-on-top = Quelle carte laissez-vous au-dessus ? Les autres passent sous le paquet.
ask-to-bottom = Choisissez la carte pour la glisser sous son paquet, ou passez pour la laisser au-dessus.
ask-put-back = Laquelle de ces { $left } cartes remettez-vous d'abord ? La première sera la plus basse, la dernière au-dessus.
ask-keep-item = Quel objet gardez-vous ?
ask-remove-item = Lequel de vos objets quitte la partie ?
ask-steal-from = À qui prenez-vous un objet ?
ask-steal-item = Quel objet prenez-vous ?
ask-cast = Quel sort lancez-vous ?
ask-ward = Sur qui posez-vous le sort ?

## Questions : crises et tests de compétence

ask-crisis = { $card } : que choisissez-vous ?
ask-calamity = { $card } frappe, sans ses icônes : par quelle partie ? Un test de compétence compte comme un échec.
ask-add-card = { $left ->
    [one] Ajoutez-vous une carte au test de compétence ? Vous pouvez en ajouter { $left }.
   *[other] Ajoutez-vous une carte au test de compétence ? Vous pouvez en ajouter jusqu'à { $left }.
}
ask-add-late = Quelle carte ajoutez-vous au test de compétence ?
ask-add-skill = Quelle autre compétence soutient ce test ?
ask-decide = Vous décidez de cette crise : quelle en est l'issue ?
ask-write-line = De quel paquet ajoutez-vous la carte du dessus au test ?
ask-modify = De combien modifiez-vous le résultat ? Un nombre négatif le fait baisser.
ask-set-roll = Quel résultat choisissez-vous pour le dé ?
ask-weapon-reroll = Votre arme vous permet de relancer une fois : le faites-vous ?

## Questions : navire, passagers et pistes

ask-choose-track = Quelle piste avance d'une case ?
ask-choose-waypoint = Quelle étape le navire touche-t-il ? Distance jusqu'ici : { $distance }.
ask-sway = De combien de cases déplacez-vous le rituel ? Un nombre négatif le fait reculer.
ask-gain = Quelle ressource gagnez-vous ?
ask-lose = Quelle ressource perdez-vous ?
ask-damage-room = Quelle pièce endommagez-vous ?
ask-repair-room = Quelle pièce réparez-vous ?
ask-use-room = De quelle pièce utilisez-vous l'action ?
ask-feast = Combien de cartes piochez-vous ? Si le dé donne ensuite moins, 1 point de nourriture est perdu.
ask-lose-passenger = Où un passager est-il vaincu ?
ask-pick-passenger = Lequel des passagers est vaincu ? Tous sont face cachée.
ask-save-anywhere = Sauvez-vous un passager, et où ?

## Questions : personnages

ask-accuse = Qui accusez-vous ? Si le test de compétence réussit, ce joueur va dans la cale.
ask-arrest = Qui va dans la cale ?
ask-inspect = De qui consultez-vous les cartes Loyauté ?
ask-give-loyalty = Vous devez transmettre vos autres cartes Loyauté : à qui ?
ask-exchange = { $count ->
    [0] Échangez-vous des cartes de votre main contre autant de cartes Trahison ?
   *[other] Échangez-vous une autre carte ? Cartes Trahison jusqu'ici : { $count }.
}
ask-grant = Quel autre joueur accomplit une action ?
ask-leave-sickbay = Quittez-vous l'infirmerie, et où allez-vous ?
ask-defeat-order = Plusieurs personnages doivent être vaincus : qui d'abord ?
ask-explode = Sur quelle case adjacente l'explosion a-t-elle lieu ?

## Questions : monstres

ask-activate = Quel Profond agit maintenant ?
ask-activate-one = Quel Profond activez-vous ?
ask-victim = Quel humain le Profond attaque-t-il ?
ask-spawn-at = Sur quelle case d'eau un Profond apparaît-il ?
ask-surface = Les monstres des Abysses remontent-ils, et où ?
ask-push = De quelle case déplacez-vous tous les Profonds ?
ask-push-to = Sur quelle case vont-ils ?
ask-slay = Où frappez-vous les Profonds ?
ask-smite = Quel ennemi frappez-vous ?
ask-dismiss = Quel monarque renvoyez-vous ?
ask-move-monarch = Le monarque résiste : le déplacez-vous sur une case d'eau adjacente ?

## Réponses : actions

do-play = Jouer le personnage : { $role }
    .short = Choisir un personnage
do-ready = C'est vu
do-move = { $to-id ->
    [chapel] Aller dans { $to }
    [cabin] Aller dans { $to }
    [cargo] Aller dans { $to }
    [galley] Aller dans { $to }
    [boiler] Aller dans { $to }
    [sickbay] Aller à { $to }
    [brig] Aller dans { $to }
   *[other] Aller sur { $to }
}
    .short = Se déplacer
do-attack-deep-one = Attaquer un Profond { part-at }
    .short = Attaquer un Profond
do-attack-character = Attaquer { $victim }
    .short = Attaquer un personnage
do-save = Sauver un passager
do-trade = Échanger des objets
do-use-space = Utiliser l'action de votre case
do-repair = Réparer la pièce
do-reveal = Se révéler en tant que traître ({ $loyalty })
    .short = Se révéler en tant que traître
do-defeat-passenger = Vaincre un passager
do-break-out = S'évader de la cale
do-play-card = Utiliser { $card }
    .short = Utiliser une carte Compétence
do-use-item = Utiliser un objet : { $item }
    .short = Utiliser un objet
do-use-ability = Utiliser la capacité de votre personnage
do-use-feat = Utiliser votre Exploit
do-use-tome = Lancer un sort du Grimoire
do-use-spell = Utiliser le sort « { $spell } »
    .short = Utiliser un sort
do-use-mythos = Utiliser la carte Mythe « { $card } »
    .short = Utiliser une carte Mythe
do-pass = Passer
do-let-first = Commencer par { $seat }
    .short = Dire qui commence

## Réponses : cartes et choix

do-add-card = Ajouter { $card }
    .short = Ajouter une carte
do-discard = Défausser { $card }
    .short = Défausser une carte
do-draw-from = Piocher une carte { $skill }
    .short = Piocher une carte
do-forgo = Ne pas piocher une carte { $skill }
    .short = Renoncer à une carte
do-pick-space = { $space-id ->
    [abyss] Choisir la réserve
   *[other] Choisir { $space }
}
    .short = Choisir une case
do-pick-monarch = Choisir { $monarch }
    .counted = Choisir Dagon ou Hydra
do-pick-seat = Choisir { $seat }
    .short = Choisir un joueur
do-pick-resource = { $resource-id ->
    [fuel] Choisir le { $resource }
    [souls] Choisir les { $resource }
   *[other] Choisir la { $resource }
}
    .counted = Choisir une ressource
do-pick-skill = Choisir { $skill }
    .short = Choisir une compétence
do-pick-track = Choisir le { $track }
    .counted = Choisir une piste
do-pick-number = Choisir { $number }
    .short = Choisir un nombre
do-pick-item = Choisir l'objet : { $item }
    .short = Choisir un objet
do-pick-face-down = Choisir l'amélioration face cachée n° { $number }
    .short = Choisir une amélioration face cachée
do-pick-spell = Choisir « { $spell } »
    .short = Choisir un sort
do-pick-mythos = Choisir « { $card } »
    .short = Choisir une carte
do-pick-waypoint = Choisir « { $card } »
    .short = Choisir une étape
do-pick-passenger = Choisir le passager { $number }
    .short = Choisir un passager
do-activate = Activer un Profond { part-at }
    .short = Activer un Profond
do-any-order = Activer les autres dans n'importe quel ordre
do-give = Donner à { $to } : { $item }
    .short = Donner un objet
do-set-upgrade = Retourner face visible : { $item }
    .short = Changer d'amélioration
do-take-test = Choisir le test de compétence
do-take-option = { $number ->
    [1] Choisir la première option
   *[other] Choisir la seconde option
}
    .short = Choisir une option

## Le journal : tours, mains et objets

tell-turn-begins = { $seat } commence le tour { $turn }.
tell-chose = { $seat } choisit son personnage : { $role }.
    .counted = Personnages
tell-drew-cards = { $cards ->
    [none] { $seat } pioche des cartes Compétence : { $skills }.
   *[other] { $seat } pioche des cartes Compétence : { $cards }.
}
tell-discarded = { $seat } défausse { $cards }.
    .counted = Cartes Compétence défaussées
tell-moved = { $seat } quitte { $start } pour { $to }.
tell-played-card = { $seat } utilise { $card }.
    .counted = Cartes Compétence utilisées
tell-used-item = { $seat } utilise un objet : { $item }.
    .counted = Objets utilisés
tell-used-ability = { $seat } utilise la capacité de son personnage ({ $role }).
    .counted = Capacités utilisées
tell-used-feat = { $seat } utilise l'Exploit de son personnage ({ $role }).
    .counted = Exploits utilisés
tell-used-space = { $seat } utilise { $space }.
    .counted = Actions des cases
tell-got-item = { $seat } reçoit un objet : { $item }.
    .counted = Objets reçus
tell-lost-item = { $seat } perd un objet pour de bon : { $item }.
    .counted = Objets perdus
tell-gave-item = { $seat } cède un objet à { $to } : { $item }.
tell-upgraded = { $seat } retourne une amélioration face visible : { $item }.
tell-looked = { $count ->
    [one] { $seat } consulte la carte du dessus du { part-deck }.
   *[other] { $seat } consulte les { $count } cartes du dessus du { part-deck }.
}
part-deck = { $deck ->
    [waypoints] paquet Étape
    [items] paquet Objet
    [spells] paquet Sort
   *[mythos] paquet Mythe
}
tell-phase-ended = { $seat } met fin à sa phase d'Action sans effectuer d'action.

## Le journal : dé, attaques et défaites

tell-rolled = { $chosen ->
    [yes] Le dé, pour { $seat }, est posé sur { $face } : { $result }.
   *[no] { $bonus ->
        [0] { $seat } obtient { $result } au dé.
       *[other] { $seat } obtient { $face } au dé, avec un modificateur de { $bonus } : { $result }.
    }
}
tell-rerolled = { $seat } doit relancer le dé.
tell-attacks = { $victim ->
    [none] { $seat } attaque un Profond { part-at }.
   *[other] { $seat } attaque { $victim } { part-at }.
}
tell-deep-one-attacks = Un Profond attaque { $victim } { part-at }.
tell-attack-failed = L'attaque échoue.
tell-defeated = { $to-id ->
    [sickbay] { $seat } subit une défaite et finit à { $to }.
   *[other] { $seat } subit une défaite et finit dans { $to }.
}
tell-defeat-prevented = { $seat } échappe à la défaite.

## Le journal : monstres

tell-activated = { $icon-id ->
    [deep-ones] L'icône des { $icon } est résolue.
   *[other] L'icône de { $icon } est résolue.
}
tell-spawned = { $count ->
    [one] { part-deep-ones } surgit { part-at }.
   *[other] { part-deep-ones } surgissent { part-at }.
}
tell-deep-one-moved = { $count ->
    [one] { part-deep-ones } quitte { part-start } pour { part-to }.
   *[other] { part-deep-ones } quittent { part-start } pour { part-to }.
}
tell-deep-one-defeated = { $count ->
    [one] { part-deep-ones } est vaincu { part-at }.
   *[other] { part-deep-ones } sont vaincus { part-at }.
}
tell-monarch-moved = { $to-id ->
    [abyss] { $monarch } sombre dans les { $to }.
   *[other] { $monarch } gagne { $to }.
}
tell-banished = Le bannissement étendu balaie l'eau et le pont.

## Le journal : navire et passagers

tell-resource-changed = { $by ->
    [-1] { part-dial } baisse de 1, à { $now }.
    [-2] { part-dial } baisse de 2, à { $now }.
    [-3] { part-dial } baisse de 3, à { $now }.
    [0] { part-dial } reste à { $now }.
   *[other] { part-dial } monte de { $by }, à { $now }.
}
tell-track-moved = { $by ->
    [1] { $now ->
        [4] { $track-id ->
            [voyage] Le marqueur de { $track } atteint la case Arrivée.
           *[ritual] Le marqueur de { $track } atteint la case Bannir.
        }
       *[other] Le marqueur de { $track } avance jusqu'à la case { $now }.
    }
   *[other] { $now ->
        [0] Le marqueur de { $track } recule jusqu'à la case Départ.
       *[other] Le marqueur de { $track } recule jusqu'à la case { $now }.
    }
}
tell-passenger-endangered = Un passager est mis en péril { part-at }.
tell-passenger-saved = Un passager est sauvé { part-at }.
tell-passenger-defeated = { $at-id ->
    [abyss] Un passager de la réserve est vaincu : { $passenger }.
   *[other] Un passager est vaincu { part-at } : { $passenger }.
}
tell-room-damaged = Des dégâts frappent { $room } : { $card }.
tell-damage-resolved = Une carte Dégât est résolue : { $card }.
tell-repaired = { $seat } répare { $room }.
    .counted = Pièces réparées
tell-waypoint-reached = { $seat } mène le navire à une étape : { $card }. Distance jusqu'ici : { $distance }.
    .counted = Étapes atteintes

## Le journal : crises, tests de compétence et sorts

tell-mythos-drawn = { $seat } pioche une carte Mythe : { $card }.
    .counted = Cartes Mythe piochées
tell-mythos-discarded = Une carte Mythe est défaussée sans être résolue : { $card }.
tell-option-taken = { $option ->
    [1] { $seat } choisit la première option de « { $card } ».
   *[other] { $seat } choisit la seconde option de « { $card } ».
}
    .counted = Cartes Mythe à option choisie
tell-test-begins = { $card ->
    [cabin] Un test de compétence commence dans la cabine du capitaine, au seuil de { $threshold }, avec le soutien de : { $skills }.
    [brig] Un test de compétence commence dans la cale, au seuil de { $threshold }, avec le soutien de : { $skills }.
   *[other] Un test de compétence commence, au seuil de { $threshold }, avec le soutien de : { $skills }.
}
tell-cards-added = { $count ->
    [0] { $seat } n'ajoute aucune carte.
   *[other] { $seat } ajoute { part-cards }.
}
    .counted = Cartes Compétence ajoutées aux tests
tell-pile-turned = La pile est retournée : { $cards }.
tell-test-revealed = Le test donne { $total } pour un seuil de { $threshold }.
tell-test-ends = { $total ->
    [none] { $outcome ->
        [success] Le test de compétence réussit.
        [partial] Le test de compétence est une réussite partielle.
       *[failure] Le test de compétence échoue.
    }
   *[other] { $outcome ->
        [success] Le test de compétence réussit avec un total de { $total }.
        [partial] Le test de compétence est une réussite partielle avec un total de { $total }.
       *[failure] Le test de compétence échoue avec un total de { $total }.
    }
}
tell-chaos-rebuilt = { $count ->
    [one] Un nouveau paquet Chaos de { $count } carte est formé.
   *[other] Un nouveau paquet Chaos de { $count } cartes est formé.
}
tell-treachery-stirred = { $count ->
    [one] { $count } carte Trahison est mélangée au paquet Chaos.
   *[other] { $count } cartes Trahison sont mélangées au paquet Chaos.
}
tell-spell-cast = { $seat } résout un sort : { $spell }.
    .counted = Sorts résolus
tell-spells-removed = { $count ->
    [one] { $count } sort quitte la partie sans être vu.
   *[other] { $count } sorts quittent la partie sans être vus.
}

## Le journal : titres, loyauté et fin

tell-title-passed = { $seat } reçoit le titre de { $title }.
    .counted = Titres reçus
tell-awakened = L'Éveil : chacun reçoit une nouvelle carte Loyauté.
tell-looked-at-loyalty = { $seat } consulte les cartes Loyauté détenues par { $whose }.
tell-loyalty-given = { $count ->
    [one] { $seat } remet { $count } carte Loyauté à { $to }.
   *[other] { $seat } remet { $count } cartes Loyauté à { $to }.
}
tell-traitor-revealed = { $seat } se révèle en tant que traître : { $loyalty }.
    .counted = Traîtres révélés
tell-game-ends = La partie prend fin à la distance { $distance } : { $ending }.

## Refus

why-in-brig = Vous êtes dans la cale : seul son test de compétence permet d'en sortir.
why-no-entry = Nul ne va dans la cale ni à l'infirmerie de son plein gré : choisissez une autre case.
why-too-little = Sortir de la cale coûte des cartes d'une valeur totale de { $needed }, et les vôtres valent moins : piochez-en d'abord d'autres.
why-traitor-space = Un traître révélé ne peut pas utiliser l'action des cases : utilisez une de vos cartes.
why-protected = Un humain est là et protège les passagers : débarrassez-vous-en d'abord, ou allez là où il n'y a personne.
why-damaged = Cette pièce est endommagée : réparez-la d'abord.
why-enemy-here = Un ennemi se tient sur cette case : débarrassez-vous-en d'abord.
why-repair-cost = La réparation coûte des cartes d'une valeur totale de { $needed }, de la compétence que demande la carte Dégât, et les vôtres valent moins : piochez-en d'abord d'autres.
why-cannot-use = L'action de cette case n'aurait aucun effet maintenant, ou vous ne pouvez pas la payer : faites autre chose.
why-used-this-turn = Cela a déjà servi ce tour-ci : cela pourra resservir au prochain.
why-no-spells = Il ne reste plus de sorts dans le Grimoire : choisissez une autre action.
why-already-here = Vous y êtes déjà : choisissez une autre case.
why-no-swimming = Personne ne va dans l'eau ni dans les Abysses : choisissez une case du navire.
why-pay-to-leave = Quitter la cale coûte des cartes d'une valeur totale de { $needed } : évadez-vous d'abord.
why-not-in-brig = Vous n'êtes pas dans la cale : déplacez-vous simplement.
why-no-passenger = Il n'y a pas de passager sur votre case : allez là où il y en a un.
why-nobody-here = Personne d'autre n'est sur votre case : échangez là où il y a quelqu'un.
why-no-items = Personne sur votre case n'a d'objet à donner : échangez là où quelqu'un en a un.
why-not-damaged = Il n'y a rien à réparer ici : allez dans une pièce endommagée.
why-no-space-action = Cette case n'a pas d'action : allez dans une pièce qui en a une.
why-not-keeper = Seul le Gardien du Grimoire se sert du Grimoire : choisissez une autre action.
why-not-your-loyalty = Vous n'avez pas cette carte Loyauté : révélez-en une que vous avez.
why-for-traitors = Seuls les traîtres révélés peuvent le faire.
why-for-humans = Les traîtres révélés ne peuvent pas le faire : c'est réservé aux humains.
why-out-of-reach = On n'attaque que sur sa propre case : allez-y d'abord.
why-only-enemies = Les humains n'attaquent que les Profonds et les traîtres révélés.
why-only-humans = Les traîtres révélés n'attaquent que les humains.
why-items-in-brig = Dans la cale, on n'utilise pas d'objets : sortez d'abord.
why-nobody-to-attack = Personne n'est à portée de cette arme : choisissez-en une autre, ou rapprochez-vous.
why-treachery = Seuls les traîtres révélés utilisent les cartes Trahison. Vous pouvez l'ajouter à un test.
why-treachery-deck = Seuls les traîtres révélés piochent des cartes Trahison : choisissez un autre paquet.
why-sheet-covered = Les traîtres révélés ont perdu les capacités de leur personnage : utilisez vos cartes.
why-feat-gone = Votre Exploit a quitté la partie : il ne sert qu'une fois.
why-not-from-brig = Cette capacité ne fonctionne pas dans la cale : sortez-en d'abord.
why-used-this-roll = Cela a déjà servi pour ce lancer : cela pourra resservir au prochain.
why-used-this-test = Cela a déjà servi dans ce test : cela pourra resservir au prochain.
why-does-nothing = Cela ne changerait rien maintenant, ou vous ne pouvez pas le payer : gardez-le pour plus tard.
why-not-now = C'est pour un autre moment : son texte dit quand.
why-cards-added = On ajoute déjà des cartes : il fallait l'utiliser avant.
why-wrong-skill = La carte Dégât demande une autre compétence : défaussez une carte de cette compétence-là.
why-declined = Cet objet a été refusé : proposez-le à quelqu'un d'autre.
why-not-here = Ce joueur est sur une autre case : on n'échange que sur la sienne.
why-active-already = Cette amélioration est déjà active : choisissez-en une autre, ou laissez-la.
why-choose-upgrade = Aucune de vos améliorations n'est active : choisissez-en une.
why-over-limit = Vous avez plus de { $limit } cartes : défaussez-en une.
why-deck-empty = Il ne reste plus de cartes de cette compétence : choisissez un autre paquet.
why-not-in-set = Votre lot de compétences n'a pas cette carte, ou n'en a plus : choisissez une autre compétence.
why-all-left = Vous avez déjà renoncé à toutes les cartes de cette compétence : choisissez-en une autre.
why-must-cast = Vous avez ouvert le Grimoire : résolvez l'un des sorts.
why-role-taken = Quelqu'un d'autre joue ce personnage : choisissez-en un autre.

## Ce que font les cartes : ressources et pistes

effect-gain = { $resource ->
    [any] { $by ->
        [one] gagner { $by } point d'une ressource au choix
       *[other] gagner { $by } points d'une ressource au choix
    }
   *[other] gagner { part-amount }
}
effect-lose = { $resource ->
    [any] { $by ->
        [one] perdre { $by } point d'une ressource au choix
       *[other] perdre { $by } points d'une ressource au choix
    }
   *[other] perdre { part-amount }
}
effect-advance = { $by ->
    [discarded] faire avancer le { $track } d'autant de cases
   *[other] faire avancer le { $track } { part-spaces }
}
effect-delay = { $by ->
    [all] réinitialiser le { $track }
   *[other] { $strict ->
        [yes] retarder le { $track } { part-spaces } (1 point de carburant est perdu pour chaque case dont il ne peut reculer)
       *[no] retarder le { $track } { part-spaces }
    }
}
effect-sway = faire avancer ou reculer le rituel { part-spaces } au plus

## Ce que font les cartes : dégâts, passagers et pièces

effect-damage = { $room ->
    [ship] endommager le navire
    [undamaged] endommager une pièce intacte au choix
   *[other] endommager { $room }
}
effect-repair = { $room ->
    [damaged] réparer une pièce, où qu'elle soit
   *[here] réparer la pièce où vous êtes
}
effect-endanger = mettre { part-passengers } en péril
effect-save = { $where ->
    [here] sauver un passager de votre case
    [around] sauver tous les passagers de votre case et des cases adjacentes
    [anywhere] sauver autant de passagers que l'on veut, où qu'ils soient
   *[endangered] sauver le passager à la place
}
effect-lose-passengers = { $who ->
    [all-on-deck] vaincre tous les passagers du pont
    [one] choisir un passager du pont ou de la réserve, qui est vaincu
   *[one-on-deck] choisir un passager du pont, qui est vaincu
}
effect-trial = { $who ->
    [another] accuser un autre humain : si un test de compétence réussit, ce joueur va dans la cale
   *[you] tenter un test de compétence : s'il réussit, aller sur une case de navire au choix
}
effect-use-any-room = utiliser l'action d'une pièce intacte sans y être

## Ce que font les cartes : cartes Compétence et paquet Chaos

effect-draw = { $decks ->
    [one] en piocher autant d'un seul paquet au choix, sauf Trahison
    [own] piocher { part-cards } de son propre lot de compétences
   *[any] { $up-to ->
        [yes] piocher jusqu'à { $count } cartes de paquets au choix, sauf Trahison
       *[no] { $count ->
            [one] piocher { $count } carte d'un paquet au choix, sauf Trahison
           *[other] piocher { $count } cartes de paquets au choix, sauf Trahison
        }
    }
}
    .each = { $decks ->
        [own] pioche { part-cards } de son propre lot de compétences
       *[any] pioche { part-cards } { $count ->
            [one] d'un paquet
           *[other] de paquets
        } au choix, sauf Trahison
    }
effect-discard-cards = { $up-to ->
    [yes] { $skill ->
        [none] défausser jusqu'à { part-cards }
       *[other] défausser jusqu'à { part-skill-cards }
    }
   *[no] { $skill ->
        [none] défausser { part-cards }
       *[other] défausser { part-skill-cards }
    }
}
    .each = { $skill ->
        [none] défausse { $up-to ->
            [yes] jusqu'à { part-cards }
           *[no] { part-cards }
        }
       *[other] défausse { $up-to ->
            [yes] jusqu'à { part-skill-cards }
           *[no] { part-skill-cards }
        }
    }
effect-spend = défausser { part-a-skill-card }
effect-discard-hand = défausser toute la main
    .each = défausse toute sa main
effect-stir = { $count ->
    [one] mélanger { $count } carte Trahison au paquet Chaos
   *[other] mélanger { $count } cartes Trahison au paquet Chaos
}
effect-rebuild-chaos = défausser le paquet Chaos et en former un nouveau

## Ce que font les cartes : objets et sorts

effect-draw-item = piocher 1 objet
effect-search-items = { $mix ->
    [yes] consulter les { $count } objets du dessus, en garder un et mélanger { part-the-others } au paquet
   *[no] consulter les { $count } objets du dessus, en garder un et glisser { part-the-others } sous le paquet
}
effect-give-item = donner, si vous voulez, un objet à un humain de votre case
effect-steal-item = prendre un objet à un humain de votre case
effect-remove-item = { $which ->
    [start] retirer votre objet de départ de la partie
    [all-but-one] retirer de la partie tous vos objets sauf un
   *[one] retirer un de vos objets de la partie
}
    .each = { $which ->
        [start] retire son objet de départ de la partie
        [all-but-one] retire de la partie tous ses objets sauf un
       *[one] retire un de ses objets de la partie
    }
effect-cast = { $count ->
    [1] résoudre le sort du dessus
   *[other] consulter les { $count } sorts du dessus, en résoudre un et glisser { part-the-others } sous le paquet
}
effect-burn-spells = { $count ->
    [one] retirer de la partie le sort du dessus, sans le regarder
   *[other] retirer de la partie les { $count } sorts du dessus, sans les regarder
}
effect-keep = { $what ->
    [crisis] garder cette carte devant vous : tant qu'elle y est, vous piochez une carte de moins à votre phase d'Acquisition des compétences, même à l'infirmerie
   *[spell] garder ce sort pour plus tard
}
effect-use-up = { $what ->
    [item] retirer cet objet de la partie
   *[crisis] défausser cette carte
}
effect-ward = poser ce sort sur un joueur : il empêche sa prochaine défaite ; le Gardien du Grimoire lance alors le dé, et 4 ou moins coûte 1 point de santé mentale

## Ce que font les cartes : consulter des paquets

part-look = { $decks ->
    [waypoints] consulter les { $count } cartes du dessus du paquet Étape
    [spells] { $count ->
        [one] consulter le sort du dessus
       *[other] consulter les { $count } sorts du dessus
    }
    [mythos] { $count ->
        [one] consulter la carte du dessus du paquet Mythe
       *[other] consulter les { $count } cartes du dessus du paquet Mythe
    }
   *[other] consulter les { $count } cartes du dessus du paquet Mythe ou du paquet Étape
}
effect-look-at = { $stays ->
    [all] { part-look } et les remettre dans l'ordre voulu
    [any] { $count ->
        [one] { part-look }, puis { $decks ->
            [spells] l'y laisser ou le glisser sous le paquet
           *[other] l'y laisser ou la glisser sous le paquet
        }
       *[other] { part-look }, puis { $decks ->
            [spells] laisser chacun au-dessus ou le glisser sous le paquet
           *[other] laisser chacune au-dessus ou la glisser sous le paquet
        }
    }
   *[one] { part-look }, en laisser une au-dessus et glisser { part-the-others } sous le paquet
}

## Ce que font les cartes : personnages

effect-move = { $to ->
    [rolled] aller sur la case de pont de ce numéro
    [deck] aller sur une case de pont au choix
    [adjacent] aller sur une case de navire adjacente
    [ship] { $leave ->
        [yes] aller sur une case de navire au choix, même depuis la cale
       *[no] aller sur une case de navire au choix
    }
   *[other] { $to-id ->
        [bridge] aller sur { $to }
        [sickbay] aller à { $to }
       *[other] aller dans { $to }
    }
}
    .each = { $to ->
        [rolled] va sur la case de pont de ce numéro
        [deck] va sur une case de pont au choix
        [adjacent] va sur une case de navire adjacente
        [ship] { $leave ->
            [yes] va sur une case de navire au choix, même depuis la cale
           *[no] va sur une case de navire au choix
        }
       *[other] { $to-id ->
            [bridge] va sur { $to }
            [sickbay] va à { $to }
           *[other] va dans { $to }
        }
    }
effect-leave-sickbay = { $others ->
    [none] permettre à chaque humain qui est à l'infirmerie d'aller sur une case de navire au choix
   *[other] permettre à chaque humain qui est à l'infirmerie d'aller sur une case de navire au choix, et à chaque autre humain de { $others }
}
effect-be-defeated = subir une défaite
effect-defeat-humans-here = { $spare ->
    [yes] vaincre tous les autres humains et tous les passagers de votre case
   *[no] vaincre tous les humains de votre case, vous compris, et tous ses passagers
}
effect-explode = choisir une case adjacente : y vaincre chaque Profond, personnage et passager, et l'endommager si c'est une pièce
effect-jail = { $who ->
    [accused] envoyer le joueur accusé dans la cale
    [fullest] envoyer dans la cale celui des autres humains qui a le plus de cartes en main (vous départagez les égalités)
    [here] envoyer dans la cale un autre humain de votre case
   *[you] aller dans la cale
}
effect-pass-title = retirer le titre de { $title } à son détenteur et le transmettre
effect-inspect = consulter toutes les cartes Loyauté d'un autre joueur
effect-act = { $count ->
    [one] accomplir { $count } action de plus
   *[other] accomplir { $count } actions de plus
}
effect-attack = { $armed ->
    [0] { $may ->
        [yes] si vous voulez, porter une attaque de base
       *[no] porter une attaque de base
    }
   *[other] { $basic ->
        [0] porter une attaque avec une arme
       *[other] porter jusqu'à { $basic } attaques de base, ou jusqu'à { $armed } avec une même arme
    }
}

## Ce que font les cartes : monstres

effect-spawn = { $at ->
    [nearest] générer { part-deep-ones } dans la pièce la plus proche de vous
    [rolled] générer { part-deep-ones } dans la pièce de ce numéro
    [apart] générer 1 Profond sur chacune de { $count } cases d'eau au choix
    [Abysses] générer { part-deep-ones } dans les { $at }
   *[other] générer { part-deep-ones } sur { $at }
}
effect-activate = { $what ->
    [here] activer chaque Profond de votre case
    [one] activer un Profond, où qu'il soit
   *[other] { $what-id ->
        [deep-ones] activer les { $what }
       *[other] activer { $what }
    }
}
effect-surface = { $at ->
    [any] vous pouvez faire remonter tous les monstres des Abysses sur une case d'eau au choix, s'il s'y trouve au moins 4 Profonds
   *[rolled] faire remonter tous les monstres des Abysses sur la case d'eau de ce numéro
}
effect-push = { $which ->
    [overboard] renvoyer tous les Profonds du pont sur la case d'eau voisine
    [here] déplacer ensemble tous les Profonds de votre case sur une case adjacente
   *[anywhere] déplacer ensemble tous les Profonds d'une case au choix sur une case adjacente
}
effect-smite = choisir un ennemi, où qu'il soit, et lancer le dé, avec +{ $bonus } contre un Profond : { $at-least } ou plus suffit pour le vaincre
effect-slay = { $count ->
    [rolled] vaincre autant de Profonds { $area }
   *[other] { $may ->
        [yes] vaincre jusqu'à { part-deep-ones } { $area }
       *[no] vaincre { part-deep-ones } { $area }
    }
}
effect-sweep = { $where ->
    [a-room] vaincre tous les Profonds d'une pièce au choix
    [here] vaincre tous les ennemis de votre case
   *[other] vaincre tous les Profonds { $where }
}
effect-sink-monarchs = renvoyer Mère Hydra et Père Dagon dans les Abysses
effect-dismiss = choisir un monarque, défausser une carte Connaissance, lancer le dé et y ajouter la valeur de la carte : { $at-least } ou plus renvoie le monarque dans les Abysses, moins permet de le déplacer sur une case d'eau adjacente

## Ce que font les cartes : dé, tests et défaites

effect-modify = { $of ->
    [roll] ajouter { $by } au dé ou en retrancher { $by }
   *[total] { $by ->
        [items] faire monter ou baisser le total, au plus du nombre de vos objets
       *[other] ajouter { $by } au total ou en retrancher { $by }
    }
}
effect-raise = { $by ->
    [spent] { $of ->
        [roll] ajouter sa valeur au dé
       *[total] ajouter sa valeur au total
    }
   *[other] { $of ->
        [roll] ajouter { $by } au dé
       *[total] ajouter { $by } au total
    }
}
effect-set-roll = choisir le résultat du dé au lieu de le lancer
effect-reroll = faire relancer le dé
effect-hold-test = { $how ->
    [face-up] faire ajouter face visible toutes les cartes de ce test
    [without-chaos] n'ajouter aucune carte Chaos à ce test
   *[with-a-skill] faire soutenir ce test par une compétence de plus, au choix
}
effect-decide = décider de l'issue de la crise
effect-add-to-test = { $source ->
    [hand] ajouter une carte de votre main au test
   *[deck] ajouter au test la carte du dessus d'un paquet au choix
}
effect-prevent = empêcher la défaite
effect-again = résoudre cette carte une seconde fois
effect-redraw = { $deck ->
    [mythos] défausser la carte Mythe et en piocher une autre
   *[waypoints] glisser cette étape sous son paquet et résoudre la suivante à sa place
}
effect-calamity = piocher une carte Mythe et, sans ses icônes, en résoudre l'échec ou une option au choix
effect-end-phase = mettre fin à votre phase d'Action

## Ce que font les cartes : conditions, qui agit et quand

effect-at = vous êtes dans { $spaces }
effect-has-items = { $fewer ->
    [yes] vous avez moins de { $count } objets
   *[no] { $count ->
        [one] vous avez au moins { $count } objet
       *[other] vous avez au moins { $count } objets
    }
}
    .each = { $fewer ->
        [yes] a moins de { $count } objets
       *[no] { $count ->
            [one] a au moins { $count } objet
           *[other] a au moins { $count } objets
        }
    }
effect-you-are = { $what ->
    [falling] ce personnage est le vôtre
    [beside] le passager est sur votre case ou sur une case adjacente
   *[other] vous avez le titre de { $what }
}
effect-tally = { $of }
effect-counted = { $of ->
    [defeated] { $at-least ->
        [one] au moins { $at-least } a été vaincu
       *[other] { $at-least } ou plus ont été vaincus
    }
    [saved] { $at-least ->
        [one] au moins { $at-least } a été sauvé
       *[other] { $at-least } ou plus ont été sauvés
    }
    [endangered] { $at-least ->
        [one] au moins { $at-least } a été mis en péril
       *[other] { $at-least } ou plus ont été mis en péril
    }
    [rolled] vous avez obtenu { $at-least } ou plus
    [turned] cela seul fait réussir le test
   *[total] le total est de { $at-least } ou plus
}
effect-as = { $who ->
    [another] laisser un autre joueur { $do }
   *[other] le { $who } { $does-id ->
        [none] fait ceci : { $do }
       *[other] { $does }
    }
}
effect-humans = { $who ->
    [free] humain hors de la cale
    [on-deck] humain du pont
   *[all] humain
}
effect-roll-low = { $plus ->
    [none] { $below ->
        [none] { $at-most ->
            [added] lancer le dé : à sa valeur ou moins, { $do }
            [defeated] lancer le dé : à ce nombre ou moins, { $do }
            [saved] lancer le dé : à ce nombre ou moins, { $do }
           *[other] lancer le dé : à { $at-most } ou moins, { $do }
        }
       *[drawn] lancer le dé : si le résultat est inférieur au nombre de cartes, { $do }
    }
   *[spent] lancer le dé et y ajouter la valeur de la carte ({ $at-most } ou moins : { $do })
}
effect-roll-number = lancer le dé

## Ce qui peut arriver, pesé d'avance

odds-test-ends = { $outcome ->
    [success] réussir le test
    [partial] réussir le test en partie
   *[failure] échouer au test
}
odds-attack-failed = manquer son coup
odds-deep-one-defeated = vaincre un Profond
odds-defeated = { $seat } subit une défaite
odds-defeat-prevented = { $seat } échappe à la défaite
odds-room-damaged = une pièce est endommagée
odds-passenger-defeated = un passager est perdu
odds-resource-changed = { $by ->
    [-1] { $resource } −1
    [-2] { $resource } −2
    [-3] { $resource } −3
    [0] { $resource } : sans changement
   *[other] { $resource } +{ $by }
}
