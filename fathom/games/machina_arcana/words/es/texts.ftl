### Machina Arcana: lo que dicen las cartas, a partir de sus verbos, en español.

## Habilidades

cost-stamina = { $count } de resistencia
cost-essence = { $count } de esencia
cost-health = { $count } de salud
cost-this = destruir esta carta
cost-marker = recuperar uno de tus marcadores de esta carta
cost-space = destruir { $kind-id ->
    [lever] una palanca adyacente
    [barrel] un barril adyacente
    [chest] un cofre adyacente
    [workbench] un banco de trabajo adyacente
    [recharge] una estación de recarga adyacente
    [event] una casilla de evento adyacente
    [spawn] una casilla de aparición adyacente
   *[other] una casilla adyacente ({ $kind })
  }
ability-active = { $cost }{ $aim-id ->
    [none] {""}
   *[other] , { $aim }
  }{ $condition-id ->
    [none] {""}
   *[other] , si { $condition }
  }: { $effect }
ability-counted = la { $counted }.ª vez, { $effect }
ability-arrival = Llegada: { $effect }
card-armor = Armadura +{ $by }.
card-will = Voluntad +{ $by }.
card-bound = Vinculado: se queda con el explorador que lo invocó.
card-blocking = Bloqueante: las casillas de capítulo no lo hacen avanzar.
finale-ice = Se gana cuando se han activado las cuatro casillas de ritual, cada una por 3 de resistencia y 2 de esencia. Se pierde con el evento de horror número { $doom } del final.
finale-statue = Se gana cuando se destruyen las cuatro partes de la estatua; cada una tiene { $health } de salud, y una tirada de { $defense } o más la alcanza. Se pierde con { $doom } fichas de fatalidad: se añade una cada vez que la amenaza sube un paso.
finale-beast = Se gana cuando se destruye a la Bestia. Se pierde con { $doom } fichas de fatalidad: se añade una cada vez que la amenaza sube un paso. A la Bestia no se la puede empujar, atraer, teletransportar, controlar ni desterrar, ni cambiar de lugar con ella, y la casilla de aparición en la que está no puede sellarse.

## Quién

effect-user = uno mismo
effect-target = el objetivo
effect-other = el atacante
part-which = which
    .said = { $given-id ->
      [level] {" "}{ $given }
     *[other] {""}
    }
part-that = that
    .said = { $given-id ->
      [struck] {" "}que ha sido alcanzado
      [adjacent] {" "}si { $given } a él
     *[other] {""}
    }
part-scope = scope
    .said = { $scope-id ->
      [board] {" "}en el tablero
      [adjacent] {""}
      [by-target] {" "}en la casilla del objetivo o junto a ella
     *[tile] {" "}en la loseta
    }
part-where = where
    .said = { $given-id ->
      [struck] {""}
     *[other] { part-scope.said }
    }
effect-each = cada { $each }{ $given-id ->
    [wounded] { $each-id ->
      [unit] {" "}herida
     *[other] {" "}herido
    }
   *[other] {""}
  }{ $scope-id ->
    [adjacent] {" "}adyacente
   *[other] {""}
  }{ part-which.said }{ part-where.said }{ part-that.said }
effect-one = { $one-id ->
    [unit] una
   *[other] un
  } { $one }{ $given-id ->
    [wounded] { $one-id ->
      [unit] {" "}herida
     *[other] {" "}herido
    }
   *[other] {""}
  }{ $scope-id ->
    [adjacent] {" "}adyacente
   *[other] {""}
  }{ part-which.said }{ part-where.said }{ part-that.said }
effect-same = { $one ->
    [yes] { $same-id ->
      [unit] una { $same }
     *[other] un { $same }
    }
   *[no] { $same-id ->
      [unit] cada una
     *[other] cada uno
    }
  }
effect-nearest = { $nearest-id ->
    [unit] la unidad
   *[other] el { $nearest }
  }{ $given-id ->
    [wounded] { $nearest-id ->
      [unit] {" "}herida
     *[other] {" "}herido
    }
   *[other] {""}
  }{ $nearest-id ->
    [unit] {" "}más cercana
   *[other] {" "}más cercano
  }{ part-which.said }{ part-where.said }{ part-that.said }
