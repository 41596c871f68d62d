### Machina Arcana: the words of the rule reader, one plain sentence per rule of the ledger, in English.

## SET: Setting up

chapter-SET = Setting up
rule-SET1a = Machina Arcana is for 1 to 4 players, and each of them leads one explorer.
rule-SET1b = You choose freely among the eight explorers and any that belong to the scenario; nobody can take one that is taken.
rule-SET1c = Nobody runs the game, and nothing is scaled: decks, ratings and costs are the same for any number of players.
rule-SET2a = You play one scenario at a time; the box holds three.
rule-SET2b = The chapter deck is never shuffled: the scenario card comes first, then the chapters by number.
rule-SET2c = A finale card stays out of the chapter deck until it is called for.
rule-SET2d = Threat and the monster level both start at 1.
rule-SET2e = Cards with the symbol of your scenario are shuffled in with the others; those of other scenarios stay in the box.
rule-SET2f = Exploration events and horror events are two decks, each of 32 basic cards and those of the scenario, shuffled and face down.
rule-SET2g = Scenario I has 12 chapter cards and 11 events of each kind, II has 10 and 6, III has 13 and 11; each has a finale tile of its own.
rule-SET3a = Explorers begin without essence.
rule-SET3b = You begin with all your health and stamina.
rule-SET3c = Each explorer has three markers of its own; there are four sets of them.
rule-SET3d = You begin with empty hands: items are found on the way, or brought along in a campaign.
rule-SET4a = The items of level 1 form four shuffled decks: weapons, apparel, artifacts and consumables.
rule-SET4b = Items of levels 2 and 3 wait outside until a chapter adds them.
rule-SET4c = All four item decks share one discard pile.
rule-SET4d = There are 156 items of three levels: 51 weapons, 40 pieces of apparel, 35 artifacts and 30 consumables.
rule-SET5a = At first the monster deck holds only monsters of level 1.
rule-SET5b = Monsters of levels 2 to 4 join the deck when the monster level reaches theirs.
rule-SET5c = There are 29 different monsters, from level 1 to level 4; none comes in two copies.
rule-SET6a = The finale tile of a scenario is set aside and is never drawn from the stack.
rule-SET6b = The ten ordinary tiles are shuffled into a stack, each showing one of its two sides at random.
rule-SET6c = You start on the tile at the bottom of the stack, with the side it happens to show.
rule-SET7a = The first chapter card is turned over, and its text becomes the current chapter.
rule-SET7b = Spawn and horror ratings start at the values of the current chapter.
rule-SET7c = Then you do what the first chapter says, which puts the entrance and the explorers on the starting tile.
rule-SET7d = At the start there are no monsters and no current events.
rule-SET8a = A very short game is scenario I with chapters 1, 2 and 4 only.
rule-SET8b = A very short game is won when the last living explorer leaves by the exit of chapter 4; it has no finale.
rule-SET8c = A short game is scenario I without chapters 2 and 7.
rule-SET8d = A short game is won as the whole scenario is.
rule-SET9a = The basic die goes from 1 to 10: its 0 is a ten.
rule-SET9b = In the easy game the 0 of the basic die is a zero, for every roll of that die.
rule-SET9c = In the very easy game failed spawn and horror rolls do not lower the ratings.

## RND: Rounds and endings

chapter-RND = Rounds and endings
rule-RND1a = A round has four phases, always in this order: explorers, spawn, horror, monsters.
rule-RND2a = When the explorer phase begins, everybody's stamina is full again.
rule-RND2b = When the explorer phase begins, explorers take their markers back, and whatever those stood for ends.
rule-RND2c = Each explorer with stamina takes exactly one turn in a round.
rule-RND2d = In which order you take your turns is up to you, and may differ every round.
rule-RND2e = A turn is played to its end before another explorer begins one.
rule-RND2f = In your turn you act as often as you like and in any order, the same thing several times if you wish, as long as you can pay.
rule-RND2g = You may end your turn whenever you like; what is left of your stamina is lost.
rule-RND2h = Without stamina when the phase begins, you have no turn this round.
rule-RND2i = With no stamina left your turn goes on until you end it: abilities that cost none can still be used.
rule-RND2j = Stamina regained after your turn gives you neither another turn nor another action this round.
rule-RND3a = In the monster phase each monster has one turn, the oldest of the queue first.
rule-RND3b = Monsters in play form a queue; a new one joins at its right end.
rule-RND3c = With no monsters in the queue the monster phase is skipped.
rule-RND3d = A monster that is destroyed or banished leaves the queue; the rest keep their order.
rule-RND3e = A monster that appears during the monster phase still has its turn in it, as the last.
rule-RND4a = You lose as soon as the last explorer in play is destroyed.
rule-RND4b = You also lose when the finale's condition for defeat is met, however many of you are alive.
rule-RND4c = Where there is a finale, you win by doing what it asks.
rule-RND4d = Without a finale, you win by bringing the last chapter to its end.
rule-RND4e = Victory belongs to the explorers that are alive at the end, and to no others.
rule-RND4f = A destroyed explorer is gone for good: its player never gets another.
rule-RND4g = Once your explorer is destroyed you play against the others, and can no longer share their victory.

