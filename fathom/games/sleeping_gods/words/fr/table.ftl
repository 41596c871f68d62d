### Sleeping Gods: the words at the table (questions, answers, journal), in French.

## The game

game-name = Sleeping Gods
game-tagline = Un navire perdu, une mer de dieux endormis, un livre que nul ne lit d'avance.
    .length = Une campagne, à votre rythme
    .weight = Difficulté moyenne
game-about = Fin de l'automne 1929 : le Manticore sort d'un banc de brume tiède sous d'autres étoiles. Ensemble, vous menez ses neuf marins, parcourez un atlas page après page, explorez, cuisinez, combattez et choisissez, et rassemblez ce qui est tombé des rêves des dieux, jusqu'à leur réveil ou votre perte.
option-mode = Mode
option-mode-easy = Facile
option-mode-normal = Normal
option-mode-brutal = Brutal : une défaite met fin à la campagne
option-die = Un dé à la place des cartes destin
option-packing = On peut ranger la partie avant un tour
option-anew = Commencer une nouvelle campagne avec les anciens hauts faits

## Names

skill-strength = force
skill-cunning = ruse
skill-savvy = connaissances
skill-perception = perception
skill-craft = savoir-faire
status-weakened = faiblesse
status-low-morale = abattement
status-frightened = peur
status-madness = folie
status-venom = venin
good-coin = pièce
good-meat = viande
good-grain = céréale
good-vegetable = légume
good-material = matériau
good-artifact = artefact
gift-coin = pièces
gift-meat = viande
gift-grain = céréales
gift-vegetable = légumes
gift-material = matériaux
gift-artifact = artefacts
gift-food = nourriture
gift-order = ordres
gift-xp = expérience
gift-card = cartes compétence
place-hull = coque
place-deck = pont
place-sick-bay = infirmerie
place-galley = cuisine
place-quarters = quartiers
place-bridge = passerelle
danger-mild = paisible
danger-perilous = dangereux
danger-deadly = mortel
kind-passenger = passager
kind-animal = animal
kind-equipment = équipement
kind-weapon = arme
kind-recipe = recette
kind-totem = totem
trick-ship-damage = dégât au navire
trick-lose-resource = perdre une ressource
trick-adjacent-damage-1 = les voisins infligent 1 de plus
trick-adjacent-damage-2 = les voisins infligent 2 de plus
trick-adjacent-heal = soigne ses voisins
trick-weaken = affaiblir
trick-first-strike = attaque éclair
trick-discard-skill = défausser une compétence
trick-low-morale = démoraliser
trick-disarm = désarmer
trick-frighten = effrayer
trick-madness = rendre fou
trick-block = parade 1
trick-heal-1 = se soigne de 1
trick-heal-3 = se soigne de 3
trick-venom = empoisonner
mode-easy = facile
mode-normal = normal
mode-brutal = brutal
ending-1 = À la dérive
ending-2 = Le Long Quart
ending-3 = Demi-jour
ending-4 = La Mauvaise Année
ending-5 = Le Marché du sel
ending-6 = Cap au retour
ending-7 = Deux ports
ending-8 = La capitaine reste
ending-9 = Les noyés d'abord
ending-10 = Tous éveillés
ending-11 = Une mer sans dieux
ending-12 = Le Dixième Dormeur
ending-13 = Personne n'est perdu
ending-lost = la campagne est perdue
ending-packed = rangée
cause-ship = le navire
cause-combat = un combat
cause-story = le récit
cause-sea = la mer et ses événements
milestone-totems = totems trouvés
milestone-xp = expérience gagnée
milestone-mercies = arcs clos par clémence
milestone-gains = arcs clos par profit
milestone-places = lieux visités
milestone-quests = quêtes accomplies
milestone-cards = cartes gagnées
milestone-levels = cartes niveau achetées
milestone-defeats = défaites
    .row = défaites
    .column = en tout
milestone-lost-ship = défaites par avarie du navire
    .row = défaites
    .column = le navire
milestone-lost-combat = défaites au combat
    .row = défaites
    .column = au combat
milestone-lost-story = défaites dans le récit
    .row = défaites
    .column = dans le récit
milestone-lost-sea = défaites en mer
    .row = défaites
    .column = en mer
milestone-arc01-mercy = arc I clos par clémence
    .row = arc I
    .column = par clémence
milestone-arc01-gain = arc I clos par profit
    .row = arc I
    .column = par profit
