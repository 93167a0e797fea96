import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { routeRule } from './schema.ts'

export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const bare = path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
  const [rule] = await db.select({ redirect: routeRule.redirect }).from(routeRule).where(eq(routeRule.path, bare))
  return rule?.redirect ?? null
}
