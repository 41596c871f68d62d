/** Runs a function after so many milliseconds. Returns a function that cancels it. */
export const runLater = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
