### The browser client's words about people: the lobby, accounts, notifications and clubs. Keys are `web-...`.

## The lobby

web-table-terms = What will be played
web-clock-hours = Hours for each answer
web-clock-minutes = Minutes for each player
web-clock-bonus = Seconds more per answer
web-clock-window = The clock runs only at certain hours of the day
web-clock-opens = It runs from
web-clock-closes = until
web-clock-window-hint = By the time of { $zone }. At other hours it stands still, and nobody is called; whoever likes may answer all the same.
web-clock-relaxed-window = { $each }, from { $opens } to { $closes } ({ $zone })
web-clock-resumes = Outside the hours of this table: the clocks stand still until { $time }. You may answer all the same.
web-ready-check = Begin once everybody says that they are ready
web-ready = ready
web-not-ready = not ready yet
web-i-am-ready = I am ready
web-not-yet-ready = Not ready after all
web-leave-seat = Leave the table
web-remove-from-seat = Free the seat of { $name }
web-seat-down = { $seat }: swap with the next seat
web-lobby-unready = { $count ->
    [one] One player is not ready yet.
   *[other] { $count } players are not ready yet.
}
web-lobby-friends-only = Only friends of whoever has opened this table can sit down here. To play, ask them for a link; you can watch once the game has begun.
web-open-link = Link for any free seat
web-open-link-hint = Everybody you send it to can take a free seat, until the game begins.
web-open-link-make = Make the link
web-open-link-renew = Replace it by a new link
web-close-table = Close the table
web-close-table-sure = Everybody leaves the table, and its links open nothing any more.
web-table-closed = The host has closed this table.
web-invited-anywhere = Choose a name and take a free seat. At the table: { $names }
web-propose-pause = Propose a pause
web-proposal-pause = { $by } proposes a pause: the clocks stand still, and nobody counts as absent.
web-paused = The game is paused. The clocks stand still, and nobody counts as absent.
web-news-seat-left = { $name } has left the table.
web-news-seat-removed = The host has freed the seat of { $name }.
web-news-paused = The game is paused, as { $by } proposed.
web-news-resumed = { $by } lets the game go on.

## A name that is kept

web-account = Your name and data
web-account-why = You need no account to play. With one, your name, seats and campaigns are not lost with this browser, and you play on from any of your devices.
web-account-make = Keep my name
web-account-make-button = Keep it with a passkey
web-account-adopts = The seats, finished games and campaigns of this browser come along. No password, no e-mail address.
web-account-name = Your name
web-account-since = Kept since { $at }
web-account-link = Keep your name and seats, on all your devices
web-account-forgotten = Everything that this server stored of you is deleted.
web-passkeys = Passkeys
web-passkey = Passkey
web-passkey-used = last used { $at }
web-passkey-add = Add a passkey
web-passkeys-hint = A passkey is a key in your device that you open with your finger, face or PIN.
web-passkeys-impossible = Passkeys need a browser of today and a page with a name: open this one as localhost, or by https with a domain. Recovery codes work everywhere.
web-sign-in = I have an account already
web-sign-in-passkey = Sign in with a passkey
web-sign-in-code = Sign in with the code
web-recovery-code = Recovery code
web-recovery-codes = Recovery codes
web-recovery-left = { $count ->
    [0] No code is left. Make new ones, in case all your passkeys are lost.
    [one] One code is left, each for one use.
   *[other] { $count } codes are left, each for one use.
}
web-recovery-new = Make new codes
web-recovery-shown = Your recovery codes
web-recovery-shown-hint = Keep them in a safe place: they are shown only now. Each signs you in once if your passkeys are lost.
web-recovery-kept = I have kept them
web-sign-out = Signing out
web-sign-out-hint = Your seats stay with your account and wait for you.
web-sign-out-here = Sign out here
web-sign-out-others = Sign out everywhere else
web-stored = What is stored of you
web-stored-browser = A cookie by which this browser is known again. The server keeps only a hash of it.
web-stored-seats = Where you sat, under which name, since when, and when you were last seen there.
web-stored-chat = What you said in the chat of a table.
web-stored-account = With an account: its name, the public halves of your passkeys, and hashes of your recovery codes.
web-stored-local = In this browser only: your settings, your history, and the links of tables that you opened.
web-stored-export = Download my data
web-stored-delete = Delete my data
web-stored-delete-sure = Your account, your names at all tables and all you said there are deleted, for good. Bots play on in your games. Your moves stay in the records of the games, without a name.

