### Unfathomable: las palabras en la mesa (preguntas, respuestas, diario, negativas, efectos), en español.

game-name = Insondable
game-tagline = Un vapor lejos de toda costa y, a bordo, alguien que espera lo que viene detrás.
    .length = De 2 a 3 horas
    .weight = Exigente
game-about = Juntos lleváis el SS Atlantica al otro lado del océano. Los humanos quieren llegar a puerto; ocultos entre ellos, los híbridos y a veces un sectario quieren que el barco se pierda. Cada crisis se afronta con cartas puestas boca abajo: cualquiera puede ayudar o hacer daño sin que lo vean, hasta que encierran a alguien por ello, con razón o sin ella.

option-crew = Personajes
option-crew-chosen = Cada jugador elige
option-crew-suggested = Repartidos: tripulación para empezar
option-crew-drawn = Repartidos entre los diez
option-cultist = Sectario (solo con 4 o 6 jugadores)
option-easier = Más fácil para
option-easier-nobody = Nadie
option-easier-humans = Los humanos (recursos +2)
option-easier-traitors = Los traidores (recursos −2)

## Nombres

# Las casillas, con su artículo dentro de una frase. El Abismo no es una casilla y no lo lleva.
space-w1 = la casilla de agua 1
space-w2 = la casilla de agua 2
space-w3 = la casilla de agua 3
space-w4 = la casilla de agua 4
space-w5 = la casilla de agua 5
space-w6 = la casilla de agua 6
space-w7 = la casilla de agua 7
space-w8 = la casilla de agua 8
space-d1 = la casilla de cubierta 1
space-d2 = la casilla de cubierta 2
space-d3 = la casilla de cubierta 3
space-d4 = la casilla de cubierta 4
space-d5 = la casilla de cubierta 5
space-d6 = la casilla de cubierta 6
space-d7 = la casilla de cubierta 7
space-d8 = la casilla de cubierta 8
space-bridge = el Puente de mando
space-chapel = la Capilla
space-cabin = el Camarote del capitán
space-cargo = la Bodega de carga
space-galley = la Galera
space-boiler = la Sala de calderas
space-sickbay = la Enfermería
space-brig = el Calabozo
space-abyss = Abismo

area-board = del tablero
area-water = en el agua
area-deck = de cubierta
area-ship = del barco
area-rooms = en el interior del barco

skill-influence = Influencia
skill-lore = Saber
skill-observation = Observación
skill-strength = Fuerza
skill-will = Voluntad
skill-treachery = Traición
skill-card = { $skill } { $value } ({ $ability })

resource-fuel = Combustible
resource-food = Comida
resource-sanity = Cordura
resource-souls = Almas

track-voyage = viaje
track-ritual = ritual
track-icon-voyage = viaje
track-icon-ritual = ritual
track-icon-choose = medidor a elegir

icon-hydra = Madre Hidra
icon-dagon = Padre Dagón
icon-deep-ones = profundos

title-captain = Capitán
title-keeper = Guardián del tomo

loyalty-human = humano
loyalty-hybrid = híbrido
loyalty-cultist = sectario

side-humans = los humanos
side-traitors = los traidores

chooser-current = el jugador activo
chooser-captain = el Capitán
chooser-keeper = el Guardián del tomo
chooser-character = el personaje nombrado

moment-action = acción
moment-action-phase = al principio de tu propio paso de acción
moment-before-roll = antes de que se tire un dado
moment-after-roll = después de que se tire un dado
moment-after-attack-roll = después de que se tire el dado de un ataque
moment-before-cards = antes de que se añadan cartas a una prueba de habilidad
moment-cards-revealed = cuando se muestran las cartas de una prueba de habilidad
moment-total-known = cuando se conoce el total de una prueba de habilidad
moment-character-falls = cuando un personaje vaya a ser derrotado
moment-passenger-falls = cuando un pasajero vaya a ser derrotado
moment-mythos-phase = al principio de tu paso de mitos
moment-mythos-drawn = cuando has robado una carta de Mitos
moment-crisis-choice = en vez de elegir en una crisis
moment-boiler-used = cuando se ha usado la Sala de calderas
moment-lore-used = cuando has usado «{ ability-withering-word }» o «{ ability-push-back }»

limit-turn = una vez por turno
limit-roll = una vez por tirada
limit-test = una vez por prueba de habilidad

ending-arrived = el barco ha llegado a puerto
ending-fuel = se ha acabado el Combustible
ending-food = se ha acabado la Comida
ending-sanity = ya no queda Cordura a bordo
ending-souls = ya no quedan Almas que salvar
ending-sunk = el barco se hunde con todas sus salas dañadas
ending-overrun = los profundos han invadido el barco

## Partes de frases

part-at = { $at-id ->
    [abyss] en el { $at }
   *[other] en { $at }
}
part-start = { $start-id ->
    [abyss] el { $start }
   *[other] { $start }
}
part-to = { $to-id ->
    [abyss] el { $to }
   *[other] { $to }
}
part-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
part-skill-cards = { $count ->
    [one] { $count } carta de { $skill }
   *[other] { $count } cartas de { $skill }
}
part-the-others = { $count ->
    [2] el otro
   *[other] los demás
}
part-deep-ones = { $count ->
    [one] { $count } profundo
   *[other] { $count } profundos
}
part-passengers = { $count ->
    [one] { $count } pasajero
   *[other] { $count } pasajeros
}
part-spaces = { $by ->
    [one] { $by } casilla
   *[other] { $by } casillas
}
part-amount = { $resource-id ->
    [souls] { $by ->
        [one] { $by } Alma
       *[other] { $by } Almas
    }
   *[other] { $by } de { $resource }
}
part-dial = El medidor de { $resource }
part-a-skill-card = una carta de { $skill }

