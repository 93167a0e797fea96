import { capture } from './api/capture.ts'
import { directus } from './api/directus.ts'
import { installDirectus } from './api/directus-server.ts'
import { sizesOfTable } from './api/sizes-of-table.ts'
import { firstRows } from './api/first-rows.ts'
import { lists } from './api/lists.ts'
import { overview } from './api/overview.ts'
import { plans } from './api/plans.ts'
import { race } from './api/race.ts'
import type { Result } from './rounds.ts'
import { withLargeDatabase } from './target.ts'
import { writes } from './api/writes.ts'

/**
 * Compares the API over a million products with a bare server of the same statements, to measure sign-in, permissions,
 * validation and serialisation, and with Directus on the same table, requests every list with every filter and order,
 * and measures the overview, tables of several sizes, changes, an import and an export.
 */
export function api(): Promise<Result[]> {
  // Comes first, so that a registry out of reach is noticed before the long seed.
  installDirectus()
  return withLargeDatabase(async (url) => {
    // Runs before any sign-in, which changes records.
    const first = await firstRows(url)
    const captured = await capture(url)
    return [
      first,
      await plans(url, captured.pages),
      await overview(url),
      await sizesOfTable(url, captured.pages),
      await race(url, captured),
      await directus(url, captured),
      await writes(url),
      await lists(url),
    ]
  })
}
