// The alert "your turn": the tab's title and icon, a sound, and a notification when the tab is hidden.
import { settings } from "../settings/settings.svelte";
import { playTurnChime } from "./sound";

const NAME = "Fathom";

function icon(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel="icon"]');
}

export function setTitle(title: string, turn = false): void {
  document.title = (turn ? "● " : "") + (title ? `${title} · ${NAME}` : NAME);
  const link = icon();
  const wanted = turn ? "/assets/icon-turn.svg" : "/assets/icon.svg";
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}

/** Tells the reader that the table waits for them. */
export function alertPlayer(title: string, body: string, tag: string): void {
  playTurnChime();
  if (!document.hidden || !settings.notifications || !canNotify()) return;
  try {
    const notification = new Notification(title, { body, tag, icon: "/assets/icon-turn.svg" });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // some phones only let installed pages notify
  }
}

function canNotify(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Asks for permission to show notifications; false if the reader or the browser refuses. */
export async function requestNotifications(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
