### Nautilus: the words of the rule reader, one plain sentence per rule of the ledger, in English.

## S: Setup and rounds

chapter-S = Setup and rounds
rule-S1a = Two, three or four players take part, each in a colour of their own: orange, violet, red or yellow.
rule-S1b = Every square belongs to exactly one depth zone: the lagoon in the middle, the slope around it, the deep around the slope, or the trench in the right-hand part of the board.
rule-S1c = The base is set down in the lagoon before play begins, and at the start it is the city's only module.
rule-S1d = In your first game the base stands on its printed position; in later games you may place it anywhere in the lagoon.
rule-S1e = The base has 8 airlocks: a blue one facing each of the four sides of the board and an orange one facing each of the four corners.
rule-S2a = The 20 habitation modules lie face up in two stacks, 10 violet and 10 dark green.
rule-S2b = The 20 exploration modules make five stacks of 4: brown sonar, light green training, grey technical, blue research and black analysis.
rule-S3a = The sea hides 60 discovery tokens: 26 on the slope, 20 in the deep, 14 in the trench and none in the lagoon.
rule-S3b = The slope holds 3 jellyfish, 3 urchins, 4 scallops, 4 snails, 6 Atlantis tokens, 4 chests and 2 speed tokens (+3), but no gold.
rule-S3c = The deep holds 1 gold, 2 jellyfish, 2 urchins, 3 scallops, 3 snails, 5 Atlantis tokens, 3 chests and 1 speed token.
rule-S3d = The trench holds 3 gold, 1 jellyfish, 1 urchin, 1 scallop, 1 snail, 4 Atlantis tokens, 2 chests and 1 speed token.
rule-S3e = Each zone's tokens are mixed and dealt out at random, face down, one to every marked discovery square of that zone.
rule-S3f = The 15 Atlantis tokens are numbered 1 to 15, each number once, and exactly two of the numbers 13, 14 and 15 are trench tokens.
rule-S3g = Chests and speed tokens have a beige face; every other discovery, Atlantis tokens included, has a blue one.
rule-S4a = The Atlantis board lies beside the main board and offers one space for each number from 1 to 15, all of them empty at the start.
rule-S4b = With 4 players, the Atlantis point tokens in play are worth 5, 4, 2 and 1.
rule-S4c = With 3 players, the Atlantis point tokens in play are worth 5, 3 and 1.
rule-S4d = With 2 players, the Atlantis point tokens in play are worth 4 and 2.
rule-S5a = Five majority markers worth 3, one for each type of exploration module, wait beside the board and belong to nobody at first.
rule-S6a = You begin with 15 aquanauts in your reserve.
rule-S6b = You begin with 3 submarines in your reserve.
rule-S6c = You have 20 round markers in your colour, which show the modules you built and the Atlantis tokens you salvaged.
rule-S6d = Everyone starts with 45 Nemos in a game of 4 players, 50 in a game of 3 and 55 in a game of 2.
rule-S6e = All money that no player holds forms the bank, and every payment not owed to a player goes there.
rule-S7a = Your player board has five tracks, one per type of exploration module, and each two-sided 0/1 counter starts in the first column with its 0 showing.
rule-S7b = Your player board gives the worth of discoveries: gold 2, jellyfish 1, urchin 1, scallop 0 and snail 0.
rule-S7c = An Atlantis point token won at the end goes on the question-mark space and adds to your discovery points.
rule-S8a = The four special missions are shuffled and each player is dealt one face down; any left over stay out of the game unseen.
rule-S8b = You may look at your own mission whenever you like, but no one else sees it before the final scoring.
rule-S8c = Your mission names two kinds of discovery, one of value 0 and one of value 1, whose tokens you may upgrade at the end.
rule-S9a = A round has three phases, and all players finish a phase, one after another, before anyone begins the next phase.
rule-S9b = In every phase the first player goes first and play passes to the left, each player completing the phase before the next one starts it.
rule-S9c = When phase 3 is over, the first player's left-hand neighbour takes over as first player for the next round.
rule-S9d = The table decides who is first player in the opening round, by longest breath, greatest age, free choice or the drawing of lots.

## B: Phase 1: buying and building

