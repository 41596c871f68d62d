### Nautilus : les mots à la table (questions, réponses, journal, refus), en français.

game-name = Nautilus
game-tagline = Une cité au fond de la mer et, tout autour, mille secrets dans le noir.
    .length = 60 à 90 minutes
    .weight = Difficulté moyenne
game-about = Ensemble, vous bâtissez une cité au fond de la mer, mettez ses modules en service et envoyez des sous-marins récolter des découvertes. À la fin, vos points de découverte sont multipliés par vos points d'exploration, et chaque Nemo restant ajoute un point. Le total le plus haut l'emporte.

option-base = Emplacement de la base
option-base-printed = Sur la position imprimée
option-base-free = N'importe où dans le lagon
option-first = Premier joueur
option-first-0 = Tiré au sort
option-first-1 = Joueur 1
option-first-2 = Joueur 2
option-first-3 = Joueur 3
option-first-4 = Joueur 4

## Noms

kind-base = base
kind-violet = module d'habitation violet
kind-green = module d'habitation vert foncé
kind-training = module d'entraînement
kind-technical = module technique
kind-sonar = module sonar
kind-research = module de recherche
kind-analysis = module d'analyse

find-gold = or
find-jellyfish = méduse
find-urchin = oursin
find-scallop = coquille Saint-Jacques
find-snail = escargot de mer
find-chest = coffre
find-speed = jeton vitesse
find-atlantis-1 = jeton Atlantide 1
find-atlantis-2 = jeton Atlantide 2
find-atlantis-3 = jeton Atlantide 3
find-atlantis-4 = jeton Atlantide 4
find-atlantis-5 = jeton Atlantide 5
find-atlantis-6 = jeton Atlantide 6
find-atlantis-7 = jeton Atlantide 7
find-atlantis-8 = jeton Atlantide 8
find-atlantis-9 = jeton Atlantide 9
find-atlantis-10 = jeton Atlantide 10
find-atlantis-11 = jeton Atlantide 11
find-atlantis-12 = jeton Atlantide 12
find-atlantis-13 = jeton Atlantide 13
find-atlantis-14 = jeton Atlantide 14
find-atlantis-15 = jeton Atlantide 15

mission-reef = Récif
mission-garden = Jardin
mission-current = Courant
mission-shelf = Corniche

zone-lagoon = lagon
zone-slope = fonds sous-marins
zone-deep = grands fonds
zone-trench = fosse

face-blue = bleue
face-beige = beige

ending-idle = une manche où rien n'a été fait
ending-all-found = tous les jetons Atlantide trouvés
ending-last-found = jetons Atlantide 13, 14 et 15 trouvés

side-N = nord
side-E = est
side-S = sud
side-W = ouest
side-NE = nord-est
side-SE = sud-est
side-SW = sud-ouest
side-NW = nord-ouest

module-number = { $number ->
    [0] la base
   *[other] le module { $number }
}
module-name = { $kind-id ->
    [base] la base
    [violet] le module violet { $at }
    [green] le module vert { $at }
   *[other] le { $kind } { $at }
}

## Morceaux de phrases

part-a-kind = { $kind-id ->
    [base] une { $kind }
   *[other] un { $kind }
}
part-kinds = { $kind-id ->
    [base] bases
    [violet] modules d'habitation violets
    [green] modules d'habitation vert foncé
    [training] modules d'entraînement
    [technical] modules techniques
    [sonar] modules sonar
    [research] modules de recherche
   *[analysis] modules d'analyse
}
part-a-find = { $find-id ->
    [gold] de l'{ $find }
    [jellyfish] une { $find }
    [urchin] un { $find }
    [scallop] une { $find }
    [snail] un { $find }
    [chest] un { $find }
    [speed] un { $find }
   *[other] le { $find }
}
part-nobody-gets-it = { $find-id ->
    [gold] personne n'en profite
    [jellyfish] personne n'en profite
    [urchin] personne n'en profite
    [scallop] personne n'en profite
    [snail] personne n'en profite
    [chest] personne n'en profite
    [speed] personne n'en profite
   *[other] personne n'en profite, mais il compte comme trouvé
}
part-cannot-pay = { $find-id ->
    [gold] mais ne peut pas payer la récolte
    [jellyfish] mais ne peut pas payer la récolte
    [urchin] mais ne peut pas payer la récolte
    [scallop] mais ne peut pas payer la récolte
    [snail] mais ne peut pas payer la récolte
    [chest] mais ne peut pas payer la récolte
    [speed] mais ne peut pas payer la récolte
   *[other] mais ne peut pas payer la récolte ; le jeton compte comme trouvé
}
part-aquanauts = { $aquanauts ->
    [one] { $aquanauts } aquanaute
   *[other] { $aquanauts } aquanautes
}
part-a-kind-aboard = { $aquanauts ->
    [0] { part-a-kind }
   *[other] { part-a-kind } avec { part-aquanauts }
}
part-cost = { $cost ->
    [one] { $cost } Nemo
   *[other] { $cost } Nemos
}
part-fee = { $fee ->
    [one] { $fee } Nemo
   *[other] { $fee } Nemos
}
part-first-tokens = { $first ->
    [one] { $first } jeton
   *[other] { $first } jetons
}
part-second-tokens = { $second ->
    [one] { $second } jeton
   *[other] { $second } jetons
}
part-squares = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}

