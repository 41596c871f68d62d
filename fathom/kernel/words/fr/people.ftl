### Les mots du client web à propos des personnes : l’attente, les comptes, les rappels et les clubs. Les clés sont `web-...`.

## En attendant la partie

web-table-terms = Ce qui sera joué
web-clock-hours = Heures par réponse
web-clock-minutes = Minutes par joueur
web-clock-bonus = Secondes de plus par réponse
web-clock-window = La pendule ne tourne qu’à certaines heures de la journée
web-clock-opens = Elle tourne de
web-clock-closes = à
web-clock-window-hint = À l’heure de { $zone }. Le reste du temps, elle est arrêtée et personne n’est appelé ; on peut répondre quand même.
web-clock-relaxed-window = { $each }, de { $opens } à { $closes } ({ $zone })
web-clock-resumes = Hors des heures de cette table : les pendules sont arrêtées jusqu’à { $time }. Vous pouvez répondre quand même.
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
web-lobby-friends-only = Seuls les amis de la personne qui a ouvert cette table peuvent s’y asseoir. Pour jouer, demandez-lui un lien ; vous pourrez regarder dès que la partie aura commencé.
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

## Un nom conservé

web-account = Votre nom et vos données
web-account-why = Aucun compte n’est nécessaire pour jouer. Avec un compte, votre nom, vos places et vos campagnes ne se perdent pas avec ce navigateur, et vous continuez sur tous vos appareils.
web-account-make = Conserver mon nom
web-account-make-button = Le conserver avec une clé d’accès
web-account-adopts = Les places, les parties finies et les campagnes de ce navigateur suivent. Sans mot de passe ni adresse électronique.
web-account-name = Votre nom
web-account-since = Conservé depuis le { $at }
web-account-link = Conserver votre nom et vos places, sur tous vos appareils
web-account-forgotten = Tout ce que ce serveur gardait de vous est supprimé.
web-passkeys = Clés d’accès
web-passkey = Clé d’accès
web-passkey-used = utilisée pour la dernière fois le { $at }
web-passkey-add = Ajouter une clé d’accès
web-passkeys-hint = Une clé d’accès est une clé dans votre appareil, que vous ouvrez avec le doigt, le visage ou un code.
web-passkeys-impossible = Les clés d’accès demandent un navigateur récent et une page qui a un nom : ouvrez celle-ci comme localhost, ou en https avec un domaine. Les codes de secours marchent partout.
web-sign-in = J’ai déjà un compte
web-sign-in-passkey = Se connecter avec une clé d’accès
web-sign-in-code = Se connecter avec le code
web-recovery-code = Code de secours
web-recovery-codes = Codes de secours
web-recovery-left = { $count ->
    [0] Il ne reste aucun code. Créez-en de nouveaux, au cas où toutes vos clés d’accès seraient perdues.
    [one] Il reste un code, pour une seule utilisation.
   *[other] Il reste { $count } codes, chacun pour une seule utilisation.
}
web-recovery-new = Créer de nouveaux codes
web-recovery-shown = Vos codes de secours
web-recovery-shown-hint = Gardez-les en lieu sûr : ils ne s’affichent que maintenant. Chacun permet de se connecter une fois si vos clés d’accès sont perdues.
web-recovery-kept = Je les ai notés
web-sign-out = Se déconnecter
web-sign-out-hint = Vos places restent à votre compte et vous attendent.
web-sign-out-here = Se déconnecter ici
web-sign-out-others = Se déconnecter partout ailleurs
web-stored = Ce qui est gardé de vous
web-stored-browser = Un cookie qui permet de reconnaître ce navigateur. Le serveur n’en garde qu’une empreinte.
web-stored-seats = Où vous étiez assis, sous quel nom, depuis quand, et quand on vous y a vu pour la dernière fois.
web-stored-chat = Ce que vous avez dit dans la discussion d’une table.
web-stored-account = Avec un compte : son nom, la moitié publique de vos clés d’accès et l’empreinte de vos codes de secours.
web-stored-local = Dans ce navigateur seulement : vos réglages, vos parties et les liens des tables que vous avez ouvertes.
web-stored-export = Télécharger mes données
web-stored-delete = Supprimer mes données
web-stored-delete-sure = Votre compte, vos noms à toutes les tables et tout ce que vous y avez dit sont supprimés pour de bon. Des robots terminent vos parties. Vos coups restent dans les parties enregistrées, sans nom.

