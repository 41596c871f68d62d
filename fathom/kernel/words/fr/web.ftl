### Les mots du client web, en français. Les clés sont `web-...` ; ce que disent les jeux est dans leurs propres mots.

## Partout

web-skip = Aller au contenu
web-home = Accueil
web-navigation = Navigation
web-language = Langue
web-settings = Réglages
web-about = À propos
web-colon = { $label } : { $text }
web-close = Fermer
web-cancel = Annuler
web-back = Retour
web-open = Ouvrir
web-on = Oui
web-off = Non
web-copy = Copier
web-copied = Copié
web-qr = Afficher en code QR
web-link-alone = Ce serveur n’écoute que sur cet ordinateur : vos amis ne peuvent pas ouvrir le lien. Démarrez-le pour votre réseau :
web-share = Partager
web-send = Envoyer
web-menu = Menu
web-loading = Chargement…
web-rules = Règles
web-rule = Règle { $rule }
web-lost-title = Rien par ici
web-lost = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
web-no-connection = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-server-error = Quelque chose s’est mal passé. Réessayez dans un instant.
web-unofficial = Fathom est un projet de fans non officiel, sans lien avec les éditeurs ni les auteurs des jeux.

## La première page

web-welcome = Que cachent les fonds ce soir ?
web-games = Jeux
web-start-here = Commencez ici
web-lesson = Première partie guidée
web-learn = Apprendre en { $minutes } minutes
web-learn-hint = Une première partie sur le vrai plateau, pas à pas.
web-lesson-step = { $number } sur { $count }
web-lesson-next = Suite
web-lesson-yours = À vous
web-lesson-listen = D'abord, lisez
web-lesson-same = Bien choisi : le bot habituel aurait fait de même.
web-lesson-other = Un choix bien à vous. Le bot habituel aurait choisi : { $answer }.
web-lesson-leave = Jouer sans le guide
web-lesson-play-on = Continuer la partie
web-play-now = Jouer
web-play-now-hint = { $bots ->
    [0] Un clic : vous jouez seul. Sans compte, sans rien installer.
    [one] Un clic : vous et un robot. Sans compte, sans rien installer.
   *[other] Un clic : vous et { $bots } robots. Sans compte, sans rien installer.
}
web-play-now-together = { $bots ->
    [0] Un clic : vous jouez seul. Sans compte, sans rien installer.
    [one] Un clic : vous et un compagnon. Sans compte, sans rien installer.
   *[other] Un clic : vous et { $bots } compagnons. Sans compte, sans rien installer.
}
web-new-table = Nouvelle table…
web-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-players-range = { $from } à { $to } joueurs
web-players-solo = En solo, ou jusqu’à { $to } joueurs ensemble
web-suggested = Un bon choix pour commencer.
web-change-suggested = Changer
web-my-tables = Vos tables
web-hide-table = Masquer cette table : { $game }
web-show-table = Montrer de nouveau cette table : { $game }
web-hidden-tables = { $count ->
    [one] { $count } table masquée
   *[other] { $count } tables masquées
}
web-finished-tables = Vos parties terminées
web-public-tables = Tables publiques
web-public-tables-none = Aucune table publique pour le moment. Ouvrez-en une : on la trouvera ici.
web-filter-game = Jeu
web-filter-all = Tous les jeux
web-filter-free = Avec une place libre
web-public-tables-unlike = Aucune table publique ne correspond.
web-your-turn = À vous
web-status-waiting = { $open ->
    [0] Prête à commencer
    [one] Il manque { $open } joueur
   *[other] Il manque { $open } joueurs
}
web-status-playing = En cours
web-status-turn = On attend { $names }
web-status-yours = La table vous attend
web-status-over = Terminée
web-join = Rejoindre
web-watch = Regarder
web-import = Ouvrir une partie enregistrée…
web-import-hint = Une partie terminée peut être revue ; une partie inachevée peut être continuée.
web-interrupts = { $count ->
    [one] Vous pouvez d’abord faire quelque chose
   *[other] Vous pouvez d’abord faire l’une de ces { $count } choses
}
web-interrupt-of = { $name } peut d’abord faire quelque chose
web-my-campaigns = Vos campagnes
web-campaign = La campagne
web-campaign-of = Campagne : { $game }
web-campaign-chapters = Chapitres
web-chapter-number = Chapitre { $number }
web-campaign-carried = Ce qui est conservé
web-next-chapter = Jouer le chapitre suivant
web-to-chapter = Vers le chapitre { $number }
web-next-chapter-who = Qui joue le chapitre suivant
web-chapter-stays = { $name } reste
web-campaign-download = Télécharger la campagne
web-campaign-download-hint = Un fichier avec tous les chapitres terminés, que chacun peut vérifier et ouvrir.
web-campaign-over = Cette campagne est terminée : rien ne suit son dernier chapitre.
web-campaign-goes-on = le chapitre suivant peut commencer
web-chapter-of-campaign = Chapitre { $number } d’une campagne

