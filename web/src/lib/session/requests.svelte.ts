// Requests that may be refused: whether one is on its way, and what was wrong with the last one.
import { runLater } from "../browser/timers";
import { RefusedError } from "../connection/api";
import { problemOf, type Problem } from "../connection/problems";

const PROBLEM_SHOWN = 12_000; // milliseconds that a problem stays on the screen

export class Requests {
  /** Whether a request is on its way. */
  busy = $state(false);
  /** What just did not work; the table goes on. */
  problem: Problem | null = $state.raw(null);
  private cancelTimer = () => {};

  /** `onStale` is called after a refusal because the view was out of date. */
  constructor(private readonly onStale: () => void) {}

  /** Shows a problem for long enough to read it. */
  showProblem(problem: Problem): void {
    this.problem = problem;
    this.cancelTimer();
    this.cancelTimer = runLater(() => (this.problem = null), PROBLEM_SHOWN);
  }

  /** Runs a request; returns its result, or null after showing why it failed. */
  async attempt<T>(run: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    try {
      const result = await run();
      this.problem = null;
      return result;
    } catch (error) {
      this.showProblem(problemOf(error));
      if (error instanceof RefusedError && error.status === 409) this.onStale();
      return null;
    } finally {
      this.busy = false;
    }
  }
}
