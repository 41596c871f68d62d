### Unfathomable: the names on the cards and the prose beneath them, in English.

## The ten characters

role-skipper = skipper
character-skipper = Halvor Brekke
about-skipper = In thirty-one years out of Bergen he has brought home every ship but one, and he does not tell that story. He speaks last in any argument, so quietly that the room leans in to hear how it ends.
ability-title-skipper = The Last Word
feat-title-skipper = Neither of the Two

role-first-mate = first mate
character-first-mate = Domingo Arrieta
about-first-mate = A pilot's son from Valparaíso, he rounded the Horn eleven times under sail and thinks of steam as a kind of cheating. He is on deck before the trouble is, and keeps a private list of what he owes and to whom.
ability-title-first-mate = First on Deck
feat-title-first-mate = Put It to My Account

role-surgeon = surgeon
character-surgeon = Ottilie Krantz
about-surgeon = Zürich gave her the degree that Berlin would not, and three years of cholera wards gave her the rest. She counts stitches under her breath in Latin and refuses, on principle, to lose the one in front of her.
ability-title-surgeon = Steady Hands
feat-title-surgeon = Not This One

role-engineer = engineer
character-engineer = Kenzo Morishita
about-engineer = Trained in the yards at Nagasaki, he can tell a failing bearing by the taste of the air. He has never asked more of an engine than it could bear, and he knows to the pound how much that is.
ability-title-engineer = Past the Red Line
feat-title-engineer = All She Has

role-master-at-arms = master-at-arms
character-master-at-arms = Amadou Diarra
about-master-at-arms = Twelve years a sergeant of rifles on the Senegal River taught him to fire, step aside and fire again without raising his voice. He knows every lock aboard, and which passengers try them at night.
ability-title-master-at-arms = Fire and Step Aside
feat-title-master-at-arms = Come Along Quietly

role-apprentice = apprentice
character-apprentice = Halina Zielińska
about-apprentice = A bookbinder's apprentice of nineteen, she was sent from Kraków to deliver one volume to New York and told not to open it. She opened it the first night out, and has been reading ahead ever since.
ability-title-apprentice = Reading Ahead
feat-title-apprentice = By Heart

role-mathematician = mathematician
character-mathematician = Theodora Kaplani
about-mathematician = Two years at Göttingen left her with a theorem, no salary and a distrust of coincidence. Since Tuesday she has kept a table of the ship's misfortunes, and they fit a curve.
ability-title-mathematician = Two Hypotheses
feat-title-mathematician = Which Was to Be Shown

role-exile = exile
character-exile = Morwenna Tregear
about-exile = At sixteen she was rowed out of her Cornish cove because she would not go down to the water with the rest. Now she scrubs pans, keeps her sleeves long, and can tell at a glance who else comes from such a place.
ability-title-exile = Send Them Home
feat-title-exile = A Family Likeness

role-jinx = jinx
character-jinx = Anaïs Desroses
about-jinx = Saint-Pierre burned the morning after she left it; so, since then, have two hotels and a circus. She walks away from everything without a scratch, and no longer plays cards with people she likes.
ability-title-jinx = Luck Bent Twice
feat-title-jinx = Somebody Else's Trouble

role-stowaway = stowaway
character-stowaway = Nino Caruana
about-stowaway = Fourteen years old and born on the quays of Valletta, he came aboard in a crate of lemons with a cat inside his shirt. By the third day he owned two watches, a master key and most of the ship's secrets.
ability-title-stowaway = Light Fingers
feat-title-stowaway = Full Pockets

## Abilities of Skill cards

ability-lend-a-hand = Lend a Hand
ability-open-hands = Open Hands
ability-rally = Rally
ability-withering-word = Withering Word
ability-push-back = Push Back
ability-cram = Cram
ability-take-notes = Take Notes
ability-sharp-eye = Sharp Eye
ability-ready-beforehand = Ready Beforehand
ability-second-swing = Second Swing
ability-onslaught = Onslaught
ability-grit-teeth = Grit Your Teeth
ability-regroup = Regroup
ability-hold-fast = Hold Fast
ability-second-wind = Second Wind
ability-call-the-brood = Call the Brood
ability-signal-below = Signal Below
ability-lure = Lure
ability-despoil = Despoil
ability-dark-office = Dark Office

