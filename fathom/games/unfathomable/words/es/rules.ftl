### Unfathomable: las palabras del lector de reglas, una frase sencilla por cada regla del registro, en español.

## G: Reglas de oro

chapter-G = Reglas de oro
rule-G1 = Cuando la guía de referencia y el cuaderno para aprender a jugar no coinciden, vale lo que dice la guía.
rule-G2a = Una carta cuya capacidad choca con una regla de la guía se impone a esa regla.
rule-G2b = Si es posible cumplir a la vez lo que pide una carta y lo que pide una regla, hay que cumplir ambas cosas.

## 1: Abismo

chapter-1 = Abismo
rule-1_0 = El Abismo es una zona fuera del barco donde los monstruos se reúnen antes de atacar; en él puede haber profundos y los dos monarcas.
rule-1_1 = Si Madre Hidra o Padre Dagón salen del tablero por cualquier motivo, su miniatura va al Abismo.
rule-1_2 = Al avanzar la ficha de viaje, todo monstruo situado en una de las dos casillas de agua de popa pasa al Abismo.
rule-1_3a = El Abismo nunca cuenta como casilla del tablero, sea cual sea el efecto.
rule-1_3b = Ninguna casilla del tablero es adyacente al Abismo.

## 2: Acciones

chapter-2 = Acciones
rule-2_0a = En su paso de acción, el jugador activo dispone de dos acciones.
rule-2_0b = Las acciones disponibles dependen de si el jugador activo es un humano, lo que incluye a un traidor sin revelar, o un traidor revelado.
rule-2_1 = Algunas capacidades de acción conceden una o varias acciones más, de modo que en un turno se pueden hacer más de dos.
rule-2_2 = Un humano gasta una acción en moverse, atacar, rescatar a un pasajero, iniciar un intercambio de Objetos, usar una capacidad de acción de una carta o de su hoja, usar su casilla o revelarse como traidor.
rule-2_3a = Con la acción de moverse, un humano va a cualquier casilla de barco, sin que importen la distancia ni la adyacencia.
rule-2_3b = Un humano que está en el Calabozo no puede hacer la acción de moverse.
rule-2_3c = Un humano no puede moverse a una casilla de agua ni entrar en el Abismo.
rule-2_3d = Un humano no puede elegir el Calabozo ni la Enfermería como destino de su movimiento.
rule-2_4 = Con la acción de atacar, un humano ataca a un profundo o a un traidor revelado de su misma casilla.
rule-2_5 = Con la acción de rescatar, un humano pone a salvo a un pasajero de su misma casilla.
rule-2_6a = Cuando un humano inicia un intercambio, todos los jugadores de su casilla pueden dar y recibir cartas de Objeto hasta que nadie quiera más.
rule-2_6b = Participar en un intercambio es voluntario para todos, incluso para quien gastó la acción.
rule-2_7a = Un humano puede gastar una acción en la capacidad de acción de una carta de Habilidad que tenga en la mano o de un componente que tenga en su zona de juego.
rule-2_7b = Las capacidades de acción de un humano pueden venir de su hoja de personaje, su Proeza, sus Objetos, sus Roles y las demás cartas de su zona de juego.
rule-2_7c = La carta de Habilidad cuya capacidad de acción usas se descarta una vez resuelta esa capacidad.
rule-2_8a = Con la acción de casilla, un humano usa la capacidad de acción de la casilla que ocupa.
rule-2_8b = La acción de casilla no está disponible mientras en esa casilla haya algún profundo o algún traidor revelado.
rule-2_8c = El Calabozo es la excepción: su capacidad de acción puede usarse aunque haya enemigos en él.
rule-2_8d = En una casilla interior dañada, la acción de casilla es la de la carta de Daño que hay en ella, y sirve para repararla.
rule-2_8e = En una casilla interior sin daño, la acción de casilla resuelve la capacidad de acción propia de esa sala.
rule-2_8f = La capacidad de acción de cada casilla interior se usa como mucho una vez por turno, sea quien sea el que la use.
rule-2_8g = Una reparación no gasta el uso por turno de la casilla reparada.
rule-2_9 = Un traidor revelado gasta una acción en moverse, atacar a un humano, derrotar a un pasajero sin protección o usar la capacidad de acción de una carta, esté en su mano o en su zona de juego.
rule-2_10a = Con la acción de moverse, un traidor revelado va a la casilla de barco que quiera.
rule-2_10b = Un traidor revelado solo puede salir del Calabozo si descarta de su mano cartas de Habilidad cuyos valores sumen 12 o más.
rule-2_10c = Las cartas con las que se paga la salida del Calabozo se descartan juntas, justo antes de moverse.
rule-2_10d = Ningún jugador puede moverse a una casilla de agua ni entrar en el Abismo.
rule-2_10e = Ningún jugador puede ir por voluntad propia al Calabozo ni a la Enfermería.
rule-2_11 = Con la acción de atacar, un traidor revelado ataca a un humano de su misma casilla.
rule-2_12 = Con una acción, un traidor revelado derrota a un pasajero de su casilla, pero solo si en ella no hay ningún humano.
rule-2_13a = Un traidor revelado puede gastar una acción en la capacidad de acción de una carta, esté en su mano o en su zona de juego.
rule-2_13b = La carta de Habilidad cuya capacidad de acción usa un traidor revelado se descarta una vez resuelta.
rule-2_13c = Un traidor revelado no puede usar ni las capacidades de su hoja de personaje ni las de las casillas.

## 3: Activaciones

chapter-3 = Activaciones
rule-3_0 = Los monstruos solo se activan al resolver un icono de activación.
rule-3_1 = Existen exactamente tres iconos de activación: Madre Hidra, Padre Dagón y profundos.
rule-3_2 = Cada carta de Mitos lleva en su esquina inferior derecha un icono de activación, que se resuelve como una parte más de la carta.
rule-3_3a = Además, el texto de algunas cartas ordena resolver los iconos de activación que enumera.
rule-3_3b = Los iconos que ordena resolver el texto de una carta siguen las reglas de activación habituales.
rule-3_4 = Un monstruo que está en el Abismo no puede activarse.
rule-3_5 = Al activarse, Madre Hidra primero daña el barco y luego se mueve una casilla de agua hacia la proa.
rule-3_6a = Madre Hidra daña la casilla interior que queda más cerca de su casilla de agua.
rule-3_6b = Para hallar la casilla interior que daña Madre Hidra se siguen las flechas de movimiento desde su casilla: del agua a la cubierta y de la cubierta al interior.
rule-3_6c = Si la casilla que Madre Hidra debe dañar ya tiene daño, se daña en su lugar la casilla interior sin daño más cercana a ella.
rule-3_6d = Si la casilla que Madre Hidra debe dañar ya tiene daño y hay varias sin daño igual de cerca de ella, se daña la que lleve impreso el número más alto.
rule-3_6e = Si llega a haber seis casillas dañadas al mismo tiempo, la partida acaba.
rule-3_7a = Al moverse, Madre Hidra pasa a la casilla de agua adyacente que esté más cerca de la proa.
rule-3_7b = Si al activarse Madre Hidra está en una de las dos casillas de agua numeradas, las de proa, no se mueve.
rule-3_8a = Si Madre Hidra está en el Abismo, no se activa: en su lugar se ponen dos profundos en el Abismo.
rule-3_8b = Si tras poner los profundos por el icono de Madre Hidra hay cuatro o más en el Abismo, se tira el dado y ella va con todos ellos a la casilla de agua que indique el resultado; si Padre Dagón también está en el Abismo, se queda allí.
rule-3_8c = Si en el suministro común faltan profundos para ponerlos en el Abismo por el icono de Madre Hidra, la partida acaba.
rule-3_9 = Al activarse Padre Dagón, primero se ponen dos profundos en el barco y luego él se mueve una casilla de agua hacia la proa.
rule-3_10a = Padre Dagón pone dos profundos del suministro común en la casilla de cubierta adyacente a su casilla de agua.
rule-3_10b = La casilla de cubierta adyacente a Padre Dagón es la que señala la flecha de movimiento de su casilla de agua.
rule-3_10c = Si en el suministro común faltan profundos para los que pone Padre Dagón en cubierta, la partida acaba.
rule-3_11a = Al moverse, Padre Dagón pasa a la casilla de agua adyacente que esté más cerca de la proa.
rule-3_11b = Si al activarse Padre Dagón está en una de las dos casillas de agua numeradas, las de proa, no se mueve.
rule-3_12a = Si Padre Dagón está en el Abismo, no se activa: en su lugar se ponen dos profundos en el Abismo.
rule-3_12b = Si tras poner los profundos por el icono de Padre Dagón hay cuatro o más en el Abismo, se tira el dado y él va con todos ellos a la casilla de agua que indique el resultado; si Madre Hidra también está en el Abismo, se queda allí.
rule-3_12c = Si en el suministro común faltan profundos para ponerlos en el Abismo por el icono de Padre Dagón, la partida acaba.
rule-3_13a = Los profundos se activan de uno en uno: cada cual termina su activación antes de que empiece la del siguiente.
rule-3_13b = Cuando se activan varios profundos a la vez, el orden lo decide el jugador activo.
rule-3_13c = Un profundo activado resuelve una sola opción, la primera posible de estas: atacar, derrotar a un pasajero, dañar o moverse.
rule-3_14a = Opción 1 de un profundo activado: atacar a un humano de su casilla.
rule-3_14b = Si en la casilla del profundo hay varios humanos, el jugador activo decide a cuál ataca.
rule-3_14c = Los profundos nunca atacan a un traidor revelado.
rule-3_15 = Opción 2 de un profundo activado: derrotar a un pasajero de su casilla, sin tirar el dado.
rule-3_16a = Un profundo activado que no tiene ningún humano ni pasajero en su casilla la daña.
rule-3_16b = Un profundo solo puede dañar su casilla si es una casilla interior y aún no tiene daño.
rule-3_16c = Cuando un profundo daña su casilla, se roba la carta superior del mazo de Daño y se resuelve.
rule-3_16d = Si la carta de Daño robada es de las que se retiran de la partida, la activación del profundo se da igualmente por terminada.
rule-3_17a = Opción 4 de un profundo activado: moverse a una casilla adyacente, que depende del tipo de casilla en la que está.
rule-3_17b = En el agua o en cubierta, el profundo va adonde señala la flecha de movimiento de su casilla.
rule-3_17c = Desde una casilla interior, el profundo avanza una casilla hacia la casilla interior sin daño más cercana; el Calabozo y la Enfermería le están cerrados.
rule-3_17d = Si varias casillas interiores sin daño están igual de cerca, el profundo se dirige a la que lleve impreso el número más alto.
rule-3_18a = Si sale el icono de profundos y no hay ninguno en el tablero, sin contar el Abismo, se ponen dos profundos en el Abismo.
rule-3_18b = Si tras poner los profundos por el icono de profundos hay cuatro o más en el Abismo, se tira el dado y todos los monstruos del Abismo, monarcas incluidos, van a la casilla de agua que indique el resultado.
rule-3_18c = Si en el suministro común faltan profundos para ponerlos en el Abismo por el icono de profundos, la partida acaba.

