// The page that is shown, kept in the browser's history: links change the page without loading it again. There is one
// address bar, so the place is module state.
import { parseRoute, type Route } from "./routes";

interface Place {
  route: Route;
  hash: string;
}

function here(): Place {
  return { route: parseRoute(location.pathname), hash: location.hash };
}

let place: Place = $state.raw({ route: { page: "home" }, hash: "" });

export function currentPlace(): Place {
  return place;
}

/** Goes to a page of the client. */
export function navigate(path: string, { replace = false } = {}): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place = here();
  if (location.pathname !== before && !replace) window.scrollTo(0, 0);
}

/** Removes the part behind the `#`, such as the key of an invitation, from the address bar. */
export function clearHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
  place = here();
}

/** Follows links within the client; call it once. Returns a function that stops it. */
export function startRouter(): () => void {
  place = here();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  const back = () => (place = here());
  document.addEventListener("click", follow);
  addEventListener("popstate", back);
  addEventListener("hashchange", back);
  return () => {
    document.removeEventListener("click", follow);
    removeEventListener("popstate", back);
    removeEventListener("hashchange", back);
  };
}