## Preguntas: preparación y acciones

ask-character = ¿Qué personaje llevas?
ask-look-at-loyalty = Mira tus cartas de Lealtad: nadie más las ve.
ask-draw-own = { $left ->
    [one] ¿Qué carta de tu conjunto de Habilidades robas?
   *[other] ¿Qué carta de tu conjunto de Habilidades robas? Faltan { $left }.
}
ask-draw-less = La crisis que tienes delante te cuesta una carta: ¿cuál de tu conjunto de Habilidades no robas?
ask-forgo = { $count ->
    [0] ¿Renuncias a robar una carta de tu conjunto de Habilidades? Podrás sustituirla por una de Traición.
   *[other] ¿Renuncias a otra carta? Hasta ahora: { $count }.
}
ask-replace = { $count ->
    [one] Renuncias a { $count } carta: ¿cuántas cartas de Traición robas en su lugar?
   *[other] Renuncias a { $count } cartas: ¿cuántas cartas de Traición robas en su lugar?
}
ask-upgrade = ¿Qué Mejora pones boca arriba?
ask-action = { $left ->
    [one] Tienes { $left } acción: ¿qué haces?
   *[other] Tienes { $left } acciones: ¿qué haces primero?
}
ask-move-to = ¿Adónde vas?
ask-attack = ¿A quién atacas?
ask-weapon = ¿Con qué arma atacas?
ask-rampage = ¿Con qué arma atacas? Pasa para hacer ataques básicos.
ask-trade = ¿Das un Objeto a alguien de tu casilla?
ask-take-item = { $seats } te ofrece un Objeto: { $item }. ¿Lo tomas?
ask-give-item = ¿Das un Objeto a alguien de tu casilla?
ask-repair-with = ¿Qué carta descartas para la reparación? Falta por pagar: { $left }.
ask-break-out = ¿Qué carta descartas para salir del Calabozo? Falta por pagar: { $left }.
ask-hand-limit = { $left ->
    [one] Tienes { $left } carta de más: ¿cuál descartas?
   *[other] Tienes { $left } cartas de más: ¿cuál descartas?
}
ask-order = Varios jugadores quieren hacer algo ahora: ¿quién va primero?

## Preguntas: cartas y mazos

ask-draw-from = { $left ->
    [one] ¿De qué mazo robas?
   *[other] ¿De qué mazo robas la próxima carta? Faltan { $left }.
}
ask-draw-all-from = { $count ->
    [one] ¿De qué mazo robas { $count } carta?
   *[other] ¿De qué mazo robas las { $count } cartas?
}
ask-discard = { $left ->
    [one] ¿Qué carta descartas?
   *[other] ¿Qué carta descartas? Faltan { $left }.
}
ask-discard-up-to = { $left ->
    [one] ¿Descartas una carta? Puedes descartar { $left } más.
   *[other] ¿Descartas una carta? Puedes descartar hasta { $left }.
}
ask-labour = ¿Qué carta de { $skill } descartas? Su valor se suma a la tirada.
ask-which-deck = ¿Qué mazo miras?
ask-keep-on-top = ¿Qué carta dejas encima? Las demás van al fondo.
ask-to-bottom = Elige la carta para ponerla al fondo de su mazo, o pasa para dejarla encima.
ask-put-back = ¿Cuál de estas { $left } cartas devuelves ahora? La primera quedará más abajo y la última, encima.
ask-keep-item = ¿Qué Objeto conservas?
ask-remove-item = ¿Cuál de tus Objetos se retira de la partida?
ask-steal-from = ¿A quién le quitas un Objeto?
ask-steal-item = ¿Qué Objeto tomas?
ask-cast = ¿Qué Hechizo lanzas?
ask-ward = ¿Sobre quién pones el Hechizo?

## Preguntas: crisis y pruebas de habilidad

ask-crisis = { $card }: ¿qué eliges?
ask-calamity = { $card } golpea, sin sus iconos: ¿con qué parte? Una prueba de habilidad cuenta como fallada.
ask-add-card = { $left ->
    [one] ¿Añades una carta a la prueba de habilidad? Puedes añadir { $left }.
   *[other] ¿Añades una carta a la prueba de habilidad? Puedes añadir hasta { $left }.
}
ask-add-late = ¿Qué carta añades a la prueba de habilidad?
ask-add-skill = ¿Qué otra Habilidad es propicia en esta prueba?
ask-decide = Decides esta crisis: ¿cuál es su resultado?
ask-write-line = ¿De qué mazo añades la carta superior a la prueba?
ask-modify = ¿En cuánto cambias el resultado? Un número negativo lo baja.
ask-set-roll = ¿Qué resultado eliges para el dado?
ask-weapon-reroll = Tu arma te deja volver a tirar una vez: ¿lo haces?

## Preguntas: barco, pasajeros y medidores

ask-choose-track = ¿Qué medidor avanza una casilla?
ask-choose-waypoint = ¿A qué Escala llega el barco? Distancia hasta ahora: { $distance }.
ask-sway = ¿Cuántas casillas mueves el medidor de ritual? Un número negativo lo hace retroceder.
ask-gain = ¿Qué recurso ganas?
ask-lose = ¿Qué recurso pierdes?
ask-damage-room = ¿Qué sala dañas?
ask-repair-room = ¿Qué sala reparas?
ask-use-room = ¿De qué sala usas la acción?
ask-feast = ¿Cuántas cartas robas? Si después la tirada es menor, se pierde 1 de Comida.
ask-lose-passenger = ¿Dónde cae derrotado un pasajero?
ask-pick-passenger = ¿Cuál de los pasajeros cae derrotado? Todos están boca abajo.
ask-save-anywhere = ¿Rescatas a un pasajero? ¿Dónde?

