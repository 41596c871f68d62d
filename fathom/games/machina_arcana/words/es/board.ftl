### Machina Arcana: las palabras del tablero y de los paneles en el navegador, en español.

board-map = La ciudad, hasta donde se conoce
board-instruments = Instrumentos
board-feature = { $kind }, { $at }
board-space-sort = casilla { $at }
board-elsewhere = una casilla que ya no está en el tablero
board-then = { $first }; después: { $second }
board-keep-and-equip = Quedársela y equiparla
board-keep-this = Quedarse con esta
board-several = { $what }, y más: { $count } respuestas
board-choose = Lo que se hace aquí

## La ronda y el capítulo

board-phase-explorers = Exploradores
board-phase-spawn = Aparición
board-phase-horror = Horror
board-phase-monsters = Monstruos
board-round = ronda { $round }
board-chapter = { $number ->
    [0] Escenario
   *[other] Capítulo { $number }
  }
board-finale = Final
board-legend = Qué significan los signos
board-chapters = Todo lo contado
board-read = Seguir
board-goal-chapter = Busca una casilla de capítulo en las losetas y actívala para pasar la página.
board-goal-blocking = Las casillas de capítulo no pasan esta página: haz lo que dice su carta.
board-goal-exit = La salida está abierta: lleva allí a todos los exploradores vivos y salid.
board-goal-finale = Haz lo que pide el final antes de que se cumpla la fatalidad, y que alguien siga con vida.
board-goal-fallen = Tu explorador se ha perdido para siempre y los monstruos son tuyos: destruye a los exploradores que quedan antes de que escapen.
board-counted = Contado hasta ahora: { $count }

## Instrumentos

board-threat = Amenaza
board-threat-now = Amenaza { $threat } de { $last }, nivel de monstruos { $level }
board-level-short = nivel { $level }
board-spawn = aparición
board-horror = horror
board-spawn-rating = Valor de aparición
board-horror-rating = Valor de horror
board-rating-now = Una tirada de { $now } o más tiene éxito, y eso es malo; el capítulo indica { $printed }.
board-rating-none = No se tira en este capítulo.
board-doom = Fatalidad
board-doom-now = Fatalidad { $now } de { $most }

## Unidades

board-health = Salud { $now } de { $most }
board-stamina = Resistencia { $now } de { $most }
board-defence = Armadura { $armor }, voluntad { $will }
board-essence = Esencia { $count }
board-markers = { $count ->
    [one] queda 1 marcador
   *[other] quedan { $count } marcadores
  }
board-marked = { $card }: { $what }
board-queue = Monstruos
board-queue-place = Número { $place } de la fila
board-no-monsters = Ninguno a la vista.
board-monster-level = monstruo de nivel { $level }
board-current = Eventos en curso
board-asked = debe responder
board-casting = Elegid a vuestros exploradores
board-usable = Se puede usar ahora
board-survived = con vida

## Equipo

board-assembly = Equipo de { $who }
board-type-weapon = arma
board-type-apparel = atuendo
board-type-artifact = artefacto
board-type-consumable = consumible
board-upgrade = mejora
board-reinforcement = refuerzo
board-hands = { $count ->
    [one] una mano
   *[other] { $count } manos
  }
board-level = nivel { $level }
board-worn-weapon = En mano
board-worn-apparel = Puesto
board-worn-artifact = Artefacto
board-nothing-worn = nada
board-stowed = Guardado
board-nothing-stowed = nada
board-workshop-hint = Elige un objeto y luego el sitio donde va, o arrástralo hasta allí. Cada sitio dice qué cambiaría.
board-deck-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }
board-change = { $what } { $before } → { $after }
board-stows = guarda { $items }

## Lugares

board-door-open = Puerta abierta
board-door-closed = Puerta cerrada
board-door-broken = Puerta destruida
board-opening-unexplored = Abertura sin explorar
board-opening-exit = Salida
board-opening-entrance = Entrada
board-space-gone = Destruido: ya no sirve.
board-space-lit = Iluminado: no cuesta esencia.
board-tile-goes = una loseta queda atrás
board-leaves-behind = deja atrás: { $units }
board-hurts-self = ¡te alcanza a ti!
board-hurts-friend = ¡alcanza a un compañero!
board-about-floor = Se puede pasar y quedarse aquí.
board-about-ritual = Activa todas las casillas de ritual para detener el ritual.
board-about-statue = Ataca cada parte hasta que no quede ninguna.
board-about-story = Un lugar del que habla la historia. Se puede pasar por aquí.

## Cartas

board-exploration-event = evento de exploración
board-horror-event = evento de horror
board-shelf-explorers = Exploradores
board-shelf-spaces = Casillas
board-shelf-monsters = Monstruos
board-shelf-items = Objetos
board-end-course = { $scenario }, «{ $chapter }», ronda { $round }, nivel de monstruos { $level }.
board-blast = una explosión
board-roll-attack = { $roller } ataca a { $defenders }
board-roll-sum = { $total } en total
board-roll-spawn = { $roller } tira por la aparición: hace falta { $needed }
board-roll-horror = La tirada de horror: hace falta { $needed }
