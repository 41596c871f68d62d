### Machina Arcana: las palabras del lector de reglas, una frase sencilla por regla del registro, en español.

## SET: Preparación

chapter-SET = Preparación
rule-SET1a = Pueden jugar de 1 a 4 personas, y cada una lleva a un solo explorador.
rule-SET1b = Cada cual elige a quien quiera entre los ocho exploradores y los del escenario; nadie puede tomar al que ya está cogido.
rule-SET1c = Nadie dirige la partida y nada cambia con el número de jugadores: mazos, valores y costes son siempre los mismos.
rule-SET2a = Se juega un escenario cada vez; la caja trae tres.
rule-SET2b = El mazo de capítulos no se baraja: primero la carta de escenario y después los capítulos por su número.
rule-SET2c = La carta de final queda fuera del mazo de capítulos hasta que le toca.
rule-SET2d = La amenaza y el nivel de los monstruos empiezan en 1.
rule-SET2e = Las cartas con el símbolo del escenario se barajan con las demás; las de otros escenarios se quedan en la caja.
rule-SET2f = Los eventos de exploración y los de horror son dos mazos boca abajo, cada uno con 32 cartas básicas y las del escenario.
rule-SET2g = El escenario I tiene 12 cartas de capítulo y 11 eventos de cada clase; el II, 10 y 6; el III, 13 y 11. Cada uno tiene su loseta final.
rule-SET3a = Los exploradores empiezan sin esencia.
rule-SET3b = Empiezas con toda tu salud y toda tu resistencia.
rule-SET3c = Cada explorador tiene tres marcadores con su símbolo; hay cuatro juegos de ellos.
rule-SET3d = Empiezas con las manos vacías: los objetos se encuentran por el camino o se traen de la campaña.
rule-SET4a = Los objetos de nivel 1 forman cuatro mazos barajados: armas, atuendos, artefactos y consumibles.
rule-SET4b = Los objetos de los niveles 2 y 3 esperan fuera hasta que un capítulo los añade.
rule-SET4c = Los cuatro mazos de objetos comparten un solo descarte.
rule-SET4d = Hay 156 objetos de tres niveles: 51 armas, 40 atuendos, 35 artefactos y 30 consumibles.
rule-SET5a = Al principio el mazo de monstruos solo tiene los de nivel 1.
rule-SET5b = Los monstruos de los niveles 2 a 4 entran en el mazo cuando el nivel de los monstruos llega al suyo.
rule-SET5c = Hay 29 monstruos distintos, del nivel 1 al 4, y ninguno está repetido.
rule-SET6a = La loseta final del escenario se aparta y nunca sale de la pila.
rule-SET6b = Las diez losetas comunes forman una pila barajada, cada una con una de sus dos caras al azar.
rule-SET6c = Se empieza en la loseta de abajo de la pila, por la cara que muestre.
rule-SET7a = Se da la vuelta a la primera carta de capítulo, y su texto pasa a ser el capítulo actual.
rule-SET7b = Los valores de aparición y de horror empiezan en los del capítulo actual.
rule-SET7c = Después se hace lo que manda el primer capítulo, que coloca la entrada y a los exploradores en la loseta inicial.
rule-SET7d = Al empezar no hay monstruos ni eventos actuales.
rule-SET8a = La partida muy corta es el escenario I solo con los capítulos 1, 2 y 4.
rule-SET8b = Se gana cuando el último explorador vivo sale en el capítulo 4; no tiene final.
rule-SET8c = La partida corta es el escenario I sin los capítulos 2 y 7.
rule-SET8d = La partida corta se gana como el escenario entero.
rule-SET9a = El dado básico va de 1 a 10: su 0 es un diez.
rule-SET9b = En la partida fácil, el 0 del dado básico es un cero en todas sus tiradas.
rule-SET9c = En la partida muy fácil, las tiradas de aparición y de horror fallidas no bajan los valores.

## RND: Rondas y final de la partida

chapter-RND = Rondas y final de la partida
rule-RND1a = Una ronda tiene cuatro fases, siempre en este orden: exploradores, aparición, horror y monstruos.
rule-RND2a = Al empezar la fase de exploradores, todos recuperan su resistencia entera.
rule-RND2b = En ese momento los exploradores recogen sus marcadores, y acaba lo que señalaban.
rule-RND2c = Cada explorador con resistencia juega exactamente un turno por ronda.
rule-RND2d = El orden de los turnos lo elegís vosotros, y puede cambiar en cada ronda.
rule-RND2e = Un explorador acaba su turno antes de que otro empiece el suyo.
rule-RND2f = En tu turno actúas cuantas veces quieras y en el orden que quieras, aunque repitas, mientras puedas pagar.
rule-RND2g = Puedes terminar tu turno en cualquier momento; la resistencia que te quede se pierde.
rule-RND2h = Quien no tiene resistencia al empezar la fase no juega turno esa ronda.
rule-RND2i = Quedarse a 0 de resistencia no acaba el turno: hasta que lo termines puedes usar habilidades que no la cuesten.
rule-RND2j = La resistencia recuperada después de tu turno no te da otro turno ni más acciones esa ronda.
rule-RND3a = En la fase de monstruos cada uno juega un turno, del más antiguo de la fila al más nuevo.
rule-RND3b = Los monstruos en juego forman una fila; el que llega se pone en su extremo derecho.
rule-RND3c = Si la fila está vacía, no hay fase de monstruos.
rule-RND3d = El monstruo destruido o desterrado deja la fila; los demás conservan su orden.
rule-RND3e = Un monstruo que aparece en la fase de monstruos aún juega su turno en ella, el último.
rule-RND4a = Perdéis en cuanto se destruye al último explorador en juego.
rule-RND4b = En un final también perdéis en cuanto se cumple su condición de derrota, aunque queden vivos.
rule-RND4c = Si el escenario tiene final, se gana cumpliendo lo que este pide.
rule-RND4d = Si no lo tiene, se gana llevando el último capítulo a su término.
rule-RND4e = La victoria es de los exploradores que siguen vivos, y de nadie más.
rule-RND4f = Un explorador destruido no vuelve: su jugador no recibe otro.
rule-RND4g = El jugador eliminado busca desde entonces destruir a los supervivientes y ya no comparte su victoria.

