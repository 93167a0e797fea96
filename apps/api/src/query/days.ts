import { dayAt, daysAfter, marketplaceZone } from '@admin-panel/sdk/validation'
import { and, type PgColumn, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'

// All days are counted here: docs/architecture.md says by whose calendar each is.

const FIRST_DATE = '0001-01-01'

/** Restricts a column to the days from `from` to `to`, both included, in the actor's time zone. */
export function onDays(actor: Actor, column: PgColumn | SQL, from?: string, to?: string): SQL | undefined {
  return and(
    from ? sql`${column} >= ${startOfDay(actor, from)}` : undefined,
    to ? sql`${column} < ${startOfDay(actor, to, 1)}` : undefined,
  )
}

/** The filters of a list for the first and the last of the days. */
export function since(actor: Actor, column: PgColumn) {
  return (day: string) => onDays(actor, column, day)
}

export function until(actor: Actor, column: PgColumn) {
  return (day: string) => onDays(actor, column, undefined, day)
}

/**
 * The same as `onDays` in the time zone of each row's own place; where it has none, in the marketplace's. The wider days in UTC are
 * found in the index.
 */
export function onDaysOfPlace(zone: SQL, column: PgColumn | SQL, from?: string, to?: string): SQL | undefined {
  const day = dayIn(sql`coalesce(${zone}, ${marketplaceZone})`, sql`${column}`)
  const utc = { timeZone: 'UTC' }
  return and(
    from ? sql`${column} >= ${startOfDay(utc, from, -1)} and ${day} >= ${dateOf(from)}` : undefined,
    to ? sql`${column} < ${startOfDay(utc, to, 2)} and ${day} <= ${dateOf(to)}` : undefined,
  )
}

export function startOfDay({ timeZone }: Pick<Actor, 'timeZone'>, date: string, later = 0): SQL {
  return sql`(${dateOf(date)} + ${later}::int)::timestamp at time zone ${timeZone}`
}

/** The moments when these days begin for the actor, in order. */
export function startsOfDays({ timeZone }: Actor, days: readonly string[]): SQL {
  return sql`(
    select array_agg(day::timestamp at time zone ${timeZone} order by day)
    from unnest(${sql.param(days)}::date[]) day)`
}

function dateOf(day: string): SQL {
  return sql`${day < FIRST_DATE ? FIRST_DATE : day}::date`
}

/** The date of the actor's today, or of some days later. */
export function dayOf({ at, timeZone }: Pick<Actor, 'at' | 'timeZone'>, later = 0): string {
  return daysAfter(dayAt(at, timeZone), later)
}

/** The date of the marketplace's today, or of some days later: terms begin and end by it. */
export function marketDay(at: Date, later = 0): string {
  return dayOf({ at, timeZone: marketplaceZone }, later)
}

/** The same as a date of SQL. */
export function marketDate(at: Date): SQL {
  return dateOf(marketDay(at))
}

/** The date of a moment where the clock shows the time of a zone. */
export function dayIn(zone: SQL | string, moment: SQL | Date): SQL {
  const time = moment instanceof Date ? sql`${moment.toISOString()}::timestamptz` : moment
  return sql`(${time} at time zone ${zone})::date`
}
