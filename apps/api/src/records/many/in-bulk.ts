import type { Database } from '#db/database.ts'
import { inTrial } from '#query/attempt.ts'
import { type BulkResult, inOrder, type Item, skippedFor } from './outcomes.ts'

/**
 * Applies the same change to each record by the rules of a single one; a refused record stays unchanged and its message
 * is returned. Records are locked in the order of their ids, so that two such calls wait for each other. A change may
 * lock other records as well; a deadlock with those rolls the call back, and it is repeated. A dry run makes every
 * change and rolls it back.
 */
export async function inBulk(
  tx: Database,
  items: readonly Item[],
  change: (tx: Database, item: Item) => Promise<Item>,
  { dry_run: isDryRun = false }: { dry_run?: boolean } = {},
): Promise<BulkResult> {
  const unique = inOrder(items)
  const skipped: BulkResult['skipped'] = []
  const changed: Item[] = []
  for (const item of unique) {
    try {
      const { id, version } = await inTrial(tx, isDryRun, (inner) => change(inner, item))
      if (!isDryRun) changed.push({ id, version })
    } catch (error) {
      skipped.push(skippedFor(item.id, error))
    }
  }
  return { processed: unique.length - skipped.length, skipped, changed }
}
