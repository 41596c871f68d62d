### Sleeping Gods : ce que disent les cartes, formé à partir de leurs verbes, en français.

## Comment une carte est composée

cost-orders = { $count ->
    [one] { $count } ordre
   *[other] { $count } ordres
  }
cost-discard = défausser cette carte
once-turn = une fois par tour
once-deck = une fois par paquet d'événements
once-campaign = une fois par campagne
ability-text = { $cost } : { $effect }
now-text = En l'équipant : { $effect }
start-text = Au début de la campagne : { $effect }
turn-text = Ce tour seulement.
permanent-text = Permanent.
choice-text = Au choix : { $effect }
end-text = À la fin de chaque tour : { $effect }
action-text = Action : { $effect }
reward-text = Récompense : { $effect }
harm-text = Dans tous les cas : { $effect }
plain-skill-text = Sans capacité : elle compte pour sa compétence.
plain-totem-text = Sans capacité : il compte comme totem.
weapon-text = Précision { $accuracy }, dégâts { $damage }{ $block ->
    [0] {""}
   *[other] , parade { $block }
  }{ $ranged ->
    [yes] , à distance
   *[other] {""}
  }.{ $boost-id ->
    [none] {""}
   *[other] {" "}Défausser une carte de { $boost } équipée : +1 dégât.
  }
arm-odessa = Sabre
arm-audrie = Clef anglaise
arm-gregory = Fusil
arm-kannan = Bâton
arm-kasumi = Couteaux de lancer
arm-laurent = Gourdin
arm-mac = Pistolet
arm-marco = Couperet
arm-rafael = Gaffe
arm-text = { $name }. { $weapon }
trigger-text = { $given-id ->
    [in-room] chaque fois que vous avez utilisé { $given }
    [fought] chaque fois qu'un combat de niveau { $given } ou plus est gagné
    [fate-at-most] chaque fois qu'un destin de { $given } ou moins est pioché hors combat
   *[other] { $when }
  }, { $may ->
    [yes] vous pouvez{" "}
   *[other] {""}
  }{ $effect }

## Pour qui et quand

who-choose = l'équipage
who-each = chaque membre d'équipage
who-participants = les participants
who-bearer = ce membre
who-other = un autre membre
who-odessa = Odessa
who-audrie = Audrie
who-gregory = Gregory
who-kannan = Kannan
who-kasumi = Kasumi
who-laurent = Laurent
who-mac = Mac
who-marco = Marco
who-rafael = Rafael
moment-rested = chaque fois que ce membre perd de la fatigue
moment-healed = chaque fois que ce membre est soigné
moment-cooked = chaque fois qu'une recette a été cuisinée
moment-searched = après chaque fouille
moment-treated = chaque fois qu'un membre voit le médecin
moment-won = chaque fois qu'un combat est gagné
moment-room = chaque fois qu'une salle a été utilisée
moment-port = au début d'une action de port
moment-fate = chaque fois que le destin est pioché hors combat

## Nombres

number-health = santé
number-accuracy = précision
number-damage = dégâts
number-block = parade
number-guard = garde
number-navigation = navigation
number-hand = limite de main
number-offer = cartes commerce proposées
number-inn = prix de l'auberge
number-tokens = jetons fouille
number-rewards = récompenses de fouille
number-care = prudence en fouillant
number-enemy-damage = dégâts des ennemis
number-strength = force
number-cunning = ruse
number-savvy = connaissances
number-perception = perception
number-craft = savoir-faire
bonus-health = { $by } en santé
bonus-accuracy = { $by } en précision
bonus-damage = { $by } aux dégâts des attaques
bonus-block = { $by } en parade contre les ripostes
bonus-guard = { $by } en parade, même en fin de round
bonus-navigation = { $by } en navigation
bonus-helm = { $by } en navigation avec ce membre à la barre
bonus-hand = { $by } à la limite de main
bonus-offer = { $by } { $count ->
    [one] carte proposée
   *[other] cartes proposées
  } lors d'un commerce
bonus-inn = L'auberge coûte { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  } de moins
bonus-tokens = { $by } { $count ->
    [one] jeton fouille
   *[other] jetons fouille
  } sur le pont
bonus-rewards = { $by } { $count ->
    [one] récompense
   *[other] récompenses
  } à chaque fouille
bonus-care = À chaque fouille, ignorer { $count ->
    [one] le premier dégât au navire
   *[other] les { $count } premiers dégâts au navire
  }
bonus-enemy-damage = { $by } aux dégâts des ennemis
bonus-strength = { $by } en force
bonus-cunning = { $by } en ruse
bonus-savvy = { $by } en connaissances
bonus-perception = { $by } en perception
bonus-craft = { $by } en savoir-faire
bonus-text = { $given-id ->
    [none] { $bonus }
   *[other] { $given } : { $bonus }
  }

## Conditions

effect-unhurt = sans blessure
effect-wounded = avec { $least } blessures ou plus
effect-rested = sans fatigue
effect-fresh = jusqu'à la deuxième attaque du round
effect-fate-at-most = { $most }
effect-in-room = { $room-id ->
    [hull] la coque
    [deck] le pont
    [sick-bay] l'infirmerie
    [quarters] les quartiers
   *[other] la { $room }
  }
