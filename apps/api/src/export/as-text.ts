// A spreadsheet treats a cell with this beginning as a formula, even behind spaces or a quote, and in full-width
// characters.
const FORMULA = /^[\s"'\u00a0\u200b\ufeff]*[=+\-@|＝＋－＠]|^[\t\r\n\0]/u
const MONTH = 'янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const SIGNS = String.raw`[\d\s.,:/%()€$₽+-]*`
/** Texts that a spreadsheet would turn into a number, a date, a logical value or an error: 00123, 1E5, 2-3, май.24, TRUE. */
const REMADE = new RegExp(
  String.raw`^(?:(?=.*\d)${SIGNS}(?:(?:${MONTH})\p{L}*\.?|e|[ap]m?)?${SIGNS}|true|false|истина|ложь|#.*)$`,
  'isu',
)
/** A whole number and a day with its year say the same when a spreadsheet has read them. */
const STAYS = /^(?:0|[1-9]\d{0,10}|\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d)?|\d\d\.\d\d\.\d{4}(?:,? \d\d:\d\d)?)$/

/** Escapes a CSV cell so that no spreadsheet runs it as a formula (CSV injection). */
export function asText(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Escapes a CSV cell so that spreadsheets open it as the text that it is. */
export function asTyped(cell: string): string {
  return REMADE.test(cell) && !FORMULA.test(cell) && !STAYS.test(cell)
    ? `="${cell.replaceAll('"', '""')}"`
    : asText(cell)
}
