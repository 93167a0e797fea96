import type { Actor } from '#db/actor.ts'
import { normalizeName } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { exportOf } from '#export/export-list.ts'
import { invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { freeSlug, withSlug } from '#records/free-slug.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { dropMetaData } from '#sections/meta-data/public.ts'
import { takeFiles } from '#sections/files/public.ts'
import { lockArticles } from './articles.ts'
import { brandRecords as records } from './brand-records.ts'
import { exportColumns } from './export-columns.ts'
import { mergeBrands } from './merge.ts'
import * as queries from './queries.ts'
import { brand } from './schema.ts'
import { saveSynonyms, normalizeSynonyms } from './synonyms.ts'

export const brands = {
  'brands.list': ({ query, db }) => queries.listBrands(db, query),
  'brands.options': async ({ query, db }) => ({ items: await queries.brandOptions(db, query) }),
  'brands.view': ({ params, db }) => queries.findBrand(db, params.id),
  'brands.create': create,
  'brands.update': update,
  'brands.delete': remove,
  'brands.enable': (call) => records.setActive(call, true),
  'brands.disable': (call) => records.setActive(call, false),
  'brands.enableByIds': (call) => setActiveByIds(call, true),
  'brands.disableByIds': (call) => setActiveByIds(call, false),
  'brands.generateTransliteName': transliterate,
  'brands.export': exportOf({
    entity: 'brand',
    list: ({ db, filters }) => queries.listOf(db, filters),
    columns: () => exportColumns,
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
} satisfies Section<'brands'>

async function create({ body, db, actor }: Call<'brands.create'>) {
  const fields = { ...body, ...normalize(body) }
  await assertValidLogo(db, actor, body.logo_id)
  return withSlug(db, brand, { slug: body.slug, name: body.name }, (tx, slug) =>
    records.create({ db: tx, actor }, { ...fields, slug }),
  )
}

async function update({ params, body, version, db, actor }: Call<'brands.update'>) {
  const { merge_into_id, ...rest } = body
  // A card that takes its article counts itself in its brand afterwards.
  if (merge_into_id !== undefined) await lockArticles(db, [params.id, merge_into_id], sql`brand_id = ${params.id}`)
  const before = await records.lock({ db, actor }, params.id, version)
  if (merge_into_id === undefined) {
    await assertValidLogo(db, actor, rest.logo_id, before.logo_id)
    return records.update({ db, actor }, before, { ...rest, ...normalize(rest) })
  }
  if (Object.keys(rest).length > 0)
    throw invalid({ merge_into_id: ['Объединить с брендом: другие поля при объединении не меняются'] })
  return mergeBrands(db, actor, before, merge_into_id)
}

function remove(call: Call<'brands.delete'>) {
  const { db, actor } = call
  return records.remove(call, ['name', 'slug', 'synonyms'], async (item) => {
    await saveSynonyms(db, actor, item.id, [])
    await dropMetaData(db, actor, { entity: 'brand', id: item.id, name: item.name })
  })
}

async function setActiveByIds(
  { body, db, actor }: Call<'brands.enableByIds' | 'brands.disableByIds'>,
  is_active: boolean,
) {
  const change = (tx: Database, { id, version }: { id: number; version: number }) =>
    records.setActive({ db: tx, actor, params: { id }, version }, is_active)
  return inBulk(db, body.items, change, body)
}

async function transliterate({ body, db }: Call<'brands.generateTransliteName'>) {
  return { slug: await freeSlug(db, brand, body.name, { exceptId: body.id }) }
}

async function assertValidLogo(db: Database, actor: Actor, id: number | null | undefined, before?: number | null) {
  if (!id || id === before) return
  if (!(await takeFiles(db, actor, [id], { entity: 'brand', companyId: null, images: true })))
    throw invalid({ logo_id: ['Логотип: выберите загруженный файл'] })
}

type Fields = Partial<Call<'brands.create'>['body']>

function normalize({ name, site, synonyms }: Fields) {
  if (name !== undefined && !normalizeName(name)) throw invalid({ name: ['Название: неверный формат'] })
  return {
    ...(name !== undefined && { name: requireName(name, 1) }),
    ...(site !== undefined && { site: site || null }),
    ...(synonyms && { synonyms: normalizeSynonyms(synonyms) }),
  }
}
