### Machina Arcana : ce que disent les cartes, d’après leurs verbes, en français.

cost-stamina = { $count } endurance
cost-essence = { $count } essence
cost-health = { $count } santé
cost-this = détruire cette carte
cost-marker = reprendre un de vos marqueurs de cette carte
cost-space = détruire une case adjacente ({ $kind })
ability-active = { $condition ->
    [none] { $cost } : { $effect }
   *[other] { $cost }, seulement si { $condition } : { $effect }
  }
ability-free = à tout moment
ability-aimed = { $aim } : { $effect }
ability-counted = toutes les { $counted } fois, { $effect }
ability-arrival = Arrivée : { $effect }
card-bonus = { $armor ->
    [0] { $will ->
      [0] {""}
     *[other] Volonté +{ $will }.
    }
   *[other] { $will ->
      [0] Armure +{ $armor }.
     *[other] Armure +{ $armor }, volonté +{ $will }.
    }
  }
card-bound = Lié : il reste avec l'explorateur qui l'a invoqué.
card-blocking = Bloquant : les cases de chapitre ne le font pas avancer.
effect-user = vous-même
effect-target = la cible
effect-other = l'autre unité
part-given = { $given ->
    [none] {""}
   *[other] {" "}si { $given }
  }
effect-each = { $scope-id ->
    [board] chaque { $each } du plateau
    [adjacent] chaque { $each } à côté
    [by-target] chaque { $each } sur la cible ou à côté d'elle
   *[tile] chaque { $each } de la tuile
  }{ part-given }
effect-one = { $scope-id ->
    [board] 1 { $one } du plateau
    [adjacent] 1 { $one } à côté
    [by-target] 1 { $one } sur la cible ou à côté d'elle
   *[tile] 1 { $one } de la tuile
  }{ part-given }
effect-nearest = { $scope-id ->
    [board] l'unité la plus proche du plateau ({ $nearest })
    [adjacent] l'unité la plus proche à côté ({ $nearest })
    [by-target] l'unité la plus proche de la cible ({ $nearest })
   *[tile] l'unité la plus proche de la tuile ({ $nearest })
  }{ part-given }
part-aimed-at = { $space-id ->
   *[none] { $targets ->
      [1] { $at-id ->
        [unit] {""}
       *[other] , { $at }
      }
     *[other] , { $targets } cibles
    }{ part-given }
    [lever] , un levier
    [barrel] , un baril
    [event] , une case d'événement
    [spawn] , une case d'apparition
  }
effect-melee = corps à corps{ part-aimed-at }
effect-ranged = portée { $range }{ part-aimed-at }
effect-through = portée { $range }, obstacles ignorés{ part-aimed-at }
effect-at-door = une porte à portée { $range }
effect-wounded = blessé
effect-adjacent = une unité est à côté ({ $adjacent })
effect-far = non adjacente
effect-equipped = elle a un objet équipé
effect-any = il y a { $any }
effect-level = de niveau { $level } ou moins
effect-hit = elle a touché
effect-struck = touchée
effect-close-in = aucun n'est adjacent et il y a de la place près de l'explorateur le plus proche, à { $close-in } au plus
part-to = { $to ->
    [none] {""}
   *[other] {" "}({ $to })
  }{ $given ->
    [none] {""}
   *[other] {" "}tant que { $given }
  }
part-signed = { $by ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $by }
  }
effect-bonus = { $bonus } { part-signed }{ $weapon-id ->
    [melee] {" "}avec les armes de corps à corps
    [ranged] {" "}avec les armes à distance
   *[none] {""}
  }{ part-to }
effect-has = { $has }{ part-to }
effect-considered = { $also ->
    [yes] chaque case « { $considered } » est aussi : { $as-kind }
   *[no] chaque case « { $considered } » compte comme : { $as-kind }
  }
effect-when = { $counted ->
    [0] { $when } : { $do }
   *[other] toutes les { $counted } fois { $when } : { $do }
  }
moment-kills = quand vous détruisez une unité
moment-destroyed = quand il est détruit
moment-hits = quand il inflige un coup
moment-takes-hit = quand il reçoit un coup
moment-defends = quand il défend
moment-marker-removed = quand un marqueur quitte cette carte
moment-moves = quand il se déplace
moment-ally-kills = quand un autre explorateur détruit un monstre sur votre tuile
part-on = { $on ->
    [none] {""}
   *[other] {" "}({ $on })
  }
