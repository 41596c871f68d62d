### Lo que dice la orden `fathom` durante una partida, en español.

## Antes de la partida

cli-how-to-answer = Responde con el número de una línea o el nombre de una casilla (por ejemplo R12). Intro elige la respuesta marcada ⏎. h: ayuda, ?: qué no es posible y por qué, q: salir.
cli-commitment = Huella de la semilla: { $commitment }
cli-seed = Semilla: { $seed }
cli-origin-mixed = { $count ->
    [one] La semilla salió del secreto del servidor y de la parte de una persona.
   *[other] La semilla salió del secreto del servidor y de las partes de { $count } personas.
}
cli-origin-chosen = La semilla la eligió quien abrió la mesa.
cli-origin-known = La semilla ya se conocía: la mesa continuaba otra partida.
cli-seats = Asientos: { $names }
cli-bot-name = { $bot ->
    [random] azar
    [alert] atento
    [greedy] codicioso
    [shipmate] marinero
    [seasoned] curtido
    [thinker] pensador
   *[other] { $bot }
} { $number }
cli-score = { $name }: { $score }
cli-options = Opciones: { $options }
cli-you = tú
cli-hand-over = El teclado pasa a { $name }. Los demás miran a otro lado; después pulsa Intro.

## Preguntas

cli-asked = { $name }: { $question }
cli-news = Lo que ha pasado:
cli-which = ¿Cuál? Escribe su número o su nombre; Intro vuelve atrás.
cli-no-default = Aquí no hay respuesta que no haga nada: elige una. h muestra la ayuda.
cli-no-such-number = No hay línea con ese número: la última es { $last }.
cli-not-understood = «{ $typed }» no es aquí ni una respuesta ni un comando. h muestra la ayuda, ? explica lo que no es posible.
cli-blocked = Ahora no es posible:
cli-possible = Ahora es posible:
cli-nothing-there = Nada en esta pregunta tiene que ver con { $place }.
cli-nothing-blocked = Aquí no se excluye nada que se pudiera esperar.
cli-and-more = y { $count } más
cli-odds-which = ¿De qué respuesta? Escribe o y su número o su casilla, por ejemplo o 3 u o R12.
cli-odds-none = Nada depende del azar.
cli-odds-unknown = No se ha podido calcular a tiempo.
cli-odds-exact = { $percent } %
cli-odds-about = alrededor del { $percent } % (del { $low } al { $high } %)
cli-no-such-rule = No hay ninguna regla «{ $rule }». Las referencias están junto a las respuestas, por ejemplo r B2a.
cli-nothing-secret = En este juego todo está a la vista.

## Ayuda

cli-help-number = la respuesta de esa línea
cli-help-square = la respuesta que lleva a esa casilla o a ese módulo
cli-help-enter = la respuesta marcada ⏎, que no hace nada
cli-help-help = esta ayuda
cli-help-blocked = qué no es posible y por qué; ? R12 pregunta por una casilla
cli-help-odds = qué puede salir de una respuesta y con qué probabilidad; o R12 para una casilla
cli-help-board = dibujar el tablero otra vez
cli-help-journal = el diario completo
cli-help-own = lo que solo tú sabes
cli-help-rule = lo que dice una regla
cli-help-interrupt = dejar que otra persona en este teclado intervenga antes, donde sea posible
cli-help-undo = deshacer la última respuesta, mientras no se haya visto nada nuevo
cli-help-redo = rehacer la respuesta deshecha
cli-help-save = guardar la partida en un archivo
cli-help-quit = salir, guardando si quieres

## Deshacer, guardar y salir

cli-stay-silent = Intro: no decir nada.
cli-no-interrupt = Nadie más en este teclado puede intervenir ahora.
cli-undone = Respuesta deshecha.
cli-redone = Respuesta rehecha.
cli-saved = Guardado en { $file }. Para continuar: fathom play --load { $file }
cli-kept = La partida se conserva en { $file }. Para continuar: fathom play --load { $file }
cli-not-saved = No se ha guardado: { $why }
cli-overwrite = { $file } ya existe. ¿Reemplazarlo? (s/n)
cli-save-first = ¿Guardar la partida antes de salir? (s/n)
cli-farewell = s guarda la partida, j muestra el diario, Intro sale.

## El final

cli-game-over = La partida ha terminado.
cli-column-seat = asiento
cli-column-score = total
cli-winner = Victoria: { $names }.
cli-winners = Empate: { $names }.

## Repetición y verificación

cli-question-number = Pregunta { $number } de { $last }
cli-earlier-lines = { $count ->
    [one] … { $count } línea anterior del diario
   *[other] … { $count } líneas anteriores del diario
}
cli-replay-keys = Intro: pregunta siguiente, b: la anterior, un número: esa pregunta, q: salir
cli-verified = { $game }: todo es correcto. La semilla, cada respuesta y el estado guardado concuerdan.
cli-answers-checked = Respuestas comprobadas: { $count }
cli-not-over = La partida aún no ha terminado.

## Juegos y reglas

cli-games-game = juego
cli-games-title = título
cli-games-seats = asientos
cli-games-bots = bots
cli-games-options = opciones (--set)
cli-rule-kind = tipo
cli-rule-text = registro
cli-rule-check = comprobación
cli-rule-needs = necesita
cli-rule-code = En el código
cli-rule-tests = pruebas
cli-no-tests = ninguna encontrada aquí
cli-no-code = No figura en el código.
cli-by-type = Se cumple por los tipos: las piezas y tablas del juego no permiten otra cosa.
cli-by-absence = Se cumple por ausencia: nada en el código se opone.

## Nautilus: el dibujo y los asientos

cli-nautilus-kind-base = base
cli-nautilus-kind-violet = vivienda violeta
cli-nautilus-kind-green = vivienda verde
cli-nautilus-kind-training = entrenamiento
cli-nautilus-kind-technical = técnico
cli-nautilus-kind-sonar = sonar
cli-nautilus-kind-research = investigación
cli-nautilus-kind-analysis = análisis
cli-nautilus-blue = esclusas azules
cli-nautilus-orange = esclusas naranjas
cli-nautilus-crew = tuyos, de otros
cli-nautilus-submarine = submarino
cli-nautilus-token = boca abajo
cli-nautilus-known = ya lo has visto
cli-nautilus-target = posible ahora
cli-nautilus-narrow = El tablero tiene { $columns } caracteres de ancho: ensancha la ventana.
cli-nautilus-round = Ronda { $round }
cli-nautilus-first = empieza
cli-nautilus-service = T C S R A: módulos en servicio, ★ con la mayoría
cli-nautilus-money = Nemos
cli-nautilus-reserve = reserva
cli-nautilus-fleet = en el mar
cli-nautilus-hold = en mano
cli-nautilus-finds = hallazgos
cli-nautilus-atlantis = Atlántida
cli-nautilus-discovery = hallazgo
cli-nautilus-exploration = exploración
cli-nautilus-crews = Acuanautas en la ciudad:
cli-nautilus-mission = Tu misión: { $mission }. Al final podrás mejorar tus fichas de { $first } y { $second }.
cli-nautilus-known-tokens = Fichas del mar que conoces:
cli-nautilus-no-known-tokens = Todavía no conoces ninguna ficha del mar.
cli-chapter = Capítulo { $number }
