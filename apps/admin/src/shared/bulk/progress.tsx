import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'
import type { Outcome } from './use-one-by-one.ts'

/** How far a long change has come, and what it could not do. */
export function BulkProgress({ outcome, onStop }: { outcome: Outcome; onStop: (() => void) | undefined }) {
  const { total, failures } = outcome
  const passed = outcome.done + failures.length
  const text = m.bulk_progress({ done: passed, total })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <progress value={passed} max={total} aria-label={text} className="grow accent-primary" />
        <output className="text-secondary tabular-nums">{text}</output>
        {onStop && (
          <Button size="sm" onClick={onStop}>
            {m.bulk_stop()}
          </Button>
        )}
      </div>
      {failures.length > 0 && <Failures failures={failures} />}
    </div>
  )
}

export function Failures({ failures }: Pick<Outcome, 'failures'>) {
  return (
    <div role="alert" className="rounded-lg bg-red-soft p-3 text-red-text">
      <p className="font-medium">{m.bulk_failed({ failed: failures.length })}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4">
        {failures.map(({ name, message }) => (
          <li key={name}>
            {name}: {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
