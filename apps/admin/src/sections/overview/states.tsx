import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'
import { formatPercent } from '#text/format-percent.ts'
import { Count } from './count.tsx'
import { Bar } from './figures.tsx'
import { Widget } from './widget.tsx'

/** Sub-orders in progress by state, and the share that is late. */
export function States() {
  const query = useQuery(queries.overview.subOrders({}))
  return (
    <Widget title={m.overview_sub_orders()} query={query} height="min-h-88">
      {({ items }) => {
        const most = Math.max(1, ...items.map(({ all }) => all.total))
        return (
          <ul className="flex flex-col gap-2">
            {items.map(({ status, all, late }) => {
              const label = subOrderStatuses[status].label()
              return (
                <li key={status}>
                  <div className="flex items-baseline gap-3">
                    <span className="min-w-0 grow break-words">{label}</span>
                    {late && late.total > 0 && (
                      <span className="shrink-0 text-xs text-danger">
                        {m.overview_late()}{' '}
                        <Count list="subOrders" count={late} label={m.overview_late_of({ state: label })} />
                        {all.total_is_exact && ` · ${formatPercent(Math.round((late.total / all.total) * 100) * 100)}`}
                      </span>
                    )}
                    <Count list="subOrders" count={all} label={label} className="font-label" />
                  </div>
                  <Bar
                    parts={[
                      { share: (late?.total ?? 0) / most, isLate: true },
                      { share: Math.max(0, all.total - (late?.total ?? 0)) / most },
                    ]}
                  />
                </li>
              )
            })}
          </ul>
        )
      }}
    </Widget>
  )
}
