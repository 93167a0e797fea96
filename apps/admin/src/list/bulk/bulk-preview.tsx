import { m } from '#paraglide/messages.js'
import type { BulkChange, BulkRow } from './bulk-change.ts'
import { Skipped } from './progress.tsx'
import type { Outcome } from './use-one-by-one.ts'

const FIRST_ROWS = 5

interface BulkPreviewProps<Row extends BulkRow> {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  change: BulkChange<Row>
  skipped: Outcome['failures']
}

/** Shows the result of a dry run: the number of changes, the first rows before and after, and the unchanged rows. */
export function BulkPreview<Row extends BulkRow>({ rows, nameOf, change, skipped }: BulkPreviewProps<Row>) {
  return (
    <>
      <output className="font-label">{m.bulk_will_change({ count: rows.length, skipped: skipped.length })}</output>
      {rows.length > 0 && (
        <ul aria-label={m.bulk_first_rows()} className="divide-y divide-line rounded-xl border border-line">
          {rows.slice(0, FIRST_ROWS).map((row) => (
            <li key={row.id} className="flex flex-wrap justify-between gap-x-4 px-3 py-1.5">
              <span className="min-w-0 break-words">{nameOf(row)}</span>
              <span className="text-secondary">
                <del>{change.before(row)}</del> → <ins className="text-text no-underline">{change.after}</ins>
              </span>
            </li>
          ))}
          {rows.length > FIRST_ROWS && (
            <li className="px-3 py-1.5 text-muted">{m.bulk_more_rows({ count: rows.length - FIRST_ROWS })}</li>
          )}
        </ul>
      )}
      <Skipped title={m.bulk_will_skip({ count: skipped.length })} failures={skipped} />
      {!change.undo && <p className="text-muted">{m.bulk_no_undo()}</p>}
    </>
  )
}