chapter-B = Phase 1: buying and building
rule-B1a = On your turn in phase 1 you may buy one module or none, never more.
rule-B1b = You buy first and build afterwards, and a module bought this turn may be built at once.
rule-B2a = An exploration module costs 1 Nemo whatever its type, and you pay the bank when you buy it.
rule-B2b = A habitation module is free in itself, but you pay the bank 1 Nemo for each aquanaut you put on it when you buy it.
rule-B2c = When you buy a habitation module, you must put at least one of your aquanauts on it.
rule-B2d = With 2 or 3 players, a habitation module may carry at most 3 aquanauts when bought.
rule-B2e = With 4 players, a habitation module may carry at most 4 aquanauts when bought.
rule-B2f = The aquanauts for a habitation module come from your reserve, so you cannot buy more of them than it holds.
rule-B2g = You cannot buy what you cannot pay for in full, nor take a module from an empty stack.
rule-B2h = A bought module stays in front of you until it is built, and aquanauts on an unbuilt habitation module cannot act.
rule-B3a = You may never have more than 4 unbuilt modules: with 4 in front of you, you cannot buy another.
rule-B3b = Once your buying is done, you may build the modules in front of you or save them for a later turn.
rule-B3c = If you build at all, you deal with every module in front of you that turn, and those you do not place go back to their stacks.
rule-B3d = Nemos paid for a module that goes back to its stack are not refunded.
rule-B3e = If a habitation module goes back to its stack, the aquanauts on it return to their owner's reserve.
rule-B3f = If you neither buy nor build on your turn, all the modules in front of you go back to their stacks.
rule-B4a = A module is an octagon on a block of 3 by 3 squares: it covers the middle square and its 4 straight neighbours fully and the 4 corner squares by half.
rule-B4b = A module follows the grid, with blue airlocks facing the board's sides and orange airlocks its corners, so it can only be rotated by quarter turns.
rule-B4c = Modules never overlap: their centres lie at least 3 squares apart along rows or along columns, or exactly 2 apart along both.
rule-B4d = A module must fit on the board with its whole footprint.
rule-B4e = Two modules whose centres are 3 squares apart in a straight line share one side, and there is a passage if both have a blue airlock on it.
rule-B4f = Two modules whose centres are 2 squares apart both ways share a slanted side, and there is a passage if both have an orange airlock on it.
rule-B4g = Every module you build needs at least one passage to the city, that is, two airlocks of the same colour facing each other.
rule-B4h = Once a new module has one passage, its other airlocks may be blocked, and it may itself close off airlocks of other modules.
rule-B4i = The first module you build in a turn may join any module of the city, no matter who built that one.
rule-B4j = Each further module you build in a turn needs a passage to a module you have already built in that same turn.
rule-B5a = You put one of your markers on each exploration module you build, and that module is yours.
rule-B5b = A habitation module carries no marker and belongs to nobody.
rule-B5c = When a habitation module is built, the aquanauts on it enter the city inside that module.
rule-B6a = Building costs a fee paid to the bank: 1 Nemo in the lagoon, 2 on the slope, 3 in the deep and 4 in the trench.
rule-B6b = A module that touches several zones, if only with one corner square, is charged for the dearest of them.
rule-B6c = However many modules you build in a turn, you pay a single fee, set by the dearest zone that any of them touches.
rule-B6d = You may not build if you cannot pay the building fee.
rule-B7a = No module may be built on a square with a submarine, even if it would cover only half of that square.
rule-B7b = A discovery that a new module covers, wholly or by half, is removed from play and laid face up beside the board.
rule-B7c = An Atlantis token covered by a module goes to its space on the Atlantis board, with nobody's marker.

## A: Phase 2: aquanauts

chapter-A = Phase 2: aquanauts
rule-A1a = Aquanauts in the base or in habitation modules are idle, for only exploration modules give them work.
rule-A1b = On your turn in phase 2 you may move up to two different aquanauts of yours, or none at all.
rule-A1c = The aquanauts you move share 3 movement points, or more with training modules, split as you wish; you need not use them all, and none carry over.
rule-A1d = One movement point takes an aquanaut through one passage into the next module.
rule-A1e = Entering a module always costs 1 movement point, whatever its kind and whoever built it.
rule-A1f = Your aquanauts move one after the other: once the second sets off, the first may not go on, and points left after both are lost.
rule-A1g = Movement points gained by putting a training module in service count immediately, for an aquanaut you have not yet moved this turn.
rule-A2a = If your aquanaut ends its move in an exploration module where you have no other, it puts that module “in service” for you, whoever built it.
rule-A2b = An aquanaut that merely passes through an exploration module pays nothing and changes nothing there.
rule-A2c = You cannot just park an aquanaut in an exploration module where you have no other: stopping there always puts it in service and binds the aquanaut.
rule-A2d = In each exploration module you have in service, at least one of your aquanauts must remain for the rest of the game.
rule-A2e = Apart from the one bound there, your aquanauts may leave an exploration module again, and you may park extra ones in it.
rule-A2f = A module of any kind has room for any number of aquanauts, of any colours.
rule-A2g = If you cannot pay the 1 Nemo fee, you may not stop in another player's exploration module that you do not yet have in service.

