const KEY = 'locale'

type Locale = 'ru' | 'en'

// The build replaces Paraglide's runtime with this module.
export const getLocale = (): Locale => (localStorage.getItem(KEY) === 'en' ? 'en' : 'ru')

export function setLocale(locale: Locale) {
  const previous = getLocale()
  localStorage.setItem(KEY, locale)
  if (locale !== previous) window.location.reload()
}