## 4: Adyacencia

chapter-4 = Adyacencia
rule-4_0 = Dos casillas son adyacentes cuando tienen un borde en común.
rule-4_1 = Dos casillas que se tocan solo por una esquina no son adyacentes.
rule-4_2 = Todo componente es adyacente a lo mismo que la casilla en la que está, ya sean casillas o componentes.
rule-4_3 = Dos componentes situados en casillas adyacentes son adyacentes el uno al otro.

## 5: Popa

chapter-5 = Popa
rule-5_0 = La popa son las dos casillas de agua que lindan con las casillas de cubierta 7 y 8.
rule-5_1 = Cada avance de la ficha de viaje arrastra al Abismo a los monstruos de las casillas de agua de popa.

## 6: Ataque

chapter-6 = Ataque
rule-6_0 = Un personaje o un profundo puede atacar a otro personaje o profundo de su misma casilla para intentar derrotarlo.
rule-6_1a = En el paso de acción, un jugador puede gastar una acción en atacar.
rule-6_1b = También hay capacidades de cartas que permiten atacar a los jugadores.
rule-6_1c = Un profundo que se activa también puede atacar.
rule-6_2 = El jugador activo resuelve un ataque en siete pasos, por este orden: atacante, defensor, valor de dificultad, capacidades previas a la tirada, tirada, capacidades de volver a tirar y resultado.
rule-6_3 = Paso 1 del ataque: el atacante es el jugador o el profundo que ataca.
rule-6_4a = Paso 2 del ataque: si ataca un jugador, él mismo elige al defensor.
rule-6_4b = Paso 2 del ataque: si ataca un profundo, es el jugador activo quien elige al defensor.
rule-6_4c = La víctima de un ataque debe estar en la misma casilla que el atacante.
rule-6_4d = Un atacante humano solo puede elegir como defensor a un profundo o a un traidor revelado.
rule-6_4e = Cuando ataca un traidor revelado o un profundo, el defensor solo puede ser un humano.
rule-6_5a = Paso 3 del ataque: el valor de dificultad es el resultado más bajo del dado con el que se tiene éxito.
rule-6_5b = Contra un profundo, el valor de dificultad del ataque es 4.
rule-6_5c = Contra un personaje, sea humano o traidor revelado, el valor de dificultad del ataque es 6.
rule-6_6 = Paso 4 del ataque: los jugadores pueden usar todas las capacidades que tengan para «antes de que se tire un dado».
rule-6_7 = Paso 5 del ataque: un jugador tira el dado.
rule-6_8a = Paso 6 del ataque: los jugadores pueden usar las capacidades que tengan para volver a tirar el dado.
rule-6_8b = Si en un ataque se usa una capacidad de volver a tirar, se continúa desde el paso 4.
rule-6_9a = Paso 7 del ataque: hay éxito si el resultado del dado, con sus modificadores, alcanza o supera el valor de dificultad; si no, el ataque falla.
rule-6_9b = Un ataque con éxito derrota al defensor.
rule-6_9c = Un profundo derrotado por un ataque vuelve al suministro común.
rule-6_9d = Un humano derrotado por un ataque va a la Enfermería.
rule-6_9e = Un traidor revelado derrotado por un ataque va al Calabozo.
rule-6_9f = Un ataque fallido no tiene ningún efecto.

## 7: Proa

chapter-7 = Proa
rule-7_0 = La proa son las dos casillas de agua marcadas con 1-4 y 5-8.
rule-7_1a = Al moverse en su activación, un monarca avanza una casilla de agua hacia la más próxima de las dos casillas de agua numeradas.
rule-7_1b = Un monarca que ya está en una casilla de agua numerada al activarse se queda donde está.

## 8: Objetivo del juego

chapter-8 = Objetivo del juego
rule-8_0 = Cada jugador es leal a un bando, los humanos o los profundos, según las cartas de Lealtad que haya recibido, y de ese bando depende su objetivo.
rule-8_1 = Los jugadores leales a los humanos quieren que el barco llegue a puerto.
rule-8_2 = Los jugadores leales a los profundos quieren que el barco se pierda.
rule-8_3 = Objetivo de los humanos: sumar una distancia de 12 o más en cartas de Escala y que, después, la ficha de viaje alcance una vez más la casilla de Llegada.
rule-8_4 = Si todas tus cartas de Lealtad son de humano, eres leal a los humanos.
rule-8_5 = Los jugadores leales a los profundos ganan al instante en cuanto se cumple uno de sus tres objetivos: un recurso vacío, seis casillas dañadas o muy pocos profundos en la reserva.
rule-8_6 = Objetivo 1 de los profundos: que algún medidor de recursos llegue a 0.
rule-8_7 = Objetivo 2 de los profundos: que seis casillas estén dañadas a la vez.
rule-8_8 = Objetivo 3 de los profundos: que haya que poner profundos, también en el Abismo, y en el suministro común no queden bastantes.
rule-8_9a = Basta una carta de híbrido o de sectario para ser leal a los profundos.
rule-8_9b = A quien tiene la carta de sectario se le exige además otra condición para ganar.
rule-8_10 = La carta de sectario solo se usa con 4 y con 6 jugadores; quien la tiene es un personaje humano que trabaja para los profundos.
rule-8_11 = El sectario gana, junto con todos los híbridos, si se cumple un objetivo de los profundos y las cartas de Escala suman 12 o más.
rule-8_12a = El sectario pierde si se cumple el objetivo de los humanos.
rule-8_12b = El sectario pierde si se cumple un objetivo de los profundos cuando la distancia aún no llega a 12.
rule-8_13 = Quien acaba la partida con una carta de sectario y otra de híbrido gana siempre que se cumpla un objetivo de los profundos, sea cual sea la distancia.

## 9: Calabozo

chapter-9 = Calabozo
rule-9_0 = En el Calabozo están los jugadores encerrados por sospechosos y los traidores revelados que han sido derrotados.
rule-9_1a = Un humano puede enviar a otro al Calabozo con la capacidad de acción del Camarote del capitán, que exige superar una prueba de habilidad.
rule-9_1b = La capacidad de acción del Camarote del capitán no puede dirigirse contra un traidor revelado.
rule-9_1c = En la prueba de habilidad del Camarote del capitán, todos los jugadores pueden añadir cartas.
rule-9_2 = Un personaje enviado al Calabozo pierde todos los Roles que tenga.
rule-9_3 = Un traidor revelado va al Calabozo cuando lo derrotan, y solo entonces.
rule-9_4a = Quien está en el Calabozo no puede salir de él con un movimiento corriente.
rule-9_4b = Para salir del Calabozo, un humano usa la capacidad de acción de esa casilla, que exige superar una prueba de habilidad.
rule-9_4c = Que haya un traidor revelado en el Calabozo no impide a un humano usar la capacidad de acción de esa casilla.
rule-9_4d = En la prueba de habilidad para salir del Calabozo, todos los jugadores pueden añadir cartas.
rule-9_4e = Antes de salir del Calabozo, un traidor revelado tiene que descartar de su mano cartas de Habilidad por un valor de al menos 12.
rule-9_4f = Un traidor revelado descarta de una sola vez las cartas con las que paga su salida del Calabozo, en el momento mismo de salir.
rule-9_4g = Una capacidad de movimiento no saca a nadie del Calabozo, salvo que su texto nombre el Calabozo.
rule-9_5 = Quien está en el Calabozo puede añadir como máximo una carta a cada prueba de habilidad.
rule-9_6a = Quien está en el Calabozo no puede usar ninguna capacidad de sus cartas de Objeto.
rule-9_6b = Mientras estás en el Calabozo, tu Mejora activa no añade nada a tu conjunto de Habilidades.
rule-9_7a = En su paso de mitos, un humano que está en el Calabozo resuelve los iconos de activación y de medidor de la carta de Mitos, pero no su crisis.
rule-9_7b = Si el icono de medidor es «a elegir», el Capitán elige en lugar del jugador que está en el Calabozo.
rule-9_7c = Si sale una carta de Mitos de un personaje que está en el Calabozo, no participa en la partida o es un traidor revelado, se descarta y se roba otra.
rule-9_8 = Un humano derrotado en el Calabozo sigue en el Calabozo.
rule-9_9 = Nadie puede entrar en el Calabozo por voluntad propia.
rule-9_10 = El Calabozo no puede sufrir daño.
rule-9_11 = En el Calabozo no se pueden poner profundos, y ningún profundo puede entrar en él.
rule-9_12 = Quien está en el Calabozo roba todo su conjunto de Habilidades en el paso de recibir habilidades.
rule-9_13 = Estar en el Calabozo no impide usar las capacidades de las cartas de Habilidad.

