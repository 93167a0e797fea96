import { storePointTypeWords } from '#contract/enums/store-point-type.gen.ts'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { StatusBadge } from '#record/status/statuses.tsx'
import { pointStatuses } from '#record/store-points/words.ts'
import { Today } from '#sections/points/today.tsx'
import { type PointRow, ownerOf } from '#sections/points/point-row.ts'

export const columns = (): TableColumn<PointRow>[] => [
  { id: 'name', header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'code',
    header: m.field_code(),
    sortKey: 'code',
    cell: ({ code }) => <span className="font-code whitespace-nowrap">{code}</span>,
  },
  { id: 'type', header: m.field_type(), cell: ({ type }) => storePointTypeWords[type]() },
  { id: 'company', header: m.field_company_id(), cell: ownerOf },
  { id: 'city', header: m.field_city_id(), sortKey: 'city', cell: ({ city }) => city.label },
  { id: 'address', header: m.field_address(), cell: ({ address }) => address },
  { id: 'today', header: m.points_today(), cell: (row) => <Today point={row} /> },
  {
    id: 'status',
    header: m.field_status(),
    cell: ({ status }) => <StatusBadge statuses={pointStatuses} status={status} />,
  },
]
