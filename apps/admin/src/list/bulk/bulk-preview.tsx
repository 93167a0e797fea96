import { m } from '#paraglide/messages.js'
import type { Operation } from '#data/operations/operations.ts'
import { Changes } from '#record/history/changes.tsx'
import { entityInWords } from '#text/in-words.ts'
import { Skipped } from './skipped.tsx'

const FIRST_CHANGES = 5

/** The outcome of a dry run: the number of changes, the first of them before and after, and the unchanged records. */
export function BulkPreview({ operation }: { operation: Operation }) {
  const { changed, skipped, total, changes } = operation
  const unchanged = (total ?? 0) - changed
  const shown = changes.slice(0, FIRST_CHANGES)
  const [only] = total === 1 ? changes : []
  return (
    <>
      <output className="font-label">
        {only ? m.bulk_first_rows() : m.bulk_will_change({ count: changed, skipped: unchanged })}
      </output>
      {only && (
        <div className="rounded-xl border border-line px-3 py-2">
          <Changes row={only} />
        </div>
      )}
      {!only && shown.length > 0 && (
        <ul aria-label={m.bulk_first_rows()} className="divide-y divide-line rounded-xl border border-line">
          {shown.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the records of a check have no ids and keep their order
            <li key={index} className="flex flex-wrap justify-between gap-x-4 px-3 py-1.5">
              <span className="min-w-0 break-words">{row.entity_label ?? entityInWords(row.entity)}</span>
              <Changes row={row} />
            </li>
          ))}
          {changed > shown.length && (
            <li className="px-3 py-1.5 text-muted">{m.bulk_more_rows({ count: changed - shown.length })}</li>
          )}
        </ul>
      )}
      {unchanged > skipped && <p className="text-muted">{m.bulk_same({ count: unchanged - skipped })}</p>}
      <Skipped operation={operation} title={m.bulk_will_skip({ count: skipped })} />
    </>
  )
}
