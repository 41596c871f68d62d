### Nautilus: why the usual bot would answer so, in English.

hint-place-base = From here the most discoveries are within reach.
hint-buy = Your aquanauts will have work there, and every second module of a type in service is worth exploration points.
hint-buy-habitation = You have more work than hands: aquanauts staff modules and launch submarines.
hint-buy-nothing = Nothing on sale would earn its price any more.
hint-build = It puts work next to your aquanauts for a fair fee.
hint-turn-module = This way its airlocks lead somewhere.
hint-keep = Building later together with another module shares one fee.
hint-give-back = What cannot be built goes back.
hint-walk = There is work to be done there, or it is on the way to work.
hint-stay = Everybody is where they are needed.
hint-launch = One more submarine out there finds more.
hint-sonar = What lies around is worth knowing before you sail.
hint-sail = The best find for its distance that nobody else will reach before you.
hint-moor = It can bring an aquanaut to work, or come out again elsewhere.
hint-rest = Nothing within reach is worth a voyage.
hint-look-at = It may lie on the way of your submarines.
hint-skip = What is left is not worth a look.
hint-dock = The aquanaut is worth more in that module than the submarine is at sea.
hint-stay-at-sea = There is still something to find for it.
hint-upgrade = Every upgraded find brings more points than the Nemo that it costs.
