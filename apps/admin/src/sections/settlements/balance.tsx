import { Card } from '@admin-panel/ui/card'
import { Plot } from '@admin-panel/ui/plot'
import '@admin-panel/ui/plot.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queries } from '#data/queries.ts'
import { dayAt } from '#data/time/days.ts'
import { dayAndMonth, formatDay } from '#data/time/format-date.ts'
import { m } from '#paraglide/messages.js'
import { formatMoney, formatRoundMoney } from '#text/format-money.ts'

const HEIGHT = 160
const dayOf = (time: number) => dayAndMonth(dayAt(time))

/** What the marketplace owes a seller, day by day: below the line is what the seller owes. */
export function Balance({ companyId }: { companyId: number }) {
  const { data } = useQuery(queries.ledgerEntries.balance({ company_id: companyId }))
  const { keys, places, series } = useMemo(() => {
    const days = data?.items ?? []
    return {
      keys: days.map(({ date }) => date),
      places: days.map(({ date }) => Date.parse(date)),
      series: [{ label: m.settlements_balance(), values: days.map(({ kopecks }) => kopecks), kind: 'steps' as const }],
    }
  }, [data])
  // A single day is no line.
  if (data && keys.length < 2) return null
  return (
    <Card title={m.settlements_balance()}>
      <div style={{ minHeight: HEIGHT }}>
        {data && (
          <Plot
            label={m.settlements_balance()}
            keys={keys}
            keyLabel={m.settlements_balance_day()}
            nameOf={formatDay}
            places={places}
            placeName={dayOf}
            series={series}
            format={formatMoney}
            formatTick={formatRoundMoney}
            height={HEIGHT}
          />
        )}
      </div>
    </Card>
  )
}
