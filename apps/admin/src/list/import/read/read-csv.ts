import { m } from '#paraglide/messages.js'
import { isBlank, textCell, type Cell, type Sheet } from './cell.ts'
import { decode, isDamaged } from './encodings.ts'
import { MAX_CELL, MAX_ROWS, TITLE_ROWS } from './limits.ts'
import { UnreadableFile } from './unreadable-file.ts'

// The first of them wins where nothing else decides: the Russian Excel writes semicolons.
const DELIMITERS = [';', '\t', ',', '|']
const SAMPLE = 64 * 1024
// Exports put an apostrophe before values that a spreadsheet would run as a formula.
const ESCAPED = /^'(?=[\s"'\u00a0\u200b\ufeff]*[=+\-@|＝＋－＠]|[\t\r\n\0])/u
// Exports keep what a spreadsheet would make a number or a date of so: ="00123".
const MEANT = /^="((?:[^"]|"")*)"$/

/** Reads a text with separated values. `isTitle` knows the titles of the import: they tell the delimiter. */
export async function readCsv(bytes: Uint8Array, isTitle: (text: string) => boolean): Promise<Sheet[]> {
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
          .slice(0, TITLE_ROWS)
          .map((row) => row.map(String)),
      isTitle,
    )
  refuseOpenQuotes(body, delimiter)
  const rows = parseCsv(body, { delimiter }).map((row) => row.map((cell) => cellOf(String(cell ?? ''))))
  if (rows.filter((row) => !row.every(isBlank)).length > MAX_ROWS + 1)
    throw new UnreadableFile(m.import_file_rows({ count: MAX_ROWS }))
  return [{ name: '', rows, hidden: new Set() }]
}

function cellOf(raw: string): Cell {
  if (raw.length > MAX_CELL) throw new UnreadableFile(m.import_file_cell({ count: MAX_CELL }))
  const text = raw.trim()
  if (isDamaged(text)) return { ...textCell(text), refused: m.import_cell_damaged({ text }) }
  const [, meant] = MEANT.exec(text) ?? []
  if (meant !== undefined) return { ...textCell(meant.replaceAll('""', '"').trim()), isMeant: true }
  const escaped = text.replace(ESCAPED, '')
  return { ...textCell(escaped.trim()), ...(escaped !== text && { isMeant: true }) }
}

/** By the titles that the import knows; without any by the delimiter that makes as many columns in each row. */
function bestDelimiter(rowsBy: (delimiter: string) => string[][], isTitle: (text: string) => boolean) {
  const scores = DELIMITERS.map((delimiter) => {
    const rows = rowsBy(delimiter)
    const titleCount = Math.max(0, ...rows.map((row) => row.filter((title) => isTitle(title)).length))
    const width = Math.max(0, ...rows.map(({ length }) => length))
    const isEven = width > 1 && rows.every(({ length }) => length === width || length === 1)
    return { delimiter, titleCount, evenness: isEven ? 1 : 0, width: rows[0]?.length ?? 0 }
  })
  return scores.reduce((best, next) =>
    (next.titleCount - best.titleCount || next.evenness - best.evenness || next.width - best.width) > 0 ? next : best,
  ).delimiter
}

/** A quotation mark that nothing closes, or that closes before the end of its cell, would swallow the rows behind it. */
function refuseOpenQuotes(text: string, delimiter: string) {
  const mark = delimiter.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  const cell = new RegExp(
    `(?:"[^"]*(?:""[^"]*)*"(?=${mark}|[\\r\\n]|$)|(?!")[^${mark}\\r\\n]*)(${mark}|\\r\\n|[\\r\\n]|$)`,
    'y',
  )
  for (let row = 1; cell.lastIndex < text.length;) {
    const end = cell.exec(text)?.[1]
    if (end === undefined) throw new UnreadableFile(m.import_file_quote({ row }))
    if (end !== delimiter) row++
  }
}
