import type { Schemas } from '@admin-panel/sdk'
import { Tag } from '@admin-panel/ui/tag'
import { cn } from '@admin-panel/ui/cn'
import { m } from '#paraglide/messages.js'
import { formatPeriod } from '#data/time/format-period.ts'
import { formatMoney } from '#text/format-money.ts'
import { formatPercent } from '#text/format-percent.ts'
import { PriceBand } from './price-band.tsx'

type Candidate = Schemas['CommissionCandidate']

/** The rule that applies to a sale, and the rules that it overrides, each with the reason. */
export function Resolution({ resolution }: { resolution: Schemas['CommissionResolution'] }) {
  const { rate_bp, commission_kopecks, candidates } = resolution
  return (
    <section className="flex flex-col gap-4">
      <p className="text-lead">
        {m.commissions_result()}{' '}
        <strong className="font-label tabular-nums">
          {formatMoney(commission_kopecks)} · {formatPercent(rate_bp)}
        </strong>
      </p>
      <ol className="flex flex-col gap-2">
        {candidates.map((rule) => (
          <li
            key={rule.id}
            className={cn(
              'flex flex-col gap-1 rounded-xl border px-3 py-2',
              rule.is_winner ? 'border-primary' : 'border-line',
            )}
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 font-label break-words">{nameOf(rule)}</span>
              {rule.is_winner && <Tag>{m.commissions_winner()}</Tag>}
            </span>
            <span className="text-secondary tabular-nums">
              {formatPercent(rule.rate_bp)} · {formatMoney(rule.commission_kopecks)} ·{' '}
              {formatPeriod(rule.valid_from, rule.valid_to)}
            </span>
            <PriceBand terms={rule} />
            {rule.reason && <span>{m.commissions_lost({ reason: rule.reason })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function nameOf({ id, company, category, brand, is_default }: Candidate) {
  const terms = [company?.label, category?.label, brand?.label].filter(Boolean).join(', ')
  return `№ ${id}: ${is_default ? m.commissions_default() : terms}`
}
