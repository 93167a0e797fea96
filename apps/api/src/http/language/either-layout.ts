import type { Operation } from '#contract/operations.ts'
import { otherLayout } from '#text/spellings/word-spellings.ts'

interface Searching {
  query: unknown
}

type Handle<Call> = (call: Call) => Promise<unknown>

/** Searches once more, in the other keyboard layout, where the words as typed find nothing. */
export function inEitherLayout<Call extends Searching>(operation: Operation, handle: Handle<Call>): Handle<Call> {
  const { method, query } = operation
  if (method !== 'GET' || !query.properties?.['q']) return handle
  return async (call) => {
    const result = await handle(call)
    if (!isEmpty(result)) return result
    const { query: typed } = call
    if (!isSearch(typed)) return result
    const q = otherLayout(typed.q)
    if (q === typed.q.toLowerCase()) return result
    const otherResult = await handle({ ...call, query: { ...typed, q } })
    return isEmpty(otherResult) ? result : otherResult
  }
}

function isEmpty(result: unknown): boolean {
  return isObject(result) && 'items' in result && Array.isArray(result.items) && result.items.length === 0
}

function isSearch(query: unknown): query is { q: string } {
  return isObject(query) && 'q' in query && typeof query.q === 'string'
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
