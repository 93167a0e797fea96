import { normalizeName } from '@admin-panel/sdk/validation'
import { and, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { keepDeleted } from '#records/restore/keep-deleted.ts'
import { oneLine } from '#text/one-line.ts'
import { brand, brandAlias } from './schema.ts'
import { say } from '#text/language/say.ts'

/** Removes duplicates and names that are empty once normalized. */
export function normalizeSynonyms(names: string[]): string[] {
  const unique = new Map<string, string>()
  for (const name of names.map(oneLine)) {
    const norm = normalizeName(name)
    if (norm && !unique.has(norm)) unique.set(norm, name)
  }
  return inOrder([...unique.values()])
}

/** Synonyms need one order wherever they are compared, so that resubmitting the same ones is no change. */
export function inOrder(names: string[]): string[] {
  return names.toSorted(new Intl.Collator('ru').compare)
}

/** Replaces the brand's spellings of the source «other»; a removed one that price lists contain becomes unmapped. */
export async function saveSynonyms(tx: Database, actor: Actor, brandId: number, names: string[]): Promise<void> {
  const norms = names.map(normalizeName)
  const aliases = norms.length > 0 ? await aliasesOf(tx, norms) : []
  refuseOthers(aliases, brandId)

  const at = actor.at.toISOString()
  const stamps = sql`updated_at = ${at}, updated_by = ${actor.userId}, version = alias.version + 1`
  const entity = 'brand-alias'
  const related = { entity: 'brand', id: brandId }
  const dropped = sql`source = 'other' and brand_id = ${brandId} and name_norm <> all(${sql.param(norms)}::text[])`
  const released = changeOf('brand_id', sql`${brandId}::int8`, sql`null`)
  const unseen = sql`${dropped} and seen_count = 0`
  await keepDeleted(tx, actor, { entity, table: brandAlias, where: unseen, owner: related })
  await auditEach(
    tx,
    actor,
    { event: 'deleted', entity, related },
    sql`delete from brand_alias where ${unseen} returning id, name, null, ${released}`,
  )
  await auditEach(
    tx,
    actor,
    { event: 'detached', entity, related },
    sql`update brand_alias alias set brand_id = null, status = 'unmapped', ${stamps} where ${dropped} returning id, name, null, ${released}`,
  )
  const input = sql`jsonb_to_recordset(${JSON.stringify(names.map((name, index) => ({ name, name_norm: norms[index] })))}::jsonb)
    as input (name text, name_norm text)`
  const tied = changeOf('brand_id', sql`old.brand_id`, sql`${brandId}::int8`)
  const renamed = changeOf('name', sql`old.name`, sql`alias.name`)
  await auditEach(
    tx,
    actor,
    { event: 'attached', entity, related },
    sql`
      update brand_alias alias set name = input.name, brand_id = ${brandId}, status = 'mapped', ${stamps}
      from ${input} join brand_alias old using (name_norm)
      where old.source = 'other' and alias.id = old.id and (old.name <> input.name or old.brand_id is distinct from ${brandId})
      returning alias.id, alias.name, null, case when old.brand_id is null then ${tied} else '{}' end
        || case when old.name <> alias.name then ${renamed} else '{}' end`,
  )
  await auditEach(
    tx,
    actor,
    { event: 'created', entity, related },
    sql`
      insert into brand_alias (source, name, name_norm, brand_id, status, created_at, created_by, updated_at, updated_by)
      select 'other', name, name_norm, ${brandId}::int8, 'mapped', ${at}::timestamptz, ${actor.userId}::int8, ${at}::timestamptz, ${actor.userId}::int8
      from ${input} where name_norm not in (select name_norm from brand_alias where source = 'other')
      returning id, name, null, ${changeOf('brand_id', sql`null`, sql`${brandId}::int8`)}`,
  )
}

async function aliasesOf(tx: Database, norms: string[]) {
  return tx
    .select({
      id: brandAlias.id,
      name: brandAlias.name,
      name_norm: brandAlias.name_norm,
      brand_id: brandAlias.brand_id,
      brand: brand.name,
    })
    .from(brandAlias)
    .leftJoin(brand, eq(brand.id, brandAlias.brand_id))
    .where(and(eq(brandAlias.source, 'other'), inArray(brandAlias.name_norm, norms)))
    .for('no key update', { of: brandAlias })
}

function refuseOthers(aliases: Awaited<ReturnType<typeof aliasesOf>>, brandId: number) {
  const messages = aliases
    .filter(({ brand_id }) => brand_id !== null && brand_id !== brandId)
    .map(({ name, brand: owner }) => say`Синоним «${name}» уже у бренда «${owner}»`)
  if (messages.length > 0) throw invalid({ synonyms: messages })
}