## 10: Capacidades

chapter-10 = Capacidades
rule-10_2a = Cuando el texto de una carta habla de tú, se dirige al jugador que resuelve esa carta.
rule-10_2b = En una carta de Mitos, «tú» es el jugador activo, salvo en una crisis con decisión dirigida a otro: entonces es quien decide.
rule-10_3 = Un «no puedes» es absoluto: ninguna otra capacidad lo anula.
rule-10_4 = La palabra «puedes» señala un efecto opcional.
rule-10_5 = En «haz X para Y» o «para Y, haz X», X es un coste: Y solo se resuelve si X ha ocurrido de verdad.
rule-10_6a = Un efecto que se desencadena cuando algo «vaya a» ocurrir se resuelve antes de que ocurra.
rule-10_6b = Si un efecto que se adelanta a un suceso dice «en vez de eso» o «en lugar de», ese suceso no ocurre: lo reemplaza el efecto nuevo.
rule-10_7 = Si un efecto te deja mirar información oculta, solo la ves tú.
rule-10_8 = Una instrucción con «si es posible» se pasa por alto cuando la situación de la partida la impide.
rule-10_9a = Lo que sigue a «luego» o «a continuación» se resuelve cuando lo anterior ya se ha aplicado o ha resultado imposible.
rule-10_9b = Lo que sigue a «luego» o «a continuación» se resuelve aunque lo anterior no se haya podido hacer.
rule-10_10a = Una capacidad limitada a «una vez por…» no admite más usos que ese; una vez por turno significa un uso por jugador en cada turno.
rule-10_10b = Una capacidad de una vez por turno que ya usaste en tu turno puede usarse de nuevo en el turno de otro jugador, si se presenta la ocasión.
rule-10_10c = El límite de usos de una capacidad vale para toda ella, aunque conste de varias frases.
rule-10_11 = Algunas cartas de Mitos pasan a la zona de juego de un jugador y le dan capacidades mientras siguen allí.
rule-10_12 = El texto entre paréntesis es un simple recordatorio.
rule-10_14a = Antes de cualquier tirada, sea cual sea su causa, los jugadores pueden usar las capacidades que se resuelven antes de tirar el dado.
rule-10_14b = Tras la tirada, y antes de aplicar su resultado, los jugadores pueden usar las capacidades que se resuelven después de tirar, como las de volver a tirar.
rule-10_15 = Las capacidades de «antes de que se añadan cartas a una prueba de habilidad» solo pueden usarse mientras nadie haya añadido todavía ninguna.
rule-10_16a = Si varios sucesos simultáneos necesitan un orden, lo decide el jugador activo.
rule-10_16b = Si varios jugadores quieren usar capacidades en el mismo momento, el jugador activo fija el orden en que se les ofrece la ocasión.
rule-10_16c = Antes de ordenar a quienes quieren usar capacidades, el jugador activo puede preguntarles cuáles piensan usar; nadie tiene que responder ni decir la verdad.
rule-10_16d = Cuando te llega la ocasión de usar una capacidad, puedes renunciar a ella.

## 11: Capacidades de acción

chapter-11 = Capacidades de acción
rule-11_0 = Una capacidad introducida por «Acción:» es una capacidad de acción, y usarla cuesta una acción.
rule-11_1a = Puedes usar las capacidades de acción de tu hoja de personaje, tu Proeza, tus Objetos, tus Roles y cualquier otra carta de tu zona de juego.
rule-11_1b = Un traidor revelado no puede usar ninguna capacidad de su hoja de personaje.
rule-11_2a = Las cartas de Habilidad de tu mano también te ofrecen sus capacidades de acción.
rule-11_2b = Tras resolver su capacidad de acción, la carta de Habilidad se descarta.
rule-11_2c = Las capacidades de acción de las cartas de Traición les están vedadas a los humanos.
rule-11_3a = Un humano puede usar la capacidad de acción de su casilla.
rule-11_3b = Un humano no puede usar su casilla si hay en ella un profundo o un traidor revelado, excepto en el Calabozo.
rule-11_3c = En una casilla interior dañada, un humano puede usar la capacidad de acción de la carta de Daño para repararla.
rule-11_3d = En una casilla interior sin daño, un humano resuelve la capacidad de la sala tal como la explica la hoja de referencia de jugador.
rule-11_3e = La capacidad de acción de cada casilla sirve una vez por turno; las reparaciones no cuentan.
rule-11_3f = Un traidor revelado no puede usar las capacidades de acción de las casillas.

## 12: Capacidad de revelación

chapter-12 = Capacidad de revelación
rule-12_0 = Cada hoja de personaje tiene abajo a la derecha una capacidad de revelación, que se resuelve cuando ese personaje se revela como traidor.

## 13: Cartas de Habilidad

chapter-13 = Cartas de Habilidad
rule-13_0 = Las cartas de Habilidad tienen dos usos: aprovechar su capacidad o añadirlas a una prueba de habilidad para favorecerla o perjudicarla.
rule-13_1 = Toda carta de Habilidad tiene un tipo, un valor y una capacidad.
rule-13_2a = Los tipos de Habilidad son seis: Influencia, Saber, Observación, Fuerza, Voluntad y Traición.
rule-13_2b = Cada tipo de Habilidad tiene un mazo propio y una pila de descartes propia, boca arriba.
rule-13_2c = Al robarse la última carta de un mazo de Habilidades, se baraja su pila de descartes y pasa a ser el mazo nuevo.
rule-13_2d = Si el mazo y los descartes de una Habilidad están vacíos, no se pueden robar cartas de esa Habilidad.
rule-13_2e = Un mazo agotado sigue vacío hasta que haya al menos una carta en sus descartes y alguien deba robar de él; entonces los descartes se barajan y forman el mazo.
rule-13_2f = Solo los traidores revelados pueden robar cartas de Traición y usar sus capacidades.
rule-13_3a = Todo jugador dispone de una mano de cartas de Habilidad.
rule-13_3b = La carta de Habilidad que robas pasa a tu mano.
rule-13_3c = Si puedes robar de varios mazos de Habilidades, decides cuántas cartas tomas de cada uno antes de robar la primera.
rule-13_3d = En la mano solo hay cartas de Habilidad; todas las demás están en la zona de juego.
rule-13_3e = El número de cartas de cada mano es público y se puede preguntar en cualquier momento.
rule-13_3f = El límite de mano es de 10 cartas de Habilidad.
rule-13_3g = En el paso de descartar, todo jugador con más de 10 cartas descarta las que elija hasta quedarse con 10.
rule-13_4a = Para usar la capacidad de una carta de Habilidad, la muestras, la lees y haces lo que dice.
rule-13_4b = Las cartas de Habilidad pueden usarse en tu turno y en el de cualquier otro jugador.
rule-13_4c = Usar una carta de Habilidad con capacidad de acción cuesta una acción.
rule-13_4d = Si se juegan a la vez varias cartas de Habilidad con el mismo título, sus efectos se suman.
rule-13_4e = Resuelta su capacidad, la carta de Habilidad va a la pila de descartes de su tipo.

## 14: Cartas de Escala

chapter-14 = Cartas de Escala
rule-14_1a = Toda carta de Escala tiene un efecto y un valor de distancia.
rule-14_1b = La distancia de una carta de Escala es 2, 3 o 4.
rule-14_2a = El Capitán pone en juego una carta de Escala cuando la ficha de viaje alcanza la casilla de Llegada.
rule-14_2b = Si cuando la ficha de viaje alcanza la casilla de Llegada las Escalas ya resueltas suman 12 o más, la partida acaba.
rule-14_2c = Tras resolver la Escala con la que la distancia total alcanza 6 o más, se resuelve la fase de despertar.

## 15: Cartas de Proeza

chapter-15 = Cartas de Proeza
rule-15_0 = Cada personaje tiene una carta de Proeza propia, con una capacidad que se usa una sola vez en toda la partida.
rule-15_1 = Una Proeza se reconoce por el nombre de su personaje y por el retrato de su dorso.
rule-15_2 = Al empezar la partida, cada personaje tiene su Proeza en la zona de juego.
rule-15_3 = Una carta de Proeza que se ha usado se retira de la partida.
rule-15_4a = Para usar una Proeza, su dueño la lee y hace lo que dice.
rule-15_4b = Usar una Proeza con capacidad de acción cuesta una acción.

## 16: Cartas de Lealtad

chapter-16 = Cartas de Lealtad
rule-16_0 = Las cartas de Lealtad son de tres tipos, humano, híbrido y sectario, y fijan el bando de quien las tiene.
rule-16_1 = Cada jugador recibe una carta de Lealtad en la preparación y otra en la fase de despertar.
rule-16_2 = Quien solo tiene cartas de humano gana si se cumple el objetivo de los humanos.
rule-16_3 = Quien tiene al menos una carta de híbrido es un traidor y gana si se cumple un objetivo de los profundos, por más cartas de humano que tenga.
rule-16_4 = Quien tiene la carta de sectario es un traidor y gana si se cumple un objetivo de los profundos con 12 o más de distancia en Escalas, por más cartas de humano que tenga.
rule-16_5 = Quien tiene cartas de híbrido y de sectario gana con las condiciones del híbrido.
rule-16_6 = Todo jugador que no se ha revelado cuenta como humano, aunque esconda cartas de híbrido o de sectario.
rule-16_7 = Puedes mirar tus propias cartas de Lealtad siempre que quieras.

## 17: Cartas de Mitos

