### Machina Arcana: las palabras de la terminal, en español.

cli-machina-round = Ronda { $round }, { $phase }. { $chapter }
cli-machina-dials = Amenaza { $threat }, nivel de los monstruos { $level }{ $spawn ->
    [none] {""}
   *[other] , aparición con { $spawn }+
  }{ $horror ->
    [none] {""}
   *[other] , horror con { $horror }+
  }{ $doom ->
    [0] {""}
   *[other] , fatalidad { $doom }
  }
cli-machina-explorer = explorador
cli-machina-monster = monstruo, por su lugar en la fila
cli-machina-gone = casilla destruida
cli-machina-lit = casilla de capítulo iluminada
cli-machina-closed = puerta cerrada
cli-machina-open = puerta abierta
cli-machina-opening = abertura sin explorar
cli-machina-exit = salida (<< es la entrada)
cli-machina-target = adonde lleva una respuesta
cli-machina-place = casilla
cli-machina-health = salud
cli-machina-stamina = resistencia
cli-machina-essence = esencia
cli-machina-defence = armadura/voluntad
cli-machina-gear = equipado, (guardado)
cli-machina-monster-line = salud { $health }/{ $most }, armadura { $armor }, voluntad { $will }
