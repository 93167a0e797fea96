import { boolean, pgTable, primaryKey, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const role = pgTable('role', {
  ...record,
  slug: text().notNull(),
  name: text().notNull(),
  description: text(),
  scope: text({ enum: ['all', 'own'] }).notNull(),
  is_system: boolean().notNull().default(false),
})

export const rolePermission = pgTable(
  'role_permission',
  { role_id: reference().notNull(), permission: text().notNull() },
  (table) => [primaryKey({ columns: [table.role_id, table.permission] })],
)