## Turns that call you
web-calls = Tell me when it is my turn
web-calls-hint = A message is sent when a table waits for you and you are not at it. It names the game and nothing that happens in it.
web-push = On this device
web-push-hint = Press the button and let your browser show notifications: they come even if no page of Fathom is open.
web-push-impossible = This browser cannot be notified here: it needs https or localhost, and on an iPhone this page on the home screen.
web-push-set = Notify this device
web-push-on = This device is notified.
web-push-drop = No more notifications here
web-mail = By e-mail
web-mail-hint = Give your address and type the code that is sent there.
web-mail-off = The host of this server has not set up e-mail: it takes --smtp and --mail-from.
web-mail-address = Your e-mail address
web-mail-set = Send me a code
web-mail-sent = A code of six digits was sent to { $address }.
web-mail-code = Code
web-mail-confirm = Confirm
web-mail-other = Another address
web-mail-on = Mails go to { $address }.
web-mail-drop = No more mails
web-mail-end = End the mails
web-mail-end-hint = You will get no more mails about your turns. Your seats stay yours.
web-mail-ended = You will get no more mails.
web-webhook = By a webhook
web-webhook-hint = Paste the address that Discord or another service gives you; a line is sent there.
web-webhook-address = Address of the webhook
web-webhook-set = Tell me there
web-webhook-on = You are told by { $host }.
web-webhook-drop = Tell me no more
web-calls-when = When
web-calls-pace = You are told
web-calls-at-once = At once
web-calls-hourly = Every hour
web-calls-daily = Once a day
web-calls-daily-at = At
web-calls-quiet-from = Quiet from
web-calls-quiet-to = until
web-calls-zone = By the clock of { $zone }. The same time twice: never quiet.
web-calls-save = Keep this
web-calls-saved = Kept.
web-stored-calls = If you want to be told of your turns: your e-mail address, webhook and subscriptions of your devices, your quiet hours and time zone, and for a month which questions you were told of.
web-offline = No connection
web-offline-seen = This is the table as you saw it last, { $at }.
web-offline-nothing = There is no table here to look at. As soon as you are connected again, the page opens by itself.
web-offline-again = Try again

## What one does not want to hear, and what one reports

web-silencing = This person
web-silencing-hint = They do not learn of it. Whoever you block cannot join tables that you open, either.
web-mute = Mute
web-block = Block
web-unsilence = Hear again
web-silenced = Muted and blocked
web-silenced-mute = You have muted this person.
web-silenced-block = You have blocked this person.
web-nameless = Without a name
web-stored-silenced = Whom you have muted or blocked, what you have reported, and whether you are suspended.
web-report-person = Report the person
web-report-message = Report the message
web-report-message-of = Report this message of { $name }
web-report-table = Report the table
web-report-what = The report goes to whoever runs this server, with the chat and this moment of the game as you see it. The others do not learn of it.
web-report-why = What is it?
web-report-why-insult = Insults
web-report-why-cheating = Cheating
web-report-why-stalling = Stalling
web-report-why-spam = Spam
web-report-why-other = Something else
web-report-text = In your words
web-report-send = Send the report
web-report-sent = Thank you. Your report will be read.
web-report-kept = Thank you. Your report is stored; on this server nobody has set up the page to read it yet.
web-admin = Reports
web-admin-key = The operator’s key
web-admin-enter = Enter
web-admin-show = Show
web-admin-open = Open
web-admin-closed = Closed
web-admin-trail = What was done
web-admin-trail-none = Nothing was done yet.
web-admin-none = There are no reports here.
web-admin-person = Person { $person }, reported { $times ->
    [one] once
   *[other] { $times } times
}.
web-admin-until = Suspended until { $at }.
web-admin-look = Look at the moment
web-admin-moment = What the reporter saw
web-admin-outcome = Closed { $at }: { $note }
web-admin-note = Note, for the trail
web-admin-close-report = Close the report
web-admin-days = Days
web-admin-suspend = Suspend
web-admin-release = End the suspension
web-admin-did-report-closed = Report closed
web-admin-did-suspended = Suspended
web-admin-did-released = Suspension ended
web-admin-did-table-closed = Table closed

## Friends, clubs and statistics