## Ouvrir une table

web-new-table-of = Nouvelle table : { $game }
web-company = Qui joue ?
web-company-friends = Entre amis
web-company-friends-hint = chacun reçoit un lien
web-company-bots = Contre des robots
web-company-bots-hint = on commence tout de suite
web-company-companions = Avec des compagnons
web-company-companions-hint = des robots à vos côtés
web-company-here = Sur un seul appareil
web-company-here-hint = vous vous le passez
web-how-many = Combien de joueurs ?
web-seat-kind = { $seat } : qui joue ici
web-seat-strength = { $seat } : force du robot
web-seat-name = { $seat } : nom
web-seat-me = Moi, sur cet appareil
web-seat-link = Un ami, par lien
web-seat-bot = Un robot
web-seat-open = Place libre
web-your-name = Votre nom
web-their-name = Son nom, si vous voulez
web-hot-seat-hint = Plusieurs joueurs partagent cet appareil : entre les tours, l’écran est masqué jusqu’à ce que le suivant soit prêt.
web-variants = Variantes
web-table-options = La table
web-who-may-join = Qui peut rejoindre ?
web-by-link = Seulement par lien
web-by-link-hint = vous choisissez vos invités
web-public = Tout le monde
web-public-hint = affichée en première page
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-none-hint = prenez votre temps
web-clock-relaxed = Tranquille
web-clock-relaxed-hint = { $hours ->
    [24] un jour par réponse
    [one] une heure par réponse
   *[other] { $hours } heures par réponse
}
web-clock-live = En direct
web-clock-live-hint = { $minutes } minutes chacun, { $bonus } secondes de plus par réponse
web-at-zero = Quand le temps est écoulé
web-at-zero-nothing = rien ne se passe
web-at-zero-skip = le joueur passe
web-at-zero-bot = un robot prend le relais
web-chat-on = Avec discussion
web-suggest = Suggérer un coup
web-suggest-clear = Vient ensuite : { $second }
web-suggest-close = À peu près aussi bien : { $second }
web-hints-on = Les joueurs peuvent demander des suggestions
web-odds-on = Les joueurs peuvent consulter les probabilités
web-advanced = Options avancées
web-seed = Graine
web-seed-hint = La même graine redonne la même partie, et chacun apprend qu’elle a été choisie. Laissez vide pour une graine équitable.
web-open-table = Ouvrir la table
web-start = Commencer
web-bot-names = Marlin, Corail, Loutre, Nérissa, Ondine, Perle, Varech, Turbot, Marina, Triton, Bourrasque
web-bot-random = Joue au hasard
web-bot-alert = Attentif
web-bot-greedy = Expérimenté
web-bot-shipmate = Expérimenté
web-bot-mate = Expérimenté
web-bot-delver = Expérimenté
web-bot-seasoned = Formé par de nombreuses parties
web-bot-thinker-fast = Anticipe
web-bot-thinker-strong = Réfléchit longuement

## En attendant les joueurs

web-lobby-waiting = { $open ->
    [0] Tout le monde est là.
    [one] Il reste une place libre.
   *[other] Il reste { $open } places libres.
}
web-lobby-seated = Vous avez une place. La partie commence quand tout le monde est là ou quand l’hôte la lance.
web-lobby-watching = Vous pourrez regarder dès que la partie aura commencé. Pour jouer, demandez un lien à l’hôte.
web-start-hint = { $open ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les places libres.
}
web-invite-link = Lien pour { $seat }
web-sit-here = S’asseoir ici
web-read-rules = Lire les règles en attendant
web-you = vous
web-bot = robot
web-here = présent
web-away = absent
web-rename = Changer de nom

## À la table

