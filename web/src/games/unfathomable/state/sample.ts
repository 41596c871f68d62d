// A small table for tests: three seats in the middle of nothing, to be changed as a test needs.
import type { Player, Role, State, Test } from "$generated/unfathomable";

const player = (seat: number, role: Role): Player => ({
  seat, role, space: "cabin", hand: [], items: [], spare: [], feat: true, loyalty: [null], loyalty_seen: [0], revealed: false,
  mythos: [], spells: [], actions: 0,
});

export const table = (changes: Partial<State> = {}): State => ({
  chance: null, shown: 0, agenda: [], players: [player(0, "skipper"), player(1, "surgeon"), player(2, "jinx")], active: 0, turn: 1,
  captain: 0, keeper: 2, dials: { fuel: 8, food: 8, sanity: 8, souls: 8 }, tracks: { voyage: 0, ritual: 0 }, deep_ones: {},
  hydra: "abyss", dagon: "abyss", decks: Array.from({ length: 8 }, () => ({ passengers: [] })), passengers: [], damage: [],
  drawn_damage: [], damaged: {}, skills: Array.from({ length: 6 }, () => ({ cards: [], discard: [] })), played: [], chaos: [],
  mythos: [], mythos_seen: [], mythos_discard: [], crisis: [], waypoints: [], waypoints_seen: [], course: [], items: [],
  items_seen: [], spells: [], spells_seen: [], casting: [], loyalty: [], cultist: true, ward: -1, uses: [],
  rooms_used: [], die: null, test: null, falling: -1, endangered: null, box_items: [], box_spells: [], box_passengers: [], box_damage: [],
  ending: null, awakened: false, reading: { distance: 0, supply: 0, decider: -1, winners: [], test: null }, told: [], ...changes,
});

/** What a point of each skill counts in that test. */
export const POINTS = { influence: 1, lore: -1, observation: 1, strength: -1, will: -1, treachery: -1 };

export const test = (changes: Partial<Test> = {}): Test => ({
  card: "cabin", threshold: 8, skills: ["influence", "observation"], partial: 0, added: [0, 0, 0], pile: [], shown: [], revealed: [],
  bonus: 0, total: null, face_up: false, chaos: true, decided: "", accused: -1, ...changes,
});
