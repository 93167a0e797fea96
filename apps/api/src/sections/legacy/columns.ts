import { bigint, integer, jsonb, text } from '#db/drizzle.ts'
import { instant, reference } from '#db/columns.ts'

/** Columns that all tables of legacy records share; `legacy_id` is the id in the previous system. */
export const legacyRecord = {
  id: bigint('legacy_id', { mode: 'number' }).primaryKey(),
  name: text().notNull(),
  mapped_to_id: reference(),
  status: text({ enum: ['unmapped', 'mapped', 'ignored'] })
    .notNull()
    .default('unmapped'),
  note: text(),
  migrated_at: instant().notNull(),
  updated_at: instant().notNull(),
  updated_by: reference(),
  version: integer().notNull().default(1),
}

export const payloadOf = <Payload>() => jsonb().$type<Payload>().notNull()
