import { EditableGrid, type EditableColumn } from '@admin-panel/ui/editable-grid'
import { SaveBar } from '@admin-panel/ui/save-bar'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { DraftNotice } from '#form/drafts/draft-notice.tsx'
import { useKeptChanges } from '#list/grid/use-kept-changes.ts'
import { everyRow } from '#data/every-row.ts'
import { useCan } from '#data/queries.ts'
import { UnsavedGuard } from '#page/unsaved-guard.tsx'
import { productOffersUpsertItemsRules as rules } from '#contract/rules/product-offers.gen.ts'
import { checkedColumns } from '#list/grid/checked-columns.ts'
import { wholeIn } from './read-cells.ts'
import { priceRows, stockRows, type PriceRow, type StockRow } from './sheet-rows.ts'
import type { Offer } from './statuses.ts'
import { deliveryColumns, priceColumns } from './term-columns.ts'
import { useSaveOffers } from './use-save-offers.ts'

const termColumns = (): EditableColumn<PriceRow>[] => [
  { id: 'company', header: m.field_company_id(), kind: 'readonly', width: 200 },
  {
    id: 'seller_sku',
    header: m.field_seller_sku(),
    kind: 'text',
    isCode: true,
    width: 160,
    parse: (text) => (text.trim() ? { value: text.trim() } : { error: m.offer_sku_missing() }),
  },
  ...priceColumns(),
  ...deliveryColumns(),
]

const stockColumns = (): EditableColumn<StockRow>[] => [
  { id: 'company', header: m.field_company_id(), kind: 'readonly', width: 200 },
  { id: 'point', header: m.offer_point(), kind: 'readonly', width: 240 },
  {
    id: 'quantity',
    header: m.offer_quantity(),
    kind: 'number',
    parse: (text) => (text === '' ? { value: null } : wholeIn(text, 0, 1_000_000)),
  },
  {
    id: 'reserved',
    header: m.offer_reserved(),
    kind: 'readonly',
    align: 'end',
    width: 110,
    read: ({ reserved }) => String(reserved),
  },
]

/** Prices and stocks as a spreadsheet: blocks can be pasted, and all changes are saved at once. */
export function OfferSheets({ productId, offers }: { productId: number; offers: readonly Offer[] }) {
  const canUpdate = useCan('product-offer.update')
  const canSeePoints = useCan(['store-point', 'storage'], 'any')
  const companies = [...new Set(offers.map(({ company_id }) => company_id))]
  const points = useQuery({
    ...everyRow('storePoints.list', { company_id: companies, type: ['shop', 'warehouse'] }),
    enabled: canUpdate && canSeePoints,
  })
  const stocks = stockRows(offers, points.data?.items ?? [])
  const terms = useKeptChanges<PriceRow>({
    name: `product/${productId}/prices`,
    rows: priceRows(offers),
    rowId: ({ id }) => String(id),
  })
  const shelves = useKeptChanges<StockRow>({ name: `product/${productId}/stocks`, rows: stocks, rowId: ({ id }) => id })
  const { changes: prices } = terms
  const { changes: quantities } = shelves
  const { save, isPending, errors, showErrors, forget } = useSaveOffers({
    offers,
    stocks,
    prices,
    quantities,
    onSaved: (id) => {
      terms.forget((row) => row === String(id))
      shelves.forget((row) => row.startsWith(`${id}:`))
    },
  })
  if (!canUpdate) return null
  function submit() {
    const overtaken = { prices: terms.takeOvertaken(), stocks: shelves.takeOvertaken() }
    if (overtaken.prices.size + overtaken.stocks.size > 0) showErrors(overtaken)
    else void save()
  }
  const isDirty = prices.size + quantities.size > 0
  return (
    <form
      className="flex min-w-0 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Card title={m.offers_prices()}>
        <DraftNotice edit={{ ...terms, discard: () => terms.forget(() => true) }} />
        <EditableGrid
          label={m.offers_prices()}
          columns={checkedColumns(termColumns(), rules)}
          rows={priceRows(offers)}
          rowId={({ id }) => String(id)}
          changes={prices}
          onChange={terms.onChange}
          errors={errors.prices}
        />
      </Card>
      <Card title={m.offers_stocks()}>
        <DraftNotice edit={{ ...shelves, discard: () => shelves.forget(() => true) }} />
        <EditableGrid
          label={m.offers_stocks()}
          columns={stockColumns()}
          rows={stocks}
          rowId={({ id }) => id}
          changes={quantities}
          onChange={shelves.onChange}
          errors={errors.stocks}
          empty={<p className="py-4 text-muted">{m.offers_no_points()}</p>}
        />
      </Card>
      {isDirty && (
        <SaveBar
          changes={[m.offers_changed({ count: prices.size + quantities.size })]}
          isPending={isPending}
          onDiscard={() => {
            terms.forget(() => true)
            shelves.forget(() => true)
            forget()
          }}
        />
      )}
      <UnsavedGuard isDirty={isDirty} />
    </form>
  )
}
