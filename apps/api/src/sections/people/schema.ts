import { boolean, date, integer, pgTable } from '#db/drizzle.ts'
import { id, instant, reference } from '#db/columns.ts'

export const erasure = pgTable('erasure', {
  id: id(),
  erased_at: instant().notNull(),
  by_term: boolean().notNull(),
  orders_count: integer().notNull(),
})

/** A walk along all orders that erases by term. */
export const erasureRun = pgTable('erasure_run', {
  id: id(),
  before: date().notNull(),
  /** The last order of the walk so far. */
  position: reference().notNull().default(0),
  started_at: instant().notNull(),
  finished_at: instant(),
  buyers_count: integer().notNull().default(0),
  orders_count: integer().notNull().default(0),
})