## M: Modules in service and majority markers

chapter-M = Modules in service and majority markers
rule-M1a = An exploration module helps you only if one of your aquanauts is bound to it; having built it is not enough.
rule-M1b = One module can be in service for several players at the same time.
rule-M1c = Putting a module you built yourself in service costs nothing.
rule-M1d = To put a module built by another player in service, you pay that player 1 Nemo.
rule-M1e = You pay this fee only once for each module, and your further aquanauts enter that module free.
rule-M1f = Every other player who puts the same module in service pays its builder 1 Nemo in turn.
rule-M1g = Each time you put a module in service, your counter on that type's track moves one column to the right.
rule-M1h = With just one module of a type in service your counter shows 0, so that type brings no points yet.
rule-M1i = On the second module of a type you flip the counter to its 1, and it still shows 1 on the third and fourth.
rule-M1j = Several of your aquanauts in the same module still count as only one module in service.
rule-M2a = With at least 2 modules of a type in service and strictly more than every other player, you take its majority marker, from beside the board or from its holder.
rule-M2b = A tie never makes a majority marker change hands.
rule-M2c = One module of a type is not enough to take its majority marker, even if nobody else has any.
rule-M2d = The majority marker lies on your counter and replaces its 1, so that type is worth 3 to you, not 4.
rule-M2e = If you lose a majority marker, your counter for that type shows 1 again.
rule-M2f = With 4 modules of a type in service, its majority marker is yours for good.
rule-M2g = Majorities are checked as soon as a module is put in service, whether by a phase 2 move, an Atlantis reward move or a docking submarine.

## X: The five types of exploration module

chapter-X = The five types of exploration module
rule-X1a = With no training module in service you have 3 movement points in phase 2, with one you have 4, and with two or more you have 5.
rule-X2a = With no technical module in service each of your submarines moves up to 4 squares, with one up to 5, and with two or more up to 6.
rule-X3a = With no sonar module in service your sonar reaches 4 squares, with one it reaches 5, and with two or more it reaches 6.
rule-X3b = However many sonar modules you have in service, using sonar still costs 1 Nemo.
rule-X4a = After salvaging a snail or a scallop you may look at no token without a research module in service, 1 with one, and 2 with two or more.
rule-X4b = The tokens that research lets you look at may lie anywhere, even in the trench, but two of them must come from different zones if possible.
rule-X4c = Only you see a token you look at, and it stays face down in its place.
rule-X5a = A salvaged chest at once brings you 2 Nemos from the bank with no analysis module in service, 3 with one, and 4 with two or more.

## U: Phase 3: submarines

