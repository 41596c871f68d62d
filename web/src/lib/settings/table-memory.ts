// What this browser remembers of each table.
import type { Invite } from "$generated/wire";
import { readStored, writeStored } from "./storage";

const INVITES = "fathom.invites.";
const LINK = "fathom.link.";
const DEVICES = "fathom.devices.";
const READ = "fathom.read.";
const DONE = "fathom.done.";
const LESSON = "fathom.lesson-left.";
const HIDDEN = "fathom.hidden";

/** Saves the invitations to a table that I opened: the server tells their keys once, and I may copy the links again. */
export function saveInvites(table: string, invites: Invite[]): void {
  writeStored(INVITES + table, invites);
}

export function savedInvites(table: string): Invite[] {
  return readStored<Invite[]>(INVITES + table) ?? [];
}

/** The key of the link to any free seat of a table that I opened; "" if none is known here. */
export const savedOpenLink = (table: string): string => readStored<string>(LINK + table) ?? "";
export const saveOpenLink = (table: string, key: string): void => writeStored(LINK + table, key);

/** The tables that the reader has hidden from the first page. */
export const hiddenTables = (): string[] => readStored<string[]>(HIDDEN) ?? [];
export const saveHiddenTables = (tables: readonly string[]): void => writeStored(HIDDEN, tables);

/** Whether the reader has left the lesson at a table. */
export const hasLeftLesson = (table: string): boolean => readStored<boolean>(LESSON + table) ?? false;
export const saveLessonLeft = (table: string): void => writeStored(LESSON + table, true);

/** The devices of a seat of mine that I have seen and accepted. */
export function knownDevices(table: string, seat: number): string[] {
  return readStored<string[]>(`${DEVICES}${table}.${seat}`) ?? [];
}

export function saveKnownDevices(table: string, seat: number, devices: readonly string[]): void {
  writeStored(`${DEVICES}${table}.${seat}`, devices);
}

/** The number of the last notice about seats that I have dismissed; -1: none. */
export function lastReadNotice(table: string): number {
  return readStored<number>(READ + table) ?? -1;
}

export function saveLastReadNotice(table: string, number: number): void {
  writeStored(READ + table, number);
}

/** How many answers had been given at a table when a seat of mine last answered; -1: never. */
export function lastOwnAnswer(table: string, seat: number): number {
  return readStored<number>(`${DONE}${table}.${seat}`) ?? -1;
}

export function saveLastOwnAnswer(table: string, seat: number, answers: number): void {
  writeStored(`${DONE}${table}.${seat}`, answers);
}