effect-fought = { $level }
effect-each-player = joueur

## Biens

sequence = { $last ->
    [yes] { $first } et { $then }
   *[other] { $first }, { $then }
  }
either = { $more ->
    [yes] { $last ->
        [yes] { $one } ou { $other }
       *[other] { $one }, { $other }
    }
   *[other] { $one }, ou { $other }
  }
effect-one-of = { $options }
effect-pay = { $cost } pour { $then }
effect-may = vous pouvez { $may }
band = { $span } : { $effect }
effect-roll = piocher le destin ({ $at-least })
part-goods = biens
    .said = { $what-id ->
      [coin] { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
      }
      [meat] { $amount ->
        [one] { $amount } viande
       *[other] { $amount } viandes
      }
      [grain] { $amount ->
        [one] { $amount } céréale
       *[other] { $amount } céréales
      }
      [vegetable] { $amount ->
        [one] { $amount } légume
       *[other] { $amount } légumes
      }
      [material] { $amount ->
        [one] { $amount } matériau
       *[other] { $amount } matériaux
      }
      [artifact] { $amount ->
        [one] { $amount } artefact
       *[other] { $amount } artefacts
      }
      [order] { $amount ->
        [one] { $amount } ordre
       *[other] { $amount } ordres
      }
      [card] { $amount ->
        [one] { $amount } carte compétence
       *[other] { $amount } cartes compétence
      }
      [food] { $amount ->
       *[other] { $amount } de nourriture
      }
     *[other] { $amount } { $what }
    }
effect-gain = { $what-id ->
    [card] piocher { part-goods.said }
    [xp] gagner { $amount } point{ $amount ->
      [one] {""}
     *[other] s
    } d'expérience
   *[other] gagner { part-goods.said }
  }
    .more = { $what-id ->
        [card] piocher { part-goods.said }
        [xp] { $amount } point{ $amount ->
            [one] {""}
           *[other] s
        } d'expérience
       *[other] { part-goods.said }
    }
    .each = { $what-id ->
        [card] pioche { part-goods.said }
        [xp] gagne { $amount } point{ $amount ->
            [one] {""}
           *[other] s
        } d'expérience
       *[other] gagne { part-goods.said }
    }
effect-lose = { $what-id ->
    [card] défausser { part-goods.said }
   *[other] perdre { part-goods.said }
  }
    .more = { $what-id ->
        [card] défausser { part-goods.said }
       *[other] { part-goods.said }
    }
effect-lose-resource = vous perdez { $amount ->
    [one] { $amount } ressource ou pièce
   *[other] { $amount } ressources ou pièces
  } au choix
effect-swap-goods = échanger { $count } ressources identiques contre 1 d'une autre sorte

## Équipage

effect-wound = { $who } { $who-id ->
    [participants] subissent
   *[other] subit
  } { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }
part-wounds = blessures
    .said = { $amount ->
      [one] { $amount } blessure
     *[other] { $amount } blessures
    }
effect-heal = { $who-id ->
    [each] { $who } guérit de { part-wounds.said }
    [choose] soigner { part-wounds.said }
   *[other] soigner { part-wounds.said } à { $who }
  }
    .more = { $who-id ->
        [each] guérit de { part-wounds.said }
        [choose] soigner { part-wounds.said }
       *[other] soigner { part-wounds.said } à { $who }
    }
effect-revive = soigner { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
  } { $who-id ->
    [bearer] à ce membre
   *[other] à un membre
  } à 0 point de vie
effect-tire = { $who } { $who-id ->
    [participants] reçoivent
   *[other] reçoit
  } { $amount ->
    [one] { $amount } marqueur fatigue
   *[other] { $amount } marqueurs fatigue
  }
part-fatigue = fatigue
    .said = { $amount ->
      [one] { $amount } marqueur fatigue
     *[other] { $amount } marqueurs fatigue
    }
effect-rest = { $who-id ->
    [each] { $who } perd { part-fatigue.said }
    [choose] retirer { part-fatigue.said }
   *[other] retirer { part-fatigue.said } à { $who }
  }
    .more = { $who-id ->
        [each] perd { part-fatigue.said }
        [choose] { part-fatigue.said }
       *[other] { part-fatigue.said } à { $who }
    }
effect-afflict = { $who-id ->
    [choose] un membre
    [participants] un participant
   *[other] { $who }
  } { $status-id ->
    [weakened] subit la faiblesse
    [low-morale] subit l'abattement
    [frightened] subit la peur
    [madness] subit la folie
    [venom] subit le venin
   *[other] subit l'état { $status }
  }
