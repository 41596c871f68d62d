### The browser client's own words, in English. Keys are `web-...`; what games say is in their own words.

## Everywhere

web-skip = Skip to the content
web-home = Home
web-navigation = Navigation
web-language = Language
web-settings = Settings
web-about = About
web-colon = { $label }: { $text }
web-close = Close
web-cancel = Cancel
web-back = Back
web-open = Open
web-on = On
web-off = Off
web-copy = Copy
web-copied = Copied
web-qr = Show as a QR code
web-link-alone = This server listens on this computer only: friends cannot open the link. Start it for your network:
web-share = Share
web-send = Send
web-menu = Menu
web-loading = Loading…
web-rules = Rules
web-rule = Rule { $rule }
web-lost-title = Nothing down here
web-lost = There is nothing at this address. Perhaps the link is incomplete.
web-no-connection = The server does not answer. Check your connection and try again.
web-server-error = Something went wrong. Try again in a moment.
web-unofficial = Fathom is an unofficial fan project, not affiliated with the games’ publishers or authors.

## The first page

web-welcome = What lies below tonight?
web-games = Games
web-start-here = Start here
web-lesson = Guided first game
web-learn = Learn it in { $minutes } minutes
web-learn-hint = A first game on the real board, step by step.
web-lesson-step = { $number } of { $count }
web-lesson-next = Next
web-lesson-yours = Now you
web-lesson-listen = First, read
web-lesson-same = Well chosen: the usual bot would have done the same.
web-lesson-other = A choice of your own. The usual bot would have chosen: { $answer }.
web-lesson-leave = Play without the guide
web-lesson-play-on = Play on
web-play-now = Play now
web-play-now-hint = { $bots ->
    [0] One click: you play alone. No account, nothing to install.
    [one] One click: you and a bot. No account, nothing to install.
   *[other] One click: you and { $bots } bots. No account, nothing to install.
}
web-play-now-together = { $bots ->
    [0] One click: you play alone. No account, nothing to install.
    [one] One click: you with a companion. No account, nothing to install.
   *[other] One click: you with { $bots } companions. No account, nothing to install.
}
web-new-table = New table…
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-players-range = { $from } to { $to } players
web-players-solo = Solo, or up to { $to } players together
web-suggested = A good one to begin with.
web-change-suggested = Change
web-my-tables = Your tables
web-hide-table = Hide this table: { $game }
web-show-table = Show this table again: { $game }
web-hidden-tables = { $count ->
    [one] { $count } hidden table
   *[other] { $count } hidden tables
}
web-finished-tables = Your finished games
web-public-tables = Public tables
web-public-tables-none = No public table at the moment. Open one, and others will find it here.
web-filter-game = Game
web-filter-all = All games
web-filter-free = With a free seat
web-public-tables-unlike = No public table matches.
web-your-turn = Your turn
web-status-waiting = { $open ->
    [0] About to start
    [one] Waiting for { $open } more player
   *[other] Waiting for { $open } more players
}
web-status-playing = Being played
web-status-turn = Waiting for { $names }
web-status-yours = The table is waiting for you
web-status-over = Finished
web-join = Join
web-watch = Watch
web-import = Open a saved game…
web-import-hint = A finished game can be replayed; an unfinished one can be played on.
web-interrupts = { $count ->
    [one] You may do something first
   *[other] You may do one of { $count } things first
}
web-interrupt-of = { $name } may do something first
web-my-campaigns = Your campaigns
web-campaign = The campaign
web-campaign-of = Campaign of { $game }
web-campaign-chapters = Chapters
web-chapter-number = Chapter { $number }
web-campaign-carried = What is carried on
web-next-chapter = Play the next chapter
web-to-chapter = To chapter { $number }
web-next-chapter-who = Who plays the next chapter
web-chapter-stays = { $name } stays
web-campaign-download = Download the campaign
web-campaign-download-hint = One file with all finished chapters, which anybody can check and open.
web-campaign-over = This campaign is over: nothing follows its last chapter.
web-campaign-goes-on = the next chapter can begin
web-chapter-of-campaign = Chapter { $number } of a campaign

## Opening a table

