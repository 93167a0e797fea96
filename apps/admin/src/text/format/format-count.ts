import { getLocale } from '#text/locale.ts'

/** Small numbers are written without `Intl`, whose first use takes the browser as long as drawing a list. */
export const formatCount = (count: number) =>
  Number.isInteger(count) && count >= 0 && count < 1000
    ? String(count)
    : count.toLocaleString(getLocale() === 'ru' ? 'ru-RU' : 'en-GB')
