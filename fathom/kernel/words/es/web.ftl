### Las palabras del cliente web, en español. Las claves son `web-...`; lo que dicen los juegos está en sus propias palabras.

## En todas partes

web-skip = Ir al contenido
web-home = Inicio
web-navigation = Navegación
web-language = Idioma
web-settings = Ajustes
web-about = Acerca de
web-colon = { $label }: { $text }
web-close = Cerrar
web-cancel = Cancelar
web-back = Volver
web-open = Abrir
web-on = Sí
web-off = No
web-copy = Copiar
web-copied = Copiado
web-qr = Mostrar como código QR
web-link-alone = Este servidor solo escucha en este ordenador: tus amigos no pueden abrir el enlace. Inícialo para tu red:
web-share = Compartir
web-send = Enviar
web-menu = Menú
web-loading = Cargando…
web-rules = Reglas
web-rule = Regla { $rule }
web-lost-title = Aquí abajo no hay nada
web-lost = No hay nada en esta dirección. Quizá el enlace esté incompleto.
web-no-connection = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
web-server-error = Algo ha salido mal. Inténtalo de nuevo en un momento.
web-unofficial = Fathom es un proyecto no oficial de aficionados, sin relación con las editoriales ni los autores de los juegos.

## La primera página

web-welcome = ¿Qué hay esta noche en las profundidades?
web-games = Juegos
web-start-here = Empieza aquí
web-lesson = Primera partida guiada
web-learn = Aprender en { $minutes } minutos
web-learn-hint = Una primera partida en el tablero de verdad, paso a paso.
web-lesson-step = { $number } de { $count }
web-lesson-next = Siguiente
web-lesson-yours = Te toca
web-lesson-listen = Primero, lee
web-lesson-same = Buena elección: el bot habitual habría hecho lo mismo.
web-lesson-other = Una elección muy tuya. El bot habitual habría elegido: { $answer }.
web-lesson-leave = Jugar sin guía
web-lesson-play-on = Seguir jugando
web-play-now = Jugar ya
web-play-now-hint = { $bots ->
    [0] Un clic: juegas en solitario. Sin cuenta y sin instalar nada.
    [one] Un clic: tú y un bot. Sin cuenta y sin instalar nada.
   *[other] Un clic: tú y { $bots } bots. Sin cuenta y sin instalar nada.
}
web-play-now-together = { $bots ->
    [0] Un clic: juegas en solitario. Sin cuenta y sin instalar nada.
    [one] Un clic: tú con un compañero. Sin cuenta y sin instalar nada.
   *[other] Un clic: tú con { $bots } compañeros. Sin cuenta y sin instalar nada.
}
web-new-table = Nueva mesa…
web-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
web-players-range = De { $from } a { $to } jugadores
web-players-solo = En solitario, o hasta { $to } jugadores juntos
web-suggested = Una buena opción para empezar.
web-change-suggested = Cambiar
web-my-tables = Tus mesas
web-hide-table = Ocultar esta mesa: { $game }
web-show-table = Volver a mostrar esta mesa: { $game }
web-hidden-tables = { $count ->
    [one] { $count } mesa oculta
   *[other] { $count } mesas ocultas
}
web-finished-tables = Tus partidas terminadas
web-public-tables = Mesas públicas
web-public-tables-none = Ahora mismo no hay mesas públicas. Abre una y otros la encontrarán aquí.
web-filter-game = Juego
web-filter-all = Todos los juegos
web-filter-free = Con un asiento libre
web-public-tables-unlike = Ninguna mesa pública coincide.
web-your-turn = Tu turno
web-status-waiting = { $open ->
    [0] A punto de empezar
    [one] Falta { $open } jugador
   *[other] Faltan { $open } jugadores
}
web-status-playing = En juego
web-status-turn = Esperando a { $names }
web-status-yours = La mesa te espera
web-status-over = Terminada
web-join = Unirse
web-watch = Mirar
web-import = Abrir una partida guardada…
web-import-hint = Una partida terminada se puede volver a ver; una sin terminar se puede continuar.
web-interrupts = { $count ->
    [one] Puedes hacer algo antes
   *[other] Puedes hacer antes una de estas { $count } cosas
}
web-interrupt-of = { $name } puede hacer algo antes
web-my-campaigns = Tus campañas
web-campaign = La campaña
web-campaign-of = Campaña: { $game }
web-campaign-chapters = Capítulos
web-chapter-number = Capítulo { $number }
web-campaign-carried = Lo que se conserva
web-next-chapter = Jugar el siguiente capítulo
web-to-chapter = Al capítulo { $number }
web-next-chapter-who = Quién juega el siguiente capítulo
web-chapter-stays = { $name } se queda
web-campaign-download = Descargar la campaña
web-campaign-download-hint = Un archivo con todos los capítulos terminados, que cualquiera puede comprobar y abrir.
web-campaign-over = Esta campaña ha terminado: nada sigue a su último capítulo.
web-campaign-goes-on = el siguiente capítulo puede empezar
web-chapter-of-campaign = Capítulo { $number } de una campaña

