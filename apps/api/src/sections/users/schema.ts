import { pgTable, primaryKey, text } from '#db/drizzle.ts'
import { instant, record, reference } from '#db/columns.ts'

export const user = pgTable('user', {
  ...record,
  /** `preview`: an account made to see the panel as a role, for half an hour. */
  kind: text({ enum: ['person', 'service', 'preview'] })
    .notNull()
    .default('person'),
  last_name: text().notNull(),
  first_name: text().notNull(),
  middle_name: text(),
  email: text().notNull(),
  phone: text(),
  position: text(),
  time_zone: text().notNull().default('Europe/Moscow'),
  status: text({ enum: ['invited', 'active', 'blocked', 'archived'] })
    .notNull()
    .default('invited'),
  blocked_until: instant(),
  password_hash: text(),
  last_login_at: instant(),
})

export const userRole = pgTable(
  'user_role',
  { user_id: reference().notNull(), role_id: reference().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.role_id] })],
)

export const userCompany = pgTable(
  'user_company',
  { user_id: reference().notNull(), company_id: reference().notNull() },
  (table) => [primaryKey({ columns: [table.user_id, table.company_id] })],
)
