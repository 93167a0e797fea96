// Spreadsheets quote the cells with tabs or line breaks, but copy «"Bosch"» and «"Bosch" свеча» as is.
const cell = /(?:"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g
const NEEDS_QUOTES = /[\t\r\n]/

/** Parses the text that a spreadsheet copies into rows of cells. */
export function parseClipboard(text: string): string[][] {
  const rows: string[][] = [[]]
  // The last row ends with a line break as well.
  for (const [, quoted, plain = '', end] of text.replace(/\r?\n$/, '').matchAll(cell)) {
    rows.at(-1)?.push(cellText(quoted, plain))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows
}

function cellText(quoted: string | undefined, plain: string) {
  if (quoted === undefined) return plain
  return NEEDS_QUOTES.test(quoted) ? quoted.replaceAll('""', '"') : `"${quoted}"`
}

const quote = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Formats rows of cells as a spreadsheet copies them: tabs between cells, line breaks between rows. */
export function formatClipboard(rows: readonly (readonly string[])[]) {
  return rows.map((row) => row.map(quote).join('\t')).join('\n')
}
