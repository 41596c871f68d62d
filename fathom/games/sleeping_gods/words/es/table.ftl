### Sleeping Gods: the words at the table (questions, answers, journal), in Spanish.

## The game

game-name = Sleeping Gods
game-tagline = Un barco perdido, un mar de dioses dormidos, un libro que nadie puede leer por adelantado.
    .length = Una campaña, a vuestro ritmo
    .weight = Dificultad media
game-about = Finales del otoño de 1929: el Manticore sale de un banco de niebla tibia bajo otras estrellas. Juntos guiáis a sus nueve tripulantes, navegáis por un atlas página a página, exploráis, cocináis, lucháis y elegís, y reunís lo que cayó de los sueños de los dioses hasta que despierten u os perdáis.
option-mode = Modo
option-mode-easy = Fácil
option-mode-normal = Normal
option-mode-brutal = Brutal: una derrota termina la campaña
option-die = Un dado en lugar de cartas de destino
option-packing = Se puede guardar la partida antes de un turno
option-anew = Empezar una campaña nueva con los logros anteriores

## Names

skill-strength = fuerza
skill-cunning = astucia
skill-savvy = conocimiento
skill-perception = percepción
skill-craft = oficio
status-weakened = debilidad
status-low-morale = desánimo
status-frightened = miedo
status-madness = locura
status-venom = veneno
good-coin = moneda
good-meat = carne
good-grain = grano
good-vegetable = verdura
good-material = material
good-artifact = artefacto
gift-coin = monedas
gift-meat = carne
gift-grain = grano
gift-vegetable = verduras
gift-material = materiales
gift-artifact = artefactos
gift-food = comida
gift-order = órdenes
gift-xp = experiencia
gift-card = cartas de habilidad
place-hull = casco
place-deck = cubierta
place-sick-bay = enfermería
place-galley = cocina
place-quarters = camarotes
place-bridge = puente
danger-mild = apacible
danger-perilous = peligroso
danger-deadly = mortal
kind-passenger = pasajero
kind-animal = animal
kind-equipment = equipo
kind-weapon = arma
kind-recipe = receta
kind-totem = tótem
trick-ship-damage = daño al barco
trick-lose-resource = perder un recurso
trick-adjacent-damage-1 = los vecinos causan 1 más
trick-adjacent-damage-2 = los vecinos causan 2 más
trick-adjacent-heal = cura a sus vecinos
trick-weaken = debilitar
trick-first-strike = ataque relámpago
trick-discard-skill = descartar una habilidad
trick-low-morale = desanimar
trick-disarm = desarmar
trick-frighten = asustar
trick-madness = enloquecer
trick-block = bloqueo 1
trick-heal-1 = se cura 1
trick-heal-3 = se cura 3
trick-venom = envenenar
mode-easy = fácil
mode-normal = normal
mode-brutal = brutal
ending-1 = A la deriva
ending-2 = La larga guardia
ending-3 = Media luz
ending-4 = El año equivocado
ending-5 = El trato de la sal
ending-6 = Rumbo a casa
ending-7 = Dos puertos
ending-8 = La capitana se queda
ending-9 = Primero los ahogados
ending-10 = Todos despiertos
ending-11 = Un mar sin dioses
ending-12 = El décimo durmiente
ending-13 = Nadie se ha perdido
ending-lost = la campaña está perdida
ending-packed = guardada
cause-ship = el barco
cause-combat = un combate
cause-story = el relato
cause-sea = el mar y sus sucesos
milestone-totems = tótems hallados
milestone-xp = experiencia ganada
milestone-mercies = arcos cerrados por clemencia
milestone-gains = arcos cerrados por provecho
milestone-places = lugares visitados
milestone-quests = misiones cumplidas
milestone-cards = cartas ganadas
milestone-levels = cartas de nivel compradas
milestone-defeats = derrotas
    .row = derrotas
    .column = en total
milestone-lost-ship = derrotas por daños del barco
    .row = derrotas
    .column = el barco
milestone-lost-combat = derrotas en combate
    .row = derrotas
    .column = en combate
milestone-lost-story = derrotas en el relato
    .row = derrotas
    .column = en el relato
milestone-lost-sea = derrotas en el mar
    .row = derrotas
    .column = en el mar
milestone-arc01-mercy = arco I cerrado por clemencia
    .row = arco I
    .column = por clemencia
milestone-arc01-gain = arco I cerrado por provecho
    .row = arco I
    .column = por provecho