## Preguntas: personajes

ask-accuse = ¿A quién acusas? Si se supera la prueba de habilidad, ese jugador va al Calabozo.
ask-arrest = ¿Quién va al Calabozo?
ask-inspect = ¿De quién miras las cartas de Lealtad?
ask-give-loyalty = Tienes que entregar tus otras cartas de Lealtad: ¿a quién?
ask-exchange = { $count ->
    [0] ¿Cambias cartas de tu mano por otras tantas de Traición?
   *[other] ¿Cambias otra carta? Cartas de Traición hasta ahora: { $count }.
}
ask-grant = ¿Qué otro jugador hace una acción?
ask-leave-sickbay = ¿Sales de la Enfermería? ¿Adónde vas?
ask-defeat-order = Varios personajes van a ser derrotados: ¿quién es el primero?
ask-explode = ¿En qué casilla adyacente estalla?

## Preguntas: monstruos

ask-activate = ¿Qué profundo actúa ahora?
ask-activate-one = ¿Qué profundo activas?
ask-victim = ¿A qué humano ataca el profundo?
ask-spawn-at = ¿En qué casilla de agua aparece un profundo?
ask-surface = ¿Suben los monstruos del Abismo? ¿Dónde?
ask-push = ¿De qué casilla mueves a todos los profundos?
ask-push-to = ¿A qué casilla van?
ask-slay = ¿Dónde golpeas a los profundos?
ask-smite = ¿A qué enemigo golpeas?
ask-dismiss = ¿A qué monarca ahuyentas?
ask-move-monarch = El monarca resiste: ¿lo mueves a una casilla de agua adyacente?

## Respuestas: acciones

do-play = Llevar el personaje: { $role }
    .short = Elegir un personaje
do-ready = Ya las he visto
do-move = Ir hasta { $to }
    .short = Moverse
do-attack-deep-one = Atacar a un profundo { part-at }
    .short = Atacar a un profundo
do-attack-character = Atacar a { $victim }
    .short = Atacar a un personaje
do-save = Rescatar a un pasajero
do-trade = Intercambiar Objetos
do-use-space = Usar la acción de tu casilla
do-repair = Reparar la sala
do-reveal = Revelarse como traidor (carta de { $loyalty })
    .short = Revelarse como traidor
do-defeat-passenger = Derrotar a un pasajero
do-break-out = Salir del Calabozo
do-play-card = Usar { $card }
    .short = Usar una carta de Habilidad
do-use-item = Usar un Objeto: { $item }
    .short = Usar un Objeto
do-use-ability = Usar la capacidad de tu personaje
do-use-feat = Usar tu Proeza
do-use-tome = Lanzar un Hechizo del tomo
do-use-spell = Usar el Hechizo «{ $spell }»
    .short = Usar un Hechizo
do-use-mythos = Usar la carta de Mitos «{ $card }»
    .short = Usar una carta de Mitos
do-pass = Pasar
do-let-first = Empezar por { $seat }
    .short = Decir quién va primero

## Respuestas: cartas y decisiones

do-add-card = Añadir { $card }
    .short = Añadir una carta
do-discard = Descartar { $card }
    .short = Descartar una carta
do-draw-from = Robar una carta de { $skill }
    .short = Robar una carta
do-forgo = No robar una carta de { $skill }
    .short = Renunciar a una carta
do-pick-space = { $space-id ->
    [abyss] Elegir el suministro común
   *[other] Elegir { $space }
}
    .short = Elegir una casilla
do-pick-monarch = Elegir a { $monarch }
    .counted = Elegir a Dagón o a Hidra
do-pick-seat = Elegir a { $seat }
    .short = Elegir a un jugador
do-pick-resource = Elegir { $resource }
    .counted = Elegir un recurso
do-pick-skill = Elegir { $skill }
    .short = Elegir una Habilidad
do-pick-track = Elegir el medidor de { $track }
    .counted = Elegir un medidor
do-pick-number = Elegir { $number }
    .short = Elegir un número
do-pick-item = Elegir el Objeto: { $item }
    .short = Elegir un Objeto
do-pick-face-down = Elegir la Mejora boca abajo n.º { $number }
    .short = Elegir una Mejora boca abajo
do-pick-spell = Elegir «{ $spell }»
    .short = Elegir un Hechizo
do-pick-mythos = Elegir «{ $card }»
    .short = Elegir una carta
do-pick-waypoint = Elegir «{ $card }»
    .short = Elegir una Escala
do-pick-passenger = Elegir al pasajero { $number }
    .short = Elegir a un pasajero
do-activate = Activar a un profundo { part-at }
    .short = Activar a un profundo
do-any-order = Activar a los demás en cualquier orden
do-give = Dar a { $to } un Objeto: { $item }
    .short = Dar un Objeto
do-set-upgrade = Poner boca arriba: { $item }
    .short = Cambiar de Mejora
do-take-test = Elegir la prueba de habilidad
do-take-option = { $number ->
    [1] Elegir la primera opción
   *[other] Elegir la segunda opción
}
    .short = Elegir una opción

## El diario: turnos, manos y Objetos

tell-turn-begins = { $seat } empieza el turno { $turn }.
tell-chose = { $seat } elige su personaje: { $role }.
    .counted = Personajes
tell-drew-cards = { $cards ->
    [none] { $seat } roba cartas de Habilidad: { $skills }.
   *[other] { $seat } roba cartas de Habilidad: { $cards }.
}
tell-discarded = { $seat } descarta { $cards }.
    .counted = Cartas de Habilidad descartadas
tell-moved = { $seat } se mueve desde { $start } hasta { $to }.
tell-played-card = { $seat } usa { $card }.
    .counted = Cartas de Habilidad usadas
tell-used-item = { $seat } usa un Objeto: { $item }.
    .counted = Objetos usados
