import { download } from '#data/download.ts'
import { getLocale } from '#text/locale.ts'
import type { Cell } from './cell.ts'
import type { ImportColumn } from './import-definition.ts'
import type { ImportError, ReadFile } from './read-rows.ts'

async function save(rows: string[][], name: string) {
  const { writeCsv } = await import('hucre/csv')
  // Starts with a byte order mark, without which Excel assumes the system's legacy encoding.
  const text = writeCsv(rows, { delimiter: getLocale() === 'en' ? ',' : ';', bom: true, escapeFormulae: true })
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

/** A sample file: the titles and one example row. */
export function saveSample(columns: readonly ImportColumn[], name: string) {
  return save([columns.map(({ title }) => title), columns.map(({ sample }) => sample)], name)
}

const textOf = (cell: Cell | undefined) => cell?.exact ?? cell?.text ?? ''

/** The rejected rows with their errors, to be corrected and imported again. */
export function saveErrors({ header, table }: ReadFile, errors: readonly ImportError[], title: string, name: string) {
  const byLine = new Map<number, string[]>()
  for (const { line, column, message } of errors)
    byLine.set(line, [...(byLine.get(line) ?? []), `${column}: ${message}`])
  const rows = [...byLine].map(([line, wrong]) => [
    ...header.map((_, at) => textOf(table[line - 2]?.[at])),
    wrong.join('; '),
  ])
  return save([[...header, title], ...rows], name)
}
