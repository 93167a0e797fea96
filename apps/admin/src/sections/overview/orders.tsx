import type { Schemas } from '@admin-panel/sdk'
import { ButtonLink } from '@admin-panel/ui/button-link'
import { Plot } from '@admin-panel/ui/plot'
import '@admin-panel/ui/plot.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { daysAfter } from '#data/time/days.ts'
import { formatDay, formatDays } from '#data/time/format-date.ts'
import { queries } from '#data/queries.ts'
import { formatMoney, formatRoundMoney } from '#text/format-money.ts'
import { Count } from './count.tsx'
import { Fact } from './fact.tsx'
import { PERIODS, useDays } from './use-days.ts'
import { PLOT_HEIGHT, Widget } from './widget.tsx'

type Period = Schemas['OverviewPeriod']

/** The least share of days with orders in a period that others are compared with. */
const COMPARABLE = 0.8

/** More days than this would be hairlines. */
const MOST_DAYS = 60
const WEEK = 7

type Bar = Pick<Schemas['OverviewOrders']['days'][number], 'date' | 'orders' | 'orders_before'>

/** The days in weeks, each by its first day; the last one ends today. */
function weeksOf(days: readonly Bar[]): Bar[] {
  const weeks: Bar[] = []
  for (const [at, { date, orders, orders_before }] of days.entries()) {
    const week = weeks.at(-1)
    if (!week || (days.length - at) % WEEK === 0) weeks.push({ date, orders, orders_before })
    else
      weeks[weeks.length - 1] = {
        ...week,
        orders: week.orders + orders,
        orders_before: week.orders_before + orders_before,
      }
  }
  return weeks
}

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
  const isByWeek = days.length > MOST_DAYS
  const bars = useMemo(() => (isByWeek ? weeksOf(days) : days), [days, isByWeek])
  const series = useMemo(
    () => [
      {
        label: m.overview_before(),
        values: bars.map((bar) => bar.orders_before),
        kind: 'bars' as const,
        isBackdrop: true,
      },
      { label: m.overview_now(), values: bars.map(({ orders }) => orders), kind: 'bars' as const, isLastOpen: true },
    ],
    [bars],
  )
  const earlier = isComparable(days) ? before : null
  const dates = useMemo(() => bars.map(({ date }) => date), [bars])
  return (
    <>
      <p className="-mt-2 mb-3 text-xs text-muted">
        {m.overview_against({ days: formatDays(before.from, before.to) })}
      </p>
      <dl className="mb-3 grid grid-cols-2 gap-x-6 gap-y-2 lg:grid-cols-4">
        <Fact name={m.entity_order()} now={period.orders} before={earlier?.orders ?? null}>
          <Count
            list="orders"
            count={orderCount(period, period.orders)}
            label={m.entity_order()}
            className="text-start"
          />
        </Fact>
        <Fact name={m.overview_turnover()} now={period.bought_kopecks} before={earlier?.bought_kopecks ?? null}>
          <RoundMoney kopecks={period.bought_kopecks} />
        </Fact>
        <Fact name={m.overview_mean()} now={mean(period)} before={earlier && mean(earlier)}>
          <RoundMoney kopecks={mean(period)} />
        </Fact>
        <Fact name={m.overview_cancelled()} now={period.cancelled} before={earlier?.cancelled ?? null} isHarm>
          <Count
            list="orders"
            count={orderCount(period, period.cancelled, '&status=cancelled')}
            label={m.overview_cancelled()}
            className="text-start"
          />
        </Fact>
      </dl>
      <Plot
        label={m.overview_orders()}
        keys={dates}
        {...(isByWeek && { keyLabel: m.overview_week() })}
        series={series}
        height={200}
      />
      <details className="mt-2">
        <summary className="w-fit cursor-pointer rounded-sm py-0.5 text-secondary">{m.overview_table()}</summary>
        <table className="mt-2 w-full max-w-md tabular-nums">
          <thead className="text-secondary">
            <tr>
              <th scope="col" className="text-start font-text">
                {m.overview_day()}
              </th>
              <th scope="col" className="text-end font-text">
                {m.overview_now()}
              </th>
              <th scope="col" className="text-end font-text">
                {m.overview_before()}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, orders, orders_before }) => (
              <tr key={date}>
                <th scope="row" className="text-start font-text">
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

/** A period says something about the next one if there were orders on nearly all of its days. */
const isComparable = (days: readonly Schemas['OverviewDay'][]) =>
  days.filter((day) => day.orders_before > 0).length >= COMPARABLE * days.length

/** A rounded sum with the exact one on hover. */
function RoundMoney({ kopecks }: { kopecks: number }) {
  return <span title={formatMoney(kopecks)}>{formatRoundMoney(kopecks)}</span>
}