part-aimed-at = aim
    .said = { $space-id ->
      [lever] , una palanca
      [barrel] , un barril
      [event] , una casilla de evento
      [spawn] , una casilla de aparición
     *[other] { $at-id ->
        [monster] , un monstruo
        [explorer] , un explorador
       *[other] {""}
      }
    }{ $targets ->
      [2] , cada uno de dos objetivos
     *[other] {""}
    }{ $given-id ->
      [far] { $at-id ->
        [unit] , objetivo no adyacente
       *[other] {" "}no adyacente
      }
      [equipped] { $at-id ->
        [unit] , un objetivo con un objeto equipado
       *[other] {" "}con un objeto equipado
      }
     *[other] {""}
    }
effect-melee = cuerpo a cuerpo{ part-aimed-at.said }
effect-ranged = alcance { $range }{ part-aimed-at.said }
effect-through = alcance { $range } pese a los obstáculos{ part-aimed-at.said }
effect-at-door = una puerta a alcance { $range }

## Condiciones

effect-wounded = estés herido
effect-adjacent = { $adjacent-id ->
    [unit] hay una unidad adyacente
   *[other] hay un { $adjacent } adyacente
  }
effect-far = el objetivo no es adyacente
effect-equipped = el objetivo tiene un objeto equipado
effect-any = hay { $any }
effect-level = de nivel { $level } o menos
effect-hit = el ataque acierta
effect-struck = alcanzado
effect-close-in = no hay exploradores adyacentes y queda sitio junto al más cercano, a { $close-in } casillas como mucho
effect-not = { $condition-id ->
    [wounded] salvo mientras { $condition }
   *[other] salvo si { $condition }
  }

## Habilidades pasivas

part-while = while
    .said = { $given-id ->
      [none] {""}
      [not] , { $given }
      [adjacent] {" "}si { $given }
     *[other] {" "}mientras { $given }
    }
part-signed = { $by ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $by }
  }
part-of-bonus = { $bonus-id ->
    [armor] de armadura
    [will] de voluntad
    [max-health] de salud máxima
    [max-stamina] de resistencia máxima
    [range] de alcance
    [attack] a las tiradas de ataque
   *[magic-attack] a las tiradas de ataque mágico
  }
part-with = with
    .said = { $weapon-id ->
      [melee] {" "}con armas cuerpo a cuerpo
      [ranged] {" "}con armas a distancia
     *[other] {""}
    }
effect-bonus = { $to-id ->
    [none] { $bonus } { part-signed }{ part-with.said }
   *[other] { $to } tiene { part-signed } { part-of-bonus }{ part-with.said }
  }{ part-while.said }
effect-has = { $to-id ->
    [none] { $has-id ->
      [ethereal] estado etéreo
      [immobile] inmóvil
     *[other] { $has }
    }
   *[other] { $to } { $has }
  }{ part-while.said }
part-as-kind = { $as-kind-id ->
    [rubble] escombros
    [pit] un foso
    [trap] una trampa
    [spawn] una casilla de aparición
    [barrel] un barril explosivo
   *[other] { $as-kind }
  }
effect-considered = { $also ->
    [yes] cada { $considered } es también { part-as-kind }
   *[no] cada { $considered } cuenta como { part-as-kind }
  }
when-kills = { $whose ->
    [you] destruyes una unidad
   *[anybody] un explorador destruye una unidad
  }
when-hits = { $whose ->
    [you] infliges un golpe
    [monster] este monstruo inflige un golpe
   *[anybody] una unidad inflige un golpe
  }
when-takes-hit = { $whose ->
    [you] recibes un golpe
    [monster] este monstruo recibe un golpe
   *[anybody] una unidad recibe un golpe
  }
effect-when = { $counted ->
    [0] cuando { $when }
   *[other] cada { $counted } veces que { $when }
  }{ part-while.said }: { $do }

## Lo que se hace a las unidades

part-high = { $attack ->
    [one] { $attack } dado alto
   *[other] { $attack } dados altos
  }
part-low = { $low ->
    [one] { $low } dado bajo
   *[other] { $low } dados bajos
  }
