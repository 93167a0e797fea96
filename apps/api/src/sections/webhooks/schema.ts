import type { Schemas } from '@admin-panel/sdk'
import { integer, pgTable, sql, text, uuid } from '#db/drizzle.ts'
import { bytes, id, instant, record, reference } from '#db/columns.ts'

export const webhook = pgTable('webhook', {
  ...record,
  name: text().notNull(),
  url: text().notNull(),
  entities: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  events: text()
    .array()
    .$type<Schemas['AuditEvent'][]>()
    .notNull()
    .default(sql`'{}'`),
  status: text({ enum: ['active', 'paused', 'off'] })
    .notNull()
    .default('active'),
  salt: bytes().notNull(),
  previous_salt: bytes(),
  previous_until: instant(),
  /** The position of the last sealed row of the log that has been queued. */
  position: reference().notNull(),
  /** Events from before are not sent. */
  since: instant().notNull(),
  accepted_at: instant(),
})

export const webhookDelivery = pgTable('webhook_delivery', {
  id: id(),
  webhook_id: reference().notNull(),
  message_id: uuid().notNull().defaultRandom(),
  audit_id: reference(),
  entity: text().notNull(),
  entity_id: reference(),
  event: text().notNull(),
  occurred_at: instant().notNull(),
  state: text({ enum: ['pending', 'delivered', 'failed'] })
    .notNull()
    .default('pending'),
  attempts: integer().notNull().default(0),
  next_attempt_at: instant(),
  leased_until: instant(),
  /** The first attempt since the queue was last restarted. */
  first_attempt_at: instant(),
  attempted_at: instant(),
  answer_status: integer(),
  answer_body: text(),
  failure: text(),
  duration_ms: integer(),
})
