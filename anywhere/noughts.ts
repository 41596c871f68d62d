// Written by `fathom types`; do not edit. Its source is Python.

export interface Noughts {
  cells: number[];
  winner: number;
  chance: unknown;
  shown: number;
  agenda: unknown[];
}

export type State = Noughts;

export interface Mark {
  do: "mark";
  cell: number;
}

export type Action = Mark;

export interface Marked {
  event: "marked";
  seat: number;
  cell: number;
}

export type Event = Marked;

export const FIELDS: Record<string, Record<string, string>> = {
  "tell-marked": {
    "seat": "seat"
  }
};

export const FACTS = {} as const;

export const IDLE: string[] = [];
