export function rubles(kopecks: number | null): number | null {
  return kopecks === null ? null : kopecks / 100
}

const words = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' })

/** «1 234,50 ₽» */
export const rublesInWords = (kopecks: number): string => words.format(kopecks / 100)
