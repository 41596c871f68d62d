### Sleeping Gods: the words of the rule reader, one plain sentence per rule of the ledger, in Spanish.

## SET

chapter-SET = Preparación
rule-SET1 = Una campaña se juega en equipo, de 1 a 4 personas.
rule-SET2 = Una campaña nueva empieza en la página 2 del atlas, en la región del lugar 2.
rule-SET3a = El tablero del barco tiene una cara para 1 o 2 jugadores y otra para 3 o 4.
rule-SET3b = En el primer turno se puede elegir cualquiera de las cinco salas.
rule-SET4 = El grupo empieza con 3 monedas y 1 grano.
rule-SET5a = El tablero de la capitana Odessa queda en el centro y no es de nadie.
rule-SET5b = Los otros 8 tripulantes se reparten lo más por igual que se pueda.
rule-SET5c = Cada cual toma las fichas de sinergia de su tripulación.
rule-SET6 = Las cartas de habilidad se barajan boca abajo.
rule-SET7 = Se elige quién empieza y recibe la ficha de capitán.
rule-SET8 = Las cartas de comercio, sin las iniciales, se barajan boca abajo.
rule-SET9a = Los sucesos se separan en apacibles, peligrosos y mortales, cada pila barajada aparte.
rule-SET9b = El mazo de sucesos tiene 18 cartas: 6 mortales debajo, 6 peligrosas y 6 apacibles encima.
rule-SET9c = Los sucesos sobrantes se guardan sin verlos.
rule-SET10 = Gloria, Sopa, Pertrechos y Tortitas son vuestras desde el principio.
rule-SET11 = Misiones y aventuras quedan en orden de número y no se miran por adelantado.
rule-SET12 = Los enemigos quedan en orden, boca abajo, hasta su combate.
rule-SET13 = Las fichas de búsqueda se barajan en una pila boca abajo.
rule-SET14 = Cada jugador recibe 1 orden y 1 carta de habilidad.
rule-SET15 = Las cartas de nivel se pueden consultar en todo momento.
rule-SET16 = Al empezar una campaña se elige el modo normal o brutal.
rule-SET18 = Una campaña nueva empieza con las misiones 1 y 2.
rule-SET19 = Al principio nadie está herido, cansado ni equipado, y el barco está intacto.

## TRN

chapter-TRN = El turno
rule-TRN1 = Se juega en el sentido de las agujas del reloj.
rule-TRN2 = Un turno: acción de barco, suceso, dos acciones, fin de turno; cada paso se termina antes del siguiente.
rule-TRN3 = Al final del turno la ficha de capitán pasa a la izquierda.
rule-TRN5 = La capitana Odessa obedece siempre a quien tiene el turno.
rule-TRN6 = Los efectos de fin de turno ocurren tras las dos acciones y antes de pasar la ficha.

## GEN

