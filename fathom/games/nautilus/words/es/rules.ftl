### Nautilus: las palabras del lector de reglas, una frase sencilla por cada regla del registro, en español.

## S: Preparación y rondas

chapter-S = Preparación y rondas
rule-S1a = Juegan dos, tres o cuatro personas, cada una con su propio color: naranja, violeta, rojo o amarillo.
rule-S1b = Cada casilla pertenece a una sola zona de profundidad: la laguna en el centro, el talud que la rodea, el mar profundo alrededor del talud o la fosa en la parte derecha del tablero.
rule-S1c = La base se coloca en la laguna antes de empezar y al principio es el único módulo de la ciudad.
rule-S1d = En la primera partida la base ocupa la posición impresa; en las siguientes puede colocarse en cualquier lugar de la laguna.
rule-S1e = La base tiene 8 esclusas: una azul hacia cada uno de los cuatro lados del tablero y una naranja hacia cada una de las cuatro esquinas.
rule-S2a = Los 20 módulos de vivienda forman dos pilas boca arriba: 10 violetas y 10 de color verde oscuro.
rule-S2b = Los 20 módulos de exploración forman cinco pilas de 4: sónar (marrón), entrenamiento (verde claro), técnico (gris), investigación (azul) y análisis (negro).
rule-S3a = El mar esconde 60 fichas de hallazgo: 26 en el talud, 20 en el mar profundo, 14 en la fosa y ninguna en la laguna.
rule-S3b = El talud contiene 3 medusas, 3 erizos, 4 vieiras, 4 caracoles, 6 fichas de la Atlántida, 4 cofres y 2 fichas de velocidad (+3), pero nada de oro.
rule-S3c = El mar profundo contiene 1 ficha de oro, 2 medusas, 2 erizos, 3 vieiras, 3 caracoles, 5 fichas de la Atlántida, 3 cofres y 1 ficha de velocidad.
rule-S3d = La fosa contiene 3 fichas de oro, 1 medusa, 1 erizo, 1 vieira, 1 caracol, 4 fichas de la Atlántida, 2 cofres y 1 ficha de velocidad.
rule-S3e = Las fichas de cada zona se mezclan y se reparten al azar, boca abajo, una en cada casilla de hallazgo marcada de esa zona.
rule-S3f = Las 15 fichas de la Atlántida llevan los números del 1 al 15, cada uno una vez, y de los números 13, 14 y 15 exactamente dos son fichas de la fosa.
rule-S3g = Los cofres y las fichas de velocidad tienen la cara beis; todos los demás hallazgos, incluida la Atlántida, la tienen azul.
rule-S4a = El tablero de la Atlántida está junto al tablero principal y tiene un espacio para cada número del 1 al 15, todos vacíos al principio.
rule-S4b = Con 4 jugadores, las fichas de puntos de la Atlántida en juego valen 5, 4, 2 y 1.
rule-S4c = Con 3 jugadores, las fichas de puntos de la Atlántida en juego valen 5, 3 y 1.
rule-S4d = Con 2 jugadores, las fichas de puntos de la Atlántida en juego valen 4 y 2.
rule-S5a = Cinco marcadores de mayoría de valor 3, uno por cada tipo de módulo de exploración, esperan junto al tablero y al principio no son de nadie.
rule-S6a = Empiezas con 15 acuanautas en tu reserva.
rule-S6b = Empiezas con 3 submarinos en tu reserva.
rule-S6c = Tienes 20 marcadores redondos de tu color, que señalan los módulos que has construido y las fichas de la Atlántida que has recogido.
rule-S6d = Cada jugador empieza con 45 Nemos en partidas de 4 jugadores, con 50 en las de 3 y con 55 en las de 2.
rule-S6e = Todo el dinero que no tiene ningún jugador forma la banca, y a ella va todo pago que no se deba a un jugador.
rule-S7a = Tu tablero personal tiene cinco pistas, una por tipo de módulo de exploración, y cada contador de dos caras 0/1 empieza en la primera columna mostrando el 0.
rule-S7b = Tu tablero personal indica el valor de los hallazgos: oro 2, medusa 1, erizo 1, vieira 0 y caracol 0.
rule-S7c = Una ficha de puntos de la Atlántida ganada al final se pone en el espacio del signo de interrogación y cuenta entre tus puntos de hallazgo.
rule-S8a = Las cuatro misiones especiales se barajan y cada jugador recibe una boca abajo; las sobrantes quedan fuera de la partida sin que nadie las vea.
rule-S8b = Puedes mirar tu misión cuando quieras, pero nadie más la ve antes de la puntuación final.
rule-S8c = Tu misión nombra dos clases de hallazgo, una de valor 0 y otra de valor 1, cuyas fichas podrás mejorar al final.
rule-S9a = Una ronda tiene tres fases, y todos los jugadores terminan una fase, uno tras otro, antes de que nadie empiece la siguiente.
rule-S9b = En cada fase actúa primero el jugador inicial y se sigue hacia la izquierda; cada uno termina la fase antes de que la empiece el siguiente.
rule-S9c = Tras la fase 3, quien está a la izquierda del jugador inicial pasa a ser jugador inicial de la ronda siguiente.
rule-S9d = Los jugadores deciden quién es el jugador inicial de la primera ronda: quien más aguante la respiración, quien tenga más edad, quien se elija o quien salga por sorteo.

