import { overviewKeyWords } from '#contract/enums/overview-key.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

/** How much waits behind an entry, and what it is. */
export function Counter({ figure }: { figure: Schemas['OverviewFigure'] | undefined }) {
  if (!figure) return null
  const label = overviewKeyWords[figure.key]()
  return (
    <span title={label} className="ms-auto rounded-full bg-pressed px-1.5 text-xs tabular-nums">
      <span className="sr-only">{`, ${label}: `}</span>
      {figure.total}
      {!figure.total_is_exact && '+'}
    </span>
  )
}
