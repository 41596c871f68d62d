### What the `fathom` command says during a game, in English.

## Before the game

cli-how-to-answer = Answer with the number of a line or the name of a square (such as R12). Enter takes the answer marked ⏎. h: help, ?: what is not possible and why, q: leave.
cli-commitment = Commitment to the seed: { $commitment }
cli-seed = Seed: { $seed }
cli-origin-mixed = { $count ->
    [one] The seed was mixed from the server’s secret and the share of one player.
   *[other] The seed was mixed from the server’s secret and the shares of { $count } players.
}
cli-origin-chosen = The seed was chosen by whoever opened the table.
cli-origin-known = The seed was known: the table went on from another game.
cli-seats = Seats: { $names }
cli-bot-name = { $bot ->
    [random] random
    [alert] alert
    [greedy] greedy
    [shipmate] shipmate
    [seasoned] seasoned
    [thinker] thinker
   *[other] { $bot }
} { $number }
cli-score = { $name }: { $score }
cli-options = Options: { $options }
cli-you = you
cli-hand-over = It is { $name }'s turn at the keyboard. Everybody else looks away; then press Enter.

## Questions

cli-asked = { $name }: { $question }
cli-news = What has happened:
cli-which = Which one? Type its number or its name; Enter goes back.
cli-no-default = There is no answer that does nothing here: please choose one. h helps.
cli-no-such-number = There is no line of that number: the last one is { $last }.
cli-not-understood = “{ $typed }” is no answer and no command here. h helps, ? explains what is not possible.
cli-blocked = Not possible now:
cli-possible = Possible now:
cli-nothing-there = Nothing in this question has to do with { $place }.
cli-nothing-blocked = Nothing that one might expect is ruled out here.
cli-and-more = and { $count } more
cli-odds-which = Of which answer? Type o and its number or its square, such as o 3 or o R12.
cli-odds-none = Nothing in it is left to chance.
cli-odds-unknown = That could not be worked out in time.
cli-odds-exact = { $percent } %
cli-odds-about = about { $percent } % ({ $low } to { $high } %)
cli-no-such-rule = There is no rule “{ $rule }”. The ids stand beside the answers, such as r B2a.
cli-nothing-secret = Everything lies open in this game.

## Help

cli-help-number = the answer on that line
cli-help-square = the answer that leads to that square or module
cli-help-enter = the answer marked ⏎, which does nothing
cli-help-help = this help
cli-help-blocked = what is not possible and why; ? R12 asks about one square
cli-help-odds = what may come of an answer, and how likely; o R12 for a square
cli-help-board = draw the board again
cli-help-journal = the whole journal
cli-help-own = what only you know
cli-help-rule = what a rule says
cli-help-interrupt = let somebody else at this keyboard speak up first, where that is possible
cli-help-undo = take the last answer back, while nothing new was seen since
cli-help-redo = give the answer again that was taken back
cli-help-save = save the game to a file
cli-help-quit = leave, and save if you like

## Undo, save and leave

cli-stay-silent = Enter: say nothing.
cli-no-interrupt = Nobody else at this keyboard can speak up now.
cli-undone = Taken back.
cli-redone = Done again.
cli-saved = Saved as { $file }. Continue with: fathom play --load { $file }
cli-kept = The game is kept in { $file }. Continue with: fathom play --load { $file }
cli-not-saved = Not saved: { $why }
cli-overwrite = { $file } exists already. Replace it? (y/n)
cli-save-first = Save the game before you leave? (y/n)
cli-farewell = s saves the record of the game, j shows the journal, Enter leaves.

## The end

cli-game-over = The game is over.
cli-column-seat = seat
cli-column-score = score
cli-winner = { $names } wins.
cli-winners = A shared result: { $names }.

## Replay and verify

cli-question-number = Question { $number } of { $last }
cli-earlier-lines = { $count ->
    [one] … { $count } earlier line of the journal
   *[other] … { $count } earlier lines of the journal
}
cli-replay-keys = Enter: next question, b: the one before, a number: that question, q: leave
cli-verified = { $game }: everything holds. The seed, every answer and the stored state fit together.
cli-answers-checked = Answers checked: { $count }
cli-not-over = The game is not over yet.

## Games and rules

cli-games-game = game
cli-games-title = title
cli-games-seats = seats
cli-games-bots = bots
cli-games-options = options (--set)
cli-rule-kind = kind
cli-rule-text = ledger
cli-rule-check = check
cli-rule-needs = needs
cli-rule-code = In the code
cli-rule-tests = tests
cli-no-tests = none found here
cli-no-code = It stands nowhere in the code.
cli-by-type = It holds by type: the pieces and tables of the game leave nothing else.
cli-by-absence = It holds by absence: nothing in the code is against it.

## Nautilus: the drawing and the seats

cli-nautilus-kind-base = base
cli-nautilus-kind-violet = violet habitation
cli-nautilus-kind-green = green habitation
cli-nautilus-kind-training = training
cli-nautilus-kind-technical = technical
cli-nautilus-kind-sonar = sonar
cli-nautilus-kind-research = research
cli-nautilus-kind-analysis = analysis
cli-nautilus-blue = blue airlocks
cli-nautilus-orange = orange airlocks
cli-nautilus-crew = crew: yours, theirs
cli-nautilus-submarine = submarine
cli-nautilus-token = face down
cli-nautilus-known = you have seen it
cli-nautilus-target = possible now
cli-nautilus-narrow = The board is { $columns } characters wide: please make the window wider.
cli-nautilus-round = Round { $round }
cli-nautilus-first = first
cli-nautilus-service = T C S R A: modules in service, ★ with the majority
cli-nautilus-money = Nemos
cli-nautilus-reserve = reserve
cli-nautilus-fleet = at sea
cli-nautilus-hold = held
cli-nautilus-finds = finds
cli-nautilus-atlantis = Atlantis
cli-nautilus-discovery = discovery
cli-nautilus-exploration = exploration
cli-nautilus-crews = Aquanauts in the city:
cli-nautilus-mission = Your mission is { $mission }: at the end you may upgrade { $first } and { $second } tokens.
cli-nautilus-known-tokens = Tokens in the sea that you know:
cli-nautilus-no-known-tokens = You know none of the tokens in the sea yet.
cli-chapter = Chapter { $number }