## SPN: Aparición

chapter-SPN = Aparición
rule-SPN1a = En la fase de aparición cada explorador en juego tira una vez el dado básico.
rule-SPN1b = Si todas las casillas de aparición están selladas, nadie tira.
rule-SPN1c = Un capítulo sin escala de aparición, o con ella desactivada, no tiene fase de aparición.
rule-SPN1d = Quien se ha ido por la salida no tira el dado.
rule-SPN2a = La tirada de aparición tiene éxito si llega al valor de aparición, y no es una buena noticia.
rule-SPN2b = Si en ese momento ya hay cuatro monstruos o más en tu loseta, la amenaza sube 1 y no ocurre nada más.
rule-SPN2c = Si no, aparece un monstruo en la loseta del explorador que ha tirado.
rule-SPN2d = Después el valor de aparición vuelve al del capítulo, aunque no se haya podido colocar ningún monstruo.
rule-SPN2e = Una tirada de aparición fallida baja el valor un paso.
rule-SPN2f = Las tiradas van una tras otra, cada una contra el valor que dejó la anterior.
rule-SPN2g = El orden de estas tiradas lo eligen los jugadores.
rule-SPN2h = El límite de cuatro monstruos solo vale para las tiradas de la fase de aparición; una carta puede traer un quinto.
rule-SPN3a = En una loseta sin casilla de aparición utilizable no aparece nada.
rule-SPN3b = El monstruo que aparece es la carta de arriba del mazo de monstruos.
rule-SPN3c = Si ese mazo está vacío, antes se baraja su descarte para rehacerlo.
rule-SPN3d = Si no queda ninguna carta, en su lugar la amenaza sube 1.
rule-SPN3e = El monstruo se pone en la casilla de aparición de la loseta más cercana al explorador afectado.
rule-SPN3f = De las casillas de aparición selladas o destruidas no sale nada.
rule-SPN3g = Fuera de la fase de aparición, cuenta la loseta del explorador activo.
rule-SPN3h = Un monstruo siempre entra ileso, aunque ya lo hubierais destruido antes.
rule-SPN3i = Si la casilla de aparición más cercana está ocupada, el explorador afectado pone al monstruo en una casilla libre lo más cerca posible.
rule-SPN3j = Se roba la carta, se pone al final de la fila, se coloca la figura y solo entonces se resuelve su llegada.

## HOR: Horror

chapter-HOR = Horror
rule-HOR1a = Al empezar la fase de horror vuelven los marcadores de horror, y acaba lo que señalaban.
rule-HOR1b = Se hace una sola tirada de horror para todo el grupo.
rule-HOR1c = Un capítulo sin escala de horror, o con ella desactivada, no tiene fase de horror.
rule-HOR2a = La tirada de horror tiene éxito si llega al valor de horror.
rule-HOR2b = Si tiene éxito, el valor de horror vuelve antes al del capítulo.
rule-HOR2c = Luego se invoca un evento de horror.
rule-HOR2d = Una tirada de horror fallida baja el valor un paso.

## THR: Amenaza

chapter-THR = Amenaza
rule-THR1a = Cuando la amenaza sube, su ficha avanza una casilla a la derecha.
rule-THR1b = Al final de la pista la ficha vuelve al principio, y el nivel de los monstruos sube 1.
rule-THR1c = Al subir el nivel, los monstruos nuevos y todo el descarte se barajan en el mazo; los retirados no vuelven.
rule-THR1d = En el nivel 5 la amenaza ya no sube: en su lugar cada explorador destruye un objeto equipado a su elección.
rule-THR1e = Quien no tenga un objeto equipado que destruir es destruido.
rule-THR1f = La amenaza nunca baja de 1.
rule-THR1g = Una subida de varios puntos se hace de uno en uno, con los cambios de nivel que haya por el camino.
rule-THR1h = Bajar la amenaza nunca baja el nivel de los monstruos.
rule-THR1i = Los niveles van del 1 al 5, y el quinto no tiene monstruos propios.
rule-THR1j = Un efecto que fija la amenaza lleva la ficha directamente a ese valor.
rule-THR1k = En el nivel 5 cada punto de una subida le cuesta un objeto a cada explorador.

## ATT: Unidades y atributos

chapter-ATT = Unidades y atributos
rule-ATT1a = Toda unidad tiene cinco atributos: armadura, voluntad, salud, resistencia y esencia.
rule-ATT1b = Las unidades son exploradores o monstruos; algunas casillas también cuentan como unidades sin ser ni lo uno ni lo otro.
rule-ATT1c = Exploradores y monstruos se mueven, atacan y usan habilidades con las mismas reglas, salvo que una diga otra cosa.
rule-ATT1d = La armadura y la voluntad de tus objetos equipados se suman a las tuyas.
rule-ATT1e = Ningún atributo baja de 0 ni pasa de 9.
rule-ATT1f = Salud, resistencia y esencia nunca pasan de su máximo.
rule-ATT1g = El máximo de salud y de resistencia está en la carta; algunos efectos lo cambian.
rule-ATT2a = Gastar un atributo nunca es obligatorio.
rule-ATT2b = Perderlo siempre lo es.
rule-ATT2c = Mientras un efecto te impide perder un atributo, lo gastas gratis.
rule-ATT2d = Solo se gasta lo que se tiene: un coste demasiado alto no puede pagarse.
rule-ATT3a = Recibir un golpe cuesta 1 de salud.
rule-ATT3b = Una unidad con menos salud que su máximo está herida.
rule-ATT3c = Una unidad que pierde o gasta su última salud es destruida.
rule-ATT3d = Los exploradores señalan la salud que les queda; los monstruos llevan fichas por la que han perdido.
rule-ATT3e = La resistencia vuelve cada ronda; la salud y la esencia, solo por efectos.

## ESS: Esencia

