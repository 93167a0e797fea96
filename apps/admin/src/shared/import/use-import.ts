import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { outdate } from '#shared/record/keep-record.ts'
import type { ImportDefinition } from './import-definition.ts'
import { readRows, type ReadFile } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { NOTHING, sendRows, type ImportCounts } from './send-rows.ts'

/** With the rows that a stop or a failure has left unsent. */
export type LoadedCounts = ImportCounts & { left: number }

/** A file is read, tried, and then loaded; each step can be stopped. */
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
    mutationFn: async (given: File) => {
      setChecked(null)
      setLoaded(null)
      const { expand } = definition
      const file = readRows(await readTable(given), definition.columns)
      const rows = expand
        ? file.rows.flatMap(({ line, item }) => expand(item).map((row) => ({ ...row, line })))
        : file.rows
      const read = { ...file, rows }
      setFile(read)
      if (read.missing.length > 0) return
      const counts = await send(read.rows, true, false)
      if (!stopper.current.signal.aborted)
        setChecked({ ...counts, errors: [...read.errors, ...counts.errors].toSorted((a, b) => a.line - b.line) })
    },
  })
  const load = useMutation({
    mutationFn: async () => {
      const wrong = new Set(checked?.errors.map(({ line }) => line))
      const rows = file?.rows.filter(({ line }) => !wrong.has(line)) ?? []
      const refused = checked?.errors ?? []
      const settle = (counts: ImportCounts) =>
        setLoaded({
          ...counts,
          left: rows.length - counts.done,
          errors: [...refused, ...counts.errors].toSorted((a, b) => a.line - b.line),
        })
      settle(await send(rows, false, wrong.size > 0, settle))
    },
    onSettled: () => outdate(definition.of),
  })
  return { file, progress, checked, loaded, check, load, stop: () => stopper.current.abort() }
}

/** How many rows have something wrong. */
export const wrongRows = ({ errors }: ImportCounts) => new Set(errors.map(({ line }) => line)).size
