### Machina Arcana : les mots de la table (questions, réponses, journal), en français.

## Le jeu

game-name = Machina Arcana
game-tagline = Une cité de machines ensevelie, découverte tuile après tuile, et ce qui y vit encore.
    .length = 1 à 4 heures
    .weight = Exigeant
game-about = Ensemble, vous descendez dans une cité que personne n'a bâtie pour des gens. Vous la découvrez salle par salle, assemblez votre équipement avec ce qui traîne et suivez une histoire chapitre après chapitre pendant que les choses d'en bas deviennent plus fortes. Qui tombe continue, dans l'autre camp.
option-scenario = Scénario
option-scenario-ice = I : L'horreur dans la glace
option-scenario-statue = II : La statue du désespoir
option-scenario-beast = III : La Bête
option-length = Durée (premier scénario)
option-length-full = Le scénario entier
option-length-short = Courte : sans les chapitres 2 et 7
option-length-very-short = Très courte : chapitres 1, 2 et 4
option-easy = Facile : le 0 du dé compte pour 0
option-very_easy = Très facile : les jets ratés ne baissent pas les valeurs
option-ties = Quand les monstres ont le choix
option-ties-settled = La table décide
option-ties-asked = Un joueur est interrogé
option-spawn_order = Qui lance ensuite le dé de génération
option-spawn_order-settled = Dans l'ordre des sièges
option-spawn_order-asked = On demande à un joueur
option-campaign = Campagne : les survivants gardent des cartes pour un autre scénario

## Noms

class-gunner = tireur
class-brute = brute
class-mystic = mystique
class-crafter = artisan
type-weapon = armes
type-apparel = tenues
type-artifact = artefacts
type-consumable = consommables
part-torso = torse
part-legs = jambes
part-head = tête
attribute-armor = armure
attribute-will = volonté
attribute-health = santé
attribute-stamina = endurance
attribute-essence = essence
number-armor = armure
number-will = volonté
number-max-health = santé maximale
number-max-stamina = endurance maximale
number-attack = jets d'attaque
number-magic-attack = jets d'attaque magique
number-range = portée
kind-floor = sol
kind-rubble = décombres
kind-trap = piège
kind-pit = fosse
kind-barrel = baril explosif
kind-spawn = case de génération
kind-lever = levier
kind-recharge = station de recharge
kind-workbench = établi
kind-chest = coffre
kind-event = case d'événement
kind-chapter = case de chapitre
kind-story = case de récit
kind-ritual = case de rituel
kind-statue = partie de la statue
phase-explorers = phase des explorateurs
phase-spawn = phase de génération
phase-horror = phase d'horreur
phase-monsters = phase des monstres
milestone-chapter = chapitre atteint
milestone-level = niveau des monstres à la fin
ending-won = Les explorateurs ont gagné.
ending-escaped = Les explorateurs se sont échappés.
ending-destroyed = Le dernier explorateur est détruit.
ending-doom = Le dénouement est perdu.
group-explorer = explorateur
group-monster = monstre
group-unit = unité
trait-immobile = est immobile
trait-held = ne peut pas se déplacer
trait-ethereal = est à l'état éthéré
trait-steady = ne se laisse ni pousser ni tirer
trait-over-obstacles = franchit les obstacles
trait-over-pits = franchit les fosses
trait-sees-ethereal = peut cibler les unités éthérées
trait-keeps-health = garde toute sa santé
trait-clear-shot = ignore les obstacles en visant à distance
deck-exploration = événements d'exploration
deck-horror = événements d'horreur
doing-open = ouvrir
doing-close = fermer
edge-0 = nord
edge-1 = est
edge-2 = sud
edge-3 = ouest
fate-here = sur le plateau
fate-exited = passé par la sortie
fate-destroyed = détruit
turn-waiting = pas encore joué
turn-open = en train de jouer
turn-over = a joué
icon-barrel = canon
icon-blade = lame
icon-core = noyau
icon-cloth = étoffe
icon-rune = rune
icon-lens = lentille
icon-mount = fixation
icon-plate = plaque
length-full = scénario entier
length-short = partie courte
length-very-short = partie très courte
reach-melee = mêlée
reach-ranged = à distance
scenario-ice = L'horreur dans la glace
scenario-statue = La statue du désespoir
scenario-beast = La Bête
scope-tile = sur la tuile
scope-board = sur le plateau
scope-adjacent = à côté
scope-by-target = sur la case de la cible ou à côté
moment-kills = vous détruisez une unité
moment-destroyed = ce monstre est détruit
moment-hits = un coup est infligé
moment-takes-hit = un coup est reçu
moment-defends = une attaque est subie
moment-marker-removed = un marqueur quitte cette carte
moment-moves = un pas est fait
moment-ally-turn = un monstre est détruit sur votre tuile pendant le tour d'un autre explorateur
effect-aim = visée
effect-on-units = un effet sur des unités
effect-continuing = un effet continu
effect-passive = capacité passive
space-at = ligne { $row }, colonne { $column } de la tuile { $tile }
feature-at = { $kind } { $at }
opening-at = { $edge ->
    [0] le côté nord, en { $at }
    [1] le côté est, en { $at }
    [2] le côté sud, en { $at }
   *[other] le côté ouest, en { $at }
}
tile-number = tuile { $tile }
unit-at =
    { $kind ->
        [statue] la partie de la statue ({ $at })
        [chest] le coffre ({ $at })
       *[other] le baril ({ $at })
    }

