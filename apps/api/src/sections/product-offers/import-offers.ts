import type { Actor } from '#db/actor.ts'
import { audit, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#http/handlers.ts'
import { type ImportedRow, importRows } from '#records/import-rows.ts'
import { settingOf } from '#sections/settings/read.ts'
import { oneLine } from '#text/tidy.ts'
import { type Known, keyOf, readKnown, type Row } from './import-known.ts'
import { type Change, writeChanges } from './import-write.ts'
import { priced, wrongTerms } from './terms.ts'

type Refuse = (row: number, field: string, message: string) => void

/** A price list: prices, terms and stocks of the offers that it names, and new offers as drafts. */
export async function importOffers({ body, wrongRows, db, actor }: Call<'productOffers.upsert'>) {
  return importRows({ db, body, wrongRows }, async (tx, given, refuse) => {
    const rows = given.map(({ row, value }) => ({ row, value: { ...value, seller_sku: oneLine(value.seller_sku) } }))
    const known = await readKnown(
      tx,
      actor,
      rows.map(({ value }) => value),
    )
    const factor = await settingOf(tx, 'price_quarantine_factor')
    const changes = withoutRepeats(rows, refuse).flatMap(({ row, value }) => {
      const wrong = mistakes(value, known)
      for (const [field, message] of wrong) refuse(row, field, message)
      return wrong.length > 0 ? [] : [changeOf(value, known, factor)]
    })
    const taken = changes.filter(({ fields, stocks }) => Object.keys(fields).length > 0 || stocks.length > 0)
    await writeChanges(tx, actor, taken)
    await tell(tx, actor, taken)
    const created = taken.filter(({ before }) => !before).length
    return { created, updated: taken.length - created, unchanged: changes.length - taken.length }
  })
}

function withoutRepeats(rows: ImportedRow<Row>[], refuse: Refuse): ImportedRow<Row>[] {
  const first = new Map<string, number>()
  return rows.filter(({ row, value }) => {
    const key = keyOf(value)
    const seen = first.get(key)
    if (seen === undefined) first.set(key, row)
    else refuse(row, 'seller_sku', `Артикул продавца: уже есть в строке ${seen + 1}`)
    return seen === undefined
  })
}

function mistakes(
  value: Row,
  { offers, products, companies, points, sold }: Known,
): [field: string, message: string][] {
  const before = offers.get(keyOf(value))
  if (!companies.has(value.company_id)) return [['company_id', 'Выберите компанию из доступных вам']]
  const terms = wrongTerms({ delivery_days_min: 0, delivery_days_max: 3, ...before, ...value })
  const shelves = (value.stocks ?? []).flatMap(({ store_point_code, quantity }): typeof terms => {
    const point = points.get(`${value.company_id} ${store_point_code}`)
    if (point === undefined) return [['stocks', `Остатки: точки ${store_point_code} у продавца нет`]]
    const reserved = before?.stocks.get(point)?.reserved ?? 0
    return quantity < reserved ? [['stocks', `Остатки: под заказы отложено ${reserved}, меньше указать нельзя`]] : []
  })
  return [...terms, ...shelves, ...(before ? [] : wrongProduct(value))]

  function wrongProduct({ product_id, company_id }: Row): typeof terms {
    if (product_id === undefined) return [['product_id', 'Пожалуйста, введите Товар']]
    if (!products.has(product_id)) return [['product_id', 'Товар: выберите значение из списка']]
    return sold.has(`${company_id} ${product_id}`)
      ? [['product_id', 'У продавца уже есть предложение на этот товар']]
      : []
  }
}

function changeOf(row: Row, known: Known, factor: number): Change {
  const { company_id, seller_sku, product_id, stocks = [], ...given } = row
  const before = known.offers.get(keyOf(row))
  const shelves = stocks.flatMap(({ store_point_code, quantity }) => {
    const store_point_id = known.points.get(`${company_id} ${store_point_code}`) ?? 0
    const old = before?.stocks.get(store_point_id)?.quantity ?? null
    return old === quantity ? [] : [{ store_point_id, store_point_code, quantity, old }]
  })
  if (!before) {
    const vat_rate = given.vat_rate ?? known.products.get(product_id ?? 0) ?? 'none'
    const fields = { company_id, product_id, seller_sku, ...given, vat_rate }
    return { before, company_id, seller_sku, fields, stocks: shelves }
  }
  const isNewPrice = given.price_kopecks !== before.price_kopecks
  const next = { ...given, ...(isNewPrice && priced(before, given.price_kopecks, factor)) }
  const changes = changesBetween(before, next)
  const fields = Object.fromEntries(Object.entries(changes).map(([field, [, value]]) => [field, value]))
  return { before, company_id, seller_sku, fields, stocks: shelves }
}

/** A row of the log for each offer. */
async function tell(tx: Database, actor: Actor, changes: Change[]): Promise<void> {
  const entries = changes.map(({ before, id, company_id, seller_sku, fields, stocks }) => {
    const shelves = stocks.map(({ store_point_code, quantity, old }) => ({ code: store_point_code, quantity, old }))
    return {
      event: before ? ('updated' as const) : ('created' as const),
      entity: 'product-offer',
      entity_id: before?.id ?? id ?? null,
      entity_label: seller_sku,
      company_id,
      changes: {
        ...changesBetween(before ?? {}, fields),
        ...(shelves.length > 0 && {
          stocks: [
            shelves.map(({ code, old }) => ({ code, quantity: old })),
            shelves.map(({ code, quantity }) => ({ code, quantity })),
          ] as [unknown, unknown],
        }),
      },
    }
  })
  await audit(tx, actor, ...entries)
}
