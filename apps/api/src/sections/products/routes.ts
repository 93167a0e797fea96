import { exportOf } from '#export/export-list.ts'
import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { freeSlug } from '#records/free-slug.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { attributesOfCategory, type CategoryAttribute } from '#sections/attributes/public.ts'
import { changeProductStatus, productObstacles } from './change-status.ts'
import { createProduct } from './create-product.ts'
import { exportColumns } from './export-columns.ts'
import { exportRows } from './find/export-rows.ts'
import { listOf } from './find/list-of.ts'
import { moveTo } from './move.ts'
import * as queries from './queries.ts'
import { receiveCards, upsertCards } from './receive/cards.ts'
import { products as records } from './records.ts'
import { product } from './schema.ts'
import { requireAuthor } from './find/scope.ts'
import { changeStatusOfCards, switchCards } from './change-many.ts'
import { update } from './update.ts'

export const products = {
  'products.list': ({ query, db, actor }) => queries.listProducts(db, actor, query),
  'products.options': async ({ query, db, actor }) => ({ items: await queries.productOptions(db, actor, query) }),
  'products.view': ({ params, db, actor }) => queries.findProduct(db, actor, params.id),
  'products.create': ({ body, db, actor }) => createProduct(db, actor, body),
  'products.update': update,
  'products.delete': remove,
  'products.statusChange': changeStatus,
  'products.obstacles': productObstacles,
  'products.statusHistory': history,
  'products.attributes': attributes,
  'products.enableByIds': (call) => switchCards(call, 'active'),
  'products.disableByIds': (call) => switchCards(call, 'disabled'),
  'products.upsert': upsertCards,
  'products.receive': receiveCards,
  'products.moveToCategory': ({ body, db, actor }) => moveTo(db, actor, body),
  'products.statusChangeByIds': ({ body: { items, dry_run = false, ...input }, db, actor }) =>
    changeStatusOfCards({ db, actor }, { items, dry_run }, input),
  'products.generateTransliteName': generateSlug,
  'products.export': exportOf({
    entity: 'product',
    list: ({ db, actor, filters }) => listOf(db, actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db }, ids) => exportRows(db, ids),
  }),
} satisfies Section<'products'>

function remove(call: Call<'products.delete'>) {
  const { db, actor } = call
  return records.remove(call, ['name', 'article', 'brand_id', 'category_id'], async (card) => {
    requireAuthor(actor, card)
    if (card.status !== 'draft' || (await queries.hasOffers(db, card.id)))
      throw conflict('Удалить можно только черновик без предложений. Перенесите карточку в архив')
  })
}

async function changeStatus({ params, body, version, db, actor }: Call<'products.statusChange'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  return changeProductStatus(db, actor, before, body)
}

async function history({ params, db, actor }: Call<'products.statusHistory'>) {
  const { id } = await queries.findProduct(db, actor, params.id)
  return { items: await statusHistoryOf(db, actor, 'product', id) }
}

async function attributes({ params, db }: Call<'products.attributes'>) {
  const rows = await attributesOfCategory(db, params.category_id)
  return { items: rows.map(attributeRow) }
}

function attributeRow({
  id,
  name,
  type,
  unit,
  group,
  is_required,
  allow_custom,
  values,
  ...limits
}: CategoryAttribute) {
  const { min_value, max_value, precision, max_length, pattern } = limits
  const bounds = { min_value, max_value, precision, max_length, pattern }
  return { id, name, type, unit, group, is_required, allow_custom, values, ...bounds }
}

async function generateSlug({ body, db }: Call<'products.generateTransliteName'>) {
  return { slug: await freeSlug(db, product, body.name, { exceptId: body.id }) }
}
