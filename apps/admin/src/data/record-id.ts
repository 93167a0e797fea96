import type { Params } from 'react-router'

/** Parses the number in an address; null for anything else, which is not found. */
export function recordId({ id = '' }: Params): number {
  const number = Number(id)
  if (/^[1-9]\d{0,15}$/.test(id) && Number.isSafeInteger(number)) return number
  throw new Response(null, { status: 404 })
}