milestone-arc02-mercy = arc II clos par clémence
    .row = arc II
    .column = par clémence
milestone-arc02-gain = arc II clos par profit
    .row = arc II
    .column = par profit
milestone-arc03-mercy = arc III clos par clémence
    .row = arc III
    .column = par clémence
milestone-arc03-gain = arc III clos par profit
    .row = arc III
    .column = par profit
milestone-arc04-mercy = arc IV clos par clémence
    .row = arc IV
    .column = par clémence
milestone-arc04-gain = arc IV clos par profit
    .row = arc IV
    .column = par profit
milestone-arc05-mercy = arc V clos par clémence
    .row = arc V
    .column = par clémence
milestone-arc05-gain = arc V clos par profit
    .row = arc V
    .column = par profit
milestone-arc06-mercy = arc VI clos par clémence
    .row = arc VI
    .column = par clémence
milestone-arc06-gain = arc VI clos par profit
    .row = arc VI
    .column = par profit
milestone-arc07-mercy = arc VII clos par clémence
    .row = arc VII
    .column = par clémence
milestone-arc07-gain = arc VII clos par profit
    .row = arc VII
    .column = par profit
milestone-arc08-mercy = arc VIII clos par clémence
    .row = arc VIII
    .column = par clémence
milestone-arc08-gain = arc VIII clos par profit
    .row = arc VIII
    .column = par profit
milestone-arc09-mercy = arc IX clos par clémence
    .row = arc IX
    .column = par clémence
milestone-arc09-gain = arc IX clos par profit
    .row = arc IX
    .column = par profit
milestone-arc10-mercy = arc X clos par clémence
    .row = arc X
    .column = par clémence
milestone-arc10-gain = arc X clos par profit
    .row = arc X
    .column = par profit
milestone-arc11-mercy = arc XI clos par clémence
    .row = arc XI
    .column = par clémence
milestone-arc11-gain = arc XI clos par profit
    .row = arc XI
    .column = par profit
milestone-arc12-mercy = arc XII clos par clémence
    .row = arc XII
    .column = par clémence
milestone-arc12-gain = arc XII clos par profit
    .row = arc XII
    .column = par profit
purpose-challenge = un défi
purpose-attack = une attaque
purpose-ship = un dégât au navire
purpose-event = un événement

## Questions

ask-first-player = Qui commence ?
ask-unlocked = Utiliser { $quest } dans cette campagne ?
ask-leaver-discards = Défaussez une carte de la personne partie.
ask-share-card = Qui reçoit { $skill-card } ?
ask-share-last-order = Qui reçoit l'ordre restant ?
ask-share-order = Qui reçoit un ordre ? { $left } à répartir.
ask-begin-turn = Commencer le tour ? Le venin agit.
ask-room = Quelle salle utilisez-vous ?
ask-no-room = Aucune autre salle n'est utilisable : déplacez le pion.
ask-room-effect = Cette salle ({ $room }) : que faire d'abord ?
ask-clear = Quel ordre revient à la réserve ? Encore { $left }.
ask-search = Continuer à fouiller, ou prendre une récompense ?
ask-speak-up = Vous pouvez utiliser quelque chose maintenant.
ask-speak-up-combat = Vous pouvez attaquer ou utiliser quelque chose.
ask-action = Que faites-vous ? Actions restantes : { $left }.
ask-end-of-turn = Le tour s'achève : quel fléau agit maintenant ?
ask-sail = Où aller ? Déplacements restants : { $left }.
ask-hazard = Un danger : { $skill } { $value }.
ask-helm = Qui prend la barre ?
ask-enlist = Défi, { $skill } { $value } : qui participe ? Jusqu'ici { $score }.
ask-join = Défi, { $skill } { $value } : envoyer quelqu'un ? Jusqu'ici { $score }.
ask-meddle = { $what ->
    [ship] Destin { $fate }, dégât ({ $room }) : y changer quelque chose, ou utiliser autre chose d’abord ?
   *[other] Destin { $fate }, en tout { $score } : utiliser quelque chose ?
  }
ask-help = { $what ->
    [ship] Destin { $fate }, dégât ({ $room }) : vous pouvez aider.
   *[other] Destin { $fate }, en tout { $score } : vous pouvez aider.
  }
