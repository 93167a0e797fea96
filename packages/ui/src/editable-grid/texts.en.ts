import type { GridTexts } from './texts.ts'

const number = (value: number) => value.toLocaleString('en-GB')

/** The same texts in English; part of `english`. */
export const englishGrid: GridTexts = {
  yes: 'yes',
  no: 'no',
  notNumber: 'A number is needed',
  notMoney: 'A sum has two digits after the mark at most',
  notHundredths: 'A percentage has two digits after the mark at most',
  notPercent: 'A number without the sign of percent is needed',
  shortened: 'The spreadsheet has shortened the number: paste all of its digits',
  sheetError: 'This is an error of the spreadsheet, not a value',
  notDate: 'A date is needed, for example 31/12/2026',
  notYesNo: '“Yes” or “no” is needed',
  notOption: 'The list has no such value',
  readonlyCell: 'This column cannot be changed',
  changedFrom: (before) => `, changed, was “${before}”`,
  hint: 'Enter edits, Ctrl+D fills down, Ctrl+Z undoes, a block of a spreadsheet is pasted whole',
  keys: 'Arrows and Tab move over the cells, Enter or F2 opens one, Shift and arrows select, Ctrl+C and Ctrl+V copy and paste, Escape and then Tab leaves the table.',
  nextError: (count) => `${count === 1 ? 'Error' : 'Errors'}: ${count} · to the next`,
  notTaken: (refused, outside) =>
    [refused > 0 && `Cells not taken: ${number(refused)}`, outside > 0 && `beyond the table: ${number(outside)}`]
      .filter(Boolean)
      .join(', '),
  cellOf: (row, column) => `Row ${number(row)}, “${column}”`,
  cellElsewhere: (column) => `A row that is no longer here, “${column}”`,
  andMore: (count) => `and ${number(count)} more`,
}
