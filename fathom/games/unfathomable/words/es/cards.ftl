### Unfathomable: los nombres de las cartas y la prosa que los acompaña, en español.

## Los diez personajes

role-skipper = comandante
character-skipper = Halvor Brekke
about-skipper = En treinta y un años de mar desde Bergen ha devuelto a puerto todos sus barcos menos uno, y esa historia no la cuenta. En cualquier discusión habla el último, tan bajo que todos se inclinan para oír cómo acaba.
ability-title-skipper = La última palabra
feat-title-skipper = Ni lo uno ni lo otro

role-first-mate = primer oficial
character-first-mate = Domingo Arrieta
about-first-mate = Hijo de un práctico de Valparaíso, dobló once veces el cabo de Hornos a vela y tiene el vapor por una especie de trampa. Está en cubierta antes que los problemas, y guarda una lista privada de lo que debe y a quién.
ability-title-first-mate = El primero en cubierta
feat-title-first-mate = Apúntenlo en mi cuenta

role-surgeon = cirujana
character-surgeon = Ottilie Krantz
about-surgeon = Zúrich le dio el título que Berlín le negaba, y tres años entre enfermos de cólera le enseñaron el resto. Cuenta los puntos de sutura en latín, entre dientes, y se niega por principio a perder al que tiene delante.
ability-title-surgeon = Pulso firme
feat-title-surgeon = Este no

role-engineer = maquinista
character-engineer = Kenzo Morishita
about-engineer = Formado en los astilleros de Nagasaki, reconoce un cojinete enfermo por el sabor del aire. Nunca ha pedido a una máquina más de lo que podía dar, y sabe con exactitud cuánto es eso.
ability-title-engineer = Más allá de la raya roja
feat-title-engineer = Todo lo que tiene

role-master-at-arms = sargento de armas
character-master-at-arms = Amadou Diarra
about-master-at-arms = Doce años de sargento de tiradores en el río Senegal le enseñaron a disparar, dar un paso al lado y volver a disparar sin alzar la voz. Conoce todas las cerraduras de a bordo, y a los pasajeros que las tantean de noche.
ability-title-master-at-arms = Un tiro y un paso al lado
feat-title-master-at-arms = Acompáñeme sin ruido

role-apprentice = aprendiza
character-apprentice = Halina Zielińska
about-apprentice = Aprendiza de encuadernación, diecinueve años, la mandaron de Cracovia a Nueva York a entregar un solo volumen, con orden de no abrirlo. Lo abrió la primera noche, y desde entonces siempre va unas páginas por delante.
ability-title-apprentice = Unas páginas por delante
feat-title-apprentice = De memoria

role-mathematician = matemática
character-mathematician = Theodora Kaplani
about-mathematician = De dos años en Gotinga le quedan un teorema, ningún sueldo y cierta desconfianza hacia las casualidades. Desde el martes lleva una tabla de las desgracias del barco, y se ajustan a una curva.
ability-title-mathematician = Dos hipótesis
feat-title-mathematician = Como se quería demostrar

role-exile = exiliada
character-exile = Morwenna Tregear
about-exile = A los dieciséis años la sacaron a remo de su cala de Cornualles, porque no quiso bajar al agua con los demás. Ahora friega ollas, nunca se remanga, y distingue de un vistazo a quien viene de un sitio parecido.
ability-title-exile = Que vuelvan a su casa
feat-title-exile = Aire de familia

role-jinx = gafe
character-jinx = Anaïs Desroses
about-jinx = Saint-Pierre ardió a la mañana siguiente de marcharse ella; después ardieron dos hoteles y un circo. De todo sale sin un rasguño, y ya no juega a las cartas con la gente que aprecia.
ability-title-jinx = Suerte dos veces torcida
feat-title-jinx = Problemas de otro

role-stowaway = polizón
character-stowaway = Nino Caruana
about-stowaway = Catorce años, nacido en los muelles de La Valeta, subió a bordo en una caja de limones con una gata dentro de la camisa. Al tercer día tenía dos relojes, una llave maestra y la mayor parte de los secretos del barco.
ability-title-stowaway = Dedos ligeros
feat-title-stowaway = Bolsillos llenos

## Capacidades de las cartas de Habilidad

ability-lend-a-hand = Echar una mano
ability-open-hands = Cartas boca arriba
ability-rally = Arenga
ability-withering-word = La palabra que marchita
ability-push-back = Hacer retroceder
ability-cram = Estudio a deshora
ability-take-notes = Tomar notas
ability-sharp-eye = Ojo de vigía
ability-ready-beforehand = Todo a punto
ability-second-swing = Segundo golpe
ability-onslaught = Embestida
ability-grit-teeth = Apretar los dientes
ability-regroup = Rehacerse
ability-hold-fast = Aguantar firme
ability-second-wind = Segundo aliento
ability-call-the-brood = Llamar a la prole
ability-signal-below = Señal al fondo
ability-lure = Señuelo
ability-despoil = Expolio
ability-dark-office = Oficio oscuro

