import { MediaQuery } from "svelte/reactivity";

const PHONE = "(max-width: 900px), (max-height: 500px) and (orientation: landscape)";

/** A media query that is true on a phone's screen, upright or on its side. */
export const phoneScreen = () => new MediaQuery(PHONE);
