import { m } from '#paraglide/messages.js'
import type { Operation } from '#data/operations/operations.ts'
import { Notice } from '@admin-panel/ui/notice'
import { OperationLink } from './in-background.tsx'
import { Skipped } from './skipped.tsx'

/** How an operation has ended: its numbers, why it stopped, and which records are unchanged. */
export function BulkOutcome({ operation, done }: { operation: Operation; done: string }) {
  const { id, explanation, skipped } = operation
  return (
    <>
      <output className="font-label">{resultText(done, operation)}</output>
      {explanation && <Notice tone="red">{explanation}</Notice>}
      <Skipped operation={operation} title={m.bulk_skipped({ count: skipped })} />
      <p>
        <OperationLink id={id} />
      </p>
    </>
  )
}

/** «Скрыто 47, пропущено 3»; then those that were so before, and if it has stopped those that remain. */
function resultText(done: string, { changed, skipped, total, done: passed }: Operation) {
  const left = (total ?? 0) - passed
  const same = passed - changed - skipped
  return [
    m.bulk_result({ done, count: changed }),
    skipped > 0 && m.bulk_result_skipped({ count: skipped }),
    same > 0 && m.bulk_result_same({ count: same }),
    left > 0 && m.bulk_result_left({ count: left }),
  ]
    .filter(Boolean)
    .join(', ')
}
