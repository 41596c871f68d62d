### Unfathomable: the words of the rule reader, one plain sentence per rule of the ledger, in English.

## G: Golden rules

chapter-G = Golden rules
rule-G1 = Where the rules reference and the learn-to-play booklet disagree, the rules reference is right.
rule-G2a = If the ability of a card contradicts a rule of the game, the card takes precedence.
rule-G2b = If a card and a rule can both be obeyed, both must be.

## 1: Abyss

chapter-1 = Abyss
rule-1_0 = The Abyss is a zone away from the ship where monsters gather before they attack; Deep Ones and both monarchs can be there.
rule-1_1 = Whenever Mother Hydra or Father Dagon leaves the board, for whatever reason, the figure goes to the Abyss.
rule-1_2 = When the Voyage marker advances, all monsters in the two water spaces at the stern are moved to the Abyss.
rule-1_3a = The Abyss is never a space of the board, whatever the effect.
rule-1_3b = No space of the board is adjacent to the Abyss.

## 2: Actions

chapter-2 = Actions
rule-2_0a = You take two actions in your Action phase.
rule-2_0b = Which actions you can take depends on whether you are a human or a revealed traitor, and until you reveal yourself you use the actions of a human.
rule-2_1 = Some Action abilities give you one or more further actions, so a turn can hold more than two.
rule-2_2 = As a human you can move, attack, save a passenger, start a trade of Items, use an Action ability of your cards or sheet, use the space you are in, or reveal yourself as a traitor if you are one.
rule-2_3a = As a human you can move, with one action, to any space of the ship, however far away it is.
rule-2_3b = While in the Brig, a human cannot take the Move action.
rule-2_3c = A human may not move to a water space or into the Abyss.
rule-2_3d = A human may not choose the Brig or the Sickbay as the destination of a move.
rule-2_4 = As a human you can attack one Deep One or one revealed traitor in your space.
rule-2_5 = As a human you can save one passenger in your space.
rule-2_6a = As a human you can start a trade, in which every player in your space may give and receive Item cards, back and forth until nobody wants more.
rule-2_6b = Nobody has to take part in a trade, and even the player who spent the action for it may exchange nothing.
rule-2_7a = As a human you can use an Action ability of a Skill card in your hand or of anything in your play area.
rule-2_7b = A human's Action abilities come from the character sheet, the Feat card, Item cards, Title cards and any other card in that player's play area.
rule-2_7c = A Skill card used for its Action ability is discarded once that ability has been resolved.
rule-2_8a = As a human you can use the Action ability of the space you are in.
rule-2_8b = You cannot use the Action of your space while at least one Deep One or revealed traitor is there.
rule-2_8c = In the Brig, unlike everywhere else, the presence of an enemy does not stop you from using the Action of the space.
rule-2_8d = In a damaged interior space, the Action you can use is the one on the Damage card there, which repairs the space.
rule-2_8e = In an undamaged interior space, the Action you can use is that of the room itself.
rule-2_8f = The Action ability of each interior space can be used only once per turn, no matter by whom.
rule-2_8g = Repairing a space does not count as that turn's one use of the space.
rule-2_9 = As a revealed traitor you can move, attack a human, defeat an unprotected passenger, or use an Action ability of a card in your hand or play area.
rule-2_10a = As a revealed traitor you can move, with one action, to any space of the ship.
rule-2_10b = A revealed traitor can move out of the Brig only by discarding Skill cards from hand with a total value of 12 or more.
rule-2_10c = A revealed traitor discards all the cards for leaving the Brig together, immediately before the move.
rule-2_10d = Water spaces and the Abyss are closed to every player's moves.
rule-2_10e = No player may move to the Brig or the Sickbay of their own free will.
rule-2_11 = As a revealed traitor you can attack one human in your space.
rule-2_12 = As a revealed traitor you can defeat one passenger in your space, provided that no human is there.
rule-2_13a = As a revealed traitor you can use an Action ability of a card in your hand or play area.
rule-2_13b = A Skill card that a revealed traitor used for its Action ability is discarded once that ability has been resolved.
rule-2_13c = A revealed traitor can use neither the abilities of the character sheet nor those of spaces.

## 3: Activations

chapter-3 = Activations
rule-3_0 = Monsters are activated only when an activation icon is resolved.
rule-3_1 = There are three activation icons: Mother Hydra, Father Dagon and Deep Ones.
rule-3_2 = Every Mythos card has one activation icon in its lower right corner, which is resolved as part of the card.
rule-3_3a = The text of some cards makes you resolve further activation icons.
rule-3_3b = Activation icons in the text of a card follow the same rules as those in the corner.
rule-3_4 = A monster in the Abyss cannot be activated.
rule-3_5 = When Mother Hydra is activated, she first damages the ship and then moves one water space toward the bow.
rule-3_6a = Hydra damages the interior space nearest to her water space.
rule-3_6b = To find the interior space Hydra damages, follow the movement arrows from her water space to a deck space and from there inside.
rule-3_6c = If the interior space Hydra would damage is damaged already, the undamaged interior space nearest to it is damaged instead.
rule-3_6d = If several undamaged interior spaces are equally near to the one Hydra aimed at, the one with the highest number is damaged.
rule-3_6e = If Hydra's damage leaves six spaces damaged at the same time, the game ends.
rule-3_7a = Hydra moves to the adjacent water space closest to the bow.
rule-3_7b = If Hydra is activated on one of the numbered water spaces at the bow, she does not move.
rule-3_8a = If Hydra's icon is resolved while she is in the Abyss, two Deep Ones are spawned in the Abyss instead of activating her.
rule-3_8b = If the Abyss holds four or more Deep Ones after this spawn for Hydra, roll the die: she and all the Deep Ones there move to the water space with that number, while Dagon stays if he is there.
rule-3_8c = If the supply has too few Deep Ones to spawn in the Abyss for Hydra's icon, the game ends.
rule-3_9 = When Father Dagon is activated, two Deep Ones are first spawned on the ship, and then he moves one water space toward the bow.
rule-3_10a = The two Deep Ones that Dagon spawns are taken from the supply and put on the deck space adjacent to his water space.
rule-3_10b = Dagon spawns Deep Ones on the deck space to which the movement arrow of his water space points.
rule-3_10c = If the supply has too few Deep Ones for Dagon to spawn, the game ends.
rule-3_11a = Dagon moves to the adjacent water space closest to the bow.
rule-3_11b = If Dagon is activated on one of the numbered water spaces at the bow, he does not move.
rule-3_12a = If Dagon's icon is resolved while he is in the Abyss, two Deep Ones are spawned in the Abyss instead of activating him.
rule-3_12b = If the Abyss holds four or more Deep Ones after this spawn for Dagon, roll the die: he and all the Deep Ones there move to the water space with that number, while Hydra stays if she is there.
rule-3_12c = If the supply has too few Deep Ones to spawn in the Abyss for Dagon's icon, the game ends.
rule-3_13a = Deep Ones are activated one at a time, each finishing before the next begins.
rule-3_13b = When several Deep Ones are activated, the active player chooses their order.
rule-3_13c = An activated Deep One does exactly one thing, the first that is possible of these: attack, defeat a passenger, damage its space, move.
rule-3_14a = If a human is in its space, an activated Deep One attacks that human.
rule-3_14b = If several humans are in a Deep One's space, the active player chooses which of them it attacks.
rule-3_14c = A revealed traitor is never attacked by Deep Ones.
rule-3_15 = If an activated Deep One has no human to attack, it defeats one passenger in its space, without a die roll.
rule-3_16a = If an activated Deep One has neither a human nor a passenger in its space, it damages that space.
rule-3_16b = A Deep One can damage its space only if that is an undamaged interior space.
rule-3_16c = When a Deep One damages its space, the top Damage card is drawn and resolved.
rule-3_16d = If the Damage card drawn for a Deep One is removed from the game, the Deep One's activation is over all the same.
rule-3_17a = If an activated Deep One can do nothing else, it moves to one adjacent space, which depends on the kind of space it is in.
rule-3_17b = A Deep One moving from a water space or a deck space follows the movement arrow of that space.
rule-3_17c = A Deep One moving from an interior space goes one space toward the nearest undamaged interior space, never into the Brig or the Sickbay.
rule-3_17d = If several undamaged interior spaces are equally near, the Deep One heads for the one with the highest number.
rule-3_18a = If the Deep Ones icon is resolved while no Deep One is on the board, two are spawned in the Abyss; those in the Abyss do not count as on the board.
rule-3_18b = If the Abyss holds four or more Deep Ones after the spawn for the Deep Ones icon, roll the die: every monster there, monarchs included, moves to the water space with that number.
rule-3_18c = If the supply has too few Deep Ones to spawn in the Abyss for the Deep Ones icon, the game ends.

