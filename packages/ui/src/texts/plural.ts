// Made when it is needed: the first use of `Intl` takes a browser as long as drawing a list.
let rules: Intl.PluralRules | undefined

/** Returns the form of a Russian noun for a count. */
export const plural = (count: number, one: string, few: string, many: string) =>
  ({ one, few, many, zero: many, two: few, other: many })[(rules ??= new Intl.PluralRules('ru-RU')).select(count)]