chapter-17 = Cartas de Mitos
rule-17_1 = Una carta de Mitos se resuelve en tres pasos, y el primero es la crisis.
rule-17_2 = El segundo paso de una carta de Mitos es su icono de activación.
rule-17_3 = El tercer paso de una carta de Mitos es su icono de medidor.
rule-17_4a = Al robarse, una carta de Mitos se enseña a todos los jugadores.
rule-17_4b = La carta de Mitos se resuelve y después se descarta.
rule-17_4c = Todo lo que contiene la carta de Mitos que se está resolviendo es público, y cualquier jugador puede leerla.
rule-17_4d = Si la crisis pide una decisión a alguien que no es quien robó la carta, se le entrega antes de resolverla.
rule-17_4e = Las cartas de Mitos verdes son de un personaje concreto: la decisión corresponde al jugador que lo lleva.
rule-17_4f = Si el personaje de una carta verde no participa en la partida, está en el Calabozo o es un traidor revelado, la carta se descarta y se roba otra.
rule-17_4g = Al mirar en secreto cartas de Mitos, las cartas verdes que no podrían resolverse se enseñan, se descartan y se sustituyen por otras hasta completar el número indicado.
rule-17_5 = El mazo de Mitos tiene una pila de descartes propia, boca arriba.
rule-17_6 = Una vez robada y resuelta la última carta de Mitos, los descartes se barajan y forman el mazo nuevo.
rule-17_7 = Cada carta de Mitos plantea una crisis que hay que resolver.
rule-17_8 = El jugador activo lee en voz alta el texto narrativo de la crisis.
rule-17_9a = Quien resuelve una crisis lleva a cabo todas sus instrucciones y es el «tú» de su texto.
rule-17_9b = Una crisis con decisión la resuelve el jugador al que se dirige la decisión; cualquier otra, el jugador activo.
rule-17_10 = Una crisis puede ser una decisión, una prueba de habilidad o una combinación de ambas.
rule-17_11 = Una crisis con decisión da a elegir a un jugador entre dos opciones.
rule-17_12a = Una crisis con decisión nombra a quien decide, que puede ser el jugador activo.
rule-17_12b = En una crisis con decisión puede decidir el Capitán, es decir, quien tiene ese Rol.
rule-17_12c = En una crisis con decisión puede decidir el Guardián del tomo, es decir, quien tiene ese Rol.
rule-17_12d = En una crisis con decisión puede decidir un personaje nombrado en la carta: es entonces una crisis de personaje.
rule-17_13a = En una crisis con decisión, quien decide lee antes en voz alta todas las opciones.
rule-17_13b = En una crisis con decisión se puede elegir una opción que no sea posible cumplir del todo, salvo que la carta diga otra cosa.
rule-17_14 = Una crisis de prueba da comienzo a una prueba de habilidad.
rule-17_15a = Una prueba de habilidad muestra un valor de dificultad y al menos dos iconos de Habilidad.
rule-17_15b = Las Habilidades que muestra la prueba son sus Habilidades propicias.
rule-17_15c = Las Habilidades que la prueba no muestra son sus Habilidades antagónicas.
rule-17_16 = La crisis explica qué pasa si su prueba se supera y qué pasa si se falla.
rule-17_17a = Algunas crisis prevén un éxito parcial: un número más bajo con un efecto propio.
rule-17_17b = Si el total no llega al valor de dificultad pero sí al número del éxito parcial, se resuelve solo el efecto parcial.
rule-17_17c = Para los demás efectos, un éxito parcial no cuenta ni como éxito ni como fallo.
rule-17_18 = En una crisis combinada, el jugador nombrado elige primero entre hacer la prueba de habilidad y tomar la otra opción de la carta.
rule-17_19 = Si en una crisis combinada se toma la otra opción, no hay prueba de habilidad.
rule-17_20 = En una crisis combinada, las dos opciones se leen en voz alta antes de elegir.
rule-17_21 = Cada carta de Mitos muestra en su esquina inferior derecha uno de los tres iconos de activación.
rule-17_22 = Solo cuando la crisis ha terminado se resuelve el icono de activación de la carta de Mitos.
rule-17_23 = Los iconos de activación incluidos en un efecto de crisis se resuelven al aplicar ese efecto, de izquierda a derecha según están impresos.
rule-17_24a = Icono de profundos: cada profundo del tablero se activa una vez.
rule-17_24b = Icono de Padre Dagón: Padre Dagón se activa una vez.
rule-17_24c = Icono de Madre Hidra: Madre Hidra se activa una vez.
rule-17_25 = Cada carta de Mitos muestra uno de los tres iconos de medidor: viaje, ritual o «a elegir».
rule-17_26 = El icono de medidor de una carta de Mitos se resuelve tras su icono de activación.
rule-17_27a = Icono de viaje: el medidor de viaje avanza una casilla.
rule-17_27b = Icono de ritual: el medidor de ritual avanza una casilla.
rule-17_27c = Icono «a elegir»: el jugador activo elige uno de los dos medidores y lo hace avanzar una casilla.
rule-17_27d = Cuando toca resolver un icono «a elegir» y el jugador activo está en el Calabozo, el medidor lo elige el Capitán.

## 18: Cartas de Objeto

chapter-18 = Cartas de Objeto
rule-18_0 = Las capacidades de una carta de Objeto son para el jugador que la tiene en su zona de juego.
rule-18_1 = Para robar un Objeto, tomas la carta superior de su mazo y la dejas boca arriba en tu zona de juego.
rule-18_2 = Los Objetos no tienen pila de descartes: el que deja de estar en juego se retira de la partida.
rule-18_3a = Para usar la capacidad de un Objeto, su dueño lee la carta y hace lo que dice.
rule-18_3b = Usar un Objeto con capacidad de acción cuesta una acción.
rule-18_4a = Con el mazo de Objetos vacío no se pueden robar Objetos.
rule-18_4b = Si usas la Bodega de carga y solo queda un Objeto en el mazo, lo miras y decides si te lo quedas o lo devuelves.
rule-18_5a = Cada Objeto tiene un rasgo, impreso debajo de su ilustración.
rule-18_5b = Los rasgos no hacen nada por sí mismos, pero otras capacidades pueden mencionarlos.
rule-18_6 = Los Objetos con la palabra clave Mejora llevan además una banderola de Habilidad.
rule-18_7a = Un jugador no puede tener más de una Mejora activa a la vez.
rule-18_7b = Una Mejora boca arriba está activa.
rule-18_7c = Una Mejora boca abajo está inactiva.
rule-18_7d = Una Mejora inactiva sigue contando como un Objeto de tu zona de juego.
rule-18_7e = Las Mejoras inactivas se intercambian y se descartan como cualquier otro Objeto.
rule-18_8a = Puedes cambiar de Mejora activa al empezar tu turno y cada vez que obtienes o pierdes una Mejora.
rule-18_8b = Obtener una Mejora es robarla del mazo de Objetos o recibirla de otro jugador, por intercambio o por un efecto.
rule-18_8c = Perder una Mejora es que salga de tu zona de juego, por intercambio o por otro efecto.
rule-18_9 = Para cambiar de Mejora activa, pones boca arriba la que elijas y boca abajo todas tus demás Mejoras.
rule-18_10a = La Habilidad de tu Mejora activa añade una carta de ese tipo a tu conjunto de Habilidades.
rule-18_10b = El cambio de Mejora al empezar el turno es anterior al paso de recibir habilidades, así que ya cuenta para lo que robas ese turno.
rule-18_10c = Mientras su dueño está en el Calabozo, la Mejora activa no cuenta en su conjunto de Habilidades.

## 19: Cartas de Hechizo

chapter-19 = Cartas de Hechizo
rule-19_0 = Es el Guardián del tomo quien resuelve los Hechizos, con la capacidad de acción de su carta de Rol.
rule-19_1a = Un Hechizo solo puede resolverse si una capacidad lo permite.
rule-19_1b = Para resolver un Hechizo, se muestra la carta, se lee en voz alta y se hace lo que dice.
rule-19_2 = Un Hechizo que se ha resuelto se retira de la partida.
rule-19_3a = Con el mazo de Hechizos vacío ya no se pueden robar ni resolver Hechizos.
rule-19_3b = Si debes mirar más Hechizos de los que quedan, miras los que haya y haces con ellos lo que la capacidad permita.

## 20: Cartas de Traición

chapter-20 = Cartas de Traición
rule-20_0 = Las cartas de Traición son cartas de Habilidad que solo pueden usar los traidores revelados.
rule-20_1 = Robar cartas de Traición y usar sus capacidades está reservado a los traidores revelados.
rule-20_2 = Algunas cartas de Traición se juegan al principio de tu propio paso de acción y le ponen fin: el traidor revelado activo no realiza acciones ese turno ni usa otra carta de ese mismo momento.
rule-20_3 = La Traición es una Habilidad antagónica en todas las pruebas de habilidad.

## 21: Casillas

