import { Button } from '@admin-panel/ui/button'
import { Checkbox } from '@admin-panel/ui/checkbox'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { FileInput } from '@admin-panel/ui/file-input'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { download } from '#data/download.ts'
import { isUnderWay } from '#data/operations/under-way.ts'
import type { Operation } from '#data/operations/operations.ts'
import type { Doubt } from '#list/import/read/read-rows.ts'
import { getLocale } from '#text/locale.ts'
import { ColumnPlaces } from './column-places.tsx'
import type { ImportColumn, ImportDefinition } from './import-definition.ts'
import { countsOf, ImportReport } from './import-report.tsx'
import { TitlesPlace } from './titles-place.tsx'
import { useImport, type Common, type OpenFile } from './use-import.ts'

interface ImportDialogProps {
  definition: ImportDefinition
  /** Fields of every row, and the controls that choose them. */
  common?: Common
  settings?: ReactNode
  /** The choice that is required before a file. */
  isReady?: boolean
  onClose: () => void
}

/**
 * Imports a file on the server: a dry run first shows the outcome for each row, then the valid rows are saved. The dialog
 * may be closed at any time.
 */
export function ImportDialog({ definition, common = {}, settings, isReady = true, onClose }: ImportDialogProps) {
  const imported = useImport(definition, common)
  const { file, operation, unreadable, isReading, isSending, open, check, start, stop } = imported
  const [skips, setSkips] = useState(false)
  const isWorking = operation !== undefined && isUnderWay(operation)
  const isBusy = isReading || isSending || isWorking
  const isStarted = operation !== undefined && operation.started_at !== null
  const isPrepared = operation?.status === 'prepared'
  const { changed: rightCount = 0, skipped: wrongCount = 0 } = operation ?? {}
  return (
    <Dialog
      onClose={onClose}
      heading={definition.title}
      description={definition.description}
      className="w-180"
      footer={
        <>
          {isWorking && (
            <Button isPending={stop.isPending} onClick={() => stop.mutate(operation.id)}>
              {m.bulk_stop()}
            </Button>
          )}
          {operation && !isPrepared ? (
            <Button variant="primary" onClick={onClose}>
              {m.import_close()}
            </Button>
          ) : (
            <>
              <DialogCancel />
              {isPrepared ? (
                <Button
                  variant="primary"
                  isPending={start.isPending}
                  disabled={rightCount === 0 || (wrongCount > 0 && !skips)}
                  onClick={() => start.mutate({ id: operation.id, skip_invalid: skips })}
                >
                  {m.import_load({ count: rightCount })}
                </Button>
              ) : (
                <Button
                  variant="primary"
                  isPending={isSending}
                  disabled={!file || file.isUnclear || file.missing.length > 0}
                  onClick={check}
                >
                  {m.import_check()}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!isStarted && (
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
        {file && !isStarted && (
          <FileChoices imported={imported} file={file} columns={definition.columns} isDisabled={isBusy} />
        )}
        {isWorking && <Progress operation={operation} title={definition.title} />}
        {operation && !isWorking && <Outcome operation={operation} />}
        {operation && !isWorking && <ImportReport operation={operation} file={definition.file} />}
        {isPrepared && wrongCount > 0 && rightCount > 0 && (
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

interface FileChoicesProps {
  imported: ReturnType<typeof useImport>
  file: OpenFile
  columns: readonly ImportColumn[]
  isDisabled: boolean
}

/** What was found in the file, and what only a person can tell of it. */
function FileChoices({ imported, file, columns, isDisabled }: FileChoicesProps) {
  const { operation, remap, chooseTitles, takeDoubts } = imported
  const { isAsBefore, isUnclear, missing, ignored, doubts, takesDoubts } = file
  return (
    <>
      <TitlesPlace file={file} columns={columns} isDisabled={isDisabled} onChange={chooseTitles} />
      {!isUnclear && <ColumnPlaces file={file} columns={columns} isDisabled={isDisabled} onChange={remap} />}
      {isAsBefore && !operation && <p className="text-muted">{m.import_as_before()}</p>}
      {!isUnclear && missing.length > 0 && (
        <p role="alert" className="rounded-xl bg-red-soft p-3 text-red-text">
          {m.import_missing({ columns: missing.join(', ') })}
        </p>
      )}
      {!isUnclear && ignored.length > 0 && (
        <p className="text-muted">{m.import_ignored({ columns: ignored.join(', ') })}</p>
      )}
      {!isUnclear && doubts.length > 0 && (
        <Checkbox
          label={m.import_doubts({ count: doubts.length })}
          hint={m.import_doubts_where({ cells: examplesOf(doubts) })}
          checked={takesDoubts}
          disabled={isDisabled}
          onChange={({ target }) => takeDoubts(target.checked)}
        />
      )}
    </>
  )
}

const EXAMPLES = 3

function examplesOf(doubts: readonly Doubt[]) {
  const cells = doubts.slice(0, EXAMPLES).map(({ line, text }) => m.import_doubt_cell({ text, line }))
  return cells.join(', ') + (doubts.length > EXAMPLES ? '…' : '')
}

function Progress({ operation: { done, total }, title }: { operation: Operation; title: string }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <progress value={done} max={total ?? 1} aria-label={title} className="grow accent-primary" />
        <output className="text-secondary tabular-nums">{m.bulk_progress({ done, total: total ?? 0 })}</output>
      </div>
      <p className="text-muted">{m.import_goes_on()}</p>
    </>
  )
}

/** «Изменено 30, пропущено 6, с ошибками 0», or why the server has not done it. */
function Outcome({ operation }: { operation: Operation }) {
  const { started_at, explanation } = operation
  return (
    <>
      {started_at !== null && <output className="font-label">{outcomeText(operation)}</output>}
      {explanation && <p className="rounded-xl bg-amber-soft p-3 text-amber-text">{explanation}</p>}
    </>
  )
}

function outcomeText(operation: Operation) {
  const { created, updated, unchanged, wrong, remaining } = countsOf(operation)
  return [
    created > 0 && m.import_result_created({ count: created }),
    m.import_result_updated({ count: updated }),
    m.import_result_skipped({ count: unchanged }),
    m.import_result_wrong({ count: wrong }),
    remaining > 0 && m.bulk_result_left({ count: remaining }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The download of a sample file, or of an export that is edited and imported again. */
function Beginning({ definition: { begin, columns, file } }: { definition: ImportDefinition }) {
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

/** A sample file: the titles and one example row. */
async function saveSample(columns: readonly ImportColumn[], name: string) {
  const { writeCsv } = await import('hucre/csv')
  const rows = [columns.map(({ title }) => title), columns.map(({ sample }) => sample)]
  // Starts with a byte order mark, without which Excel assumes the system's legacy encoding.
  const text = writeCsv(rows, { delimiter: getLocale() === 'en' ? ',' : ';', bom: true, escapeFormulae: true })
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}
