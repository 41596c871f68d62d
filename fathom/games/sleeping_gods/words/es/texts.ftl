### Sleeping Gods: lo que dicen las cartas, hecho de sus verbos, en español.

## Cómo se compone una carta

cost-orders = { $count ->
    [one] 1 orden
   *[other] { $count } órdenes
  }
cost-discard = descartar esta carta
once-turn = una vez por turno
once-deck = una vez por mazo de sucesos
once-campaign = una vez por campaña
ability-text = { $cost }: { $effect }
now-text = Al equiparla: { $effect }
start-text = Al empezar la campaña: { $effect }
turn-text = Solo este turno.
permanent-text = Permanente.
choice-text = A elegir: { $effect }
end-text = Al final de cada turno: { $effect }
action-text = Acción: { $effect }
reward-text = Recompensa: { $effect }
harm-text = En todo caso: { $effect }
plain-skill-text = Sin capacidad: cuenta para su habilidad.
plain-totem-text = Sin capacidad: cuenta como tótem.
weapon-text = Precisión { $accuracy }, daño { $damage }{ $block ->
    [0] {""}
   *[other] , bloqueo { $block }
  }{ $ranged ->
    [yes] , a distancia
   *[other] {""}
  }.{ $boost-id ->
    [none] {""}
   *[other] {" "}Descartar una carta de { $boost } equipada: +1 de daño.
  }
arm-odessa = Sable
arm-audrie = Llave inglesa
arm-gregory = Rifle
arm-kannan = Bastón
arm-kasumi = Cuchillos arrojadizos
arm-laurent = Garrote
arm-mac = Pistola
arm-marco = Cuchilla
arm-rafael = Bichero
arm-text = { $name }. { $weapon }
trigger-text = { $given-id ->
    [in-room] cada vez que usas { $given }
    [fought] cada vez que se gana un combate de nivel { $given } o más
    [fate-at-most] cada vez que se roba un destino de { $given } o menos fuera de combate
   *[other] { $when }
  }, { $may ->
    [yes] puedes{" "}
   *[other] {""}
  }{ $effect }

## Para quién y cuándo

who-choose = la tripulación
who-each = cada tripulante
who-participants = quienes participaron
who-bearer = este tripulante
who-other = otro tripulante
who-odessa = Odessa
who-audrie = Audrie
who-gregory = Gregory
who-kannan = Kannan
who-kasumi = Kasumi
who-laurent = Laurent
who-mac = Mac
who-marco = Marco
who-rafael = Rafael
moment-rested = cada vez que este tripulante pierde fatiga
moment-healed = cada vez que este tripulante se cura
moment-cooked = cada vez que se cocina una receta
moment-searched = después de cada búsqueda
moment-treated = cada vez que un tripulante va al médico
moment-won = cada vez que se gana un combate
moment-room = cada vez que se usa una sala
moment-port = al empezar una acción de puerto
moment-fate = cada vez que se roba destino fuera de combate

## Números

number-health = salud
number-accuracy = precisión
number-damage = daño
number-block = bloqueo
number-guard = guardia
number-navigation = navegación
number-hand = límite de mano
number-offer = cartas de comercio en oferta
number-inn = precio de la posada
number-tokens = fichas de búsqueda
number-rewards = recompensas de búsqueda
number-care = cuidado al buscar
number-enemy-damage = daño de los enemigos
number-strength = fuerza
number-cunning = astucia
number-savvy = conocimiento
number-perception = percepción
number-craft = oficio
bonus-health = { $by } de salud
bonus-accuracy = { $by } de precisión
bonus-damage = { $by } de daño en los ataques
bonus-block = { $by } de bloqueo contra los contraataques
bonus-guard = { $by } de bloqueo, también al final de la ronda
bonus-navigation = { $by } en navegación
bonus-helm = { $by } en navegación con este tripulante al timón
bonus-hand = { $by } al límite de mano
bonus-offer = { $by } { $count ->
    [one] carta
   *[other] cartas
  } en oferta al comerciar
bonus-inn = La posada cuesta { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
  } menos
bonus-tokens = { $by } { $count ->
    [one] ficha
   *[other] fichas
  } de búsqueda en cubierta
bonus-rewards = { $by } { $count ->
    [one] recompensa
   *[other] recompensas
  } en cada búsqueda
bonus-care = En cada búsqueda, se ignora { $count ->
    [one] el primer daño al barco
   *[other] los { $count } primeros daños al barco
  }
bonus-enemy-damage = { $by } al daño de los enemigos
bonus-strength = { $by } de fuerza
bonus-cunning = { $by } de astucia
bonus-savvy = { $by } de conocimiento
bonus-perception = { $by } de percepción
bonus-craft = { $by } de oficio
bonus-text = { $given-id ->
    [none] { $bonus }
   *[other] { $given }: { $bonus }
  }

