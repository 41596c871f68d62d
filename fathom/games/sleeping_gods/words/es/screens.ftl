### Sleeping Gods: lo que dicen las pantallas sobre el atlas (lectura, pruebas, combates, mercado, puerto, papeles), en español.

## La lectura

screen-spine = La travesía
screen-place = Lugar { $number }
screen-to-ship = De vuelta al barco
screen-tokens = Fichas de exploración:
screen-test-won = { $skill } { $score } contra { $value }: éxito
screen-test-lost = { $skill } { $score } contra { $value }: fracaso
screen-fought = Un combate de nivel { $level }
screen-way-test = { $skill } { $value }
screen-way-lowered = { $by } menos gracias a lo que sabéis
screen-way-chance = { $chance } % con toda la tripulación
screen-way-fight = Combate: { $foes } enemigos, nivel { $level }
screen-before-fight = Durante un combate no se puede equipar cartas, cocinar ni dar armas: hazlo ahora.
screen-begin-fight = Empezar el combate
screen-way-waiting = { $name } decide por todos.
screen-need-done = { $quest }, cumplida
screen-need-token = ficha { $token }
screen-need-totems = { $count ->
    [one] { $count } tótem
   *[other] { $count } tótems
  }
screen-need-omens = { $count ->
    [one] { $count } presagio
   *[other] { $count } presagios
  }
screen-need-mercies = { $count ->
    [one] { $count } clemencia
   *[other] { $count } clemencias
  }
screen-need-gains = { $count ->
    [one] { $count } ganancia
   *[other] { $count } ganancias
  }
screen-cost-lose = { $amount } { $what }
screen-cost-tire = { $amount } de fatiga
screen-cost-wound = { $amount } de daño
screen-cost-damage-ship = { $amount } de daño al barco
screen-cost-lose-card = una carta

## Los papeles del barco

screen-papers = Los papeles del barco
screen-paper-voyage = Viaje
screen-paper-log = Cuaderno de bitácora
screen-paper-quests = Misiones
screen-paper-cards = Cartas
screen-paper-score = Puntuación
screen-log-search = Buscar en lo leído
screen-log-empty = Aún no se ha leído nada. Explora un lugar.
screen-log-nothing = No se ha leído nada así.
screen-log-count = { $count ->
    [one] 1 pasaje
   *[other] { $count } pasajes
  }
screen-quests-open = Misiones abiertas: { $count }
screen-quests-done = Cumplidas: { $count }
screen-quest-active = Lleva a algún lugar del atlas
screen-quest-leads = Lleva a: { $places }
screen-quest-lead = { $place } ({ $region })
screen-cards-owned = Cartas de aventura: { $count }
screen-troubles = Sucesos permanentes
screen-borne-by = La lleva { $crew }
screen-orders-on = { $count ->
    [one] 1 orden encima
   *[other] { $count } órdenes encima
  }
screen-cook = { $orders ->
    [one] Cocinar por 1 orden
   *[other] Cocinar por { $orders } órdenes
  }
screen-use = { $orders ->
    [one] Usar por 1 orden
   *[other] Usar por { $orders } órdenes
  }
screen-score = Puntuación si el viaje acabara ahora
screen-score-cards = Cartas de aventura
screen-score-totems = Tótems
screen-score-quests = Misiones
screen-score-levels = Cartas de nivel
screen-score-coins = Monedas
screen-score-artifacts = Artefactos
screen-score-ending = Un final alcanzado
screen-score-brutal = Modo brutal
screen-score-defeats = Derrotas
screen-score-total = Total
screen-achievements = Logros: { $count } tótems y finales, de todas las campañas
screen-past-scores = Campañas anteriores: { $scores }

## Las pruebas

screen-challenge = { $skill } { $value }
screen-navigation-test = Navegación
screen-navigation = resultado
screen-of = de { $value }
screen-extra = añadido
screen-fate = destino
screen-certain = El éxito es seguro.
screen-fate-needed = El destino debe ser { $least } o más.
screen-fate-least = destino { $least }+
screen-fate-of-card = su destino: { $fate }
screen-percent = { $chance } %
screen-moves = { $moves ->
    [one] 1 movimiento desde { $score }
   *[other] { $moves } movimientos desde { $score }
  }
screen-who-joins = ¿Quién participa?
screen-tires = Se cansa
screen-help = Lo que aún puede ayudar
screen-waiting = Los demás deciden.

## Los combates

screen-fight = Combate, nivel { $level }
screen-band-very-easy = muy fácil
screen-band-easy = fácil
screen-band-medium = medio
screen-band-dangerous = peligroso
screen-band-deadly = mortal
screen-row = Los enemigos, de izquierda a derecha
screen-level = Nivel
screen-level-short = Niv
screen-defence = Defensa
screen-damage = Daño
screen-accuracy = Precisión
screen-block = Bloqueos
screen-hearts-left = Corazones restantes
screen-enemy-numbers = Nivel { $level }, defensa { $defence }, daño { $damage }
screen-enemy-raised = Sus vecinos añaden { $by } al final de la ronda.
screen-square = { $enemy }, casilla { $square }
screen-square-heart = { $hearts ->
    [one] corazón
   *[other] corazón de { $hearts }
  }