## 4: Adjacency

chapter-4 = Adjacency
rule-4_0 = Two spaces that share a border line are adjacent.
rule-4_1 = Touching only at a corner does not make two spaces adjacent.
rule-4_2 = Whatever is in a space is adjacent to the same spaces and components as that space.
rule-4_3 = Two components in adjacent spaces are adjacent to each other.

## 5: Stern

chapter-5 = Stern
rule-5_0 = The stern is made up of the two water spaces adjacent to deck spaces 7 and 8.
rule-5_1 = Each time the Voyage marker advances, all monsters in the stern's water spaces go to the Abyss.

## 6: Attack

chapter-6 = Attack
rule-6_0 = Characters and Deep Ones can attack in order to defeat another character or Deep One in the same space.
rule-6_1a = You may spend an action in your Action phase to attack.
rule-6_1b = Some card abilities let players attack.
rule-6_1c = A Deep One may attack when it is activated.
rule-6_2 = The active player carries out an attack in seven steps: attacker, victim, threshold, abilities before the roll, roll, rerolls, outcome.
rule-6_3 = Step 1 of an attack: the attacker is the player or the Deep One that makes the attack.
rule-6_4a = Step 2 of an attack: a player who attacks chooses the victim.
rule-6_4b = Step 2 of an attack: if a Deep One attacks, the active player chooses the victim.
rule-6_4c = The victim of an attack must be in the same space as the attacker.
rule-6_4d = A human may attack only a Deep One or a revealed traitor.
rule-6_4e = Revealed traitors and Deep Ones may attack only humans.
rule-6_5a = Step 3 of an attack: the threshold is the lowest die result that makes the attack succeed.
rule-6_5b = The threshold of an attack on a Deep One is 4.
rule-6_5c = The threshold of an attack on a character, human or revealed traitor, is 6.
rule-6_6 = Step 4 of an attack: players may use any abilities they have that apply before a die is rolled.
rule-6_7 = Step 5 of an attack: a player rolls the die.
rule-6_8a = Step 6 of an attack: players may use any abilities they have to reroll the die.
rule-6_8b = When the die of an attack is to be rerolled, the attack goes back to step 4, before the roll.
rule-6_9a = Step 7 of an attack: it succeeds if the die result with its modifiers is at least the threshold, and fails otherwise.
rule-6_9b = An attack defeats its victim if it succeeds.
rule-6_9c = A Deep One defeated by an attack returns to the supply.
rule-6_9d = A human defeated by an attack is moved to the Sickbay.
rule-6_9e = A revealed traitor defeated by an attack is moved to the Brig.
rule-6_9f = An attack that fails has no effect.

## 7: Bow

chapter-7 = Bow
rule-7_0 = The bow is made up of the two water spaces numbered 1-4 and 5-8.
rule-7_1a = A monarch that moves when activated goes one water space toward the nearest numbered water space.
rule-7_1b = A monarch activated on a numbered water space does not move.

## 8: Object of the game

chapter-8 = Object of the game
rule-8_0 = You are loyal either to the humans or to the Deep Ones, as your Loyalty cards determine, and your goal depends on that side.
rule-8_1 = If you are loyal to the humans, you want the ship to reach port.
rule-8_2 = If you are loyal to the Deep Ones, you want the ship to be lost.
rule-8_3 = The humans' objective is met when Waypoint cards total a distance of 12 or more and the Voyage marker then reaches Arrival once again.
rule-8_4 = You are loyal to the humans if all your Loyalty cards are Human cards.
rule-8_5 = Players loyal to the Deep Ones win at once when any of the three Deep Ones' objectives is met: an empty resource, six damaged spaces, or too few Deep Ones in the supply.
rule-8_6 = The Deep Ones' first objective is met when any resource dial is at 0.
rule-8_7 = The Deep Ones' second objective is met when six spaces are damaged at the same time.
rule-8_8 = The Deep Ones' third objective is met when Deep Ones must be spawned, on the board or in the Abyss, and the supply does not hold enough of them.
rule-8_9a = You are loyal to the Deep Ones if at least one of your Loyalty cards is a Hybrid or the Cultist.
rule-8_9b = The holder of the Cultist card has a further condition to meet in order to win.
rule-8_10 = The Cultist card is used only with 4 or 6 players; its holder is a human being who serves the Deep Ones.
rule-8_11 = The Cultist wins along with all holders of a Hybrid card if a Deep Ones' objective is met and Waypoint cards total 12 or more.
rule-8_12a = The Cultist loses if the humans' objective is met.
rule-8_12b = The Cultist loses if a Deep Ones' objective is met while Waypoint cards total less than 12.
rule-8_13 = If you hold both the Cultist and a Hybrid card at the end, you win whenever a Deep Ones' objective is met, whatever the distance.

## 9: Brig

chapter-9 = Brig
rule-9_0 = The Brig holds players locked up on suspicion and revealed traitors who were defeated.
rule-9_1a = A human can send another human to the Brig with the Action of the Captain's cabin, if its skill test is passed.
rule-9_1b = The Action of the Captain's cabin cannot be aimed at a revealed traitor.
rule-9_1c = Every player may add cards to the skill test of the Captain's cabin, even the one it is aimed at.
rule-9_2 = A character who is moved to the Brig loses all titles.
rule-9_3 = A revealed traitor is moved to the Brig when defeated, and in no other case.
rule-9_4a = A player in the Brig cannot leave it by moving as usual.
rule-9_4b = A human gets out of the Brig with the Brig's own Action ability, if its skill test is passed.
rule-9_4c = A revealed traitor in the Brig does not keep a human from using the Brig's Action.
rule-9_4d = Every player may add cards to the skill test for getting out of the Brig.
rule-9_4e = To leave the Brig, a revealed traitor must first discard Skill cards from hand with a total value of 12 or more.
rule-9_4f = The cards a revealed traitor pays to leave the Brig are discarded all at once, right before leaving.
rule-9_4g = An ability that moves a character cannot take anyone out of the Brig unless it mentions the Brig.
rule-9_5 = In the Brig you may add at most one card to each skill test.
rule-9_6a = In the Brig you cannot use any ability of the Item cards in your play area.
rule-9_6b = While you are in the Brig, your active upgrade adds nothing to your skill set.
rule-9_7a = If you are a human in the Brig in your Mythos phase, you resolve only the activation icon and the track icon of your Mythos card, not its crisis.
rule-9_7b = If the track icon of a Mythos card offers a choice and the active player is in the Brig, the Captain chooses the track.
rule-9_7c = A Mythos card for a certain character is discarded and replaced by a new one if that character is in the Brig, not in the game, or a revealed traitor.
rule-9_8 = A human defeated in the Brig stays in the Brig.
rule-9_9 = Nobody can enter the Brig of their own free will.
rule-9_10 = Nothing can damage the Brig.
rule-9_11 = Deep Ones can neither be spawned in the Brig nor move into it.
rule-9_12 = In the Brig you still draw your whole skill set in your Skills phase.
rule-9_13 = In the Brig you may still use the abilities of Skill cards.

