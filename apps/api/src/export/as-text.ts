// What makes a spreadsheet take a cell for a formula, also behind spaces or a quote, also in full width.
const FORMULA = /^[\s"'\u00a0\u200b\ufeff]*[=+\-@|＝＋－＠]|^[\t\r\n\0]/u

/** A cell of a CSV that stays text when a spreadsheet opens it. */
export function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}
