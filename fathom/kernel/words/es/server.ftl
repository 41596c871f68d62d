### Lo que dice el servidor cuando no hace lo que se le pide.

why-no-such-table = Esa mesa no existe. Comprueba el enlace.
why-no-such-game = Ese juego no está aquí.
why-no-such-language = Fathom aún no habla ese idioma.
why-no-such-moment = Esta partida no tiene ese momento.
why-not-found = No hay nada en esta dirección.
why-bad-request = No se ha podido entender la petición.
why-bad-table = No se puede abrir esta mesa: { $detail }.
why-bad-record = No se puede usar este registro: { $detail }.
why-too-large = Es demasiado grande para enviarlo aquí.
why-too-fast = Demasiadas peticiones a la vez. Espera un momento e inténtalo de nuevo.
why-foreign-page = No se aceptan peticiones de otras páginas.
why-not-your-seat = Ese asiento no es tuyo.
why-wrong-key = Este enlace ya no abre el asiento. Pide uno nuevo.
why-no-open-seat = No hay ningún asiento libre para ti en esta mesa.
why-not-host = Solo puede hacerlo quien abrió la mesa.
why-already-started = La partida ya ha empezado.
why-not-started = La partida aún no ha empezado.
why-not-over = Será posible cuando la partida termine.
why-stale = La mesa ha cambiado mientras tanto. Mira de nuevo y responde.
why-seat-not-abandoned = Esa persona está presente: no se puede ceder su asiento.
why-nothing-to-vote-on = No tienes nada que votar.
why-chat-off = Esta mesa no tiene chat.
why-our-fault = Algo ha fallado por nuestra parte. No se ha cambiado nada.