## Questions

ask-base = Où se pose la base dans le lagon ?
ask-buy = Achetez-vous un module, ou passez-vous ?
ask-build = { $built ->
    [0] Construisez-vous l'un de vos modules ?
   *[other] En construisez-vous un autre ? Vous avez payé { part-fee } ce tour-ci.
}
ask-turn = Dans quel sens posez-vous votre { $kind } en { $at } ?
ask-walk = { $points ->
    [0] Vous n'avez plus de points de mouvement : vos aquanautes restent sur place.
    [one] Déplacez-vous un aquanaute ? Vous avez { $points } point de mouvement.
   *[other] Déplacez-vous un aquanaute ? Vous avez { $points } points de mouvement.
}
ask-dive = Voulez-vous lancer ou déplacer un sous-marin, utiliser le sonar, ou terminer ?
ask-look = { $left ->
    [one] Choisissez { $left } jeton face cachée à regarder en secret, ou passez.
   *[other] Choisissez jusqu'à { $left } jetons face cachée à regarder en secret, un par un, ou passez.
}
ask-dash = Déplacez-vous l'un de vos sous-marins de { part-squares } au plus, ou passez-vous ?
ask-stroll = { $points ->
    [one] Déplacez-vous l'un de vos aquanautes de { $points } module, ou restez-vous sur place ?
   *[other] Déplacez-vous l'un de vos aquanautes de { $points } modules au plus, ou restez-vous sur place ?
}
ask-dock = Votre sous-marin en { $at } accoste-t-il, ou reste-t-il en mer ?
ask-upgrade = Première sorte de votre mission : { $first } ; seconde : { $second }. Combien de jetons améliorez-vous, à 1 Nemo chacun ?

## Réponses

do-place-base = Poser la base en { $at }
    .short = Poser la base
do-buy = Acheter { part-a-kind }
    .short = Acheter un module d'exploration
do-buy-habitation = { $aquanauts ->
    [0] Acheter { part-a-kind } sans aquanaute
   *[other] Acheter { part-a-kind } avec { part-aquanauts }
}
    .short = Acheter une habitation
do-buy-nothing = Ne rien acheter
do-build = Construire { part-a-kind-aboard } en { $at }
    .short = Construire
do-turn-module = { $turn ->
    [0] Laisser tel quel
    [1] Tourner d'un quart de tour à droite
    [2] Tourner d'un demi-tour
    [3] Tourner d'un quart de tour à gauche
   *[other] Tourner de { $turn }
}
    .short = Tourner le module
do-keep = Conserver les modules
do-give-back = Rendre les modules non construits
do-walk = Déplacer un aquanaute depuis { $start } vers { $to }
    .short = Déplacer un aquanaute
do-stay = Rester sur place
do-launch = Lancer depuis { $module }, côté { $side }
    .short = Lancer un sous-marin
do-sonar = Utiliser le sonar en { $submarine }
    .short = Utiliser le sonar
do-sail = Déplacer le sous-marin de { $submarine } à { $to }
    .short = Naviguer
do-moor = Accoster avec le sous-marin en { $submarine }
    .short = Accoster sur place
do-rest = Terminer avec les sous-marins
do-look-at = Regarder le jeton en { $at }
    .short = Regarder un jeton
do-skip = Passer
do-dock = { $aquanaut ->
    [yes] Accoster { $module } et y mettre un aquanaute
   *[no] Accoster { $module }
}
    .short = Accoster
do-stay-at-sea = Rester en mer
do-upgrade = { $first ->
    [0] { $second ->
        [0] Ne rien améliorer
       *[other] Améliorer { part-second-tokens } de la seconde sorte
    }
   *[other] { $second ->
        [0] Améliorer { part-first-tokens } de la première sorte
       *[other] Améliorer { part-first-tokens } de la première sorte et { $second } de la seconde
    }
}
    .short = Améliorer des découvertes

## Le journal

tell-round-begins = { $seat } ouvre la manche { $round }.
tell-base-placed = { $seat } pose la base en { $at }.
tell-bought = { $seat } achète { part-a-kind-aboard } pour { part-cost }.
    .counted = Modules achetés
