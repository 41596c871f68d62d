### Unfathomable: what may be said at the table, in English.

talk-help-much = I help a lot with this card.
talk-help-little = I could help a little.
talk-cannot-help = I cannot help here.
talk-several-middling = I add { $count } cards that help moderately.
talk-several-low = I add { $count } cards of low value.
talk-never-draw = It cannot have been me: I never draw { $skill }.
talk-only-drawer = Only I could have added { $skill } cards.
talk-high-card = I have a high card.
talk-low-card = I have a low card.
talk-want-help = Can anybody help with { $moment }?
talk-offer-help = I can help with { $moment }.
talk-good-top = The top of { $pile } is good.
talk-bad-top = The top of { $pile } is bad.
talk-call-traitor = { $seat } is a traitor!
talk-call-human = { $seat } is human.
talk-ask-helpful = { $seat }, can you help with this test?
talk-ask-high-cards = { $seat }, do you have high cards?
talk-ask-intent = { $seat }, do you mean to use something now?
talk-yes = Yes.
talk-no = No.
talk-no-answer = I would rather not say.

help-with-roll = a roll
help-with-attack = an attack
help-with-test = a skill test
help-with-defeat = preventing a defeat
pile-mythos = the Mythos deck
pile-waypoints = the Waypoint deck
pile-items = the Item deck
pile-spells = the Spell deck