ask-which-fate = Laquelle des deux pioches compte ?
ask-choice = Que faites-vous ?
ask-before-fight = Un combat s'annonce : { $foes } ennemis, niveau { $level }. Préparez-vous d'abord, ou continuez.
ask-market = Le marché : qu'achetez-vous ?
ask-port = Au port : de quoi avez-vous besoin ?
ask-bear = Qui porte { $card } ?
ask-combat = Qui attaque qui ?
ask-pay-for-cube = { $seat } vous offre un cube : payer un ordre ?
ask-boost = L'attaque inflige { $damage } : davantage ?
ask-help-damage = L'attaque inflige { $damage } : vous pouvez aider.
ask-cover = Où placer la blessure suivante ? Dégâts { $damage }.
ask-give-token = Donner le jeton synergie à quelqu'un ?
ask-ambush = Quel ennemi ?
ask-guard = { $crew } subit { $damage } : parer ?
ask-help-guard = { $crew } subit { $damage } : vous pouvez aider.
ask-use-gregory = À 0 : utiliser le jeton de Gregory ?
ask-enemy-attack = { $enemy } attaque pour { $damage } : qui ?
ask-uncover = Quelle blessure l'ennemi perd-il ?
ask-drop-skill = Quelle carte compétence est perdue ?
ask-disarm = Quelle arme est perdue ?
ask-take-wound = Qui subit les dégâts ? Encore { $left }.
ask-heal = Qui soignez-vous ? Encore { $left }.
ask-rest = Qui se repose ? Encore { $left }.
ask-revive = Qui se relève ?
ask-tire = Qui se fatigue ? Encore { $left }.
ask-afflict = { $status } : qui est touché ?
ask-cure = Que guérir ? Encore { $left }.
ask-take-damage = Quel endroit subit le dégât ?
ask-repair = Que réparez-vous ? Encore { $left }.
ask-give-good = Que donnez-vous ? Encore { $left }.
ask-choose-food = Quelle nourriture ? Encore { $left }.
ask-barter-give = Que cédez-vous ?
ask-barter-take = Que prenez-vous en échange ?
ask-discard = Défaussez une carte : { $left } de trop.
ask-lure = { $hunter } : par où arrive la poursuite ?
ask-flee = Quel port rejoignez-vous ?

## Answers

do-pack-up = Ranger la partie ici
do-begin-turn = Commencer le tour
do-use-room = Utiliser : { $room }
    .short = Utiliser une salle
do-take-orders = Prendre les ordres
do-take-cards = Piocher les cartes
do-clear-orders = Retirer des ordres placés
do-clear-board = Un ordre posé sur { $crew }
    .short = Un ordre d'un plateau
do-clear-card = Un ordre sur { $card }
    .short = Un ordre sur une carte
do-swap-for-rest = Défausser { $card } pour un repos
    .short = Défausser une carte pour un repos
do-treat-wound = Soigner { $crew }
    .short = Soigner une blessure
do-search = Piocher un jeton fouille
do-take-reward = Prendre : { $find }
    .short = Prendre une récompense
do-take-all = Tout dans cet ordre
do-done = Terminé
do-equip = Équiper { $crew } : { $card }
    .short = Équiper une carte compétence
do-unequip = Défausser { $card } de { $crew }
    .short = Défausser une carte équipée
do-use-board = { $crew } : { $ability ->
    [0] première capacité
    [1] deuxième capacité
   *[other] autre capacité
  }
    .short = Utiliser une capacité
do-use-skill = { $crew } utilise { $card }
    .short = Utiliser une carte compétence
do-activate = Activer { $card }
    .short = Activer une carte
do-use-quest = Utiliser { $quest }
    .short = Utiliser une carte débloquée
do-bear = Donner { $card } à { $crew }
    .short = Donner une arme à quelqu'un
do-mark-place = Marquer le lieu { $location } sur la carte
    .short = Marquer un lieu
do-erase-mark = Effacer la marque du lieu { $location }
    .short = Effacer une marque
do-sell-artifact = Vendre un artefact pour 2 pièces
do-sail = Naviguer
do-explore = Explorer le lieu { $location }
    .short = Explorer un lieu
do-trade = Aller au marché
do-call-at-port = Faire escale au port
do-let-strike = Frappe maintenant : { $event }
    .short = Un fléau frappe
do-tackle = Affronter { $event }
    .short = Affronter un événement
do-forgo = Renoncer à une action pour un ordre
do-move-to = Cap : { $region }
    .short = Naviguer
do-drop-anchor = Rester ici
do-brave = Tenter le défi
do-endure = Subir les conséquences
do-buy = Acheter { $card }
    .short = Acheter une carte
