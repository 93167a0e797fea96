import { Button } from '@admin-panel/ui/button'
import Download from 'lucide-react/icons/download'
import { m } from '#paraglide/messages.js'
import type { ImportError } from './read-rows.ts'
import type { ImportCounts } from './send-rows.ts'
import { TriedChanges } from './tried-changes.tsx'
import { wrongRows } from './use-import.ts'

const MAX_ERRORS = 100

interface ImportReportProps {
  counts: ImportCounts
  /** True after the import, false after the dry run. */
  isDone: boolean
  onSave: () => void
}

/** Shows the outcome of a dry run or of an import. */
export function ImportReport({ counts, isDone, onSave }: ImportReportProps) {
  const numbers = [
    [m.import_created(), counts.created],
    [isDone ? m.import_updated_done() : m.import_updated(), counts.updated],
    [m.import_unchanged(), counts.unchanged],
    [m.import_wrong(), wrongRows(counts)],
  ] as const
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {numbers.map(([name, count]) => (
          <div key={name} className="rounded-xl border border-line p-2.5">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-lead font-label tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {counts.priceChecks > 0 && (
        <p className="rounded-xl bg-amber-soft p-3 text-amber-text">
          {m.import_price_checks({ count: counts.priceChecks })}
        </p>
      )}
      {!isDone && counts.changes.length > 0 && <TriedChanges counts={counts} />}
      {counts.errors.length > 0 && <Errors errors={counts.errors} onSave={onSave} />}
    </div>
  )
}

function Errors({ errors, onSave }: { errors: readonly ImportError[]; onSave: () => void }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard
        tabIndex={0}
        aria-label={m.import_errors()}
        className="max-h-60 w-full overflow-auto rounded-xl border border-line"
      >
        <table className="w-full text-start">
          <thead className="sticky top-0 bg-surface text-secondary">
            <tr>
              {[m.import_line(), m.import_column(), m.import_message()].map((title) => (
                <th key={title} scope="col" className="border-b border-line px-3 py-1.5 text-start font-label">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, MAX_ERRORS).map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`} className="align-top">
                <td className="px-3 py-1 tabular-nums">{line}</td>
                <td className="px-3 py-1">{column}</td>
                <td className="px-3 py-1 text-danger">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {errors.length > MAX_ERRORS && (
        <p className="text-muted">{m.import_errors_more({ count: errors.length - MAX_ERRORS })}</p>
      )}
      <Button size="sm" onClick={onSave}>
        <Download aria-hidden className="size-4" />
        {m.import_errors_save()}
      </Button>
    </div>
  )
}