chapter-ESS = Esencia
rule-ESS1a = Recuperas 1 de esencia por una casilla de evento, por un cofre o por un monstruo destruido en tu turno; algunas habilidades dan más.
rule-ESS1b = Nadie tiene más de 9 de esencia.
rule-ESS2a = En vez de perder o gastar salud puedes pagar otro tanto de esencia.
rule-ESS2b = La esencia puede cubrir una parte, y la salud el resto.
rule-ESS2c = Vista tu tirada de ataque, sea o no tu turno, puedes subirla 1 por cada punto de esencia que gastes.
rule-ESS2d = En tu turno puedes subir así cualquier otra tirada de ataque, como la de una trampa o un barril.
rule-ESS2e = La esencia sustituye a la salud, nunca a la resistencia.
rule-ESS2f = Subir una tirada o salvar salud con esencia ocurre dentro de la acción: no es una habilidad, y salvar salud se puede en cualquier fase.
rule-ESS3a = Cuando alguien gasta esencia, otros exploradores bien situados pueden pagar una parte o toda.
rule-ESS3b = Lo que cuenta es la casilla a la que se apunta, como una de capítulo, o si no la hay, la del explorador activo.
rule-ESS3c = Puedes aportar si eres adyacente a esa casilla, al explorador activo o a otro que participe: se permiten cadenas.
rule-ESS3d = El explorador activo puede no pagar nada si los demás lo cubren todo.
rule-ESS3e = Nadie está obligado a aportar, y cada cual paga de su propia esencia.
rule-ESS3f = Solo se aporta esencia: la resistencia la paga quien actúa.
rule-ESS3g = Se puede aportar a todo gasto de esencia y en cualquier fase, también para salvar salud o subir una tirada.

## EXP: Exploradores

chapter-EXP = Exploradores
rule-EXP1a = Un explorador usa las habilidades activas de su carta, sus consumibles, sus objetos equipados y sus eventos vinculados, las del evento de exploración y el capítulo actuales y las de su loseta; además puede intercambiar objetos y reorganizar su inventario.
rule-EXP1b = Todo explorador es tirador, bruto, místico o artesano.
rule-EXP1c = Cada explorador tiene su propio inventario, con lo equipado y lo guardado.
rule-EXP1d = Cuando un explorador se coloca en una loseta, las habilidades del capítulo van antes que las de llegada.
rule-EXP2a = Con 0 de salud tu explorador es destruido, y quedas eliminado.
rule-EXP2b = Su figura, su carta y sus marcadores dejan la partida.
rule-EXP2c = Sus objetos se barajan y van al descarte de objetos.
rule-EXP2d = Sus eventos vinculados quedan fuera de la partida.
rule-EXP2e = Si era el explorador activo, su turno acaba al instante.
rule-EXP2f = Un foso, una casilla sellada o la amenaza en el nivel 5 te destruyen sin más, y la esencia no lo evita.

## MON: Monstruos

chapter-MON = Monstruos
rule-MON1a = Los monstruos no llevan nada.
rule-MON1b = Un monstruo usa las habilidades activas de su carta y del evento de horror actual, y las de su loseta si es capaz.
rule-MON1c = En una carta, «este monstruo» es el de esa misma carta.
rule-MON2a = Un monstruo destruido de nivel inferior al actual queda fuera de la partida, salvo que sea de nivel 4.
rule-MON2b = Cualquier otro monstruo destruido va encima del descarte de monstruos.
rule-MON2c = Recuperas 1 de esencia por cada monstruo que destruyes en tu turno; fuera de él, nada.
rule-MON3a = Desterrar a un monstruo lo quita del tablero y de la fila, y no da esencia.
rule-MON3b = La carta de un monstruo desterrado va adonde iría la de uno destruido.
rule-MON3c = Desterrar no es destruir: no ocurre nada de lo que espera una muerte.

## ATK: Ataques

chapter-ATK = Ataques
rule-ATK1a = Cada ataque dice cuántos dados altos y bajos tira.
rule-ATK1b = Las caras de un dado bajo son 0, 1, 1, 1, 2 y 2.
rule-ATK1c = Las caras de un dado alto son 0, 1, 1, 2, 2 y 3.
rule-ATK1d = La tirada de ataque es la suma de todos los dados.
rule-ATK1e = Primero se suma lo que sube la tirada, esencia incluida; después se resta lo que la baja.
rule-ATK1f = El ataque acierta si su resultado llega a la defensa del objetivo; si no, no pasa nada.
rule-ATK1g = Un acierto cuesta exactamente 1 de salud, por alta que sea la tirada.
rule-ATK1h = La armadura defiende de los ataques físicos; la voluntad, de los mágicos.
rule-ATK1i = Lo que mejora las tiradas de ataque mágico vale también para un ataque físico, que pasa a ser mágico.
rule-ATK1j = Un ataque a varias unidades se tira una vez, y cada una se defiende con su valor.
rule-ATK1k = Todos aquellos a quienes alcanza un ataque son defensores.
rule-ATK1l = A quien muere de un golpe lo ha destruido el atacante.
rule-ATK1m = Un ataque va así: tirada, aumentos y esencia, reducciones, comparación, golpe dado, golpe recibido, pérdida de salud.
rule-ATK1n = Hay tres dados altos, tres bajos, un dado de recarga de seis caras y un dado básico de diez.

## ETH: Unidades etéreas

chapter-ETH = Unidades etéreas
rule-ETH1a = Las demás unidades no pueden apuntar a una etérea, salvo que un efecto lo permita.
rule-ETH1b = Los ataques de área y las habilidades que no apuntan sí la alcanzan.
rule-ETH1c = Haga lo que haga, una unidad etérea sigue siéndolo.
rule-ETH1d = Los monstruos no hacen caso de los exploradores a quienes no pueden apuntar; si no hay otros, no se mueven.
rule-ETH2a = Cualquiera puede atravesar a una unidad etérea.
rule-ETH2b = Una unidad etérea puede atravesar a cualquiera.
rule-ETH2c = Aun así es un obstáculo, y nadie acaba su movimiento en su casilla.

## FX: Efectos comunes

