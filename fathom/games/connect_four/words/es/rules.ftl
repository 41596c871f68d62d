### Conecta Cuatro: las palabras del lector de reglas, una frase sencilla por cada regla del registro, en español.

rule-1 = Dos jugadores se turnan, y empieza quien ocupa el primer asiento.
rule-2 = En tu turno dejas caer una ficha en una de las siete columnas, siempre que tenga menos de seis.
rule-3 = Cuatro fichas tuyas en una fila, una columna o una diagonal ganan al instante.
rule-4 = Cuando los 42 lugares están ocupados y nadie tiene una línea, la partida acaba en empate.
