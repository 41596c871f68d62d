// What the squares of an enemy show, read from the letters that its card is written in.
import { FACTS, type Enemy, type Trick } from "$generated/sleeping-gods";

export interface Square {
  hearts: number;
  damage: boolean;
  synergy: boolean;
  flying: boolean;
  trick: Trick | null;
}

const read = (cell: string): Square => {
  const marks = cell.split("+");
  const heart = marks.find((mark) => mark.startsWith("H"));
  return {
    hearts: heart ? Number(heart.slice(1) || 1) : 0,
    damage: marks.includes("D"),
    synergy: marks.includes("S"),
    flying: marks.includes("F"),
    trick: (marks.find((mark) => /^[a-z]/.test(mark)) as Trick | undefined) ?? null,
  };
};

export const printOf = (enemy: Enemy) => FACTS.enemies[enemy];
export const squaresOf = (enemy: Enemy): Square[] => printOf(enemy).grid.split(" ").map(read);
export const isCovered = (covered: number, square: number): boolean => ((covered >> square) & 1) === 1;
