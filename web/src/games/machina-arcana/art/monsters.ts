// How monsters look: a body of a few shapes in a box of 40 by 40 around the middle, and the colours of each monster.

export interface Body {
  /** What lies behind: limbs, wings, a tail. */
  back: string;
  /** The body with its head. */
  front: string;
  /** Lines of light on it. */
  shine: string;
  /** Limbs that are only lines. */
  limbs?: string;
  /** Where its eyes are, and how large. */
  eyes: readonly (readonly [x: number, y: number, r: number])[];
}

export const BODIES = {
  walker: {
    back: "M-7 6L-10 17H-4L-2 8ZM7 6L10 17H4L2 8ZM-9 -6Q-17 0 -15 10L-12 11Q-12 3 -6 0ZM9 -6Q17 0 15 10L12 11Q12 3 6 0Z",
    front: "M-10 8Q-12 -8 -6 -11Q-8 -20 0 -20Q8 -20 6 -11Q12 -8 10 8Q0 13 -10 8Z",
    shine: "M-5 -16Q0 -19 5 -16M-6 -4Q0 -7 6 -4M-6 2Q0 -1 6 2",
    eyes: [
      [-3, -13.5, 1.8],
      [3, -13.5, 1.8],
    ],
  },
  hound: {
    back: "M-13 4L-15 16H-11L-9 6ZM-6 5L-7 16H-3L-2 6ZM5 5L6 16H10L9 5ZM11 3L14 15H18L14 2ZM-14 0Q-20 -6 -18 -13Q-15 -6 -10 -3Z",
    front: "M-15 4Q-14 -6 -4 -6L4 -7Q6 -15 12 -15L13 -19L16 -14Q20 -11 19 -6L12 -4Q14 4 6 7Q-6 9 -15 4Z",
    shine: "M-11 -1Q-4 -4 4 -3M14 -7L19 -6",
    eyes: [[13.5, -10.5, 1.8]],
  },
  serpent: {
    back: "M-16 14Q-18 6 -6 6Q8 6 8 0Q8 -5 0 -6L2 -12Q16 -10 16 1Q16 12 -2 12Q-8 12 -6 16Z",
    front:
      "M-15 16H14Q18 16 17 12Q15 9 8 10Q-2 11 -2 6Q-2 1 4 -2Q10 -6 8 -13Q5 -20 -2 -19Q-10 -18 -12 -11L-6 -9L-2 -11Q2 -10 -1 -6Q-10 -1 -10 7Q-10 11 -15 12Q-18 14 -15 16Z",
    shine: "M4 -15Q7 -11 3 -7M-6 4Q-6 9 -2 11",
    eyes: [[-3, -14.5, 1.8]],
  },
  winged: {
    back: "M-3 -6Q-10 -18 -20 -13Q-16 -9 -18 -4Q-13 -4 -13 1Q-8 -2 -4 3ZM3 -6Q10 -18 20 -13Q16 -9 18 -4Q13 -4 13 1Q8 -2 4 3Z",
    front: "M-5 -9Q-5 -17 0 -17Q5 -17 5 -9Q8 -2 5 7Q3 12 6 17L1 13L0 17L-1 13L-6 17Q-3 12 -5 7Q-8 -2 -5 -9Z",
    shine: "M-3 -4Q0 -6 3 -4M-3 1Q0 -1 3 1",
    eyes: [
      [-2.1, -12, 1.5],
      [2.1, -12, 1.5],
    ],
  },
  slime: {
    back: "M-19 16Q-18 8 -11 9Q-14 -2 -8 -4L-12 -13Q-4 -12 -4 -6L2 -17Q6 -10 3 -5L12 -12Q13 -4 9 0Q15 2 13 9Q19 9 19 16Z",
    front: "M-16 16Q-16 9 -8 9Q-11 -3 0 -5Q11 -3 8 9Q16 9 16 16Z",
    shine: "M-5 -1Q0 -3 4 -2",
    eyes: [
      [-3.5, 3, 2],
      [4, 1, 2.6],
      [0, 9, 1.5],
    ],
  },
  machine: {
    back: "M-15 -3H-10V9L-13 16H-17L-15 8ZM15 -3H10V9L13 16H17L15 8ZM-9 9H-3V17H-10ZM9 9H3V17H10Z",
    front: "M-11 -8H11L9 10H-9ZM-6 -18H6V-8H-6ZM-10 -20H-8V-8H-10ZM8 -19H10V-8H8Z",
    shine: "M-7 -4H7M-6 0H6M-5 4H5",
    eyes: [
      [-2.6, -13, 1.8],
      [2.6, -13, 1.8],
    ],
  },
  shade: {
    back: "M-13 17Q-17 -2 -8 -12Q-5 -21 4 -20Q13 -17 12 -6Q16 6 13 17L8 12L4 18L-1 12L-5 18L-9 12Z",
    front: "M-9 8Q-12 -4 -5 -11Q-2 -18 4 -16Q9 -13 8 -4Q11 3 8 9Q4 5 0 9Q-4 5 -9 8Z",
    shine: "M-4 0Q1 -3 5 0",
    eyes: [
      [-1, -9, 1.8],
      [4.6, -9, 1.8],
    ],
  },
  spider: {
    back: "M-5 8Q-6 18 0 18Q6 18 5 8Z",
    front: "M-9 4Q-9 -11 0 -12Q9 -11 9 4Q8 12 0 12Q-8 12 -9 4Z",
    shine: "M-5 -4Q0 -8 5 -4M-4 1Q0 -2 4 1",
    limbs: "M-6 0L-14 -9L-19 1M-7 3L-16 0L-19 11M-6 6L-13 8L-15 17M6 0L14 -9L19 1M7 3L16 0L19 11M6 6L13 8L15 17",
    eyes: [
      [-2.6, 13.5, 1.3],
      [2.6, 13.5, 1.3],
      [0, 11, 1],
    ],
  },
  giant: {
    back: "M-8 5L-11 18H-3L-1 7ZM8 5L11 18H3L1 7ZM-10 -9Q-21 -4 -18 12L-12 13Q-13 2 -7 -2ZM10 -9Q21 -4 18 12L12 13Q13 2 7 -2Z",
    front: "M-12 9Q-16 -10 -6 -13Q-7 -21 0 -21Q7 -21 6 -13Q16 -10 12 9Q0 14 -12 9Z",
    shine: "M-8 -6Q0 -2 8 -6M0 -3V8M-5 3H5",
    eyes: [
      [-2.6, -16, 1.6],
      [2.6, -16, 1.6],
    ],
  },
} as const satisfies Record<string, Body>;

