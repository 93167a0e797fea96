import { brandResolutionWords } from '#contract/enums/brand-resolution.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'
import { stateColumns } from '#shop/moderation/state-columns.tsx'

export type BrandRequestRow = Schemas['BrandModerationRow']

export const brandColumns = (isGrouped: boolean): TableColumn<BrandRequestRow>[] => [
  {
    id: 'number',
    width: 104,
    header: m.moderation_column_number(),
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
  },
  {
    id: 'name',
    kind: 'name',
    header: m.field_proposed_name(),
    sortKey: 'proposed_name',
    cell: ({ proposed_name }) => proposed_name,
  },
  { id: 'company', header: m.filter_moderationList_company_id(), cell: ({ company }) => company.label },
  {
    id: 'products',
    header: m.moderation_column_products(),
    align: 'end',
    cell: ({ products_count }) => <span className="tabular-nums">{products_count}</span>,
  },
  ...stateColumns<BrandRequestRow>(isGrouped),
  {
    id: 'resolution',
    header: m.filter_resolution(),
    cell: ({ resolution }) => (resolution ? brandResolutionWords[resolution]() : <span className="text-muted">—</span>),
    note: ({ resolution, target_brand }) => resolution && target_brand?.label,
  },
  {
    id: 'attempt',
    header: m.moderation_column_attempt(),
    sortKey: 'attempt',
    align: 'end',
    isHidden: true,
    cell: ({ attempt }) => <span className="tabular-nums">{attempt}</span>,
  },
  {
    id: 'created',
    kind: 'moment',
    header: m.moderation_column_created(),
    sortKey: 'created_at',
    isHidden: true,
    cell: ({ created_at }) => <Moment time={created_at} />,
  },
]
