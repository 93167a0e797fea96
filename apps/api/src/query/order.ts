import { asc, Column, desc, is, type PgColumn, type SQL, sql } from '#db/drizzle.ts'

/** One part of the order of a list. */
export interface SortKey {
  key: PgColumn | SQL
  isDescending: boolean
}

/** The parts of an order; the id comes last and breaks ties. */
export function sortKeysOf(sort: string[], keys: Record<string, PgColumn | SQL>, id: PgColumn): SortKey[] {
  const chosen = sort.map((name): SortKey => {
    const key = keys[name.replace(/^-/, '')]
    if (!key) throw new Error(`The list has no order for the sort key ${name}`)
    return { key, isDescending: name.startsWith('-') }
  })
  return [...chosen, { key: id, isDescending: chosen[0]?.isDescending ?? false }]
}

/** A row without a value comes last in both directions. */
export function orderBy(keys: SortKey[]): SQL[] {
  return keys.map(({ key, isDescending }) => {
    // For a column that is not null the plain order lets one index serve both directions.
    if (is(key, Column) && key.notNull) return isDescending ? desc(key) : asc(key)
    return isDescending ? sql`${key} desc nulls last` : sql`${key} asc nulls last`
  })
}

export function isNullable({ key }: SortKey): boolean {
  return !(is(key, Column) && key.notNull)
}
