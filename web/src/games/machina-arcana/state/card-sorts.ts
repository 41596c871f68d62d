// What sort of card a name belongs to.
import { FACTS } from "$generated/machina-arcana";

export const isExplorer = (card: string): boolean => card in FACTS.explorers;
export const isMonster = (card: string): boolean => card in FACTS.monsters;
export const isItem = (card: string): boolean => card in FACTS.items;
export const isEvent = (card: string): boolean => card in FACTS.events;
const chapters: Record<string, { finale: boolean; blocking: boolean }> = FACTS.chapters;
export const isFinale = (card: string): boolean => chapters[card]?.finale ?? false;
/** Whether chapter spaces do not end a chapter: its card says what does. */
export const isBlocking = (card: string): boolean => chapters[card]?.blocking ?? false;
