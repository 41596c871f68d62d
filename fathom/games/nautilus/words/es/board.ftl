### Nautilus: las palabras del tablero dibujado y de sus paneles, en español.

## En el tablero

board-sea = El mar y la ciudad
board-trench-closed = La fosa está cerrada hasta que entre un jugador con los cinco tipos de módulo de exploración en servicio o alguien bote allí un submarino
board-build-here = { $count ->
    [one] Construir { $count } módulo en { $at }
   *[other] Construir en { $at }: elegir uno de { $count } módulos
}
board-turn-left = Girar el módulo a la izquierda
board-turn-right = Girar el módulo a la derecha
board-walk-from = Mover un acuanauta desde { $module }
board-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
board-sail-from = Mover el submarino de { $at }
board-token = Ficha boca abajo en { $at } ({ $zone })
board-token-open = Boca arriba en { $at }: { $find }
board-token-known = Boca abajo en { $at }, y tú la has visto: { $find }
board-built-by = construido por { $seat }
board-crew = { $count ->
    [one] { $count } acuanauta de { $seat }
   *[other] { $count } acuanautas de { $seat }
}
board-submarine = Submarino de { $seat } en { $at }

## Los jugadores

seat-colour-0 = Naranja
seat-colour-1 = Violeta
seat-colour-2 = Rojo
seat-colour-3 = Amarillo
board-round = Ronda { $round }
board-instruments = Instrumentos: la ronda, el dinero y los puntos
board-last-round = La ronda { $round } es la última
board-first = Jugador inicial
board-turn = juega
board-money = { $count ->
    [one] { $count } Nemo
   *[other] { $count } Nemos
}
board-reserve = { $count ->
    [one] { $count } acuanauta en la reserva
   *[other] { $count } acuanautas en la reserva
}
board-submarines = Submarinos: { $reserve } en la reserva, { $sea } en el mar
board-hold = Módulos sin construir
board-kind = { $kind-id ->
    [base] base
    [violet] vivienda violeta
    [green] vivienda verde
    [training] entrenamiento
    [technical] técnico
    [sonar] sónar
    [research] investigación
   *[analysis] análisis
}
board-track = { $kind } – en servicio: { $count }, puntos: { $points }
board-gives-training = { $count ->
    [one] Tus acuanautas comparten { $count } punto de movimiento por turno
   *[other] Tus acuanautas comparten { $count } puntos de movimiento por turno
}
board-gives-technical = { $count ->
    [one] Cada submarino avanza hasta { $count } casilla
   *[other] Cada submarino avanza hasta { $count } casillas
}
board-gives-sonar = { $count ->
    [one] El sónar alcanza { $count } casilla
   *[other] El sónar alcanza { $count } casillas
}
board-gives-research = { $count ->
    [one] Una vieira o un caracol te deja mirar { $count } ficha
   *[other] Una vieira o un caracol te deja mirar { $count } fichas
}
board-gives-analysis = { $count ->
    [one] Un cofre da { $count } Nemo
   *[other] Un cofre da { $count } Nemos
}
board-majority = Marcador de mayoría
board-finds = Hallazgos
board-find = { $find }: { $count } (valor unitario: { $value })
board-discovery = hallazgo
board-exploration = exploración
board-nemos = Nemos
board-total = total

## La Atlántida

board-atlantis = Atlántida
board-atlantis-owned = { $numbers ->
    [0] Ninguna ficha de la Atlántida
   *[other] Fichas de la Atlántida: { $numbers }
}
board-atlantis-points = Puntos al final para quien tenga más fichas de la Atlántida, luego para el segundo y así sucesivamente
board-atlantis-hidden = Atlántida { $number }: aún sin encontrar
board-atlantis-lost = Atlántida { $number }: encontrada, de nadie
board-atlantis-of = Atlántida { $number }: { $seat }

## La mano

board-mission = Tu misión: { $name }
board-upgrade = { $from } → { $to } por 1 Nemo
board-collected = recogidas: { $count }
board-held-crew = { $count ->
    [one] { $kind } con { $count } acuanauta
   *[other] { $kind } con { $count } acuanautas
}
board-pick-held = Elige un módulo para ver solo sus lugares.
board-supply = Suministro
board-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
board-fewer = Una menos: { $find }
board-more = Una más: { $find }

## El resultado

board-winner = Vencedor
board-end-city = { $modules ->
    [one] Solo la base se alza en el fondo del mar
   *[other] { $modules } módulos se alzan en el fondo del mar
} tras { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}.
board-row-mission = misión
board-row-atlantis = Atlántida
board-row-finds = hallazgos
board-row-upgrades = mejoras
board-product = hallazgo × exploración

board-step-buy = comprar
board-step-build = construir
board-step-walk = caminar
board-step-launch = botar
board-step-sonar = sónar
board-step-sail = navegar
board-step-dock = atracar
board-closes = { $what ->
    [launch] pone fin a las botaduras
    [sonar] pone fin al sónar
   *[other] pone fin a las botaduras y al sónar
}

## Qué son las cosas

board-sort-base = donde todo empieza
board-sort-exploration = módulo de exploración
board-sort-habitation = módulo de vivienda
board-sort-track = pista
board-sort-discovery = hallazgo
board-sort-zone = zona de profundidad
board-sort-submarine = submarino
board-worth = { $value ->
    [0] No vale nada por sí solo
    [one] Vale { $value } punto de hallazgo
   *[other] Vale { $value } puntos de hallazgo
}
board-fee = { $count ->
    [one] Construir aquí cuesta { $count } Nemo
   *[other] Construir aquí cuesta { $count } Nemos
}
