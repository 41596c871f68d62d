### Machina Arcana : ce que disent les cartes, d'après leurs verbes, en français.

## Capacités

cost-stamina = { $count } d'endurance
cost-essence = { $count } d'essence
cost-health = { $count } de santé
cost-this = détruire cette carte
cost-marker = reprendre un de vos marqueurs sur cette carte
cost-space = détruire { $kind-id ->
    [lever] un levier adjacent
    [barrel] un baril adjacent
    [chest] un coffre adjacent
    [workbench] un établi adjacent
    [recharge] une station de recharge adjacente
    [event] une case d'événement adjacente
    [spawn] une case de génération adjacente
   *[other] une case adjacente ({ $kind })
  }
ability-active = { $cost }{ $aim-id ->
    [none] {""}
   *[other] , { $aim }
  }{ $condition-id ->
    [none] {""}
   *[other] , si { $condition }
  } : { $effect }
ability-counted = la { $counted }e fois, { $effect }
ability-arrival = Arrivée : { $effect }
card-armor = Armure +{ $by }.
card-will = Volonté +{ $by }.
card-bound = Lié : cet événement reste avec l'explorateur qui l'a invoqué.
card-blocking = Bloquant : les cases de chapitre ne le font pas avancer.
finale-ice = Gagné quand les quatre cases de rituel ont été activées, chacune pour 3 d'endurance et 2 d'essence. Perdu à l'événement d'horreur numéro { $doom } du dénouement.
finale-statue = Gagné quand les quatre parties de la statue sont détruites ; chacune a { $health } points de santé, et un jet de { $defense } ou plus la touche. Perdu avec { $doom } jetons de fatalité : il s'en ajoute un chaque fois que la menace monte d'un cran.
finale-beast = Gagné quand la Bête est détruite. Perdu avec { $doom } jetons de fatalité : il s'en ajoute un chaque fois que la menace monte d'un cran. On ne peut ni pousser, ni tirer, ni téléporter, ni contrôler, ni bannir la Bête, ni échanger de place avec elle, et la case de génération où elle se tient ne peut pas être scellée.

## Qui

effect-user = soi-même
effect-target = la cible
effect-other = l'attaquant
part-which = which
    .said = { $given-id ->
      [level] {" "}{ $given }
     *[other] {""}
    }
part-that = that
    .said = { $given-id ->
      [struck] {" "}qui a été touché
      [adjacent] {" "}auquel { $given }
     *[other] {""}
    }
part-scope = scope
    .said = { $scope-id ->
      [board] {" "}sur le plateau
      [adjacent] {""}
      [by-target] {" "}sur la case de la cible ou à côté
     *[tile] {" "}sur la tuile
    }
part-where = where
    .said = { $given-id ->
      [struck] {""}
     *[other] { part-scope.said }
    }
effect-each = chaque { $each }{ $given-id ->
    [wounded] { $each-id ->
      [unit] {" "}blessée
     *[other] {" "}blessé
    }
   *[other] {""}
  }{ $scope-id ->
    [adjacent] { $each-id ->
      [unit] {" "}adjacente
     *[other] {" "}adjacent
    }
   *[other] {""}
  }{ part-which.said }{ part-where.said }{ part-that.said }
effect-one = { $one-id ->
    [unit] une
   *[other] un
  } { $one }{ $given-id ->
    [wounded] { $one-id ->
      [unit] {" "}blessée
     *[other] {" "}blessé
    }
   *[other] {""}
  }{ $scope-id ->
    [adjacent] { $one-id ->
      [unit] {" "}adjacente
     *[other] {" "}adjacent
    }
   *[other] {""}
  }{ part-which.said }{ part-where.said }{ part-that.said }
effect-same = { $one ->
    [yes] { $same-id ->
      [unit] une { $same }
     *[other] un { $same }
    }
   *[no] { $same-id ->
      [unit] chacune
     *[other] chacun
    }
  }
effect-nearest = { $nearest-id ->
    [explorer] l'explorateur
    [monster] le monstre
   *[other] l'unité
  } { $given-id ->
    [wounded] { $nearest-id ->
      [unit] blessée la plus proche
     *[other] blessé le plus proche
    }
   *[other] { $nearest-id ->
      [unit] la plus proche
     *[other] le plus proche
    }
  }{ part-which.said }{ part-where.said }{ part-that.said }
