import { m } from '#paraglide/messages.js'
import { formatMoney } from '#text/format-money.ts'
import { getLocale } from '#text/locale.ts'
import type { Rate } from './values.ts'

const grams = (weight: number) => weight.toLocaleString(getLocale())

/** The tiers of a zone, read-only. */
export function ReadonlyRates({ name, rates }: { name: string; rates: readonly Rate[] }) {
  return (
    <ul aria-label={m.delivery_rates_of({ zone: name })} className="divide-y divide-line rounded-xl border border-line">
      {rates.map(({ weight_from_g, weight_to_g, price_kopecks, free_from_kopecks, days_min, days_max }) => (
        <li key={weight_from_g} className="flex flex-wrap gap-x-4 gap-y-0.5 px-3 py-1.5 tabular-nums">
          <span className="grow">{m.delivery_rate_tier({ from: grams(weight_from_g), to: grams(weight_to_g) })}</span>
          <span>{formatMoney(price_kopecks)}</span>
          {free_from_kopecks !== null && (
            <span className="text-muted">{m.delivery_rate_free_from({ sum: formatMoney(free_from_kopecks) })}</span>
          )}
          <span className="text-muted">{m.delivery_rate_days({ from: days_min, to: days_max })}</span>
        </li>
      ))}
    </ul>
  )
}