chapter-U = Phase 3: submarines
rule-U1a = You may launch a submarine from an exploration module that holds at least 2 of your aquanauts and has a free blue airlock to the sea.
rule-U1b = To launch, return one of your aquanauts from that module to your reserve and put one of your submarines on the sea square before the airlock.
rule-U1c = A blue airlock is free if the square before it is on the board, not even partly covered by a module, and without submarine or discovery.
rule-U1d = You can have at most 3 submarines on the board, and you can only launch one that is in your reserve.
rule-U1e = All your launches of the turn come before any use of sonar and before any submarine moves.
rule-U1f = A submarine you have just launched may use sonar and move in the same turn.
rule-U1g = Launching is voluntary and free, and you may launch several submarines in a turn, even from one module, as long as each launch meets the conditions.
rule-U1h = No submarine can be launched from the base or from a habitation module.
rule-U2a = You may use sonar only before your first submarine move of the turn.
rule-U2b = Each submarine that uses sonar costs you 1 Nemo, paid to the bank.
rule-U2c = Sonar lets you look in secret at every face-down discovery within that submarine's reach, and the tokens stay face down.
rule-U2d = Sonar distance is counted in straight steps, columns plus rows, never diagonally.
rule-U2e = Sonar shows a discovery in the trench only if the submarine using it is in the trench too.
rule-U3a = You may move each of your submarines on the board once per turn, one after another in any order, and none is obliged to move.
rule-U3b = A submarine moves up to its range of 4 squares, or 5 or 6 with technical modules, turning at right angles as often as you like but never diagonally.
rule-U3c = A submarine may pass through a square with another submarine but may not stop there.
rule-U3d = A submarine may never pass through a square with a discovery, be it face up or face down.
rule-U3e = A submarine may cross the city, counting each covered square as one step, but may not stop on a covered square.
rule-U3f = A submarine ends its move on a square with no module and no submarine, or on a square with a discovery.
rule-U4a = As long as no submarine has ever been in the trench, you may move a submarine into it only with all five types of exploration module in service.
rule-U4b = Once any player's submarine has entered the trench, it is open to everyone without condition for the rest of the game.
rule-U4c = You may launch a submarine straight into the trench from a blue airlock facing it, even without the five types in service.
rule-U4d = Launching into the trench counts as entering it, and so opens it to everyone.
rule-U5a = A submarine that reaches a discovery reveals it, must salvage it at once and ends its move there.
rule-U5b = Salvaging a beige token is free.
rule-U5c = Salvaging a blue token costs 1 Nemo on the slope or in the deep and 2 Nemos in the trench, paid to the bank.
rule-U5d = A speed token lets you at once move any one of your submarines up to 3 squares, whether or not it has already moved this turn.
rule-U5e = The extra move from a speed token may itself reach and salvage another discovery.
rule-U5f = A submarine that makes an extra move with a speed token before its normal move keeps that normal move.
rule-U5g = Salvaged chests and speed tokens leave the game after use and score nothing.
rule-U5h = Salvaged blue tokens, except those of Atlantis, go on your player board, on the space of their kind.
rule-U5i = If you cannot pay for a blue token other than Atlantis, it stays face up on its square and the submarine's move is over.
rule-U5j = If you cannot pay for an Atlantis token, it goes to its space on the Atlantis board without a marker and brings no reward.
rule-U6a = A submarine's move ends when its steps are used up, it reaches a discovery or you stop it, and next round it carries on from there.
rule-U6b = A submarine may dock if it ends its move on a free square before a blue airlock of an exploration module with at least one aquanaut of any colour.
rule-U6c = A submarine that docks returns to your reserve, and in a later turn you may launch it again from any suitable module.
rule-U6d = When a submarine docks, you may put one aquanaut from your reserve into that module.
rule-U6e = If that aquanaut is your first there, it puts the module in service with every effect: the fee to another builder, your track and the majority marker.
rule-U6f = With no aquanaut left in your reserve you place none, but your submarine may still dock.
rule-U6g = If you cannot pay another builder's fee, you may still dock, but not place an aquanaut that would put the module in service.

## T: The ruins of Atlantis

chapter-T = The ruins of Atlantis
rule-T1a = An Atlantis token you salvage goes to the space with its number on the Atlantis board, along with one of your markers.
rule-T1b = As a reward you may at once move one of your aquanauts by up to 2 modules.
rule-T1c = The reward move obeys all the aquanaut rules and may put a module in service with everything that follows, fee and majority marker included.
rule-T1d = The reward is always 2 steps, whatever training modules you have in service.

## E: End of the game

chapter-E = End of the game
rule-E1a = Once Atlantis tokens 13, 14 and 15 are found, but not all 15 tokens, finish the round and play one more full round, then the game ends whatever happened in it.
rule-E1b = Once all 15 Atlantis tokens are found, the game ends when the current round is finished, with no extra round.
rule-E1c = If in a whole round nobody buys or builds a module and nobody salvages a discovery, the game ends with that round.
rule-E1d = Atlantis tokens on the Atlantis board without a marker, because they were built over or not paid for, also count as found for ending the game.
rule-E1e = The last round is always played to its end, so that everyone has had equally many turns in each phase.

## V: Scoring

chapter-V = Scoring
rule-V1a = Scoring runs in this order: Atlantis point tokens, missions and upgrades, discovery points, exploration points, and last the final total.
rule-V1b = Players are ranked by how many Atlantis tokens bear their marker: first place takes the highest point token in play, second the next, and so on.
rule-V1c = If players tie on Atlantis tokens, the one among them who owns the highest number ranks ahead.
rule-V1d = If no Atlantis token bears your marker, you get no Atlantis points.
rule-V2a = Missions are revealed, and you may upgrade any collected tokens of your two kinds by one column, from value 0 to 1 or 1 to 2, choosing token by token.
rule-V2b = Each token you upgrade costs 1 Nemo, paid to the bank before your money is counted.
rule-V2c = A token can be upgraded only once and only if you pay for it, and gold cannot be upgraded.
rule-V3a = Your discovery points are the values of your collected tokens after upgrades, added up, plus your Atlantis point token.
rule-V3b = Your exploration points add up the five types: 3 with the majority marker, otherwise 1 with two or more modules in service, otherwise 0.
rule-V3c = Your final score is your discovery points multiplied by your exploration points, plus 1 point for each Nemo you have left.
rule-V3d = Unbuilt modules, submarines and aquanauts score nothing, and if discovery or exploration points are zero, only your money counts.
rule-V3e = The highest final score wins, and players tied for it share the win.
