import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'
import { createdColumn, updatedColumn } from '#list/moment-columns.tsx'
import { productStatuses } from '#record/status/product-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { conditionLabel } from './conditions.ts'
import { Thumbnail } from './thumbnail.tsx'

export type ProductRow = Schemas['ProductRow']

const none = <span className="text-muted">—</span>

export const columns = (): TableColumn<ProductRow>[] => [
  {
    id: 'name',
    header: m.field_name(),
    sortKey: 'name',
    // Long words in other columns must not hyphenate this one.
    className: '@min-[40rem]:min-w-44',
    cell: ({ name, image_url }) => (
      <span className="inline-flex max-w-full items-center gap-2.5 align-middle">
        <Thumbnail url={image_url} />
        <span className="min-w-0">{name}</span>
      </span>
    ),
  },
  {
    id: 'article',
    header: m.field_article(),
    sortKey: 'article_norm',
    cell: ({ article }) => <span className="font-code whitespace-nowrap">{article}</span>,
  },
  { id: 'brand', header: m.field_brand_id(), sortKey: 'brand', cell: ({ brand }) => brand?.label ?? none },
  { id: 'category', header: m.field_category_id(), cell: ({ category }) => category.label },
  {
    id: 'status',
    header: m.field_status(),
    cell: ({ status, has_pending_moderation }) => (
      <span className="inline-flex flex-col items-start gap-1">
        <StatusBadge statuses={productStatuses} status={status} />
        {has_pending_moderation && status !== 'on_moderation' && (
          <StatusChip tone="blue">{m.products_pending()}</StatusChip>
        )}
      </span>
    ),
  },
  { id: 'quality', header: m.products_quality(), cell: (row) => <Quality row={row} /> },
  {
    id: 'offers',
    header: m.products_offers(),
    align: 'end',
    cell: ({ offers_count }) => <span className="tabular-nums">{offers_count}</span>,
  },
  {
    id: 'min_price',
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

function Quality({ row: { completeness, image_id, brand } }: { row: ProductRow }) {
  const flaws = [image_id === null && m.products_no_photo(), brand === null && m.products_no_brand()]
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <span className="tabular-nums">{m.products_percent({ percent: completeness })}</span>
      {flaws.map(
        (flaw) =>
          flaw && (
            <StatusChip key={flaw} tone="amber">
              {flaw}
            </StatusChip>
          ),
      )}
    </span>
  )
}
