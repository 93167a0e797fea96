import { getLocale } from './locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Kopecks as `1 234,50 ₽`. */
export function formatMoney(kopecks: number) {
  const locale = getLocale() === 'ru' ? 'ru-RU' : 'en-GB'
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'RUB', currencyDisplay: 'narrowSymbol' })
  formats.set(locale, format)
  return format.format(kopecks / 100)
}
