import { dayAt } from '#data/time/days.ts'

type Cell = string | number | boolean | Date | null

/** Reads the first sheet of a CSV or XLSX file as rows of text. */
export async function readTable(file: File): Promise<string[][]> {
  const bytes = await file.arrayBuffer()
  return (await cellsOf(file.name, bytes)).map((row) => row.map(textOf))
}

async function cellsOf(name: string, bytes: ArrayBuffer): Promise<Cell[][]> {
  if (/\.xlsx$/i.test(name)) {
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(new Uint8Array(bytes))
    return sheets[0]?.rows ?? []
  }
  const { parseCsv } = await import('hucre/csv')
  const text = decode(bytes).replace(/^\uFEFF/, '')
  // A first line «sep=;» declares the delimiter and is not a row.
  const [line = '', delimiter] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? []
  return parseCsv(text.slice(line.length), delimiter ? { delimiter } : {})
}

/** The Russian Excel still writes CSV in windows-1251 and Unicode text in UTF-16. */
function decode(bytes: ArrayBuffer) {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

function textOf(cell: Cell): string {
  if (cell instanceof Date) return dayAt(cell, 'UTC')
  // Exports put an apostrophe before values that a spreadsheet would run as a formula.
  return String(cell ?? '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
}
