import { getLocale } from './locale.ts'

/** Kopecks as `1 234,50 ₽`, written without `Intl`, whose first use takes the browser as long as drawing a list. */
export function formatMoney(kopecks: number) {
  const isRussian = getLocale() === 'ru'
  const [space, point] = isRussian ? ['\u00a0', ','] : [',', '.']
  const absoluteKopecks = Math.round(Math.abs(kopecks))
  const roubles = String(Math.floor(absoluteKopecks / 100)).replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, space)
  const sum = `${roubles}${point}${String(absoluteKopecks % 100).padStart(2, '0')}`
  return `${kopecks < 0 ? '-' : ''}${isRussian ? `${sum}\u00a0₽` : `₽${sum}`}`
}

/** A sum below it is short enough in whole roubles. */
const SHORT_KOPECKS = 10_000_000

/** Kopecks in whole roubles, thousands or millions, such as `24,5 млн ₽`, where the exact sum stands elsewhere. */
export const formatRoundMoney = (kopecks: number) =>
  (kopecks / 100).toLocaleString(getLocale() === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: Math.abs(kopecks) < SHORT_KOPECKS ? 0 : 1,
    ...(Math.abs(kopecks) >= SHORT_KOPECKS && { notation: 'compact' }),
  })
