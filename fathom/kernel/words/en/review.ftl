### The review of a finished game, in the terminal, on its page and in the browser, in English.

review-title = { $game }: the review
review-chances = How the chances ran
review-about-chances = From each moment the game was played on many times by its own bots, with everything lying as it really lay. The lines show the chances of winning that came of it.
review-turns = Where it turned
review-about-turns = The answers with which the chances changed most, by more than luck explains.
review-costs = Answers that cost most
review-about-costs = Judged by what the player knew at that moment: how much higher the chance of winning would have been with another answer. Answers looked into: { $count }.
review-answer = { $name }, question { $number }: { $answer }
review-change = { $name }: { $before } → { $after }
review-loss = { $cost } (± { $margin })
review-better = better: { $answer }
review-no-turns = No single answer turned this game.
review-no-costs = No answer was clearly worse than another.
review-nobody = Nobody has won.
review-played-on = Played on { $count } times; seed { $seed }
review-partial = This review was interrupted: it tells what had been found by then.
review-axis = question
review-chance = chance of winning
review-together = All together
review-numbers = The numbers
review-working = The game is being played on from many of its moments: { $part } done. You may look back meanwhile.
review-plot = How the chances ran: a line each for { $names }. The turns are listed in the review.