## Items

item-megaphone = megaphone
flavour-megaphone = Dented in two wrecks, and it still carries over a crowd.
item-revolver = revolver
flavour-revolver = Cleaned every Sunday, fired twice, never mentioned.
item-medicine-chest = medicine chest
flavour-medicine-chest = Forty drawers, thirty-nine labels.
item-tool-bag = tool bag
flavour-tool-bag = Every handle in it is worn to the same hand.
item-rifle = rifle
flavour-rifle = Sighted for four hundred yards, and lately for the next doorway.
item-amulet = amulet
flavour-amulet = Say a thing once, and it hears it twice.
item-tide-tables = tide tables
flavour-tide-tables = Correct to the minute for every port, including two that do not exist.
item-sea-book = sea book
flavour-sea-book = Bound in a skin that the binder declined to name.
item-crooked-ring = crooked ring
flavour-crooked-ring = It grants favours, and it keeps accounts.
item-ships-cat = ship's cat
flavour-ships-cat = Signed on for mice, and has since widened her duties.
item-pistol = pistol
flavour-pistol = It misses the first time in order to be sure of the second.
item-bomb = home-made bomb
flavour-bomb = Quarry powder in a length of boiler tube: stand well back, then further.
item-blade = flensing blade
flavour-blade = Made for whales, and not particular.
item-deck-shoes = deck shoes
flavour-deck-shoes = Rubber soles: you are next door before you have been missed.
item-shotgun = fowling piece
flavour-shotgun = The more of them there are, the harder it is to miss.
item-tailored-coat = tailored coat
flavour-tailored-coat = People answer the coat before they look at the face.
item-torn-psalter = torn psalter
flavour-torn-psalter = The missing psalms have been written back in by hand; they are not psalms.
item-field-glass = field glass
flavour-field-glass = One lens is cracked, and that is the one that sees further.
item-dumb-bells = dumb-bells
flavour-dumb-bells = Ten pounds each on land, and rather more out here.
item-locket = locket
flavour-locket = A face, a curl of hair, and a reason.

## Spells

spell-ash-to-coal = Ash to Coal
flavour-ash-to-coal = What was baked, let it burn; what was burned, let it burn again.
spell-the-mind-walks = The Mind Walks
flavour-the-mind-walks = The body stays in its chair and must not be spoken to.
spell-bolt-from-below-cloud = Bolt from Below Cloud
flavour-bolt-from-below-cloud = It asks only where, and is not exact.
spell-summoning-bell = Summoning Bell
flavour-summoning-bell = They all come in when it is rung; nothing says that only they do.
spell-merciful-forgetting = Merciful Forgetting
flavour-merciful-forgetting = You will sleep well, and wake with something mislaid.
spell-hand-through-the-veil = Hand Through the Veil
flavour-hand-through-the-veil = Take one thing, then count your fingers.
spell-signed-in-salt = Signed in Salt
flavour-signed-in-salt = No date of repayment is given.
spell-borrowed-appetite = Borrowed Appetite
flavour-borrowed-appetite = Peace of mind, eaten at somebody else's table.
spell-skin-of-scales = Skin of Scales
flavour-skin-of-scales = It turns a blade once, and then it has to come off.
spell-tomorrows-tide = Tomorrow's Tide
flavour-tomorrows-tide = Read the line of wrack before the sea has drawn it.
spell-swell-the-chant = Swell the Chant
flavour-swell-the-chant = One more voice, and one more, until nobody can say which is their own.
spell-knit-flesh = Knit Flesh
flavour-knit-flesh = It mends quickly, from a pattern that is nearly right.
spell-call-them-under = Call Them Under
flavour-call-them-under = To be addressed to the great ones by their household names.
spell-swarm-of-gulls = Swarm of Gulls
flavour-swarm-of-gulls = They come hungry, and do not ask whose stores those are.
spell-the-drowned-walk = The Drowned Walk
flavour-the-drowned-walk = They remember the way to their cabins and make very quiet neighbours.
spell-unwritten-line = Unwritten Line
flavour-unwritten-line = A blank in the page, for when you know what should have stood there.
spell-furnace-spirit = Furnace Spirit
flavour-furnace-spirit = Feed it, and do not thank it.
spell-red-hour = Red Hour
flavour-red-hour = Lock the door first, with your friends on the other side.
spell-sun-behind-the-eyes = Sun Behind the Eyes
flavour-sun-behind-the-eyes = For a moment everything is plain; then the moment is asked for back.

