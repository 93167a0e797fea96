import type { Database } from '#db/database.ts'
import { HttpError } from '#http/errors.ts'

/** A record with the version that the caller saw. */
interface Item {
  id: number
  version: number
}

interface Result {
  processed: number
  skipped: { id: number; message: string }[]
}

/**
 * Makes the same change of each record by the rules of one; what a rule refuses is left as it was and told.
 * In the order of ids, so that two such calls wait for each other instead of locking each other out.
 */
export async function inBulk(
  tx: Database,
  items: Item[],
  change: (tx: Database, item: Item) => Promise<unknown>,
): Promise<Result> {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()].toSorted((a, b) => a.id - b.id)
  const skipped: Result['skipped'] = []
  for (const item of unique) {
    try {
      await tx.transaction((inner) => change(inner, item))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      skipped.push({ id: item.id, message: Object.values(error.details ?? {}).flat()[0] ?? error.message })
    }
  }
  return { processed: unique.length - skipped.length, skipped }
}
