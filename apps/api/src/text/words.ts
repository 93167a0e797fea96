import { currentLanguage } from './language/language.ts'

const countries = {
  ru: new Intl.DisplayNames('ru', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

/** The country in the language of the request. */
export const countryLabel = (code: string) => countries[currentLanguage()].of(code) ?? code

/** Formats a time zone: `UTC+7 (Asia/Novosibirsk)` */
export function zoneLabel(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value
  return `${offset?.replace('GMT', 'UTC')} (${timeZone})`
}