tell-used-ability = { $seat } usa la capacidad de su personaje ({ $role }).
    .counted = Capacidades usadas
tell-used-feat = { $seat } usa la Proeza de su personaje ({ $role }).
    .counted = Proezas usadas
tell-used-space = { $seat } usa { $space }.
    .counted = Acciones de las casillas
tell-got-item = { $seat } obtiene un Objeto: { $item }.
    .counted = Objetos obtenidos
tell-lost-item = { $seat } pierde un Objeto para siempre: { $item }.
    .counted = Objetos perdidos
tell-gave-item = { $seat } entrega un Objeto a { $to }: { $item }.
tell-upgraded = { $seat } pone una Mejora boca arriba: { $item }.
tell-looked = { $count ->
    [one] { $seat } mira la carta superior del { part-deck }.
   *[other] { $seat } mira las { $count } cartas superiores del { part-deck }.
}
part-deck = { $deck ->
    [waypoints] mazo de Escalas
    [items] mazo de Objetos
    [spells] mazo de Hechizos
   *[mythos] mazo de Mitos
}
tell-phase-ended = { $seat } pone fin a su paso de acción sin realizar ninguna.

## El diario: tiradas, ataques y derrotas

tell-rolled = { $chosen ->
    [yes] El dado de { $seat } se pone en { $face }: { $result }.
   *[no] { $bonus ->
        [0] { $seat } saca { $result } en el dado.
       *[other] { $seat } saca { $face } en el dado, con un modificador de { $bonus }: { $result }.
    }
}
tell-rerolled = { $seat } tiene que volver a tirar.
tell-attacks = { $victim ->
    [none] { $seat } ataca a un profundo { part-at }.
   *[other] { $seat } ataca a { $victim } { part-at }.
}
tell-deep-one-attacks = Un profundo ataca a { $victim } { part-at }.
tell-attack-failed = El ataque falla.
tell-defeated = { $seat } sufre una derrota y acaba en { $to }.
tell-defeat-prevented = { $seat } se libra de la derrota.

## El diario: monstruos

tell-activated = { $icon-id ->
    [deep-ones] Se resuelve el icono de los { $icon }.
   *[other] Se resuelve el icono de { $icon }.
}
tell-spawned = { $count ->
    [one] Aparece { part-deep-ones } { part-at }.
   *[other] Aparecen { part-deep-ones } { part-at }.
}
tell-deep-one-moved = { $count ->
    [one] Se mueve { part-deep-ones } desde { part-start } hasta { part-to }.
   *[other] Se mueven { part-deep-ones } desde { part-start } hasta { part-to }.
}
tell-deep-one-defeated = { $count ->
    [one] Cae derrotado { part-deep-ones } { part-at }.
   *[other] Caen derrotados { part-deep-ones } { part-at }.
}
tell-monarch-moved = { $to-id ->
    [abyss] { $monarch } se hunde en el { $to }.
   *[other] { $monarch } se mueve hasta { $to }.
}
tell-banished = El destierro mayor barre el agua y la cubierta.

## El diario: barco y pasajeros

tell-resource-changed = { $by ->
    [-1] { part-dial } baja 1, hasta { $now }.
    [-2] { part-dial } baja 2, hasta { $now }.
    [-3] { part-dial } baja 3, hasta { $now }.
    [0] { part-dial } se queda en { $now }.
   *[other] { part-dial } sube { $by }, hasta { $now }.
}
tell-track-moved = { $by ->
    [1] { $now ->
        [4] { $track-id ->
            [voyage] La ficha de { $track } alcanza la casilla de Llegada.
           *[ritual] La ficha de { $track } alcanza la casilla de Lanzamiento.
        }
       *[other] La ficha de { $track } avanza hasta la casilla { $now }.
    }
   *[other] { $now ->
        [0] La ficha de { $track } retrocede hasta Inicio.
       *[other] La ficha de { $track } retrocede hasta la casilla { $now }.
    }
}
tell-passenger-endangered = Un pasajero queda en peligro { part-at }.
tell-passenger-saved = Un pasajero es rescatado { part-at }.
tell-passenger-defeated = { $at-id ->
    [abyss] Cae derrotado un pasajero del suministro común: { $passenger }.
   *[other] Cae derrotado un pasajero { part-at }: { $passenger }.
}
tell-room-damaged = El daño alcanza { $room }: { $card }.
tell-damage-resolved = Se resuelve una carta de Daño: { $card }.
tell-repaired = { $seat } repara { $room }.
    .counted = Salas reparadas
tell-waypoint-reached = { $seat } lleva el barco a una Escala: { $card }. Distancia hasta ahora: { $distance }.
    .counted = Escalas alcanzadas

## El diario: crisis, pruebas de habilidad y Hechizos

tell-mythos-drawn = { $seat } roba una carta de Mitos: { $card }.
    .counted = Cartas de Mitos robadas
tell-mythos-discarded = Se descarta sin resolver una carta de Mitos: { $card }.
tell-option-taken = { $option ->
    [1] { $seat } elige la primera opción de «{ $card }».
   *[other] { $seat } elige la segunda opción de «{ $card }».
}
    .counted = Cartas de Mitos con opción elegida
tell-test-begins = { $card ->
    [cabin] Empieza una prueba de habilidad en el Camarote del capitán, con dificultad { $threshold } y Habilidades propicias: { $skills }.
    [brig] Empieza una prueba de habilidad en el Calabozo, con dificultad { $threshold } y Habilidades propicias: { $skills }.
   *[other] Empieza una prueba de habilidad, con dificultad { $threshold } y Habilidades propicias: { $skills }.
}
tell-cards-added = { $count ->
    [0] { $seat } no añade ninguna carta.
   *[other] { $seat } añade { part-cards }.
}
    .counted = Cartas de Habilidad añadidas a pruebas
