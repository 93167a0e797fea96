import { Link } from 'react-router'
import type { Schemas } from '@admin-panel/sdk'
import { Meter } from '@admin-panel/ui/meter'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Article } from '#record/article.tsx'
import { CreateLink } from '#list/create-link.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { ImportButton } from '#list/import/import-button.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { productsListRules } from '#contract/lists/products.gen.ts'
import { ProductTabs } from '#shop/products/product-tabs.tsx'
import { pathTo } from '#data/paths.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { productStatuses } from '#shop/products/product-statuses.ts'
import { statusOptions, StatusBadge } from '#record/status/statuses.tsx'
import { optionsOf } from '#text/options-of.ts'
import { productConditionWords } from '#contract/enums/product-condition.gen.ts'
import { formatMoney } from '#text/format-money.ts'
import { createdColumn, updatedColumn } from '#list/moment-columns.tsx'
import { Thumbnail } from '#record/thumbnail.tsx'

type Condition = Schemas['ProductCondition']

const conditionLabel = (condition: Condition) => productConditionWords[condition]()

type ProductRow = Schemas['ProductRow']

/** A card below this percentage sells badly. */
const ENOUGH = 70

const none = <span className="text-muted">—</span>

const columns = (): TableColumn<ProductRow>[] => [
  {
    id: 'name',
    header: m.field_name(),
    sortKey: 'name',
    width: 284,
    picture: ({ image_url }) => <Thumbnail url={image_url} />,
    cell: ({ name }) => name,
    note: ({ brand, article }) => (
      <>
        <Article>{article}</Article>
        {brand && ` · ${brand.label}`}
      </>
    ),
  },
  {
    id: 'article',
    kind: 'code',
    isHidden: true,
    header: m.field_article(),
    sortKey: 'article_norm',
    cell: ({ article }) => <Article>{article}</Article>,
  },
  {
    id: 'brand',
    header: m.field_brand_id(),
    sortKey: 'brand',
    isHidden: true,
    cell: ({ brand }) => brand?.label ?? none,
  },
  { id: 'category', width: 164, header: m.field_category_id(), cell: ({ category }) => category.label },
  {
    id: 'status',
    kind: 'state',
    header: m.field_status(),
    cell: ({ status }) => <StatusBadge statuses={productStatuses} status={status} />,
    note: ({ status, has_pending_moderation }) =>
      has_pending_moderation && status !== 'on_moderation' && m.products_pending(),
  },
  {
    id: 'quality',
    kind: 'number',
    width: 124,
    header: m.products_quality(),
    cell: ({ completeness }) => (
      <Meter percent={completeness} tone={completeness < ENOUGH ? 'amber' : 'accent'}>
        {m.products_percent({ percent: completeness })}
      </Meter>
    ),
    note: (row) => {
      const flaws = flawsOf(row)
      return flaws && <span className="text-amber-text">{flaws}</span>
    },
  },
  {
    id: 'offers',
    width: 116,
    header: m.products_offers(),
    align: 'end',
    cell: ({ offers_count }) => <span className="tabular-nums">{offers_count}</span>,
  },
  {
    id: 'min_price',
    kind: 'sum',
    width: 112,
    header: m.products_min_price(),
    sortKey: 'min_price_kopecks',
    align: 'end',
    cell: ({ min_price_kopecks: price }) =>
      price === null ? (
        <span className="text-muted @max-[40rem]:hidden">—</span>
      ) : (
        <span className="whitespace-nowrap tabular-nums">{formatMoney(price)}</span>
      ),
  },
  {
    id: 'company',
    header: m.field_productsCreate_company_id(),
    isHidden: true,
    cell: ({ company }) => company?.label ?? m.products_own(),
  },
  {
    id: 'condition',
    header: m.field_condition(),
    isHidden: true,
    cell: ({ condition }) => conditionLabel(condition),
  },
  createdColumn({ isHidden: true }),
  updatedColumn(),
]

function flawsOf({ image_id, brand }: ProductRow) {
  return [image_id === null && m.products_no_photo(), brand === null && m.products_no_brand()]
    .filter(Boolean)
    .join(', ')
}

const filters = () => [
  searchFilter(m.products_search()),
  choiceFilter('status', statusOptions(productStatuses)),
  referenceFilter('brand_id', 'brands'),
  referenceFilter('category_id', 'categories'),
]

const moreFilters = () => [
  flagFilter('has_offers'),
  flagFilter('has_images'),
  flagFilter('has_barcodes'),
  flagFilter('has_applicability'),
  flagFilter('has_crosses'),
  flagFilter('has_description'),
  choiceFilter(
    'completeness_to',
    [25, 50, 75, 99].map((value) => ({ value, label: m.products_completeness_to({ percent: value }) })),
    true,
  ),
  choiceFilter('condition', optionsOf(productConditionWords)),
  referenceFilter('company_id', 'companies'),
  referenceFilter('reason_id', 'operationReasons'),
  daysFilter('created', m.record_created()),
  daysFilter('updated', m.record_updated()),
]

/** Lists of products that need a correction. */
const views = () => ({
  counted: 'products' as const,
  presets: [
    { id: 'moderation', name: m.enum_product_status_on_moderation(), query: 'status=on_moderation' },
    { id: 'rejected', name: m.products_view_rejected(), query: 'status=rejected' },
    { id: 'photo', name: m.enum_overview_key_without_images(), query: 'has_images=false' },
    { id: 'offers', name: m.enum_overview_key_without_offers(), query: 'has_offers=false' },
  ],
})

// Loaded on the first selection: most visits only read the list.
const ProductBulk = lazyPart(async () => (await import('./bulk/actions.tsx')).ProductBulk)
const ImportCards = lazyPart(async () => (await import('./import/import-cards.tsx')).ImportCards)
const ImportPrices = lazyPart(async () => (await import('#shop/product-offers/import-prices.tsx')).ImportPrices)

const { loader, useList, ListPage } = listScreen('products.list', productsListRules)

function ProductList() {
  const page = useList()
  const canView = useCan('product.view')
  const canCreate = useCan('product.create')
  const canChange = useCan(
    ['product.moveToCategory', 'product.statusChange', 'product.enableByIds', 'product.disableByIds', 'product.update'],
    'any',
  )
  const canImport = useCan('product-offer.upsert')
  const canImportCards = useCan('product.receive')
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
      isBulkByFilter
      bulk={canChange ? (chosen, clear) => <ProductBulk chosen={chosen} clear={clear} /> : undefined}
      actions={
        <>
          {canExport && <ExportMenu call="products.export" query={page.list.unpaged} />}
          {canImportCards && <ImportButton Dialog={ImportCards} label={m.products_cards()} />}
          {canImport && <ImportButton Dialog={ImportPrices} label={m.products_import()} />}
        </>
      }
      create={canCreate && <CreateLink to={pathTo('products.new')}>{m.products_create()}</CreateLink>}
    />
  )
}

export { ProductList as Component, loader }