## Abrir una mesa

web-new-table-of = Nueva mesa: { $game }
web-company = ¿Quién juega?
web-company-friends = Con amigos
web-company-friends-hint = cada uno recibe un enlace
web-company-bots = Contra bots
web-company-bots-hint = empieza enseguida
web-company-companions = Con compañeros
web-company-companions-hint = bots a tu lado
web-company-here = En un solo dispositivo
web-company-here-hint = os lo vais pasando
web-how-many = ¿Cuántos jugadores?
web-seat-kind = { $seat }: quién se sienta aquí
web-seat-strength = { $seat }: fuerza del bot
web-seat-name = { $seat }: nombre
web-seat-me = Yo, en este dispositivo
web-seat-link = Otra persona, con enlace
web-seat-bot = Un bot
web-seat-open = Asiento libre
web-your-name = Tu nombre
web-their-name = Su nombre, si quieres
web-hot-seat-hint = Varios jugadores comparten este dispositivo: entre turnos la pantalla queda oculta hasta que el siguiente esté listo.
web-variants = Variantes
web-table-options = La mesa
web-who-may-join = ¿Quién puede unirse?
web-by-link = Solo con enlace
web-by-link-hint = tú eliges a quién invitas
web-public = Cualquiera
web-public-hint = se ve en la primera página
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-none-hint = sin prisas
web-clock-relaxed = Tranquilo
web-clock-relaxed-hint = { $hours ->
    [24] un día por respuesta
    [one] una hora por respuesta
   *[other] { $hours } horas por respuesta
}
web-clock-live = En directo
web-clock-live-hint = { $minutes } minutos cada uno, { $bonus } segundos más por respuesta
web-at-zero = Cuando se acaba el tiempo
web-at-zero-nothing = no pasa nada
web-at-zero-skip = el jugador pasa
web-at-zero-bot = un bot toma el relevo
web-chat-on = Con chat
web-suggest = Sugerir una jugada
web-suggest-clear = Después: { $second }
web-suggest-close = Casi igual de bueno: { $second }
web-hints-on = Los jugadores pueden pedir sugerencias
web-odds-on = Los jugadores pueden consultar las probabilidades
web-advanced = Avanzado
web-seed = Semilla
web-seed-hint = La misma semilla reparte otra vez la misma partida, y todos saben que fue elegida. Déjala vacía para una justa.
web-open-table = Abrir la mesa
web-start = Empezar
web-bot-names = Marlín, Coral, Nutria, Nerisa, Ondina, Perla, Alga, Raya, Marina, Tritón, Borrasca
web-bot-random = Juega al azar
web-bot-alert = Atento
web-bot-greedy = Con experiencia
web-bot-shipmate = Con experiencia
web-bot-mate = Con experiencia
web-bot-delver = Con experiencia
web-bot-seasoned = Curtido en muchas partidas
web-bot-thinker-fast = Se anticipa
web-bot-thinker-strong = Piensa a fondo

## Mientras llegan los jugadores

web-lobby-waiting = { $open ->
    [0] Ya estáis todos.
    [one] Queda un asiento libre.
   *[other] Quedan { $open } asientos libres.
}
web-lobby-seated = Tienes asiento. La partida empieza cuando estén todos o cuando el anfitrión la inicie.
web-lobby-watching = Podrás mirar en cuanto empiece la partida. Para jugar, pide un enlace al anfitrión.
web-start-hint = { $open ->
    [one] Un bot ocupa el asiento libre.
   *[other] Los bots ocupan los asientos libres.
}
web-invite-link = Enlace para { $seat }
web-sit-here = Sentarse aquí
web-read-rules = Leer las reglas mientras tanto
web-you = tú
web-bot = bot
web-here = presente
web-away = ausente
web-rename = Cambiar el nombre

## En la mesa

