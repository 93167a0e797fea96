import { m } from '#paraglide/messages.js'
import { textCell, type Cell } from './cell.ts'
import { MAX_CELL, MAX_ROWS } from './limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

// The first of them wins where nothing else decides: the Russian Excel writes semicolons.
const DELIMITERS = [';', '\t', ',', '|']
const SAMPLE = 64 * 1024
const SAMPLE_ROWS = 20
// Exports put an apostrophe before values that a spreadsheet would run as a formula.
const ESCAPED = /^'(?=[\s"'\u00a0\u200b\ufeff]*[=+\-@|＝＋－＠]|[\t\r\n\0])/u

/** Reads a text with separated values. `isTitle` knows the titles of the import: they tell the delimiter. */
export async function readCsv(bytes: Uint8Array, isTitle: (text: string) => boolean): Promise<Cell[][]> {
  const { parseCsv } = await import('hucre/csv')
  const text = decode(bytes)
  // A first line «sep=;» declares the delimiter and is not a row.
  const [line = '', declared] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? []
  const body = text.slice(line.length)
  const delimiter =
    declared ??
    bestDelimiter(
      (candidate) =>
        parseCsv(body.slice(0, SAMPLE), { delimiter: candidate })
          .slice(0, SAMPLE_ROWS)
          .map((row) => row.map(String)),
      isTitle,
    )
  const rows = parseCsv(body, { delimiter })
  if (rows.length > MAX_ROWS + 1) throw new UnreadableFile(m.import_file_rows({ count: MAX_ROWS }))
  return rows.map((row) =>
    row.map((cell) => {
      const cellText = String(cell ?? '')
      if (cellText.length > MAX_CELL) throw new UnreadableFile(m.import_file_cell({ count: MAX_CELL }))
      return textCell(cellText.trim().replace(ESCAPED, '').trim())
    }),
  )
}

/** By the titles that the import knows; without any by the delimiter that makes as many columns in each row. */
function bestDelimiter(rowsBy: (delimiter: string) => string[][], isTitle: (text: string) => boolean) {
  const scores = DELIMITERS.map((delimiter) => {
    const [header = [], ...rows] = rowsBy(delimiter)
    const titleCount = header.filter((title) => isTitle(title)).length
    const isEven = header.length > 1 && rows.every(({ length }) => length === header.length || length === 1)
    return { delimiter, titleCount, evenness: isEven ? 1 : 0, width: header.length }
  })
  return scores.reduce((best, next) =>
    (next.titleCount - best.titleCount || next.evenness - best.evenness || next.width - best.width) > 0 ? next : best,
  ).delimiter
}

/** The Russian Excel still writes CSV in windows-1251 and Unicode text in UTF-16. */
function decode(bytes: Uint8Array) {
  const encoding = encodingOf(bytes)
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

function encodingOf(bytes: Uint8Array) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a byte order mark the zero bytes of Latin letters, digits and delimiters tell the order.
  const sample = bytes.subarray(0, SAMPLE)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return 'utf-8'
  if (Math.min(even, odd) > 0) throw new UnreadableFile(m.import_file_unknown())
  return even > odd ? 'utf-16be' : 'utf-16le'
}
