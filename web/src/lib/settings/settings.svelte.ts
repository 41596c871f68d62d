// The reader's settings, kept in this browser and set on the page's root element. They hold for the whole page,
// whatever table is open, so they are module state.
import { PACES, type Pace } from "../playback/pacer";
import { LANGUAGES, preferredLanguage, type Language } from "../words/words";

export interface Settings {
  language: Language;
  motion: "system" | "full" | "reduced";
  contrast: "normal" | "high";
  /** How fast others' moves are shown. */
  pace: Pace;
  /** Ask again before an answer that cannot be taken back. */
  confirm: boolean;
  /** Great events, such as crises, stay until they are read. */
  wait: boolean;
  sound: boolean;
  /** Play the quiet sound of the place of the game. */
  ambience: boolean;
  notifications: boolean;
  /** The name under which this reader sits down. */
  name: string;
}

const STORAGE_KEY = "fathom.settings";

/** Returns settings from storage; unknown or wrong values fall back to the defaults. */
export function parseSettings(stored: string | null, languages: readonly string[]): Settings {
  const settings: Settings = {
    language: preferredLanguage(languages),
    motion: "system",
    contrast: "normal",
    pace: "normal",
    confirm: true,
    wait: true,
    sound: false,
    ambience: false,
    notifications: false,
    name: "",
  };
  let kept: Partial<Settings>;
  try {
    kept = (JSON.parse(stored ?? "{}") as Partial<Settings> | null) ?? {};
  } catch {
    return settings;
  }
  if (LANGUAGES.includes(kept.language as Language)) settings.language = kept.language as Language;
  if (kept.motion === "full" || kept.motion === "reduced") settings.motion = kept.motion;
  if (kept.contrast === "high") settings.contrast = kept.contrast;
  if (PACES.includes(kept.pace as Pace)) settings.pace = kept.pace as Pace;
  if (typeof kept.confirm === "boolean") settings.confirm = kept.confirm;
  if (typeof kept.wait === "boolean") settings.wait = kept.wait;
  if (typeof kept.sound === "boolean") settings.sound = kept.sound;
  if (typeof kept.ambience === "boolean") settings.ambience = kept.ambience;
  if (typeof kept.notifications === "boolean") settings.notifications = kept.notifications;
  if (typeof kept.name === "string") settings.name = kept.name.slice(0, 40);
  return settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // storage may be forbidden: the settings then last as long as the page
  }
}

export const settings: Settings = $state(
  parseSettings(stored(), typeof navigator === "undefined" ? [] : (navigator.languages ?? [])),
);

/** Saves the settings and sets them on the root element whenever they change; call it once, in a component. */
export function persistSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.motion = settings.motion;
    root.dataset.contrast = settings.contrast;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
    } catch {
      // see stored()
    }
  });
}

/** The locale of dates, times and numbers: English ones are British. */
export const locale = (): string => (settings.language === "en" ? "en-GB" : settings.language);

/** Whether the reader or the system asks for less motion. */
export function prefersReducedMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduced";
  return typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
