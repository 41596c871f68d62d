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
