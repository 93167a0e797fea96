import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidateResource } from '#data/cache.ts'
import { showError } from '#data/notify/show-error.ts'
import { textCell, type Cell } from './cell.ts'
import type { ImportDefinition } from './import-definition.ts'
import { readRows, type Places, type ReadFile } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { NOTHING, sendRows, type ImportCounts } from './send-rows.ts'

/** Includes the rows left unsent by a stop or a failure. */
export type LoadedCounts = ImportCounts & { remaining: number }

/** Reads a file, runs a dry run, then imports it; each step can be stopped. */
export function useImport<Row>(definition: ImportDefinition<Row>, common: Record<string, unknown>) {
  const [file, setFile] = useState<ReadFile | null>(null)
  const [progress, setProgress] = useState<ImportCounts>(NOTHING)
  const [checked, setChecked] = useState<ImportCounts | null>(null)
  const [loaded, setLoaded] = useState<LoadedCounts | null>(null)
  const stopper = useRef(new AbortController())

  function send(
    rows: ReadFile['rows'],
    isDryRun: boolean,
    skipInvalid: boolean,
    onBatch: (counts: ImportCounts) => void = () => {},
  ) {
    stopper.current = new AbortController()
    setProgress(NOTHING)
    const onProgress = (counts: ImportCounts) => {
      setProgress(counts)
      onBatch(counts)
    }
    const options = { isDryRun, skipInvalid, signal: stopper.current.signal, common, onProgress }
    return sendRows(definition, rows, options)
  }
  const check = useMutation({
    mutationFn: async ({ table, places }: { table: Cell[][]; places?: Places }) => {
      setChecked(null)
      setLoaded(null)
      const { expand } = definition
      const read = readRows(table, definition.columns, places)
      const rows = expand
        ? read.rows.flatMap(({ line, item }) => expand(item).map((row) => ({ ...row, line })))
        : read.rows
      setFile({ ...read, rows })
      if (read.missing.length > 0) return
      const counts = await send(rows, true, false)
      if (!stopper.current.signal.aborted) setChecked({ ...counts, errors: inOrder(read.errors, counts.errors) })
    },
  })
  const open = useMutation({
    mutationFn: async (file: File) => {
      setFile(null)
      setChecked(null)
      setLoaded(null)
      return check.mutateAsync({ table: await readTable(file, definition.columns) })
    },
    // The dialog says why a file cannot be read, beside its name.
    meta: { quiet: true },
    onError: (error) => {
      if (!(error instanceof UnreadableFile)) showError(error)
    },
  })
  const load = useMutation({
    mutationFn: async () => {
      const skipped = checked?.errors ?? []
      const wrongLines = new Set(skipped.map(({ line }) => line))
      const rows = file?.rows.filter(({ line }) => !wrongLines.has(line)) ?? []
      const settle = (counts: ImportCounts) =>
        setLoaded({ ...counts, remaining: rows.length - counts.done, errors: inOrder(skipped, counts.errors) })
      settle(await send(rows, false, wrongLines.size > 0, settle))
    },
    onSettled: () => Promise.all([definition.of].flat().map(invalidateResource)),
  })
  return {
    file,
    unreadable: open.error instanceof UnreadableFile ? open.error.message : undefined,
    progress,
    checked,
    loaded,
    load,
    isChecking: open.isPending || check.isPending,
    open: (file: File) => open.mutate(file),
    /** Reads the file again with the user's column mapping. */
    remap: (places: Places) => file && check.mutate({ table: [file.header.map(textCell), ...file.table], places }),
    stop: () => stopper.current.abort(),
  }
}

const inOrder = (...errors: ImportCounts['errors'][]) => errors.flat().toSorted((a, b) => a.line - b.line)

/** The number of rows with errors. */
export const wrongRows = ({ errors }: ImportCounts) => new Set(errors.map(({ line }) => line)).size