web-board = El tablero
web-question = La pregunta
web-answers = Tus respuestas
web-own = Lo tuyo
web-goal = Meta
web-course = Los pasos del turno
web-choices = { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}
web-pace = Velocidad de las jugadas de los demás
web-pace-slow = Lenta
web-pace-normal = Normal
web-pace-fast = Rápida
web-pace-instant = Al instante
web-hold = Parar aquí
web-go-on = Continuar
web-step = Jugada siguiente
web-to-present = Volver al presente
web-wait-setting = Las crisis y las revelaciones esperan a que las leas
web-read-on = Seguir leyendo
web-more-answers = Más ({ $count })
web-fewer-answers = Menos
web-end-all = Terminar todos mis turnos
web-happened = Esto te ocurre a ti
web-since = { $count ->
    [one] Desde tu último turno: 1 jugada
   *[other] Desde tu último turno: { $count } jugadas
}
web-more-below = Más
web-tab-board = Tablero
web-tab-seats = Jugadores
web-tab-journal = Diario
web-tab-chat = Chat
web-tab-review = Repaso
web-title-turn = Tu turno: { $game }
web-turn-of = { $name }, es tu turno
web-fold-screen = Plegar: { $title }
web-unfold-screen = Mostrar: { $title }
web-catching-up = Lo que ocurre entretanto
web-thinking = { $count ->
    [one] { $names } está pensando
   *[other] { $names } están pensando
}
web-waiting-for = Esperando a { $names }
web-watching = Estás mirando la partida.
web-bot-for-you = Un bot juega por ti.
web-over = La partida ha terminado
web-packed-up = Guardada: sigue cuando quieras
web-is-asked = tiene que responder
web-spectators = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}
web-hours = { $hours } h
web-time-left = quedan { $time }
web-undo = Deshacer
web-redo = Rehacer
web-fold = Mostrar menos
web-unfold = Mostrar las respuestas
web-touch-again = Toca otra vez para confirmar
web-final = Esto no se puede deshacer. Pulsa otra vez para hacerlo.
web-restart-turn = Empezar de nuevo este turno
web-confirm-setting = Pedir confirmación antes de lo que no se puede deshacer
web-filter = Filtrar las respuestas
web-filter-none = Ninguna respuesta coincide.
web-answers-count = { $count ->
    [one] { $count } respuesta
   *[other] { $count } respuestas
}
web-read-aloud = Leer en voz alta
web-read-aloud-stop = Dejar de leer en voz alta
web-rules-of-answers = Las reglas detrás de estas respuestas
web-rules-behind = Reglas:
web-why-not = ¿Por qué no otra cosa?
web-why-not-title = No es posible ahora, y por qué
web-why-not-none = Aquí no se excluye nada de lo que cabría esperar.
web-odds = Probabilidades:
web-odds-estimated = Probabilidades, estimadas:
web-odds-hint = Según lo que sabes, si nadie más interviene.
web-odds-in = { $text }: { $count } de { $of }
web-odds-percent = { $text }: { $percent } %
web-odds-about = { $text }: cerca del { $percent } % ({ $low }–{ $high } %)
web-and-more = y { $count } más
web-journal-none = Todavía no ha pasado nada.
web-earlier = Antes
web-latest = Lo último
web-chat-none = Nadie ha dicho nada todavía. ¡Saluda!
web-chat-off = Esta mesa no tiene chat.
web-statements = Decir según las reglas…
web-statements-none = Ahora no hay nada que decir.
web-talk-hint = Sin chat, solo se pueden decir las frases que las reglas permiten.
web-steady = Ritmo constante
web-steady-hint = Las preguntas para todos quedan abiertas un momento, para que la prisa no delate ninguna mano.
web-chat-say = Di algo
web-connection-lost = Se ha perdido la conexión. Reintentando…
web-connection-slow = Conexión lenta: la mesa se actualiza cada dos segundos.
web-no-board = Este juego aún no está dibujado. Todo lo que está a la vista figura aquí; las respuestas están abajo.
web-drawing-failed = Este dibujo ha fallado. La partida sigue.
web-draw-again = Dibujar otra vez
web-chart-keys = Tablero. Las flechas lo mueven, más y menos lo amplían o reducen, cero lo muestra entero.
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Mostrarlo todo

## Asientos, bots y dispositivos

