/** Where the clock of every test begins. */
export const START = new Date('2026-06-01T09:00:00Z')
