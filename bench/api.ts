import { capture } from './api/capture.ts'
import { exports } from './api/exports.ts'
import { lists } from './api/lists.ts'
import { plans } from './api/plans.ts'
import { race } from './api/race.ts'
import type { Result } from './rounds.ts'
import { withLargeDatabase } from './target.ts'

/**
 * Compares the API over a million products with a bare server of the same statements, to measure sign-in, permissions,
 * validation and serialisation, requests every list with every filter and order, and measures an export.
 */
export function api(): Promise<Result[]> {
  return withLargeDatabase(async (url) => {
    // Runs before any sign-in, which changes records.
    const captured = await capture(url)
    return [await plans(url, captured.pages), await race(url, captured), await exports(url), await lists(url)]
  })
}