## 10: Abilities

chapter-10 = Abilities
rule-10_2a = “You” and “your” on a card mean the player who resolves that card.
rule-10_2b = On a Mythos card “you” means the active player, but in a choice put to somebody else it means the player who chooses.
rule-10_3 = “Cannot” is absolute: no ability overrides it.
rule-10_4 = “May” means that the effect is optional.
rule-10_5 = In “do X to do Y”, or “to do Y, do X”, X is a cost: Y happens only if X really was done.
rule-10_6a = An effect that applies when something “would” happen is resolved before that thing happens.
rule-10_6b = If an effect says “instead”, it takes the place of the original event, which then does not happen.
rule-10_7 = If an effect lets you look at hidden information, only you may see it.
rule-10_8 = An instruction with “if possible” is ignored if the state of the game does not allow it.
rule-10_9a = What follows “then” is resolved after everything before it has been done or has turned out to be impossible.
rule-10_9b = What follows “then” is resolved even if what comes before it could not be done.
rule-10_10a = An ability with a limit can be used only as often as the limit says; “once per turn” means once by each player in each turn.
rule-10_10b = If you used a once-per-turn ability in your own turn, you may use it again in another player's turn if you get the chance.
rule-10_10c = A limit covers the whole ability, even if it consists of several sentences.
rule-10_11 = Some Mythos cards are put in a player's play area and give abilities as long as they stay there.
rule-10_12 = Text in parentheses is only a reminder of a rule.
rule-10_14a = Before any roll of the die, whatever its cause, players may use abilities that apply before a roll.
rule-10_14b = After a roll, but before its result takes effect, players may use abilities that apply after a roll, such as rerolls.
rule-10_15 = Abilities that apply before cards are added to a skill test may be used only until the first player adds cards.
rule-10_16a = If things that happen at the same time need an order, the active player decides it.
rule-10_16b = If several players want to use abilities at the same moment, the active player decides in which order they get the chance.
rule-10_16c = Before deciding that order, the active player may ask what those players mean to do; they need neither answer nor tell the truth.
rule-10_16d = When you get the chance to use an ability, you may always decline.

## 11: Action abilities

chapter-11 = Action abilities
rule-11_0 = An ability that begins with “Action:” is an Action ability and costs one action to use.
rule-11_1a = You may use the Action abilities of your character sheet, Feat, Items, Titles and other cards in your play area.
rule-11_1b = A revealed traitor cannot use any ability of the character sheet.
rule-11_2a = You may use the Action abilities of Skill cards in your hand.
rule-11_2b = After its Action ability has been resolved, the Skill card is discarded.
rule-11_2c = Humans cannot use the Action abilities of Treachery cards.
rule-11_3a = Humans may use the Action ability of the space they are in.
rule-11_3b = The Action of a space cannot be used while a Deep One or a revealed traitor is there, except in the Brig.
rule-11_3c = In a damaged interior space, a human may use the Action ability of the Damage card to repair it.
rule-11_3d = In an undamaged interior space, a human resolves the room's Action as the player reference sheet gives it.
rule-11_3e = The Action ability of each space can be used once per turn, and repairs do not count.
rule-11_3f = Revealed traitors cannot use the Action abilities of spaces.

## 12: Reveal abilities

chapter-12 = Reveal abilities
rule-12_0 = Each character sheet has a reveal ability in its lower right corner, which is resolved when that character reveals as a traitor.

## 13: Skill cards

chapter-13 = Skill cards
rule-13_0 = A Skill card can serve you in two ways: you use its ability, or you add it to a skill test to support or oppose it.
rule-13_1 = A Skill card shows its skill type, its value and its ability.
rule-13_2a = The six skill types are Influence, Lore, Observation, Strength, Will and Treachery.
rule-13_2b = Each skill type has a deck of its own and a face-up discard pile of its own.
rule-13_2c = When the last card of a Skill deck is drawn, its discard pile is shuffled to form the new deck.
rule-13_2d = If both the deck and the discard pile of a skill are empty, no cards of that skill can be drawn.
rule-13_2e = A Skill deck that ran out stays empty until a player must draw from it while its discard pile has at least one card; that pile is then shuffled into a new deck.
rule-13_2f = Treachery cards may be drawn, and their abilities used, only by revealed traitors.
rule-13_3a = The Skill cards you own make up your hand.
rule-13_3b = A Skill card you draw goes to your hand.
rule-13_3c = If you may draw from several Skill decks, you decide how many cards to take from each before you draw any.
rule-13_3d = Only Skill cards are held in hand; all your other cards lie in your play area.
rule-13_3e = How many cards each player holds is public, and anyone may ask at any time.
rule-13_3f = Your hand limit is 10 Skill cards.
rule-13_3g = In the Discard phase, every player with more than 10 cards discards cards of their choice down to 10.
rule-13_4a = To use the ability of a Skill card, you reveal the card, read it and do what it says.
rule-13_4b = Skill cards may be used in any player's turn.
rule-13_4c = Using a Skill card with an Action ability costs an action.
rule-13_4d = If several Skill cards of the same title are used at the same time, their effects add up.
rule-13_4e = A Skill card whose ability has been resolved goes to the discard pile of its type.

## 14: Waypoint cards

chapter-14 = Waypoint cards
rule-14_1a = Each Waypoint card has an effect and a distance.
rule-14_1b = The distance of a Waypoint card is 2, 3 or 4.
rule-14_2a = The Captain puts a Waypoint card into play when the Voyage marker reaches Arrival.
rule-14_2b = If the Waypoints already resolved total 12 or more when the Voyage marker reaches Arrival, the game ends.
rule-14_2c = Once the Waypoint that brings the total distance to 6 or more has been resolved, the Awakening phase takes place.

## 15: Feat cards

chapter-15 = Feat cards
rule-15_0 = Each character has a Feat card of its own, with an ability that can be used once in the game.
rule-15_1 = A Feat card belongs to the character whose name and portrait it bears.
rule-15_2 = Every character begins the game with its Feat card in the play area.
rule-15_3 = A Feat card that has been used is removed from the game.
rule-15_4a = To use your Feat, you read the card and do what it says.
rule-15_4b = Using a Feat with an Action ability costs an action.

## 16: Loyalty cards

chapter-16 = Loyalty cards
rule-16_0 = There are three types of Loyalty card, Human, Hybrid and Cultist, and they decide which side you are on.
rule-16_1 = You get one Loyalty card during setup and a second one in the Awakening phase.
rule-16_2 = If you have only Human cards, you win when the humans' objective is met.
rule-16_3 = With at least one Hybrid card you are a traitor and win when a Deep Ones' objective is met, even if you also have Human cards.
rule-16_4 = With the Cultist card you are a traitor and win when a Deep Ones' objective is met and Waypoints total 12 or more, even if you also have Human cards.
rule-16_5 = With both a Hybrid and the Cultist card, you win under the condition of the Hybrid.
rule-16_6 = A player who has not revealed counts as a human, even with hidden Hybrid or Cultist cards.
rule-16_7 = You may look at your own Loyalty cards at any time.

