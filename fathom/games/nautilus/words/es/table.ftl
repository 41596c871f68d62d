### Nautilus: las palabras en la mesa (preguntas, respuestas, diario, negativas), en español.

game-name = Nautilus
game-tagline = Una ciudad en el fondo del mar y, a su alrededor, mil secretos en la oscuridad.
    .length = De 60 a 90 minutos
    .weight = Dificultad media
game-about = Construye con los demás una ciudad en el fondo del mar, pon en servicio sus módulos y envía submarinos en busca de hallazgos. Al final, tus puntos de hallazgo se multiplican por tus puntos de exploración, y cada Nemo que te quede suma un punto. Gana el total más alto.

option-base = Lugar de la base
option-base-printed = En la posición impresa
option-base-free = En cualquier lugar de la laguna
option-first = Jugador inicial
option-first-0 = Por sorteo
option-first-1 = Jugador 1
option-first-2 = Jugador 2
option-first-3 = Jugador 3
option-first-4 = Jugador 4

## Nombres

kind-base = base
kind-violet = módulo de vivienda violeta
kind-green = módulo de vivienda verde oscuro
kind-training = módulo de entrenamiento
kind-technical = módulo técnico
kind-sonar = módulo de sónar
kind-research = módulo de investigación
kind-analysis = módulo de análisis

find-gold = oro
find-jellyfish = medusa
find-urchin = erizo
find-scallop = vieira
find-snail = caracol
find-chest = cofre
find-speed = ficha de velocidad
find-atlantis-1 = ficha 1 de la Atlántida
find-atlantis-2 = ficha 2 de la Atlántida
find-atlantis-3 = ficha 3 de la Atlántida
find-atlantis-4 = ficha 4 de la Atlántida
find-atlantis-5 = ficha 5 de la Atlántida
find-atlantis-6 = ficha 6 de la Atlántida
find-atlantis-7 = ficha 7 de la Atlántida
find-atlantis-8 = ficha 8 de la Atlántida
find-atlantis-9 = ficha 9 de la Atlántida
find-atlantis-10 = ficha 10 de la Atlántida
find-atlantis-11 = ficha 11 de la Atlántida
find-atlantis-12 = ficha 12 de la Atlántida
find-atlantis-13 = ficha 13 de la Atlántida
find-atlantis-14 = ficha 14 de la Atlántida
find-atlantis-15 = ficha 15 de la Atlántida

mission-reef = Arrecife
mission-garden = Jardín
mission-current = Corriente
mission-shelf = Cornisa

zone-lagoon = laguna
zone-slope = talud
zone-deep = mar profundo
zone-trench = fosa

face-blue = azul
face-beige = beis

ending-idle = una ronda en la que no se hizo nada
ending-all-found = todas las fichas de la Atlántida encontradas
ending-last-found = fichas 13, 14 y 15 de la Atlántida encontradas

side-N = norte
side-E = este
side-S = sur
side-W = oeste
side-NE = noreste
side-SE = sureste
side-SW = suroeste
side-NW = noroeste

module-number = { $number ->
    [0] la base
   *[other] el módulo { $number }
}
module-name = { $kind-id ->
    [base] la base
    [violet] el módulo violeta { $at }
    [green] el módulo verde { $at }
   *[other] el { $kind } { $at }
}

## Partes de frases

part-a-kind = { $kind-id ->
    [base] una { $kind }
   *[other] un { $kind }
}
part-kinds = { $kind-id ->
    [base] bases
    [violet] módulos de vivienda violetas
    [green] módulos de vivienda verde oscuro
    [training] módulos de entrenamiento
    [technical] módulos técnicos
    [sonar] módulos de sónar
    [research] módulos de investigación
   *[analysis] módulos de análisis
}
part-a-find = { $find-id ->
    [gold] { $find }
    [jellyfish] una { $find }
    [urchin] un { $find }
    [scallop] una { $find }
    [snail] un { $find }
    [chest] un { $find }
    [speed] una { $find }
   *[other] la { $find }
}
part-nobody-gets-it = { $find-id ->
    [gold] nadie se lleva el hallazgo
    [jellyfish] nadie se lleva el hallazgo
    [urchin] nadie se lleva el hallazgo
    [scallop] nadie se lleva el hallazgo
    [snail] nadie se lleva el hallazgo
    [chest] nadie se lleva el hallazgo
    [speed] nadie se lleva el hallazgo
   *[other] nadie se la lleva, pero cuenta como encontrada
}
part-cannot-pay = { $find-id ->
    [gold] pero no puede pagar para recoger el hallazgo
    [jellyfish] pero no puede pagar para recoger el hallazgo
    [urchin] pero no puede pagar para recoger el hallazgo
    [scallop] pero no puede pagar para recoger el hallazgo
    [snail] pero no puede pagar para recoger el hallazgo
    [chest] pero no puede pagar para recoger el hallazgo
    [speed] pero no puede pagar para recoger el hallazgo
   *[other] pero no puede pagar para recogerla; la ficha cuenta como encontrada
}
part-aquanauts = { $aquanauts ->
    [one] { $aquanauts } acuanauta
   *[other] { $aquanauts } acuanautas
}
part-a-kind-aboard = { $aquanauts ->
    [0] { part-a-kind }
   *[other] { part-a-kind } con { part-aquanauts }
}
part-cost = { $cost ->
    [one] { $cost } Nemo
   *[other] { $cost } Nemos
}
part-fee = { $fee ->
    [one] { $fee } Nemo
   *[other] { $fee } Nemos
}
part-first-tokens = { $first ->
    [one] { $first } ficha
   *[other] { $first } fichas
}
part-second-tokens = { $second ->
    [one] { $second } ficha
   *[other] { $second } fichas
}
part-squares = { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}