## B: Fase 1: compra y construcción

chapter-B = Fase 1: compra y construcción
rule-B1a = En tu turno de la fase 1 puedes comprar un solo módulo o ninguno.
rule-B1b = Primero se compra y después se construye, y un módulo recién comprado puede construirse en ese mismo turno.
rule-B2a = Un módulo de exploración de cualquier tipo cuesta 1 Nemo, que pagas a la banca al comprarlo.
rule-B2b = El módulo de vivienda en sí es gratis, pero pagas a la banca 1 Nemo por cada acuanauta que pongas en él al comprarlo.
rule-B2c = Al comprar un módulo de vivienda debes poner en él al menos uno de tus acuanautas.
rule-B2d = Con 2 o 3 jugadores, puedes poner como máximo 3 acuanautas en un módulo de vivienda al comprarlo.
rule-B2e = Con 4 jugadores, puedes poner como máximo 4 acuanautas en un módulo de vivienda al comprarlo.
rule-B2f = Los acuanautas de un módulo de vivienda salen de tu reserva, así que no puedes comprar más de los que haya en ella.
rule-B2g = No puedes comprar lo que no puedas pagar por completo, ni tomar un módulo de una pila vacía.
rule-B2h = Un módulo comprado queda delante de ti hasta que se construye, y los acuanautas de un módulo de vivienda sin construir no pueden actuar.
rule-B3a = Nunca puedes tener más de 4 módulos sin construir; con 4 delante de ti no puedes comprar otro.
rule-B3b = Acabada la compra, puedes construir los módulos que tengas delante o guardarlos para un turno posterior.
rule-B3c = Si construyes, debes ocuparte ese turno de todos los módulos que tengas delante, y los que no coloques vuelven a sus pilas.
rule-B3d = Los Nemos pagados por un módulo que vuelve a su pila se pierden.
rule-B3e = Si un módulo de vivienda vuelve a su pila, los acuanautas que había en él vuelven a la reserva de su propietario.
rule-B3f = Si en tu turno no compras ni construyes, todos los módulos que tengas delante vuelven a sus pilas.
rule-B4a = Un módulo es un octógono sobre un bloque de 3 por 3 casillas: cubre enteras la central y sus 4 vecinas directas, y a medias las 4 de las esquinas.
rule-B4b = Los módulos siguen la cuadrícula, con las esclusas azules hacia los lados del tablero y las naranjas hacia las esquinas, así que solo giran en cuartos de vuelta.
rule-B4c = Los módulos nunca se solapan: sus centros distan al menos 3 casillas en horizontal o en vertical, o exactamente 2 en ambos sentidos.
rule-B4d = Un módulo debe caber entero en el tablero.
rule-B4e = Dos módulos con los centros a 3 casillas en línea recta comparten un lado, y hay pasaje si ambos tienen en él una esclusa azul.
rule-B4f = Dos módulos con los centros a 2 casillas en ambos sentidos comparten un lado oblicuo, y hay pasaje si ambos tienen en él una esclusa naranja.
rule-B4g = Cada módulo que construyas necesita al menos un pasaje a la ciudad, es decir, dos esclusas del mismo color enfrentadas.
rule-B4h = Cuando un módulo nuevo ya tiene un pasaje, sus demás esclusas pueden quedar tapadas y él mismo puede tapar esclusas de otros módulos.
rule-B4i = El primer módulo que construyas en un turno puede unirse a cualquier módulo de la ciudad, sin importar quién lo construyó.
rule-B4j = Cada módulo adicional que construyas en un turno necesita un pasaje a un módulo que ya hayas construido en ese mismo turno.
rule-B5a = Pones uno de tus marcadores en cada módulo de exploración que construyes, y ese módulo es tuyo.
rule-B5b = Un módulo de vivienda no lleva marcador ni pertenece a nadie.
rule-B5c = Al construirse un módulo de vivienda, los acuanautas que lleva entran en la ciudad dentro de ese módulo.
rule-B6a = Construir tiene una tarifa que se paga a la banca: 1 Nemo en la laguna, 2 en el talud, 3 en el mar profundo y 4 en la fosa.
rule-B6b = Un módulo que toca varias zonas, aunque sea con una sola casilla de esquina, se paga según la más cara.
rule-B6c = Por muchos módulos que construyas en un turno, pagas una sola tarifa: la de la zona más cara que toque cualquiera de ellos.
rule-B6d = No puedes construir si no puedes pagar la tarifa de construcción.
rule-B7a = No se puede construir un módulo en una casilla con un submarino, aunque solo fuera a cubrirla a medias.
rule-B7b = Un hallazgo cubierto por un módulo nuevo, entero o a medias, se retira y se deja boca arriba junto al tablero, fuera de juego.
rule-B7c = Una ficha de la Atlántida cubierta por un módulo va a su espacio del tablero de la Atlántida, sin marcador de nadie.

