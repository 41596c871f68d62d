### Unfathomable: why the usual bot would answer so, in English.

hint-move = More can be done there with what is left of your actions, or on your next turn.
hint-attack-deep-one = A Deep One fewer there does most for ship, crew and passengers.
hint-attack-character = Nobody aboard does your side more harm.
hint-save = This passenger is in danger, and souls do not come back.
hint-use-space = No other action here does as much for the ship as she stands now.
hint-repair = A damaged room is useless, and too many damaged rooms sink the ship.
hint-reveal = In the open you can do more harm than in hiding.
hint-use-tome = A Spell is worth an action, and you hold the Tome.
hint-play-card = The card does more now than it would later in your hand or in a test.
hint-use-item = The Item does more now than it would later.
hint-use-ability = Your ability costs little for what it does here.
hint-use-feat = A Feat can be used only once, and a better moment is not likely.
hint-pass = Nothing else is worth a card or an action now.
hint-add-card = The test needs this card, and you lose least with it.
hint-discard = You will miss this card least.
hint-draw-from = You lack this skill for the tests and actions to come.
hint-break-out = In the Brig you are of no use to anybody.
hint-pick-waypoint = More distance for its price.
hint-take-test = The crew has cards enough to try it.
hint-take-option = It costs less than the other option.
hint-pick-seat = By what everybody has seen, this one comes first.
