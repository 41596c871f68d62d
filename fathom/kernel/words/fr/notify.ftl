### Ce qui est envoyé à qui veut être prévenu de ses tours.

call-title = { $game } : c’est à vous
call-turn = C’est à vous de jouer à une table de { $game }.
call-turns-title = { $count } tables vous attendent
call-turns = { $count } tables vous attendent : { $games }.
call-first = Désormais, vous êtes prévenu ici quand une table de Fathom vous attend.
call-code-title = Votre code pour Fathom
call-code =
    Votre code est { $code }. Saisissez-le sur la page où vous avez donné cette adresse ; dès lors, vous serez prévenu ici quand une table de Fathom vous attend.

    Vous n’avez rien demandé ? Alors ne faites rien : aucun autre message ne viendra.
call-unsubscribe = Vous recevez ce message parce que vous avez demandé à Fathom de vous prévenir de vos tours. Pour ne plus en recevoir : { $link }
