import type { Schemas } from '@admin-panel/sdk'
import type { EditableColumn } from '@admin-panel/ui/editable-grid'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { productOffersUpsertItemsRules } from '#contract/rules/product-offers.gen.ts'
import { GridForm } from '#list/grid/grid-form.tsx'
import { useGridEdit } from '#list/grid/use-grid-edit.ts'
import { parseShelves, writeShelves } from './read-shelves.ts'
import type { ListState } from '#list/list-state.ts'
import { invalidateResource } from '#data/cache.ts'
import { notify } from '#data/notify/notify.ts'
import { statusesOf, type Offer } from './statuses.ts'
import { deliveryColumns, priceColumns } from './term-columns.ts'

type Line = Pick<
  Offer,
  | 'id'
  | 'version'
  | 'company_id'
  | 'seller_sku'
  | 'price_kopecks'
  | 'old_price_kopecks'
  | 'delivery_days_min'
  | 'delivery_days_max'
> & { goods: string; company: string; state: string; stocks: string }

const lineOf = (offer: Offer): Line => ({
  ...offer,
  goods: [offer.brand?.label, offer.article, offer.product.label].filter(Boolean).join(' · '),
  company: offer.company.label,
  state: statusesOf(offer)[offer.status].label(),
  stocks: writeShelves(offer.stocks),
})

const columns = (hasSellers: boolean): EditableColumn<Line>[] => [
  { id: 'goods', header: m.field_product_id(), kind: 'readonly', width: 260 },
  { id: 'seller_sku', header: m.field_seller_sku(), kind: 'readonly', width: 140, sortKey: 'seller_sku' },
  ...(hasSellers
    ? [{ id: 'company' as const, header: m.field_company_id(), kind: 'readonly' as const, width: 170 }]
    : []),
  ...priceColumns('price_kopecks'),
  {
    id: 'stocks',
    header: m.offers_stocks(),
    kind: 'text',
    width: 200,
    parse: (text) =>
      text.trim() === '' || parseShelves(text) ? { value: text.trim() } : { error: m.offers_shelves_wrong() },
  },
  ...deliveryColumns(),
  { id: 'state', header: m.field_status(), kind: 'readonly', width: 150 },
]

function toItem(line: Line, { stocks, ...terms }: Partial<Line>): Schemas['ProductOfferImportRow'] {
  const { old_price_kopecks, delivery_days_min, delivery_days_max } = terms
  return {
    company_id: line.company_id,
    seller_sku: line.seller_sku,
    version: line.version,
    price_kopecks: line.price_kopecks,
    ...(old_price_kopecks !== undefined && { old_price_kopecks }),
    ...(delivery_days_min !== undefined && { delivery_days_min }),
    ...(delivery_days_max !== undefined && { delivery_days_max }),
    ...(stocks && { stocks: parseShelves(stocks) ?? [] }),
  }
}

// The sheet writes the stocks as a text.
const { stocks: _list, ...rules } = productOffersUpsertItemsRules

const cells = new Set<string>([
  'price_kopecks',
  'old_price_kopecks',
  'stocks',
  'delivery_days_min',
  'delivery_days_max',
])

interface OffersSheetProps {
  list: Pick<ListState<'productOffers.list'>, 'sort' | 'setRaw'>
  offers: readonly Offer[]
  hasSellers: boolean
}

/** Prices and stocks of many cards as a spreadsheet: blocks can be pasted, and all changes are saved at once. */
export function OffersSheet({ list, offers, hasSellers }: OffersSheetProps) {
  const edit = useGridEdit<Line, Schemas['ProductOfferImportRow']>({
    name: 'products/offers',
    rows: offers.map(lineOf),
    rowId: ({ id }) => String(id),
    toItems: (line, change) => [toItem(line, change)],
    // An error of the whole offer appears at its price.
    columnOf: (field) => {
      const [cell = ''] = field.split('.')
      return cells.has(cell) ? cell : 'price_kopecks'
    },
    upsert: client.api.productOffers.upsert,
    onSaved: ({ price_checks = [] }) => {
      if (price_checks.length > 0) void notify({ message: m.import_price_checks({ count: price_checks.length }) })
      return Promise.all([invalidateResource('productOffers'), invalidateResource('products')])
    },
  })
  return (
    <GridForm list={list} label={m.entity_product_offer()} columns={columns(hasSellers)} rules={rules} edit={edit} />
  )
}