## 17: Mythos cards

chapter-17 = Mythos cards
rule-17_1 = A Mythos card is resolved in three steps, of which the first is its crisis.
rule-17_2 = The second step of a Mythos card is its activation icon.
rule-17_3 = The third step of a Mythos card is its track icon.
rule-17_4a = A Mythos card is shown to all players when it is drawn.
rule-17_4b = A Mythos card is resolved and then discarded.
rule-17_4c = Everything on the Mythos card being resolved is public, and any player may read it.
rule-17_4d = If the crisis puts a choice to a player other than the one who drew the card, it is handed to that player before it is resolved.
rule-17_4e = Green Mythos cards belong to a certain character: they put a choice to the player of the character they name.
rule-17_4f = A Mythos card whose named character is not in the game, is in the Brig or is a revealed traitor is discarded, and a new card is drawn.
rule-17_4g = If you look at Mythos cards in secret, any card for a character who is not in the game, in the Brig or a revealed traitor is shown, discarded and replaced until you have seen the stated number.
rule-17_5 = The Mythos deck has a face-up discard pile of its own.
rule-17_6 = After the last Mythos card has been drawn and resolved, the discard pile is shuffled to form a new Mythos deck.
rule-17_7 = Each Mythos card brings a crisis that the players have to resolve.
rule-17_8 = The active player reads the story of the crisis aloud.
rule-17_9a = The player who resolves a crisis carries out all its instructions and is the “you” of its text.
rule-17_9b = A crisis with a choice is resolved by the player it is put to, and every other crisis by the active player.
rule-17_10 = There are three types of crisis: a choice, a skill test, or a choice combined with a skill test.
rule-17_11 = A choice crisis lets one player choose between two options.
rule-17_12a = A choice crisis says who decides, which may be the active player.
rule-17_12b = A choice crisis may leave the decision to the Captain, the player with that title.
rule-17_12c = A choice crisis may leave the decision to the Tome Keeper, the player with that title.
rule-17_12d = A choice crisis may leave the decision to the player of a named character.
rule-17_13a = The player who decides a choice crisis reads all its options aloud first.
rule-17_13b = Unless the card says otherwise, you may choose an option even if you cannot carry it out completely.
rule-17_14 = If the crisis is a skill test, that test now takes place.
rule-17_15a = Each skill test has a threshold and shows two or more skill icons.
rule-17_15b = The skills shown on a skill test are its supporting skills.
rule-17_15c = All skills not shown on a skill test are its opposing skills.
rule-17_16 = The crisis says what happens if its skill test succeeds and what happens if it fails.
rule-17_17a = Some crises also have a partial success, with a lower number and an effect of its own.
rule-17_17b = If the result is below the threshold but at least the number for partial success, only the partial success is resolved.
rule-17_17c = A partial success counts neither as a success nor as a failure.
rule-17_18 = In a combined crisis, the named player first chooses between the skill test and the other option of the card.
rule-17_19 = If the named player chooses the other option of a combined crisis, no skill test takes place.
rule-17_20 = Both options of a combined crisis are read aloud before the choice.
rule-17_21 = Each Mythos card has one of the three activation icons in its lower right corner.
rule-17_22 = The activation icon of a Mythos card is resolved after its crisis.
rule-17_23 = Activation icons within the effects of a crisis are resolved as that effect is applied, from left to right.
rule-17_24a = The Deep Ones icon activates every Deep One on the board once.
rule-17_24b = The Father Dagon icon activates Dagon once.
rule-17_24c = The Mother Hydra icon activates Hydra once.
rule-17_25 = Each Mythos card has one of three track icons: Voyage, Ritual, or a choice of track.
rule-17_26 = The track icon of a Mythos card is resolved after its activation icon.
rule-17_27a = The Voyage icon advances the Voyage track by one space.
rule-17_27b = The Ritual icon advances the Ritual track by one space.
rule-17_27c = With the choice icon, the active player chooses one of the two tracks and advances it by one space.
rule-17_27d = If the active player is in the Brig when the choice icon is resolved, the Captain chooses the track.

## 18: Item cards

chapter-18 = Item cards
rule-18_0 = An Item card gives its abilities to the player in whose play area it lies.
rule-18_1 = To draw an Item, take the top card of the Item deck and put it face up in your play area.
rule-18_2 = Items have no discard pile: an Item that leaves play is removed from the game.
rule-18_3a = To use an Item, you read the card and do what it says.
rule-18_3b = Using an Item with an Action ability costs an action.
rule-18_4a = No Items can be drawn from an empty Item deck.
rule-18_4b = If you use the Cargo hold with only one Item left in the deck, you look at it and either keep it or put it back.
rule-18_5a = Each Item belongs to a category, printed below its picture.
rule-18_5b = The category of an Item does nothing by itself, but other abilities may refer to it.
rule-18_6 = Items that are upgrades also carry a banner with a skill.
rule-18_7a = You can have only one active upgrade at a time.
rule-18_7b = An upgrade that lies face up is active.
rule-18_7c = An upgrade that lies face down is inactive.
rule-18_7d = An inactive upgrade still counts as an Item in your play area.
rule-18_7e = You can trade or discard inactive upgrades like any other Item.
rule-18_8a = You may change your active upgrade at the start of your turn and whenever you gain or lose an upgrade.
rule-18_8b = You gain an upgrade when you draw it from the Item deck or get it from another player through a trade or an effect.
rule-18_8c = You lose an upgrade when it leaves your play area through a trade or another effect.
rule-18_9 = To change your active upgrade, turn the upgrade of your choice face up and all your other upgrades face down.
rule-18_10a = Your active upgrade adds one card of its skill to your skill set.
rule-18_10b = Changing upgrades at the start of your turn comes before your Skills phase, so it affects the cards you draw that turn.
rule-18_10c = Your active upgrade does not count for your skill set while you are in the Brig.

## 19: Spell cards

chapter-19 = Spell cards
rule-19_0 = Spell cards are resolved with the Action ability of the Tome Keeper's Title card.
rule-19_1a = You may resolve a Spell only when an ability lets you.
rule-19_1b = To resolve a Spell, you reveal it, read it aloud and do what it says.
rule-19_2 = A Spell that has been resolved is removed from the game.
rule-19_3a = No more Spells can be drawn or resolved once the Spell deck is empty.
rule-19_3b = If you are to look at more Spells than are left, you look at those that remain and deal with them as far as the ability allows.

## 20: Treachery cards

chapter-20 = Treachery cards
rule-20_0 = Treachery cards are Skill cards that only revealed traitors can use.
rule-20_1 = Nobody but a revealed traitor may draw Treachery cards or use their abilities.
rule-20_2 = Some Treachery cards are played at the start of your own Action phase and end it: as the active revealed traitor you then take no actions this turn and use no other card meant for that moment.
rule-20_3 = Treachery opposes every skill test.

## 21: Spaces