## Objetos

item-megaphone = megáfono
flavour-megaphone = Abollado en dos naufragios, y todavía se oye por encima de una multitud.
item-revolver = revólver
flavour-revolver = Se limpia los domingos, se ha usado dos veces, no se menciona nunca.
item-medicine-chest = arcón de remedios
flavour-medicine-chest = Cuarenta cajones, treinta y nueve etiquetas.
item-tool-bag = bolsa de herramientas
flavour-tool-bag = Todos los mangos están gastados por la misma mano.
item-rifle = carabina
flavour-rifle = Calibrada para cuatrocientos metros y, últimamente, para la puerta de al lado.
item-amulet = amuleto
flavour-amulet = Lo que se dice una vez, lo oye dos.
item-tide-tables = tablas de mareas
flavour-tide-tables = Exactas al minuto en todos los puertos, incluidos dos que no existen.
item-sea-book = libro del mar
flavour-sea-book = Encuadernado en una piel que el encuadernador no quiso nombrar.
item-crooked-ring = anillo torcido
flavour-crooked-ring = Concede favores, y lleva la cuenta.
item-ships-cat = gata de a bordo
flavour-ships-cat = La enrolaron para los ratones, y ha ido ampliando sus funciones.
item-pistol = pistola
flavour-pistol = Falla el primer tiro para asegurar el segundo.
item-bomb = bomba casera
flavour-bomb = Pólvora de cantera en un trozo de tubo de caldera: apártate, y luego apártate más.
item-blade = cuchilla de ballenero
flavour-blade = Hecha para ballenas, y nada remilgada.
item-deck-shoes = zapatos de cubierta
flavour-deck-shoes = Suela de goma: uno ya está al lado cuando empiezan a echarlo en falta.
item-shotgun = escopeta de caza
flavour-shotgun = Cuantos más son, más cuesta fallar.
item-tailored-coat = abrigo a medida
flavour-tailored-coat = La gente contesta al abrigo antes de mirar la cara.
item-torn-psalter = salterio rasgado
flavour-torn-psalter = Los salmos que faltaban se han vuelto a escribir a mano; no son salmos.
item-field-glass = catalejo
flavour-field-glass = Una de las lentes está rajada, y por la raja se ve más lejos.
item-dumb-bells = mancuernas
flavour-dumb-bells = Cinco kilos cada una en tierra, y bastante más aquí.
item-locket = medallón
flavour-locket = Un rostro, un mechón de pelo y un motivo.

## Hechizos

spell-ash-to-coal = De ceniza a carbón
flavour-ash-to-coal = Lo que fue cocido, que arda; lo que ardió, que vuelva a arder.
spell-the-mind-walks = La mente pasea
flavour-the-mind-walks = El cuerpo se queda en su silla, y no hay que dirigirle la palabra.
spell-bolt-from-below-cloud = Rayo bajo las nubes
flavour-bolt-from-below-cloud = Solo pregunta dónde, y no es exacto.
spell-summoning-bell = La campana que reúne
flavour-summoning-bell = Cuando suena, todos acuden; nada dice que acudan solos.
spell-merciful-forgetting = Olvido piadoso
flavour-merciful-forgetting = Dormirás bien, y al despertar echarás algo en falta.
spell-hand-through-the-veil = La mano a través del velo
flavour-hand-through-the-veil = Toma una cosa, y luego cuéntate los dedos.
spell-signed-in-salt = Firmado con sal
flavour-signed-in-salt = No consta la fecha de devolución.
spell-borrowed-appetite = Apetito prestado
flavour-borrowed-appetite = La paz de espíritu, comida en mesa ajena.
spell-skin-of-scales = Piel de escamas
flavour-skin-of-scales = Detiene un filo una vez, y después hay que quitársela.
spell-tomorrows-tide = La marea de mañana
flavour-tomorrows-tide = Leer la raya de algas antes de que el mar la trace.
spell-swell-the-chant = Que crezca el canto
flavour-swell-the-chant = Una voz más, y otra, hasta que nadie reconoce la suya.
spell-knit-flesh = Zurcir la carne
flavour-knit-flesh = Se remienda deprisa, con un patrón casi correcto.
spell-call-them-under = Llamarlos abajo
flavour-call-them-under = Para decírselo a los dos grandes, por su nombre de casa.
spell-swarm-of-gulls = Nube de gaviotas
flavour-swarm-of-gulls = Llegan con hambre y no preguntan de quién es la despensa.
spell-the-drowned-walk = Los ahogados caminan
flavour-the-drowned-walk = Recuerdan cuál era su camarote, y son vecinos muy callados.
spell-unwritten-line = La línea sin escribir
flavour-unwritten-line = Un blanco en la página, para cuando se sepa qué debía decir.
spell-furnace-spirit = El espíritu del horno
flavour-furnace-spirit = Hay que alimentarlo, y no darle las gracias.
spell-red-hour = La hora roja
flavour-red-hour = Primero cierra con llave, con los amigos al otro lado.
spell-sun-behind-the-eyes = El sol tras los ojos
flavour-sun-behind-the-eyes = Por un momento todo está claro; luego hay que devolver el momento.