chapter-21 = Casillas
rule-21_0 = Las casillas son de barco o de agua, y las de barco se dividen en casillas de cubierta y casillas interiores.
rule-21_1 = La casilla «más cercana» es la que está a menos casillas de distancia de la casilla o del componente de referencia.
rule-21_2 = Ocho casillas de agua rodean el barco.
rule-21_3 = Las dos casillas de agua marcadas con 1-4 y 5-8 forman la proa.
rule-21_4 = Cada casilla de agua tiene una flecha de movimiento de los profundos hacia la casilla de cubierta adyacente.
rule-21_5 = En las casillas de agua solo puede haber miniaturas de monstruos.
rule-21_6 = Ningún personaje puede moverse a una casilla de agua.
rule-21_7 = Las casillas de agua no pueden sufrir daño.
rule-21_8 = El barco tiene 16 casillas.
rule-21_9 = Los jugadores solo pueden moverse a casillas del barco.
rule-21_10 = En una misma casilla de barco puede haber cualquier cantidad de personajes y profundos.
rule-21_11 = Hay dos tipos de casillas de barco: de cubierta e interiores.
rule-21_12 = Ocho casillas de cubierta forman un anillo alrededor del barco.
rule-21_13 = Cada casilla de cubierta lleva un número del 1 al 8.
rule-21_14 = Cada casilla de cubierta tiene una flecha de movimiento de los profundos hacia la casilla interior adyacente.
rule-21_15 = Las casillas de cubierta no pueden sufrir daño.
rule-21_16a = Los pasajeros solo pueden colocarse en casillas de cubierta.
rule-21_16b = En una misma casilla de cubierta puede haber cualquier cantidad de pasajeros.
rule-21_17 = Ocho casillas interiores ocupan el centro del barco.
rule-21_18a = Cada casilla interior tiene un nombre y un breve resumen de su capacidad.
rule-21_18b = Todas las casillas interiores, menos el Calabozo y la Enfermería, llevan uno o más números del 1 al 8.
rule-21_18c = Las hojas de referencia de jugador recogen entera la capacidad de cada casilla interior.
rule-21_19 = Todas las casillas interiores pueden sufrir daño, menos el Calabozo y la Enfermería.
rule-21_20a = Ni el Calabozo ni la Enfermería pueden sufrir daño.
rule-21_20b = Ni en el Calabozo ni en la Enfermería se pueden poner profundos, y ningún profundo puede entrar allí.
rule-21_20c = Nadie puede entrar por voluntad propia en el Calabozo ni en la Enfermería.

## 22: Habilidades antagónicas

chapter-22 = Habilidades antagónicas
rule-22_0 = Un tipo de Habilidad que no figura entre las propicias de una prueba es una Habilidad antagónica de esa prueba.
rule-22_1 = Las cartas de Habilidades antagónicas restan su valor al total de la prueba.

## 23: Habilidades propicias

chapter-23 = Habilidades propicias
rule-23_0 = Junto al valor de dificultad, cada prueba muestra al menos dos iconos de Habilidad: son sus Habilidades propicias.
rule-23_1 = Las cartas de Habilidades propicias suman su valor al total de la prueba.

## 24: Dado

chapter-24 = Dado
rule-24_0 = El juego usa un solo dado, de ocho caras.
rule-24_1 = Por mucho que se modifique, el resultado del dado nunca baja de 1 ni pasa de 8.
rule-24_2a = Una tirada puede repetirse cuantas veces lo permitan las capacidades.
rule-24_2b = Los modificadores de la tirada original valen también para la tirada repetida.
rule-24_2c = Las capacidades de «antes de que se tire un dado» también pueden usarse cuando se va a repetir la tirada, antes de tirar otra vez.
rule-24_2d = Una capacidad de «una vez por tirada» se usa una sola vez, por mucho que se vuelva a tirar el dado.

## 25: Daño

chapter-25 = Daño
rule-25_1a = Para dañar el barco, se roba la carta superior del mazo de Daño y se resuelve.
rule-25_1b = Si al dañar el barco sale Daño estructural, se tira el dado y la carta va a la casilla interior que lleve ese número.
rule-25_2a = Para dañar una casilla concreta, se roba la carta superior del mazo de Daño y se resuelve.
rule-25_2b = Si al dañar una casilla concreta sale Daño estructural, la carta se coloca en esa casilla, sin tirar el dado.
rule-25_2c = Si una carta de Daño resuelta sale de la partida, no se roba otra en su lugar.
rule-25_3a = Solo las casillas interiores pueden sufrir daño, nunca las de cubierta ni las de agua.
rule-25_3b = El Calabozo y la Enfermería no pueden sufrir daño, pese a ser casillas interiores.
rule-25_4a = Una casilla con una carta de Daño está dañada.
rule-25_4b = La capacidad de acción de una casilla dañada no puede usarse.
rule-25_5a = Una casilla dañada no vuelve a sufrir daño: en su lugar se daña la casilla interior sin daño más cercana.
rule-25_5b = Si varias casillas sin daño están igual de cerca de la original, se daña la del número más alto.
rule-25_6a = Un humano que está en una casilla dañada puede repararla con la capacidad de acción de la carta de Daño.
rule-25_6b = Al reparar una casilla, su carta de Daño vuelve al mazo de Daño, que se baraja.
rule-25_6c = Reparar no es usar la capacidad de acción de la casilla y no está sujeto a su límite de una vez por turno.
rule-25_7 = Seis casillas dañadas al mismo tiempo ponen fin a la partida.

## 26: Estructura del turno

chapter-26 = Estructura del turno
rule-26_1 = Empieza el jugador activo elegido en la preparación y los turnos se suceden en el sentido de las agujas del reloj.
rule-26_2 = El desarrollo del turno depende de la condición del jugador: humano o traidor revelado.
rule-26_3 = El turno de un jugador no revelado tiene cuatro pasos, por este orden: recibir habilidades, acción, mitos y descartar.
rule-26_4a = Paso de recibir habilidades: el jugador activo roba las cartas de cada tipo que marca su conjunto de Habilidades.
rule-26_4b = Si está en la Enfermería, el jugador activo roba una sola carta de su conjunto de Habilidades, la que prefiera.
rule-26_5a = Paso de acción: el jugador activo hace las dos acciones que quiera.
rule-26_5b = La misma acción puede hacerse más de una vez en el turno.
rule-26_6 = Paso de mitos: el jugador activo roba una carta de Mitos y la resuelve.
rule-26_7 = Paso de descartar: todo jugador con más de 10 cartas de Habilidad descarta las que prefiera hasta quedarse con 10.
rule-26_8 = Tras el paso de descartar, la ficha de Jugador activo pasa al jugador de la izquierda, que empieza su turno.
rule-26_9 = El turno de un traidor revelado tiene tres pasos, por este orden: recibir habilidades, acción y descartar; no hay paso de mitos.
rule-26_10a = En su paso de recibir habilidades, un traidor revelado roba según su conjunto de Habilidades.
rule-26_10b = El traidor revelado puede renunciar a robar cuantas cartas de su conjunto quiera; después puede sustituir cada una por una de Traición.
rule-26_10c = El número de cartas de Traición se decide antes de robar ninguna carta.
rule-26_11 = En su paso de acción, un traidor revelado hace las dos acciones que quiera, y puede repetir la misma.
rule-26_12 = En el paso de descartar de un traidor revelado, todo jugador con más de 10 cartas de Habilidad descarta las que prefiera hasta quedarse con 10.
rule-26_13 = Acabado el turno del traidor revelado, la ficha de Jugador activo pasa al jugador de su izquierda, que empieza el suyo.

## 27: Enemigos

chapter-27 = Enemigos
rule-27_1 = Los enemigos de los humanos son los profundos y los traidores revelados.
rule-27_2 = Los enemigos de los traidores revelados son los humanos.

## 28: Fin de la partida

chapter-28 = Fin de la partida
rule-28_0a = La partida acaba en el acto si las Escalas resueltas suman 12 o más y la ficha de viaje alcanza la casilla de Llegada.
rule-28_0b = La partida acaba en el acto si un medidor de recursos marca 0.
rule-28_0c = La partida acaba en el acto si hay seis casillas dañadas a la vez.
rule-28_0d = La partida acaba en el acto si hay que poner profundos y en el suministro común no quedan bastantes.
rule-28_1a = Al acabar la partida, cada jugador muestra todas sus cartas de Lealtad.
rule-28_1b = Si la partida acabó porque la ficha de viaje alcanzó la casilla de Llegada, ganan todos los que solo tienen cartas de humano.
rule-28_1c = Si la partida acabó de cualquier otro modo, ganan todos los que tienen al menos una carta de híbrido.
rule-28_1d = Si la partida acabó sin llegar a puerto y las Escalas resueltas suman 12 o más, también gana el sectario.
rule-28_1e = El sectario gana asimismo si la partida acaba mientras se resuelve la Escala con la que la distancia llega a 12 o más.
rule-28_1f = Quien tiene cartas de híbrido y de sectario gana como los híbridos, aunque la distancia no llegue a 12.

## 29: Flechas de movimiento de los profundos

chapter-29 = Flechas de movimiento de los profundos
rule-29_1 = Todas las casillas de agua y de cubierta tienen una flecha de movimiento.
rule-29_2 = Entre las casillas interiores no hay flechas: allí los profundos se mueven según otras reglas.

## 30: Poner profundos

chapter-30 = Poner profundos
rule-30_0 = «Poner X profundos» es tomar X miniaturas del suministro común y colocarlas en las casillas indicadas.
rule-30_1 = Si hay que poner profundos y en el suministro común no hay tantos, la partida acaba.

## 31: Humanos

chapter-31 = Humanos
rule-31_0 = Humano es todo jugador que no sea un traidor revelado, incluido quien guarda sin revelar cartas de híbrido o de sectario.
rule-31_1 = Los pasajeros no cuentan como humanos para ningún efecto.

## 32: Enfermería

chapter-32 = Enfermería
rule-32_0 = La Enfermería es el lugar al que van los humanos derrotados.
rule-32_1a = Si estás en la Enfermería en tu paso de recibir habilidades, robas una sola carta de tu conjunto, a tu elección.
rule-32_1b = Con una Mejora activa, en la Enfermería sigues robando una sola carta, pero puede ser del tipo de esa Mejora.
rule-32_2a = De la Enfermería se sale con una acción de moverse corriente.
rule-32_2b = Si has salido de la Enfermería antes de que empiece tu turno, robas tu conjunto de Habilidades completo.
rule-32_3 = Un humano derrotado en la Enfermería sigue en la Enfermería.
rule-32_4 = Nadie puede entrar en la Enfermería por voluntad propia.
rule-32_5 = La Enfermería no puede sufrir daño.
rule-32_6 = Ningún profundo puede aparecer en la Enfermería ni moverse a ella.

