import type { Params } from 'react-router'

/** The number in an address; anything else is an address that does not exist. */
export function recordId({ id = '' }: Params): number {
  const number = Number(id)
  if (/^[1-9]\d{0,15}$/.test(id) && Number.isSafeInteger(number)) return number
  throw new Response(null, { status: 404 })
}