web-hand-to = Pasa el dispositivo a { $name }
web-hand-to-hint = No se muestra nada hasta que el siguiente jugador esté listo.
web-hand-ready = Soy { $name }
web-nothing-to-decide = Nadie debe saber quién podría hacer algo ahora, así que el dispositivo da la vuelta. Tú no tienes nada que decidir.
web-hand-on = Pasarlo
web-played-by-bot = Juega un bot: { $bot }
web-hand-over = Que un bot juegue por mí
web-take-back = Volver a jugar yo
web-hand-over-hint = Puedes recuperar tu asiento cuando quieras.
web-move-device = Seguir en otro dispositivo
web-move-link = Abre este enlace en el otro dispositivo. Sirve una sola vez, y el nuevo dispositivo aparecerá en esta lista.
web-several = Una persona puede ocupar varios asientos libres
web-shared = Quien esté presente puede jugar por aliados ausentes
web-pass-always = Pasar siempre aquí
web-passing = Pasas sin que se te pregunte:
web-ask-again = Volver a preguntarme: { $moment }
web-invited = Te han invitado a una partida: { $game }
web-invited-seat = Jugador { $number }. En la mesa: { $names }
web-sit-down = Sentarse
web-only-watch = Solo mirar
web-devices = Dispositivos que tienen este asiento
web-device-this = Este dispositivo
web-device-other = Otro dispositivo
web-device-added = añadido el { $at }
web-device-seen = visto el { $at }
web-device-drop = Quitarlo
web-device-new = Otro dispositivo tiene tu asiento ({ $name }) y ve lo que tú ves. ¿Es tuyo?
web-device-mine = Es mío
web-invite-make = Crear un enlace para otra persona
web-invite-new = Este enlace abre el asiento libre una sola vez.
web-grace = Esta persona está ausente. Su asiento podrá cederse en { $time }.
web-claim-alone = Con cartas secretas, nadie puede sentarse aquí si otra persona no está de acuerdo: uno solo podría ver las dos manos.
web-seat-lost-open = Mientras no estabas, los demás liberaron tu asiento. Nadie lo ha ocupado todavía.
web-seat-lost = Mientras no estabas, tu asiento pasó a { $name }.
web-seat-again = Volver a mi asiento
web-news-seat-freed = El asiento de { $name } quedó libre, a propuesta de { $by } y con el acuerdo de todos.
web-news-seat-taken = { $name } ha ocupado el asiento libre.
web-news-seat-returned = { $name } ha vuelto y ha recuperado su asiento.
web-news-seat-bot = Un bot juega por { $name }, a propuesta de { $by }.
web-news-bot-failed = El bot { $name } ha fallado: cuando ocurre, la mesa pasa o da la primera respuesta por él.
web-look-as = Ver como { $name }
web-propose-bot = Proponer que un bot tome el relevo
web-propose-claim = Proponer que otra persona se siente aquí
web-propose-undo = Deshacer mi última respuesta, si todos están de acuerdo
web-proposal-undo = { $by } quiere deshacer una respuesta.
web-proposal-bot = { $by } propone que un bot juegue por { $name }.
web-proposal-claim = { $by } propone liberar el asiento de { $name }.
web-proposal-missing = Faltan por votar: { $names }
web-agree = De acuerdo
web-disagree = Rechazar

## El menú de la mesa

web-this-table = Esta mesa
web-report = Informar de un problema
web-report-hint = Descarga lo que ves en esta mesa, y nada más, para enviarlo a los desarrolladores.
web-forked-from = Derivada de
web-fairness = Azar limpio
web-seed-origin-mixed = Antes de la partida el servidor prometió un secreto con esta huella; después el dispositivo de cada cual dio una parte. De todo ello salen los dados y las mezclas, y al final se muestra y se comprueba.
web-seed-origin-chosen = Quien abrió esta mesa eligió su semilla y quizá sepa lo que viene. La huella la fijó antes de la partida.
web-seed-origin-known = Esta mesa continúa otra partida: su semilla ya se conocía, y quizá también lo que viene.
web-seed-origin-unsaid = Esta huella fijó todos los dados y mezclas antes de la partida. Es anterior a las partes de cada cual.
web-seed-short-chosen = semilla elegida
web-seed-short-known = semilla conocida
web-shares-of = Han dado una parte: { $names }
web-shares-none = Nadie ha dado una parte.
web-share-of = Parte de { $name }
web-secret-was = Secreto del servidor
web-commitment = Huella
web-seed-was = Semilla
web-proof-checked = comprobado
web-proof-holds = Comprobado en tu navegador: huella, secreto, partes y semilla concuerdan.
web-proof-fails = ¡Algo no concuerda!
web-seed-problem-promise = El secreto no es el que se te prometió.
web-seed-problem-seed = La semilla no sale del secreto y las partes.
web-seed-problem-share = La parte que dio tu dispositivo no se usó.