## SPN: Spawning

chapter-SPN = Spawning
rule-SPN1a = In the spawn phase each explorer in play rolls the basic die once.
rule-SPN1b = If every spawn space is sealed, nobody rolls for spawning.
rule-SPN1c = A chapter without a spawn scale, or with a disabled one, has no spawn phase.
rule-SPN1d = Whoever has left by the exit does not roll.
rule-SPN2a = A spawn roll that reaches the spawn rating succeeds, and that is bad news.
rule-SPN2b = If four or more monsters already stand on your tile when you succeed, threat rises by 1 instead and the rating stays.
rule-SPN2c = Otherwise a monster appears on the tile of the explorer that rolled.
rule-SPN2d = After that the spawn rating goes back to the chapter's value, even if no monster could be placed.
rule-SPN2e = A failed spawn roll lowers the rating by one step.
rule-SPN2f = Spawn rolls come one after the other, each against the rating that the one before has left.
rule-SPN2g = Who rolls first for spawning is the players' choice.
rule-SPN2h = The limit of four monsters holds for rolls of the spawn phase only; a card may bring a fifth.
rule-SPN3a = On a tile without a usable spawn space nothing appears.
rule-SPN3b = The monster that appears is the top card of the monster deck.
rule-SPN3c = If the monster deck is empty, its discard is shuffled into a new one first.
rule-SPN3d = If there is no monster card left anywhere, threat rises by 1 instead.
rule-SPN3e = The monster stands on the spawn space of the tile that is nearest to the explorer concerned.
rule-SPN3f = Nothing comes out of sealed or destroyed spawn spaces.
rule-SPN3g = When a card makes a monster appear at another time, it comes to the tile of the active explorer.
rule-SPN3h = A monster always appears unhurt, even one that you have destroyed before.
rule-SPN3i = If the nearest spawn space is occupied, the explorer concerned puts the monster on a free space as near to it as can be.
rule-SPN3j = A monster is drawn, joins the queue, is put on the board and only then uses its arrival ability.

## HOR: Horror

chapter-HOR = Horror
rule-HOR1a = When the horror phase begins, horror markers go back, and whatever they stood for ends.
rule-HOR1b = One horror roll is made for the whole group.
rule-HOR1c = A chapter without a horror scale, or with a disabled one, has no horror phase.
rule-HOR2a = A horror roll that reaches the horror rating succeeds.
rule-HOR2b = If it succeeds, the horror rating first goes back to the chapter's value.
rule-HOR2c = Then a horror event is invoked.
rule-HOR2d = A failed horror roll lowers the rating by one step.

## THR: Threat

chapter-THR = Threat
rule-THR1a = When threat rises, its token moves one space to the right.
rule-THR1b = At the end of its track the threat token starts over, and the monster level rises by 1.
rule-THR1c = When the monster level rises, the new monsters and all discarded ones are shuffled into the deck; removed ones stay out.
rule-THR1d = At monster level 5 threat no longer rises: instead each explorer destroys an equipped item of its choice.
rule-THR1e = Whoever has no equipped item to destroy at that moment is destroyed.
rule-THR1f = Threat never falls below 1.
rule-THR1g = A rise by several is made one space at a time, with every change of level on the way.
rule-THR1h = Lower threat never lowers the monster level.
rule-THR1i = Monster levels go from 1 to 5, and the fifth has no monsters of its own.
rule-THR1j = An effect that sets threat moves the token straight to that value.
rule-THR1k = At monster level 5 each single step of a rise costs every explorer an item.

## ATT: Units and attributes

chapter-ATT = Units and attributes
rule-ATT1a = Every unit has five attributes: armour, will, health, stamina and essence.
rule-ATT1b = Units are explorers or monsters; a few spaces count as units too, but are neither.
rule-ATT1c = Moving, attacking and using abilities work alike for explorers and monsters, unless a rule says otherwise.
rule-ATT1d = Armour and will printed on your equipped items are added to your own.
rule-ATT1e = No attribute is ever below 0 or above 9.
rule-ATT1f = Health, stamina and essence never exceed their maximum.
rule-ATT1g = The maximum of health and stamina is printed on the card; effects can change it for a while.
rule-ATT2a = To spend something is always your choice.
rule-ATT2b = To lose something never is.
rule-ATT2c = While an effect keeps you from losing an attribute, you spend it for free.
rule-ATT2d = You can spend only what you have: a cost that is too high cannot be paid.
rule-ATT3a = A hit costs 1 health.
rule-ATT3b = A unit with less than its maximum health is wounded.
rule-ATT3c = A unit that loses or spends its last health is destroyed.
rule-ATT3d = Explorers show the health they have left, monsters bear tokens for what they have lost.
rule-ATT3e = Stamina comes back every round; health and essence only through effects.

## ESS: Essence