## Waypoints

waypoint-coaling-hulk = Coaling Hulk
story-coaling-hulk = A dismasted hulk rides to an anchor that nobody has charted, with coal heaped in her to the hatches. She has no crew, and her riding light is lit.
waypoint-bare-atoll = Bare Atoll
story-bare-atoll = A ring of sand, six palms and a freshly painted cross. The shore party is told to bring back what fruit it can and to leave the well alone.
waypoint-cyclone-edge = Cyclone Edge
story-cyclone-edge = The barometer goes down like a man on a stair. She can steam round the wall of cloud or run along it, and along it costs no coal.
waypoint-drifting-ice = Drifting Ice
story-drifting-ice = Ice, three hundred miles south of where ice should be. There are seals on top of it, and at the waterline, well inside, something long and dark.
waypoint-hidden-shoal = Hidden Shoal
story-hidden-shoal = The chart gives two thousand fathoms; the lead gives nine, then seven, then nine. Ahead the sea breaks white along a ridge too straight to be rock.
waypoint-voices-on-the-water = Voices on the Water
story-voices-on-the-water = People are calling from the dark in four languages. All of them give the name of a ship that was lost in the spring.
waypoint-gutted-freighter = Gutted Freighter
story-gutted-freighter = A freighter lies awash with her plates peeled outward and her bunkers full. In the mess the clock is still going.
waypoint-lights-far-below = Lights Far Below
story-lights-far-below = After dark the water is lit from beneath in rows and crossings, like a town seen from a hill. Towards midnight some of the lights begin to climb.
waypoint-blind-passage = Blind Passage
story-blind-passage = The fog is so thick that the lookout in the bow reports by bell, and for an hour the bell rings from astern. When it lifts, the noon position may be anybody's.
waypoint-whirling-water = Whirling Water
story-whirling-water = To starboard the sea bends downward, smooth as a bowl and half a mile across. Either coal will carry her past the lip, or her frames will have to.
waypoint-sweet-rain = Sweet Rain
story-sweet-rain = Rain falls without wind, warm and faintly sweet, and every cask on board is rolled out to catch it. Whoever minds the casks must stand for an hour in the open.
waypoint-wall-of-water = Wall of Water
story-wall-of-water = One wave, alone, higher than the funnels, walks up from the south. It takes from the deck whatever stands there and makes no distinctions.
waypoint-heavy-swell = Heavy Swell
story-heavy-swell = There is no wind at all, and the swell comes from four sides. In the evening there is one hat too many on the rack.
waypoint-breathing-mist = Breathing Mist
story-breathing-mist = The mist spreads and draws back every six seconds, with a warm smell of shellfish. By noon the swimmers under it no longer trouble to dive.
waypoint-weed-field = Weed Field
story-weed-field = Brown weed to the horizon, thick enough for birds to walk on; the birds keep to the edge. Either people go over the side with saws, or the screw cuts its own way.
waypoint-easy-miles = Easy Miles
story-easy-miles = A following wind, blue water and a fine day's run. Everybody is cheerful, everybody eats for two, and nobody remarks on it.
waypoint-glass-sea = Glass Sea
story-glass-sea = The sea lies so flat that the smoke stands straight up, and the ship's reflection does not quite keep pace with her. In the stores, what was fresh this morning has turned by evening.
waypoint-climbing-hands = Climbing Hands
story-climbing-hands = At three in the morning the watch hears a patter like rain along both sides at once. By the time somebody leans out to look, the first of them are at the rail.
waypoint-long-night = Long Night
story-long-night = By the chronometer the sun should have risen at a quarter to six. It is past nine, and the stewards have been told to serve breakfast by lamplight and talk about cloud.
waypoint-breaking-gale = Breaking Gale
story-breaking-gale = The gale comes over the quarter with a whole day's sea behind it. She takes it green as far as the bridge, and somewhere forward a thing that should hold does not.

