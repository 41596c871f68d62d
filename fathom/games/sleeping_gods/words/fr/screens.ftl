### Sleeping Gods : ce que disent les écrans posés sur l'atlas (lecture, épreuves, combats, marché, port, papiers), en français.

## La lecture

screen-spine = Le voyage
screen-place = Lieu { $number }
screen-to-ship = Retour au navire
screen-tokens = Jetons exploration :
screen-test-won = { $skill } { $score } contre { $value } : réussite
screen-test-lost = { $skill } { $score } contre { $value } : échec
screen-fought = Un combat de niveau { $level }
screen-way-test = { $skill } { $value }
screen-way-lowered = { $by } de moins grâce à ce que vous savez
screen-way-chance = { $chance } % tous ensemble
screen-way-fight = Combat : { $foes } ennemis, niveau { $level }
screen-before-fight = Pendant un combat, on ne peut ni équiper de carte, ni cuisiner, ni donner d'arme : c'est le moment.
screen-begin-fight = Engager le combat
screen-way-waiting = { $name } décide pour tous.
screen-need-done = { $quest }, accomplie
screen-need-token = jeton { $token }
screen-need-totems = { $count ->
    [one] { $count } totem
   *[other] { $count } totems
  }
screen-need-omens = { $count ->
    [one] { $count } présage
   *[other] { $count } présages
  }
screen-need-mercies = { $count ->
    [one] { $count } clémence
   *[other] { $count } clémences
  }
screen-need-gains = { $count ->
    [one] { $count } gain
   *[other] { $count } gains
  }
screen-cost-lose = { $amount } { $what }
screen-cost-tire = { $amount } fatigue
screen-cost-wound = { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }
screen-cost-damage-ship = { $amount ->
    [one] { $amount } avarie
   *[other] { $amount } avaries
  }
screen-cost-lose-card = une carte

## Les papiers du bord

screen-papers = Les papiers du bord
screen-paper-voyage = Voyage
screen-paper-log = Journal de bord
screen-paper-quests = Quêtes
screen-paper-cards = Cartes
screen-paper-score = Score
screen-log-search = Chercher dans ce qui a été lu
screen-log-empty = Rien n'a encore été lu. Explorez un lieu.
screen-log-nothing = Rien de tel n'a été lu.
screen-log-count = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
  }
screen-quests-open = Quêtes en cours : { $count }
screen-quests-done = Accomplies : { $count }
screen-quest-active = Mène quelque part sur l'atlas
screen-quest-leads = Mène à : { $places }
screen-quest-lead = { $place } ({ $region })
screen-cards-owned = Cartes aventure : { $count }
screen-troubles = Événements permanents
screen-borne-by = Portée par { $crew }
screen-orders-on = { $count ->
    [one] { $count } ordre dessus
   *[other] { $count } ordres dessus
  }
screen-cook = { $orders ->
    [one] Cuisiner pour 1 ordre
   *[other] Cuisiner pour { $orders } ordres
  }
screen-use = { $orders ->
    [one] Utiliser pour 1 ordre
   *[other] Utiliser pour { $orders } ordres
  }
screen-score = Score si le voyage finissait maintenant
screen-score-cards = Cartes aventure
screen-score-totems = Totems
screen-score-quests = Quêtes
screen-score-levels = Cartes niveau
screen-score-coins = Pièces
screen-score-artifacts = Artefacts
screen-score-ending = Une fin atteinte
screen-score-brutal = Mode brutal
screen-score-defeats = Défaites
screen-score-total = Total
screen-achievements = Hauts faits : { $count } totems et fins, toutes campagnes
screen-past-scores = Campagnes passées : { $scores }

## Les épreuves

screen-challenge = { $skill } { $value }
screen-navigation-test = Navigation
screen-navigation = score
screen-of = sur { $value }
screen-extra = ajouté
screen-fate = destin
screen-certain = La réussite est certaine.
screen-fate-needed = Il faut un destin de { $least } ou plus.
screen-fate-least = destin { $least }+
screen-fate-of-card = son destin : { $fate }
screen-percent = { $chance } %
screen-moves = { $moves ->
    [one] { $moves } déplacement dès { $score }
   *[other] { $moves } déplacements dès { $score }
  }
screen-who-joins = Qui participe ?
screen-tires = Se fatigue
screen-help = Ce qui peut encore aider
screen-waiting = Les autres décident.

## Les combats

screen-fight = Combat, niveau { $level }
screen-band-very-easy = très facile
screen-band-easy = facile
screen-band-medium = moyen
screen-band-dangerous = dangereux
screen-band-deadly = mortel
screen-row = Les ennemis, de gauche à droite
screen-level = Niveau
screen-level-short = Niv
screen-defence = Défense
screen-damage = Dégâts
screen-accuracy = Précision
screen-block = Parades
screen-hearts-left = Cœurs restants
screen-enemy-numbers = Niveau { $level }, défense { $defence }, dégâts { $damage }
screen-enemy-raised = Ses voisins ajoutent { $by } à la fin du round.
screen-square = { $enemy }, case { $square }
screen-square-heart = { $hearts ->
    [one] cœur
   *[other] cœur de { $hearts }
  }