part-dice = { $attack ->
    [0] { part-low }
   *[other] { $low ->
      [0] { part-high }
     *[other] { part-high } y { part-low }
    }
  }
effect-attack = { $on-id ->
    [other] { $magic ->
      [yes] devolver el golpe con un ataque mágico, con { part-dice }
     *[no] devolver el golpe con { part-dice }
    }
    [none] { $magic ->
      [yes] hacer un ataque mágico con { part-dice }
     *[no] atacar con { part-dice }
    }
    [target] { $magic ->
      [yes] hacer un ataque mágico con { part-dice }
     *[no] atacar con { part-dice }
    }
   *[others] { $magic ->
      [yes] hacer un ataque mágico con { part-dice } contra { $on }
     *[no] atacar con { part-dice } a { $on }
    }
  }
effect-lose = { $on-id ->
    [none] perder
    [user] pierdes
   *[other] { $on } pierde
  } { $by ->
    [9] toda su { $lose }
   *[other] { $by } de { $lose }
  }
effect-regain = { $on-id ->
    [none] recuperar { $by } de { $regain }
    [user] recuperas { $by } de { $regain }
   *[other] { $on } recupera { $by } de { $regain }
  }
    .more = { $on-id ->
        [none] { $by } de { $regain }
        [user] recuperas { $by } de { $regain }
       *[other] { $on } recupera { $by } de { $regain }
    }
part-times = times
    .said = { $most ->
      [1] {""}
     *[other] , hasta { $most } veces
    }
part-of-change = { $change-id ->
    [armor] de armadura
    [will] de voluntad
    [max-health] de salud máxima
    [max-stamina] de resistencia máxima
    [range] de alcance
    [attack] a las tiradas de ataque
   *[magic-attack] a las tiradas de ataque mágico
  }
part-of-also = { $also-id ->
    [armor] de armadura
    [will] de voluntad
    [max-health] de salud máxima
    [max-stamina] de resistencia máxima
    [range] de alcance
    [attack] a las tiradas de ataque
   *[magic-attack] a las tiradas de ataque mágico
  }
part-changed = { $on-id ->
    [none] { $change }{ $also-id ->
      [none] {""}
     *[other] {" "}y { $also }
    } { part-signed }
    [user] tienes { part-signed } { part-of-change }{ $also-id ->
      [none] {""}
     *[other] {" "}y { part-signed } { part-of-also }
    }
   *[other] { $on } tiene { part-signed } { part-of-change }{ $also-id ->
      [none] {""}
     *[other] {" "}y { part-signed } { part-of-also }
    }
  }
effect-change = { part-changed } esta ronda{ part-times.said }
effect-grant = { $on-id ->
    [none] { $grant-id ->
      [ethereal] pasar al estado etéreo
     *[other] { $grant }
    }
    [user] { $grant-id ->
      [ethereal] pasar al estado etéreo
     *[other] { $grant }
    }
   *[other] { $on } { $grant }
  } esta ronda{ part-times.said }
effect-move-up-to = { $led ->
    [yes] mover a { $on }
   *[no] { $on-id ->
      [none] moverse
      [user] moverse
     *[other] { $on } se mueve
    }
  } hasta { $move-up-to ->
    [one] { $move-up-to } casilla
   *[other] { $move-up-to } casillas
  }
effect-push = empujar { $on-id ->
    [target] al objetivo
    [other] al atacante
   *[rest] a { $on }
  } { $push ->
    [one] { $push } casilla
   *[other] { $push } casillas
  }
effect-pull = atraer { $on-id ->
    [target] al objetivo
   *[other] a { $on }
  } { $pull ->
    [one] { $pull } casilla
   *[other] { $pull } casillas
  }
effect-teleport = { $on-id ->
    [none] teletransportarse
    [user] teletransportarse
   *[other] { $on } se teletransporta
  } hasta { $teleport ->
    [one] { $teleport } casilla
   *[other] { $teleport } casillas
  }
