"""The pieces in the box: every kind of card, token, dial and track, by name."""

from enum import StrEnum
from typing import Literal

Deck = Literal["mythos", "waypoints", "items", "spells"]
"""The decks whose cards can be looked at. Their top is the end of the list."""


class Resource(StrEnum):
    """The four dials (46.0)."""

    FUEL = "fuel"
    FOOD = "food"
    SANITY = "sanity"
    SOULS = "souls"


class Track(StrEnum):
    VOYAGE = "voyage"
    RITUAL = "ritual"


class Icon(StrEnum):
    """What a Mythos card activates (3.1)."""

    HYDRA = "hydra"
    DAGON = "dagon"
    DEEP_ONES = "deep-ones"


class TrackIcon(StrEnum):
    """The track that a Mythos card moves (17.25)."""

    VOYAGE = "voyage"
    RITUAL = "ritual"
    CHOOSE = "choose"


class Title(StrEnum):
    CAPTAIN = "captain"
    KEEPER = "keeper"


class Loyalty(StrEnum):
    HUMAN = "human"
    HYBRID = "hybrid"
    CULTIST = "cultist"


class Side(StrEnum):
    """Who wins together (28.1)."""

    HUMANS = "humans"
    TRAITORS = "traitors"


class Role(StrEnum):
    """The ten characters."""

    SKIPPER = "skipper"
    FIRST_MATE = "first-mate"
    SURGEON = "surgeon"
    ENGINEER = "engineer"
    MASTER_AT_ARMS = "master-at-arms"
    APPRENTICE = "apprentice"
    MATHEMATICIAN = "mathematician"
    EXILE = "exile"
    JINX = "jinx"
    STOWAWAY = "stowaway"


class Item(StrEnum):
    MEGAPHONE = "megaphone"
    REVOLVER = "revolver"
    MEDICINE_CHEST = "medicine-chest"
    TOOL_BAG = "tool-bag"
    RIFLE = "rifle"
    AMULET = "amulet"
    TIDE_TABLES = "tide-tables"
    SEA_BOOK = "sea-book"
    CROOKED_RING = "crooked-ring"
    SHIPS_CAT = "ships-cat"
    PISTOL = "pistol"
    BOMB = "bomb"
    BLADE = "blade"
    DECK_SHOES = "deck-shoes"
    SHOTGUN = "shotgun"
    TAILORED_COAT = "tailored-coat"
    TORN_PSALTER = "torn-psalter"
    FIELD_GLASS = "field-glass"
    DUMB_BELLS = "dumb-bells"
    LOCKET = "locket"


class Spell(StrEnum):
    ASH_TO_COAL = "ash-to-coal"
    THE_MIND_WALKS = "the-mind-walks"
    BOLT_FROM_BELOW_CLOUD = "bolt-from-below-cloud"
    SUMMONING_BELL = "summoning-bell"
    MERCIFUL_FORGETTING = "merciful-forgetting"
    HAND_THROUGH_THE_VEIL = "hand-through-the-veil"
    SIGNED_IN_SALT = "signed-in-salt"
    BORROWED_APPETITE = "borrowed-appetite"
    SKIN_OF_SCALES = "skin-of-scales"
    TOMORROWS_TIDE = "tomorrows-tide"
    SWELL_THE_CHANT = "swell-the-chant"
    KNIT_FLESH = "knit-flesh"
    CALL_THEM_UNDER = "call-them-under"
    SWARM_OF_GULLS = "swarm-of-gulls"
    THE_DROWNED_WALK = "the-drowned-walk"
    UNWRITTEN_LINE = "unwritten-line"
    FURNACE_SPIRIT = "furnace-spirit"
    RED_HOUR = "red-hour"
    SUN_BEHIND_THE_EYES = "sun-behind-the-eyes"


class Waypoint(StrEnum):
    COALING_HULK = "coaling-hulk"
    BARE_ATOLL = "bare-atoll"
    CYCLONE_EDGE = "cyclone-edge"
    DRIFTING_ICE = "drifting-ice"
    HIDDEN_SHOAL = "hidden-shoal"
    VOICES_ON_THE_WATER = "voices-on-the-water"
    GUTTED_FREIGHTER = "gutted-freighter"
    LIGHTS_FAR_BELOW = "lights-far-below"
    BLIND_PASSAGE = "blind-passage"
    WHIRLING_WATER = "whirling-water"
    SWEET_RAIN = "sweet-rain"
    WALL_OF_WATER = "wall-of-water"
    HEAVY_SWELL = "heavy-swell"
    BREATHING_MIST = "breathing-mist"
    WEED_FIELD = "weed-field"
    EASY_MILES = "easy-miles"
    GLASS_SEA = "glass-sea"
    CLIMBING_HANDS = "climbing-hands"
    LONG_NIGHT = "long-night"
    BREAKING_GALE = "breaking-gale"


