import { download } from '#data/download.ts'
import { getLocale } from '#text/locale.ts'
import type { ImportColumn } from './import-definition.ts'

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