## Preguntas

ask-base = ¿En qué lugar de la laguna colocas la base?
ask-buy = ¿Compras un módulo o pasas?
ask-build = { $built ->
    [0] ¿Construyes uno de tus módulos?
   *[other] ¿Construyes otro? Este turno has pagado { part-fee }.
}
ask-turn = ¿En qué sentido colocas tu { $kind } en { $at }?
ask-walk = { $points ->
    [0] No te quedan puntos de movimiento: tus acuanautas se quedan donde están.
    [one] ¿Mueves un acuanauta? Tienes { $points } punto de movimiento.
   *[other] ¿Mueves un acuanauta? Tienes { $points } puntos de movimiento.
}
ask-dive = ¿Botas o mueves un submarino, usas el sónar o terminas?
ask-look = { $left ->
    [one] Elige { $left } ficha boca abajo para mirarla en secreto, o pasa.
   *[other] Elige hasta { $left } fichas boca abajo para mirarlas en secreto, una a una, o pasa.
}
ask-dash = ¿Mueves uno de tus submarinos hasta { part-squares } o pasas?
ask-stroll = { $points ->
    [one] ¿Mueves uno de tus acuanautas { $points } módulo o te quedas?
   *[other] ¿Mueves uno de tus acuanautas hasta { $points } módulos o te quedas?
}
ask-dock = ¿Tu submarino en { $at } atraca o se queda en el mar?
ask-upgrade = Primera clase de tu misión: { $first }; segunda: { $second }. ¿Cuántas fichas mejoras, a 1 Nemo cada una?

## Respuestas

do-place-base = Colocar la base en { $at }
    .short = Colocar la base
do-buy = Comprar { part-a-kind }
    .short = Comprar un módulo de exploración
do-buy-habitation = { $aquanauts ->
    [0] Comprar { part-a-kind } sin acuanautas
   *[other] Comprar { part-a-kind } con { part-aquanauts }
}
    .short = Comprar una vivienda
do-buy-nothing = No comprar nada
do-build = Construir { part-a-kind-aboard } en { $at }
    .short = Construir
do-turn-module = { $turn ->
    [0] Dejar como está
    [1] Girar un cuarto de vuelta a la derecha
    [2] Girar media vuelta
    [3] Girar un cuarto de vuelta a la izquierda
   *[other] Girar { $turn }
}
    .short = Girar el módulo
do-keep = Guardar los módulos
do-give-back = Devolver los módulos sin construir
do-walk = Mover un acuanauta desde { $start } hasta { $to }
    .short = Mover un acuanauta
do-stay = Quedarse
do-launch = Botar desde { $module }, lado { $side }
    .short = Botar un submarino
do-sonar = Usar el sónar en { $submarine }
    .short = Usar el sónar
do-sail = Mover el submarino de { $submarine } a { $to }
    .short = Navegar
do-moor = Atracar con el submarino de { $submarine }
    .short = Atracar ahí mismo
do-rest = Terminar con los submarinos
do-look-at = Mirar la ficha de { $at }
    .short = Mirar una ficha
do-skip = Pasar
do-dock = { $aquanaut ->
    [yes] Atracar en { $module } y poner un acuanauta
   *[no] Atracar en { $module }
}
    .short = Atracar
do-stay-at-sea = Quedarse en el mar
do-upgrade = { $first ->
    [0] { $second ->
        [0] No mejorar nada
       *[other] Mejorar { part-second-tokens } de la segunda clase
    }
   *[other] { $second ->
        [0] Mejorar { part-first-tokens } de la primera clase
       *[other] Mejorar { part-first-tokens } de la primera clase y { $second } de la segunda
    }
}
    .short = Mejorar hallazgos

## El diario

tell-round-begins = { $seat } abre la ronda { $round }.
tell-base-placed = { $seat } coloca la base en { $at }.
tell-bought = { $seat } compra { part-a-kind-aboard } por { part-cost }.
    .counted = Módulos comprados
