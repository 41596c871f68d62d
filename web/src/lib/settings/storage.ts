// Values in this browser's storage, as JSON. Storage may be forbidden or full: then nothing is kept.

/** Returns the stored value of a key; null if there is none. */
export function readStored<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it is asked or told again
  }
}
