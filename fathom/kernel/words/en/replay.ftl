# Looking back together: comments, shared replays, pictures and pages, puzzles.

web-tab-comments = Comments
web-comments-none = Nobody has commented on this game yet. Go to a moment and say what you think of it; everybody who has the link can read it.
web-comments-at = Moment { $at } of { $last }
web-comment-here = Comment on moment { $at }
web-remark-guest = Guest
web-remark-delete = Delete
web-remark-link = Copy link
web-remark-report = Report what { $name } wrote
web-remark-report-short = Report
web-report-comment = Report the comment

web-together = Look back together
web-together-leading = You lead: the others see what you see.
web-together-following = { $name } leads, and you see the same.
web-together-nobody = Whoever led has gone.
web-together-lost = The server does not answer. It is asked again.
web-together-rejoin = Back to the others
web-together-take = Take the lead
web-together-hand-over = Hand over the lead
web-together-people = Who is here
web-together-me = you
web-together-leads = leads
web-together-gone = away
web-together-invite = Invite others
web-together-link = Link to this shared replay
web-together-leave = Leave the shared replay

web-moment-at = Moment { $at } of { $last }
web-picture = Picture of this moment
web-picture-of = { $game }: { $place }
web-picture-drawing = The picture is being drawn …
web-picture-save = Save the picture
web-picture-copy = Copy the picture
web-picture-failed = No picture could be made here.
web-page = The whole game as a page
web-page-hint = One file to read, print or send: result, players, journal and pictures of the board.
web-page-making = The page is being made: the game passes by once …
web-page-title = { $game }: { $names }
web-page-answers = { $count ->
    [one] One answer
   *[other] { $count } answers
}
web-page-seat = Kind
web-page-person = Person
web-page-won = won
web-page-result = Result
web-page-start = Before the first round

web-puzzles = Puzzles
web-puzzles-of = Puzzles: { $game }
web-puzzles-about = Moments of finished games in which one answer was clearly the best, and was not given. Find it.
web-puzzles-none = There are no puzzles here yet. Play a game to its end and open its review: it finds the moments that make good ones.
web-puzzles-solved = { $solved } of { $count } solved
web-puzzles-back = All puzzles
web-puzzle = Puzzle { $number }
web-puzzle-facts = { $players } players · { $answers } answers
web-puzzle-stake = { $stake } at stake
web-puzzle-own = from a game of yours
web-puzzle-end-solved = solved
web-puzzle-end-seen = solution seen
web-puzzle-new = not tried yet
web-puzzle-you-are = You are { $name }. Which answer is clearly the best?
web-puzzle-right = Yes: “{ $answer }”.
web-puzzle-wrong = Not the best: “{ $answer }”.
web-puzzle-odds = From here it wins { $chance }; the best answer wins { $best }.
web-puzzle-why = Played on many times, with all that this seat could not know dealt anew each time: “{ $best }” wins { $chance }; the next best, “{ $second }”, wins { $less } less.
web-puzzle-given = In the game the answer was “{ $answer }”.
web-puzzle-all = What each answer is worth
web-puzzle-show = Show the solution
web-puzzle-next = Next puzzle
web-puzzle-replay = See how the game went on
web-puzzle-answers = Answers

web-stored-remarks = Your comments on finished games, which shared replays you follow, under which name, and what you said there.
