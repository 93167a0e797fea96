import { normalizeName } from '@admin-panel/sdk/validation'
import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, isNotFound, invalid } from '#errors.ts'
import { withSlug } from '#records/free-slug.ts'
import { brandRecords, lockArticles, normalizeSynonyms } from '#sections/brands/public.ts'
import { brand } from '#sections/brands/schema.ts'
import type { BrandRequest } from './requests.ts'
import { say } from '#text/language/say.ts'

/** Creates the proposed brand; its synonyms become spellings. */
export async function createBrand(
  tx: Database,
  actor: Actor,
  { proposed_name, proposed_synonyms, site, country_code }: BrandRequest,
  kind: Schemas['BrandKind'],
): Promise<number> {
  const [existing] = (
    await tx.execute<{ name: string }>(sql`select name from brand where name_norm = ${normalizeName(proposed_name)}`)
  ).rows
  if (existing) throw conflict(say`Бренд «${existing.name}» уже есть в каталоге. Объедините заявку с ним`)
  const synonyms = await freeSpellings(tx, proposed_synonyms, null)
  const fields = { name: proposed_name, kind, is_original: kind === 'oem', site, country_code, synonyms }
  const created = await withSlug(tx, brand, { name: proposed_name }, (db, slug) =>
    brandRecords.create({ db, actor }, { ...fields, slug }),
  )
  return created.id
}

/** The proposed name and its synonyms become spellings of an existing brand. */
export async function mergeIntoBrand(
  tx: Database,
  actor: Actor,
  { id, proposed_name, proposed_synonyms }: BrandRequest,
  brandId: number,
): Promise<number> {
  await lockArticles(tx, [brandId], sql`brand_request_id = ${id}`)
  const target = await brandRecords.lock({ db: tx, actor }, brandId).catch((error: unknown) => {
    if (isNotFound(error)) throw invalid({ target_brand_id: ['Бренд в каталоге: выберите значение из списка'] })
    throw error
  })
  const added = await freeSpellings(tx, proposed_synonyms, brandId)
  await brandRecords.update({ db: tx, actor }, target, {
    synonyms: normalizeSynonyms([...target.synonyms, proposed_name, ...added]),
  })
  return target.id
}

/** Filters out the spellings of other brands. */
async function freeSpellings(tx: Database, names: string[], brandId: number | null): Promise<string[]> {
  const { rows } = await tx.execute<{ name_norm: string }>(sql`
    select name_norm from brand_alias
    where source = 'other' and brand_id <> coalesce(${brandId}::int8, 0) and name_norm = any(${sql.param(names.map(normalizeName))}::text[])`)
  const existing = new Set(rows.map(({ name_norm }) => name_norm))
  return normalizeSynonyms(names.filter((name) => !existing.has(normalizeName(name))))
}

/** Assigns the brand to the products that were waiting for it. */
export async function settleProducts(tx: Database, actor: Actor, requestId: number, brandId: number): Promise<void> {
  const { rows: same } = await tx.execute<{ article: string }>(sql`
    select waiting.article from product waiting
      join product known on known.brand_id = ${brandId} and article_key(known.article_norm) = article_key(waiting.article_norm)
        and known.condition = waiting.condition and known.status <> 'archived'
    where waiting.brand_request_id = ${requestId} and waiting.status <> 'archived' order by waiting.article_norm limit 3`)
  if (same.length > 0)
    throw conflict(
      say`У бренда уже есть карточки с артикулами: ${same.map(({ article }) => article).join(', ')}. Сначала уберите дубли`,
    )
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'product', related: { entity: 'brand-moderation', id: requestId } },
    sql`
      update product set brand_id = ${brandId}, brand_request_id = null, version = version + 1,
        updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      where brand_request_id = ${requestId} and brand_id is null
      returning id, name, company_id, ${changeOf('brand_id', sql`null`, sql`${brandId}::int8`)}`,
  )
}
