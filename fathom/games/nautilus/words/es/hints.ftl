### Nautilus: por qué respondería así el bot habitual, en español.

hint-place-base = Desde aquí quedan al alcance más hallazgos.
hint-buy = Tus acuanautas tendrán allí trabajo, y un segundo módulo del mismo tipo en servicio da puntos de exploración.
hint-buy-habitation = Tienes más trabajo que manos: los acuanautas atienden módulos y botan submarinos.
hint-buy-nothing = Nada de lo que se vende daría ya lo que cuesta.
hint-build = Pone trabajo junto a tus acuanautas por una tarifa razonable.
hint-turn-module = Así sus esclusas llevan a alguna parte.
hint-keep = Si lo construyes después junto con otro módulo, pagas una sola tarifa.
hint-give-back = Lo que no se puede construir se devuelve.
hint-walk = Allí hay trabajo, o está de camino al trabajo.
hint-stay = Todos están donde hacen falta.
hint-launch = Un submarino más encuentra más.
hint-sonar = Conviene saber lo que hay alrededor antes de navegar.
hint-sail = El mejor hallazgo para esa distancia, y nadie llegará antes que tú.
hint-moor = Puede llevar un acuanauta al trabajo o volver a salir por otro lado.
hint-rest = Nada de lo que alcanzas merece el viaje.
hint-look-at = Puede estar en la ruta de tus submarinos.
hint-skip = Lo que queda no merece una mirada.
hint-dock = El acuanauta vale más en ese módulo que el submarino en el mar.
hint-stay-at-sea = Todavía tiene algo que encontrar.
hint-upgrade = Cada hallazgo mejorado da más puntos que el Nemo que cuesta.
