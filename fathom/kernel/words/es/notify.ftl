### Lo que se envía a quien quiere que se le avise de sus turnos.

call-title = { $game }: te toca
call-turn = Te toca jugar en una mesa de { $game }.
call-turns-title = Te esperan { $count } mesas
call-turns = Te esperan { $count } mesas: { $games }.
call-first = Desde ahora se te avisa aquí cuando te espera una mesa de Fathom.
call-code-title = Tu código para Fathom
call-code =
    Tu código es { $code }. Escríbelo en la página donde diste esta dirección; desde entonces se te avisará aquí cuando te espere una mesa de Fathom.

    ¿No lo has pedido tú? Entonces no hagas nada: no llegará ningún otro mensaje.
call-unsubscribe = Recibes este mensaje porque pediste a Fathom que te avisara de tus turnos. Para no recibir ninguno más: { $link }
