const rules = new Intl.PluralRules('ru-RU')

/** Returns the form of a Russian noun for a count. */
export const plural = (count: number, one: string, few: string, many: string) =>
  ({ one, few, many, zero: many, two: few, other: many })[rules.select(count)]