web-stored-friends = If you make a profile: its name, when you made it, whether it is open, and who your friends are since when.
web-stored-clubs = In clubs: your name there, since when, whether you are a host, in which evenings you play, and what you have told all tables.
web-stored-results = What came of the tables that you have finished, and your ratings. They stay without you, as others’ results, when you delete your data.
web-people = Friends and clubs
web-people-hint = Nobody needs friends or clubs here to play. Make a profile to have friends; found a club, or follow its link, to play together.
web-profile = Your profile
web-profile-hint = Give a name, and friends can know you by it.
web-profile-name = How friends know you
web-profile-make = Make my profile
web-profile-shows = Friends and members of your clubs see your name, how much you have played, and your ratings; nothing else.
web-profile-look = See it as they do
web-profile-open = Show it to everybody who has its address
web-profile-mine = This is what others see of you.
web-profile-friend = You are friends.
web-profile-nothing = No finished table yet.
web-friend-link = Link to become friends
web-friend-link-hint = Whoever opens it and agrees is your friend. A new link makes the old one useless.
web-friends = Friends
web-friends-none = Nobody yet. Send your link to somebody.
web-friend-nowhere = At no table that is open to friends.
web-friend-part = No longer friends
web-friend-part-of = No longer friends with { $name }
web-friend-invitation = An invitation
web-friend-invites = { $name } wants to be friends
web-friend-invites-hint = Friends see at which tables you sit if those are open to friends.
web-friend-accept = Become friends
web-friend-refuse = No, thank you
web-open-to-friends = Open to my friends: they find it on their first page
web-club = Club
web-clubs = Clubs
web-clubs-hint = Found a club and send its link; its evenings pair the players and open the tables.
web-club-counts = { $members ->
    [one] One member
   *[other] { $members } members
}, { $playing ->
    [0] no table on its way
    [one] one table on its way
   *[other] { $playing } tables on their way
}
web-club-name = Name of the club
web-club-member-name = Your name there
web-club-found = Found the club
web-club-join = Join the club
web-club-join-hint = { $members ->
    [one] One member is
   *[other] { $members } members are
} there. They see your name and the tables that you list.
web-club-link = Link that invites
web-club-link-hint = Whoever has it can join. Hosts see it, and can replace it.
web-club-host = host
web-club-leave = Leave the club
web-members = Members
web-member-host = Make a host
web-member-host-of = Make a host: { $name }
web-member-unhost = No longer a host
web-member-unhost-of = { $name }: no longer a host
web-member-remove = Remove
web-member-remove-of = Remove { $name } from the club
web-club-tables = Tables of the club
web-club-tables-none = No table is on its way. An evening opens some, and members list their own.
web-club-table-waiting = Waits for players
web-club-table-paused = Paused
web-club-table-idle = Playing. Last answer { $idle } ago
web-club-table-turn = Turn of { $names }, for { $idle }
web-club-pause = Pause
web-club-pause-of = Pause { $table }
web-club-resume = Go on
web-club-resume-of = Let { $table } go on
web-club-close-of = Close the table: { $table }
web-table-number = Table { $number }
web-announce = Tell all tables
web-announce-send = Announce
web-announced = { $count ->
    [one] One table was told.
   *[other] { $count } tables were told.
}
web-news-announced = The host of the evening: { $text }
web-news-paused-by-host = The club’s host has paused the game.
web-news-resumed-by-host = The club’s host lets the game go on.
web-sheets-print = Print the sheet of tables
web-sheets-hint = A card for each table, with a QR code that leads to it, or to a free seat.
web-sheet-free = Free seats
web-evenings = Evenings
web-evenings-none = No evening has been planned yet.
web-evening-plan = Plan an evening
web-evening-name = Name of the evening
web-evening-form = How it is played
web-evening-open = Open tables
web-evening-round-robin = Round-robin
web-evening-swiss = Swiss
web-evening-hint-open = Tables for whoever comes, each with a QR code.
web-evening-hint-round-robin = Everybody meets everybody.
web-evening-hint-swiss = In each round those meet who have as many points.
web-evening-game = Game
web-evening-seats = Seats at each table
web-evening-rounds = Rounds
web-evening-round-of = Round { $round } of { $rounds }
web-evening-rounds-played = Rounds so far: { $rounds }
web-evening-enter = Play along
web-evening-withdraw = Play no further round
web-evening-next-round = Pair the next round
web-evening-how-many = How many tables
web-evening-open-tables = Open the tables
web-evening-open-hint = Tables are listed with the club’s, where their sheet is printed.
web-evening-close = End the evening
web-evening-closed = This evening is over.
web-evening-print = Print the sheet
web-round = Round { $number }
web-round-table = Table
web-round-players = Players
web-round-result = Result
web-round-resting = Rests, for one point: { $names }
web-standings = Standings
web-standings-place = Place
web-standings-name = Name
web-standings-points = Points
web-standings-against = Opponents’ points
web-standings-gone = no longer plays
web-standings-drop = Drop
web-standings-drop-of = Drop { $name }
web-standings-hint = A victory counts one point, shared if it is shared. Of equals, whoever had the stronger opponents is ahead.
web-statistics = Your statistics
web-statistics-hint = Counted by this server from the tables that you finish, on all your devices if you keep your name. Nobody else sees this page.
web-statistics-none = Finish a table, and it is counted here.
web-statistics-minutes = Minutes each
web-statistics-answers = Answers each
web-statistics-sides = By side
web-statistics-opponents = With whom
web-statistics-columns = Tables together, and your share of victories.
web-statistics-cards = Cards used most
web-statistics-more = Earlier ones
web-rating = Rating
web-rating-first = Rating, a first guess
web-hall = Hall of voyages
web-hall-hint = The best of public tables, of yours, and of your friends’ and clubs’.
web-hall-score = { $score } points
web-teams = Your teams
web-team-record = { $played } tables, { $won } won, best score { $best }
web-club-list-mine = List my table of { $game }
web-round-waiting = waits
web-round-playing = playing
web-round-over = over
web-round-closed = closed
