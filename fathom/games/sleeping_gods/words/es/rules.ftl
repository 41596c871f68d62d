### Sleeping Gods: the words of the rule reader, one plain sentence per rule of the ledger, in Spanish.

## SET

chapter-SET = Preparación
rule-SET1 = Una campaña se juega en cooperación, de 1 a 4 jugadores.
rule-SET2 = Una campaña nueva abre el atlas por la página 2, con el barco en la región de mar que contiene el lugar número 2.
rule-SET3a = Con 1 o 2 jugadores se usa la cara del tablero del barco para 1-2; con 3 o 4, la cara para 3-4.
rule-SET3b = Al principio el peón de acción del barco no ha usado ninguna sala: en el primer turno se puede elegir cualquiera de las cinco.
rule-SET4 = El grupo empieza con exactamente 3 monedas y 1 grano en el tablero del barco, sin ningún otro recurso.
rule-SET5a = El tablero de tripulante de la capitana Sofi Odessa va al centro de la mesa y no se reparte a nadie.
rule-SET5b = Los otros 8 tableros de tripulante se reparten entre los jugadores lo más por igual posible.
rule-SET5c = Cada jugador toma las fichas de sinergia de los tableros de tripulante que ha recibido.
rule-SET6 = Las cartas de habilidad se barajan en un mazo boca abajo junto al tablero del barco.
rule-SET7 = Los jugadores eligen quién empieza, y esa persona recibe la ficha de capitán.
rule-SET8 = Las cartas de comercio, sin las cartas de aventura iniciales, se barajan en un mazo boca abajo.
rule-SET9a = Las cartas de suceso se separan en tres tipos, apacibles, peligrosas y mortales, y cada pila se baraja aparte.
rule-SET9b = El mazo de sucesos tiene 18 cartas boca abajo: 6 mortales al fondo, 6 peligrosas encima y 6 apacibles arriba del todo.
rule-SET9c = Las cartas de suceso que sobran al formar el mazo se guardan sin mirarlas.
rule-SET10 = Las cartas de aventura iniciales Gloria, Sopa, Pertrechos y Tortitas, guardadas con el comercio y marcadas como tales, son del grupo desde el principio.
rule-SET11 = Las cartas de misión y de aventura se guardan en orden creciente, nunca se barajan y no se miran hasta que el juego diga que se tome una.
rule-SET12 = Las cartas de enemigo quedan en orden creciente, boca abajo y sin barajar; su cara no se ve hasta el combate en que se usan.
rule-SET13 = Las fichas de búsqueda se barajan en una pila boca abajo.
rule-SET14 = Cada jugador (no cada tripulante) recibe 1 ficha de orden y 1 carta de habilidad.
rule-SET15 = Las cartas de nivel (de experiencia) son información abierta: cualquiera puede consultarlas en todo momento.
rule-SET16 = Al empezar una campaña los jugadores eligen el modo normal o brutal y lo anotan en el diario con la fecha y sus nombres.
rule-SET18 = Una campaña nueva (tras reiniciar) empieza con las cartas de misión 1 y 2, como en la guía inicial.
rule-SET19 = Al empezar una campaña nadie tiene heridas, fatiga, estados ni cartas equipadas, y el barco no tiene daño.

## TRN

chapter-TRN = El turno
rule-TRN1 = Los jugadores juegan por turnos en el sentido de las agujas del reloj, empezando por el primero.
rule-TRN2 = Un turno tiene cuatro pasos en este orden: acción de barco, suceso, dos acciones, fin del turno. Cada uno, sobre todo el suceso, se resuelve por completo antes del siguiente.
rule-TRN3 = Al final del turno la ficha de capitán pasa al jugador de la izquierda; quien la tiene es el jugador activo.
rule-TRN5 = La capitana Odessa siempre la controla el jugador activo.
rule-TRN6 = Los efectos de fin de turno (como los de los sucesos permanentes) se resuelven tras las dos acciones y antes de pasar la ficha de capitán; los resuelve el jugador de quien es el turno.

## GEN