## A: Fase 2: acuanautas

chapter-A = Fase 2: acuanautas
rule-A1a = En la base y en los módulos de vivienda los acuanautas están inactivos; solo trabajan en los módulos de exploración.
rule-A1b = En tu turno de la fase 2 puedes mover uno o dos de tus acuanautas, o ninguno.
rule-A1c = Los acuanautas que muevas comparten 3 puntos de movimiento, o más con módulos de entrenamiento, repartidos a tu gusto; no hace falta gastarlos todos y ninguno se guarda.
rule-A1d = Con un punto de movimiento, un acuanauta cruza un pasaje y entra en el módulo vecino.
rule-A1e = Entrar en un módulo cuesta siempre 1 punto de movimiento, sin importar su clase ni quién lo construyó.
rule-A1f = Tus acuanautas se mueven uno tras otro: cuando empieza el segundo, el primero ya no sigue, y los puntos que queden tras ambos se pierden.
rule-A1g = Los puntos ganados al poner en servicio un módulo de entrenamiento cuentan al instante, para un acuanauta que aún no hayas movido este turno.
rule-A2a = Si tu acuanauta termina su movimiento en un módulo de exploración donde no tienes otro, lo pone «en servicio» para ti, sin importar quién lo construyó.
rule-A2b = Un acuanauta que solo atraviesa un módulo de exploración no paga nada ni cambia nada en él.
rule-A2c = No puedes limitarte a dejar un acuanauta en un módulo de exploración donde no tengas otro: detenerse allí siempre pone el módulo en servicio y deja ligado al acuanauta.
rule-A2d = En cada módulo de exploración que tengas en servicio debe quedarse al menos uno de tus acuanautas hasta el final de la partida.
rule-A2e = Salvo el que está ligado, tus acuanautas pueden volver a salir de un módulo de exploración, y puedes dejar allí otros más.
rule-A2f = En un módulo de cualquier clase cabe cualquier número de acuanautas de cualquier color.
rule-A2g = Si no puedes pagar la tarifa de 1 Nemo, no puedes detenerte en un módulo de exploración ajeno que aún no tengas en servicio.

## M: Módulos en servicio y marcadores de mayoría

