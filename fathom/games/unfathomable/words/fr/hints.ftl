### Unfathomable : pourquoi le bot habituel répondrait ainsi, en français.

hint-move = On peut y faire davantage avec les actions qui restent, ou au prochain tour.
hint-attack-deep-one = Un Profond de moins ici soulage le plus le navire, l'équipage et les passagers.
hint-attack-character = Personne à bord ne nuit davantage à votre camp.
hint-save = Ce passager est en danger, et les âmes perdues ne reviennent pas.
hint-use-space = Aucune autre action ici n'aide autant le navire dans son état actuel.
hint-repair = Une pièce endommagée ne sert à rien, et trop de pièces endommagées coulent le navire.
hint-reveal = À découvert, vous pouvez nuire davantage que dans l'ombre.
hint-use-tome = Un sort vaut bien une action, et vous tenez le Grimoire.
hint-play-card = La carte en fait plus maintenant que plus tard, en main ou dans un test.
hint-use-item = L'objet en fait plus maintenant que plus tard.
hint-use-ability = Votre capacité coûte peu pour ce qu'elle fait ici.
hint-use-feat = Un Exploit ne sert qu'une fois, et un meilleur moment est peu probable.
hint-pass = Rien d'autre ne vaut une carte ou une action en ce moment.
hint-add-card = Le test a besoin de cette carte, et c'est elle qui vous manquera le moins.
hint-discard = C'est cette carte qui vous manquera le moins.
hint-draw-from = Cette compétence vous manque pour les tests et les actions à venir.
hint-break-out = Dans la cale, vous n'êtes utile à personne.
hint-pick-waypoint = Plus de distance pour son prix.
hint-take-test = L'équipage a assez de cartes pour tenter le coup.
hint-take-option = Elle coûte moins que l'autre option.
hint-pick-seat = D'après ce que tous ont vu, c'est le premier choix.