screen-square-damage = daño
screen-square-flying = vuelo
screen-square-synergy = sinergia
screen-square-empty = Casilla vacía
screen-square-covered = herida
screen-wound-takes = Toma { $takes } del daño, deja { $left }
screen-wound-beats = Vence a este enemigo
screen-attack = Atacar
screen-strike-damage = Acierto { $damage }, fallo { $miss }
screen-strike-counter = Contraataca: { $counter }
screen-choose-attacker = { $crew } ataca
screen-arm = { $name }: precisión { $accuracy }, daño { $damage }, bloqueos { $block }
screen-ranged = a distancia
screen-boost = Descartar una carta equipada de { $skill } por 1 de daño más
screen-cubes = Cubos de combate
screen-cubes-of = { $name }: { $count }
screen-cubes-used = { $used ->
    [one] ha atacado una vez
   *[other] ha atacado { $used } veces
  }
screen-token-of = Ficha de sinergia de { $crew }
screen-attacks = { $crew } ataca a { $target }
screen-against = contra { $defence }
screen-hit = Acierto
screen-miss = Fallo
screen-wounds-left = { $left } por colocar
screen-countered = { $crew } recibe el contraataque: { $damage }
screen-struck = { $crew } recibe { $damage }
screen-placing = Coloca las heridas casilla a casilla: quedan { $left }.
screen-place-confirm = Confirmar las heridas
screen-place-elsewhere = En otro sitio
screen-place-back = Recuperar la última
screen-round-ends = Los enemigos atacan, de izquierda a derecha.

## Mercado, puerto, búsqueda, sucesos

screen-health = Salud
screen-fatigue = Fatiga
screen-market = El mercado
screen-purse = { $coins ->
    [one] Podéis pagar 1 moneda en total.
   *[other] Podéis pagar { $coins } monedas en total.
  }
screen-too-dear = demasiado caro
screen-leave-market = Salir del mercado
screen-port = El puerto
screen-inn = Posada
screen-inn-does = Toda la tripulación descansa y se cura: { $heals } heridas en total.
screen-inn-pay = Pagar { $coins } monedas
screen-inn-closed = No hay cama: ya se ha pagado, o faltan monedas.
screen-yard = Astillero
screen-yard-idle = Nada que reparar.
screen-doctor = Médico
screen-doctor-heals = { $coins ->
    [one] cura { $heals } por 1 moneda
   *[other] cura { $heals } por { $coins } monedas
  }
screen-doctor-idle = Nadie a quien tratar.
screen-school = Experiencia
screen-leave-port = Zarpar
screen-search = Búsqueda
screen-search-risk = Quedan { $left } fichas boca abajo; algunas primero hacen daño.
screen-search-stop = Parar sin recompensa
screen-event = Un suceso
screen-event-stays = se queda en juego

## El final de una sesión

screen-end-ending = El viaje llega a su fin: { $ending }
screen-end-lost = El viaje se ha perdido.
screen-end-packed = Recogido: el viaje seguirá otro día.
screen-end-where = Dónde estamos
screen-end-turns = { $turn } turnos, mazo de sucesos { $deck }, quedan { $left }
screen-end-ship = El barco está en { $region }

## Vuestro viaje: la última página de una campaña

voyage-title = Vuestro viaje
voyage-facts = { $turns } turnos · { $places } lugares · { $defeats ->
    [0] ninguna derrota
    [one] una derrota
   *[other] { $defeats } derrotas
  }
voyage-read = Habéis leído { $read } de los { $whole } párrafos del libro: el { $share } %.
voyage-stories = Historias que llegaron a su fin
voyage-mercy = por piedad
voyage-gain = por provecho
voyage-no-stories = Ninguna. El mar las guarda para el próximo barco.
voyage-helped = Dónde ayudasteis a alguien
voyage-met = A quién conocisteis
voyage-more = y { $count } más
voyage-vanished = Lo que os llevasteis
voyage-vanished-note = Por cada uno de estos objetos, algo pequeño ha dejado el mar.
voyage-crew = La tripulación
voyage-untaken = Los rumbos que no tomasteis
voyage-untaken-told = { $count ->
    [0] Tomasteis todos los rumbos que se ofrecían.
    [one] Un rumbo estaba abierto y no se tomó. Adónde lleva sigue en el libro.
   *[other] { $count } rumbos estaban abiertos y no se tomaron. Adónde llevan sigue en el libro.
  }
voyage-achievements = Logros
voyage-achieved = { $count ->
    [one] Un tótem o un final, de todas las campañas
   *[other] { $count } tótems y finales, de todas las campañas
  }
voyage-image = Guardar como imagen
voyage-print = Imprimir
voyage-image-failed = No se ha podido hacer la imagen.

## Los precios

screen-note-orders = { $count ->
    [one] 1 orden
   *[other] { $count } órdenes
  }
screen-note-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
  }
screen-note-materials = { $count ->
    [one] 1 material
   *[other] { $count } materiales
  }
screen-note-xp = { $count } de experiencia

## Lo que dice una campaña guardada

carried-voyage = El viaje
carried-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
  }
carried-events = mazo de sucesos { $deck }, quedan { $left } cartas
carried-goods = Provisiones
carried-xp = { $count } de experiencia
carried-quests = Misiones
carried-cards = Cartas de aventura
carried-levels = Niveles
carried-totems = Tótems de todas las campañas
carried-endings = Finales alcanzados
carried-scores = Puntuaciones hasta ahora
screen-fate-for = El destino { $purpose ->
    [challenge] del desafío
    [attack] del ataque
    [ship] del barco
   *[other] del suceso
  }
screen-passed = Éxito
screen-failed = Fracaso
