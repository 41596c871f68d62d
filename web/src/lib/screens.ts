import { MediaQuery } from "svelte/reactivity";

const PHONE = "(max-width: 900px), (max-height: 500px) and (orientation: landscape)";

/** Whether the screen is a phone's, upright or on its side, as long as somebody looks. */
export const onPhone = () => new MediaQuery(PHONE);
