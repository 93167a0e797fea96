/**
 * Writes a whole number with its thousands apart. `Intl` would do it too, but its first use takes the browser as long as
 * drawing a list.
 */
export const grouped = (value: number, separator: string) =>
  String(value).replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, separator)
