// A quotation mark opens a cell only if it also closes it: spreadsheets quote a cell that has line breaks,
// and copy «"Bosch" свеча» as it is, which parsers of CSV files take apart.
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g

/** Rows of cells out of what a spreadsheet copies. */
export function parseClipboard(text: string): string[][] {
  const rows: string[][] = [[]]
  // The last row ends with a line break as well.
  for (const [, quoted, plain = '', end] of text.replace(/\r?\n$/, '').matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows
}

const quote = (text: string) => (/[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

export function formatClipboard(rows: readonly (readonly string[])[]) {
  return rows.map((row) => row.map(quote).join('\t')).join('\n')
}
