import { boolean, integer, pgTable, text } from '#db/drizzle.ts'
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
  order_statuses: text().array().$type<Schemas['SubOrderStatus'][]>().notNull().default([]),
  subjects: text().array().$type<Schemas['ReasonSubject'][]>().notNull().default([]),
  staff_only: boolean().notNull().default(false),
  is_system: boolean().notNull().default(false),
  is_active: boolean().notNull().default(true),
  position: integer().notNull(),
})