export interface MonsterLook {
  body: keyof typeof BODIES;
  hide: string;
  eye: string;
}

const look = (body: MonsterLook["body"], hide: string, eye: string): MonsterLook => ({ body, hide, eye });

export const MONSTERS: Record<string, MonsterLook> = {
  "deep-one": look("walker", "#4f9a8c", "#f6f0a0"),
  "mi-go": look("winged", "#c77fa6", "#ffe08a"),
  sarall: look("walker", "#8a79c9", "#ffb38a"),
  buopoth: look("hound", "#9aa3ad", "#ffd27d"),
  kthun: look("slime", "#7fae5f", "#fff2a0"),
  thrall: look("walker", "#a99f90", "#ff7d6b"),
  "soot-wretch": look("slime", "#6a5f66", "#ff9a4a"),
  "cog-leech": look("serpent", "#c39a55", "#9fe8ff"),
  "lantern-shade": look("shade", "#7f93c9", "#ffe27a"),
  byakhee: look("winged", "#8f8a6a", "#ff8a6b"),
  "moon-beast": look("giant", "#c9ccd6", "#ff9fb5"),
  "spider-of-leng": look("spider", "#9a6fc0", "#c8ff9a"),
  "rust-hulk": look("machine", "#c4743f", "#ffe08a"),
  "choir-husk": look("shade", "#c0b29a", "#ff7d7d"),
  "furnace-hound": look("hound", "#d0653a", "#ffe27a"),
  "brood-warden": look("giant", "#8c6a9a", "#b8ff8a"),
  "glass-stalker": look("shade", "#8fd8e0", "#ffffff"),
  "hound-of-tindalos": look("hound", "#6f86d8", "#c8f4ff"),
  shantak: look("winged", "#8aa07a", "#ffd27d"),
  "iron-prophet": look("machine", "#8f9db0", "#ff7d6b"),
  "marrow-engine": look("machine", "#d8cdb4", "#ff8a6b"),
  "veil-mother": look("shade", "#c79ad8", "#fff2a0"),
  "pit-serpent": look("serpent", "#7aa05a", "#ff8a5a"),
  "hollow-sentinel": look("machine", "#7f8f8a", "#8fe8ff"),
  "formless-spawn": look("slime", "#6f6fae", "#ff9fd0"),
  "flayed-titan": look("giant", "#d0605a", "#ffe8c8"),
  "steam-colossus": look("machine", "#b58a4a", "#ffffff"),
  "whisper-king": look("shade", "#9a8fd8", "#ff8a8a"),
  "devourer-of-hours": look("serpent", "#b06a7a", "#a0ffe0"),
  beast: look("giant", "#a0705a", "#ffdf6a"),
};

/** Returns how a monster looks; one that nobody has drawn yet looks like a thrall. */
export const monsterLook = (card: string): MonsterLook => MONSTERS[card] ?? MONSTERS.thrall;