chapter-FX = Efectos comunes
rule-FX1a = Intercambio: la unidad activa y su objetivo cambian de sitio.
rule-FX2a = Control: en el turno de un monstruo controlado decide por él quien lo controla.
rule-FX2b = Un monstruo controlado puede atacar a otros monstruos.
rule-FX3a = Muerte: lo que destruye un explorador, sea monstruo u otro explorador, cuenta como muerto por él.
rule-FX3b = Una destrucción indirecta, como empujar a alguien a un foso, también cuenta.
rule-FX4a = Teletransporte: la unidad elige una casilla transitable dentro del alcance indicado.
rule-FX4b = Nada de lo que haya en medio detiene un teletransporte.
rule-FX4c = Hacia un tipo de casilla se va siempre a la más cercana de la loseta que no esté destruida.
rule-FX4d = Si está ocupada o es intransitable, se va a la casilla libre más cercana; entre varias elige el explorador afectado.
rule-FX4e = Teletransportarse no es moverse: hasta una unidad inmóvil puede ser teletransportada.
rule-FX5a = Ser empujado o atraído no es moverse.
rule-FX5b = El origen es la casilla que empuja o atrae o, si no se dice, la de la unidad activa.
rule-FX5c = En la misma fila o columna se empuja o atrae en línea recta.
rule-FX5d = En otro caso, en diagonal.
rule-FX5e = La dirección se decide de nuevo en cada casilla.
rule-FX5f = Una unidad empujada o atraída a una palanca la acciona.
rule-FX5g = Una unidad empujada o atraída a un barril le asesta un golpe.
rule-FX5h = A una unidad inmóvil no se la puede empujar ni atraer.
rule-FX5i = Paredes, puertas cerradas, escombros y otros obstáculos detienen el empuje o la atracción.

## TILE: Losetas y movimiento

chapter-TILE = Losetas y movimiento
rule-TILE1a = Una loseta tiene diez por diez casillas.
rule-TILE1b = Una loseta tiene hasta cuatro aberturas.
rule-TILE1c = Una abertura sin loseta al otro lado es una pared.
rule-TILE1d = En cada cara, una sola abertura lleva la marca por la que se une la loseta.
rule-TILE1e = Donde se juntan dos aberturas se pasa y se ve como en cualquier otro sitio.
rule-TILE2a = Moverse una casilla cuesta 1 de resistencia.
rule-TILE2b = Te mueves en cualquiera de las ocho direcciones.
rule-TILE2c = La casilla de destino debe estar libre y ser transitable.
rule-TILE2d = No se atraviesan obstáculos ni elementos que bloquean.
rule-TILE2e = Una unidad inmóvil no se mueve.
rule-TILE2f = A una unidad que no puede moverse aún se la puede empujar, atraer y teletransportar.
rule-TILE3a = Algunas habilidades permiten cruzar obstáculos o elementos que bloquean hasta una casilla libre.
rule-TILE3b = Aun así, el movimiento debe acabar en una casilla libre y transitable.
rule-TILE3c = Quien puede cruzar fosos paga 1 de resistencia al entrar y 1 al salir.
rule-TILE3d = De foso a foso no cuesta nada.
rule-TILE3e = No puedes acabar tu turno en un foso.
rule-TILE3f = Aun quien cruza fosos es destruido si lo teletransportan, empujan o atraen a uno.
rule-TILE4a = En una abertura sin explorar puedes explorar por 2 de resistencia.
rule-TILE4b = La abertura con la entrada o la salida no se explora.
rule-TILE4c = Explorar descubre la loseta de arriba de la pila, por la cara que muestre.
rule-TILE4d = La loseta nueva se gira para que su abertura marcada toque la tuya.
rule-TILE4e = El tablero nunca pasa de dos por dos losetas.
rule-TILE4f = Si la loseta nueva lo agrandara más, antes el tablero se desplaza.
rule-TILE4g = Solo los exploradores descubren losetas.
rule-TILE5a = El desplazamiento quita losetas hasta que cabe la nueva.
rule-TILE5b = Nunca se quita una loseta con un explorador.
rule-TILE5c = Los monstruos de una loseta que se quita son desterrados.
rule-TILE5d = La loseta quitada se voltea y va debajo de la pila.
rule-TILE5e = Fichas y puertas desaparecen con su loseta: si vuelve, está como nueva.
rule-TILE6a = En la casilla de la ficha de salida puedes salir por 2 de resistencia.
rule-TILE6b = Quien sale deja el tablero y acaba su turno.
rule-TILE6c = Ningún efecto alcanza al explorador que ha salido.
rule-TILE6d = Quien ha salido no tiene turno, no usa habilidades ni aporta nada.

## CELL: Casillas y puertas

