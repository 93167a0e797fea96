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
