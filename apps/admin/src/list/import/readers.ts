import { isDay } from '@admin-panel/sdk/validation'
import { plainNumber, readNumber, scaledNumber } from '@admin-panel/ui/read-number'

/** A cell's value; `undefined` if it cannot be parsed. */
export type Reader<Value> = (text: string) => Value | undefined

export const readText: Reader<string> = (text) => text

export const readInteger: Reader<number> = (text) => decimal(text, 0)

/** Parses «12,5» or «12.5 %» as basis points. */
export const readPercent: Reader<number> = (text) => decimal(text.replace(/%\s*$/, ''), 2)

/** Parses «31.12.2026» or «2026-12-31» as the latter. */
export const readDay: Reader<string> = (text) => {
  const day = text.trim().replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')
  return isDay(day) ? day : undefined
}

/** Parses «1 234,50» or «1234.5» roubles as kopecks. */
export const readMoney: Reader<number> = (text) => decimal(text, 2)

function decimal(text: string, fraction: number) {
  const parts = readNumber(text, { fraction })
  if (typeof parts === 'string') return undefined
  const numberText = plainNumber(parts)
  return numberText === '' ? undefined : scaledNumber(numberText, fraction)
}