## Damage

damage-structural-influence = severed speaking tubes
damage-structural-lore = scored bulkhead
damage-structural-observation = hidden leak
damage-structural-strength = buckled beams
damage-structural-will = smouldering fire
damage-structural-any = gaping breach
damage-fuel-leak = swamped bunker
damage-flooded-stores = flooded stores
damage-stampede = stampede on the stairs

## Passengers

passenger-soul = lone traveller
passenger-two-souls = mother and child
passenger-soul-and-sanity = violinist from the band
passenger-nobody = empty overcoat

## Crises: tests

mythos-sprung-plating = Sprung Plating
story-sprung-plating = A seam below the waterline opens like a drawer, and the sea comes in through it in a flat, unhurried sheet. The shores want twenty men; there are twelve, and they are looking at the ladder. On the far side of the plate something knocks, here and there, to find where it sounds thin.
mythos-steam-burns = Steam Burns
story-steam-burns = A joint lets go in the crew passage and fills it with white. Those who are carried out are quiet, which is the bad sign; the oil, the gauze and the book that explains them lie open on the mess table. Somebody must go on dressing burns after midnight, when hands begin to shake.
mythos-spoiled-flour = Spoiled Flour
story-spoiled-flour = The baker slits a sack, and the flour that comes out is grey, damp and very slightly in motion. Three hundred more are stacked behind it. The only way to know the good from the bad is to shift every one and look.
mythos-drumming-in-the-hull = Drumming in the Hull
story-drumming-in-the-hull = Four beats and a rest, along the whole length of the keel, since the second dog watch. The engine room says that it is not the engines. In steerage a small girl has begun to tap the answer on her bunk, and her mother has not asked where she learned it.
mythos-choked-flues = Choked Flues
story-choked-flues = The fires burn sullenly and the pressure falls, though the stokers have not stopped. What they rake from the flues is wet and tangled like weed, and there is more of it further in. Until somebody reaches the end of it, good coal goes up the funnel and comes to nothing.
mythos-rope-party = Rope Party
story-rope-party = The gangway between the deckhouses has gone, and the passengers on the far side must come over on a line, hand after hand, with the sea in the gap. The line will hold for as long as those holding it do. They have been asked not to look down; the ones who did have stopped halfway.
mythos-fog-signals = Fog Signals
story-fog-signals = The Atlantica sounds one long blast every two minutes, as the regulations require. After the ninth she is answered, a semitone lower, and the answer does not wait its two minutes. Either it is a ship without lights or it is not a ship, and the helm must be told which.
mythos-cold-galley-fires = Cold Galley Fires
story-cold-galley-fires = The ranges have gone out and will not take; matches flare and die as if under a glass. The watch comes below to cold tea, for the second day, and sits over it without talking. By morning everyone on board will be a little slower, unless somebody can make them laugh.
mythos-loose-cargo = Loose Cargo
story-loose-cargo = A crated motor-car has broken its lashings and crosses the hold with every roll, from one side of the ship to the other. Five men could stop it if they all jumped on the same word. Somebody must choose the moment, and somebody must be believed.
mythos-whispered-liturgy = Whispered Liturgy
story-whispered-liturgy = At evening prayers a second congregation is heard beneath the first, half a line behind it, in no language that is spoken on the ship. Whatever was sung here last night is being unsung. The floorboards are oak and the responses must be right, and neither comes up easily.
mythos-bilge-gas = Bilge Gas
story-bilge-gas = A trimmer goes down to sound the bilge and does not come back; the man sent after him sits down on the third rung and stays there. The lamp fails before the lungs do, for anyone who thinks to watch it. After that it is a matter of lifting.
mythos-larder-thieves = Larder Thieves
story-larder-thieves = The lock of the storeroom is whole, and the shelves behind it are bare down to the labels. Wet footprints go out as far as the passage and there divide, some to steerage, some to first class. Somebody on board has dined, and somebody saw them do it.
mythos-panic-on-the-promenade = Panic on the Promenade
story-panic-on-the-promenade = A lady in grey points over the rail and remarks, in quite an ordinary voice, that there are people swimming alongside. Within a minute the whole promenade has crossed over to see, and within two it is trying to cross back. The stewards link arms.
mythos-jammed-rudder = Jammed Rudder
story-jammed-rudder = The wheel turns freely and the ship does not. She is steaming in a wide circle, burning coal, and has just crossed her own wake for the second time. Something has lodged between rudder and sternpost; it must be seen before it can be shifted, and it does not like the lamp.
mythos-something-in-the-pipes = Something in the Pipes
story-something-in-the-pipes = The taps in second class run, stop and run again, like somebody getting their breath. A fitter follows the knocking through four bulkheads and marks the pipes with chalk. It keeps one compartment ahead of him, and at every junction it waits to see which way he will guess.
mythos-feverish-passengers = Feverish Passengers
story-feverish-passengers = Eleven cases at breakfast, thirty by noon, all with the same fever and the same request, to be carried down to the water. Each needs two strong people to hold and a patient one to sit by. There are not ninety such people on the ship.
mythos-broken-telegraph = Broken Telegraph
story-broken-telegraph = On the bridge the brass pointer stands at full ahead; in the engine room it stands at finished with engines and cannot be forced. Orders will have to go down by voice, from one man to the next, through two hundred feet of passage. Shouted well, they may even arrive sooner than before.
mythos-night-terrors = Night Terrors
story-night-terrors = At ten past three forty people wake from the same dream, and all of them can describe the staircase. By day they are tired and polite and do not stand near one another. The man who went down furthest would rather not say who was on the landing.
mythos-contaminated-cistern = Contaminated Cistern
story-contaminated-cistern = The drinking water tastes of brine, although no valve has failed and the tank is sealed. Under the lid it is clear all the way to the bottom, and the bottom is deeper than the tank. The cooks have drawn from it since yesterday, and nobody enjoys asking who has drunk how much.
mythos-mutinous-murmurs = Mutinous Murmurs
story-mutinous-murmurs = The stokers have held a meeting and sent up three men, who keep their caps on. They do not want money. They want to be told what is in the water, and would sooner hear it from the bridge than finish working it out by themselves.
mythos-listing-ship = Listing Ship
story-listing-ship = The plumb line in the chart room hangs four degrees to port and will not come back. Coal, casks and trunks must be carried to the high side, uphill, by hand, for as long as it takes. Upright, she will run the better for it; as she is, the next big sea will come in by the ports.
mythos-drowned-hymn = Drowned Hymn
story-drowned-hymn = There is singing astern, many voices, a hymn that half the ship knows from childhood. The words have been altered, but only at the ends of the lines. Written down, they may be of use; those who merely listen find that they are humming the alto.
mythos-boarding-hooks = Boarding Hooks
story-boarding-hooks = Hooks of bone come over the rail in the dark, quite softly, each on a cord of plaited weed. They have been placed by somebody who has studied ships. Some can be cut in time, if the lookouts call the right ones; at the others it is better to stand ready with an axe.
mythos-breached-watertight-door = Breached Watertight Door
story-breached-watertight-door = Number four door is down, locked and shown as safe on the panel, and it is open. The men who went to see speak of a straight passage leading on, where the drawings have the ship's side and then nothing. Whatever uses it will come up forward, alongside or on the planks, depending on how soon it can be closed.
mythos-the-tome-screams = The Tome Screams
story-the-tome-screams = At four bells the book begins to scream. It is heard in every cabin, and everyone who hears it hears a name. The Keeper can hold on and read aloud over the noise, or drop everything and let another pair of hands take it up.
mythos-drifting-raft = Drifting Raft
story-drifting-raft = A raft of hatch covers is sighted to port, with casks lashed at its corners and figures sitting between them. One figure waves, always with the same arm, always at the same pace. Boats must be lowered and the crowd kept from the side, and somebody with good eyes ought to count the figures twice.
mythos-empty-powder-locker = Empty Powder Locker
story-empty-powder-locker = On Tuesday the locker was full and signed for. Now it holds its own padlock, neatly closed, and a smell of low tide. Whoever has the powder means to use it inside the hull; found in time, it could be spent on a better purpose.
mythos-furnace-backdraft = Furnace Backdraft
story-furnace-backdraft = Number three furnace draws a breath, and the stokers who know that sound are already running. The doors have to be shut by people walking towards them. Behind the doors is the bunker, and behind the bunker is everybody else.
mythos-barricaded-stairwell = Barricaded Stairwell
story-barricaded-stairwell = The emigrants have blocked the after stairs with trunks and mattresses, and chalked over them a sign that nobody taught them. It is correct but for one stroke. There are useful things in that heap, and frightened people behind it, and no one has yet asked what they have shut in with them.
mythos-breaking-the-surface = Breaking the Surface
story-breaking-the-surface = Without any wind the sea ahead rises to the height of the boat deck, and stays there. Two shapes turn over inside it, slowly, like sleepers who have heard a door. They might still be persuaded to sleep on.

