const KEY = 'locale'

type Locale = 'ru' | 'en'

export const getLocale = (): Locale => (localStorage.getItem(KEY) === 'en' ? 'en' : 'ru')

export function setLocale(locale: Locale) {
  const previous = getLocale()
  localStorage.setItem(KEY, locale)
  if (locale !== previous) window.location.reload()
}
