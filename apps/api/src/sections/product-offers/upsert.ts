import type { Actor } from '#db/actor.ts'
import { audit, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { countsOf, receiveRows, type WrittenRow } from '#records/many/receive-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { oneLine } from '#text/one-line.ts'
import { normalizeStocks } from './fields.ts'
import { type Faults, findOffer, type OfferMatch } from './upsert-find.ts'
import { type Lookup, keyOf, readLookup, type Row } from './upsert-lookup.ts'
import { readSellers } from './upsert-sellers.ts'
import { type Change, writeChanges } from './upsert-write.ts'
import { readPricing, type SetPrice } from './terms/set-price.ts'
import { wrongTerms } from './terms/terms.ts'
import { say } from '#text/language/say.ts'

/** A row with its seller, and the offer that it changes or the product for a new one. */
interface MatchedRow extends OfferMatch {
  value: Row
  company_id: number
  seller_sku: string
}

/** Takes the rows of a sheet or of a price list: all or none, unless the wrong ones are skipped. */
export async function upsertOffers(call: Call<'productOffers.upsert'>) {
  return importRows(call, ownChanges, async (...input) => {
    const { written, price_checks } = await writeOffers(...input)
    return { ...countsOf(written), ...(price_checks.length > 0 && { price_checks }) }
  })
}

/** Takes the rows of another system, and answers each by itself. */
export async function receiveOffers(call: Call<'productOffers.receive'>) {
  const checked = new Set<number>()
  const { items } = await receiveRows(call, async (...input) => {
    const { written, price_checks } = await writeOffers(...input)
    for (const row of price_checks) checked.add(row)
    return written
  })
  return { items: items.map((item) => ({ ...item, price_check: checked.has(item.row) })) }
}

/** Updates prices, terms and stocks of existing offers and creates new ones as drafts, with the same statements for any number of rows. */
async function writeOffers(tx: Database, rows: ImportedRow<Row>[], refuse: RefuseRow, actor: Actor) {
  const sellerOf = await readSellers(
    tx,
    actor,
    rows.map(({ value }) => value),
  )
  const sold = rows.flatMap(({ value, ...place }) => {
    const seller = sellerOf(value)
    if ('id' in seller) return [{ ...place, value: normalized(value), company_id: seller.id }]
    refuse(place.row, seller.field, seller.message)
    return []
  })
  const lookup = await readLookup(
    tx,
    actor,
    sold.map(({ value }) => value),
    [...new Set(sold.map(({ company_id }) => company_id))],
  )
  const matchedRows = sold.map(({ value, company_id, ...place }): ImportedRow<MatchedRow> => {
    const match = findOffer(value, company_id, lookup)
    const seller_sku = match.before?.seller_sku ?? value.seller_sku ?? match.product?.article ?? ''
    return { ...place, value: { ...match, value, company_id, seller_sku } }
  })
  const validRows = withoutWrong(matchedRows, lookup, refuse)
  const repriced = validRows.flatMap(({ value: { value, before } }) =>
    before && value.price_kopecks !== before.price_kopecks ? [before.id] : [],
  )
  const setPrice = await readPricing(tx, actor, repriced)
  const changes = validRows.map(({ row, value }) => ({ row, change: changeOf(value, lookup, setPrice) }))
  const realChanges = changes.flatMap(({ change }) => (isReal(change) ? [change] : []))
  await writeChanges(tx, actor, realChanges)
  await logChanges(tx, actor, realChanges)
  const written = new Map(changes.map(({ row, change }) => [row, writtenOf(change)]))
  return { written, price_checks: changes.flatMap(({ row, change }) => (waitsForCheck(change) ? [row] : [])) }
}

function writtenOf(change: Change): WrittenRow {
  const { before, id = before?.id } = change
  if (id === undefined) throw new Error('A new offer has no id')
  if (!before) return { outcome: 'created', id }
  return { outcome: isReal(change) ? 'updated' : 'unchanged', id }
}

function isReal(change: Change): boolean {
  return Object.keys(change.fields).length > 0 || change.stocks.length > 0
}

/** Whether a new price is kept from sale until staff have checked it. */
function waitsForCheck(change: Change): boolean {
  if (!('price_kopecks' in change.fields)) return false
  return Boolean(change.fields['price_quarantine'] ?? change.before?.price_quarantine)
}

function normalized({ seller_sku, ...value }: Row): Row {
  const sku = oneLine(seller_sku ?? '')
  return { ...value, ...(seller_sku !== undefined && sku !== '' && { seller_sku: sku }) }
}

function withoutWrong(rows: ImportedRow<MatchedRow>[], lookup: Lookup, refuse: RefuseRow): ImportedRow<MatchedRow>[] {
  const withSku = rows.filter(({ value: { before, seller_sku } }) => before ?? seller_sku)
  const repeats = refuseRepeats(
    withSku,
    {
      field: 'seller_sku',
      label: 'Артикул продавца',
      keyOf: ({ company_id, seller_sku }) => keyOf(company_id, seller_sku),
    },
    refuse,
  )
  const sameProduct = refuseRepeats(
    withSku.filter(({ row, value: { product } }) => product && !repeats.has(row)),
    { field: 'product_id', label: 'Товар', keyOf: ({ company_id, product }) => keyOf(company_id, product?.id ?? '') },
    refuse,
  )
  return rows.filter(({ row, value }) => {
    const faults = faultsOf(value, lookup)
    for (const [field, message] of faults) refuse(row, field, message)
    return faults.length === 0 && !repeats.has(row) && !sameProduct.has(row)
  })
}

function faultsOf({ value, before, faults, company_id, seller_sku }: MatchedRow, { points, closed }: Lookup): Faults {
  // A row without an article already has its own error.
  const terms = wrongTerms({
    delivery_days_min: 0,
    delivery_days_max: 3,
    ...before,
    ...value,
    seller_sku: seller_sku || '-',
  })
  const shelves = (value.stocks ?? []).flatMap(({ store_point_code, quantity }): Faults => {
    const point = points.get(keyOf(company_id, store_point_code))
    if (point === undefined) return [['stocks', say`Остатки: точки ${store_point_code} у продавца нет`]]
    const shelf = before?.stocks.get(point)
    if (closed.has(point) && quantity > (shelf?.quantity ?? 0))
      return [['stocks', say`Остатки: точка ${store_point_code} закрыта`]]
    const reserved = shelf?.reserved ?? 0
    return quantity < reserved ? [['stocks', say`Остатки: под заказы отложено ${reserved}, меньше указать нельзя`]] : []
  })
  const isStale = before !== undefined && value.version !== undefined && value.version !== before.version
  return [
    ...faults,
    ...(isStale ? [['version', 'Предложение уже изменено кем-то другим: обновите список'] as Faults[number]] : []),
    ...terms,
    ...shelves,
  ]
}

function changeOf(
  { value, before, product, company_id, seller_sku }: MatchedRow,
  lookup: Lookup,
  setPrice: SetPrice,
): Change {
  const { price_kopecks, old_price_kopecks, min_order, delivery_days_min, delivery_days_max } = value
  const terms = { price_kopecks, old_price_kopecks, min_order, delivery_days_min, delivery_days_max }
  const vat_rate = value.vat_rate ?? before?.vat_rate ?? product?.vat_rate ?? 'none'
  const shelves = (value.stocks ?? []).flatMap(({ store_point_code, quantity }) => {
    const store_point_id = lookup.points.get(keyOf(company_id, store_point_code)) ?? 0
    const old = before?.stocks.get(store_point_id)?.quantity ?? null
    return old === quantity ? [] : [{ store_point_id, store_point_code, quantity, old }]
  })
  if (!before) {
    const fields = withoutOmitted({ company_id, product_id: product?.id, seller_sku, ...terms, vat_rate })
    return { before, company_id, seller_sku, fields, stocks: shelves }
  }
  const next = { ...terms, vat_rate, ...setPrice(before, price_kopecks) }
  const changes = changesBetween(before, next)
  const fields = Object.fromEntries(Object.entries(changes).map(([field, [, changed]]) => [field, changed]))
  return { before, company_id, seller_sku, fields, stocks: shelves }
}

const withoutOmitted = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined))

async function logChanges(tx: Database, actor: Actor, changes: Change[]): Promise<void> {
  const entries = changes.map(({ before, id, company_id, seller_sku, fields, stocks }) => {
    const shelves = normalizeStocks([...(before?.stocks.values() ?? [])])
    return {
      event: before ? ('updated' as const) : ('created' as const),
      entity: 'product-offer',
      entity_id: before?.id ?? id ?? null,
      entity_label: seller_sku,
      company_id,
      changes: {
        ...changesBetween(before ?? {}, fields),
        ...(stocks.length > 0 &&
          changesBetween({ stocks: shelves }, { stocks: normalizeStocks([...shelves, ...stocks]) })),
      },
    }
  })
  await audit(tx, actor, ...entries)
}