chapter-GEN = Conceptos
rule-GEN1a = «-N salud»: el tripulante indicado recibe N heridas.
rule-GEN1c = Curar N retira hasta N heridas.
rule-GEN2a = Los puntos de vida son la salud menos las heridas.
rule-GEN2b = Con 0 puntos de vida no se ataca ni se participa en desafíos.
rule-GEN2d = Con 0 puntos de vida no se usan capacidades del tablero ni cartas equipadas.
rule-GEN2f = Con 1 punto de vida recuperado, esos límites acaban.
rule-GEN2g = Las heridas nunca superan la salud; el exceso pasa a otro tripulante.
rule-GEN2i = Si toda la tripulación está a 0, es una derrota.
rule-GEN2j = Con 0 se sigue en juego: se puede ser curado, equipado y recibir estados.
rule-GEN3a = Se tienen como máximo 3 cartas de habilidad en mano.
rule-GEN3b = Con más de 3 cartas se descartan enseguida las que se quiera.
rule-GEN3c = Las cartas en mano son secretas y no se dan.
rule-GEN4a = Robar destino: revelar una carta de habilidad, leer su número y descartarla.
rule-GEN4b = El 1 y el 6 son la mitad de frecuentes que los demás números.
rule-GEN4c = Si el mazo de habilidad se agota, se baraja el descarte.
rule-GEN5a = Un tripulante tiene como máximo 2 de fatiga.
rule-GEN5c = Con 2 de fatiga se causa 1 de daño menos.
rule-GEN5d = Con 2 de fatiga no hay desafíos, pero se puede luchar.
rule-GEN6a = El material es limitado: lo que la reserva no puede dar se pierde.
rule-GEN6b = Solo las heridas son ilimitadas.
rule-GEN7 = El barco solo va de una región de mar a otra vecina; la tierra separa.
rule-GEN8a = Por cada daño al barco se roba destino y se pone un cubo en el lugar de ese número.
rule-GEN8b = Cada sala admite 2 cubos de daño, el casco 1.
rule-GEN8d = Si el lugar está lleno, quien tiene el turno elige otro.
rule-GEN8e = Una sala con 2 de daño no se puede usar.
rule-GEN8f = Con el undécimo daño se pierde al instante.
rule-GEN8g = «Reparar N» retira N cubos a elección.
rule-GEN9a = Cinco habilidades: fuerza, astucia, conocimiento, percepción y oficio.
rule-GEN9b = Cada tripulante tiene de 2 a 4 habilidades impresas.
rule-GEN10 = Pagar o descartar es devolver a la reserva; una carta de habilidad va a su descarte.
rule-GEN11a = Se pueden tener varios estados, pero uno de cada tipo.
rule-GEN11b = Los estados: debilidad, desánimo, miedo, locura, veneno.
rule-GEN11c = Debilidad: todas las habilidades cuentan 2 menos.
rule-GEN11d = Desánimo: participar en un desafío cuesta 1 orden más.
rule-GEN11e = Miedo: no se puede atacar.
rule-GEN11f = Locura: 1 de daño cada vez que participa en un desafío.
rule-GEN11g = Veneno: 1 de daño al empezar el turno de cada jugador.
rule-GEN11h = Con 0 puntos de vida el veneno no actúa ni pasa a nadie.
rule-GEN11i = Un estado solo se va con una capacidad o carta que lo quite.
rule-GEN12 = Comida, monedas, artefactos, materiales y cartas de aventura son comunes; lo demás es de cada cual.
rule-GEN13 = Carne, grano y verdura son comida, en cualquier mezcla.
rule-GEN15 = El juego base tiene 9 mapas; las páginas de expansión están cerradas.

## SHIP

chapter-SHIP = Acción de barco
rule-SHIP1 = El turno empieza con una sala del barco y sus efectos.
rule-SHIP2 = El peón debe cambiar de sala.
rule-SHIP3 = Cinco salas: puente, cocina, cubierta, camarotes y enfermería; el casco no lo es.
rule-SHIP4 = Los efectos de una sala se aplican en el orden que se quiera.
rule-SHIP6 = Si las demás salas están llenas de daño, el peón se mueve sin efecto.
rule-SHIP7a = Las órdenes de una sala dependen del número de jugadores.
rule-SHIP7b = Los camarotes dan 4 órdenes con 3 jugadores y 5 con 4.
rule-SHIP8 = La sala da sus órdenes a quien tiene el turno; puente, camarotes y enfermería también 1 carta.
rule-SHIP9 = Puente: todas las órdenes colocadas vuelven a la reserva.
rule-SHIP10a = Cocina: 2 cartas con 3 o 4 jugadores, 1 con 1 o 2.
rule-SHIP10c = Cocina: se puede descartar una carta de la mano para quitar una fatiga a alguien.
rule-SHIP11a = Cubierta: órdenes, sin carta.
rule-SHIP11b = Cubierta: hasta 3 fichas de búsqueda, una a una, parando cuando se quiera.
rule-SHIP11c = Cubierta: todo daño y estado revelado se aplica.
rule-SHIP11d = Cubierta: solo se toma la recompensa de una ficha.
rule-SHIP11e = Las fichas reveladas se descartan; la pila vacía se rehace con ellas.
rule-SHIP12 = Camarotes: 3 órdenes colocadas (2 con 1 o 2 jugadores) vuelven a la reserva.
rule-SHIP13 = Enfermería: curar 1 herida de cualquiera.
rule-SHIP14 = Nunca se dan órdenes entre jugadores.