chapter-21 = Spaces
rule-21_0 = A space is either a ship space or a water space, and a ship space is either a deck space or an interior space.
rule-21_1 = The nearest space is the one that is the fewest spaces away from the space or component in question.
rule-21_2 = There are eight water spaces around the ship.
rule-21_3 = The two water spaces numbered 1-4 and 5-8 are the bow.
rule-21_4 = Each water space has an arrow that shows Deep Ones the way to the adjacent deck space.
rule-21_5 = Only monsters can be in water spaces.
rule-21_6 = Characters cannot move to water spaces.
rule-21_7 = Water spaces cannot be damaged.
rule-21_8 = The ship has 16 spaces.
rule-21_9 = Players can move only to spaces of the ship.
rule-21_10 = Any number of characters and Deep Ones may be in the same ship space.
rule-21_11 = There are two types of ship space: deck spaces and interior spaces.
rule-21_12 = There are eight deck spaces, in a ring around the inside of the ship.
rule-21_13 = The deck spaces are numbered from 1 to 8.
rule-21_14 = Each deck space has an arrow that shows Deep Ones the way to the adjacent interior space.
rule-21_15 = Deck spaces cannot be damaged.
rule-21_16a = Deck spaces are the only spaces where passengers can be placed.
rule-21_16b = Any number of passengers can be on the same deck space.
rule-21_17 = There are eight interior spaces, in the middle of the ship.
rule-21_18a = Each interior space bears its name and sums up its ability.
rule-21_18b = Each interior space except the Brig and the Sickbay has one or more numbers from 1 to 8.
rule-21_18c = The ability of each interior space is given in full on the player reference sheets.
rule-21_19 = All interior spaces except the Brig and the Sickbay can be damaged.
rule-21_20a = The Brig and the Sickbay can never be damaged.
rule-21_20b = Deep Ones can neither be spawned in the Brig or the Sickbay nor move there.
rule-21_20c = Players cannot enter the Brig or the Sickbay of their own free will.

## 22: Opposing skills

chapter-22 = Opposing skills
rule-22_0 = Every skill type that is not a supporting skill of a test is an opposing skill of that test.
rule-22_1 = Cards of opposing skills lower the result of a test.

## 23: Supporting skills

chapter-23 = Supporting skills
rule-23_0 = The skill icons beside the threshold of a test, always at least two, are its supporting skills.
rule-23_1 = Cards of supporting skills raise the result of a test.

## 24: Die

chapter-24 = Die
rule-24_0 = All rolls are made with one eight-sided die.
rule-24_1 = However it is modified, a die result is never below 1 or above 8.
rule-24_2a = The same roll may be repeated as many times as players have abilities for it.
rule-24_2b = What modified the first roll also modifies the reroll.
rule-24_2c = Between the decision to reroll and the new roll, abilities that apply before a roll may be used again.
rule-24_2d = An ability limited to once per roll can be used only once, however often the die is rerolled.

## 25: Damage

chapter-25 = Damage
rule-25_1a = To damage the ship, draw the top Damage card and resolve it.
rule-25_1b = If the ship is damaged and the card is Structural Damage, roll the die and put the card on the interior space with that number.
rule-25_2a = To damage a certain space, draw the top Damage card and resolve it.
rule-25_2b = If a certain space is damaged and the card is Structural Damage, put the card on that space without rolling.
rule-25_2c = If the Damage card is removed from the game after it is resolved, no other Damage card is drawn for it.
rule-25_3a = Only interior spaces can be damaged, never deck spaces or water spaces.
rule-25_3b = The Brig and the Sickbay cannot be damaged, although they are interior spaces.
rule-25_4a = A space is damaged as long as a Damage card lies on it.
rule-25_4b = The Action ability of a damaged space cannot be used.
rule-25_5a = A damaged space cannot be damaged again: the nearest undamaged interior space is damaged in its place.
rule-25_5b = If several undamaged interior spaces are equally near to the original one, the one with the highest number is damaged.
rule-25_6a = A human in a damaged space can repair it with the Action ability of the Damage card.
rule-25_6b = When a space is repaired, its Damage card is shuffled back into the Damage deck.
rule-25_6c = A repair is not a use of the space's Action ability, so the limit of once per turn does not apply to it.
rule-25_7 = The game ends when six spaces are damaged at the same time.

## 26: Turn structure

chapter-26 = Turn structure
rule-26_1 = The active player chosen during setup takes the first turn, and turns then follow clockwise.
rule-26_2 = The phases of your turn depend on whether you are a human or a revealed traitor.
rule-26_3 = The turn of a player who has not revealed has four phases: Skills, Action, Mythos, Discard.
rule-26_4a = In the Skills phase, the active player draws as many cards of each type as the skill set says.
rule-26_4b = In the Sickbay, the active player draws just one card, chosen from the skill set.
rule-26_5a = In the Action phase, the active player takes two actions of their choice.
rule-26_5b = You may take the same action more than once.
rule-26_6 = In the Mythos phase, the active player draws one Mythos card and resolves it.
rule-26_7 = In the Discard phase, every player with more than 10 Skill cards discards down to 10, choosing freely.
rule-26_8 = After the Discard phase, the active-player marker goes to the player on the left, whose turn begins.
rule-26_9 = The turn of a revealed traitor has three phases: Skills, Action, Discard. There is no Mythos phase.
rule-26_10a = In the Skills phase, a revealed traitor draws cards according to the skill set.
rule-26_10b = A revealed traitor may leave any number of cards of the skill set undrawn, and may then draw one Treachery card in place of each.
rule-26_10c = A revealed traitor decides on the number of Treachery cards before drawing any card.
rule-26_11 = In the Action phase, a revealed traitor takes two actions of their choice, and may take the same one more than once.
rule-26_12 = In a revealed traitor's Discard phase too, every player with more than 10 Skill cards discards down to 10, choosing freely.
rule-26_13 = After a revealed traitor's Discard phase, the active-player marker goes to the player on the left, whose turn begins.

## 27: Enemies

chapter-27 = Enemies
rule-27_1 = The enemies of humans are Deep Ones and revealed traitors.
rule-27_2 = The enemies of revealed traitors are humans.

## 28: End of the game

chapter-28 = End of the game
rule-28_0a = The game ends immediately when the Voyage marker reaches Arrival while resolved Waypoints total 12 or more.
rule-28_0b = The game ends immediately when a resource dial is at 0.
rule-28_0c = The game ends immediately when six spaces are damaged at the same time.
rule-28_0d = The game ends immediately when Deep Ones must be spawned and the supply has too few.
rule-28_1a = At the end of the game, all players reveal all their Loyalty cards.
rule-28_1b = If the game ended because the Voyage marker reached Arrival, all players with nothing but Human cards win.
rule-28_1c = If the game ended in any other way, all players with at least one Hybrid card win.
rule-28_1d = If the game ended other than by arrival, the Cultist wins too, provided that resolved Waypoints total 12 or more.
rule-28_1e = The Cultist also wins if the game is lost while the Waypoint that brings the total to 12 or more is being resolved.
rule-28_1f = A player with both a Hybrid and the Cultist card wins like any holder of a Hybrid, even if the distance is below 12.

## 29: Movement arrows

chapter-29 = Movement arrows
rule-29_1 = Every water space and every deck space has a movement arrow.
rule-29_2 = There are no arrows between interior spaces: there, a Deep One heads for the nearest undamaged interior space.

## 30: Spawning

chapter-30 = Spawning
rule-30_0 = To spawn a number of Deep Ones, take that many figures from the supply and put them on the spaces indicated.
rule-30_1 = If Deep Ones must be spawned and there are too few in the supply, the game ends.

## 31: Humans

chapter-31 = Humans
rule-31_0 = Every player who is not a revealed traitor is a human, even one who secretly holds Hybrid or Cultist cards.
rule-31_1 = Passengers never count as humans.

## 32: Sickbay

