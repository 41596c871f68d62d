### Las palabras del cliente web sobre las personas: la espera, las cuentas, los avisos y los clubes. Las claves son `web-...`.

## Antes de la partida

web-table-terms = Qué se va a jugar
web-clock-hours = Horas por respuesta
web-clock-minutes = Minutos por jugador
web-clock-bonus = Segundos más por respuesta
web-clock-window = El reloj solo corre a ciertas horas del día
web-clock-opens = Corre desde las
web-clock-closes = hasta las
web-clock-window-hint = Con la hora de { $zone }. A otras horas está parado y no se llama a nadie; quien quiera puede responder igualmente.
web-clock-relaxed-window = { $each }, de { $opens } a { $closes } ({ $zone })
web-clock-resumes = Fuera del horario de esta mesa: los relojes están parados hasta el { $time }. Puedes responder igualmente.
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
web-lobby-friends-only = Solo las amistades de quien abrió esta mesa pueden sentarse aquí. Para jugar, pídele un enlace; podrás mirar en cuanto empiece la partida.
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
web-calls = Avísame cuando me toque
web-calls-hint = Se envía un mensaje cuando una mesa te espera y no estás en ella. Nombra el juego y nada de lo que pasa en él.
web-push = En este dispositivo
web-push-hint = Pulsa el botón y deja que tu navegador muestre notificaciones: llegan aunque no haya ninguna página de Fathom abierta.
web-push-impossible = Este navegador no puede recibir avisos aquí: hace falta https o localhost y, en un iPhone, esta página en la pantalla de inicio.
web-push-set = Avisar en este dispositivo
web-push-on = Este dispositivo recibe avisos.
web-push-drop = No más avisos aquí
web-mail = Por correo
web-mail-hint = Da tu dirección y escribe el código que se envía allí.
web-mail-off = El anfitrión de este servidor no ha configurado el correo: hacen falta --smtp y --mail-from.
web-mail-address = Tu dirección de correo
web-mail-set = Enviarme un código
web-mail-sent = Se ha enviado un código de seis cifras a { $address }.
web-mail-code = Código
web-mail-confirm = Confirmar
web-mail-other = Otra dirección
web-mail-on = Los mensajes van a { $address }.
web-mail-drop = No más mensajes
web-mail-end = Acabar con los mensajes
web-mail-end-hint = No recibirás más mensajes sobre tus turnos. Tus asientos siguen siendo tuyos.
web-mail-ended = No recibirás más mensajes.
web-webhook = Por un webhook
web-webhook-hint = Pega la dirección que te da Discord u otro servicio; allí se envía una línea.
web-webhook-address = Dirección del webhook
web-webhook-set = Avísame allí
web-webhook-on = Se te avisa por { $host }.
web-webhook-drop = No avisarme más
web-calls-when = Cuándo
web-calls-pace = Se te avisa
web-calls-at-once = Enseguida
web-calls-hourly = Cada hora
web-calls-daily = Una vez al día
web-calls-daily-at = A las
web-calls-quiet-from = Silencio desde las
web-calls-quiet-to = hasta las
web-calls-zone = Con la hora de { $zone }. Dos veces la misma hora: nunca en silencio.
web-calls-save = Guardar
web-calls-saved = Guardado.
web-stored-calls = Si quieres que se te avise de tus turnos: tu dirección de correo, tu webhook y las suscripciones de tus dispositivos, tus horas de silencio y tu zona horaria y, durante un mes, de qué preguntas se te avisó.
web-offline = Sin conexión
web-offline-seen = Esta es la mesa tal como la viste por última vez, { $at }.
web-offline-nothing = Aquí no hay ninguna mesa que mirar. En cuanto vuelva la conexión, la página se abre sola.
web-offline-again = Intentarlo de nuevo

## Lo que no se quiere oír, y lo que se denuncia