class Damage(StrEnum):
    STRUCTURAL_INFLUENCE = "structural-influence"
    STRUCTURAL_LORE = "structural-lore"
    STRUCTURAL_OBSERVATION = "structural-observation"
    STRUCTURAL_STRENGTH = "structural-strength"
    STRUCTURAL_WILL = "structural-will"
    STRUCTURAL_ANY = "structural-any"
    FUEL_LEAK = "fuel-leak"
    FLOODED_STORES = "flooded-stores"
    STAMPEDE = "stampede"


class Passenger(StrEnum):
    """The front of a passenger token."""

    SOUL = "soul"
    TWO_SOULS = "two-souls"
    SOUL_AND_SANITY = "soul-and-sanity"
    NOBODY = "nobody"


class Mythos(StrEnum):
    """The seventy crises of the deck."""

    SPRUNG_PLATING = "sprung-plating"
    STEAM_BURNS = "steam-burns"
    SPOILED_FLOUR = "spoiled-flour"
    DRUMMING_IN_THE_HULL = "drumming-in-the-hull"
    CHOKED_FLUES = "choked-flues"
    ROPE_PARTY = "rope-party"
    FOG_SIGNALS = "fog-signals"
    COLD_GALLEY_FIRES = "cold-galley-fires"
    LOOSE_CARGO = "loose-cargo"
    WHISPERED_LITURGY = "whispered-liturgy"
    BILGE_GAS = "bilge-gas"
    LARDER_THIEVES = "larder-thieves"
    PANIC_ON_THE_PROMENADE = "panic-on-the-promenade"
    JAMMED_RUDDER = "jammed-rudder"
    SOMETHING_IN_THE_PIPES = "something-in-the-pipes"
    FEVERISH_PASSENGERS = "feverish-passengers"
    BROKEN_TELEGRAPH = "broken-telegraph"
    NIGHT_TERRORS = "night-terrors"
    CONTAMINATED_CISTERN = "contaminated-cistern"
    MUTINOUS_MURMURS = "mutinous-murmurs"
    LISTING_SHIP = "listing-ship"
    DROWNED_HYMN = "drowned-hymn"
    BOARDING_HOOKS = "boarding-hooks"
    BREACHED_WATERTIGHT_DOOR = "breached-watertight-door"
    THE_TOME_SCREAMS = "the-tome-screams"
    DRIFTING_RAFT = "drifting-raft"
    EMPTY_POWDER_LOCKER = "empty-powder-locker"
    FURNACE_BACKDRAFT = "furnace-backdraft"
    BARRICADED_STAIRWELL = "barricaded-stairwell"
    BREAKING_THE_SURFACE = "breaking-the-surface"
    RACE_THE_STORM = "race-the-storm"
    RITE_OF_PARTING_WATERS = "rite-of-parting-waters"
    CHANT_IN_UNISON = "chant-in-unison"
    VOTE_OF_NO_CONFIDENCE = "vote-of-no-confidence"
    OVERHEATED_BEARINGS = "overheated-bearings"
    LIGHTS_IN_THE_WAKE = "lights-in-the-wake"
    IDLE_HANDS = "idle-hands"
    LOST_CHILD = "lost-child"
    UNINVITED_GUEST = "uninvited-guest"
    STOWAWAYS_BARGAIN = "stowaways-bargain"
    HALF_RATIONS = "half-rations"
    LOCK_THEM_UP = "lock-them-up"
    BURN_THE_FURNITURE = "burn-the-furniture"
    DISTRESS_ROCKETS = "distress-rockets"
    QUARANTINE = "quarantine"
    CROWDED_LIFEBOATS = "crowded-lifeboats"
    STEERAGE_PROTEST = "steerage-protest"
    GALA_NIGHT = "gala-night"
    ARM_THE_CREW = "arm-the-crew"
    THE_PURSERS_SAFE = "the-pursers-safe"
    BURIAL_AT_SEA = "burial-at-sea"
    CHANGE_COURSE = "change-course"
    BAD_DREAMS = "bad-dreams"
    PILFERED_STORES = "pilfered-stores"
    FRIGHTENED_FAMILY = "frightened-family"
    SABOTEURS_TRAIL = "saboteurs-trail"
    BLOOD_PRICE = "blood-price"
    FORBIDDEN_PAGE = "forbidden-page"
    TAINTED_WATER = "tainted-water"
    CANDLE_VIGIL = "candle-vigil"
    THE_BRIDGE_IS_MINE = "the-bridge-is-mine"
    HOLD_THE_RAIL = "hold-the-rail"
    NOT_ENOUGH_BEDS = "not-enough-beds"
    HELD_BY_RUST = "held-by-rust"
    GUNFIRE_BELOW = "gunfire-below"
    THE_PAGE_TURNS_ITSELF = "the-page-turns-itself"
    AN_UNSOLVED_REMAINDER = "an-unsolved-remainder"
    VOICES_OF_KIN = "voices-of-kin"
    WHATEVER_CAN_GO_WRONG = "whatever-can-go-wrong"
    CAUGHT_IN_THE_HOLD = "caught-in-the-hold"
