import { pgTable, text } from 'drizzle-orm/pg-core'

export const routeRule = pgTable('route_rule', { path: text().primaryKey(), redirect: text().notNull() })
