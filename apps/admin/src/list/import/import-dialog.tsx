import { Button } from '@admin-panel/ui/button'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { FileInput } from '@admin-panel/ui/file-input'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { download } from '#data/download.ts'
import { LeaveGuard } from '#page/unsaved-guard.tsx'
import { ColumnPlaces } from './column-places.tsx'
import { saveErrors, saveSample } from './files.ts'
import type { ImportColumn, ImportDefinition } from './import-definition.ts'
import { ImportReport } from './import-report.tsx'
import { useImport, wrongRows, type LoadedCounts } from './use-import.ts'

interface ImportDialogProps<Row> {
  definition: ImportDefinition<Row>
  /** Fields of every row, and the controls that choose them. */
  common?: Record<string, unknown>
  settings?: ReactNode
  /** The choice that is required before a file. */
  isReady?: boolean
  onClose: () => void
}

/** Imports a file: a dry run first shows the outcome for each row, then the valid rows are saved. */
export function ImportDialog<Row>({
  definition,
  common = {},
  settings,
  isReady = true,
  onClose,
}: ImportDialogProps<Row>) {
  const { file, unreadable, progress, checked, loaded, isChecking, open, remap, load, stop } = useImport(
    definition,
    common,
  )
  const [skips, setSkips] = useState(false)
  const isBusy = isChecking || load.isPending
  const wrongCount = checked ? wrongRows(checked) : 0
  const total = (file?.rows.length ?? 0) - (load.isPending ? wrongCount : 0)
  const rightCount = checked ? checked.created + checked.updated : 0
  const report = loaded ?? checked
  function close() {
    stop()
    // The dialog stays open during an import, so that its outcome is seen.
    if (!load.isPending) onClose()
  }
  return (
    <Dialog
      onClose={close}
      heading={definition.title}
      description={definition.description}
      className="w-180"
      footer={
        loaded && !load.isPending ? (
          <Button variant="primary" onClick={close}>
            {m.import_close()}
          </Button>
        ) : (
          <>
            {isBusy ? <Button onClick={stop}>{m.bulk_stop()}</Button> : <DialogCancel />}
            <Button
              variant="primary"
              isPending={load.isPending}
              disabled={!checked || rightCount === 0 || (wrongCount > 0 && !skips)}
              onClick={() => load.mutate()}
            >
              {m.import_load({ count: rightCount })}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <LeaveGuard when={load.isPending} />
        {!loaded && (
          <>
            {settings}
            <Field label={m.import_file()} hint={m.import_file_hint({ columns: titles(definition) })}>
              <FileInput accept=".csv,.xlsx,.txt,.tsv,.xls,.ods" disabled={!isReady || isBusy} onFile={open} />
            </Field>
            <Beginning definition={definition} />
          </>
        )}
        {unreadable && (
          <p role="alert" className="rounded-xl bg-red-soft p-3 text-red-text">
            {unreadable}
          </p>
        )}
        {file && !loaded && (
          <ColumnPlaces file={file} columns={definition.columns} isDisabled={isBusy} onChange={remap} />
        )}
        {file && file.missing.length > 0 && (
          <p role="alert" className="rounded-xl bg-red-soft p-3 text-red-text">
            {m.import_missing({ columns: file.missing.join(', ') })}
          </p>
        )}
        {file && file.ignored.length > 0 && (
          <p className="text-muted">{m.import_ignored({ columns: file.ignored.join(', ') })}</p>
        )}
        {isBusy && file && (
          <div className="flex items-center gap-3">
            <progress value={progress.done} max={total} aria-label={definition.title} className="grow accent-primary" />
            <output className="text-secondary tabular-nums">{m.bulk_progress({ done: progress.done, total })}</output>
          </div>
        )}
        {loaded && !load.isPending && <output className="font-label">{loadedText(loaded)}</output>}
        {report && file && (
          <ImportReport
            isDone={loaded !== null}
            counts={report}
            onSave={() => void saveErrors(file, report.errors, m.import_message(), `${definition.file}-errors`)}
          />
        )}
        {checked && !loaded && wrongCount > 0 && rightCount > 0 && (
          <Checkbox
            label={m.field_skip_invalid()}
            checked={skips}
            onChange={({ target }) => setSkips(target.checked)}
          />
        )}
      </div>
    </Dialog>
  )
}

/** «Изменено 30, пропущено 6, с ошибками 0». */
function loadedText(counts: LoadedCounts) {
  return [
    counts.created > 0 && m.import_result_created({ count: counts.created }),
    m.import_result_updated({ count: counts.updated }),
    m.import_result_skipped({ count: counts.unchanged }),
    m.import_result_wrong({ count: wrongRows(counts) }),
    counts.remaining > 0 && m.bulk_result_left({ count: counts.remaining }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The download of a sample file, or of an export that is edited and imported again. */
function Beginning<Row>({ definition: { begin, columns, file } }: { definition: ImportDefinition<Row> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: 'xlsx' | 'csv') => {
      if (begin) download(await begin.load(format), `${file}.${format}`)
      else await saveSample(columns, file)
    },
  })
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="ghost" size="sm" isPending={isPending} onClick={() => mutate('xlsx')}>
        {begin?.label ?? m.import_sample()}
      </Button>
      {begin && (
        <Button variant="ghost" size="sm" isPending={isPending} onClick={() => mutate('csv')}>
          {m.import_begin_csv()}
        </Button>
      )}
    </div>
  )
}

function titles({ columns }: { columns: readonly ImportColumn[] }) {
  return columns.map(({ title, isRequired }) => (isRequired ? `${title}*` : title)).join(', ')
}
