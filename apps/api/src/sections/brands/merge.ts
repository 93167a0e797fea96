import { eq, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit, auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, isNotFound, invalid } from '#errors.ts'
import { keepDeleted } from '#records/restore/keep-deleted.ts'
import { moveMetaData } from '#sections/meta-data/public.ts'
import { brandRecords } from './brand-records.ts'
import type { findBrand } from './queries.ts'
import { brand } from './schema.ts'
import { say } from '#text/language/say.ts'

type Brand = Awaited<ReturnType<typeof findBrand>>

/** Points all references at the other brand and turns the merged brand's name into a spelling of it. */
export async function mergeBrands(tx: Database, actor: Actor, from: Brand, intoId: number): Promise<Brand> {
  const into = await findTarget(tx, actor, from, intoId)
  await refuseSameArticles(tx, from, into)
  await refuseOverlappingCommissions(tx, from, into)
  const stamps = sql`updated_by = ${actor.userId}, updated_at = ${actor.at.toISOString()}, version = version + 1`
  const related = { entity: 'brand', id: into.id }
  const changed = (field: string) => changeOf(field, sql`${from.id}::int8`, sql`${into.id}::int8`)
  await keepDeleted(tx, actor, { entity: 'brand', table: brand, where: eq(brand.id, from.id), item: from })
  await moveCrosses(tx, actor, from, into)
  const products = await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'product', related },
    sql`
      update product set brand_id = ${into.id}, ${stamps} where brand_id = ${from.id}
      returning id, name, company_id, ${changed('brand_id')}`,
  )
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'commission', related },
    sql`
      update commission set brand_id = ${into.id}, ${stamps} where brand_id = ${from.id}
      returning id, concat_ws(' · ', (select trade_name from company where company.id = company_id),
        (select name from category where category.id = category_id), ${into.name}::text), company_id, ${changed('brand_id')}`,
  )
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'brand-moderation', related },
    sql`
      update brand_moderation set target_brand_id = ${into.id}, ${stamps} where target_brand_id = ${from.id}
      returning id, proposed_name, company_id, ${changed('target_brand_id')}`,
  )
  await moveMetaData(tx, actor, { entity: 'brand', ...from }, into.id)
  await moveAliases(tx, actor, from, into)
  await tx.delete(brand).where(eq(brand.id, from.id))
  await tx
    .update(brand)
    .set({ updated_at: actor.at.toISOString(), updated_by: actor.userId, version: sql`${brand.version} + 1` })
    .where(eq(brand.id, into.id))
  const merged = await brandRecords.lock({ db: tx, actor }, into.id)
  await audit(
    tx,
    actor,
    {
      event: 'merged',
      ...brandRecords.subject(from),
      changes: {
        name: [from.name, null],
        merge_into_id: [null, into.id],
        products: [null, products],
      },
      related: { entity: 'brand', id: into.id },
    },
    {
      event: 'merged',
      ...brandRecords.subject(into),
      changes: { synonyms: [into.synonyms, merged.synonyms] },
      related: { entity: 'brand', id: from.id },
    },
  )
  return merged
}

async function findTarget(tx: Database, actor: Actor, from: Brand, intoId: number): Promise<Brand> {
  const targetError = invalid({ merge_into_id: ['Объединить с брендом: выберите значение из списка'] })
  if (intoId === from.id) throw targetError
  return brandRecords.lock({ db: tx, actor }, intoId).catch((error: unknown) => {
    throw isNotFound(error) ? targetError : error
  })
}

/** Brand, article and condition identify a product, so a merge must not create duplicates. */
async function refuseSameArticles(tx: Database, from: Brand, into: Brand) {
  const { rows } = await tx.execute<{ article: string; total: number }>(sql`
    select a.article, count(*) over ()::int as total from product a
      join product b on article_key(b.article_norm) = article_key(a.article_norm) and b.condition = a.condition
    where a.brand_id = ${from.id} and b.brand_id = ${into.id} and a.status <> 'archived' and b.status <> 'archived'
    order by a.article_norm limit 3`)
  const [first] = rows
  if (!first) return
  const articles = rows.map(({ article }) => article).join(', ')
  throw conflict(say`У брендов есть общие артикулы (${first.total}): ${articles}. Оставьте по одной карточке`)
}