do-stay-at-inn = Dormir à l'auberge
do-patch-up = Réparer : { $place }, pour 1 { $good }
    .short = Réparer le navire
do-see-doctor = { $crew } voit le médecin
    .short = Voir le médecin
do-train = { $level }
    .short = Acheter une carte niveau
do-take-option = { $option }
    .short = Choisir
do-leave-town = Retourner au navire
do-join = { $crew } participe
    .short = Participer
do-draw-fate = Piocher le destin
do-pitch = Défausser { $card } pour 1 de plus
    .short = Défausser une carte pour 1 de plus
do-go-on = Continuer
do-strike = { $crew } attaque { $target }{ $weapon-id ->
    [none] {""}
   *[other] {" "}avec { $weapon }
  }
    .short = Attaquer
do-keep-cubes = Ne plus attaquer ce round
do-give-cube = Donner un cube à { $to } ({ $payer } paie)
    .short = Donner un cube
do-spend = Défausser { $card } pour 1 dégât de plus
    .short = Défausser une carte pour 1 dégât de plus
do-cover = { $enemy } : { $square ->
    [0] en haut à gauche
    [1] en haut
    [2] en haut à droite
    [3] à gauche
    [4] au centre
    [5] à droite
    [6] en bas à gauche
    [7] en bas
   *[other] en bas à droite
  }
    .short = Placer une blessure
do-uncover = { $enemy } : { $square ->
    [0] en haut à gauche
    [1] en haut
    [2] en haut à droite
    [3] à gauche
    [4] au centre
    [5] à droite
    [6] en bas à gauche
    [7] en bas
   *[other] en bas à droite
  }
    .short = Retirer une blessure
do-give-token = Donner le jeton à { $to }
    .short = Donner le jeton
do-keep-token = Garder le jeton
do-use-token = { $crew } utilise le jeton de { $token }
    .short = Utiliser un jeton synergie
do-return-token = Rendre le jeton de { $token }
    .short = Rendre un jeton synergie
do-pick = { $crew }
    .short = Choisir un membre d'équipage
do-remove = { $crew } : { $status }
    .short = Retirer un état
do-take-damage = { $place }
    .short = Le lieu qui subit l'avarie
do-repair = Réparer : { $place }
    .short = Réparer
do-give = 1 { $good }
    .short = Choisir une denrée
do-discard = Défausser { $card }
    .short = Défausser une carte
do-drop = { $card } de { $crew }
    .short = Perdre une carte équipée
do-disarm = { $card }
    .short = Perdre une arme
do-lure = Par { $region }
    .short = Le chemin du serpent
do-flee = Vers { $region }
    .short = Le port où se traîner
do-ambush = { $target }
    .short = Un ennemi
do-go-first = { $seat } commence
    .short = Qui commence
do-use-unlocked = Utiliser { $quest }
    .short = Utiliser une carte débloquée
do-share-card = { $card } à { $to }
    .short = Partager une carte
do-give-to = À { $to }
    .short = Donner un ordre

## The journal

tell-turn-began = Tour { $turn } : { $seat }.
tell-room-used = { $seat } place le pion : { $room }{ $usable ->
    [no] {" "}sans pouvoir en profiter
   *[other] {""}
  }.
tell-orders-gained = { $seat } gagne { $count } { $count ->
    [one] ordre
   *[other] ordres
  }.
tell-orders-paid = { $seat } paie { $count } { $count ->
    [one] ordre
   *[other] ordres
  }.
tell-orders-cleared = { $count ->
    [one] Un ordre placé revient
   *[other] { $count } ordres placés reviennent
  } à la réserve.
tell-cards-drawn = { $seat } pioche { $count } { $count ->
    [one] carte compétence
   *[other] cartes compétence
  } : { $cards }.
tell-discarded = { $seat } défausse { $card }.
tell-token-found = { $seat } trouve : { $find }.
tell-reward-taken = { $seat } prend : { $find }.
tell-event-drawn = Événement : { $event-card }.
tell-event-left = Événement terminé : { $event-card }.
tell-events-discarded = { $count ->
    [one] Une carte événement est défaussée
   *[other] { $count } cartes événement sont défaussées
  }.
tell-events-owed = Le paquet d'événements était trop petit : { $count ->
    [one] une carte événement reste due et sera retirée
   *[other] { $count } cartes événement restent dues et seront retirées
  } du suivant.
