import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { formatMoney, formatRoundMoney } from '#text/format-money.ts'
import { formatPercent } from '#text/format-percent.ts'
import { CHEAPEST, DEAREST, minimumUpTo, placeOf } from './minimum.ts'

type Terms = Pick<Schemas['Commission'], 'rate_bp' | 'min_kopecks' | 'fixed_kopecks'>

/** The rate at which a band is as dark as it gets. */
const DARKEST = 2500

const shade = (rate: number) =>
  `color-mix(in srgb, var(--color-primary) ${8 + Math.round(24 * Math.min(1, rate / DARKEST))}%, var(--color-surface))`

/** What a rule takes at which price, cheap ones to the left: first its minimum, then its rate; the darker, the more. */
export function PriceBand({ terms }: { terms: Terms }) {
  const { rate_bp, min_kopecks, fixed_kopecks } = terms
  const until = minimumUpTo(terms)
  const percent = 100 * placeOf(until)
  const fixed = fixed_kopecks ? ` + ${formatRoundMoney(fixed_kopecks)}` : ''
  const words = wordsOf(terms)
  return (
    <span
      title={words}
      className="flex h-5 w-full min-w-40 overflow-hidden rounded-sm text-xs leading-5 text-text tabular-nums"
    >
      <span className="sr-only">{words}</span>
      {percent > 0 && (
        <span aria-hidden className="truncate bg-amber-soft px-1.5 text-amber-text" style={{ width: `${percent}%` }}>
          {percent >= WORTH_WORDS && `≥ ${formatRoundMoney(min_kopecks ?? 0)}`}
        </span>
      )}
      {percent < 100 && (
        <span aria-hidden className="min-w-0 grow truncate px-1.5" style={{ background: shade(rate_bp) }}>
          {formatPercent(rate_bp)}
          {fixed}
        </span>
      )}
    </span>
  )
}

/** A narrower part has no room for its sum. */
const WORTH_WORDS = 30

/** `до 500 ₽ — 50 ₽, выше — 10 %, и 30 ₽ сверху` */
export function wordsOf(terms: Terms) {
  const { rate_bp, min_kopecks, fixed_kopecks } = terms
  const until = minimumUpTo(terms)
  const rate = formatPercent(rate_bp)
  const share =
    until === 0 || min_kopecks === null
      ? m.commissions_band_rate({ rate })
      : until === Infinity
        ? m.commissions_band_minimum({ min: formatMoney(min_kopecks) })
        : m.commissions_band({ until: formatMoney(until), min: formatMoney(min_kopecks), rate })
  return fixed_kopecks ? m.commissions_band_fixed({ share, fixed: formatMoney(fixed_kopecks) }) : share
}

/** The heading of bands: which prices they span. */
export const bandHeader = () =>
  m.commissions_band_column({ from: formatRoundMoney(CHEAPEST), to: formatRoundMoney(DEAREST) })