web-board = Le plateau
web-question = La question
web-answers = Vos réponses
web-own = Ce qui est à vous
web-goal = But
web-course = Les étapes du tour
web-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
web-pace = Vitesse des coups des autres
web-pace-slow = Lente
web-pace-normal = Normale
web-pace-fast = Rapide
web-pace-instant = Immédiate
web-hold = Arrêter ici
web-go-on = Continuer
web-step = Coup suivant
web-to-present = Revenir au présent
web-wait-setting = Les crises et les révélations attendent que vous les ayez lues
web-read-on = Poursuivre
web-more-answers = Plus ({ $count })
web-fewer-answers = Moins
web-end-all = Terminer tous mes tours
web-happened = Cela vous arrive
web-since = { $count ->
    [one] Depuis votre dernier tour : 1 coup
   *[other] Depuis votre dernier tour : { $count } coups
}
web-more-below = Suite
web-tab-board = Plateau
web-tab-seats = Joueurs
web-tab-journal = Journal
web-tab-chat = Discussion
web-tab-review = Bilan
web-title-turn = À vous : { $game }
web-turn-of = { $name }, c’est à vous
web-fold-screen = Replier : { $title }
web-unfold-screen = Montrer : { $title }
web-catching-up = Ce qui se passe entre-temps
web-thinking = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
web-waiting-for = On attend { $names }
web-watching = Vous regardez la partie.
web-bot-for-you = Un robot joue pour vous.
web-over = La partie est terminée
web-packed-up = Enregistré : reprenez quand il vous plaira
web-is-asked = doit répondre
web-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-hours = { $hours } h
web-time-left = il reste { $time }
web-undo = Reprendre ce coup
web-redo = Rétablir
web-fold = Réduire
web-unfold = Voir les réponses
web-touch-again = Touchez encore pour confirmer
web-final = Ce sera définitif. Appuyez encore pour confirmer.
web-restart-turn = Recommencer ce tour
web-confirm-setting = Demander confirmation avant un coup définitif
web-filter = Filtrer les réponses
web-filter-none = Aucune réponse ne correspond.
web-answers-count = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
web-read-aloud = Lire à voix haute
web-read-aloud-stop = Arrêter la lecture à voix haute
web-rules-of-answers = Les règles derrière ces réponses
web-rules-behind = Règles :
web-why-not = Pourquoi pas autre chose ?
web-why-not-title = Impossible pour l’instant, et pourquoi
web-why-not-none = Rien de ce qu’on pourrait attendre n’est exclu ici.
web-odds = Probabilités :
web-odds-estimated = Probabilités, estimées :
web-odds-hint = D’après ce que vous savez, si personne d’autre n’intervient.
web-odds-in = { $text } : { $count } sur { $of }
web-odds-percent = { $text } : { $percent } %
web-odds-about = { $text } : environ { $percent } % ({ $low } à { $high } %)
web-and-more = et { $count } de plus
web-journal-none = Il ne s’est encore rien passé.
web-earlier = Plus tôt
web-latest = Dernières lignes
web-chat-none = Personne n’a encore rien dit. Dites bonjour !
web-chat-off = Cette table est sans discussion.
web-statements = Dire selon les règles…
web-statements-none = Rien à dire pour l’instant.
web-talk-hint = Sans discussion libre, seules restent les phrases que les règles permettent.
web-steady = Rythme régulier
web-steady-hint = Les questions posées à tous restent ouvertes un instant : la hâte ne trahit aucune main.
web-chat-say = Dites quelque chose
web-connection-lost = La connexion est perdue. Nouvel essai…
web-connection-slow = Connexion lente : la table est rafraîchie toutes les deux secondes.
web-no-board = Ce jeu n’est pas encore dessiné. Tout ce qui est visible est listé ici ; les réponses sont plus bas.
web-drawing-failed = Ce dessin a échoué. La partie, elle, continue.
web-draw-again = Redessiner
web-chart-keys = Plateau. Les flèches le déplacent, plus et moins le zooment, zéro montre tout.
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Tout montrer

## Places, robots et appareils