tell-built = { $fee ->
    [0] { $seat } construit { part-a-kind } en { $at }.
   *[other] { $seat } construit { part-a-kind } en { $at } et paie { part-fee }.
}
    .counted = Modules construits
tell-built-over = { $seat } couvre { part-a-find } en { $at } : { part-nobody-gets-it }.
    .counted = Jetons couverts par un module
tell-gave-back = { $seat } rend { part-a-kind-aboard }.
    .counted = Modules rendus
tell-walked = { $seat } déplace un aquanaute depuis { $start } vers { $to }, en { $steps } pas.
tell-put-in-service = { $seat } met en service { $module } ({ part-kinds } : { $count }).
    .counted = Modules mis en service
tell-paid-builder = { $seat } paie les frais à { $builder }, qui a construit le module.
tell-majority-taken = { $seat } prend le marqueur de majorité des { part-kinds }.
    .counted = Marqueurs de majorité pris
tell-launched = { $seat } lance un sous-marin en { $at } depuis { $module }.
tell-sonar-used = { $tokens ->
    [0] { $seat } utilise le sonar en { $at } et ne trouve rien à portée.
    [one] { $seat } utilise le sonar en { $at } et regarde { $tokens } jeton.
   *[other] { $seat } utilise le sonar en { $at } et regarde { $tokens } jetons.
}
tell-sighted = { $find ->
    [none] { $seat } regarde le jeton en { $at }.
   *[other] { $seat } voit { part-a-find } en { $at }.
}
    .counted = Jetons regardés
tell-sailed = { $seat } déplace un sous-marin de { $start } à { $to }.
tell-trench-opened = { $seat } ouvre la fosse à tous.
tell-salvaged = { $cost ->
    [0] { $seat } récolte { part-a-find } en { $at }.
   *[other] { $seat } récolte { part-a-find } en { $at } pour { part-cost }.
}
    .counted = Jetons récoltés
tell-left-open = { $seat } révèle { part-a-find } en { $at }, { part-cannot-pay }.
    .counted = Jetons laissés faute d'argent
tell-earned = { $money ->
    [one] { $seat } reçoit { $money } Nemo de la banque.
   *[other] { $seat } reçoit { $money } Nemos de la banque.
}
tell-docked = { $aquanaut ->
    [yes] { $seat } accoste { $module } avec un sous-marin et y met un aquanaute.
   *[no] { $seat } accoste { $module } avec un sous-marin.
}
tell-end-in-sight = Les jetons Atlantide 13, 14 et 15 sont trouvés : la manche { $last-round } est la dernière.
tell-nothing-done = Personne n'achète, ne construit ni ne récolte quoi que ce soit dans la manche { $round } : la partie prend fin.
tell-atlantis-awarded = { $seat } a { $tokens ->
    [one] { $tokens } jeton Atlantide
   *[other] { $tokens } jetons Atlantide
} et prend { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
tell-mission-revealed = { $seat } révèle sa mission : { $mission }.
    .counted = Missions
tell-upgraded = { $seat } améliore { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} { $find-id ->
    [gold] d'{ $find }.
    [urchin] d'{ $find }.
    [snail] d'{ $find }.
   *[other] de { $find }.
}
    .counted = Jetons améliorés
tell-scored = { $total ->
    [one] { $seat } marque { $total } point : découverte { $discovery } × exploration { $exploration } + argent { $money }.
   *[other] { $seat } marque { $total } points : découverte { $discovery } × exploration { $exploration } + argent { $money }.
}
tell-won = Victoire pour { $seats } !

## Refus : achat et construction

why-nobody-aboard = Un module d'habitation demande au moins un de vos aquanautes : placez-en un dessus.
why-too-many-aquanauts = { $limit ->
    [one] Un module d'habitation porte au plus { $limit } aquanaute : choisissez-en moins.
   *[other] Un module d'habitation porte au plus { $limit } aquanautes : choisissez-en moins.
}
why-bought-already = Un seul module par tour : le prochain pourra être acheté à votre prochain tour.
why-buy-after-building = L'achat vient avant la construction : le prochain module pourra être acheté à votre prochain tour.
why-keep-after-building = Qui construit ne garde rien : posez aussi les autres modules, ou rendez-les.
why-keep-without-buying = On ne garde ses modules que dans un tour où l'on en achète un : construisez-les, ou rendez-les.
why-hold-full = { $limit ->
    [one] Vous avez déjà { $limit } module non construit : construisez-le d'abord.
   *[other] Vous avez déjà { $limit } modules non construits : construisez d'abord.
}
why-stack-empty = Cette pile est vide : choisissez une autre sorte de module.
why-no-aquanauts = { $reserve ->
    [0] Votre réserve n'a plus d'aquanautes : aucun ne peut monter à bord.
    [one] Votre réserve n'a plus qu'un aquanaute : n'en prenez pas plus.
   *[other] Votre réserve n'a plus que { $reserve } aquanautes : n'en prenez pas plus.
}
why-no-money = { $money ->
    [0] Cela coûte { part-cost } et vous n'avez plus d'argent.
    [1] Cela coûte { part-cost } et vous n'en avez qu'un : choisissez moins cher.
   *[other] Cela coûte { part-cost } et vous n'en avez que { $money } : choisissez moins cher.
}
why-outside-lagoon = La base doit tenir tout entière dans le lagon : choisissez-y une place.
why-off-board = Le module dépasserait du bord : il doit tenir tout entier sur le plateau.
why-overlap = Le module chevaucherait la cité : posez-le plus loin.
why-submarine-below = Un sous-marin gêne : construisez là où aucun ne serait couvert.
why-no-passage = Aucun sas ne donnerait dans la cité : posez le module là où il a un passage.
why-not-joined = Un module supplémentaire doit se raccorder à un module que vous avez construit ce tour-ci.

## Refus : aquanautes

why-bound = Votre seul aquanaute dans ce module y est lié : déplacez un aquanaute d'un autre module.
why-has-walked = Cet aquanaute s'est déjà déplacé ce tour-ci : déplacez-en un autre.
why-too-far = C'est trop loin ({ $steps } pas) : { $points ->
    [0] vous n'avez plus de points de mouvement.
    [one] vous avez { $points } point de mouvement.
   *[other] vous avez { $points } points de mouvement.
}
why-no-fee = Vous ne pouvez pas payer les frais au constructeur de ce module : votre aquanaute ne peut pas s'y arrêter, choisissez un autre module.

