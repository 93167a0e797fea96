import type { Schemas } from '@admin-panel/sdk'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { Plot } from '@admin-panel/ui/plot'
import '@admin-panel/ui/plot.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { daysAfter } from '#data/time/days.ts'
import { formatDay } from '#data/time/format-date.ts'
import { queries } from '#data/queries.ts'
import { formatMoney } from '#text/format-money.ts'
import { Count } from './count.tsx'
import { PERIODS, useDays } from './use-days.ts'
import { PLOT_HEIGHT, Widget } from './widget.tsx'

type Period = Schemas['OverviewPeriod']

/** Orders by day against the period before. */
export function Orders() {
  const { days } = useDays()
  const query = useQuery({ ...queries.overview.orders({ days }), placeholderData: keepPreviousData })
  return (
    <Widget
      title={m.overview_orders()}
      query={query}
      height={PLOT_HEIGHT}
      actions={
        <nav aria-label={m.overview_period()} className="flex gap-1">
          {PERIODS.map((period) => (
            <ButtonLink
              key={period}
              size="sm"
              variant={period === days ? 'secondary' : 'ghost'}
              aria-current={period === days ? 'true' : undefined}
              render={<Link to={{ search: `?days=${period}` }} replace preventScrollReset />}
            >
              {m.overview_days({ count: period })}
            </ButtonLink>
          ))}
        </nav>
      }
    >
      {(data) => <OrdersOf {...data} />}
    </Widget>
  )
}

function OrdersOf({ days, period, before }: Schemas['OverviewOrders']) {
  const series = useMemo(
    () => [
      {
        label: m.overview_before(),
        values: days.map((day) => day.orders_before),
        kind: 'bars' as const,
        tone: 'grey' as const,
      },
      { label: m.overview_now(), values: days.map(({ orders }) => orders) },
    ],
    [days],
  )
  const dates = useMemo(() => days.map(({ date }) => date), [days])
  return (
    <>
      <dl className="mb-3 grid grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-4">
        <Fact name={m.entity_order()} now={period.orders} before={before.orders}>
          <Count
            list="orders"
            count={orderCount(period, period.orders)}
            label={m.entity_order()}
            className="text-start"
          />
        </Fact>
        <Fact name={m.overview_turnover()} now={period.bought_kopecks} before={before.bought_kopecks}>
          {formatMoney(period.bought_kopecks)}
        </Fact>
        <Fact name={m.overview_mean()} now={mean(period)} before={mean(before)}>
          {formatMoney(Math.round(mean(period)))}
        </Fact>
        <Fact name={m.overview_cancelled()} now={period.cancelled} before={before.cancelled}>
          <Count
            list="orders"
            count={orderCount(period, period.cancelled, '&status=cancelled')}
            label={m.overview_cancelled()}
            className="text-start"
          />
        </Fact>
      </dl>
      <Plot label={m.overview_orders()} days={dates} series={series} height={200} />
      <details className="mt-2">
        <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-secondary">{m.overview_table()}</summary>
        <table className="mt-2 w-full max-w-md tabular-nums">
          <thead className="text-secondary">
            <tr>
              <th scope="col" className="text-start font-normal">
                {m.overview_day()}
              </th>
              <th scope="col" className="text-end font-normal">
                {m.overview_now()}
              </th>
              <th scope="col" className="text-end font-normal">
                {m.overview_before()}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, orders, orders_before }) => (
              <tr key={date}>
                <th scope="row" className="text-start font-normal">
                  {formatDay(date)}
                </th>
                <td className="text-end">
                  <Count list="orders" count={orderCount({ from: date, to: date }, orders)} label={formatDay(date)} />
                </td>
                <td className="text-end">
                  <Count
                    list="orders"
                    count={orderCount(
                      { from: daysAfter(date, -days.length), to: daysAfter(date, -days.length) },
                      orders_before,
                    )}
                    label={formatDay(daysAfter(date, -days.length))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

const mean = ({ bought_kopecks, orders }: Period) => (orders > 0 ? bought_kopecks / orders : 0)

const orderCount = ({ from, to }: Pick<Period, 'from' | 'to'>, total: number, more = '') => ({
  total,
  total_is_exact: true,
  query: `placed_from=${from}&placed_to=${to}${more}`,
})

interface FactProps {
  name: string
  now: number
  before: number
  children: React.ReactNode
}

/** A figure of the period and its change against the period before. */
function Fact({ name, now, before, children }: FactProps) {
  const change = before > 0 ? Math.round(((now - before) / before) * 100) : null
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-secondary">{name}</dt>
      <dd className="text-lead font-title tabular-nums sm:text-figure">{children}</dd>
      <dd className="text-xs text-muted">
        {change === null
          ? m.overview_change_none()
          : change >= 0
            ? m.overview_change_up({ percent: change })
            : m.overview_change_down({ percent: -change })}
      </dd>
    </div>
  )
}
