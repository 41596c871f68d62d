### Las palabras de la mesa misma, para todos los juegos, en español.

seat-number = Jugador { $number }
notice-step-asked-again = Las reglas han cambiado desde que se guardó esta partida: vuelve a responder al paso actual.

## Preguntas y respuestas que puede traer cualquier carta

ask-answer = Es tu turno: ¿qué haces?
ask-choose-effect = Elige una de estas opciones.
ask-may-effect = ¿Quieres usar este efecto?

do-choose = Elegir { $option }
    .counted = Elegir
do-accept = Usar
do-decline = Renunciar

## Negativas

why-not-your-turn = No es tu turno: la mesa espera a { $seats }.
why-already-answered = Ya has respondido: los demás siguen pensando.
why-not-together = Estas respuestas no se pueden dar juntas: da la primera y mira la pregunta siguiente.
why-game-over = La partida ha terminado: ya no queda nada que responder.
why-not-an-option = Eso no es posible ahora: elige una de las respuestas ofrecidas.
why-nothing-to-undo = No tienes ninguna respuesta que aún pueda deshacerse.
why-nothing-to-redo = No has deshecho ninguna respuesta que pueda rehacerse.

## Lo que dicen las cartas
## Un efecto se lee como infinitivo («mirar una ficha»), una condición como oración («tienes oro»), una cuenta donde iría
## un número, una selección como nombre en singular. Sin mayúscula ni punto: los textos se encajan unos en otros.

effect-do = { $do }
sequence = { $given ->
    [yes] { $first }, y luego, { $then }
   *[no] { $more ->
        [yes] { $first } y { $then }
       *[no] { $last ->
            [yes] { $first }, y luego { $then }
           *[no] { $first }, { $then }
        }
    }
}
effect-one-of = elegir una opción: { $options }
effect-may = si quieres, { $may }
effect-pay = { $cost }; a cambio, { $then }
effect-if = { $otherwise ->
    [none] si { $condition }, { $then }
   *[other] si { $condition }, { $then }; si no, { $otherwise }
}
    .each = { $otherwise ->
        [none] que { $condition } { $then }
       *[other] que { $condition } { $then }; cada uno de los demás { $otherwise }
    }
effect-for-each = cada { $over }: { $do }
effect-each-may = cada { $over } puede { $may }
effect-each-does = cada { $over } { $does }
effect-repeat = { $times ->
    [one] una vez: { $do }
    [2] dos veces: { $do }
   *[other] { $times } veces: { $do }
}
effect-repeat-may = { $times ->
    [one] si quieres, { $may }
    [2] hasta dos veces, { $may }
   *[other] hasta { $times } veces, { $may }
}
effect-roll = tirar el dado: { $at-least }
band = con { $span }, { $effect }
repeated = { $times ->
    [2] { $effect }, dos veces
   *[other] { $effect }, { $times } veces
}
only-band = con { $lowest } o más, { $effect }
either = { $one }; { $other }
bands = { $one }; { $other }
effect-not = no se cumple esto: { $condition }
