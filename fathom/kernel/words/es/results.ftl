### Lo que dicen las gráficas de las estadísticas de una persona.
plot-victories = Proporción de victorias con el tiempo
plot-victories-line = Victorias
plot-games = partidas
plot-rating = Puntuación con el tiempo
plot-rating-line = Puntuación
plot-rated-games = partidas puntuadas
plot-seats = Proporción de victorias por asiento
plot-lengths = Duración de las partidas
plot-from = desde { $answers } respuestas