## Etapas

waypoint-coaling-hulk = Pontón carbonero
story-coaling-hulk = Un casco sin mástiles tira de un ancla que no figura en ninguna carta, con carbón hasta las escotillas. No hay nadie a bordo, y la luz de fondeo está encendida.
waypoint-bare-atoll = Atolón desnudo
story-bare-atoll = Un anillo de arena, seis palmeras y una cruz recién pintada. Los que bajan a tierra llevan orden de traer fruta y no acercarse al pozo.
waypoint-cyclone-edge = Al borde del ciclón
story-cyclone-edge = El barómetro baja como quien baja una escalera. Se puede rodear el muro de nubes o correr a lo largo de él, y correr no cuesta carbón.
waypoint-drifting-ice = Hielo a la deriva
story-drifting-ice = Hielo, trescientas millas al sur de donde debería haberlo. Encima hay focas y, a la altura del agua, muy adentro, una cosa larga y oscura.
waypoint-hidden-shoal = Bajío oculto
story-hidden-shoal = La carta da dos mil brazas; la sonda da nueve, luego siete, luego nueve. A proa, el mar rompe en una cresta demasiado recta para ser roca.
waypoint-voices-on-the-water = Voces sobre el agua
story-voices-on-the-water = En la oscuridad alguien llama, en cuatro idiomas. En los cuatro da el nombre de un barco que se perdió en primavera.
waypoint-gutted-freighter = Carguero destripado
story-gutted-freighter = Un carguero flota entre dos aguas, con las planchas dobladas hacia fuera y las carboneras llenas. En el comedor, el reloj sigue andando.
waypoint-lights-far-below = Luces en lo hondo
story-lights-far-below = Al anochecer, el agua se ilumina desde abajo, en hileras y en cruces, como un pueblo visto desde una loma. Hacia medianoche, algunas luces empiezan a subir.
waypoint-blind-passage = Paso a ciegas
story-blind-passage = La niebla es tan espesa que el vigía de proa da parte a campanadas, y durante una hora la campana suena a popa. Cuando se levanta, la posición del mediodía podría ser la de cualquiera.
waypoint-whirling-water = Aguas que giran
story-whirling-water = A estribor, el mar se comba hacia abajo, liso como un cuenco y de media milla de ancho. O el carbón saca al barco del borde, o lo aguantan las cuadernas.
waypoint-sweet-rain = Lluvia dulce
story-sweet-rain = Llueve sin viento, una lluvia tibia y algo dulce, y se sacan rodando todos los toneles de a bordo. Quien los vigile tendrá que pasar una hora al descubierto.
waypoint-wall-of-water = Muro de agua
story-wall-of-water = Una sola ola, más alta que las chimeneas, viene andando desde el sur. Se lleva de la cubierta cuanto encuentra en pie, sin hacer distinciones.
waypoint-heavy-swell = Mar de fondo
story-heavy-swell = No sopla nada de viento, y las olas vienen de los cuatro lados. Por la noche sobra un sombrero en el perchero.
waypoint-breathing-mist = La bruma respira
story-breathing-mist = La bruma se extiende y se recoge cada seis segundos, con un olor tibio a marisco. A mediodía, los que nadan debajo ya no se molestan en sumergirse.
waypoint-weed-field = Campo de algas
story-weed-field = Algas pardas hasta el horizonte, tan espesas que los pájaros caminan sobre ellas; los pájaros no pasan de la orilla. O se descuelga gente con sierras, o la hélice se abre camino por su cuenta.
waypoint-easy-miles = Millas fáciles
story-easy-miles = Viento a favor, agua azul y una buena singladura. Todos están alegres, todos comen por dos, y nadie lo comenta.
waypoint-glass-sea = Mar de cristal
story-glass-sea = El mar está tan liso que el humo sube recto, y el reflejo del barco no lleva exactamente su mismo paso. En la despensa, lo que por la mañana era fresco a la noche ya no lo es.
waypoint-climbing-hands = Manos que trepan
story-climbing-hands = A las tres de la madrugada, la guardia oye una especie de aguacero en los dos costados a la vez. Cuando alguien se asoma, los primeros ya están en la borda.
waypoint-long-night = Larga noche
story-long-night = Según el cronómetro, el sol debía salir a las seis menos cuarto. Son más de las nueve, y los camareros tienen orden de servir el desayuno con lámparas y hablar de las nubes.
waypoint-breaking-gale = Temporal
story-breaking-gale = El temporal entra por la aleta con un día entero de mar detrás. El agua verde llega hasta el puente y, en algún lugar de proa, algo que debía aguantar no aguanta.

## Daños

