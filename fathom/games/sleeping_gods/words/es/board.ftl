### Sleeping Gods: the words of the chart, the ship and the crew in the browser, in Spanish.

## The chart

board-chart = Carta: { $map }
board-world = El mundo
board-hour-dawn = Alba
board-hour-day = Día
board-hour-dusk = Ocaso
board-hour-night = Noche
board-weather-clear = mar en calma
board-weather-swell = mar gruesa
board-weather-storm = tormenta
board-look-at = Mirar { $map }
board-back-to-ship = Volver al barco
board-uncharted = inexplorado
board-region-sort = { $map }, página { $page }
board-has-port = Un puerto: posada, astillero, médico, entrenamiento.
board-has-market = Un mercado: siete cartas en venta.
board-has-hazard = Un peligro al llegar: { $skill } { $value }, o { $harm }.
board-ship-damage = { $count } de daño al barco
board-has-places = { $count ->
    [one] Un lugar por explorar
   *[other] Lugares por explorar
  }: { $places }.
board-ship-here = El barco está aquí.
board-moves-away = { $moves ->
    [one] A un movimiento
   *[other] A { $moves } movimientos
  }
board-place = Lugar { $number }
board-place-sort = lugar { $number } del atlas
board-place-known = Ya habéis estado aquí. Se lee otra cosa cuando se trae algo nuevo.
board-place-unknown = Ninguno de vosotros ha estado aquí. Exploradlo para leer lo que cuenta el libro.
board-place-marked = Marcado en el mapa
board-sign-port = Puerto
board-sign-market = Mercado
board-sign-hazard = Peligro
board-manticore = El Manticore
board-several = { $what } y más: { $count } respuestas
board-choose = Qué se hace aquí

## The ship

board-ship-board = El barco
board-room-bridge = Puente
board-room-galley = Cocina
board-room-deck = Cubierta
board-room-quarters = Camarotes
board-room-sick-bay = Enfermería
board-room-hull = Casco
board-room-sort = destino { $fate }
board-room-gives = { $orders ->
    [one] 1 orden
   *[other] { $orders } órdenes
  }{ $cards ->
    [0] .
    [one] {" "}y una carta de habilidad.
   *[other] {" "}y { $cards } cartas de habilidad.
  }
board-room-also-bridge = Todas las órdenes colocadas vuelven a la reserva.
board-room-also-quarters = Algunas órdenes colocadas, a vuestra elección, vuelven a la reserva.
board-room-also-galley = Se puede descartar una carta de habilidad para quitar una fatiga.
board-room-also-deck = Sacad hasta tres fichas de búsqueda y tomad la recompensa de una.
board-room-also-sick-bay = Se cura una herida.
board-hull-about = El casco no tiene acción; puede dañarse.
board-damage-now = daño { $cubes }
board-pawn-here = la última usada
board-stores = Provisiones
board-of-limit = { $count } de { $most }
board-totems = Tótems
board-totems-now = Encontrados hasta ahora: { $count }
board-events = Mazo de sucesos { $deck } de 3
board-events-about = Una carta por turno, primero las apacibles. Cuando el mazo se agota, la historia sigue por sí sola.
board-events-left = { $danger }: { $count }
board-deck-of = mazo { $deck } de 3
board-orders-about = Las órdenes pagan capacidades, cartas de habilidad y de aventura.
board-order-supply = En la reserva: { $count } de { $most }

## The crew

board-captain = capitana, la dirige quien tiene el turno
board-led-by = a cargo de { $seat }
board-ability = { $cost ->
    [one] 1 orden
   *[other] { $cost } órdenes
  }: { $text }
board-arm = { $name }: precisión { $accuracy }, daño { $damage }, bloqueo { $block }{ $ranged ->
    [yes] , a distancia
   *[other] {""}
  }
board-weapon-odessa = Sable
board-weapon-audrie = Llave inglesa
board-weapon-gregory = Rifle
board-weapon-kannan = Bastón
board-weapon-kasumi = Cuchillos arrojadizos
board-weapon-laurent = Garrote
board-weapon-mac = Pistola
board-weapon-marco = Cuchilla
board-weapon-rafael = Bichero
board-health-now = salud { $points } de { $health }
board-fatigue = Fatiga
board-fatigue-now = fatiga { $count }
board-orders-on = órdenes encima: { $count }
board-has-captain = tiene la ficha de capitán
board-has-orders = órdenes: { $count }
board-has-cards = cartas en mano: { $count }
board-hand = En mano { $count } de { $most }
board-hand-empty = Ninguna carta de habilidad.
board-cards = Cartas de aventura { $count }
board-skill-card-sort = { $skill } · { $orders ->
    [one] 1 orden
   *[other] { $orders } órdenes
  } para equipar · destino { $fate }
board-level-sort = carta de nivel, { $xp } de experiencia
board-borne-by = la lleva { $crew }
board-find-sort = ficha de búsqueda

## Course and end

board-step-ship = Barco
board-step-event = Suceso
board-step-first = Primera acción
board-step-second = Segunda acción
board-step-end = Fin del turno
board-goal = Encontrar el camino a casa
board-goal-text = Navegad por el atlas, explorad sus lugares y reunid tótems. Cuando se agota el tercer mazo de sucesos se cuenta el último capítulo, y lo que habéis reunido y elegido decide el final.
board-goal-defeats = Derrotas hasta ahora: { $count }. El barco se arrastra hasta un puerto y se pierde tiempo.
board-goal-brutal = Brutal: una derrota acaba la campaña. Hasta ahora: { $count }.
board-goal-deck = Mazo de sucesos { $deck } de 3, cartas restantes: { $left }
board-shelf-skills = Cartas de habilidad
board-shelf-levels = Cartas de nivel
board-shelf-statuses = Estados

## Asientos sin nombre

board-seat-crew = La tripulación
board-seat-watch = Grupo de { $crew }
