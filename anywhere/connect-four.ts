// Written by `fathom types`; do not edit. Its source is Python.

export interface ConnectFour {
  discs: number[];
  heights: number[];
  winner: number;
  chance: unknown;
  shown: number;
  agenda: unknown[];
}

export type State = ConnectFour;

export interface Drop {
  do: "drop";
  column: number;
}

export type Action = Drop;

export interface Dropped {
  event: "dropped";
  seat: number;
  column: number;
}

export type Event = Dropped;

export const FIELDS: Record<string, Record<string, string>> = {
  "tell-dropped": {
    "seat": "seat"
  }
};

export const FACTS = {} as const;

export const IDLE: string[] = [];