damage-structural-influence = tubos acústicos cortados
damage-structural-lore = mamparo lleno de signos
damage-structural-observation = vía de agua oculta
damage-structural-strength = baos torcidos
damage-structural-will = fuego latente
damage-structural-any = brecha abierta
damage-fuel-leak = carbonera anegada
damage-flooded-stores = despensa inundada
damage-stampede = estampida en las escaleras

## Pasajeros

passenger-soul = viajero solitario
passenger-two-souls = madre e hijo
passenger-soul-and-sanity = violinista de la orquesta
passenger-nobody = gabán vacío

## Crisis: pruebas

mythos-sprung-plating = Planchas sueltas
story-sprung-plating = Bajo la línea de flotación se abre una costura como un cajón, y el mar entra en una lámina lisa, sin prisa. Para apuntalar hacen falta veinte hombres; hay doce, y están mirando la escala. Al otro lado de la plancha algo golpea aquí y allá, para oír dónde suena a hueco.
mythos-steam-burns = Quemaduras de vapor
story-steam-burns = Una junta cede en el pasillo de la tripulación y todo se vuelve blanco. Los que sacan de allí no se quejan, y es mala señal; el aceite, la gasa y el manual que los explica están abiertos en la mesa del rancho. Alguien tendrá que seguir vendando pasada la medianoche, cuando empiezan a temblar las manos.
mythos-spoiled-flour = Harina echada a perder
story-spoiled-flour = El panadero raja un saco, y la harina que sale es gris, húmeda y se mueve muy ligeramente. Detrás hay trescientos más. Para separar los buenos de los malos no hay otra manera que moverlos todos y mirar.
mythos-drumming-in-the-hull = Tambores en el casco
story-drumming-in-the-hull = Cuatro golpes y una pausa, a lo largo de toda la quilla, desde que oscureció. De la sala de máquinas contestan que no son las máquinas. En tercera clase, una niña ha empezado a dar la respuesta con los nudillos en su litera, y su madre no le ha preguntado dónde la aprendió.
mythos-choked-flues = Tiros atascados
story-choked-flues = Los fuegos arden con desgana y la presión baja, aunque los fogoneros no han parado. Lo que sacan de los tiros está mojado y enredado como las algas, y más adentro hay más. Hasta que alguien dé con el final, el buen carbón se va por la chimenea sin mover nada.
mythos-rope-party = A fuerza de cabo
story-rope-party = La pasarela entre las casetas ya no está, y los pasajeros del otro lado tienen que venir por un cabo, mano tras mano, con el mar debajo. El cabo aguantará mientras aguanten los que lo sujetan. Se les ha pedido que no miren abajo; los que miraron se han parado a la mitad.
mythos-fog-signals = Señales de niebla
story-fog-signals = El Atlantica da una pitada larga cada dos minutos, como manda el reglamento. Después de la novena le contestan medio tono más bajo, y la respuesta no espera sus dos minutos. O es un barco sin luces o no es un barco, y el timonel necesita saberlo.
mythos-cold-galley-fires = Fogones fríos
story-cold-galley-fires = Los fogones se han apagado y no prenden; las cerillas llamean y mueren como bajo una campana de vidrio. La guardia baja, encuentra té frío por segundo día y se sienta delante sin hablar. Por la mañana todos a bordo serán un poco más lentos, a no ser que alguien consiga hacerlos reír.
mythos-loose-cargo = Carga suelta
story-loose-cargo = Un automóvil embalado ha roto las trincas y cruza la bodega a cada balance, de una banda a la otra. Cinco hombres podrían pararlo si saltaran todos a la misma voz. Alguien tiene que elegir el momento, y a alguien tienen que creerle.
mythos-whispered-liturgy = Liturgia susurrada
story-whispered-liturgy = En las oraciones de la tarde se oye otra congregación por debajo de la primera, media línea más atrás, en una lengua que nadie habla a bordo. Lo que aquí se cantó anoche lo están desdiciendo. El entarimado es de roble, las respuestas han de ser las justas, y ni lo uno ni lo otro sale con facilidad.
mythos-bilge-gas = Gas en la sentina
story-bilge-gas = Un palero baja a sondar la sentina y no vuelve; el que mandan a buscarlo se sienta en el tercer peldaño y ahí se queda. La lámpara flaquea antes que los pulmones, para quien se acuerde de mirarla. Lo demás es cuestión de brazos.
mythos-larder-thieves = Ladrones de despensa
story-larder-thieves = La cerradura de la despensa está entera y, detrás, los estantes han quedado vacíos hasta las etiquetas. Unas huellas mojadas salen al pasillo y allí se separan, unas hacia tercera, otras hacia primera. Alguien a bordo ha cenado, y alguien lo ha visto.
mythos-panic-on-the-promenade = Pánico en la cubierta de paseo
story-panic-on-the-promenade = Una señora de gris señala por encima de la borda y observa, con voz del todo corriente, que hay gente nadando junto al barco. En un minuto toda la cubierta ha cruzado para verlo; en dos, intenta volver. Los camareros se cogen del brazo.
mythos-jammed-rudder = Timón trabado
story-jammed-rudder = La rueda gira sin esfuerzo, y el barco no. Navega en un amplio círculo, quemando carbón, y acaba de cruzar su estela por segunda vez. Algo se ha encajado entre la pala y el codaste; hay que verlo antes de sacarlo, y no le gusta el farol.
mythos-something-in-the-pipes = Algo en las tuberías
story-something-in-the-pipes = En segunda clase los grifos corren, se paran y vuelven a correr, como quien recobra el aliento. Un ajustador sigue los golpes a través de cuatro mamparos y marca los tubos con tiza. Aquello le saca siempre un compartimento, y en cada ramal espera a ver por dónde va a buscar.
mythos-feverish-passengers = Pasajeros con fiebre
story-feverish-passengers = Once casos en el desayuno, treinta a mediodía, todos con la misma fiebre y el mismo ruego: que los lleven al agua. Cada uno necesita dos personas fuertes que lo sujeten y una paciente que lo vele. A bordo no hay noventa así.
mythos-broken-telegraph = Telégrafo averiado
story-broken-telegraph = En el puente, la aguja de latón marca «avante toda»; en máquinas marca «listo de máquinas», y no hay quien la mueva. Las órdenes tendrán que bajar de boca en boca, por sesenta metros de pasillo. Bien gritadas, hasta puede que lleguen antes.
mythos-night-terrors = Terrores nocturnos
story-night-terrors = A las tres y diez, cuarenta personas despiertan del mismo sueño, y todas saben describir la escalera. De día están cansadas, son corteses y no se ponen cerca unas de otras. El hombre que bajó más prefiere no decir quién estaba en el rellano.
mythos-contaminated-cistern = Aljibe contaminado
story-contaminated-cistern = El agua de beber sabe a salmuera, aunque no ha fallado ninguna válvula y el tanque está sellado. Bajo la tapa se ve clara hasta el fondo, y el fondo está más abajo que el tanque. Los cocineros la usan desde ayer, y a nadie le gusta preguntar quién ha bebido y cuánto.
mythos-mutinous-murmurs = Rumores de motín
story-mutinous-murmurs = Los fogoneros han celebrado una reunión y han enviado arriba a tres hombres, que no se quitan la gorra. No quieren dinero. Quieren que se les diga qué hay en el agua, y prefieren oírlo del puente a terminar de deducirlo solos.
mythos-listing-ship = Barco escorado
story-listing-ship = La plomada del cuarto de derrota cuelga cuatro grados a babor y no vuelve. Hay que llevar carbón, barriles y baúles a la banda alta, cuesta arriba, a brazo, el tiempo que haga falta. Adrizado, el barco andará mejor; como está, la próxima ola grande entrará por los portillos.
mythos-drowned-hymn = Himno ahogado
story-drowned-hymn = Cantan a popa, muchas voces, un himno que medio barco sabe desde niño. Han cambiado la letra, pero solo al final de los versos. Apuntada, puede servir de algo; los que se limitan a escuchar descubren que están tarareando la segunda voz.
mythos-boarding-hooks = Garfios en la borda
story-boarding-hooks = En la oscuridad, unos garfios de hueso pasan la borda casi sin ruido, cada uno con su cuerda de algas trenzadas. Los ha colocado alguien que ha estudiado los barcos. Algunos pueden cortarse a tiempo, si los vigías señalan los que importan; en los demás vale más esperar con un hacha.
mythos-breached-watertight-door = Puerta estanca forzada
story-breached-watertight-door = La puerta número cuatro está bajada, cerrada y segura según el cuadro, y está abierta. Los hombres que fueron a ver hablan de un pasillo recto que sigue, donde los planos tienen el costado y después nada. Lo que lo usa saldrá por proa, junto al casco o sobre las tablas, según lo que se tarde en cerrarla.
mythos-the-tome-screams = El tomo grita
story-the-tome-screams = A las cuatro campanadas el libro empieza a gritar. Se oye en todos los camarotes, y cada cual oye un nombre. El Guardián puede seguir sujetándolo y leer por encima del ruido, o soltarlo todo y dejar que otras manos lo recojan.
mythos-drifting-raft = Balsa a la deriva
story-drifting-raft = Por babor se avista una balsa de cuarteles de escotilla, con barriles trincados en las esquinas y unas figuras sentadas en medio. Una saluda, siempre con el mismo brazo, siempre al mismo ritmo. Hay que arriar botes y apartar de la borda a la gente, y alguien con buena vista debería contar dos veces las figuras.
mythos-empty-powder-locker = Pañol de pólvora vacío
story-empty-powder-locker = El martes estaba lleno, y había una firma. Ahora contiene su propio candado, bien cerrado, y un olor a marea baja. Quien tiene la pólvora piensa usarla dentro del casco; si se encuentra a tiempo, se le puede dar mejor empleo.
mythos-furnace-backdraft = Llamarada en el horno
story-furnace-backdraft = El horno número tres toma aire, y los fogoneros que conocen ese ruido ya están corriendo. Las puertas hay que cerrarlas andando hacia ellas. Detrás de las puertas está la carbonera, y detrás de la carbonera, todos los demás.
mythos-barricaded-stairwell = Escalera atrincherada
story-barricaded-stairwell = Los emigrantes han tapado la escalera de popa con baúles y colchones, y encima han pintado con tiza un signo que nadie les enseñó. Es correcto, salvo por un trazo. En ese montón hay cosas útiles, detrás hay gente asustada, y nadie ha preguntado todavía qué han encerrado con ellos.
mythos-breaking-the-surface = Lo que rompe la superficie
story-breaking-the-surface = Sin pizca de viento, el mar se alza a proa hasta la altura de la cubierta de botes, y ahí se queda. Dos formas se dan la vuelta dentro, despacio, como quien duerme y ha oído una puerta. Aún se las podría convencer de que sigan durmiendo.