## El final, y la mirada atrás

web-result = Resultado
web-draw = Empate
web-victory = Victoria
web-defeat = Derrota
web-you-won = { $shared ->
    [yes] ¡Compartes la victoria!
   *[no] ¡Has ganado!
}
web-won = { $count ->
    [one] Victoria: { $names }
   *[other] Victoria compartida: { $names }
}
web-player = Jugador
web-points = Puntos
web-rematch = Jugar otra vez
web-rematch-join = Unirse a la siguiente partida
web-download-record = Guardar la partida
web-replay = Repetición
web-replay-of = Repetición: { $game }
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-forward = Un paso adelante
web-replay-last = Al final
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-moment = Momento de la partida
web-replay-at = { $at } / { $last }
web-viewpoint = A través de los ojos de
web-as-spectator = Lo que todos vieron
web-as-everything = Todo, también los secretos
web-share-moment = Enlace a este momento
web-fork = Seguir jugando desde aquí
web-back-to-table = A la mesa

## Reglas y ajustes

web-rules-of = Reglas: { $game }
web-chapters = Capítulos
web-search-rules = Buscar en las reglas
# Words that say little, left out of a search; each as it is typed, with spaces between them.
web-small-words = un una el la los las yo nosotros se es son hace hacer puede puedo podemos cómo como qué que cuándo dónde por para quién cuál mi mis a de del en y o me te
web-how-to-play = Cómo se juega
web-print-pages = Imprimir estas páginas
web-rules-count = { $count ->
    [one] { $count } regla
   *[other] { $count } reglas
}
web-rules-none = Ninguna regla coincide.
web-motion = Animaciones
web-motion-system = Como diga el dispositivo
web-motion-full = Completas
web-motion-reduced = Reducidas
web-contrast = Contraste
web-contrast-normal = Normal
web-contrast-high = Alto
web-sound = Sonidos de turnos, dados, cartas y chapoteos
web-ambience = Un sonido de fondo discreto
web-sounds-on = Activar los sonidos
web-sounds-off = Quitar los sonidos
web-notifications = Aviso cuando te toca y la página está oculta
web-notifications-refused = El navegador no permite avisos para esta página. Puedes cambiarlo en sus ajustes.
web-about-text = Fathom es una mesa digital para grandes juegos de las profundidades: cada regla aplicada, cada secreto guardado, cada dado comprobable. Es software libre.
web-credits-icons = Las portadas y los tableros son dibujos nuestros. Algunos iconos son de Lorc, Delapouite y los demás artistas de
web-credits-type = Las tipografías son Figtree y Literata, con la licencia SIL Open Font:
web-keys = Teclado
web-key-answers = la respuesta que lleva esa tecla
web-key-back = volver
web-key-undo = deshacer, rehacer
web-key-restart = empezar de nuevo este turno
web-key-suggest = sugerir una jugada
web-key-read = seguir leyendo, en una crisis o una partida guiada
web-key-chart = mover y ampliar el tablero; sobre una respuesta, las flechas llevan a la siguiente

## Lo que se ha jugado aquí

web-history = Tus partidas
web-history-empty = Nada todavía. Las partidas que termines en este navegador aparecerán aquí.
web-history-play = Jugar la primera partida
web-history-played = Jugadas
web-history-won = Ganadas
web-history-streak = Racha actual
web-history-longest = Mejor racha
web-history-best = Mejor puntuación
web-history-against = Contra
web-history-with = Con
web-history-people = Personas
web-history-latest = Las últimas
web-history-victory = Ganada
web-history-defeat = Perdida
web-history-draw = Empate
web-history-export = Exportar
web-history-forget = Olvidar todo
web-history-forget-sure = Sí, olvidar todo
web-history-where = Esta lista se guarda solo en este navegador.
web-saved-games = Partidas guardadas
web-achievements = Logros
web-not-yet = todavía no
web-achieved-first-game = Primera inmersión
web-achieved-first-win = Primera victoria
web-achieved-with-friends = En compañía
web-achieved-full-table = Cuatro a la mesa
web-achieved-beat-thinker = Más listo que un pensador
web-achieved-beat-strong = Más listo que el más fuerte
web-achieved-three-in-a-row = Tres seguidas
web-achieved-own-record = Tu propio récord
web-achieved-ten-games = Lobo de mar
