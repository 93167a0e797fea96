import { capture } from './capture.ts'
import { firstRows } from './first-rows.ts'
import { lists } from './lists.ts'
import { plans } from './plans.ts'
import { race } from './race.ts'
import type { Result } from './rounds.ts'
import { withLargeDatabase } from './target.ts'

/**
 * The API on a million products against a bare server of the very statements that it sends: what sign-in, permissions,
 * validation, building and writing cost; and every list by every filter and order.
 */
export function api(): Promise<Result[]> {
  return withLargeDatabase(async (url) => {
    // Before anybody signs in: that alone changes records.
    const first = await firstRows(url)
    const captured = await capture(url)
    return [first, await plans(url, captured.pages), await race(url, captured), await lists(url)]
  })
}