milestone-arc02-mercy = arco II cerrado por clemencia
    .row = arco II
    .column = por clemencia
milestone-arc02-gain = arco II cerrado por provecho
    .row = arco II
    .column = por provecho
milestone-arc03-mercy = arco III cerrado por clemencia
    .row = arco III
    .column = por clemencia
milestone-arc03-gain = arco III cerrado por provecho
    .row = arco III
    .column = por provecho
milestone-arc04-mercy = arco IV cerrado por clemencia
    .row = arco IV
    .column = por clemencia
milestone-arc04-gain = arco IV cerrado por provecho
    .row = arco IV
    .column = por provecho
milestone-arc05-mercy = arco V cerrado por clemencia
    .row = arco V
    .column = por clemencia
milestone-arc05-gain = arco V cerrado por provecho
    .row = arco V
    .column = por provecho
milestone-arc06-mercy = arco VI cerrado por clemencia
    .row = arco VI
    .column = por clemencia
milestone-arc06-gain = arco VI cerrado por provecho
    .row = arco VI
    .column = por provecho
milestone-arc07-mercy = arco VII cerrado por clemencia
    .row = arco VII
    .column = por clemencia
milestone-arc07-gain = arco VII cerrado por provecho
    .row = arco VII
    .column = por provecho
milestone-arc08-mercy = arco VIII cerrado por clemencia
    .row = arco VIII
    .column = por clemencia
milestone-arc08-gain = arco VIII cerrado por provecho
    .row = arco VIII
    .column = por provecho
milestone-arc09-mercy = arco IX cerrado por clemencia
    .row = arco IX
    .column = por clemencia
milestone-arc09-gain = arco IX cerrado por provecho
    .row = arco IX
    .column = por provecho
milestone-arc10-mercy = arco X cerrado por clemencia
    .row = arco X
    .column = por clemencia
milestone-arc10-gain = arco X cerrado por provecho
    .row = arco X
    .column = por provecho
milestone-arc11-mercy = arco XI cerrado por clemencia
    .row = arco XI
    .column = por clemencia
milestone-arc11-gain = arco XI cerrado por provecho
    .row = arco XI
    .column = por provecho
milestone-arc12-mercy = arco XII cerrado por clemencia
    .row = arco XII
    .column = por clemencia
milestone-arc12-gain = arco XII cerrado por provecho
    .row = arco XII
    .column = por provecho
purpose-challenge = un desafío
purpose-attack = un ataque
purpose-ship = un daño al barco
purpose-event = un suceso

## Questions

ask-first-player = ¿Quién empieza?
ask-unlocked = ¿Usar { $quest } en esta campaña?
ask-leaver-discards = Descarta una carta de quien se ha ido.
ask-share-card = ¿Quién recibe { $skill-card }?
ask-share-last-order = ¿Quién recibe la orden que quedaba?
ask-share-order = ¿Quién recibe una orden? Quedan { $left }.
ask-begin-turn = ¿Empezar el turno? El veneno actúa.
ask-room = ¿Qué sala usas?
ask-no-room = Ninguna otra sala es utilizable: mueve el peón.
ask-room-effect = Esta sala ({ $room }): ¿qué primero?
ask-clear = ¿Qué orden vuelve a la reserva? Quedan { $left }.
ask-search = ¿Seguir buscando o tomar una recompensa?
ask-speak-up = Puedes usar algo ahora.
ask-speak-up-combat = Puedes atacar o usar algo ahora.
ask-action = ¿Qué haces? Acciones restantes: { $left }.
ask-end-of-turn = Termina el turno: ¿qué contratiempo actúa ahora?
ask-sail = ¿Adónde? Movimientos restantes: { $left }.
ask-hazard = Un peligro: { $skill } { $value }.
ask-helm = ¿Quién lleva el timón?
ask-enlist = Desafío, { $skill } { $value }: ¿quién participa? Por ahora { $score }.
ask-join = Desafío, { $skill } { $value }: ¿envías a alguien? Por ahora { $score }.
ask-meddle = { $what ->
    [ship] Destino { $fate }, daño ({ $room }): ¿lo cambias, o usas algo antes?
   *[other] Destino { $fate }, en total { $score }: ¿usas algo?
  }
ask-help = { $what ->
    [ship] Destino { $fate }, daño ({ $room }): puedes ayudar.
   *[other] Destino { $fate }, en total { $score }: puedes ayudar.
  }
