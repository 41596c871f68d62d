### Unfathomable: por qué respondería así el bot habitual, en español.

hint-move = Allí se puede hacer más con las acciones que quedan, o en tu próximo turno.
hint-attack-deep-one = Un profundo menos ahí es lo que más alivia al barco, a la tripulación y al pasaje.
hint-attack-character = Nadie a bordo hace más daño a tu bando.
hint-save = Este pasajero corre peligro, y las Almas perdidas no vuelven.
hint-use-space = Ninguna otra acción hace aquí tanto por el barco tal como está.
hint-repair = Una sala dañada no sirve, y demasiadas salas dañadas hunden el barco.
hint-reveal = A cara descubierta puedes hacer más daño que a escondidas.
hint-use-tome = Un Hechizo bien vale una acción, y el tomo lo tienes tú.
hint-play-card = La carta hace más ahora que después, en la mano o en una prueba.
hint-use-item = El Objeto hace más ahora que después.
hint-use-ability = Tu capacidad cuesta poco para lo que hace aquí.
hint-use-feat = Una Proeza solo se usa una vez, y no es probable un momento mejor.
hint-pass = Nada más vale ahora una carta o una acción.
hint-add-card = La prueba necesita esta carta, y es la que menos te cuesta.
hint-discard = Es la carta que menos echarás en falta.
hint-draw-from = Te falta esta Habilidad para las pruebas y acciones que vienen.
hint-break-out = En el Calabozo no le sirves a nadie.
hint-pick-waypoint = Más distancia por su precio.
hint-take-test = La tripulación tiene cartas de sobra para intentarlo.
hint-take-option = Cuesta menos que la otra opción.
hint-pick-seat = Por lo que todos han visto, es la primera elección.
