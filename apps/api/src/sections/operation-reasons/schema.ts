import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { record } from '#db/columns.ts'
import type { Schemas } from '@admin-panel/sdk'

export type ReasonOperation = Schemas['ReasonOperation']

export const operationReason = pgTable('operation_reason', {
  ...record,
  code: text().notNull(),
  operations: text().array().$type<ReasonOperation[]>().notNull(),
  name: text().notNull(),
  text_public: text(),
  initiator: text().$type<Schemas['ReasonInitiator']>(),
  requires_comment: boolean().notNull().default(false),
  affects_rating: boolean().notNull().default(false),
  is_system: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
  position: integer().notNull(),
})
