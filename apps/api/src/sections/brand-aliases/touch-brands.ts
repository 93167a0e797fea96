import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'

interface Spelling {
  name: string
  brand_id: number | null
}

/** A spelling before and after a change; null where it did not exist or has been deleted. */
export interface SpellingChange {
  source: string
  before: Spelling | null
  after: Spelling | null
}

/** The spellings of the source «other» are the synonyms in a brand's record, so their brands change with them. */
export async function touchBrands(tx: Database, actor: Actor, spellings: SpellingChange[]): Promise<void> {
  const changes = new Map<number, { id: number; removed: string[]; added: string[] }>()
  const changeOfBrand = (id: number) => {
    const change = changes.get(id) ?? { id, removed: [], added: [] }
    changes.set(id, change)
    return change
  }
  for (const { source, before, after } of spellings) {
    if (source !== 'other' || (before?.name === after?.name && before?.brand_id === after?.brand_id)) continue
    if (before?.brand_id) changeOfBrand(before.brand_id).removed.push(before.name)
    if (after?.brand_id) changeOfBrand(after.brand_id).added.push(after.name)
  }
  if (changes.size === 0) return
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'brand' },
    sql`
      update brand set version = version + 1, updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      from jsonb_to_recordset(${JSON.stringify([...changes.values()])}::jsonb) as change (id int8, removed jsonb, added jsonb)
      where brand.id = change.id
      returning brand.id, name, null, ${changeOf('synonyms', sql`change.removed`, sql`change.added`)}`,
  )
}