chapter-CELL = Casillas y puertas
rule-CELL1a = Las paredes separan casillas: por ellas no se pasa ni se ve.
rule-CELL1b = Una casilla que no se reconoce son escombros.
rule-CELL2a = Las puertas están entre dos casillas y al principio están abiertas.
rule-CELL2b = Por una puerta abierta o destruida se pasa y se ve.
rule-CELL2c = Una puerta cerrada es como una pared.
rule-CELL2d = Para hacer algo con una puerta hay que estar en una de sus dos casillas.
rule-CELL2e = Por 2 de resistencia un explorador abre o cierra la puerta que tiene al lado.
rule-CELL2f = Por 4 de resistencia una unidad destruye la puerta cerrada que tiene al lado.
rule-CELL2g = Una puerta destruida queda así para siempre.
rule-CELL2h = Un monstruo torpe solo sabe destruir puertas cerradas, por 4 de resistencia.
rule-CELL2i = Un monstruo astuto puede abrir o cerrar una puerta por 3 de resistencia.
rule-CELL2j = Un monstruo astuto puede destruir una puerta, abierta o cerrada, por 4 de resistencia.
rule-CELL2k = Solo un monstruo astuto puede destruir una puerta abierta.
rule-CELL3a = Por una casilla transitable se pasa, se ve y en ella se puede parar.
rule-CELL3b = Los escombros detienen el paso y la vista.
rule-CELL3c = Pisar una trampa no hace nada por sí solo.
rule-CELL4a = Quien se mueve, es empujado, atraído o teletransportado a un foso es destruido.
rule-CELL4b = Un monstruo torpe nunca entra por sí mismo en un foso.
rule-CELL4c = Un foso es transitable: no tapa la vista ni es un obstáculo.
rule-CELL5a = Un barril cierra el paso, pero no la vista.
rule-CELL5b = Un barril cuenta como una unidad a la que solo se puede atacar.
rule-CELL5c = Con un resultado de 1 basta para acertar a un barril.
rule-CELL5d = Un barril que recibe un golpe ataca a todo lo adyacente con tres dados altos, en una sola tirada.
rule-CELL5e = Después el barril es una casilla destruida.
rule-CELL5f = Los barriles de al lado también explotan si el resultado es al menos 1.
rule-CELL6a = Sobre una casilla de aparición se puede andar.
rule-CELL6b = Junto a una casilla de aparición puedes sellarla por 3 de resistencia y 4 de esencia.
rule-CELL6c = Sellar baja primero la amenaza en 1, nunca por debajo de 1.
rule-CELL6d = Quien está en la casilla que se sella es destruido, también un explorador.
rule-CELL6e = Después se ponen en ella dos fichas de destrucción.
rule-CELL6f = Por último se ilumina el capítulo.
rule-CELL7a = Palancas, estaciones de recarga, bancos de trabajo, cofres, casillas de evento y de capítulo son obstáculos.
rule-CELL7b = Una casilla así se activa desde una adyacente.
rule-CELL7c = Lo que se activa queda destruido: sirve una sola vez.
rule-CELL8a = Por 2 de resistencia un explorador acciona una palanca y dispara las trampas.
rule-CELL8b = Un monstruo astuto acciona una palanca por 3 de resistencia.
rule-CELL8c = Las trampas atacan a cuantos están en casillas de trampa de la loseta de la unidad activa, con tres dados altos en una sola tirada.
rule-CELL8d = Si no hay unidad activa, como en un evento de horror, atacan las trampas de todas las losetas.
rule-CELL8e = El ataque de las trampas es el de la unidad activa: valen sus bonificaciones, y lo que destruye es suyo.
rule-CELL9a = Por 1 de resistencia usas una estación de recarga adyacente.
rule-CELL9b = El dado de recarga da 1 de salud, 1 de resistencia o nada.
rule-CELL10a = Por 3 de resistencia usas un banco de trabajo adyacente.
rule-CELL10b = Por 3 de resistencia abres un cofre adyacente: recuperas 1 de esencia y ganas un objeto.
rule-CELL10c = Por 3 de resistencia activas una casilla de evento adyacente: recuperas 1 de esencia e invocas un evento de exploración.
rule-CELL11a = Una casilla de capítulo está apagada, iluminada o destruida.
rule-CELL11b = Activar una apagada cuesta 3 de resistencia y 3 de esencia.
rule-CELL11c = Activar una iluminada cuesta solo 3 de resistencia.
rule-CELL11d = Mientras la salida está en el tablero, las casillas de capítulo no hacen avanzar la historia.
rule-CELL11e = Un capítulo bloqueante no avanza con las casillas de capítulo.
rule-CELL11f = Si no, activar una casilla de capítulo pasa la página: empieza el capítulo siguiente.
rule-CELL12a = Iluminar el capítulo pone una ficha de luz en la casilla de capítulo sin ficha más cercana de tu loseta.
rule-CELL12b = Si no hay ninguna, no ocurre nada.
rule-CELL13a = Una casilla destruida recibe una ficha de destrucción.
rule-CELL13b = Una casilla de aparición destruida recibe dos, y quien esté en ella es destruido.
rule-CELL13c = Una casilla destruida es un obstáculo que no tapa la vista.
rule-CELL13d = Con una casilla destruida no se puede hacer nada.
rule-CELL13e = Reparar una casilla le quita sus fichas y le devuelve su función.
rule-CELL13f = Si una casilla cuenta como otra, es esa otra y deja de ser lo que era.
rule-CELL13g = Si una casilla es también otra, es las dos cosas.

## ITEM: Objetos

chapter-ITEM = Objetos
rule-ITEM1a = Los objetos son armas, atuendos, artefactos o consumibles.
rule-ITEM1b = Armas, atuendos y artefactos solo sirven equipados.
rule-ITEM1c = Un consumible se usa desde el inventario y nunca está en juego.
rule-ITEM1d = Un consumible se destruye en cuanto se ha usado.
rule-ITEM1e = Un atuendo se lleva en el torso, en las piernas o en la cabeza.
rule-ITEM1f = El de torso admite un refuerzo a la derecha; el de cabeza se une por abajo y el de piernas por arriba.
rule-ITEM1g = Un refuerzo va al lado de un arma o de un atuendo de torso con el icono que le corresponde.
rule-ITEM1h = Un refuerzo nunca es un objeto principal.
rule-ITEM2a = El objeto principal es el más bajo de un montaje.
rule-ITEM2b = Se lleva un objeto principal de cada tipo; las armas son la excepción.
rule-ITEM2c = Caben dos armas principales si las dos son de una mano.
rule-ITEM2d = Antes de equipar un objeto principal puedes guardar uno del mismo tipo.
rule-ITEM2e = Al equipar un objeto, vaya donde vaya, se resuelve enseguida su llegada.
rule-ITEM3a = Una mejora va sobre un objeto equipado de su tipo con el icono que encaja.
rule-ITEM3b = Lo que se lleva en el torso no puede ir sobre otra prenda del mismo tipo.
rule-ITEM3c = Una mejora cuenta como equipada y puede mejorarse a su vez.
rule-ITEM3d = Antes de mejorar puedes guardar una mejora del mismo tipo.
rule-ITEM3e = Un refuerzo va al lado de un objeto equipado con el icono que encaja, y entonces cuenta como equipado.
rule-ITEM3f = Un refuerzo solo ayuda al objeto que refuerza, salvo que diga otra cosa.
rule-ITEM3g = Antes de reforzar puedes guardar un refuerzo del mismo tipo.
rule-ITEM4a = Un objeto se guarda con todo lo que lleva acoplado.
rule-ITEM4b = Si un efecto manda guardar un objeto sin decir cuál, eliges tú: principal, mejora o refuerzo.
rule-ITEM5a = Para ganar un objeto robas dos cartas de los mazos que quieras, y ves la primera antes de elegir el segundo mazo.
rule-ITEM5b = Destruyes una de las dos o la devuelves a su mazo.
rule-ITEM5c = Te quedas la otra o se la das a un explorador adyacente.
rule-ITEM5d = Puedes equiparla enseguida como objeto principal si tu clase lo permite: el tirador un atuendo, el bruto un arma, el místico un artefacto, el artesano lo que sea.
rule-ITEM5e = Lo que no se equipa enseguida se guarda.
rule-ITEM5f = Eso no cuesta resistencia, pero no permite mejoras ni refuerzos.
rule-ITEM6a = Los objetos descartados nunca vuelven a los mazos.
rule-ITEM6b = Barajar los mazos de objetos deja fuera el descarte.
rule-ITEM6c = De un mazo vacío no se roba; quedan los demás.
rule-ITEM7a = En el banco de trabajo robas primero tres cartas, una tras otra, de los mazos que quieras.
rule-ITEM7b = Después puedes cambiar cartas robadas, una por una, por las de tu inventario.
rule-ITEM7c = Luego eliges una carta para quedártela o dársela a un explorador adyacente.
rule-ITEM7d = Las demás las destruyes o las devuelves a sus mazos en el orden que quieras.
rule-ITEM7e = Por último reorganizas un inventario sin pagar más.
rule-ITEM8a = Por 2 de resistencia intercambias con un explorador adyacente cuantos objetos queráis, en ambos sentidos.
rule-ITEM8b = Un objeto que cambia de manos llega guardado.
rule-ITEM8c = Cada cual decide qué sale de su inventario.
rule-ITEM9a = Reorganizar un inventario cuesta 3 de resistencia.
rule-ITEM9b = En vez del tuyo puedes reorganizar el de un explorador adyacente.
rule-ITEM9c = Primero se guarda todo lo que contiene.
rule-ITEM9d = Después se equipan objetos principales, cuantos permitan los límites.
rule-ITEM9e = Luego vienen las mejoras y los refuerzos.
rule-ITEM9f = Por último se pueden dar objetos a exploradores adyacentes.
rule-ITEM10a = Un objeto que no necesita objetivo actúa sobre su dueño.
rule-ITEM10b = Las habilidades pasivas de un objeto equipado valen para todo lo que hace su dueño; solo los refuerzos se limitan a un objeto.