ask-which-fate = ¿Cuál de los dos destinos cuenta?
ask-choice = ¿Qué hacéis?
ask-before-fight = Se avecina un combate: { $foes } enemigos, nivel { $level }. Prepárate antes o sigue.
ask-market = El mercado: ¿qué compras?
ask-port = En puerto: ¿qué necesitas?
ask-bear = ¿Quién lleva { $card }?
ask-combat = ¿Quién ataca a quién?
ask-pay-for-cube = { $seat } te ofrece un cubo: ¿pagas una orden?
ask-boost = El ataque causa { $damage }: ¿más?
ask-help-damage = El ataque causa { $damage }: puedes ayudar.
ask-cover = ¿Dónde va la siguiente herida? Daño { $damage }.
ask-give-token = ¿Dar la ficha de sinergia a alguien?
ask-ambush = ¿Qué enemigo?
ask-guard = { $crew } recibe { $damage }: ¿bloquear?
ask-help-guard = { $crew } recibe { $damage }: puedes ayudar.
ask-use-gregory = A 0: ¿usar la ficha de Gregory?
ask-enemy-attack = { $enemy } ataca con { $damage }: ¿a quién?
ask-uncover = ¿Qué herida pierde el enemigo?
ask-drop-skill = ¿Qué carta de habilidad se pierde?
ask-disarm = ¿Qué arma se pierde?
ask-take-wound = ¿Quién sufre el daño? Quedan { $left }.
ask-heal = ¿A quién curas? Quedan { $left }.
ask-rest = ¿Quién descansa? Quedan { $left }.
ask-revive = ¿Quién se levanta?
ask-tire = ¿Quién se cansa? Quedan { $left }.
ask-afflict = ¿Quién recibe { $status }?
ask-cure = ¿Qué se cura? Quedan { $left }.
ask-take-damage = ¿Qué lugar sufre el daño?
ask-repair = ¿Qué reparas? Quedan { $left }.
ask-give-good = ¿Qué entregas? Quedan { $left }.
ask-choose-food = ¿Qué comida? Quedan { $left }.
ask-barter-give = ¿Qué das a cambio?
ask-barter-take = ¿Qué tomas a cambio?
ask-discard = Descarta una carta: sobran { $left }.
ask-lure = ¿Por dónde viene: { $hunter }?
ask-flee = ¿A qué puerto llegáis?

## Answers

do-pack-up = Guardar la partida aquí
do-begin-turn = Empezar el turno
do-use-room = Usar: { $room }
    .short = Usar una sala
do-take-orders = Tomar las órdenes
do-take-cards = Robar las cartas
do-clear-orders = Retirar órdenes colocadas
do-clear-board = Una orden de { $crew }
    .short = Una orden de un tablero
do-clear-card = Una orden sobre { $card }
    .short = Una orden sobre una carta
do-swap-for-rest = Descartar { $card } por un descanso
    .short = Descartar una carta por un descanso
do-treat-wound = Curar a { $crew }
    .short = Curar una herida
do-search = Robar una ficha de búsqueda
do-take-reward = Tomar: { $find }
    .short = Tomar una recompensa
do-take-all = Todo en este orden
do-done = Listo
do-equip = Equipar a { $crew }: { $card }
    .short = Equipar una carta de habilidad
do-unequip = Descartar { $card } de { $crew }
    .short = Descartar una carta equipada
do-use-board = { $crew }: { $ability ->
    [0] primera capacidad
    [1] segunda capacidad
   *[other] otra capacidad
  }
    .short = Usar una capacidad
do-use-skill = { $crew } usa { $card }
    .short = Usar una carta de habilidad
do-activate = Activar { $card }
    .short = Activar una carta
do-use-quest = Usar { $quest }
    .short = Usar una carta desbloqueada
do-bear = Dar { $card } a { $crew }
    .short = Dar un arma a alguien
do-mark-place = Marcar el lugar { $location } en el mapa
    .short = Marcar un lugar
do-erase-mark = Borrar la marca del lugar { $location }
    .short = Borrar una marca
do-sell-artifact = Vender un artefacto por 2 monedas
do-sail = Navegar
do-explore = Explorar el lugar { $location }
    .short = Explorar un lugar
do-trade = Visitar el mercado
do-call-at-port = Hacer escala en el puerto
do-let-strike = Actúa ahora: { $event }
    .short = Actúa un contratiempo
do-tackle = Afrontar { $event }
    .short = Afrontar un suceso
do-forgo = Renunciar a una acción por una orden
do-move-to = Ir a { $region }
    .short = Navegar
