### Tres en raya: las palabras del lector de reglas, una frase sencilla por cada regla del registro, en español.

rule-1 = Dos jugadores se turnan, y empiezan los círculos.
rule-2 = En tu turno marcas una casilla vacía de la cuadrícula de tres por tres.
rule-3 = Tres marcas tuyas en una fila, una columna o una diagonal ganan al instante.
rule-4 = Cuando las nueve casillas están marcadas y nadie tiene una línea, la partida acaba en empate.
