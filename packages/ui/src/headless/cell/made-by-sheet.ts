/** What a spreadsheet makes of a typed text: a rounded number, a date, a logical value, an error. */
export type MadeBySheet = 'madeShort' | 'madeDate' | 'madeBoolean' | 'madeError'

const ERRORS = new Set(
  [
    ['#N/A', '#Н/Д'],
    ['#VALUE!', '#ЗНАЧ!'],
    ['#REF!', '#ССЫЛКА!'],
    ['#DIV/0!', '#ДЕЛ/0!'],
    ['#NAME?', '#ИМЯ?'],
    ['#NULL!', '#ПУСТО!'],
    ['#NUM!', '#ЧИСЛО!'],
    ['#SPILL!', '#ПЕРЕНОС!'],
    ['#CALC!', '#ВЫЧИСЛ!'],
    ['#GETTING_DATA', '#BLOCKED!'],
  ].flat(),
)
const BOOLEANS = new Set(['TRUE', 'FALSE', 'ИСТИНА', 'ЛОЖЬ'])
// A part number such as 8E0407151 has several digits before the letter and no sign behind it.
const SHORT = /^-?\d(?:[.,]\d{1,14})?[eE]\+\d{2,3}$/
const MONTHS = /^(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|сент|окт|ноя|нояб|дек)$/
const ENGLISH_MONTHS = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)$/
const DAY_AND_MONTH = /^(\d{1,2})[ .-]([а-я]+|[A-Z][a-z]+)\.?$/
const MONTH_AND_YEAR = /^([а-я]+|[A-Z][a-z]+)\.?[ .-]\d{2}(?:\d{2})?$/
const DATE =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})([./])(\d{1,2})\5(\d{4}))(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/

/**
 * Whether a text has exactly the form that a spreadsheet prints for a value that it has made itself.
 * @param text - the text of a cell
 * @param isCode - whether it should be a code such as a part number, of which spreadsheets make dates
 */
export function madeBySheet(text: string, isCode: boolean): MadeBySheet | undefined {
  const trimmed = text.trim()
  if (ERRORS.has(trimmed.toLocaleUpperCase())) return 'madeError'
  if (BOOLEANS.has(trimmed)) return 'madeBoolean'
  if (SHORT.test(trimmed)) return 'madeShort'
  return isCode && isDate(trimmed) ? 'madeDate' : undefined
}

function isDate(text: string) {
  const [, dayText, monthText = ''] = DAY_AND_MONTH.exec(text) ?? []
  if (dayText !== undefined) return isMonth(monthText) && Number(dayText) >= 1 && Number(dayText) <= 31
  const [, monthAlone] = MONTH_AND_YEAR.exec(text) ?? []
  if (monthAlone !== undefined) return isMonth(monthAlone)
  const whole = DATE.exec(text)
  if (!whole) return false
  const [, isoYear, isoMonth, isoDay, first, , second, year] = whole
  const [month = 0, day = 0] = [isoMonth ?? second, isoDay ?? first].map(Number)
  const isOfThisAge = Number(isoYear ?? year) >= 1900 && Number(isoYear ?? year) < 2200
  // With the month first, as in the United States.
  return isOfThisAge && (isReal(month, day) || (isoYear === undefined && isReal(day, month)))
}

const isReal = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31
const isMonth = (text: string) => MONTHS.test(text) || ENGLISH_MONTHS.test(text)
