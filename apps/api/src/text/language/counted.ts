const rules = new Intl.PluralRules('ru')

/** The plural form of a noun for a number: 1 пользователь, 2 пользователя, 5 пользователей. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = rules.select(count)
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`
}
