import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { findAlias } from './queries.ts'
import { inOrder } from '#sections/brands/public.ts'

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
  const { rows } = await tx.execute<{ id: number; synonyms: string[] }>(sql`
    select brand_id as id, array_agg(name) as synonyms from brand_alias
    where source = 'other' and brand_id = any(${sql.param([...changes.keys()])}::int8[]) group by brand_id`)
  const present = new Map(rows.map(({ id, synonyms }) => [id, synonyms]))
  const lists = [...changes.values()].map(({ id, removed, added }) => {
    const next = present.get(id) ?? []
    return { id, before: inOrder([...next.filter((name) => !added.includes(name)), ...removed]), next: inOrder(next) }
  })
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'brand' },
    sql`
      update brand set version = version + 1, updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      from jsonb_to_recordset(${JSON.stringify(lists)}::jsonb) as change (id int8, before jsonb, next jsonb)
      where brand.id = change.id
      returning brand.id, name, null, ${changeOf('synonyms', sql`change.before`, sql`change.next`)}`,
  )
}

/** A spelling that is there again is a synonym of its brand again. */
export async function touchReturned(tx: Database, actor: Actor, id: number): Promise<void> {
  const { source, name, brand_id } = await findAlias(tx, id)
  await touchBrands(tx, actor, [{ source, before: null, after: { name, brand_id } }])
}
