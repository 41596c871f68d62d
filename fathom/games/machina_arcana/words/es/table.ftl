### Machina Arcana: las palabras de la mesa (preguntas, respuestas, diario), en español.

## El juego

game-name = Machina Arcana
game-tagline = Una ciudad de máquinas sepultada, descubierta loseta a loseta, y lo que aún vive en ella.
    .length = De 1 a 4 horas
    .weight = Exigente
game-about = Juntos bajáis a una ciudad que nadie construyó para personas. La descubrís sala a sala, montáis vuestro equipo con lo que encontráis y seguís una historia capítulo a capítulo mientras las cosas de abajo se hacen más fuertes. Quien cae sigue jugando, en el otro bando.
option-scenario = Escenario
option-scenario-ice = I: Horror en el hielo
option-scenario-statue = II: La estatua de la desesperación
option-scenario-beast = III: La Bestia
option-length = Duración (primer escenario)
option-length-full = El escenario entero
option-length-short = Corta: sin los capítulos 2 y 7
option-length-very-short = Muy corta: capítulos 1, 2 y 4
option-easy = Fácil: el 0 del dado cuenta como 0
option-very_easy = Muy fácil: las tiradas fallidas no bajan los valores
option-ties = Cuando los monstruos pueden elegir
option-ties-settled = Decide la mesa
option-ties-asked = Se pregunta a un jugador
option-spawn_order = Quién tira después por la aparición
option-spawn_order-settled = Por orden de asientos
option-spawn_order-asked = Se pregunta a un jugador
option-campaign = Campaña: los supervivientes guardan cartas para otro escenario

## Nombres

class-gunner = tirador
class-brute = bruto
class-mystic = místico
class-crafter = artesano
type-weapon = armas
type-apparel = atuendos
type-artifact = artefactos
type-consumable = consumibles
part-torso = torso
part-legs = piernas
part-head = cabeza
attribute-armor = armadura
attribute-will = voluntad
attribute-health = salud
attribute-stamina = resistencia
attribute-essence = esencia
number-armor = armadura
number-will = voluntad
number-max-health = salud máxima
number-max-stamina = resistencia máxima
number-attack = tiradas de ataque
number-magic-attack = tiradas de ataque mágico
number-range = alcance
kind-floor = suelo
kind-rubble = escombros
kind-trap = trampa
kind-pit = foso
kind-barrel = barril explosivo
kind-spawn = casilla de aparición
kind-lever = palanca
kind-recharge = estación de recarga
kind-workbench = banco de trabajo
kind-chest = cofre
kind-event = casilla de evento
kind-chapter = casilla de capítulo
kind-story = casilla de relato
kind-ritual = casilla de ritual
kind-statue = parte de la estatua
phase-explorers = fase de exploradores
phase-spawn = fase de aparición
phase-horror = fase de horror
phase-monsters = fase de monstruos
milestone-chapter = capítulo alcanzado
milestone-level = nivel de los monstruos al final
ending-won = Los exploradores han ganado.
ending-escaped = Los exploradores han escapado.
ending-destroyed = El último explorador ha sido destruido.
ending-doom = Se ha perdido el final.
group-explorer = explorador
group-monster = monstruo
group-unit = unidad
trait-immobile = queda inmóvil
trait-held = no puede moverse
trait-ethereal = está en estado etéreo
trait-steady = no se deja empujar ni atraer
trait-over-obstacles = cruza obstáculos
trait-over-pits = cruza fosos
trait-sees-ethereal = puede apuntar a unidades etéreas
trait-keeps-health = conserva toda su salud
trait-clear-shot = ignora los obstáculos al apuntar a distancia
deck-exploration = eventos de exploración
deck-horror = eventos de horror
doing-open = abrir
doing-close = cerrar
edge-0 = norte
edge-1 = este
edge-2 = sur
edge-3 = oeste
fate-here = en el tablero
fate-exited = fuera, por la salida
fate-destroyed = destruido
turn-waiting = por jugar
turn-open = jugando
turn-over = ya ha jugado
icon-barrel = cañón
icon-blade = hoja
icon-core = núcleo
icon-cloth = tela
icon-rune = runa
icon-lens = lente
icon-mount = soporte
icon-plate = placa
length-full = escenario entero
length-short = partida corta
length-very-short = partida muy corta
reach-melee = cuerpo a cuerpo
reach-ranged = a distancia
scenario-ice = Horror en el hielo
scenario-statue = La estatua de la desesperación
scenario-beast = La Bestia
scope-tile = en la loseta
scope-board = en el tablero
scope-adjacent = al lado
scope-by-target = en la casilla del objetivo o junto a ella
moment-kills = destruyes una unidad
moment-destroyed = este monstruo es destruido
moment-hits = se inflige un golpe
moment-takes-hit = se recibe un golpe
moment-defends = se defiende un ataque
moment-marker-removed = un marcador deja esta carta
moment-moves = se da un paso
moment-ally-turn = se destruye un monstruo en tu loseta en el turno de otro explorador
effect-aim = puntería
effect-on-units = un efecto sobre unidades
effect-continuing = un efecto continuo
effect-passive = habilidad pasiva
space-at = fila { $row }, columna { $column } de la loseta { $tile }
feature-at = { $kind } { $at }
opening-at = { $edge ->
    [0] el lado norte, en { $at }
    [1] el lado este, en { $at }
    [2] el lado sur, en { $at }
   *[other] el lado oeste, en { $at }
}
tile-number = loseta { $tile }
unit-at =
    { $kind ->
        [statue] la parte de la estatua ({ $at })
        [chest] el cofre ({ $at })
       *[other] el barril ({ $at })
    }