chapter-GEN = Conceptos
rule-GEN1a = «-N salud»: el tripulante indicado sufre N de daño, es decir, se ponen N fichas de herida en su tablero.
rule-GEN1c = Curar N retira hasta N fichas de herida del tripulante.
rule-GEN2a = La salud de un tripulante es el número de heridas que aguanta; sus puntos de vida son la salud menos las heridas.
rule-GEN2b = Un tripulante con 0 puntos de vida no puede atacar ni participar en desafíos.
rule-GEN2d = Un tripulante con 0 puntos de vida no puede usar ni las capacidades de su tablero ni sus cartas de habilidad equipadas.
rule-GEN2f = Estos límites acaban en cuanto el tripulante con 0 puntos de vida vuelve a tener al menos 1.
rule-GEN2g = Las heridas nunca superan la salud de un tripulante; el exceso se debe dar a otro tripulante (excepción: el veneno).
rule-GEN2i = Si todos los tripulantes están a 0 puntos de vida, los jugadores son derrotados.
rule-GEN2j = Un tripulante con 0 puntos de vida sigue en juego: aún se le puede curar, equipar con cartas y dar estados, y conserva sus cartas equipadas.
rule-GEN3a = Un jugador puede tener como máximo 3 cartas de habilidad en la mano.
rule-GEN3b = En cuanto una mano supera las 3 cartas, su dueño descarta enseguida hasta quedarse con 3, las que elija.
rule-GEN3c = Las cartas de habilidad en mano son secretas hasta que se juegan; no se pueden enseñar ni dar a otros jugadores.
rule-GEN4a = Robar destino: revelar la primera carta de habilidad, usar el número de arriba a la izquierda (1-6) y descartar la carta.
rule-GEN4b = En el mazo de habilidad, los destinos 1 y 6 son cada uno la mitad de frecuentes que los 2, 3, 4 y 5.
rule-GEN4c = Si el mazo de habilidad se agota, se baraja el descarte para formar uno nuevo.
rule-GEN5a = Un tripulante puede tener como máximo 2 fichas de fatiga.
rule-GEN5c = Una primera ficha de fatiga no tiene efecto; con 2 de fatiga, un tripulante causa 1 de daño menos al atacar.
rule-GEN5d = Un tripulante con 2 de fatiga no puede ser elegido para desafíos, pero aún puede luchar.
rule-GEN6a = Todos los componentes son limitados: lo que la reserva no puede dar de una ganancia se pierde, fichas de orden incluidas.
rule-GEN6b = Las fichas de herida son el único componente ilimitado.
rule-GEN7 = El barco solo está y se mueve en regiones de mar, separadas por líneas de puntos, tierra, la espiral del atlas y el borde de la página; dos regiones que comparten una línea de puntos o se miran a través de la espiral son vecinas, y dos con tierra en medio no lo son.
rule-GEN8a = Por cada punto de daño al barco se roba destino y se pone un cubo de daño en la sala de ese número.
rule-GEN8b = Cada una de las cinco salas admite 2 cubos de daño y el casco 1 (11 huecos en total).
rule-GEN8d = Si el lugar robado ya está lleno (una sala con 2 cubos, el casco con 1), el jugador activo elige qué otro lugar recibe el daño.
rule-GEN8e = Una sala con 2 cubos de daño no se puede usar para una acción de barco.
rule-GEN8f = En cuanto hay 11 cubos de daño en el tablero del barco, los jugadores son derrotados.
rule-GEN8g = «Reparar N» retira del barco N cubos de daño a elección de los jugadores.
rule-GEN9a = Cinco habilidades: fuerza, astucia, conocimiento, percepción y oficio.
rule-GEN9b = Cada tripulante tiene de 2 a 4 habilidades impresas.
rule-GEN10 = Pagar, descartar o quitar fichas es devolverlas a la reserva; una carta de habilidad descartada va al descarte de habilidad.
rule-GEN11a = Un tripulante puede tener varios estados distintos, pero como mucho uno de cada tipo.
rule-GEN11b = Los cinco estados son debilidad, desánimo, miedo, locura y veneno.
rule-GEN11c = Debilidad: todas las habilidades del tripulante cuentan 2 menos; sus valores de combate no cambian.
rule-GEN11d = Desánimo: quien haga participar a este tripulante en un desafío debe pagar por ello 1 orden más.
rule-GEN11e = Miedo: el tripulante no puede atacar.
rule-GEN11f = Locura: el tripulante sufre 1 de daño cada vez que participa en un desafío.
rule-GEN11g = Veneno: el tripulante sufre 1 de daño al empezar el turno de cada jugador.
rule-GEN11h = El veneno se ignora en un tripulante con 0 puntos de vida; su daño nunca pasa a otro tripulante.
rule-GEN11i = Un estado solo se va con una capacidad o carta que lo quite.
rule-GEN12 = Comida, monedas, artefactos, materiales y cartas de aventura son comunes; tableros de tripulante, manos, fichas de orden y cubos de combate son de cada cual.
rule-GEN13 = Comida es carne, grano o verdura, y «cualquier comida» acepta toda mezcla; ganar un recurso es tomar su ficha de la reserva.
rule-GEN15 = El atlas del juego base tiene 9 mapas; no se puede entrar en las páginas de una expansión.

## SHIP

chapter-SHIP = Acción de barco
rule-SHIP1 = El jugador activo empieza el turno moviendo el peón de acción del barco a una de las cinco salas y aplicando sus efectos.
rule-SHIP2 = El peón debe cambiar de sala: la usada en el turno anterior, por cualquier jugador, no se puede volver a elegir.
rule-SHIP3 = Las cinco salas son puente, cocina, cubierta, camarotes y enfermería; el casco no tiene acción.
rule-SHIP4 = Los efectos de una sala se aplican en el orden que quiera el jugador activo.
rule-SHIP6 = Si todas las demás salas tienen 2 de daño, el peón se mueve igualmente, pero no se obtiene ningún efecto de sala.
rule-SHIP7a = Las fichas de orden de una sala dependen del número de jugadores; donde hay dos números impresos, el primero es para el menor número de jugadores de esa cara.
rule-SHIP7b = Los camarotes dan 4 fichas de orden con 3 jugadores y 5 con 4 jugadores.
rule-SHIP8 = Cada sala da al jugador activo el número impreso de fichas de orden; puente, camarotes y enfermería le dan además 1 carta de habilidad.
rule-SHIP9 = Puente: vuelven a la reserva todas las fichas de orden que haya en los tableros de tripulante (de todos los jugadores) y en las cartas de aventura.
rule-SHIP10a = Cocina: se roban 2 cartas de habilidad con 3-4 jugadores, solo 1 con 1-2 jugadores.
rule-SHIP10c = Cocina: el jugador puede descartar exactamente una carta de habilidad de la mano para quitar una ficha de fatiga a cualquier tripulante.
rule-SHIP11a = Cubierta: se gana el número impreso de fichas de orden, sin carta de habilidad.
rule-SHIP11b = Cubierta: el jugador puede robar hasta 3 fichas de búsqueda, una a una, decidiendo tras cada una si sigue.
rule-SHIP11c = Cubierta: se aplican todos los daños y estados de cada ficha de búsqueda revelada, sea cual sea la recompensa elegida.
rule-SHIP11d = Cubierta: el jugador toma la recompensa de una sola de las fichas de búsqueda reveladas.
rule-SHIP11e = Cubierta: las fichas de búsqueda reveladas van a un descarte; cuando la pila se vacía, se rehace barajándolo.
rule-SHIP12 = Camarotes: devolver a la reserva 3 fichas de orden (2 con 1-2 jugadores) de tableros de tripulante de cualquier jugador o de cartas de aventura.
rule-SHIP13 = Enfermería: curar 1 herida de cualquier tripulante, también de otro jugador.
rule-SHIP14 = Los jugadores nunca pueden darse fichas de orden entre sí.