screen-square-damage = dégâts
screen-square-flying = vol
screen-square-synergy = synergie
screen-square-empty = Case vide
screen-square-covered = blessée
screen-wound-takes = Prend { $takes } des dégâts, en laisse { $left }
screen-wound-beats = Vainc cet ennemi
screen-attack = Attaquer
screen-strike-damage = Touché { $damage }, raté { $miss }
screen-strike-counter = Riposte : { $counter }
screen-choose-attacker = { $crew } attaque
screen-arm = { $name } : précision { $accuracy }, dégâts { $damage }, parades { $block }
screen-ranged = à distance
screen-boost = Défausser une carte équipée de { $skill } pour 1 dégât de plus
screen-cubes = Cubes de combat
screen-cubes-of = { $name } : { $count }
screen-cubes-used = { $used ->
    [one] a attaqué une fois
   *[other] a attaqué { $used } fois
  }
screen-token-of = Jeton synergie de { $crew }
screen-attacks = { $crew } attaque { $target }
screen-against = contre { $defence }
screen-hit = Touché
screen-miss = Raté
screen-wounds-left = { $left } à placer
screen-countered = { $crew } subit la riposte : { $damage }
screen-struck = { $crew } subit l'attaque : { $damage }
screen-placing = Placez les blessures case par case : { $left } restantes.
screen-place-confirm = Confirmer les blessures
screen-place-elsewhere = Ailleurs
screen-place-back = Reprendre la dernière
screen-round-ends = Les ennemis attaquent, de gauche à droite.

## Marché, port, fouille, événements

screen-health = Santé
screen-fatigue = Fatigue
screen-market = Le marché
screen-purse = { $coins ->
    [one] Vous pouvez payer 1 pièce en tout.
   *[other] Vous pouvez payer { $coins } pièces en tout.
  }
screen-too-dear = trop cher
screen-leave-market = Quitter le marché
screen-port = Le port
screen-inn = Auberge
screen-inn-does = Tout l'équipage se repose et guérit : { $heals } blessures en tout.
screen-inn-pay = Payer { $coins } pièces
screen-inn-closed = Pas de lit : déjà payé, ou trop peu de pièces.
screen-yard = Chantier naval
screen-yard-idle = Rien à réparer.
screen-doctor = Médecin
screen-doctor-heals = { $coins ->
    [one] guérit { $heals } pour 1 pièce
   *[other] guérit { $heals } pour { $coins } pièces
  }
screen-doctor-idle = Personne à soigner.
screen-school = Expérience
screen-leave-port = Quitter le port
screen-search = Fouille
screen-search-risk = { $left } jetons face cachée ; certains font d'abord du mal.
screen-search-stop = Arrêter sans récompense
screen-event = Un événement
screen-event-stays = reste en jeu

## La fin d'une séance

screen-end-ending = Le voyage touche à sa fin : { $ending }
screen-end-lost = Le voyage est perdu.
screen-end-packed = Rangé : le voyage reprendra un autre jour.
screen-end-where = Où nous en sommes
screen-end-turns = { $turn } tours, paquet d'événements { $deck }, { $left } restants
screen-end-ship = Mouillage du navire : { $region }

## Votre voyage : la dernière page d'une campagne

voyage-title = Votre voyage
voyage-facts = { $turns } tours · { $places } lieux · { $defeats ->
    [0] aucune défaite
    [one] une défaite
   *[other] { $defeats } défaites
  }
voyage-read = Vous avez lu { $read } des { $whole } paragraphes du livre : { $share } %.
voyage-stories = Les histoires menées à leur fin
voyage-mercy = par bonté
voyage-gain = par intérêt
voyage-no-stories = Aucune. La mer les garde pour le prochain navire.
voyage-helped = Où vous avez aidé quelqu'un
voyage-met = Qui vous avez rencontré
voyage-more = et { $count } de plus
voyage-vanished = Ce que vous avez emporté
voyage-vanished-note = Pour chacun de ces objets, une petite chose a quitté la mer.
voyage-crew = L'équipage
voyage-untaken = Les routes non prises
voyage-untaken-told = { $count ->
    [0] Vous avez pris toutes les routes qui s'offraient.
    [one] Une route était ouverte et n'a pas été prise. Où elle mène, le livre le sait encore.
   *[other] { $count } routes étaient ouvertes et n'ont pas été prises. Où elles mènent, le livre le sait encore.
  }
voyage-achievements = Hauts faits
voyage-achieved = { $count ->
    [one] Un totem ou une fin, toutes campagnes
   *[other] { $count } totems et fins, toutes campagnes
  }
voyage-image = Enregistrer l'image
voyage-print = Imprimer
voyage-image-failed = L'image n'a pas pu être faite.

## Les prix

screen-note-orders = { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
  }
screen-note-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
screen-note-materials = { $count ->
    [one] { $count } matériau
   *[other] { $count } matériaux
  }
screen-note-xp = { $count } d'expérience

## Ce que dit une campagne rangée

carried-voyage = Le voyage
carried-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
  }
carried-events = paquet d'événements { $deck }, { $left } cartes restantes
carried-goods = Provisions
carried-xp = { $count } d'expérience
carried-quests = Quêtes
carried-cards = Cartes aventure
carried-levels = Niveaux
carried-totems = Totems de toutes les campagnes
carried-endings = Fins atteintes
carried-scores = Scores jusqu'ici
screen-fate-for = Le destin { $purpose ->
    [challenge] du défi
    [attack] de l'attaque
    [ship] du navire
   *[other] de l'événement
  }
screen-passed = Réussite
screen-failed = Échec
