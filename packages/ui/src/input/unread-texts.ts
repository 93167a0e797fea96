import { familyTexts } from '#texts/context.ts'
import type { NumberFault } from '#headless/number/read-number.ts'
import { plural } from '#texts/plural.ts'

/** The reasons why a number or a date was not read. */
export type UnreadTexts = Record<
  Exclude<NumberFault, 'fraction'> | 'wholeNumber' | 'day' | 'moment' | 'time',
  string
> & {
  fraction: (digits: number) => string
  /** A day before the first that is allowed. */
  early: (first: string) => string
  /** A day after the last that is allowed. */
  late: (last: string) => string
}

const russianUnread: UnreadTexts = {
  number: 'Нужно одно число, например 1 234,5',
  wholeNumber: 'Нужно одно целое число, например 1 234',
  whole: 'Нужно целое число, без запятой и точки',
  fraction: (digits) =>
    `После запятой не больше ${digits.toLocaleString('ru-RU')} ${plural(digits, 'знака', 'знаков', 'знаков')}`,
  sign: 'Число не может быть отрицательным',
  digits: 'Слишком много цифр',
  exponent: 'Число сокращено: введите все его цифры',
  percent: 'Нужно число без знака процента',
  day: 'Такой даты нет: введите её целиком, например 31.12.2026',
  moment: 'Такого времени нет: введите дату и время целиком, например 31.12.2026 18:00',
  time: 'Такого времени нет: введите часы и минуты, например 18:05',
  early: (first) => `Дата не раньше ${first}`,
  late: (last) => `Дата не позже ${last}`,
}

/** Reads these reasons in the current language. */
export const useUnreadTexts = familyTexts('unread', russianUnread)
