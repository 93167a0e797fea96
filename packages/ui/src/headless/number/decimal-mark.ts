/** The mark before the decimals of a number: a comma in Russian, a dot in English. */
export const decimalMark = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
