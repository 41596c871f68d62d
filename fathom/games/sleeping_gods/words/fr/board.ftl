### Sleeping Gods: the words of the chart, the ship and the crew in the browser, in French.

## The chart

board-chart = Carte : { $map }
board-world = Le monde
board-hour-dawn = Aube
board-hour-day = Jour
board-hour-dusk = Crépuscule
board-hour-night = Nuit
board-weather-clear = mer calme
board-weather-swell = mer forte
board-weather-storm = tempête
board-look-at = Regarder { $map }
board-back-to-ship = Retour au navire
board-uncharted = inexploré
board-region-sort = { $map }, page { $page }
board-has-port = Un port : auberge, chantier, médecin, entraînement.
board-has-market = Un marché : sept cartes en vente.
board-has-hazard = Un danger à l'arrivée : { $skill } { $value }, sinon { $harm }.
board-ship-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
  } au navire
board-has-places = { $count ->
    [one] Un lieu à explorer
   *[other] Lieux à explorer
  } : { $places }.
board-ship-here = Le navire est ici.
board-moves-away = { $moves ->
    [one] À un déplacement
   *[other] À { $moves } déplacements
  }
board-place = Lieu { $number }
board-place-sort = lieu { $number } de l'atlas
board-place-known = Vous êtes déjà venus. On y lit autre chose quand on apporte du nouveau.
board-place-unknown = Aucun de vous n'est encore venu ici. Explorez-le pour lire ce que le livre raconte.
board-place-marked = Marqué sur la carte
board-sign-port = Port
board-sign-market = Marché
board-sign-hazard = Danger
board-manticore = Le Manticore
board-several = { $what }, entre autres : { $count } réponses
board-choose = Ce qu'on fait ici

## The ship

board-ship-board = Le navire
board-room-bridge = Passerelle
board-room-galley = Cuisine
board-room-deck = Pont
board-room-quarters = Quartiers
board-room-sick-bay = Infirmerie
board-room-hull = Coque
board-room-sort = destin { $fate }
board-room-gives = { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
  }{ $cards ->
    [0] .
    [one] {" "}et une carte compétence.
   *[other] {" "}et { $cards } cartes compétence.
  }
board-room-also-bridge = Tous les ordres posés retournent à la réserve.
board-room-also-quarters = Quelques ordres posés, à votre choix, retournent à la réserve.
board-room-also-galley = Une carte compétence peut être défaussée pour retirer une fatigue.
board-room-also-deck = Piochez jusqu'à trois jetons fouille et prenez la récompense de l'un d'eux.
board-room-also-sick-bay = Une blessure est soignée.
board-hull-about = La coque n'a pas d'action ; elle peut être endommagée.
board-damage-now = dégâts { $cubes }
board-pawn-here = utilisée en dernier
board-stores = Réserves
board-of-limit = { $count } sur { $most }
board-totems = Totems
board-totems-now = Trouvés jusqu'ici : { $count }
board-events = Paquet d'événements { $deck } sur 3
board-events-about = Une carte par tour, les paisibles d'abord. Quand le paquet est épuisé, l'histoire avance d'elle-même.
board-events-left = { $danger } : { $count }
board-deck-of = paquet { $deck } sur 3
board-orders-about = Les ordres paient les capacités, les cartes compétence et les cartes aventure.
board-order-supply = Dans la réserve : { $count } sur { $most }

## The crew

board-captain = capitaine, menée par qui joue
board-led-by = sous { $seat }
board-ability = { $cost ->
    [one] { $cost } ordre
   *[other] { $cost } ordres
  } : { $text }
board-arm = { $name } : précision { $accuracy }, dégâts { $damage }, parade { $block }{ $ranged ->
    [yes] , à distance
   *[other] {""}
  }
board-weapon-odessa = Sabre
board-weapon-audrie = Clef anglaise
board-weapon-gregory = Fusil
board-weapon-kannan = Bâton
board-weapon-kasumi = Couteaux de lancer
board-weapon-laurent = Gourdin
board-weapon-mac = Pistolet
board-weapon-marco = Couperet
board-weapon-rafael = Gaffe
board-health-now = santé { $points } sur { $health }
board-fatigue = Fatigue
board-fatigue-now = fatigue { $count }
board-orders-on = ordres dessus : { $count }
board-has-captain = a le jeton de capitaine
board-has-orders = ordres : { $count }
board-has-cards = cartes en main : { $count }
board-hand = En main { $count } sur { $most }
board-hand-empty = Aucune carte compétence.
board-cards = Cartes aventure { $count }
board-skill-card-sort = { $skill } · { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
  } pour équiper · destin { $fate }
board-level-sort = carte niveau, { $xp } d'expérience
board-borne-by = portée par { $crew }
board-find-sort = jeton fouille

## Course and end

board-step-ship = Navire
board-step-event = Événement
board-step-first = Première action
board-step-second = Seconde action
board-step-end = Fin du tour
board-goal = Trouver le chemin du retour
board-goal-text = Parcourez l'atlas, explorez ses lieux et rassemblez des totems. Quand le troisième paquet d'événements est épuisé, le dernier chapitre est raconté ; ce que vous avez réuni et choisi décide de la fin.
board-goal-defeats = Défaites jusqu'ici : { $count }. Le navire se traîne vers un port et du temps est perdu.
board-goal-brutal = Brutal : une défaite met fin à la campagne. Jusqu'ici : { $count }.
board-goal-deck = Paquet d'événements { $deck } sur 3, cartes restantes : { $left }
board-shelf-skills = Cartes compétence
board-shelf-levels = Cartes niveau
board-shelf-statuses = États

## Sièges sans nom

board-seat-crew = L'équipage
board-seat-watch = Équipe { $crew }
