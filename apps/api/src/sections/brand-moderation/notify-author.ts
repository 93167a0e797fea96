import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sendTemplate } from '#sections/templates/public.ts'
import type { BrandRequest } from './requests.ts'

const RESOLUTIONS = { created: 'добавлен в каталог', merged: 'объединён с имеющимся', rejected: 'отклонён' }

/** Notifies the author of the decision, unless the author made it. */
export async function notifyAuthor(tx: Database, actor: Actor, request: BrandRequest): Promise<void> {
  const { id, author_id, proposed_name, resolution, target_brand_id } = request
  if (author_id === null || author_id === actor.userId) return
  const { rows } = await tx.execute<{ name: string }>(sql`select name from brand where id = ${target_brand_id}`)
  const variables = {
    brand: proposed_name,
    resolution: resolution ? RESOLUTIONS[resolution] : 'нужна доработка',
    target: rows[0]?.name ?? null,
  }
  const about = { entity: 'brand-moderation', entity_id: id }
  await sendTemplate(tx, author_id, { event: 'brand_decision', variables, at: actor.at, about })
}
