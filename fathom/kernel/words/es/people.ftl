### Las palabras del cliente web sobre las personas: la espera, las cuentas, los avisos y los clubes. Las claves son `web-...`.

## Antes de la partida

web-table-terms = Qué se va a jugar
web-clock-hours = Horas por respuesta
web-clock-minutes = Minutos por jugador
web-clock-bonus = Segundos más por respuesta
web-ready-check = Empezar cuando todos digan que están listos
web-ready = listo
web-not-ready = aún no está listo
web-i-am-ready = Estoy listo
web-not-yet-ready = Aún no, después de todo
web-leave-seat = Dejar la mesa
web-remove-from-seat = Liberar el asiento de { $name }
web-seat-down = { $seat }: intercambiar con el asiento siguiente
web-lobby-unready = { $count ->
    [one] Un jugador aún no está listo.
   *[other] { $count } jugadores aún no están listos.
}
web-open-link = Enlace para cualquier asiento libre
web-open-link-hint = Quien lo reciba puede ocupar un asiento libre hasta que empiece la partida.
web-open-link-make = Crear el enlace
web-open-link-renew = Sustituirlo por un enlace nuevo
web-close-table = Cerrar la mesa
web-close-table-sure = Todos dejan la mesa y sus enlaces ya no abren nada.
web-table-closed = El anfitrión ha cerrado esta mesa.
web-invited-anywhere = Elige un nombre y ocupa un asiento libre. En la mesa: { $names }
web-propose-pause = Proponer una pausa
web-proposal-pause = { $by } propone una pausa: los relojes se paran y nadie cuenta como ausente.
web-paused = La partida está en pausa. Los relojes están parados y nadie cuenta como ausente.
web-news-seat-left = { $name } ha dejado la mesa.
web-news-seat-removed = El anfitrión ha liberado el asiento de { $name }.
web-news-paused = La partida está en pausa, a propuesta de { $by }.
web-news-resumed = { $by } reanuda la partida.
