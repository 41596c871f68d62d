### Ce que disent les courbes des statistiques d’une personne.
plot-victories = Part des victoires au fil du temps
plot-victories-line = Victoires
plot-games = parties
plot-rating = Cote au fil du temps
plot-rating-line = Cote
plot-rated-games = parties cotées
plot-seats = Part des victoires par place
plot-lengths = Longueur des parties
plot-from = dès { $answers } réponses