web-silencing = Esta persona
web-silencing-hint = No se entera de nada. Quien está bloqueado tampoco puede unirse a las mesas que abras.
web-mute = Silenciar
web-block = Bloquear
web-unsilence = Volver a oír
web-silenced = Silenciados y bloqueados
web-silenced-mute = Has silenciado a esta persona.
web-silenced-block = Has bloqueado a esta persona.
web-nameless = Sin nombre
web-stored-silenced = A quién has silenciado o bloqueado, qué has denunciado y si estás suspendido.
web-report-person = Denunciar a la persona
web-report-message = Denunciar el mensaje
web-report-message-of = Denunciar este mensaje de { $name }
web-report-table = Denunciar la mesa
web-report-what = La denuncia llega a quien lleva este servidor, con el chat y este momento de la partida tal como lo ves. Los demás no se enteran.
web-report-why = ¿De qué se trata?
web-report-why-insult = Insultos
web-report-why-cheating = Trampas
web-report-why-stalling = Juego lento
web-report-why-spam = Mensajes no deseados
web-report-why-other = Otra cosa
web-report-text = Con tus palabras
web-report-send = Enviar la denuncia
web-report-sent = Gracias. Tu denuncia se leerá.
web-report-kept = Gracias. Tu denuncia queda guardada; en este servidor nadie ha preparado aún la página para leerla.
web-admin = Denuncias
web-admin-key = La clave del operador
web-admin-enter = Entrar
web-admin-show = Mostrar
web-admin-open = Abiertas
web-admin-closed = Cerradas
web-admin-trail = Lo que se ha hecho
web-admin-trail-none = Aún no se ha hecho nada.
web-admin-none = Aquí no hay ninguna denuncia.
web-admin-person = Persona { $person }, denunciada { $times ->
    [one] una vez
   *[other] { $times } veces
}.
web-admin-until = Suspendida hasta el { $at }.
web-admin-look = Ver el momento
web-admin-moment = Lo que vio quien denuncia
web-admin-outcome = Cerrada el { $at }: { $note }
web-admin-note = Nota, para el registro
web-admin-close-report = Cerrar la denuncia
web-admin-days = Días
web-admin-suspend = Suspender
web-admin-release = Levantar la suspensión
web-admin-did-report-closed = Denuncia cerrada
web-admin-did-suspended = Suspensión
web-admin-did-released = Suspensión levantada
web-admin-did-table-closed = Mesa cerrada

## Friends, clubs and statistics