## Respuestas

do-pick-explorer = Jugar con { $explorer }
    .short = Elegir a un explorador
do-take-turn = Turno de { $explorer }
    .short = Jugar un turno
do-end-turn = Terminar el turno
do-go-on = No usar nada
do-roll-next = { $explorer } tira
    .short = Tirada de aparición
do-move = Ir a la casilla: { $to }
    .short = Moverse
do-cross = Cruzar hasta la casilla: { $to }
    .short = Cruzar
do-step-into-pit = Entrar en el foso: { $to }
    .short = Entrar en un foso
do-explore = Explorar más allá de la abertura
do-leave = Salir
do-open-door = Abrir la puerta
do-close-door = Cerrar la puerta
do-break-door = Destruir la puerta
do-activate = Activar: { $space }
    .short = Activar una casilla
do-seal = Sellar la casilla de aparición: { $space }
    .short = Sellar una casilla de aparición
do-use = { $ability ->
    [0] Habilidad
    [1] Segunda habilidad
   *[other] Tercera habilidad
  } de { $card }{ $unit ->
   *[other] {" "}sobre { $unit }
    [none] {""}
  }{ $space ->
   *[other] {" "}en { $space }
    [none] {""}
  }
    .short = Usar una habilidad
do-target = Apuntar a { $unit }
    .short = Apuntar
do-pick-space = Elegir la casilla: { $space }
    .short = Elegir una casilla
do-pick-door = Elegir esta puerta
do-never-mind = Dejarlo
do-pick-unit = Elegir { $unit }
    .short = Elegir una unidad
do-raise = { $by ->
    [0] Dejar la tirada
   *[other] Subir la tirada en { $by }
  }
    .short = Subir una tirada
do-save = { $health ->
    [0] Perder la salud
    [one] Pagar 1 de esencia en su lugar
   *[other] Pagar { $health } de esencia en su lugar
  }
    .short = Pagar con esencia
do-pay-essence = { $own ->
    [0] No pagar nada por tu cuenta
   *[other] Pagar tú { $own } de esencia
  }
    .short = Pagar esencia
do-contribute = { $essence ->
    [0] No aportar nada
   *[other] Aportar { $essence } de esencia
  }
    .short = Aportar esencia
do-draw-from = { $deck-id ->
    [weapon] Robar de las { $deck }
   *[other] Robar de los { $deck }
  }
    .short = Robar un objeto
do-put-back = Devolver { $item } a su mazo
    .short = Devolver una carta
do-destroy = Destruir { $item }
    .short = Destruir un objeto
do-keep = Quedarse con { $item }
    .short = Quedarse con un objeto
do-keep-event = Quedarse con { $event }
    .short = Quedarse con un evento vinculado
do-give = Dar { $item } a { $to }
    .short = Dar un objeto
do-equip = Equipar { $item }{ $instead ->
   *[other] {" "}en lugar de { $instead }
    [none] {""}
  }
    .short = Equipar un objeto
do-attach = Poner { $item } en { $on }
    .short = Acoplar un objeto
do-stow = Guardar { $item }
    .short = Guardar un objeto
do-exchange = Cambiar { $drawn } por { $own }
    .short = Cambiar cartas