web-hand-to = Passez l’appareil à { $name }
web-hand-to-hint = Rien ne s’affiche tant que le joueur suivant n’est pas prêt.
web-hand-ready = Je suis { $name }
web-nothing-to-decide = Personne ne doit savoir qui pourrait agir maintenant : l’appareil fait donc le tour. Vous n’avez rien à décider.
web-hand-on = Passer l’appareil
web-played-by-bot = Un robot joue ici : { $bot }
web-hand-over = Laisser un robot jouer pour moi
web-take-back = Reprendre la main
web-hand-over-hint = Vous pouvez reprendre votre place à tout moment.
web-move-device = Continuer sur un autre appareil
web-move-link = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois, et le nouvel appareil apparaîtra dans cette liste.
web-several = Une personne peut prendre plusieurs places libres
web-shared = Les présents peuvent jouer pour des alliés absents
web-pass-always = Toujours passer ici
web-passing = Vous passez sans qu’on vous consulte :
web-ask-again = Me redemander : { $moment }
web-invited = On vous invite à jouer : { $game }
web-invited-seat = Joueur { $number }. À la table : { $names }
web-sit-down = Prendre place
web-only-watch = Seulement regarder
web-devices = Appareils qui tiennent cette place
web-device-this = Cet appareil
web-device-other = Un autre appareil
web-device-added = ajouté le { $at }
web-device-seen = vu le { $at }
web-device-drop = Le retirer
web-device-new = Un autre appareil tient votre place ({ $name }) et voit ce que vous voyez. Est-ce le vôtre ?
web-device-mine = C’est le mien
web-invite-make = Créer un lien pour une autre personne
web-invite-new = Ce lien ouvre la place libre une seule fois.
web-grace = Cette personne est absente. Sa place pourra être cédée dans { $time }.
web-claim-alone = Quand les cartes sont secrètes, personne ne peut s’asseoir ici sans l’accord d’une autre personne : seul, on pourrait voir les deux mains.
web-seat-lost-open = Pendant votre absence, les autres ont libéré votre place. Personne ne l’a encore prise.
web-seat-lost = Pendant votre absence, votre place a été donnée à { $name }.
web-seat-again = Reprendre ma place
web-news-seat-freed = La place de { $name } a été libérée sur proposition de { $by }, avec l’accord de tous.
web-news-seat-taken = { $name } a pris la place libre.
web-news-seat-returned = { $name } est de retour et a repris sa place.
web-news-seat-bot = Un robot joue pour { $name }, sur proposition de { $by }.
web-news-bot-failed = Le robot { $name } est tombé en panne : dans ce cas, la table passe ou donne la première réponse à sa place.
web-look-as = Voir à la place de { $name }
web-propose-bot = Proposer qu’un robot prenne le relais
web-propose-claim = Proposer que quelqu’un d’autre s’asseye ici
web-propose-undo = Annuler ma dernière réponse, si tous sont d’accord
web-proposal-undo = { $by } voudrait annuler une réponse.
web-proposal-bot = { $by } propose qu’un robot joue pour { $name }.
web-proposal-claim = { $by } propose de libérer la place de { $name }.
web-proposal-missing = Doivent encore voter : { $names }
web-agree = D’accord
web-disagree = Refuser

## Le menu de la table

web-this-table = Cette table
web-report = Signaler un problème
web-report-hint = Télécharge ce que vous voyez à cette table, et rien d’autre, pour l’envoyer aux développeurs.
web-forked-from = Dérivée de
web-fairness = Hasard loyal
web-seed-origin-mixed = Avant la partie, le serveur a promis un secret par cette empreinte ; puis l’appareil de chacun a donné une part. Tous les dés et mélanges en découlent, et à la fin tout est montré et vérifié.
web-seed-origin-chosen = La personne qui a ouvert cette table a choisi sa graine et sait peut-être ce qui vient. L’empreinte l’a fixée avant la partie.
web-seed-origin-known = Cette table continue une autre partie : sa graine était déjà connue, et donc peut-être la suite.
web-seed-origin-unsaid = Cette empreinte a fixé tous les dés et mélanges avant la partie. Elle date d’avant les parts de chacun.
web-seed-short-chosen = graine choisie
web-seed-short-known = graine connue
web-shares-of = Ont donné une part : { $names }
web-shares-none = Personne n’a donné de part.
web-share-of = Part de { $name }
web-secret-was = Secret du serveur
web-commitment = Empreinte
web-seed-was = Graine
web-proof-checked = vérifié
web-proof-holds = Vérifié dans votre navigateur : empreinte, secret, parts et graine concordent.
web-proof-fails = Tout ne concorde pas !
web-seed-problem-promise = Le secret n’est pas celui qui vous a été promis.
web-seed-problem-seed = La graine ne découle pas du secret et des parts.
web-seed-problem-share = La part donnée par votre appareil n’a pas servi.

