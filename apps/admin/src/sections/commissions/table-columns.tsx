import type { Schemas } from '@admin-panel/sdk'
import { Tag } from '@admin-panel/ui/tag'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { formatDay } from '#data/time/format-date.ts'
import { formatMoney } from '#text/format-money.ts'
import { formatPercent } from '#text/format-percent.ts'
import { bandHeader, PriceBand } from './price-band.tsx'
import { updatedColumn } from '#list/moment-columns.tsx'

type Commission = Schemas['Commission']

const nameColumn = (id: 'company' | 'category' | 'brand', header: string): TableColumn<Commission> => ({
  id,
  header,
  sortKey: id,
  // The first column names all three.
  isHidden: true,
  cell: (rule) => rule[id]?.label ?? <span className="text-muted">{m.commissions_any()}</span>,
})

const money = (kopecks: number | null) => (kopecks === null ? '—' : formatMoney(kopecks))

/** The columns for read-only users. */
export const tableColumns = (): TableColumn<Commission>[] => [
  {
    id: 'for',
    width: 280,
    header: m.commissions_for(),
    cell: ({ company, category, brand, is_default }) =>
      is_default ? (
        <Tag>{m.commissions_default()}</Tag>
      ) : (
        [company, category, brand].flatMap((part) => part?.label ?? []).join(' · ') || m.commissions_all()
      ),
  },
  {
    id: 'rate',
    header: m.commissions_rate(),
    kind: 'sum',
    sortKey: 'rate_bp',
    align: 'end',
    cell: ({ rate_bp }) => formatPercent(rate_bp),
  },
  nameColumn('company', m.filter_commissionsList_company_id()),
  nameColumn('category', m.filter_category_id()),
  nameColumn('brand', m.filter_brand_id()),
  { id: 'band', header: bandHeader(), width: 216, priority: 'high', cell: (rule) => <PriceBand terms={rule} /> },
  { id: 'min', kind: 'sum', header: m.commissions_min(), align: 'end', cell: ({ min_kopecks }) => money(min_kopecks) },
  {
    id: 'fixed',
    kind: 'sum',
    header: m.commissions_column_fixed(),
    align: 'end',
    cell: ({ fixed_kopecks }) => money(fixed_kopecks),
  },
  {
    id: 'since',
    priority: 'low',
    header: m.commissions_valid_from(),
    sortKey: 'valid_from',
    cell: ({ valid_from }) => formatDay(valid_from),
  },
  {
    id: 'until',
    priority: 'low',
    header: m.commissions_valid_to(),
    cell: ({ valid_to }) => (valid_to ? formatDay(valid_to) : '—'),
  },
  { id: 'comment', header: m.field_comment(), isHidden: true, cell: ({ comment }) => comment ?? '—' },
  { id: 'number', header: '№', isHidden: true, cell: ({ id }) => id },
  updatedColumn({ isHidden: true }),
]
