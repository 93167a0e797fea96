import { Button } from '@admin-panel/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { download } from '#data/download.ts'
import type { Operation } from '#data/operations/operations.ts'
import { queries } from '#data/queries.ts'
import { TriedChanges } from './tried-changes.tsx'

const MAX_ERRORS = 100

/** The rows of an import by what has become of them, or what its dry run says. */
export function countsOf({ created, changed, skipped, done, total }: Operation) {
  return {
    created,
    updated: changed - created,
    unchanged: Math.max(0, done - changed - skipped),
    wrong: skipped,
    remaining: (total ?? done) - done,
  }
}

interface ImportReportProps {
  operation: Operation
  /** The file name of the rows with errors. */
  file: string
}

/** Shows the outcome of a dry run or of an import. */
export function ImportReport({ operation, file }: ImportReportProps) {
  const { created, updated, unchanged, wrong } = countsOf(operation)
  const isDone = operation.started_at !== null
  const numbers = [
    [m.import_created(), created],
    [isDone ? m.import_updated_done() : m.import_updated(), updated],
    [m.import_unchanged(), unchanged],
    [m.import_wrong(), wrong],
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
      {operation.price_checks > 0 && (
        <p className="rounded-xl bg-amber-soft p-3 text-amber-text">
          {m.import_price_checks({ count: operation.price_checks })}
        </p>
      )}
      {!isDone && operation.changes.length > 0 && <TriedChanges operation={operation} />}
      {wrong > 0 && <Errors operation={operation} file={file} />}
    </div>
  )
}

function Errors({ operation: { id, skipped }, file }: ImportReportProps) {
  const { data } = useQuery(queries.operations.items({ operation_id: id, state: ['skipped'], per_page: MAX_ERRORS }))
  const save = useMutation({
    mutationFn: async () => download(await client.api.operations.file({ id, part: 'errors' }), `${file}-errors.csv`),
  })
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
              {[m.import_line(), m.import_message()].map((title) => (
                <th key={title} scope="col" className="border-b border-line px-3 py-1.5 text-start font-label">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.items.map((item) => (
              <tr key={item.id} className="align-top">
                <td className="px-3 py-1 tabular-nums">{item.line}</td>
                <td className="px-3 py-1 text-danger">{item.message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {skipped > MAX_ERRORS && <p className="text-muted">{m.import_errors_more({ count: skipped - MAX_ERRORS })}</p>}
      <Button size="sm" isPending={save.isPending} onClick={() => save.mutate()}>
        <Download aria-hidden className="size-4" />
        {m.import_errors_save()}
      </Button>
    </div>
  )
}
