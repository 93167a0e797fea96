import { randomId } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#data/client.ts'
import { showError } from '#data/notify/show-error.ts'
import { keepOperation, useOperation, useStart, useStop } from '#data/operations/operations.ts'
import { useUnstarted } from '#data/operations/use-unstarted.ts'
import type { Sheet } from '#list/import/read/cell.ts'
import { findTitles, type TitlesPlace } from '#list/import/read/find-titles.ts'
import type { ImportDefinition } from './import-definition.ts'
import { placesAsBefore, readRows, type Places, type ReadFile } from '#list/import/read/read-rows.ts'
import { readTable } from '#list/import/read/read-table.ts'
import { rowsFile } from './rows-file.ts'
import { UnreadableFile } from '#list/import/read/unreadable-file.ts'

/** What a person has chosen of a file, or what was found. */
interface Chosen {
  titles: TitlesPlace
  places: Places
  /** Texts that a spreadsheet may have made stand as they are. */
  takesDoubts: boolean
}

export interface OpenFile extends ReadFile, Chosen {
  source: File
  sheets: readonly Sheet[]
  /** The titles by field of the last import. */
  before: Readonly<Record<string, string>>
  /** A repeated send of the same rows is one import. */
  key: string
  /** Whether the columns were found as in the last import. */
  isAsBefore: boolean
  /** Several sheets have the required columns, and the person has not chosen one yet. */
  isUnclear: boolean
}

const headerAt = (sheets: readonly Sheet[], { sheet, row }: TitlesPlace) =>
  sheets[sheet]?.rows[row]?.map(({ text }) => text) ?? []

/** Fields of every row. */
export interface Common extends Record<string, unknown> {
  /** The columns of a file are remembered for its seller. */
  company_id?: number
}

/** Reads a file and maps its columns; the server then tries the rows and imports them. */
export function useImport(definition: ImportDefinition, common: Common) {
  const { call, columns } = definition
  const [file, setFile] = useState<OpenFile | null>(null)
  const [id, setId] = useState<number | null>(null)
  const { data: operation } = useOperation(id)
  const start = useStart()
  const stop = useStop()
  const noteUnstarted = useUnstarted(id === null ? undefined : operation, start.isPending)
  function show(read: Pick<OpenFile, 'source' | 'sheets' | 'before' | 'isAsBefore' | 'isUnclear'>, chosen: Chosen) {
    const sheet = read.sheets[chosen.titles.sheet] ?? { name: '', rows: [], hidden: new Set() }
    const { places, takesDoubts, titles } = chosen
    const rows = readRows(sheet, columns, { places, takesDoubts, titlesAt: titles.row })
    setId(null)
    // `read` and `chosen` may come from the file that is shown, with what was read of it before.
    setFile({ ...read, ...rows, titles, places, takesDoubts, key: randomId() })
  }
  const open = useMutation({
    mutationFn: async (source: File) => {
      setFile(null)
      setId(null)
      const sheets = await readTable(source, columns)
      const { company_id } = common
      const { mapping } = await client.api.operations.mapping({ call, ...(company_id !== undefined && { company_id }) })
      const before = mapping ?? {}
      const placesIn = (header: readonly string[]) => placesAsBefore(header, columns, before)
      const { place: titles, isUnclear } = findTitles(sheets, columns, placesIn)
      const header = headerAt(sheets, titles)
      const isAsBefore = Object.values(before).some((title) => header.includes(title))
      show({ source, sheets, before, isAsBefore, isUnclear }, { titles, places: placesIn(header), takesDoubts: false })
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
      noteUnstarted(prepared)
    },
  })
  /** Reads another sheet, or takes the titles from another row. */
  function chooseTitles(titles: TitlesPlace) {
    if (!file) return
    const places = placesAsBefore(headerAt(file.sheets, titles), columns, file.before)
    show({ ...file, isAsBefore: false, isUnclear: false }, { ...file, titles, places })
  }
  return {
    file,
    operation: id === null ? undefined : operation,
    unreadable: open.error instanceof UnreadableFile ? open.error.message : undefined,
    isReading: open.isPending,
    open: open.mutate,
    /** Reads the file again with the user's column mapping. */
    remap: (places: Places) => file && show({ ...file, isAsBefore: false }, { ...file, places }),
    chooseTitles,
    /** Reads the doubtful texts as they stand. */
    takeDoubts: (takesDoubts: boolean) => file && show(file, { ...file, takesDoubts }),
    isSending: check.isPending,
    check: () => file && check.mutate(file),
    start,
    stop,
  }
}
