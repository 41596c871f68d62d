### Sleeping Gods: the words of the rule reader, one plain sentence per rule of the ledger, in English.

## SET

chapter-SET = Setting up
rule-SET1 = A campaign is played cooperatively by 1 to 4 players.
rule-SET2 = A new campaign opens the atlas at page 2 with the ship in the sea region that contains location number 2.
rule-SET3a = Use the ship board side for 1-2 players when 1 or 2 play, and the side for 3-4 players when 3 or 4 play.
rule-SET3b = The ship-action pawn starts on the ship board without having used any room, so the first turn may choose any of the five rooms.
rule-SET4 = The party starts with exactly 3 coins and 1 grain on the ship board and no other resource.
rule-SET5a = Captain Sofi Odessa's crew board goes to the middle of the table and is dealt to no player.
rule-SET5b = The other 8 crew boards are shared among players as evenly as possible.
rule-SET5c = Each player takes the synergy tokens matching the crew boards they received.
rule-SET6 = The skill cards are shuffled into a face-down deck beside the ship board.
rule-SET7 = Players choose a first player, who receives the Captain token.
rule-SET8 = The trade cards, without the starting adventure cards, are shuffled into a face-down deck.
rule-SET9a = Event cards are sorted into three types: mild, perilous and deadly, each pile shuffled separately.
rule-SET9b = The event deck is 18 face-down cards: 6 deadly at the bottom, 6 perilous above them, 6 mild on top.
rule-SET9c = Event cards left over after building the deck are put away unseen.
rule-SET10 = The starting adventure cards Gloria, Soup, Gear and Pancakes, stored in the trade deck and marked as starting cards, are owned from the start.
rule-SET11 = Quest and adventure cards stay in ascending number order, are never shuffled, and may not be looked at before the game says to take one.
rule-SET12 = Enemy cards stay in ascending order, face down and unshuffled; their fronts may not be seen before a combat uses them.
rule-SET13 = The search tokens are shuffled into a face-down stack.
rule-SET14 = Each player (not each crew member) receives 1 order token and 1 skill card.
rule-SET15 = Level (experience) cards are open information: any player may look through them at any time.
rule-SET16 = At the start of a campaign the players choose normal or brutal mode and record it in the log with the date and player names.
rule-SET18 = A new campaign (after a reset) starts with quest cards 1 and 2 owned, as in the starting guide.
rule-SET19 = At the start of a campaign no crew member has wounds, fatigue, statuses or equipped cards and the ship has no damage.

## TRN

chapter-TRN = The turn
rule-TRN1 = Players take turns clockwise, starting with the first player.
rule-TRN2 = A turn has four steps in order: ship action, event, two actions, end of turn. Each step, in particular the event, is fully resolved before the next.
rule-TRN3 = At end of turn the Captain token passes to the player on the left; its holder is the active player.
rule-TRN5 = Captain Odessa is always controlled by the active player.
rule-TRN6 = End-of-turn effects (such as those of permanent events) are resolved after the two actions and before the Captain token passes; the player whose turn it is resolves them.

## GEN

