import { Button } from '@admin-panel/ui/button'
import { TextLink } from '@admin-panel/ui/text-link'
import { m } from '#paraglide/messages.js'
import type { Failure, Outcome } from './use-one-by-one.ts'

/** Shows the progress and the failures of a long change. */
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
      {failures.length > 0 && (
        <div role="alert" className="rounded-xl bg-red-soft p-3 text-red-text">
          <Reasons title={m.bulk_failed({ failed: failures.length })} failures={failures} />
        </div>
      )}
    </div>
  )
}

/** Lists the records that stay unchanged, before and after a change. */
export function Skipped({ title, failures }: { title: string; failures: readonly Failure[] }) {
  if (failures.length === 0) return null
  return (
    <div className="rounded-xl bg-amber-soft p-3 text-amber-text">
      <Reasons title={title} failures={failures} />
    </div>
  )
}

function Reasons({ title, failures }: { title: string; failures: readonly Failure[] }) {
  return (
    <>
      <p className="font-label">{title}</p>
      <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4">
        {failures.map(({ id, name, path, message }) => (
          <li key={id}>
            {path ? (
              // Opens in a new tab: the list of reasons exists only here.
              <TextLink href={path} target="_blank" rel="noreferrer">
                {name}
              </TextLink>
            ) : (
              name
            )}
            : {message}
          </li>
        ))}
      </ul>
    </>
  )
}
