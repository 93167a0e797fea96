import type { Database } from '#db/database.ts'
import { Refusal } from '#errors.ts'
import { inTrial } from '#query/attempt.ts'
import { text } from '#text/language/language.ts'

/** A record in the version that the caller saw. */
interface Item {
  id: number
  version: number
}

interface Result {
  processed: number
  skipped: { id: number; message: string }[]
  changed: Item[]
}

/**
 * Applies the same change to each record by the rules of a single one; a refused record stays unchanged and its message
 * is returned. Records are locked in the order of their ids, so that two such calls wait for each other. A change may
 * lock other records as well; a deadlock with those rolls the call back, and it is repeated. A dry run makes every
 * change and rolls it back.
 */
export async function inBulk(
  tx: Database,
  items: Item[],
  change: (tx: Database, item: Item) => Promise<Item>,
  { dry_run: isDryRun = false }: { dry_run?: boolean } = {},
): Promise<Result> {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()].toSorted((a, b) => a.id - b.id)
  const skipped: Result['skipped'] = []
  const changed: Item[] = []
  for (const item of unique) {
    try {
      const { id, version } = await inTrial(tx, isDryRun, (inner) => change(inner, item))
      if (!isDryRun) changed.push({ id, version })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const message = Object.values(error.details ?? {}).flat()[0] ?? error.message
      skipped.push({ id: item.id, message: text(message) })
    }
  }
  return { processed: unique.length - skipped.length, skipped, changed }
}