## Refus : sous-marins

why-not-an-exploration-module = Un sous-marin ne se lance que depuis un module d'exploration.
why-launch-crew = Pour lancer, il faut au moins { $needed } de vos aquanautes dans le module : amenez-en davantage.
why-no-blue-airlock = Il n'y a pas de sas bleu de ce côté : lancez par un sas bleu.
why-airlock-blocked = Ce sas ne donne pas sur une case libre : choisissez-en un autre.
why-no-submarine = { $limit ->
    [one] Votre seul sous-marin est déjà en mer : faites-le d'abord accoster.
   *[other] Vos { $limit } sous-marins sont tous en mer : faites-en d'abord accoster un.
}
why-launch-too-late = On lance avant le sonar et les déplacements : vous pourrez lancer de nouveau au prochain tour.
why-sonar-too-late = Le sonar précède le premier déplacement de sous-marin : vous pourrez l'utiliser au prochain tour.
why-sonar-used = Ce sous-marin a déjà utilisé le sonar ce tour-ci : utilisez-en un autre, ou passez aux déplacements.
why-has-sailed = Ce sous-marin s'est déjà déplacé ce tour-ci : déplacez-en un autre.
why-submarine-there = Un autre sous-marin est là : vous pouvez passer, mais pas vous arrêter.
why-city-there = La cité couvre cette case : vous pouvez la traverser, mais pas vous y arrêter.
why-trench-closed = La fosse est encore fermée : il vous faut les cinq types de module d'exploration en service.
why-way-blocked = Aucun chemin libre n'y mène : un sous-marin ne traverse pas une découverte.
why-too-far-to-sail = C'est trop loin : le sous-marin avance de { part-squares } au plus.
why-nobody-to-land = Votre réserve n'a plus d'aquanaute à y mettre : accostez sans en déposer.
why-same-zone = Vous avez déjà regardé dans cette zone : choisissez un jeton d'une autre zone.

## Refus : décompte

why-not-collected = Vous n'avez pas récolté autant de jetons : améliorez-en moins.

## Ce que font les découvertes

effect-earn = prendre des Nemos à la banque : plus vous avez de { part-kinds } en service, plus vous en recevez
effect-look = regarder en secret des jetons face cachée n'importe où, autant que vos { part-kinds } en service le permettent, dans des zones différentes si possible
effect-dash = déplacer l'un de vos sous-marins de { part-squares } au plus
effect-stroll = { $steps ->
    [one] déplacer l'un de vos aquanautes de { $steps } module
   *[other] déplacer l'un de vos aquanautes de { $steps } modules au plus
}

## Les issues possibles, pesées d'avance

odds-built-over = { $what ->
    [atlantis] couvrir un jeton Atlantide
   *[other] couvrir { part-a-find }
}
odds-sighted = { $what ->
    [atlantis] voir un jeton Atlantide
   *[other] voir { part-a-find }
}
odds-salvaged = { $what ->
    [atlantis] récolter un jeton Atlantide
   *[other] récolter { part-a-find }
}
odds-left-open = { $what ->
    [atlantis] révéler un jeton Atlantide sans pouvoir payer la récolte
   *[other] révéler { part-a-find } sans pouvoir payer la récolte
}