part-dice = { $attack ->
    [0] { $low } faible(s)
   *[other] { $low ->
      [0] { $attack } fort(s)
     *[other] { $attack } fort(s), { $low } faible(s)
    }
  }
effect-attack = { $magic ->
    [yes] attaque magique
   *[no] attaque
  } [{ part-dice }]{ part-on }
effect-lose = perte de { $by } { $lose }{ part-on }
effect-regain = regagner { $by } { $regain }{ part-on }
effect-change = { $change }{ $also ->
    [none] {""}
   *[other] {" "}et { $also }
  } { part-signed } ce tour (max { $most }){ part-on }
effect-grant = { $grant } ce tour (max { $most }){ part-on }
effect-move-up-to = { $led ->
    [yes] vous le déplacez jusqu'à { $move-up-to }
   *[no] se déplacer jusqu'à { $move-up-to }
  }{ part-on }
effect-push = pousser de { $push }{ part-on }
effect-pull = tirer de { $pull }{ part-on }
effect-teleport = téléporter jusqu'à { $teleport }{ part-on }
effect-teleport-to = téléporter vers la case la plus proche ({ $teleport-to }){ part-on }
effect-swap = échanger sa place avec { $swap ->
    [none] la cible
   *[other] { $swap }
  }
effect-control = contrôler { $control ->
    [none] la cible
   *[other] { $control }
  }
effect-banish = bannir { $banish ->
    [none] la cible
   *[other] { $banish }
  }
effect-leap = se téléporter près de l'explorateur le plus proche, à { $leap } au plus
effect-destroy-space = détruire { $destroy-space-id ->
    [spawn] une case d'apparition
    [lever] un levier
   *[other] { $destroy-space }
  }
effect-revive = raviver 1 case détruite ({ $revive })
effect-door = { $door-id ->
    [open] ouvrir
   *[close] fermer
  } { $every ->
    [yes] toutes les portes de la tuile
   *[no] une porte
  }
effect-light = éclairer le chapitre
effect-spring-traps = déclencher les pièges
effect-explode = { $explode-id ->
    [board] chaque baril du plateau explose
    [by-target] le baril visé explose
   *[other] les barils explosent
  }
effect-threat = menace { $threat ->
    [-2] −2
    [-1] −1
   *[other] +{ $threat }
  }
effect-set-threat = la menace passe à { $set-threat }
effect-spawn = un monstre apparaît pour { $spawn }
effect-take-monster = prenez { $take-monster } où qu'il soit : il apparaît pour { $on }
effect-invoke = { $invoke-id ->
    [horror] invoquer un événement d'horreur
   *[exploration] son destructeur invoque un événement d'exploration
  }
effect-reinvoke = { $reinvoke-id ->
    [horror] invoquer de nouveau l'événement d'horreur en cours
   *[exploration] invoquer de nouveau l'événement d'exploration en cours
  }
effect-shuffle-events = { $shuffle-events-id ->
    [horror] mélanger le paquet d'horreur avec sa défausse
   *[exploration] mélanger le paquet d'exploration avec sa défausse
  }
effect-roll-for = sur { $roll-for } ou plus : { $do }{ $otherwise ->
    [none] {""}
   *[other] {" "}; sinon { $otherwise }
  }
effect-gain = { $gain } : gagner un objet
effect-draw-any = piochez une carte d'un paquet d'objets au choix et gardez-la, remettez-la ou détruisez-la
effect-take-item = cherchez dans les { $take-item } un objet de niveau { $level } ou moins
effect-shuffle-items = mélanger chaque paquet d'objets
effect-give-item = { $anywhere ->
    [yes] donner un objet à un explorateur de votre tuile, qui peut vous en donner un
   *[no] donner un objet à un explorateur adjacent
  }
effect-stow-one = { $stow ->
    [none] la cible range 1 objet équipé
   *[other] { $stow } : ranger 1 objet équipé
  }
effect-destroy-this = détruire cette carte
effect-destroy-item = détruire un objet équipé
effect-rearrange = réorganiser un inventaire
effect-advance = passer au chapitre suivant
effect-place-entrance = placer l'entrée
effect-place-exit = placer la sortie
effect-add-items = ajouter les objets de niveau { $add-items }
effect-new-round = commencer un nouveau tour
effect-start-finale = commencer le final
effect-victory = victoire