web-new-table-of = A new table: { $game }
web-company = Who plays?
web-company-friends = With friends
web-company-friends-hint = each gets a link
web-company-bots = Against bots
web-company-bots-hint = start at once
web-company-companions = With companions
web-company-companions-hint = bots at your side
web-company-here = On one device
web-company-here-hint = you pass it around
web-how-many = How many players?
web-seat-kind = { $seat }: who sits here
web-seat-strength = { $seat }: strength of the bot
web-seat-name = { $seat }: name
web-seat-me = Me, on this device
web-seat-link = Another person, by link
web-seat-bot = A bot
web-seat-open = Free seat
web-your-name = Your name
web-their-name = Their name, if you like
web-hot-seat-hint = Several players share this device: between turns the screen is hidden until the next one is ready.
web-variants = Variants
web-table-options = The table
web-who-may-join = Who may join?
web-by-link = Only with a link
web-by-link-hint = you choose whom to invite
web-public = Anybody
web-public-hint = shown on the first page
web-clock = Clock
web-clock-none = No clock
web-clock-none-hint = take your time
web-clock-relaxed = Relaxed
web-clock-relaxed-hint = { $hours ->
    [24] a day for each answer
    [one] one hour for each answer
   *[other] { $hours } hours for each answer
}
web-clock-live = Live
web-clock-live-hint = { $minutes } minutes each, { $bonus } seconds more per answer
web-at-zero = When time runs out
web-at-zero-nothing = nothing happens
web-at-zero-skip = the seat passes
web-at-zero-bot = a bot takes over
web-chat-on = With chat
web-suggest = Suggest a move
web-suggest-clear = Next comes: { $second }
web-suggest-close = About as good: { $second }
web-hints-on = Players may ask for suggestions
web-odds-on = Players may look up odds
web-advanced = Advanced
web-seed = Seed
web-seed-hint = The same seed deals the same game again, and everybody is told that it was chosen. Leave it empty for a fair one.
web-open-table = Open the table
web-start = Start
web-bot-names = Marlin, Coral, Otter, Nerissa, Finn, Pearl, Kelpie, Ray, Marina, Triton, Squall
web-bot-random = Plays at random
web-bot-alert = Alert
web-bot-greedy = Experienced
web-bot-shipmate = Experienced
web-bot-mate = Experienced
web-bot-delver = Experienced
web-bot-seasoned = Learned from many games
web-bot-thinker-fast = Thinks ahead
web-bot-thinker-strong = Thinks long and hard

## Waiting for players

web-lobby-waiting = { $open ->
    [0] Everybody is here.
    [one] One seat is still free.
   *[other] { $open } seats are still free.
}
web-lobby-seated = You have a seat. The game starts when everybody is here or the host starts it.
web-lobby-watching = You can watch once the game has begun. To play, ask the host for a link.
web-start-hint = { $open ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
}
web-invite-link = Link for { $seat }
web-sit-here = Sit here
web-read-rules = Read the rules meanwhile
web-you = you
web-bot = bot
web-here = here
web-away = away
web-rename = Change name

## At the table

web-board = The board
web-question = The question
web-answers = Your answers
web-own = What is yours
web-goal = Goal
web-course = The steps of a turn
web-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
web-pace = How fast others' moves are shown
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once
web-hold = Stop here
web-go-on = Go on
web-step = Next move
web-to-present = Show the present
web-wait-setting = Crises and reveals wait until you have read them
web-read-on = Read on
web-more-answers = More ({ $count })
web-fewer-answers = Fewer
web-end-all = End all my turns
web-happened = This happens to you
web-since = { $count ->
    [one] Since your last turn: 1 move
   *[other] Since your last turn: { $count } moves
}
web-more-below = More
web-tab-board = Board
web-tab-seats = Players
web-tab-journal = Journal
web-tab-chat = Chat
web-tab-review = Review
web-title-turn = Your turn: { $game }
web-turn-of = { $name }, it is your turn
web-fold-screen = Fold away: { $title }
web-unfold-screen = Show: { $title }
web-catching-up = What happens meanwhile
web-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-waiting-for = Waiting for { $names }
web-watching = You are watching.
web-bot-for-you = A bot is playing for you.
web-over = The game is over
web-packed-up = Saved: go on when you like
web-is-asked = is asked now
web-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-hours = { $hours } h
web-time-left = { $time } left
web-undo = Take back
web-redo = Do again
web-fold = Show less
web-unfold = Show the answers
web-touch-again = Touch it again to confirm
web-final = This cannot be taken back. Press again to do it.
web-restart-turn = Begin this turn again
web-confirm-setting = Ask again before a move that cannot be taken back
web-filter = Filter the answers
web-filter-none = No answer fits that.
web-answers-count = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
web-read-aloud = Read aloud
web-read-aloud-stop = Stop reading aloud
web-rules-of-answers = The rules behind these answers
web-rules-behind = Rules:
web-why-not = Why not something else?
web-why-not-title = Not possible now, and why
web-why-not-none = Nothing that one might expect is ruled out here.
web-odds = Odds:
web-odds-estimated = Odds, estimated:
web-odds-hint = From what your seat knows, if nobody else does anything about it.
web-odds-in = { $text }: { $count } in { $of }
web-odds-percent = { $text }: { $percent } %
web-odds-about = { $text }: about { $percent } % ({ $low }–{ $high } %)
web-and-more = and { $count } more
web-journal-none = Nothing has happened yet.
web-earlier = Earlier
web-latest = Latest
web-chat-none = Nobody has said anything yet. Say hello!
web-chat-off = This table has no chat.
web-statements = Say by the rules…
web-statements-none = There is nothing to say just now.
web-talk-hint = Without chat, only the statements that the rules allow can be made.
web-steady = Steady pace
web-steady-hint = Questions to everybody stay open for a moment, so that haste tells nothing about a hand.
web-chat-say = Say something
web-connection-lost = The connection is lost. Trying again…
web-connection-slow = Slow connection: the table is refreshed every two seconds.
web-no-board = This game has no drawing yet. Everything that lies open is listed here; the answers are below.
web-drawing-failed = This drawing failed. The game itself goes on.
web-draw-again = Draw again
web-chart-keys = Board. Arrow keys move it, plus and minus zoom, zero shows everything.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show everything