chapter-32 = Sickbay
rule-32_0 = Humans who are defeated are moved to the Sickbay.
rule-32_1a = If you are in the Sickbay in your Skills phase, you draw only one card of your choice from your skill set.
rule-32_1b = With an active upgrade you still draw only one card in the Sickbay, but it may be of the upgrade's skill.
rule-32_2a = You leave the Sickbay with an ordinary Move action.
rule-32_2b = If you have left the Sickbay before your turn begins, you draw your full skill set.
rule-32_3 = A human defeated in the Sickbay stays in the Sickbay.
rule-32_4 = Nobody can enter the Sickbay of their own free will.
rule-32_5 = Nothing can damage the Sickbay.
rule-32_6 = Deep Ones can neither be spawned in the Sickbay nor move into it.

## 33: Public information

chapter-33 = Public information
rule-33_1 = Everyone may know how many face-down cards each deck has.
rule-33_2a = Everyone may see the top card of each discard pile.
rule-33_2b = The cards of a discard pile may not be counted.
rule-33_3 = Everyone may know how many Deep Ones and passengers are left in the supply.
rule-33_4 = Everyone may see whatever lies face up in any play area.
rule-33_5 = Everyone may know how many Loyalty cards are in each play area.
rule-33_6 = Everyone may know how many Skill cards each player has in hand.
rule-33_7 = Everyone may know how many Skill cards each player added to a skill test.
rule-33_8 = Everyone may know, at any moment of a skill test, how many cards are in its pile.

## 34: Player

chapter-34 = Player
rule-34_0 = Each player plays one character, and “player” in the rules means both the person and that character.

## 35: Hand limit

chapter-35 = Hand limit
rule-35_0 = The hand limit is the most Skill cards you may have in hand when a Discard phase ends; at other times you may have more.
rule-35_1 = The hand limit is 10 cards for every player.
rule-35_2 = In every player's Discard phase, all players with more than 10 Skill cards, not just the active player, discard cards of their choice down to 10.

## 36: Component limits

chapter-36 = Component limits
rule-36_0 = There are only as many components as the game contains.
rule-36_1 = If you must draw more cards than a deck has, you draw those there are, possibly none.
rule-36_2 = For Deep Ones a shortage is fatal: if they must be spawned and the supply has too few, the game ends.

## 37: Skill set

chapter-37 = Skill set
rule-37_0 = Your skill set is the list of skill types and numbers on your character sheet.
rule-37_1 = In your Skills phase you draw the number of cards of each type that your skill set lists.
rule-37_2 = In the Sickbay you draw only one card of your choice from your skill set.
rule-37_3 = An active upgrade adds one card of its skill type to your skill set.

## 38: Monarchs

chapter-38 = Monarchs
rule-38_0 = The two monarchs are Mother Hydra and Father Dagon.
rule-38_1 = Nobody can attack a monarch.
rule-38_2 = Monarchs do not count as Deep Ones.

## 39: Monsters

chapter-39 = Monsters
rule-39_0 = The monsters are Mother Hydra, Father Dagon and the Deep Ones.

## 40: Chaos deck

chapter-40 = Chaos deck
rule-40_0a = The Chaos deck is made of two cards of each skill type except Treachery.
rule-40_0b = The Chaos deck has a place of its own on the board, next to the Abyss.
rule-40_1 = Each skill test begins by adding the top two cards of the Chaos deck to it, face down.
rule-40_2a = When the last Chaos card is drawn, take the top two cards of each Skill deck except Treachery and shuffle them together as the new Chaos deck.
rule-40_2b = If a Skill deck and its discard pile have fewer than two cards between them, the new Chaos deck gets no card of that type.
rule-40_3 = No player may look at the cards of the Chaos deck.
rule-40_4 = The number of cards left in the Chaos deck is public.
rule-40_5 = To shuffle Treachery cards into the Chaos deck, take that many from the top of the Treachery deck, mix them with the Chaos deck and put it back in its place.

## 41: Passengers

chapter-41 = Passengers
rule-41_0 = Passenger tokens stand for the passengers and crew who are not players and who can get into danger during the game.
rule-41_1 = All passenger tokens look the same on the back but differ on the front.
rule-41_2a = The front of a passenger shows one or more resource icons, or an X.
rule-41_2b = A passenger with an X costs no resource when defeated.
rule-41_3a = Passengers always lie face down unless an effect turns one up.
rule-41_3b = Passengers are not humans, so they do not protect one another.
rule-41_4a = To endanger a passenger, roll the die and put a passenger from the supply, face down and unseen, on the deck space with that number.
rule-41_4b = If several passengers are endangered, roll for each of them separately.
rule-41_5 = If more passengers must be endangered than the supply holds, endanger as many as there are.
rule-41_6 = If endangering passengers is the cost of an ability, as on the Bridge, you cannot use it when the supply has too few.
rule-41_7 = When a passenger is saved, the token returns to the supply face down, and nobody looks at it.
rule-41_8a = A defeated passenger is turned face up, and each icon on it lowers the matching dial by 1, so two equal icons cost 2.
rule-41_8b = After its losses have been applied, a defeated passenger is removed from the game.
rule-41_9 = A passenger can be defeated by a Deep One activated in the same space or by the action of a revealed traitor there.
rule-41_10a = Neither Deep Ones nor revealed traitors can defeat a passenger while a human is in the same space.
rule-41_10b = No resource is lost when a passenger with an X is defeated.
rule-41_11 = If defeating a passenger brings a dial to 0, the game ends.

## 42: Characters

chapter-42 = Characters
rule-42_0 = “Characters” means humans and revealed traitors alike.

## 43: Awakening phase

chapter-43 = Awakening phase
rule-43_0 = The Awakening phase comes halfway through the crossing, when resolved Waypoint cards total 6 or more.
rule-43_1 = Step 1 of the Awakening: after the Waypoint that reaches 6 or more, each player, revealed traitors too, is dealt one card of the Loyalty deck built during setup.
rule-43_2 = Step 2 of the Awakening: all players look at their Loyalty cards at the same time and then put them back face down.
rule-43_3a = Step 3 of the Awakening: clockwise from the active player, each revealed traitor gives the new Loyalty card to a human of their choice.
rule-43_3b = Players who were given a Loyalty card by a revealed traitor get time to look at it.
rule-43_4 = Step 4 of the Awakening: the game goes on where it was interrupted, as a rule at the end of a Mythos card.
rule-43_5 = The Awakening phase takes place only once in a game.

## 44: Tracks

