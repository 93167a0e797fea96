import { integer, jsonb, pgTable, smallint, sql, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'
import type { ModeratedEntity } from '#records/moderated.ts'

export type ModerationStatus = 'new' | 'in_work' | 'approved' | 'rejected' | 'revision' | 'cancelled'

export interface DecisionReason {
  reason_id: number
  field: string | null
  comment: string | null
}

/** The columns of a request that a moderator claims and decides on. */
export const decidable = {
  assignee_id: reference(),
  assigned_until: instant(),
  due_at: instant().notNull(),
  attempt: integer().notNull().default(1),
  reasons: jsonb().$type<DecisionReason[]>().notNull().default([]),
  comment_public: text(),
  comment_internal: text(),
  author_id: reference(),
  decided_by: reference(),
  decided_at: instant(),
}

export const moderation = pgTable('moderation', {
  ...record,
  number: text()
    .notNull()
    .generatedAlwaysAs(sql`'М-' || lpad(id::text, greatest(6, length(id::text)), '0')`),
  entity: text().$type<ModeratedEntity>().notNull(),
  entity_id: reference().notNull(),
  entity_label: text().notNull(),
  entity_version: integer().notNull(),
  company_id: reference(),
  kind: text().$type<'create' | 'update'>().notNull(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>().notNull(),
  changed_fields: text().array().notNull(),
  status: text().$type<ModerationStatus>().notNull().default('new'),
  priority: text().$type<'low' | 'normal' | 'high'>().notNull().default('normal'),
  priority_rank: smallint()
    .notNull()
    .generatedAlwaysAs(sql`case priority when 'high' then 3 when 'normal' then 2 else 1 end`),
  ...decidable,
  search_text: text().notNull().default(''),
})
