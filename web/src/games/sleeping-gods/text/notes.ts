// What the server notes on answers, and how it is put into words.
import type { Note } from "$generated/sleeping-gods";
import type { Speech } from "$games/contract";
import { noteOf } from "$lib/answers/notes";

/** What an answer costs, needs and would change; only what it has. */
export type Noted = Partial<Note>;

export const noteOn = noteOf<Note>;

/** What an answer costs, takes and promises, in one line. */
export function noteLine(note: Noted, odds: boolean, speech: Speech): string {
  const found = [
    note.orders ? speech.say("screen-note-orders", { count: note.orders }) : "",
    note.coins ? speech.say("screen-note-coins", { count: note.coins }) : "",
    note.materials ? speech.say("screen-note-materials", { count: note.materials }) : "",
    note.xp ? speech.say("screen-note-xp", { count: note.xp }) : "",
    note.skill ? speech.say("screen-way-test", { skill: note.skill, value: note.value ?? 0 }) : "",
    note.level ? speech.say("screen-way-fight", { level: note.level, foes: note.foes ?? 0 }) : "",
    note.adds !== undefined && note.adds !== null ? `+${note.adds}` : "",
    odds && note.chance !== undefined && note.chance !== null
      ? speech.say("screen-percent", { chance: note.chance })
      : "",
    note.takes ? speech.say("screen-wound-takes", { takes: note.takes, left: note.left ?? 0 }) : "",
  ];
  return found.filter(Boolean).join(" · ");
}