tell-pile-turned = Se da la vuelta al montón: { $cards }.
tell-test-revealed = La prueba da { $total } contra una dificultad de { $threshold }.
tell-test-ends = { $total ->
    [none] { $outcome ->
        [success] Se supera la prueba de habilidad.
        [partial] La prueba de habilidad acaba en éxito parcial.
       *[failure] Se falla la prueba de habilidad.
    }
   *[other] { $outcome ->
        [success] Se supera la prueba de habilidad con un total de { $total }.
        [partial] La prueba de habilidad acaba en éxito parcial con un total de { $total }.
       *[failure] Se falla la prueba de habilidad con un total de { $total }.
    }
}
tell-chaos-rebuilt = { $count ->
    [one] Se forma un nuevo mazo de caos de { $count } carta.
   *[other] Se forma un nuevo mazo de caos de { $count } cartas.
}
tell-treachery-stirred = { $count ->
    [one] Se baraja { $count } carta de Traición en el mazo de caos.
   *[other] Se barajan { $count } cartas de Traición en el mazo de caos.
}
tell-spell-cast = { $seat } resuelve un Hechizo: { $spell }.
    .counted = Hechizos resueltos
tell-spells-removed = { $count ->
    [one] Se retira de la partida { $count } Hechizo sin mirarlo.
   *[other] Se retiran de la partida { $count } Hechizos sin mirarlos.
}

## El diario: Roles, Lealtad y final

tell-title-passed = { $seat } recibe el Rol de { $title }.
    .counted = Roles recibidos
tell-awakened = El despertar: todos reciben otra carta de Lealtad.
tell-looked-at-loyalty = { $seat } mira las cartas de Lealtad de { $whose }.
tell-loyalty-given = { $count ->
    [one] { $seat } entrega { $count } carta de Lealtad a { $to }.
   *[other] { $seat } entrega { $count } cartas de Lealtad a { $to }.
}
tell-traitor-revealed = { $seat } se revela como traidor con una carta de { $loyalty }.
    .counted = Traidores revelados
tell-game-ends = La partida acaba a una distancia de { $distance }: { $ending }.

## Negativas

why-in-brig = Estás en el Calabozo: solo su prueba de habilidad te deja salir.
why-no-entry = Nadie va al Calabozo ni a la Enfermería por voluntad propia: elige otra casilla.
why-too-little = Salir del Calabozo cuesta cartas por un valor total de { $needed }, y las tuyas valen menos: roba más antes.
why-traitor-space = Un traidor revelado no puede usar las acciones de las casillas: usa una de tus cartas.
why-protected = Aquí hay un humano que protege a los pasajeros: derrótalo primero o ve adonde no haya nadie.
why-damaged = Esta sala está dañada: repárala primero.
why-enemy-here = En esta casilla hay un enemigo: deshazte de él primero.
why-repair-cost = La reparación cuesta cartas por un valor total de { $needed }, de la Habilidad que pide la carta de Daño, y las tuyas valen menos: roba más antes.
why-cannot-use = La acción de esta casilla no tendría efecto ahora, o no puedes pagarla: haz otra cosa.
why-used-this-turn = Esto ya se ha usado este turno: podrá usarse de nuevo en el próximo.
why-no-spells = Ya no quedan Hechizos en el tomo: elige otra acción.
why-already-here = Ya estás aquí: elige otra casilla.
why-no-swimming = Nadie va al agua ni al Abismo: elige una casilla del barco.
why-pay-to-leave = Salir del Calabozo cuesta cartas por un valor total de { $needed }: págalas primero.
why-not-in-brig = No estás en el Calabozo: muévete sin más.
why-no-passenger = No hay ningún pasajero en tu casilla: ve adonde haya uno.
why-nobody-here = No hay nadie más en tu casilla: intercambia donde haya alguien.
why-no-items = Nadie en tu casilla tiene un Objeto que dar: intercambia donde alguien lo tenga.
why-not-damaged = Aquí no hay nada que reparar: ve a una sala dañada.
why-no-space-action = Esta casilla no tiene acción: ve a una sala que la tenga.
why-not-keeper = Solo el Guardián del tomo usa el tomo: elige otra acción.
why-not-your-loyalty = No tienes esa carta de Lealtad: muestra una que tengas.
why-for-traitors = Solo los traidores revelados pueden hacerlo.
why-for-humans = Los traidores revelados no pueden hacerlo: es para humanos.
why-out-of-reach = Solo se ataca en la propia casilla: ve allí primero.
why-only-enemies = Los humanos solo atacan a profundos y a traidores revelados.
why-only-humans = Los traidores revelados solo atacan a humanos.
why-items-in-brig = En el Calabozo no se usan Objetos: sal primero.
why-nobody-to-attack = No hay nadie al alcance de esta arma: elige otra o acércate.
why-treachery = Solo los traidores revelados usan cartas de Traición. Puedes añadirla a una prueba.
why-treachery-deck = Solo los traidores revelados roban cartas de Traición: elige otro mazo.
why-sheet-covered = Los traidores revelados han perdido las capacidades de su personaje: usa tus cartas.
why-feat-gone = Tu Proeza se ha retirado de la partida: solo sirve una vez.
why-not-from-brig = Esta capacidad no funciona en el Calabozo: sal primero.
why-used-this-roll = Esto ya se ha usado en esta tirada: podrá usarse en la próxima.
why-used-this-test = Esto ya se ha usado en esta prueba: podrá usarse en la próxima.
why-does-nothing = Ahora no cambiaría nada, o no puedes pagarlo: guárdalo para más tarde.
why-not-now = Es para otro momento: su texto dice cuándo.
why-cards-added = Ya se están añadiendo cartas: había que usarlo antes.
why-wrong-skill = La carta de Daño pide otra Habilidad: descarta una carta de esa Habilidad.
why-declined = Este Objeto ha sido rechazado: ofréceselo a otra persona.
why-not-here = Ese jugador está en otra casilla: solo se intercambia con quien está en la tuya.
why-active-already = Esta Mejora ya está activa: elige otra o déjala.
why-choose-upgrade = Ninguna de tus Mejoras está activa: elige una.
why-over-limit = Tienes más de { $limit } cartas: descarta una.
why-deck-empty = No quedan cartas de esta Habilidad: elige otro mazo.
why-not-in-set = Tu conjunto de Habilidades no tiene esa carta, o ya no le quedan: elige otra Habilidad.
why-all-left = Ya has renunciado a todas las cartas de esta Habilidad: elige otra.
why-must-cast = Has mirado en el tomo: resuelve uno de los Hechizos.
why-role-taken = Otra persona lleva este personaje: elige otro.

