import type { Schemas } from '@admin-panel/sdk'
import { boolean, integer, pgTable, text } from '#db/drizzle.ts'
import { id, instant, reference } from '#db/columns.ts'

export type FileEntity = Schemas['FileEntity']

export const file = pgTable('file', {
  id: id(),
  key: text().notNull(),
  kind: text().$type<Schemas['FileKind']>().notNull(),
  name: text().notNull(),
  mime: text().notNull(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
  hash: text().notNull(),
  entity: text().$type<FileEntity>().notNull(),
  company_id: reference(),
  /** Whether the file was ever attached to a record. */
  attached: boolean().notNull().default(false),
  created_at: instant().notNull(),
  created_by: reference(),
})

/** Files that a record has let go of; triggers of the records' tables write it. */
export const releasedFile = pgTable('released_file', {
  file_id: reference().primaryKey(),
  /** When the sweep first saw that nothing holds the file. */
  unheld_since: instant(),
})