## EVT

chapter-EVT = Sucesos
rule-EVT1 = Tras la acción de barco, el jugador activo roba la primera carta de suceso, la lee en voz alta y aplica sus efectos o intenta su desafío.
rule-EVT3 = Si la carta solo ofrece un desafío, no se puede rechazar.
rule-EVT4 = Si la carta ofrece varias opciones, los jugadores eligen exactamente una y la aplican.
rule-EVT5 = Un suceso PERMANENTE se pone boca arriba junto al tablero del barco y actúa hasta que lo descarta la condición impresa en él.
rule-EVT6 = Algunos sucesos actúan al momento y otros durante todo el turno en curso.
rule-EVT7a = Una campaña recorre tres veces el mazo de sucesos.
rule-EVT7b = Cuando se roba la última carta de suceso, el jugador activo termina aún su turno con normalidad.
rule-EVT8a = Primer agotamiento: en el turno siguiente, en vez de robar un suceso, el jugador activo lee el párrafo 1 (página 2) del libro de aventuras.
rule-EVT8b = Segundo agotamiento: en el turno siguiente, el párrafo 1.2 (página 2) sustituye al robo de un suceso.
rule-EVT8c = Tercer agotamiento: en el turno siguiente, el párrafo F1 (página 161) sustituye al robo de un suceso.
rule-EVT9 = Cada vez que se agota el mazo de sucesos, el libro de aventuras hace descartar todas las cartas de habilidad equipadas.
rule-EVT10a = Ejemplo, Máquina caprichosa (permanente): al final de su propio turno cada jugador puede intentar OFICIO 7; si lo supera, descarta la carta.
rule-EVT10b = Ejemplo, Serpiente marina (permanente): al final del turno avanza hasta 2 regiones hacia el barco; si entonces está en su región, el barco sufre 2 de daño.
rule-EVT10c = Ejemplo, Serpiente marina: cualquier jugador puede, como una de sus acciones, intentar FUERZA 7; si la supera, descarta la carta y la ficha de serpiente.
rule-EVT10d = Serpiente marina: si el barco deja el mapa por otra página del atlas, la serpiente se pone en la región adonde llega.
rule-EVT10e = Ejemplo, Estrella urticante: elegir 1 de daño al barco o un desafío de FUERZA 6 (fracaso: -3 salud).

## ACT

chapter-ACT = Acciones
rule-ACT1 = Tras el suceso, el jugador activo hace 2 acciones entre navegar, explorar, comerciar y puerto.
rule-ACT2 = La misma acción se puede hacer dos veces en un turno.
rule-ACT3 = Se puede renunciar a una de las acciones o a ambas para ganar 1 ficha de orden por cada una.
rule-ACT4 = Un efecto llamado acción en una carta en juego (como un suceso permanente) gasta una de las dos acciones.

## NAV

chapter-NAV = Navegación
rule-NAV1 = La acción de navegar mueve el barco con una prueba de OFICIO, nunca de conocimiento.
rule-NAV2a = Antes de robar, el jugador puede hacer participar a un tripulante con oficio, que recibe 1 de fatiga.
rule-NAV2b = Participa como mucho un tripulante en una prueba de navegación, y solo uno que tenga oficio.
rule-NAV2d = Se puede navegar sin ningún tripulante.
rule-NAV2e = La prueba de navegación es un desafío: salvo el límite de un participante, valen las reglas de los desafíos (estados, capacidades tras robar, cartas en mano de todos los jugadores, un tripulante ajeno por 1 orden, nada de equipar entretanto).
rule-NAV3 = Resultado de navegación: destino + 1 por cada símbolo de oficio del participante.
rule-NAV4 = Se pueden descartar de la mano cartas de oficio: cada una suma +1.
rule-NAV5a = La tabla de navegación del tablero del barco convierte el resultado en el número de movimientos permitidos.
rule-NAV5b = Un resultado de navegación de 8 permite 3 movimientos.
rule-NAV6 = Cada movimiento va a una región vecina de la actual; no hace falta usarlos todos.
rule-NAV7a = Al llegar a una región con un peligro, hay que resolverlo enseguida.
rule-NAV7b = Ante un peligro el jugador intenta el desafío o acepta la consecuencia negativa.
rule-NAV7c = Un peligro muestra a la izquierda la habilidad y la dificultad del desafío y a la derecha la consecuencia.
rule-NAV7d = Superar el desafío de un peligro evita la consecuencia; fracasar la aplica, y el daño mostrado va al barco.
rule-NAV7f = El desafío de un peligro sigue las reglas normales: pueden participar varios tripulantes.
rule-NAV7g = Resuelto el peligro, se gane o se pierda, aún se pueden usar los movimientos restantes (FAQ de la editorial).
rule-NAV7h = Un peligro solo actúa al llegar: quedarse en su región o dejarla no hace nada, y cada nueva llegada, también por un borde del mapa, lo activa otra vez.
rule-NAV8a = En el borde del mapa, el barco solo sigue en la misma dirección donde un icono nombra la página siguiente.
rule-NAV8c = Cruzar abre la página que nombra el icono; el barco entra por el lado opuesto al que ha dejado.
rule-NAV8e = Si varias regiones dan al lado de llegada, el jugador elige una.

## EXP

chapter-EXP = Exploración
rule-EXP1 = La acción de explorar explora un lugar con círculo rojo de la región del barco.
rule-EXP2 = Explorar es ir al párrafo del libro de aventuras que lleva el número del lugar.
rule-EXP3 = Un párrafo puede ofrecer una elección, que puede exigir antes un desafío o ganar un combate; luego se va al párrafo nombrado.
rule-EXP4 = Las ganancias y los efectos negativos de un párrafo se aplican al leerlos.
rule-EXP5 = «Volved al barco» termina la acción de explorar; el turno continúa.
rule-EXP6 = No se lee más allá del punto actual antes de haber elegido o resuelto el desafío.
rule-EXP7 = Un lugar se puede volver a explorar, en el mismo turno o más tarde; solo el propio texto (las palabras clave) cambia lo que ocurre.

