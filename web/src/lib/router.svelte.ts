// Where the reader is, kept in the browser's history: links change the page without loading it again.
import { route, type Route } from "./routes";

interface Place {
  route: Route;
  hash: string;
}

function here(): Place {
  return { route: route(location.pathname), hash: location.hash };
}

let place: Place = $state.raw({ route: { page: "home" }, hash: "" });

export function current(): Place {
  return place;
}

export function go(path: string, { replace = false } = {}): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place = here();
  if (location.pathname !== before && !replace) window.scrollTo(0, 0);
}

/** Take the key of an invitation out of the address bar. */
export function dropHash(): void {
  history.replaceState(null, "", location.pathname + location.search);
  place = here();
}

/** Follow links within the client; call once. Returns how to stop. */
export function startRouter(): () => void {
  place = here();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
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
