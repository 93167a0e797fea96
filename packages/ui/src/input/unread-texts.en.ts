import type { UnreadTexts } from './unread-texts.ts'

const number = (value: number) => value.toLocaleString('en-GB')

/** The same texts in English; part of `english`. */
export const englishUnread: UnreadTexts = {
  number: 'One number is needed, for example 1 234.5',
  wholeNumber: 'One whole number is needed, for example 1 234',
  whole: 'A whole number is needed, without a comma or a dot',
  fraction: (digits) => `${number(digits)} ${digits === 1 ? 'digit' : 'digits'} after the mark at most`,
  sign: 'The number cannot be negative',
  digits: 'Too many digits',
  exponent: 'The number is shortened: enter all of its digits',
  percent: 'A number without the sign of percent is needed',
  day: 'There is no such date: enter it whole, for example 31/12/2026',
  moment: 'There is no such time: enter the date and the time whole, for example 31/12/2026 18:00',
  time: 'There is no such time: enter hours and minutes, for example 18:05',
  early: (first) => `The date is ${first} at the earliest`,
  late: (last) => `The date is ${last} at the latest`,
}
