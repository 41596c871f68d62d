### Unfathomable: las palabras cuya clave se forma en otra parte o que sustituyen a las de la mesa, en español.

## En este momento se pregunta a quienes podrían tener algo que usar

ask-action-phase = Va a empezar tu paso de acción: ¿usas una carta que le pone fin?
ask-before-roll = Se va a tirar el dado: ¿usas algo?
ask-after-roll = Se ha tirado el dado: ¿usas algo?
ask-before-cards = Se van a añadir cartas a una prueba de habilidad: ¿usas algo antes?
ask-cards-revealed = Se han mostrado las cartas de la prueba de habilidad: ¿usas algo antes de que se cuenten?
ask-total-known = Se conoce el total de la prueba de habilidad: ¿usas algo?
ask-character-falls = Un personaje va a ser derrotado: ¿usas algo?
ask-passenger-falls = Un pasajero va a ser derrotado: ¿usas algo?
ask-mythos-drawn = Se va a resolver esta carta de Mitos: ¿usas algo?
ask-boiler-used = Se ha usado la Sala de calderas: ¿usas algo?
ask-lore-used = Has usado una carta de Saber que puede resolverse otra vez: ¿usas algo más?

## Las opciones de las cartas

do-choose = { $option ->
    [fuel] Perder Combustible
    [food] Perder Comida
    [item] Renunciar a un Objeto
    [cards] Descartar cartas
    [damage] Dejar que se dañe el barco
    [passengers] Arriesgar a pasajeros
    [delay] Hacer retroceder el medidor de ritual
    [advance] Hacer avanzar el medidor de ritual
    [here] Activar a los profundos de tu casilla
    [anywhere] Activar a un profundo en cualquier lugar
    [coal] Ganar Combustible
    [voyage] Hacer avanzar el medidor de viaje
    [success] Decidir que hay éxito
    [partial] Decidir que hay éxito parcial
    [failure] Decidir que hay fallo
    [mythos] Mirar el mazo de Mitos
    [waypoints] Mirar el mazo de Escalas
   *[other] Elegir { $option }
}
    .counted = Elegir entre dos efectos

## Lo que dicen las cartas, entre paréntesis cuando un texto sigue después

effect-one-of = elegir una opción ({ $options })
either = { $one }; o { $other }
repeated = { $times ->
    [2] { $effect } dos veces
   *[other] { $effect } { $times } veces
}

## Las opciones del juego

option-cultist-true = Con el sectario
option-cultist-false = Sin él, con menos recursos

## Varias casillas a la vez

spaces-each-deck = cada casilla de cubierta
spaces-each-water = cada casilla de agua
spaces-deck-range = cada una de las casillas de cubierta { $first } a { $last }
spaces-water-range = cada una de las casillas de agua { $first } a { $last }
spaces-each-of = cada una de estas casillas: { $spaces }

## Preguntas sobre el efecto de una carta

ask-choose-effect = { $source }: elige una de estas opciones.
ask-may-effect = { $source }: ¿quieres hacerlo?