chapter-ESS = Essence
rule-ESS1a = You regain 1 essence for an event space, a chest or a monster destroyed in your own turn; abilities may give more.
rule-ESS1b = Nobody holds more than 9 essence.
rule-ESS2a = Instead of losing or spending health you may pay essence, one for one.
rule-ESS2b = Essence may pay for a part of it, and health for the rest.
rule-ESS2c = Once you have seen your attack roll, whether in your turn or not, you may raise it by 1 for each essence you spend.
rule-ESS2d = In your own turn you may raise any attack roll that way, even that of a trap or a barrel.
rule-ESS2e = Essence stands in for health only, never for stamina.
rule-ESS2f = To raise a roll or save health with essence is part of what is happening: it needs no window, and saving health works in any phase.
rule-ESS3a = When you spend essence, others who are near enough may pay some of it, or all.
rule-ESS3b = What counts as near is the space you aim at, such as a chapter space, or your own where there is none.
rule-ESS3c = You may contribute if you are next to that space, to the one who spends, or to somebody else who takes part.
rule-ESS3d = The others may cover the whole cost: you need not pay anything yourself.
rule-ESS3e = Nobody has to contribute, and everybody pays out of their own essence.
rule-ESS3f = Others can help with essence only: stamina is paid by whoever acts.
rule-ESS3g = You may help with every spending of essence, in any phase: for a roll, to save health, for an ability.

## EXP: Explorers

chapter-EXP = Explorers
rule-EXP1a = You can use the active abilities of your card, consumables, equipped items and bound events, of the current exploration event and chapter, and of your tile, and you can trade and arrange your inventory.
rule-EXP1b = Every explorer is a gunner, a brute, a mystic or a crafter.
rule-EXP1c = Your items, equipped or stowed, are your inventory, and nobody else's.
rule-EXP1d = When explorers are put on a tile, the chapter's abilities come first, arrival abilities after them.
rule-EXP2a = At 0 health your explorer is destroyed, and you are out as an explorer.
rule-EXP2b = A destroyed explorer leaves the game with its card and its markers.
rule-EXP2c = Its items are shuffled and go to the item discard.
rule-EXP2d = Its bound events are out of the game.
rule-EXP2e = If the active explorer is destroyed, its turn is over at once.
rule-EXP2f = Pits, sealed spaces and threat at level 5 destroy you outright: essence does not help.

## MON: Monsters

chapter-MON = Monsters
rule-MON1a = Monsters carry nothing.
rule-MON1b = A monster uses the active abilities of its card and of the current horror event, and those of its tile if it is cunning enough.
rule-MON1c = “This monster” on a card is the one whose card it is.
rule-MON2a = A destroyed monster below the current monster level is out of the game, unless it is of level 4.
rule-MON2b = Any other destroyed monster goes on top of the monster discard.
rule-MON2c = You regain 1 essence for a monster that you destroy in your own turn, and none in another's.
rule-MON3a = A banished monster leaves board and queue, and nobody gains essence for it.
rule-MON3b = The card of a banished monster goes where that of a destroyed one would.
rule-MON3c = Banishing is not destroying: nothing that waits for a kill happens.

## ATK: Attacks

chapter-ATK = Attacks
rule-ATK1a = Every attack says how many high and low dice it rolls.
rule-ATK1b = A low die shows 0, 1, 1, 1, 2 or 2.
rule-ATK1c = A high die shows 0, 1, 1, 2, 2 or 3.
rule-ATK1d = All dice of an attack are added up.
rule-ATK1e = What raises the roll is added first, essence included; what lowers it is taken off afterwards.
rule-ATK1f = An attack hits if its result is at least the defence of its target; otherwise nothing happens.
rule-ATK1g = A hit costs exactly 1 health, however high the roll.
rule-ATK1h = Armour defends against physical attacks, will against magic ones.
rule-ATK1i = A bonus to magic attack rolls also works on a physical attack and makes it a magic one.
rule-ATK1j = An attack on several units is rolled once, and each defends with its own value.
rule-ATK1k = Everybody an attack can reach is a defender.
rule-ATK1l = Whoever dies of a hit was destroyed by the attacker.
rule-ATK1m = An attack goes like this: roll, increases and essence, reductions, comparison, the hit, the loss.
rule-ATK1n = There are three high dice, three low dice, one six-sided recharge die and one ten-sided basic die.

## ETH: Ethereal units

chapter-ETH = Ethereal units
rule-ETH1a = Other units cannot target an ethereal unit, unless something lets them.
rule-ETH1b = Attacks on an area, and abilities that do not aim, reach ethereal units too.
rule-ETH1c = Whatever an ethereal unit does, it stays ethereal.
rule-ETH1d = Monsters take no notice of explorers they cannot target; if there are no others, they stay where they are.
rule-ETH2a = Anybody may walk through an ethereal unit.
rule-ETH2b = An ethereal unit may walk through anybody.
rule-ETH2c = No two units ever stop in the same space, and an ethereal unit still stands in the way of a shot.

## FX: Common effects