## CHAP: Capítulos y campaña

chapter-CHAP = Capítulos y campaña
rule-CHAP1a = Todos los exploradores tienen las habilidades activas del capítulo actual, que actúan sobre quien las usa.
rule-CHAP1b = Un capítulo nuevo resuelve su llegada y fija los dos valores.
rule-CHAP1c = Una carta de capítulo tiene título, símbolo, relato, habilidades y a menudo escalas de aparición y de horror.
rule-CHAP2a = Un capítulo bloqueante dice él mismo cómo avanza o cómo se coloca la salida.
rule-CHAP3a = Para colocar la entrada se pone antes una loseta de la pila, salvo al empezar, cuando ya está.
rule-CHAP3b = La ficha de entrada va en la abertura marcada de esa loseta.
rule-CHAP3c = Cada explorador se pone en la entrada o en una casilla libre adyacente, como queráis.
rule-CHAP3d = Después se resuelven las llegadas de los exploradores y de sus objetos equipados.
rule-CHAP4a = El explorador activo elige una abertura sin explorar, que no sea la entrada, para la salida.
rule-CHAP4b = Cuando ha salido el último superviviente, todos los monstruos son desterrados.
rule-CHAP4c = Entonces las losetas del tablero se barajan y van bajo la pila, y sus fichas desaparecen.
rule-CHAP4d = Luego empieza el capítulo siguiente.
rule-CHAP4e = Mientras quede un superviviente en el tablero, la salida no hace avanzar la historia.
rule-CHAP4f = Si destruyen al último del tablero cuando otros han salido, la historia sigue con estos.
rule-CHAP4g = Tras la última salida la ronda sigue con su fase siguiente, salvo que el capítulo empiece otra ronda.
rule-CHAP5a = Añadir los objetos de un nivel es barajarlos en los mazos de sus tipos.
rule-CHAP6a = Empezar una nueva ronda acaba al instante la actual.
rule-CHAP6b = Todos recuperan entonces su resistencia, y vuelven todos los marcadores.
rule-CHAP7a = Al empezar el final se coloca su loseta.
rule-CHAP7b = Los exploradores se ponen en sus entradas o en casillas libres adyacentes.
rule-CHAP7c = Se coloca la carta de final y se hace su preparación.
rule-CHAP7d = Todos saben cómo se gana y se pierde el final.
rule-CHAP7e = El final se gana en equipo, aunque alguno no lo vea.
rule-CHAP7f = La carta de final ocupa el lugar del capítulo, con sus propias escalas o sin ellas.
rule-CHAP8a = Victoria: la partida acaba y ganan todos los exploradores en juego.
rule-CHAP9a = En campaña, los exploradores que sobreviven a un escenario pasan al siguiente.
rule-CHAP9b = Cada superviviente elige qué objetos y eventos vinculados conserva.
rule-CHAP9c = Lo que conservas pesa: su nivel si es un objeto, 2 si es un evento vinculado.
rule-CHAP9d = Tras preparar el escenario siguiente, cada cual reorganiza su inventario.
rule-CHAP9e = La esencia baja entonces a 0 y la salud sube a su máximo.
rule-CHAP9f = Solo entonces se resuelve la llegada del nuevo capítulo.
rule-CHAP9g = Por último la amenaza sube lo que pese la carga mayor.
rule-CHAP9h = Las cartas conservadas no vuelven a estar en los mazos.

## EVT: Eventos