## Crisis: una prueba, u otra cosa

mythos-race-the-storm = Carrera con la tormenta
story-race-the-storm = El barómetro se ha desplomado desde mediodía, y todo el noroeste es de color pizarra. Debajo queda un hueco, de unas diez millas y cada vez menos, con aguas tranquilas al otro lado. El Capitán puede lanzarse hacia él, o capear y esperar con gente todavía en cubierta.
mythos-rite-of-parting-waters = Rito de las aguas abiertas
story-rite-of-parting-waters = El libro trae un rito para despejar el mar y lo explica con sencillez, con una lámina, como a un viajero que lleva prisa. Requiere la capilla, tres voces y vista al horizonte. Al margen, alguien ha anotado a los que lo probaron, cada uno con su fecha.
mythos-chant-in-unison = Canto al unísono
story-chant-in-unison = Cuarenta pasajeros han aprendido la letra de oído y están en filas entre los bancos. Sostendrán la nota mientras les quede aire, y una nota fuerte podría llegar más lejos de lo previsto. Si el Guardián los manda a la cama, fuera se notará el silencio.
mythos-vote-of-no-confidence = Moción de censura
story-vote-of-no-confidence = En la cena circula un papel, doblado dentro de la carta de vinos, y vuelve con sesenta firmas. Es muy cortés. Invita al Capitán a contestar ciertas preguntas ante la concurrencia, o bien a pasarse la noche contestándolas de uno en uno.
mythos-overheated-bearings = Cojinetes al rojo
story-overheated-bearings = La chumacera de empuje quema al tocarla, y el aceite empieza a humear. Se la puede cuidar en marcha, con mangueras y hombres de buena voluntad, o parar la máquina hasta que se enfríe. Un barco parado es silencioso, y en el silencio la gente se pone a escuchar.
mythos-lights-in-the-wake = Luces en la estela
story-lights-in-the-wake = Once luces verdes siguen al barco desde el crepúsculo, en el orden de un convoy bien llevado. Suben y bajan con la mar, y cada hora están un cable más cerca. Dejarlas atrás cuesta carbón; hacerles señales tal vez lo rinda, suponiendo que sean barcos.
mythos-idle-hands = Manos ociosas
story-idle-hands = No hay nada que hacer hasta el relevo, y a esa hora empiezan las habladurías. Un ejercicio les vendría bien a los hombres; en las calderas, por lo menos entrarían en calor. Mientras tanto, se van pasando de uno a otro una figurita tallada.
mythos-lost-child = Niño perdido
story-lost-child = Seis años, cuello marinero, responde al nombre de Georg, visto por última vez entre los ventiladores de la cubierta de botes. Su hermana dice que está jugando con los otros. No hay otros, y está oscureciendo.
mythos-uninvited-guest = Comensal imprevisto
story-uninvited-guest = La mesa nueve está puesta para siete, y son ocho. El octavo viste bien, no come nada y habla del día de mañana con mucho encanto. Se le podría tirar de la lengua, o se podría pasar la sal y dejar que lo adviertan los demás.
mythos-stowaways-bargain = Trato a escondidas
story-stowaways-bargain = Un hombre hallado detrás de las sacas del correo propone un cambio: lo que él lleva por lo que llevas tú, sin mirar. Su hatillo está mojado y envuelto con esmero. Hasta ahora no ha tenido quejas, dice, y por sus bolsillos se ve que hubo otros.

