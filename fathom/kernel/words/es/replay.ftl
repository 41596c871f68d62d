# Looking back together: comments, shared replays, pictures and pages, puzzles.

web-tab-comments = Notas
web-comments-none = Nadie ha comentado esta partida todavía. Ve a un momento y di qué te parece; lo puede leer quien tenga el enlace.
web-comments-at = Momento { $at } de { $last }
web-comment-here = Comentar el momento { $at }
web-remark-guest = Invitado
web-remark-delete = Borrar
web-remark-link = Copiar el enlace
web-remark-report = Denunciar lo que escribió { $name }
web-remark-report-short = Denunciar
web-report-comment = Denunciar el comentario

web-together = Repasar en compañía
web-together-leading = Tú guías: los demás ven lo que ves.
web-together-following = { $name } guía y tú ves lo mismo.
web-together-nobody = Quien guiaba se ha ido.
web-together-lost = El servidor no responde. Se vuelve a intentar.
web-together-rejoin = Volver con los demás
web-together-take = Tomar la guía
web-together-hand-over = Ceder la guía
web-together-people = Quién está aquí
web-together-me = tú
web-together-leads = guía
web-together-gone = ausente
web-together-invite = Invitar a otras personas
web-together-link = Enlace a esta repetición compartida
web-together-leave = Salir de la repetición compartida

web-moment-at = Momento { $at } de { $last }
web-picture = Imagen de este momento
web-picture-of = { $game }: { $place }
web-picture-drawing = Se está dibujando la imagen…
web-picture-save = Guardar la imagen
web-picture-copy = Copiar la imagen
web-picture-failed = Aquí no se pudo hacer ninguna imagen.
web-page = Toda la partida en una página
web-page-hint = Un solo archivo para leer, imprimir o enviar: resultado, jugadores, diario e imágenes del tablero.
web-page-making = Se está haciendo la página: la partida pasa una vez…
web-page-title = { $game }: { $names }
web-page-answers = { $count ->
    [one] Una respuesta
   *[other] { $count } respuestas
}
web-page-seat = Clase
web-page-person = Persona
web-page-won = ganó
web-page-result = Resultado
web-page-start = Antes de la primera ronda

web-puzzles = Problemas
web-puzzles-of = Problemas: { $game }
web-puzzles-about = Momentos de partidas terminadas en los que una respuesta era claramente la mejor y no se dio. Encuéntrala.
web-puzzles-none = Aquí no hay problemas todavía. Juega una partida hasta el final y abre su repaso: encuentra los momentos que dan los mejores.
web-puzzles-solved = { $solved } de { $count } resueltos
web-puzzles-back = Todos los problemas
web-puzzle = Problema { $number }
web-puzzle-facts = { $players } jugadores · { $answers } respuestas
web-puzzle-stake = { $stake } en juego
web-puzzle-own = de una partida tuya
web-puzzle-end-solved = resuelto
web-puzzle-end-seen = solución vista
web-puzzle-new = sin probar
web-puzzle-you-are = Eres { $name }. ¿Qué respuesta es claramente la mejor?
web-puzzle-right = Sí: «{ $answer }».
web-puzzle-wrong = No es la mejor: «{ $answer }».
web-puzzle-odds = Desde aquí gana { $chance }; la mejor respuesta gana { $best }.
web-puzzle-why = Jugada muchas veces, repartiendo de nuevo cada vez todo lo que este asiento no podía saber: «{ $best }» gana { $chance }; la siguiente, «{ $second }», gana { $less } menos.
web-puzzle-given = En la partida la respuesta fue «{ $answer }».
web-puzzle-all = Lo que vale cada respuesta
web-puzzle-show = Mostrar la solución
web-puzzle-next = Problema siguiente
web-puzzle-replay = Ver cómo siguió la partida
web-puzzle-answers = Respuestas

web-stored-remarks = Tus comentarios sobre partidas terminadas, las repeticiones compartidas que sigues, con qué nombre, y lo que dijiste en ellas.
