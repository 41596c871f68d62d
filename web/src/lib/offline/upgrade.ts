// After an upgrade of the server a page that was open before may ask for files that are gone: it is loaded anew, once.
// Without a network it stays as it is: a page that is loaded then would be lost.
const LATELY = 30_000; // milliseconds
const TRIED = "fathom.loaded-anew";

export function startAnew(): void {
  addEventListener("vite:preloadError", () => void loadAnew().catch(() => {}));
}

async function loadAnew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(TRIED)) < LATELY) return;
  await fetch("/health", { cache: "no-store" });
  sessionStorage.setItem(TRIED, String(Date.now()));
  location.reload();
}