chapter-44 = Tracks
rule-44_0 = The board has two tracks: the Voyage track and the Ritual track.
rule-44_1a = To advance a track, move its marker the stated number of spaces away from Start.
rule-44_1b = If a marker reaches the last space with steps still to go, it returns to Start after that space's effect and continues from there.
rule-44_2a = To delay a track, move its marker the stated number of spaces back toward Start.
rule-44_2b = A marker on Start cannot move back any further.
rule-44_3a = To reset a track, put its marker on Start.
rule-44_3b = A marker already on Start stays there when its track is reset.
rule-44_4 = The Voyage track shows how close the ship is to the next Waypoint.
rule-44_5 = The Voyage icon of a Mythos card advances the Voyage track.
rule-44_6 = The Action ability of the Boiler room lets players advance the Voyage track.
rule-44_7a = For each space the Voyage track advances, every monster in a water space moves one water space toward the stern.
rule-44_7b = When the Voyage track advances, monsters already in the stern's water spaces move to the Abyss instead.
rule-44_8a = When the Voyage marker reaches Arrival, the ship has come to a new Waypoint.
rule-44_8b = If the Waypoints resolved so far total 12 or more when the marker reaches Arrival, the ship is in port and the game ends.
rule-44_8c = If Waypoints total less than 12 at Arrival, the Captain looks at the top two Waypoint cards, chooses one of them to resolve and puts the other at the bottom of the deck.
rule-44_8d = The Captain puts the chosen Waypoint beside those already in play and then resolves its effects.
rule-44_8e = After the Waypoint reached has been resolved, the Voyage marker returns to Start.
rule-44_8f = If the new Waypoint brings the total to 6 or more for the first time, the Awakening phase follows it.
rule-44_9 = The Ritual track shows how close the greater banishment is to being cast.
rule-44_10 = The Ritual icon of a Mythos card advances the Ritual track.
rule-44_11 = The Action ability of the Chapel lets players advance the Ritual track.
rule-44_12a = When the Ritual marker reaches Banish, the greater banishment is cast: all Deep Ones on deck spaces and water spaces return to the supply.
rule-44_12b = The banishment does not touch Deep Ones in interior spaces or in the Abyss.
rule-44_12c = The banishment moves Father Dagon and Mother Hydra to the Abyss.
rule-44_12d = The banishment defeats every passenger on a deck space, even where a human is present.
rule-44_12e = The banishment defeats every character on a deck space.
rule-44_12f = Humans defeated by the banishment go to the Sickbay, and revealed traitors to the Brig.
rule-44_12g = The banishment does not touch characters in interior spaces.
rule-44_12h = At the end of the banishment, the Ritual marker returns to Start.

## 45: Repair

chapter-45 = Repair
rule-45_1a = You repair the damaged space you are in with the Action ability of its Damage card.
rule-45_1b = A repair does not use up the Action ability of that space for the turn.
rule-45_2 = The Damage card of a repaired space is shuffled into the Damage deck.
rule-45_3 = A damaged space cannot be repaired while a Deep One or a revealed traitor is in it.

## 46: Resources

chapter-46 = Resources
rule-46_0 = The four resources are fuel, food, sanity and souls.
rule-46_1a = When a resource is gained or lost, its dial is set to the new total.
rule-46_1b = If a resource falls to 0, the game ends.
rule-46_1c = No resource can rise above 10, and anything gained beyond that is ignored.

## 47: Removal from the game

chapter-47 = Removal from the game
rule-47_0a = A component that is removed from the game goes back to the box and takes no further part.
rule-47_0b = Players may not look at removed components unless an effect lets them.

## 48: Revealing as a traitor

chapter-48 = Revealing as a traitor
rule-48_0 = A human who holds a Hybrid or Cultist card may spend an action to reveal as a traitor.
rule-48_1a = Step 1 of revealing: turn up exactly one of your Hybrid or Cultist cards.
rule-48_1b = If you have both a Hybrid and the Cultist card, you choose which one to turn up.
rule-48_2a = Step 2 of revealing: resolve the reveal ability of your character sheet.
rule-48_2b = After your reveal ability, the revealed card covers the abilities of your sheet, and you cannot use them for the rest of the game.
rule-48_3a = Step 3 of revealing, at a distance below 12: give all your hidden Loyalty cards to another player of your choice, who adds them to their own and may look at them at any time.
rule-48_3b = Step 3 of revealing, at a distance of 12 or more: you keep your hidden Loyalty cards face down.
rule-48_4 = Step 4 of revealing: you lose all your titles.
rule-48_5a = Step 5 of revealing: discard the Mythos cards in your play area.
rule-48_5b = Step 5 of revealing: your Feat card, if you have not used it, is removed from the game.
rule-48_6 = Step 6 of revealing: unless you are in the Brig, you may discard any number of cards from your hand and draw as many Treachery cards.
rule-48_7 = Step 7 of revealing: your figure is marked as a revealed traitor.
rule-48_8a = Once a player has finished revealing, the current turn goes on.
rule-48_8b = If you reveal in your own turn, you may still spend the actions you have left, but you skip the Mythos phase.

## 49: Threshold

chapter-49 = Threshold
rule-49_0 = Skill tests and attacks both have a threshold.
rule-49_1a = A skill test succeeds if the total of its cards is at least its threshold.
rule-49_1b = The threshold of a skill test is the number beside its supporting skills.
rule-49_2 = The threshold of an attack is the lowest die result that succeeds: 4 against a Deep One, 6 against a character.

## 50: Skill tests

chapter-50 = Skill tests
rule-50_0 = A skill test can come from a crisis or from the Action ability of the Captain's cabin or the Brig.
rule-50_1 = A skill test has a threshold and at least two supporting skills, and all other skills oppose it.
rule-50_2 = A skill test has seven steps: announce it, add Chaos cards, add players' cards, shuffle, sort, find the outcome, discard.
rule-50_3a = Step 1 of a skill test: the active player announces its threshold and its supporting skills.
rule-50_3b = Abilities that apply before cards are added to a skill test must be used in its first step.
rule-50_4 = Step 2 of a skill test: the top two Chaos cards form the beginning of its pile, face down.
rule-50_5a = Step 3 of a skill test: clockwise from the active player's left, and with the active player last, each player has one chance to add cards from hand, face down.
rule-50_5b = You may add any number of your Skill cards, of any types, to a skill test.
rule-50_5c = Nobody has to add cards to a skill test.
rule-50_5d = Humans in the Brig and revealed traitors may add at most one card to each skill test.
rule-50_6 = Step 4 of a skill test: the active player shuffles the pile, so that nobody can tell who added which card.
rule-50_7 = Step 5 of a skill test: the cards are revealed one by one and sorted into supporting and opposing ones.
rule-50_8a = Step 6 of a skill test: the result is the total value of the supporting cards minus the total value of the opposing cards.
rule-50_8b = If the result is at least the threshold, the skill test succeeds and the success effect is resolved.
rule-50_8c = If the result is below the threshold but at least the number for partial success, the effect of the partial success is resolved.
rule-50_8d = A skill test that ends in partial success has neither succeeded nor failed.
rule-50_8e = If the result is below the threshold and below any number for partial success, the skill test fails and the failure effect is resolved.
rule-50_9 = Step 7 of a skill test: all its cards, Chaos cards included, go to the discard piles of their types.

## 51: Titles

chapter-51 = Titles
rule-51_0 = There are two titles, Captain and Tome Keeper, each with a Title card.
rule-51_1 = Each title is passed on along a line of succession, printed on the back of its card.
rule-51_2 = At the start of the game, each title goes to the player whose character stands highest in its line of succession.
rule-51_3a = You lose your titles when you are moved to the Brig.
rule-51_3b = You lose your titles when you reveal as a traitor.
rule-51_4a = A title that is lost passes to the eligible character who stands highest in its line of succession.
rule-51_4b = Revealed traitors, humans in the Brig and characters not in the game are not eligible for a title.
rule-51_4c = A human who loses a title can keep it only if all other humans are in the Brig, and never when revealing as a traitor.
rule-51_4d = If all humans are in the Brig, including the one who loses the title, it goes to whichever of them stands highest in the line of succession.
rule-51_5 = The Captain commands the ship and decides on ship, resources and course.
rule-51_6 = “The Captain” means the player who holds the Captain card.
rule-51_7 = The holder of the Captain card also gets the Waypoint deck.
rule-51_8 = When the Voyage marker reaches Arrival, the Captain chooses one of the top two Waypoint cards.
rule-51_9 = In many crises it is the Captain who chooses.
rule-51_10 = The Tome Keeper is the character entrusted with the book of spells.
rule-51_11 = “The Tome Keeper” means the player who holds the Tome Keeper card.
rule-51_12 = The holder of the Tome Keeper card also gets the Spell deck.
rule-51_13a = With the Tome Keeper's Action ability you look at the top two Spells, resolve one and put the other at the bottom of the deck.
rule-51_13b = The Spell that the Tome Keeper resolved is removed from the game.
rule-51_13c = The Tome Keeper cannot use the Action ability of that title when the Spell deck is empty.
rule-51_14 = In some crises it is the Tome Keeper who chooses.

