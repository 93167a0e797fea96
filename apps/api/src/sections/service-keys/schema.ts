import { boolean, integer, pgTable, sql, text } from '#db/drizzle.ts'
import { bytes, instant, record, reference } from '#db/columns.ts'

export const serviceKey = pgTable('service_key', {
  ...record,
  user_id: reference().notNull(),
  hash: bytes().notNull(),
  name: text().notNull(),
  start: text().notNull(),
  addresses: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  requests_per_minute: integer().notNull(),
  is_agent: boolean().notNull().default(false),
  expires_at: instant().notNull(),
  revoked_at: instant(),
  last_used_at: instant(),
  last_used_ip: text(),
})
