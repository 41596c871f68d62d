### Conecta Cuatro: las palabras en la mesa, en español.

game-name = Conecta Cuatro
game-tagline = La gravedad también juega.
    .length = 5 minutos
    .weight = Fácil
game-about = Dos jugadores dejan caer por turnos fichas en siete columnas verticales. Cuatro fichas en línea ganan; un tablero lleno sin ninguna línea es empate.

# Las columnas se cuentan desde 0 en las reglas y desde 1 en la mesa.
part-column = { $column ->
    [0] la columna 1
    [1] la columna 2
    [2] la columna 3
    [3] la columna 4
    [4] la columna 5
    [5] la columna 6
    [6] la columna 7
   *[other] la columna { $column }
}

ask-drop = ¿En qué columna dejas caer una ficha?
do-drop = Jugar en { part-column }
    .counted = Jugar una ficha
hint-drop = Aquí abre líneas tuyas o cierra una del otro.
tell-dropped = { $seat } deja caer una ficha en { part-column }.