## MKT

chapter-MKT = Mercados
rule-MKT1 = La acción de comerciar exige un mercado en la región del barco.
rule-MKT2 = Se roban 7 cartas de comercio (todas, si quedan menos).
rule-MKT3 = Se puede comprar cualquier número de las 7 cartas, cada una por su precio impreso en monedas.
rule-MKT4 = Las cartas compradas pasan a ser cartas de aventura del grupo.
rule-MKT5 = Las cartas no compradas van boca abajo al fondo del mazo de comercio.
rule-MKT6 = Un arma comprada se debe equipar enseguida en un tripulante.
rule-MKT7 = Un tripulante puede tener cualquier número de armas.
rule-MKT8 = En todo momento, un artefacto se puede vender por 2 monedas o usar como 2 monedas en un pago.
rule-MKT9 = Las cartas de comercio son un tipo de cartas de aventura.

## PORT

chapter-PORT = Puertos
rule-PORT1 = La acción de puerto exige un puerto en la región del barco.
rule-PORT2 = En una misma acción de puerto se puede usar alguno o todos entre posada, astillero, médico y gasto de experiencia, cada uno una vez como mucho.
rule-PORT3a = La posada cuesta 4 monedas.
rule-PORT3b = Posada: cada tripulante cura 2 heridas y pierde 1 de fatiga.
rule-PORT4 = Astillero: reparar cualquier número de cubos de daño del barco por 1 material o 1 moneda cada uno, en cualquier mezcla.
rule-PORT5 = Médico: por 1 moneda por tripulante elegido, curar todas sus heridas.
rule-PORT6 = Una acción de puerto permite gastar experiencia en cualquier número de cartas de nivel.

## XP

chapter-XP = Experiencia
rule-XP1 = La experiencia ganada se anota en el diario de campaña; la gastada se tacha.
rule-XP2 = Una carta de nivel solo se compra para el tripulante al que pertenece.
rule-XP3 = Comprar una carta de nivel cuesta la experiencia impresa en ella.
rule-XP4 = Una carta de nivel comprada se equipa enseguida en su tripulante y queda hasta el final de la campaña.
rule-XP6 = Las cartas de nivel no son cartas de habilidad: nunca se pueden descartar, ni libremente, ni para usar una capacidad, ni para reforzar un ataque; los efectos impresos en ellas sí valen.
rule-XP7 = Las cartas de nivel no cuentan para el límite de 2 cartas de habilidad equipadas.
rule-XP8 = Las cartas de nivel nunca se barajan en el mazo de habilidad.

## CMD

chapter-CMD = Órdenes
rule-CMD1 = Las órdenes se pueden gastar en todo momento, también en el turno de otro jugador, dentro de los límites de cada uso.
rule-CMD2a = Equipar: poner una carta de habilidad de la mano en un tripulante, pagando a la reserva las órdenes impresas arriba a la derecha.
rule-CMD2b = La carta se puede equipar en cualquier tripulante, también de otro jugador, o en la capitana.
rule-CMD2c = Un tripulante puede tener como máximo 2 cartas de habilidad equipadas; armas y cartas de nivel no cuentan.
rule-CMD2e = Un jugador puede descartar en todo momento las cartas de habilidad equipadas en los tripulantes que controla.
rule-CMD2f = Cada carta de habilidad equipada sube en 1 la habilidad de su tipo de ese tripulante.
rule-CMD2g = Una carta de habilidad equipada puede dar una capacidad a su tripulante o al jugador que lo controla; la mayoría son gratuitas una vez equipadas.
rule-CMD2h = No se pueden equipar cartas de habilidad durante un combate o un desafío.
rule-CMD3a = Activar una capacidad de tripulante: poner las órdenes exigidas en su tablero y obtener el efecto.
rule-CMD3b = Mientras haya órdenes en un tablero de tripulante, no se puede usar ninguna de sus capacidades.
rule-CMD3c = Cada jugador activa capacidades de sus propios tripulantes (el jugador activo, también las de la capitana).
rule-CMD4a = Activar una carta de aventura: poner en ella las órdenes exigidas y obtener el efecto.
rule-CMD4b = Una carta de aventura con órdenes no se puede volver a activar hasta que se retiren.
rule-CMD4c = Cualquier jugador puede activar cualquier carta de aventura en todo momento, también para ayudar a otro en un desafío o combate.
rule-CMD4d = Durante un combate no se puede cocinar ninguna receta ni activar cartas de aventura que muevan el barco.
rule-CMD4f = Las cartas de aventura que mueven el barco no se activan durante una acción de explorar.
rule-CMD4g = Las recetas se pueden cocinar durante una acción de explorar, fuera de combate.
rule-CMD5a = Si la capacidad de una carta de habilidad equipada cuesta órdenes, se pagan a la reserva y no se ponen en la carta.
rule-CMD5b = Las órdenes puestas en tableros de tripulante o cartas de aventura no se pueden gastar.
rule-CMD6 = Las órdenes gastadas van a la reserva, salvo las que se ponen para activar un tablero de tripulante o una carta de aventura.

## ABI