effect-teleport-to = { $on-id ->
    [none] teletransportarse
    [user] teletransportarse
   *[other] { $on } se teletransporta
  } { $teleport-to-id ->
    [chest] al cofre más cercano
    [spawn] a la casilla de aparición más cercana
   *[other] a la casilla más cercana ({ $teleport-to })
  }
effect-swap = cambiar de lugar con { $swap }
effect-control = tomar el control { $control-id ->
    [target] del objetivo
   *[other] de { $control }
  }
effect-banish = desterrar { $banish-id ->
    [target] al objetivo
   *[other] a { $banish }
  }
effect-leap = teletransportarse junto a ese explorador

## Lo que se hace a las casillas

effect-destroy-space = { $destroy-space-id ->
    [lever] destruir la palanca
    [spawn] destruir una casilla de aparición adyacente
   *[other] destruir una casilla adyacente ({ $destroy-space })
  }
effect-revive = reparar { $revive-id ->
    [recharge] una estación de recarga destruida
    [workbench] un banco de trabajo destruido
    [chest] un cofre destruido
    [lever] una palanca destruida
   *[other] una casilla destruida ({ $revive })
  } de la loseta
effect-door = { $door-id ->
    [open] abrir
   *[close] cerrar
  } { $every ->
    [yes] { $scope-id ->
      [board] todas las puertas del tablero
     *[tile] todas las puertas de la loseta
    }
   *[no] { $scope-id ->
      [by-target] esa puerta
     *[tile] una puerta de la loseta
    }
  }
effect-light = iluminar el capítulo
effect-spring-traps = disparar las trampas
effect-explode = { $explode-id ->
    [board] explota cada barril del tablero
    [by-target] el barril explota
   *[other] explota cada barril de la loseta
  }

## El curso de la partida

effect-threat = { $threat ->
    [-2] bajar la amenaza en 2
    [-1] bajar la amenaza en 1
   *[other] subir la amenaza en { $threat }
  }
effect-set-threat = la amenaza pasa a { $set-threat }
effect-spawn = aparece un monstruo para { $spawn }
effect-take-monster = buscar la carta { $take-monster } dondequiera que esté: ese monstruo aparece para { $on }
effect-invoke = { $invoke-id ->
    [horror] invocar un evento de horror
   *[exploration] { $on-id ->
      [other] quien lo destruye invoca un evento de exploración
     *[none] invocar un evento de exploración
    }
  }
effect-reinvoke = { $reinvoke-id ->
    [horror] invocar de nuevo el evento de horror actual
   *[exploration] invocar de nuevo el evento de exploración actual
  }
effect-shuffle-events = { $shuffle-events-id ->
    [horror] barajar el mazo de horror con su descarte
   *[exploration] barajar el mazo de exploración con su descarte
  }
effect-roll-for = tirar el dado: con { $roll-for } o más, { $do }{ $otherwise-id ->
    [none] {""}
   *[other] ; si no, { $otherwise }
  }
effect-gain = { $gain-id ->
    [none] ganar un objeto
    [user] ganar un objeto
   *[other] { $gain } gana un objeto
  }
effect-draw-any = robar una carta de un mazo de objetos a elegir y quedársela, devolverla o destruirla
effect-take-item = buscar entre { $take-item-id ->
    [weapon] las armas
    [apparel] los atuendos
    [artifact] los artefactos
   *[other] los { $take-item }
  } un objeto de nivel { $level } o menos y tomarlo
effect-shuffle-items = barajar cada mazo de objetos
effect-give-item = { $anywhere ->
    [yes] dar un objeto a un explorador de tu loseta, que puede darte otro a cambio
   *[no] dar un objeto a un explorador adyacente
  }
effect-stow-one = { $stow-id ->
    [none] guardar un objeto equipado
    [user] guardar un objeto equipado
   *[other] { $stow } guarda un objeto equipado
  }
effect-destroy-this = destruir esta carta
effect-destroy-item = destruir un objeto equipado
effect-rearrange = reorganizar un inventario
effect-advance = pasar al capítulo siguiente
effect-place-entrance = colocar la entrada
effect-place-exit = colocar la salida
effect-add-items = añadir los objetos de nivel { $add-items }
effect-new-round = empezar una nueva ronda
effect-start-finale = empezar el final
