import type { Schemas } from '@admin-panel/sdk'
import { Plot } from '@admin-panel/ui/plot'
import '@admin-panel/ui/plot.css'
import { useMemo, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { dayAt } from '#data/time/days.ts'
import { dayAndMonth, formatExactTime } from '#data/time/format-date.ts'
import { formatMoney, formatRoundMoney } from '#text/format-money.ts'
import { PRESENT, priceSteps } from './price-steps.ts'

const momentOf = (key: string) => (key === PRESENT ? m.offer_price_present() : formatExactTime(key))
const dayOf = (time: number) => dayAndMonth(dayAt(time))

/** The prices as steps: each is named by the exact moment of its change in the user's zone. */
export function PricePlot({ states }: { states: readonly Schemas['PriceState'][] }) {
  const [openedAt] = useState(() => Date.now())
  const { keys, places, series } = useMemo(() => {
    const { prices, ...steps } = priceSteps(states, openedAt)
    return { ...steps, series: [{ label: m.field_price_kopecks(), values: prices, kind: 'steps' as const }] }
  }, [states, openedAt])
  return (
    <Plot
      label={m.offer_price_plot()}
      keys={keys}
      keyLabel={m.offer_price_since()}
      nameOf={momentOf}
      places={places}
      placeName={dayOf}
      series={series}
      format={formatMoney}
      formatTick={formatRoundMoney}
      height={160}
    />
  )
}