tell-events-built = Le paquet d'événements { $deck } est prêt.
tell-action-forgone = { $seat } renonce à une action pour un ordre.
tell-gained = Vous gagnez { $count } { $what-id ->
    [coin] { $count ->
        [one] pièce
       *[other] pièces
      }
    [vegetable] { $count ->
        [one] légume
       *[other] légumes
      }
    [material] { $count ->
        [one] matériau
       *[other] matériaux
      }
    [artifact] { $count ->
        [one] artefact
       *[other] artefacts
      }
    [order] { $count ->
        [one] ordre
       *[other] ordres
      }
    [card] { $count ->
        [one] carte compétence
       *[other] cartes compétence
      }
   *[other] { $what }
  }.
tell-lost = Vous perdez { $count } { $what-id ->
    [coin] { $count ->
        [one] pièce
       *[other] pièces
      }
    [vegetable] { $count ->
        [one] légume
       *[other] légumes
      }
    [material] { $count ->
        [one] matériau
       *[other] matériaux
      }
    [artifact] { $count ->
        [one] artefact
       *[other] artefacts
      }
    [order] { $count ->
        [one] ordre
       *[other] ordres
      }
    [card] { $count ->
        [one] carte compétence
       *[other] cartes compétence
      }
   *[other] { $what }
  }.
tell-place-marked = { $seat } marque le lieu { $location } sur la carte.
tell-mark-erased = { $seat } efface la marque du lieu { $location }.
tell-artifact-sold = { $seat } vend un artefact.
tell-wounded = { $crew } subit { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
  }.
tell-healed = { $crew } perd { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
  }.
tell-tired = { $crew } se fatigue.
tell-rested = { $crew } se repose : { $count } fatigue de moins.
tell-afflicted = { $crew } : { $status }.
tell-cured = { $crew } guérit : { $status }.
tell-equipped = { $seat } équipe { $crew } : { $card }.
tell-unequipped = { $crew } perd : { $card }.
tell-ability-used = { $seat } utilise une capacité de { $crew }.
tell-skill-used = { $seat } : { $crew } utilise { $card }.
tell-card-used = { $seat } active { $card }.
tell-weapon-borne = { $crew } porte { $card }.
tell-level-bought = { $crew } apprend : { $level }.
tell-card-gained = Vous gagnez : { $card }.
tell-card-lost = Vous perdez : { $card }.
tell-quest-taken = Quête : { $quest }.
tell-quest-completed = Terminée : { $quest }.
tell-token-gained = Jeton exploration { $token }.
tell-fate-drawn = Destin pour { $purpose } : { $value }{ $card-id ->
    [none] {""}
   *[other] {" "}({ $card })
  }.
odds-fate-drawn = Destin { $value }
tell-ship-damaged = Dégât : { $place }.
tell-ship-repaired = Réparé : { $place }.
tell-moved = Position du navire : { $region }.
tell-hazard-met = Un danger ({ $region }) : { $skill } { $value }.
tell-hunter-moved = { $hunter } : { $region }.
tell-market-opened = En vente : { $cards }.
tell-bought = { $seat } achète { $card } pour { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  }.
tell-inn-visited = { $seat } paie l'auberge à tout le monde.
tell-doctor-seen = { $crew } voit le médecin.
tell-explored = { $seat } explore le lieu { $location }.
tell-passage-read = Vous lisez le paragraphe { $passage }.
tell-option-taken = { $seat } choisit : { $option }.
tell-returned = Vous retournez au navire.
tell-challenge-began = Un défi : { $skill } { $value }.
tell-joined = { $crew } participe ({ $seat }).
tell-took-part = { $crew } doit participer{ $helps ->
    [no] , sans rien pouvoir apporter
   *[other] {""}
  }.
tell-score-raised = { $by } de plus.
tell-challenge-ended = Total de { $score } ({ $skill }) contre { $value } : { $passed ->
    [yes] réussite
   *[other] échec
  }.
tell-course-set = Navigation { $score } : { $moves } { $moves ->
    [one] déplacement
   *[other] déplacements
  }.
tell-combat-began = Combat, niveau { $level } : { $row }.
tell-struck = { $crew } ({ $seat }) attaque { $target }.
tell-attack-resolved = { $crew } : { $score } contre { $defence } de { $target }, { $hit ->
    [yes] touché
   *[other] raté
  }.
