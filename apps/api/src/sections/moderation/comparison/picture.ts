import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { moderation } from '#sections/moderation/schema.ts'

type Request = Pick<typeof moderation.$inferSelect, 'entity' | 'entity_id' | 'after'>

/** The proposed product as a moderator recognises it: its photo after the change, brand, article and category. */
export async function pictureOf(
  db: Database,
  { entity, entity_id, after }: Request,
): Promise<Pick<Schemas['Moderation'], 'image_url' | 'hints'>> {
  if (entity !== 'product') return { image_url: null, hints: [] }
  const { image_ids } = after as { image_ids?: number[] }
  const image = image_ids ? sql`${image_ids[0] ?? null}::int8` : sql`image_ids[1]`
  const { rows } = await db.execute<{ image_url: string | null; hints: (string | null)[] }>(sql`
    select (select '/files/' || key || '.webp' from file where id = ${image}) as image_url,
      array[(select name from brand where id = brand_id), article, (select name from category where id = category_id)] as hints
    from product where id = ${entity_id}`)
  const { image_url = null, hints = [] } = rows[0] ?? {}
  return { image_url, hints: hints.filter((hint) => hint !== null) }
}

/** How the proposals of a seller were decided. */
export async function sellerRecord(db: Database, companyId: number): Promise<Schemas['ModerationRecord']> {
  const { rows } = await db.execute<Schemas['ModerationRecord'] & Record<string, unknown>>(sql`
    select count(*)::int as decided_count, (count(*) filter (where status = 'approved'))::int as approved_count
    from moderation where company_id = ${companyId} and status in ('approved', 'rejected')`)
  return rows[0] ?? { decided_count: 0, approved_count: 0 }
}