do-drop-anchor = Quedarse aquí
do-brave = Intentar el desafío
do-endure = Aceptar las consecuencias
do-buy = Comprar { $card }
    .short = Comprar una carta
do-stay-at-inn = Dormir en la posada
do-patch-up = Reparar { $place } por 1 { $good }
    .short = Reparar el barco
do-see-doctor = { $crew } va al médico
    .short = Ir al médico
do-train = { $level }
    .short = Comprar una carta de nivel
do-take-option = { $option }
    .short = Elegir
do-leave-town = Volver al barco
do-join = { $crew } participa
    .short = Participar
do-draw-fate = Robar destino
do-pitch = Descartar { $card } por 1 más
    .short = Descartar una carta por 1 más
do-go-on = Seguir
do-strike = { $crew } ataca a { $target }{ $weapon-id ->
    [none] {""}
   *[other] {" "}con { $weapon }
  }
    .short = Atacar
do-keep-cubes = No atacar más esta ronda
do-give-cube = Dar un cubo a { $to } (paga { $payer })
    .short = Dar un cubo
do-spend = Descartar { $card } por 1 de daño más
    .short = Descartar una carta por 1 de daño más
do-cover = { $enemy }: { $square ->
    [0] arriba a la izquierda
    [1] arriba
    [2] arriba a la derecha
    [3] izquierda
    [4] centro
    [5] derecha
    [6] abajo a la izquierda
    [7] abajo
   *[other] abajo a la derecha
  }
    .short = Colocar una herida
do-uncover = { $enemy }: { $square ->
    [0] arriba a la izquierda
    [1] arriba
    [2] arriba a la derecha
    [3] izquierda
    [4] centro
    [5] derecha
    [6] abajo a la izquierda
    [7] abajo
   *[other] abajo a la derecha
  }
    .short = Quitar una herida
do-give-token = Dar la ficha a { $to }
    .short = Dar la ficha
do-keep-token = Quedarse la ficha
do-use-token = { $crew } usa la ficha de { $token }
    .short = Usar una ficha de sinergia
do-return-token = Devolver la ficha de { $token }
    .short = Devolver una ficha de sinergia
do-pick = { $crew }
    .short = Elegir a un tripulante
do-remove = { $crew }: { $status }
    .short = Quitar un estado
do-take-damage = { $place }
    .short = El lugar que recibe el daño
do-repair = Reparar: { $place }
    .short = Reparar
do-give = 1 { $good }
    .short = Elegir un bien
do-discard = Descartar { $card }
    .short = Descartar una carta
do-drop = { $card } de { $crew }
    .short = Perder una carta equipada
do-disarm = { $card }
    .short = Perder un arma
do-lure = Por { $region }
    .short = El camino de la serpiente
do-flee = A { $region }
    .short = El puerto al que arrastrarse
do-ambush = { $target }
    .short = Un enemigo
do-go-first = Empieza { $seat }
    .short = Quién empieza
do-use-unlocked = Usar { $quest }
    .short = Usar una carta desbloqueada
do-share-card = { $card } a { $to }
    .short = Repartir una carta
do-give-to = A { $to }
    .short = Dar una orden

## The journal

tell-turn-began = Turno { $turn }: { $seat }.
tell-room-used = { $seat } va a: { $room }{ $usable ->
    [no] {" "}sin poder usarla
   *[other] {""}
  }.
tell-orders-gained = { $seat } gana { $count } { $count ->
    [one] orden
   *[other] órdenes
  }.
tell-orders-paid = { $seat } paga { $count } { $count ->
    [one] orden
   *[other] órdenes
  }.
tell-orders-cleared = { $count ->
    [one] Una orden colocada vuelve
   *[other] { $count } órdenes colocadas vuelven
  } a la reserva.
tell-cards-drawn = { $seat } roba { $count } { $count ->
    [one] carta de habilidad
   *[other] cartas de habilidad
  }: { $cards }.
tell-discarded = { $seat } descarta { $card }.
tell-token-found = { $seat } encuentra: { $find }.
tell-reward-taken = { $seat } toma: { $find }.
tell-event-drawn = Suceso: { $event-card }.
tell-event-left = { $event-card } ha terminado.
tell-events-discarded = { $count ->
    [one] Se descarta una carta de suceso
   *[other] Se descartan { $count } cartas de suceso
  }.
