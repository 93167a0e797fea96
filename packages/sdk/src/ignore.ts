/** Handles a rejection that an event has already reported, or that has no caller waiting for it. */
export function ignore(): void {}
