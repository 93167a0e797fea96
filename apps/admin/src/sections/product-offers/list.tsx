import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import Sheet from 'lucide-react/icons/sheet'
import Table2 from 'lucide-react/icons/table-2'
import { Link, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export-menu.tsx'
import { ImportButton } from '#list/import/import-button.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { productOffersListRules } from '#contract/rules/product-offers.gen.ts'
import { useOnlyCompany } from '#data/access/use-only-company.ts'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { ProductTabs } from '#shop/products/product-tabs.tsx'

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
  const canSwitch = useCan(['product-offer.enableByIds', 'product-offer.disableByIds'], 'any')
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
        bulk={canSwitch && !isSheet ? (rows, clear) => <OffersBulk rows={rows} clear={clear} /> : undefined}
        actions={
          <>
            {canExport && (
              <ExportMenu
                name="offers"
                load={(format) => client.api.productOffers.export({ ...page.list.unpaged, format })}
              />
            )}
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