part-aimed-at = aim
    .said = { $space-id ->
      [lever] , un levier
      [barrel] , un baril
      [event] , une case d'événement
      [spawn] , une case de génération
     *[other] { $at-id ->
        [monster] , un monstre
        [explorer] , un explorateur
       *[other] {""}
      }
    }{ $targets ->
      [2] , chacune de deux cibles
     *[other] {""}
    }{ $given-id ->
      [far] { $at-id ->
        [unit] , cible non adjacente
       *[other] {" "}non adjacent
      }
      [equipped] { $at-id ->
        [unit] , une cible qui a un objet équipé
       *[other] {" "}qui a un objet équipé
      }
     *[other] {""}
    }
effect-melee = mêlée{ part-aimed-at.said }
effect-ranged = portée { $range }{ part-aimed-at.said }
effect-through = portée { $range } malgré les obstacles{ part-aimed-at.said }
effect-at-door = une porte à portée { $range }

## Conditions

effect-wounded = vous êtes blessé
effect-adjacent = { $adjacent-id ->
    [unit] une unité est adjacente
   *[other] un { $adjacent } est adjacent
  }
effect-far = la cible n'est pas adjacente
effect-equipped = la cible a un objet équipé
effect-any = l'on trouve { $any }
effect-level = de niveau { $level } ou moins
effect-hit = l'attaque touche
effect-struck = touché
effect-close-in = aucun explorateur n'est adjacent et qu'il y a de la place à côté du plus proche, à { $close-in } cases au plus
effect-not = sauf si { $condition }

## Capacités passives

part-while = while
    .said = { $given-id ->
      [none] {""}
      [not] , { $given }
      [adjacent] {" "}quand { $given }
     *[other] {" "}tant que { $given }
    }
part-signed = { $by ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $by }
  }
part-of-bonus = { $bonus-id ->
    [armor] d'armure
    [will] de volonté
    [max-health] de santé maximale
    [max-stamina] d'endurance maximale
    [range] de portée
    [attack] aux jets d'attaque
   *[magic-attack] aux jets d'attaque magique
  }
part-with = with
    .said = { $weapon-id ->
      [melee] {" "}avec les armes de mêlée
      [ranged] {" "}avec les armes à distance
     *[other] {""}
    }
effect-bonus = { $to-id ->
    [none] { $bonus } { part-signed }{ part-with.said }
   *[other] { $to } a { part-signed } { part-of-bonus }{ part-with.said }
  }{ part-while.said }
effect-has = { $to-id ->
    [none] { $has-id ->
      [ethereal] état éthéré
      [immobile] immobile
     *[other] { $has }
    }
   *[other] { $to } { $has }
  }{ part-while.said }
part-as-kind = { $as-kind-id ->
    [rubble] des décombres
    [pit] une fosse
    [trap] un piège
    [spawn] une case de génération
    [barrel] un baril explosif
   *[other] { $as-kind }
  }
effect-considered = { $also ->
    [yes] chaque { $considered } est aussi { part-as-kind }
   *[no] chaque { $considered } compte comme { part-as-kind }
  }
when-kills = { $whose ->
    [you] vous détruisez une unité
   *[anybody] un explorateur détruit une unité
  }
when-hits = { $whose ->
    [you] vous infligez un coup
    [monster] ce monstre inflige un coup
   *[anybody] une unité inflige un coup
  }
when-takes-hit = { $whose ->
    [you] vous recevez un coup
    [monster] ce monstre reçoit un coup
   *[anybody] une unité reçoit un coup
  }
effect-when = { $counted ->
    [0] quand { $when }
    [2] une fois sur deux, quand { $when }
    [3] une fois sur trois, quand { $when }
    [4] une fois sur quatre, quand { $when }
    [5] une fois sur cinq, quand { $when }
    [6] une fois sur six, quand { $when }
   *[other] une fois sur { $counted }, quand { $when }
  }{ part-while.said } : { $do }

## Ce qui arrive aux unités