chapter-FX = Common effects
rule-FX1a = Swap: user and target change places.
rule-FX2a = Control: in a controlled monster's turn its controller decides, in place of habit or of the eliminated players.
rule-FX2b = A controlled monster may be turned against other monsters.
rule-FX3a = Kill: what an explorer destroys, be it a monster or another explorer, counts as killed by it.
rule-FX3b = To push somebody into a pit counts as a kill as well.
rule-FX4a = Teleport: the unit chooses a passable space within the range given.
rule-FX4b = Nothing that lies between matters to a teleport.
rule-FX4c = A teleport to a kind of space leads to the nearest one of the tile that is not destroyed.
rule-FX4d = If the place is taken or impassable, it leads to the nearest free one; the explorer concerned decides between equals.
rule-FX4e = Teleporting is not moving: even an immobile unit can be teleported.
rule-FX5a = To be pushed or pulled is not to move.
rule-FX5b = You are pushed away from, or pulled towards, the space that does it, or else the active unit's.
rule-FX5c = In the same row or column you are pushed or pulled along it.
rule-FX5d = Anywhere else you are pushed or pulled diagonally.
rule-FX5e = The direction is found anew for every space.
rule-FX5f = Whoever is pushed or pulled into a lever sets it off.
rule-FX5g = Whoever is pushed or pulled into a barrel sets it off.
rule-FX5h = An immobile unit can be neither pushed nor pulled.
rule-FX5i = Walls, closed doors, rubble and other obstacles stop a push or pull.

## TILE: Tiles and moving

chapter-TILE = Tiles and moving
rule-TILE1a = A tile has ten by ten spaces.
rule-TILE1b = A tile has up to four openings.
rule-TILE1c = An opening with no tile behind it is a wall.
rule-TILE1d = One opening of each side bears the mark by which the tile is attached.
rule-TILE1e = Where the openings of two tiles meet, you walk and see through as anywhere else.
rule-TILE2a = A step costs 1 stamina.
rule-TILE2b = You may step in any of the eight directions.
rule-TILE2c = You can stop only in a free, passable space.
rule-TILE2d = Obstacles, walls and whatever blocks sight cannot be walked through.
rule-TILE2e = An immobile unit does not move.
rule-TILE2f = A unit that cannot move can still be pushed, pulled and teleported.
rule-TILE3a = Some abilities let you cross obstacles or other barriers to a free space behind them.
rule-TILE3b = Even then your move must end in a free, passable space.
rule-TILE3c = If you can cross pits, stepping in costs 1 stamina and stepping out costs 1.
rule-TILE3d = From pit to pit it costs nothing.
rule-TILE3e = You may not end your turn in a pit.
rule-TILE3f = To be teleported, pushed or pulled into a pit destroys even those who can cross pits.
rule-TILE4a = In an unexplored opening you may explore for 2 stamina.
rule-TILE4b = An opening with the entrance or the exit cannot be explored.
rule-TILE4c = Exploring reveals the top tile of the stack, with the side it shows.
rule-TILE4d = The new tile is turned so that its marked opening meets yours.
rule-TILE4e = The board is never larger than two by two tiles.
rule-TILE4f = If the new tile would make it larger, the board scrolls first.
rule-TILE4g = Only explorers reveal tiles.
rule-TILE5a = Scrolling takes tiles away until the new one fits.
rule-TILE5b = A tile with an explorer on it is never taken away.
rule-TILE5c = Monsters on a tile that is taken away are banished.
rule-TILE5d = The tile taken away is turned over and goes under the stack.
rule-TILE5e = Tokens and doors go with their tile: when it returns it is as new.
rule-TILE6a = In the opening with the exit token you may leave for 2 stamina.
rule-TILE6b = Whoever leaves is off the board, and its turn is over.
rule-TILE6c = Effects pass over explorers that have left.
rule-TILE6d = An explorer that has left has no turn, uses nothing and contributes nothing.

## CELL: Spaces and doors

