import { eq } from '#db/drizzle.ts'
import { operation } from './schema.ts'
import { apply, nextItems, type Work } from './step.ts'

const ENOUGH = 3

/** Tries the first items at once, so that a wrong value is refused by its field where it was given. */
export async function tryFirst(work: Omit<Work, 'onError'>, id: number): Promise<void> {
  const [stored] = await work.db.select().from(operation).where(eq(operation.id, id))
  if (stored) await apply(work, stored, await nextItems(work.db, stored, ENOUGH))
}
