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

## Un nombre que se conserva

web-account = Tu nombre y tus datos
web-account-why = No necesitas cuenta para jugar. Con una, tu nombre, tus asientos y tus campañas no se pierden con este navegador, y sigues jugando desde cualquiera de tus dispositivos.
web-account-make = Conservar mi nombre
web-account-make-button = Conservarlo con una llave de acceso
web-account-adopts = Los asientos, las partidas terminadas y las campañas de este navegador van contigo. Sin contraseña ni dirección de correo.
web-account-name = Tu nombre
web-account-since = Conservado desde el { $at }
web-account-link = Conservar tu nombre y tus asientos, en todos tus dispositivos
web-account-forgotten = Todo lo que este servidor guardaba de ti se ha borrado.
web-passkeys = Llaves de acceso
web-passkey = Llave de acceso
web-passkey-used = usada por última vez el { $at }
web-passkey-add = Añadir una llave de acceso
web-passkeys-hint = Una llave de acceso está en tu dispositivo y se abre con el dedo, la cara o un PIN.
web-passkeys-impossible = Las llaves de acceso necesitan un navegador actual y una página con nombre: ábrela como localhost, o por https con un dominio. Los códigos de recuperación sirven en todas partes.
web-sign-in = Ya tengo una cuenta
web-sign-in-passkey = Entrar con una llave de acceso
web-sign-in-code = Entrar con el código
web-recovery-code = Código de recuperación
web-recovery-codes = Códigos de recuperación
web-recovery-left = { $count ->
    [0] No queda ningún código. Crea otros, por si pierdes todas tus llaves de acceso.
    [one] Queda un código, para un solo uso.
   *[other] Quedan { $count } códigos, cada uno para un solo uso.
}
web-recovery-new = Crear códigos nuevos
web-recovery-shown = Tus códigos de recuperación
web-recovery-shown-hint = Guárdalos en un lugar seguro: solo se muestran ahora. Cada uno te deja entrar una vez si pierdes tus llaves de acceso.
web-recovery-kept = Los he guardado
web-sign-out = Cerrar la sesión
web-sign-out-hint = Tus asientos siguen en tu cuenta y te esperan.
web-sign-out-here = Cerrar la sesión aquí
web-sign-out-others = Cerrar la sesión en los demás sitios
web-stored = Qué se guarda de ti
web-stored-browser = Una cookie con la que se reconoce este navegador. El servidor solo guarda su huella.
web-stored-seats = Dónde te sentaste, con qué nombre, desde cuándo y cuándo se te vio allí por última vez.
web-stored-chat = Lo que dijiste en el chat de una mesa.
web-stored-account = Con una cuenta: su nombre, la mitad pública de tus llaves de acceso y la huella de tus códigos de recuperación.
web-stored-local = Solo en este navegador: tus ajustes, tus partidas y los enlaces de las mesas que abriste.
web-stored-export = Descargar mis datos
web-stored-delete = Borrar mis datos
web-stored-delete-sure = Tu cuenta, tus nombres en todas las mesas y todo lo que dijiste allí se borran para siempre. Los bots siguen tus partidas. Tus jugadas quedan en las partidas guardadas, sin nombre.

## Turnos que te llaman

web-webhook = Avísame cuando me toque
web-webhook-hint = Discord y muchos otros servicios te dan un webhook: una dirección que empieza por https://. Pégala aquí, y se envía una línea allí cuando una mesa te espera y no estás en ella.
web-webhook-address = Dirección del webhook
web-webhook-set = Avísame allí
web-webhook-on = Se te avisa por { $host }.
web-webhook-drop = No avisarme más
web-webhook-quiet-from = No desde las
web-webhook-quiet-to = hasta las
web-stored-webhook = Si quieres que se te avise de tus turnos: la dirección de tu webhook, tus horas de silencio y, durante un mes, de qué preguntas se te avisó.