## EVT

chapter-EVT = Sucesos
rule-EVT1 = Tras la acción de barco se roba un suceso y se aplica.
rule-EVT3 = Si la carta solo ofrece un desafío, no se puede rechazar.
rule-EVT4 = De varias opciones se elige una.
rule-EVT5 = Un suceso permanente actúa hasta cumplir su condición de descarte.
rule-EVT6 = Algunos sucesos actúan al momento, otros todo el turno.
rule-EVT7a = Una campaña recorre tres veces el mazo de sucesos.
rule-EVT7b = Tras la última carta el turno termina con normalidad.
rule-EVT8a = La primera vez que se agota el mazo se lee el párrafo 1 en el turno siguiente.
rule-EVT8b = La segunda vez se lee el párrafo 1.2.
rule-EVT8c = La tercera vez se lee F1.
rule-EVT9 = En cada agotamiento se descartan todas las cartas de habilidad equipadas.
rule-EVT10a = Máquina caprichosa: al final de su turno cada cual puede intentar oficio 7 para librarse de ella.
rule-EVT10b = Serpiente marina: al final del turno avanza 2 regiones; si alcanza el barco, 2 de daño.
rule-EVT10c = Serpiente marina: una acción, fuerza 7, la ahuyenta.
rule-EVT10d = Si el barco deja el mapa, la serpiente lo sigue adonde llega.
rule-EVT10e = Estrella urticante: 1 de daño al barco, o fuerza 6 (fracaso: -3 salud).

## ACT

chapter-ACT = Acciones
rule-ACT1 = Tras el suceso, dos acciones: navegar, explorar, comerciar o puerto.
rule-ACT2 = La misma acción se puede hacer dos veces.
rule-ACT3 = Se puede renunciar a una acción por 1 orden.
rule-ACT4 = Lo que una carta llama acción cuesta una acción.

## NAV

chapter-NAV = Navegación
rule-NAV1 = Navegar es una prueba de oficio.
rule-NAV2a = Antes de robar, un tripulante puede llevar el timón; se cansa.
rule-NAV2b = Una sola persona al timón, y que tenga oficio.
rule-NAV2d = Se puede navegar sin nadie al timón.
rule-NAV2e = Es un desafío como otro, salvo por el único participante.
rule-NAV3 = Resultado: destino más el oficio de quien lleva el timón.
rule-NAV4 = Cada carta de oficio descartada suma 1.
rule-NAV5a = La tabla convierte el resultado en movimientos.
rule-NAV5b = Un resultado de 8 da 3 movimientos.
rule-NAV6 = Cada movimiento va a una región vecina; se puede parar antes.
rule-NAV7a = Un peligro se resuelve al llegar.
rule-NAV7b = Se intenta el desafío o se acepta la consecuencia.
rule-NAV7c = Un peligro muestra el desafío a la izquierda y la consecuencia a la derecha.
rule-NAV7d = Superarlo evita la consecuencia; los daños van al barco.
rule-NAV7f = Varios tripulantes pueden participar en un peligro.
rule-NAV7g = Tras un peligro se siguen usando los movimientos restantes.
rule-NAV7h = Un peligro solo actúa al llegar, y en cada llegada.
rule-NAV8a = En el borde del mapa solo se sigue donde un icono nombra una página.
rule-NAV8c = Se entra en la página nueva por el lado opuesto.
rule-NAV8e = De varias regiones de llegada se elige.

