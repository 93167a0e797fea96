import { ROUBLES } from '#input/read-number.ts'
import type { GridTexts } from './texts.ts'

const number = (value: number) => value.toLocaleString('en-GB')

/** The same texts in English; part of `english`. */
export const englishGrid: GridTexts = {
  yes: 'yes',
  no: 'no',
  yesWords: ['yes', 'да', 'истина'],
  noWords: ['no', 'нет', 'ложь'],
  currencies: ROUBLES,
  faults: {
    number: 'A number is needed',
    whole: 'A whole number is needed, without a comma or a point',
    fraction: 'Two digits after the mark at most',
    sign: 'The number cannot be negative',
    digits: 'Too many digits',
    exponent: 'The spreadsheet has shortened the number: paste all of its digits',
    percent: 'A number without the sign of percent is needed',
    ambiguous: 'Thousands or decimals? Leave the mark out, or add zeros',
    scaled: 'The spreadsheet shows another number than it stores',
    madeShort: 'This looks like a number that the spreadsheet has shortened: enter all of it',
    madeDate: 'This looks like a date that the spreadsheet has made: enter the value in the record',
    madeBoolean: 'This looks like a logical value of the spreadsheet: enter it in the record',
    madeError: 'This is an error of the spreadsheet, not a value',
    madeNumber: 'The spreadsheet has turned the value into a number',
    day: 'A date is needed, for example 31/12/2026',
    dayTime: 'A date without a time is needed',
    yesNo: '“Yes” or “no” is needed',
    option: 'The list has no such value',
  },
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
