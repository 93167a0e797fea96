/** What a cell says; `undefined` where it is no such value. */
export type Reader<Value> = (text: string) => Value | undefined

export const readText: Reader<string> = (text) => text

export const readInteger: Reader<number> = (text) => {
  const number = Number(text.replaceAll(/\s/g, ''))
  return Number.isInteger(number) ? number : undefined
}

/** «1 234,50» or «1234.5» roubles as kopecks. */
export const readMoney: Reader<number> = (text) => {
  const digits = text.replaceAll(/[\s₽]/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : undefined
}

/** `2026-11-20` or `20.11.2026`. */
export const readDay: Reader<string> = (text) => {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? []
  const date = year ? `${year}-${month}-${day}` : text
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined
}

/** One of the values of an enumeration, by its name in the contract or by its label. */
export function readChoice<Value extends string>(options: readonly { value: Value; label: string }[]): Reader<Value> {
  return (text) => {
    const words = text.toLocaleLowerCase()
    return options.find(({ value, label }) => value === words || label.toLocaleLowerCase() === words)?.value
  }
}
