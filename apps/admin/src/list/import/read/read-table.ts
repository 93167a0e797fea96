import { m } from '#paraglide/messages.js'
import type { Sheet } from './cell.ts'
import type { ImportColumn } from '#list/import/import-definition.ts'
import { kindOfFile } from './kind-of-file.ts'
import { FILE_BYTES, FILE_MB } from './limits.ts'
import { titlesOf } from './read-rows.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Reads a workbook or a text with separated values, or throws an `UnreadableFile` that says why not. */
export async function readTable(file: File, columns: readonly ImportColumn[]): Promise<Sheet[]> {
  if (file.size > FILE_BYTES) throw new UnreadableFile(m.import_file_large({ size: FILE_MB }))
  const bytes = new Uint8Array(await file.arrayBuffer())
  return kindOfFile(bytes) === 'zip' ? readXlsx(bytes) : readCsv(bytes, titlesOf(columns))
}
