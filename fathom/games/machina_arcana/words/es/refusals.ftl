### Machina Arcana: por qué no se puede hacer algo, en español.

why-leave-the-pit = Estás en un foso: sal de él antes de acabar el turno.
why-not-out-again = No podrías salir del foso: guarda 1 de resistencia para eso.
why-immobile = Esta unidad es inmóvil: nunca se mueve. Elige otra.
why-held = Algo la retiene: no puede moverse esta ronda.
why-space-taken = { $unit } está ahí: elige una casilla libre.
why-impassable = Nadie puede estar ahí: elige una casilla libre y transitable.
why-is-pit = Es un foso: solo se entra con un paso desde al lado, y destruye.
why-no-way = Ningún camino lleva ahí: hay algo en medio. Elige otra casilla.
why-too-far = { $stamina ->
    [one] Ese camino cuesta { $needed } de resistencia, y te queda { $stamina }: elige una casilla más cercana.
   *[other] Ese camino cuesta { $needed } de resistencia, y te quedan { $stamina }: elige una casilla más cercana.
  }
why-stamina-short = { $stamina ->
    [one] Cuesta { $needed } de resistencia, y te queda { $stamina }: elige algo más barato.
   *[other] Cuesta { $needed } de resistencia, y te quedan { $stamina }: elige algo más barato.
  }
why-essence-short = Cuesta { $needed } de esencia; con todos los que pueden ayudar tienes { $essence }.
why-health-short = Cuesta { $needed } de salud, más de lo que salud y esencia pueden pagar.
why-door-away = Solo quien está junto a una puerta puede usarla: ve allí primero.
why-door-gone = Esta puerta está destruida: ya no se puede hacer nada con ella.
why-door-open = Esta puerta ya está abierta.
why-door-closed = Esta puerta ya está cerrada.
why-only-closed-doors = Los exploradores solo destruyen puertas cerradas: ciérrala antes.
why-door-out-of-reach = Ningún lado de esta puerta está al alcance: acércate.
why-space-away = Ponte primero al lado.
why-space-used = Esta casilla está destruida: no se puede hacer nada con ella.
why-guarded = La Bestia está ahí: esta casilla no puede sellarse ahora.
why-withstood = A la Bestia no se la puede controlar ni desterrar, ni se cambia de lugar con ella.
why-not-adjacent = No es adyacente: en el cuerpo a cuerpo solo te alcanzas a ti y a las casillas vecinas.
why-out-of-range = Está fuera de alcance: acércate.
why-no-sight = Un muro, escombros o una puerta cerrada lo ocultan: ve adonde lo veas.
why-obstacle = Hay un obstáculo en la línea de tiro: apunta desde otra casilla.
why-ethereal = Una unidad etérea no puede ser objetivo: elige otro.
why-wrong-target = Esta habilidad no es para un objetivo así: elige otro.
why-not-so-now = Ahora no se cumple lo que pide esta habilidad.
why-destroyed-already = Esta carta ya está destruida.
why-only-in-turn = Lo que cuesta resistencia se usa solo en el propio turno: espera al tuyo.
why-no-marker = Ninguno de tus marcadores está en esta carta.
why-no-space-beside = A tu lado no hay nada de este tipo que destruir: { $kind }.
why-not-for-this = Solo una casilla adyacente del tipo correcto paga esto.
why-not-equipped = Este objeto está guardado: equípalo primero.
why-lower-stowed = El objeto que debe llevarlo está guardado: equípalo primero.
why-used-up = Esta carta está gastada: solo espera su marcador.
why-does-nothing = Ahora no cambiaría nada.
why-not-at-opening = Ponte en esta abertura para explorar más allá.
why-token-there = La entrada y la salida no se pueden explorar.
why-left-behind = Ahí no cabe ninguna loseta: habría que quitar una con un explorador encima. Acércalo antes.
why-wall-beyond = Ahí ya hay una loseta, cerrada por este lado: esta abertura es un muro. Elige otra.
why-no-tiles = No queda ninguna loseta por descubrir.
why-in-finale = En el final ya no queda nada que explorar.
why-no-exit = Aún no hay salida en el tablero.
why-not-at-exit = Ponte en la salida para irte.
why-nothing-to-trade = Ninguno de los dos tiene nada que intercambiar.
why-nothing-to-wear = No hay nada en ese inventario.
why-not-beside = Ese explorador no está junto a ti: ve allí primero.
why-never-worn = Los consumibles se usan tal cual: nunca se equipan.
why-never-main = Va sobre otro objeto o a su lado: nunca es un objeto principal.
why-hands-full = Las dos manos están ocupadas: guarda antes un arma.
why-one-of-a-type = Hay un objeto principal de cada tipo: guarda antes el otro.
why-other-type = Solo se montan objetos del mismo tipo: elige otro objeto.
why-no-place-on-top = Los iconos no coinciden: esto no va encima de eso.
why-no-place-beside = Los iconos no coinciden: esto no refuerza eso.
why-two-torsos = Nunca hay más de un torso en un montaje.
why-only-main = Lo recién ganado solo se equipa como objeto principal.
why-equipped-once = Cada objeto se equipa una vez en este uso del inventario.
why-giving-now = Algo se ha dado: ya no se equipa nada más.
why-only-equipped = Aquí solo cuenta un objeto equipado.
why-level-too-high = Este objeto es de un nivel más alto: elige otro.
why-deck-empty = Este mazo está vacío: elige otro.
why-explorer-taken = Alguien juega ya con este explorador: elige otro.
why-no-turn-left = A este explorador no le queda turno esta ronda: elige otro.
why-has-rolled = Este explorador ya ha tirado, o no está en el tablero: elige otro.
why-not-this-much = Nadie podría pagar el resto, o es más de lo que tienes o de lo que hace falta.
why-own-essence = Puedes dar lo que tienes, y no más de lo que falta.
why-too-much = Es más esencia de la que hay, o de la que cambiaría algo.
why-not-by-entrance = Solo se pueden elegir las casillas libres junto a la entrada.
why-entrance-there = Ahí está la entrada: la salida va a otra abertura.
why-not-nearest = Otra está más cerca: elígela.
why-not-in-reach = Esa casilla no está libre o no está al alcance: elige otra.
why-not-meant = La carta no habla de eso: elige lo que nombra.
why-not-as-near = Otro explorador está más cerca, o más débil a igual distancia.
why-not-as-good = Según sus reglas, el monstruo tiene un paso mejor.
