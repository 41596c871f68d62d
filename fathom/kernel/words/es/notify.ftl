### Lo que se envía a quien quiere que se le avise de sus turnos.

call-turn = Te toca jugar en una mesa de { $game }: { $link }
call-first = A partir de ahora se te avisa aquí cuando una mesa de Fathom te espera.
