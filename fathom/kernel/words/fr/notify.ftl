### Ce qui est envoyé à qui veut être prévenu de ses tours.

call-turn = C’est à vous de jouer à une table de { $game } : { $link }
call-first = Désormais, vous serez prévenu ici quand une table de Fathom vous attend.