chapter-EVT = Eventos
rule-EVT1a = El evento actual es la carta de arriba de su descarte, hasta que otra la cubre.
rule-EVT1b = Las habilidades pasivas de los eventos actuales afectan a todas las unidades del tablero.
rule-EVT2a = Solo los exploradores usan los eventos de exploración.
rule-EVT2b = Todos tienen las habilidades activas del evento de exploración actual, que actúan sobre quien las usa.
rule-EVT3a = Un evento vinculado se queda con el explorador que lo invocó.
rule-EVT3b = Cuenta como parte de su carta.
rule-EVT3c = No sustituye al evento de exploración actual.
rule-EVT5a = Para invocar un evento de exploración se roba la carta de arriba; un mazo vacío se rehace antes.
rule-EVT5b = Su llegada se resuelve antes de vincularlo o descartarlo.
rule-EVT5c = Si no se vincula, va boca arriba al descarte.
rule-EVT5d = Cuando un mazo se rehace con su descarte, no hay evento actual hasta que se pone allí el nuevo.
rule-EVT6a = Invocar un evento de horror sube primero la amenaza en 1.
rule-EVT6b = Después se roba el primer evento de horror, de un mazo rehecho si hace falta.
rule-EVT6c = Se resuelve su llegada, y va boca arriba al descarte.
rule-EVT7a = Invocar de nuevo el evento de exploración actual repite su llegada; no se roba nada.
rule-EVT7b = Lo mismo con el evento de horror, y la amenaza no sube.
rule-EVT7c = Sin evento actual de esa clase no ocurre nada.
rule-EVT8a = Barajar un mazo de eventos con su descarte deja esa clase sin evento actual.

## ABL: Habilidades

chapter-ABL = Habilidades
rule-ABL1a = Solo cuentan las cartas en juego: exploradores, monstruos, capítulo o final, eventos actuales o vinculados y objetos equipados.
rule-ABL1b = Eventos y capítulos no son de nadie; las cartas de explorador, los eventos vinculados y los objetos equipados tienen dueño.
rule-ABL1c = Una habilidad es activa, pasiva o de llegada.
rule-ABL2a = Para usar una habilidad activa se paga todo su coste.
rule-ABL2b = El coste puede ser resistencia, esencia, salud, la propia carta u otra cosa que esté escrita.
rule-ABL2c = Una habilidad que apunta necesita un objetivo válido.
rule-ABL2d = Una habilidad que no apunta actúa sobre quien la usa.
rule-ABL2e = Cada habilidad activa se acaba antes de empezar otra.
rule-ABL2f = Lo que cuesta resistencia solo se usa en el propio turno.
rule-ABL2g = El coste se paga por esa habilidad: lo que se perdió por otra causa no cuenta.
rule-ABL3a = Entre acciones y entre turnos, también los de los monstruos, cualquiera puede usar una habilidad que no cueste resistencia.
rule-ABL3b = Pero nunca en mitad de una acción: ni entre la tirada y su resultado, ni entre una destrucción y lo que trae.
rule-ABL3c = Quien usa una habilidad es para ella la unidad activa, aunque no sea su turno.
rule-ABL4a = Las habilidades pasivas no cuestan nada y actúan mientras su carta está en juego.
rule-ABL5a = Una llegada se resuelve una vez, cuando su carta entra en juego.
rule-ABL5b = Un explorador llega cuando un efecto lo coloca en una loseta, no cuando anda, explora o se teletransporta.
rule-ABL5c = Un monstruo llega cuando aparece, y su llegada actúa sobre él.
rule-ABL5d = Un evento de exploración llega cuando se descubre o se invoca de nuevo, y actúa sobre quien lo hizo.
rule-ABL5e = Un evento de horror o un capítulo llega cuando se descubre, y su texto dice a quién afecta.

## TGT: Objetivos

chapter-TGT = Objetivos
rule-TGT1a = La línea de visión es la recta entre los centros de dos casillas.
rule-TGT1b = Si algo la bloquea, el objetivo no es válido.
rule-TGT1c = Rozar la esquina de una pared o de una casilla que bloquea no importa.
rule-TGT1d = Paredes, escombros y puertas cerradas bloquean la vista.
rule-TGT1e = Unidades, casillas de acción, casillas destruidas y barriles son obstáculos: cierran el paso, no la vista.
rule-TGT2a = Dos casillas vecinas, aunque sea por una esquina, son adyacentes si se ven.
rule-TGT2b = Eres adyacente a la pared o puerta que limita tu casilla.
rule-TGT2c = En diagonal, dos casillas son adyacentes si uno de los dos caminos de la esquina está abierto.
rule-TGT2d = Se puede apuntar a distancia a una puerta si se puede apuntar a una de sus casillas.
rule-TGT3a = El más cercano se busca en la propia loseta, contando casillas en línea recta; los monstruos, al moverse, cuentan de otro modo.
rule-TGT3b = Si la casilla más cercana está ocupada, el explorador elige la libre más cercana a ella.
rule-TGT4a = Sin icono de objetivo, el efecto de una habilidad de alguien alcanza solo la loseta de donde viene.
rule-TGT4b = Se trata de las habilidades de la carta de una unidad o de un objeto.
rule-TGT4c = Lo mismo vale para las que usa una unidad: eventos de exploración y capítulos.
rule-TGT4d = Lo que no es de nadie ni lo usa nadie, como un evento de horror, alcanza todo el tablero.
rule-TGT4e = Un efecto sobre unidades adyacentes pasa también por la abertura a la loseta vecina.
rule-TGT4f = Un efecto que habla del tablero lo alcanza entero.
rule-TGT5a = Cuerpo a cuerpo: apuntas a ti mismo o a una unidad adyacente.
rule-TGT5b = Algunas habilidades apuntan a un tipo de casilla y no a una unidad.
rule-TGT6a = A distancia: un objetivo al alcance y a la vista, sin obstáculos en la línea.
rule-TGT6b = La otra clase de disparo ignora los obstáculos.
rule-TGT6c = El alcance se cuenta en casillas, y una diagonal es una.
rule-TGT6d = Lo que cambia tu alcance solo vale para habilidades activas a distancia.
rule-TGT6e = Puedes apuntarte a ti mismo a distancia.
rule-TGT6f = Un arma es a distancia o cuerpo a cuerpo según cómo ataca.
rule-TGT7a = Una habilidad de dos objetivos puede tomar dos veces el mismo.
rule-TGT7b = Aun así usa un solo marcador cada vez.
rule-TGT8a = Un efecto sobre varias unidades actúa sobre cada una.
rule-TGT8b = Cuando un efecto dice que alguien se mueve, su bando elige el camino; un monstruo torpe va hacia su explorador más cercano.
rule-TGT8c = Cuando un efecto dice que mueves a alguien, el camino lo eliges tú.
rule-TGT8d = «Hasta» un número incluye ninguno.
rule-TGT8e = Donde dice «1 monstruo», eliges cualquiera de tu loseta, lo veas o no.

