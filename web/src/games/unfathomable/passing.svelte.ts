// Passing for the rest of a turn: the questions that everybody gets at every roll and test are answered by themselves.
import type { Question } from "../../generated/wire";

/** The moments at which everybody who might have something is asked, quietly and often. */
const WINDOWS: readonly string[] = [
  "action-phase", "before-roll", "after-roll", "before-cards", "cards-revealed", "total-known", "character-falls", "passenger-falls",
];

export const isWindow = (question: Pick<Question, "prompt"> | null): boolean => question !== null && WINDOWS.includes(question.prompt);

class Passing {
  /** The table, the seat and the turn for which the reader passes. */
  private during: string | null = $state(null);

  on(table: string, seat: number, turn: number): boolean {
    return this.during === `${table} ${seat} ${turn}`;
  }

  begin(table: string, seat: number, turn: number): void {
    this.during = `${table} ${seat} ${turn}`;
  }

  end(): void {
    this.during = null;
  }
}

export const passing = new Passing();