## Réponses

do-pick-explorer = Jouer { $explorer }
    .short = Choisir un explorateur
do-take-turn = { $explorer } joue
    .short = Jouer un tour
do-end-turn = Finir le tour
do-go-on = Ne rien utiliser
do-roll-next = { $explorer } lance le dé
    .short = Jet de génération
do-move = Aller à la case : { $to }
    .short = Se déplacer
do-cross = Franchir jusqu'à la case : { $to }
    .short = Franchir
do-step-into-pit = Entrer dans la fosse : { $to }
    .short = Entrer dans une fosse
do-explore = Explorer au-delà de l'ouverture
do-leave = Sortir
do-open-door = Ouvrir la porte
do-close-door = Fermer la porte
do-break-door = Détruire la porte
do-activate = Activer : { $space }
    .short = Activer une case
do-seal = Sceller la case de génération : { $space }
    .short = Sceller une case de génération
do-use = { $ability ->
    [0] Capacité
    [1] Deuxième capacité
   *[other] Troisième capacité
  } : { $card }{ $unit ->
   *[other] {" "}sur { $unit }
    [none] {""}
  }{ $space ->
   *[other] {" "}en { $space }
    [none] {""}
  }
    .short = Utiliser une capacité
do-target = Viser { $unit }
    .short = Viser
do-pick-space = Choisir la case : { $space }
    .short = Choisir une case
do-pick-door = Choisir cette porte
do-never-mind = Laisser tomber
do-pick-unit = Choisir { $unit }
    .short = Choisir une unité
do-raise = { $by ->
    [0] Laisser le jet
   *[other] Augmenter le jet de { $by }
  }
    .short = Augmenter un jet
do-save = { $health ->
    [0] Perdre la santé
    [one] Payer plutôt 1 d'essence
   *[other] Payer plutôt { $health } d'essence
  }
    .short = Payer en essence
do-pay-essence = { $own ->
    [0] Ne rien payer soi-même
    [one] Payer soi-même { $own } d'essence
   *[other] Payer soi-même { $own } d'essence
  }
    .short = Payer de l'essence
do-contribute = { $essence ->
    [0] Ne rien donner
    [one] Contribuer pour 1 d'essence
   *[other] Contribuer pour { $essence } d'essence
  }
    .short = Contribuer en essence
do-draw-from = Piocher dans les { $deck }
    .short = Piocher un objet
do-put-back = Remettre { $item } sur son paquet
    .short = Remettre une carte
do-destroy = Détruire { $item }
    .short = Détruire un objet
do-keep = Garder { $item }
    .short = Garder un objet
do-keep-event = Garder { $event }
    .short = Garder un événement lié
do-give = Donner { $item } à { $to }
    .short = Donner un objet
do-equip = Équiper { $item }{ $instead ->
   *[other] {" "}au lieu de { $instead }
    [none] {""}
  }
    .short = Équiper un objet
do-attach = Mettre { $item } sur { $on }
    .short = Attacher un objet
do-stow = Ranger { $item }
    .short = Ranger un objet
do-exchange = Échanger { $drawn } contre { $own }
    .short = Échanger des cartes
do-trade = Échanger avec { $explorer }
    .short = Échanger
do-use-inventory = Réorganiser l'inventaire : { $explorer }
    .short = Réorganiser un inventaire
do-ask-for = Demander { $item }
    .short = Demander un objet
