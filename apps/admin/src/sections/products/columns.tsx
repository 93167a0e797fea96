import type { Schemas } from '@admin-panel/sdk'
import { Meter } from '@admin-panel/ui/meter'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'
import { createdColumn, updatedColumn } from '#list/moment-columns.tsx'
import { productStatuses } from '#shop/products/product-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { conditionLabel } from './conditions.ts'
import { Thumbnail } from '#record/thumbnail.tsx'

export type ProductRow = Schemas['ProductRow']

/** A card below this percentage sells badly. */
const ENOUGH = 70

const none = <span className="text-muted">—</span>

export const columns = (): TableColumn<ProductRow>[] => [
  {
    id: 'name',
    header: m.field_name(),
    sortKey: 'name',
    width: 264,
    picture: ({ image_url }) => <Thumbnail url={image_url} />,
    cell: ({ name }) => name,
    note: ({ brand, article }) => (
      <>
        {brand && `${brand.label} · `}
        <span className="font-code">{article}</span>
      </>
    ),
  },
  {
    id: 'article',
    kind: 'code',
    isHidden: true,
    header: m.field_article(),
    sortKey: 'article_norm',
    cell: ({ article }) => <span className="font-code whitespace-nowrap">{article}</span>,
  },
  {
    id: 'brand',
    header: m.field_brand_id(),
    sortKey: 'brand',
    isHidden: true,
    cell: ({ brand }) => brand?.label ?? none,
  },
  { id: 'category', width: 168, header: m.field_category_id(), cell: ({ category }) => category.label },
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
    header: m.products_quality(),
    cell: ({ completeness }) => (
      <Meter percent={completeness} tone={completeness < ENOUGH ? 'amber' : 'accent'}>
        {m.products_percent({ percent: completeness })}
      </Meter>
    ),
    note: (row) => <span className="text-amber-text">{flawsOf(row)}</span>,
  },
  {
    id: 'offers',
    header: m.products_offers(),
    align: 'end',
    cell: ({ offers_count }) => <span className="tabular-nums">{offers_count}</span>,
  },
  {
    id: 'min_price',
    kind: 'sum',
    header: m.products_min_price(),
    sortKey: 'min_price_kopecks',
    align: 'end',
    cell: ({ min_price_kopecks: price }) =>
      price === null ? none : <span className="whitespace-nowrap tabular-nums">{formatMoney(price)}</span>,
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
