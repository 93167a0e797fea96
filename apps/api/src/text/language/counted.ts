const rules = new Intl.PluralRules('ru')
const formats = { ru: new Intl.NumberFormat('ru-RU'), en: new Intl.NumberFormat('en-GB') }

/** A quantity as the panel prints it: `2 000`. */
export const grouped = (value: number, language: keyof typeof formats) => formats[language].format(value)

/** The plural form of a noun for a number: 1 пользователь, 2 пользователя, 5 пользователей. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count)
  return `${grouped(count, 'ru')} ${form === 'one' ? one : form === 'few' ? few : many}`
}