chapter-M = Módulos en servicio y marcadores de mayoría
rule-M1a = Un módulo de exploración solo te beneficia si uno de tus acuanautas está ligado a él; haberlo construido no basta.
rule-M1b = Un mismo módulo puede estar en servicio para varios jugadores a la vez.
rule-M1c = Poner en servicio un módulo que construiste tú es gratis.
rule-M1d = Poner en servicio un módulo construido por otro jugador te cuesta 1 Nemo, que pagas a ese jugador.
rule-M1e = Esta tarifa la pagas una sola vez por módulo; tus demás acuanautas entran gratis en él.
rule-M1f = Cada otro jugador que pone en servicio el mismo módulo paga a su vez 1 Nemo a quien lo construyó.
rule-M1g = Cada vez que pones un módulo en servicio, tu contador avanza una columna a la derecha en la pista de ese tipo.
rule-M1h = Con un solo módulo de un tipo en servicio, tu contador muestra 0: ese tipo aún no da puntos.
rule-M1i = Con el segundo módulo de un tipo das la vuelta al contador para que muestre 1, y sigue en 1 con el tercero y el cuarto.
rule-M1j = Varios acuanautas tuyos en un mismo módulo cuentan como un solo módulo en servicio.
rule-M2a = Con al menos 2 módulos de un tipo en servicio y estrictamente más que cualquier otro jugador, tomas su marcador de mayoría, esté junto al tablero o lo tenga otro jugador.
rule-M2b = Un empate nunca hace cambiar de manos un marcador de mayoría.
rule-M2c = Un solo módulo de un tipo no basta para tomar su marcador de mayoría, aunque nadie más tenga ninguno.
rule-M2d = El marcador de mayoría se pone sobre tu contador y sustituye a su 1: ese tipo te vale entonces 3 puntos, no 4.
rule-M2e = Si pierdes un marcador de mayoría, tu contador de ese tipo vuelve a mostrar 1.
rule-M2f = Con 4 módulos de un tipo en servicio, su marcador de mayoría es tuyo para siempre.
rule-M2g = La mayoría se comprueba nada más ponerse un módulo en servicio, sea por un movimiento de la fase 2, una recompensa de la Atlántida o un submarino que atraca.

## X: Los cinco tipos de módulo de exploración

chapter-X = Los cinco tipos de módulo de exploración
rule-X1a = Sin módulos de entrenamiento en servicio tienes 3 puntos de movimiento en la fase 2; con uno tienes 4, y con dos o más, 5.
rule-X2a = Sin módulos técnicos en servicio, cada submarino tuyo se mueve hasta 4 casillas; con uno, hasta 5, y con dos o más, hasta 6.
rule-X3a = Sin módulos de sónar en servicio, tu sónar alcanza 4 casillas; con uno, 5, y con dos o más, 6.
rule-X3b = Por muchos módulos de sónar que tengas en servicio, usar el sónar sigue costando 1 Nemo.
rule-X4a = Tras recoger un caracol o una vieira, puedes mirar 1 ficha con un módulo de investigación en servicio y 2 con dos o más, pero ninguna sin módulo.
rule-X4b = Las fichas que la investigación te deja mirar pueden estar en cualquier parte, incluso en la fosa, pero dos fichas deben ser de zonas distintas si es posible.
rule-X4c = Solo tú ves la ficha que miras, y se queda boca abajo en su sitio.
rule-X5a = Al recoger un cofre, la banca te paga al instante 2 Nemos sin módulos de análisis en servicio, 3 con uno y 4 con dos o más.

## U: Fase 3: submarinos

