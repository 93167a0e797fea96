// A quotation mark opens a cell only if another one ends it: spreadsheets quote cells with line breaks, but copy
// «"Bosch" свеча» as is, which CSV parsers would split.
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g

/** Parses the text that a spreadsheet copies into rows of cells. */
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

/** Formats rows of cells as a spreadsheet copies them: tabs between cells, line breaks between rows. */
export function formatClipboard(rows: readonly (readonly string[])[]) {
  return rows.map((row) => row.map(quote).join('\t')).join('\n')
}
