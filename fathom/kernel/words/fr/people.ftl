### Les mots du client web à propos des personnes : l’attente, les comptes, les rappels et les clubs. Les clés sont `web-...`.

## En attendant la partie

web-table-terms = Ce qui sera joué
web-clock-hours = Heures par réponse
web-clock-minutes = Minutes par joueur
web-clock-bonus = Secondes de plus par réponse
web-ready-check = Commencer quand tout le monde se dit prêt
web-ready = prêt
web-not-ready = pas encore prêt
web-i-am-ready = Je suis prêt
web-not-yet-ready = Finalement, pas encore
web-leave-seat = Quitter la table
web-remove-from-seat = Libérer la place de { $name }
web-seat-down = { $seat } : échanger avec la place suivante
web-lobby-unready = { $count ->
    [one] Un joueur n’est pas encore prêt.
   *[other] { $count } joueurs ne sont pas encore prêts.
}
web-open-link = Lien pour toute place libre
web-open-link-hint = Chaque personne qui le reçoit peut prendre une place libre, jusqu’au début de la partie.
web-open-link-make = Créer le lien
web-open-link-renew = Le remplacer par un nouveau lien
web-close-table = Fermer la table
web-close-table-sure = Tout le monde quitte la table, et ses liens n’ouvrent plus rien.
web-table-closed = L’hôte a fermé cette table.
web-invited-anywhere = Choisissez un nom et prenez une place libre. À la table : { $names }
web-propose-pause = Proposer une pause
web-proposal-pause = { $by } propose une pause : les pendules s’arrêtent et personne ne compte comme absent.
web-paused = La partie est en pause. Les pendules sont arrêtées et personne ne compte comme absent.
web-news-seat-left = { $name } a quitté la table.
web-news-seat-removed = L’hôte a libéré la place de { $name }.
web-news-paused = La partie est en pause, sur proposition de { $by }.
web-news-resumed = { $by } fait reprendre la partie.
