import { storePointTypeWords } from '#contract/enums/store-point-type.gen.ts'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { statusColumn } from '#record/status/status-column.tsx'
import { pointStatuses } from '#shop/store-points/words.ts'
import { hoursText } from '#sections/store-points/today.tsx'
import { type PointRow, ownerOf } from '#sections/store-points/point-row.ts'

export const columns = (): TableColumn<PointRow>[] => [
  {
    id: 'name',
    width: 232,
    header: m.field_name(),
    sortKey: 'name',
    cell: ({ name }) => name,
    note: ({ address }) => address,
  },
  {
    id: 'code',
    kind: 'code',
    header: m.field_code(),
    sortKey: 'code',
    cell: ({ code }) => <span className="font-code whitespace-nowrap">{code}</span>,
  },
  { id: 'type', width: 112, header: m.field_type(), cell: ({ type }) => storePointTypeWords[type]() },
  { id: 'company', header: m.field_company_id(), cell: ownerOf },
  { id: 'city', header: m.field_city_id(), sortKey: 'city', cell: ({ city }) => city.label },
  {
    id: 'today',
    header: m.points_today(),
    cell: ({ today }) => <span className={today.length > 0 ? 'tabular-nums' : 'text-muted'}>{hoursText(today)}</span>,
    note: ({ open_now }) => open_now && <span className="text-green-text">{m.points_open()}</span>,
  },
  statusColumn(pointStatuses),
]
