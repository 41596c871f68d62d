### Ce que dit le serveur quand il ne fait pas ce qu'on lui demande.

why-no-such-table = Cette table n'existe pas. Vérifiez le lien.
why-no-such-game = Ce jeu n'existe pas ici.
why-no-such-language = Fathom ne parle pas encore cette langue.
why-no-such-moment = Cette partie n'a pas ce moment.
why-not-found = Il n'y a rien à cette adresse.
why-bad-request = Cette demande n'a pas pu être comprise.
why-bad-table = Cette table ne peut pas être ouverte : { $detail }.
why-bad-record = Cet enregistrement ne peut pas être utilisé : { $detail }.
why-too-large = C'est trop volumineux pour être envoyé ici.
why-too-fast = Trop de demandes à la fois. Attendez un instant, puis réessayez.
why-foreign-page = Les demandes venant d'autres pages ne sont pas acceptées.
why-not-your-seat = Cette place n'est pas la vôtre.
why-wrong-key = Ce lien n'ouvre plus la place. Demandez-en un nouveau.
why-no-open-seat = Aucune place n'est libre pour vous à cette table.
why-not-host = Seule la personne qui a ouvert la table peut le faire.
why-already-started = La partie a déjà commencé.
why-not-started = La partie n'a pas encore commencé.
why-not-over = Ce sera possible une fois la partie terminée.
why-stale = La table a changé entre-temps. Regardez à nouveau, puis répondez.
why-seat-not-abandoned = Cette personne est présente : sa place ne peut pas être cédée.
why-nothing-to-vote-on = Il n'y a rien à voter pour vous.
why-chat-off = Cette table n'a pas de messagerie.
why-our-fault = Une erreur s'est produite de notre côté. Rien n'a été changé.