## La fin, et le retour en arrière

web-result = Résultat
web-draw = Égalité
web-victory = Victoire
web-defeat = Défaite
web-you-won = { $shared ->
    [yes] Vous partagez la victoire !
   *[no] Vous avez gagné !
}
web-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
web-player = Joueur
web-points = Points
web-rematch = Rejouer
web-rematch-join = Rejoindre la partie suivante
web-download-record = Enregistrer la partie
web-replay = Revoir la partie
web-replay-of = Relecture : { $game }
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-forward = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-moment = Moment de la partie
web-replay-at = { $at } / { $last }
web-viewpoint = Vu par
web-as-spectator = Ce que tous ont vu
web-as-everything = Tout, même les secrets
web-share-moment = Lien vers ce moment
web-fork = Rejouer à partir d’ici
web-back-to-table = Retour à la table

## Règles et réglages

web-rules-of = Règles : { $game }
web-chapters = Chapitres
web-search-rules = Chercher dans les règles
# Words that say little, left out of a search; each as it is typed, with spaces between them.
web-small-words = un une le la les l je nous vous on il elle est sont faire fait peut puis peux comment que quoi quand où pourquoi qui quel quelle mon ma mes à de du des en et ou ce se me
web-how-to-play = Comment jouer
web-print-pages = Imprimer ces pages
web-rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
web-rules-none = Aucune règle ne correspond.
web-motion = Animations
web-motion-system = Comme l’appareil
web-motion-full = Complètes
web-motion-reduced = Réduites
web-contrast = Contraste
web-contrast-normal = Normal
web-contrast-high = Élevé
web-sound = Sons des tours, dés, cartes et remous
web-ambience = Un fond sonore discret
web-sounds-on = Activer les sons
web-sounds-off = Couper les sons
web-notifications = Notification quand c’est à vous et que la page est cachée
web-notifications-refused = Le navigateur n’autorise pas les notifications pour cette page. Vous pouvez le changer dans ses réglages.
web-about-text = Fathom est une table numérique pour de grands jeux des profondeurs : chaque règle appliquée, chaque secret gardé, chaque tirage vérifiable. C’est un logiciel libre.
web-credits-icons = Les couvertures et les plateaux sont nos propres dessins. Certaines icônes sont de Lorc, Delapouite et des autres artistes de
web-credits-type = Les caractères sont Figtree et Literata, sous licence SIL Open Font :
web-keys = Clavier
web-key-answers = la réponse qui porte cette touche
web-key-back = retour
web-key-undo = annuler, rétablir
web-key-restart = recommencer ce tour
web-key-suggest = suggérer un coup
web-key-read = poursuivre, dans une crise ou une partie guidée
web-key-chart = déplacer et zoomer le plateau ; sur une réponse, les flèches mènent à la suivante

## Ce qui s'est joué ici

web-history = Vos parties
web-history-empty = Rien encore. Les parties que vous finirez dans ce navigateur apparaîtront ici.
web-history-play = Jouer une première partie
web-history-played = Jouées
web-history-won = Gagnées
web-history-streak = Série en cours
web-history-longest = Plus longue série
web-history-best = Meilleur score
web-history-against = Contre
web-history-with = Avec
web-history-people = Personnes
web-history-latest = Les dernières
web-history-victory = Gagnée
web-history-defeat = Perdue
web-history-draw = Nulle
web-history-export = Exporter
web-history-forget = Tout oublier
web-history-forget-sure = Oui, tout oublier
web-history-where = Cette liste reste dans ce navigateur.
web-saved-games = Parties enregistrées
web-achievements = Faits marquants
web-not-yet = pas encore
web-achieved-first-game = Première plongée
web-achieved-first-win = Première victoire
web-achieved-with-friends = En compagnie
web-achieved-full-table = Quatre à table
web-achieved-beat-thinker = Plus fin qu'un penseur
web-achieved-beat-strong = Plus fin que le plus fort
web-achieved-three-in-a-row = Trois d'affilée
web-achieved-own-record = Votre propre record
web-achieved-ten-games = Vieux loup de mer