chapter-ABI = Capacidades
rule-ABI1 = La capacidad de tripulante «+1 destino» vale para cualquier robo de destino, también de otro jugador.
rule-ABI2 = La capacidad de tripulante «+1 de daño» solo se suma a un ataque de ese mismo tripulante y no se causa por sí sola.
rule-ABI3 = La capacidad de tripulante «+1 precisión» no se puede usar para el ataque de otro tripulante.
rule-ABI4 = El bloqueo de una capacidad de tripulante no puede reducir el daño causado a otro tripulante.
rule-ABI5 = La capacidad de tripulante «reparar 1» retira del barco 1 cubo de daño.
rule-ABI6 = Capacidad «repetir el destino si es 1»: cuando el jugador que controla a Kasumi roba destino 1, permite robar otra carta en su lugar.
rule-ABI7 = Las capacidades que quitan un estado o curan una herida pueden apuntar a cualquier tripulante.
rule-ABI8 = La capacidad de una carta de habilidad solo la usa el tripulante que la lleva equipada, salvo que la carta diga otra cosa.
rule-ABI9 = En una carta de habilidad, «tú» es el jugador que controla al tripulante que la lleva equipada.
rule-ABI10 = El «efecto inmediato» de una carta de habilidad se aplica en el momento de equiparla.
rule-ABI11 = Carta de habilidad Ataque por sorpresa, mientras está equipada: descartarla para causar 1 de daño sin robar destino, sin cubo de combate y sin contraataque.

## CH

chapter-CH = Desafíos
rule-CH1 = Un desafío nombra una habilidad, un valor por alcanzar y los efectos del fracaso.
rule-CH2a = El jugador activo elige primero los participantes entre su propia tripulación y la capitana.
rule-CH2b = Cada tripulante participa como mucho una vez en un desafío.
rule-CH2c = Cada participante recibe 1 de fatiga.
rule-CH2d = Un tripulante sin la habilidad del desafío puede participar: no suma nada, pero recibe la fatiga y cuenta como participante.
rule-CH3a = Otro jugador puede añadir cualquier número de sus tripulantes pagando 1 orden en total; cada uno recibe 1 de fatiga.
rule-CH3c = Si el desafío obliga a participar a un tripulante que el jugador activo no controla, quien lo controla no paga orden.
rule-CH4 = Un desafío se puede intentar sin participantes, confiando solo en el destino.
rule-CH5 = Se suma la habilidad nombrada de todos los participantes: símbolos impresos y cartas equipadas.
rule-CH6 = Se roba destino y se suma a la habilidad total de los participantes.
rule-CH7a = Tras robar destino, los jugadores, incluidos los no activos, pueden usar sus capacidades de tripulante, cartas de aventura y cartas de habilidad equipadas para cambiar el resultado.
rule-CH7b = Tras robar destino, cada jugador puede descartar de la mano cartas que muestren la habilidad del desafío, por +1 cada una.
rule-CH7c = Solo se pueden descartar para este +1 cartas de la mano, no las equipadas.
rule-CH8 = El desafío se supera si el resultado final alcanza al menos el valor.
rule-CH9 = La carta robada como destino se descarta tras el desafío.
rule-CH10 = Si se supera, se ignoran los efectos de fracaso y se sigue con el texto siguiente.
rule-CH11a = Fracaso «-X salud»: el jugador activo reparte X heridas entre los participantes.
rule-CH11b = Fracaso con daño al barco: se roba destino para hallar la sala de cada punto.
rule-CH11c = Un efecto de fracaso que nombra otro párrafo sustituye al párrafo indicado para el éxito.
rule-CH11d = Estado por fracaso: el jugador activo pone la ficha en un participante que aún no tenga ese estado.
rule-CH11e = Un efecto de fracaso que nombra a un tripulante lo afecta, haya participado o no.
rule-CH11f = La descripción de un fracaso solo se lee si el desafío fracasa.
rule-CH12 = Tras los efectos de fracaso, si no se nombra otro párrafo, se sigue el texto como tras un éxito.
rule-CH13a = Un participante obligado con 2 de fatiga no suma nada ni recibe fatiga, pero cuenta como participante para los efectos de fracaso.
rule-CH13c = Si un participante obligado es el único, sufre necesariamente los efectos de fracaso.
rule-CH14 = Los participantes se fijan antes de robar destino.

## CBT