## Seats, bots and devices

web-hand-to = Hand the device to { $name }
web-hand-to-hint = Nothing is shown until the next player is ready.
web-hand-ready = I am { $name }
web-nothing-to-decide = Nobody may know who could do something now, so the device goes round. You have nothing to decide.
web-hand-on = Hand it on
web-played-by-bot = Played by a bot: { $bot }
web-hand-over = Let a bot play for me
web-take-back = Play myself again
web-hand-over-hint = You can take your seat back at any time.
web-move-device = Continue on another device
web-move-link = Open this link on the other device. It works once, and the new device will show in this list.
web-several = One person may take several free seats
web-shared = Whoever is here may play for absent allies
web-pass-always = Always pass here
web-passing = You pass unasked:
web-ask-again = Ask me again: { $moment }
web-invited = You are invited to { $game }
web-invited-seat = Player { $number }. At the table: { $names }
web-sit-down = Sit down
web-only-watch = Only watch
web-devices = Devices that hold this seat
web-device-this = This device
web-device-other = Another device
web-device-added = added { $at }
web-device-seen = last seen { $at }
web-device-drop = Remove it
web-device-new = Another device holds your seat ({ $name }) and sees what you see. Is it yours?
web-device-mine = It is mine
web-invite-make = Make a link for somebody new
web-invite-new = This link opens the free seat once.
web-grace = This player is away. The seat may be given away in { $time }.
web-claim-alone = Where cards are secret, nobody else can sit here unless another person agrees: one alone could see both hands.
web-seat-lost-open = While you were away the others freed your seat. Nobody has taken it yet.
web-seat-lost = While you were away your seat was given to { $name }.
web-seat-again = Take my seat again
web-news-seat-freed = The seat of { $name } was freed, as { $by } proposed and all agreed.
web-news-seat-taken = { $name } has taken the free seat.
web-news-seat-returned = { $name } is back and has taken the seat again.
web-news-seat-bot = A bot plays for { $name }, as { $by } proposed.
web-news-bot-failed = The bot { $name } broke down: where it does, the table passes or takes the first answer for it.
web-look-as = View as { $name }
web-propose-bot = Propose that a bot takes over
web-propose-claim = Propose that somebody else may sit here
web-propose-undo = Take back my last answer, if all agree
web-proposal-undo = { $by } would like to take back an answer.
web-proposal-bot = { $by } proposes that a bot plays for { $name }.
web-proposal-claim = { $by } proposes to free the seat of { $name }.
web-proposal-missing = Still to vote: { $names }
web-agree = Agree
web-disagree = Decline

## The table's menu

