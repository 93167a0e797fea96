const rules = new Intl.PluralRules('ru-RU')

/** The form of a Russian noun that goes with a count. */
export const plural = (count: number, one: string, few: string, many: string) =>
  ({ one, few, many, zero: many, two: few, other: many })[rules.select(count)]