## Les tours qui vous appellent
web-calls = Me prévenir quand c’est à moi
web-calls-hint = Un message part quand une table vous attend et que vous n’y êtes pas. Il nomme le jeu, et rien de ce qui s’y passe.
web-push = Sur cet appareil
web-push-hint = Appuyez sur le bouton et laissez votre navigateur afficher des notifications : elles arrivent même sans page de Fathom ouverte.
web-push-impossible = Ce navigateur ne peut pas être notifié ici : il faut https ou localhost et, sur un iPhone, cette page sur l’écran d’accueil.
web-push-set = Notifier cet appareil
web-push-on = Cet appareil est notifié.
web-push-drop = Plus de notifications ici
web-mail = Par courrier électronique
web-mail-hint = Donnez votre adresse et saisissez le code qui y est envoyé.
web-mail-off = L’hôte de ce serveur n’a pas configuré le courrier électronique : il faut --smtp et --mail-from.
web-mail-address = Votre adresse électronique
web-mail-set = M’envoyer un code
web-mail-sent = Un code à six chiffres a été envoyé à { $address }.
web-mail-code = Code
web-mail-confirm = Confirmer
web-mail-other = Autre adresse
web-mail-on = Les messages vont à { $address }.
web-mail-drop = Plus de messages
web-mail-end = Arrêter les messages
web-mail-end-hint = Vous ne recevrez plus de messages sur vos tours. Vos places restent à vous.
web-mail-ended = Vous ne recevrez plus de messages.
web-webhook = Par un webhook
web-webhook-hint = Collez l’adresse que Discord ou un autre service vous donne ; une ligne y est envoyée.
web-webhook-address = Adresse du webhook
web-webhook-set = Me prévenir là
web-webhook-on = On vous prévient par { $host }.
web-webhook-drop = Ne plus me prévenir
web-calls-when = Quand
web-calls-pace = On vous prévient
web-calls-at-once = Aussitôt
web-calls-hourly = Toutes les heures
web-calls-daily = Une fois par jour
web-calls-daily-at = À
web-calls-quiet-from = Silence de
web-calls-quiet-to = à
web-calls-zone = À l’heure de { $zone }. Deux fois la même heure : jamais de silence.
web-calls-save = Conserver
web-calls-saved = C’est noté.
web-stored-calls = Si vous voulez être prévenu de vos tours : votre adresse électronique, votre webhook et les abonnements de vos appareils, vos heures de silence et votre fuseau horaire et, pendant un mois, de quelles questions vous avez été prévenu.
web-offline = Pas de connexion
web-offline-seen = Voici la table telle que vous l’avez vue en dernier, { $at }.
web-offline-nothing = Il n’y a ici aucune table à regarder. Dès que la connexion revient, la page s’ouvre d’elle-même.
web-offline-again = Réessayer

## Ce qu’on ne veut pas entendre, et ce qu’on signale

web-silencing = Cette personne
web-silencing-hint = Elle n’en apprend rien. Qui est bloqué ne peut pas non plus rejoindre les tables que vous ouvrez.
web-mute = Masquer
web-block = Bloquer
web-unsilence = Entendre de nouveau
web-silenced = Masqués et bloqués
web-silenced-mute = Vous avez masqué cette personne.
web-silenced-block = Vous avez bloqué cette personne.
web-nameless = Sans nom
web-stored-silenced = Qui vous avez masqué ou bloqué, ce que vous avez signalé, et si vous êtes suspendu.
web-report-person = Signaler la personne
web-report-message = Signaler le message
web-report-message-of = Signaler ce message de { $name }
web-report-table = Signaler la table
web-report-what = Le signalement va à l’exploitant de ce serveur, avec la discussion et ce moment de la partie tel que vous le voyez. Les autres n’en apprennent rien.
web-report-why = De quoi s’agit-il ?
web-report-why-insult = Insultes
web-report-why-cheating = Triche
web-report-why-stalling = Jeu ralenti
web-report-why-spam = Messages indésirables
web-report-why-other = Autre chose
web-report-text = Avec vos mots
web-report-send = Envoyer le signalement
web-report-sent = Merci. Votre signalement sera lu.
web-report-kept = Merci. Votre signalement est gardé ; sur ce serveur, personne n’a encore préparé la page qui permet de le lire.
web-admin = Signalements
web-admin-key = La clé de l’exploitant
web-admin-enter = Entrer
web-admin-show = Afficher
web-admin-open = Ouverts
web-admin-closed = Clos
web-admin-trail = Ce qui a été fait
web-admin-trail-none = Rien n’a encore été fait.
web-admin-none = Il n’y a ici aucun signalement.
web-admin-person = Personne { $person }, signalée { $times ->
    [one] une fois
   *[other] { $times } fois
}.
web-admin-until = Suspendue jusqu’au { $at }.
web-admin-look = Voir le moment
web-admin-moment = Ce qu’a vu l’auteur
web-admin-outcome = Clos le { $at } : { $note }
web-admin-note = Note, pour la trace
web-admin-close-report = Clore le signalement
web-admin-days = Jours
web-admin-suspend = Suspendre
web-admin-release = Lever la suspension
web-admin-did-report-closed = Signalement clos
web-admin-did-suspended = Suspension
web-admin-did-released = Suspension levée
web-admin-did-table-closed = Table fermée