## EXP

chapter-EXP = Exploración
rule-EXP1 = Explorar: un lugar de la región del barco.
rule-EXP2 = Se lee el párrafo con el número del lugar.
rule-EXP3 = Una elección puede pedir un desafío o combate y luego lleva a un párrafo.
rule-EXP4 = Ganancias y pérdidas se aplican al leer.
rule-EXP5 = «Volved al barco» termina la exploración.
rule-EXP6 = No se lee más allá antes de elegir.
rule-EXP7 = Un lugar se puede volver a explorar.

## MKT

chapter-MKT = Mercados
rule-MKT1 = Comerciar exige un mercado en la región.
rule-MKT2 = Se roban 7 cartas de comercio.
rule-MKT3 = Se compran tantas cartas como se puedan pagar.
rule-MKT4 = Las cartas compradas son cartas de aventura del grupo.
rule-MKT5 = Las demás van bajo el mazo.
rule-MKT6 = Un arma comprada se equipa enseguida.
rule-MKT7 = Un tripulante puede tener varias armas.
rule-MKT8 = Un artefacto vale 2 monedas en todo momento.
rule-MKT9 = Las cartas de comercio son cartas de aventura.

## PORT

chapter-PORT = Puertos
rule-PORT1 = La acción de puerto exige un puerto en la región.
rule-PORT2 = Posada, astillero, médico y experiencia: cada uno una vez por acción como mucho.
rule-PORT3a = La posada cuesta 4 monedas.
rule-PORT3b = Posada: cada cual cura 2 heridas y pierde 1 de fatiga.
rule-PORT4 = Astillero: 1 material o 1 moneda por daño reparado.
rule-PORT5 = Médico: 1 moneda por tripulante curado del todo.
rule-PORT6 = En puerto se gasta experiencia en cartas de nivel.

## XP

chapter-XP = Experiencia
rule-XP1 = La experiencia ganada se anota y la gastada se tacha.
rule-XP2 = Una carta de nivel es solo para su tripulante.
rule-XP3 = Cuesta la experiencia impresa.
rule-XP4 = Se equipa enseguida y queda hasta el final.
rule-XP6 = Las cartas de nivel nunca se descartan.
rule-XP7 = No cuentan para el límite de 2 cartas.
rule-XP8 = Nunca se mezclan con el mazo de habilidad.

## CMD

chapter-CMD = Órdenes
rule-CMD1 = Las órdenes se gastan en todo momento, también en turno ajeno.
rule-CMD2a = Equipar: pagar las órdenes de la carta y ponerla en un tripulante.
rule-CMD2b = Se puede equipar a cualquier tripulante.
rule-CMD2c = Como máximo 2 cartas de habilidad por tripulante.
rule-CMD2e = Se pueden descartar en todo momento las cartas equipadas de la propia tripulación.
rule-CMD2f = Una carta equipada sube su habilidad en 1.
rule-CMD2g = Una carta equipada puede dar una capacidad, a menudo gratuita.
rule-CMD2h = No se equipa nada durante un combate o desafío.
rule-CMD3a = Activar una capacidad: poner las órdenes en el tablero.
rule-CMD3b = Las órdenes en un tablero bloquean sus capacidades.
rule-CMD3c = Solo se activan capacidades de la propia tripulación.
rule-CMD4a = Activar una carta de aventura: poner las órdenes encima.
rule-CMD4b = Una carta con órdenes no se activa de nuevo.
rule-CMD4c = Cualquiera puede activar cualquier carta de aventura en todo momento.
rule-CMD4d = En combate no hay recetas ni cartas que muevan el barco.
rule-CMD4f = Al explorar no se usan cartas que muevan el barco.
rule-CMD4g = Al explorar, fuera de combate, se puede cocinar.
rule-CMD5a = Las órdenes de una carta de habilidad van a la reserva.
rule-CMD5b = Las órdenes colocadas no se gastan.
rule-CMD6 = Las órdenes gastadas van a la reserva, salvo en tableros y cartas de aventura.