tell-built = { $fee ->
    [0] { $seat } construye { part-a-kind } en { $at }.
   *[other] { $seat } construye { part-a-kind } en { $at } y paga { part-fee }.
}
    .counted = Módulos construidos
tell-built-over = { $seat } cubre { part-a-find } en { $at }: { part-nobody-gets-it }.
    .counted = Fichas cubiertas por un módulo
tell-gave-back = { $seat } devuelve { part-a-kind-aboard }.
    .counted = Módulos devueltos
tell-walked = { $steps ->
    [one] { $seat } mueve un acuanauta desde { $start } hasta { $to }, { $steps } paso.
   *[other] { $seat } mueve un acuanauta desde { $start } hasta { $to }, { $steps } pasos.
}
tell-put-in-service = { $seat } pone en servicio { $module } ({ part-kinds }: { $count }).
    .counted = Módulos puestos en servicio
tell-paid-builder = { $seat } paga la tarifa a { $builder }, que construyó el módulo.
tell-majority-taken = { $seat } toma el marcador de mayoría de los { part-kinds }.
    .counted = Marcadores de mayoría tomados
tell-launched = { $seat } bota un submarino en { $at } desde { $module }.
tell-sonar-used = { $tokens ->
    [0] { $seat } usa el sónar en { $at } y no encuentra nada a su alcance.
    [one] { $seat } usa el sónar en { $at } y mira { $tokens } ficha.
   *[other] { $seat } usa el sónar en { $at } y mira { $tokens } fichas.
}
tell-sighted = { $find ->
    [none] { $seat } mira la ficha de { $at }.
   *[other] { $seat } ve { part-a-find } en { $at }.
}
    .counted = Fichas miradas
tell-sailed = { $seat } mueve un submarino de { $start } a { $to }.
tell-trench-opened = { $seat } abre la fosa para todos.
tell-salvaged = { $cost ->
    [0] { $seat } recoge { part-a-find } en { $at }.
   *[other] { $seat } recoge { part-a-find } en { $at } por { part-cost }.
}
    .counted = Fichas recogidas
tell-left-open = { $seat } revela { part-a-find } en { $at }, { part-cannot-pay }.
    .counted = Fichas dejadas por falta de dinero