## Friends, clubs and statistics

web-stored-friends = Si vous créez un profil : son nom, quand vous l’avez créé, s’il est ouvert, et qui sont vos amis depuis quand.
web-stored-clubs = Dans les clubs : votre nom, depuis quand, si vous êtes hôte, à quelles soirées vous jouez, et ce que vous avez annoncé aux tables.
web-stored-results = Le résultat des tables que vous avez finies, et vos cotes. Ils restent sans vous, comme résultats des autres, si vous supprimez vos données.
web-people = Amis et clubs
web-people-hint = Nul besoin d’amis ni de club pour jouer. Créez un profil pour avoir des amis ; fondez un club, ou suivez son lien, pour jouer ensemble.
web-profile = Votre profil
web-profile-hint = Donnez un nom : vos amis vous reconnaîtront.
web-profile-name = Votre nom pour vos amis
web-profile-make = Créer mon profil
web-profile-shows = Vos amis et les membres de vos clubs voient votre nom, combien vous avez joué et vos cotes ; rien d’autre.
web-profile-look = Le voir comme eux
web-profile-open = Le montrer à quiconque a son adresse
web-profile-mine = Voici ce que les autres voient de vous.
web-profile-friend = Vous êtes amis.
web-profile-nothing = Aucune table finie pour l’instant.
web-friend-link = Lien pour devenir amis
web-friend-link-hint = Qui l’ouvre et accepte devient votre ami. Un nouveau lien rend l’ancien inutile.
web-friends = Amis
web-friends-none = Personne pour l’instant. Envoyez votre lien à quelqu’un.
web-friend-nowhere = À aucune table ouverte aux amis.
web-friend-part = Rompre l’amitié
web-friend-part-of = Rompre l’amitié avec { $name }
web-friend-invitation = Une invitation
web-friend-invites = { $name } veut être votre ami
web-friend-invites-hint = Les amis voient à quelles tables vous êtes, si elles sont ouvertes aux amis.
web-friend-accept = Devenir amis
web-friend-refuse = Non merci
web-open-to-friends = Ouverte à mes amis : ils la trouvent sur leur première page
web-club = Club
web-clubs = Clubs
web-clubs-hint = Fondez un club et envoyez son lien ; ses soirées apparient les joueurs et ouvrent les tables.
web-club-counts = { $members ->
    [one] Un membre
   *[other] { $members } membres
}, { $playing ->
    [0] aucune table en cours
    [one] une table en cours
   *[other] { $playing } tables en cours
}
web-club-name = Nom du club
web-club-member-name = Votre nom là-bas
web-club-found = Fonder le club
web-club-join = Rejoindre le club
web-club-join-hint = { $members ->
    [one] Un membre y est
   *[other] { $members } membres y sont
}. Ils voient votre nom et les tables que vous y inscrivez.
web-club-link = Lien d’invitation
web-club-link-hint = Qui l’a peut entrer. Les hôtes le voient et peuvent le remplacer.
web-club-host = hôte
web-club-leave = Quitter le club
web-members = Membres
web-member-host = Nommer hôte
web-member-host-of = Nommer hôte : { $name }
web-member-unhost = Ne plus être hôte
web-member-unhost-of = { $name } : ne plus être hôte
web-member-remove = Retirer
web-member-remove-of = Retirer { $name } du club
web-club-tables = Tables du club
web-club-tables-none = Aucune table en cours. Une soirée en ouvre, et les membres inscrivent les leurs.
web-club-table-waiting = Attend des joueurs
web-club-table-paused = En pause
web-club-table-idle = En jeu. Dernière réponse il y a { $idle }
web-club-table-turn = Au tour de { $names }, depuis { $idle }
web-club-pause = Mettre en pause
web-club-pause-of = Mettre en pause : { $table }
web-club-resume = Reprendre
web-club-resume-of = Reprendre : { $table }
web-club-close-of = Fermer la table : { $table }
web-table-number = Table { $number }
web-announce = Annoncer à toutes les tables
web-announce-send = Annoncer
web-announced = { $count ->
    [one] Une table est prévenue.
   *[other] { $count } tables sont prévenues.
}
web-news-announced = L’hôte de la soirée : { $text }
web-news-paused-by-host = L’hôte du club a mis la partie en pause.
web-news-resumed-by-host = L’hôte du club laisse la partie reprendre.
web-sheets-print = Imprimer la feuille des tables
web-sheets-hint = Une carte par table, avec un code QR qui y mène, ou à une place libre.
web-sheet-free = Places libres
web-evenings = Soirées
web-evenings-none = Aucune soirée prévue pour l’instant.
web-evening-plan = Prévoir une soirée
web-evening-name = Nom de la soirée
web-evening-form = Comment on joue
web-evening-open = Tables libres
web-evening-round-robin = Toutes rondes
web-evening-swiss = Système suisse
web-evening-hint-open = Des tables pour qui vient, chacune avec un code QR.
web-evening-hint-round-robin = Chacun rencontre chacun.
web-evening-hint-swiss = À chaque ronde se rencontrent ceux qui ont autant de points.
web-evening-game = Jeu
web-evening-seats = Places par table
web-evening-rounds = Rondes
web-evening-round-of = Ronde { $round } sur { $rounds }
web-evening-rounds-played = Rondes jouées : { $rounds }
web-evening-enter = Participer
web-evening-withdraw = Ne plus jouer de ronde
web-evening-next-round = Apparier la ronde suivante
web-evening-how-many = Combien de tables
web-evening-open-tables = Ouvrir les tables
web-evening-open-hint = Les tables sont sur la liste du club, où s’imprime leur feuille.
web-evening-close = Terminer la soirée
web-evening-closed = Cette soirée est terminée.
web-evening-print = Imprimer la feuille
web-round = Ronde { $number }
web-round-table = Table
web-round-players = Joueurs
web-round-result = Résultat
web-round-resting = Au repos, pour un point : { $names }
web-standings = Classement
web-standings-place = Rang
web-standings-name = Nom
web-standings-points = Points
web-standings-against = Points des adversaires
web-standings-gone = ne joue plus
web-standings-drop = Retirer
web-standings-drop-of = Retirer { $name }
web-standings-hint = Une victoire vaut un point, partagé si elle l’est. À égalité, qui a eu les adversaires les plus forts passe devant.
web-statistics = Vos statistiques
web-statistics-hint = Comptées par ce serveur d’après les tables que vous finissez, sur tous vos appareils si vous conservez votre nom. Personne d’autre ne voit cette page.
web-statistics-none = Finissez une table, et elle sera comptée ici.
web-statistics-minutes = Minutes chacune
web-statistics-answers = Réponses chacune
web-statistics-sides = Par camp
web-statistics-opponents = Avec qui
web-statistics-columns = Tables communes, et votre part de victoires.
web-statistics-cards = Cartes les plus utilisées
web-statistics-more = Plus anciennes
web-rating = Cote
web-rating-first = Cote, première estimation
web-hall = Galerie des voyages
web-hall-hint = Les meilleurs des tables publiques, des vôtres, et de celles de vos amis et clubs.
web-hall-score = { $score } points
web-teams = Vos équipes
web-team-record = { $played } tables, { $won } gagnées, meilleur score { $best }
web-club-list-mine = Inscrire ma table de { $game }
web-round-waiting = attend
web-round-playing = en jeu
web-round-over = finie
web-round-closed = fermée
