// A review that is being worked out by the server: asked for again and again until it is ready.
import type { Review } from "../generated/wire";
import { api } from "./api";
import { problemOf } from "./session.svelte";

const BEAT = 1500; // milliseconds between two looks

export class Reviewing {
  found = $state.raw<Review | null>(null);
  problem = $state("");

  /** Follow the review of a table, in the words of the language chosen now. Returns how to stop. */
  follow(id: string): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = async () => {
      try {
        const review = await api.review(id);
        if (stopped) return;
        this.found = review;
        if (review.progress < 1) timer = setTimeout(look, BEAT);
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
