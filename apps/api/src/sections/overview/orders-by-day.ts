import type { Schemas } from '@admin-panel/sdk'
import { and, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { dayOf, startsOfDays } from '#query/days.ts'
import { lists } from './lists.ts'

type Day = {
  date: string
  orders: number
  cancelled: number
  bought: number
}

/** The orders of some days up to today beside those of as many days before, in the conditions of the list of orders. */
export async function ordersByDay(db: Database, actor: Actor, days: number): Promise<Schemas['OverviewOrders']> {
  const at = (back: number) => dayOf(actor, -back)
  const dates = Array.from({ length: 2 * days }, (_, index) => at(2 * days - 1 - index))
  const rows = await read(db, actor, dates)
  const byDate = new Map(rows.map((day) => [day.date, day]))
  const ofDates = (some: string[]) =>
    some.map((date) => byDate.get(date) ?? { date, orders: 0, cancelled: 0, bought: 0 })
  const before = ofDates(dates.slice(0, days))
  const period = ofDates(dates.slice(days))
  return {
    days: period.map(({ date, orders }, index) => ({ date, orders, orders_before: before[index]?.orders ?? 0 })),
    period: sumOf(period),
    before: sumOf(before),
  }
}

function sumOf(days: Day[]): Schemas['OverviewPeriod'] {
  const sum = (field: 'orders' | 'cancelled' | 'bought') => days.reduce((total, day) => total + day[field], 0)
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    orders: sum('orders'),
    cancelled: sum('cancelled'),
    bought_kopecks: sum('bought'),
  }
}

/** Finds the day among the beginnings of the days: a conversion of each order's time would take four times as long. */
async function read(db: Database, actor: Actor, dates: string[]): Promise<Day[]> {
  const between = { placed_from: dates[0] ?? '', placed_to: dates.at(-1) ?? '' }
  const { table, where, sort } = await lists.orders(db, actor, between)
  const cancelled = await lists.orders(db, actor, { status: ['cancelled'] })
  const isCancelled: SQL = and(...cancelled.where) ?? sql`true`
  const { rows } = await db.execute<Omit<Day, 'date'> & { place: number }>(sql`
    select place, count(*)::int as orders,
      (count(*) filter (where cancelled))::int as cancelled, sum(bought)::float8 as bought
    from (
      select width_bucket(placed_at, ${startsOfDays(actor, dates)}) as place,
        ${isCancelled} as cancelled, ${sort['bought_kopecks']} as bought
      from ${table} where ${and(...where)}
    ) placed group by 1`)
  return rows.map(({ place, ...day }) => ({ ...day, date: dates[place - 1] ?? '' }))
}
