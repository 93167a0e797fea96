import { reviewFlagWords } from '#contract/enums/review-flag.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'

type Flagged = Pick<Schemas['ReviewRow'], 'flags' | 'has_complaint'>

/** Warnings: findings of the automatic check, and the seller's complaint. */
export function FlagChips({ review: { flags, has_complaint } }: { review: Flagged }) {
  if (flags.length === 0 && !has_complaint) return '—'
  return (
    <span className="space-x-2">
      {has_complaint && <StatusChip tone="red">{m.reviews_complaint()}</StatusChip>}
      {flags.map((flag) => (
        <StatusChip key={flag} tone="amber">
          {reviewFlagWords[flag]()}
        </StatusChip>
      ))}
    </span>
  )
}