## Lo que hacen las cartas: recursos y medidores

effect-gain = { $resource ->
    [any] ganar { $by } de un recurso a elegir
   *[other] ganar { part-amount }
}
effect-lose = { $resource ->
    [any] perder { $by } de un recurso a elegir
   *[other] perder { part-amount }
}
effect-advance = { $by ->
    [discarded] hacer avanzar otras tantas casillas el medidor de { $track }
   *[other] hacer avanzar { part-spaces } el medidor de { $track }
}
effect-delay = { $by ->
    [all] reiniciar el medidor de { $track }
   *[other] { $strict ->
        [yes] hacer retroceder { part-spaces } el medidor de { $track } (se pierde 1 de Combustible por cada casilla que no pueda retroceder)
       *[no] hacer retroceder { part-spaces } el medidor de { $track }
    }
}
effect-sway = hacer avanzar o retroceder hasta { part-spaces } el medidor de ritual

## Lo que hacen las cartas: daño, pasajeros y salas

effect-damage = { $room ->
    [ship] dañar el barco
    [undamaged] dañar una sala sin daño a elegir
   *[other] dañar { $room }
}
effect-repair = { $room ->
    [damaged] reparar una sala en cualquier lugar
   *[here] reparar la sala en la que estás
}
effect-endanger = arriesgar a { part-passengers }
effect-save = { $where ->
    [here] rescatar a un pasajero de tu casilla
    [around] rescatar a todos los pasajeros de tu casilla y de las adyacentes
    [anywhere] rescatar a cuantos pasajeros se quiera en cualquier lugar
   *[endangered] rescatar al pasajero en su lugar
}
effect-lose-passengers = { $who ->
    [all-on-deck] derrotar a todos los pasajeros de cubierta
    [one] elegir a un pasajero de cubierta o del suministro común, que cae derrotado
   *[one-on-deck] elegir a un pasajero de cubierta, que cae derrotado
}
effect-trial = { $who ->
    [another] acusar a otro humano: si se supera una prueba de habilidad, ese jugador va al Calabozo
   *[you] intentar una prueba de habilidad: si se supera, ir a cualquier casilla de barco
}
effect-use-any-room = usar la acción de una sala sin daño desde cualquier lugar

## Lo que hacen las cartas: cartas de Habilidad y mazo de caos

effect-draw = { $decks ->
    [one] robar otras tantas de un solo mazo a elegir, menos el de Traición
    [own] robar { part-cards } de su propio conjunto de Habilidades
   *[any] { $up-to ->
        [yes] robar hasta { $count } cartas de mazos a elegir, menos el de Traición
       *[no] { $count ->
            [one] robar { $count } carta de un mazo a elegir, menos el de Traición
           *[other] robar { $count } cartas de mazos a elegir, menos el de Traición
        }
    }
}
    .each = { $decks ->
        [own] roba { part-cards } de su propio conjunto de Habilidades
       *[any] roba { part-cards } de { $count ->
            [one] un mazo
           *[other] mazos
        } a elegir, menos el de Traición
    }
effect-discard-cards = { $up-to ->
    [yes] { $skill ->
        [none] descartar hasta { part-cards }
       *[other] descartar hasta { part-skill-cards }
    }
   *[no] { $skill ->
        [none] descartar { part-cards }
       *[other] descartar { part-skill-cards }
    }
}
    .each = { $skill ->
        [none] descarta { $up-to ->
            [yes] hasta { part-cards }
           *[no] { part-cards }
        }
       *[other] descarta { $up-to ->
            [yes] hasta { part-skill-cards }
           *[no] { part-skill-cards }
        }
    }
effect-spend = descartar { part-a-skill-card }
effect-discard-hand = descartar toda la mano
    .each = descarta toda su mano
effect-stir = { $count ->
    [one] barajar { $count } carta de Traición en el mazo de caos
   *[other] barajar { $count } cartas de Traición en el mazo de caos
}
effect-rebuild-chaos = descartar el mazo de caos y formar otro

## Lo que hacen las cartas: Objetos y Hechizos

effect-draw-item = robar 1 Objeto
effect-search-items = { $mix ->
    [yes] mirar los { $count } Objetos superiores, conservar uno y barajar { part-the-others } en el mazo
   *[no] mirar los { $count } Objetos superiores, conservar uno y dejar { part-the-others } al fondo del mazo
}
effect-give-item = dar, si quieres, un Objeto a un humano de tu casilla
effect-steal-item = quitarle un Objeto a un humano de tu casilla
effect-remove-item = { $which ->
    [start] retirar tu Objeto inicial de la partida
    [all-but-one] retirar de la partida todos tus Objetos menos uno
   *[one] retirar uno de tus Objetos de la partida
}
    .each = { $which ->
        [start] retira su Objeto inicial de la partida
        [all-but-one] retira de la partida todos sus Objetos menos uno
       *[one] retira uno de sus Objetos de la partida
    }
