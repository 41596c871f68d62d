### Ce que dit le laboratoire : simulations, tournois, comparaisons, balayages et leurs rapports, en français.

## Résumés

lab-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
lab-seed = graine
lab-length = durée en { lab-rounds } : { $mean } en moyenne, de { $low } à { $high }
lab-sides = victoires : { $list }
lab-endings = fins : { $list }
lab-spread = { $mean } en moyenne, de { $low } à { $high }
lab-decisions = décisions : { $count }, soit { $each } par partie et { $speed } par seconde

## Colonnes

lab-seat = place
lab-bot = robot
lab-aim = objectif
lab-wins = victoires
lab-wins-of = { $bot } gagne à la place { $number }
lab-share = part des victoires
lab-interval = intervalle à 95 %
lab-mean-score = score moyen
lab-lowest = minimum
lab-highest = maximum
lab-mean = moyenne
lab-median = médiane
lab-played = parties
lab-rounds = manches
lab-ending = fin
lab-order = ordre du tour
lab-elo = Elo
lab-duels = duels
lab-points = points
lab-against = contre { $bot }
lab-side = camp
lab-difference = points de plus
lab-gained = gagnées
lab-lost = perdues
lab-wins-of-side = Parties gagnées par { $side }

## Le rapport

lab-title = { $game } : { $kind ->
    [tournament] un tournoi
    [compare] des robots pour un camp
    [sweep] l'effet d'un réglage
   *[simulate] une simulation
}
lab-versions = Fathom { $fathom }, version { $rules } des règles
lab-partial = Cette étude n'est pas complète ; parties jouées : { $played } sur { $total }.
lab-broken = { $count ->
    [one] { $count } partie s'est interrompue et n'est pas comptée : { $error }
   *[other] { $count } parties se sont interrompues et ne sont pas comptées. La première : { $error }
}
lab-nothing = Aucune partie n'est encore terminée : il n'y a rien à montrer.
lab-numbers = Les chiffres
lab-place = { $number ->
    [1] joue en premier
   *[other] joue en position { $number }
}
lab-rounds-axis = { lab-rounds } par partie
lab-decisions-axis = décisions par partie
lab-winners = places gagnantes
lab-others = les autres
lab-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

lab-section-wins = Qui gagne
lab-about-wins = Part des parties gagnées, avec son intervalle à 95 % ; si toutes les places gagnent, la victoire compte en fractions. La ligne pointillée est la moyenne de toutes les places.
lab-section-elo = La force
lab-about-elo = Classement Elo avec ses intervalles à 95 % ; seules les différences ont un sens. 200 points de plus donnent environ trois victoires sur quatre.
lab-section-compared = Ce que les robots font pour leur camp
lab-about-compared = Les mêmes parties avec d'autres robots dans un camp, et les mêmes robots dans les autres. Les différences avec le premier robot sont prises partie par partie.
lab-section-effect = L'effet du réglage
lab-about-effect = Chaque valeur a été jouée avec les mêmes graines. Les courbes portent des intervalles à 95 %.
lab-section-sides = Quel camp gagne
lab-about-sides = Part des parties où quelqu'un du camp a gagné, avec son intervalle à 95 %.
lab-section-first = Commencer est-il un avantage ?
lab-about-first = Part de victoires selon le rang dans l'ordre du tour, compté à partir de la place interrogée en premier. Surtout parlant quand toutes les places ont le même robot.
lab-section-length = La durée
lab-about-length = Combien de parties ont pris combien de { lab-rounds }, et combien de décisions, toutes places réunies.
lab-section-endings = Pourquoi la partie s'arrête
lab-about-endings = Ce qui a mis fin aux parties, avec des intervalles à 95 %.
lab-section-milestones = Jusqu’où l’on arrive
lab-about-milestones = Des nombres propres au jeu, à la fin : leur moyenne avec son intervalle à 95 %.
lab-section-scores = Les scores
lab-about-scores = La moitié des scores est dans la boîte, neuf sur dix entre les moustaches ; le trait est la médiane, le point la moyenne.
lab-section-actions = Ce que l'on fait
lab-about-actions = Combien de fois une place donne chaque sorte de réponse dans une partie, en moyenne, avec des intervalles à 95 %. Une barre interrompue dépasse l'échelle.
lab-section-cards = Ce que l'on utilise
lab-about-cards = Combien de fois chaque carte, jeton ou pièce est nommé par ce qui arrive à une place dans une partie, en moyenne, par sorte d'événement.
ending-forfeit = un robot en panne a déclaré forfait
lab-calibrated-moments = Moments
lab-calibrated-games = Parties
lab-calibrated-told = Annoncé
lab-calibrated-won = Gagné
lab-calibrated-interval = 95 %
lab-calibrated-gap = Écart
