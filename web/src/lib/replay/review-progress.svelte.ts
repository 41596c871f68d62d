// A review that the server is working out: fetched again and again until it is ready.
import type { Review } from "$generated/wire";
import { api } from "../connection/api";
import { problemOf } from "../connection/problems";

const INTERVAL = 1500; // milliseconds between two requests

export class ReviewProgress {
  review = $state.raw<Review | null>(null);
  problem = $state("");

  /** Follows the review of a table, in the language chosen now. Returns a function that stops it. */
  follow(id: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = async () => {
      try {
        const review = await api.review(id);
        if (stopped) return;
        this.review = review;
        if (review.progress < 1) timer = setTimeout(look, INTERVAL);
      } catch (error) {
        if (!stopped) this.problem = problemOf(error).message;
      }
    };
    void look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
