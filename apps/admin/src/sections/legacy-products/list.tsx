import { Link, redirect, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { legacyFilters } from '#shop/legacy/legacy-list.tsx'
import { listScreen } from '#list/list-screen.ts'
import { queries, queryClient, useCan } from '#data/queries.ts'
import { recordId } from '#data/record-id.ts'
import { legacyProductsListRules } from '#contract/lists/legacy-products.gen.ts'
import { columns } from './columns.tsx'
import { ProductTabs } from '#shop/products/product-tabs.tsx'
import { pathTo } from '#data/paths.ts'

// Loaded with the first card and on the first selection.
const OldCard = lazyPart(async () => (await import('./old-card.tsx')).OldCard)
const OldBulk = lazyPart(async () => (await import('./bulk.tsx')).OldBulk)

// Not shown: migrated_at. The page of the record shows it.
const screen = listScreen('legacyProducts.list', legacyProductsListRules)
const { ListPage } = screen

/** Redirects a legacy id to our card if it is mapped, otherwise to the legacy card. */
async function loader(args: LoaderFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get('legacy_id')
  if (id === null) return screen.loader(args)
  const { mapped_to } = await queryClient.fetchQuery(queries.legacyProducts.view({ id: recordId({ id }) }))
  return redirect(mapped_to ? pathTo('products', mapped_to.id) : pathTo('legacyProducts.list', { card: id }))
}

function OldProducts() {
  const page = screen.useList()
  const [address, setAddress] = useSearchParams()
  const canMove = useCan('product.moveToCategory')
  const card = /^[1-9]\d{0,14}$/.exec(address.get('card') ?? '')?.[0]
  const addressOf = (id: number | null) => {
    const next = new URLSearchParams(address)
    if (id === null) next.delete('card')
    else next.set('card', String(id))
    return next
  }
  return (
    <>
      <ListPage
        title={m.old_products_title()}
        name="products/old"
        tabs={<ProductTabs current="old" />}
        {...page}
        columns={columns()}
        rowName={({ name }) => name}
        rowLink={({ id }) => <Link to={`?${addressOf(id).toString()}`} preventScrollReset />}
        filters={legacyFilters(m.old_products_search())}
        bulk={canMove ? ({ rows }, clear) => <OldBulk rows={rows} clear={clear} /> : undefined}
      />
      {card && (
        <OldCard
          key={card}
          id={Number(card)}
          onClose={() => setAddress(addressOf(null), { preventScrollReset: true })}
        />
      )}
    </>
  )
}

export { OldProducts as Component, loader }
