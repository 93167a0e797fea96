import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { Deadline } from '#page/deadline.tsx'
import { subOrderStatuses, TO_SHIP } from '#shop/orders/sub-order-statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { formatMoney } from '#text/format-money.ts'
import { Widget } from '#sections/overview/widget.tsx'

const MAX_ROWS = 7
const SOON_HOURS = 4

/** The sub-orders to ship first, the latest first; sellers see for whom and from where, not their own name. */
export function Shipments() {
  const query = useQuery(queries.subOrders.list({ status: [...TO_SHIP], sort: ['due'], per_page: 10 }))
  const isStaff = useIsStaff()
  return (
    <Widget
      title={m.overview_shipments()}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      height="min-h-170 lg:min-h-86"
    >
      {({ items }) => (
        <ul className="divide-y divide-line">
          {items.slice(0, MAX_ROWS).map((row) => (
            <li
              key={row.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 lg:grid-cols-[5.5rem_minmax(0,1fr)_8.5rem_9rem_6.5rem]"
            >
              <TextLink render={<Link to={pathTo('subOrders', row.id)} />} className="font-label tabular-nums">
                {row.number}
              </TextLink>
              <span className="min-w-0 break-words max-lg:col-span-2">
                {isStaff ? row.company.label : row.buyer_name}
                {!isStaff && (
                  <span className="block text-xs text-muted">{row.store_point?.label ?? row.city.label}</span>
                )}
              </span>
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
      )}
    </Widget>
  )
}
