type Cell = string | number | boolean | Date | null

/** The first sheet of a CSV or XLSX file as rows of texts. */
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
  return parseCsv(decode(bytes))
}

/** Excel in Russian still writes CSV in windows-1251. */
function decode(bytes: ArrayBuffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

function textOf(cell: Cell): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  // Exports put an apostrophe before what a spreadsheet would take for a formula.
  return String(cell ?? '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
}
