### Sleeping Gods: what the maps and sea regions of the atlas are called, in English.

## Maps

map-m1 = The Lantern Roads
map-m2 = The Brass Shallows
map-m3 = The Weeping Delta
map-m4 = The Salt Courts
map-m5 = The Ember Teeth
map-m6 = The Hush
map-m7 = The Bone Orchard
map-m8 = The Broken Crown
map-m9 = The White Door

## Regions

region-2a = Fog Bell Reach
region-2b = Tallow Roads
region-2c = Ferryman's Loss
region-2d = Dark Beacon Bay
region-3a = Whale Rest
region-3b = Bell Reef
region-3c = Borrowed Boats
region-3d = Netted Shore
region-3e = Lamp Thief's Gut
region-4a = Millrace Shoals
region-4b = Copper Deeps
region-4c = Pinion Stairs
region-4d = Boiler Rocks
region-4e = Gull Ring
region-5a = Wind-up Waters
region-5b = Hammerlee Reach
region-5c = No Refunds
region-5d = Falling Water
region-6a = Steeple Water
region-6b = Tomorrow's Shower
region-6c = Heron Bench
region-6d = Sumpbell Roofs
region-7a = Single Fare
region-7b = Two Sisters' Cloud
region-7c = Lily Pads
region-7d = Sorrow Weir
region-7e = Under the Eaves
region-8a = Duellists' Pan
region-8b = Mirage Channel
region-8c = Assize Roads
region-8d = Rakers' Water
region-8e = Debtors' Lee
region-9a = Wet Salt
region-9b = Torn Seals
region-9c = Unclaimed Names
region-9d = Gallows Sound
region-10a = Toll or News
region-10b = Midnight Forge
region-10c = Fish-Broth Narrows
region-10d = Forge Roads
region-11a = Last Performance
region-11b = Powder Water
region-11c = Night Kilns
region-11d = Wyrm Spine
region-11e = Stonewake
region-12a = No-Bell Sound
region-12b = Echo Reach
region-12c = The Deaf Deep
region-12d = Whisper Roads
region-12e = Unsent Letters
region-13a = Choir Fog
region-13b = Listening Roads
region-13c = Sleepwalkers' Way
region-13d = Gate Water
region-14a = Pear Sound
region-14b = Name-Light
region-14c = Weepers' Lee
region-14d = Nobody's Heirlooms
region-15a = Wind-king's Wake
region-15b = Thin Priest's Water
region-15c = Vesper Roads
region-15d = Tearwater
region-15e = No Ship's Water
region-16a = Kite Water
region-16b = Lightning Count
region-16c = Two Heirs
region-16d = Rope Narrows
region-16e = Three Regents' Pool
region-17a = The Vane
region-17b = Crow Motion
region-17c = Drowned Portrait
region-17d = Stair to the Ice
region-18a = Pilot's Odds
region-18b = Helmsmen's Ice
region-18c = Hearth Floe
region-18d = Last Stove
region-19a = Sign and Sleep
region-19b = Pipe Ice
region-19c = Six-Hour Tide
region-19d = Lagging Ice
region-19e = Compass Rest

## Edges

edge-north = north
edge-east = east
edge-south = south
edge-west = west
