### Machina Arcana : les mots du plateau et des panneaux dans le navigateur, en français.

board-map = La cité, pour ce qu'on en connaît
board-instruments = Instruments
board-feature = { $kind }, { $at }
board-space-sort = case { $at }
board-elsewhere = une case qui n'est plus sur le plateau
board-then = { $first }, puis : { $second }
board-keep-and-equip = Garder et équiper
board-keep-this = Garder celle-ci
board-several = { $what }, et plus : { $count } réponses
board-choose = Ce qu'on fait ici

## La manche et le chapitre

board-phase-explorers = Explorateurs
board-phase-spawn = Génération
board-phase-horror = Horreur
board-phase-monsters = Monstres
board-round = manche { $round }
board-chapter = { $number ->
    [0] Scénario
   *[other] Chapitre { $number }
  }
board-finale = Dénouement
board-legend = Ce que veulent dire les signes
board-chapters = Tout ce qui a été raconté
board-read = Continuer
board-goal-chapter = Trouvez une case de chapitre sur les tuiles et activez-la pour tourner la page.
board-goal-blocking = Les cases de chapitre ne tournent pas cette page : faites ce que dit sa carte.
board-goal-exit = La sortie est ouverte : amenez-y tous les explorateurs en vie, et partez.
board-goal-finale = Accomplissez ce que demande le dénouement avant que la fatalité ne soit complète, et gardez quelqu'un en vie.
board-goal-fallen = Votre explorateur est perdu pour de bon, et les monstres sont à vous : détruisez les explorateurs qui restent avant qu'ils ne s'échappent.
board-counted = Déjà compté : { $count }

## Instruments

board-threat = Menace
board-threat-now = Menace { $threat } sur { $last }, niveau des monstres { $level }
board-level-short = niveau { $level }
board-spawn = génération
board-horror = horreur
board-spawn-rating = Valeur de génération
board-horror-rating = Valeur d'horreur
board-rating-now = Un jet de { $now } ou plus réussit, et c'est mauvais signe ; le chapitre indique { $printed }.
board-rating-none = Pas de jet dans ce chapitre.
board-doom = Fatalité
board-doom-now = Fatalité { $now } sur { $most }

## Unités

board-health = Santé { $now } sur { $most }
board-stamina = Endurance { $now } sur { $most }
board-defence = Armure { $armor }, volonté { $will }
board-essence = Essence { $count }
board-markers = { $count ->
    [one] { $count } marqueur restant
   *[other] { $count } marqueurs restants
  }
board-marked = { $card } : { $what }
board-queue = Monstres
board-queue-place = Numéro { $place } dans la file
board-no-monsters = Aucun en vue.
board-monster-level = monstre de niveau { $level }
board-current = Événements en cours
board-asked = doit répondre
board-casting = Choisissez vos explorateurs
board-usable = Utilisable maintenant
board-survived = en vie

## Équipement

board-assembly = Équipement de { $who }
board-type-weapon = arme
board-type-apparel = tenue
board-type-artifact = artefact
board-type-consumable = consommable
board-upgrade = amélioration
board-reinforcement = renfort
board-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
  }
board-level = niveau { $level }
board-worn-weapon = En main
board-worn-apparel = Porté
board-worn-artifact = Artefact
board-nothing-worn = rien
board-stowed = Rangé
board-nothing-stowed = rien
board-workshop-hint = Choisissez un objet, puis l'endroit où il doit aller, ou faites-le glisser. Chaque endroit dit ce qui changerait.
board-deck-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
board-change = { $what } { $before } → { $after }
board-stows = range { $items }

## Lieux

board-door-open = Porte ouverte
board-door-closed = Porte fermée
board-door-broken = Porte détruite
board-opening-unexplored = Ouverture inexplorée
board-opening-exit = Sortie
board-opening-entrance = Entrée
board-space-gone = Détruit : ne sert plus à rien.
board-space-lit = Éclairé : ne coûte pas d'essence.
board-tile-goes = une tuile reste en arrière
board-leaves-behind = laisse en arrière : { $units }
board-hurts-self = vous touche vous-même !
board-hurts-friend = touche un compagnon !
board-about-floor = On peut y marcher et s'y arrêter.
board-about-ritual = Activez toutes les cases de rituel pour arrêter le rituel.
board-about-statue = Attaquez chaque partie jusqu'à ce qu'il n'en reste aucune.
board-about-story = Un lieu dont parle l'histoire. On peut y marcher.

## Cartes

board-exploration-event = événement d'exploration
board-horror-event = événement d'horreur
board-shelf-explorers = Explorateurs
board-shelf-spaces = Cases
board-shelf-monsters = Monstres
board-shelf-items = Objets
board-end-course = { $scenario }, « { $chapter } », manche { $round }, niveau des monstres { $level }.
board-blast = une explosion
board-roll-attack = { $roller } attaque { $defenders }
board-roll-sum = { $total } en tout
board-roll-spawn = { $roller } lance le dé de génération : il faut { $needed }
board-roll-horror = Le jet d'horreur : il faut { $needed }