tell-events-owed = El mazo de eventos era demasiado pequeño: { $count ->
    [one] se debe una carta de evento, que saldrá
   *[other] se deben { $count } cartas de evento, que saldrán
  } del próximo mazo.
tell-events-built = El mazo de sucesos { $deck } está listo.
tell-action-forgone = { $seat } renuncia a una acción por una orden.
tell-gained = Ganáis { $count } { $what-id ->
    [coin] { $count ->
        [one] moneda
       *[other] monedas
      }
    [vegetable] { $count ->
        [one] verdura
       *[other] verduras
      }
    [material] { $count ->
        [one] material
       *[other] materiales
      }
    [artifact] { $count ->
        [one] artefacto
       *[other] artefactos
      }
    [order] { $count ->
        [one] orden
       *[other] órdenes
      }
    [card] { $count ->
        [one] carta de habilidad
       *[other] cartas de habilidad
      }
   *[other] { $what }
  }.
tell-lost = Perdéis { $count } { $what-id ->
    [coin] { $count ->
        [one] moneda
       *[other] monedas
      }
    [vegetable] { $count ->
        [one] verdura
       *[other] verduras
      }
    [material] { $count ->
        [one] material
       *[other] materiales
      }
    [artifact] { $count ->
        [one] artefacto
       *[other] artefactos
      }
    [order] { $count ->
        [one] orden
       *[other] órdenes
      }
    [card] { $count ->
        [one] carta de habilidad
       *[other] cartas de habilidad
      }
   *[other] { $what }
  }.
tell-place-marked = { $seat } marca el lugar { $location } en el mapa.
tell-mark-erased = { $seat } borra la marca del lugar { $location }.
tell-artifact-sold = { $seat } vende un artefacto.
tell-wounded = { $crew } sufre { $count } de daño.
tell-healed = { $crew } se cura { $count }.
tell-tired = { $crew } se cansa.
tell-rested = { $crew } descansa: { $count } de fatiga menos.
tell-afflicted = { $crew }: { $status }.
tell-cured = { $crew } ya no tiene { $status }.
tell-equipped = { $seat } equipa a { $crew }: { $card }.
tell-unequipped = { $crew } pierde { $card }.
tell-ability-used = { $seat } usa una capacidad de { $crew }.
tell-skill-used = { $seat }: { $crew } usa { $card }.
tell-card-used = { $seat } activa { $card }.
tell-weapon-borne = { $crew } lleva { $card }.
tell-level-bought = { $crew } aprende: { $level }.
tell-card-gained = Ganáis { $card }.
tell-card-lost = Perdéis { $card }.
tell-quest-taken = Misión: { $quest }.
tell-quest-completed = Completada: { $quest }.
tell-token-gained = Ficha de exploración { $token }.
tell-fate-drawn = Destino para { $purpose }: { $value }{ $card-id ->
    [none] {""}
   *[other] {" "}({ $card })
  }.
odds-fate-drawn = Destino { $value }
tell-ship-damaged = Daño: { $place }.
tell-ship-repaired = Reparado: { $place }.
tell-moved = El barco está en { $region }.
tell-hazard-met = Un peligro en { $region }: { $skill } { $value }.
tell-hunter-moved = { $hunter }: está en { $region }.
tell-market-opened = En venta: { $cards }.
tell-bought = { $seat } compra { $card } por { $coins } { $coins ->
    [one] moneda
   *[other] monedas
  }.
tell-inn-visited = { $seat } paga la posada a todos.
tell-doctor-seen = { $crew } va al médico.
tell-explored = { $seat } explora el lugar { $location }.
tell-passage-read = Leéis el párrafo { $passage }.
tell-option-taken = { $seat } elige: { $option }.
tell-returned = Volvéis al barco.
tell-challenge-began = Un desafío: { $skill } { $value }.
tell-joined = { $crew } participa ({ $seat }).
tell-took-part = { $crew } tiene que participar{ $helps ->
    [no] , pero no puede aportar nada
   *[other] {""}
  }.
tell-score-raised = { $by } más.
tell-challenge-ended = Total de { $score } ({ $skill }) contra { $value }: { $passed ->
    [yes] éxito
   *[other] fracaso
  }.
tell-course-set = Navegación { $score }: { $moves } { $moves ->
    [one] movimiento
   *[other] movimientos
  }.
tell-combat-began = Combate, nivel { $level }: { $row }.
tell-struck = { $crew } ({ $seat }) ataca a { $target }.
tell-attack-resolved = { $crew }: { $score } contra { $defence } de { $target }, { $hit ->
    [yes] acierto
   *[other] fallo
  }.