chapter-CELL = Spaces and doors
rule-CELL1a = Walls stand between spaces: nobody goes or sees through them.
rule-CELL1b = A space that looks like nothing in particular is rubble.
rule-CELL2a = Doors stand between two spaces, and are open at first.
rule-CELL2b = Through an open or destroyed door you can walk and see.
rule-CELL2c = A closed door is like a wall.
rule-CELL2d = To do something with a door you must stand in one of the two spaces beside it.
rule-CELL2e = For 2 stamina an explorer opens or closes a door.
rule-CELL2f = For 4 stamina a unit beside a closed door destroys it.
rule-CELL2g = A destroyed door stays open for good.
rule-CELL2h = A mindless monster only ever breaks closed doors, for 4 stamina.
rule-CELL2i = A scheming monster may open or close a door for 3 stamina.
rule-CELL2j = A scheming monster may destroy a door, open or closed, for 4 stamina.
rule-CELL2k = Only scheming monsters can destroy an open door.
rule-CELL3a = You can cross a passable space, stop in it and see over it.
rule-CELL3b = Rubble stops both steps and sight.
rule-CELL3c = To step on a trap does nothing by itself.
rule-CELL4a = Whoever moves, is pushed, pulled or teleported into a pit is destroyed.
rule-CELL4b = A mindless monster never walks into a pit.
rule-CELL4c = Pits can be entered and seen across: they are no obstacles.
rule-CELL5a = A barrel stands in the way but does not block sight.
rule-CELL5b = A barrel counts as a unit, but can only be attacked.
rule-CELL5c = A result of 1 is enough to hit a barrel.
rule-CELL5d = A barrel that is hit attacks everything next to it with three high dice, rolled once.
rule-CELL5e = After that the barrel is a destroyed space.
rule-CELL5f = Other barrels next to it blow up too, if the result is at least 1.
rule-CELL6a = You can walk over a spawn space.
rule-CELL6b = Next to a spawn space you may seal it, for 3 stamina and 4 essence.
rule-CELL6c = Sealing first lowers threat by 1, but never below 1.
rule-CELL6d = Whoever stands on a space that is being sealed is destroyed, explorers too.
rule-CELL6e = Then two destroyed tokens are put on it.
rule-CELL6f = At last the chapter is lit.
rule-CELL7a = Levers, recharge stations, workbenches, chests, event spaces and chapter spaces are obstacles.
rule-CELL7b = You activate such a space from a space next to it.
rule-CELL7c = What has been activated is destroyed: each works only once.
rule-CELL8a = For 2 stamina an explorer pulls a lever, which triggers the traps.
rule-CELL8b = A scheming monster pulls a lever for 3 stamina.
rule-CELL8c = Traps attack all who stand on trap spaces of the active unit's tile, with three high dice rolled once.
rule-CELL8d = If nobody is active, as with a horror event, the traps of all tiles attack.
rule-CELL8e = The attack of the traps is that of the active unit, with its bonuses and its kills.
rule-CELL9a = For 1 stamina you use an adjacent recharge station.
rule-CELL9b = Recharging rolls the recharge die: 1 health, 1 stamina, or nothing.
rule-CELL10a = For 3 stamina you use an adjacent workbench.
rule-CELL10b = For 3 stamina you open an adjacent chest: regain 1 essence and gain an item.
rule-CELL10c = For 3 stamina you activate an adjacent event space: regain 1 essence and invoke an exploration event.
rule-CELL11a = A chapter space is unlit, lit or destroyed.
rule-CELL11b = To activate an unlit chapter space costs 3 stamina and 3 essence.
rule-CELL11c = To activate a lit one costs 3 stamina only.
rule-CELL11d = While an exit token is on the board, chapter spaces do not advance the chapter.
rule-CELL11e = A blocking chapter is not advanced by chapter spaces.
rule-CELL11f = Otherwise activating a chapter space turns the page: the next chapter begins.
rule-CELL12a = To light the chapter puts a light token on the nearest bare chapter space of your tile.
rule-CELL12b = If your tile has none, nothing happens.
rule-CELL13a = A destroyed space gets a destroyed token.
rule-CELL13b = A destroyed spawn space gets two, and whoever stands there is destroyed.
rule-CELL13c = A destroyed space is an obstacle that you can see past.
rule-CELL13d = Nothing can be done with a destroyed space.
rule-CELL13e = A space that is revived loses its tokens and works again.
rule-CELL13f = If a space counts as another kind, it is that kind and no longer its own.
rule-CELL13g = If a space is another kind as well, it is both.

## ITEM: Items

chapter-ITEM = Items
rule-ITEM1a = Items are weapons, apparel, artifacts or consumables.
rule-ITEM1b = Weapons, apparel and artifacts work only while equipped.
rule-ITEM1c = A consumable is used straight from your inventory and is never in play.
rule-ITEM1d = A consumable is destroyed when it has been used.
rule-ITEM1e = Apparel is worn on the torso, the legs or the head.
rule-ITEM1f = What is worn on the torso takes a reinforcement at its right; head and legs join it above and below.
rule-ITEM1g = A reinforcement goes beside a weapon or torso apparel with the matching icon.
rule-ITEM1h = A reinforcement cannot be equipped on its own.
rule-ITEM2a = The lowest item of an assembly is its main item.
rule-ITEM2b = You may wear one main item of each type; weapons are the exception.
rule-ITEM2c = Two main weapons are possible if each takes one hand only.
rule-ITEM2d = Before you equip a main item you may stow one of the same type.
rule-ITEM2e = An item's arrival ability works at once when it is equipped, wherever it goes.
rule-ITEM3a = An upgrade goes on another item of its type whose icon matches.
rule-ITEM3b = What is worn on the torso cannot go on another of the same sort.
rule-ITEM3c = Upgrades count as equipped, and can be upgraded in turn.
rule-ITEM3d = Before you upgrade you may stow an upgrade of the same type.
rule-ITEM3e = A reinforcement goes beside an equipped item whose icon matches, and then counts as equipped.
rule-ITEM3f = A reinforcement helps only the item it is attached to, unless it says otherwise.
rule-ITEM3g = Before you reinforce you may stow a reinforcement of the same type.
rule-ITEM4a = An item is stowed with everything that is attached to it.
rule-ITEM4b = If an effect does not say what you stow, you choose: a main item, an upgrade or a reinforcement.
rule-ITEM5a = To gain an item, draw two cards from decks of your choice; you see the first before you choose again.
rule-ITEM5b = Destroy one of the two or put it back on its deck.
rule-ITEM5c = Keep the other or give it to an explorer next to you.
rule-ITEM5d = You may equip it at once as a main item if your class allows: gunners apparel, brutes weapons, mystics artifacts, crafters anything.
rule-ITEM5e = What is not equipped at once is stowed.
rule-ITEM5f = That costs no stamina, but makes no upgrades or reinforcements.
rule-ITEM6a = Discarded items never come back into the decks.
rule-ITEM6b = Shuffling the item decks leaves the discard out.
rule-ITEM6c = From an empty deck nobody can draw; the others remain.
rule-ITEM7a = At a workbench you first draw three cards, one after the other, from decks of your choice.
rule-ITEM7b = Then you may swap drawn cards, one for one, for cards of your inventory.
rule-ITEM7c = Then you choose one card to keep or give to an explorer next to you.
rule-ITEM7d = The rest you destroy or put back on their decks, in the order you like.
rule-ITEM7e = At last you may arrange your inventory for free.
rule-ITEM8a = For 2 stamina you trade with an explorer next to you: any number of items, both ways.
rule-ITEM8b = A traded item arrives stowed.
rule-ITEM8c = Nobody has to give anything away.
rule-ITEM9a = To arrange an inventory costs 3 stamina.
rule-ITEM9b = Instead of your own you may arrange that of an explorer next to you.
rule-ITEM9c = First everything in it is stowed.
rule-ITEM9d = Then main items are equipped, as many as the limits allow.
rule-ITEM9e = Then come upgrades and reinforcements.
rule-ITEM9f = At last items may be given to explorers next to you.
rule-ITEM10a = An item that needs no target works on its owner.
rule-ITEM10b = The passive abilities of an equipped item help in everything you do; only reinforcements are limited to one item.