## 33: Información pública

chapter-33 = Información pública
rule-33_1 = Es público el número de cartas boca abajo de cada mazo.
rule-33_2a = Es pública la carta superior de cada pila de descartes.
rule-33_2b = No está permitido contar las cartas de una pila de descartes.
rule-33_3 = Es público cuántos profundos y cuántos pasajeros quedan en el suministro común.
rule-33_4 = Es público todo lo que está boca arriba en la zona de juego de cualquier jugador.
rule-33_5 = Es público cuántas cartas de Lealtad hay en cada zona de juego.
rule-33_6 = Es público cuántas cartas de Habilidad hay en cada mano.
rule-33_7 = Es público cuántas cartas de Habilidad añade cada jugador a una prueba.
rule-33_8 = Es público en todo momento cuántas cartas hay en la pila de una prueba de habilidad.

## 34: Jugador

chapter-34 = Jugador
rule-34_0 = Cada jugador lleva un personaje, y en las reglas «jugador» designa tanto a la persona como a ese personaje.

## 35: Límite de mano

chapter-35 = Límite de mano
rule-35_0 = El límite de mano es el máximo de cartas de Habilidad que puedes tener al terminar el paso de descartar; en los demás momentos no obliga.
rule-35_1 = El límite de mano de cada jugador es de 10 cartas.
rule-35_2 = En el paso de descartar de cada jugador, no solo el activo sino todos los que tengan más de 10 cartas de Habilidad descartan las que elijan hasta quedarse con 10.

## 36: Componentes limitados

chapter-36 = Componentes limitados
rule-36_0 = No hay más componentes que los incluidos en el juego.
rule-36_1 = Quien deba robar más cartas de las que tiene un mazo roba las que haya, aunque no sea ninguna.
rule-36_2 = Los profundos son la excepción: si hay que ponerlos y no quedan bastantes en el suministro común, la partida acaba.

## 37: Conjunto de Habilidades

chapter-37 = Conjunto de Habilidades
rule-37_0 = El conjunto de Habilidades de un personaje es la lista de tipos y cantidades impresa en su hoja.
rule-37_1 = En tu paso de recibir habilidades robas de cada tipo la cantidad que marca tu conjunto de Habilidades.
rule-37_2 = En la Enfermería solo robas una carta de tu conjunto de Habilidades, la que tú elijas.
rule-37_3 = Mientras está activa, una Mejora añade al conjunto de Habilidades una carta de su tipo.

## 38: Monarcas

chapter-38 = Monarcas
rule-38_0 = Madre Hidra y Padre Dagón son los monarcas.
rule-38_1 = Los monarcas no pueden ser atacados.
rule-38_2 = Los monarcas no cuentan como profundos para ningún efecto.

## 39: Monstruos

chapter-39 = Monstruos
rule-39_0 = «Monstruos» designa en conjunto a Madre Hidra, a Padre Dagón y a los profundos.

## 40: Mazo de caos

chapter-40 = Mazo de caos
rule-40_0a = El mazo de caos se forma con las dos cartas superiores de cada mazo de Habilidades, menos el de Traición.
rule-40_0b = El mazo de caos tiene su propio lugar en el tablero, junto al Abismo.
rule-40_1 = Al empezar cada prueba de habilidad se le añaden, boca abajo, las dos cartas superiores del mazo de caos.
rule-40_2a = Al robarse la última carta del mazo de caos se forma otro: dos cartas de cada tipo de Habilidad, menos Traición, barajadas juntas.
rule-40_2b = Si un mazo de Habilidades y sus descartes reúnen menos de dos cartas, ese tipo no entra en el nuevo mazo de caos.
rule-40_3 = Nadie puede mirar las cartas del mazo de caos.
rule-40_4 = Cualquiera puede saber cuántas cartas quedan en el mazo de caos.
rule-40_5 = Para añadir X cartas de Traición al mazo de caos, se toman las X superiores del mazo de Traición, se barajan con él y el mazo vuelve a su lugar.

## 41: Pasajeros

chapter-41 = Pasajeros
rule-41_0 = Las fichas de pasajero representan a pasajeros y tripulantes que no son jugadores y que pueden correr peligro durante la partida.
rule-41_1 = Todas las fichas de pasajero tienen el dorso igual y el anverso distinto.
rule-41_2a = El anverso de un pasajero muestra uno o más iconos de recurso, o bien una X.
rule-41_2b = Un pasajero con una X no cuesta ningún recurso cuando es derrotado.
rule-41_3a = Las fichas de pasajero están siempre boca abajo, a no ser que un efecto las ponga boca arriba.
rule-41_3b = Los pasajeros no son humanos, así que no se protegen unos a otros.
rule-41_4a = Para arriesgar a un pasajero, se tira el dado y se coloca una ficha del suministro común, boca abajo y sin mirarla, en la casilla de cubierta con ese número.
rule-41_4b = Si hay que arriesgar a varios pasajeros, se tira el dado por separado para cada uno.
rule-41_5 = Si hay que arriesgar a más pasajeros de los que quedan en el suministro común, se arriesga a todos los que se pueda.
rule-41_6 = Si arriesgar pasajeros es el coste de una capacidad, como en el Puente de mando, y no hay bastantes en el suministro común, esa capacidad no puede usarse.
rule-41_7 = Al rescatar a un pasajero, su ficha vuelve boca abajo al suministro común sin que nadie la mire.
rule-41_8a = Un pasajero derrotado se pone boca arriba, y cada icono que muestra baja en 1 el medidor de su recurso; dos iconos iguales cuestan 2.
rule-41_8b = La ficha de un pasajero derrotado se retira de la partida una vez aplicadas sus pérdidas.
rule-41_9 = A un pasajero puede derrotarlo un profundo que se activa en su casilla o un traidor revelado de su casilla que gasta una acción.
rule-41_10a = Mientras en la casilla de un pasajero haya un humano, ni los profundos ni los traidores revelados pueden derrotar a ese pasajero.
rule-41_10b = La ficha con la X no hace perder ningún recurso al ser derrotada.
rule-41_11 = Si al derrotar a un pasajero un medidor llega a 0, la partida acaba.

## 42: Personajes

chapter-42 = Personajes
rule-42_0 = «Personajes» designa en conjunto a los humanos y a los traidores revelados.

## 43: Fase de despertar

chapter-43 = Fase de despertar
rule-43_0 = La fase de despertar llega cuando las Escalas resueltas suman 6 o más, la mitad de la travesía.
rule-43_1 = Paso 1 del despertar: resuelta la Escala con la que se llega a 6 o más, cada jugador, también los traidores revelados, recibe una carta del mazo de Lealtad formado en la preparación.
rule-43_2 = Paso 2 del despertar: todos miran a la vez sus cartas de Lealtad y luego las dejan de nuevo boca abajo.
rule-43_3a = Paso 3 del despertar: por orden desde el jugador activo, hacia la izquierda, cada traidor revelado da a un humano de su elección la carta de Lealtad que acaba de recibir.
rule-43_3b = Quienes reciben de un traidor revelado una carta de Lealtad tienen tiempo para mirarla.
rule-43_4 = Paso 4 del despertar: la partida sigue donde se había interrumpido, por lo general al final de una carta de Mitos.
rule-43_5 = La fase de despertar ocurre una sola vez por partida.

## 44: Medidores de avance

chapter-44 = Medidores de avance
rule-44_0 = El tablero tiene dos medidores de avance: el de viaje y el de ritual.
rule-44_1a = Hacer avanzar un medidor es alejar su ficha de Inicio tantas casillas como se indique.
rule-44_1b = Si la ficha llega a la última casilla y aún le quedan casillas por avanzar, se resuelve el efecto de esa casilla, la ficha vuelve a Inicio y sigue desde allí.
rule-44_2a = Hacer retroceder un medidor es acercar su ficha a Inicio tantas casillas como se indique.
rule-44_2b = Una ficha que está en Inicio no puede retroceder.
rule-44_3a = Reiniciar un medidor es llevar su ficha a Inicio.
rule-44_3b = Reiniciar un medidor cuya ficha está en Inicio no cambia nada.
rule-44_4 = El medidor de viaje muestra cuánto falta para la próxima Escala.
rule-44_5 = Resolver el icono de viaje de una carta de Mitos hace avanzar el medidor de viaje.
rule-44_6 = La capacidad de acción de la Sala de calderas permite a los jugadores hacer avanzar el medidor de viaje.
rule-44_7a = Por cada casilla que avanza el medidor de viaje, todos los monstruos de las casillas de agua se mueven una casilla de agua hacia la popa.
rule-44_7b = Al avanzar el medidor de viaje, los monstruos que ya están en una casilla de agua de popa van al Abismo.
rule-44_8a = Cuando la ficha de viaje alcanza la casilla de Llegada, el barco ha llegado a una nueva Escala.
rule-44_8b = Si en el momento de alcanzar la casilla de Llegada las Escalas ya resueltas suman 12 o más, el barco ha llegado a puerto y la partida acaba.
rule-44_8c = Si en el momento de alcanzar la casilla de Llegada la distancia es inferior a 12, el Capitán mira las dos cartas superiores del mazo de Escalas, elige la que se resuelve y deja la otra al fondo del mazo.
rule-44_8d = El Capitán coloca la Escala elegida junto a las que ya están en juego y después resuelve sus efectos.
rule-44_8e = Resuelta la Escala, la ficha de viaje vuelve a Inicio.
rule-44_8f = Tras la Escala con la que la distancia llega a 6 o más, se resuelve la fase de despertar.
rule-44_9 = El medidor de ritual muestra cuánto falta para lanzar el hechizo de destierro mayor.
rule-44_10 = Resolver el icono de ritual de una carta de Mitos hace avanzar el medidor de ritual.
rule-44_11 = La capacidad de acción de la Capilla permite a los jugadores hacer avanzar el medidor de ritual.
rule-44_12a = Cuando la ficha de ritual alcanza la casilla de Lanzamiento, se lanza el destierro mayor: todos los profundos de las casillas de cubierta y de agua vuelven al suministro común.
rule-44_12b = El destierro mayor no alcanza a los profundos de las casillas interiores ni a los del Abismo.
rule-44_12c = El destierro mayor envía al Abismo a Padre Dagón y a Madre Hidra.
rule-44_12d = El destierro mayor derrota a todos los pasajeros de las casillas de cubierta, aunque haya un humano con ellos.
rule-44_12e = El destierro mayor derrota a todos los personajes de las casillas de cubierta.
rule-44_12f = Los humanos que derrota el destierro mayor van a la Enfermería, y los traidores revelados, al Calabozo.
rule-44_12g = El destierro mayor no alcanza a los personajes de las casillas interiores.
rule-44_12h = Tras el destierro mayor, la ficha de ritual vuelve a Inicio.