## ABI

chapter-ABI = Capacidades
rule-ABI1 = «+1 destino» vale para cualquier robo, también ajeno.
rule-ABI2 = «+1 de daño» solo ayuda al ataque de ese tripulante.
rule-ABI3 = «+1 precisión» solo ayuda a ese tripulante.
rule-ABI4 = Un bloqueo solo protege a ese tripulante.
rule-ABI5 = «Reparar 1» retira 1 de daño del barco.
rule-ABI6 = Kasumi permite repetir un 1 de su jugador.
rule-ABI7 = Curas y remedios alcanzan a cualquiera.
rule-ABI8 = La capacidad de una carta solo sirve a quien la lleva.
rule-ABI9 = «Tú»: quien controla al portador.
rule-ABI10 = Un efecto inmediato ocurre al equipar la carta.
rule-ABI11 = Ataque por sorpresa: descartada, causa 1 de daño sin destino, cubo ni contraataque.

## CH

chapter-CH = Desafíos
rule-CH1 = Un desafío nombra una habilidad, un valor y un fracaso.
rule-CH2a = Quien tiene el turno elige entre su tripulación y la capitana.
rule-CH2b = Cada cual participa una sola vez.
rule-CH2c = Cada participante se cansa.
rule-CH2d = Se puede participar sin la habilidad: no se suma nada.
rule-CH3a = Otro jugador añade cuantos tripulantes suyos quiera por 1 orden en total; cada uno recibe 1 de fatiga.
rule-CH3c = Un tripulante obligado no cuesta orden.
rule-CH4 = Se puede confiar solo en el destino.
rule-CH5 = Se suma la habilidad de todos los participantes.
rule-CH6 = Se suma el destino.
rule-CH7a = Tras robar, cualquiera puede cambiar el resultado.
rule-CH7b = Cada carta de esa habilidad descartada de la mano suma 1.
rule-CH7c = Solo cuentan para eso las cartas en mano.
rule-CH8 = Basta con alcanzar el valor.
rule-CH9 = La carta de destino se descarta después.
rule-CH10 = Si se supera, se ignora el fracaso y se sigue leyendo.
rule-CH11a = «-X salud»: quien tiene el turno reparte entre los participantes.
rule-CH11b = Daños al barco: un destino por punto.
rule-CH11c = Un párrafo nombrado por el fracaso sustituye al otro.
rule-CH11d = Un estado va a un participante que no lo tenga.
rule-CH11e = Un tripulante nombrado sufre, participe o no.
rule-CH11f = El texto de un fracaso solo se lee entonces.
rule-CH12 = Sin otro párrafo, se sigue como tras un éxito.
rule-CH13a = Un participante obligado y agotado no suma nada, pero cuenta.
rule-CH13c = Si está solo, sufre el fracaso por fuerza.
rule-CH14 = Los participantes se fijan antes de robar.

## CBT

