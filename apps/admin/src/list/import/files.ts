import { download } from '#data/download.ts'
import type { ImportColumn } from './import-definition.ts'
import type { ImportError, ReadFile } from './read-rows.ts'

async function save(rows: string[][], name: string) {
  const { writeCsv } = await import('hucre/csv')
  // With its mark, without which Excel takes the file for one in the system's own encoding.
  const text = writeCsv(rows, { delimiter: ';', bom: true, escapeFormulae: true })
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

/** A file to begin with: the titles, and one row that shows what goes where. */
export function saveSample(columns: readonly ImportColumn[], name: string) {
  return save([columns.map(({ title }) => title), columns.map(({ sample }) => sample)], name)
}

/** The rows that were refused, each with what is wrong, to be mended and loaded again. */
export function saveErrors({ header, table }: ReadFile, errors: readonly ImportError[], title: string, name: string) {
  const byLine = new Map<number, string[]>()
  for (const { line, column, message } of errors)
    byLine.set(line, [...(byLine.get(line) ?? []), `${column}: ${message}`])
  const rows = [...byLine].map(([line, wrong]) => [
    ...header.map((_, at) => table[line - 2]?.[at] ?? ''),
    wrong.join('; '),
  ])
  return save([[...header, title], ...rows], name)
}
