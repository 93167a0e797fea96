import { reviewFlagWords } from '#contract/enums/review-flag.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'

type Flagged = Pick<Schemas['ReviewRow'], 'flags' | 'has_complaint'>

/** Warnings: findings of the automatic check, and the seller's complaint. */
export function FlagChips({ review }: { review: Flagged }) {
  const warnings = warningsOf(review)
  return warnings.length === 0 ? '—' : <span className="space-x-2">{warnings.map(chipOf)}</span>
}

/** The first warning, and how many others there are: a cell has room for one. */
export function FirstFlag({ review }: { review: Flagged }) {
  const [first, ...others] = warningsOf(review)
  if (!first) return '—'
  return (
    <span className="space-x-2" title={[first, ...others].map(({ label }) => label).join(', ')}>
      {chipOf(first)}
      {others.length > 0 && (
        <span className="text-muted">
          +{others.length} <span className="sr-only">{others.map(({ label }) => label).join(', ')}</span>
        </span>
      )}
    </span>
  )
}

interface Warning {
  tone: 'red' | 'amber'
  label: string
}

function warningsOf({ flags, has_complaint }: Flagged): Warning[] {
  return [
    ...(has_complaint ? [{ tone: 'red', label: m.reviews_complaint() } as const] : []),
    ...flags.map((flag) => ({ tone: 'amber', label: reviewFlagWords[flag]() }) as const),
  ]
}

function chipOf({ tone, label }: Warning) {
  return (
    <StatusChip key={label} tone={tone}>
      {label}
    </StatusChip>
  )
}
