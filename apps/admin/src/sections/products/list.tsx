import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export-menu.tsx'
import { ImportButton } from '#list/import/import-button.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { productsListRules } from '#contract/rules/products.gen.ts'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { views } from './views.ts'
import { ProductTabs } from '#shop/products/product-tabs.tsx'
import { pathTo } from '#data/paths.ts'

// Loaded on the first selection: most visits only read the list.
const ProductBulk = lazyPart(async () => (await import('./bulk/actions.tsx')).ProductBulk)
const ImportPrices = lazyPart(async () => (await import('#shop/product-offers/import-prices.tsx')).ImportPrices)

const { loader, useList, ListPage } = listScreen('products.list', productsListRules)

function ProductList() {
  const page = useList()
  const canView = useCan('product.view')
  const canCreate = useCan('product.create')
  const canChange = useCan(
    ['product.moveToCategory', 'product.statusChange', 'product.enableByIds', 'product.disableByIds'],
    'any',
  )
  const canImport = useCan('product-offer.upsert')
  const canExport = useCan('product.export')
  return (
    <ListPage
      title={m.entity_product()}
      name="products"
      tabs={<ProductTabs current="cards" />}
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={canView ? ({ id }) => <Link to={pathTo('products', id)} /> : undefined}
      filters={filters()}
      moreFilters={moreFilters()}
      views={views()}
      bulk={canChange ? (rows, clear) => <ProductBulk rows={rows} clear={clear} /> : undefined}
      actions={
        <>
          {canExport && (
            <ExportMenu
              name="products"
              load={(format) => client.api.products.export({ ...page.list.unpaged, format })}
            />
          )}
          {canImport && <ImportButton Dialog={ImportPrices} label={m.products_import()} />}
        </>
      }
      create={canCreate && <CreateLink to={pathTo('products.new')}>{m.products_create()}</CreateLink>}
    />
  )
}

export { ProductList as Component, loader }