## CON: Condiciones y marcadores

chapter-CON = Condiciones y marcadores
rule-CON1a = Algunos efectos duran lo que dura su condición.
rule-CON1b = Otros ocurren cada vez que se cumple su condición.
rule-CON1c = «Si no» dice qué pasa cuando la condición falla.
rule-CON1d = Algunas habilidades solo pueden usarse con una condición.
rule-CON2a = Un efecto que cuenta pone cada vez una ficha en su carta.
rule-CON2b = Al llegar al número se quitan las fichas y ocurre el efecto.
rule-CON2c = Las fichas son de la carta: lo que hacen varios exploradores se suma.
rule-CON2d = Se pierden cuando la carta se va o queda cubierta.
rule-CON3a = Un efecto «esta ronda» dura, para un explorador, hasta la siguiente fase de exploradores.
rule-CON3b = Su número dice cuántas veces puede estar en vigor al mismo tiempo.
rule-CON3c = Ese límite cuenta los marcadores de la carta, sean quienes sean los objetivos.
rule-CON4a = Para un efecto así pones antes uno de tus marcadores en la carta.
rule-CON4b = Sin marcador, o al límite, el efecto no ocurre.
rule-CON4c = Si la carta se destruye, el efecto acaba y el marcador vuelve.
rule-CON4d = Un consumible o evento vinculado gastado para ello espera con su marcador y se descarta cuando este vuelve.
rule-CON4e = Mientras espera no puede usarse ni destruirse otra vez, y no está en juego.
rule-CON4f = Guardar una carta o darla no acaba su efecto; el marcador vuelve a su explorador cuando toca.
rule-CON5a = Monstruos y eventos de horror comparten cuatro marcadores de horror; si no queda ninguno, el efecto no ocurre.
rule-CON5b = Si la carta deja el juego, el efecto acaba y su marcador de horror vuelve.
rule-CON5c = Sus efectos duran hasta la siguiente fase de horror.
rule-CON6a = Algunos efectos ocurren cuando un marcador deja su carta.
rule-CON6b = Recoger tu marcador puede ser un coste, también fuera de tu turno; acaba lo que señalaba.
rule-CON7a = Los efectos de una habilidad ocurren en el orden escrito.
rule-CON7b = Ocurren aunque haya fallado el ataque anterior, salvo que la carta diga otra cosa.
rule-CON8a = Una tirada de efecto tiene éxito si el dado básico llega al número dado.
rule-CON8b = Con menos ocurre el «si no», cuando lo hay.
rule-CON9a = Un objeto destruido se guarda con lo acoplado, devuelve sus marcadores y va al descarte.
rule-CON9b = Un evento vinculado destruido va encima del descarte de exploración.
rule-CON9c = Tomar una carta es buscarla en su mazo y barajarlo después.
rule-CON9d = Un monstruo nombrado se toma de donde esté: mazo, descarte, retirado o aún sin añadir.

## AI: Cómo actúan los monstruos

chapter-AI = Cómo actúan los monstruos
rule-AI1a = Mientras viven todos los exploradores, los monstruos son torpes: lo que hacen está fijado, los mueva quien los mueva.
rule-AI1b = En cuanto se destruye a un explorador, los monstruos son astutos: los jugadores eliminados deciden por ellos.
rule-AI1c = Lo que las reglas dejan abierto lo deciden los jugadores de los exploradores.
rule-AI1d = En cada turno un monstruo tiene toda su resistencia y no guarda nada.
rule-AI2a = Un monstruo astuto se mueve, actúa y usa la loseta en el orden que quiera, mientras tenga resistencia.
rule-AI2b = Puede apuntar a quien quiera.
rule-AI3a = Un monstruo torpe usa una habilidad si puede; si no, da un paso hacia su explorador más cercano, y vuelta a empezar.
rule-AI3b = Las habilidades van antes que los pasos.
rule-AI3c = Después de cada habilidad y de cada paso mira de nuevo.
rule-AI3d = Su turno acaba cuando no le queda resistencia o no puede hacer nada más.
rule-AI3e = Repite una habilidad mientras pueda pagarla y tenga objetivo.
rule-AI3f = No usa una habilidad que no afectaría a nadie.
rule-AI4a = Prueba antes el evento de horror actual y luego sus habilidades en el orden de su carta.
rule-AI4b = Solo apunta a exploradores, salvo que su carta diga otra cosa.
rule-AI4c = Apunta al explorador más cercano, salvo que su carta diga otra cosa.
rule-AI4d = Apunta más lejos solo si el más cercano está fuera de su alcance y otro no.
rule-AI5a = El explorador más cercano de un monstruo se busca en todo el tablero, entre aquellos a quienes puede apuntar.
rule-AI5b = Un monstruo cuenta las casillas del camino más corto que evita lo intransitable.
rule-AI5c = Ni las puertas cerradas ni las unidades del camino estorban esa cuenta.
rule-AI5d = Una unidad inmóvil cuenta como escombros.
rule-AI5e = Barriles y otras casillas que valen por unidades cuentan como intransitables.
rule-AI6a = Entre exploradores igual de cercanos, el monstruo prefiere al que tiene menos salud.
rule-AI6b = Si eso también es igual, elige el jugador que lo mueve.
rule-AI7a = Un monstruo torpe solo da un paso si no puede usar una habilidad ni tiene a un explorador al lado.
rule-AI7b = Después de cada paso busca de nuevo a su explorador más cercano.
rule-AI7c = Entre casillas igual de buenas prefiere la que ve más despejado a su objetivo.
rule-AI7d = Después prefiere la fila o la columna de su objetivo.
rule-AI7e = Entre caminos igual de cortos toma el que tiene menos unidades.
rule-AI8a = Si una unidad le cierra el paso, la rodea mientras no se aleje.
rule-AI8b = Se aparta solo si aún puede acabar más cerca.
rule-AI8c = Si no puede acercarse más, su turno acaba.
rule-AI9a = Un monstruo torpe destruye, por 4 de resistencia, la puerta cerrada que le corta el paso.
rule-AI9b = Camina hasta esa puerta aunque no le quede bastante resistencia para romperla.
rule-AI9c = No toca palancas ni otras casillas de acción.
