/** What a cell says; `undefined` where it is no such value. */
export type Reader<Value> = (text: string) => Value | undefined

export const readText: Reader<string> = (text) => text

export const readInteger: Reader<number> = (text) => {
  const number = Number(text.replaceAll(/\s/g, ''))
  return Number.isInteger(number) ? number : undefined
}

/** «12,5» or «12.5 %» as basis points. */
export const readPercent: Reader<number> = (text) => readMoney(text.replace('%', ''))

/** «31.12.2026» or «2026-12-31» as the latter. */
export const readDay: Reader<string> = (text) => {
  const day = text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
}

/** «1 234,50» or «1234.5» roubles as kopecks. */
export const readMoney: Reader<number> = (text) => {
  const digits = text.replaceAll(/[\s₽]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : undefined
}
