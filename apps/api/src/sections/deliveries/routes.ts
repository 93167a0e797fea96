import { exportOf } from '#export/export-list.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { recordsOf } from '#records/record.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'
import { priceOf, rateFor, assertValidRates, normalizeRates } from './rates.ts'
import { delivery, type Rate } from './schema.ts'

export const deliveries = {
  'deliveries.list': ({ query, db }) => queries.listDeliveries(db, query),
  'deliveries.options': async ({ query, db }) => ({ items: await queries.deliveryOptions(db, query) }),
  'deliveries.view': ({ params, db }) => queries.findDelivery(db, params.id),
  'deliveries.create': create,
  'deliveries.update': update,
  'deliveries.delete': (call) => records.remove(call, ['code', 'name', 'type', 'carrier']),
  'deliveries.enable': (call) => records.setActive(call, true),
  'deliveries.disable': (call) => records.setActive(call, false),
  'deliveries.sort': ({ body, db, actor }) => records.sort({ db, actor }, body.ids),
  'deliveries.export': exportOf({
    entity: 'delivery',
    name: 'Способы доставки',
    list: ({ filters }) => queries.listOf(filters),
    columns: () => exportColumns,
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
  'deliveries.quote': quote,
} satisfies Section<'deliveries'>

const records = recordsOf({
  entity: 'delivery',
  table: delivery,
  find: (db, _actor, id) => queries.findDelivery(db, id),
  label: ({ name }) => name,
  duplicates: { delivery_code_key: { code: ['Код: такое значение уже есть'] } },
  async saveParts(tx, _actor, id, { rates }: { rates?: Rate[] }) {
    if (rates) await queries.replaceRates(tx, id, rates)
  },
})

async function create({ body, db, actor }: Call<'deliveries.create'>) {
  return records.create({ db, actor }, { ...(await normalize(db, body)), position: await queries.nextPosition(db) })
}

async function update(call: Call<'deliveries.update'>) {
  const { body, db } = call
  return records.change(call, async () => await normalize(db, body))
}

async function normalize(db: Call<'deliveries.update'>['db'], body: Call<'deliveries.update'>['body']) {
  const { rates: inputRates, ...rest } = body
  const rates = inputRates && normalizeRates(inputRates)
  if (rates) {
    assertValidRates(rates)
    await queries.requireZones(db, rates)
  }
  return { ...rest, ...(body.name !== undefined && { name: requireName(body.name, 2) }), ...(rates && { rates }) }
}

async function quote({ query, db }: Call<'deliveries.quote'>) {
  const { city_id, weight_g, items_kopecks = 0 } = query
  const region_id = await queries.regionOf(db, city_id)
  const methods = await queries.methodsFor(db, weight_g)
  return {
    items: methods.flatMap(({ id, name, type, carrier, rates }) => {
      const match = rateFor(rates, { city_id, region_id, weight_g })
      if (!match) return []
      const { rate, zone } = match
      const { days_min, days_max } = rate
      const price_kopecks = priceOf(rate, items_kopecks)
      return { delivery: { id, label: name }, type, carrier, zone, price_kopecks, days_min, days_max }
    }),
  }
}
