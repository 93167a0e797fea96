import { capture } from './capture.ts'
import { firstRows } from './first-rows.ts'
import { lists } from './lists.ts'
import { plans } from './plans.ts'
import { race } from './race.ts'
import type { Result } from './rounds.ts'
import { withLargeDatabase } from './target.ts'

/**
 * Compares the API over a million products with a bare server of the same statements, to measure sign-in, permissions,
 * validation and serialisation, and requests every list with every filter and order.
 */
export function api(): Promise<Result[]> {
  return withLargeDatabase(async (url) => {
    // Runs before any sign-in, which changes records.
    const first = await firstRows(url)
    const captured = await capture(url)
    return [first, await plans(url, captured.pages), await race(url, captured), await lists(url)]
  })
}