chapter-GEN = Concepts
rule-GEN1a = '-N health' means the target crew member suffers N damage: put N wound tokens on the crew board.
rule-GEN1c = Healing N removes up to N wound tokens from the crew member.
rule-GEN2a = A crew member's health is the number of wounds they can take; health points left = health minus wounds.
rule-GEN2b = A crew member at 0 health points can neither attack nor take part in challenges.
rule-GEN2d = A crew member at 0 health points can use neither their crew-board abilities nor their equipped skill cards.
rule-GEN2f = The restrictions of 0 health points end as soon as the member has at least 1 health point again.
rule-GEN2g = Wounds never exceed a member's health; the excess must be given to another crew member (exception: venom).
rule-GEN2i = If every crew member is at 0 health points, the players are defeated.
rule-GEN2j = A crew member at 0 health points stays in play: they may still be healed, be equipped with cards and receive status tokens, and their equipped cards stay on them.
rule-GEN3a = A player may hold at most 3 skill cards in hand.
rule-GEN3b = Whenever a hand exceeds 3 cards, its owner immediately discards down to 3, choosing which cards.
rule-GEN3c = Skill cards in hand are secret until played and may be neither shown nor given to other players.
rule-GEN4a = To draw fate: reveal the top skill card, use the number at its top left (1-6), then discard the card.
rule-GEN4b = In the skill deck, fate numbers 1 and 6 are each half as frequent as each of 2, 3, 4 and 5.
rule-GEN4c = If the skill deck runs out, shuffle the discard pile to form a new deck.
rule-GEN5a = A crew member can hold at most 2 fatigue tokens.
rule-GEN5c = A first fatigue token has no effect; a crew member with 2 fatigue deals 1 damage less when attacking.
rule-GEN5d = A crew member with 2 fatigue cannot be chosen for challenges but may still fight.
rule-GEN6a = All components are limited: what the supply cannot provide of a gain is lost (order tokens included).
rule-GEN6b = Wound tokens are the only unlimited component.
rule-GEN7 = The ship stands and moves only in sea regions, which are separated by dotted lines, land, the atlas spiral and the page edge; regions sharing a dotted line or facing each other across the spiral are adjacent, regions with land between them are not.
rule-GEN8a = For each point of ship damage, draw fate and put one damage cube on the room with that number.
rule-GEN8b = Each of the five rooms can hold 2 damage cubes, the hull 1 (11 places in all).
rule-GEN8d = If the drawn place is already full (a room with 2 cubes, the hull with 1), the active player chooses which other place takes the damage instead.
rule-GEN8e = A room with 2 damage cubes cannot be used for a ship action.
rule-GEN8f = As soon as 11 damage cubes are on the ship board, the players are defeated.
rule-GEN8g = 'Repair N' removes N damage cubes of the players' choice from the ship.
rule-GEN9a = There are five skills: strength, cunning, savvy, perception, craft.
rule-GEN9b = A crew member has 2 to 4 printed skills.
rule-GEN10 = To pay, discard or remove tokens means returning them to the supply; a discarded skill card goes to the skill discard pile.
rule-GEN11a = A crew member may have several different status tokens but at most one of each kind.
rule-GEN11b = The five statuses are weakened, low morale, frightened, madness, venom.
rule-GEN11c = Weakened: all skills of the member count 2 less; combat values are unaffected.
rule-GEN11d = Low morale: the player who lets this member take part in a challenge must pay 1 additional order for it.
rule-GEN11e = Frightened: the member cannot attack.
rule-GEN11f = Madness: the member suffers 1 damage each time they take part in a challenge.
rule-GEN11g = Venom: the member suffers 1 damage at the start of every player's turn.
rule-GEN11h = Venom is ignored for a member at 0 health points; its damage never passes to another member.
rule-GEN11i = Status tokens only leave through abilities or cards that remove them.
rule-GEN12 = Food, coins, artifacts, materials and adventure cards are shared; crew boards, hands, order tokens and combat cubes are individual.
rule-GEN13 = Food means meat, grain or vegetables, and 'any food' accepts any mix; gaining a resource means taking its token from the supply.
rule-GEN15 = The base game has 9 atlas maps; pages belonging to an expansion cannot be entered.

## SHIP

chapter-SHIP = Ship action
rule-SHIP1 = The active player begins the turn by moving the ship-action pawn to one of the five rooms and applying its effects.
rule-SHIP2 = The pawn must change room: the room used on the previous turn (by whichever player) cannot be chosen again.
rule-SHIP3 = The five rooms are Bridge, Galley, Deck, Quarters and Sick Bay; the hull has no action.
rule-SHIP4 = The effects of a room may be applied in any order the active player likes.
rule-SHIP6 = If all other rooms have 2 damage, the pawn is still moved but no room effect is gained.
rule-SHIP7a = The order tokens a room gives depend on the number of players; where two numbers are printed, the first is for the lower player count of that side.
rule-SHIP7b = Quarters give 4 order tokens with 3 players and 5 with 4 players.
rule-SHIP8 = Every room gives the active player its printed number of order tokens; Bridge, Quarters and Sick Bay also give that player 1 skill card.
rule-SHIP9 = Bridge: return to the supply all order tokens lying on all crew boards (of every player) and all adventure cards.
rule-SHIP10a = Galley: draw 2 skill cards with 3-4 players, only 1 with 1-2 players.
rule-SHIP10c = Galley: the player may discard exactly one skill card from hand to remove one fatigue from any crew member.
rule-SHIP11a = Deck: gain the printed number of order tokens (no skill card).
rule-SHIP11b = Deck: the player may draw up to 3 search tokens one at a time, deciding after each whether to go on.
rule-SHIP11c = Deck: every damage and every status shown on any revealed search token is applied, whichever reward is chosen.
rule-SHIP11d = Deck: the player takes the reward of only one of the revealed search tokens.
rule-SHIP11e = Deck: revealed search tokens go to a discard pile; when the stack is empty the discards are reshuffled into it.
rule-SHIP12 = Quarters: return 3 order tokens (2 with 1-2 players) from crew boards of any player and/or adventure cards to the supply.
rule-SHIP13 = Sick Bay: heal 1 wound of any crew member, also one of another player.
rule-SHIP14 = Players may never give order tokens to each other.

