import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { formatDay } from '#data/time/format-date.ts'
import { formatPeriod } from '#data/time/format-period.ts'
import { m } from '#paraglide/messages.js'
import { StatusBadge } from '#record/status/statuses.tsx'
import { formatMoney } from '#text/format-money.ts'
import { settlementStatuses } from './statuses.ts'

type Row = Schemas['SettlementRow']

const sum = (kopecks: number) => <span className="whitespace-nowrap tabular-nums">{formatMoney(kopecks)}</span>

/** A period of one day is that day. */
export const daysOf = (from: string, to: string) => (from === to ? formatDay(from) : formatPeriod(from, to))

export const nameOf = ({ id }: Row) => `№ ${id}`

/** What a period is and what it pays; a list of all sellers names the seller first. */
export const columns = (): TableColumn<Row>[] => [
  {
    id: 'period',
    priority: 'high',
    width: 184,
    header: m.settlements_period(),
    sortKey: 'period_to',
    cell: ({ period_from, period_to }) => daysOf(period_from, period_to),
    note: (row) => nameOf(row),
  },
  {
    id: 'status',
    kind: 'state',
    width: 160,
    header: m.field_status(),
    cell: ({ status, is_held, objections }) => (
      <span className="flex flex-wrap gap-1">
        <StatusBadge statuses={settlementStatuses} status={status} />
        {is_held && <StatusChip tone="red">{m.filter_is_held()}</StatusChip>}
        {objections > 0 && <StatusChip tone="amber">{m.settlements_objections({ count: objections })}</StatusChip>}
      </span>
    ),
    note: ({ status, due_on }) => status === 'open' && m.settlements_due_on({ day: formatDay(due_on) }),
  },
  {
    id: 'entries',
    kind: 'sum',
    // It leads to the sum that is paid, which stays.
    priority: 'normal',
    width: 165,
    align: 'end',
    header: m.field_kept_settlement_entries_kopecks(),
    cell: ({ entries_kopecks }) => sum(entries_kopecks),
    note: ({ carried_kopecks }) => carried_kopecks < 0 && m.settlements_carried({ sum: formatMoney(carried_kopecks) }),
  },
  {
    id: 'payable',
    kind: 'sum',
    width: 148,
    align: 'end',
    header: m.field_kept_settlement_payable_kopecks(),
    sortKey: 'payable_kopecks',
    cell: ({ payable_kopecks }) => sum(payable_kopecks),
    note: ({ debt_kopecks, waiting_kopecks }) =>
      debt_kopecks > 0
        ? m.settlements_debt({ sum: formatMoney(debt_kopecks) })
        : waiting_kopecks !== 0 && m.settlements_waiting({ sum: formatMoney(waiting_kopecks) }),
  },
]
