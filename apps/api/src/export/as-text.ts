// A spreadsheet treats a cell with this beginning as a formula, even behind spaces or a quote, and in full-width
// characters.
const FORMULA = /^[\s"'\u00a0\u200b\ufeff]*[=+\-@|＝＋－＠]|^[\t\r\n\0]/u

/** Escapes a CSV cell so that spreadsheets open it as text (CSV injection). */
export function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}