chapter-CBT = Combate
rule-CBT1a = Cuando un párrafo dice COMBATE con números, hay que vencer a esos enemigos antes de que siga la historia.
rule-CBT1b = Se toman las cartas de los enemigos nombrados, se barajan y se ponen boca arriba en una sola fila sin huecos.
rule-CBT1c = Los 4 cubos se reparten: con 4 jugadores, 1 cada uno; con 3, 2 quien tiene el turno y 1 los demás; con 2, 2 cada uno; en solitario, los 4.
rule-CBT2a = El combate va por rondas hasta vencer a todos los enemigos o hasta que todos los tripulantes estén a 0 puntos de vida.
rule-CBT2b = Una ronda: ataques con contraataques, fin de ronda y comprobación de la victoria.
rule-CBT2c = Los jugadores usan sus cubos de combate en el orden que quieran entre ellos.
rule-CBT2d = Los jugadores pueden dejar cubos de combate sin usar y pasar antes al fin de ronda, cada cual decidiendo sobre los suyos.
rule-CBT2e = Si queda un enemigo tras el fin de ronda, se recuperan todos los cubos de combate y empieza otra ronda.
rule-CBT2f = Vencidos todos los enemigos, sus cartas vuelven en orden al mazo de enemigos, los cubos y fichas de sinergia dejan los tableros y la historia sigue.
rule-CBT2g = Si el último enemigo cae durante los ataques, el combate se gana al instante, queden los cubos que queden.
rule-CBT3 = Los jugadores pueden darse cubos de combate sin usar; por cada uno, quien da o quien recibe paga 1 orden.
rule-CBT4a = Para atacar, se pone un cubo en un tripulante que se controla y se elige una de sus armas.
rule-CBT4b = Un tripulante que ya tiene 2 cubos no puede volver a atacar esta ronda.
rule-CBT5 = Se elige como objetivo cualquier carta de enemigo.
rule-CBT6a = Se roba destino y se suma la precisión del arma; el ataque acierta si la suma alcanza al menos la defensa del objetivo.
rule-CBT6b = Tras robar destino, las capacidades de tripulante y las cartas de aventura aún pueden subir la precisión.
rule-CBT7a = Un acierto pone en las casillas del enemigo tantas fichas de herida como daño tenga el ataque.
rule-CBT7b = Un arma con un símbolo de habilidad en su daño permite a quien ataca, conocido el resultado del ataque, descartar una carta equipada de esa habilidad por +1 de daño.
rule-CBT7c = Solo se puede descartar una carta para esto; debe estar equipada en quien ataca, y no valen ni cartas de nivel ni de la mano.
rule-CBT8a = Todas las fichas de un ataque van en casillas unidas por los lados; vale cualquier forma, pero no las diagonales.
rule-CBT8b = Una casilla admite una ficha; las de un ataque no se ponen en casillas cubiertas ni las saltan.
rule-CBT9a = Un enemigo cae cuando todas sus casillas de corazón están cubiertas.
rule-CBT9b = La carta de un enemigo vencido vuelve al mazo y las restantes se juntan para que se toquen.
rule-CBT10a = Si el enemigo atacado sigue vivo tras el ataque, contraataca de inmediato.
rule-CBT10b = Un contraataque causa a quien atacó el daño básico del enemigo más 1 por cada símbolo de daño sin cubrir.
rule-CBT10c = Cada bloqueo del arma usada anula 1 de daño del contraataque.
rule-CBT10d = Contra un contraataque se pueden sumar bloqueos de cartas de aventura y de las capacidades de quien ataca.
rule-CBT10e = Si quien ataca se queda sin vida, el resto del daño va a otro tripulante, de cualquier jugador, que elige el jugador atacante, y así sucesivamente.
rule-CBT10f = Solo contraataca el enemigo atacado; los vecinos heridos por desbordamiento, no.
rule-CBT11a = Al final de la ronda, cada enemigo vivo ataca una vez, de izquierda a derecha.
rule-CBT11b = Por cada enemigo, el jugador activo decide a qué tripulante se ataca.
rule-CBT11c = Todo el daño de un enemigo va a un solo tripulante, salvo que se quede sin vida; el resto va entonces a otro que elige el jugador activo, y así sucesivamente.
rule-CBT11d = Los bloqueos de arma no valen al final de la ronda; sí los de cartas, capacidades o efectos de «fin de ronda».
rule-CBT11e = Las capacidades de fin de ronda sin cubrir (reloj de arena) actúan; los estados pueden ir a cualquier tripulante.
rule-CBT11f = Cada enemigo, en su turno, ataca primero y luego usa sus propios relojes, antes de que ataque el siguiente a la derecha.
rule-CBT12a = Un ataque fallado causa aun así 1 de daño, tras el contraataque del enemigo.
rule-CBT12b = Con 2 de fatiga, un ataque fallado no causa daño.
rule-CBT12c = Los efectos que suben el daño del ataque valen también en un fallo, incluido el descarte de una carta equipada (CBT7b).
rule-CBT12d = Los bloqueos de arma valen con normalidad contra el contraataque a un fallo.
rule-CBT12e = El daño tras un fallo no provoca otro contraataque.
rule-CBT13 = Las fichas de un ataque pueden desbordar a una sola carta de enemigo vecina si se tocan a través del borde y el objetivo recibe al menos la mitad del daño (redondeando hacia arriba).
rule-CBT14 = Volador: mientras su ala no esté cubierta, un enemigo tiene +1 de defensa contra armas que no sean a distancia.
rule-CBT15 = Una ficha de herida en una casilla anula todo lo impreso en ella.
rule-CBT16 = Un corazón marcado con 2 o 3 exige tanto daño de un solo ataque y recibe entonces una ficha.
rule-CBT17 = Un tripulante que cae a 0 por el contraataque a un fallo aún causa el daño de 1 y puede usar capacidades hasta que acabe esa acción de combate.
rule-CBT18 = Durante un combate no se puede equipar ninguna carta de habilidad ni pasar un arma de un tripulante a otro.
rule-CBT19 = Antes de casi todos los combates se conoce el nivel total de los enemigos: 3-8 muy fácil, 9-11 fácil, 12-13 medio, 14-17 peligroso, 18-22 mortal.

## ENE

chapter-ENE = Enemigos
rule-ENE1 = Daño al barco 1: al final de la ronda, el barco sufre 1 de daño, en la sala que diga el destino.
rule-ENE2 = Perder 1 recurso: al final de la ronda se devuelve 1 recurso a la reserva (comida, material, artefacto o moneda, a elección del jugador activo).
rule-ENE3 = Vecinos +1/+2: mientras no esté cubierta, cada enemigo vecino, a izquierda o derecha, causa eso de más en su ataque de fin de ronda; la propia carta, no.
rule-ENE4 = Cura a sus vecinos 1: al final de la ronda se retira 1 ficha de herida de cada enemigo vecino; el jugador activo elige cuál.
rule-ENE5 = Debilitar: al final de la ronda, un tripulante que elige el jugador activo recibe debilidad.
rule-ENE6 = Ataque relámpago: mientras no esté cubierto, el contraataque de este enemigo va antes del ataque.
rule-ENE7 = Descartar habilidad: al final de la ronda se descarta una carta de habilidad equipada que elige el jugador activo.
rule-ENE8 = Desanimar: al final de la ronda, un tripulante que elige el jugador activo recibe desánimo.
rule-ENE9a = Desarmar: al final de la ronda se retira una carta de arma equipada a un tripulante que elige el jugador activo.
rule-ENE9b = Una carta de arma retirada así se puede volver a equipar tras el combate.
rule-ENE10 = Asustar: al final de la ronda, un tripulante que elige el jugador activo recibe miedo.
rule-ENE11 = Locura: al final de la ronda, un tripulante que elige el jugador activo recibe locura.
rule-ENE12 = Bloqueo 1: mientras no esté cubierto, el enemigo anula 1 de daño cada vez que un tripulante se lo causa.
rule-ENE13 = Se cura 1/3: al final de la ronda se retiran 1 o 3 fichas de herida de este enemigo; el jugador activo elige cuáles.
rule-ENE14 = Veneno: al final de la ronda, un tripulante que elige el jugador activo recibe veneno.

