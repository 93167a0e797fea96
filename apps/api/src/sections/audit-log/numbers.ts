const decimal = new Intl.NumberFormat('ru', { useGrouping: false, maximumFractionDigits: 6 })
const money = new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB' })
const percent = new Intl.NumberFormat('ru', { style: 'percent', maximumFractionDigits: 2 })

/** Formats `1 234,50 ₽`. */
export const rubles = (kopecks: number) => money.format(kopecks / 100)

/** Formats a number in the unit of its field. Coordinates keep their six digits. */
export function numberInWords(field: string, value: number): string {
  if (field.endsWith('_kopecks')) return rubles(value)
  if (field.endsWith('_bp')) return percent.format(value / 10_000)
  if (field === 'size') return `${decimal.format(Math.ceil(value / 1024))} КБ`
  return decimal.format(value)
}