## 45: Reparar

chapter-45 = Reparar
rule-45_1a = Un jugador repara la casilla dañada en la que está con la capacidad de acción de la carta de Daño que hay en ella.
rule-45_1b = Para el límite de una vez por turno, reparar no cuenta como usar la capacidad de acción de la casilla.
rule-45_2 = La carta de Daño de una casilla reparada se baraja en el mazo de Daño.
rule-45_3 = Una casilla dañada no puede repararse mientras haya en ella algún profundo o algún traidor revelado.

## 46: Recursos

chapter-46 = Recursos
rule-46_0 = Hay cuatro recursos: Combustible, Comida, Cordura y Almas.
rule-46_1a = Al ganar o perder un recurso, su medidor pasa a marcar la nueva cantidad.
rule-46_1b = Un recurso que baja a 0 pone fin a la partida.
rule-46_1c = Ningún recurso pasa de 10: lo que se gane de más se pierde.

## 47: Retirar de la partida

chapter-47 = Retirar de la partida
rule-47_0a = Un componente retirado de la partida vuelve a la caja y ya no interviene más.
rule-47_0b = Los componentes retirados no se pueden mirar, a no ser que un efecto lo permita.

## 48: Revelarse como traidor

chapter-48 = Revelarse como traidor
rule-48_0 = Un humano que tiene una carta de híbrido o de sectario puede gastar una acción en revelarse como traidor.
rule-48_1a = Paso 1 de la revelación: muestras exactamente una de tus cartas de híbrido o de sectario.
rule-48_1b = Si al revelarte tienes cartas de híbrido y de sectario, eliges cuál mostrar.
rule-48_2a = Paso 2 de la revelación: resuelves la capacidad de revelación de tu hoja de personaje.
rule-48_2b = Resuelta tu capacidad de revelación, la carta mostrada cubre las capacidades de tu hoja, que ya no podrás usar en lo que queda de partida.
rule-48_3a = Paso 3 de la revelación, con distancia inferior a 12: das todas tus cartas de Lealtad sin mostrar a otro jugador de tu elección, que las suma a las suyas y puede mirarlas cuando quiera.
rule-48_3b = Paso 3 de la revelación, con distancia de 12 o más: conservas boca abajo tus cartas de Lealtad sin mostrar.
rule-48_4 = Paso 4 de la revelación: pierdes todos tus Roles.
rule-48_5a = Paso 5 de la revelación: descartas las cartas de Mitos de tu zona de juego.
rule-48_5b = Paso 5 de la revelación: tu Proeza se retira de la partida, si aún no la habías usado.
rule-48_6 = Paso 6 de la revelación: si no estás en el Calabozo, puedes descartar cuantas cartas quieras de tu mano y robar otras tantas de Traición.
rule-48_7 = Paso 7 de la revelación: tu figura recibe el marcador de traidor revelado.
rule-48_8a = Terminados los pasos de la revelación, continúa el turno en curso.
rule-48_8b = Quien se revela en su propio turno todavía puede gastar las acciones que le queden, pero no tiene paso de mitos.

## 49: Valor de dificultad

chapter-49 = Valor de dificultad
rule-49_0 = Tanto las pruebas de habilidad como los ataques tienen un valor de dificultad.
rule-49_1a = Una prueba se supera si el total de sus cartas iguala o supera el valor de dificultad.
rule-49_1b = El valor de dificultad de una prueba es el número impreso junto a los iconos de sus Habilidades propicias.
rule-49_2 = Un ataque necesita en el dado al menos su valor de dificultad: 4 contra un profundo y 6 contra un personaje.

## 50: Pruebas de habilidad

chapter-50 = Pruebas de habilidad
rule-50_0 = Las pruebas de habilidad nacen de las crisis y de las capacidades de acción del Camarote del capitán y del Calabozo.
rule-50_1 = Una prueba tiene un valor de dificultad y al menos dos Habilidades propicias; todas las demás son antagónicas.
rule-50_2 = Una prueba consta de siete pasos, por este orden: anunciar, cartas de caos, aportaciones, barajar, clasificar, resultado y descartar.
rule-50_3a = Paso 1 de la prueba: el jugador activo anuncia el valor de dificultad y cuáles son las Habilidades propicias.
rule-50_3b = Las capacidades de «antes de que se añadan cartas a una prueba de habilidad» tienen que usarse en el paso 1 de la prueba.
rule-50_4 = Paso 2 de la prueba: las dos cartas superiores del mazo de caos empiezan, boca abajo, la pila de la prueba.
rule-50_5a = Paso 3 de la prueba: por orden desde la izquierda del jugador activo y hasta llegar a él, cada jugador tiene una ocasión de añadir cartas de su mano, boca abajo.
rule-50_5b = Quien aporta a una prueba puede añadir cuantas cartas de Habilidad quiera y de los tipos que quiera.
rule-50_5c = Nadie está obligado a añadir cartas a una prueba de Habilidad.
rule-50_5d = Los humanos que están en el Calabozo y los traidores revelados añaden como máximo una carta por prueba.
rule-50_6 = Paso 4 de la prueba: el jugador activo baraja la pila para que nadie pueda saber quién ha puesto cada carta.
rule-50_7 = Paso 5 de la prueba: las cartas se muestran de una en una y se separan en propicias y antagónicas.
rule-50_8a = Paso 6 de la prueba: el total es la suma de los valores propicios menos la suma de los valores antagónicos.
rule-50_8b = Si el total de la prueba alcanza o supera el valor de dificultad, hay éxito y se resuelve el efecto de éxito.
rule-50_8c = Si el total de la prueba queda por debajo del valor de dificultad pero alcanza el número de un éxito parcial, se resuelve el efecto de ese éxito parcial.
rule-50_8d = Un éxito parcial no cuenta ni como prueba superada ni como prueba fallada.
rule-50_8e = Si el total de la prueba no alcanza ni el valor de dificultad ni ningún éxito parcial, hay fallo y se resuelve el efecto de fallo.
rule-50_9 = Paso 7 de la prueba: todas sus cartas, también las de caos, van a la pila de descartes de su tipo.

## 51: Roles

chapter-51 = Roles
rule-51_0 = Hay dos Roles, Capitán y Guardián del tomo, y cada uno tiene su carta de Rol.
rule-51_1 = Cada Rol pasa de un personaje a otro según la línea de sucesión impresa en el dorso de su carta.
rule-51_2 = Al principio, cada Rol es para el jugador cuyo personaje ocupa el puesto más alto de su línea de sucesión.
rule-51_3a = Un jugador pierde sus Roles cuando va a parar al Calabozo.
rule-51_3b = Un jugador pierde sus Roles cuando se revela como traidor.
rule-51_4a = Un Rol perdido pasa al personaje que ocupe el puesto más alto de su línea de sucesión entre los que pueden recibirlo.
rule-51_4b = No pueden recibir un Rol los traidores revelados, los humanos que están en el Calabozo ni los personajes que no participan en la partida.
rule-51_4c = El humano que pierde un Rol solo puede conservarlo si los otros humanos están todos en el Calabozo y él no se está revelando como traidor.
rule-51_4d = Si todos los humanos están en el Calabozo, incluido quien pierde el Rol, este es para el que ocupe entre ellos el puesto más alto de la línea de sucesión.
rule-51_5 = El Capitán manda en el barco y toma las decisiones sobre la nave, los recursos y el rumbo.
rule-51_6 = «El Capitán» es el jugador que tiene la carta de Rol de Capitán.
rule-51_7 = Con la carta de Capitán se recibe también el mazo de Escalas.
rule-51_8 = Cuando la ficha de viaje alcanza la casilla de Llegada, el Capitán elige una de las dos cartas superiores del mazo de Escalas.
rule-51_9 = En muchas crisis la decisión corresponde al Capitán.
rule-51_10 = El Guardián del tomo es el personaje que tiene a su cargo el libro de hechizos.
rule-51_11 = «El Guardián del tomo» es el jugador que tiene esa carta de Rol.
rule-51_12 = Con la carta de Guardián del tomo se recibe también el mazo de Hechizos.
rule-51_13a = Capacidad de acción del Guardián del tomo: mira los dos Hechizos superiores del mazo, resuelve uno y deja el otro al fondo.
rule-51_13b = El Hechizo que resuelve el Guardián del tomo se retira de la partida.
rule-51_13c = Con el mazo de Hechizos vacío, el Guardián del tomo no puede usar su capacidad de acción.
rule-51_14 = En algunas crisis la decisión corresponde al Guardián del tomo.

