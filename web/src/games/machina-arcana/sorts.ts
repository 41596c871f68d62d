// What sort of card a name belongs to.
import { FACTS } from "../../generated/machina-arcana";

export const isExplorer = (card: string): boolean => card in FACTS.explorers;
export const isMonster = (card: string): boolean => card in FACTS.monsters;
export const isItem = (card: string): boolean => card in FACTS.items;
export const isEvent = (card: string): boolean => card in FACTS.events;
export const isFinale = (card: string): boolean => (FACTS.chapters as Record<string, { finale: boolean }>)[card]?.finale ?? false;