tell-earned = { $money ->
    [one] { $seat } recibe { $money } Nemo de la banca.
   *[other] { $seat } recibe { $money } Nemos de la banca.
}
tell-docked = { $aquanaut ->
    [yes] { $seat } hace atracar un submarino en { $module } y pone allí un acuanauta.
   *[no] { $seat } hace atracar un submarino en { $module }.
}
tell-end-in-sight = Se han encontrado las fichas 13, 14 y 15 de la Atlántida: la ronda { $last-round } es la última.
tell-nothing-done = Nadie compra, construye ni recoge nada en la ronda { $round }: la partida termina.
tell-atlantis-awarded = { $seat } tiene { $tokens ->
    [one] { $tokens } ficha de la Atlántida
   *[other] { $tokens } fichas de la Atlántida
} y toma { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
tell-mission-revealed = { $seat } revela su misión: { $mission }.
    .counted = Misiones
tell-upgraded = { $count ->
    [one] { $seat } mejora { $count } ficha de { $find }.
   *[other] { $seat } mejora { $count } fichas de { $find }.
}
    .counted = Fichas mejoradas
tell-scored = { $total ->
    [one] { $seat } suma { $total } punto: hallazgo { $discovery } × exploración { $exploration } + dinero { $money }.
   *[other] { $seat } suma { $total } puntos: hallazgo { $discovery } × exploración { $exploration } + dinero { $money }.
}
tell-won = ¡Victoria para { $seats }!

## Negativas: compra y construcción

why-nobody-aboard = Un módulo de vivienda necesita al menos uno de tus acuanautas: pon uno en él.
why-too-many-aquanauts = { $limit ->
    [one] Un módulo de vivienda lleva como máximo { $limit } acuanauta: elige menos.
   *[other] Un módulo de vivienda lleva como máximo { $limit } acuanautas: elige menos.
}
why-bought-already = Solo un módulo por turno: podrás comprar el siguiente en tu próximo turno.
why-buy-after-building = Se compra antes de construir: podrás comprar el siguiente módulo en tu próximo turno.
why-keep-after-building = Quien construye no se queda con nada: coloca también los demás módulos o devuélvelos.
why-keep-without-buying = Solo puedes conservar módulos en un turno en el que compras uno: constrúyelos o devuélvelos.
why-hold-full = { $limit ->
    [one] Ya tienes { $limit } módulo sin construir: constrúyelo primero.
   *[other] Ya tienes { $limit } módulos sin construir: construye primero.
}
why-stack-empty = Esta pila está vacía: elige otra clase de módulo.
why-no-aquanauts = { $reserve ->
    [0] No te quedan acuanautas en la reserva: ninguno puede subir a bordo.
    [one] Solo te queda { $reserve } acuanauta en la reserva: no tomes más.
   *[other] Solo te quedan { $reserve } acuanautas en la reserva: no tomes más.
}
why-no-money = { $money ->
    [0] Esto cuesta { part-cost } y ya no tienes dinero.
   *[other] Esto cuesta { part-cost } y solo tienes { $money }: elige algo más barato.
}
why-outside-lagoon = La base debe caber entera en la laguna: elige un lugar allí.
why-off-board = El módulo se saldría del borde: debe caber entero en el tablero.
why-overlap = El módulo se solaparía con la ciudad: colócalo más lejos.
why-submarine-below = Un submarino estorba: construye donde no cubras ninguno.
why-no-passage = Ninguna esclusa daría a la ciudad: coloca el módulo donde tenga un pasaje.
why-not-joined = Un módulo adicional debe unirse a uno que hayas construido este turno.

## Negativas: acuanautas

why-bound = Tu único acuanauta en este módulo está ligado a él: mueve uno de otro módulo.
why-has-walked = Este acuanauta ya se ha movido este turno: mueve otro.
why-too-far = Está demasiado lejos ({ $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}): { $points ->
    [0] no te quedan puntos de movimiento.
    [one] tienes { $points } punto de movimiento.
   *[other] tienes { $points } puntos de movimiento.
}
why-no-fee = No puedes pagar la tarifa a quien construyó este módulo: tu acuanauta no puede detenerse allí, elige otro módulo.

## Negativas: submarinos

why-not-an-exploration-module = Los submarinos solo se botan desde módulos de exploración.
why-launch-crew = { $needed ->
    [one] Para botar hace falta al menos { $needed } de tus acuanautas en el módulo: lleva más allí.
   *[other] Para botar hacen falta al menos { $needed } de tus acuanautas en el módulo: lleva más allí.
}
why-no-blue-airlock = En este lado no hay esclusa azul: bota por una que sea azul.
why-airlock-blocked = Esta esclusa no da a una casilla libre: elige otra.
why-no-submarine = { $limit ->
    [one] Tu único submarino ya está en el mar: haz que atraque primero.
   *[other] Tus { $limit } submarinos ya están en el mar: haz que atraque uno primero.
}
why-launch-too-late = Se bota antes de usar el sónar y de mover: podrás botar de nuevo el próximo turno.
why-sonar-too-late = El sónar se usa antes del primer movimiento de submarino: podrás usarlo el próximo turno.
why-sonar-used = Este submarino ya ha usado el sónar este turno: usa el de otro o pasa a mover.
why-has-sailed = Este submarino ya se ha movido este turno: mueve otro.
why-submarine-there = Ahí hay otro submarino: puedes pasar, pero no detenerte.
why-city-there = La ciudad cubre esta casilla: puedes cruzarla, pero no detenerte en ella.
why-trench-closed = La fosa sigue cerrada: necesitas los cinco tipos de módulo de exploración en servicio.
why-way-blocked = Ningún camino libre lleva allí: un submarino no puede atravesar un hallazgo.
why-too-far-to-sail = Está demasiado lejos: el submarino se mueve como máximo { part-squares }.
why-nobody-to-land = En tu reserva no queda ningún acuanauta que poner: atraca sin dejar ninguno.
why-same-zone = Ya has mirado en esta zona: elige una ficha de otra.

## Negativas: puntuación

why-not-collected = No has recogido tantas fichas: mejora menos.

## Lo que hacen los hallazgos

effect-earn = tomar Nemos de la banca: cuantos más { part-kinds } tengas en servicio, más recibes
effect-look = mirar en secreto fichas boca abajo en cualquier lugar, tantas como permitan tus { part-kinds } en servicio, en zonas distintas si es posible
effect-dash = mover uno de tus submarinos hasta { part-squares }
effect-stroll = { $steps ->
    [one] mover uno de tus acuanautas { $steps } módulo
   *[other] mover uno de tus acuanautas hasta { $steps } módulos
}

## Resultados posibles, sopesados de antemano

odds-built-over = { $what ->
    [atlantis] cubrir una ficha de la Atlántida
   *[other] cubrir { part-a-find }
}
odds-sighted = { $what ->
    [atlantis] ver una ficha de la Atlántida
   *[other] ver { part-a-find }
}
odds-salvaged = { $what ->
    [atlantis] recoger una ficha de la Atlántida
   *[other] recoger { part-a-find }
}
odds-left-open = { $what ->
    [atlantis] revelar una ficha de la Atlántida sin poder pagar para recogerla
   *[other] revelar { part-a-find } sin poder pagar para recoger el hallazgo
}