chapter-U = Fase 3: submarinos
rule-U1a = Puedes botar un submarino desde un módulo de exploración que tenga al menos 2 de tus acuanautas y una esclusa azul libre que dé al mar.
rule-U1b = Al botar, uno de tus acuanautas de ese módulo vuelve a tu reserva y pones uno de tus submarinos en la casilla de mar ante la esclusa.
rule-U1c = Una esclusa azul está libre si la casilla de delante está en el tablero, ningún módulo la cubre ni en parte, y no tiene submarino ni hallazgo.
rule-U1d = Puedes tener como máximo 3 submarinos en el tablero, y solo puedes botar uno que esté en tu reserva.
rule-U1e = Todas tus botaduras del turno se hacen antes de usar el sónar y antes de mover ningún submarino.
rule-U1f = Un submarino recién botado puede usar el sónar y moverse en ese mismo turno.
rule-U1g = Botar es voluntario y gratis, y puedes botar varios submarinos por turno, incluso desde un solo módulo, mientras cada vez se cumplan las condiciones.
rule-U1h = No se puede botar ningún submarino desde la base ni desde un módulo de vivienda.
rule-U2a = Solo puedes usar el sónar antes de tu primer movimiento de submarino del turno.
rule-U2b = Cada submarino que usa el sónar te cuesta 1 Nemo, que pagas a la banca.
rule-U2c = El sónar te deja mirar en secreto todos los hallazgos boca abajo al alcance de ese submarino, y las fichas siguen boca abajo.
rule-U2d = La distancia del sónar se cuenta en pasos rectos, columnas más filas, nunca en diagonal.
rule-U2e = El sónar solo muestra un hallazgo de la fosa si el submarino que lo usa también está en la fosa.
rule-U3a = Puedes mover una vez por turno cada uno de tus submarinos del tablero, uno tras otro en el orden que quieras, y ninguno está obligado a moverse.
rule-U3b = Un submarino se mueve hasta 4 casillas, o 5 o 6 con módulos técnicos, con todos los giros en ángulo recto que quieras, pero nunca en diagonal.
rule-U3c = Un submarino puede pasar por una casilla con otro submarino, pero no detenerse en ella.
rule-U3d = Un submarino nunca puede pasar por una casilla con un hallazgo, esté boca arriba o boca abajo.
rule-U3e = Un submarino puede pasar sobre la ciudad, contando cada casilla cubierta como un paso, pero no detenerse en una casilla cubierta.
rule-U3f = Un submarino termina su movimiento en una casilla sin módulo ni submarino, o en una casilla con un hallazgo.
rule-U4a = Mientras ningún submarino haya estado nunca en la fosa, solo puedes mover un submarino a ella con los cinco tipos de módulo de exploración en servicio.
rule-U4b = En cuanto el submarino de un jugador ha entrado en la fosa, queda abierta para todos sin condiciones durante el resto de la partida.
rule-U4c = Puedes botar un submarino directamente a la fosa desde una esclusa azul que dé a ella, aunque no tengas los cinco tipos en servicio.
rule-U4d = Botar un submarino a la fosa cuenta como entrar en ella y, por tanto, la abre para todos.
rule-U5a = Un submarino que llega a un hallazgo lo revela, debe recogerlo al instante y termina ahí su movimiento.
rule-U5b = Recoger una ficha beis es gratis.
rule-U5c = Recoger una ficha azul cuesta 1 Nemo en el talud o en el mar profundo y 2 Nemos en la fosa, que pagas a la banca.
rule-U5d = Una ficha de velocidad te deja mover al instante hasta 3 casillas el submarino tuyo que elijas, se haya movido ya este turno o no.
rule-U5e = El movimiento extra de una ficha de velocidad puede llegar a otro hallazgo y recogerlo.
rule-U5f = Un submarino que usa una ficha de velocidad antes de su movimiento normal conserva ese movimiento.
rule-U5g = Los cofres y las fichas de velocidad recogidos salen de la partida tras usarse y no dan puntos.
rule-U5h = Las fichas azules recogidas, salvo las de la Atlántida, van a tu tablero personal, al espacio de su clase.
rule-U5i = Si no puedes pagar una ficha azul que no sea de la Atlántida, se queda boca arriba en su casilla y el movimiento del submarino termina.
rule-U5j = Si no puedes pagar una ficha de la Atlántida, va a su espacio del tablero de la Atlántida sin marcador y no da recompensa.
rule-U6a = El movimiento de un submarino acaba cuando agota sus pasos, llega a un hallazgo o tú lo detienes; en la ronda siguiente continúa desde allí.
rule-U6b = Un submarino puede atracar si termina su movimiento en una casilla libre ante una esclusa azul de un módulo de exploración con al menos un acuanauta de cualquier color.
rule-U6c = Un submarino que atraca vuelve a tu reserva, y en un turno posterior puedes botarlo de nuevo desde cualquier módulo adecuado.
rule-U6d = Cuando un submarino atraca, puedes poner en ese módulo un acuanauta de tu reserva.
rule-U6e = Si es tu primer acuanauta allí, pone el módulo en servicio con todos los efectos: tarifa para otro constructor, pista y marcador de mayoría.
rule-U6f = Si no te quedan acuanautas en la reserva, no pones ninguno, pero tu submarino puede atracar igualmente.
rule-U6g = Si no puedes pagar la tarifa a otro constructor, puedes atracar, pero no poner un acuanauta que pondría el módulo en servicio.