## EVT

chapter-EVT = Events
rule-EVT1 = After the ship action the active player draws the top event card, reads it out and applies its effects or attempts its challenge.
rule-EVT3 = If the card offers only a challenge, it cannot be declined.
rule-EVT4 = If the card offers several options, the players choose exactly one and apply it.
rule-EVT5 = A PERMANENT event is placed face up beside the ship board and acts until discarded by the condition printed on it.
rule-EVT6 = Some events act at once, others for the whole current turn.
rule-EVT7a = A campaign runs through the event deck three times.
rule-EVT7b = When the last event card is drawn, the active player still finishes the turn normally.
rule-EVT8a = First exhaustion: on the next turn, instead of drawing an event, the active player reads paragraph 1 (page 2) of the adventure book.
rule-EVT8b = Second exhaustion: on the next turn paragraph 1.2 (page 2) replaces the event draw.
rule-EVT8c = Third exhaustion: on the next turn paragraph F1 (page 161) replaces the event draw.
rule-EVT9 = Each time the event deck is exhausted, the adventure book makes the players discard all equipped skill cards.
rule-EVT10a = Example event Temperamental Engine (permanent): each player may, at the end of their own turn, attempt CRAFT 7; success discards the card.
rule-EVT10b = Example event Sea Serpent (permanent): at end of turn the serpent moves up to 2 regions towards the ship; if it is then in the ship's region the ship takes 2 damage.
rule-EVT10c = Example event Sea Serpent: any player may, as one of their actions, attempt STRENGTH 7; success discards the card and the serpent token.
rule-EVT10d = Sea Serpent: if the ship leaves the map for another atlas page, the serpent is put in the region where the ship arrives.
rule-EVT10e = Example event Stinging Starfish: choose 1 ship damage or a STRENGTH 6 challenge (failure -3 health).

## ACT

chapter-ACT = Actions
rule-ACT1 = After the event the active player performs 2 actions among navigation, exploration, trade and port.
rule-ACT2 = The same action may be performed twice in a turn.
rule-ACT3 = One or both actions may be forgone to gain 1 order token each.
rule-ACT4 = Effects labelled as an action on a card in play (such as a permanent event) use up one of the two actions.

## NAV

