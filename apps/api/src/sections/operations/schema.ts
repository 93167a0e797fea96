import type { Schemas } from '@admin-panel/sdk'
import type { PermissionName } from '@admin-panel/permissions'
import { boolean, integer, jsonb, pgTable, primaryKey, real, text, uuid } from '#db/drizzle.ts'
import { id, instant, reference } from '#db/columns.ts'
import type { Rights } from '#contract/identity.ts'
import type { Caller } from '#db/actor.ts'
import type { Language } from '#text/language/language.ts'

export interface FileColumns {
  header: string[]
  /** The title of the column by field. */
  mapping: Record<string, string>
}

/** A row of an imported file. */
export interface FileRow {
  item: Record<string, unknown>
  /** The column that errors name where their field has none of its own. */
  column?: string
  /** The texts of its line. */
  cells?: string[]
}

export const operation = pgTable('operation', {
  id: id(),
  call: text().notNull(),
  kind: text().$type<Schemas['OperationKind']>().notNull(),
  input: jsonb().$type<Record<string, unknown>>().notNull(),
  filter: jsonb().$type<Record<string, unknown>>(),
  reason: text(),
  starts_itself: boolean().notNull().default(false),
  status: text().$type<Schemas['OperationStatus']>().notNull(),
  explanation: text(),
  total: integer(),
  done: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  skipped: integer().notNull().default(0),
  changes: jsonb().$type<Schemas['TriedChange'][]>().notNull().default([]),
  price_change: real(),
  author_id: reference().notNull(),
  author_key_id: reference(),
  author_name: text().notNull(),
  starter_id: reference(),
  starter_key_id: reference(),
  starter_name: text(),
  ip: text().notNull(),
  user_agent: text().notNull(),
  source: text().$type<Caller['source']>().notNull(),
  language: text().$type<Language>().notNull(),
  created_at: instant().notNull(),
  started_at: instant(),
  finished_at: instant(),
  stepped_at: instant(),
  retry_at: instant(),
  attempts: integer().notNull().default(0),
  undoes: reference(),
  source_name: text(),
  source_key: text(),
  result_name: text(),
  /** Of the present attempt to write the file, until it is done. */
  result_key: text(),
  result_size: integer(),
  result_reach: jsonb().$type<Rights>(),
  created: integer().notNull().default(0),
  price_checks: integer().notNull().default(0),
  skip_invalid: boolean().notNull().default(false),
  source_size: integer(),
  columns: jsonb().$type<FileColumns>(),
  /** Whether the one who set it going had a fresh proof then. */
  proved: boolean().notNull().default(false),
  /** Whether the dry run met a change that asks for one. */
  needs_proof: boolean().notNull().default(false),
  /** What writing all of a restore takes: of each list one permission. */
  rights: jsonb().$type<(readonly PermissionName[])[]>(),
  second_person: boolean().notNull().default(false),
  /** What a process has to know of this kind of work to take it. */
  needs: integer().notNull().default(0),
})

export type StoredOperation = typeof operation.$inferSelect

export const operationItem = pgTable(
  'operation_item',
  {
    operation_id: reference().notNull(),
    position: integer().notNull(),
    entity_id: reference(),
    version: integer(),
    next_version: integer(),
    payload: jsonb().$type<FileRow>(),
    line: integer(),
    state: text().$type<Schemas['OperationItemState']>().notNull().default('pending'),
    message: text(),
  },
  (table) => [primaryKey({ columns: [table.operation_id, table.position] })],
)

export type StoredItem = typeof operationItem.$inferSelect

export const operationKey = pgTable(
  'operation_key',
  { operation_id: reference().notNull(), key: uuid().notNull(), line: integer().notNull() },
  (table) => [primaryKey({ columns: [table.operation_id, table.key] })],
)

/** Rows of a file that are not items yet, as JSON. */
export const operationChunk = pgTable(
  'operation_chunk',
  { operation_id: reference().notNull(), number: integer().notNull(), rows: text().notNull() },
  (table) => [primaryKey({ columns: [table.operation_id, table.number] })],
)