web-this-table = This table
web-report = Report a problem
web-report-hint = Downloads what you see at this table and nothing else, to send to the developers.
web-forked-from = Branched off from
web-fairness = Fair chance
web-seed-origin-mixed = Before the game the server promised a secret by this fingerprint; then everybody’s device gave a share. All dice and shuffles follow from both, and at the end everything is shown and checked.
web-seed-origin-chosen = Whoever opened this table chose its seed and may know what comes. The fingerprint fixed it before the game.
web-seed-origin-known = This table goes on from another game: its seed was known before, and so may be what comes.
web-seed-origin-unsaid = This fingerprint fixed all dice and shuffles before the game began. It is from before shares were mixed in.
web-seed-short-chosen = chosen seed
web-seed-short-known = known seed
web-shares-of = Shares were given by: { $names }
web-shares-none = Nobody has given a share.
web-share-of = Share of { $name }
web-secret-was = Secret of the server
web-commitment = Fingerprint
web-seed-was = Seed
web-proof-checked = checked
web-proof-holds = Checked in your browser: fingerprint, secret, shares and seed belong together.
web-proof-fails = Something does not belong together!
web-seed-problem-promise = The secret is not the one that was promised to you.
web-seed-problem-seed = The seed does not follow from the secret and the shares.
web-seed-problem-share = The share that your device gave was not used.

## The end, and looking back

web-result = Result
web-draw = A draw
web-victory = Victory
web-defeat = Defeat
web-you-won = { $shared ->
    [yes] You share the victory!
   *[no] You have won!
}
web-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
web-player = Player
web-points = Points
web-rematch = Play again
web-rematch-join = Join the next game
web-download-record = Save the game
web-replay = Replay
web-replay-of = Replay: { $game }
web-replay-first = To the start
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment of the game
web-replay-at = { $at } / { $last }
web-viewpoint = Through whose eyes
web-as-spectator = What everybody saw
web-as-everything = Everything, secrets too
web-share-moment = Link to this moment
web-fork = Play on from here
web-back-to-table = To the table

## Rules and settings

web-rules-of = Rules of { $game }
web-chapters = Chapters
web-search-rules = Search the rules
# Words that say little, left out of a search; each as it is typed, with spaces between them.
web-small-words = a an the i we you it is are do does did can may how what when where why who which my our to of in on for and or me us
web-how-to-play = How to play
web-print-pages = Print these pages
web-rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-rules-none = No rule fits that.
web-motion = Motion
web-motion-system = As the device says
web-motion-full = Full
web-motion-reduced = Reduced
web-contrast = Contrast
web-contrast-normal = Normal
web-contrast-high = High
web-sound = Sounds for turns, dice, cards and splashes
web-ambience = A quiet sound of the place
web-sounds-on = Turn the sounds on
web-sounds-off = Turn the sounds off
web-notifications = Notification when it is your turn and the page is hidden
web-notifications-refused = The browser does not allow notifications for this page. You can change that in its settings.
web-about-text = Fathom is a digital table for big board games of the deep: every rule enforced, every secret kept, every die checkable. It is free software.
web-credits-icons = Covers and boards are our own drawing. Some icons are by Lorc, Delapouite and the other artists of
web-credits-type = The typefaces are Figtree and Literata, under the SIL Open Font License:
web-keys = Keys
web-key-answers = the answer that bears this key
web-key-back = back
web-key-undo = take back, do again
web-key-restart = begin this turn again
web-key-suggest = suggest a move
web-key-read = read on, in a crisis or a guided game
web-key-chart = move and zoom the board; on an answer there, arrows go to the next one

## What was played here

web-history = Your games
web-history-empty = Nothing yet. Games that you finish in this browser are listed here.
web-history-play = Play a first game
web-history-played = Played
web-history-won = Won
web-history-streak = Current streak
web-history-longest = Longest streak
web-history-best = Best score
web-history-against = Against
web-history-with = With
web-history-people = People
web-history-latest = Latest
web-history-victory = Won
web-history-defeat = Lost
web-history-draw = Draw
web-history-export = Export
web-history-forget = Forget all
web-history-forget-sure = Yes, forget all
web-history-where = This list is kept in this browser only.
web-saved-games = Saved games
web-achievements = Achievements
web-not-yet = not yet
web-achieved-first-game = First dive
web-achieved-first-win = First victory
web-achieved-with-friends = In company
web-achieved-full-table = Four at the table
web-achieved-beat-thinker = Outthought a thinker
web-achieved-beat-strong = Outthought the strongest
web-achieved-three-in-a-row = Three in a row
web-achieved-own-record = A record of your own
web-achieved-ten-games = Old salt