## Crisis: decisiones

mythos-half-rations = Media ración
story-half-rations = El sobrecargo deja en la mesa el libro de provisiones, y al lado el lápiz. A media ración salen las cuentas, por poco, con manos cansadas en cada cabo; a ración entera salen peor, con todos en condiciones de tirar. Querría una firma antes del gong.
mythos-lock-them-up = Bajo llave
story-lock-them-up = A alguien se le ha visto en demasiados sitios, siempre con algo que hacer, siempre con un buen motivo. La tripulación dormiría mejor con esa puerta cerrada, y ha venido entera a decírselo al Capitán. Pruebas no hay; hay una llave.
mythos-burn-the-furniture = Quemar los muebles
story-burn-the-furniture = El piano del salón daría una hora de vapor, las sillas dos, y los paneles, que son de nogal, la mayor parte de una noche. Los pasajeros, con el abrigo puesto, miran desde las paredes lo que se llevan. Si no se llevan nada, habrá que echar el último carbón bueno.
mythos-distress-rockets = Cohetes de socorro
story-distress-rockets = Quedan ocho cohetes en la caja y, en el horizonte, una mancha que podría ser humo. Para ser vistos hay que iluminar el barco de punta a punta, con gente en cubierta haciendo señas, y la luz también se ve desde abajo. Quedarse a oscuras es mirar cómo se va la mancha.
mythos-quarantine = Cuarentena
story-quarantine = En tercera clase aparece una litera llena de agua de mar hasta el borde, con el durmiente dentro, todavía dormido. Es contagioso, o eso dicen, que en un barco viene a ser igual. Se puede sellar el compartimento tal como está, o recoger a todo el que haya andado por cubierta y explicar a los demás por qué.
mythos-crowded-lifeboats = Botes abarrotados
story-crowded-lifeboats = El bote seis se construyó para cincuenta. Hay noventa personas sentadas en él, en lo alto de los pescantes; se niegan a bajar, y las tiras empiezan a ceder. Se las puede convencer de que salgan a la cubierta, unas pocas cada vez, o dejar que decida la cuerda.
mythos-steerage-protest = Protesta de tercera clase
story-steerage-protest = Han subido por la escalera prohibida con niños y colchones, y se han sentado en filas en la cubierta de primera. Quieren sopa caliente y una puerta que se cierre por dentro. Se les puede conceder, a la vista de todos los que querrán lo mismo, o dejarlos ahí sentados mientras anochece.
mythos-gala-night = Noche de gala
story-gala-night = El programa impreso promete una gala para la novena noche: ocho platos, gorros de papel, orquesta hasta las dos. El jefe de cocina cree que aún es posible, una vez. Suspenderla sería decirles a seiscientas personas cómo están las cosas, en un idioma que todas entienden.
mythos-arm-the-crew = Armar a la tripulación
story-arm-the-crew = Sobre la escotilla número dos hay bicheros, hachas de incendio y once palas de críquet. La tripulación saldría con ellas ahora mismo y dejaría a los pasajeros donde están. Si se la retiene, montará guardia muy bien, y lo que viene por la cubierta vendrá.
mythos-the-pursers-safe = La caja del sobrecargo
story-the-pursers-safe = El sobrecargo quiere guardar bajo llave, con recibo, todo lo de valor, y primero lo del Capitán, para dar ejemplo. La caja es segura. El sobrecargo lo es menos desde el domingo y, si se le niega, irá contando por qué lo pedía.
mythos-burial-at-sea = Sepultura en el mar
story-burial-at-sea = Tres coyes cosidos y lastrados esperan bajo la bandera, y el barco entero ha venido a despedirlos. La última vez, la lona quedó vacía antes de perderse de vista, y también eso lo vio el barco entero. Se podrían guardar en la fresquera, entre la carne, si se avisa a los cocineros y a nadie más.
mythos-change-course = Cambio de rumbo
story-change-course = Las estrellas dan tres posiciones, todas buenas, y no hay dos a menos de sesenta millas. Un largo bordo al sur resolvería la duda y quemaría el carbón de un día. Si no, habrá que moderar y avanzar a tientas con la sonda, que ayer subió sin el plomo, limpiamente desatada.
mythos-bad-dreams = Malos sueños
story-bad-dreams = Estás en la escalera de proa, llevas horas subiendo, y alguien detrás de ti cuenta los peldaños. Si despiertas ahora, se te habrá borrado todo lo que pensabas hacer mañana. Si sigues durmiendo, sabrás a quién has traído hasta arriba.
mythos-pilfered-stores = Provisiones sisadas
story-pilfered-stores = Detrás de la harina hay una pared falsa y, detrás de la pared, el tesoro de alguien precavido: mantas, latas, un bulto en hule que podría ser útil. La mayoría de las latas han reventado. Da por perdida la comida y llévate el resto, o pon otra vez las tablas y quédate en vela a ver quién viene.
mythos-frightened-family = Familia asustada
story-frightened-family = Un hombre, su mujer y dos niñas se han atado a un ventilador para que nada los separe, y los nudos se han hinchado. Alguien con un cuchillo podría llegar hasta ellos por la borda, y quizá volver. Si no va nadie, se les oye desde el salón.
mythos-saboteurs-trail = El rastro del saboteador
story-saboteurs-trail = Un hilo de serrín, un tornillo caído, un pulgar de grasa en una puerta blanca. El rastro va hacia dentro, y lo que hayan preparado al final saltará cuando se encuentre; pero entonces habrá terminado. También se puede barrer el serrín y no decir nada.
mythos-blood-price = Precio de sangre
story-blood-price = La línea siguiente no se puede leer porque no está escrita; la página espera y, a su lado, la pluma es hueca. No pide una vida. Pide más o menos lo que permitiría un médico prudente, al Guardián y a nadie más, y si se le niega, el libro volverá una página atrás.
mythos-forbidden-page = La página prohibida
story-forbidden-page = Entre dos hojas que nunca se cortaron hay una tercera, y el cuchillo entra con facilidad. Contiene tres textos, uno junto a otro, en una tinta que no se ha secado. El Guardián puede leer, o arrancar el cuadernillo entero y echarlo a la estufa, con todo lo demás que llevara impreso.
mythos-tainted-water = Agua viciada
story-tainted-water = Seis barriles de agua se han echado a perder, y el libro tiene una receta para recuperarlos. Requiere una noche de remover y una frase dicha sobre cada uno, y no siempre sale. El otro método es quitar los tapones.
mythos-candle-vigil = Vigilia de velas
story-candle-vigil = Los pasajeros han puesto velas en platillos por todo el pasillo de la capilla y no quieren irse a la cama. Con tantos despiertos, las palabras fluyen; con tantas luces, el barco se ve desde muy abajo. Si se apagan, parte de lo ganado se va con el humo.