## SYN

chapter-SYN = Sinergia
rule-SYN1 = Al empezar cada combate, cada ficha de sinergia está en el tablero de su propio tripulante; fuera de combate no tienen uso.
rule-SYN2 = Cuando un tripulante pone una ficha de herida en una casilla con símbolo de sinergia, puede dar su ficha de sinergia a otro.
rule-SYN3 = Un tripulante que tiene la ficha de sinergia de otro puede activarla: la devuelve a su dueño y obtiene su efecto.
rule-SYN4 = Un tripulante no puede activar su propia ficha de sinergia.
rule-SYN5 = Las fichas de sinergia se pueden activar tras robar destino.
rule-SYN6 = Una ficha de sinergia se puede devolver a su dueño en todo momento, sin efecto.
rule-SYN7 = Un efecto de sinergia vale una vez, al activarlo, para el tripulante que lo activa.
rule-SYN8a = Sinergia de Audrie, Kasumi y Laurent (cada una): +1 de daño en un ataque.
rule-SYN8b = Sinergia de la capitana Odessa: las heridas de un ataque se pueden poner en diagonal.
rule-SYN8c = Sinergia de Gregory: cuando quien la tiene llega a 0 puntos de vida, curar 2 de sus heridas.
rule-SYN8d = Sinergia de Kannan: repetir el destino durante un ataque.
rule-SYN8e = Sinergia de Mac: +2 de precisión en un ataque, también tras robar destino.
rule-SYN8f = Sinergia de Marco: +2 de daño en un ataque, que no se pone en casillas de corazón y va unido a las demás heridas del ataque.
rule-SYN8g = Sinergia de Rafael: 2 bloqueos.

## QST

chapter-QST = Misiones
rule-QST1 = «Tomad la misión X»: se toma la carta de misión X y se pone boca arriba con las demás.
rule-QST2 = «Descartad» o «completad la misión X»: la carta va a la caja de misiones terminadas y no vuelve a usarse en esta campaña.
rule-QST3 = El grupo tiene una palabra clave exactamente cuando posee la carta de misión que la muestra.
rule-QST4 = Un párrafo que empieza por «si palabra clave X, leed Y» se debe seguir cuando el grupo tiene X.
rule-QST5 = Varias instrucciones de palabras clave al principio de un párrafo se comprueban en orden.
rule-QST6 = Una elección marcada «requiere la palabra clave X» solo está disponible con X, y nunca es obligatoria.
rule-QST7 = El símbolo de misión activa marca las que se completan viajando a algún sitio; las demás guardan sobre todo una palabra clave.

## DEF

chapter-DEF = Derrota
rule-DEF1 = Hay dos formas de ser derrotados: todos los tripulantes a 0 puntos de vida, o 11 de daño en el barco.
rule-DEF2 = Modo normal: una derrota marca una casilla de derrota en el diario.
rule-DEF3a = Modo normal, derrota de la tripulación: el barco va al puerto más cercano.
rule-DEF3b = Modo normal, derrota de la tripulación: se quitan todas las heridas y toda la fatiga; los estados quedan.
rule-DEF4 = Modo normal, derrota del barco: el barco va al puerto más cercano y se retira todo su daño.
rule-DEF5 = Modo normal, en cualquier derrota: se descartan las 6 cartas de suceso siguientes y empieza un nuevo turno.
rule-DEF6a = Si quedan menos de 6 cartas de suceso, el número que falta se anota (fichas de herida en el espacio de sucesos) y se descarta del mazo siguiente una vez formado.
rule-DEF6b = Si estos descartes agotan el mazo de sucesos (también si quedaban exactamente 6 cartas), el turno siguiente resuelve el párrafo de agotamiento correspondiente en vez de un suceso.
rule-DEF6c = Si una derrota agota el mazo de sucesos por tercera vez, se lee F1 enseguida tras el procedimiento de derrota y no se forma otro mazo.
rule-DEF7 = Modo brutal: una derrota termina la campaña al instante; hay que reiniciar el juego para otra campaña.
rule-DEF8 = Al terminar una campaña, los tótems hallados se marcan en la hoja de logros y la puntuación final se anota en el diario.
rule-DEF9 = Derrota durante el final (FAQ de la editorial), modo normal: la primera se marca, se quitan todas las heridas, fatiga, estados, daño del barco y órdenes puestas, se ganan 7 órdenes y 10 de experiencia y se relee F1; la segunda se marca y la historia sigue en F2.

## ADV

chapter-ADV = Cartas de aventura
rule-ADV1 = Una carta de aventura ganada se pone boca arriba con las demás del grupo y pertenece a todos los jugadores.
rule-ADV2 = Los tótems son cartas de aventura con el símbolo de tótem; cuántos haya hallado el grupo determina el final de la campaña.
rule-ADV3 = Una carta con alternativas da exactamente una por activación.
rule-ADV4 = Una capacidad pasiva está siempre activa y no cuesta órdenes.
rule-ADV5a = Una carta de arma se puede equipar en cualquier tripulante, o pasar de uno a otro, en todo momento fuera de combate.
rule-ADV5b = Las cartas de arma no necesitan órdenes para usarse.
rule-ADV6 = Pertrechos, 1 orden: repetir el robo de destino y quedarse el mejor resultado.
rule-ADV7 = Sopa: activarla y pagar 3 de comida de cualquier tipo para quitar 3 de fatiga y 1 desánimo, a uno o varios tripulantes.
rule-ADV8 = Tortitas: activarlas y pagar 3 granos para quitar 3 de fatiga y curar 3 heridas.
rule-ADV9 = Salvo que se indique otra cosa, los efectos de una carta se pueden repartir entre varios tripulantes.
rule-ADV10 = Chaleco de escamas de serpiente: da a un tripulante +3 bloqueos temporales, solo en combate.
rule-ADV11 = Cierta carta de aventura quita 1 locura a cualquier tripulante o da 2 de conocimiento en un desafío.
rule-ADV12 = Cierto compañero da 2 de conocimiento en un desafío (tras robar destino) o 2 bloqueos en combate; pasivo: al buscar, se puede cambiar 1 de comida por 1 carne.
rule-ADV13 = Las cartas de aventura apartadas para ganar sitio siguen siendo del grupo.

