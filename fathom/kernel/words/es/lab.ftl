### Lo que dice el laboratorio: simulaciones, torneos, comparaciones, barridos y sus informes, en español.

## Resúmenes

lab-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
lab-seed = semilla
lab-length = duración en { lab-rounds }: { $mean } de media, de { $low } a { $high }
lab-sides = victorias: { $list }
lab-endings = finales: { $list }
lab-spread = { $mean } de media, de { $low } a { $high }
lab-decisions = decisiones: { $count }, { $each } por partida, { $speed } por segundo

## Columnas

lab-seat = asiento
lab-bot = bot
lab-aim = objetivo
lab-wins = victorias
lab-wins-of = { $bot } gana en el asiento { $number }
lab-share = proporción de victorias
lab-interval = intervalo del 95 %
lab-mean-score = puntuación media
lab-lowest = mínimo
lab-highest = máximo
lab-mean = media
lab-median = mediana
lab-played = partidas
lab-rounds = rondas
lab-ending = final
lab-order = orden de turno
lab-elo = Elo
lab-duels = duelos
lab-points = puntos
lab-against = contra { $bot }
lab-side = bando
lab-difference = puntos de más
lab-gained = ganadas
lab-lost = perdidas
lab-wins-of-side = Partidas ganadas por { $side }

## El informe

lab-title = { $game }: { $kind ->
    [tournament] un torneo
    [compare] bots para un bando
    [sweep] el efecto de un ajuste
   *[simulate] una simulación
}
lab-versions = Fathom { $fathom }, versión { $rules } de las reglas
lab-partial = Este estudio no está completo; partidas jugadas: { $played } de { $total }.
lab-broken = { $count ->
    [one] { $count } partida se interrumpió y no se cuenta: { $error }
   *[other] { $count } partidas se interrumpieron y no se cuentan. La primera: { $error }
}
lab-nothing = Todavía no hay ninguna partida terminada de la que informar.
lab-numbers = Las cifras
lab-place = { $number ->
    [1] juega primero
   *[other] juega en el puesto { $number }
}
lab-rounds-axis = { lab-rounds } por partida
lab-decisions-axis = decisiones por partida
lab-winners = asientos que ganaron
lab-others = los demás
lab-more = { $count } más

lab-section-wins = Quién gana
lab-about-wins = Proporción de partidas ganadas, con su intervalo del 95 %; si ganan todos los asientos, la victoria cuenta por fracciones. La línea discontinua es la media de todos los asientos.
lab-section-elo = La fuerza
lab-about-elo = Puntuación Elo con sus intervalos del 95 %; solo importan las diferencias. 200 puntos más son unas tres victorias de cada cuatro.
lab-section-compared = Lo que los bots hacen por su bando
lab-about-compared = Las mismas partidas con otros bots en un bando, y los mismos bots en los demás. Las diferencias con el primer bot se toman partida por partida.
lab-section-effect = El efecto del ajuste
lab-about-effect = Cada valor se jugó con las mismas semillas. Las líneas llevan intervalos del 95 %.
lab-section-sides = Qué bando gana
lab-about-sides = Proporción de partidas en las que alguien del bando ha ganado, con su intervalo del 95 %.
lab-section-first = ¿Conviene empezar?
lab-about-first = Proporción de victorias según el puesto en el orden de turno, contado desde el primer asiento al que se pregunta. Dice más cuando todos los asientos tienen el mismo bot.
lab-section-length = La duración
lab-about-length = Cuántas partidas duraron cierto número de { lab-rounds } y de decisiones, las de todos los asientos juntos.
lab-section-endings = Por qué terminó
lab-about-endings = Qué puso fin a las partidas, con intervalos del 95 %.
lab-section-milestones = Hasta dónde se llega
lab-about-milestones = Números propios del juego, al final: su media con su intervalo del 95 %.
lab-section-scores = Las puntuaciones
lab-about-scores = La mitad de las puntuaciones está en la caja, nueve de cada diez entre los bigotes; la línea es la mediana, el punto la media.
lab-section-actions = Lo que hacen
lab-about-actions = Cuántas veces da un asiento cada tipo de respuesta en una partida, de media, con intervalos del 95 %. Una barra cortada es más larga que la escala.
lab-section-cards = Lo que usan
lab-about-cards = Cuántas veces se nombra cada carta, ficha o pieza en lo que le ocurre a un asiento durante una partida, de media, por tipo de suceso.
ending-forfeit = un bot falló y perdió por abandono
lab-calibrated-moments = Momentos
lab-calibrated-games = Partidas
lab-calibrated-told = Anunciado
lab-calibrated-won = Ganado
lab-calibrated-interval = 95 %
lab-calibrated-gap = Diferencia