## Crisis: una para cada personaje

mythos-the-bridge-is-mine = El puente es mío
story-the-bridge-is-mine = Brekke no ha dejado el puente en treinta horas, y los oficiales empiezan a rodearlo en semicírculo. Podría devolverlos a sus puestos con la palabra, una mano en la rueda y la espalda contra la puerta. O pedir a las calderas todo lo que tengan, y que responda la velocidad.
mythos-hold-the-rail = Defender la borda
story-hold-the-rail = De la proa a la segunda chimenea, la borda es de Arrieta, y la están saltando. Ocho marineros resistirán si él se pone delante. También ha calculado, porque con los números es honrado, cuánto tiempo guardaría un hombre solo la parte más estrecha.
mythos-not-enough-beds = Faltan camas
story-not-enough-beds = En la enfermería hay catorce camas, y treinta y una personas que necesitan una. Krantz tiene la lista en la mano; podría leerla en voz alta, ser obedecida y tener razón. O sentarse entre ellos hasta la mañana con una olla de sopa, y atender al que tenga más cerca.
mythos-held-by-rust = Sostenido por el óxido
story-held-by-rust = Tras un panel que no está en sus planos, Morishita encuentra una cuaderna comida como un encaje, y casi toda la cubierta de popa apoyada en ella. Puede apuntalarla esta noche, a tientas, con las máquinas en marcha. O mandar moderar al mínimo y hacerlo como le enseñaron.
mythos-gunfire-below = Disparos abajo
story-gunfire-below = Cinco tiros, una pausa y el sexto, dos cubiertas más abajo, donde Diarra no ha apostado a nadie. Sus hombres miran la escotilla, y luego a él. Puede bajar con ellos en buen orden, o arrojarle algo útil a quien esté ahí y echar el cerrojo.
mythos-the-page-turns-itself = La página se pasa sola
story-the-page-turns-itself = Todas las noches Zielińska cierra el libro y lo ata, y todas las mañanas está abierto una hoja más adelante. Ya empieza a saber de antemano lo que dirá. Podría leer de un tirón hasta el final del capítulo, o dejar que siga pasando hojas en algún lugar detrás de sus otros pensamientos.
mythos-an-unsolved-remainder = Un resto sin resolver
story-an-unsolved-remainder = Kaplani ha reducido la posición del barco a una ecuación, y sobra algo. Es pequeño, es constante y se ha movido desde ayer. Puede dedicarle la noche, o despreciar el último término, como suele hacerse, y confiar en que fuera un error.
mythos-voices-of-kin = La voz de los suyos
story-voices-of-kin = La llaman bajo el portillo de la cocina, en el habla de su cala, con un nombre que solo usaba su abuela, y Tregear conoce cuatro de las voces. Podría contestar y atraerlos bajo el agua hirviendo, con la tripulación escuchando lo que les dice. O callar, y dejar que entren a buscarla.
mythos-whatever-can-go-wrong = Todo lo que puede salir mal
story-whatever-can-go-wrong = Cae un motón donde estaba Desroses; estalla una lámpara cuando ella la posa; el cocinero le ha echado el cerrojo. Podría quedarse toda la noche en cubierta, a la vista de todos, y que acabe de una manera u otra. O tirar el anillo al mar, que ya se ha intentado.
mythos-caught-in-the-hold = Atrapado en la bodega
story-caught-in-the-hold = La escotilla se cierra sobre Caruana, y en la otra punta dos faroles empiezan a bajar la escala. De todas esas cajas, una merecería forzarse y otra debe seguir clavada, y las dos llevan la misma marca. La otra salida es el ventilador, estrecho para un chico con los bolsillos llenos.
