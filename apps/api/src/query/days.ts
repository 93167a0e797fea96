import { and, type PgColumn, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'

const FIRST_DATE = '0001-01-01'

/** Restricts a column to the days from `from` to `to`, both included, in the actor's time zone. */
export function onDays(actor: Actor, column: PgColumn | SQL, from?: string, to?: string): SQL | undefined {
  return and(
    from ? sql`${column} >= ${startOfDay(actor, from)}` : undefined,
    to ? sql`${column} < ${startOfDay(actor, to, 1)}` : undefined,
  )
}

function startOfDay(actor: Actor, date: string, later = 0): SQL {
  const day = date < FIRST_DATE ? FIRST_DATE : date
  return sql`(${day}::date + ${later}::int)::timestamp at time zone ${actor.timeZone}`
}

/** The date of the actor's today, or of some days later. */
export function dayOf({ at, timeZone }: Actor, later = 0): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day') + later)).toISOString().slice(0, 10)
}