part-high = { $attack ->
    [one] { $attack } dé fort
   *[other] { $attack } dés forts
  }
part-low = { $low ->
    [one] { $low } dé faible
   *[other] { $low } dés faibles
  }
part-dice = { $attack ->
    [0] { part-low }
   *[other] { $low ->
      [0] { part-high }
     *[other] { part-high } et { part-low }
    }
  }
effect-attack = { $on-id ->
    [other] { $magic ->
      [yes] riposter par une attaque magique avec { part-dice }
     *[no] riposter avec { part-dice }
    }
    [none] { $magic ->
      [yes] mener une attaque magique avec { part-dice }
     *[no] attaquer avec { part-dice }
    }
    [target] { $magic ->
      [yes] mener une attaque magique avec { part-dice }
     *[no] attaquer avec { part-dice }
    }
   *[others] { $magic ->
      [yes] mener une attaque magique avec { part-dice } contre { $on }
     *[no] attaquer avec { part-dice } { $on }
    }
  }
effect-lose = { $on-id ->
    [none] perdre
    [user] vous perdez
   *[other] { $on } perd
  } { $by ->
    [9] { $lose-id ->
      [health] toute sa santé
      [stamina] toute son endurance
     *[essence] toute son essence
    }
   *[other] { $by } { $lose-id ->
      [health] de santé
      [stamina] d'endurance
     *[essence] d'essence
    }
  }
effect-regain = { $on-id ->
    [none] regagner
    [user] vous regagnez
   *[other] { $on } regagne
  } { $by } { $regain-id ->
    [health] de santé
    [stamina] d'endurance
   *[essence] d'essence
  }
    .more = { $on-id ->
        [none] {""}
        [user] vous regagnez{" "}
       *[other] { $on } regagne{" "}
    }{ $by } { $regain-id ->
        [health] de santé
        [stamina] d'endurance
       *[essence] d'essence
    }
part-times = times
    .said = { $most ->
      [1] {""}
     *[other] , jusqu'à { $most } fois
    }
part-of-change = { $change-id ->
    [armor] d'armure
    [will] de volonté
    [max-health] de santé maximale
    [max-stamina] d'endurance maximale
    [range] de portée
    [attack] aux jets d'attaque
   *[magic-attack] aux jets d'attaque magique
  }
part-of-also = { $also-id ->
    [armor] d'armure
    [will] de volonté
    [max-health] de santé maximale
    [max-stamina] d'endurance maximale
    [range] de portée
    [attack] aux jets d'attaque
   *[magic-attack] aux jets d'attaque magique
  }
part-changed = { $on-id ->
    [none] { $change }{ $also-id ->
      [none] {""}
     *[other] {" "}et { $also }
    } { part-signed }
    [user] vous avez { part-signed } { part-of-change }{ $also-id ->
      [none] {""}
     *[other] {" "}et { part-signed } { part-of-also }
    }
   *[other] { $on } a { part-signed } { part-of-change }{ $also-id ->
      [none] {""}
     *[other] {" "}et { part-signed } { part-of-also }
    }
  }
effect-change = { part-changed } cette manche{ part-times.said }
effect-grant = { $on-id ->
    [none] { $grant-id ->
      [ethereal] passer à l'état éthéré
     *[other] { $grant }
    }
    [user] { $grant-id ->
      [ethereal] passer à l'état éthéré
     *[other] { $grant }
    }
   *[other] { $on } { $grant }
  } cette manche{ part-times.said }
effect-move-up-to = { $led ->
    [yes] déplacer { $on }
   *[no] { $on-id ->
      [none] se déplacer
      [user] se déplacer
     *[other] { $on } se déplace
    }
  } de { $move-up-to ->
    [one] { $move-up-to } case au plus
   *[other] { $move-up-to } cases au plus
  }
effect-push = pousser { $on } de { $push ->
    [one] { $push } case
   *[other] { $push } cases
  }
effect-pull = tirer { $on } de { $pull ->
    [one] { $pull } case
   *[other] { $pull } cases
  }
effect-teleport = { $on-id ->
    [none] se téléporter
    [user] se téléporter
   *[other] { $on } se téléporte
  } à { $teleport ->
    [one] { $teleport } case au plus
   *[other] { $teleport } cases au plus
  }