chapter-CBT = Combate
rule-CBT1a = Los enemigos nombrados deben caer antes de seguir.
rule-CBT1b = Se barajan y se ponen en una fila.
rule-CBT1c = Los 4 cubos se reparten: con 4 jugadores, 1 cada uno; con 3, 2 quien tiene el turno y 1 los demás; con 2, 2 cada uno; en solitario, los 4.
rule-CBT2a = Las rondas siguen hasta la victoria o la caída de todos.
rule-CBT2b = Una ronda: ataques y contraataques, fin de ronda, victoria o seguir.
rule-CBT2c = Los cubos se usan en cualquier orden.
rule-CBT2d = Cada cual puede guardarse sus cubos.
rule-CBT2e = Si queda un enemigo, se recuperan los cubos y empieza otra ronda.
rule-CBT2f = La victoria libera tableros y fichas, y sigue la historia.
rule-CBT2g = Vencido el último enemigo, el combate se gana al instante.
rule-CBT3 = Un cubo sin usar se da por 1 orden de uno de los dos.
rule-CBT4a = Atacar: un cubo en un tripulante propio y una de sus armas.
rule-CBT4b = Con 2 cubos no se ataca más esa ronda.
rule-CBT5 = Se puede apuntar a cualquier enemigo.
rule-CBT6a = Destino más precisión debe alcanzar la defensa.
rule-CBT6b = Tras robar, la precisión aún puede subir.
rule-CBT7a = Un acierto pone tantas heridas como daño.
rule-CBT7b = Una carta equipada de la habilidad del arma suma 1 de daño.
rule-CBT7c = Una sola, equipada en quien ataca; ni de nivel ni de la mano.
rule-CBT8a = Las heridas de un ataque se tocan por los lados.
rule-CBT8b = Una casilla tiene una sola herida; no se salta.
rule-CBT9a = Un enemigo cae cuando todos sus corazones están cubiertos.
rule-CBT9b = Deja la fila, que se cierra.
rule-CBT10a = Un enemigo atacado y vivo contraataca enseguida.
rule-CBT10b = Contraataque: daño básico más 1 por símbolo visible.
rule-CBT10c = Cada bloqueo del arma anula 1 de daño.
rule-CBT10d = Se suman bloqueos de cartas y capacidades.
rule-CBT10e = Lo que el atacante no aguanta va a quien su jugador elija.
rule-CBT10f = Solo contraataca el enemigo atacado.
rule-CBT11a = Al final de la ronda cada enemigo ataca de izquierda a derecha.
rule-CBT11b = Quien tiene el turno decide a quién se ataca.
rule-CBT11c = Un solo tripulante lo sufre todo, mientras pueda.
rule-CBT11d = Los bloqueos de arma no cuentan entonces; los demás sí.
rule-CBT11e = Los relojes visibles actúan; un estado va a quien se quiera.
rule-CBT11f = Cada enemigo ataca y luego actúa, antes que el siguiente.
rule-CBT12a = Un ataque fallado causa 1 de daño, tras el contraataque.
rule-CBT12b = Con 2 de fatiga, un ataque fallado no causa nada.
rule-CBT12c = Lo que sube el daño vale también en un fallo.
rule-CBT12d = Los bloqueos del arma cuentan contra el contraataque de un fallo.
rule-CBT12e = Ese daño no provoca otro contraataque.
rule-CBT13 = Un ataque puede desbordar a un vecino si al menos la mitad queda en el objetivo.
rule-CBT14 = Volador: +1 defensa contra armas que no son a distancia.
rule-CBT15 = Una herida anula todo lo que muestra la casilla.
rule-CBT16 = Un corazón con 2 o 3 exige ese daño en un solo ataque.
rule-CBT17 = Quien cae a 0 en un fallo aún causa su daño.
rule-CBT18 = En combate no se equipa nada ni cambian de mano las armas.
rule-CBT19 = La suma de niveles dice la dificultad del combate: 3-8 muy fácil, 9-11 fácil, 12-13 medio, 14-17 peligroso, 18-22 mortal.

## ENE

chapter-ENE = Enemigos
rule-ENE1 = Daño al barco: 1 de daño al final de la ronda.
rule-ENE2 = Perder un recurso: 1 a elección de quien tiene el turno.
rule-ENE3 = Los vecinos causan +1 o +2 al final de la ronda.
rule-ENE4 = Cura a sus vecinos: 1 herida menos cada uno.
rule-ENE5 = Debilitar: un tripulante a elección se debilita.
rule-ENE6 = Ataque relámpago: el contraataque va antes del ataque.
rule-ENE7 = Descartar una habilidad equipada al final de la ronda.
rule-ENE8 = Desanimar: un tripulante a elección se desanima.
rule-ENE9a = Desarmar: se retira una carta de arma equipada.
rule-ENE9b = Se puede volver a equipar tras el combate.
rule-ENE10 = Asustar: un tripulante a elección se asusta.
rule-ENE11 = Locura: un tripulante a elección enloquece.
rule-ENE12 = Bloqueo 1: anula 1 de daño en cada ataque.
rule-ENE13 = Se cura: 1 o 3 heridas menos.
rule-ENE14 = Veneno: un tripulante a elección se envenena.

