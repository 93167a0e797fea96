import { getLocale } from '#text/locale.ts'

export const formatCount = (count: number) => count.toLocaleString(getLocale() === 'ru' ? 'ru-RU' : 'en-GB')