do-agree = Accepter
do-refuse = Refuser
do-done = Terminé
do-pursue = S'en prendre à { $explorer }
    .short = Cible d'un monstre
do-step-to = Il va à la case : { $to }
    .short = Pas d'un monstre
do-place = { $space }
    .short = Choisir un emplacement
do-place-exit = Mettre la sortie sur { $opening }
    .short = Placer la sortie

## Questions

ask-pick-explorer = { $party ->
    [one] Choisissez votre explorateur, qui descend seul.
   *[other] Choisissez votre explorateur.
  }
ask-take-turn = Qui joue le prochain tour ?
ask-act = Que fait votre explorateur ?
ask-speak-up = Utiliser une capacité avant que votre compagnon continue ?
ask-window = Utiliser une capacité avant la suite ?
ask-spawn-order = Qui fait le prochain jet de génération ?
ask-second-target = Choisissez la seconde cible.
ask-raise = Le jet contre { $target } est de { $result }, et il faut { $needed } : l'augmenter avec de l'essence ?
ask-save-health = { $amount ->
    [one] Vous allez perdre { $amount } point de santé : payer plutôt de l'essence ?
   *[other] Vous allez perdre { $amount } points de santé : payer plutôt de l'essence ?
  }
ask-pay-essence = { $amount } d'essence à payer : combien en payez-vous vous-même ?
ask-contribute = { $unit } demande { $amount } d'essence.
ask-place-monster = Où placer { $unit } ?
ask-lose-equipped = Détruisez un de vos objets équipés.
ask-draw-item = Piocher dans quel paquet ?
ask-part-with-item = Séparez-vous d'une des deux cartes.
ask-keep-item = Garder l'objet ou le donner ?
ask-equip-at-once = Équiper { $item } tout de suite ?
ask-exchange-items = Échanger des cartes piochées contre les vôtres ?
ask-return-items = Remettez ou détruisez les autres cartes.
ask-whose-inventory = Réorganiser un inventaire ?
ask-rearrange = Équipez, attachez ou donnez des objets.
ask-trade = Donnez des objets ou demandez-en.
ask-trade-asked = Donner { $item } ?
ask-enter = Par où entre votre explorateur ?
ask-place-exit = Où est la sortie ?
ask-monster-step = Vers quelle case va { $unit } ?
ask-monster-target = Qui est la cible de { $unit } ?
ask-monster-act = { $fallen ->
    [0] Que fait { $unit } ?
   *[other] Les monstres sont à vous désormais, contre les explorateurs qui restent. Que fait { $unit } ?
  }
ask-pick-unit = { $card } : { $purpose ->
    [attack] qui est visé par l’attaque ?
    [lose-health] qui perd de la santé ?
    [lose-stamina] qui perd de l’endurance ?
    [lose-essence] qui perd de l’essence ?
    [regain-health] qui récupère de la santé ?
    [regain-stamina] qui récupère de l’endurance ?
    [regain-essence] qui récupère de l’essence ?
    [control] quel monstre contrôlez-vous ?
    [banish] quel monstre est banni ?
    [push] qui est repoussé ?
    [pull] qui est attiré ?
    [move-up-to] qui se déplace ?
    [teleport] qui est téléporté ?
    [teleport-to] qui est téléporté ?
    [swap] avec qui échangez-vous votre place ?
    [gain] qui gagne l’objet ?
    [stow-one] à qui est l’objet à ranger ?
   *[other] pour qui ?
  }
ask-pick-space = { $purpose ->
    [light] Quelle case de chapitre s’illumine ?
    [price] { $card } : quelle case sacrifiez-vous ?
    [revive] { $card } : quelle case fonctionne de nouveau ?
   *[other] { $card } : quelle case est détruite ?
  }
ask-pick-door = { $card } : choisissez une porte.
ask-move-up-to = Où déplacer { $unit } ?
ask-teleport = Vers où téléporter { $unit } ?
ask-teleport-near = Où placer { $unit } ?
ask-leap = Où poser { $unit } ?
ask-keep-or-return = Garder la carte ?
ask-take-item = Quel objet prenez-vous ?
ask-keep-cards = Quelles cartes emportez-vous dans le scénario suivant ? Elles y augmentent la menace.
ask-give-item = Donner quel objet à qui ?
ask-give-back = Donner un objet en retour ?
ask-stow-one = Ranger quel objet ?
ask-destroy-item = Détruire quel objet ?

