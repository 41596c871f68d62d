### What the lab says: simulations, tournaments, comparisons, sweeps and their reports, in English.

## Summaries

lab-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-seed = seed
lab-length = length in { lab-rounds }: { $mean } on average, { $low } to { $high }
lab-sides = wins: { $list }
lab-endings = endings: { $list }
lab-spread = { $mean } on average, { $low } to { $high }
lab-decisions = decisions: { $count }, { $each } a game, { $speed } a second

## Columns

lab-seat = seat
lab-bot = bot
lab-aim = aim
lab-wins = wins
lab-wins-of = { $bot } wins in seat { $number }
lab-share = share of wins
lab-interval = 95 % interval
lab-mean-score = mean score
lab-lowest = lowest
lab-highest = highest
lab-mean = mean
lab-median = median
lab-played = games
lab-rounds = rounds
lab-ending = ending
lab-order = turn order
lab-elo = Elo
lab-duels = duels
lab-points = points
lab-against = against { $bot }
lab-side = side
lab-difference = points more
lab-gained = gained
lab-lost = lost
lab-wins-of-side = Games won by { $side }

## The report

lab-title = { $game }: { $kind ->
    [tournament] a tournament
    [compare] bots for one side
    [sweep] what a setting does
   *[simulate] a simulation
}
lab-versions = Fathom { $fathom }, version { $rules } of the rules
lab-partial = This study is not complete; games played: { $played } of { $total }.
lab-broken = { $count ->
    [one] { $count } game broke off and is left out: { $error }
   *[other] { $count } games broke off and are left out. The first: { $error }
}
lab-nothing = There is no finished game to report on yet.
lab-numbers = The numbers
lab-place = { $number ->
    [1] first to play
   *[other] number { $number } to play
}
lab-rounds-axis = { lab-rounds } in a game
lab-decisions-axis = decisions in a game
lab-winners = seats that won
lab-others = the others
lab-more = { $count } more

lab-section-wins = Who wins
lab-about-wins = Share of the games won, with its 95 % interval; where all win, it counts in parts. The dashed line is the mean of all seats.
lab-section-elo = How strong
lab-about-elo = Elo ratings with their 95 % intervals; only differences mean something. 200 points more are about three wins in four.
lab-section-compared = What the bots do for their side
lab-about-compared = The same games with other bots on one side, and the same bots on the others. Differences from the first bot are taken game by game.
lab-section-effect = What the setting does
lab-about-effect = Every value was played with the same seeds. The lines carry 95 % intervals.
lab-section-sides = Which side wins
lab-about-sides = Share of the games in which anybody of a side has won, with its 95 % interval.
lab-section-first = Does it pay to begin?
lab-about-first = Share of wins by place in the turn order, counted from the seat that was asked first. It means most where all seats have equal bots.
lab-section-length = How long
lab-about-length = How many games took how many { lab-rounds }, and how many decisions of all seats together.
lab-section-endings = Why it ended
lab-about-endings = What brought the games to their end, with 95 % intervals.
lab-section-milestones = How far they came
lab-about-milestones = Numbers of the game's own at the end: their mean with its 95 % interval.
lab-section-scores = Scores
lab-about-scores = Half of all scores lie in the box, nine in ten between the whiskers; the line is the median, the dot the mean.
lab-section-actions = What they do
lab-about-actions = How often a seat gives each kind of answer in a game, on average, with 95 % intervals. A bar with a gap is longer than the scale.
lab-section-cards = What they use
lab-about-cards = How often each card, token or piece is named by what happens to a seat in a game, on average, by kind of event.
ending-forfeit = a bot broke down and forfeited the game
lab-calibrated-moments = Moments
lab-calibrated-games = Games
lab-calibrated-told = Told
lab-calibrated-won = Won
lab-calibrated-interval = 95 %
lab-calibrated-gap = Difference
