import { companyTypeWords } from '#contract/enums/company-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#text/locale.ts'
import { Moment } from '#page/moment.tsx'
import { statusColumn } from '#record/status/status-column.tsx'
import { statuses } from './statuses.ts'

export type CompanyRow = Schemas['CompanyRow']

const count = (value: number) => value.toLocaleString(getLocale())

export const columns = (): TableColumn<CompanyRow>[] => [
  {
    id: 'name',
    width: 272,
    header: m.sellers_column_name(),
    sortKey: 'trade_name',
    cell: ({ trade_name }) => trade_name,
    note: ({ inn, type, status }) => (
      <>
        {m.sellers_inn({ inn })}
        {/* In a card it has no room beside a state. */}
        <span className={status === 'active' ? undefined : '@max-[40rem]:hidden'}> · {companyTypeWords[type]()}</span>
      </>
    ),
  },
  { id: 'short_name', header: m.field_short_name(), isHidden: true, cell: ({ short_name }) => short_name },
  statusColumn(statuses),
  { id: 'manager', header: m.field_manager_id(), cell: ({ manager }) => manager?.label ?? '—' },
  {
    id: 'products',
    header: m.sellers_column_products(),
    align: 'end',
    cell: ({ products_count }) => count(products_count),
  },
  {
    id: 'offers',
    header: m.sellers_column_offers(),
    align: 'end',
    sortKey: 'active_offers_count',
    isHidden: true,
    cell: ({ active_offers_count }) => count(active_offers_count),
  },
  {
    id: 'orders',
    header: m.sellers_column_orders(),
    align: 'end',
    cell: ({ open_orders_count }) => count(open_orders_count),
  },
  {
    id: 'rating',
    width: 108,
    header: m.sellers_column_rating(),
    align: 'end',
    sortKey: 'rating',
    cell: ({ rating }) => formatRating(rating),
  },
  {
    id: 'created',
    kind: 'moment',
    header: m.sellers_column_created(),
    sortKey: 'created_at',
    cell: ({ created_at }) => <Moment time={created_at} />,
  },
]

export function formatRating(rating: number | null) {
  return rating?.toLocaleString(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }) ?? '—'
}