## CHAP: Chapters and campaign

chapter-CHAP = Chapters and campaign
rule-CHAP1a = The current chapter's active abilities are for every explorer; whoever uses one is also its target.
rule-CHAP1b = A new chapter resolves its arrival ability and sets both ratings.
rule-CHAP1c = A chapter card has a title, a symbol, a story, abilities, and often spawn and horror scales.
rule-CHAP2a = A blocking chapter says itself how it is advanced or how an exit comes into play.
rule-CHAP3a = To place the entrance a new tile is laid, except at the start, where one lies there already.
rule-CHAP3b = The entrance goes on that tile's marked opening.
rule-CHAP3c = Explorers are put on it or on free spaces next to it, as the players like.
rule-CHAP3d = Then the arrival abilities of explorers and their equipped items resolve.
rule-CHAP4a = The exit goes on an unexplored opening, which the active explorer chooses.
rule-CHAP4b = When the last living explorer has left, all monsters are banished.
rule-CHAP4c = Then all tiles of the board are shuffled and go under the stack, and their tokens with them.
rule-CHAP4d = Then the next chapter begins.
rule-CHAP4e = While a living explorer is still on the board, the exit does not advance the chapter.
rule-CHAP4f = If the last one on the board is destroyed while others have left, the story goes on with those.
rule-CHAP4g = After the last exit the round goes on with its next phase, unless the new chapter starts a new round.
rule-CHAP5a = To add the items of a level, they are shuffled into the decks of their types.
rule-CHAP6a = To start a new round ends the current one at once.
rule-CHAP6b = Everybody's stamina is then full, and all markers go back.
rule-CHAP7a = When the finale starts, its tile is laid.
rule-CHAP7b = The explorers are put on its entrances, or on free spaces next to them.
rule-CHAP7c = The finale card is laid out and its set-up is done.
rule-CHAP7d = Everybody is told how the finale is won and lost.
rule-CHAP7e = You win a finale as a team, even if some of you do not live to see it.
rule-CHAP7f = The finale card takes the place of the chapter, with its own ratings or none.
rule-CHAP8a = Victory: the game ends, and all explorers still in play win.
rule-CHAP9a = In a campaign, explorers that survive a scenario go on to the next.
rule-CHAP9b = Each survivor chooses which items and bound events to keep.
rule-CHAP9c = What you keep weighs on you: as much as its level for an item, 2 for a bound event.
rule-CHAP9d = After setting up the next scenario everybody arranges their inventory.
rule-CHAP9e = Then essence is set to 0 and health to its maximum.
rule-CHAP9f = Only then does the first chapter's arrival ability resolve.
rule-CHAP9g = At last threat rises by the heaviest load among the explorers.
rule-CHAP9h = Cards that you kept are not in the decks again.

## EVT: Events

