### Unfathomable: las palabras del tablero dibujado, de sus pantallas y de sus paneles, en español.

## En el tablero

board-ship = El barco visto desde arriba, con la proa a la derecha
board-room-bridge = Puente
board-room-chapel = Capilla
board-room-cabin = Camarote
board-room-cargo = Bodega
board-room-galley = Galera
board-room-boiler = Calderas
board-room-sickbay = Enfermería
board-room-brig = Calabozo
board-on-deck = Cubierta { $number }
board-name-hydra = Hidra
board-name-dagon = Dagón
board-figure-character = { $seat }, { $role }: { $at }{ $traitor ->
    [yes] , traidor revelado
   *[other] {""}
}
board-figure-deep-ones = { $count ->
    [one] { $count } profundo: { $at }
   *[other] { $count } profundos: { $at }
}
board-figure-passengers = { $count ->
    [one] { $count } pasajero boca abajo: { $at }
   *[other] { $count } pasajeros boca abajo: { $at }
}
board-figure-hydra = Madre Hidra: { $at }
board-figure-dagon = Padre Dagón: { $at }
board-damaged = Daños ({ $room }): { $damage }. { $text }
board-several = { $count } cosas que hacer aquí: { $at }

## Los instrumentos

board-instruments = Medidores de recursos y de avance, y distancia
board-dial = { $low ->
    [yes] { $name }: solo { $value } de 10
   *[other] { $name }: { $value } de 10
}
board-track = { $name }: { $step } ({ $now } de { $last })
board-step-voyage-0 = Inicio
board-step-voyage-1 = Avante poca
board-step-voyage-2 = Avante media
board-step-voyage-3 = Avante toda
board-step-voyage-4 = Llegada
board-step-ritual-0 = Inicio
board-step-ritual-1 = Primer cántico
board-step-ritual-2 = Segundo cántico
board-step-ritual-3 = Tercer cántico
board-step-ritual-4 = Lanzamiento
board-distance = Distancia { $far } de { $full }. Escalas superadas: { $waypoints }
board-distance-title = Distancia
board-no-waypoint = Ninguna Escala aún

## La elección de personajes

board-casting = ¿Quién hace de quién?
board-skills-taken = Cartas que roban los personajes elegidos:
board-feat = Proeza
board-starts = Objeto inicial: { $with } ({ $at }). Puesto en la sucesión de Capitán: { $captain }; de Guardián del tomo: { $keeper }.

## Crisis y pruebas de habilidad

board-decides = { $seat } resuelve esta carta.
board-take-test = Elegir la prueba de habilidad
board-take-option = { $number ->
    [1] Elegir la primera opción
   *[other] Elegir la segunda opción
}
board-or = o bien
board-activates = Activa: { $who }
board-advances = Avanza: { $track }
board-outcome-success = Éxito
board-outcome-partial = Éxito parcial
board-outcome-failure = Fallo
board-test-cabin = Una acusación en el Camarote del capitán
board-test-brig = Salir del Calabozo
board-accused = La acusación recae en { $seat }: un éxito lleva al Calabozo.
board-threshold = Dificultad
board-supports = Cuentan a favor:
board-opposes = Cuentan en contra:
board-added = Cartas añadidas
board-chaos = Caos
board-pile = { $count ->
    [0] Aún no se ha añadido nada.
    [one] Hay { $count } carta boca abajo.
   *[other] Hay { $count } cartas boca abajo.
}
board-total = Total { $total }, dificultad { $threshold }
board-waypoint = { $fuel ->
    [0] Distancia +{ $distance }
   *[other] Distancia +{ $distance }, Combustible −{ $fuel }
}

## El dado y los grandes sucesos

board-rolling = { $seat } va a tirar el dado.
board-attacking = { $seat } va a atacar: hace falta { $needed } o más.
board-rolled = { $needed ->
    [0] { $seat } sacó { $result }.
   *[other] { $seat } sacó { $result }; hace falta { $needed } o más.
}
board-awakening = A mitad de camino, cada uno recibe una segunda carta de Lealtad. Quien era humano quizá ya no lo sea.
board-banishment = Todos los monstruos del agua y de la cubierta han desaparecido, y con ellos quien estuviera allí fuera.

## Pasar


## Lo tuyo

board-loyalty = { $count ->
    [one] { $count } carta de Lealtad
   *[other] { $count } cartas de Lealtad
}
board-peek = Carta de Lealtad { $number }, boca abajo: mantenla pulsada para mirarla
board-peek-how = Boca abajo. Señálala o mantenla pulsada para mirarla.
board-loyalty-human = Quieres que el barco llegue a puerto.
board-loyalty-hybrid = Quieres que se pierda, sea como sea.
board-loyalty-cultist = Quieres que se pierda, pero solo tras una distancia de 12.
board-hand = Cartas de Habilidad
board-no-cards = No tienes ninguna.
board-owned = Ante ti
board-spent = ya se usó
board-captain = Eliges las Escalas, y las crisis que resuelve el Capitán son tuyas.
board-keeper = Acción, una vez por turno: mira los 2 Hechizos superiores del mazo, resuelve uno y deja el otro al fondo. Las crisis que resuelve el Guardián del tomo son tuyas.
board-known = Has visto, empezando por arriba
board-deck-mythos = Mitos
board-deck-waypoints = Escalas
board-deck-items = Objetos
board-deck-spells = Hechizos
board-deck-damage = Daños
board-deck-chaos = Caos
board-deck-deep-ones = Profundos
board-deck-passengers = Pasajeros

## Los asientos

board-turn = Turno { $turn }: { $seat }
board-active = Activo
board-asked = debe responder
board-traitor = Traidor
board-no-character = Aún sin personaje
board-open-sheet = Abrir la hoja de personaje
board-on-reveal = Al revelarse como traidor
board-cards = { $count ->
    [one] { $count } carta de Habilidad
   *[other] { $count } cartas de Habilidad
}
board-feat-ready = Proeza disponible
board-feat-used = Proeza ya usada
board-item-down = Una Mejora boca abajo
board-decks = Mazos y suministro común
board-discard = Arriba en los descartes: { $top }
board-no-discard = Sin descartes

## El final

board-end-distance = Distancia alcanzada: { $far } de { $full }.
board-player = Jugador
board-cards-shown = Lealtad
board-won = Ha ganado
board-winner = Victoria
board-never-revealed = nunca revelado
board-given = { $harmed ->
    [0] En pruebas: +{ $helped }
   *[other] En pruebas: +{ $helped } a favor, −{ $harmed } en contra
}
board-sabotage = Quién saboteó qué
board-no-sabotage = Nadie añadió ninguna carta en contra de una prueba.
board-dials-course = Los medidores de recursos, turno a turno
board-story = La historia de esta travesía
board-turn-number = Turno { $turn }

## Qué es cada cosa

board-sort-room = sala
board-sort-deck = casilla de cubierta
board-sort-water = casilla de agua
board-sort-dial = medidor de recursos
board-sort-track = medidor de avance
board-rooms = Salas
board-room-used = Su acción ya se ha usado este turno.
board-here = Aquí: { $who }
board-check = Prueba de habilidad, dificultad { $threshold }: { $skills }.
board-supply = { $count ->
    [one] Queda { $count } en el suministro común.
   *[other] Quedan { $count } en el suministro común.
}
board-phase-skills = Habilidades
board-phase-action = Acción
board-phase-mythos = Mitos
board-phase-discard = Descarte