async function refuseOverlappingCommissions(tx: Database, from: Brand, into: Brand) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select b.id from commission a join commission b
      on a.company_id is not distinct from b.company_id and a.category_id is not distinct from b.category_id
      and daterange(a.valid_from, a.valid_to, '[]') && daterange(b.valid_from, b.valid_to, '[]')
    where a.brand_id = ${from.id} and b.brand_id = ${into.id} order by b.id limit 1`)
  if (rows[0]) throw conflict(say`Период пересекается с правилом ${rows[0].id}`)
}

/** The crosses of a product are a part of it, so their products are changed and logged. */
async function moveCrosses(tx: Database, actor: Actor, from: Brand, into: Brand) {
  const list = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('brand_id', brand_id, 'article', article, 'kind', kind) order by brand_id, article_norm), '[]')
    from product_cross where product_id = card.id)`
  const cards = sql`product card where id in (select product_id from product_cross where brand_id = ${from.id})`
  await tx.execute(sql`select from ${cards} order by id for no key update`)
  // A locking read computes its other columns from the state before its wait.
  const { rows: before } = await tx.execute(sql`select id, ${list} as crosses from ${cards}`)
  if (before.length === 0) return
  await tx.execute(sql`
    delete from product_cross lost where brand_id = ${from.id} and exists (
      select from product_cross existing where existing.product_id = lost.product_id and existing.brand_id = ${into.id} and article_key(existing.article_norm) = article_key(lost.article_norm))`)
  await tx.execute(sql`update product_cross set brand_id = ${into.id} where brand_id = ${from.id}`)
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'product', related: { entity: 'brand', id: into.id } },
    sql`
      update product card set version = version + 1, updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}
      from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as old (id int8, crosses jsonb)
      where card.id = old.id
      returning card.id, card.name, card.company_id, ${changeOf('crosses', sql`old.crosses`, list)}`,
  )
}

async function moveAliases(tx: Database, actor: Actor, from: Brand, into: Brand) {
  const at = actor.at.toISOString()
  const stamps = sql`status = 'mapped', version = version + 1, updated_at = ${at}, updated_by = ${actor.userId}`
  const related = { entity: 'brand', id: into.id }
  const entry = { event: 'attached', entity: 'brand-alias', related } as const
  const names = sql`select name_norm from brand where id = ${from.id}`
  await auditEach(
    tx,
    actor,
    entry,
    sql`
      update brand_alias set brand_id = ${into.id}, ${stamps} where brand_id = ${from.id}
      returning id, name, null, ${changeOf('brand_id', sql`${from.id}::int8`, sql`${into.id}::int8`)}`,
  )
  await auditEach(
    tx,
    actor,
    entry,
    sql`
      update brand_alias set brand_id = ${into.id}, ${stamps}
      where source = 'other' and brand_id is null and name_norm in (${names})
      returning id, name, null, ${changeOf('brand_id', sql`null`, sql`${into.id}::int8`)}`,
  )
  await auditEach(
    tx,
    actor,
    { ...entry, event: 'created' },
    sql`
      insert into brand_alias (source, name, name_norm, brand_id, status, created_at, created_by, updated_at, updated_by)
      select 'other', name, name_norm, ${into.id}::int8, 'mapped', ${at}::timestamptz, ${actor.userId}::int8, ${at}::timestamptz, ${actor.userId}::int8
      from brand where id = ${from.id}
      on conflict (source, name_norm) do nothing
      returning id, name, null, ${changeOf('brand_id', sql`null`, sql`${into.id}::int8`)}`,
  )
}