chapter-EVT = Events
rule-EVT1a = The current event of a kind is the top card of its discard, until another covers it.
rule-EVT1b = Passive abilities of current events work for everybody on the board.
rule-EVT2a = Only explorers use exploration events.
rule-EVT2b = Every explorer can use the active abilities of the current exploration event; whoever does is their target.
rule-EVT3a = A bound event stays with the explorer that invoked it.
rule-EVT3b = It counts as part of that explorer's card.
rule-EVT3c = It does not replace the current exploration event.
rule-EVT5a = To invoke an exploration event, draw the top card; an empty deck is shuffled anew first.
rule-EVT5b = Its arrival ability resolves before the card is bound or discarded.
rule-EVT5c = If it is not bound, it is put face up on the discard.
rule-EVT5d = When a deck is rebuilt from its discard, there is no current event until the new one lies there.
rule-EVT6a = To invoke a horror event first raises threat by 1.
rule-EVT6b = Then the top horror event is drawn, from a deck shuffled anew if need be.
rule-EVT6c = Its arrival ability resolves, then it is put face up on the discard.
rule-EVT7a = To invoke the current exploration event again repeats its arrival ability; nothing is drawn.
rule-EVT7b = To invoke the current horror event again does the same, and threat does not rise.
rule-EVT7c = Without a current event of that kind nothing happens.
rule-EVT8a = When an event deck is shuffled with its discard, no event of that kind is current.

## ABL: Abilities

chapter-ABL = Abilities
rule-ABL1a = Only cards in play count: explorers, monsters, the chapter or finale, current and bound events, equipped items.
rule-ABL1b = Events and chapters belong to nobody; cards, bound events and equipped items belong to their explorer.
rule-ABL1c = Abilities are active, passive or arrival abilities.
rule-ABL2a = To use an active ability you pay its whole cost.
rule-ABL2b = The cost may be stamina, essence, health, the card itself, or something else printed there.
rule-ABL2c = An ability that aims needs a valid target.
rule-ABL2d = An ability that does not aim works on whoever uses it.
rule-ABL2e = Each active ability is finished before the next begins.
rule-ABL2f = What costs stamina can be used only in your own turn.
rule-ABL2g = A cost is paid for this very ability: what was lost for another reason does not count.
rule-ABL3a = Between actions and between turns, even those of monsters, any player may use an ability that costs no stamina.
rule-ABL3b = But never in the middle of an action: not between roll and result, nor between a death and what follows from it.
rule-ABL3c = Whoever uses an ability is the active unit for it, in anybody's turn.
rule-ABL4a = Passive abilities cost nothing and work as long as their card is in play.
rule-ABL5a = Arrival abilities resolve once, when their card comes into play.
rule-ABL5b = An explorer arrives when an effect puts it on a tile, not when it walks, explores or teleports.
rule-ABL5c = A monster arrives when it appears, and is the target of its own arrival ability.
rule-ABL5d = An exploration event arrives when it is revealed or invoked again, and works on whoever did so.
rule-ABL5e = A horror event or a chapter arrives when it is revealed, and says whom it concerns.

## TGT: Targets

chapter-TGT = Targets
rule-TGT1a = Line of sight is the straight line between the centres of two spaces.
rule-TGT1b = If something blocks that line, the target is not valid.
rule-TGT1c = To touch the corner of a wall or of a blocking space is all right.
rule-TGT1d = Walls, rubble and closed doors block sight.
rule-TGT1e = Units, action spaces, destroyed spaces and barrels are obstacles: they bar the way, not the view.
rule-TGT2a = Two spaces are adjacent if they touch, even at a corner, and see each other.
rule-TGT2b = You are adjacent to a door or wall if it bounds your space.
rule-TGT2c = Around a corner two spaces are adjacent if at least one of the two ways is open.
rule-TGT2d = A ranged ability can aim at a door if it can aim at one of the spaces beside it.
rule-TGT3a = The nearest is looked for on your tile, counting spaces straight and ignoring what lies between; monsters on the move count otherwise.
rule-TGT3b = If the nearest space is taken, the explorer chooses the free one nearest to it.
rule-TGT4a = Without a targeting icon, an effect of somebody's ability reaches the tile it comes from.
rule-TGT4b = Somebody's abilities are those of a unit's card and of its items.
rule-TGT4c = The same holds for abilities that somebody uses: exploration events and chapters.
rule-TGT4d = What is nobody's and used by nobody, such as a horror event, reaches the whole board.
rule-TGT4e = Effects on adjacent units also reach through the opening to the next tile.
rule-TGT4f = An effect that speaks of the board reaches all of it.
rule-TGT5a = Melee: you aim at yourself or at a unit next to you.
rule-TGT5b = Some abilities aim at a kind of space instead of a unit.
rule-TGT6a = Ranged: a target within range and in sight, with no obstacle on the line.
rule-TGT6b = The other kind of ranged ability ignores obstacles.
rule-TGT6c = Range is counted in spaces, a diagonal step as one.
rule-TGT6d = What changes your range works only on ranged active abilities.
rule-TGT6e = You may aim at yourself from any range.
rule-TGT6f = A weapon is ranged or melee by how its attack aims.
rule-TGT7a = An ability with two targets may take the same one twice.
rule-TGT7b = It still takes one marker for each use.
rule-TGT8a = An effect on several units works on each of them.
rule-TGT8b = When an effect says that somebody moves, their own side chooses the way; a mindless monster goes towards its nearest explorer.
rule-TGT8c = When an effect says that you move somebody, you choose the way.
rule-TGT8d = Up to a number includes none at all.
rule-TGT8e = Where a text says one monster, you choose any of your tile, in sight or not.