## Crises: a test, or something else

mythos-race-the-storm = Race the Storm
story-race-the-storm = The glass has dropped an inch since noon, and the whole north-west is the colour of slate. There is a gap beneath it, ten miles wide and closing, with fair water beyond. The Captain can drive for it, or heave to and wait with people still on the open deck.
mythos-rite-of-parting-waters = Rite of Parting Waters
story-rite-of-parting-waters = The book has a rite for clearing the sea, and sets it out plainly, with a diagram, as if for a traveller in a hurry. It wants the chapel, three voices and a view of the horizon. In the margin somebody has listed those who tried it, each with a date.
mythos-chant-in-unison = Chant in Unison
story-chant-in-unison = Forty passengers have learned the words by ear and stand in rows between the pews. They will hold the note for as long as they have breath, and a strong note might carry further than was planned. If the Keeper sends them all to bed, the silence will be noticed outside.
mythos-vote-of-no-confidence = Vote of No Confidence
story-vote-of-no-confidence = A paper goes round at dinner, folded into the wine list, and comes back with sixty signatures. It is very courteous. It invites the Captain to answer certain questions before the company, or else to be up all night answering them one by one.
mythos-overheated-bearings = Overheated Bearings
story-overheated-bearings = The thrust block is too hot to touch, and the oil on it has begun to smoke. It can be nursed at speed with hoses and willing men, or the engine can be stopped until it cools. A stopped ship is quiet, and in the quiet people start to listen.
mythos-lights-in-the-wake = Lights in the Wake
story-lights-in-the-wake = Eleven green lights have followed since dusk, in the order of a well-kept convoy. They rise and dip with the swell, and each hour they are one cable nearer. To outrun them costs coal; to signal them might earn some, supposing they are ships.
mythos-idle-hands = Idle Hands
story-idle-hands = There is nothing to do until the watch changes, and that is when talk begins. Drilled, the hands would be the better for it; sent to stoke, they would at least be warm. As it is, they have started passing a small carved figure from one to the next.
mythos-lost-child = Lost Child
story-lost-child = A boy of six, sailor collar, answers to Georg, last seen among the ventilators on the boat deck. His sister says that he is playing with the others. There are no others, and it is getting dark.
mythos-uninvited-guest = Uninvited Guest
story-uninvited-guest = Table nine is laid for seven and has eight people at it. The eighth is well dressed, eats nothing, and talks delightfully about tomorrow. One could draw him out, or one could pass the salt and leave it to the others to notice.
mythos-stowaways-bargain = Stowaway's Bargain
story-stowaways-bargain = A man found behind the mail sacks offers an exchange: what he carries for what you carry, unseen. His bundle is wet and has been wrapped with care. He has had no complaints so far, he says, and from his pockets it is clear that there have been others.