ailment-weakened = la faiblesse
ailment-low-morale = l'abattement
ailment-frightened = la peur
ailment-madness = la folie
ailment-venom = le venin
ailment-any = un état
effect-cure = retirer { $status-id ->
    [any] { $amount ->
      [one] { $amount } état
     *[other] { $amount } états
    }
   *[other] { $status }
  }{ $who-id ->
    [choose] {""}
   *[other] {" "}à { $who }
  }
    .more = { $status-id ->
        [any] { $amount ->
            [one] { $amount } état
           *[other] { $amount } états
        }
       *[other] { $status }
    }{ $who-id ->
        [choose] {""}
       *[other] {" "}à { $who }
    }

## Navire

effect-damage-ship = le navire subit { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  }
effect-repair = réparer { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
  } du navire
effect-move-ship = déplacer le navire { $moves ->
    [one] d'une région
   *[other] de { $moves } régions au plus
  }

## Défis et combats

again-own-one = si c'est votre propre 1
again-better = la meilleure pioche compte
again-replace = la nouvelle pioche compte
effect-raise-fate = ajouter { $by } à un destin pioché
effect-redraw = { $how-id ->
    [own-one] repiocher un destin de 1 que vous avez pioché
    [better] repiocher le destin et garder le meilleur résultat
   *[other] repiocher le destin et prendre le nouveau résultat
  }
effect-add-skill = +{ $by } en { $skill } lors d'un défi
effect-add-accuracy = +{ $by } en précision pour une attaque de ce membre
effect-add-damage = { $by ->
    [one] +1 dégât
   *[other] +{ $by } dégâts
  } pour une attaque de ce membre{ $hearts ->
    [no] , mais pas sur les cœurs
   *[other] {""}
  }
effect-slant = placer aussi en diagonale les blessures d'une attaque de ce membre
effect-block = parer { $count ->
    [one] { $count } dégât infligé
   *[other] { $count } dégâts infligés
  } en combat à { $who-id ->
    [choose] un membre
   *[other] { $who }
  }
effect-strike = en combat, infliger { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  } à un ennemi, sans riposte
effect-challenge = tenter un défi de { $skill } { $value }{ $forced-id ->
    [none] {""}
   *[other] {" "}avec { $forced }
  }{ $success-id ->
    [none] { $fail-id ->
      [none] {""}
     *[other] {" "}(échec : { $fail })
    }
   *[other] { $fail-id ->
      [none] {" "}(succès : { $success })
     *[other] {" "}(succès : { $success } ; échec : { $fail })
    }
  }

## Événements qui restent

effect-discard-event = défausser cette carte
effect-lurk = placer son jeton à { $far } régions du navire
effect-hunt-ship = son jeton avance de { $moves } régions vers le navire ; s'ils se rejoignent, le navire subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }

## Ce que seul le livre fait

effect-take-quest = prendre la quête { $number }
effect-complete-quest = la quête { $number } est accomplie
effect-take-card = gagner la carte aventure { $number }
effect-lose-card = perdre la carte aventure { $number }
effect-token = gagner le jeton exploration { $letter }
effect-discard-equipped = défausser toutes les cartes compétence équipées
effect-build-events = former le prochain paquet d'événements
effect-tick-ending = la fin { $ending } est atteinte

## Ennemis

flying-text = Vol : tant que sa case est visible, +1 en défense contre les armes de mêlée.
round-end-text = En fin de round, { $effect }
given-both = { $one } et { $other }
uncovered-text = { $first ->
    [yes] Tant que sa case est visible, sa riposte vient avant l'attaque.
   *[other] { $armoured ->
      [yes] Tant que sa case est visible, il subit 1 dégât de moins à chaque attaque.
     *[other] Tant que sa case est visible, ses voisins infligent { $raises ->
        [one] { $raises } dégât
       *[other] { $raises } dégâts
      } de plus en fin de round.
    }
  }
effect-recover = { $beside ->
    [yes] chacun de ses voisins perd
   *[other] il perd
  } { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  }
effect-strip = { $what-id ->
    [skill] une carte compétence équipée est défaussée
   *[other] un membre perd une carte arme jusqu'à la fin du combat
  }
gear-skill = carte compétence
gear-weapon = carte arme

## Les possibilités des cartes

do-choose = { $option ->
    [test] Tenter le défi
    [gamble] Piocher le destin
    [ship] Que le navire encaisse
    [wound] Que l'équipage encaisse
    [status] Subir le mal
    [tire] Fatiguer l'équipage
    [coin] Prendre des pièces
    [meat] Prendre de la viande
    [grain] Prendre des céréales
    [material] Prendre des matériaux
    [madness] Retirer la folie
    [frightened] Retirer la peur
    [venom] Retirer le venin
    [weakened] Retirer la faiblesse
    [low-morale] Retirer l'abattement
    [cure] Retirer un état
    [heal] Soigner
    [rest] Se reposer
    [repair] Réparer
    [redraw] Repiocher le destin
    [block] Parer
    [strength] Ajouter de la force
    [cunning] Ajouter de la ruse
    [savvy] Ajouter des connaissances
    [perception] Ajouter de la perception
    [craft] Ajouter du savoir-faire
   *[other] Choisir { $option }
  }
    .short = Choisir
    .counted = Choisir
ask-choose-effect = { $source } : choisissez.
ask-may-effect = { $source } : voulez-vous l'utiliser ?
