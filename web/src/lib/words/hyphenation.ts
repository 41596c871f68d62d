// Soft hyphens in long words, for narrow places: browsers hyphenate few languages.
const LONG = 8; // letters: a word that needs to be broken
const SHORTEST = 3; // letters that stay together at an end
const VOWELS = "aeiouyáéíóúâêîôûàèùäëïöüæœ";
/** Consonants that begin a syllable together. */
const TOGETHER = new RegExp(`^(?:ch|gn|ph|qu|th|[bcdfgkpt][lr])[${VOWELS}]`, "i");
const ALONE = new RegExp(`^[^${VOWELS}][${VOWELS}]`, "i");

/** Returns the text with a soft hyphen in each long word: before a syllable, as near to its middle as possible. */
export function hyphenate(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    const at = breakOf(word);
    return at ? `${word.slice(0, at)}\u00ad${word.slice(at)}` : word;
  });
}

function breakOf(word: string): number | null {
  const begins = (at: number) =>
    TOGETHER.test(word.slice(at)) || (ALONE.test(word.slice(at)) && !TOGETHER.test(word.slice(at - 1)));
  const away = (at: number) => Math.abs(at - word.length / 2);
  let best: number | null = null;
  for (let at = SHORTEST; at <= word.length - SHORTEST; at++)
    if (begins(at) && (best === null || away(at) <= away(best))) best = at;
  return best;
}