## Condiciones

effect-unhurt = sin heridas
effect-wounded = con { $least } heridas o más
effect-rested = sin fatiga
effect-fresh = hasta el segundo ataque de la ronda
effect-fate-at-most = { $most }
effect-in-room = { $room-id ->
    [hull] el casco
    [quarters] los camarotes
    [bridge] el puente
   *[other] la { $room }
  }
effect-fought = { $level }
effect-each-player = jugador

## Bienes

sequence = { $last ->
    [yes] { $first } y { $then }
   *[other] { $first }, { $then }
  }
either = { $more ->
    [yes] { $last ->
        [yes] { $one } o { $other }
       *[other] { $one }, { $other }
    }
   *[other] { $one }, o { $other }
  }
effect-one-of = { $options }
effect-pay = { $cost } para { $then }
effect-may = puedes { $may }
band = { $span }: { $effect }
effect-roll = robar destino ({ $at-least })
part-goods = bienes
    .said = { $what-id ->
      [coin] { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
      }
      [vegetable] { $amount ->
        [one] 1 verdura
       *[other] { $amount } verduras
      }
      [material] { $amount ->
        [one] 1 material
       *[other] { $amount } materiales
      }
      [artifact] { $amount ->
        [one] 1 artefacto
       *[other] { $amount } artefactos
      }
      [order] { $amount ->
        [one] 1 orden
       *[other] { $amount } órdenes
      }
      [card] { $amount ->
        [one] 1 carta de habilidad
       *[other] { $amount } cartas de habilidad
      }
     *[other] { $amount } de { $what }
    }
effect-gain = { $what-id ->
    [card] robar { part-goods.said }
   *[other] ganar { part-goods.said }
  }
    .more = { $what-id ->
        [card] robar { part-goods.said }
       *[other] { part-goods.said }
    }
    .each = { $what-id ->
        [card] roba { part-goods.said }
       *[other] gana { part-goods.said }
    }
effect-lose = { $what-id ->
    [card] descartar { part-goods.said }
   *[other] perder { part-goods.said }
  }
    .more = { $what-id ->
        [card] descartar { part-goods.said }
       *[other] { part-goods.said }
    }
effect-lose-resource = pierdes { $amount ->
    [one] 1 recurso o moneda
   *[other] { $amount } recursos o monedas
  } a elección
effect-swap-goods = cambiar { $count } recursos iguales por 1 de otra clase

## Tripulación

effect-wound = { $who } { $who-id ->
    [participants] sufren
   *[other] sufre
  } { $amount } de daño
part-wounds = heridas
    .said = { $amount ->
      [one] 1 herida
     *[other] { $amount } heridas
    }
effect-heal = { $who-id ->
    [each] { $who } se cura { part-wounds.said }
    [choose] curar { part-wounds.said }
   *[other] curar { part-wounds.said } a { $who }
  }
    .more = { $who-id ->
        [each] se cura { part-wounds.said }
        [choose] curar { part-wounds.said }
       *[other] curar { part-wounds.said } a { $who }
    }
effect-revive = curar { $amount ->
    [one] 1 herida
   *[other] { $amount } heridas
  } { $who-id ->
    [bearer] a este tripulante
   *[other] a un tripulante
  } con 0 puntos de vida
effect-tire = { $who } { $who-id ->
    [participants] reciben
   *[other] recibe
  } { $amount } de fatiga
part-fatigue = fatigue
    .said = { $amount } de fatiga
effect-rest = { $who-id ->
    [each] { $who } pierde { part-fatigue.said }
    [choose] quitar { part-fatigue.said }
   *[other] quitar { part-fatigue.said } a { $who }
  }
    .more = { $who-id ->
        [each] pierde { part-fatigue.said }
        [choose] { part-fatigue.said }
       *[other] { part-fatigue.said } a { $who }
    }
effect-afflict = { $who-id ->
    [choose] un tripulante
    [participants] alguien que participó
   *[other] { $who }
  } { $status-id ->
    [weakened] se debilita
    [low-morale] se desanima
    [frightened] se asusta
    [madness] enloquece
    [venom] se envenena
   *[other] recibe { $status }
  }
ailment-weakened = la debilidad
ailment-low-morale = el desánimo
ailment-frightened = el miedo
ailment-madness = la locura
ailment-venom = el veneno
ailment-any = un estado
effect-cure = quitar { $status-id ->
    [any] { $amount ->
      [one] 1 estado
     *[other] { $amount } estados
    }
   *[other] { $status }
  }{ $who-id ->
    [choose] {""}
   *[other] {" "}a { $who }
  }
    .more = { $status-id ->
        [any] { $amount ->
            [one] 1 estado
           *[other] { $amount } estados
        }
       *[other] { $status }
    }{ $who-id ->
        [choose] {""}
       *[other] {" "}a { $who }
    }

