import type { Schemas } from '@admin-panel/sdk'
import { Plot } from '@admin-panel/ui/plot'
import '@admin-panel/ui/plot.css'
import { useMemo } from 'react'
import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'
import { dayAt } from '#data/time/days.ts'
import { useNow } from '#data/time/use-now.ts'
import { pricesByDay } from './prices-by-day.ts'

/** The daily price of at most one year. */
export function PricePlot({ states }: { states: readonly Schemas['PriceState'][] }) {
  const today = dayAt(useNow())
  const { days, series } = useMemo(() => {
    const { days: dates, prices } = pricesByDay(states, today)
    return { days: dates, series: [{ label: m.field_price_kopecks(), values: prices }] }
  }, [states, today])
  return <Plot label={m.offer_price_plot()} keys={days} series={series} format={formatMoney} height={160} />
}