## Crises: choices

mythos-half-rations = Half Rations
story-half-rations = The purser puts the stores ledger on the table and his pencil next to it. On half rations it comes out, just, with tired hands at every rope; on full it comes out shorter, with everyone fit to pull. He would like a signature before the gong.
mythos-lock-them-up = Lock Them Up
story-lock-them-up = Somebody has been seen in too many places, always busy, always with a good reason. The crew would sleep better if that door were locked, and they have come to tell the Captain so, all together. There is no evidence; there is a key.
mythos-burn-the-furniture = Burn the Furniture
story-burn-the-furniture = The saloon piano would give an hour's steam, the chairs two, and the panelling, which is walnut, the better part of a night. Passengers in overcoats line the walls to see what is taken. If nothing is, it will have to be the last of the good coal.
mythos-distress-rockets = Distress Rockets
story-distress-rockets = There are eight rockets in the box, and on the horizon a smudge that may be smoke. To be seen, the ship must be lit from end to end with people on deck to wave, and light is seen from below as well. To stay dark is to stand and watch the smudge go.
mythos-quarantine = Quarantine
story-quarantine = A berth in steerage is found full of salt water to the brim, with the sleeper in it, still asleep. It is catching, or people say so, which on a ship comes to the same. One can seal the compartment as it is, or bring in everybody who has been about on deck and explain to the rest why.
mythos-crowded-lifeboats = Crowded Lifeboats
story-crowded-lifeboats = Boat six was built for fifty. Ninety people are sitting in it, high in the davits; they decline to get out, and the falls have begun to stretch. They can be talked down on to the open deck a few at a time, or the rope can settle the matter.
mythos-steerage-protest = Steerage Protest
story-steerage-protest = They have come up the forbidden stairs with their children and their bedding and sat down in rows on the first-class deck. They want hot soup and a door that locks from within. It can be granted, with all those looking on who will then want the same; or they can be left to sit there as it gets dark.
mythos-gala-night = Gala Night
story-gala-night = The printed programme promises a gala for the ninth evening: eight courses, paper hats, the band until two. The chef believes that it can still be done, once. To cancel it would be to tell six hundred people how things stand, in a language all of them understand.
mythos-arm-the-crew = Arm the Crew
story-arm-the-crew = Boathooks, fire axes and eleven cricket bats are laid out on number two hatch. The crew would go forward with them this minute and leave the passengers where they are standing. Held back, they will stand guard very well, and what is coming along the deck will come.
mythos-the-pursers-safe = The Purser's Safe
story-the-pursers-safe = The purser wants everything of value locked away against a receipt, and the Captain's things first, as an example. The safe is sound. The purser has been less so since Sunday, and if he is refused he will go and tell people why he asked.
mythos-burial-at-sea = Burial at Sea
story-burial-at-sea = Three hammocks lie sewn and weighted under the flag, and the whole ship has come to see them go. Last time the canvas was empty before it had sunk out of sight, and the whole ship saw that too. They might be kept in the cold store among the meat, if the cooks are told and nobody else.
mythos-change-course = Change of Course
story-change-course = The star sights give three positions, all of them good, no two within sixty miles. A long leg to the south would settle it and burn a day's coal. Otherwise she must slow down and feel her way with the lead line, which came up yesterday without its lead, neatly untied.
mythos-bad-dreams = Bad Dreams
story-bad-dreams = You are on the forward stairs, you have been climbing for hours, and somebody behind you is counting the steps. Wake now, and everything you meant to do tomorrow will be gone from your head. Sleep on, and you will learn whom you have been leading up.
mythos-pilfered-stores = Pilfered Stores
story-pilfered-stores = Behind the flour is a false wall, and behind the wall the hoard of somebody careful: blankets, tins, a thing in oilcloth that could be useful. Most of the tins have burst. Write off the food and take what is left, or put the boards back and sit up to see who comes.
mythos-frightened-family = Frightened Family
story-frightened-family = A man, his wife and two girls have tied themselves to a ventilator so as not to be parted, and the knots have swollen. One person with a knife could reach them along the rail, and might come back. If nobody goes, they can be heard from the saloon.
mythos-saboteurs-trail = Saboteur's Trail
story-saboteurs-trail = A line of sawdust, a dropped screw, a greasy thumb on a white door. It leads inward, and whatever has been made ready at the end of it will go off when it is found; but then it will be over. The sawdust could also be swept up, and nobody need mention it.
mythos-blood-price = Blood Price
story-blood-price = The next line cannot be read because it has not been written; the page is waiting, and the pen beside it is hollow. It does not ask for a life. It asks for about as much as a careful surgeon would allow, from the Keeper and no one else, and if it is refused it will turn back a page.
mythos-forbidden-page = Forbidden Page
story-forbidden-page = Between two leaves that were never cut there is a third, and the knife goes in easily. Three texts stand on it side by side, in ink that has not dried. The Keeper may read, or may tear out the whole gathering and put it in the stove, with whatever else was printed on the sheet.
mythos-tainted-water = Tainted Water
story-tainted-water = Six casks of water have turned, and the book has a recipe for turning them back. It takes a night of stirring and a sentence said over each, and it does not always answer. The other way is to pull the bungs.
mythos-candle-vigil = Candle Vigil
story-candle-vigil = The passengers have set candles in saucers all down the aisle of the chapel and will not go to bed. With so many awake the words run easily; with so many lights, the ship can be seen from a long way down. Snuff them, and part of what was gained goes off with the smoke.

