### El repaso de una partida terminada, en la terminal, en su página y en el navegador, en español.

review-title = { $game }: el repaso
review-chances = Cómo fueron las probabilidades
review-about-chances = Desde cada momento, los bots del juego siguieron la partida muchas veces, con todo tal como estaba de verdad. Las líneas muestran las probabilidades de ganar que resultaron.
review-turns = Los puntos de inflexión
review-about-turns = Las respuestas con las que más cambiaron las probabilidades, más de lo que explica el azar.
review-costs = Las respuestas más caras
review-about-costs = Según lo que el jugador sabía en ese momento: cuánto mayor habría sido su probabilidad de ganar con otra respuesta. Respuestas examinadas: { $count }.
review-answer = { $name }, pregunta { $number }: { $answer }
review-change = { $name }: { $before } → { $after }
review-loss = { $cost } (± { $margin })
review-better = mejor: { $answer }
review-no-turns = Ninguna respuesta decidió la partida por sí sola.
review-no-costs = Ninguna respuesta fue claramente peor que otra.
review-nobody = No ha ganado nadie.
review-played-on = Partidas continuadas: { $count }; semilla: { $seed }
review-partial = Este repaso se interrumpió: cuenta lo que se había averiguado hasta entonces.
review-axis = pregunta
review-chance = probabilidad de ganar
review-together = Todos juntos
review-numbers = Los números
review-working = Se está continuando la partida desde muchos de sus momentos: { $part }. Mientras tanto, puedes volver a verla.
review-plot = Cómo fueron las probabilidades: una línea para cada uno ({ $names }). Los puntos de inflexión figuran en el repaso.