tell-covered = { $enemy } reçoit une blessure.
tell-damage-blocked = { $crew } pare { $count }.
tell-countered = { $enemy } riposte contre { $crew } : { $count }.
tell-enemy-attacked = { $enemy } attaque { $crew } : { $count }.
tell-trick-used = { $enemy } : { $trick }.
tell-enemy-healed = { $enemy } se soigne.
tell-enemy-beaten = { $enemy } : hors de combat.
tell-token-given = Le jeton de { $token } va à { $to }.
tell-token-returned = Le jeton de { $token } revient{ $used ->
    [yes] {" "}et sert
   *[other] {""}
  }.
tell-cube-given = { $seat } donne un cube à { $to }.
tell-round-ended = Fin du round : les ennemis attaquent.
tell-combat-won = Le combat est gagné.
tell-weapon-lost = { $card } : arme perdue jusqu'à la fin du combat.
tell-good-given = 1 { $good } revient à la réserve.
tell-defeated = Défaite : { $ship ->
    [yes] le navire n'en peut plus
   *[other] plus personne n'est debout
  }.
tell-ending-reached = Fin { $ending } : { $score } points.
tell-campaign-lost = La campagne est perdue : { $score } points.
tell-packed-up = Partie rangée après { $turn } { $turn ->
    [one] tour
   *[other] tours
  }.
tell-first-chosen = { $seat } prend le jeton capitaine.
tell-unlocked = La carte { $quest } est utilisée dans cette campagne.

## Reasons

why-same-room = Le pion doit changer de salle.
why-room-damaged = Cette salle est trop endommagée.
why-too-few-coins = Cela coûte { $needed } { $needed ->
    [one] pièce
   *[other] pièces
  }, vous en avez { $there }.
why-too-little-xp = Cela coûte { $needed } d'expérience, vous en avez { $there }.
why-too-few-orders = Vous n'avez pas assez d'ordres.
why-used-already = C'est déjà utilisé dans cette action port.
why-has-level = Cette carte niveau est déjà achetée.
why-not-yours = Vous ne contrôlez pas ce membre d'équipage.
why-down = À 0 point de vie, c'est impossible.
why-tired = Trop de fatigue.
why-takes-part = Participe déjà.
why-one-helmsman = Une seule personne à la barre.
why-unhurt = N'a aucune blessure.
why-at-turns-end = Cela se tente à la fin d'un tour, non comme action.
why-no-craft = N'a pas de savoir-faire.
why-orders-on-it = Des ordres s'y trouvent.
why-no-slot = Deux cartes compétence sont déjà équipées.
why-busy = Pas pendant un défi ou un combat.
why-not-in-combat = Pas en combat.
why-two-cubes = A déjà attaqué deux fois ce round.
why-frightened = La peur l'en empêche.
why-no-cubes = Vous n'avez plus de cube.
why-option-used = Vous l'avez déjà fait pendant cette visite.
why-keyword-missing = Il vous manque ce qu'il faut.
why-cannot-pay = Vous ne pouvez pas le payer.
why-no-market = Il n'y a pas de marché ici.
why-no-port = Il n'y a pas de port ici.
why-not-here = Le bateau n'est pas là-bas.
why-turn-begun = On ne range la partie qu'avant un tour.
why-not-adjacent = C'est trop loin pour un seul déplacement.
why-no-room-there = La coque n'est pas une salle utilisable.
why-not-ashore = Pas pendant une exploration.
why-hazard-first = Le danger d'abord.
why-no-use-now = Cela ne ferait rien maintenant.
why-used-up = Déjà utilisé autant de fois que permis.
why-fate-drawn = Le destin est pioché : les participants ne changent plus.
why-wrong-skill = Cette carte montre une autre compétence.
why-not-in-hand = Seules les cartes en main comptent ici.
why-own-token = Nul ne peut activer son propre jeton.
why-square-covered = Cette case est recouverte.
why-not-the-target = Les blessures partent de la cible et ne débordent que sur une carte voisine.
why-not-connected = Cette case ne touche pas les autres blessures de cette attaque.
why-too-much-spilt = Au moins la moitié des dégâts revient à la cible.
why-needs-more = Ce cœur demande plus de dégâts qu'il n'en reste.
why-not-on-hearts = Ces dégâts ne peuvent pas couvrir de cœur.
why-blocked = L'ennemi pare ce dégât.
why-not-borne = Ce membre d'équipage ne porte pas cette arme.
why-no-coins = Vous n'avez pas de pièces.
why-no-material = Vous n'avez pas de matériaux.
why-one-card-only = Une seule carte peut être défaussée pour cela.
why-not-equipped = Seule une carte équipée compte ici.
