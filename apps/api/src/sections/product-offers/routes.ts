import { exportOf } from '#export/export-list.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { changeOfferStatus } from './change-status.ts'
import { assertValid } from './check-fields.ts'
import { exportColumns } from './export-columns.ts'
import { changedFieldsOf, normalize } from './fields.ts'
import { receiveOffers, upsertOffers } from './upsert.ts'
import { changePrices } from './terms/change-prices.ts'
import { switchOffers } from './switch-offers.ts'
import * as queries from './queries.ts'
import { pricesOf } from './price-history.ts'
import { offers } from './records.ts'
import { readPricing } from './terms/set-price.ts'
import { vatOf } from './terms/vat-of.ts'

export const productOffers = {
  'productOffers.list': ({ query, db, actor }) => queries.listOffers(db, actor, query),
  'productOffers.options': async ({ query, db, actor }) => ({ items: await queries.offerOptions(db, actor, query) }),
  'productOffers.view': ({ params, db, actor }) => queries.findOffer(db, actor, params.id),
  'productOffers.create': create,
  'productOffers.update': update,
  'productOffers.delete': (call) => offers.remove(call, ['company_id', 'product_id', 'seller_sku', 'price_kopecks']),
  'productOffers.statusChange': changeStatus,
  'productOffers.enable': (call) => switchTo(call, 'active'),
  'productOffers.disable': (call) => switchTo(call, 'disabled'),
  'productOffers.enableByIds': (call) => switchOffers(call, 'active'),
  'productOffers.disableByIds': (call) => switchOffers(call, 'disabled'),
  'productOffers.changePrices': changePrices,
  'productOffers.upsert': upsertOffers,
  'productOffers.receive': receiveOffers,
  'productOffers.export': exportOf({
    entity: 'product-offer',
    list: ({ db, actor, filters }) => queries.listOf(db, actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
  'productOffers.priceHistory': history,
} satisfies Section<'productOffers'>

async function create({ body, db, actor }: Call<'productOffers.create'>) {
  const fields = { ...body, ...normalize(body) }
  await assertValid(db, actor, fields)
  const vat_rate = fields.vat_rate ?? (await vatOf(db, fields.product_id))
  return offers.create({ db, actor }, { ...fields, vat_rate })
}

async function update({ params, body, version, db, actor }: Call<'productOffers.update'>) {
  const before = await offers.lock({ db, actor }, params.id, version)
  const next = changedFieldsOf(before, normalize(body))
  const { stocks: _, ...present } = before
  await assertValid(db, actor, { ...present, ...next }, before)
  const { price_kopecks } = next
  if (price_kopecks === undefined) return offers.update({ db, actor }, before, next)
  const setPrice = await readPricing(db, actor, [before.id])
  return offers.update({ db, actor }, before, { ...next, ...setPrice(before, price_kopecks) })
}

async function changeStatus({ params, body, version, db, actor }: Call<'productOffers.statusChange'>) {
  const before = await offers.lock({ db, actor }, params.id, version)
  return changeOfferStatus(db, actor, before, body)
}

async function switchTo(
  { params, version, db, actor }: Call<'productOffers.enable' | 'productOffers.disable'>,
  status: 'active' | 'disabled',
) {
  const before = await offers.lock({ db, actor }, params.id, version)
  return before.status === status ? before : changeOfferStatus(db, actor, before, { status })
}

async function history({ params, db, actor }: Call<'productOffers.priceHistory'>) {
  const offer = await queries.findOffer(db, actor, params.id)
  return { items: await pricesOf(db, actor, offer) }
}
