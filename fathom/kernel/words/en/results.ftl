### What the plots of somebody's statistics say.
plot-victories = Share of victories over time
plot-victories-line = Victories
plot-games = games
plot-rating = Rating over time
plot-rating-line = Rating
plot-rated-games = rated games
plot-seats = Share of victories by seat
plot-lengths = How long the games were
plot-from = from { $answers } answers
