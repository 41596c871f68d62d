### Machina Arcana: lo que dicen las cartas, a partir de sus verbos, en español.

cost-stamina = { $count } de resistencia
cost-essence = { $count } de esencia
cost-health = { $count } de salud
cost-this = destruir esta carta
cost-marker = recuperar un marcador tuyo de esta carta
cost-space = destruir una casilla adyacente ({ $kind })
ability-active = { $condition ->
    [none] { $cost }: { $effect }
   *[other] { $cost }, solo si { $condition }: { $effect }
  }
ability-free = en cualquier momento
ability-aimed = { $aim }: { $effect }
ability-counted = cada { $counted } veces, { $effect }
ability-arrival = Llegada: { $effect }
card-bonus = { $armor ->
    [0] { $will ->
      [0] {""}
     *[other] Voluntad +{ $will }.
    }
   *[other] { $will ->
      [0] Armadura +{ $armor }.
     *[other] Armadura +{ $armor }, voluntad +{ $will }.
    }
  }
card-bound = Vinculado: se queda con el explorador que lo invocó.
card-blocking = Bloqueante: las casillas de capítulo no lo hacen avanzar.
effect-user = tú mismo
effect-target = el objetivo
effect-other = la otra unidad
part-given = { $given ->
    [none] {""}
   *[other] {" "}si { $given }
  }
effect-each = { $scope-id ->
    [board] cada { $each } del tablero
    [adjacent] cada { $each } adyacente
    [by-target] cada { $each } en el objetivo o junto a él
   *[tile] cada { $each } de la loseta
  }{ part-given }
effect-one = { $scope-id ->
    [board] 1 { $one } del tablero
    [adjacent] 1 { $one } adyacente
    [by-target] 1 { $one } en el objetivo o junto a él
   *[tile] 1 { $one } de la loseta
  }{ part-given }
effect-nearest = { $scope-id ->
    [board] la unidad más cercana del tablero ({ $nearest })
    [adjacent] la unidad adyacente más cercana ({ $nearest })
    [by-target] la unidad más cercana al objetivo ({ $nearest })
   *[tile] la unidad más cercana de la loseta ({ $nearest })
  }{ part-given }
part-aimed-at = { $space-id ->
   *[none] { $targets ->
      [1] { $at-id ->
        [unit] {""}
       *[other] , { $at }
      }
     *[other] , { $targets } objetivos
    }{ part-given }
    [lever] , una palanca
    [barrel] , un barril
    [event] , una casilla de evento
    [spawn] , una casilla de aparición
  }
effect-melee = cuerpo a cuerpo{ part-aimed-at }
effect-ranged = alcance { $range }{ part-aimed-at }
effect-through = alcance { $range }, sin contar obstáculos{ part-aimed-at }
effect-at-door = una puerta a alcance { $range }
effect-wounded = herido
effect-adjacent = hay una unidad al lado ({ $adjacent })
effect-far = no adyacente
effect-equipped = tiene un objeto equipado
effect-any = hay { $any }
effect-level = de nivel { $level } o menos
effect-hit = ha dado
effect-struck = ha recibido el golpe
effect-close-in = ninguno es adyacente y hay sitio junto al explorador más cercano, a { $close-in } como mucho
part-to = { $to ->
    [none] {""}
   *[other] {" "}({ $to })
  }{ $given ->
    [none] {""}
   *[other] {" "}mientras { $given }
  }
part-signed = { $by ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $by }
  }
effect-bonus = { $bonus } { part-signed }{ $weapon-id ->
    [melee] {" "}con armas cuerpo a cuerpo
    [ranged] {" "}con armas a distancia
   *[none] {""}
  }{ part-to }
effect-has = { $has }{ part-to }
effect-considered = { $also ->
    [yes] cada casilla «{ $considered }» es también: { $as-kind }
   *[no] cada casilla «{ $considered }» cuenta como: { $as-kind }
  }
effect-when = { $counted ->
    [0] { $when }: { $do }
   *[other] cada { $counted } veces { $when }: { $do }
  }
moment-kills = cuando destruyes una unidad
moment-destroyed = cuando es destruido
moment-hits = cuando inflige un golpe
moment-takes-hit = cuando recibe un golpe
moment-defends = cuando defiende
moment-marker-removed = cuando un marcador deja esta carta
moment-moves = cuando se mueve
moment-ally-kills = cuando otro explorador destruye un monstruo en tu loseta
part-on = { $on ->
    [none] {""}
   *[other] {" "}({ $on })
  }