## SYN

chapter-SYN = Sinergia
rule-SYN1 = Al empezar un combate cada ficha de sinergia está en su casa.
rule-SYN2 = Cubrir una casilla de sinergia permite dar la propia ficha.
rule-SYN3 = Quien tiene la ficha de otro puede activarla devolviéndola.
rule-SYN4 = No se activa la propia ficha.
rule-SYN5 = Las fichas se activan también tras robar destino.
rule-SYN6 = Una ficha se puede devolver sin efecto.
rule-SYN7 = El efecto vale una vez, para quien la activa.
rule-SYN8a = Audrie, Kasumi, Laurent: +1 de daño.
rule-SYN8b = Odessa: se permiten heridas en diagonal.
rule-SYN8c = Gregory: a 0, curar 2 heridas.
rule-SYN8d = Kannan: repetir el destino de un ataque.
rule-SYN8e = Mac: +2 precisión.
rule-SYN8f = Marco: +2 de daño, no sobre corazones.
rule-SYN8g = Rafael: 2 bloqueos.

## QST

chapter-QST = Misiones
rule-QST1 = «Tomad la misión X»: se pone boca arriba.
rule-QST2 = Una misión terminada ya no sirve en la campaña.
rule-QST3 = Se tiene una palabra clave al poseer su misión.
rule-QST4 = «Si palabra clave X, leed Y» se debe seguir.
rule-QST5 = Varias palabras clave se comprueban en orden.
rule-QST6 = Una elección puede exigir una palabra clave, sin obligar nunca.
rule-QST7 = El símbolo activo marca las misiones que se cumplen viajando.

## DEF

chapter-DEF = Derrota
rule-DEF1 = Dos derrotas: toda la tripulación a 0, o 11 de daño al barco.
rule-DEF2 = Modo normal: se marca una derrota.
rule-DEF3a = Derrota de la tripulación: el barco va al puerto más cercano.
rule-DEF3b = Se quitan heridas y fatiga; los estados quedan.
rule-DEF4 = Derrota del barco: al puerto más cercano, daños retirados.
rule-DEF5 = Se descartan los 6 sucesos siguientes y empieza un turno.
rule-DEF6a = Las cartas que falten se descartan del mazo siguiente.
rule-DEF6b = Un mazo así agotado lleva a su párrafo en el turno siguiente.
rule-DEF6c = Con el tercer mazo agotado se lee F1 enseguida.
rule-DEF7 = Modo brutal: una derrota termina la campaña.
rule-DEF8 = Al final de la campaña se anotan tótems y puntuación.
rule-DEF9 = En el final, la primera derrota lo cura y lo repara todo, quita fatiga, estados y órdenes colocadas, da 7 órdenes y 10 de experiencia y hace releer F1; la segunda lleva a F2.

## ADV

chapter-ADV = Cartas de aventura
rule-ADV1 = Una carta de aventura ganada es de todos.
rule-ADV2 = Los tótems hallados deciden el final.
rule-ADV3 = De varios efectos, una carta da uno por activación.
rule-ADV4 = Un efecto pasivo está siempre activo y es gratis.
rule-ADV5a = Un arma cambia de mano en todo momento fuera de combate.
rule-ADV5b = Un arma se usa sin órdenes.
rule-ADV6 = Pertrechos: repetir el destino y quedarse el mejor.
rule-ADV7 = Sopa: 3 de comida por 3 de fatiga y 1 desánimo menos.
rule-ADV8 = Tortitas: 3 granos por 3 de fatiga y 3 heridas menos.
rule-ADV9 = Los efectos de una carta se pueden repartir.
rule-ADV10 = Chaleco de escamas: 3 bloqueos para un tripulante, en combate.
rule-ADV11 = Cierta carta de aventura: 1 locura menos, o 2 de conocimiento.
rule-ADV12 = Cierto compañero: 2 de conocimiento o 2 bloqueos; al buscar, 1 comida por 1 carne.
rule-ADV13 = Las cartas apartadas siguen siendo del grupo.