chapter-NAV = Navigation
rule-NAV1 = The navigation action moves the ship by means of a CRAFT test, never savvy.
rule-NAV2a = Before drawing, the player may let one crew member with craft take part; that member gets 1 fatigue.
rule-NAV2b = At most one crew member takes part in a navigation test, and only one who has craft.
rule-NAV2d = Navigation may be done without any crew member.
rule-NAV2e = The navigation test is a challenge: apart from the limit of one participant the challenge rules hold (statuses, abilities after the draw, hand cards of every player, another player's member joining for 1 order, no equipping meanwhile).
rule-NAV3 = Navigation result = fate + 1 per craft symbol of the participant.
rule-NAV4 = Craft skill cards may be discarded from hand for +1 each.
rule-NAV5a = The navigation table on the ship board converts the result into the number of region moves allowed.
rule-NAV5b = A navigation result of 8 allows 3 moves.
rule-NAV6 = Each move goes to a region adjacent to the current one; the player need not use all moves.
rule-NAV7a = On arriving in a region with a hazard, the hazard must be dealt with immediately.
rule-NAV7b = For a hazard the player either attempts its challenge or takes the negative consequence.
rule-NAV7c = A hazard shows challenge skill and difficulty on its left and the consequence on its right.
rule-NAV7d = Succeeding at the hazard challenge avoids the consequence; failing applies it, and damage shown hits the ship.
rule-NAV7f = A hazard challenge follows the normal challenge rules, so several crew members may take part.
rule-NAV7g = After a hazard is resolved, won or lost, remaining moves may still be used (publisher FAQ).
rule-NAV7h = A hazard acts on arrival only: staying in its region or leaving it does nothing, and every new arrival, also by crossing a map edge, triggers it again.
rule-NAV8a = At a map edge the ship may continue in the same direction only where an icon names the next page.
rule-NAV8c = Crossing opens the page named by the icon; the ship enters it from the side opposite to the one it left.
rule-NAV8e = If several regions border the arrival side, the player chooses one.

## EXP

chapter-EXP = Exploration
rule-EXP1 = The exploration action explores one red-circled location in the ship's region.
rule-EXP2 = Explore by going to the adventure-book paragraph with the location's number.
rule-EXP3 = A paragraph may offer a choice, which may require a challenge or a won combat first; then go to the paragraph named.
rule-EXP4 = Gains and negative effects given in a paragraph are applied when read.
rule-EXP5 = 'Return to the ship' ends the exploration action; the turn continues.
rule-EXP6 = Text beyond the current point may not be read before the choice is made or the challenge resolved.
rule-EXP7 = A location may be explored again, in the same turn or later; only the text itself (keywords) changes what happens.

## MKT

chapter-MKT = Markets
rule-MKT1 = The trade action needs a market in the ship's region.
rule-MKT2 = Draw 7 trade cards (all of them if fewer are left).
rule-MKT3 = Any number of the 7 cards may be bought, each for its printed coin cost.
rule-MKT4 = Bought cards become adventure cards of the party.
rule-MKT5 = Cards not bought go face down to the bottom of the trade deck.
rule-MKT6 = A weapon bought must be equipped on a crew member at once.
rule-MKT7 = A crew member may have any number of weapons.
rule-MKT8 = At any time an artifact may be sold for 2 coins or used as 2 coins in a payment.
rule-MKT9 = Trade cards are a kind of adventure card.

## PORT

chapter-PORT = Ports
rule-PORT1 = The port action needs a port in the ship's region.
rule-PORT2 = In one port action any or all of inn, shipyard, doctor and XP spending may be used, each at most once.
rule-PORT3a = Inn: pay 4 coins.
rule-PORT3b = Inn: every crew member heals 2 wounds and removes 1 fatigue.
rule-PORT4 = Shipyard: repair any number of ship damage cubes for 1 material or 1 coin each, mixed freely.
rule-PORT5 = Doctor: for 1 coin per chosen crew member, heal all wounds of that member.
rule-PORT6 = A port action allows spending XP on any number of level cards.

## XP

chapter-XP = Experience
rule-XP1 = XP gains are recorded in the campaign log; spent XP is crossed off.
rule-XP2 = A level card can only be bought for the crew member it belongs to.
rule-XP3 = Buying a level card costs its printed XP.
rule-XP4 = A bought level card is equipped on its crew member at once and stays until the end of the campaign.
rule-XP6 = Level cards are not skill cards: they can never be discarded, neither freely nor to use an ability or to boost an attack; the effects printed on them do apply.
rule-XP7 = Level cards do not count towards the limit of 2 equipped skill cards.
rule-XP8 = Level cards are never shuffled into the skill deck.

## CMD

chapter-CMD = Orders
rule-CMD1 = Orders may be spent at any time, also on another player's turn, within the limits of each use.
rule-CMD2a = Equip: put a skill card from hand on a crew member, paying the orders printed at its top right to the supply.
rule-CMD2b = The card may be equipped on any crew member, also another player's or the captain.
rule-CMD2c = A crew member can have at most 2 equipped skill cards; weapons and level cards do not count.
rule-CMD2e = A player may discard skill cards equipped on crew members they control at any time.
rule-CMD2f = Each equipped skill card raises the member's skill of its type by 1.
rule-CMD2g = An equipped skill card may give its member (or the controlling player) an ability; most are free once equipped.
rule-CMD2h = Skill cards cannot be equipped during a combat or a challenge.
rule-CMD3a = Activate a crew ability: put the required orders on the crew board and get the effect.
rule-CMD3b = While orders lie on a crew board none of that member's board abilities can be used.
rule-CMD3c = Players activate abilities of their own crew members (the active player also the captain's).
rule-CMD4a = Activate an adventure card: put the required orders on it and get the effect.
rule-CMD4b = An adventure card carrying orders cannot be activated again until they are removed.
rule-CMD4c = Any player may activate any adventure card at any time, also to help another player in a challenge or combat.
rule-CMD4d = During a combat no recipe can be cooked and no adventure card that moves the ship can be activated.
rule-CMD4f = Adventure cards that move the ship cannot be activated during an exploration action.
rule-CMD4g = Recipes may be cooked during an exploration action outside combat.
rule-CMD5a = If an equipped skill card's ability costs orders, they are paid to the supply and not placed on the card.
rule-CMD5b = Orders lying on crew boards or adventure cards cannot be spent.
rule-CMD6 = Spent orders go to the supply except those placed to activate a crew board or an adventure card.

## ABI

chapter-ABI = Abilities
rule-ABI1 = Crew ability '+1 fate' may be applied to any fate draw, also one by another player.
rule-ABI2 = Crew ability '+1 damage' only adds to an attack by that very member and cannot be dealt on its own.
rule-ABI3 = Crew ability '+1 accuracy' cannot be used for another member's attack.
rule-ABI4 = A block from a crew ability cannot reduce damage dealt to another member.
rule-ABI5 = Crew ability 'repair 1' removes 1 ship damage cube.
rule-ABI6 = Crew ability 'redraw fate if 1': when the player controlling Kasumi draws fate 1, it may be used to draw another card instead.
rule-ABI7 = Crew abilities that remove a status or heal a wound may target any crew member.
rule-ABI8 = A skill card's ability can be used only by the member it is equipped on unless the card says otherwise.
rule-ABI9 = 'You' on a skill card means the player controlling the member it is equipped on.
rule-ABI10 = An 'immediate effect' on a skill card applies at the moment the card is equipped.
rule-ABI11 = Skill card Surprise Attack, while equipped: discard it to deal 1 damage without fate draw, combat cube or counterattack.

## CH

chapter-CH = Challenges
rule-CH1 = A challenge names a skill, a target value and failure effects.
rule-CH2a = The active player first chooses participants among their own crew and the captain.
rule-CH2b = Each crew member takes part at most once in a challenge.
rule-CH2c = Every participant gets 1 fatigue.
rule-CH2d = A member without the challenge's skill may take part: they add nothing but get fatigue and count as participants.
rule-CH3a = Another player may add any number of their crew by paying 1 order in total; each added member gets 1 fatigue.
rule-CH3c = If the challenge forces a member not controlled by the active player to take part, the controller pays no order.
rule-CH4 = A challenge may be attempted with no participant, relying on fate alone.
rule-CH5 = Add up the named skill of all participants: printed symbols plus equipped cards.
rule-CH6 = Draw fate and add it to the participants' skill sum.
rule-CH7a = After the fate draw, players may use their crew abilities, adventure cards and equipped skill cards to change the score, the players who are not active included.
rule-CH7b = After the fate draw every player may discard skill cards from hand showing the challenge's skill for +1 each.
rule-CH7c = Only cards in hand, not equipped ones, can be discarded for this +1.
rule-CH8 = The challenge succeeds if the final score is at least the value.
rule-CH9 = The fate card is discarded after the challenge.
rule-CH10 = On success the failure effects are ignored and the following text is carried out.
rule-CH11a = Failure '-X health': the active player distributes X wounds among the participants.
rule-CH11b = Failure with ship damage: draw fate for the room of each point.
rule-CH11c = A failure effect naming another paragraph replaces the paragraph given for success.
rule-CH11d = Failure status: the active player puts the token on a participant who does not have that status yet.
rule-CH11e = A failure effect naming a crew member hits that member whether or not they took part.
rule-CH11f = A failure description is read only when the challenge fails.
rule-CH12 = After failure effects, if no other paragraph is named, continue with the text as after a success.
rule-CH13a = A forced participant with 2 fatigue adds nothing and gets no fatigue, yet counts as participant for failure effects.
rule-CH13c = If a forced participant is the only one, they necessarily take the failure effects.
rule-CH14 = Participants are fixed before fate is drawn.

## CBT

chapter-CBT = Combat
rule-CBT1a = When a paragraph says COMBAT with numbers, those enemies must be beaten before the story goes on.
rule-CBT1b = Take the named enemy cards, shuffle them and lay them face up in one row without gaps.
rule-CBT1c = Share the 4 combat cubes: 4 players 1 each; 3 players active 2, others 1; 2 players 2 each; 1 player 4.
rule-CBT2a = Combat goes in rounds until all enemies are beaten or all crew members are at 0 health points.
rule-CBT2b = A round: attacks with counterattacks, end of round, then victory check.
rule-CBT2c = Players use their combat cubes in any order among themselves.
rule-CBT2d = Players may leave combat cubes unused and go to the end of round early, each deciding about their own cubes.
rule-CBT2e = If an enemy is left after the end of round, take back all combat cubes and start a new round.
rule-CBT2f = When all enemies are beaten, their cards return in order to the enemy deck, cubes and synergy tokens leave the boards and the story resumes.
rule-CBT2g = If the last enemy is beaten during the attacks, the combat is won at once, whatever cubes are left.
rule-CBT3 = Players may give each other unused combat cubes; for each, the giver or the receiver pays 1 order.
rule-CBT4a = To attack, put a cube on a crew member you control and choose one of that member's weapons.
rule-CBT4b = A member who already has 2 cubes cannot attack again this round.
rule-CBT5 = Choose any one enemy card as target.
rule-CBT6a = Draw fate and add the weapon's accuracy; the attack hits if the sum is at least the target's defence.
rule-CBT6b = After the fate draw, crew abilities and adventure cards may still raise the accuracy.
rule-CBT7a = A hit places as many wound tokens on enemy squares as the attack's damage.
rule-CBT7b = A weapon with a skill symbol in its damage lets the attacker, once the result of the attack is known, discard one equipped skill card of that skill for +1 damage.
rule-CBT7c = Only one card may be discarded for this, it must be equipped on the attacker, and level cards and hand cards do not qualify.
rule-CBT8a = All tokens of one attack must lie on orthogonally connected squares; any shape is allowed, diagonals are not.
rule-CBT8b = A square holds one token; tokens of an attack may neither be put on nor skip over covered squares.
rule-CBT9a = An enemy is beaten when every heart square is covered.
rule-CBT9b = A beaten enemy's card returns to the deck and the remaining cards close up so that they touch.
rule-CBT10a = If the attacked enemy is still alive after the attack, it counterattacks immediately.
rule-CBT10b = A counterattack deals the enemy's basic damage plus 1 per uncovered damage symbol to the attacker.
rule-CBT10c = Each block of the weapon used cancels 1 damage of the counterattack.
rule-CBT10d = Blocks from adventure cards and the attacker's abilities may be added against a counterattack.
rule-CBT10e = If the attacker runs out of health, the rest of the damage goes to another crew member (any player's) chosen by the attacking player, and so on.
rule-CBT10f = Only the targeted enemy counterattacks; neighbours wounded by spill-over do not.
rule-CBT11a = At end of round each living enemy attacks once, from left to right.
rule-CBT11b = For each enemy the active player decides which crew member is attacked.
rule-CBT11c = All damage of one enemy goes to a single member unless that member runs out of health; the rest then goes to another member chosen by the active player, and so on.
rule-CBT11d = Weapon blocks do not apply at end of round; blocks from cards, abilities or 'end of round' effects do.
rule-CBT11e = Uncovered end-of-round abilities (hourglass) take effect; status tokens may go to any crew member.
rule-CBT11f = Each enemy in its turn first attacks and then uses its own hourglass abilities, before the next enemy to the right attacks.
rule-CBT12a = A missed attack still deals 1 damage, after the enemy's counterattack.
rule-CBT12b = With 2 fatigue a missed attack deals no damage.
rule-CBT12c = Effects that raise the attack's damage also work on a miss, the discard of an equipped card (CBT7b) included.
rule-CBT12d = Weapon blocks apply normally to the counterattack of a miss.
rule-CBT12e = The damage after a miss does not provoke another counterattack.
rule-CBT13 = Tokens of an attack may spill onto one adjacent enemy card if connected across the border and at least half of the damage (rounded up) is dealt to the target.
rule-CBT14 = Flying: while its wing is uncovered, an enemy has +1 defence against weapons without the ranged attribute.
rule-CBT15 = A wound token on a square disables everything printed in that square.
rule-CBT16 = A heart marked 2 or 3 needs that many damage from a single attack and then takes one token.
rule-CBT17 = A member dropping to 0 by the counterattack to a miss still deals the 1 damage and may use abilities until that combat action ends.
rule-CBT18 = No skill card can be equipped and no weapon moved between members during a combat.
rule-CBT19 = Before most combats the total enemy level is known: 3-8 very easy, 9-11 easy, 12-13 medium, 14-17 dangerous, 18-22 deadly.

## ENE

chapter-ENE = Enemies
rule-ENE1 = Ship Damage 1: at end of round the ship takes 1 damage, room by fate.
rule-ENE2 = Lose 1 Resource: at end of round return 1 resource (food, material, artifact or coin, the active player chooses) to the supply.
rule-ENE3 = Adjacent deal +1/+2: while uncovered, each neighbouring enemy, left or right, deals that much more in its end-of-round attack; the card itself does not.
rule-ENE4 = Adjacent Heal 1: at end of round remove 1 wound token from every neighbouring enemy; the active player picks the token.
rule-ENE5 = Weaken: at end of round a member chosen by the active player gets weakened.
rule-ENE6 = First Strike: while uncovered, this enemy's counterattack happens before the attack.
rule-ENE7 = Discard Skill: at end of round discard one equipped skill card chosen by the active player.
rule-ENE8 = Low Morale: at end of round a member chosen by the active player gets low morale.
rule-ENE9a = Disarm: at end of round remove one equipped weapon card from a member chosen by the active player.
rule-ENE9b = A disarmed weapon card may be equipped again after the combat.
rule-ENE10 = Frighten: at end of round a member chosen by the active player gets frightened.
rule-ENE11 = Madness: at end of round a member chosen by the active player gets madness.
rule-ENE12 = Block 1: while uncovered, the enemy cancels 1 damage each time a member deals damage to it.
rule-ENE13 = Heal 1/3: at end of round remove 1 or 3 wound tokens from this enemy; the active player picks which.
rule-ENE14 = Venom: at end of round a member chosen by the active player gets venom.

## SYN

chapter-SYN = Synergy
rule-SYN1 = At the start of every combat each synergy token lies on its own crew member's board; outside combat they have no use.
rule-SYN2 = When a member puts a wound token on a square with a synergy symbol, they may give their synergy token to another member.
rule-SYN3 = A member holding another's synergy token may activate it: return it to its owner and get its effect.
rule-SYN4 = A member cannot activate their own synergy token.
rule-SYN5 = Synergy tokens may be activated after the fate draw.
rule-SYN6 = A synergy token may be returned to its owner at any time without effect.
rule-SYN7 = A synergy effect applies once, at activation, for the member who activates it.
rule-SYN8a = Synergy Audrie, Kasumi and Laurent (each): +1 damage for an attack.
rule-SYN8b = Synergy Captain Odessa: the wounds of an attack may be placed diagonally.
rule-SYN8c = Synergy Gregory: when the holder reaches 0 health points, heal 2 of their wounds.
rule-SYN8d = Synergy Kannan: redraw fate during an attack.
rule-SYN8e = Synergy Mac: +2 accuracy for an attack, also after the fate draw.
rule-SYN8f = Synergy Marco: +2 damage for an attack, not placeable on heart squares and connected to the attack's other wounds.
rule-SYN8g = Synergy Rafael: 2 blocks.

## QST

chapter-QST = Quests
rule-QST1 = 'Take quest X': take quest card X and lay it face up with the others.
rule-QST2 = 'Discard' or 'complete quest X': move the card to the finished-quests box; it plays no further part in this campaign.
rule-QST3 = The party has a keyword exactly when it owns the quest card showing it.
rule-QST4 = A paragraph starting 'if keyword X, read Y' must be followed when the party has X.
rule-QST5 = Several keyword instructions at the start of a paragraph are checked in order.
rule-QST6 = A choice marked 'requires keyword X' is available only with X, and is never compulsory.
rule-QST7 = The active-quest symbol marks quests completed by travelling somewhere; others mainly record a keyword.

## DEF

chapter-DEF = Defeat
rule-DEF1 = There are two ways to be defeated: all crew members at 0 health points, or 11 damage on the ship.
rule-DEF2 = Normal mode: a defeat ticks one defeat box in the log.
rule-DEF3a = Normal mode, crew defeat: the ship moves to the nearest port.
rule-DEF3b = Normal mode, crew defeat: all wounds and all fatigue of the crew are removed, statuses stay.
rule-DEF4 = Normal mode, ship defeat: the ship moves to the nearest port and all ship damage is removed.
rule-DEF5 = Normal mode, either defeat: discard the next 6 event cards, then start a new turn.
rule-DEF6a = If fewer than 6 event cards are left, the missing number is noted (wound tokens on the event space) and discarded from the next event deck once built.
rule-DEF6b = If these discards empty the event deck (also when exactly 6 cards were left), the next turn resolves the matching deck-exhausted paragraph instead of an event.
rule-DEF6c = If a defeat empties the event deck for the third time, F1 is read at once after the defeat procedure and no new deck is built.
rule-DEF7 = Brutal mode: a defeat ends the campaign at once; the game must be reset for a new campaign.
rule-DEF8 = When a campaign ends, totems found are marked on the achievement sheet and the final score is written in the log.
rule-DEF9 = Defeat during the finale (publisher FAQ), normal mode: the first is ticked, all wounds, fatigue, statuses, ship damage and placed orders are cleared, 7 orders and 10 XP are gained and F1 is read again; the second is ticked and the story goes on at F2.

## ADV

chapter-ADV = Adventure cards
rule-ADV1 = A gained adventure card is laid face up with the party's other adventure cards and belongs to all players.
rule-ADV2 = Totems are adventure cards with the totem symbol; how many the party found determines the campaign's finale.
rule-ADV3 = A card listing alternatives gives exactly one of them per activation.
rule-ADV4 = A passive ability is always active and costs no orders.
rule-ADV5a = A weapon card may be equipped on, or moved to, any crew member at any time outside combat.
rule-ADV5b = Weapon cards need no orders to be used.
rule-ADV6 = Gear (Barda), 1 order: redraw fate and keep the better result.
rule-ADV7 = Soup: activate and pay 3 food of any kinds to remove 3 fatigue and 1 low morale from one or more members.
rule-ADV8 = Pancakes: activate and pay 3 grain to remove 3 fatigue and heal 3 wounds.
rule-ADV9 = Unless stated otherwise the effects of a card may be divided among several crew members.
rule-ADV10 = Snake-Scale Vest: gives one crew member +3 temporary blocks, usable only in combat.
rule-ADV11 = A certain adventure card removes 1 madness from any member or gives 2 savvy in a challenge.
rule-ADV12 = A certain companion gives 2 savvy in a challenge (after the fate draw) or 2 blocks in combat; passive: when searching, 1 food may be exchanged for 1 meat.
rule-ADV13 = Adventure cards set aside to save space still belong to the party.

## CAM

chapter-CAM = The campaign
rule-CAM1 = The game can be saved only before a player's turn starts.
rule-CAM2 = A save records the ship's page and location, ship damage, the last ship action used, and each player's hand and order tokens.
rule-CAM3 = A save keeps for each crew member wounds, fatigue, statuses, skill cards, level cards and weapons.
rule-CAM4 = A save keeps resources, coins, adventure cards, current quests, finished quests, permanent events in play and the event deck in order.
rule-CAM5 = A save marks adventure cards that carry orders; on loading each of them gets an order token again.
rule-CAM6 = A save keeps skill deck and skill discard pile apart; on loading they are not shuffled together.
rule-CAM7a = On loading, trade deck and search tokens are reshuffled.
rule-CAM7b = On loading, the 8 crew boards are dealt again as evenly as possible, Odessa staying in the middle.
rule-CAM7c = On loading, players choose who goes first and take hand and orders by their number in the log.
rule-CAM8 = The room of the last ship action recorded in the save may not be used on the first turn after loading.
rule-CAM9 = Players may be added or removed at the end of any turn.
rule-CAM10 = Adding a player: before the next turn, crew boards (not Odessa's) are redistributed as evenly as possible; everything on a board moves with it.
rule-CAM11a = Removing a player: their crew boards are redistributed as evenly as possible among the rest.
rule-CAM11b = A leaving player discards 1 skill card and keeps just 1 order token; the active player shares the remaining cards and the token among the others.
rule-CAM12 = After a change of player number the ship board must show the matching side.
rule-CAM13a = A campaign may be reset at any time; only one campaign can be in progress.
rule-CAM13b = Reset: all adventure cards and all quest cards (finished ones included) return in number order, all level cards and tokens to the supply.
rule-CAM14 = Players may write notes in the log and on the map at any time, and may consult the notes of earlier campaigns in a new one.

## VAR

chapter-VAR = Variants
rule-VAR1 = Die variant: whenever fate would be drawn, roll a six-sided die instead.
rule-VAR2 = With the die variant no skill card is drawn or discarded for fate.

## SCO

chapter-SCO = Score
rule-SCO1 = 2 points per adventure card owned, trade and starting cards included.
rule-SCO2 = 2 further points per totem card.
rule-SCO3 = 1 point per quest card, finished ones included, with or without keyword.
rule-SCO4 = 2 points per level card in play.
rule-SCO5 = 1 point per full 2 coins.
rule-SCO6 = 1 point per artifact.
rule-SCO7 = 10 points if one of the campaign endings was reached.
rule-SCO8 = Normal mode: minus 10 points per defeat.
rule-SCO9 = Brutal mode: plus 25 points.

## UNL

chapter-UNL = Unlocking
rule-UNL1 = As soon as a totem is found or an ending reached, its box on the achievement sheet is ticked; ticks survive all campaigns.
rule-UNL2 = Unlocks depend on the number of different totems plus endings ticked over all campaigns.
rule-UNL3a = 4 totems/endings unlock quest cards 171-172.
rule-UNL3b = 7 totems/endings unlock quest cards 169-170.
rule-UNL3c = 9 unlock quest 168; 11 unlock quest 174; 13 unlock quest 175.
rule-UNL3d = 15 unlock quests 176-177; 18 unlock quests 178-180; 22 unlock quest 173.
rule-UNL4 = Unlocked cards are taken only at the start of a campaign, never during one.
rule-UNL5 = At the start of each campaign the players decide for each unlocked card whether to use it; it stays unlocked for ever.

## VIL

chapter-VIL = Towns
rule-VIL1 = In an adventure headed by a village or town name in bold, several different options may be taken in one visit.
rule-VIL2 = In one exploration action the same town option may not be chosen twice.

## TOK

chapter-TOK = Exploration tokens
rule-TOK1 = 'Gain exploration token A' (or another letter): take that token from the supply.
rule-TOK2 = A passage that mentions an exploration token is read if the party holds it.
rule-TOK3 = All exploration tokens go back to the supply on 'return to the ship'.