part-dice = { $attack ->
    [0] { $low } bajo(s)
   *[other] { $low ->
      [0] { $attack } alto(s)
     *[other] { $attack } alto(s), { $low } bajo(s)
    }
  }
effect-attack = { $magic ->
    [yes] ataque mágico
   *[no] ataque
  } [{ part-dice }]{ part-on }
effect-lose = perder { $by } de { $lose }{ part-on }
effect-regain = recuperar { $by } de { $regain }{ part-on }
effect-change = { $change }{ $also ->
    [none] {""}
   *[other] {" "}y { $also }
  } { part-signed } esta ronda (máx. { $most }){ part-on }
effect-grant = { $grant } esta ronda (máx. { $most }){ part-on }
effect-move-up-to = { $led ->
    [yes] lo mueves hasta { $move-up-to }
   *[no] moverse hasta { $move-up-to }
  }{ part-on }
effect-push = empujar { $push }{ part-on }
effect-pull = atraer { $pull }{ part-on }
effect-teleport = teletransportar hasta { $teleport }{ part-on }
effect-teleport-to = teletransportar a la casilla más cercana ({ $teleport-to }){ part-on }
effect-swap = intercambiar el sitio con { $swap ->
    [none] el objetivo
   *[other] { $swap }
  }
effect-control = controlar { $control ->
    [none] el objetivo
   *[other] { $control }
  }
effect-banish = desterrar { $banish ->
    [none] el objetivo
   *[other] { $banish }
  }
effect-leap = teletransportarse junto al explorador más cercano, a { $leap } como mucho
effect-destroy-space = destruir { $destroy-space-id ->
    [spawn] una casilla de aparición
    [lever] una palanca
   *[other] { $destroy-space }
  }
effect-revive = reactivar 1 casilla destruida ({ $revive })
effect-door = { $door-id ->
    [open] abrir
   *[close] cerrar
  } { $every ->
    [yes] todas las puertas de la loseta
   *[no] una puerta
  }
effect-light = iluminar el capítulo
effect-spring-traps = activar las trampas
effect-explode = { $explode-id ->
    [board] cada barril del tablero explota
    [by-target] el barril elegido explota
   *[other] los barriles explotan
  }
effect-threat = amenaza { $threat ->
    [-2] −2
    [-1] −1
   *[other] +{ $threat }
  }
effect-set-threat = la amenaza pasa a { $set-threat }
effect-spawn = aparece un monstruo para { $spawn }
effect-take-monster = toma a { $take-monster } de donde esté: aparece para { $on }
effect-invoke = { $invoke-id ->
    [horror] invocar un evento de horror
   *[exploration] su destructor invoca un evento de exploración
  }
effect-reinvoke = { $reinvoke-id ->
    [horror] invocar de nuevo el evento de horror actual
   *[exploration] invocar de nuevo el evento de exploración actual
  }
effect-shuffle-events = { $shuffle-events-id ->
    [horror] barajar el mazo de horror con su descarte
   *[exploration] barajar el mazo de exploración con su descarte
  }
effect-roll-for = con { $roll-for } o más: { $do }{ $otherwise ->
    [none] {""}
   *[other] ; si no, { $otherwise }
  }
effect-gain = { $gain }: ganar un objeto
effect-draw-any = roba una carta de un mazo de objetos a tu elección y quédatela, devuélvela o destrúyela
effect-take-item = busca en el mazo de { $take-item } un objeto de nivel { $level } o menos
effect-shuffle-items = barajar cada mazo de objetos
effect-give-item = { $anywhere ->
    [yes] dar un objeto a un explorador de tu loseta, que puede darte uno
   *[no] dar un objeto a un explorador adyacente
  }
effect-stow-one = { $stow ->
    [none] el objetivo guarda 1 objeto equipado
   *[other] { $stow }: guardar 1 objeto equipado
  }
effect-destroy-this = destruir esta carta
effect-destroy-item = destruir un objeto equipado
effect-rearrange = reorganizar un inventario
effect-advance = pasar al siguiente capítulo
effect-place-entrance = colocar la entrada
effect-place-exit = colocar la salida
effect-add-items = añadir los objetos de nivel { $add-items }
effect-new-round = empezar una nueva ronda
effect-start-finale = empezar el final
effect-victory = victoria
