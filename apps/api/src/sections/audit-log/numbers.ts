import { currentLanguage } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'

const formatsOf = (locale: string) => ({
  decimal: new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 }),
  money: new Intl.NumberFormat(locale, { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' }),
  percent: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
})
const formats = { ru: formatsOf('ru'), en: formatsOf('en-GB') }

/** Formats `1 234,50 ₽`. */
export const rubles = (kopecks: number) => formats[currentLanguage()].money.format(kopecks / 100)

/** Formats a number in the unit of its field. Coordinates keep their six digits. */
export function numberInWords(field: string, value: number): string {
  const { decimal, percent } = formats[currentLanguage()]
  if (field.endsWith('_kopecks')) return rubles(value)
  if (field.endsWith('_bp')) return percent.format(value / 10_000)
  if (field === 'size') return say`${decimal.format(Math.ceil(value / 1024))} КБ`
  return decimal.format(value)
}