tell-covered = { $enemy } recibe heridas.
tell-damage-blocked = { $crew } bloquea { $count }.
tell-countered = { $enemy } contraataca a { $crew }: { $count }.
tell-enemy-attacked = { $enemy } ataca a { $crew }: { $count }.
tell-trick-used = { $enemy }: { $trick }.
tell-enemy-healed = { $enemy } se cura.
tell-enemy-beaten = { $enemy } cae.
tell-token-given = La ficha de { $token } pasa a { $to }.
tell-token-returned = La ficha de { $token } vuelve{ $used ->
    [yes] {" "}y ayuda
   *[other] {""}
  }.
tell-cube-given = { $seat } da un cubo a { $to }.
tell-round-ended = Fin de la ronda: los enemigos atacan.
tell-combat-won = El combate está ganado.
tell-weapon-lost = { $card } sale por los aires.
tell-good-given = 1 { $good } vuelve a la reserva.
tell-defeated = Derrota: { $ship ->
    [yes] el barco no aguanta más
   *[other] nadie queda en pie
  }.
tell-ending-reached = Final { $ending }: { $score } puntos.
tell-campaign-lost = La campaña está perdida: { $score } puntos.
tell-packed-up = Partida guardada tras { $turn } { $turn ->
    [one] turno
   *[other] turnos
  }.
tell-first-chosen = { $seat } toma la ficha de capitán.
tell-unlocked = { $quest } se usa en esta campaña.

## Reasons

why-same-room = El peón debe cambiar de sala.
why-room-damaged = Esta sala está demasiado dañada.
why-too-few-coins = Cuesta { $needed } { $needed ->
    [one] moneda
   *[other] monedas
  } y tenéis { $there }.
why-too-little-xp = Cuesta { $needed } de experiencia y tenéis { $there }.
why-too-few-orders = No tienes órdenes suficientes.
why-used-already = Ya se usó en esta acción de puerto.
why-has-level = Esa carta de nivel ya está comprada.
why-not-yours = No controlas a ese tripulante.
why-down = Con 0 puntos de vida no es posible.
why-tired = Demasiado cansancio.
why-takes-part = Ya participa.
why-one-helmsman = Solo una persona al timón.
why-unhurt = No tiene heridas.
why-at-turns-end = Se intenta al final de un turno, no como acción.
why-no-craft = No tiene oficio.
why-orders-on-it = Tiene órdenes encima.
why-no-slot = Ya lleva dos cartas de habilidad.
why-busy = No durante un desafío ni un combate.
why-not-in-combat = No en combate.
why-two-cubes = Ya ha atacado dos veces esta ronda.
why-frightened = Tiene miedo.
why-no-cubes = No te quedan cubos.
why-option-used = Ya lo habéis hecho en esta visita.
why-keyword-missing = Os falta lo necesario.
why-cannot-pay = No podéis pagarlo.
why-no-market = Aquí no hay mercado.
why-no-port = Aquí no hay puerto.
why-not-here = El barco no está allí.
why-turn-begun = Solo se puede guardar la partida antes de un turno.
why-not-adjacent = Está demasiado lejos para un solo movimiento.
why-no-room-there = El casco no es una sala que se pueda usar.
why-not-ashore = No durante una exploración.
why-hazard-first = Primero, el peligro.
why-no-use-now = Ahora no haría nada.
why-used-up = Ya se usó tantas veces como se puede.
why-fate-drawn = El destino ya se ha robado: los participantes no cambian.
why-wrong-skill = Esta carta muestra otra habilidad.
why-not-in-hand = Aquí solo sirven las cartas de la mano.
why-own-token = Nadie puede usar su propia ficha.
why-square-covered = Esta casilla está cubierta.
why-not-the-target = Las heridas empiezan en el objetivo y solo pueden pasar a una carta contigua.
why-not-connected = Esta casilla no toca las otras heridas de este ataque.
why-too-much-spilt = Al menos la mitad del daño es para el objetivo.
why-needs-more = Este corazón exige más daño del que queda.
why-not-on-hearts = Este daño no puede ir a los corazones.
why-blocked = El enemigo lo bloquea.
why-not-borne = Este tripulante no lleva esa arma.
why-no-coins = No tenéis monedas.
why-no-material = No tenéis materiales.
why-one-card-only = Solo se puede descartar una carta para eso.
why-not-equipped = Aquí solo sirve una carta equipada.
