// Failed requests as sentences for the reader.
import { t } from "../words/language.svelte";
import { RefusedError } from "./api";

/** Something that did not work: why, and by which rule ("" if by none). */
export interface Problem {
  message: string;
  rule: string;
}

/** Returns a sentence for whatever went wrong. */
export function problemOf(error: unknown): Problem {
  if (error instanceof RefusedError) {
    const { message, why, rule } = error.refusal;
    return { message: message || t(why), rule };
  }
  console.error(error);
  return { message: t("web-server-error"), rule: "" };
}