web-stored-friends = Si creas un perfil: su nombre, cuándo lo creaste, si está abierto, y quiénes son tus amistades y desde cuándo.
web-stored-clubs = En los clubes: tu nombre allí, desde cuándo, si eres anfitrión, en qué veladas juegas y lo que has anunciado a las mesas.
web-stored-results = El resultado de las mesas que has terminado y tus puntuaciones. Quedan sin ti, como resultados de los demás, cuando borras tus datos.
web-people = Amistades y clubes
web-people-hint = Nadie necesita amistades ni clubes para jugar. Crea un perfil para tener amistades; funda un club, o sigue su enlace, para jugar en compañía.
web-profile = Tu perfil
web-profile-hint = Da un nombre para que tus amistades te reconozcan.
web-profile-name = Cómo te conocen
web-profile-make = Crear mi perfil
web-profile-shows = Tus amistades y los miembros de tus clubes ven tu nombre, cuánto has jugado y tus puntuaciones; nada más.
web-profile-look = Verlo como ellos
web-profile-open = Mostrarlo a quien tenga su dirección
web-profile-mine = Esto es lo que los demás ven de ti.
web-profile-friend = Sois amistades.
web-profile-nothing = Todavía ninguna mesa terminada.
web-friend-link = Enlace para ser amistades
web-friend-link-hint = Quien lo abra y acepte será tu amistad. Un enlace nuevo anula el anterior.
web-friends = Amistades
web-friends-none = Nadie todavía. Envía tu enlace a alguien.
web-friend-nowhere = En ninguna mesa abierta a las amistades.
web-friend-part = Dejar la amistad
web-friend-part-of = Dejar la amistad con { $name }
web-friend-invitation = Una invitación
web-friend-invites = { $name } quiere ser tu amistad
web-friend-invites-hint = Las amistades ven en qué mesas estás, si están abiertas a ellas.
web-friend-accept = Aceptar la amistad
web-friend-refuse = No, gracias
web-open-to-friends = Abierta a mis amistades: la encuentran en su primera página
web-club = Club
web-clubs = Clubes
web-clubs-hint = Funda un club y envía su enlace; sus veladas emparejan a los jugadores y abren las mesas.
web-club-counts = { $members ->
    [one] Un miembro
   *[other] { $members } miembros
}, { $playing ->
    [0] ninguna mesa en curso
    [one] una mesa en curso
   *[other] { $playing } mesas en curso
}
web-club-name = Nombre del club
web-club-member-name = Tu nombre allí
web-club-found = Fundar el club
web-club-join = Unirse al club
web-club-join-hint = { $members ->
    [one] Hay un miembro
   *[other] Hay { $members } miembros
}. Ven tu nombre y las mesas que pones en la lista.
web-club-link = Enlace de invitación
web-club-link-hint = Quien lo tenga puede unirse. Los anfitriones lo ven y pueden cambiarlo.
web-club-host = anfitrión
web-club-leave = Dejar el club
web-members = Miembros
web-member-host = Hacer anfitrión
web-member-host-of = Hacer anfitrión: { $name }
web-member-unhost = Dejar de ser anfitrión
web-member-unhost-of = { $name }: dejar de ser anfitrión
web-member-remove = Quitar
web-member-remove-of = Quitar a { $name } del club
web-club-tables = Mesas del club
web-club-tables-none = Ninguna mesa en curso. Una velada abre algunas, y los miembros ponen las suyas.
web-club-table-waiting = Espera jugadores
web-club-table-paused = En pausa
web-club-table-idle = En juego. Última respuesta hace { $idle }
web-club-table-turn = Turno de { $names }, desde hace { $idle }
web-club-pause = Pausar
web-club-pause-of = Pausar: { $table }
web-club-resume = Seguir
web-club-resume-of = Seguir: { $table }
web-club-close-of = Cerrar la mesa: { $table }
web-table-number = Mesa { $number }
web-announce = Anunciar a todas las mesas
web-announce-send = Anunciar
web-announced = { $count ->
    [one] Se ha avisado a una mesa.
   *[other] Se ha avisado a { $count } mesas.
}
web-news-announced = El anfitrión de la velada: { $text }
web-news-paused-by-host = El anfitrión del club ha pausado la partida.
web-news-resumed-by-host = El anfitrión del club deja seguir la partida.
web-sheets-print = Imprimir la hoja de mesas
web-sheets-hint = Una tarjeta por mesa, con un código QR que lleva a ella o a un asiento libre.
web-sheet-free = Asientos libres
web-evenings = Veladas
web-evenings-none = Todavía no hay ninguna velada.
web-evening-plan = Planear una velada
web-evening-name = Nombre de la velada
web-evening-form = Cómo se juega
web-evening-open = Mesas libres
web-evening-round-robin = Todos contra todos
web-evening-swiss = Sistema suizo
web-evening-hint-open = Mesas para quien venga, cada una con un código QR.
web-evening-hint-round-robin = Cada cual se enfrenta a todos.
web-evening-hint-swiss = En cada ronda se enfrentan quienes tienen los mismos puntos.
web-evening-game = Juego
web-evening-seats = Asientos por mesa
web-evening-rounds = Rondas
web-evening-round-of = Ronda { $round } de { $rounds }
web-evening-rounds-played = Rondas jugadas: { $rounds }
web-evening-enter = Participar
web-evening-withdraw = No jugar más rondas
web-evening-next-round = Emparejar la ronda siguiente
web-evening-how-many = Cuántas mesas
web-evening-open-tables = Abrir las mesas
web-evening-open-hint = Las mesas están en la lista del club, donde se imprime su hoja.
web-evening-close = Terminar la velada
web-evening-closed = Esta velada ha terminado.
web-evening-print = Imprimir la hoja
web-round = Ronda { $number }
web-round-table = Mesa
web-round-players = Jugadores
web-round-result = Resultado
web-round-resting = Descansa, por un punto: { $names }
web-standings = Clasificación
web-standings-place = Puesto
web-standings-name = Nombre
web-standings-points = Puntos
web-standings-against = Puntos de los rivales
web-standings-gone = ya no juega
web-standings-drop = Retirar
web-standings-drop-of = Retirar a { $name }
web-standings-hint = Una victoria vale un punto, repartido si se comparte. En caso de empate va delante quien tuvo rivales más fuertes.
web-statistics = Tus estadísticas
web-statistics-hint = Las cuenta este servidor con las mesas que terminas, en todos tus dispositivos si conservas tu nombre. Nadie más ve esta página.
web-statistics-none = Termina una mesa y se contará aquí.
web-statistics-minutes = Minutos cada una
web-statistics-answers = Respuestas cada una
web-statistics-sides = Por bando
web-statistics-opponents = Con quién
web-statistics-columns = Mesas en común y tu proporción de victorias.
web-statistics-cards = Cartas más usadas
web-statistics-more = Anteriores
web-rating = Puntuación
web-rating-first = Puntuación, primera estimación
web-hall = Galería de viajes
web-hall-hint = Los mejores de las mesas públicas, de las tuyas y de las de tus amistades y clubes.
web-hall-score = { $score } puntos
web-teams = Tus equipos
web-team-record = { $played } mesas, { $won } ganadas, mejor resultado { $best }
web-club-list-mine = Poner en la lista mi mesa de { $game }
web-round-waiting = espera
web-round-playing = en juego
web-round-over = terminada
web-round-closed = cerrada
