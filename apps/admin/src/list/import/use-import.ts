import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#data/client.ts'
import { showError } from '#data/notify/show-error.ts'
import { keepOperation, useOperation, useStart, useStop } from '#data/operations/operations.ts'
import { textCell } from './cell.ts'
import type { ImportDefinition } from './import-definition.ts'
import { placesAsBefore, readRows, type Places, type ReadFile } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { rowsFile } from './rows-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

interface OpenFile extends ReadFile {
  source: File
  /** A repeated send of the same rows is one import. */
  key: string
  /** Whether the columns were found as in the last import. */
  isAsBefore: boolean
}

/** Reads a file and maps its columns; the server then tries the rows and imports them. */
export function useImport(definition: ImportDefinition, common: { company_id?: number }) {
  const { call, columns } = definition
  const [file, setFile] = useState<OpenFile | null>(null)
  const [id, setId] = useState<number | null>(null)
  const { data: operation } = useOperation(id)
  const start = useStart()
  const stop = useStop()
  const open = useMutation({
    mutationFn: async (source: File) => {
      setFile(null)
      setId(null)
      const table = await readTable(source, columns)
      const header = table[0]?.map(({ text }) => text) ?? []
      const { mapping } = await client.api.operations.mapping({ call, ...common })
      const isAsBefore = Object.values(mapping ?? {}).some((title) => header.includes(title))
      const read = readRows(table, columns, placesAsBefore(header, columns, mapping ?? {}))
      setFile({ ...read, source, isAsBefore, key: crypto.randomUUID() })
    },
    // The dialog says why a file cannot be read, beside its name.
    meta: { quiet: true },
    onError: (error) => {
      if (!(error instanceof UnreadableFile)) showError(error)
    },
  })
  const check = useMutation({
    mutationFn: async ({ source, key, ...read }: OpenFile) => {
      const rows = rowsFile(read, definition, common)
      return client.api.operations.prepareImport({ call, file: source, rows }, { idempotencyKey: key })
    },
    onSuccess: (prepared) => {
      keepOperation(prepared)
      setId(prepared.id)
    },
  })
  function remap(places: Places) {
    if (!file) return
    setId(null)
    const read = readRows([file.header.map(textCell), ...file.table], columns, places)
    setFile({ ...file, ...read, isAsBefore: false, key: crypto.randomUUID() })
  }
  return {
    file,
    operation: id === null ? undefined : operation,
    unreadable: open.error instanceof UnreadableFile ? open.error.message : undefined,
    isReading: open.isPending,
    open: open.mutate,
    /** Reads the file again with the user's column mapping. */
    remap,
    isSending: check.isPending,
    check: () => file && check.mutate(file),
    start,
    stop,
  }
}