## 52: Traidores

chapter-52 = Traidores
rule-52_0 = Todo jugador con una o más cartas de híbrido o de sectario es un traidor.

## 53: Traidores revelados

chapter-53 = Traidores revelados
rule-53_0 = Un traidor revelado es un jugador que ha mostrado una carta de híbrido o de sectario al revelarse.
rule-53_1 = Solo la acción de revelarse como traidor convierte a un jugador en traidor revelado.
rule-53_2 = El turno de un traidor revelado tiene su propia estructura: recibir habilidades, acción y descartar.
rule-53_3 = Un traidor revelado puede atacar a los humanos, y ellos pueden atacarlo a él.
rule-53_4 = A diferencia de los humanos, los traidores revelados tienen acceso a las cartas de Traición: pueden robarlas y usar sus capacidades.
rule-53_5 = Mientras un traidor revelado está en una casilla, los humanos no pueden usar la capacidad de acción de esa casilla, salvo la del Calabozo, ni la de la carta de Daño que haya allí.
rule-53_6 = Un traidor revelado añade a cada prueba una carta de Habilidad como máximo.
rule-53_7 = Un traidor revelado no puede usar las capacidades de su hoja ni las de las casillas de barco.

## 54: Derrota

chapter-54 = Derrota
rule-54_0 = Los personajes, los monstruos y los pasajeros pueden caer derrotados.
rule-54_1 = El defensor de un ataque con éxito cae derrotado.
rule-54_2 = Un profundo que se activa en una casilla de cubierta con pasajeros y sin humanos derrota a un pasajero, el que elija el jugador activo.
rule-54_3a = Un humano derrotado va a la Enfermería.
rule-54_3b = Un humano derrotado que ya estaba en la Enfermería se queda allí.
rule-54_3c = Un humano derrotado que ya estaba en el Calabozo se queda allí.
rule-54_4a = Un traidor revelado derrotado va al Calabozo.
rule-54_4b = Un traidor revelado derrotado que ya estaba en el Calabozo se queda allí.
rule-54_5 = Un profundo derrotado vuelve al suministro común.
rule-54_6 = Un pasajero derrotado se pone boca arriba, cada icono baja en 1 su medidor y la ficha se retira de la partida; una X no cuesta nada.
rule-54_7 = Si una capacidad evita una derrota, no se aplica ninguno de los efectos de esa derrota.

## A: Variantes, dificultad y comunicación

chapter-A = Variantes, dificultad y comunicación
rule-A1_1 = Variante opcional para 4 o 6 jugadores: en el mazo de Lealtad, una carta más de humano ocupa el lugar de la de sectario.
rule-A1_2 = En la variante sin sectario, los recursos empiezan en Combustible 7, Comida 6, Cordura 6 y Almas 7.
rule-A1_3 = La variante sin sectario solo vale con 4 o 6 jugadores, porque en las demás partidas no hay carta de sectario.
rule-A2_1 = Antes de empezar, el grupo puede facilitar la partida a uno de los bandos.
rule-A2_2 = Para facilitar la partida a los humanos, cada recurso empieza con 2 más.
rule-A2_3 = Para facilitar la partida a los traidores, cada recurso empieza con 2 menos.
rule-A3_1 = Las pautas de comunicación son una recomendación: el grupo puede añadir, cambiar o quitar las que quiera si todos están de acuerdo antes de empezar.
rule-A3_2 = Nadie tiene que decir la verdad, excepto al dar información pública.
rule-A3_3 = Si te preguntan cuántas cartas tienes en la mano, debes responder la verdad.
rule-A3_4a = Sobre lo que solo tú sabes debes hablar en términos generales, para que la verdad y la mentira suenen igual.
rule-A3_4b = En caso de duda, elige entre dos extremos: di «alto» o «bajo», pero no «bastante alto», «más bien bajo» ni «medio».
rule-A3_5a = Las preguntas a otros jugadores sobre información secreta deben poder contestarse con un sí o un no.
rule-A3_5b = Un jugador al que se pregunta por información secreta no está obligado a decir la verdad ni a responder.
rule-A3_6a = Está prohibido preguntar sin rodeos a un jugador cuál es su lealtad o si es un traidor.
rule-A3_6b = Está permitido sugerir, insinuar o afirmar que alguien es un traidor.
rule-A3_7a = Durante una prueba de habilidad no puedes decir el nombre, el tipo, el color ni el valor de las cartas que añades o vas a añadir.
rule-A3_7b = Durante una prueba de habilidad no puedes dar ningún otro dato que permita reconocer tus cartas cuando se muestren.
rule-A3_7c = Una vez mostradas las cartas de la prueba, no puedes señalar cuáles eran las tuyas, ni siquiera mintiendo.
rule-A3_7d = Puedes decir que una carta tuya ayuda mucho, que podrías ayudar un poco o que añades varias de ayuda media o baja, y también deducir a partir de lo público.
rule-A3_7e = No puedes decir que una sola carta ayuda a medias, ni nombrar el tipo de Habilidad, los valores o el título de una carta, ni reclamar como tuyas las cartas mostradas.
rule-A3_8a = Puedes pedir al grupo una capacidad concreta de una carta de Habilidad; los demás pueden decir si la tienen, pero no están obligados.
rule-A3_8b = Puedes ofrecer ayuda para una tarea, pero no leer los títulos ni las capacidades de las cartas de tu mano.
rule-A3_9a = Si has visto cartas de Lealtad de otro jugador, no puedes dar detalles, pero sí declarar abiertamente que es traidor o que es humano.
rule-A3_9b = Si has visto varias cartas de Lealtad, no puedes decir cuántas son de traidor.
rule-A3_9c = El dueño de unas cartas de Lealtad puede saber cuáles de ellas le han mirado.
rule-A3_10 = Si conoces la carta superior de un mazo, no puedes dar detalles, pero sí decir que es buena o mala.
rule-A3_11a = Los traidores revelados siguen las mismas pautas de comunicación que los demás.
rule-A3_11b = Los traidores revelados no pueden enseñar su mano a otros jugadores.

## S: Preparación

chapter-S = Preparación
rule-S0 = Los pasos 13, 16 y 17 no son los del cuaderno para aprender a jugar, cuya preparación está pensada para una primera partida.
rule-S1 = Paso 1: se coloca el tablero.
rule-S2 = Paso 2: las fichas de viaje y de ritual se colocan en Inicio.
rule-S3 = Paso 3: los cuatro medidores de recursos empiezan en 8, salvo que se use una variante.
rule-S4a = Paso 4: el dado, los marcadores de traidor, las fichas de pasajero y las miniaturas de profundo forman el suministro común.
rule-S4b = Paso 4: todas las fichas de pasajero se ponen boca abajo y se mezclan.
rule-S5 = Paso 5: las cartas de Habilidad se separan por tipo en seis mazos, que se barajan y se colocan boca abajo.
rule-S6a = Paso 6: el mazo de Daño se baraja y se coloca en su lugar.
rule-S6b = Paso 6: el mazo de Mitos se baraja y se coloca al lado del tablero.
rule-S7a = Paso 7: Padre Dagón y Madre Hidra empiezan en el Abismo.
rule-S7b = Paso 7: los profundos y los pasajeros iniciales se colocan como muestra la ilustración de la preparación.
rule-S8 = Paso 8: se toman sin mirarlas dos cartas de cada mazo de Habilidades, menos el de Traición, se barajan juntas y forman el mazo de caos, que va a su lugar.
rule-S9a = Paso 9: se elige al azar al primer jugador, que recibe la ficha de Jugador activo.
rule-S9b = Paso 9: por orden desde el primer jugador, hacia la izquierda, cada uno escoge un personaje y se queda con su hoja.
rule-S9c = Paso 9: las hojas de los personajes no elegidos vuelven a la caja.
rule-S9d = Es buena idea elegir personajes cuyas habilidades sean distintas.
rule-S10a = Paso 10: cada jugador toma la Proeza y la figura de su personaje y una hoja de referencia.
rule-S10b = Paso 10: las Proezas, figuras y hojas de referencia sobrantes vuelven a la caja.
rule-S11a = Paso 11: cada jugador toma el Objeto inicial que nombra el dorso de su hoja de personaje y lo deja boca arriba en su zona de juego.
rule-S11b = Paso 11: los demás Objetos se barajan y forman el mazo de Objetos.
rule-S12 = Paso 12: cada figura empieza en la casilla que nombra el dorso de su hoja de personaje.
rule-S13a = Paso 13: por orden desde la izquierda del jugador activo, todos los demás roban tres cartas a su elección dentro del conjunto de Habilidades de su personaje.
rule-S13b = Paso 13: el jugador activo empieza sin cartas de Habilidad.
rule-S14a = Paso 14: las cartas de Escala se barajan y forman un mazo.
rule-S14b = Paso 14: el Rol de Capitán y el mazo de Escalas son para el jugador cuyo personaje ocupa el puesto más alto de la línea de sucesión del Capitán.
rule-S15a = Paso 15: las cartas de Hechizo se barajan y forman un mazo.
rule-S15b = Paso 15: el Rol de Guardián del tomo y el mazo de Hechizos son para el jugador cuyo personaje ocupa el puesto más alto de esa línea de sucesión.
rule-S16 = Paso 16: con 3, 4, 5 o 6 jugadores, el mazo de Lealtad lleva 1, 1, 2 o 2 cartas de híbrido, 0, 1, 0 o 1 de sectario y 5, 6, 8 o 9 de humano.
rule-S17a = Paso 17: se baraja el mazo de Lealtad y cada jugador recibe una carta boca abajo; las demás se guardan para la fase de despertar.
rule-S17b = Paso 17: todos miran su carta al mismo tiempo y la dejan boca abajo en su zona de juego.
