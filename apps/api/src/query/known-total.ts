import type { SQL } from '#db/drizzle.ts'

const totals = new WeakMap<SQL, number>()

/** Says how many rows of its table a condition finds alone, so that they need not be counted. */
export function withTotal(condition: SQL, total: number): SQL {
  totals.set(condition, total)
  return condition
}

/** Whether one of the conditions is a list of ids, which bounds the rows. */
export function isBounded(conditions: readonly (SQL | undefined)[]): boolean {
  return conditions.some((condition) => condition && Number.isFinite(totals.get(condition) ?? Infinity))
}

/** The number of rows under these conditions together, if it is known. */
export function knownTotal(conditions: readonly (SQL | undefined)[]): number | undefined {
  const [only, ...others] = conditions.filter((condition) => condition !== undefined)
  return only && others.length === 0 ? totals.get(only) : undefined
}
