import { m } from '#paraglide/messages.js'
import type { Reader } from '#list/import/read/readers.ts'

interface Shelf {
  store_point_code: string
  quantity: number
}

/** Parses «MSK-01: 12, SPB-02: 3», the stock by point. */
export function parseShelves(text: string): Shelf[] | undefined {
  const shelves = text.split(/[,;]/).map((part) => /^([^:=]+)[:=]\s*(\d{1,9})$/.exec(part.trim()))
  return shelves.includes(null)
    ? undefined
    : shelves.map((match) => ({ store_point_code: match?.[1]?.trimEnd() ?? '', quantity: Number(match?.[2]) }))
}

export const readShelves: Reader<Shelf[]> = ({ kind, text }) => {
  const value = kind === 'text' ? parseShelves(text) : undefined
  return value ? { value } : { why: m.import_shelves_wrong({ text }) }
}

export const writeShelves = (shelves: readonly { code: string; quantity: number }[]) =>
  shelves.map(({ code, quantity }) => `${code}: ${quantity}`).join(', ')