## CAM

chapter-CAM = La campaña
rule-CAM1 = Solo se guarda antes de un turno.
rule-CAM2 = La partida guardada conserva posición, daños, última sala, manos y órdenes.
rule-CAM3 = Conserva el estado de cada tripulante.
rule-CAM4 = Conserva recursos, cartas, misiones, sucesos y su mazo.
rule-CAM5 = Una carta usada sigue usada.
rule-CAM6 = Mazo y descarte de habilidad quedan separados.
rule-CAM7a = Al cargar se barajan comercio y búsqueda.
rule-CAM7b = Al cargar se reparte de nuevo la tripulación.
rule-CAM7c = Al cargar se elige quién empieza; cada cual recupera su mano.
rule-CAM8 = La última sala anotada queda prohibida en el primer turno.
rule-CAM9 = Se entra o se sale al final de un turno.
rule-CAM10 = Llegada: la tripulación se reparte con todo lo que lleva.
rule-CAM11a = Salida: su tripulación se reparte.
rule-CAM11b = Quien se va descarta 1 carta y conserva 1 orden; el resto se reparte.
rule-CAM12 = El tablero del barco toma la cara del nuevo número.
rule-CAM13a = Se puede reiniciar en todo momento; una sola campaña a la vez.
rule-CAM13b = Reiniciar devuelve todas las cartas y fichas.
rule-CAM14 = Las notas quedan de una campaña a otra.

## VAR

chapter-VAR = Variantes
rule-VAR1 = Variante del dado: se tira un dado en vez de robar destino.
rule-VAR2 = Entonces no se roba carta de habilidad para el destino.

## SCO

chapter-SCO = Puntuación
rule-SCO1 = 2 puntos por carta de aventura.
rule-SCO2 = 2 puntos más por tótem.
rule-SCO3 = 1 punto por misión, incluidas las terminadas.
rule-SCO4 = 2 puntos por carta de nivel.
rule-SCO5 = 1 punto por cada 2 monedas.
rule-SCO6 = 1 punto por artefacto.
rule-SCO7 = 10 puntos si se alcanza un final.
rule-SCO8 = Modo normal: -10 por derrota.
rule-SCO9 = Modo brutal: +25.

## UNL

chapter-UNL = Desbloqueo
rule-UNL1 = Tótems y finales se marcan para siempre.
rule-UNL2 = Tótems y finales distintos cuentan juntos.
rule-UNL3a = 4 desbloquean las misiones 171 y 172.
rule-UNL3b = 7 desbloquean las misiones 169 y 170.
rule-UNL3c = 9 desbloquean la 168, 11 la 174 y 13 la 175.
rule-UNL3d = 15 desbloquean 176-177, 18 desbloquean 178-180 y 22 la 173.
rule-UNL4 = Una carta desbloqueada solo se toma al empezar una campaña.
rule-UNL5 = Se decide para cada una si se usa.

## VIL

chapter-VIL = Pueblos
rule-VIL1 = En un pueblo, varias opciones en una visita.
rule-VIL2 = No dos veces la misma opción en una visita.

## TOK

chapter-TOK = Fichas de exploración
rule-TOK1 = Una ficha de exploración se toma de la reserva.
rule-TOK2 = Un pasaje que la nombra se lee si se tiene.
rule-TOK3 = Al volver al barco se devuelven todas las fichas.