## Journal

tell-chose = { $seat } joue { $explorer }.
tell-round-began = Manche { $round }.
tell-phase-began = { $phase ->
   *[other] — { $phase } —
  }
tell-turn-began = Tour : { $unit }.
tell-turn-ended = { $unit } finit son tour.
tell-spawn-rolled = { $unit } obtient { $roll } pour la génération ; il faut { $needed }.
tell-horror-rolled = Le jet d'horreur donne { $roll } ; il faut { $needed }.
tell-ratings-set = Les valeurs sont { $spawn } pour la génération et { $horror } pour l'horreur.
tell-threat-changed = La menace est à { $threat }.
tell-level-rose = Le niveau des monstres passe à { $level }.
tell-spawned = { $monster } apparaît : { $space }.
tell-ended = { $ending }
tell-moved = { $unit } va à la case : { $to }.
tell-landed = { $unit } prend place : { $to }.
tell-shoved = Un choc envoie { $unit } à la case : { $to }.
tell-explored = { $unit } découvre une nouvelle tuile.
tell-scrolled = Une tuile reste en arrière.
tell-exited = { $unit } sort.
tell-exit-placed = La sortie est trouvée : { $opening }.
tell-door-opened = Une porte est ouverte.
tell-door-closed = Une porte est fermée.
tell-door-broken = Une porte est détruite.
tell-activated = { $unit } active : { $space }.
tell-sealed = { $unit } scelle la case de génération : { $space }.
tell-space-destroyed = Détruit : { $space }.
tell-space-revived = De nouveau en état : { $space }.
tell-chapter-lit = Case de chapitre éclairée : { $space }.
tell-exploded = Le baril explose : { $space }.
tell-attacked = { $unit } attaque { $defenders } : { $dice }.
tell-boosted = Des effets augmentent le jet de { $by }.
tell-weakened = Des effets réduisent le jet de { $by }.
tell-raised = { $unit } augmente le jet de { $by }.
tell-struck = { $hit ->
    [yes] Touché : { $unit } ({ $result } contre { $defense }).
   *[no] Manqué : { $unit } ({ $result } contre { $defense }).
  }
odds-struck = { $hit ->
    [yes] { $unit } : touché
   *[no] { $unit } : manqué
  }
tell-lost = { $unit } perd { $what-id ->
    [health] { $by ->
        [one] { $by } point de santé.
       *[other] { $by } points de santé.
    }
    [stamina] { $by } d'endurance.
    [essence] { $by } d'essence.
   *[other] { $by } ({ $what }).
  }
tell-regained = { $unit } regagne { $what-id ->
    [health] { $by ->
        [one] { $by } point de santé.
       *[other] { $by } points de santé.
    }
    [stamina] { $by } d'endurance.
    [essence] { $by } d'essence.
   *[other] { $by } ({ $what }).
  }
tell-contributed = { $unit } contribue pour { $essence } d'essence.
tell-destroyed = { $by ->
    [none] Détruit : { $unit }.
   *[other] { $by } détruit { $unit }.
  }
tell-banished = Banni : { $unit }.
tell-marker-put = Un marqueur est posé sur { $card }.
tell-marker-back = Un marqueur revient de { $card }.
tell-used = { $unit } se sert d'une { $ability ->
    [0] capacité
    [1] deuxième capacité
   *[other] troisième capacité
  } : { $card }.
tell-counted = { $card } : { $count } sur { $of }.
tell-effect-rolled = Le dé montre { $roll } ; il faut { $needed }.
odds-effect-rolled = { $done ->
    [yes] réussite
   *[no] échec
  }
tell-drew = { $unit } pioche { $item }.
tell-gained = { $unit } gagne { $item }.
tell-returned = { $item } retourne sur son paquet.
tell-item-destroyed = Objet détruit : { $item }.
tell-equipped = { $on ->
    [none] { $unit } équipe { $item }.
   *[other] { $unit } met { $item } sur { $on }.
  }
tell-stowed = { $unit } range { $item }.
tell-gave = { $unit } donne { $item } à { $to }.
tell-invoked = { $again ->
    [yes] { $event-card }, encore une fois.
   *[no] { $event-card }.
  }
tell-bound-to = { $event-card } se lie à { $unit }.
tell-chapter-began = { $chapter }
tell-kept = { $unit } emporte { $card }.
tell-campaign-threat = Ce qui a été emporté augmente la menace de { $threat }.