do-trade = Intercambiar con { $explorer }
    .short = Intercambiar
do-use-inventory = Reorganizar el inventario de { $explorer }
    .short = Reorganizar un inventario
do-ask-for = Pedir { $item }
    .short = Pedir un objeto
do-agree = Aceptar
do-refuse = Rechazar
do-done = Listo
do-pursue = Va a por { $explorer }
    .short = Objetivo de un monstruo
do-step-to = Va a la casilla: { $to }
    .short = Paso de un monstruo
do-place = { $space }
    .short = Elegir un sitio
do-place-exit = Poner la salida en { $opening }
    .short = Colocar la salida

## Preguntas

ask-pick-explorer = { $party ->
    [one] Elige a tu explorador, que baja solo.
   *[other] Elige a tu explorador.
  }
ask-take-turn = ¿Quién juega el siguiente turno?
ask-act = ¿Qué hace tu explorador?
ask-speak-up = ¿Usar una habilidad antes de que siga tu compañero?
ask-window = ¿Usar una habilidad antes de seguir?
ask-spawn-order = ¿Quién hace la siguiente tirada de aparición?
ask-second-target = Elige el segundo objetivo.
ask-raise = La tirada contra { $target } es { $result }, y se acierta con { $needed }: ¿subirla con esencia?
ask-save-health = Vas a perder { $amount } de salud: ¿pagar esencia en su lugar?
ask-pay-essence = Hay que pagar { $amount } de esencia: ¿cuánta pagas tú?
ask-contribute = { $unit } pide { $amount } de esencia.
ask-place-monster = ¿Dónde aparece { $unit }?
ask-lose-equipped = Destruye uno de tus objetos equipados.
ask-draw-item = ¿De qué mazo robas?
ask-part-with-item = Despréndete de una de las dos cartas.
ask-keep-item = ¿Quedarse con el objeto o darlo?
ask-equip-at-once = ¿Equipar { $item } ahora mismo?
ask-exchange-items = ¿Cambiar cartas robadas por las tuyas?
ask-return-items = Devuelve o destruye las otras cartas.
ask-whose-inventory = ¿Reorganizar un inventario?
ask-rearrange = Equipa, acopla o da objetos.
ask-trade = Da objetos o pídelos.
ask-trade-asked = ¿Dar { $item }?
ask-enter = ¿Por dónde entra tu explorador?
ask-place-exit = ¿Dónde está la salida?
ask-monster-step = ¿A qué casilla va { $unit }?
ask-monster-target = ¿A por quién va { $unit }?
ask-monster-act = { $fallen ->
    [0] ¿Qué hace { $unit }?
   *[other] Ahora los monstruos son tuyos, contra los exploradores que quedan. ¿Qué hace { $unit }?
  }
ask-pick-unit = { $card }: { $purpose ->
    [attack] ¿a quién alcanza el ataque?
    [lose-health] ¿quién pierde salud?
    [lose-stamina] ¿quién pierde resistencia?
    [lose-essence] ¿quién pierde esencia?
    [regain-health] ¿quién recupera salud?
    [regain-stamina] ¿quién recupera resistencia?
    [regain-essence] ¿quién recupera esencia?
    [control] ¿qué monstruo controlas?
    [banish] ¿qué monstruo se destierra?
    [push] ¿a quién se empuja?
    [pull] ¿a quién se atrae?
    [move-up-to] ¿quién se mueve?
    [teleport] ¿quién se teletransporta?
    [teleport-to] ¿quién se teletransporta?
    [swap] ¿con quién intercambias el sitio?
    [gain] ¿quién obtiene el objeto?
    [stow-one] ¿de quién es el objeto que se guarda?
   *[other] ¿para quién es?
  }
ask-pick-space = { $purpose ->
    [light] ¿Qué casilla de capítulo se ilumina?
    [price] { $card }: ¿qué casilla sacrificas?
    [revive] { $card }: ¿qué casilla vuelve a funcionar?
   *[other] { $card }: ¿qué casilla se destruye?
  }
