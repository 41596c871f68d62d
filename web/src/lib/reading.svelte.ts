// Whether something stands on the screen until it has been read: what would fold by itself waits for it.
export const reading = $state({ now: false });
