import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import Sheet from 'lucide-react/icons/sheet'
import Table2 from 'lucide-react/icons/table-2'
import { Link, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Article } from '#record/article.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { ImportButton } from '#list/import/import-button.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { productOffersListRules } from '#contract/lists/product-offers.gen.ts'
import { useOnlyCompany } from '#data/access/use-only-company.ts'
import { ProductTabs } from '#shop/products/product-tabs.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { rangeFilter } from '#list/filters/range-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { offerStatuses, type Offer } from '#shop/product-offers/statuses.ts'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { formatMoney } from '#text/format-money.ts'
import { updatedColumn } from '#list/moment-columns.tsx'
import { FormerPrice, OfferStatus } from '#shop/product-offers/offer-cells.tsx'
import { Thumbnail } from '#record/thumbnail.tsx'

// Not shown: stocks, delivery_days_min, delivery_days_max. The sheet and the offer itself show them.
/** A user of one company has no seller column. */
const columns = (hasSellers: boolean): TableColumn<Offer>[] => [
  {
    id: 'product',
    header: m.field_product_id(),
    width: 256,
    picture: ({ image_url }) => <Thumbnail url={image_url} />,
    cell: ({ product }) => product.label,
    note: ({ brand, article }) => (
      // In a card it has no room beside the state, which can be changed there.
      <span className="@max-[40rem]:hidden">
        {brand && `${brand.label} · `}
        <Article>{article}</Article>
      </span>
    ),
  },
  {
    id: 'seller_sku',
    kind: 'code',
    header: m.offers_column_sku(),
    sortKey: 'seller_sku',
    cell: ({ seller_sku }) => <span className="font-code whitespace-nowrap">{seller_sku}</span>,
  },
  ...(hasSellers ? [{ id: 'company', header: m.field_company_id(), cell: ({ company }: Offer) => company.label }] : []),
  {
    id: 'price',
    kind: 'sum',
    width: 116,
    header: m.field_price_kopecks(),
    sortKey: 'price_kopecks',
    align: 'end',
    cell: ({ price_kopecks }) => <span className="tabular-nums">{formatMoney(price_kopecks)}</span>,
    note: (offer) => <FormerPrice offer={offer} />,
  },
  {
    id: 'available',
    header: m.offer_available(),
    sortKey: 'available',
    align: 'end',
    cell: ({ available, out_of_stock }) => (
      <span className="tabular-nums">
        {out_of_stock ? (
          <span className="text-muted">{m.offer_out_of_stock()}</span>
        ) : (
          available.toLocaleString('ru-RU')
        )}
      </span>
    ),
  },
  {
    id: 'status',
    kind: 'state',
    width: 184,
    header: m.field_status(),
    cell: (offer) => <OfferStatus offer={offer} isCompact />,
  },
  updatedColumn(),
]

const filters = (hasSellers: boolean) => [
  searchFilter(m.offers_search()),
  choiceFilter('status', statusOptions(offerStatuses)),
  ...(hasSellers ? [referenceFilter('company_id', 'companies')] : []),
  referenceFilter('product_id', 'products'),
  referenceFilter('brand_id', 'brands'),
  referenceFilter('category_id', 'categories'),
]

const moreFilters = () => [
  flagFilter('out_of_stock'),
  flagFilter('price_quarantine'),
  rangeFilter('price', { label: m.field_price_kopecks(), fraction: 2 }),
  referenceFilter('store_point_id', 'storePoints'),
]

const OffersBulk = lazyPart(async () => (await import('./bulk.tsx')).OffersBulk)
const OffersSheet = lazyPart(async () => (await import('#shop/product-offers/offers-sheet.tsx')).OffersSheet, {
  fallback: () => <Skeleton className="h-dvh" />,
})
const OfferDrawer = lazyPart(async () => (await import('#shop/product-offers/offer-drawer.tsx')).OfferDrawer)
const ImportPrices = lazyPart(async () => (await import('#shop/product-offers/import-prices.tsx')).ImportPrices)

const { loader, useList, ListPage } = listScreen('productOffers.list', productOffersListRules)

/** Offers with sellers, prices and stocks; sellers see only their own. */
function OfferList() {
  const page = useList()
  const [address, setAddress] = useSearchParams()
  const hasSellers = useOnlyCompany() === null
  const canView = useCan('product-offer.view')
  const canChange = useCan(['product-offer.enableByIds', 'product-offer.disableByIds', 'product-offer.update'], 'any')
  const canUpsert = useCan('product-offer.upsert')
  const canExport = useCan('product-offer.export')
  const isSheet = canUpsert && address.get('show') === 'sheet'
  const offerId = /^[1-9]\d{0,14}$/.exec(address.get('offer') ?? '')?.[0]
  const addressWith = (name: 'offer' | 'show', value: string | null) => {
    const next = new URLSearchParams(address)
    if (value === null) next.delete(name)
    else next.set(name, value)
    return next
  }
  const go = (next: URLSearchParams) => setAddress(next, { preventScrollReset: true })
  return (
    <>
      <ListPage
        title={m.entity_product_offer()}
        name="products/offers"
        tabs={<ProductTabs current="offers" />}
        {...page}
        columns={columns(hasSellers)}
        rowName={({ seller_sku, company }) => `${seller_sku}, ${company.label}`}
        rowLink={
          canView
            ? ({ id }) => <Link to={`?${addressWith('offer', String(id)).toString()}`} preventScrollReset />
            : undefined
        }
        filters={filters(hasSellers)}
        moreFilters={moreFilters()}
        isBulkByFilter
        bulk={canChange && !isSheet ? (chosen, clear) => <OffersBulk chosen={chosen} clear={clear} /> : undefined}
        actions={
          <>
            {canExport && <ExportMenu call="productOffers.export" query={page.list.unpaged} />}
            {canUpsert && <ImportButton Dialog={ImportPrices} label={m.products_import()} />}
            {canUpsert && (
              <Button variant="primary" onClick={() => go(addressWith('show', isSheet ? null : 'sheet'))}>
                {isSheet ? <Table2 aria-hidden className="size-4" /> : <Sheet aria-hidden className="size-4" />}
                {isSheet ? m.offers_to_list() : m.offers_to_sheet()}
              </Button>
            )}
          </>
        }
      >
        {isSheet && page.query.data && page.query.data.items.length > 0 && (
          <OffersSheet list={page.list} offers={page.query.data.items} hasSellers={hasSellers} />
        )}
      </ListPage>
      {offerId && canView && (
        <OfferDrawer key={offerId} id={Number(offerId)} onClose={() => go(addressWith('offer', null))} />
      )}
    </>
  )
}

export { OfferList as Component, loader }
