import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { Deadline } from '#page/deadline.tsx'
import { subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { formatMoney } from '#text/format-money.ts'
import { ShiftLine } from './shift-line.tsx'
import { Widget } from './widget.tsx'

const MAX_ROWS = 5
const SOON_HOURS = 4
const TO_SHIP = ['new', 'confirmed', 'assembling', 'ready_to_ship'] as const

const OF_LATE = `status=${TO_SHIP.join(',')}&overdue=true&sort=due`

/** The shipments of the next hours as a line, and under it the sub-orders to ship first, the latest first. */
export function Shipments() {
  const toShip = { status: [...TO_SHIP], sort: ['due' as const] }
  const due = useQuery(queries.subOrders.list({ ...toShip, overdue: false, per_page: 100 }))
  const late = useQuery(queries.subOrders.list({ ...toShip, overdue: true, per_page: 10 }))
  const bothLists = [late, due].find(({ data }) => data === undefined) ?? due
  const rows = [...(late.data?.items ?? []), ...(due.data?.items ?? [])].slice(0, MAX_ROWS)
  return (
    <Widget title={m.overview_shipments()} query={bothLists} isEmpty={() => rows.length === 0} height="min-h-80">
      {() => (
        <>
          <ShiftLine
            late={{ total: 0, total_is_exact: true, ...late.data?.meta, query: OF_LATE }}
            due={due.data?.items ?? []}
            soonHours={SOON_HOURS}
          />
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <li
                key={row.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 lg:grid-cols-[5.5rem_minmax(0,1fr)_8.5rem_9rem_6.5rem]"
              >
                <TextLink render={<Link to={pathTo('subOrders', row.id)} />} className="font-label tabular-nums">
                  {row.number}
                </TextLink>
                <span className="min-w-0 break-words max-lg:col-span-2">{row.company.label}</span>
                <StatusBadge statuses={subOrderStatuses} status={row.status} />
                <Deadline
                  time={row.ship_by}
                  timeZone={row.ship_by_zone}
                  isOverdue={row.is_overdue}
                  soonHours={SOON_HOURS}
                />
                <span className="text-end tabular-nums max-lg:col-start-2 max-lg:row-start-1">
                  {formatMoney(row.total_kopecks)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Widget>
  )
}
