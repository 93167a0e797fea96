import { Refusal } from '#errors.ts'
import { text } from '#text/language/language.ts'

/** A record in the version that the caller saw. */
export interface Item {
  id: number
  version: number
}

export interface BulkResult {
  processed: number
  skipped: { id: number; message: string }[]
  changed: Item[]
}

/** Each record once, in the order of the ids: two calls that lock in this order wait for each other. */
export function inOrder(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()].toSorted((a, b) => a.id - b.id)
}

/** Tells why a record was skipped; an error that is no refusal is thrown again. */
export function skippedFor(id: number, error: unknown): BulkResult['skipped'][number] {
  if (!(error instanceof Refusal)) throw error
  return { id, message: text(Object.values(error.details ?? {}).flat()[0] ?? error.message) }
}
