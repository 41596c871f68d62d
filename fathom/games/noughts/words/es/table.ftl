### Tres en raya: las palabras en la mesa, en español.

game-name = Tres en raya
game-tagline = Nueve casillas, dos mentes, ninguna excusa.
    .length = 1 minuto
    .weight = Muy fácil
game-about = Dos jugadores marcan por turnos las casillas de una pequeña cuadrícula. Tres marcas en línea ganan; una cuadrícula llena sin ninguna línea es empate.

part-cell = { $cell ->
    [0] de arriba a la izquierda
    [1] de arriba en el centro
    [2] de arriba a la derecha
    [3] del medio a la izquierda
    [4] del centro
    [5] del medio a la derecha
    [6] de abajo a la izquierda
    [7] de abajo en el centro
    [8] de abajo a la derecha
   *[other] { $cell }
}

ask-mark = ¿Qué casilla vacía marcas?
do-mark = Marcar la casilla { part-cell }
    .counted = Marcar una casilla
tell-marked = { $seat } marca la casilla { part-cell }.
