import { boolean, date, pgTable, primaryKey, text } from '#db/drizzle.ts'
import { record, reference } from '#db/columns.ts'

export const role = pgTable('role', {
  ...record,
  slug: text().notNull(),
  name: text().notNull(),
  description: text(),
  scope: text({ enum: ['all', 'own'] }).notNull(),
  is_system: boolean().notNull().default(false),
  /** From the beginning of this day in the marketplace's zone its users sign in with a second step. */
  factor_required_from: date({ mode: 'string' }),
})

export const rolePermission = pgTable(
  'role_permission',
  { role_id: reference().notNull(), permission: text().notNull() },
  (table) => [primaryKey({ columns: [table.role_id, table.permission] })],
)
