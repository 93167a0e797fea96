import { eq, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, isNotFound, invalid } from '#errors.ts'
import { brandRecords } from './brand-records.ts'
import type { findBrand } from './queries.ts'
import { brand, brandAlias } from './schema.ts'
import { say } from '#text/language/say.ts'

type Brand = Awaited<ReturnType<typeof findBrand>>

/** Points all references at the other brand and turns the merged brand's name into a spelling of it. */
export async function mergeBrands(tx: Database, actor: Actor, from: Brand, intoId: number): Promise<Brand> {
  const into = await findTarget(tx, actor, from, intoId)
  await refuseSameArticles(tx, from, into)
  await refuseOverlappingCommissions(tx, from, into)
  const stamps = sql`updated_by = ${actor.userId}, updated_at = ${actor.at.toISOString()}, version = version + 1`
  const movedProducts = await tx.execute(
    sql`update product set brand_id = ${into.id}, ${stamps} where brand_id = ${from.id}`,
  )
  await tx.execute(sql`
    delete from product_cross lost where brand_id = ${from.id} and exists (
      select from product_cross existing where existing.product_id = lost.product_id and existing.brand_id = ${into.id} and existing.article_norm = lost.article_norm)`)
  await tx.execute(sql`update product_cross set brand_id = ${into.id} where brand_id = ${from.id}`)
  await tx.execute(sql`update commission set brand_id = ${into.id}, ${stamps} where brand_id = ${from.id}`)
  await tx.execute(sql`update brand_moderation set target_brand_id = ${into.id} where target_brand_id = ${from.id}`)
  await tx.execute(sql`
    delete from meta_data lost where entity = 'brand' and entity_id = ${from.id} and exists (
      select from meta_data existing where existing.entity = 'brand' and existing.entity_id = ${into.id} and existing.city_id is not distinct from lost.city_id)`)
  await tx.execute(sql`update meta_data set entity_id = ${into.id} where entity = 'brand' and entity_id = ${from.id}`)
  await moveAliases(tx, actor, from, into)
  await tx.delete(brand).where(eq(brand.id, from.id))
  await tx
    .update(brand)
    .set({ updated_at: actor.at.toISOString(), updated_by: actor.userId, version: sql`${brand.version} + 1` })
    .where(eq(brand.id, into.id))
  await audit(
    tx,
    actor,
    {
      event: 'merged',
      ...brandRecords.subject(from),
      changes: {
        name: [from.name, null],
        merge_into_id: [null, into.id],
        products: [null, movedProducts.rowCount ?? 0],
      },
      related: { entity: 'brand', id: into.id },
    },
    {
      event: 'merged',
      ...brandRecords.subject(into),
      changes: { synonyms: [null, from.name] },
      related: { entity: 'brand', id: from.id },
    },
  )
  return brandRecords.lock({ db: tx, actor }, into.id)
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
    select a.article, count(*) over ()::int as total from product a join product b using (article_norm, condition)
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

async function moveAliases(tx: Database, actor: Actor, from: Brand, into: Brand) {
  const at = actor.at.toISOString()
  const stamps = { updated_at: at, updated_by: actor.userId }
  const mapping = { brand_id: into.id, status: 'mapped' as const, ...stamps }
  await tx
    .update(brandAlias)
    .set({ ...mapping, version: sql`${brandAlias.version} + 1` })
    .where(eq(brandAlias.brand_id, from.id))
  await tx.execute(sql`
    insert into brand_alias (source, name, name_norm, brand_id, status, created_at, created_by, updated_at, updated_by)
    select 'other', name, name_norm, ${into.id}, 'mapped', ${at}, ${actor.userId}, ${at}, ${actor.userId} from brand where id = ${from.id}
    on conflict (source, name_norm) do update
    set brand_id = excluded.brand_id, status = 'mapped', updated_at = excluded.updated_at, updated_by = excluded.updated_by,
      version = brand_alias.version + 1
    where brand_alias.brand_id is null`)
}