## CON: Conditions and markers

chapter-CON = Conditions and markers
rule-CON1a = Some effects hold as long as their condition does.
rule-CON1b = Some happen every time their condition comes true.
rule-CON1c = “Otherwise” says what happens if the condition fails.
rule-CON1d = Some abilities can be used only under a condition.
rule-CON2a = A counted effect puts a token on its card each time.
rule-CON2b = When there are enough tokens they are taken off, and the effect happens.
rule-CON2c = The tokens belong to the card: what several explorers do adds up.
rule-CON2d = They are lost when the card goes or is covered.
rule-CON3a = An effect “this round” lasts, for explorers, until the next explorer phase begins.
rule-CON3b = Its number says how often it can be in force at the same time.
rule-CON3c = That limit counts markers on the card, whoever they affect.
rule-CON4a = For such an effect you first put one of your markers on the card.
rule-CON4b = Without a marker, or at the limit, the effect does not happen.
rule-CON4c = If the card is destroyed, the effect ends and the marker comes back.
rule-CON4d = A consumable or bound event that was spent for it waits with its marker, and is discarded when the marker returns.
rule-CON4e = While it waits it cannot be used or destroyed, and is not in play.
rule-CON4f = To stow a card or give it away does not end its effect; the marker comes back to its owner at the usual time.
rule-CON5a = Monsters and horror events share four horror markers; without one left, their effect does not happen.
rule-CON5b = If such a card leaves play, the effect ends and its marker goes back.
rule-CON5c = Their effects last until the next horror phase begins.
rule-CON6a = Some effects happen when a marker leaves their card.
rule-CON6b = Taking your own marker back can be a cost; it ends what the marker stood for, and may be done in anybody's turn.
rule-CON7a = The effects of an ability happen in the order written.
rule-CON7b = They happen even if an attack before them has missed, unless the card says otherwise.
rule-CON8a = An effect roll succeeds with the given number or more on the basic die.
rule-CON8b = With a lower roll the “otherwise” happens, if there is one.
rule-CON9a = A destroyed item is stowed with its attachments, gives its markers back and goes to the discard.
rule-CON9b = A destroyed bound event goes on top of the exploration discard.
rule-CON9c = To take a card you search its deck and shuffle it afterwards.
rule-CON9d = A named monster is found wherever it is: in the deck, discarded, removed or not yet added.

## AI: How monsters behave

chapter-AI = How monsters behave
rule-AI1a = While all explorers live, monsters are mindless: what they do is fixed, whoever moves them.
rule-AI1b = As soon as an explorer has been destroyed, monsters scheme: eliminated players decide for them.
rule-AI1c = What the rules leave open for monsters is decided by the explorers' players.
rule-AI1d = In its turn a monster has its maximum stamina, and keeps nothing of it.
rule-AI2a = Scheming monsters move, attack and use the tile in any order, as far as their stamina goes.
rule-AI2b = They may aim at anybody.
rule-AI3a = A mindless monster uses an ability if it can, and otherwise takes one step towards its nearest explorer, again and again.
rule-AI3b = Abilities come before steps.
rule-AI3c = After every ability and every step it looks again.
rule-AI3d = Its turn ends when its stamina is used up or nothing more is possible.
rule-AI3e = It uses the same ability as often as it can pay and has a target.
rule-AI3f = It never uses an ability that would affect nobody.
rule-AI4a = It tries the current horror event first, then its own abilities in the order printed.
rule-AI4b = It aims at explorers only, unless its card says otherwise.
rule-AI4c = It aims at the nearest explorer, unless its card says otherwise.
rule-AI4d = It aims farther only if the nearest is out of reach and somebody else is not.
rule-AI5a = A monster's nearest explorer is looked for on the whole board, among those it can target.
rule-AI5b = Monsters count the spaces of the shortest way round what is impassable.
rule-AI5c = Closed doors and units on that way do not count as hindrances.
rule-AI5d = An immobile unit counts as rubble.
rule-AI5e = So do barrels and other spaces that count as units.
rule-AI6a = Between explorers equally near, a monster prefers the one with the least health.
rule-AI6b = If that is equal too, the player who moves the monster decides.
rule-AI7a = A mindless monster steps only if it can use no ability and no explorer is next to it.
rule-AI7b = After each step it looks again for its nearest explorer.
rule-AI7c = Between equally good spaces it prefers the clearest view of its target.
rule-AI7d = Then it prefers the same row or column as its target.
rule-AI7e = Between equally short ways it takes the one with fewer units.
rule-AI8a = If a unit is in its way it goes round, as long as it does not get farther away.
rule-AI8b = It steps aside only if it can still end its turn nearer.
rule-AI8c = If it can get no nearer, its turn ends.
rule-AI9a = A mindless monster breaks a closed door that is in its way, for 4 stamina.
rule-AI9b = It walks up to that door even if it has not enough stamina left to break it.
rule-AI9c = It never touches levers or other action spaces.