## Barco

effect-damage-ship = el barco sufre { $amount } de daño
effect-repair = reparar { $amount } de daño del barco
effect-move-ship = mover el barco { $moves ->
    [one] 1 región
   *[other] hasta { $moves } regiones
  }

## Desafíos y combates

again-own-one = si es tu propio 1
again-better = cuenta el mejor
again-replace = cuenta el nuevo
effect-raise-fate = sumar { $by } a un destino robado
effect-redraw = { $how-id ->
    [own-one] volver a robar un destino de 1 que hayas robado
    [better] volver a robar destino y quedarse con el mejor resultado
   *[other] volver a robar destino y tomar el nuevo resultado
  }
effect-add-skill = +{ $by } de { $skill } en un desafío
effect-add-accuracy = +{ $by } de precisión para un ataque de este tripulante
effect-add-damage = +{ $by } de daño para un ataque de este tripulante{ $hearts ->
    [no] , pero no sobre corazones
   *[other] {""}
  }
effect-slant = colocar también en diagonal las heridas de un ataque de este tripulante
effect-block = bloquear { $count } de daño causado en combate a { $who-id ->
    [choose] un tripulante
   *[other] { $who }
  }
effect-strike = en combate, causar { $damage } de daño a un enemigo, sin contraataque
effect-challenge = intentar un desafío de { $skill } { $value }{ $forced-id ->
    [none] {""}
   *[other] {" "}con { $forced }
  }{ $success-id ->
    [none] { $fail-id ->
      [none] {""}
     *[other] {" "}(fracaso: { $fail })
    }
   *[other] { $fail-id ->
      [none] {" "}(éxito: { $success })
     *[other] {" "}(éxito: { $success }; fracaso: { $fail })
    }
  }

## Sucesos que se quedan

effect-discard-event = descartar esta carta
effect-lurk = colocar su ficha a { $far } regiones del barco
effect-hunt-ship = su ficha avanza { $moves } regiones hacia el barco; si lo alcanza, el barco sufre { $damage } de daño

## Lo que solo hace el libro

effect-take-quest = tomar la misión { $number }
effect-complete-quest = la misión { $number } queda cumplida
effect-take-card = ganar la carta de aventura { $number }
effect-lose-card = perder la carta de aventura { $number }
effect-token = ganar la ficha de exploración { $letter }
effect-discard-equipped = descartar todas las cartas de habilidad equipadas
effect-build-events = formar el siguiente mazo de sucesos
effect-tick-ending = se alcanza el final { $ending }

## Enemigos

flying-text = Vuelo: mientras su casilla esté a la vista, +1 de defensa contra las armas cuerpo a cuerpo.
round-end-text = Al final de la ronda, { $effect }
given-both = { $one } y { $other }
uncovered-text = { $first ->
    [yes] Mientras su casilla esté a la vista, su contraataque llega antes que el ataque.
   *[other] { $armoured ->
      [yes] Mientras su casilla esté a la vista, sufre 1 de daño menos en cada ataque.
     *[other] Mientras su casilla esté a la vista, sus vecinos causan { $raises } de daño más al final de la ronda.
    }
  }
effect-recover = { $beside ->
    [yes] cada uno de sus vecinos pierde
   *[other] pierde
  } { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
  }
effect-strip = { $what-id ->
    [skill] se descarta una carta de habilidad equipada
   *[other] un tripulante pierde una carta de arma hasta que acabe el combate
  }
gear-skill = carta de habilidad
gear-weapon = carta de arma

## Las opciones de las cartas

do-choose = { $option ->
    [test] Intentar el desafío
    [gamble] Robar destino
    [ship] Que lo pague el barco
    [wound] Que lo pague la tripulación
    [status] Sufrir el mal
    [tire] Cansar a la tripulación
    [coin] Tomar monedas
    [meat] Tomar carne
    [grain] Tomar grano
    [material] Tomar materiales
    [madness] Quitar la locura
    [frightened] Quitar el miedo
    [venom] Quitar el veneno
    [weakened] Quitar la debilidad
    [low-morale] Quitar el desánimo
    [cure] Quitar un estado
    [heal] Curar
    [rest] Descansar
    [repair] Reparar
    [redraw] Volver a robar destino
    [block] Bloquear
    [strength] Sumar fuerza
    [cunning] Sumar astucia
    [savvy] Sumar conocimiento
    [perception] Sumar percepción
    [craft] Sumar oficio
   *[other] Elegir { $option }
  }
    .short = Elegir
    .counted = Elegir
ask-choose-effect = { $source }: elige.
ask-may-effect = { $source }: ¿quieres usarlo?
