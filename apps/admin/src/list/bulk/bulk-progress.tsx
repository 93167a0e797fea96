import { m } from '#paraglide/messages.js'
import type { Operation } from '#data/operations/operations.ts'
import { WorkBar } from '#page/live/work-bar.tsx'

/** How far the dry run or the run has come. */
export function BulkProgress({ operation: { done, total } }: { operation: Operation }) {
  const text = m.bulk_progress({ done, total: total ?? 0 })
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <WorkBar label={text} done={done} total={total} />
      </div>
      <output className="text-secondary tabular-nums">{text}</output>
    </div>
  )
}
