# Looking back together: comments, shared replays, pictures and pages, puzzles.

web-tab-comments = Notes
web-comments-none = Personne n’a encore commenté cette partie. Allez à un moment et dites ce que vous en pensez : toute personne qui a le lien peut le lire.
web-comments-at = Moment { $at } sur { $last }
web-comment-here = Commenter le moment { $at }
web-remark-guest = Invité
web-remark-delete = Effacer
web-remark-link = Copier le lien
web-remark-report = Signaler ce que { $name } a écrit
web-remark-report-short = Signaler
web-report-comment = Signaler le commentaire

web-together = Revoir à plusieurs
web-together-leading = Vous menez : les autres voient ce que vous voyez.
web-together-following = { $name } mène, et vous voyez la même chose.
web-together-nobody = La personne qui menait est partie.
web-together-lost = Le serveur ne répond pas. Nouvelle tentative en cours.
web-together-rejoin = Rejoindre les autres
web-together-take = Prendre la main
web-together-hand-over = Passer la main
web-together-people = Qui est là
web-together-me = vous
web-together-leads = mène
web-together-gone = absent
web-together-invite = Inviter d’autres personnes
web-together-link = Lien vers cette relecture à plusieurs
web-together-leave = Quitter la relecture à plusieurs

web-moment-at = Moment { $at } sur { $last }
web-picture = Image de ce moment
web-picture-of = { $game } : { $place }
web-picture-drawing = L’image est en train d’être dessinée…
web-picture-save = Enregistrer l’image
web-picture-copy = Copier l’image
web-picture-failed = Aucune image n’a pu être faite ici.
web-page = Toute la partie en une page
web-page-hint = Un seul fichier à lire, imprimer ou envoyer : résultat, joueurs, journal et images du plateau.
web-page-making = La page se prépare : la partie défile une fois…
web-page-title = { $game } : { $names }
web-page-answers = { $count ->
    [one] Une réponse
   *[other] { $count } réponses
}
web-page-seat = Nature
web-page-person = Personne
web-page-won = a gagné
web-page-result = Résultat
web-page-start = Avant la première manche

web-puzzles = Problèmes
web-puzzles-of = Problèmes : { $game }
web-puzzles-about = Des moments de parties finies où une réponse était nettement la meilleure, et n’a pas été donnée. À vous de la trouver.
web-puzzles-none = Il n’y a pas encore de problèmes ici. Jouez une partie jusqu’au bout et ouvrez son bilan : il trouve les moments qui en font de bons.
web-puzzles-solved = { $solved } sur { $count } résolus
web-puzzles-back = Tous les problèmes
web-puzzle = Problème { $number }
web-puzzle-facts = { $players } joueurs · { $answers } réponses
web-puzzle-stake = { $stake } en jeu
web-puzzle-own = tiré d’une de vos parties
web-puzzle-end-solved = résolu
web-puzzle-end-seen = solution vue
web-puzzle-new = pas encore essayé
web-puzzle-you-are = Vous êtes { $name }. Quelle réponse est nettement la meilleure ?
web-puzzle-right = Oui : « { $answer } ».
web-puzzle-wrong = Pas la meilleure : « { $answer } ».
web-puzzle-odds = À partir d’ici elle gagne { $chance } ; la meilleure réponse gagne { $best }.
web-puzzle-why = Jouée de nombreuses fois, en redistribuant chaque fois tout ce que ce siège ne pouvait pas savoir : « { $best } » gagne { $chance } ; la suivante, « { $second } », gagne { $less } de moins.
web-puzzle-given = Dans la partie, la réponse fut « { $answer } ».
web-puzzle-all = Ce que vaut chaque réponse
web-puzzle-show = Montrer la solution
web-puzzle-next = Problème suivant
web-puzzle-replay = Voir la suite de la partie
web-puzzle-answers = Réponses

web-stored-remarks = Vos commentaires sur des parties finies, les relectures à plusieurs que vous suivez, sous quel nom, et ce que vous y avez dit.