## 52: Traitors

chapter-52 = Traitors
rule-52_0 = A player with one or more Hybrid or Cultist cards is a traitor.

## 53: Revealed traitors

chapter-53 = Revealed traitors
rule-53_0 = You are a revealed traitor once you have revealed a Hybrid or Cultist card.
rule-53_1 = The only way to become a revealed traitor is to take the action of revealing as a traitor.
rule-53_2 = The turn of a revealed traitor has a structure of its own.
rule-53_3 = A revealed traitor can attack humans and be attacked by them.
rule-53_4 = A revealed traitor may draw Treachery cards and use their abilities.
rule-53_5 = A revealed traitor keeps humans in the same space from using the Action of that space or of a Damage card there, except in the Brig.
rule-53_6 = A revealed traitor may add at most one Skill card to a skill test.
rule-53_7 = A revealed traitor can use no abilities of the character sheet and none of the ship's spaces.

## 54: Defeat

chapter-54 = Defeat
rule-54_0 = Defeat can befall characters, monsters and passengers.
rule-54_1 = An attack that succeeds defeats its victim.
rule-54_2 = A Deep One activated on a deck space with passengers but no human defeats one passenger, chosen by the active player.
rule-54_3a = A human who is defeated is moved to the Sickbay.
rule-54_3b = A human who is defeated in the Sickbay stays there.
rule-54_3c = A human who is defeated in the Brig stays there.
rule-54_4a = A revealed traitor who is defeated is moved to the Brig.
rule-54_4b = A revealed traitor who is defeated in the Brig stays there.
rule-54_5 = A Deep One that is defeated returns to the supply.
rule-54_6 = A passenger who is defeated is turned up, lowers the matching dial by 1 for each icon and leaves the game; an X costs nothing.
rule-54_7 = If an ability prevents a defeat, nothing that the defeat would have caused happens.

## A: Variants and table talk

chapter-A = Variants and table talk
rule-A1_1 = As a variant for 4 or 6 players, the Cultist card in the Loyalty deck may be replaced by one more Human card.
rule-A1_2 = In the variant without the Cultist, the dials start at fuel 7, food 6, sanity 6 and souls 7.
rule-A1_3 = The variant without the Cultist exists only for 4 or 6 players, since other games have no Cultist card anyway.
rule-A2_1 = Before the game, the group may make it easier for one side.
rule-A2_2 = To make the game easier for the humans, every resource starts 2 higher.
rule-A2_3 = To make the game easier for the traitors, every resource starts 2 lower.
rule-A3_1 = The rules of table talk are a recommended standard, and a group may add to them, change them or drop them if all agree before the game starts.
rule-A3_2 = You never have to tell the truth, except about public information.
rule-A3_3 = If you are asked how many cards you have in hand, you must answer truthfully.
rule-A3_4a = You speak only in general terms about what you alone know, so that truth and lies sound alike.
rule-A3_4b = When in doubt, use words of just two degrees: “high” or “low”, not “fairly high”, “rather low” or “medium”.
rule-A3_5a = A question to another player about secret information must be one that can be answered with yes or no.
rule-A3_5b = A player who is asked about secret information need neither tell the truth nor answer at all.
rule-A3_6a = You may not ask players outright for their loyalty, nor whether they are traitors.
rule-A3_6b = You may suggest, hint or claim that somebody is a traitor.
rule-A3_7a = During a skill test you may not tell the name, type, colour or value of cards you have added or are about to add.
rule-A3_7b = During a skill test you may not say anything else by which your cards could be recognised once they are revealed.
rule-A3_7c = After the cards of a skill test are revealed, you may not point out which ones were yours, not even as a lie.
rule-A3_7d = You may say that one card helps a lot, that you could help a little, or that several cards help moderately or little, and you may draw conclusions from public information.
rule-A3_7e = You may not say that a single card helps moderately, name a skill type, a value or the title of a card, or claim revealed cards as yours.
rule-A3_8a = You may ask the group for a certain ability of a Skill card, and the others may say whether they have it but need not.
rule-A3_8b = You may offer help with a task, but you may not read out titles or abilities of cards in your hand.
rule-A3_9a = If you have seen another player's Loyalty cards, you may give no details, but you may openly call that player a traitor or a human.
rule-A3_9b = If you have seen several Loyalty cards, you may not say how many of them are traitor cards.
rule-A3_9c = Players may know which of their Loyalty cards have been looked at.
rule-A3_10 = If you know the top card of a deck, you may give no details, but you may call it good or bad.
rule-A3_11a = Revealed traitors follow the same rules of table talk as everyone else.
rule-A3_11b = Revealed traitors may not show their hand to other players.

## S: Setup

chapter-S = Setup
rule-S0 = Steps 13, 16 and 17 of this setup differ from those in the learn-to-play booklet, which are meant for a first game.
rule-S1 = Lay out the board.
rule-S2 = Put the markers of both tracks on Start.
rule-S3 = Set every resource dial to 8, unless a variant says otherwise.
rule-S4a = The supply holds the Deep Ones, the passengers, the traitor markers and the die.
rule-S4b = All passengers are turned face down and mixed.
rule-S5 = Sort the Skill cards by type into six decks, shuffle each of them and put it face down.
rule-S6a = Shuffle the Damage deck and put it in its place.
rule-S6b = Shuffle the Mythos deck and put it beside the board.
rule-S7a = Put Father Dagon and Mother Hydra in the Abyss.
rule-S7b = Put the first Deep Ones and passengers on the spaces shown in the setup picture.
rule-S8 = Take the top two cards of each Skill deck except Treachery, unseen, shuffle them together as the Chaos deck and put it in its place.
rule-S9a = Draw lots for the first player, who gets the active-player marker.
rule-S9b = Clockwise from the first player, each player chooses a character and takes its sheet.
rule-S9c = The sheets of characters nobody chose go back to the box.
rule-S9d = It is a good idea to choose characters whose skills differ.
rule-S10a = Each player takes the Feat card and the figure of the chosen character and a reference sheet.
rule-S10b = Feats, figures and reference sheets nobody needs go back to the box.
rule-S11a = The back of your character sheet names your starting Item: take it and put it face up in your play area.
rule-S11b = The other Items are shuffled to form the Item deck.
rule-S12 = The back of your character sheet names the space where your figure starts.
rule-S13a = Clockwise from the active player's left, every other player draws three cards of their choice from the character's skill set.
rule-S13b = The active player starts without Skill cards.
rule-S14a = Shuffle the Waypoint cards to form a deck.
rule-S14b = The Captain title and the Waypoint deck go to the player whose character stands highest in the Captain's line of succession.
rule-S15a = Shuffle the Spell cards to form a deck.
rule-S15b = The Tome Keeper title and the Spell deck go to the player whose character stands highest in the Tome Keeper's line of succession.
rule-S16 = With 3, 4, 5 or 6 players the Loyalty deck has 1, 1, 2 or 2 Hybrid, 0, 1, 0 or 1 Cultist and 5, 6, 8 or 9 Human cards.
rule-S17a = Shuffle the Loyalty deck and deal one card face down to each player; the rest is kept for the Awakening phase.
rule-S17b = All players look at their Loyalty card at the same time and then lay it face down in their play area.
