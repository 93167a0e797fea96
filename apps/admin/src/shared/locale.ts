const KEY = 'locale'

type Locale = 'ru' | 'en'

// Paraglide's own runtime also reads addresses and cookies, at every message and in every visitor's first download:
// the build puts this module in its place.
/** @public Every message asks for it. */
export const experimentalStaticLocale = undefined

export const getLocale = (): Locale => (localStorage.getItem(KEY) === 'en' ? 'en' : 'ru')

export function setLocale(locale: Locale) {
  const previous = getLocale()
  localStorage.setItem(KEY, locale)
  if (locale !== previous) window.location.reload()
}