ask-pick-door = { $card }: elige una puerta.
ask-move-up-to = ¿Adónde se mueve { $unit }?
ask-teleport = ¿Dónde reaparece { $unit }?
ask-teleport-near = ¿Dónde llega { $unit }?
ask-leap = ¿Adónde salta { $unit }?
ask-keep-or-return = ¿Quedarse con la carta?
ask-take-item = ¿Qué objeto coges?
ask-keep-cards = ¿Qué cartas os lleváis al siguiente escenario? Allí aumentan la amenaza.
ask-give-item = ¿Qué objeto das y a quién?
ask-give-back = ¿Dar un objeto a cambio?
ask-stow-one = ¿Qué objeto guardas?
ask-destroy-item = ¿Qué objeto destruyes?

## Diario

tell-chose = { $seat } juega con { $explorer }.
tell-round-began = Ronda { $round }.
tell-phase-began = { $phase ->
   *[other] — { $phase } —
  }
tell-turn-began = Turno de { $unit }.
tell-turn-ended = { $unit } termina su turno.
tell-spawn-rolled = { $unit } saca { $roll } para la aparición; hace falta { $needed }.
tell-horror-rolled = La tirada de horror es { $roll }; hace falta { $needed }.
tell-ratings-set = Los valores son { $spawn } para la aparición y { $horror } para el horror.
tell-threat-changed = La amenaza está en { $threat }.
tell-level-rose = El nivel de los monstruos sube a { $level }.
tell-spawned = { $monster } aparece: { $space }.
tell-ended = { $ending }
tell-moved = { $unit } va a la casilla: { $to }.
tell-landed = { $unit } se sitúa: { $to }.
tell-shoved = Un golpe lleva a { $unit } a la casilla: { $to }.
tell-explored = { $unit } descubre una loseta nueva.
tell-scrolled = Una loseta queda atrás.
tell-exited = { $unit } sale.
tell-exit-placed = Se encuentra la salida: { $opening }.
tell-door-opened = Se abre una puerta.
tell-door-closed = Se cierra una puerta.
tell-door-broken = Se destruye una puerta.
tell-activated = { $unit } activa: { $space }.
tell-sealed = { $unit } sella la casilla de aparición: { $space }.
tell-space-destroyed = Destruido: { $space }.
tell-space-revived = Vuelve a funcionar: { $space }.
tell-chapter-lit = Casilla de capítulo iluminada: { $space }.
tell-exploded = El barril explota: { $space }.
tell-attacked = { $unit } ataca a { $defenders }: { $dice }.
tell-boosted = Hay efectos que aumentan la tirada en { $by }.
tell-weakened = Hay efectos que reducen la tirada en { $by }.
tell-raised = { $unit } sube la tirada en { $by }.
tell-struck = { $hit ->
    [yes] { $unit } recibe el golpe ({ $result } contra { $defense }).
   *[no] Se falla a { $unit } ({ $result } contra { $defense }).
  }
odds-struck = { $hit ->
    [yes] { $unit } recibe el golpe
   *[no] Se falla a { $unit }
  }
tell-lost = { $unit } pierde { $by } de { $what }.
tell-regained = { $unit } recupera { $by } de { $what }.
tell-contributed = { $unit } aporta { $essence } de esencia.
tell-destroyed = { $by ->
    [none] Destruido: { $unit }.
   *[other] { $by } destruye a { $unit }.
  }
tell-banished = Desterrado: { $unit }.
tell-marker-put = Se pone un marcador en { $card }.
tell-marker-back = Un marcador vuelve de { $card }.
tell-used = { $unit } usa { $ability ->
    [0] una habilidad
    [1] la segunda habilidad
   *[other] la tercera habilidad
  } de { $card }.
tell-counted = { $card }: { $count } de { $of }.
tell-effect-rolled = El dado muestra { $roll }; hace falta { $needed }.
odds-effect-rolled = { $done ->
    [yes] éxito
   *[no] fallo
  }
tell-drew = { $unit } roba { $item }.
tell-gained = { $unit } gana { $item }.
tell-returned = { $item } vuelve a su mazo.
tell-item-destroyed = Objeto destruido: { $item }.
tell-equipped = { $on ->
    [none] { $unit } equipa { $item }.
   *[other] { $unit } pone { $item } en { $on }.
  }
tell-stowed = { $unit } guarda { $item }.
tell-gave = { $unit } da { $item } a { $to }.
tell-invoked = { $again ->
    [yes] { $event-card }, una vez más.
   *[no] { $event-card }.
  }
tell-bound-to = { $event-card } se vincula a { $unit }.
tell-chapter-began = { $chapter }
tell-kept = { $unit } se lleva { $card }.
tell-campaign-threat = Lo que se ha traído aumenta la amenaza en { $threat }.
