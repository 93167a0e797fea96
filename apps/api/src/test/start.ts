/** The clock of every test starts here. */
export const START = new Date('2026-06-01T09:00:00Z')

/** The key that seals the log of the seeded database. */
export const AUDIT_KEY = 'ключ проверок'
