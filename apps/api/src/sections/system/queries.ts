import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { pageOf } from './page-of.ts'
import { routeRule } from './schema.ts'

export async function findRedirect(db: Database, path: string): Promise<string | null> {
  const [rule] = await db
    .select({ redirect: routeRule.redirect })
    .from(routeRule)
    .where(eq(routeRule.path, pageOf(path)))
  return rule?.redirect ?? null
}