## CAM

chapter-CAM = La campaña
rule-CAM1 = La partida solo se puede guardar antes de que empiece el turno de un jugador.
rule-CAM2 = Al guardar se anotan la página y el lugar del barco, su daño, la última acción de barco y la mano y las fichas de orden de cada jugador.
rule-CAM3 = Al guardar se conservan, de cada tripulante, heridas, fatiga, estados, cartas de habilidad, cartas de nivel y armas.
rule-CAM4 = Al guardar se conservan recursos, monedas, cartas de aventura, misiones en curso y terminadas, sucesos permanentes en juego y el mazo de sucesos en su orden.
rule-CAM5 = Al guardar se marcan las cartas de aventura con órdenes; al cargar, cada una recibe de nuevo una ficha de orden.
rule-CAM6 = Al guardar se separan el mazo y el descarte de habilidad; al cargar no se barajan juntos.
rule-CAM7a = Al cargar se barajan de nuevo el mazo de comercio y las fichas de búsqueda.
rule-CAM7b = Al cargar se reparten de nuevo los 8 tableros de tripulante lo más por igual posible; Odessa queda en el centro.
rule-CAM7c = Al cargar, los jugadores eligen quién empieza y toman mano y órdenes según su número en el diario.
rule-CAM8 = La sala de la última acción de barco anotada al guardar no se puede usar en el primer turno tras cargar.
rule-CAM9 = Se pueden añadir o quitar jugadores al final de cualquier turno.
rule-CAM10 = Llegada de un jugador: antes del turno siguiente, los tableros de tripulante (salvo el de Odessa) se redistribuyen lo más por igual posible; todo lo que hay en un tablero va con él.
rule-CAM11a = Salida de un jugador: sus tableros de tripulante se redistribuyen lo más por igual posible entre los demás.
rule-CAM11b = Un jugador que se va descarta 1 carta de habilidad y conserva solo 1 ficha de orden; el jugador activo reparte entre los demás las cartas restantes y la ficha.
rule-CAM12 = Tras un cambio en el número de jugadores, el tablero del barco debe mostrar la cara correspondiente.
rule-CAM13a = Una campaña se puede reiniciar en todo momento; solo puede haber una campaña en curso.
rule-CAM13b = Reinicio: todas las cartas de aventura y de misión (también las terminadas) vuelven en orden de número, y todas las cartas de nivel y fichas, a la reserva.
rule-CAM14 = Los jugadores pueden escribir notas en el diario y en el mapa en todo momento, y consultar en una campaña nueva las de campañas anteriores.

## VAR

chapter-VAR = Variantes
rule-VAR1 = Variante del dado: cada vez que se robaría destino, se tira en su lugar un dado de seis caras.
rule-VAR2 = Con la variante del dado no se roba ni se descarta ninguna carta de habilidad por el destino.

## SCO

chapter-SCO = Puntuación
rule-SCO1 = 2 puntos por carta de aventura poseída, incluidas las de comercio y las iniciales.
rule-SCO2 = 2 puntos más por carta de tótem.
rule-SCO3 = 1 punto por carta de misión, incluidas las terminadas, con o sin palabra clave.
rule-SCO4 = 2 puntos por carta de nivel en juego.
rule-SCO5 = 1 punto por cada 2 monedas completas.
rule-SCO6 = 1 punto por artefacto.
rule-SCO7 = 10 puntos si se ha alcanzado uno de los finales de la campaña.
rule-SCO8 = Modo normal: menos 10 puntos por derrota.
rule-SCO9 = Modo brutal: más 25 puntos.

## UNL

chapter-UNL = Desbloqueo
rule-UNL1 = En cuanto se halla un tótem o se alcanza un final, se marca su casilla en la hoja de logros; las marcas perduran en todas las campañas.
rule-UNL2 = Los desbloqueos dependen del número de tótems y finales distintos marcados en todas las campañas.
rule-UNL3a = 4 tótems o finales desbloquean las cartas de misión 171-172.
rule-UNL3b = 7 tótems o finales desbloquean las cartas de misión 169-170.
rule-UNL3c = 9 desbloquean la misión 168; 11 desbloquean la misión 174; 13 desbloquean la misión 175.
rule-UNL3d = 15 desbloquean las misiones 176-177; 18 desbloquean las misiones 178-180; 22 desbloquean la misión 173.
rule-UNL4 = Las cartas desbloqueadas solo se toman al empezar una campaña, nunca durante ella.
rule-UNL5 = Al empezar cada campaña, los jugadores deciden de cada carta desbloqueada si la usan; queda desbloqueada para siempre.

## VIL

chapter-VIL = Pueblos
rule-VIL1 = En una aventura encabezada en negrita por el nombre de una aldea o ciudad, se pueden tomar varias opciones distintas en una visita.
rule-VIL2 = En una misma acción de explorar no se puede elegir dos veces la misma opción de la ciudad.

## TOK

chapter-TOK = Fichas de exploración
rule-TOK1 = «Ganad la ficha de exploración A» (u otra letra): se toma esa ficha de la reserva.
rule-TOK2 = Un pasaje que menciona una ficha de exploración se lee si el grupo la tiene.
rule-TOK3 = Todas las fichas de exploración vuelven a la reserva con «volved al barco».
