// Small things that this browser remembers, and the things it can do: copy, share, download.
import type { Invite } from "../generated/wire";

const INVITES = "fathom.invites.";

/** The keys of a table that I opened are told once; they stay in this browser so that I can copy the links again. */
export function keepInvites(table: string, invites: Invite[]): void {
  try {
    localStorage.setItem(INVITES + table, JSON.stringify(invites));
  } catch {
    // then the links can be copied only now
  }
}

export function invitesOf(table: string): Invite[] {
  try {
    return JSON.parse(localStorage.getItem(INVITES + table) ?? "[]") as Invite[];
  } catch {
    return [];
  }
}

const PLEDGE = "fathom.pledge.";
const DEVICES = "fathom.devices.";
const READ = "fathom.read.";
const DONE = "fathom.done.";
const LESSON = "fathom.lesson-left.";

export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it is asked or told again
  }
}

/** Whether the reader has had enough of the guided game at a table. */
export const hasLeftLesson = (table: string): boolean => recall<boolean>(LESSON + table) ?? false;
export const leaveLesson = (table: string): void => remember(LESSON + table, true);

/** What the server promised us for a table before it knew our share, and that share. */
export interface Pledge {
  promise: string;
  share: string;
}

/** The first pledge of a table is the one that counts. */
export function keepPledge(table: string, pledge: Pledge): void {
  if (!pledgeOf(table)) remember(PLEDGE + table, pledge);
}

export function pledgeOf(table: string): Pledge | null {
  return recall<Pledge>(PLEDGE + table);
}

/** The devices of a seat of mine that I have seen and let be. */
export function knownDevices(table: string, seat: number): string[] {
  return recall<string[]>(`${DEVICES}${table}.${seat}`) ?? [];
}

export function keepDevices(table: string, seat: number, devices: readonly string[]): void {
  remember(`${DEVICES}${table}.${seat}`, devices);
}

/** The number of the last line about seats that I have put away. */
export function lastRead(table: string): number {
  return recall<number>(READ + table) ?? -1;
}

export function keepRead(table: string, number: number): void {
  remember(READ + table, number);
}

/** How many answers had been given at a table when a seat of mine last did something; -1: never. */
export function lastDone(table: string, seat: number): number {
  return recall<number>(`${DONE}${table}.${seat}`) ?? -1;
}

export function keepDone(table: string, seat: number, answers: number): void {
  remember(`${DONE}${table}.${seat}`, answers);
}

/** Copy to the clipboard; browsers without a clipboard (or without https) get the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

export function download(name: string, content: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
