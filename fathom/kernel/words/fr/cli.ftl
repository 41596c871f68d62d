### Ce que dit la commande `fathom` pendant une partie, en français.

## Avant la partie

cli-how-to-answer = Répondez par le numéro d'une ligne ou le nom d'une case (par exemple R12). Entrée choisit la réponse marquée ⏎. h : aide, ? : ce qui est impossible et pourquoi, q : quitter.
cli-commitment = Empreinte de la graine : { $commitment }
cli-seed = Graine : { $seed }
cli-origin-mixed = { $count ->
    [one] La graine a été tirée du secret du serveur et de la part d’une personne.
   *[other] La graine a été tirée du secret du serveur et des parts de { $count } personnes.
}
cli-origin-chosen = La graine a été choisie par la personne qui a ouvert la table.
cli-origin-known = La graine était connue : la table continuait une autre partie.
cli-seats = Places : { $names }
cli-bot-name = { $bot ->
    [random] hasard
    [alert] attentif
    [greedy] gourmand
    [shipmate] matelot
    [seasoned] aguerri
    [thinker] penseur
   *[other] { $bot }
} { $number }
cli-score = { $name } : { $score }
cli-options = Options : { $options }
cli-you = vous
cli-hand-over = Le clavier passe à { $name }. Les autres détournent les yeux ; puis appuyez sur Entrée.

## Questions

cli-asked = { $name } : { $question }
cli-news = Ce qui s'est passé :
cli-which = Laquelle ? Tapez son numéro ou son nom ; Entrée revient en arrière.
cli-no-default = Aucune réponse ne permet de passer ici : choisissez-en une. h affiche l'aide.
cli-no-such-number = Il n'y a pas de ligne de ce numéro : la dernière est { $last }.
cli-not-understood = « { $typed } » n'est ici ni une réponse ni une commande. h affiche l'aide, ? explique ce qui est impossible.
cli-blocked = Impossible pour l'instant :
cli-possible = Possible maintenant :
cli-nothing-there = Rien dans cette question ne concerne { $place }.
cli-nothing-blocked = Rien de ce qu'on pourrait attendre n'est exclu ici.
cli-and-more = et { $count } de plus
cli-odds-which = Pour quelle réponse ? Tapez o et son numéro ou sa case, par exemple o 3 ou o R12.
cli-odds-none = Rien n'y dépend du hasard.
cli-odds-unknown = Le calcul n'a pas abouti à temps.
cli-odds-exact = { $percent } %
cli-odds-about = environ { $percent } % (de { $low } à { $high } %)
cli-no-such-rule = Il n'y a pas de règle « { $rule } ». Les références figurent à côté des réponses, par exemple r B2a.
cli-nothing-secret = Tout est visible dans ce jeu.

## Aide

cli-help-number = la réponse de cette ligne
cli-help-square = la réponse qui mène à cette case ou à ce module
cli-help-enter = la réponse marquée ⏎, qui ne fait rien
cli-help-help = cette aide
cli-help-blocked = ce qui est impossible et pourquoi ; ? R12 interroge une seule case
cli-help-odds = ce qu'une réponse peut donner, et avec quelles probabilités ; o R12 pour une case
cli-help-board = redessiner le plateau
cli-help-journal = tout le journal
cli-help-own = ce que vous seul savez
cli-help-rule = ce que dit une règle
cli-help-interrupt = laisser quelqu’un d’autre à ce clavier intervenir d’abord, là où c’est possible
cli-help-undo = annuler la dernière réponse, tant que rien de nouveau n'a été vu
cli-help-redo = rétablir la réponse annulée
cli-help-save = sauvegarder la partie dans un fichier
cli-help-quit = quitter, en sauvegardant si vous voulez

## Reprendre, sauvegarder et quitter

cli-stay-silent = Entrée : ne rien dire.
cli-no-interrupt = Personne d’autre à ce clavier ne peut intervenir maintenant.
cli-undone = Réponse annulée.
cli-redone = Réponse rétablie.
cli-saved = Sauvegardé dans { $file }. Pour continuer : fathom play --load { $file }
cli-kept = La partie est conservée dans { $file }. Pour continuer : fathom play --load { $file }
cli-not-saved = Non sauvegardé : { $why }
cli-overwrite = { $file } existe déjà. Le remplacer ? (o/n)
cli-save-first = Sauvegarder la partie avant de quitter ? (o/n)
cli-farewell = s sauvegarde la partie, j affiche le journal, Entrée quitte.

## La fin

cli-game-over = La partie est finie.
cli-column-seat = place
cli-column-score = total
cli-winner = Victoire : { $names }.
cli-winners = Égalité : { $names }.

## Relecture et vérification

cli-question-number = Question { $number } sur { $last }
cli-earlier-lines = { $count ->
    [one] … { $count } ligne précédente du journal
   *[other] … { $count } lignes précédentes du journal
}
cli-replay-keys = Entrée : question suivante, b : la précédente, un nombre : cette question, q : quitter
cli-verified = { $game } : tout est conforme. La graine, chaque réponse et l'état enregistré concordent.
cli-answers-checked = Réponses vérifiées : { $count }
cli-not-over = La partie n'est pas encore finie.

## Jeux et règles

cli-games-game = jeu
cli-games-title = titre
cli-games-seats = places
cli-games-bots = robots
cli-games-options = options (--set)
cli-rule-kind = genre
cli-rule-text = registre
cli-rule-check = contrôle
cli-rule-needs = dépend de
cli-rule-code = Dans le code
cli-rule-tests = tests
cli-no-tests = aucun trouvé ici
cli-no-code = Elle ne figure nulle part dans le code.
cli-by-type = Elle découle des types : les pièces et les tables du jeu ne laissent rien d’autre.
cli-by-absence = Elle tient par absence : rien dans le code ne s’y oppose.

## Nautilus : le dessin et les places

cli-nautilus-kind-base = base
cli-nautilus-kind-violet = habitation violette
cli-nautilus-kind-green = habitation verte
cli-nautilus-kind-training = entraînement
cli-nautilus-kind-technical = technique
cli-nautilus-kind-sonar = sonar
cli-nautilus-kind-research = recherche
cli-nautilus-kind-analysis = analyse
cli-nautilus-blue = sas bleus
cli-nautilus-orange = sas orange
cli-nautilus-crew = à vous, aux autres
cli-nautilus-submarine = sous-marin
cli-nautilus-token = face cachée
cli-nautilus-known = déjà vu par vous
cli-nautilus-target = possible ici
cli-nautilus-narrow = Le plateau fait { $columns } caractères de large : élargissez la fenêtre.
cli-nautilus-round = Manche { $round }
cli-nautilus-first = débute
cli-nautilus-service = T C S R A : modules en service, ★ avec la majorité
cli-nautilus-money = Nemos
cli-nautilus-reserve = réserve
cli-nautilus-fleet = en mer
cli-nautilus-hold = en main
cli-nautilus-finds = découvertes
cli-nautilus-atlantis = Atlantide
cli-nautilus-discovery = découverte
cli-nautilus-exploration = exploration
cli-nautilus-crews = Aquanautes dans la cité :
cli-nautilus-mission = Votre mission : { $mission }. À la fin, vous pourrez améliorer vos jetons { $first } et { $second }.
cli-nautilus-known-tokens = Jetons en mer que vous connaissez :
cli-nautilus-no-known-tokens = Vous ne connaissez encore aucun jeton en mer.
cli-chapter = Chapitre { $number }
