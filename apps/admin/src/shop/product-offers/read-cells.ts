import { m } from '#paraglide/messages.js'

const MIN_PRICE = 100

export function wholeIn(text: string, from: number, to: number) {
  const value = Number(text)
  return text !== '' && Number.isInteger(value) && value >= from && value <= to
    ? { value }
    : { error: m.offer_whole({ from, to }) }
}

export const readPrice = (text: string) =>
  Number(text) >= MIN_PRICE ? { value: Number(text) } : { error: m.offer_price_least() }