effect-cast = { $count ->
    [1] resolver el Hechizo superior
   *[other] mirar los { $count } Hechizos superiores, resolver uno y dejar { part-the-others } al fondo del mazo
}
effect-burn-spells = { $count ->
    [one] retirar de la partida, sin mirarlo, el Hechizo superior
   *[other] retirar de la partida, sin mirarlos, los { $count } Hechizos superiores
}
effect-keep = { $what ->
    [crisis] conservar esta carta delante de ti: mientras siga ahí, robas una carta menos en tu paso de recibir habilidades, también en la Enfermería
   *[spell] conservar este Hechizo para más tarde
}
effect-use-up = { $what ->
    [item] retirar este Objeto de la partida
   *[crisis] descartar esta carta
}
effect-ward = poner este Hechizo sobre un jugador: evita su próxima derrota; entonces el Guardián del tomo tira el dado, y un 4 o menos cuesta 1 de Cordura

## Lo que hacen las cartas: mirar mazos

part-look = { $decks ->
    [waypoints] mirar las { $count } cartas superiores del mazo de Escalas
    [spells] { $count ->
        [one] mirar el Hechizo superior
       *[other] mirar los { $count } Hechizos superiores
    }
    [mythos] { $count ->
        [one] mirar la carta superior del mazo de Mitos
       *[other] mirar las { $count } cartas superiores del mazo de Mitos
    }
   *[other] mirar las { $count } cartas superiores del mazo de Mitos o del de Escalas
}
effect-look-at = { $stays ->
    [all] { part-look } y devolverlas en el orden que se quiera
    [any] { $count ->
        [one] { part-look } y { $decks ->
            [spells] dejarlo encima o ponerlo al fondo
           *[other] dejarla encima o ponerla al fondo
        }
       *[other] { part-look } y { $decks ->
            [spells] dejar cada uno encima o ponerlo al fondo
           *[other] dejar cada una encima o ponerla al fondo
        }
    }
   *[one] { part-look }, dejar una encima y poner { $count ->
        [2] la otra
       *[other] las demás
    } al fondo
}

## Lo que hacen las cartas: personajes

effect-move = { $to ->
    [rolled] ir a la casilla de cubierta con ese número
    [deck] ir a cualquier casilla de cubierta
    [adjacent] ir a una casilla de barco adyacente
    [ship] { $leave ->
        [yes] ir a cualquier casilla de barco, incluso desde el Calabozo
       *[no] ir a cualquier casilla de barco
    }
   *[other] ir hasta { $to }
}
    .each = { $to ->
        [rolled] va a la casilla de cubierta con ese número
        [deck] va a cualquier casilla de cubierta
        [adjacent] va a una casilla de barco adyacente
        [ship] { $leave ->
            [yes] va a cualquier casilla de barco, incluso desde el Calabozo
           *[no] va a cualquier casilla de barco
        }
       *[other] va hasta { $to }
    }
effect-leave-sickbay = { $others ->
    [none] dejar que cada humano de la Enfermería vaya a cualquier casilla de barco
   *[other] permitir a cada humano de la Enfermería ir a cualquier casilla de barco, y a cada uno de los demás, { $others }
}
effect-be-defeated = sufrir una derrota
effect-defeat-humans-here = { $spare ->
    [yes] derrotar a todos los demás humanos y a todos los pasajeros de tu casilla
   *[no] derrotar a todos los humanos de tu casilla, también al tuyo, y a todos sus pasajeros
}
effect-explode = elegir una casilla adyacente: derrotar allí a cada profundo, personaje y pasajero, y dañarla si es una sala
effect-jail = { $who ->
    [accused] enviar al Calabozo al jugador acusado
    [fullest] enviar al Calabozo, de entre los demás humanos, al que tenga más cartas en la mano (tú decides los empates)
    [here] enviar al Calabozo a otro humano de tu casilla
   *[you] ir al Calabozo
}
effect-pass-title = quitarle el Rol de { $title } a quien lo tiene y hacer que pase a otro
effect-inspect = mirar todas las cartas de Lealtad de otro jugador
effect-act = { $count ->
    [one] hacer { $count } acción más
   *[other] hacer { $count } acciones más
}
effect-attack = { $armed ->
    [0] { $may ->
        [yes] si quieres, hacer un ataque básico
       *[no] hacer un ataque básico
    }
   *[other] { $basic ->
        [0] hacer un ataque con un arma
       *[other] hacer hasta { $basic } ataques básicos, o hasta { $armed } con una misma arma
    }
}

## Lo que hacen las cartas: monstruos

effect-spawn = { $at ->
    [nearest] poner { part-deep-ones } en la sala más cercana a ti
    [rolled] poner { part-deep-ones } en la sala con ese número
    [apart] poner 1 profundo en cada una de { $count } casillas de agua a elegir
    [Abismo] poner { part-deep-ones } en el { $at }
   *[other] poner { part-deep-ones } en { $at }
}
effect-activate = { $what ->
    [here] activar a cada profundo de tu casilla
    [one] activar a un profundo en cualquier lugar
   *[other] { $what-id ->
        [deep-ones] activar a los { $what }
       *[other] activar a { $what }
    }
}
effect-surface = { $at ->
    [any] puedes hacer subir a todos los monstruos del Abismo a cualquier casilla de agua, si hay en él 4 profundos o más
   *[rolled] hacer subir a todos los monstruos del Abismo a la casilla de agua con ese número
}
effect-push = { $which ->
    [overboard] devolver a todos los profundos de cubierta a la casilla de agua de al lado
    [here] mover juntos a todos los profundos de tu casilla a una casilla adyacente
   *[anywhere] mover juntos a todos los profundos de una casilla cualquiera a una casilla adyacente
}
effect-smite = elegir a un enemigo en cualquier lugar y tirar el dado, con +{ $bonus } contra un profundo: un { $at-least } o más lo derrota
effect-slay = { $count ->
    [rolled] derrotar a otros tantos profundos { $area }
   *[other] { $may ->
        [yes] derrotar hasta a { part-deep-ones } { $area }
       *[no] derrotar a { part-deep-ones } { $area }
    }
}
effect-sweep = { $where ->
    [a-room] derrotar a todos los profundos de una sala a elegir
    [here] derrotar a todos los enemigos de tu casilla
   *[other] derrotar a todos los profundos { $where }
}
effect-sink-monarchs = enviar al Abismo a Madre Hidra y a Padre Dagón
effect-dismiss = elegir a un monarca, descartar una carta de Saber, tirar el dado y sumarle el valor de la carta: un { $at-least } o más envía al monarca al Abismo; menos permite moverlo a una casilla de agua adyacente

