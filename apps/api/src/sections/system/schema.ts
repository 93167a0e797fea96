import { pgTable, text } from '#db/drizzle.ts'
import { record } from '#db/columns.ts'

export const routeRule = pgTable('route_rule', { ...record, path: text().notNull(), redirect: text().notNull() })