## T: Las ruinas de la Atlántida

chapter-T = Las ruinas de la Atlántida
rule-T1a = Una ficha de la Atlántida que recoges va al espacio de su número en el tablero de la Atlántida, junto con uno de tus marcadores.
rule-T1b = Como recompensa puedes mover al instante uno de tus acuanautas hasta 2 módulos.
rule-T1c = El movimiento de recompensa sigue todas las reglas de los acuanautas y puede poner un módulo en servicio con todas sus consecuencias, incluidos la tarifa y el marcador de mayoría.
rule-T1d = La recompensa es siempre de 2 pasos, tengas los módulos de entrenamiento en servicio que tengas.

## E: Fin de la partida

chapter-E = Fin de la partida
rule-E1a = Cuando se han encontrado las fichas 13, 14 y 15 de la Atlántida, pero no las 15 fichas, se acaba la ronda, se juega otra completa y la partida termina, pase lo que pase.
rule-E1b = Cuando se han encontrado las 15 fichas de la Atlántida, la partida termina al acabar la ronda en curso, sin ronda adicional.
rule-E1c = Si en toda una ronda nadie compra ni construye un módulo y nadie recoge un hallazgo, la partida termina al final de esa ronda.
rule-E1d = Las fichas de la Atlántida que llegaron sin marcador a su tablero, por quedar cubiertas o no pagarse, también cuentan como encontradas para el fin de la partida.
rule-E1e = La última ronda siempre se juega entera, de modo que todos hayan tenido el mismo número de turnos en cada fase.

## V: Puntuación

chapter-V = Puntuación
rule-V1a = La puntuación sigue este orden: fichas de puntos de la Atlántida, misiones y mejoras, puntos de hallazgo, puntos de exploración y total final.
rule-V1b = Los jugadores se ordenan según cuántas fichas de la Atlántida llevan su marcador: el primero toma la ficha de puntos más alta en juego, el segundo la siguiente, y así sucesivamente.
rule-V1c = A igual número de fichas de la Atlántida, queda delante el jugador que tenga el número más alto entre los empatados.
rule-V1d = Si ninguna ficha de la Atlántida lleva tu marcador, no recibes puntos de la Atlántida.
rule-V2a = Se revelan las misiones y puedes mejorar en una columna las fichas recogidas de tus dos clases, de valor 0 a 1 o de 1 a 2, decidiendo ficha por ficha.
rule-V2b = Cada ficha mejorada te cuesta 1 Nemo, que pagas a la banca antes de contar tu dinero.
rule-V2c = Una ficha se mejora como máximo una vez y solo si la pagas; el oro no se puede mejorar.
rule-V3a = Tus puntos de hallazgo son la suma de los valores de tus fichas recogidas tras las mejoras, más tu ficha de puntos de la Atlántida.
rule-V3b = Tus puntos de exploración suman los cinco tipos: 3 con el marcador de mayoría; si no, 1 con dos o más módulos en servicio; si no, 0.
rule-V3c = Tu puntuación final es el producto de tus puntos de hallazgo y tus puntos de exploración, más 1 punto por cada Nemo que te quede.
rule-V3d = Los módulos sin construir, los submarinos y los acuanautas no dan puntos, y si tus puntos de hallazgo o de exploración son cero, solo cuenta tu dinero.
rule-V3e = Gana la puntuación final más alta, y quienes empaten en ella comparten la victoria.