## Crises: one for each character

mythos-the-bridge-is-mine = The Bridge Is Mine
story-the-bridge-is-mine = Brekke has not left the bridge for thirty hours, and the officers have begun to stand round him in a half-circle. He could talk them back to their posts, with one hand on the wheel and his back to the door. Or he could ring down for everything the boilers have and let her speed reply.
mythos-hold-the-rail = Hold the Rail
story-hold-the-rail = From the bow to the second funnel the rail is Arrieta's, and they are coming over it. Eight sailors will stand if he stands in front of them. He has also worked out, being honest with figures, how long one man could hold the narrow part alone.
mythos-not-enough-beds = Not Enough Beds
story-not-enough-beds = There are fourteen cots in the sickbay and thirty-one people who need one. Krantz has the list in her hand; she could read it out, be obeyed and be right. Or she could sit down among them until morning with a pot of soup, and look after whoever is nearest.
mythos-held-by-rust = Held by Rust
story-held-by-rust = Behind a panel that is not in his drawings Morishita finds a frame eaten to lace, and most of the after deck resting on it. It can be shored tonight, by touch, with the engines running. Or he can ring for dead slow and do it as he was taught.
mythos-gunfire-below = Gunfire Below
story-gunfire-below = Five shots, a pause and a sixth, two decks down, where Diarra has posted nobody. The men with him look at the hatch, and then at him. He can lead them down in good order, or drop something useful to whoever is there and bolt it.
mythos-the-page-turns-itself = The Page Turns Itself
story-the-page-turns-itself = Every night Zielińska closes the book and ties it shut, and every morning it lies open one leaf further on. She has begun to know beforehand what it will say. She could read to the end of the chapter in one sitting, or let it go on turning, somewhere behind her other thoughts.
mythos-an-unsolved-remainder = An Unsolved Remainder
story-an-unsolved-remainder = Kaplani has reduced the ship's position to an equation, and there is something left over. It is small, it is constant, and it has moved since yesterday. She can give the night to it, or drop the last term, as one does, and hope that it was an error.
mythos-voices-of-kin = Voices of Kin
story-voices-of-kin = They call up to the galley port in the speech of her own cove, by a name that only her grandmother used, and Tregear knows four of them by voice. She could answer and bring them close under the boiling water, with the crew listening to what she says. Or she could keep silent and let them come in to look for her.
mythos-whatever-can-go-wrong = Whatever Can Go Wrong
story-whatever-can-go-wrong = A block falls where Desroses was standing; a lamp bursts as she puts it down; the cook has bolted his door against her. She might stay up on deck all night, in plain sight, and let it finish with her one way or the other. Or she might throw the ring in the sea, which has been tried.
mythos-caught-in-the-hold = Caught in the Hold
story-caught-in-the-hold = The hatch closes over Caruana, and two lanterns start down the ladder at the far end. Of all these crates one would be worth forcing and one should stay nailed, and both have the same mark. The other way out is the ventilator, a tight fit for a boy with full pockets.