effect-teleport-to = { $on-id ->
    [none] se téléporter
    [user] se téléporter
   *[other] { $on } se téléporte
  } { $teleport-to-id ->
    [chest] au coffre le plus proche
    [spawn] à la case de génération la plus proche
   *[other] à la case la plus proche ({ $teleport-to })
  }
effect-swap = échanger de place avec { $swap }
effect-control = prendre le contrôle de { $control }
effect-banish = bannir { $banish }
effect-leap = se téléporter à côté de cet explorateur

## Ce qui arrive aux cases

effect-destroy-space = { $destroy-space-id ->
    [lever] détruire le levier
    [spawn] détruire une case de génération adjacente
   *[other] détruire une case adjacente ({ $destroy-space })
  }
effect-revive = remettre en état { $revive-id ->
    [recharge] une station de recharge détruite
    [workbench] un établi détruit
    [chest] un coffre détruit
    [lever] un levier détruit
   *[other] une case détruite ({ $revive })
  } de la tuile
effect-door = { $door-id ->
    [open] ouvrir
   *[close] fermer
  } { $every ->
    [yes] { $scope-id ->
      [board] toutes les portes du plateau
     *[tile] toutes les portes de la tuile
    }
   *[no] { $scope-id ->
      [by-target] cette porte
     *[tile] une porte de la tuile
    }
  }
effect-light = éclairer le chapitre
effect-spring-traps = déclencher les pièges
effect-explode = { $explode-id ->
    [board] chaque baril du plateau explose
    [by-target] le baril explose
   *[other] chaque baril de la tuile explose
  }

## Le cours de la partie

effect-threat = { $threat ->
    [-2] baisser la menace de 2
    [-1] baisser la menace de 1
   *[other] augmenter la menace de { $threat }
  }
effect-set-threat = la menace passe à { $set-threat }
effect-spawn = un monstre apparaît pour { $spawn }
effect-take-monster = chercher la carte { $take-monster }, où qu'elle soit : ce monstre apparaît pour { $on }
effect-invoke = { $invoke-id ->
    [horror] invoquer un événement d'horreur
   *[exploration] { $on-id ->
      [other] son destructeur invoque un événement d'exploration
     *[none] invoquer un événement d'exploration
    }
  }
effect-reinvoke = { $reinvoke-id ->
    [horror] invoquer de nouveau l'événement d'horreur en cours
   *[exploration] invoquer de nouveau l'événement d'exploration en cours
  }
effect-shuffle-events = { $shuffle-events-id ->
    [horror] mélanger le paquet d'horreur avec sa défausse
   *[exploration] mélanger le paquet d'exploration avec sa défausse
  }
effect-roll-for = lancer le dé : à { $roll-for } ou plus, { $do }{ $otherwise-id ->
    [none] {""}
   *[other] {"\u202F"}; sinon, { $otherwise }
  }
effect-gain = { $gain-id ->
    [none] gagner un objet
    [user] gagner un objet
   *[other] { $gain } gagne un objet
  }
effect-draw-any = piocher une carte dans un paquet d'objets au choix et la garder, la remettre ou la détruire
effect-take-item = chercher parmi les { $take-item } un objet de niveau { $level } ou moins et le prendre
effect-shuffle-items = mélanger chaque paquet d'objets
effect-give-item = { $anywhere ->
    [yes] donner un objet à un explorateur de votre tuile, qui peut vous en donner un en retour
   *[no] donner un objet à un explorateur adjacent
  }
effect-stow-one = { $stow-id ->
    [none] ranger un objet équipé
    [user] ranger un objet équipé
   *[other] { $stow } range un objet équipé
  }
effect-destroy-this = détruire cette carte
effect-destroy-item = détruire un objet équipé
effect-rearrange = réorganiser un inventaire
effect-advance = passer au chapitre suivant
effect-place-entrance = placer l'entrée
effect-place-exit = placer la sortie
effect-add-items = ajouter les objets de niveau { $add-items }
effect-new-round = commencer une nouvelle manche
effect-start-finale = commencer le dénouement