## Lo que hacen las cartas: tiradas, pruebas y derrotas

effect-modify = { $of ->
    [roll] sumar { $by } a la tirada o restarle { $by }
   *[total] { $by ->
        [items] subir o bajar el total, como mucho en el número de tus Objetos
       *[other] sumar { $by } al total o restarle { $by }
    }
}
effect-raise = { $by ->
    [spent] { $of ->
        [roll] sumar su valor a la tirada
       *[total] sumar su valor al total
    }
   *[other] { $of ->
        [roll] sumar { $by } a la tirada
       *[total] sumar { $by } al total
    }
}
effect-set-roll = elegir el resultado del dado en vez de tirarlo
effect-reroll = hacer que se vuelva a tirar el dado
effect-hold-test = { $how ->
    [face-up] hacer que todas las cartas de esta prueba se añadan boca arriba
    [without-chaos] hacer que no se añadan cartas de caos a esta prueba
   *[with-a-skill] hacer propicia en esta prueba una Habilidad más, a elegir
}
effect-decide = decidir el resultado de la crisis
effect-add-to-test = { $source ->
    [hand] añadir a la prueba una carta de tu mano
   *[deck] añadir a la prueba la carta superior de un mazo a elegir
}
effect-prevent = evitar la derrota
effect-again = resolver esa carta otra vez
effect-redraw = { $deck ->
    [mythos] descartar la carta de Mitos y robar otra
   *[waypoints] dejar esta Escala al fondo de su mazo y resolver la siguiente en su lugar
}
effect-calamity = robar una carta de Mitos y, sin sus iconos, resolver su fallo o una opción a elegir
effect-end-phase = poner fin a tu paso de acción

## Lo que hacen las cartas: condiciones, quién actúa y cuándo

effect-at = estás en { $spaces }
effect-has-items = { $fewer ->
    [yes] tienes menos de { $count } Objetos
   *[no] { $count ->
        [one] tienes { $count } Objeto o más
       *[other] tienes { $count } Objetos o más
    }
}
    .each = { $fewer ->
        [yes] tenga menos de { $count } Objetos
       *[no] { $count ->
            [one] tenga { $count } Objeto o más
           *[other] tenga { $count } Objetos o más
        }
    }
effect-you-are = { $what ->
    [falling] ese personaje es el tuyo
    [beside] el pasajero está en tu casilla o en una adyacente
   *[other] tienes el Rol de { $what }
}
effect-tally = { $of }
effect-counted = { $of ->
    [defeated] { $at-least ->
        [one] ha sido derrotado al menos { $at-least }
       *[other] han sido derrotados { $at-least } o más
    }
    [saved] { $at-least ->
        [one] ha sido rescatado al menos { $at-least }
       *[other] han sido rescatados { $at-least } o más
    }
    [endangered] { $at-least ->
        [one] se ha arriesgado al menos a { $at-least }
       *[other] se ha arriesgado a { $at-least } o más
    }
    [rolled] has sacado { $at-least } o más
    [turned] solo así se supera la prueba
   *[total] el total es de { $at-least } o más
}
effect-as = { $who ->
    [another] permitir a otro jugador { $do }
   *[other] el { $who } { $does-id ->
        [none] hace esto: { $do }
       *[other] { $does }
    }
}
effect-humans = { $who ->
    [free] humano fuera del Calabozo
    [on-deck] humano de cubierta
   *[all] humano
}
effect-roll-low = { $plus ->
    [none] { $below ->
        [none] { $at-most ->
            [added] tirar el dado: con su valor o menos, { $do }
            [defeated] tirar el dado: con ese número o menos, { $do }
            [saved] tirar el dado: con ese número o menos, { $do }
           *[other] tirar el dado: con { $at-most } o menos, { $do }
        }
       *[drawn] tirar el dado: si el resultado es menor que el número de cartas, { $do }
    }
   *[spent] tirar el dado y sumarle el valor de la carta ({ $at-most } o menos: { $do })
}
effect-roll-number = tirar el dado

## Lo que puede pasar, sopesado de antemano

odds-test-ends = { $outcome ->
    [success] superar la prueba
    [partial] superar la prueba en parte
   *[failure] fallar la prueba
}
odds-attack-failed = errar el golpe
odds-deep-one-defeated = derrotar a un profundo
odds-defeated = { $seat } sufre una derrota
odds-defeat-prevented = { $seat } se libra de la derrota
odds-room-damaged = una sala sufre daños
odds-passenger-defeated = se pierde un pasajero
odds-resource-changed = { $by ->
    [-1] { $resource } −1
    [-2] { $resource } −2
    [-3] { $resource } −3
    [0] { $resource }: sin cambios
   *[other] { $resource } +{ $by }
}
